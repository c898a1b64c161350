"""Reports of recovering, vice, growth and fates -> words."""

from duskboard.core.blades.prison import Sentence
from duskboard.core.blades.vice import Overindulgence
from duskboard.i18n.blades_ability_text import ability_name
from duskboard.i18n.blades_life_report_text import (
    clock_text,
    healing_text,
    overruled_clause,
    trauma_due_clause,
)
from duskboard.i18n.blades_sheet_text import arrow
from duskboard.i18n.blades_standing_text import sentence_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, dotted
from duskboard.i18n.report_row import ReportText, Tone
from duskboard.i18n.roll_text import faces_text
from duskboard.i18n.words import Words
from duskboard.play.blades.fate import CameBack, Died, Jailed, Retired, StandInAdded
from duskboard.play.blades.growth import (
    AbilityEarned,
    DotEarned,
    SessionMarked,
    Trained,
    XpLine,
    XpMarked,
)
from duskboard.play.blades.recovery import Recovered, RecoveryRaised
from duskboard.play.blades.vice import DowntimeClosed, Overindulged, ViceIndulged
from duskboard.table.transaction import Report


def blades_time_row(words: Words, report: Report | None) -> ReportText | None:
    """Return the row of such a report, or None for any other."""
    return (
        _downtime_row(words, report)
        or _vice_row(words, report)
        or _xp_row(words, report)
        or _advance_row(words, report)
        or _fate_row(words, report)
    )


def _downtime_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case Recovered(name=title):
            parts = [
                enum_text(words, report.treatment),
                faces_text(words, report.roll),
                _coin(words, report.coin),
                healing_text(words, report.fills, report.healed),
                clock_text(words, report.filled, report.size),
                _stress(words, report.stress_before, report.stress_after),
                trauma_due_clause(words, is_due=report.is_trauma_due),
                overruled_clause(words, is_overruled=report.is_overruled),
            ]
            return ReportText(
                title=title,
                detail=dotted(words, parts),
                figure=enum_text(words, report.outcome),
                tone=Tone.TOLD if report.roll.told else Tone.NEUTRAL,
            )
        case RecoveryRaised(name=title):
            results = (enum_text(words, report.before), enum_text(words, report.after))
            parts = [
                words.pgettext("blades", "better recovery"),
                _coin(words, report.coin),
                healing_text(words, report.fills, report.healed),
                clock_text(words, report.filled, report.size),
                overruled_clause(words, is_overruled=report.is_overruled),
            ]
            return ReportText(
                title=title, detail=dotted(words, parts), figure=arrow(words, *results)
            )
        case DowntimeClosed(name=title):
            parts = [
                words.pgettext("blades", "downtime over"),
                _stress(words, report.before, report.after),
                _stash(words, report.stash),
                trauma_due_clause(words, is_due=report.is_trauma_due),
            ]
            return ReportText(title=title, detail=dotted(words, parts))
        case _:
            return None


def _vice_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case ViceIndulged(name=title):
            too_much = words.pgettext("blades", "overindulged")
            parts = [
                words.pgettext("blades", "indulges their vice"),
                faces_text(words, report.roll),
                too_much if report.is_overindulged else "",
            ]
            return ReportText(
                title=title,
                detail=dotted(words, parts),
                figure=arrow(words, str(report.before), str(report.after)),
                tone=Tone.TOLD if report.roll.told else Tone.NEUTRAL,
            )
        case Overindulged(name=title):
            parts = [_too_much(words, report), _heat(words, report)]
            return ReportText(title=title, detail=dotted(words, parts))
        case _:
            return None


def _xp_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case XpMarked(name=title) | Trained(name=title):
            is_trained = isinstance(report, Trained)
            took_word = isinstance(report, Trained) and report.is_overruled
            parts = [
                _track(words, XpLine(track=report.track, marks=report.after - report.before)),
                words.pgettext("blades", "trained") if is_trained else "",
                words.pgettext("blades", "advance due") if report.is_full else "",
                overruled_clause(words, is_overruled=took_word),
            ]
            figure = arrow(words, str(report.before), str(report.after))
            return ReportText(title=title, detail=dotted(words, parts), figure=figure)
        case SessionMarked(name=title):
            lines = [_track(words, line) for line in report.lines]
            due = [enum_text(words, track) for track in report.full]
            parts = [words.pgettext("blades", "end of session"), clauses(words, lines)]
            if due:
                text = words.pgettext("blades", "advance due: %(tracks)s")
                parts.append(text % {"tracks": clauses(words, due)})
            return ReportText(title=title, detail=dotted(words, parts), figure=f"+{report.earned}")
        case _:
            return None


