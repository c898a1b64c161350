"""Reports -> words: a row of the log, and one sentence that names a step.

`zone` is the time zone to speak in; None stands for the computer's own.
"""

from dataclasses import replace
from datetime import tzinfo

from duskboard.core.clocks.tick import ClockEvent
from duskboard.i18n.blades_report_text import blades_act, blades_row
from duskboard.i18n.chase_damage_text import damage_act, damage_row
from duskboard.i18n.chase_fight_text import fight_act, fight_row
from duskboard.i18n.chase_fork_text import fork_act, fork_row
from duskboard.i18n.chase_setup_text import setup_act, setup_row
from duskboard.i18n.chase_track_text import track_act, track_row
from duskboard.i18n.chase_turn_text import turn_act, turn_row
from duskboard.i18n.chase_vehicle_text import vehicle_act, vehicle_row
from duskboard.i18n.clock_text import beat_title, deed_act, deed_row, event_text, ticked_parts
from duskboard.i18n.enum_text import enum_text, visibility_clause
from duskboard.i18n.hand_out_text import hand_out_act, hand_out_row
from duskboard.i18n.listing import clauses, dotted
from duskboard.i18n.moment_text import DAY, dated_time_text, duration_text, span_text
from duskboard.i18n.report_row import ReportText, Tone
from duskboard.i18n.roll_text import faces_text, roll_name, total_text
from duskboard.i18n.ruling_text import ruling_act, ruling_row
from duskboard.i18n.sheet_check_text import check_parts
from duskboard.i18n.storyteller_report_text import storyteller_act, storyteller_row
from duskboard.i18n.words import Words
from duskboard.play.campaign import CampaignBegun, CampaignEdited
from duskboard.play.clock import (
    ClockCleared,
    ClockEdited,
    ClockFreed,
    ClockMade,
    ClockRemoved,
    ClocksLinked,
    ClocksRaced,
    ClocksTicked,
    EventLine,
    TickLine,
)
from duskboard.play.clock_beat import BeatPassed
from duskboard.play.clock_order import ClockMoved
from duskboard.play.going_back import WentBack
from duskboard.play.note import NoteEdited, NoteRemoved, NoteWritten
from duskboard.play.roll import RollMade, RollShown, RollWithdrawn
from duskboard.play.session import SessionEnded, SessionNamed, SessionStarted
from duskboard.play.visibility import ManyShown, VisibilityChanged
from duskboard.table.entity import Roll
from duskboard.table.transaction import Report

# The rows themselves stand in a module of their own, so that the chase's can be made there too.
__all__ = ["ReportText", "Tone", "act_text", "event_text", "report_text"]


def report_text(words: Words, report: Report | None, zone: tzinfo | None = None) -> ReportText:
    """Return the row of a report; None is one that cannot be read any more."""
    return (
        _clock_row(words, report)
        or deed_row(words, report)
        or _relation_row(words, report)
        or _table_row(words, report)
        or _evening_row(words, report, zone)
        or hand_out_row(words, report)
        or track_row(words, report)
        or turn_row(words, report)
        or fight_row(words, report)
        or storyteller_row(words, report)
        or blades_row(words, report)
        or setup_row(words, report)
        or damage_row(words, report)
        or fork_row(words, report)
        or vehicle_row(words, report)
        or ruling_row(words, report)
        or ReportText(title=words.gettext("An earlier entry"), detail="")
    )


def act_text(words: Words, report: Report | None, zone: tzinfo | None = None) -> str:
    """Return the step in a few words, for the undo list: "Clock “Last tram leaves” 4 to 5"."""
    return (
        _clock_act(words, report)
        or deed_act(words, report)
        or _relation_act(words, report)
        or _table_act(words, report)
        or _evening_act(words, report, zone)
        or hand_out_act(words, report)
        or track_act(words, report)
        or turn_act(words, report)
        or fight_act(words, report)
        or storyteller_act(words, report)
        or blades_act(words, report)
        or setup_act(words, report)
        or damage_act(words, report)
        or fork_act(words, report)
        or vehicle_act(words, report)
        or ruling_act(words, report)
        or words.gettext("An earlier entry")
    )


