from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duskboard.core.storyteller.health import (
    STANDARD_BOXES,
    Beyond,
    Box,
    Damage,
    Health,
    HealthLevel,
    Mark,
    Movement,
    healed,
    hurt,
    mark,
    marked,
    with_box,
    with_boxes,
)
from duskboard.core.storyteller.trait import Creature
from duskboard.core.storyteller_rulings import HealthMarks

BASHING, LETHAL, AGGRAVATED = Damage
KINDRED, GHOUL, MORTAL, ANIMAL = Creature
GREAT = with_box(Health(), Box(name=HealthLevel.BRUISED))


def after(levels: int, creature: Creature = KINDRED, health: Health | None = None) -> Health:
    return hurt(health or Health(), LETHAL, levels, creature)


@pytest.mark.rule("storyteller 18.1")
@pytest.mark.rule("storyteller 18.2")
@pytest.mark.rule("storyteller 28.9")
@pytest.mark.parametrize(
    ("levels", "name", "penalty", "movement"),
    [
        (0, None, 0, Movement.FREE),
        (1, HealthLevel.BRUISED, 0, Movement.FREE),
        (2, HealthLevel.HURT, -1, Movement.FREE),
        (3, HealthLevel.INJURED, -1, Movement.HALF_SPEED),
        (4, HealthLevel.WOUNDED, -2, Movement.WALK),
        (5, HealthLevel.MAULED, -2, Movement.THREE_YARDS),
        (6, HealthLevel.CRIPPLED, -5, Movement.ONE_YARD),
        (7, HealthLevel.INCAPACITATED, 0, Movement.NONE),
    ],
)
def test_each_level_has_its_name_penalty_and_movement(
    levels: int, name: HealthLevel | None, penalty: int, movement: Movement
) -> None:
    health = after(levels)
    assert (health.box.name if health.box else None) == name
    assert (health.penalty, health.movement, health.can_act) == (penalty, movement, levels < 7)
    assert health.beyond is Beyond.NONE


@pytest.mark.rule("storyteller 18.1")
@pytest.mark.rule("storyteller 28.15")
def test_kindred_fall_into_torpor_and_then_are_gone() -> None:
    assert [after(levels).beyond for levels in (7, 8, 9)] == [
        Beyond.NONE,
        Beyond.TORPOR,
        Beyond.FINAL_DEATH,
    ]
    full = after(7)
    assert hurt(full, BASHING, 1, KINDRED).beyond is Beyond.TORPOR
    assert hurt(full, AGGRAVATED, 1, KINDRED).beyond is Beyond.FINAL_DEATH
    asleep = after(8)
    assert (asleep.can_act, asleep.is_gone, asleep.movement) == (False, False, Movement.NONE)
    assert hurt(asleep, BASHING, 1, KINDRED).beyond is Beyond.FINAL_DEATH
    gone = after(9)
    assert gone.is_gone
    assert hurt(gone, LETHAL, 3, KINDRED) == gone == healed(gone, LETHAL, 3)


@pytest.mark.rule("storyteller 18.1")
@pytest.mark.parametrize("creature", [GHOUL, MORTAL, ANIMAL])
def test_others_die_past_the_last_box(creature: Creature) -> None:
    assert [after(levels, creature).beyond for levels in (7, 8)] == [Beyond.NONE, Beyond.DEAD]


@pytest.mark.rule("vampire-extra X4.1")
@pytest.mark.rule("vampire-extra X4.2")
def test_a_box_more_stands_at_the_top() -> None:
    assert [box.penalty for box in GREAT.boxes] == [0, 0, -1, -1, -2, -2, -5, 0]
    names = [after(levels, health=GREAT).box for levels in (2, 3, 7, 8)]
    assert [box.name for box in names if box] == ["bruised", "hurt", "crippled", "incapacitated"]
    assert [after(levels, health=GREAT).penalty for levels in (2, 3, 7)] == [0, -1, -5]
    beyond = [after(levels, health=GREAT).beyond for levels in (8, 9, 10)]
    assert beyond == [Beyond.NONE, Beyond.TORPOR, Beyond.FINAL_DEATH]


@pytest.mark.rule("vampire-extra X4.3")
def test_any_other_box_stands_where_its_penalty_puts_it() -> None:
    health = with_box(Health(), Box(name="Shaken", penalty=-1))
    assert [box.name for box in health.boxes][:3] == ["bruised", "Shaken", "hurt"]
    assert with_box(Health(), Box(name="Ruined", penalty=-9)).boxes[6].name == "Ruined"
    assert with_box(after(8), Box(name="Thick")).beyond is Beyond.NONE


