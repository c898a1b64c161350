"""Reports of the score's opening and of downtime activities -> words."""

from duskboard.core.clocks.effect import Outcome
from duskboard.i18n.blades_sheet_text import arrow
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import dotted
from duskboard.i18n.report_row import ReportText
from duskboard.i18n.words import Words
from duskboard.play.blades.activity import AssetAcquired, AssetUsed, HeatReduced
from duskboard.play.blades.plan import OpeningOver, ScoreChanged, ScoreEnded, ScorePlanned
from duskboard.play.blades.score import Engaged, FlashbackMade
from duskboard.table.transaction import Report


def blades_activity_row(words: Words, report: Report | None) -> ReportText | None:
    """Return the row of a report of these, or None for any other."""
    match report:
        case Engaged(name=title):
            parts = [enum_text(words, report.plan), str(report.roll.total)]
            parts.append(enum_text(words, report.position))
            if report.is_past_first:
                parts.append(words.pgettext("blades score", "past the first obstacle"))
        case FlashbackMade(name=title):
            text = words.pgettext("blades flashback", "%(pay)s −%(count)d")
            paid = text % {"pay": enum_text(words, report.pay), "count": report.amount}
            if not report.amount:
                paid = words.pgettext("blades flashback", "free")
            parts = [words.pgettext("blades flashback", "Flashback"), report.text, paid]
        case ScorePlanned() | ScoreChanged() | OpeningOver() | ScoreEnded():
            title, parts = _score(words, report)
        case HeatReduced(name=title):
            heat = arrow(words, str(report.before), str(report.after))
            parts = [_result(words, report.outcome, report.coin)]
            parts += [words.pgettext("blades crew", "Heat"), heat]
        case AssetAcquired(name=title):
            parts = [report.asset, _result(words, report.outcome, report.coin)]
            parts.append(quality_text(words, report.quality))
            if report.heat:
                parts.append(
                    words.pgettext("blades price", "+%(count)d heat") % {"count": report.heat}
                )
        case AssetUsed(name=title):
            parts = [words.pgettext("blades downtime", "used up")]
        case _:
            return None
    return ReportText(title=title, detail=dotted(words, [one for one in parts if one]))


def quality_text(words: Words, quality: int) -> str:
    """Return how good something is: "quality 2"; "nothing worthwhile" below 0 (117, D7)."""
    if quality < 0:
        return words.pgettext("blades downtime", "nothing worthwhile")
    return words.pgettext("blades", "quality %(count)d") % {"count": quality}


def _score(
    words: Words, report: ScorePlanned | ScoreChanged | OpeningOver | ScoreEnded
) -> tuple[str, list[str]]:
    """Return what a report of the plan of a score is about, and what it says of it."""
    title = report.name or words.pgettext("blades score", "Score")
    plan = enum_text(words, report.plan)
    match report:
        case ScorePlanned():
            return title, [words.pgettext("blades score", "planned"), plan, report.target]
        case ScoreChanged():
            dice = words.pgettext("blades score", "engagement %(dice)dd")
            said = dice % {"dice": max(0, report.dice)}
            return title, [plan, report.detail, report.target, said]
        case OpeningOver():
            over = words.pgettext("blades score", "the opening is over: %(position)s")
            return title, [over % {"position": enum_text(words, report.position)}]
        case ScoreEnded():
            given_up = words.pgettext("blades score", "given up, downtime follows")
            struck = words.pgettext("blades score", "struck off")
            after = ""
            if report.following is not None:
                text = words.pgettext("blades score", "next: %(plan)s")
                after = text % {"plan": enum_text(words, report.following)}
            return title, [plan, given_up if report.was_running else struck, after]


def _result(words: Words, outcome: Outcome, coin: int) -> str:
    said = enum_text(words, outcome)
    if not coin:
        return said
    text = words.pgettext("blades downtime", "%(outcome)s for %(count)d coin")
    return text % {"outcome": said, "count": coin}
