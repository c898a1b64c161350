"""Rules that hold under both presets."""

import pytest

from duskboard.core.blades.crew import Crew
from duskboard.core.blades.heat import HeatTaken, heated


@pytest.mark.rule("blades 107")
@pytest.mark.parametrize(
    ("before", "amount", "heat", "wanted"),
    [(7, 4, 2, 1), (0, 9, 0, 1), (8, 11, 1, 2), (0, 8, 8, 0)],
)
def test_e9_the_ninth_heat_raises_the_wanted_level(
    before: int, amount: int, heat: int, wanted: int
) -> None:
    taken = heated(Crew(name="The Low Bells", heat=before), amount)
    assert (taken.crew.heat, taken.crew.wanted, taken.wanted) == (heat, wanted, wanted)


@pytest.mark.rule("blades 107")
def test_at_four_the_heat_is_cleared_all_the_same() -> None:
    crew = Crew(name="The Low Bells", heat=8, wanted=4)
    assert heated(crew, 2) == HeatTaken(
        crew=Crew(name="The Low Bells", heat=1, wanted=4), wanted=0, is_past_wanted=True
    )
    with pytest.raises(ValueError, match="heat is below 0: -1"):
        heated(crew, -1)
