"""Tests of the pages of the odds dock."""

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st
from tests.panels.chase_panel import offer

from duskboard.core.chase.check import Difficulty
from duskboard.core.storyteller.roll import PoolCheck
from duskboard.core.storyteller_rulings import StorytellerRulings
from duskboard.i18n.words import Words
from duskboard.panels.action_offer import OfferKind
from duskboard.panels.odds_page import Ask, AskKind, OddsLine, OddsPage, odds_parts
from duskboard.panels.odds_text import (
    ask_page,
    chase_page,
    pool_page,
    rating_page,
    team_page,
    with_ahead,
)
from duskboard.widgets.odds_bar import PartLook
from duskboard.widgets.rating_bar import RatingFace

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
_ENGLISH = Words(RESOURCES / "translations")
PRESET = StorytellerRulings()


def figures(line: OddsLine) -> tuple[str, ...]:
    """What stands in the parts of a bar."""
    if isinstance(line.bar, RatingFace):
        return tuple(share.text for share in line.bar.shares)
    return tuple(part.text for part in line.bar)


def lit(page: OddsPage) -> OddsLine:
    """The line of the roll in hand."""
    return next(line for line in page.lines if line.is_lit)


def test_a_crossing_stands_beside_what_more_dice_would_bring(words: Words) -> None:
    page = chase_page(words, offer())
    assert page is not None
    assert page.title == "Climb 45 · Edda to Chapel yard"
    assert page.about == "Low wall"
    assert [(one.label, one.detail, one.total, one.is_lit, one.is_open) for one in page.lines] == [
        ("No bonus die", "1 AP · 25 points less", "45%", False, True),
        ("+1 die", "2 AP", "70%", True, True),
        ("+2 dice", "needs 3 AP · 13 points more", "83%", False, False),
    ]
    assert [figures(one) for one in page.lines] == [
        ("9", "13", "23", "50", "5"),
        ("17", "22", "31", "30", "<1"),
        ("24", "28", "31", "17", "<1"),
    ]
    assert [text for _look, text in page.legend] == [
        "Extreme success", "Hard success", "Regular success", "Failure", "Fumble",
    ]  # fmt: skip


def test_only_a_roll_has_odds(words: Words) -> None:
    for kind in (OfferKind.MOVE, OfferKind.LOSS, OfferKind.SAY):
        assert chase_page(words, offer(kind)) is None or kind is OfferKind.CROSS
    assert chase_page(words, None) is None


def test_a_level_that_is_not_reached_counts_as_failed(words: Words) -> None:
    ask = Ask(value=50, level=Difficulty.HARD)
    line = lit(ask_page(words, ask, PRESET))
    assert isinstance(line.bar, tuple)
    assert [(part.look, part.text) for part in line.bar] == [
        (PartLook.SOLID, "10"),
        (PartLook.DOTTED, "15"),
        (PartLook.HATCHED, "70"),
        (PartLook.WORST, "5"),
    ]
    assert line.total == "25%"


def test_a_d100_stands_between_a_bonus_and_a_penalty_die(words: Words) -> None:
    names = [one.label for one in ask_page(words, Ask(), PRESET).lines]
    assert names == ["d100, 1 bonus die", "d100", "d100, 1 penalty die"]
    most = ask_page(words, Ask(extra=2), PRESET)
    assert [one.label for one in most.lines] == ["d100, 2 bonus dice", "d100, 1 bonus die"]
    assert lit(most).label == "d100, 2 bonus dice"


def test_a_pool_stands_beside_a_die_a_difficulty_and_willpower(words: Words) -> None:
    page = pool_page(words, "Strength", PoolCheck(dice=2, difficulty=10), PRESET)
    assert [(one.label, one.total) for one in page.lines] == [
        ("3d10, difficulty 10", "22%"),
        ("2d10, difficulty 9", "32%"),
        ("2d10, difficulty 10", "17%"),
        ("1d10, difficulty 10", "10%"),
        ("With a point of Willpower", "100%"),
    ]
    with_point = PoolCheck(dice=2, difficulty=10, willpower=True)
    assert pool_page(words, "", with_point, PRESET).lines[-1].label == "Without Willpower"


def test_six_sided_dice_stand_beside_a_die_more_and_fewer(words: Words) -> None:
    page = rating_page(words, "Prowl", 2)
    assert [(one.label, one.detail, one.total) for one in page.lines] == [
        ("3d", "13 points more", "88%"),
        ("2d", "", "75%"),
        ("1d", "25 points less", "50%"),
    ]
    assert figures(lit(page)) == ("25%", "44%", "28%", "3%")
    assert [one.label for one in rating_page(words, "", 0).lines] == ["1d", "0d"]


def test_a_group_has_the_odds_of_its_best_roll(words: Words) -> None:
    page = team_page(words, "Prowl", (0.125, 0.375, 0.45, 0.05), "Nell")
    assert [(one.label, one.total) for one in page.lines] == [("The best roll", "88%")]


def test_what_takes_several_rolls_is_looked_at_roll_by_roll(words: Words) -> None:
    page = with_ahead(words, rating_page(words, "", 1), (0.0, 0.25, 0.5))
    assert [(one.label, one.total) for one in page.ahead] == [
        ("Done after 1 roll", "0%"),
        ("Done within 2 rolls", "25%"),
        ("Done within 3 rolls", "50%"),
    ]


@given(
    st.builds(
        Ask,
        kind=st.sampled_from(AskKind),
        value=st.integers(1, 200),
        extra=st.integers(-2, 2),
        level=st.sampled_from(Difficulty),
        dice=st.integers(1, 30),
        difficulty=st.integers(2, 10),
        specialty=st.booleans(),
        rating=st.integers(0, 12),
    )
)
def test_whatever_is_asked_the_figures_make_a_hundred(ask: Ask) -> None:
    page = ask_page(_ENGLISH, ask, PRESET)
    assert sum(one.is_lit for one in page.lines) == 1
    for line in page.lines:
        if isinstance(line.bar, RatingFace):
            continue
        shown = [int(part.text) for part in line.bar if part.text != "<1"]
        assert sum(shown) == 100
        passing = [part for part in line.bar if part.look.is_good]
        total = sum(int(part.text) for part in passing if part.text != "<1")
        assert line.total == f"{total}%"


def test_parts_are_within_one_of_their_share() -> None:
    shares = (
        (0.0949, PartLook.SOLID), (0.0949, PartLook.DOTTED), (0.0949, PartLook.OUTLINED),
        (0.7053, PartLook.HATCHED), (0.01, PartLook.WORST),
    )  # fmt: skip
    parts, total = odds_parts(shares)
    assert total == 28
    assert [part.text for part in parts] == ["10", "9", "9", "71", "1"]
