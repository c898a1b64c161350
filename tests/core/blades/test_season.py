from dataclasses import replace

import pytest

from duskboard.core.blades.ability import Ability, AbilityId
from duskboard.core.blades.scoundrel import ArmourKind, Item, Load, Scoundrel
from duskboard.core.blades.season import (
    closed,
    extra_activities,
    free_ticks,
    loaded,
    outcome_raised,
    rested,
    result_levels,
)
from duskboard.core.blades.trait import XpTrack
from duskboard.core.clocks.effect import Outcome
from duskboard.core.rulings import Preset, Rulings, preset

ARDA = Scoundrel(
    name="Arda",
    armour_used=tuple(ArmourKind),
    items=(Item(name="Rope", is_carried=True), Item(name="Mask")),
    load=Load.HEAVY,
    assists_given=2,
    trained=(XpTrack.INSIGHT,),
    traumas=("cold", "soft"),
    stress=3,
)
REFERENCE, PUBLISHED = preset(Preset.REFERENCE), preset(Preset.PUBLISHED)
UNPACKED = (Item(name="Rope"), Item(name="Mask"))


def having(*abilities: AbilityId) -> Scoundrel:
    return replace(ARDA, abilities=tuple(Ability(key=one) for one in abilities))


@pytest.mark.rule("blades 38")
@pytest.mark.rule("blades-abilities G3")
@pytest.mark.parametrize(
    ("rulings", "used"), [(REFERENCE, ()), (PUBLISHED, (ArmourKind.SPECIAL,))], ids=list(Preset)
)
def test_armour_comes_back_with_the_load(rulings: Rulings, used: tuple[ArmourKind, ...]) -> None:
    assert loaded(ARDA, Load.LIGHT, rulings) == replace(
        ARDA, load=Load.LIGHT, armour_used=used, items=UNPACKED, assists_given=0, trained=()
    )


@pytest.mark.rule("blades-abilities G3")
@pytest.mark.parametrize(
    ("rulings", "used"),
    [(REFERENCE, tuple(ArmourKind)), (PUBLISHED, (ArmourKind.STANDARD, ArmourKind.HEAVY))],
    ids=list(Preset),
)
def test_special_armour_comes_back_with_the_downtime_where_a_table_says_so(
    rulings: Rulings, used: tuple[ArmourKind, ...]
) -> None:
    assert rested(ARDA, rulings) == replace(
        ARDA, load=None, armour_used=used, items=UNPACKED, trained=()
    )


@pytest.mark.rule("blades 125")
def test_a_vice_left_alone_brings_stress_for_every_trauma() -> None:
    alone = closed(ARDA)
    assert (alone.strain.before, alone.strain.after, alone.stash) == (3, 5, 0)
    content = closed(replace(ARDA, is_vice_satisfied=True))
    assert content.strain.scoundrel == replace(ARDA, is_vice_satisfied=False)
    assert closed(replace(ARDA, traumas=())).strain.after == 3
    assert closed(replace(ARDA, stress=7)).strain.is_trauma_due


@pytest.mark.rule("blades-abilities A29")
def test_something_on_the_side_comes_when_the_downtime_closes() -> None:
    side = having(AbilityId.A_LITTLE_SOMETHING_ON_THE_SIDE)
    assert [closed(replace(side, stash=stash)).stash for stash in (0, 38, 39, 40)] == [2, 2, 1, 0]
    assert closed(replace(side, stash=7)).strain.scoundrel.stash == 9


@pytest.mark.rule("blades-abilities A15")
@pytest.mark.rule("blades-abilities A34")
@pytest.mark.rule("blades-abilities A35")
def test_some_have_more_of_a_downtime() -> None:
    gifted = having(AbilityId.ANALYST, AbilityId.CALCULATING, AbilityId.CONNECTED)
    assert (free_ticks(gifted), extra_activities(gifted), result_levels(gifted)) == (2, 1, 1)
    assert (free_ticks(ARDA), extra_activities(ARDA), result_levels(ARDA)) == (0, 0, 0)


@pytest.mark.rule("blades 54")
@pytest.mark.rule("blades 114")
@pytest.mark.rule("blades-abilities G5")
def test_a_result_rises_to_a_critical_at_most() -> None:
    bad, partial, full, critical = Outcome
    assert [outcome_raised(one, 1) for one in Outcome] == [partial, full, critical, critical]
    assert outcome_raised(bad, 3) is critical
    assert outcome_raised(full, 0) is full
    with pytest.raises(ValueError, match="below 0"):
        outcome_raised(full, -1)
