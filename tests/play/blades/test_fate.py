from dataclasses import replace

import pytest
from tests.core.blades.crews import bearing
from tests.play.blades.hands import ARDA, BREN, after, arda, crew, scoundrel, table

from duskboard.core.blades.coin import Retirement
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.fate import CareerOverError, GoneError, InPlayError
from duskboard.core.blades.harm import Harm, Wound
from duskboard.core.blades.scoundrel import Fate, Scoundrel
from duskboard.core.blades.upgrade import UpgradeId
from duskboard.core.identity import EntityId
from duskboard.play.blades.fate import (
    CameBack,
    Died,
    Jailed,
    Retired,
    StandInAdded,
    add_stand_in,
    come_back,
    die,
    go_to_prison,
    retire,
)
from duskboard.play.change import AlreadyOnTableError, NothingToChangeError, NotOnTableError

FOUR = replace(arda(), stress=9, traumas=("cold", "soft", "vicious", "haunted"), fate=Fate.OUT)
NEW = EntityId("cato")


@pytest.mark.rule("blades 39")
def test_death_is_told_with_what_it_came_by() -> None:
    laid = table()
    step = die(laid, ARDA, " a shot in the fog ")
    assert step.report == Died(who=ARDA, name="Arda", by="a shot in the fog")
    laid = after(laid, step)
    assert scoundrel(laid).fate is Fate.DEAD
    with pytest.raises(NothingToChangeError):
        die(laid, ARDA)
    with pytest.raises(GoneError):
        come_back(laid, ARDA)
    step = come_back(laid, ARDA, is_overruled=True)
    assert step.report == CameBack(
        who=ARDA, name="Arda", before=Fate.DEAD, stress_before=0, is_overruled=True
    )


@pytest.mark.rule("blades 44")
@pytest.mark.rule("blades 55")
def test_the_fourth_trauma_leaves_retirement() -> None:
    laid = table(arda=replace(FOUR, stash=23))
    with pytest.raises(CareerOverError):
        come_back(laid, ARDA)
    step = retire(laid, ARDA)
    assert step.report == Retired(who=ARDA, name="Arda", stash=23, life=Retirement.MODEST)
    assert scoundrel(after(laid, step)).fate is Fate.RETIRED


@pytest.mark.rule("blades 44")
@pytest.mark.rule("blades 108")
def test_or_prison_which_calms_the_law() -> None:
    laid = table(crew=Crew(name="Gulls", heat=5, wanted=3), arda=FOUR)
    step = go_to_prison(laid, ARDA)
    assert step.report == Jailed(
        who=ARDA, name="Arda", wanted_before=3, wanted_after=2, heat=5, sentence=3
    )
    laid = after(laid, step)
    assert (scoundrel(laid).fate, crew(laid)) == (Fate.JAILED, Crew(name="Gulls", wanted=2))
    with pytest.raises(NothingToChangeError):
        go_to_prison(laid, ARDA)
    alone = table(arda=FOUR)
    assert go_to_prison(alone, ARDA).report == Jailed(who=ARDA, name="Arda")


@pytest.mark.rule("blades-abilities U4")
def test_the_hardened_come_back() -> None:
    laid = table(crew=bearing(UpgradeId.HARDENED), arda=replace(FOUR, fate=Fate.RETIRED))
    assert scoundrel(after(laid, come_back(laid, ARDA))).fate is Fate.ACTIVE


@pytest.mark.rule("blades 124")
def test_whoever_was_lost_comes_back_healed() -> None:
    hurt = Harm(wounds=(Wound(level=3, text="shot lung"),))
    laid = table(arda=replace(arda(), harm=hurt, fate=Fate.LOST))
    assert scoundrel(after(laid, come_back(laid, ARDA))) == arda()
    with pytest.raises(InPlayError):
        come_back(table(), ARDA)


@pytest.mark.rule("blades 39")
@pytest.mark.rule("blades 162")
def test_somebody_else_is_played_meanwhile() -> None:
    laid = table()
    step = add_stand_in(laid, NEW, Scoundrel(name="Cato"), ARDA)
    assert step.report == StandInAdded(who=NEW, name="Cato", instead_of="Arda")
    laid = after(laid, step)
    assert scoundrel(laid, NEW) == Scoundrel(name="Cato", stands_in_for=ARDA)
    assert list(laid.values(Scoundrel)) == [ARDA, BREN, NEW]
    with pytest.raises(AlreadyOnTableError):
        add_stand_in(laid, NEW, Scoundrel(name="Cato"))
    with pytest.raises(NotOnTableError):
        add_stand_in(laid, EntityId("d"), Scoundrel(name="Dov"), EntityId("gone"))
    own = add_stand_in(laid, EntityId("d"), Scoundrel(name="Dov"))
    assert own.report == StandInAdded(who=EntityId("d"), name="Dov")
