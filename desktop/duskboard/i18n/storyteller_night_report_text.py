"""Reports of the procedures of the night -> words."""

from collections.abc import Callable

from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, dotted, names
from duskboard.i18n.report_row import ReportText, Tone
from duskboard.i18n.storyteller_body_text import arrow_text, body_state, levels_text
from duskboard.i18n.storyteller_roll_text import outcome_text, roll_tone
from duskboard.i18n.words import Words
from duskboard.play.storyteller.bond import (
    BondDrunk,
    BondRemoved,
    BondResisted,
    BondsEnded,
    BondStepped,
)
from duskboard.play.storyteller.diablerie import (
    BloodDrained,
    DiablerieBegun,
    DiablerieFrenzied,
    DiablerieRemoved,
    SoulTorn,
    SpoilsTaken,
)
from duskboard.play.storyteller.embrace import Embraced
from duskboard.play.storyteller.frenzy import (
    FrenzyBegun,
    FrenzyChanged,
    FrenzyEnded,
    FrenzyHeld,
    FrenzyRemoved,
    FrenzyRolled,
)
from duskboard.play.storyteller.seduction import (
    SeductionBegun,
    SeductionRemoved,
    SeductionRolled,
    SeductionSettled,
)
from duskboard.play.storyteller.waking import (
    FedAwake,
    WakingBegun,
    WakingRemoved,
    WakingRolled,
)
from duskboard.table.transaction import Report


def night_row(words: Words, report: Report | None) -> ReportText | None:
    """Return the row of a report of the night, or None for any other."""
    rows: tuple[Callable[[Words, Report | None], ReportText | None], ...] = (
        _frenzy_row,
        _bond_row,
        _diablerie_row,
        _embrace_row,
        _seduction_row,
        _waking_row,
    )
    return next((row for make in rows if (row := make(words, report)) is not None), None)


def _frenzy_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case FrenzyBegun(name=title):
            parts = [
                words.pgettext("vampire frenzy", "the Beast calls"),
                enum_text(words, report.drive),
                _difficulty(words, report.difficulty),
            ]
        case FrenzyChanged(name=title):
            parts = [enum_text(words, report.drive), _difficulty(words, report.difficulty)]
        case FrenzyRolled(frenzy=run):
            none = words.pgettext("vampire frenzy", "no dice of Self-Control")
            came = outcome_text(words, report.roll.result) if report.roll is not None else none
            mad = words.pgettext("vampire frenzy", "a derangement")
            parts = [came, enum_text(words, run.state), mad if run.has_derangement else ""]
            return ReportText(
                title=run.name,
                detail=dotted(words, parts),
                figure=f"{run.total}/{run.needed}",
                tone=Tone.SECRET if report.is_secret else roll_tone(report.roll),
            )
        case FrenzyHeld(name=title):
            parts = [words.pgettext("vampire frenzy", "held with 1 Willpower")]
        case FrenzyEnded(name=title):
            over = words.pgettext("vampire frenzy", "frenzy over")
            parts = [over, enum_text(words, report.end)]
        case FrenzyRemoved(name=title):
            parts = [words.gettext("taken off")]
        case _:
            return None
    return ReportText(title=title, detail=dotted(words, parts))


def _bond_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case BondsEnded():
            text = words.pgettext("vampire bond", "no longer bound to %(name)s")
            dead = words.pgettext("vampire bond", "the regnant is dead")
            parts = [text % {"name": report.regnant}, dead if report.is_by_death else ""]
            return ReportText(title=names(words, report.thralls), detail=dotted(words, parts))
        case BondDrunk():
            detail = words.pgettext("vampire bond", "drank")
            figure = arrow_text(words, str(report.before), str(report.after))
        case BondStepped():
            detail = words.pgettext("vampire bond", "step set by the GM")
            figure = arrow_text(words, str(report.before), str(report.after))
        case BondResisted():
            text = words.pgettext("vampire bond", "%(count)d Willpower against the bond")
            detail, figure = text % {"count": report.points}, str(report.total)
        case BondRemoved():
            detail, figure = words.pgettext("vampire bond", "struck off"), ""
        case _:
            return None
    texts = {"thrall": report.thrall, "regnant": report.regnant}
    title = words.pgettext("vampire bond", "%(thrall)s to %(regnant)s") % texts
    return ReportText(title=title, detail=detail, figure=figure)


