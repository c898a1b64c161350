"""Magnitude, rituals, inventions and crafting; it holds under both presets (reference is used)."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.core.blades.crews import GULLS, bearing

from duskboard.core.blades.ability import Ability, AbilityId
from duskboard.core.blades.activity import Quality
from duskboard.core.blades.design import (
    DESIGN_SEGMENTS,
    CraftError,
    CraftPart,
    Design,
    DesignKind,
    Drawback,
    Modification,
    craft_levels,
    craft_parts,
    crafted,
    crafting_dice,
    free_designs,
    modifying_quality,
    refuse_unlearnt,
)
from duskboard.core.blades.fortune import FortuneTerms
from duskboard.core.blades.magnitude import (
    Magnitude,
    Measure,
    NotRitualistError,
    Ritual,
    refuse_untaught,
    ritual_stress,
)
from duskboard.core.blades.scoundrel import Ratings, Scoundrel
from duskboard.core.blades.upgrade import UpgradeId
from duskboard.core.clocks.effect import Outcome
from duskboard.core.identity import EntityId
from duskboard.core.rulings import Preset, preset

RULINGS = preset(Preset.REFERENCE).blades
ADA, BEN = EntityId("ada"), EntityId("ben")
PLAIN = Scoundrel(name="Ada", ratings=Ratings(tinker=2))


def gifted(*abilities: AbilityId) -> Scoundrel:
    return replace(PLAIN, abilities=tuple(Ability(key=one) for one in abilities))


@pytest.mark.rule("blades 127")
@pytest.mark.rule("blades 128")
@pytest.mark.rule("blades E22")
def test_magnitudes_are_summed_and_casting_lowers_the_stress() -> None:
    storm = Magnitude(force=6, range=5)
    assert storm.total == 11
    assert [storm.of(one) for one in Measure] == [0, 0, 0, 5, 0, 6]
    assert ritual_stress(storm.total) == 11
    assert Ritual(name="Storm", magnitude=storm, casting=3).stress == 8
    for wrong in (-1, 7):
        with pytest.raises(ValueError, match="0 to 6"):
            Magnitude(area=wrong)
    assert Magnitude(area=6).total == 6


@pytest.mark.rule("blades E21")
def test_a_demon_of_magnitude_six_rolls_six_dice() -> None:
    assert FortuneTerms(trait="sea demon", rating=Magnitude(force=6).total).dice == 6


@pytest.mark.rule("blades 165")
def test_casting_counts_from_an_hour_on() -> None:
    assert [ritual_stress(4, casting) for casting in (0, 1, 2, 6)] == [4, 4, 2, 0]
    assert ritual_stress(9, 2, 3) == 4
    assert Ritual(name="Ward", magnitude=Magnitude(force=6), casting=2, less=1).stress == 3


@pytest.mark.rule("blades 129")
@pytest.mark.rule("blades 164")
@pytest.mark.parametrize(
    "wrong", [{"activities": 0}, {"casting": 7}, {"casting": -1}, {"less": -1}, {"name": " "}]
)
def test_a_ritual_takes_an_activity_at_least(wrong: dict[str, int | str]) -> None:
    ward = Ritual(name="Ward", magnitude=Magnitude(quality=3))
    assert (ward.activities, ward.stress, ward.fear) == (1, 3, "")
    with pytest.raises(ValueError, match="out of range"):
        replace(ward, **wrong)  # type: ignore[arg-type]  # drawn from a table


@pytest.mark.rule("blades 129")
@pytest.mark.rule("blades-abilities A40")
def test_a_ritual_needs_the_ability_and_to_be_learnt() -> None:
    ward, whisper = Ritual(name="Ward", known_to=(ADA,)), gifted(AbilityId.RITUAL)
    refuse_untaught(whisper, ADA, ward)
    for somebody, who in ((PLAIN, ADA), (whisper, BEN)):
        with pytest.raises(NotRitualistError) as untaught:
            refuse_untaught(somebody, who, ward)
        assert untaught.value.args == ("Ada", "Ward")
        refuse_untaught(somebody, who, ward, is_overruled=True)


@pytest.mark.rule("blades 115")
@pytest.mark.rule("blades 130")
@pytest.mark.rule("blades 150")
@pytest.mark.rule("blades 168")
def test_a_craft_is_as_good_as_tier_result_workshop_and_coin() -> None:
    crew = replace(bearing(UpgradeId.WORKSHOP), tier=1)
    plain = replace(GULLS, tier=1)
    ordinary = (DesignKind.ORDINARY, 0)
    levels = [crafted(one, PLAIN, plain, ordinary, RULINGS).level for one in Outcome]
    assert levels == [0, 1, 2, 3]
    assert crafted(Outcome.CRITICAL, PLAIN, crew, (DesignKind.ORDINARY, 2), RULINGS).level == 6
    assert craft_parts(Outcome.CRITICAL, PLAIN, crew, DesignKind.ORDINARY, 2) == (
        (CraftPart.TIER, 1),
        (CraftPart.RESULT, 2),
        (CraftPart.WORKSHOP, 1),
        (CraftPart.COIN, 2),
    )
    assert (crafting_dice(PLAIN), crafting_dice(PLAIN, is_helped=True)) == (2, 3)


@pytest.mark.rule("blades 117")
def test_a_poor_craft_at_tier_0_is_nothing_worthwhile() -> None:
    poor = crafted(Outcome.BAD, PLAIN, GULLS, (DesignKind.ORDINARY, 0), RULINGS)
    assert poor == Quality(level=-1, ruling="blades.quality_below_zero")
    saved = crafted(Outcome.BAD, PLAIN, GULLS, (DesignKind.ORDINARY, 1), RULINGS)
    assert saved == Quality(level=0)


@pytest.mark.rule("blades 132")
@pytest.mark.rule("blades-abilities A14")
@pytest.mark.rule("blades-abilities A16")
@pytest.mark.rule("blades-abilities A41")
@pytest.mark.parametrize(
    ("ability", "kind"),
    [
        (AbilityId.ALCHEMIST, DesignKind.ALCHEMICAL),
        (AbilityId.ARTIFICER, DesignKind.MECHANICAL),
        (AbilityId.STRANGE_METHODS, DesignKind.ARCANE),
    ],
)
def test_an_ability_lifts_what_it_makes(ability: AbilityId, kind: DesignKind) -> None:
    maker = gifted(ability)
    assert [craft_levels(maker, one) for one in DesignKind] == [
        int(one is kind) for one in DesignKind
    ]
    assert crafted(Outcome.PARTIAL, maker, GULLS, (kind, 0), RULINGS).level == 1
    assert crafted(Outcome.CRITICAL, maker, GULLS, (kind, 0), RULINGS).level == 3
    assert craft_parts(Outcome.FULL, maker, GULLS, kind)[2] == (CraftPart.ABILITY, 1)
    assert free_designs(maker) == (kind,)
    assert free_designs(PLAIN) == ()


@pytest.mark.rule("blades 130")
@pytest.mark.rule("blades 168")
def test_a_change_takes_more_than_the_tier() -> None:
    assert [modifying_quality(1, change) for change in Modification] == [2, 3, 4]


@pytest.mark.rule("blades 130")
@pytest.mark.rule("blades 131")
@pytest.mark.rule("blades 166")
@pytest.mark.rule("blades 167")
def test_only_who_has_learnt_a_design_crafts_it() -> None:
    oil = Design(name="Fire oil", drawbacks=(Drawback.CONSUMABLE,), known_to=(ADA,))
    refuse_unlearnt(oil, ADA, "Ada")
    with pytest.raises(CraftError) as unlearnt:
        refuse_unlearnt(oil, BEN, "Ben")
    assert unlearnt.value.args == ("Ben", "Fire oil")
    refuse_unlearnt(oil, BEN, "Ben", is_overruled=True)
    refuse_unlearnt(replace(oil, is_common=True), BEN, "Ben")
    assert (len(Drawback), len(DesignKind), DESIGN_SEGMENTS) == (6, 4, 8)
    for wrong in (-1, 13):
        with pytest.raises(ValueError, match="out of range"):
            Design(name="Oil", quality=wrong)


@given(st.sampled_from(Outcome), st.integers(0, 6), st.integers(0, 9), st.sampled_from(DesignKind))
def test_the_parts_of_a_craft_come_to_its_quality(
    outcome: Outcome, tier: int, coin: int, kind: DesignKind
) -> None:
    crew, maker = replace(bearing(UpgradeId.WORKSHOP), tier=tier), gifted(AbilityId.ALCHEMIST)
    parts = sum(many for _part, many in craft_parts(outcome, maker, crew, kind, coin))
    assert crafted(outcome, maker, crew, (kind, coin), RULINGS).level == parts
