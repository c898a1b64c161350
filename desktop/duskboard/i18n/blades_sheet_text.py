"""Reports about scoundrels' sheets -> words: what came, went and was written."""

from duskboard.i18n.blades_ability_text import ability_name
from duskboard.i18n.blades_trait_text import trauma_text, vice_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import dotted, names
from duskboard.i18n.report_row import ReportText
from duskboard.i18n.words import Words
from duskboard.play.blades.edit import (
    DotsWritten,
    FateWritten,
    FigureWritten,
    FlagWritten,
    LoadWritten,
    RowsReplaced,
    WordsWritten,
)
from duskboard.play.blades.field import RowField, TextField
from duskboard.play.blades.playbook import PlaybookChosen, PlaybookRemoved, PlaybooksAdded
from duskboard.play.blades.sheet import ScoundrelAdded, ScoundrelRemoved
from duskboard.table.transaction import Report

_LONG = 40
_UNSAID = (TextField.NOTES, TextField.PORTRAIT)


def blades_sheet_row(words: Words, report: Report | None) -> ReportText | None:
    """Return the row of a report about a scoundrel's sheet, or None for any other."""
    return _coming_row(words, report) or _playbook_row(words, report) or _written_row(words, report)


def arrow(words: Words, before: str, after: str) -> str:
    """Return a change: "3 → 4"."""
    text = words.pgettext("kind", "%(before)s → %(after)s")
    return text % {"before": before, "after": after}


def _coming_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case ScoundrelAdded(name=title):
            detail = words.pgettext("blades", "new character sheet")
        case ScoundrelRemoved(name=title):
            detail = words.pgettext("blades", "character sheet taken off")
        case _:
            return None
    return ReportText(title=title, detail=detail)


def _playbook_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case PlaybooksAdded():
            title, new = names(words, report.names), len(report.names) - len(report.replaced)
            count = len(report.names)
            text = words.npgettext("blades", "%(count)d playbook", "%(count)d playbooks", count)
            detail = text % {"count": count}
            if new:
                text = words.pgettext("blades", "%(playbooks)s, %(count)d new")
                detail = text % {"playbooks": detail, "count": new}
        case PlaybookRemoved(name=title):
            detail = words.pgettext("blades", "playbook thrown away")
        case PlaybookChosen(name=title):
            change = arrow(words, report.before or "–", report.after)
            detail = dotted(words, [words.pgettext("blades field", "Playbook"), change])
        case _:
            return None
    return ReportText(title=title, detail=detail)


def _written_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case WordsWritten(name=title):
            detail = dotted(words, [enum_text(words, report.field), _change(words, report)])
        case FigureWritten(name=title):
            figures = (_figure(words, one) for one in (report.before, report.after))
            detail = dotted(words, [enum_text(words, report.field), arrow(words, *figures)])
        case FlagWritten(name=title):
            answer = words.pgettext("blades", "yes") if report.after else _no(words)
            detail = dotted(words, [enum_text(words, report.field), answer])
        case DotsWritten(name=title):
            dots = arrow(words, str(report.before), str(report.after))
            detail = dotted(words, [enum_text(words, report.action), dots])
        case RowsReplaced(name=title):
            rows = names(words, [_row(words, report.field, one) for one in report.after])
            detail = dotted(words, [enum_text(words, report.field), rows or "–"])
        case LoadWritten(name=title):
            ends = [enum_text(words, one) if one else "–" for one in (report.before, report.after)]
            detail = dotted(words, [words.pgettext("blades", "Load"), arrow(words, *ends)])
        case FateWritten(name=title):
            fates = (enum_text(words, report.before), enum_text(words, report.after))
            detail = arrow(words, *fates)
        case _:
            return None
    return ReportText(title=title, detail=detail)


def _change(words: Words, report: WordsWritten) -> str:
    if report.field in _UNSAID or max(len(report.before), len(report.after)) > _LONG:
        return words.pgettext("blades", "changed")
    ends = (report.before, report.after)
    if report.field is TextField.VICE:
        ends = (vice_text(words, report.before), vice_text(words, report.after))
    return arrow(words, *(one or "–" for one in ends))


def _figure(words: Words, number: int | None) -> str:
    return words.pgettext("blades", "as usual") if number is None else str(number)


def _no(words: Words) -> str:
    return words.pgettext("blades", "no")


def _row(words: Words, field: RowField, name: str) -> str:
    match field:
        case RowField.TRAUMAS:
            return trauma_text(words, name)
        case RowField.ABILITIES:
            return ability_name(words, name)
        case _:
            return name
