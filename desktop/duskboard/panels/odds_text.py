"""Rolls in hand -> pages of the odds dock: each beside the neighbours that could be chosen."""

from collections.abc import Iterator
from dataclasses import replace

from duskboard.core.chase.check import Difficulty, Verdict
from duskboard.core.clocks.effect import Outcome
from duskboard.core.dice import Percentile, Pool, Rating
from duskboard.core.storyteller.roll import PoolCheck
from duskboard.core.storyteller_rulings import StorytellerRulings
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, dotted
from duskboard.i18n.roll_text import roll_name
from duskboard.i18n.words import Words
from duskboard.odds.any_check import best_odds, net_odds
from duskboard.odds.blades import rating_odds
from duskboard.odds.percentile import CheckOdds, check_odds
from duskboard.odds.storyteller import PoolOdds, pool_odds
from duskboard.panels.action_offer import ActionOffer, CautionOffer, OfferKind
from duskboard.panels.caution_choice import caution_text, price_of_caution
from duskboard.panels.odds_page import (
    EASY,
    HARD,
    MOST_DICE,
    MOST_EXTRA,
    MOST_RATING,
    Ask,
    AskKind,
    OddsLine,
    OddsPage,
    odds_parts,
)
from duskboard.panels.offer_text import offer_text
from duskboard.panels.outcome_text import odds_face
from duskboard.panels.pool_text import percents
from duskboard.panels.price_choice import percent
from duskboard.widgets.odds_bar import PartLook
from duskboard.widgets.rating_bar import RatingFace, RatingShare

_LOOKS = {
    Verdict.EXTREME: PartLook.SOLID,
    Verdict.HARD: PartLook.DOTTED,
    Verdict.REGULAR: PartLook.OUTLINED,
    Verdict.FAILURE: PartLook.HATCHED,
    Verdict.FUMBLE: PartLook.WORST,
}
_REACHED = {
    Difficulty.REGULAR: frozenset({Verdict.EXTREME, Verdict.HARD, Verdict.REGULAR}),
    Difficulty.HARD: frozenset({Verdict.EXTREME, Verdict.HARD}),
    Difficulty.EXTREME: frozenset({Verdict.EXTREME}),
}
Shares = tuple[tuple[float, PartLook], ...]


def chase_page(words: Words, offer: ActionOffer | None) -> OddsPage | None:
    """Return the odds of a crossing in hand, with each number of bonus dice beside it."""
    if offer is None or offer.kind is not OfferKind.CROSS or offer.choice is None:
        return None
    lit = offer.choice
    said = offer_text(words, offer)
    lines = tuple(
        _line(
            words,
            caution_text(words, one.caution),
            _shares(one, offer),
            price=price_of_caution(words, one),
            against=_shares(lit, offer),
            is_lit=one == lit,
            is_open=one.can_be_chosen,
        )
        for one in offer.choices
        if one.dice is not None
    )
    if not lines:
        return None
    return OddsPage(
        title=dotted(words, [said.check, said.title]),
        about=said.subject.rstrip(":："),
        lines=lines,
        legend=_legend(words, lit.dice, offer.difficulty),
    )


def percentile_page(
    words: Words, title: str, dice: Percentile, value: int, level: Difficulty
) -> OddsPage:
    """Return the odds of a d100, with a bonus and a penalty die more beside it."""
    lit = _levels(check_odds(dice, value, level), level)
    lines = tuple(
        _line(
            words,
            roll_name(words, Percentile(extra=extra)),
            _levels(check_odds(Percentile(extra=extra), value, level), level),
            against=lit,
            is_lit=extra == dice.extra,
        )
        for extra in range(dice.extra + 1, dice.extra - 2, -1)
        if -MOST_EXTRA <= extra <= MOST_EXTRA
    )
    return OddsPage(title=title, about="", lines=lines, legend=_legend(words, dice, level))


def pool_page(
    words: Words, title: str, check: PoolCheck, rulings: StorytellerRulings, about: str = ""
) -> OddsPage:
    """Return the odds of a pool by degree, with a die and a difficulty more or less beside it."""
    lit = _degrees(pool_odds(check, rulings))
    lines = tuple(
        _line(words, label, _degrees(pool_odds(one, rulings)), against=lit, is_lit=one == check)
        for label, one in _pool_neighbours(words, check)
    )
    legend = (
        (PartLook.SOLID, words.pgettext("odds", "3 and more")),
        (PartLook.DOTTED, words.pgettext("odds", "2 successes")),
        (PartLook.OUTLINED, words.pgettext("odds", "1 success")),
        (PartLook.HATCHED, words.pgettext("vampire", "Failure")),
        (PartLook.WORST, words.pgettext("vampire", "Botch")),
    )
    return OddsPage(title=title, about=about, lines=lines, legend=legend)


