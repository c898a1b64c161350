"""What clocks do and what is said of them -> words: rows of the log, and acts to undo."""

from duskboard.core.clocks.clock import Beat, ClockHue, ClockKind
from duskboard.core.clocks.tick import ClockEvent
from duskboard.i18n.enum_text import enum_text, visibility_clause
from duskboard.i18n.listing import clauses, names
from duskboard.i18n.report_row import ReportText
from duskboard.i18n.words import Words
from duskboard.play.clock import ClocksTicked
from duskboard.play.clock_about import ClockField, ClockWritten
from duskboard.play.clock_beat import BeatPassed
from duskboard.play.clock_deed import ClockEnd, ClockHappened, ClockReset, ClocksOpened
from duskboard.play.clock_set import ClockCopied, ClocksMade
from duskboard.table.entity import Visibility
from duskboard.table.transaction import Report


def deed_row(words: Words, report: Report | None) -> ReportText | None:
    """Return the row of a report on what clocks do, or None; ticks with a beat stand elsewhere."""
    figure = ""
    match report:
        case ClockHappened(name=title, end=end):
            detail, figure = (
                answer_text(words, report.kind, end, report.happens),
                enum_text(words, end),
            )
        case ClockReset(name=title):
            detail, figure = reset_text(words, report), _arrow(words, report.before, report.after)
        case ClocksOpened(name=title, opened=opened):
            detail = words.gettext("opens %(clocks)s") % {"clocks": _quoted(words, opened)}
        case ClocksMade(names=made):
            count = len(made)
            title = words.ngettext("%(count)d clock", "%(count)d clocks", count) % {"count": count}
            detail, figure = names(words, made), words.pgettext("clock", "new")
        case ClockCopied(name=title):
            detail = _copied(words, report)
            figure = words.pgettext("clock", "new")
        case ClockWritten():
            title, detail = names(words, report.names), written_text(words, report)
        case BeatPassed(ticked=None):
            title, detail = beat_title(words, report), words.gettext("no clock ticks")
        case _:
            return None
    return ReportText(title=title, detail=detail, figure=figure)


def deed_act(words: Words, report: Report | None) -> str | None:
    """Return an act with what clocks do in a few words, or None."""
    match report:
        case ClockHappened(name=name):
            text = words.gettext("“%(clock)s” came about")
        case ClockReset(name=name):
            text = words.gettext("Clock “%(clock)s” begins again")
        case ClocksOpened(opened=opened):
            return words.gettext("Unlocked: %(clocks)s") % {"clocks": names(words, opened)}
        case ClocksMade(names=made):
            return words.gettext("New clocks: %(clocks)s") % {"clocks": names(words, made)}
        case ClockCopied(name=name):
            text = words.gettext("New clock “%(clock)s”")
        case ClockWritten():
            texts = {"clock": names(words, report.names), "what": written_text(words, report)}
            return words.gettext("%(clock)s: %(what)s") % texts
        case BeatPassed():
            return beat_title(words, report)
        case _:
            return None
    return text % {"clock": name}


def ticked_parts(words: Words, report: ClocksTicked | None) -> list[str]:
    """Return what several clocks did in one step, a clause each: "Alarm 3 → 5"."""
    if report is None:
        return []
    moved = words.pgettext("clock", "%(clock)s %(before)d → %(after)d")
    parts = [
        moved % {"clock": line.name, "before": line.before, "after": line.after}
        for line in report.lines
    ]
    both = [line.name for line in report.events if line.event is ClockEvent.BOTH_WON]
    if both:
        texts = {"clocks": names(words, both)}
        parts.append(words.gettext("%(clocks)s filled together: both win") % texts)
    parts.extend(
        event_text(words, event.name, event.event)
        for event in report.events
        if event.event is not ClockEvent.BOTH_WON
    )
    return parts


def event_text(words: Words, name: str, event: ClockEvent) -> str:
    """Return what a tick brought about as a sentence without its stop: "“Alarm” is full"."""
    texts = {
        ClockEvent.FILLED: words.gettext("“%(clock)s” is full"),
        ClockEvent.EMPTIED: words.gettext("“%(clock)s” is empty"),
        ClockEvent.OPENED: words.gettext("“%(clock)s” is unlocked"),
        ClockEvent.WON: words.gettext("“%(clock)s” won the race"),
        ClockEvent.BOTH_WON: words.gettext("“%(clock)s” won the race, and so did its rival"),
        ClockEvent.RELOCKED: words.gettext("“%(clock)s” is locked again"),
        ClockEvent.STATUS_FALLS: words.gettext("“%(clock)s” is out of patience: status falls by 1"),
    }
    return texts[event] % {"clock": name}


