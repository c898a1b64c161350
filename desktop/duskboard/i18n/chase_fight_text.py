"""Reports of fights, barriers broken and chases made up -> words."""

from duskboard.core.chase.calling import Caller
from duskboard.core.chase.check import CheckSource, Difficulty
from duskboard.core.chase.conflict import Answer, Goal, Upper
from duskboard.core.chase.vehicle import Condition
from duskboard.i18n.chase_check_text import check_name, check_value
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, dotted
from duskboard.i18n.points_text import points_change, points_text
from duskboard.i18n.report_row import ReportText, Tone
from duskboard.i18n.roll_text import roll_name, total_text
from duskboard.i18n.sheet_check_text import verdict_text
from duskboard.i18n.words import Words
from duskboard.play.chase.attack import AttackKind
from duskboard.play.chase.breaking import BarrierBattered
from duskboard.play.chase.calling import SuddenCalled
from duskboard.play.chase.exchange import Thrown
from duskboard.play.chase.hiding import TrailKind, TrailTried
from duskboard.play.chase.improvising import PlaceLine, PlacesImprovised, PoolFixed
from duskboard.play.chase.making import HazardMade
from duskboard.play.chase.striking import AttackMade, Mastered
from duskboard.play.chase.wound import Wound
from duskboard.table.transaction import Report


def fight_row(words: Words, report: Report | None) -> ReportText | None:
    """Return the row of a report of a fight or of a chase made up, or None for any other."""
    match report:
        case AttackMade():
            return _attack_row(words, report)
        case BarrierBattered():
            return _battered_row(words, report)
        case SuddenCalled():
            return _called_row(words, report)
        case TrailTried():
            return _trail_row(words, report)
        case HazardMade():
            return _made_row(words, report)
        case _:
            return _made_up_row(words, report)


def fight_act(words: Words, report: Report | None) -> str | None:
    """Return such a step in a few words, or None for any other."""
    match report:
        case AttackMade(name=name, target_name=target):
            text = words.gettext("%(name)s attacks %(target)s")
            if report.kind is AttackKind.SHOT:
                text = words.gettext("%(name)s shoots at %(target)s")
            elif report.kind is AttackKind.RAM:
                text = words.gettext("%(name)s rams %(target)s")
            return text % {"name": name, "target": target}
        case BarrierBattered(name=name, barrier=barrier):
            text = words.gettext("%(name)s breaks “%(obstacle)s”")
            return text % {"name": name, "obstacle": barrier}
        case _:
            return _trail_act(words, report) or _made_up_act(words, report)


def _trail_act(words: Words, report: Report | None) -> str | None:
    match report:
        case TrailTried(name=name, kind=TrailKind.HIDE):
            return words.gettext("%(name)s hides") % {"name": name}
        case TrailTried(name=name):
            return words.gettext("%(name)s looks for the trail") % {"name": name}
        case HazardMade(name=name, deed=deed):
            return words.pgettext("chase", "%(name)s: %(what)s") % {"name": name, "what": deed}
        case _:
            return None


def _made_up_act(words: Words, report: Report | None) -> str | None:
    match report:
        case SuddenCalled(caller=caller):
            text = words.gettext("Sudden hazard called: %(caller)s")
            return text % {"caller": enum_text(words, caller)}
        case PlacesImprovised(lines=lines):
            text = words.ngettext("%(count)d place made up", "%(count)d places made up", len(lines))
            return text % {"count": len(lines)}
        case PoolFixed():
            return words.gettext("Actions a round fixed")
        case _:
            return None


def thrown_text(words: Words, side: Thrown, difficulty: Difficulty = Difficulty.REGULAR) -> str:
    """Return what one side rolled and how it went: "Fighting 50 38, Hard success"."""
    rolled = enum_text(words, side.source)
    if side.roll is not None:
        texts = {
            "skill": check_name(words, side.skill, side.source),
            "value": check_value(words, side.source, side.value),
        }
        against = words.pgettext("check", "%(skill)s %(value)s") % texts
        total = total_text(side.roll.what, side.roll.total)
        rolled = words.pgettext("chase", "%(check)s: %(total)s") % {
            "check": against,
            "total": total,
        }
    level = difficulty if side.source is CheckSource.D100 else Difficulty.REGULAR
    return clauses(words, [rolled, verdict_text(words, side.verdict, level)])


def build_text(build: float) -> str:
    """Return a Build in figures: "5", "½"."""
    return "½" if 0 < build < 1 else str(int(build))


def wound_text(words: Words, wound: Wound) -> str:
    """Return what somebody or a vehicle lost: "Edda 11 → 7 hit points", "Car −2 Build, wreck"."""
    if wound.condition is None:
        change = points_text(words, None, None)
        if wound.hit_points_before is not None and wound.hit_points_after is not None:
            change = points_change(words, wound.hit_points_before, wound.hit_points_after)
        parts = [change]
        if wound.armour:
            text = words.pgettext("chase", "armour takes %(count)d")
            parts.append(text % {"count": wound.armour})
    else:
        parts = _vehicle_parts(words, wound)
    return words.pgettext("chase", "%(name)s: %(what)s") % {
        "name": wound.name,
        "what": clauses(words, parts),
    }


