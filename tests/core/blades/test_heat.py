from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.core.blades.crews import GULLS, able, holding

from duskboard.core.blades.ability import CrewAbilityId
from duskboard.core.blades.claim import ClaimId
from duskboard.core.blades.crew import heated
from duskboard.core.blades.heat import (
    HeatPart,
    HeatSource,
    HeatTerms,
    Noise,
    cooled,
    cooling,
    heat_parts,
    score_heat,
)

HEAVY = HeatTerms(noise=Noise.LOUD, is_high_profile=True, has_killed=True)


@pytest.mark.rule("blades 106")
@pytest.mark.parametrize(
    ("terms", "heat"),
    [
        (HeatTerms(noise=Noise.SMOOTH), 0),
        (HeatTerms(noise=Noise.CONTAINED), 2),
        (HeatTerms(noise=Noise.LOUD), 4),
        (HeatTerms(noise=Noise.WILD), 6),
        (HEAVY, 7),
        (HeatTerms(noise=Noise.WILD, is_hostile_turf=True, is_at_war=True), 8),
    ],
)
def test_heat_is_counted_part_by_part(terms: HeatTerms, heat: int) -> None:
    assert score_heat(GULLS, terms) == heat


@pytest.mark.rule("blades 67")
@pytest.mark.rule("blades 146")
@pytest.mark.rule("blades 155")
def test_war_brings_one_heat_once() -> None:
    assert heat_parts(GULLS, HeatTerms(is_at_war=True)) == (
        HeatPart(source=HeatSource.NOISE, heat=2),
        HeatPart(source=HeatSource.WAR, heat=1),
    )


@pytest.mark.rule("blades-abilities K2")
def test_a_veil_hides_the_killing() -> None:
    assert score_heat(replace(GULLS, abilities=able(CrewAbilityId.DEATH_VEIL)), HEAVY) == 5


@pytest.mark.rule("blades 71")
def test_a_cover_takes_two_and_never_more_than_there_is() -> None:
    covered = replace(GULLS, claims=holding(ClaimId.COVER_OPERATION))
    assert score_heat(covered, HEAVY) == 5
    assert score_heat(covered, HeatTerms(noise=Noise.SMOOTH, is_high_profile=True)) == 0


@pytest.mark.rule("blades 119")
@pytest.mark.rule("blades-abilities K11")
@pytest.mark.rule("blades-abilities K16")
def test_heat_cools_and_the_wanted_level_stays() -> None:
    hot = replace(GULLS, heat=3, wanted=2)
    assert cooled(hot, 2) == replace(hot, heat=1)
    assert cooled(hot, 5) == replace(hot, heat=0)
    with pytest.raises(ValueError, match="below 0"):
        cooled(hot, -1)
    ways = (CrewAbilityId.HIGH_SOCIETY, CrewAbilityId.JUST_PASSING_THROUGH)
    assert [cooling(replace(GULLS, abilities=able(*ways[:count]))) for count in range(3)] == [
        0,
        1,
        2,
    ]


@given(st.integers(0, 8), st.integers(0, 4), st.integers(0, 60))
def test_heat_stays_below_nine_whatever_comes(heat: int, wanted: int, more: int) -> None:
    found = heated(replace(GULLS, heat=heat, wanted=wanted), more)
    assert 0 <= found.crew.heat <= 8
    assert wanted <= found.crew.wanted <= 4
    if not found.is_capped:
        assert 9 * found.raised + found.crew.heat == heat + more
