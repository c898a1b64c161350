"""Rep, turf, hold and Tier; the tests hold under both presets where none is named."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.core.blades.crews import GULLS, able, holding

from duskboard.core.blades.ability import CrewAbilityId
from duskboard.core.blades.claim import ClaimId
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.crew_creation import begun_crew
from duskboard.core.blades.development import (
    HoldLost,
    RepNotFullError,
    Rise,
    TopTierError,
    crew_hold,
    hold_lost,
    is_rep_full,
    rep_needed,
    risen,
    score_rep,
    tier_price,
    war_begun,
    war_ended,
    with_rep,
)
from duskboard.core.blades.faction import Faction, hold_taken, with_fighting, with_status
from duskboard.core.blades.hold import Hold, counted_hold
from duskboard.core.blades.prison import PRISON_MAP, PrisonClaimId
from duskboard.core.rulings import Preset, preset

REFERENCE, PUBLISHED = (preset(one).blades for one in (Preset.REFERENCE, Preset.PUBLISHED))
WEAK = replace(GULLS, hold=Hold.WEAK)
RULING = "blades.lair_threatened_at_tier_0"


@pytest.mark.rule("blades 58")
def test_a_crew_begins_low_and_strong_with_two_coin() -> None:
    assert begun_crew("Gulls") == Crew(name="Gulls", tier=0, hold=Hold.STRONG, rep=0, coin=2)
    with pytest.raises(ValueError, match="out of range"):
        Faction(name="Tollmen", tier=7)
    assert Faction(name="Tollmen", tier=6).tier == 6


@pytest.mark.rule("blades 60")
@pytest.mark.rule("blades E7")
@pytest.mark.parametrize(("own", "target", "rep"), [(1, 3, 4), (3, 1, 0), (2, 2, 2), (6, 0, 0)])
def test_rep_goes_by_the_difference_of_tiers(own: int, target: int, rep: int) -> None:
    assert score_rep(replace(GULLS, tier=own), target) == rep
    assert score_rep(replace(GULLS, tier=own), target, is_quiet=True) == 0


@pytest.mark.rule("blades-abilities K3")
@pytest.mark.parametrize(("own", "target", "rep"), [(1, 2, 2), (3, 1, 0), (0, 3, 3)])
def test_no_traces_brings_half_the_rep_of_a_quiet_score(own: int, target: int, rep: int) -> None:
    quiet = replace(GULLS, tier=own, abilities=able(CrewAbilityId.NO_TRACES))
    assert score_rep(quiet, target, is_quiet=True) == rep
    assert score_rep(quiet, target) == score_rep(replace(GULLS, tier=own), target)


@pytest.mark.rule("blades 71")
def test_trophies_bring_one_rep_for_every_score() -> None:
    assert score_rep(replace(GULLS, claims=holding(ClaimId.VICTIM_TROPHIES)), 1) == 4


@pytest.mark.rule("blades 61")
@pytest.mark.rule("blades E8")
@pytest.mark.parametrize(("turf", "needed"), [(0, 12), (2, 10), (3, 9), (4, 8), (6, 6), (8, 6)])
def test_turf_shortens_the_track_of_rep(turf: int, needed: int) -> None:
    assert rep_needed(replace(GULLS, claims=holding(turf=turf))) == needed


@pytest.mark.rule("blades-abilities K6")
@pytest.mark.parametrize(("turf", "wanted", "needed"), [(3, 2, 7), (5, 4, 6)])
def test_fiends_count_their_wanted_level_as_turf(turf: int, wanted: int, needed: int) -> None:
    fiends = replace(
        GULLS, wanted=wanted, abilities=able(CrewAbilityId.FIENDS), claims=holding(turf=turf)
    )
    assert rep_needed(fiends) == needed


@pytest.mark.rule("blades-abilities K10")
def test_an_accord_counts_three_allies_as_turf() -> None:
    two = replace(GULLS, claims=holding(turf=2))
    accord = replace(two, abilities=able(CrewAbilityId.ACCORD))
    assert [rep_needed(accord, allies) for allies in (0, 1, 4)] == [10, 9, 7]
    assert rep_needed(two, 4) == 10


@pytest.mark.rule("blades 62")
def test_a_full_track_takes_no_more_rep() -> None:
    crew = replace(GULLS, rep=7, claims=holding(turf=3))
    assert [with_rep(crew, more).rep for more in (1, 2, 9, -9)] == [8, 9, 9, 0]
    assert [is_rep_full(with_rep(crew, more)) for more in (1, 2)] == [False, True]
    assert with_rep(replace(crew, rep=11), 1).rep == 11


@pytest.mark.rule("blades 62")
@pytest.mark.rule("blades E8")
def test_a_full_track_makes_hold_strong_and_then_the_tier_higher() -> None:
    full = replace(WEAK, rep=9, claims=holding(turf=3))
    first = risen(full)
    assert first == Rise(crew=replace(full, hold=Hold.STRONG, rep=0), coin=0)
    again = replace(first.crew, rep=9)
    assert risen(again) == Rise(crew=replace(full, tier=1, rep=0), coin=8)
    assert risen(again).crew.claims.turf == 3
    with pytest.raises(RepNotFullError) as short:
        risen(replace(again, rep=8))
    assert short.value.args == ("Gulls", 8, 9)
    with pytest.raises(TopTierError):
        risen(replace(again, tier=6))
    assert risen(replace(again, rep=0), is_overruled=True).crew.tier == 1


@pytest.mark.rule("blades 62")
@pytest.mark.rule("blades-abilities K4")
@pytest.mark.rule("blades 110")
def test_a_tier_has_its_price() -> None:
    hardcase = (PRISON_MAP.index(PrisonClaimId.HARDCASE),)
    prices = [tier_price(replace(GULLS, tier=tier)) for tier in (0, 2)]
    assert prices == [8, 24]
    assert tier_price(replace(GULLS, prison=hardcase)) == 6
    backed = replace(GULLS, abilities=able(CrewAbilityId.PATRON))
    assert [tier_price(replace(backed, tier=tier)) for tier in (0, 2)] == [4, 12]
    assert tier_price(replace(backed, tier=2, prison=hardcase)) == 10


@pytest.mark.rule("blades 63")
def test_a_tier_0_crew_that_loses_hold_by_reference() -> None:
    lost = HoldLost(crew=WEAK, is_lair_threatened=True, ruling=RULING)
    assert hold_lost(GULLS, REFERENCE) == lost
    assert hold_lost(WEAK, REFERENCE) == lost


@pytest.mark.rule("blades 63")
def test_a_tier_0_crew_that_loses_hold_as_published() -> None:
    assert hold_lost(GULLS, PUBLISHED) == HoldLost(crew=WEAK, ruling=RULING)
    assert hold_lost(WEAK, PUBLISHED) == HoldLost(crew=WEAK, is_lair_threatened=True, ruling=RULING)


@pytest.mark.rule("blades 63")
def test_weak_and_reduced_again_is_a_tier_lower() -> None:
    strong = replace(GULLS, tier=2)
    weak = hold_lost(strong, REFERENCE)
    assert weak == HoldLost(crew=replace(WEAK, tier=2))
    assert hold_lost(weak.crew, REFERENCE) == HoldLost(crew=replace(WEAK, tier=1))
    watch = Faction(name="Watch", tier=2)
    shaken = hold_taken(watch)
    assert shaken == replace(watch, hold=Hold.WEAK)
    assert hold_taken(shaken) == replace(shaken, tier=1)
    assert hold_taken(replace(shaken, tier=0)).tier == 0


@pytest.mark.rule("blades 65")
@pytest.mark.rule("blades 66")
def test_status_stays_within_its_seven_steps() -> None:
    watch = Faction(name="Watch")
    assert watch.status == 0
    assert [with_status(watch, number).status for number in (-9, -2, 3, 4)] == [-3, -2, 3, 3]
    assert [with_status(watch, number).is_at_war for number in (-3, -2)] == [True, False]


@pytest.mark.rule("blades 68")
@pytest.mark.rule("blades 145")
def test_a_war_takes_a_tier_from_the_weak_until_it_ends() -> None:
    weak = Faction(name="Eel Court", tier=1, hold=Hold.WEAK)
    fought = with_status(weak, -3)
    assert (fought.tier, fought.tier_before_war) == (0, 1)
    assert with_status(fought, -3) == fought
    assert with_status(fought, -1) == replace(weak, status=-1)
    assert with_fighting(weak, is_fighting=True).tier == 0
    assert with_fighting(with_fighting(weak, is_fighting=True), is_fighting=False) == weak
    both = with_fighting(fought, is_fighting=True)
    assert with_status(both, 0).tier == 0
    strong = Faction(name="Tollmen", tier=3)
    assert with_status(strong, -3) == replace(strong, status=-3)
    assert counted_hold(Hold.STRONG, is_at_war=True) is Hold.WEAK
    crew = replace(WEAK, tier=2)
    assert war_begun(crew) == replace(crew, tier=1, tier_before_war=2)
    assert war_ended(war_begun(crew)) == crew
    assert war_begun(GULLS) == GULLS
    assert war_ended(GULLS) == GULLS


@pytest.mark.rule("blades 67")
@pytest.mark.rule("blades-abilities K8")
def test_war_dogs_keep_their_hold() -> None:
    assert crew_hold(GULLS, is_at_war=True) is Hold.WEAK
    assert crew_hold(GULLS, is_at_war=False) is Hold.STRONG
    dogs = replace(GULLS, abilities=able(CrewAbilityId.WAR_DOGS))
    assert crew_hold(dogs, is_at_war=True) is Hold.STRONG


@given(
    st.integers(0, 12), st.integers(-20, 20), st.integers(0, 9), st.integers(0, 4), st.booleans()
)
def test_rep_stays_within_its_track(
    rep: int,
    more: int,
    turf: int,
    wanted: int,
    is_fiend: bool,  # noqa: FBT001 - drawn
) -> None:
    abilities = able(CrewAbilityId.FIENDS) if is_fiend else ()
    crew = replace(GULLS, rep=rep, wanted=wanted, abilities=abilities, claims=holding(turf=turf))
    assert 6 <= rep_needed(crew) <= 12
    assert 0 <= with_rep(crew, more).rep <= max(rep, rep_needed(crew))


@given(st.integers(-3, 3), st.lists(st.integers(-6, 6), max_size=8), st.integers(0, 6))
def test_status_and_tier_stay_within_their_ranges(status: int, moves: list[int], tier: int) -> None:
    one = Faction(name="Watch", tier=tier, hold=Hold.WEAK)
    one = with_status(one, status)
    for move in moves:
        one = with_status(one, one.status + move)
        assert -3 <= one.status <= 3
        assert 0 <= one.tier <= 6
    assert with_status(one, 0).tier == tier
