from collections.abc import Callable
from dataclasses import replace

import pytest

from duskboard.core.chase.participant import (
    Fate,
    Participant,
    Prepared,
    Side,
    Skill,
    lose,
    spend,
)
from duskboard.core.chase.skill import BARRIER_SKILLS, HAZARD_SKILLS, SkillId
from duskboard.core.identity import EntityId

EDGE = EntityId("edge")
EDDA = Participant(
    name="Edda",
    side=Side.QUARRY,
    mov=8,
    dex=70,
    skills=(Skill(name="climb", value=45), Skill(name="parkour", value=20)),
    place=EntityId("quay"),
    pool=3,
    granted=3,
    left=3,
)


@pytest.mark.rule("chase 5.2")
def test_the_usual_skills_of_hazards_are_known() -> None:
    assert [skill.value for skill in HAZARD_SKILLS] == [
        "climb",
        "swim",
        "dodge",
        "str",
        "dex",
        "drive",
    ]
    assert set(BARRIER_SKILLS) < set(SkillId)


def test_a_skill_is_looked_up_by_its_name_and_dex_is_known_of_everybody() -> None:
    assert EDDA.skill(SkillId.CLIMB) == 45
    assert EDDA.skill("parkour") == 20
    assert EDDA.skill("dex") == 70
    assert EDDA.skill("swim") is None
    assert replace(EDDA, skills=(Skill(name="dex", value=35),)).skill("dex") == 35


@pytest.mark.rule("chase 3.9")
@pytest.mark.parametrize(
    ("left", "lost", "left_after", "debt"),
    [(0, 1, 0, 1), (1, 2, 0, 1), (1, 3, 0, 2), (3, 3, 0, 0), (3, 1, 2, 0)],
)
def test_lost_actions_that_are_not_there_are_owed(
    left: int, lost: int, left_after: int, debt: int
) -> None:
    after = lose(replace(EDDA, left=left), lost)
    assert (after.left, after.debt) == (left_after, debt)
    assert after.spent == 0


def test_debts_add_up() -> None:
    assert lose(replace(EDDA, left=0, debt=2), 3).debt == 5


def test_spending_says_that_the_turn_has_begun_and_drops_what_was_prepared() -> None:
    ready = replace(EDDA, prepared=Prepared(edge=EDGE, dice=1))
    assert not ready.has_begun
    after = spend(ready, 2)
    assert (after.left, after.spent, after.prepared, after.has_begun) == (1, 2, None, True)
    assert lose(ready, 1).prepared is not None
    with pytest.raises(ValueError, match="below 0"):
        spend(EDDA, 4)


def test_dice_are_prepared_for_one_way() -> None:
    ready = replace(EDDA, prepared=Prepared(edge=EDGE, dice=2))
    assert ready.prepared_for(EDGE) == 2
    assert ready.prepared_for(EntityId("other")) == 0
    assert EDDA.prepared_for(EDGE) == 0


@pytest.mark.parametrize("dice", [0, 3])
def test_one_or_two_dice_are_prepared(dice: int) -> None:
    with pytest.raises(ValueError, match="not within 1 to 2"):
        Prepared(edge=EDGE, dice=dice)


def test_who_has_no_place_or_is_out_does_not_run() -> None:
    assert EDDA.is_running
    assert not replace(EDDA, place=None).is_running
    assert not replace(EDDA, fate=Fate.CAUGHT).is_running


@pytest.mark.rule("chase 3.4")
def test_a_readied_gun_adds_50_to_dex() -> None:
    assert EDDA.acting_dex == 70
    assert replace(EDDA, has_gun_ready=True).acting_dex == 120


def test_somebody_without_a_name_is_refused() -> None:
    with pytest.raises(ValueError, match=r"Participant\.name is blank"):
        replace(EDDA, name=" ")


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: replace(EDDA, mov=0),
        lambda: replace(EDDA, count=0),
        lambda: replace(EDDA, dex=-1),
        lambda: replace(EDDA, pool=-1),
        lambda: replace(EDDA, granted=-1),
        lambda: replace(EDDA, spent=-1),
        lambda: replace(EDDA, left=-1),
        lambda: replace(EDDA, debt=-1),
    ],
)
def test_numbers_that_cannot_be_are_refused(wrong: Callable[[], Participant]) -> None:
    with pytest.raises(ValueError, match="is below"):
        wrong()


@pytest.mark.parametrize(("name", "value"), [(" ", 40), ("climb", -1)])
def test_a_skill_that_cannot_be_rolled_is_refused(name: str, value: int) -> None:
    with pytest.raises(ValueError, match=r"Skill\.name is blank or Skill\.value below 0"):
        Skill(name=name, value=value)
