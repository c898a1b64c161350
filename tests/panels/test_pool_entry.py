"""What is typed into the bar of a pool."""

import pytest

from duskboard.core.dice import ExpressionError, Pool
from duskboard.i18n.words import Words
from duskboard.panels.dice_entry import FacesTyped, TotalTold
from duskboard.panels.pool_entry import DiceTyped, DifficultyTyped, PoolEntry, read_pool

THREE = Pool(count=3, target=6)


@pytest.mark.parametrize(
    ("text", "entry"),
    [
        ("@7", DifficultyTyped(difficulty=7)),
        (" @ 12 ", DifficultyTyped(difficulty=12)),
        ("\uff20\uff19", DifficultyTyped(difficulty=9)),
        ("+2", DiceTyped(dice=2)),
        ("−3", DiceTyped(dice=-3)),
        ("- 40", DiceTyped(dice=-40)),
        ("2", TotalTold(total=2)),
        ("=2", TotalTold(total=2)),
        ("6 7 0", FacesTyped(faces=(6, 7, 0))),
        ("=6 7 0", FacesTyped(faces=(6, 7, 0))),
    ],
)
def test_real_dice_and_what_moves_the_pool(words: Words, text: str, entry: PoolEntry) -> None:
    assert read_pool(words, text, THREE) == entry


@pytest.mark.parametrize("text", ["@", "@x", "@12345", "+", "++2", "2+"])
def test_anything_else_is_refused(words: Words, text: str) -> None:
    with pytest.raises(ExpressionError):
        read_pool(words, text, THREE)
