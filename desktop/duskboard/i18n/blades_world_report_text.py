"""Reports about the turns of factions, prison, rituals and crafting -> words."""

from collections.abc import Sequence

from duskboard.i18n.blades_crew_report_text import signed
from duskboard.i18n.blades_life_report_text import overruled_clause
from duskboard.i18n.blades_sheet_text import arrow
from duskboard.i18n.blades_trait_text import trauma_text
from duskboard.i18n.clock_text import event_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, dotted, names
from duskboard.i18n.report_row import ReportText, Tone
from duskboard.i18n.roll_text import faces_text
from duskboard.i18n.words import Words
from duskboard.play.blades.craft import (
    CraftKept,
    CraftRolled,
    DesignRemoved,
    DesignWritten,
    StudyBegun,
    Taught,
)
from duskboard.play.blades.faction_turn import FactionsPassedBy, TurnPlayed
from duskboard.play.blades.prison import BeatingTaken, CoinSmuggled, Convicted, TimeServed
from duskboard.play.blades.ritual import RitualPerformed, RitualRemoved, RitualWritten
from duskboard.table.entity import Roll
from duskboard.table.transaction import Report


def blades_world_row(words: Words, report: Report | None) -> ReportText | None:
    """Return the row of such a report, or None for any other."""
    return (
        _faction_row(words, report)
        or _prison_row(words, report)
        or _ritual_row(words, report)
        or _design_row(words, report)
        or _craft_row(words, report)
    )


def quality_text(words: Words, quality: int) -> str:
    """Return a quality; below 0 nothing is worthwhile (rules/blades.md 117, D7)."""
    if quality < 0:
        return words.pgettext("blades craft", "nothing worthwhile")
    return words.pgettext("blades craft", "quality %(count)d") % {"count": quality}


def _faction_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case TurnPlayed(name=title):
            many = words.npgettext(
                "blades faction", "%(count)d downtime", "%(count)d downtimes", report.downtimes
            ) % {"count": report.downtimes}
            moved = ""
            if report.clock:
                text = words.pgettext(
                    "blades faction", "%(clock)s %(before)d → %(after)d of %(size)d"
                )
                moved = text % {
                    "clock": report.clock,
                    "before": report.before,
                    "after": report.after,
                    "size": report.size,
                }
            parts = [
                many if report.downtimes > 1 else words.pgettext("blades faction", "its turn"),
                clauses(words, [faces_text(words, one) for one in report.rolls]),
                moved,
                *(event_text(words, one.name, one.event) for one in report.events),
                names(words, [enum_text(words, one) for one in report.maneuvers]),
                report.line,
                overruled_clause(words, is_overruled=report.is_overruled),
            ]
            figure = clauses(words, [enum_text(words, one) for one in report.outcomes])
            return ReportText(
                title=title, detail=dotted(words, parts), figure=figure, tone=_tone(report.rolls)
            )
        case FactionsPassedBy():
            detail = words.pgettext("blades faction", "a downtime passed them by")
            return ReportText(title=names(words, report.names), detail=detail)
        case _:
            return None


def _prison_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case TimeServed(name=title):
            parts = [
                words.pgettext("blades prison", "did time"),
                faces_text(words, report.roll),
                _counted(words, report.rep),
                "" if report.claim is None else enum_text(words, report.claim),
                _status(words, report),
                trauma_text(words, report.trauma) if report.trauma else "",
            ]
            return ReportText(
                title=title,
                detail=dotted(words, parts),
                figure=enum_text(words, report.outcome),
                tone=_tone((report.roll,)),
            )
        case Convicted():
            wanted = arrow(words, str(report.wanted_before), str(report.wanted_after))
            text = words.pgettext("blades prison", "wanted level %(change)s") % {"change": wanted}
            parts = [words.pgettext("blades prison", "went to prison for the crew"), text]
            title = report.name or words.pgettext("blades prison", "Somebody")
        case BeatingTaken(name=title):
            parts = [words.pgettext("blades prison", "took a beating, level 3"), report.text]
        case CoinSmuggled(name=title):
            change = arrow(words, str(report.before), str(report.after))
            parts = [
                words.pgettext("blades prison", "coin in prison"),
                change,
                overruled_clause(words, is_overruled=report.is_overruled),
            ]
        case _:
            return None
    return ReportText(title=title, detail=dotted(words, parts))


