"""Odds of an action roll, and what each outcome brings at its position, in words."""

from collections.abc import Sequence

from duskboard.core.blades.consequence import ConsequenceKind
from duskboard.core.blades.outcome import Offer, Offered, Verdict, offer_of
from duskboard.core.blades.position import Position, raised, worse
from duskboard.core.clocks.effect import Effect, Outcome
from duskboard.core.dice import Rating
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, dotted
from duskboard.i18n.words import Words
from duskboard.odds.blades import RatingOdds, rating_odds
from duskboard.panels.action_roll_offer import ActionRollOffer
from duskboard.panels.odds_strip import OddsFace
from duskboard.panels.outcome_offer import OutcomeOffer
from duskboard.panels.pool_text import percents
from duskboard.table.action_roll import TeamActionRoll
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
    texts = percents(tuple(chances.values()))
    return RatingFace(
        shares=tuple(
            RatingShare(share=one, text=text)
            for one, text in zip(chances.values(), texts, strict=True)
        ),
        before=() if before is None or before == odds else tuple(before.chances().values()),
        says=odds_says(words, odds),
    )


def odds_says(words: Words, odds: RatingOdds) -> str:
    """Return odds in words; what cannot be is left out: "1–3: 12%, 4/5: 45%, 6: 35%"."""
    chances = odds.chances()
    line = words.pgettext("blades odds", "%(outcome)s: %(chance)s")
    says = [
        line % {"outcome": enum_text(words, outcome), "chance": text}
        for (outcome, chance), text in zip(
            chances.items(), percents(tuple(chances.values())), strict=True
        )
        if chance
    ]
    return clauses(words, says)


def action_odds(words: Words, offer: ActionRollOffer) -> OddsFace:
    """Return the odds of an action, and those of a die fewer and a die more beside them."""
    is_pushed = offer.odds != offer.plain_odds
    legend = words.pgettext("blades odds", "▲ where it breaks without the push")
    return OddsFace(
        title=odds_title(words, offer.dice),
        odds=odds_face(words, offer.odds, offer.plain_odds),
        legend=legend if is_pushed else "",
        near=near_odds(words, offer.dice),
    )


def near_odds(words: Words, dice: int) -> tuple[tuple[str, RatingFace], ...]:
    """Return the odds of a die fewer and a die more, each with its dice."""
    pools = [one for one in (dice - 1, dice + 1) if one >= 0]
    name = words.pgettext("blades odds", "with %(count)dd")
    return tuple(
        (name % {"count": one}, odds_face(words, rating_odds(Rating(count=one)))) for one in pools
    )


def pair_tip(words: Words, offer: ActionRollOffer, position: Position, effect: Effect) -> str:
    """Return what the dice in hand would bring at another pair, a line for each outcome."""
    chances = offer.odds.chances()
    texts = percents(tuple(chances.values()))
    form, lines = words.pgettext("blades odds", "%(outcome)s %(chance)s: %(brings)s"), []
    for (outcome, chance), text in zip(chances.items(), texts, strict=True):
        if chance:
            brings = _brings(words, offer_of(position, outcome), position, effect)
            said = {"outcome": range_text(words, outcome), "chance": text, "brings": brings}
            lines.append(form % said)
    return "\n".join(lines)


def _brings(words: Words, found: Offer, position: Position, effect: Effect) -> str:
    if found.consequences:
        return _troubles(words, found, position)
    is_better = found.verdict is Verdict.BETTER
    return enum_text(words, raised(effect) if is_better else effect).lower()


def outcome_faces(
    words: Words, offer: ActionRollOffer, chances: Sequence[float] = ()
) -> tuple[OutcomeFace, ...]:
    """Return what each outcome that can be brings at this position (rules/blades.md 17).

    Args:
        words: The words.
        offer: The roll.
        chances: Those of the four outcomes, where they are not the roll's own.
    """
    position, own = offer.counted.position, tuple(offer.odds.chances().values())
    return tuple(
        OutcomeFace(
            tone=OUTCOME_TONE[outcome],
            range=range_text(words, outcome),
            word=enum_text(words, offer_of(position, outcome).verdict),
            body=outcome_body(words, offer, outcome),
        )
        for outcome, chance in zip(Outcome, chances or own, strict=True)
        if chance  # of no dice nothing is a critical (rules/blades.md 3)
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


def each_text(words: Words, roll: TeamActionRoll) -> str:
    """Return what each of a group rolled, the one that counts named so."""
    said = []
    for place, (who, result) in enumerate(roll.faced):
        form = words.pgettext("blades team", "%(name)s %(outcome)s")
        if place == roll.result.best:
            form = words.pgettext("blades team", "%(name)s %(outcome)s, counts")
        said.append(form % {"name": who, "outcome": enum_text(words, result.outcome)})
    return dotted(words, said)


def left_text(words: Words, outcome: OutcomeOffer) -> str:
    """Return what of an action is still open while another roll is in hand; "" for nothing."""
    running, parts = outcome.running, []
    if running.roll is not None and running.is_unsettled:
        rolled = [enum_text(words, running.roll.action), enum_text(words, running.roll.outcome)]
        text = words.pgettext("blades", "Still open: %(action)s")
        said = dotted(words, [outcome.name, clauses(words, rolled)])
        parts.append(text % {"action": said})
    waiting = len(running.waiting)
    if waiting:
        text = words.npgettext(
            "blades", "%(count)d consequence waits", "%(count)d consequences wait", waiting
        )
        parts.append(text % {"count": waiting})
    return dotted(words, parts)


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
