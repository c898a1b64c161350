from dataclasses import replace

import pytest

from duskboard.core.blades.ability import Ability, AbilityId
from duskboard.core.blades.armour import (
    SHIELDS,
    ArmourFreeError,
    ArmourNotCarriedError,
    ArmourUse,
    ArmourUsedError,
    NoSpecialArmourError,
    Shield,
    armour_freed,
    armour_marked,
    armour_uses,
    has_special,
)
from duskboard.core.blades.scoundrel import ArmourKind, Item, Scoundrel

ARDA = Scoundrel(name="Arda")
SHADOWED = replace(ARDA, abilities=(Ability(key=AbilityId.SHADOW),))
PLAIN = (ArmourUse(kind=ArmourKind.STANDARD), ArmourUse(kind=ArmourKind.HEAVY))


@pytest.mark.rule("blades 37")
@pytest.mark.rule("blades-abilities G1")
def test_special_armour_wants_an_ability_that_names_it() -> None:
    assert armour_uses(ARDA) == PLAIN
    assert not has_special(ARDA)
    with pytest.raises(NoSpecialArmourError):
        armour_marked(ARDA, ArmourKind.SPECIAL)
    marked = armour_marked(ARDA, ArmourKind.SPECIAL, is_overruled=True)
    assert marked.armour_used == (ArmourKind.SPECIAL,)
    assert armour_marked(SHADOWED, ArmourKind.SPECIAL).armour_used == (ArmourKind.SPECIAL,)


@pytest.mark.rule("blades-abilities G2")
@pytest.mark.rule("blades-abilities A1")
@pytest.mark.rule("blades-abilities A10")
@pytest.mark.rule("blades-abilities A17")
@pytest.mark.rule("blades-abilities A26")
@pytest.mark.rule("blades-abilities A31")
@pytest.mark.rule("blades-abilities A36")
@pytest.mark.rule("blades-abilities A42")
def test_each_ability_shields_in_its_own_way() -> None:
    assert dict(SHIELDS) == {
        AbilityId.BATTLEBORN: Shield.LESS,
        AbilityId.FOCUSED: Shield.GONE,
        AbilityId.FORTITUDE: Shield.GONE,
        AbilityId.SHADOW: Shield.GONE,
        AbilityId.SUBTERFUGE: Shield.GONE,
        AbilityId.MASTERMIND: Shield.LESS_OR_GONE,
        AbilityId.WARDED: Shield.LESS_OR_GONE,
    }
    mind = replace(ARDA, abilities=(Ability(key=AbilityId.MASTERMIND),))
    assert armour_uses(mind)[2] == ArmourUse(
        kind=ArmourKind.SPECIAL,
        ability=AbilityId.MASTERMIND,
        shield=Shield.LESS_OR_GONE,
        is_for_mates=True,
    )


@pytest.mark.rule("blades-abilities G1")
def test_several_abilities_share_one_box() -> None:
    both = replace(SHADOWED, abilities=(*SHADOWED.abilities, Ability(key=AbilityId.BATTLEBORN)))
    special = [one.ability for one in armour_uses(both) if one.kind is ArmourKind.SPECIAL]
    assert special == [AbilityId.BATTLEBORN, AbilityId.SHADOW]
    assert armour_uses(armour_marked(both, ArmourKind.SPECIAL)) == PLAIN


@pytest.mark.rule("blades 37")
def test_a_box_is_marked_once_and_freed_again() -> None:
    marked = armour_marked(armour_marked(ARDA, ArmourKind.HEAVY), ArmourKind.STANDARD)
    assert marked.armour_used == (ArmourKind.STANDARD, ArmourKind.HEAVY)
    assert armour_uses(marked) == ()
    with pytest.raises(ArmourUsedError) as used:
        armour_marked(marked, ArmourKind.HEAVY, is_overruled=True)
    assert used.value.args == ("Arda", ArmourKind.HEAVY)
    assert armour_freed(marked, ArmourKind.STANDARD).armour_used == (ArmourKind.HEAVY,)
    with pytest.raises(ArmourFreeError):
        armour_freed(ARDA, ArmourKind.HEAVY)


@pytest.mark.rule("blades 37")
@pytest.mark.rule("blades 83")
def test_armour_that_is_not_carried_is_not_marked_unless_overruled() -> None:
    coat = Item(name="Plated coat", load=2, armour=ArmourKind.STANDARD)
    helmet = Item(name="Helmet", load=3, armour=ArmourKind.HEAVY, is_carried=True)
    owner = replace(ARDA, items=(coat, helmet))
    with pytest.raises(ArmourNotCarriedError) as refused:
        armour_marked(owner, ArmourKind.STANDARD)
    assert refused.value.args == ("Arda", ArmourKind.STANDARD, "Plated coat")
    anyway = armour_marked(owner, ArmourKind.STANDARD, is_overruled=True)
    assert anyway.armour_used == (ArmourKind.STANDARD,)
    assert armour_marked(owner, ArmourKind.HEAVY).armour_used == (ArmourKind.HEAVY,)
    worn = replace(owner, items=(replace(coat, is_carried=True), coat))
    assert armour_marked(worn, ArmourKind.STANDARD).armour_used == (ArmourKind.STANDARD,)
