"""Reports of playing a chase -> words: rounds, moves, obstacles, the word of the game master."""

from collections.abc import Sequence

from duskboard.core.chase.check import CheckSource, Difficulty
from duskboard.core.chase.participant import Side
from duskboard.core.chase.track import ObstacleKind
from duskboard.core.dice import Percentile
from duskboard.i18n.chase_check_text import check_name, check_value
from duskboard.i18n.chase_setup_text import hazard_text
from duskboard.i18n.clock_text import ticked_parts
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, dotted, names
from duskboard.i18n.report_row import ReportText, Tone
from duskboard.i18n.roll_text import total_text
from duskboard.i18n.sheet_check_text import luck_text, verdict_text
from duskboard.i18n.words import Words
from duskboard.play.chase.crossing import CautionPrepared, ObstacleTried
from duskboard.play.chase.marching import PursuerLine, PursuersMoved
from duskboard.play.chase.moving import OtherActed, Stepped
from duskboard.play.chase.overruling import (
    ActionsLost,
    ActionsOverruled,
    MoveOverruled,
    TurnOverruled,
)
from duskboard.play.chase.running import (
    ChaseStarted,
    GunReadied,
    PoolsRecounted,
    RoundBegun,
    TiesArranged,
    TiesRolled,
    TurnDelayed,
    TurnEnded,
    TurnTaken,
)
from duskboard.play.chase.throwing import TieLine
from duskboard.table.transaction import Report


def turn_row(words: Words, report: Report | None) -> ReportText | None:
    """Return the row of a report of playing a chase, or None for any other."""
    return (
        _round_row(words, report)
        or _order_row(words, report)
        or _move_row(words, report)
        or _overruled_row(words, report)
    )


def turn_act(words: Words, report: Report | None) -> str | None:
    """Return a step of playing a chase in a few words, or None for any other."""
    return (
        _round_act(words, report)
        or _order_act(words, report)
        or _move_act(words, report)
        or _overruled_act(words, report)
    )


def all_of(words: Words, side: Side) -> str:
    """Return everybody of a side: "All pursuers"."""
    if side is Side.QUARRY:
        return words.pgettext("chase", "All quarry")
    return words.pgettext("chase", "All pursuers")


def _round_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case ChaseStarted(name=title):
            begun = words.pgettext("chase", "the chase is on")
            parts = [begun, _first(words, report.first), _ties(words, report.ties)]
            detail = dotted(words, [*parts, *_parted(words, report)])
        case RoundBegun():
            title = _round(words, report.number)
            moved = [hazard_text(words, line) for line in report.hazards]
            skipped = _skipped(words, report.skipped)
            clocks = ticked_parts(words, report.ticked)
            detail = dotted(words, [_first(words, report.first), skipped, *moved, *clocks])
        case TurnEnded(name=title):
            begun = "" if report.begun is None else _round(words, report.begun)
            unused = ""
            if report.unused:
                text = words.ngettext(
                    "%(count)d action unused", "%(count)d actions unused", report.unused
                )
                unused = text % {"count": report.unused}
            parts = [words.pgettext("chase", "turn ended"), unused, begun]
            moved = [hazard_text(words, line) for line in report.hazards]
            skipped = _skipped(words, report.skipped)
            parts = [*parts, _then(words, report.then), skipped, *moved]
            detail = dotted(words, [*parts, *ticked_parts(words, report.ticked)])
        case TurnDelayed(name=title):
            waits = words.pgettext("chase", "waits")
            detail = dotted(words, [waits, _then(words, report.then)])
        case TurnTaken(name=title):
            detail = words.pgettext("chase", "acts now")
        case PoolsRecounted():
            title = words.pgettext("chase", "Actions")
            detail = words.pgettext("chase", "counted anew for everybody")
        case _:
            return None
    return ReportText(title=title, detail=detail)


def _order_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case TiesRolled():
            title = words.pgettext("chase", "Equal DEX")
            detail = _ties(words, report.ties)
        case TiesArranged():
            title = words.pgettext("chase", "Equal DEX")
            text = words.pgettext("chase", "acting in this order: %(names)s")
            detail = text % {"names": names(words, report.names)}
        case GunReadied(name=title, ready=True):
            detail = words.pgettext("chase", "shoots this round: DEX 50 higher")
        case GunReadied(name=title):
            detail = words.pgettext("chase", "does not shoot this round")
        case _:
            return None
    return ReportText(title=title, detail=detail)