def rating_page(words: Words, title: str, dice: int, about: str = "") -> OddsPage:
    """Return the odds of six-sided dice, with a die fewer and a die more beside them."""
    lit = _good(dice)
    lines = tuple(
        _rating_line(words, count, _good(count) - lit, is_lit=count == dice)
        for count in (dice + 1, dice, dice - 1)
        if 0 <= count <= MOST_RATING
    )
    return OddsPage(title=title, about=about, lines=lines)


def team_page(words: Words, title: str, chances: tuple[float, ...], about: str) -> OddsPage:
    """Return the odds of the best roll of a group: 1-3, 4/5, 6, critical."""
    label = words.pgettext("odds", "The best roll")
    texts = percents(chances)
    face = RatingFace(
        shares=tuple(
            RatingShare(share=one, text=text) for one, text in zip(chances, texts, strict=True)
        ),
        says=clauses(words, texts),
    )
    line = _rated(words, label, "", percent(1 - chances[0]), face, is_lit=True)
    return OddsPage(title=title, about=about, lines=(line,))


def with_ahead(words: Words, page: OddsPage, ahead: tuple[float, ...]) -> OddsPage:
    """Return a page with the chance of being done after one such roll, two, and so on."""
    return replace(
        page,
        ahead=tuple(_ahead(words, number, share) for number, share in enumerate(ahead, start=1)),
    )


def ask_page(words: Words, ask: Ask, rulings: StorytellerRulings) -> OddsPage:
    """Return the odds of any roll that is asked about."""
    match ask.kind:
        case AskKind.D100:
            return percentile_page(words, "", Percentile(extra=ask.extra), ask.value, ask.level)
        case AskKind.POOL:
            check = PoolCheck(dice=ask.dice, difficulty=ask.difficulty, specialty=ask.specialty)
            return pool_page(words, "", check, rulings)
        case AskKind.RATING:
            return rating_page(words, "", ask.rating)


def tray_page(
    words: Words, title: str, dice: Percentile | Pool | Rating, value: int, level: Difficulty
) -> OddsPage:
    """Return the odds of a check on the tray, whichever game's dice it is made with."""
    if isinstance(dice, Percentile):
        return percentile_page(words, title, dice, value, level)
    if isinstance(dice, Rating):
        return rating_page(words, title, dice.count)
    shares = _nets(dice)
    line = _line(words, roll_name(words, dice), shares, against=shares, is_lit=True)
    return OddsPage(title=title, about="", lines=(line,), legend=_legend(words, dice, level))


def _pool_neighbours(words: Words, check: PoolCheck) -> Iterator[tuple[str, PoolCheck]]:
    """Yield the pool in hand between those that differ from it in one thing."""
    name = words.pgettext("odds", "%(dice)dd10, difficulty %(difficulty)d")

    def called(one: PoolCheck) -> str:
        return name % {"dice": one.dice, "difficulty": one.difficulty}

    more = replace(check, dice=check.dice + 1) if check.dice < MOST_DICE else None
    fewer = replace(check, dice=check.dice - 1) if check.dice > 1 else None
    easier = replace(check, difficulty=check.difficulty - 1) if check.difficulty > EASY else None
    harder = replace(check, difficulty=check.difficulty + 1) if check.difficulty < HARD else None
    for one in (more, easier, check, harder, fewer):
        if one is not None:
            yield called(one), one
    other = replace(check, willpower=not check.willpower)
    if check.willpower:
        yield words.pgettext("odds", "Without Willpower"), other
    else:
        yield words.pgettext("odds", "With a point of Willpower"), other


def _rating_line(words: Words, count: int, points: int, *, is_lit: bool) -> OddsLine:
    label = words.pgettext("odds", "%(count)dd") % {"count": count}
    detail = "" if is_lit else _difference(words, points)
    face = odds_face(words, rating_odds(Rating(count=count)))
    return _rated(words, label, detail, _good(count), face, is_lit=is_lit)


def _rated(  # noqa: PLR0913 - all that is said of a way to roll
    words: Words, label: str, detail: str, total: int, face: RatingFace, *, is_lit: bool
) -> OddsLine:
    figure = _percent(words, total)
    return OddsLine(
        label=label,
        detail=detail,
        total=figure,
        bar=face,
        says=clauses(words, [f"{label} {figure}", face.says]),
        is_lit=is_lit,
    )


def _good(count: int) -> int:
    """Return the chance of a 4 or better, in hundredths (rules/blades.md 2)."""
    return percent(rating_odds(Rating(count=count)).at_least(Outcome.PARTIAL))


def _line(  # noqa: PLR0913 - all that is said of a way to roll
    words: Words,
    label: str,
    shares: Shares,
    *,
    price: str = "",
    against: Shares,
    is_lit: bool = False,
    is_open: bool = True,
) -> OddsLine:
    parts, total = odds_parts(shares)
    detail = [price]
    if not is_lit:
        detail.append(_difference(words, total - odds_parts(against)[1]))
    figure = _percent(words, total)
    told = [f"{label} {figure}", *(part.text for part in parts if part.share > 0)]
    return OddsLine(
        label=label,
        detail=dotted(words, detail),
        total=figure,
        bar=parts,
        says=clauses(words, told),
        is_lit=is_lit,
        is_open=is_open,
    )


