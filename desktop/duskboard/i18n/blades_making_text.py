"""Making a crew -> words: what is chosen, what was agreed on (rules/blades.md 85-87)."""

from duskboard.core.blades.crew_creation import DealTerms
from duskboard.core.blades.crew_making import CrewLine
from duskboard.i18n.blades_crew_report_text import signed
from duskboard.i18n.blades_sheet_text import arrow
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import dotted, names
from duskboard.i18n.report_row import ReportText
from duskboard.i18n.words import Words
from duskboard.play.blades.crew_making import (
    CrewMade,
    CrewMakingBegun,
    CrewTypeChosen,
    CrewTypesAdded,
    DealStruck,
)
from duskboard.table.transaction import Report


def blades_making_row(words: Words, report: Report | None) -> ReportText | None:
    """Return the row of a report about the making of a crew, or None for any other."""
    match report:
        case CrewTypesAdded():
            title, count = names(words, report.names), len(report.names)
            new = count - len(report.replaced)
            text = words.npgettext(
                "blades crew", "%(count)d crew type", "%(count)d crew types", count
            )
            detail = text % {"count": count}
            if new:
                text = words.pgettext("blades crew", "%(types)s, %(count)d new")
                detail = text % {"types": detail, "count": new}
        case CrewTypeChosen(name=title):
            change = arrow(words, report.before or "–", report.after)
            detail = dotted(words, [words.pgettext("blades crew", "Crew type"), change])
        case CrewMakingBegun(name=title):
            detail = words.pgettext("blades crew", "its making is taken up again")
        case CrewMade(name=title):
            detail = words.pgettext("blades crew", "the crew is made")
        case DealStruck(name=title):
            detail = _deal(words, report)
        case _:
            return None
    return ReportText(title=title, detail=detail)


def terms_text(words: Words, terms: DealTerms) -> str:
    """Return what a deal costs and brings: "1 coin · status +2"."""
    coin = words.npgettext("blades crew", "%(count)d coin", "%(count)d coin", terms.coin)
    status = words.pgettext("blades crew", "status %(status)s")
    parts = [
        coin % {"count": terms.coin} if terms.coin else "",
        status % {"status": signed(terms.status)} if terms.status else "",
    ]
    return dotted(words, [one for one in parts if one]) or words.pgettext("blades crew", "free")


def line_text(words: Words, line: CrewLine) -> str:
    """Return a choice that is not as the rules want it: "Upgrades 1 of 2"."""
    name = enum_text(words, line.step)
    if line.want == 1 and line.have == 0:
        return name
    text = words.pgettext("blades creation", "%(step)s %(have)d of %(want)d")
    return text % {"step": name, "have": line.have, "want": line.want}


def _deal(words: Words, report: DealStruck) -> str:
    coin = arrow(words, str(report.coin_before), str(report.coin_after))
    status = arrow(words, signed(report.status_before), signed(report.status_after))
    parts = [enum_text(words, report.deal), report.faction]
    if report.is_off:
        parts.append(words.pgettext("blades crew", "agreed on no longer"))
    if report.status_before != report.status_after:
        parts += [words.pgettext("blades crew", "Status"), status]
    if report.coin_before != report.coin_after:
        parts += [words.pgettext("blades crew", "Coin"), coin]
    return dotted(words, parts)