def _clock_row(words: Words, report: Report | None) -> ReportText | None:
    figure = ""
    match report:
        case ClocksTicked(lines=(line,)):
            return _tick_row(words, line, report.events)
        case ClocksTicked():
            return _ticks_row(words, report)
        case BeatPassed(ticked=ClocksTicked() as ticked):
            return replace(_ticks_row(words, ticked), title=beat_title(words, report))
        case ClockMade(name=title):
            segments = words.ngettext("%(count)d segment", "%(count)d segments", report.size)
            parts = [enum_text(words, report.kind), segments % {"count": report.size}]
            detail, figure = clauses(words, parts), words.pgettext("clock", "new")
        case ClockCleared(name=title):
            detail, figure = words.gettext("emptied"), _arrow(words, report.before, 0)
        case ClockRemoved(name=title):
            detail, figure = words.gettext("taken off"), f"{report.filled}/{report.size}"
        case ClockEdited(name_after=title):
            detail = _edit_detail(words, report)
        case _:
            return None
    return ReportText(title=title, detail=detail, figure=figure)


def _relation_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case ClockMoved(name=title):
            detail = words.gettext("moved on the wall")
        case ClocksLinked(first=title, then=then):
            detail = words.gettext("opens “%(clock)s” when full") % {"clock": then}
        case ClocksRaced(first=title, second=second):
            detail = words.gettext("races “%(clock)s”") % {"clock": second}
        case ClockFreed(name=title):
            detail = words.gettext("no links and no race any more")
        case VisibilityChanged() | ManyShown():
            title = _things(words, report)
            detail = visibility_clause(words, report.after, is_unnamed=report.is_unnamed)
        case _:
            return None
    return ReportText(title=title, detail=detail)


def _table_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case RollMade():
            return _roll_row(words, report)
        case RollShown(roll=roll):
            title = _roller(words, roll)
            detail = words.gettext("roll shown to players")
            figure = total_text(roll.what, roll.total)
            return ReportText(title=title, detail=detail, figure=figure)
        case RollWithdrawn():
            title, detail = words.gettext("Players’ screen"), words.gettext("roll taken off")
        case NoteWritten():
            title, detail = _note_title(words, report.title), words.gettext("new note")
            if report.about:
                detail = words.gettext("new note on “%(thing)s”") % {"thing": report.about}
        case NoteEdited():
            title, detail = _note_title(words, report.title), words.gettext("note rewritten")
        case NoteRemoved():
            title, detail = _note_title(words, report.title), words.gettext("note thrown away")
        case _:
            return None
    return ReportText(title=title, detail=detail)


def _evening_row(words: Words, report: Report | None, zone: tzinfo | None) -> ReportText | None:
    figure = ""
    match report:
        case CampaignBegun(name=title):
            detail = words.gettext("campaign begun")
        case CampaignEdited(after=title):
            detail = words.gettext("title card changed")
            if report.before != title:
                detail = words.gettext("was “%(name)s”") % {"name": report.before}
        case WentBack():
            title, detail = act_text(words, report, zone), words.gettext("the table as it was then")
        case SessionStarted():
            title, detail = _session(words, report.number), words.pgettext("session", "started")
        case SessionEnded():
            title, detail = _session(words, report.number), words.pgettext("session", "ended")
            figure = _lasted(words, report, zone)
        case SessionNamed():
            title, detail = _session(words, report.number), report.after
        case _:
            return None
    return ReportText(title=title, detail=detail, figure=figure)