def _difference(words: Words, points: int) -> str:
    """Return how much likelier it is than the roll in hand: "13 points more"."""
    if points > 0:
        text = words.npgettext("odds", "%(count)d point more", "%(count)d points more", points)
    elif points < 0:
        text = words.npgettext("odds", "%(count)d point less", "%(count)d points less", -points)
    else:
        return words.pgettext("odds", "the same")
    return text % {"count": abs(points)}


def _ahead(words: Words, rolls: int, share: float) -> OddsLine:
    """Return the chance of being done after so many rolls."""
    parts, total = odds_parts(((share, PartLook.OUTLINED), (1 - share, PartLook.HATCHED)))
    label = words.npgettext(
        "odds", "Done after %(count)d roll", "Done within %(count)d rolls", rolls
    )
    label %= {"count": rolls}
    figure = _percent(words, total)
    return OddsLine(label=label, detail="", total=figure, bar=parts, says=f"{label} {figure}")


def _percent(words: Words, hundredths: int) -> str:
    return words.pgettext("chance", "%(percent)d%%") % {"percent": hundredths}


def _shares(choice: CautionOffer, offer: ActionOffer) -> Shares:
    match choice.dice:
        case Percentile() as dice:
            return _levels(check_odds(dice, offer.value, offer.difficulty), offer.difficulty)
        case Pool() as dice:
            return _nets(dice)
        case Rating() as dice:
            return _best(dice)
        case None:
            return ()


def _levels(odds: CheckOdds, level: Difficulty) -> Shares:
    """Return the levels of a d100; those that do not reach the difficulty are failures."""
    reached = _REACHED[level]
    good = [(float(odds.levels[one]), _LOOKS[one]) for one in Verdict if one in reached]
    fumble = float(odds.levels[Verdict.FUMBLE])
    failed = 1 - sum(share for share, _look in good) - fumble
    return (*good, (max(0.0, failed), PartLook.HATCHED), (fumble, PartLook.WORST))


def _nets(dice: Pool) -> Shares:
    """Return a pool of another game in a chase, by net successes (rules/chase.md 14.2)."""
    by = {PartLook.SOLID: 0.0, PartLook.DOTTED: 0.0, PartLook.OUTLINED: 0.0, PartLook.HATCHED: 0.0}
    for net, chance in net_odds(dice).items():
        look = (
            PartLook.HATCHED
            if net <= 0
            else (PartLook.OUTLINED, PartLook.DOTTED, PartLook.SOLID)[min(net, 3) - 1]
        )
        by[look] += float(chance)
    return tuple((share, look) for look, share in by.items())


def _best(dice: Rating) -> Shares:
    """Return six-sided dice in a chase: critical, 6, 4/5, 1-3 (rules/chase.md 14.2)."""
    by = {PartLook.SOLID: 0.0, PartLook.DOTTED: 0.0, PartLook.OUTLINED: 0.0, PartLook.HATCHED: 0.0}
    for (face, is_critical), chance in best_odds(dice).items():
        if is_critical:
            look = PartLook.SOLID
        elif face > 5:
            look = PartLook.DOTTED
        else:
            look = PartLook.OUTLINED if face > 3 else PartLook.HATCHED
        by[look] += float(chance)
    return tuple((share, look) for look, share in by.items())


def _degrees(odds: PoolOdds) -> Shares:
    best, good = odds.at_least(3), odds.at_least(2)
    return (
        (best, PartLook.SOLID),
        (good - best, PartLook.DOTTED),
        (odds.success - good, PartLook.OUTLINED),
        (odds.failure, PartLook.HATCHED),
        (odds.botch, PartLook.WORST),
    )


def _legend(
    words: Words, dice: Percentile | Pool | Rating | None, level: Difficulty
) -> tuple[tuple[PartLook, str], ...]:
    match dice:
        case Pool():
            return (
                (PartLook.SOLID, words.pgettext("odds", "3 and more")),
                (PartLook.DOTTED, words.pgettext("odds", "2 successes")),
                (PartLook.OUTLINED, words.pgettext("odds", "1 success")),
                (PartLook.HATCHED, enum_text(words, Verdict.FAILURE)),
            )
        case Rating():
            return (
                (PartLook.SOLID, enum_text(words, Outcome.CRITICAL)),
                (PartLook.DOTTED, "6"),
                (PartLook.OUTLINED, "4/5"),
                (PartLook.HATCHED, "1–3"),
            )
        case _:
            reached = _REACHED[level]
            return tuple(
                (_LOOKS[one], enum_text(words, one))
                for one in Verdict
                if one in reached or not one.is_success
            )
