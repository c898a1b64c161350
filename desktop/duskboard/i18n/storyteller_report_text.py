"""Reports of Vampire -> words: rolls, bodies, points, sheets, time."""

from collections.abc import Callable

from duskboard.core.storyteller.action import Winner
from duskboard.core.storyteller.roll import PoolVerdict
from duskboard.i18n.clock_text import ticked_parts
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, dotted, names
from duskboard.i18n.report_row import ReportText, Tone
from duskboard.i18n.several_text import contest_text, kept_text, team_text, tie_text
from duskboard.i18n.storyteller_body_text import arrow_text, body_state, levels_text
from duskboard.i18n.storyteller_fight_report_text import fight_row
from duskboard.i18n.storyteller_night_report_text import night_row
from duskboard.i18n.storyteller_roll_text import (
    outcome_text,
    overruled_text,
    pool_name,
    prices_text,
)
from duskboard.i18n.storyteller_sheet_text import sheet_row
from duskboard.i18n.storyteller_time_text import date_text
from duskboard.i18n.storyteller_trait_text import gear_text
from duskboard.i18n.words import Words
from duskboard.play.storyteller.beginning import BloodBegun
from duskboard.play.storyteller.body import Healed, HealMeans, Hurt, Marked, Woken
from duskboard.play.storyteller.chronicle import (
    DateWritten,
    DueDismissed,
    DueDone,
    EveryDueDone,
    ReminderMade,
    ReminderRemoved,
    TimeAdvanced,
    TimeMoved,
)
from duskboard.play.storyteller.contest import (
    ContestMode,
    ContestRolled,
    SeveralShown,
    TeamRolled,
)
from duskboard.play.storyteller.decision import PoolRolled, PoolShown, PoolWaived
from duskboard.play.storyteller.extended import (
    ExtendedBegun,
    ExtendedLeft,
    ExtendedRolled,
    MatchBegun,
    MatchRolled,
    ProcedureRemoved,
)
from duskboard.play.storyteller.hunger import Starved
from duskboard.play.storyteller.soak import ArmourRuined, Soaked
from duskboard.play.storyteller.spending import BloodChanged, WillpowerChanged
from duskboard.play.storyteller.using import PowerUsed
from duskboard.table.pool_roll import PoolRoll
from duskboard.table.transaction import Report


def storyteller_row(words: Words, report: Report | None) -> ReportText | None:
    """Return the row of a report of Vampire, or None for any other."""
    rows: tuple[Callable[[Words, Report | None], ReportText | None], ...] = (
        _roll_row,
        _extended_row,
        _body_row,
        _points_row,
        sheet_row,
        _time_row,
        _due_row,
        fight_row,
        night_row,
    )
    return next((row for make in rows if (row := make(words, report)) is not None), None)


def storyteller_act(words: Words, report: Report | None) -> str | None:
    """Return a step of Vampire in a few words, or None for any other: "Ilse: 4 successes"."""
    if isinstance(report, PoolRolled):
        texts = {
            "who": _roller(words, report.roll),
            "what": outcome_text(words, report.roll.result),
        }
        return words.pgettext("vampire step", "%(who)s: %(what)s") % texts
    row = storyteller_row(words, report)
    if row is None:
        return None
    texts = {"who": row.title, "what": row.detail}
    return words.pgettext("vampire step", "%(who)s: %(what)s") % texts


def _roll_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case PoolRolled(roll=roll):
            return _pool_row(words, roll, is_secret=report.is_secret)
        case PoolShown(roll=roll):
            shown = words.gettext("roll shown to players")
            return ReportText(title=_roller(words, roll), detail=shown, figure=_net(words, roll))
        case PoolWaived(name=title):
            detail = words.pgettext("vampire", "roll waived, one success")
            why = gear_text(words, report.why)
            return ReportText(title=title, detail=dotted(words, [why, detail]), figure="1")
        case _:
            return _several_row(words, report)