def _move_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case ObstacleTried():
            return _tried_row(words, report)
        case Stepped(name=title):
            to = words.pgettext("chase", "to %(place)s") % {"place": report.place}
            detail = dotted(words, [to, _actions(words, report.price)])
        case PursuersMoved():
            title = all_of(words, report.side)
            detail = clauses(words, [_marched(words, line) for line in report.lines])
        case OtherActed(name=title):
            what = report.what or words.pgettext("chase", "did something else")
            detail = dotted(words, [what, _actions(words, report.price)])
        case CautionPrepared(name=title):
            text = words.ngettext(
                "%(count)d bonus die ready for “%(obstacle)s”",
                "%(count)d bonus dice ready for “%(obstacle)s”",
                report.in_all,
            )
            ready = text % {"count": report.in_all, "obstacle": report.obstacle}
            detail = dotted(words, [ready, _actions(words, report.dice)])
        case _:
            return None
    return ReportText(title=title, detail=detail)


def _overruled_row(words: Words, report: Report | None) -> ReportText | None:
    figure = ""
    match report:
        case MoveOverruled(name=title):
            moved = words.pgettext("chase", "put at %(after)s") % {"after": report.after}
            if report.before:
                text = words.pgettext("chase", "put from %(before)s to %(after)s")
                moved = text % {"before": report.before, "after": report.after}
            detail = _said(words, moved)
        case ActionsOverruled(name=title):
            detail = _said(words, _overruled_actions(words, report))
        case TurnOverruled(name=title):
            detail = _said(words, words.pgettext("chase", "acts now"))
        case ActionsLost(name=title):
            detail = _loss(words, report.lost, report.owed)
            if report.told:
                detail = dotted(words, [detail, words.pgettext("chase", "told")])
            figure = f"−{report.lost}"
        case _:
            return None
    return ReportText(title=title, detail=detail, figure=figure)


def _round_act(words: Words, report: Report | None) -> str | None:
    match report:
        case ChaseStarted():
            return words.gettext("Chase started")
        case RoundBegun(number=number):
            return words.gettext("Round %(number)d begun") % {"number": number}
        case PoolsRecounted():
            return words.gettext("Actions counted anew")
        case TurnEnded(name=name):
            text = words.gettext("End of %(name)s’s turn")
        case TurnDelayed(name=name):
            text = words.gettext("%(name)s waits")
        case TurnTaken(name=name) | TurnOverruled(name=name):
            text = words.gettext("%(name)s acts now")
        case _:
            return None
    return text % {"name": name}


def _order_act(words: Words, report: Report | None) -> str | None:
    match report:
        case TiesRolled():
            return words.gettext("Equal DEX rolled")
        case TiesArranged():
            return words.gettext("Equal DEX put in order")
        case GunReadied(name=name, ready=True):
            text = words.gettext("%(name)s readies a gun")
        case GunReadied(name=name):
            text = words.gettext("%(name)s lowers the gun")
        case _:
            return None
    return text % {"name": name}


def _move_act(words: Words, report: Report | None) -> str | None:
    match report:
        case ObstacleTried(name=name):
            total = _total(words, report)
            texts = {"name": name, "obstacle": report.obstacle, "total": total}
            return words.gettext("%(name)s at “%(obstacle)s”: %(total)s") % texts
        case Stepped(name=name, place=place) | MoveOverruled(name=name, after=place):
            return words.gettext("%(name)s to %(place)s") % {"name": name, "place": place}
        case PursuersMoved(side=side):
            quarry = words.gettext("All quarry moved")
            return quarry if side is Side.QUARRY else words.gettext("All pursuers moved")
        case OtherActed(name=name):
            what = report.what or words.pgettext("chase", "did something else")
            return words.pgettext("chase", "%(name)s: %(what)s") % {"name": name, "what": what}
        case CautionPrepared(name=name):
            texts = {"name": name, "obstacle": report.obstacle}
            return words.gettext("%(name)s prepares for “%(obstacle)s”") % texts
        case _:
            return None


def _overruled_act(words: Words, report: Report | None) -> str | None:
    match report:
        case ActionsOverruled(name=name):
            text = words.gettext("Actions of %(name)s changed")
        case ActionsLost(name=name, lost=lost):
            text = words.ngettext(
                "%(name)s loses %(count)d action", "%(name)s loses %(count)d actions", lost
            )
            return text % {"name": name, "count": lost}
        case _:
            return None
    return text % {"name": name}


