"""Odds of an action roll, and what each outcome brings at its position, in words."""

from collections.abc import Sequence

from duskboard.core.blades.consequence import ConsequenceKind
from duskboard.core.blades.outcome import Offer, Offered, offer_of
from duskboard.core.blades.position import Position, worse
from duskboard.core.clocks.effect import Outcome
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, dotted
from duskboard.i18n.words import Words
from duskboard.odds.blades import RatingOdds
from duskboard.panels.action_roll_offer import ActionRollOffer
from duskboard.panels.pool_text import percent
from duskboard.widgets.outcome_cards import OutcomeFace
from duskboard.widgets.rating_bar import RatingFace, RatingShare
from duskboard.widgets.result_card import Tone

OUTCOME_TONE = {
    Outcome.BAD: Tone.FAILURE,
    Outcome.PARTIAL: Tone.PRICE,
    Outcome.FULL: Tone.SUCCESS,
    Outcome.CRITICAL: Tone.CRITICAL,
}
"""How each outcome is meant."""


def odds_title(words: Words, dice: int) -> str:
    """Return what the odds are of: "Odds with 4 dice"."""
    return words.ngettext("Odds with %(count)d die", "Odds with %(count)d dice", dice) % {
        "count": dice
    }


def odds_face(words: Words, odds: RatingOdds, before: RatingOdds | None = None) -> RatingFace:
    """Return odds as a bar; `before` are those without what was added last."""
    chances = odds.chances()
    line = words.pgettext("blades odds", "%(outcome)s: %(chance)s")
    says = [
        line % {"outcome": enum_text(words, outcome), "chance": percent(chance)}
        for outcome, chance in chances.items()
    ]
    return RatingFace(
        shares=tuple(RatingShare(share=one, text=percent(one)) for one in chances.values()),
        before=() if before is None or before == odds else tuple(before.chances().values()),
        says=clauses(words, says),
    )


def outcome_faces(words: Words, offer: ActionRollOffer) -> tuple[OutcomeFace, ...]:
    """Return what each outcome brings at this position (rules/blades.md 17)."""
    position = offer.counted.position
    return tuple(
        OutcomeFace(
            tone=OUTCOME_TONE[outcome],
            range=range_text(words, outcome),
            word=enum_text(words, offer_of(position, outcome).verdict),
            body=outcome_body(words, offer, outcome),
        )
        for outcome in Outcome
    )


def outcome_body(words: Words, offer: ActionRollOffer, outcome: Outcome) -> str:
    """Return what an outcome brings, in a sentence."""
    position = offer.counted.position
    found = offer_of(position, outcome)
    match outcome:
        case Outcome.CRITICAL:
            done = words.pgettext("blades outcome", "Done, with increased effect")
            return dotted(words, [done, ticks_text(words, offer.better_ticks)])
        case Outcome.FULL:
            done = words.pgettext("blades outcome", "Done, and nothing else")
            return dotted(words, [done, ticks_text(words, offer.ticks)])
        case Outcome.PARTIAL | Outcome.BAD:
            return capital(_troubles(words, found, position))


def offered_text(words: Words, offered: Offered, position: Position) -> str:
    """Return a consequence as an outcome offers it: "severe harm", "now desperate"."""
    match offered.kind:
        case ConsequenceKind.HARM:
            return _harms(words)[offered.degree]
        case ConsequenceKind.COMPLICATION:
            return _complications(words)[offered.degree]
        case ConsequenceKind.REDUCED_EFFECT:
            return words.pgettext("blades outcome", "less effect")
        case ConsequenceKind.WORSE_POSITION:
            text = words.pgettext("blades outcome", "now %(position)s")
            return text % {"position": enum_text(words, worse(position)).lower()}
        case ConsequenceKind.LOST_OPPORTUNITY:
            return words.pgettext("blades outcome", "the chance is lost")


def alternatives(words: Words, parts: Sequence[str]) -> str:
    """Return what may be instead of each other: "a, b or c"; "" for none."""
    if len(parts) < 2:
        return "".join(parts)
    first, *others = parts[:-1]
    for other in others:
        pair = {"first": first, "second": other}
        first = words.pgettext("alternatives", "%(first)s, %(second)s") % pair
    pair = {"first": first, "second": parts[-1]}
    return words.pgettext("alternatives", "%(first)s or %(second)s") % pair


def _troubles(words: Words, found: Offer, position: Position) -> str:
    listed = alternatives(words, [offered_text(words, one, position) for one in found.consequences])
    if found.is_done:
        done = words.pgettext("blades outcome", "done, with %(list)s") % {"list": listed}
        draws_back = words.pgettext("blades outcome", "withdraw")
        return alternatives(words, [draws_back, done]) if found.may_withdraw else done
    if found.may_withdraw:
        return words.pgettext("blades outcome", "press on at risky, or withdraw")
    return listed


def capital(text: str) -> str:
    """Return a clause with its first letter large, where its script has large letters."""
    return text[:1].upper() + text[1:]


def _harms(words: Words) -> dict[int, str]:
    return {
        1: words.pgettext("blades outcome", "lesser harm"),
        2: words.pgettext("blades outcome", "harm"),
        3: words.pgettext("blades outcome", "severe harm"),
    }


def _complications(words: Words) -> dict[int, str]:
    return {
        1: words.pgettext("blades outcome", "a minor complication"),
        2: words.pgettext("blades outcome", "a complication"),
        3: words.pgettext("blades outcome", "a serious complication"),
    }


def range_text(words: Words, outcome: Outcome) -> str:
    """Return which dice make an outcome: "4/5", "Crit"."""
    if outcome is Outcome.CRITICAL:
        return words.pgettext("blades outcome", "Crit")
    return enum_text(words, outcome)


def ticks_text(words: Words, ticks: int | None) -> str:
    """Return how many segments are ticked; None where the table asks each time."""
    if ticks is None:
        return words.pgettext("blades", "ticks as the GM says")
    return words.npgettext("blades", "ticks %(count)d", "ticks %(count)d", ticks) % {"count": ticks}