def _ritual_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case RitualWritten(name=title):
            parts = [_written(words, is_new=report.is_new), stress_text(words, report.stress)]
        case RitualRemoved(name=title):
            parts = [words.pgettext("blades ritual", "ritual thrown away")]
        case RitualPerformed(name=title):
            parts = [report.ritual, _performed(words, report)]
            if report.stress_before != report.stress_after:
                text = words.pgettext("blades", "Stress %(before)d → %(after)d")
                parts.append(text % {"before": report.stress_before, "after": report.stress_after})
            if report.roll is not None:
                parts.append(faces_text(words, report.roll))
            parts.append(overruled_clause(words, is_overruled=report.is_overruled))
            rolls = () if report.roll is None else (report.roll,)
            figure = "" if report.outcome is None else enum_text(words, report.outcome)
            return ReportText(
                title=title, detail=dotted(words, parts), figure=figure, tone=_tone(rolls)
            )
        case _:
            return None
    return ReportText(title=title, detail=dotted(words, parts))


def stress_text(words: Words, stress: int) -> str:
    """Return what a ritual costs: "3 stress"."""
    return words.pgettext("blades", "%(count)d stress") % {"count": stress}


def _design_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case DesignWritten(name=title):
            parts = [_written(words, is_new=report.is_new), quality_text(words, report.quality)]
        case DesignRemoved(name=title):
            parts = [words.pgettext("blades craft", "design thrown away")]
        case Taught(name=title):
            known = words.pgettext("blades craft", "has learnt it")
            if not report.knows:
                known = words.pgettext("blades craft", "knows it no more")
            parts = [report.what, known]
        case StudyBegun(name=title):
            text = words.pgettext("blades craft", "project of %(size)d")
            parts = [report.what, text % {"size": report.size}]
            if not report.has_access:
                parts.append(words.pgettext("blades craft", "access comes first"))
        case _:
            return None
    return ReportText(title=title, detail=dotted(words, parts))


def _craft_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case CraftRolled(name=title):
            least = ""
            if report.least is not None and report.least > report.quality:
                text = words.pgettext("blades craft", "%(count)d is the least")
                least = text % {"count": report.least}
            parts = [
                report.what,
                faces_text(words, report.roll),
                quality_text(words, report.quality),
                least,
                overruled_clause(words, is_overruled=report.is_overruled),
            ]
            return ReportText(
                title=title,
                detail=dotted(words, parts),
                figure=enum_text(words, report.outcome),
                tone=_tone((report.roll,)),
            )
        case CraftKept(name=title):
            coin = ""
            if report.coin:
                coin = words.npgettext(
                    "blades", "%(count)d coin", "%(count)d coin", report.coin
                ) % {"count": report.coin}
            parts = [
                report.what,
                quality_text(words, report.quality),
                coin,
                words.pgettext("blades craft", "on the sheet"),
                overruled_clause(words, is_overruled=report.is_overruled),
            ]
            return ReportText(title=title, detail=dotted(words, parts))
        case _:
            return None


def _written(words: Words, *, is_new: bool) -> str:
    if is_new:
        return words.pgettext("blades craft", "written down")
    return words.pgettext("blades craft", "written anew")


def _performed(words: Words, report: RitualPerformed) -> str:
    if report.is_primed:
        return words.pgettext("blades ritual", "prepared, and waits")
    if report.was_primed:
        return words.pgettext("blades ritual", "released")
    return words.pgettext("blades ritual", "performed")


def _counted(words: Words, rep: int) -> str:
    return words.pgettext("blades prison", "+%(count)d rep") % {"count": rep} if rep else ""


def _status(words: Words, report: TimeServed) -> str:
    if not report.faction:
        return ""
    text = words.pgettext("blades prison", "%(faction)s at %(status)s")
    return text % {"faction": report.faction, "status": signed(report.status)}


def _tone(rolls: Sequence[Roll]) -> Tone:
    return Tone.TOLD if any(one.told for one in rolls) else Tone.NEUTRAL