def _several_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case ContestRolled(first=first, second=second):
            texts = {"first": first.who, "second": second.who}
            return ReportText(
                title=words.pgettext("vampire", "%(first)s against %(second)s") % texts,
                detail=_contest(words, report),
                figure=f"{max(0, first.result.net)} : {max(0, second.result.net)}",
                tone=Tone.SECRET if report.is_secret else Tone.NEUTRAL,
            )
        case TeamRolled():
            result = report.result
            told = Tone.MIXED if result.has_botch else Tone.NEUTRAL
            team = team_text(words, result.total, has_botch=result.has_botch)
            return ReportText(
                title=names(words, [roll.who for roll in report.rolls]),
                detail=clauses(words, [report.why, team]),
                figure=str(result.total),
                tone=Tone.SECRET if report.is_secret else told,
            )
        case SeveralShown(several=several):
            shown = words.gettext("roll shown to players")
            title = several.why or names(words, [roll.who for roll in several.rolls])
            return ReportText(title=title, detail=shown)
        case _:
            return None


def _pool_row(words: Words, roll: PoolRoll, *, is_secret: bool) -> ReportText:
    result = roll.result
    good = Tone.GOOD if result.verdict is PoolVerdict.SUCCESS else Tone.BAD
    told = Tone.TOLD if result.is_told else good
    parts = [
        gear_text(words, roll.why) if roll.who else "",
        pool_name(words, roll),
        outcome_text(words, result),
        overruled_text(words, roll.overruled),
    ]
    return ReportText(
        title=_roller(words, roll),
        detail=dotted(words, parts),
        figure=_net(words, roll),
        tone=Tone.SECRET if is_secret else told,
    )


def _extended_row(words: Words, report: Report | None) -> ReportText | None:
    figure = ""
    match report:
        case ExtendedBegun(name=title):
            begun = words.pgettext("vampire", "extended action begun")
            detail, figure = begun, f"0/{report.target}"
        case ExtendedRolled(action=action):
            ending = enum_text(words, action.ending) if action.ending else ""
            left = "" if ending else _rolls_left(words, action.left)
            title = action.name
            detail = dotted(
                words, [report.roll.who, outcome_text(words, report.roll.result), ending, left]
            )
            figure = f"{action.total}/{action.target}"
        case ExtendedLeft(name=title):
            detail = words.pgettext("vampire", "given up")
            figure = f"{report.total}/{report.target}"
        case MatchBegun(name=title):
            texts = {"first": report.first, "second": report.second}
            detail = words.pgettext("vampire", "%(first)s against %(second)s") % texts
            figure = f"0/{report.target}"
        case MatchRolled(match=match):
            title, figure = match.name, f"{match.first_total} : {match.second_total}"
            detail = dotted(words, [match.first, match.second, _winner(words, report)])
        case ProcedureRemoved(name=title):
            detail = words.gettext("taken off")
        case _:
            return None
    return ReportText(title=title, detail=detail, figure=figure)


def _body_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case Hurt(body=body):
            did = levels_text(words, report.levels)
        case Soaked(body=body):
            soaked = words.pgettext("vampire", "%(soaked)d of %(levels)d soaked") % {
                "soaked": max(0, report.levels - report.taken),
                "levels": report.levels,
            }
            did = soaked
        case Healed(body=body):
            past = [report.overruled] if report.overruled is not None else []
            did = clauses(
                words,
                [_healed(words, report), _price(words, report), overruled_text(words, past)],
            )
        case Starved(body=body):
            did = words.pgettext("vampire", "hunger")
        case Marked(body=body):
            counts = {"before": report.count_before, "after": report.count_after}
            did = words.pgettext("vampire", "%(before)d → %(after)d boxes") % counts
        case Woken(name=title):
            detail = arrow_text(
                words, enum_text(words, report.before), enum_text(words, report.after)
            )
            return ReportText(title=title, detail=detail)
        case ArmourRuined(name=title, armour=armour):
            ruined = words.pgettext("vampire", "armour destroyed")
            detail = dotted(words, [gear_text(words, armour), ruined])
            return ReportText(title=title, detail=detail)
        case _:
            return None
    parts = [enum_text(words, report.damage), did, body_state(words, body)]
    return ReportText(
        title=body.name,
        detail=dotted(words, parts),
        figure=arrow_text(words, str(body.before), str(body.after)),
    )