def _vehicle_parts(words: Words, wound: Wound) -> list[str]:
    parts = [words.pgettext("chase", "no Build lost")]
    if wound.build_lost:
        text = words.pgettext("chase", "−%(build)s Build")
        parts = [text % {"build": build_text(wound.build_lost)}]
    if wound.tyres:
        parts.insert(0, words.pgettext("chase", "a tyre bursts"))
    if wound.is_capped:
        parts.append(words.pgettext("chase", "no more than the other one has"))
    if wound.condition is not None and wound.condition is not Condition.SOUND:
        parts.append(enum_text(words, wound.condition))
    return parts


def _attack_row(words: Words, report: AttackMade) -> ReportText:
    sides = [
        "" if report.own is None else thrown_text(words, report.own, report.difficulty),
        "" if report.reply is None else _reply_text(words, report, report.reply),
    ]
    figure = ""
    first = report.own or report.reply
    if first is not None:
        figure = enum_text(words, first.verdict)
        if first.roll is not None:
            figure = total_text(first.roll.what, first.roll.total)
    tones = {Upper.ATTACKER: Tone.GOOD, Upper.TARGET: Tone.BAD, Upper.NOBODY: Tone.MIXED}
    parts = [_deed(words, report), *sides, _outcome(words, report)]
    if report.damage is not None:
        texts = {"dice": roll_name(words, report.damage.what), "total": report.damage.total}
        parts.append(words.pgettext("chase", "%(dice)s: %(total)d") % texts)
    parts += [wound_text(words, one) for one in report.wounds]
    parts.append("" if report.mastered is None else _mastered_text(words, report.mastered))
    parts.append(_actions(words, report.price) if report.price else "")
    return ReportText(
        title=report.name,
        detail=dotted(words, parts),
        figure=figure,
        tone=Tone.SECRET if report.secret else tones[report.upper],
    )


def _deed(words: Words, report: AttackMade) -> str:
    texts = {"target": report.target_name, "weapon": report.weapon}
    match report.kind:
        case AttackKind.RAM:
            return words.pgettext("chase", "rams %(target)s") % texts
        case AttackKind.SHOT:
            return words.pgettext("chase", "shoots at %(target)s: %(weapon)s") % texts
        case AttackKind.MANEUVER:
            return words.pgettext("chase", "maneuver against %(target)s") % texts
        case AttackKind.BLOW if report.weapon:
            return words.pgettext("chase", "attacks %(target)s: %(weapon)s") % texts
        case AttackKind.BLOW:
            return words.pgettext("chase", "attacks %(target)s") % texts


def _reply_text(words: Words, report: AttackMade, reply: Thrown) -> str:
    texts = {"name": report.target_name, "what": enum_text(words, report.answer)}
    said = words.pgettext("chase", "%(name)s: %(what)s") % texts
    return clauses(words, [said, thrown_text(words, reply)])


def _outcome(words: Words, report: AttackMade) -> str:
    if report.upper is Upper.TARGET and report.answer is Answer.DODGE:
        return words.pgettext("chase", "dodged")
    if report.upper is Upper.TARGET:
        text = words.pgettext("chase", "%(name)s has the better of it")
        return text % {"name": report.target_name}
    if report.upper is Upper.NOBODY:
        return words.pgettext("chase", "nothing happens")
    if report.mastered is not None:
        return words.pgettext("chase", "it comes off")
    return words.pgettext("chase", "a hit")


def _mastered_text(words: Words, done: Mastered) -> str:
    if done.goal is Goal.OTHER:
        return done.words
    if done.control is not None and done.control.passed:
        text = words.pgettext("chase", "%(name)s keeps control")
        return text % {"name": done.name}
    text = words.npgettext(
        "chase", "%(name)s loses %(count)d action", "%(name)s loses %(count)d actions", done.lost
    )
    lost = text % {"name": done.name, "count": done.lost}
    owes = words.ngettext("owes %(count)d", "owes %(count)d", done.owed)
    owed = owes % {"count": done.owed} if done.owed else ""
    to = words.pgettext("chase", "to %(place)s") % {"place": done.place} if done.place else ""
    return clauses(words, [lost, owed, to])


def _battered_row(words: Words, report: BarrierBattered) -> ReportText:
    state = points_text(words, report.after, report.full)
    if report.after == 0:
        state = words.pgettext("chase", "broken")
    through = ""
    if report.place:
        through = words.pgettext("chase", "through to %(place)s") % {"place": report.place}
    parts = [
        words.pgettext("chase", "against “%(obstacle)s”") % {"obstacle": report.barrier},
        report.weapon,
        roll_name(words, report.roll.what),
        state,
        through,
        words.pgettext("chase", "slowly") if report.is_slow else "",
        "" if report.wound is None else wound_text(words, report.wound),
        _actions(words, report.price),
    ]
    return ReportText(
        title=report.name,
        detail=dotted(words, parts),
        figure=f"−{report.roll.total}",
        tone=Tone.GOOD if report.after == 0 else Tone.MIXED,
    )


