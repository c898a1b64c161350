"""Armour, load, items, coin and stash."""

from dataclasses import replace

import pytest
from tests.play.blades.hands import ARDA, after, arda, scoundrel, table

from duskboard.core.blades.ability import Ability, AbilityId
from duskboard.core.blades.armour import ArmourFreeError, ArmourUsedError, NoSpecialArmourError
from duskboard.core.blades.coin import (
    CoinRoomError,
    CoinUse,
    NoCoinError,
    NoStashError,
    StashRoomError,
)
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.load import OverloadedError, PrisonLoadError
from duskboard.core.blades.scoundrel import ArmourKind, Item, Load
from duskboard.core.blades.trait import XpTrack
from duskboard.play.blades.armour import ArmourFreed, ArmourMarked, free_armour, mark_armour
from duskboard.play.blades.coin import (
    CoinEarned,
    CoinSpent,
    StashMoved,
    earn_coin,
    spend_coin,
    stash_coin,
    take_from_stash,
)
from duskboard.play.blades.edit import NumberRangeError
from duskboard.play.blades.fate import go_to_prison
from duskboard.play.blades.load import (
    DowntimeBegun,
    ItemCarried,
    LoadChosen,
    begin_downtime,
    carry_item,
    choose_load,
)
from duskboard.play.change import NothingToChangeError

KIT = (Item(name="Rope", load=1), Item(name="Ladder", load=3))
LADEN = replace(
    arda(),
    items=tuple(replace(item, is_carried=True) for item in KIT),
    armour_used=tuple(ArmourKind),
    load=Load.HEAVY,
    coin=6,
    assists_given=1,
    trained=(XpTrack.RESOLVE,),
)


@pytest.mark.rule("blades 37")
def test_armour_is_marked_and_freed() -> None:
    laid = table()
    step = mark_armour(laid, ARDA, ArmourKind.HEAVY)
    assert step.report == ArmourMarked(who=ARDA, name="Arda", kind=ArmourKind.HEAVY)
    laid = after(laid, step)
    with pytest.raises(ArmourUsedError):
        mark_armour(laid, ARDA, ArmourKind.HEAVY, is_overruled=True)
    step = free_armour(laid, ARDA, ArmourKind.HEAVY)
    assert step.report == ArmourFreed(who=ARDA, name="Arda", kind=ArmourKind.HEAVY)
    assert scoundrel(after(laid, step)) == arda()
    with pytest.raises(ArmourFreeError):
        free_armour(laid, ARDA, ArmourKind.STANDARD)


@pytest.mark.rule("blades 37")
@pytest.mark.rule("blades-abilities G1")
def test_special_armour_takes_an_ability_or_the_gms_word() -> None:
    laid = table()
    with pytest.raises(NoSpecialArmourError):
        mark_armour(laid, ARDA, ArmourKind.SPECIAL)
    word = mark_armour(laid, ARDA, ArmourKind.SPECIAL, is_overruled=True).report
    assert word == ArmourMarked(who=ARDA, name="Arda", kind=ArmourKind.SPECIAL, is_overruled=True)
    shadow = table(arda=replace(arda(), abilities=(Ability(key=AbilityId.SHADOW),)))
    report = mark_armour(shadow, ARDA, ArmourKind.SPECIAL, is_overruled=True).report
    assert report == ArmourMarked(who=ARDA, name="Arda", kind=ArmourKind.SPECIAL)


@pytest.mark.rule("blades 38")
@pytest.mark.rule("blades 83")
@pytest.mark.rule("blades 143")
@pytest.mark.parametrize(
    ("published", "used"),
    [(False, ()), (True, (ArmourKind.SPECIAL,))],
    ids=["reference", "published"],
)
def test_a_load_begins_a_score(published: bool, used: tuple[ArmourKind, ...]) -> None:  # noqa: FBT001 - a case
    laid = table(published=published, arda=LADEN)
    step = choose_load(laid, ARDA, Load.NORMAL)
    assert step.report == LoadChosen(
        who=ARDA,
        name="Arda",
        load=Load.NORMAL,
        limit=5,
        returned=tuple(kind for kind in ArmourKind if kind not in used),
        excess=2,
    )
    laid = after(laid, step)
    assert scoundrel(laid) == replace(arda(), items=KIT, armour_used=used, load=Load.NORMAL, coin=6)
    with pytest.raises(NothingToChangeError):
        choose_load(laid, ARDA, Load.NORMAL)