def _tried_row(words: Words, report: ObstacleTried) -> ReportText:
    rolled = enum_text(words, report.source)
    if report.roll is not None:
        texts = {
            "skill": check_name(words, report.skill, report.source),
            "value": check_value(words, report.source, report.value),
        }
        rolled = words.pgettext("check", "%(skill)s %(value)s") % texts
    # Only a d100 has to reach a level: elsewhere the difficulty is in the roll already (14.2).
    is_level = report.source is CheckSource.D100
    wanted = report.difficulty if is_level else Difficulty.REGULAR
    result = verdict_text(words, report.verdict, wanted)
    stays = ""
    if report.kind is ObstacleKind.BARRIER and not report.passed:
        stays = words.pgettext("chase", "does not get past")
    loss = _loss(words, report.lost, report.owed) if report.lost else ""
    opened = words.pgettext("chase", "open for all") if report.opened else ""
    luck = luck_text(words, report.luck)
    tone = Tone.GOOD if report.passed else Tone.BAD
    return ReportText(
        title=report.name,
        detail=dotted(words, [rolled, luck, result, report.obstacle, stays, opened, loss]),
        figure="" if report.roll is None else _total(words, report),
        tone=Tone.SECRET if report.secret else tone,
    )


def _total(words: Words, report: ObstacleTried) -> str:
    """Return what was rolled, or how it went in the word of the game master."""
    if report.roll is None:
        return enum_text(words, report.verdict)
    return total_text(report.roll.what, report.roll.total)


def _parted(words: Words, report: ChaseStarted) -> list[str]:
    """Return who got away and who was left behind at the start."""
    parts = []
    if report.away:
        text = words.pgettext("chase", "away at once: %(names)s")
        parts.append(text % {"names": names(words, report.away)})
    if report.behind:
        text = words.pgettext("chase", "left behind: %(names)s")
        parts.append(text % {"names": names(words, report.behind)})
    return parts


def _loss(words: Words, lost: int, owed: int) -> str:
    text = words.ngettext("lost %(count)d action", "lost %(count)d actions", lost)
    owes = words.ngettext("owes %(count)d", "owes %(count)d", owed) if owed else ""
    return clauses(words, [text % {"count": lost}, owes % {"count": owed} if owes else ""])


def _ties(words: Words, lines: Sequence[TieLine]) -> str:
    thrown = words.pgettext("chase", "%(name)s %(total)s")
    texts = [{"name": line.who, "total": total_text(Percentile(), line.total)} for line in lines]
    return clauses(words, [thrown % text for text in texts])


def _marched(words: Words, line: PursuerLine) -> str:
    texts = {"name": line.name, "place": line.place, "obstacle": line.obstacle}
    if not line.moved:
        return words.pgettext("chase", "%(name)s stops before “%(obstacle)s”") % texts
    if line.obstacle:
        return words.pgettext("chase", "%(name)s to %(place)s, before “%(obstacle)s”") % texts
    return words.pgettext("chase", "%(name)s to %(place)s") % texts


def _overruled_actions(words: Words, report: ActionsOverruled) -> str:
    parts = []
    if report.left_before != report.left_after:
        text = words.pgettext("chase", "actions %(before)d → %(after)d")
        parts.append(text % {"before": report.left_before, "after": report.left_after})
    if report.debt_before != report.debt_after:
        text = words.pgettext("chase", "owed %(before)d → %(after)d")
        parts.append(text % {"before": report.debt_before, "after": report.debt_after})
    return clauses(words, parts)


def _said(words: Words, what: str) -> str:
    return dotted(words, [what, words.pgettext("chase", "said by the GM")])


def _round(words: Words, number: int) -> str:
    return words.pgettext("chase", "Round %(number)d") % {"number": number}


def _first(words: Words, name: str) -> str:
    return words.pgettext("chase", "%(name)s first") % {"name": name} if name else ""


def _skipped(words: Words, skipped: Sequence[str]) -> str:
    """Return who pays a debt with a whole turn; "" for nobody."""
    if not skipped:
        return ""
    texts = {"names": names(words, list(skipped))}
    return words.pgettext("chase", "no turn, for a debt: %(names)s") % texts


def _then(words: Words, name: str) -> str:
    return words.pgettext("chase", "then %(name)s") % {"name": name} if name else ""


def _actions(words: Words, count: int) -> str:
    return words.ngettext("%(count)d action", "%(count)d actions", count) % {"count": count}