def _advance_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case DotEarned(name=title):
            what = enum_text(words, report.action)
            figure = arrow(words, str(report.before), str(report.after))
        case AbilityEarned(name=title):
            what, figure = ability_name(words, report.ability), ""
        case _:
            return None
    left = ""
    if report.left:
        left = words.pgettext("blades", "%(count)d xp left") % {"count": report.left}
    parts = [
        words.pgettext("blades", "advance"),
        what,
        report.origin,
        left,
        overruled_clause(words, is_overruled=report.is_overruled),
    ]
    return ReportText(title=title, detail=dotted(words, parts), figure=figure)


def _fate_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case CameBack(name=title):
            parts = [
                words.pgettext("blades", "back in play"),
                overruled_clause(words, is_overruled=report.is_overruled),
            ]
        case Died(name=title):
            parts = [words.pgettext("blades", "died"), report.by]
        case Retired(name=title):
            texts = {"stash": report.stash, "life": enum_text(words, report.life)}
            life = words.pgettext("blades", "%(life)s, stash %(stash)d") % texts
            parts = [words.pgettext("blades", "retired"), life]
        case Jailed(name=title):
            term = sentence_text(words, Sentence(report.sentence))
            parts = [words.pgettext("blades", "went to prison"), term, _wanted(words, report)]
        case StandInAdded(name=title):
            parts = [words.pgettext("blades", "new character sheet")]
            if report.instead_of:
                text = words.pgettext("blades", "played in place of %(name)s")
                parts = [text % {"name": report.instead_of}]
        case _:
            return None
    return ReportText(title=title, detail=dotted(words, parts))


def _coin(words: Words, coin: int) -> str:
    if not coin:
        return ""
    return words.npgettext("blades", "%(count)d coin", "%(count)d coin", coin) % {"count": coin}


def _stress(words: Words, before: int, after: int) -> str:
    if before == after:
        return ""
    text = words.pgettext("blades", "Stress %(before)d → %(after)d")
    return text % {"before": before, "after": after}


def _stash(words: Words, stash: int) -> str:
    if not stash:
        return ""
    return words.pgettext("blades", "stash +%(count)d") % {"count": stash}


def _too_much(words: Words, report: Overindulged) -> str:
    match report.choice:
        case Overindulgence.ATTRACT_TROUBLE:
            return words.pgettext("blades", "attracts trouble: one entanglement more")
        case Overindulgence.BRAG:
            return words.pgettext("blades", "brags")
        case Overindulgence.LOST:
            return words.pgettext("blades", "lost in vice")
        case Overindulgence.TAPPED if report.purveyor:
            text = words.pgettext("blades", "%(purveyor)s serves them no more")
            return text % {"purveyor": report.purveyor}
        case Overindulgence.TAPPED:
            return words.pgettext("blades", "nobody serves the vice any more")


def _heat(words: Words, report: Overindulged) -> str:
    if report.heat_before is None or report.heat_after is None:
        return ""
    texts = {"before": report.heat_before, "after": report.heat_after}
    heat = words.pgettext("blades", "Heat %(before)d → %(after)d") % texts
    raised = ""
    if report.wanted:
        text = words.pgettext("blades", "Wanted level +%(count)d")
        raised = text % {"count": report.wanted}
    return clauses(words, [heat, raised])


def _wanted(words: Words, report: Jailed) -> str:
    if report.wanted_before is None or report.wanted_after is None:
        return ""
    texts = {"before": report.wanted_before, "after": report.wanted_after}
    wanted = words.pgettext("blades", "Wanted level %(before)d → %(after)d") % texts
    cleared = ""
    if report.heat:
        cleared = words.pgettext("blades", "Heat %(before)d → %(after)d") % {
            "before": report.heat,
            "after": 0,
        }
    return clauses(words, [wanted, cleared])


def _track(words: Words, line: XpLine) -> str:
    text = words.pgettext("blades", "%(track)s xp +%(count)d")
    return text % {"track": enum_text(words, line.track), "count": line.marks}
