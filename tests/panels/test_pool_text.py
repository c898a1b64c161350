"""The odds of a pool in words and in the parts of a bar."""

import pytest

from duskboard.core.rulings import Preset, preset
from duskboard.core.storyteller.roll import PoolCheck
from duskboard.i18n.words import Words
from duskboard.odds.storyteller import NO_DICE, pool_odds
from duskboard.panels.pool_text import degrees_text, odds_parts, percent, percents
from duskboard.widgets.odds_bar import PartLook

RULINGS = preset(Preset.REFERENCE).storyteller


def test_the_parts_of_a_bar_are_all_there_is() -> None:
    odds = pool_odds(PoolCheck(dice=2, difficulty=6), RULINGS)
    parts = odds_parts(odds)
    assert [part.look for part in parts] == list(PartLook)
    assert [round(100 * part.share, 2) for part in parts] == [0, 25, 40, 26, 9]
    assert sum(part.share for part in parts) == pytest.approx(1)
    assert [part.text for part in parts] == ["0%", "25%", "40%", "26%", "9%"]


@pytest.mark.rule("storyteller 3.2")
def test_every_degree_is_said(words: Words) -> None:
    odds = pool_odds(PoolCheck(dice=2, difficulty=6), RULINGS)
    assert degrees_text(words, odds) == (
        "success 65%, failure 26%, botch 9%\n"
        "Marginal 40% · It crackles through one song\n"
        "Moderate 25% · It plays\n"
        "Complete 0% · It plays as it did in the shop\n"
        "Exceptional 0% · It gets stations it never had\n"
        "Phenomenal 0% · People come to hear it"
    )


@pytest.mark.parametrize(
    ("share", "text"), [(0.0, "0%"), (0.001, "<1%"), (0.5, "50%"), (0.999, ">99%"), (1.0, "100%")]
)
def test_what_is_nearly_sure_is_not_called_so(share: float, text: str) -> None:
    assert percent(share) == text


def test_no_dice_fail() -> None:
    assert [part.share for part in odds_parts(NO_DICE)] == [0, 0, 0, 1, 0]


@pytest.mark.rule("blades 6")
def test_figures_side_by_side_sum_to_a_hundred() -> None:
    assert percents((27 / 216, 98 / 216, 75 / 216, 16 / 216)) == ("13%", "45%", "35%", "7%")
    assert percents((1 / 3, 1 / 3, 1 / 3)) == ("34%", "33%", "33%")
    assert percents((0.75, 8 / 36, 1 / 36, 0.0)) == ("75%", "22%", "3%", "0%")
    assert percents((0.998, 0.002)) == (">99%", "<1%")
