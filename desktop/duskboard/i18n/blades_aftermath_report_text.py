"""Reports of a downtime of the crew -> words: its steps, activities, kept entanglements."""

from duskboard.core.blades.activity import ActivityPay, DowntimeActivity
from duskboard.core.blades.downtime import Figure
from duskboard.i18n.blades_activity_report_text import quality_text
from duskboard.i18n.blades_crew_report_text import shares_text
from duskboard.i18n.blades_figure_text import figures_text
from duskboard.i18n.blades_sheet_text import arrow
from duskboard.i18n.clock_text import event_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, dotted, names
from duskboard.i18n.report_row import ReportText
from duskboard.i18n.words import Words
from duskboard.play.blades.aftermath import DuesSettled, ScoreEchoed
from duskboard.play.blades.downtime import (
    DowntimeEnded,
    DowntimeOpened,
    StepPassed,
    TroublesNamed,
)
from duskboard.play.blades.hands import HandsLent
from duskboard.play.blades.keeping import TroubleDropped, TroubleKept
from duskboard.play.blades.planning import (
    ActivityBought,
    ActivityDone,
    ActivityPlanned,
    ActivityRaised,
    PlanDropped,
)
from duskboard.play.blades.project import ProjectWorked
from duskboard.table.transaction import Report

_OTHERS = (Figure.CLOCK, Figure.STATUS)


def blades_aftermath_row(words: Words, report: Report | None) -> ReportText | None:
    """Return the row of a report of a downtime, or None for any other."""
    return (
        _step_row(words, report)
        or _activity_row(words, report)
        or _bought_row(words, report)
        or _trouble_row(words, report)
        or _hands_row(words, report)
    )


def _hands_row(words: Words, report: Report | None) -> ReportText | None:
    """Return the row of what a cohort did for the crew (rules/blades-abilities.md K15)."""
    if not isinstance(report, HandsLent):
        return None
    parts = [report.cohort, enum_text(words, report.activity), report.what]
    if report.activity is DowntimeActivity.ACQUIRE:
        parts.append(quality_text(words, report.after))
    else:
        parts.append(arrow(words, str(report.before), str(report.after)))
    parts.insert(2, enum_text(words, report.outcome))
    return ReportText(title=report.name, detail=dotted(words, parts))


def _step_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case DowntimeOpened(name=title):
            text = words.pgettext("blades downtime", "downtime %(number)d begins")
            parts = [text % {"number": report.number}, report.score]
        case StepPassed(name=title):
            parts = [enum_text(words, report.step), words.pgettext("blades downtime", "over")]
        case DowntimeEnded(name=title):
            text = words.pgettext("blades downtime", "downtime %(number)d is over")
            parts = [text % {"number": report.number}, figures_text(words, report.lines)]
            if report.traumas:
                text = words.pgettext("blades downtime", "trauma due: %(names)s")
                parts.append(text % {"names": names(words, report.traumas)})
        case DuesSettled(name=title):
            parts = []
            if report.tithe:
                text = words.pgettext("blades downtime", "tithe of %(count)d coin")
                parts.append(text % {"count": report.tithe})
            if report.is_owed:
                parts.append(words.pgettext("blades downtime", "tithe owed"))
            if report.shares:
                text = words.pgettext("blades downtime", "shared out: %(shares)s")
                parts.append(text % {"shares": shares_text(words, report.shares)})
            moved = [one for one in report.lines if not one.name or one.figure in _OTHERS]
            parts.append(figures_text(words, moved))
        case ScoreEchoed(name=title):
            parts = [figures_text(words, report.lines)]
        case _:
            return None
    return ReportText(title=title, detail=dotted(words, parts))


def _activity_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case ActivityPlanned(name=title):
            text = words.pgettext("blades downtime", "plans: %(activity)s")
        case PlanDropped(name=title):
            text = words.pgettext("blades downtime", "gives up: %(activity)s")
        case ActivityDone(name=title):
            text = words.pgettext("blades downtime", "has done: %(activity)s")
        case _:
            return None
    detail = text % {"activity": enum_text(words, report.activity)}
    return ReportText(title=title, detail=detail)


def _bought_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case ActivityBought(name=title):
            parts = [words.pgettext("blades downtime", "an activity more")]
            if report.pay is ActivityPay.FREE:
                parts.append(words.pgettext("blades downtime", "given by a calculating mind"))
            else:
                parts.append(enum_text(words, report.pay))
                parts.append(arrow(words, str(report.before), str(report.after)))
        case ActivityRaised(name=title):
            ends = (enum_text(words, one) for one in (report.before, report.after))
            text = words.pgettext("blades downtime", "%(result)s for %(count)d coin")
            result = {"result": arrow(words, *ends), "count": report.coin}
            parts = [enum_text(words, report.activity), text % result]
            lines = figures_text(words, [one for one in report.lines if one.name != title])
            parts.append(lines)
        case ProjectWorked(name=title):
            text = words.pgettext("blades figure", "%(change)s of %(size)d")
            change = arrow(words, str(report.before), str(report.after))
            parts = [report.clock, enum_text(words, report.outcome)]
            parts.append(text % {"change": change, "size": report.size})
            parts.append(
                clauses(words, [event_text(words, one.name, one.event) for one in report.events])
            )
        case _:
            return None
    return ReportText(title=title, detail=dotted(words, parts))


def _trouble_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case TroubleKept(name=title):
            parts = [
                enum_text(words, report.trouble),
                report.faction,
                words.pgettext("blades downtime", "kept"),
                enum_text(words, report.trigger),
                report.note,
            ]
        case TroubleDropped(name=title):
            parts = [
                enum_text(words, report.trouble),
                words.pgettext("blades downtime", "given up"),
            ]
        case TroublesNamed(name=title):
            parts = [
                words.pgettext("blades downtime", "named by the GM"),
                clauses(words, [enum_text(words, one) for one in report.names]),
            ]
        case _:
            return None
    return ReportText(title=title, detail=dotted(words, parts))
