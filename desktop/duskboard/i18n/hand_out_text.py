"""Reports of hand-outs -> words."""

from duskboard.i18n.report_row import ReportText
from duskboard.i18n.words import Words
from duskboard.play.hand_out import HandOutEdited, HandOutRemoved, HandOutWritten
from duskboard.table.transaction import Report


def hand_out_row(words: Words, report: Report | None) -> ReportText | None:
    """Return the row of the log for a step with a hand-out, or None for another one."""
    match report:
        case HandOutWritten(title=title):
            return ReportText(title=title, detail=words.gettext("new hand-out"))
        case HandOutEdited(title=title):
            return ReportText(title=title, detail=words.gettext("hand-out changed"))
        case HandOutRemoved(title=title):
            return ReportText(title=title, detail=words.gettext("hand-out thrown away"))
        case _:
            return None


def hand_out_act(words: Words, report: Report | None) -> str | None:
    """Return a step with a hand-out in a few words, or None for another one."""
    match report:
        case HandOutWritten(title=title):
            text = words.gettext("New hand-out “%(title)s”")
        case HandOutEdited(title=title):
            text = words.gettext("Hand-out “%(title)s” changed")
        case HandOutRemoved(title=title):
            text = words.gettext("Hand-out “%(title)s” thrown away")
        case _:
            return None
    return text % {"title": title}
