from dataclasses import replace

import pytest

from duskboard.core.blades.scoundrel import Fate, Profile, Ratings, Scoundrel
from duskboard.core.blades.vice import (
    BRAG_HEAT,
    Indulgence,
    Overindulgence,
    indulged,
    overindulged,
    vice_dice,
)

ARDA = Scoundrel(
    name="Arda",
    ratings=Ratings(hunt=2, study=1, prowl=1, command=1, sway=1),
    stress=3,
    profile=Profile(purveyor="Old Tove"),
)


@pytest.mark.rule("blades 123")
def test_the_pool_is_the_lowest_attribute() -> None:
    assert vice_dice(ARDA) == 1
    assert vice_dice(Scoundrel(name="Nobody")) == 0


@pytest.mark.rule("blades 123")
@pytest.mark.parametrize(
    ("best", "left", "is_too_much"), [(2, 1, False), (3, 0, False), (4, 0, True), (6, 0, True)]
)
def test_the_die_clears_stress_and_more_is_too_much(
    best: int,
    left: int,
    is_too_much: bool,  # noqa: FBT001 - a case
) -> None:
    after = replace(ARDA, stress=left, is_vice_satisfied=True)
    assert indulged(ARDA, best) == Indulgence(
        scoundrel=after, cleared=3 - left, is_overindulged=is_too_much
    )


def test_a_die_has_six_faces() -> None:
    for face in (0, 7):
        with pytest.raises(ValueError, match="within 1 to 6"):
            indulged(ARDA, face)


@pytest.mark.rule("blades 124")
def test_too_much_comes_to_one_of_four_things() -> None:
    assert overindulged(ARDA, Overindulgence.LOST) == replace(ARDA, fate=Fate.LOST)
    assert overindulged(ARDA, Overindulgence.TAPPED) == replace(ARDA, profile=Profile())
    assert overindulged(ARDA, Overindulgence.BRAG) == ARDA
    assert overindulged(ARDA, Overindulgence.ATTRACT_TROUBLE) == ARDA
    assert BRAG_HEAT == 2