def beat_title(words: Words, report: BeatPassed) -> str:
    """Return what went by: "Next scene", "2 rounds"."""
    if report.times == 1:
        return {
            Beat.SCENE: words.gettext("A scene went by"),
            Beat.ROUND: words.gettext("A round went by"),
            Beat.DOWNTIME: words.gettext("A downtime went by"),
        }[report.beat]
    text = {
        Beat.SCENE: words.ngettext("%(count)d scene", "%(count)d scenes", report.times),
        Beat.ROUND: words.ngettext("%(count)d round", "%(count)d rounds", report.times),
        Beat.DOWNTIME: words.ngettext("%(count)d downtime", "%(count)d downtimes", report.times),
    }[report.beat]
    return text % {"count": report.times}


def beat_text(words: Words, beat: Beat | None) -> str:
    """Return when a clock ticks of itself: "each scene"."""
    return words.pgettext("clock", "by hand") if beat is None else enum_text(words, beat)


def hue_text(words: Words, hue: ClockHue | None) -> str:
    """Return what a colour of a clock is called."""
    if hue is None:
        return words.pgettext("colour", "That of its kind")
    return enum_text(words, hue)


def answer_text(words: Words, kind: ClockKind, end: ClockEnd, happens: str) -> str:
    """Return what it means that a clock came to its end, in the table's words or those of its kind.

    Source: rules/blades.md 47, 105.
    """
    if happens:
        return happens
    if end is ClockEnd.EMPTY:
        return words.gettext("the other side has won")
    answers = {
        ClockKind.PROGRESS: words.gettext("it is overcome"),
        ClockKind.DANGER: words.gettext("it happens now"),
        ClockKind.MISSION: words.gettext("time is up"),
        ClockKind.TUG_OF_WAR: words.gettext("this side has won"),
        ClockKind.PROJECT: words.gettext("the project is done"),
        ClockKind.FACTION: words.gettext("the faction has what it wanted"),
        ClockKind.INVESTIGATION: words.gettext(
            "several questions are answered, as with great effect"
        ),
        ClockKind.HEALING: words.gettext("every harm is one level lighter"),
        ClockKind.PATIENCE: words.gettext("patience is at an end: status falls by 1"),
    }
    return answers[kind]


def written_text(words: Words, report: ClockWritten) -> str:
    """Return what was said of a clock as a clause."""
    after = report.after
    match report.field:
        case ClockField.HAPPENS:
            text = words.gettext("when full: %(what)s")
            return text % {"what": after or words.pgettext("clock", "nothing said")}
        case ClockField.HAPPENS_EMPTY:
            text = words.gettext("when empty: %(what)s")
            return text % {"what": after or words.pgettext("clock", "nothing said")}
        case ClockField.BEAT:
            ticks = beat_text(words, Beat(after) if after else None)
            return words.gettext("ticks %(when)s") % {"when": ticks}
        case ClockField.HUE:
            return hue_text(words, ClockHue(after) if after else None)
        case ClockField.GROUP | ClockField.OWNER:
            return _belonging(words, report.field, after)
        case ClockField.ONLY_RISES | ClockField.ARCHIVED:
            return _said(words, report.field, after)


def _belonging(words: Words, field: ClockField, after: str) -> str:
    if field is ClockField.OWNER:
        text = words.gettext("belongs to %(whose)s") if after else words.gettext("nobody’s")
    elif after:
        text = words.gettext("under “%(whose)s”")
    else:
        text = words.gettext("under no heading")
    return text % {"whose": after}


def _said(words: Words, field: ClockField, after: str) -> str:
    is_set = after == "yes"
    if field is ClockField.ARCHIVED:
        back = words.gettext("back on the wall")
        if after == Visibility.HIDDEN:
            back = clauses(words, (back, visibility_clause(words, Visibility.HIDDEN)))
        return words.gettext("put away") if is_set else back
    if is_set:
        return words.gettext("is not lowered any more")
    return words.gettext("may be lowered again")


def _copied(words: Words, report: ClockCopied) -> str:
    parts = [words.gettext("made like “%(clock)s”") % {"clock": report.copied}]
    if report.waits_for:
        text = words.gettext("locked until %(clocks)s is full")
        parts.append(text % {"clocks": _quoted(words, report.waits_for)})
    return clauses(words, parts)


def reset_text(words: Words, report: ClockReset) -> str:
    """Return that a clock begins again, and what became of the segments that were over."""
    parts = [words.gettext("begins again")]
    if report.carried:
        text = words.ngettext("%(count)d carried over", "%(count)d carried over", report.carried)
        parts.append(text % {"count": report.carried})
    if report.left:
        text = words.ngettext("%(count)d still over", "%(count)d still over", report.left)
        parts.append(text % {"count": report.left})
    return clauses(words, parts)


def _arrow(words: Words, before: int, after: int) -> str:
    return words.pgettext("clock", "%(before)d → %(after)d") % {"before": before, "after": after}


def _quoted(words: Words, found: tuple[str, ...]) -> str:
    return names(words, [words.gettext("“%(name)s”") % {"name": name} for name in found])
