"""Which skills are offered at an obstacle."""

from dataclasses import replace

import pytest

from duskboard.app.chase_skill import likeliest_skill, usable_skills
from duskboard.core.chase.check import CheckSource
from duskboard.core.chase.participant import Participant, Side, Skill
from duskboard.core.chase.track import Barrier, Hazard

WALL = Hazard(name="Wall", skills=("jump", "climb", "dodge"))


def somebody(source: CheckSource, **values: int) -> Participant:
    skills = tuple(Skill(name=name, value=value) for name, value in values.items())
    return Participant(name="Vex", side=Side.PURSUER, mov=8, dex=50, skills=skills, source=source)


def test_of_a_d100_those_that_are_known_are_offered() -> None:
    edda = somebody(CheckSource.D100, climb=45, dodge=30)
    assert usable_skills(edda, WALL) == (
        Skill(name="climb", value=45), Skill(name="dodge", value=30),
    )  # fmt: skip
    assert likeliest_skill(edda, WALL) == Skill(name="climb", value=45)
    nobody = somebody(CheckSource.D100)
    assert [one.value for one in usable_skills(nobody, WALL)] == [25, 25, 25]
    fence = Barrier(name="Fence", skills=("climb", "str"), hit_points=10, full_hit_points=10)
    assert likeliest_skill(nobody, fence) == Skill(name="str", value=50)
    assert likeliest_skill(edda, fence) == Skill(name="climb", value=45)


@pytest.mark.rule("chase 14.5")
@pytest.mark.parametrize("source", [CheckSource.POOL, CheckSource.RATING])
def test_in_another_game_what_is_one_roll_is_offered_once(source: CheckSource) -> None:
    """Climbing and jumping are one pool there, or one action."""
    vex = somebody(source, climb=5, dodge=3)
    assert usable_skills(vex, WALL) == (
        Skill(name="climb", value=5), Skill(name="dodge", value=3),
    )  # fmt: skip
    only_jump = replace(WALL, skills=("jump",))
    assert usable_skills(vex, only_jump) == (Skill(name="jump", value=5),)


@pytest.mark.rule("chase 14.5")
def test_a_pool_that_nobody_typed_is_the_usual_one() -> None:
    assert usable_skills(somebody(CheckSource.POOL), replace(WALL, skills=("dodge",))) == (
        Skill(name="dodge", value=4),
    )