def _clock_act(words: Words, report: Report | None) -> str | None:
    match report:
        case ClocksTicked(lines=(line,)) if line.before == line.after:
            text = words.gettext("Clock “%(clock)s”: %(what)s")
            return text % {"clock": line.name, "what": _found_no_room(words, line)}
        case ClocksTicked(lines=(line,)):
            text = words.gettext("Clock “%(clock)s” %(before)d to %(after)d")
            texts = {"clock": line.name, "before": line.before, "after": line.after}
            return text % texts
        case ClocksTicked(lines=lines):
            text = words.ngettext("%(count)d clock ticked", "%(count)d clocks ticked", len(lines))
            return text % {"count": len(lines)}
        case ClockMade(name=name):
            text = words.gettext("New clock “%(clock)s”")
        case ClockCleared(name=name):
            text = words.gettext("Clock “%(clock)s” emptied")
        case ClockRemoved(name=name):
            text = words.gettext("Clock “%(clock)s” taken off")
        case ClockEdited(name_after=name):
            text = words.gettext("Clock “%(clock)s” changed")
        case _:
            return None
    return text % {"clock": name}


def _relation_act(words: Words, report: Report | None) -> str | None:
    match report:
        case ClockMoved(name=name):
            return words.gettext("Clock “%(clock)s” moved") % {"clock": name}
        case ClocksLinked(first=first, then=second):
            text = words.gettext("Link: “%(first)s” opens “%(second)s”")
        case ClocksRaced(first=first, second=second):
            text = words.gettext("Race: “%(first)s” against “%(second)s”")
        case ClockFreed(name=name):
            return words.gettext("Clock “%(clock)s” on its own") % {"clock": name}
        case VisibilityChanged() | ManyShown():
            clause = visibility_clause(words, report.after, is_unnamed=report.is_unnamed)
            text = words.gettext("%(thing)s: %(visibility)s")
            if isinstance(report, VisibilityChanged):
                text = words.gettext("“%(thing)s”: %(visibility)s")
            return text % {"thing": _things(words, report), "visibility": clause}
        case _:
            return None
    return text % {"first": first, "second": second}


def _table_act(words: Words, report: Report | None) -> str | None:
    match report:
        case RollMade(roll=roll):
            return words.gettext("Roll %(roll)s: %(total)s") % _roll_texts(words, roll)
        case RollShown(roll=roll):
            return words.gettext("Roll %(total)s shown to players") % _roll_texts(words, roll)
        case RollWithdrawn():
            return words.gettext("Roll taken off the players’ screen")
        case NoteWritten(title=title):
            text = words.gettext("New note “%(note)s”")
        case NoteEdited(title=title):
            text = words.gettext("Note “%(note)s” rewritten")
        case NoteRemoved(title=title):
            text = words.gettext("Note “%(note)s” thrown away")
        case _:
            return None
    return text % {"note": _note_title(words, title)}


def _evening_act(words: Words, report: Report | None, zone: tzinfo | None) -> str | None:
    match report:
        case CampaignBegun(name=name):
            return words.gettext("Campaign “%(name)s” begun") % {"name": name}
        case CampaignEdited():
            return words.gettext("Title card changed")
        case WentBack(at=at):
            return words.gettext("Back to %(time)s") % {"time": dated_time_text(words, at, zone)}
        case SessionStarted(number=number):
            text = words.gettext("Session %(number)d started")
        case SessionEnded(number=number):
            text = words.gettext("Session %(number)d ended")
        case SessionNamed(number=number):
            text = words.gettext("Session %(number)d renamed")
        case _:
            return None
    return text % {"number": number}


def _tick_row(words: Words, line: TickLine, events: tuple[EventLine, ...]) -> ReportText:
    parts = [_standing(words, line)]
    for event in events:
        if event.clock_id != line.clock_id:
            parts.append(event_text(words, event.name, event.event))
        elif event.event is not ClockEvent.FILLED and event.event is not ClockEvent.EMPTIED:
            parts.append(enum_text(words, event.event))
    parts.append(_overshoot(words, line.overshoot))
    return ReportText(
        title=line.name,
        detail=clauses(words, parts),
        figure=_arrow(words, line.before, line.after),
    )


