from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duskboard.core.rulings import Preset, preset
from duskboard.core.storyteller.difficulty import Difficulty
from duskboard.core.storyteller.gear import ARMOURS, ArmourId
from duskboard.core.storyteller.health import Health
from duskboard.core.storyteller.pool import (
    HelplessError,
    Modifier,
    SpecialtyUse,
    Terms,
    UntrainedError,
    check_of,
    count_pool,
)
from duskboard.core.storyteller.roll import NoDiceError, PoolCheck
from duskboard.core.storyteller.sheet import Sheet, new_sheet, rated
from duskboard.core.storyteller.trait import (
    HUMANITY,
    WILLPOWER,
    AbilityId,
    AttributeId,
    TraitKey,
    TraitKind,
    VirtueId,
    ability,
    attribute,
)
from duskboard.core.storyteller_rulings import StorytellerRulings

REFERENCE = preset(Preset.REFERENCE).storyteller
PUBLISHED = preset(Preset.PUBLISHED).storyteller
DEX, WITS, INT = (
    attribute(name) for name in (AttributeId.DEXTERITY, AttributeId.WITS, AttributeId.INTELLIGENCE)
)
DODGE, MELEE, SEARCH = (
    ability(name) for name in (AbilityId.DODGE, AbilityId.MELEE, AbilityId.INVESTIGATION)
)
COURAGE = TraitKey(kind=TraitKind.VIRTUE, name=VirtueId.COURAGE)


def sheet(*ratings: tuple[TraitKey, int], filled: int = 0) -> Sheet:
    made = replace(new_sheet("Ilse"), health=Health(lethal=filled))
    for key, rating in ratings:
        made = rated(made, key, rating)
    return made


def dice(
    who: Sheet, *traits: TraitKey, rulings: StorytellerRulings = REFERENCE, **terms: bool | None
) -> int:
    return count_pool(who, Terms(traits=traits, **terms), rulings).dice  # type: ignore[arg-type]


@pytest.mark.rule("storyteller 2.1")
def test_two_labels_make_a_pool() -> None:
    counted = count_pool(
        sheet((DEX, 3), (DODGE, 4)), Terms(traits=(DEX, DODGE), difficulty=7), REFERENCE
    )
    assert [part.rating for part in counted.parts] == [3, 4]
    assert check_of(sheet(), counted) == PoolCheck(dice=7, difficulty=7)


@pytest.mark.rule("storyteller 18.2")
@pytest.mark.rule("storyteller 18.3")
def test_wounds_take_dice_of_the_body() -> None:
    mauled = sheet((DEX, 3), (DODGE, 3), (INT, 3), (SEARCH, 3), (WILLPOWER, 6), filled=5)
    assert dice(mauled, DEX, DODGE) == 4
    assert dice(mauled, WILLPOWER) == 6
    assert dice(mauled, INT, SEARCH) == 6
    assert dice(mauled, INT, SEARCH, rulings=PUBLISHED) == 4
    assert dice(mauled, INT, SEARCH, is_bodily=True) == 4
    assert dice(mauled, DEX, DODGE, is_bodily=False) == 6
    assert dice(mauled, DEX, DODGE, ignores_wounds=True) == 6
    for key in (HUMANITY, COURAGE):
        whole = sheet((key, 4), filled=5)
        assert dice(whole, key, rulings=PUBLISHED) == dice(whole, key, is_bodily=True) == 4


@pytest.mark.rule("storyteller 18.2")
def test_a_pool_without_dice_is_no_action() -> None:
    crippled = sheet((DEX, 3), (DODGE, 2), filled=6)
    counted = count_pool(crippled, Terms(traits=(DEX, DODGE)), REFERENCE)
    assert counted.dice == 0
    with pytest.raises(NoDiceError):
        check_of(crippled, counted)


@pytest.mark.rule("storyteller 18.1")
def test_who_is_incapacitated_cannot_act() -> None:
    down = sheet((INT, 3), (WILLPOWER, 5), filled=7)
    with pytest.raises(HelplessError, match="Ilse"):
        check_of(down, count_pool(down, Terms(traits=(INT,)), REFERENCE))
    overruled = count_pool(down, Terms(traits=(INT,), ignores_wounds=True), REFERENCE)
    assert check_of(down, overruled).dice == 3
    assert check_of(down, count_pool(down, Terms(traits=(WILLPOWER,)), REFERENCE)).dice == 5


