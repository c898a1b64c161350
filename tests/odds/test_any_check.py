from fractions import Fraction
from itertools import product

import pytest

from duskboard.core.chase.check import Difficulty
from duskboard.core.dice import Percentile, Pool, Rating
from duskboard.odds.any_check import pass_chance

REGULAR, HARD = Difficulty.REGULAR, Difficulty.HARD


@pytest.mark.rule("chase 14.6")
@pytest.mark.parametrize(
    ("what", "chance"),
    [
        (Percentile(), Fraction(27, 100)),  # half of 55
        (Rating(count=0), Fraction(1, 4)),  # the lower of two dice is 4 or more
        (Rating(count=1), Fraction(1, 2)),
        (Rating(count=3), Fraction(7, 8)),
        (Pool(count=0, target=6), Fraction(0)),
        (Pool(count=1, target=6), Fraction(1, 2)),
        (Pool(count=1, target=9), Fraction(1, 5)),
    ],
    ids=str,
)
def test_the_chance_that_a_check_passes(what: Percentile | Pool | Rating, chance: Fraction) -> None:
    assert pass_chance(what, 55, HARD) == chance


@pytest.mark.rule("chase 14.2")
@pytest.mark.parametrize(("count", "target"), [(2, 6), (3, 8), (4, 6)])
def test_a_pool_passes_as_often_as_its_faces_say(count: int, target: int) -> None:
    passing = 0
    for faces in product(range(1, 11), repeat=count):
        net = sum(face >= target for face in faces) - faces.count(1)
        passing += net > 0
    assert pass_chance(Pool(count=count, target=target), 0, REGULAR) == Fraction(passing, 10**count)
