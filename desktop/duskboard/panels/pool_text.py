"""A pool in hand in words: its sum, its odds, and what forbids it."""

from collections.abc import Iterator, Sequence

from duskboard.core.dice import Pool
from duskboard.core.storyteller.difficulty import Degree, word
from duskboard.core.storyteller.pool import CountedPool, SpecialtyUse, Terms
from duskboard.core.storyteller.roll import OVERRULED_POOL
from duskboard.core.storyteller.trait import TraitKind
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.error_text import error_text
from duskboard.i18n.listing import clauses, dotted
from duskboard.i18n.storyteller_enum_text import degree_example, difficulty_example
from duskboard.i18n.storyteller_roll_text import difficulty_text, prices_text
from duskboard.i18n.storyteller_trait_text import trait_text
from duskboard.i18n.words import Words
from duskboard.odds.hundredths import hundredths
from duskboard.odds.storyteller import PoolOdds
from duskboard.panels.pool_offer import PoolOffer
from duskboard.widgets.odds_bar import OddsPart, PartLook
from duskboard.widgets.sum_strip import Term

_ALL = 100


def pool_terms(words: Words, offer: PoolOffer) -> tuple[Term, ...]:
    """Return what the dice of a pool are made of."""
    return tuple(_terms(words, offer))


def pool_dice(offer: PoolOffer) -> Pool:
    """Return the dice that fall first, to be typed."""
    count = max(0, min(OVERRULED_POOL, offer.pool.dice))
    return Pool(count=count, target=offer.pool.difficulty.used)


def dice_name(count: int) -> str:
    """Return so many ten-sided dice: "5d10"."""
    return f"{max(0, count)}d10"


def advice(words: Words, offer: PoolOffer) -> str:
    """Return what there is to say of a pool beside its numbers, or ""."""
    if offer.refusal is not None:
        return error_text(words, offer.refusal)
    pool = offer.pool
    parts = [prices_text(words, offer.blood, offer.willpower_price)]
    if pool.difficulty.raw != pool.difficulty.used or pool.untrained:
        parts.append(difficulty_text(words, pool.difficulty.raw, pool.difficulty.used))
    if pool.specialty is SpecialtyUse.TOO_LOW:
        parts.append(words.pgettext("vampire", "a specialty counts from four dots"))
    return clauses(words, parts)


def difficulty_tip(words: Words, difficulty: int) -> str:
    """Return what a difficulty is called and like, or "" (rules/storyteller.md 3.1, 3.3)."""
    name = word(difficulty)
    return dotted(
        words, [enum_text(words, name) if name else "", difficulty_example(words, difficulty)]
    )


def difficulty_reason(words: Words, terms: Terms, pool: CountedPool) -> str:
    """Return what is added to a difficulty that was said: "7, no dot +1"; "" for nothing."""
    untrained = sum(key.kind is TraitKind.SKILL for key in pool.untrained)
    other = sum(one.difficulty for one in terms.modifiers)
    added = (
        (words.pgettext("vampire difficulty", "no dot"), untrained),
        (words.pgettext("vampire difficulty", "tries before"), terms.tries),
        (words.pgettext("vampire difficulty", "other"), other),
    )
    said = [f"{name} {number:+d}".replace("-", "−") for name, number in added if number]
    return clauses(words, [str(terms.difficulty), *said]) if said else ""


def odds_parts(odds: PoolOdds) -> tuple[OddsPart, ...]:
    """Return the odds as parts of a bar, the best first."""
    best, good = odds.at_least(3), odds.at_least(2)
    shares = (
        (best, PartLook.SOLID),
        (good - best, PartLook.DOTTED),
        (odds.success - good, PartLook.OUTLINED),
        (odds.failure, PartLook.HATCHED),
        (odds.botch, PartLook.WORST),
    )
    return odds_bar(shares)


def odds_text(words: Words, odds: PoolOdds) -> str:
    """Return the odds in words: success, failure, botch."""
    text = words.pgettext(
        "vampire odds", "success %(success)s, failure %(failure)s, botch %(botch)s"
    )
    success, failure, botch = percents((odds.success, odds.failure, odds.botch))
    return text % {"success": success, "failure": failure, "botch": botch}


def degrees_text(words: Words, odds: PoolOdds) -> str:
    """Return the odds in words, then each degree in a line of its own with what it is like."""
    chances = odds.degrees()
    line = words.pgettext("vampire odds", "%(degree)s %(chance)s")
    said = [
        dotted(
            words,
            [
                line % {"degree": enum_text(words, degree), "chance": percent(chances[degree])},
                degree_example(words, degree),
            ],
        )
        for degree in Degree
    ]
    return "\n".join([odds_text(words, odds), *said])


def percent(share: float) -> str:
    """Return a chance in hundredths; what is rarer than one or short of all says so."""
    return _hundredths(share, round(_ALL * share))


def odds_bar(shares: Sequence[tuple[float, PartLook]]) -> tuple[OddsPart, ...]:
    """Return parts of a bar, whose figures sum to a hundred."""
    texts = percents([share for share, _look in shares])
    return tuple(
        OddsPart(share=share, look=look, text=text)
        for (share, look), text in zip(shares, texts, strict=True)
    )


def percents(shares: Sequence[float]) -> tuple[str, ...]:
    """Return chances that make up all there is in hundredths that sum to a hundred.

    What is rarer than one in a hundred says so.
    """
    given = hundredths(shares)
    return tuple(_hundredths(share, number) for share, number in zip(shares, given, strict=True))


def _hundredths(share: float, number: int) -> str:
    if share > 0 and number == 0:
        return "<1%"
    return ">99%" if share < 1 and number == _ALL else f"{number}%"


def _terms(words: Words, offer: PoolOffer) -> Iterator[Term]:
    pool, is_first = offer.pool, True
    for part in pool.parts:
        sign = "" if is_first else "+"
        yield Term(text=trait_text(words, part.key), figure=str(part.rating), sign=sign)
        is_first = False
    changes = (
        (words.pgettext("vampire", "Wounds"), pool.wounds),
        (words.pgettext("vampire", "Armour"), pool.armour),
        (words.pgettext("vampire", "Several actions"), pool.multiple),
        (words.pgettext("vampire", "Other dice"), pool.added),
    )
    for text, dice in changes:
        if dice:
            yield Term(text=text, figure=str(abs(dice)), sign="−" if dice < 0 else "+")
    yield Term(text=words.pgettext("vampire", "Pool"), figure=dice_name(pool.dice), sign="=")