def _ticks_row(words: Words, report: ClocksTicked) -> ReportText:
    count = len(report.lines)
    title = words.ngettext("%(count)d clock", "%(count)d clocks", count) % {"count": count}
    return ReportText(title=title, detail=clauses(words, ticked_parts(words, report)))


def _standing(words: Words, line: TickLine) -> str:
    if line.after == line.size:
        return words.pgettext("clock", "full")
    if line.fills:
        text = words.ngettext("filled once", "filled %(count)d times", line.fills)
        return text % {"count": line.fills}
    return words.gettext("%(filled)d of %(size)d") % {"filled": line.after, "size": line.size}


def _found_no_room(words: Words, line: TickLine) -> str:
    """Return what a tick did that left a clock as it was."""
    return clauses(words, [_standing(words, line), _overshoot(words, line.overshoot)])


def _overshoot(words: Words, overshoot: int) -> str:
    if overshoot == 0:
        return ""
    count = abs(overshoot)
    if overshoot > 0:
        text = words.ngettext("%(count)d too many", "%(count)d too many", count)
    else:
        text = words.ngettext("%(count)d could not be taken", "%(count)d could not be taken", count)
    return text % {"count": count}


def _edit_detail(words: Words, report: ClockEdited) -> str:
    parts = []
    if report.name_before != report.name_after:
        parts.append(words.gettext("was “%(name)s”") % {"name": report.name_before})
    if report.kind_before is not report.kind_after:
        kinds = {
            "before": enum_text(words, report.kind_before),
            "after": enum_text(words, report.kind_after),
        }
        parts.append(words.pgettext("kind", "%(before)s → %(after)s") % kinds)
    if report.size_before != report.size_after:
        sizes = {"before": report.size_before, "after": report.size_after}
        parts.append(words.gettext("%(before)d → %(after)d segments") % sizes)
    if report.filled_before != report.filled_after:
        fills = {"before": report.filled_before, "after": report.filled_after}
        parts.append(words.gettext("filled %(before)d → %(after)d") % fills)
    if report.filled_after == report.size_after != report.filled_before:
        parts.append(words.pgettext("clock", "full"))
    return clauses(words, parts)


def _roll_row(words: Words, report: RollMade) -> ReportText:
    roll = report.roll
    title = _roller(words, roll)
    parts = [roll.why, roll_name(words, roll.what), faces_text(words, roll)]
    tone = Tone.TOLD if roll.told else Tone.NEUTRAL
    if report.against is not None and report.verdict is not None:
        parts[1:2] = check_parts(words, report.against, roll, report.verdict)
        tone = Tone.GOOD if roll.passed else Tone.BAD
    return ReportText(
        title=title,
        detail=dotted(words, [part for part in parts if part != title]),
        figure=total_text(roll.what, roll.total),
        tone=Tone.SECRET if report.secret else tone,
    )


def _roller(words: Words, roll: Roll) -> str:
    return roll.who or roll.why or roll_name(words, roll.what)


def _roll_texts(words: Words, roll: Roll) -> dict[str, str]:
    return {"roll": roll_name(words, roll.what), "total": total_text(roll.what, roll.total)}


def _things(words: Words, report: VisibilityChanged | ManyShown) -> str:
    if isinstance(report, VisibilityChanged):
        return report.name or words.gettext("Untitled")
    text = words.ngettext("%(count)d thing", "%(count)d things", report.count)
    return text % {"count": report.count}


def _note_title(words: Words, title: str) -> str:
    return title or words.gettext("Untitled")


def _lasted(words: Words, report: SessionEnded, zone: tzinfo | None) -> str:
    """Return how long a session was; from when to when for one that was forgotten to be ended."""
    seconds = report.ended - report.started
    if seconds >= DAY:
        return span_text(words, report.started, report.ended, zone)
    return duration_text(words, seconds)


def _session(words: Words, number: int) -> str:
    return words.gettext("Session %(number)d") % {"number": number}


def _arrow(words: Words, before: int, after: int) -> str:
    return words.pgettext("clock", "%(before)d → %(after)d") % {"before": before, "after": after}