def _points_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case WillpowerChanged():
            what = words.pgettext("vampire trait", "Willpower")
        case BloodChanged():
            what = words.pgettext("vampire", "Blood")
        case BloodBegun(roll=roll):
            what = words.pgettext("vampire", "blood to begin with")
            told = words.gettext("told by the player") if roll.told else ""
            change = arrow_text(words, str(report.before), str(report.after))
            detail = dotted(words, [what, change, told])
            return ReportText(title=report.name, detail=detail, figure=str(roll.total))
        case PowerUsed():
            took = prices_text(words, report.blood, report.willpower)
            return ReportText(title=report.name, detail=dotted(words, [report.power, took]))
        case _:
            return None
    past = [report.overruled] if report.overruled is not None else []
    parts = [what, enum_text(words, report.why), overruled_text(words, past)]
    return ReportText(
        title=report.name,
        detail=dotted(words, parts),
        figure=arrow_text(words, str(report.before), str(report.after)),
    )


def _time_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case TimeMoved():
            title = words.pgettext("vampire", "Night %(number)d") % {"number": report.night}
            due = ""
            if report.due:
                text = words.npgettext(
                    "vampire", "%(count)d thing fell due", "%(count)d things fell due", report.due
                )
                due = text % {"count": report.due}
            detail = dotted(words, [date_text(words, report.after), due])
        case DateWritten():
            title = words.pgettext("vampire", "Date")
            detail = arrow_text(
                words, date_text(words, report.before), date_text(words, report.after)
            )
        case TimeAdvanced():
            title = words.pgettext("vampire", "Time")
            texts = {"unit": enum_text(words, report.unit), "number": report.number}
            unit = words.pgettext("vampire", "%(unit)s %(number)d") % texts
            detail = dotted(words, [unit, *ticked_parts(words, report.ticked)])
        case _:
            return None
    return ReportText(title=title, detail=detail)


def _due_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case EveryDueDone(count=count):
            text = words.npgettext(
                "vampire", "%(count)d thing done", "%(count)d things done", count
            )
            return ReportText(
                title=words.pgettext("vampire due", "What fell due"),
                detail=dotted(words, [text % {"count": count}, names(words, report.names)]),
            )
        case DueDone():
            end = words.pgettext("vampire due", "done")
        case DueDismissed():
            end = words.pgettext("vampire due", "put aside")
        case ReminderMade():
            end = date_text(words, report.day)
        case ReminderRemoved():
            end = words.pgettext("vampire due", "taken away")
        case _:
            return None
    kind = enum_text(words, report.kind)
    title = report.name or report.note or kind
    note = report.note if report.name else ""
    parts = [kind if title != kind else "", note, end]
    amount = getattr(report, "amount", 0)
    return ReportText(title=title, detail=dotted(words, parts), figure=str(amount or ""))


def _contest(words: Words, report: ContestRolled) -> str:
    if report.mode is ContestMode.HINDER:
        return kept_text(words, report.first.who, report.left)
    return contest_text(words, report.result, report.first.who, report.second.who)


def _winner(words: Words, report: MatchRolled) -> str:
    winner = report.match.winner
    if winner is None:
        return ""
    if winner is Winner.NOBODY:
        return tie_text(words)
    who = report.match.first if winner is Winner.FIRST else report.match.second
    return words.pgettext("vampire", "%(who)s wins") % {"who": who}


def _rolls_left(words: Words, left: int | None) -> str:
    if left is None:
        return ""
    text = words.npgettext("vampire", "%(count)d roll left", "%(count)d rolls left", left)
    return text % {"count": left}


def _healed(words: Words, report: Healed) -> str:
    text = words.npgettext(
        "vampire", "%(count)d level healed", "%(count)d levels healed", report.levels
    )
    return text % {"count": report.levels}


def _price(words: Words, report: Healed) -> str:
    if report.means is not HealMeans.BLOOD:
        return enum_text(words, report.means)
    blood = words.pgettext("vampire", "%(count)d blood") % {"count": report.blood}
    if not report.willpower:
        return blood
    text = words.pgettext("vampire", "%(count)d Willpower") % {"count": report.willpower}
    return clauses(words, [blood, text])


def _roller(words: Words, roll: PoolRoll) -> str:
    return roll.who or gear_text(words, roll.why) or pool_name(words, roll)


def _net(words: Words, roll: PoolRoll) -> str:
    if roll.result.verdict is PoolVerdict.BOTCH:
        return enum_text(words, PoolVerdict.BOTCH)
    return str(max(0, roll.result.net))
