from dataclasses import replace

import pytest

from duskboard.core.blades.ability import Ability, AbilityId, CrewAbilityId
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.harm import Harm, Wound
from duskboard.core.blades.healing import (
    Healing,
    HealingDie,
    HealingPart,
    Recovery,
    Treatment,
    healing_boxes,
    recovery_dice,
    recovery_parts,
    recovery_stress,
    ticked,
)
from duskboard.core.blades.scoundrel import Ratings, Scoundrel
from duskboard.core.clocks.effect import Activity, Outcome, activity_segments
from duskboard.core.rulings import Preset, preset

ARDA = Scoundrel(name="Arda", ratings=Ratings(tinker=1))
BREN = Scoundrel(name="Bren", ratings=Ratings(tinker=2), is_healer=True)
VIGOROUS = replace(ARDA, abilities=(Ability(key=AbilityId.VIGOROUS),))
HURT = Harm(wounds=(Wound(level=3, text="shattered knee"), Wound(level=1, text="sore")))


@pytest.mark.rule("blades 122")
@pytest.mark.rule("blades 115")
@pytest.mark.rule("blades E17")
@pytest.mark.parametrize("name", Preset)
def test_five_ticks_fill_the_clock_and_one_is_left(name: Preset) -> None:
    # E17: quality 2 rolls a 6, a coin makes it a critical: 5 ticks. Severe and lesser harm.
    ticks = activity_segments(Activity.RECOVER, Outcome.CRITICAL, preset(name)).count
    assert ticks == 5
    assert ticked(HURT, ticks) == Healing(
        harm=Harm(wounds=(Wound(level=2, text="shattered knee"),), healing=1),
        fills=1,
        healed=("sore",),
    )


@pytest.mark.rule("blades 115")
@pytest.mark.parametrize(
    ("outcome", "ticks"), [(Outcome.BAD, 1), (Outcome.PARTIAL, 2), (Outcome.FULL, 3)]
)
def test_a_recovery_ticks_by_its_result(outcome: Outcome, ticks: int) -> None:
    for name in Preset:
        assert activity_segments(Activity.RECOVER, outcome, preset(name)).count == ticks


@pytest.mark.rule("blades 122")
def test_a_clock_that_is_not_full_heals_nothing() -> None:
    assert ticked(HURT, 3) == Healing(harm=replace(HURT, healing=3), fills=0, healed=())
    assert ticked(replace(HURT, healing=3), 1).fills == 1
    assert ticked(HURT, 0).harm == HURT
    with pytest.raises(ValueError, match="below 0"):
        ticked(HURT, -1)


@pytest.mark.rule("blades 122")
def test_the_rest_rolls_over_until_nothing_is_left_to_heal() -> None:
    twice = ticked(HURT, 8)
    assert twice.harm == Harm(wounds=(Wound(level=1, text="shattered knee"),))
    assert (twice.fills, twice.healed) == (2, ("sore",))
    whole = ticked(HURT, 14)
    assert (whole.harm, whole.fills) == (Harm(), 3)
    assert whole.healed == ("sore", "shattered knee")
    assert ticked(Harm(), 5) == Healing(harm=Harm(), fills=0, healed=())


@pytest.mark.rule("blades 122")
@pytest.mark.rule("blades-abilities A8")
def test_the_vigorous_have_a_clock_of_three() -> None:
    assert (healing_boxes(ARDA), healing_boxes(VIGOROUS)) == (4, 3)
    assert ticked(HURT, 3, healing_boxes(VIGOROUS)).fills == 1


@pytest.mark.rule("blades 120")
def test_who_treats_gives_the_dice_and_the_patient_pays() -> None:
    told = {
        Treatment.COMPANION: (Recovery(treatment=Treatment.COMPANION, healer=BREN), 2, 0),
        Treatment.OUTSIDER: (Recovery(treatment=Treatment.OUTSIDER, quality=3), 3, 0),
        Treatment.SELF: (Recovery(treatment=Treatment.SELF), 1, 2),
        Treatment.UNTREATED: (Recovery(treatment=Treatment.UNTREATED), 0, 1),
    }
    for treatment, (recovery, dice, stress) in told.items():
        assert recovery_dice(recovery_parts(ARDA, recovery)) == dice
        assert recovery_stress(treatment) == stress


@pytest.mark.rule("blades-abilities A8")
@pytest.mark.rule("blades-abilities K9")
@pytest.mark.rule("blades 114")
def test_vigour_the_anointed_and_a_friend_each_add_a_die() -> None:
    cursed = replace(
        VIGOROUS, harm=Harm(wounds=(Wound(level=2, text="a cold hand", is_supernatural=True),))
    )
    crew = Crew(name="Gulls", abilities=(Ability(key=CrewAbilityId.ANOINTED),))
    recovery = Recovery(treatment=Treatment.COMPANION, healer=BREN, is_helped=True)
    parts = (
        HealingPart(source=HealingDie.TINKER, dice=2),
        HealingPart(source=HealingDie.VIGOROUS, dice=1),
        HealingPart(source=HealingDie.ANOINTED, dice=1),
        HealingPart(source=HealingDie.HELP, dice=1),
    )
    assert recovery_parts(cursed, recovery, crew) == parts
    assert recovery_parts(replace(cursed, harm=HURT), recovery, crew) == (
        parts[0],
        parts[1],
        parts[3],
    )
    assert recovery_parts(cursed, replace(recovery, is_helped=False)) == parts[:2]
    both = replace(cursed, harm=Harm(wounds=(*cursed.harm.wounds, Wound(level=1, text="sore"))))
    assert recovery_parts(both, recovery, crew) == parts
    # Untreated is not treated: nothing adds to no dice.
    alone = replace(recovery, treatment=Treatment.UNTREATED)
    assert recovery_dice(recovery_parts(cursed, alone, crew)) == 0
