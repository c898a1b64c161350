"""Reports about sheets -> words: what came, went, was written, earned and raised."""

from dataclasses import replace

from duskboard.core.storyteller.sheet import Trait
from duskboard.core.storyteller.trait import HUMANITY, WILLPOWER, TraitKind
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, dotted, names
from duskboard.i18n.report_row import ReportText
from duskboard.i18n.storyteller_field_text import text_field_text
from duskboard.i18n.storyteller_trait_text import clan_text, gear_text, level_text, trait_text
from duskboard.i18n.words import Words
from duskboard.play.storyteller.beginning import VirtuesCounted
from duskboard.play.storyteller.edit import (
    CreatureWritten,
    NumberWritten,
    RestWritten,
    RowsWritten,
    SoaksWritten,
    TextWritten,
    TraitWritten,
)
from duskboard.play.storyteller.field import RowField, TextField
from duskboard.play.storyteller.growth import ExperienceEarned, TraitRaised
from duskboard.play.storyteller.naming import TraitRenamed
from duskboard.play.storyteller.sheet import SheetRemoved, SheetsAdded
from duskboard.table.transaction import Report

_LONG = 40
_UNSAID = (TextField.NOTES, TextField.PORTRAIT)


def sheet_row(words: Words, report: Report | None) -> ReportText | None:
    """Return the row of a report about a sheet, or None for any other."""
    return (
        _coming_row(words, report) or _written_row(words, report) or _described_row(words, report)
    )


def _coming_row(words: Words, report: Report | None) -> ReportText | None:
    figure = ""
    match report:
        case SheetsAdded(names=(title,)):
            detail = words.pgettext("vampire", "new sheet")
        case SheetsAdded(names=added):
            title = names(words, added)
            text = words.npgettext(
                "vampire", "%(count)d new sheet", "%(count)d new sheets", len(added)
            )
            detail = text % {"count": len(added)}
        case SheetRemoved(name=title):
            detail = words.pgettext("vampire", "sheet taken off")
        case ExperienceEarned():
            title = names(words, report.names)
            detail, figure = words.pgettext("vampire", "experience"), f"+{report.points}"
        case TraitRaised(name=title):
            text = words.pgettext("vampire", "%(trait)s raised for %(price)d experience")
            texts = {"trait": trait_text(words, report.key), "price": report.price}
            detail = text % texts
            figure = _arrow(words, str(report.before), str(report.after))
        case _:
            return None
    return ReportText(title=title, detail=detail, figure=figure)


def _written_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case TextWritten(name=title, field=field):
            change = ""
            if field not in _UNSAID and max(len(report.before), len(report.after)) <= _LONG:
                change = _arrow(
                    words, _said(words, report, report.before), _said(words, report, report.after)
                )
            detail = dotted(
                words,
                [text_field_text(words, field, report.creature), change or _changed(words)],
            )
        case NumberWritten(name=title):
            before, after = (_number(words, one) for one in (report.before, report.after))
            detail = dotted(words, [enum_text(words, report.field), _arrow(words, before, after)])
        case TraitWritten(name=title):
            change = _trait(words, report.before, report.after)
            detail = dotted(words, [trait_text(words, report.key), change])
        case TraitRenamed(name=title):
            renamed = replace(report.key, name=report.after)
            detail = _arrow(words, trait_text(words, report.key), trait_text(words, renamed))
        case RowsWritten(name=title):
            rows = names(words, [_row(words, report.field, one) for one in report.after])
            detail = dotted(words, [enum_text(words, report.field), rows or _changed(words)])
        case _:
            return None
    return ReportText(title=title, detail=detail)


def _described_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case CreatureWritten(name=title):
            kinds = (enum_text(words, report.before), enum_text(words, report.after))
            detail = _arrow(words, *kinds)
        case SoaksWritten(name=title):
            label = words.pgettext("vampire", "What it soaks")
            said = [words.pgettext("vampire", "as usual")]
            if report.after is not None:
                said = [
                    enum_text(words, by)
                    for by in (report.after.bashing, report.after.lethal, report.after.aggravated)
                ]
            detail = dotted(words, [label, *said])
        case VirtuesCounted(name=title):
            detail = dotted(words, _counted(words, report))
        case RestWritten(name=title):
            detail = words.pgettext("vampire", "awake again")
            if report.is_resting:
                detail = words.pgettext("vampire", "in voluntary torpor")
        case _:
            return None
    return ReportText(title=title, detail=detail)


def _counted(words: Words, report: VirtuesCounted) -> list[str]:
    """Return Humanity and Willpower as the Virtues made them."""
    text = words.pgettext("vampire", "%(trait)s %(change)s")
    lines = (
        (HUMANITY, report.humanity_before, report.humanity),
        (WILLPOWER, report.willpower_before, report.willpower),
    )
    return [
        text % {"trait": trait_text(words, key), "change": _arrow(words, str(before), str(after))}
        for key, before, after in lines
    ]


def _said(words: Words, report: TextWritten, text: str) -> str:
    if not text:
        return "–"
    return clan_text(words, text) if report.field is TextField.CLAN else text


def _number(words: Words, number: int | None) -> str:
    return words.pgettext("vampire", "as usual") if number is None else str(number)


def _trait(words: Words, before: Trait | None, after: Trait | None) -> str:
    if after is None:
        return words.pgettext("vampire", "taken off the sheet")
    old = before.rating if before else 0
    parts = [_arrow(words, str(old), str(after.rating)) if old != after.rating else ""]
    if (before.specialties if before else ()) != after.specialties:
        said = names(words, after.specialties) or "–"
        text = words.pgettext("vampire", "specialties: %(specialties)s")
        parts.append(text % {"specialties": said})
    is_new = before is None and after.kind is not TraitKind.HUMANITY and not any(parts)
    return clauses(words, parts) or (
        words.pgettext("vampire", "new") if is_new else _changed(words)
    )


def _row(words: Words, field: RowField, name: str) -> str:
    match field:
        case RowField.WEAPONS | RowField.ARMOUR:
            return gear_text(words, name)
        case RowField.BOXES:
            return level_text(words, name)
        case _:
            return name


def _changed(words: Words) -> str:
    return words.pgettext("vampire", "changed")


def _arrow(words: Words, before: str, after: str) -> str:
    text = words.pgettext("kind", "%(before)s → %(after)s")
    return text % {"before": before, "after": after}