def _diablerie_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case SoulTorn(body=body):
            parts = [
                outcome_text(words, report.roll.result),
                levels_text(words, report.levels),
                body_state(words, body),
            ]
            return ReportText(
                title=body.name,
                detail=dotted(words, parts),
                figure=arrow_text(words, str(body.before), str(body.after)),
                tone=Tone.SECRET if report.is_secret else roll_tone(report.roll),
            )
        case DiablerieFrenzied(drinker=title):
            calls = words.pgettext("vampire frenzy", "the Beast calls")
            detail = dotted(words, [calls, _difficulty(words, report.difficulty)])
            return ReportText(title=title, detail=detail, figure=f"0/{report.needed}")
        case SpoilsTaken(drinker=title):
            return ReportText(title=title, detail=_spoils(words, report))
        case DiablerieBegun():
            detail = words.pgettext("vampire diablerie", "diablerie begun")
        case BloodDrained():
            text = words.pgettext("vampire diablerie", "%(blood)d blood drained, %(kept)d kept")
            detail = text % {"blood": report.blood, "kept": report.kept}
        case DiablerieRemoved():
            detail = words.gettext("taken off")
        case _:
            return None
    texts = {"drinker": report.drinker, "victim": report.victim}
    title = words.pgettext("vampire diablerie", "%(drinker)s drinks %(victim)s") % texts
    return ReportText(title=title, detail=detail)


def _spoils(words: Words, report: SpoilsTaken) -> str:
    generation = words.pgettext("vampire diablerie", "generation %(change)s") % {
        "change": arrow_text(words, str(report.generation_before), str(report.generation_after))
    }
    humanity = words.pgettext("vampire diablerie", "Humanity %(change)s") % {
        "change": arrow_text(words, str(report.humanity_before), str(report.humanity_after))
    }
    years = words.npgettext(
        "vampire diablerie",
        "a stain for %(count)d year",
        "a stain for %(count)d years",
        report.years,
    ) % {"count": report.years}
    months = words.npgettext(
        "vampire diablerie",
        "an air for %(count)d month",
        "an air for %(count)d months",
        report.months,
    ) % {"count": report.months}
    marks = clauses(words, [years, months if report.months else ""])
    return dotted(words, [generation, humanity, marks])


def _embrace_row(words: Words, report: Report | None) -> ReportText | None:
    if not isinstance(report, Embraced):
        return None
    by = words.pgettext("vampire embrace", "embraced by %(name)s") % {"name": report.sire}
    generation = words.pgettext("vampire embrace", "generation %(number)d") % {
        "number": report.generation
    }
    bound = words.pgettext("vampire embrace", "first step of a bond")
    parts = [
        by,
        enum_text(words, report.subject),
        enum_text(words, report.end),
        generation if report.generation else "",
        bound if report.is_bound else "",
    ]
    return ReportText(title=report.name, detail=dotted(words, parts))


def _seduction_row(words: Words, report: Report | None) -> ReportText | None:
    figure, tone = "", Tone.NEUTRAL
    match report:
        case SeductionBegun():
            detail = words.pgettext("vampire seduction", "seduction begun")
        case SeductionRolled(first=first, second=second):
            detail = dotted(words, [enum_text(words, report.step), enum_text(words, report.end)])
            figure = str(max(0, first.result.net))
            if second is not None:
                figure = f"{figure} : {max(0, second.result.net)}"
            tone = Tone.SECRET if report.is_secret else roll_tone(first)
        case SeductionSettled():
            won = words.pgettext("vampire seduction", "tie decided: won")
            lost = words.pgettext("vampire seduction", "tie decided: failed")
            detail = won if report.is_won else lost
        case SeductionRemoved():
            detail = words.gettext("taken off")
        case _:
            return None
    texts = {"who": report.name, "whom": report.target}
    title = words.pgettext("vampire seduction", "%(who)s courts %(whom)s") % texts
    return ReportText(title=title, detail=detail, figure=figure, tone=tone)


def _waking_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case WakingBegun(name=title):
            watched = words.pgettext("vampire torpor", "torpor watched over")
            parts = [watched, enum_text(words, report.cause)]
        case WakingRolled(name=title):
            awake = words.pgettext("vampire torpor", "wakes")
            asleep = words.pgettext("vampire torpor", "sleeps on")
            blood = words.pgettext("vampire", "%(count)d blood") % {"count": report.blood}
            parts = [
                outcome_text(words, report.roll.result),
                awake if report.has_woken else asleep,
                blood if report.blood else "",
            ]
            tone = Tone.SECRET if report.is_secret else roll_tone(report.roll)
            return ReportText(title=title, detail=dotted(words, parts), tone=tone)
        case FedAwake(name=title):
            blood = words.pgettext("vampire", "%(count)d blood") % {"count": report.blood}
            parts = [words.pgettext("vampire torpor", "blood wakes them"), blood]
        case WakingRemoved(name=title):
            parts = [words.gettext("taken off")]
        case _:
            return None
    return ReportText(title=title, detail=dotted(words, parts))


def _difficulty(words: Words, number: int) -> str:
    return words.pgettext("vampire", "difficulty %(number)d") % {"number": number}