@pytest.mark.rule("blades-abilities G3")
@pytest.mark.parametrize(
    ("published", "returned"),
    [(False, ()), (True, (ArmourKind.SPECIAL,))],
    ids=["reference", "published"],
)
def test_a_downtime_begins_unloaded(published: bool, returned: tuple[ArmourKind, ...]) -> None:  # noqa: FBT001 - a case
    laid = table(published=published, arda=LADEN)
    step = begin_downtime(laid, ARDA)
    assert step.report == DowntimeBegun(who=ARDA, name="Arda", returned=returned)
    rested = scoundrel(after(laid, step))
    assert (rested.load, rested.items, rested.trained, rested.coin) == (None, KIT, (), 6)


@pytest.mark.rule("blades 83")
def test_items_are_ticked_against_the_load() -> None:
    laid = table(arda=replace(arda(), items=KIT, load=Load.LIGHT))
    step = carry_item(laid, ARDA, 0, is_carried=True)
    assert step.report == ItemCarried(
        who=ARDA, name="Arda", item="Rope", is_carried=True, carried=1, limit=3
    )
    laid = after(laid, step)
    with pytest.raises(OverloadedError):
        carry_item(laid, ARDA, 1, is_carried=True)
    step = carry_item(laid, ARDA, 1, is_carried=True, is_overruled=True)
    assert step.report == ItemCarried(
        who=ARDA,
        name="Arda",
        item="Ladder",
        is_carried=True,
        carried=4,
        limit=3,
        is_overruled=True,
    )
    with pytest.raises(NothingToChangeError):
        carry_item(laid, ARDA, 0, is_carried=True)
    free = table(arda=replace(arda(), items=KIT))
    report = carry_item(free, ARDA, 0, is_carried=True, is_overruled=True).report
    assert isinstance(report, ItemCarried)
    assert (report.limit, report.is_overruled) == (None, True)


@pytest.mark.rule("blades 84")
def test_in_prison_items_are_ticked_against_the_claims_of_the_crew() -> None:
    crew = Crew(name="Gulls", prison=(1,))
    laid = table(crew=crew, arda=replace(arda(), items=KIT, load=Load.NORMAL))
    laid = after(laid, go_to_prison(laid, ARDA))
    step = carry_item(laid, ARDA, 0, is_carried=True)
    assert step.report == ItemCarried(
        who=ARDA, name="Arda", item="Rope", is_carried=True, carried=1, limit=2
    )
    laid = after(laid, step)
    with pytest.raises(PrisonLoadError) as refused:
        carry_item(laid, ARDA, 1, is_carried=True)
    assert refused.value.args == ("Arda", 4, 2)
    report = carry_item(laid, ARDA, 1, is_carried=True, is_overruled=True).report
    assert isinstance(report, ItemCarried)
    assert (report.carried, report.is_overruled) == (4, True)


@pytest.mark.rule("blades 53")
@pytest.mark.rule("blades 54")
@pytest.mark.rule("blades 143")
def test_coin_comes_and_goes() -> None:
    laid = table(arda=replace(arda(), coin=3))
    step = earn_coin(laid, ARDA, 4)
    assert step.report == CoinEarned(who=ARDA, name="Arda", before=3, after=7, excess=3)
    laid = after(laid, step)
    step = spend_coin(laid, ARDA, 2, CoinUse.ACTIVITY)
    assert step.report == CoinSpent(who=ARDA, name="Arda", before=7, after=5, why=CoinUse.ACTIVITY)
    laid = after(laid, step)
    with pytest.raises(NoCoinError):
        spend_coin(laid, ARDA, 6)
    step = spend_coin(laid, ARDA, 6, is_overruled=True)
    assert step.report == CoinSpent(
        who=ARDA, name="Arda", before=5, after=0, why=CoinUse.OTHER, is_overruled=True
    )
    with pytest.raises(NothingToChangeError):
        spend_coin(after(laid, step), ARDA, 1, is_overruled=True)
    with pytest.raises(CoinRoomError):
        earn_coin(laid, ARDA, 95)


@pytest.mark.rule("blades 57")
def test_the_stash_takes_and_gives() -> None:
    laid = table(arda=replace(arda(), coin=3, stash=4))
    step = stash_coin(laid, ARDA, 1)
    assert step.report == StashMoved(
        who=ARDA, name="Arda", coin_before=3, coin_after=2, stash_before=4, stash_after=5
    )
    laid = after(laid, step)
    step = take_from_stash(laid, ARDA, 2)
    assert step.report == StashMoved(
        who=ARDA, name="Arda", coin_before=2, coin_after=4, stash_before=5, stash_after=1
    )
    with pytest.raises(NoStashError):
        take_from_stash(after(laid, step), ARDA, 1)
    with pytest.raises(StashRoomError):
        stash_coin(table(arda=replace(arda(), coin=3, stash=39)), ARDA, 2)
    for act in (earn_coin, spend_coin, stash_coin, take_from_stash):
        for wrong in (0, 100):
            with pytest.raises(NumberRangeError) as refused:
                act(laid, ARDA, wrong)
            assert refused.value.args == (wrong, 1, 99)
