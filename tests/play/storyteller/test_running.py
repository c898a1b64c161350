"""A sheet that comes into a chase."""

from dataclasses import replace

import pytest
from tests.play.storyteller.hands import DEX, GREGOR, ILSE, hurt, ilse, table

from duskboard.core.chase.participant import Skill
from duskboard.core.storyteller.gear import Armour
from duskboard.core.storyteller.sheet import rated
from duskboard.core.storyteller.trait import AbilityId, ability
from duskboard.play.change import NotOnTableError
from duskboard.play.storyteller.running import runner


@pytest.mark.rule("chase 14.4")
@pytest.mark.rule("chase 14.5")
def test_a_sheet_is_offered_its_speed_and_its_pools() -> None:
    swift = rated(rated(ilse(), ability(AbilityId.MELEE), 4), ability(AbilityId.BRAWL), 1)
    found = runner(table(ilse=swift), ILSE)
    assert (found.name, found.mov, found.dex) == ("Ilse", 8, 70)
    # Stamina 3, Dexterity 3, Firearms 2, Melee 4, Brawl 1 and everything else at its free dot.
    assert found.skills == tuple(
        Skill(name=name, value=value)
        for name, value in (
            ("con", 3),
            ("drive", 3),
            ("climb", 3),
            ("jump", 3),
            ("str", 1),
            ("locksmith", 3),
            ("fighting", 7),
            ("dodge", 3),
            ("firearms", 5),
            ("stealth", 3),
            ("spot", 1),
        )
    )


@pytest.mark.rule("chase 14.5")
def test_wounds_and_armour_are_counted_in() -> None:
    coat = Armour(name="coat", rating=2, penalty=-1)
    laid = table(ilse=replace(ilse(), health=hurt(4), armour=(coat,)))
    found = {one.name: one.value for one in runner(laid, ILSE).skills}
    assert (found["con"], found["firearms"], found["climb"], found["str"]) == (1, 2, 0, 0)


@pytest.mark.rule("chase 14.4")
def test_the_slowest_still_move_and_who_is_not_there_does_not() -> None:
    slow = rated(ilse(), DEX, 0)
    assert (runner(table(ilse=slow), ILSE).mov, runner(table(ilse=slow), ILSE).dex) == (5, 10)
    assert runner(table(), GREGOR).mov == 7
    with pytest.raises(NotOnTableError):
        runner(table(), DEX)  # type: ignore[arg-type] # no identifier of anything
