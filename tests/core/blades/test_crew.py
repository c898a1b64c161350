from dataclasses import replace

import pytest

from duskboard.core.blades.crew import Crew, Heated, convicted, heated

GULLS = Crew(name="Gulls")


@pytest.mark.rule("blades 107")
@pytest.mark.parametrize(
    ("before", "heat", "wanted", "after"),
    [(7, 4, 1, 2), (0, 9, 1, 0), (8, 11, 2, 1), (0, 8, 0, 8)],
)
def test_nine_heat_raise_the_wanted_level_and_roll_over(
    before: int, heat: int, wanted: int, after: int
) -> None:
    found = heated(replace(GULLS, heat=before), heat)
    assert found == Heated(
        crew=replace(GULLS, heat=after, wanted=wanted), raised=wanted, is_capped=False
    )


@pytest.mark.rule("blades 107")
def test_at_wanted_four_the_heat_is_cleared_still() -> None:
    found = heated(replace(GULLS, heat=8, wanted=4), 2)
    assert found == Heated(crew=replace(GULLS, heat=1, wanted=4), raised=0, is_capped=True)
    with pytest.raises(ValueError, match="below 0"):
        heated(GULLS, -1)


@pytest.mark.rule("blades 44")
@pytest.mark.rule("blades 108")
def test_a_conviction_lowers_the_wanted_level_and_clears_heat() -> None:
    assert convicted(replace(GULLS, heat=5, wanted=3)) == replace(GULLS, wanted=2)
    assert convicted(GULLS) == GULLS


@pytest.mark.parametrize(
    ("field", "most"),
    [
        ("tier", 6),
        ("heat", 8),
        ("wanted", 4),
        ("rep", 12),
        ("coin", 999),
        ("xp", 99),
    ],
)
def test_a_crew_that_cannot_be_is_refused(field: str, most: int) -> None:
    for wrong in (-1, most + 1):
        with pytest.raises(ValueError, match=field):
            replace(GULLS, **{field: wrong})  # type: ignore[arg-type] # any field of numbers