@pytest.mark.rule("vampire-extra X3.3")
def test_armour_takes_dice_where_dexterity_counts() -> None:
    jacket = replace(sheet((DEX, 3), (DODGE, 3)), armour=(ARMOURS[ArmourId.FLAK_JACKET],))
    assert dice(jacket, DEX, DODGE) == 4
    assert dice(replace(jacket, health=Health(lethal=4)), DEX, DODGE) == 2
    assert dice(rated(jacket, WITS, 3), WITS, DODGE) == 6
    off = replace(jacket, armour=(replace(jacket.armour[0], is_worn=False),))
    assert dice(off, DEX, DODGE) == 6


@pytest.mark.rule("storyteller 4.1")
@pytest.mark.rule("storyteller 4.3")
def test_several_actions_and_wounds_add_up() -> None:
    hurt = sheet((DEX, 3), (DODGE, 3), filled=4)
    left = [
        count_pool(hurt, Terms(traits=(DEX, DODGE), actions=3, number=number), REFERENCE).dice
        for number in (1, 2, 3)
    ]
    assert left == [1, 0, -1]


@pytest.mark.rule("storyteller 2.9")
@pytest.mark.rule("storyteller 2.10")
def test_a_specialty_needs_four_dots() -> None:
    terms = Terms(traits=(DEX, DODGE), specialty=True)
    low = count_pool(sheet((DEX, 3), (DODGE, 3)), terms, REFERENCE)
    assert (low.specialty, low.uses_specialty) == (SpecialtyUse.TOO_LOW, False)
    high = count_pool(sheet((DEX, 3), (DODGE, 4)), terms, REFERENCE)
    assert (high.specialty, check_of(sheet(), high).specialty) == (SpecialtyUse.COUNTS, True)
    said = count_pool(
        sheet((DEX, 3), (DODGE, 3)), replace(terms, is_specialty_overruled=True), REFERENCE
    )
    assert (said.specialty, said.uses_specialty) == (SpecialtyUse.OVERRULED, True)
    plain = count_pool(sheet((DODGE, 5)), replace(terms, specialty=False), REFERENCE)
    assert plain.specialty is SpecialtyUse.NONE


@pytest.mark.rule("storyteller 28.12")
def test_no_dots_make_a_skill_harder_and_a_knowledge_impossible() -> None:
    who = sheet((DEX, 3), (INT, 3))
    skill = count_pool(who, Terms(traits=(DEX, MELEE)), REFERENCE)
    assert (skill.dice, skill.difficulty.used, skill.untrained) == (3, 7, (MELEE,))
    talent = count_pool(who, Terms(traits=(DEX, DODGE)), REFERENCE)
    assert (talent.dice, talent.difficulty.used) == (3, 6)
    knowledge = count_pool(who, Terms(traits=(INT, SEARCH)), REFERENCE)
    with pytest.raises(UntrainedError, match="investigation"):
        check_of(who, knowledge)
    said = Terms(traits=(INT, SEARCH), is_need_overruled=True)
    assert check_of(who, count_pool(who, said, REFERENCE)).dice == 3


@pytest.mark.rule("storyteller 10.1")
def test_the_table_adds_and_takes_what_it_likes() -> None:
    terms = Terms(
        traits=(DEX,),
        difficulty=9,
        modifiers=(Modifier(label="rain", dice=-1, difficulty=2), Modifier(dice=4)),
        tries=1,
    )
    counted = count_pool(sheet((DEX, 3)), terms, REFERENCE)
    assert (counted.dice, counted.added) == (6, 3)
    assert counted.difficulty == Difficulty(raw=12, used=10)
    loose = count_pool(sheet(), Terms(modifiers=(Modifier(dice=5),)), REFERENCE)
    assert loose.dice == 5


@given(
    st.integers(0, 7),
    st.sampled_from(AttributeId),
    st.integers(1, 3),
    st.sampled_from((REFERENCE, PUBLISHED)),
    st.none() | st.booleans(),
)
def test_penalties_never_raise_a_pool(
    filled: int,
    name: AttributeId,
    actions: int,
    rulings: StorytellerRulings,
    is_bodily: bool | None,  # noqa: FBT001 - drawn, not a switch of the test
) -> None:
    key = attribute(name)
    whole = replace(sheet((key, 4)), armour=(ARMOURS[ArmourId.VEST],))
    worn = replace(whole, health=Health(lethal=filled))
    terms = Terms(traits=(key,), actions=actions, number=actions, is_bodily=is_bodily)
    counted = count_pool(worn, terms, rulings)
    assert max(counted.wounds, counted.armour, counted.multiple) <= 0
    assert counted.dice <= count_pool(whole, Terms(traits=(key,)), rulings).dice <= 4