@pytest.mark.rule("vampire-extra X2.3")
@pytest.mark.rule("vampire-extra X2.8")
def test_an_animal_has_a_row_of_its_own() -> None:
    penalties = (0, 0, 0, -1, -1, -1, -2, -5)
    row = tuple(Box(name=f"Box {place}", penalty=each) for place, each in enumerate(penalties))
    beast = Health(boxes=(*row, Box(name=HealthLevel.INCAPACITATED)))
    filled = [hurt(beast, LETHAL, levels, ANIMAL) for levels in (3, 4, 7, 8, 9)]
    assert [health.penalty for health in filled] == [0, -1, -2, -5, 0]
    assert [health.can_act for health in filled] == [True, True, True, True, False]
    small = Health(boxes=tuple(Box(name=str(each), penalty=each) for each in (0, -1, -3)))
    assert hurt(small, LETHAL, 2, ANIMAL).beyond is Beyond.NONE
    assert hurt(small, LETHAL, 3, ANIMAL).beyond is Beyond.DEAD


def test_the_gravest_marks_stand_on_top() -> None:
    health = Health(bashing=1, lethal=2, aggravated=1)
    assert health.marks() == (AGGRAVATED, LETHAL, LETHAL, BASHING, None, None, None)


@pytest.mark.parametrize(
    ("style", "marks"),
    [
        (HealthMarks.SLASH_SLASH_CROSS, [Mark.SLASH, Mark.SLASH, Mark.CROSS]),
        (HealthMarks.SLASH_CROSS_STAR, [Mark.SLASH, Mark.CROSS, Mark.STAR]),
    ],
)
def test_marks_are_as_the_ruling_says(style: HealthMarks, marks: list[Mark]) -> None:
    assert [mark(damage, style) for damage in Damage] == marks


def test_healing_takes_marks_of_a_kind_and_wakes_first() -> None:
    health = Health(bashing=2, lethal=5, beyond=Beyond.TORPOR)
    assert healed(health, LETHAL, 1) == Health(bashing=2, lethal=5)
    assert healed(health, LETHAL, 3) == Health(bashing=2, lethal=3)
    assert healed(Health(bashing=2), BASHING, 9) == Health()
    assert healed(health, LETHAL, 0) == health
    with pytest.raises(ValueError, match="below 0"):
        healed(health, LETHAL, -1)
    with pytest.raises(ValueError, match="below 0"):
        hurt(health, LETHAL, -1, MORTAL)


def test_the_game_master_marks_boxes_and_lighter_marks_give_way() -> None:
    assert marked(Health(bashing=5, lethal=2), AGGRAVATED, 4) == Health(
        bashing=1, lethal=2, aggravated=4
    )
    assert marked(after(8), LETHAL, 6) == Health(lethal=6)
    asleep = Health(bashing=3, lethal=4, beyond=Beyond.TORPOR)
    assert marked(asleep, AGGRAVATED, 7) == Health(aggravated=7, beyond=Beyond.TORPOR)
    with pytest.raises(ValueError, match="count is not within 0 to 7: 8"):
        marked(Health(), LETHAL, 8)


def test_other_boxes_keep_the_gravest_marks() -> None:
    health = Health(bashing=2, lethal=3, aggravated=2, beyond=Beyond.TORPOR)
    kept = with_boxes(health, STANDARD_BOXES[:4])
    assert (kept.aggravated, kept.lethal, kept.bashing) == (2, 2, 0)
    assert kept.beyond is Beyond.TORPOR
    assert with_boxes(health, GREAT.boxes).beyond is Beyond.NONE


@pytest.mark.parametrize(
    "wrong",
    [
        {"boxes": ()},
        {"boxes": STANDARD_BOXES[::-1]},
        {"boxes": STANDARD_BOXES[:6] * 7},
        {"lethal": 8},
        {"bashing": -1, "lethal": 3},
        {"lethal": 3, "beyond": Beyond.TORPOR},
    ],
)
def test_a_body_that_cannot_be_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="Health"):
        replace(Health(), **wrong)  # type: ignore[arg-type]  # wrong values are the test


def test_a_box_gives_no_dice() -> None:
    with pytest.raises(ValueError, match="penalty above 0"):
        Box(name="Lucky", penalty=1)


blows = st.lists(st.tuples(st.sampled_from(Damage), st.integers(0, 5), st.booleans()), max_size=12)


@given(blows, st.sampled_from(Creature), st.sampled_from((Health(), GREAT)))
def test_a_body_never_holds_more_marks_than_boxes(
    blows: list[tuple[Damage, int, bool]], creature: Creature, health: Health
) -> None:
    for damage, levels, heals in blows:
        before = health.filled
        health = healed(health, damage, levels) if heals else hurt(health, damage, levels, creature)
        assert 0 <= health.filled <= len(health.boxes)
        assert len(health.marks()) == len(health.boxes)
        assert health.filled <= before if heals else health.filled >= before
        assert health.penalty <= 0