def _called_row(words: Words, report: SuddenCalled) -> ReportText:
    who = {"name": report.name, "value": report.luck}
    luck = words.pgettext("chase", "group Luck %(value)d") % who
    if report.name:
        luck = words.pgettext("chase", "group Luck %(value)d (%(name)s)") % who
    placed = words.pgettext("chase", "the Keeper says where it is")
    if report.placed_by is Caller.PLAYERS:
        placed = words.pgettext("chase", "the players say where it is")
    called = words.pgettext("chase", "called by: %(caller)s")
    parts = [
        called % {"caller": enum_text(words, report.caller)},
        luck,
        verdict_text(words, report.verdict, report.difficulty),
        placed,
    ]
    figure = enum_text(words, report.verdict)
    if report.roll is not None:
        figure = total_text(report.roll.what, report.roll.total)
    tone = Tone.GOOD if report.passed else Tone.BAD
    return ReportText(
        title=words.pgettext("chase", "Sudden hazard"),
        detail=dotted(words, parts),
        figure=figure,
        tone=Tone.SECRET if report.secret else tone,
    )


def _trail_row(words: Words, report: TrailTried) -> ReportText:
    deed = words.pgettext("chase", "looks for the trail")
    result = words.pgettext("chase", "on the trail")
    if report.kind is TrailKind.HIDE:
        deed = words.pgettext("chase", "hides")
        result = words.pgettext("chase", "not seen")
    if not report.passed:
        result = words.pgettext("chase", "the trail is lost")
        if report.kind is TrailKind.HIDE:
            result = words.pgettext("chase", "found")
    second = ""
    if report.driving is not None:
        texts = {
            "skill": check_name(words, report.driven_with, CheckSource.D100),
            "value": report.driving,
        }
        second = words.pgettext("chase", "and %(skill)s %(value)d with the same roll") % texts
    figure = enum_text(words, report.own.verdict)
    if report.own.roll is not None:
        figure = total_text(report.own.roll.what, report.own.roll.total)
    tone = Tone.GOOD if report.passed else Tone.BAD
    rolled = thrown_text(words, report.own, report.difficulty)
    return ReportText(
        title=report.name,
        detail=dotted(words, [deed, rolled, second, result]),
        figure=figure,
        tone=Tone.SECRET if report.secret else tone,
    )


def _made_row(words: Words, report: HazardMade) -> ReportText:
    rolled = ""
    if report.own is not None:
        rolled = thrown_text(words, report.own, report.difficulty)
    texts = {"obstacle": report.obstacle, "start": report.start, "end": report.end}
    lies = words.pgettext("chase", "“%(obstacle)s” from %(start)s to %(end)s") % texts
    failed = words.pgettext("chase", "nothing comes of it")
    tone = Tone.NEUTRAL
    if report.own is not None:
        tone = Tone.GOOD if report.passed else Tone.BAD
    return ReportText(
        title=report.name,
        detail=dotted(
            words,
            [
                report.deed,
                rolled,
                lies if report.passed else failed,
                _actions(words, report.price),
            ],
        ),
        tone=Tone.SECRET if report.secret else tone,
    )


def _made_up_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case PlacesImprovised(lines=lines):
            parts = [_place_line(words, line) for line in lines]
            if report.seed is not None:
                text = words.pgettext("chase", "number %(seed)d")
                parts.append(text % {"seed": report.seed})
            if report.told:
                parts.append(words.pgettext("chase", "told"))
            title = words.pgettext("chase", "The next places")
            return ReportText(title=title, detail=dotted(words, parts))
        case PoolFixed(actions=actions):
            title = words.pgettext("chase", "Actions")
            detail = words.pgettext("chase", "by MOV again, from the next round on")
            if actions is not None:
                text = words.npgettext(
                    "chase",
                    "%(count)d for everybody, from the next round on",
                    "%(count)d for everybody, from the next round on",
                    actions,
                )
                detail = text % {"count": actions}
            return ReportText(title=title, detail=detail)
        case _:
            return None


def _place_line(words: Words, line: PlaceLine) -> str:
    texts = {"place": line.place, "total": f"{line.total:02d}"}
    said = words.pgettext("chase", "%(place)s %(total)s") % texts
    if line.difficulty is None:
        return clauses(words, [said, words.pgettext("chase", "clear")])
    return clauses(words, [said, line.obstacle, enum_text(words, line.difficulty)])


def _actions(words: Words, count: int) -> str:
    return words.ngettext("%(count)d action", "%(count)d actions", count) % {"count": count}
