"""The last steps of making a character, and hunger by hand."""

from dataclasses import replace

import pytest
from tests.play.storyteller.hands import GREGOR, ILSE, after, faces, gregor, ilse, sheet, table

from duskboard.core.dice import ReportedTotal, TotalError
from duskboard.core.storyteller.gear import ARMOURS, ArmourId
from duskboard.core.storyteller.health import Beyond, Damage, Health
from duskboard.core.storyteller.sheet import new_sheet, rated
from duskboard.core.storyteller.trait import (
    HUMANITY,
    WILLPOWER,
    Creature,
    TraitKey,
    TraitKind,
    VirtueId,
)
from duskboard.play.change import NothingToChangeError
from duskboard.play.storyteller.beginning import (
    BLOOD_DIE,
    BloodBegun,
    VirtuesCounted,
    begin_blood,
    count_virtues,
)
from duskboard.play.storyteller.hunger import FedError, Starved, is_starving, starve
from duskboard.play.storyteller.soak import ArmourRuined, ruin_armour
from duskboard.table.entity import Roll

VIRTUES = {VirtueId.CONSCIENCE: 4, VirtueId.SELF_CONTROL: 3, VirtueId.COURAGE: 5}


@pytest.mark.rule("storyteller 28.6")
def test_virtues_make_humanity_and_willpower_once_asked() -> None:
    good = new_sheet("Ilse")
    for name, dots in VIRTUES.items():
        good = rated(good, TraitKey(kind=TraitKind.VIRTUE, name=name), dots)
    laid = table(ilse=good)
    step = count_virtues(laid, ILSE)
    assert step.report == VirtuesCounted(
        who=ILSE, name="Ilse", humanity_before=2, humanity=7, willpower_before=1, willpower=5
    )
    laid = after(laid, step)
    made = sheet(laid)
    assert (made.rating(HUMANITY), made.rating(WILLPOWER), made.willpower_left) == (7, 5, 5)
    with pytest.raises(NothingToChangeError):
        count_virtues(laid, ILSE)


def test_who_has_no_virtues_has_nothing_to_count() -> None:
    with pytest.raises(NothingToChangeError):
        count_virtues(table(ilse=new_sheet("Hound", Creature.ANIMAL)), ILSE)


@pytest.mark.rule("storyteller 28.6")
@pytest.mark.rule("vampire-extra X7.4")
@pytest.mark.parametrize(
    ("dice", "held", "roll"),
    [
        (faces(7), 7, Roll(what=BLOOD_DIE, faces=((7,),), total=7, who="Ilse")),
        (ReportedTotal(total=3), 3, Roll(what=BLOOD_DIE, faces=(), total=3, who="Ilse", told=True)),
        (faces(10), 6, Roll(what=BLOOD_DIE, faces=((10,),), total=10, who="Ilse")),
    ],
)
def test_blood_to_begin_with_is_rolled_and_held_as_far_as_it_goes(
    dice: object, held: int, roll: Roll
) -> None:
    most = 10 if roll.total < 10 else 6
    laid = table(ilse=replace(ilse(), blood=0, blood_limit=most))
    step = begin_blood(laid, ILSE, dice)  # type: ignore[arg-type] # dice or a total
    assert step.report == BloodBegun(who=ILSE, name="Ilse", roll=roll, before=0, after=held)
    assert sheet(after(laid, step)).blood == held


@pytest.mark.rule("vampire-extra X1.3")
def test_a_ghoul_begins_with_blood_and_a_mortal_has_none() -> None:
    laid = table(ilse=new_sheet("Tobias", Creature.GHOUL))
    assert sheet(after(laid, begin_blood(laid, ILSE, faces(10)))).blood == 10
    with pytest.raises(TotalError):
        begin_blood(laid, ILSE, ReportedTotal(total=11))
    with pytest.raises(NothingToChangeError):
        begin_blood(laid, GREGOR, faces(4))


@pytest.mark.rule("storyteller 26.1")
def test_hunger_takes_a_level_a_day_until_torpor() -> None:
    laid = table(ilse=replace(ilse(), blood=0, health=Health(lethal=6)))
    assert is_starving(sheet(laid))
    step = starve(laid, ILSE)
    assert isinstance(step.report, Starved)
    assert (step.report.damage, step.report.body.after) == (Damage.LETHAL, 7)
    laid = after(laid, step)
    laid = after(laid, starve(laid, ILSE, Damage.BASHING))
    assert sheet(laid).health.beyond is Beyond.TORPOR
    assert not is_starving(sheet(laid))
    with pytest.raises(NothingToChangeError):
        starve(laid, ILSE)


def test_who_has_blood_does_not_starve_unless_the_game_master_says_so() -> None:
    laid = table()
    assert not is_starving(sheet(laid))
    assert not is_starving(replace(sheet(laid), blood=0, is_resting=True))
    assert not is_starving(gregor())
    with pytest.raises(FedError) as refused:
        starve(laid, ILSE)
    assert refused.value.args == ("Ilse", 8)
    assert sheet(after(laid, starve(laid, ILSE, is_overruled=True))).health == Health(lethal=1)


@pytest.mark.rule("vampire-extra X3.4")
def test_armour_that_is_destroyed_leaves_the_sheet() -> None:
    vest, coat = ARMOURS[ArmourId.VEST], ARMOURS[ArmourId.CLOTHING]
    laid = table(ilse=replace(ilse(), armour=(vest, coat, vest)))
    step = ruin_armour(laid, ILSE, vest)
    assert step.report == ArmourRuined(who=ILSE, name="Ilse", armour="ballistic-vest")
    assert sheet(after(laid, step)).armour == (coat, vest)
    with pytest.raises(NothingToChangeError):
        ruin_armour(laid, GREGOR, vest)
