from dataclasses import replace

import pytest

from duskboard.core.blades.claim import (
    Claim,
    ClaimId,
    ClaimMap,
    ClaimsFullError,
    ClaimState,
    LinkError,
    NoClaimError,
    grid,
    in_state,
    linked,
    with_claim,
    without_claim,
)
from duskboard.core.blades.prison import (
    PRISON_LINKS,
    Sentence,
    TimeServed,
    prison_reach,
    sentence,
    time_served,
)
from duskboard.core.clocks.effect import Outcome

ROWS = (("tavern", "lair", "turf"), ("infirmary", "lookouts", "vice-den"))


@pytest.mark.rule("blades 69")
def test_the_map_is_walked_from_the_lair() -> None:
    claims = grid(ROWS)
    assert len(claims.links) == 7
    assert claims.in_reach() == ("00-00", "00-02", "01-01")
    taken = in_state(claims, "01-01", ClaimState.HELD)
    assert taken.in_reach() == ("00-00", "00-02", "01-00", "01-02")
    assert in_state(claims, "00-01", ClaimState.LOST).in_reach() == ()


@pytest.mark.rule("blades 70")
def test_a_claim_works_while_it_is_held_and_the_lair_is_not_lost() -> None:
    held = in_state(grid(ROWS), "01-00", ClaimState.HELD)
    turf = in_state(held, "00-02", ClaimState.HELD)
    assert turf.works(ClaimId.INFIRMARY) == 1
    assert ([one.kind for one in turf.held], turf.turf) == (["infirmary"], 1)
    homeless = in_state(turf, "00-01", ClaimState.LOST)
    assert homeless.works(ClaimId.INFIRMARY) == 0
    assert in_state(homeless, "00-01", ClaimState.HELD).works(ClaimId.INFIRMARY) == 1
    assert in_state(turf, "01-00", ClaimState.LOST).works(ClaimId.INFIRMARY) == 0


@pytest.mark.rule("blades 147")
def test_claims_of_ones_own_stand_off_the_map() -> None:
    own = Claim(key="z", name="The drowned bell", owner="Eel Court", gives="one more secret")
    claims = with_claim(grid(ROWS), own)
    assert claims.claim("z") == own
    assert claims.neighbours("z") == ()
    joined = linked(claims, "z", "00-00")
    assert joined.neighbours("z") == ("00-00",)
    assert linked(joined, "00-00", "z") == claims
    assert without_claim(joined, "z") == grid(ROWS)
    moved = with_claim(claims, replace(own, column=5))
    assert (len(moved.claims), moved.claim("z").column) == (7, 5)


def test_a_map_that_cannot_be_is_refused() -> None:
    claims = grid(ROWS)
    with pytest.raises(LinkError):
        linked(claims, "00-00", "00-00")
    with pytest.raises(NoClaimError):
        linked(claims, "00-00", "q")
    with pytest.raises(NoClaimError):
        without_claim(claims, "q")
    with pytest.raises(ValueError, match="twice"):
        replace(claims, claims=(*claims.claims, claims.claims[0]))
    with pytest.raises(ValueError, match="nowhere"):
        replace(claims, links=(("00-01", "00-00"),))
    with pytest.raises(ValueError, match="twice"):
        replace(claims, links=(*claims.links, claims.links[0]))
    with pytest.raises(ValueError, match="blank"):
        Claim(key="a")
    with pytest.raises(ValueError, match="grid"):
        Claim(key="a", kind="turf", column=40)
    full = ClaimMap(claims=tuple(Claim(key=f"{at}", kind="turf") for at in range(60)))
    with pytest.raises(ClaimsFullError):
        with_claim(full, Claim(key="more", kind="turf"))


@pytest.mark.rule("blades 110")
def test_the_map_of_the_prison_has_a_gap_in_its_first_row() -> None:
    assert len(PRISON_LINKS) == 16
    assert (2, 3) not in PRISON_LINKS
    assert {(3, 7), (1, 5), (0, 1)}.issubset(PRISON_LINKS)
    assert prison_reach(()) == (1, 4, 6, 9)
    assert prison_reach((6,)) == (1, 2, 4, 7, 9, 10)


@pytest.mark.rule("blades 108")
@pytest.mark.rule("blades 110")
@pytest.mark.rule("blades E10")
def test_a_sentence_goes_by_the_wanted_level() -> None:
    assert [sentence(wanted) for wanted in range(5)] == [
        Sentence.WEEKS,
        Sentence.MONTH_OR_TWO,
        Sentence.SEVERAL_MONTHS,
        Sentence.YEAR_OR_TWO,
        Sentence.LIFE,
    ]
    assert sentence(3, has_parole=True) is Sentence.SEVERAL_MONTHS
    assert sentence(0, has_parole=True) is Sentence.WEEKS


@pytest.mark.rule("blades 109")
def test_what_somebody_brings_home_from_prison() -> None:
    assert [time_served(one) for one in Outcome] == [
        TimeServed(trauma=1),
        TimeServed(),
        TimeServed(has_claim=True, status=1),
        TimeServed(rep=3, has_claim=True, status=1),
    ]
    assert time_served(Outcome.BAD, has_cell_block=True) == TimeServed()
