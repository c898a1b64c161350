"""Reports of what comes after a score -> words."""

from duskboard.core.blades.claim import ClaimId
from duskboard.core.blades.entanglement import Price
from duskboard.core.blades.heat import HeatPart
from duskboard.i18n.blades_crew_report_text import key_text, signed
from duskboard.i18n.blades_sheet_text import arrow
from duskboard.i18n.blades_trouble_price_text import price_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, dotted
from duskboard.i18n.report_row import ReportText
from duskboard.i18n.words import Words
from duskboard.play.blades.payoff import HeatCooled, HeatTaken, ScorePaid, TithePaid
from duskboard.play.blades.trouble import TroubleRolled, TroubleSettled
from duskboard.table.transaction import Report


def blades_payoff_row(words: Words, report: Report | None) -> ReportText | None:
    """Return the row of a report of what comes after a score, or None for any other."""
    match report:
        case ScorePaid(name=title):
            rep = arrow(words, str(report.rep_before), str(report.rep_after))
            coin = arrow(words, str(report.coin_after - report.coin), str(report.coin_after))
            parts = [
                dotted(words, [words.pgettext("blades crew", "Rep"), rep]),
                dotted(words, [words.pgettext("blades crew", "Coin"), coin]),
            ]
            if report.excess:
                text = words.pgettext("blades crew", "spend or share %(count)d")
                parts.append(text % {"count": report.excess})
        case TithePaid(name=title):
            coin = arrow(words, str(report.before), str(report.after))
            parts = [words.pgettext("blades crew", "tithe"), coin]
        case HeatTaken(name=title):
            parts = _heat_parts(words, report)
        case HeatCooled(name=title):
            heat = arrow(words, str(report.before), str(report.after))
            parts = [words.pgettext("blades crew", "Heat"), heat]
        case TroubleRolled(name=title):
            names = [enum_text(words, one) for one in report.names]
            none = words.pgettext("blades crew", "no entanglement")
            parts = [str(report.roll.total), clauses(words, names) or none]
        case TroubleSettled(name=title):
            parts = _settled_parts(words, report)
        case _:
            return None
    return ReportText(title=title, detail=dotted(words, parts))


def _heat_parts(words: Words, report: HeatTaken) -> list[str]:
    heat = arrow(words, str(report.before), str(report.after))
    parts = [words.pgettext("blades crew", "Heat"), heat]
    if report.wanted_after != report.wanted_before:
        wanted = arrow(words, str(report.wanted_before), str(report.wanted_after))
        parts += [words.pgettext("blades crew", "Wanted level"), wanted]
    if report.is_capped:
        parts.append(words.pgettext("blades crew", "wanted no higher"))
    parts.append(clauses(words, [_heat_part(words, one) for one in report.parts]))
    return parts


def _heat_part(words: Words, part: HeatPart) -> str:
    text = words.pgettext("blades heat source", "%(source)s %(heat)s")
    return text % {"source": enum_text(words, part.source), "heat": signed(part.heat)}


def _settled_parts(words: Words, report: TroubleSettled) -> list[str]:
    price = Price(coin=report.coin, rep=report.rep, harm=report.harm)
    parts = [enum_text(words, report.trouble), report.faction, enum_text(words, report.out)]
    if report.roll is not None and report.outcome is not None:
        parts.append(enum_text(words, report.outcome))
    if price != Price():
        parts.append(price_text(words, price))
    if report.victim:
        text = words.pgettext("blades crew", "%(name)s may resist")
        parts.append(text % {"name": report.victim})
    if report.heat_before != report.heat_after:
        heat = arrow(words, str(report.heat_before), str(report.heat_after))
        parts += [words.pgettext("blades crew", "Heat"), heat]
    if report.faction:
        parts += [words.pgettext("blades crew", "Status"), signed(report.status_after)]
    parts.append(key_text(words, ClaimId, report.lost))
    return parts
