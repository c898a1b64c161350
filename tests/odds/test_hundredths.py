"""Shares as whole hundredths."""

from hypothesis import given
from hypothesis import strategies as st

from duskboard.odds.hundredths import hundredths


def test_what_rounding_leaves_goes_to_what_lost_most() -> None:
    assert hundredths((1 / 3, 1 / 3, 1 / 3)) == (34, 33, 33)
    assert hundredths((0.005, 0.995)) == (1, 99)
    assert hundredths((1.0, 0.0)) == (100, 0)


@given(st.lists(st.integers(0, 1000), min_size=1, max_size=6).filter(any))
def test_they_sum_to_a_hundred_and_are_nearly_right(counts: list[int]) -> None:
    shares = [count / sum(counts) for count in counts]
    given = hundredths(shares)
    assert sum(given) == 100
    assert all(abs(100 * share - number) < 1 for share, number in zip(shares, given, strict=True))
