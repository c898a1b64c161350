"""Frenzy, bonds and the Embrace as they are played."""

from dataclasses import replace

import pytest
from tests.play.storyteller.hands import (
    GREGOR,
    ILSE,
    TOBIAS,
    after,
    faces,
    gregor,
    ilse,
    sheet,
    table,
)

from duskboard.core.dice import ReportedNet
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.bond import AsleepBondError, Bond, SameNightError, SelfBondError
from duskboard.core.storyteller.calendar import Span, SpanUnit, TimeUnit
from duskboard.core.storyteller.embrace import EmbraceEnd, Subject
from duskboard.core.storyteller.frenzy import (
    Drive,
    Frenzy,
    FrenzyEnd,
    FrenzyState,
    TriedThisTurnError,
    Want,
)
from duskboard.core.storyteller.roll import NoDiceError, PoolVerdict
from duskboard.core.storyteller.sheet import Sheet, new_sheet, rated, with_clan
from duskboard.core.storyteller.trait import (
    HUMANITY,
    WILLPOWER,
    ClanId,
    Creature,
    TraitKey,
    TraitKind,
    VirtueId,
)
from duskboard.play.change import NothingToChangeError, NotOnTableError
from duskboard.play.storyteller.bond import (
    BondDrunk,
    BondRemoved,
    BondResisted,
    BondsEnded,
    BondStepped,
    bond_between,
    bond_of,
    break_bond,
    drink,
    end_bonds_of,
    harm_decision,
    new_bond,
    remove_bond,
    resist_bond,
    sleeping_bonds,
    step_bond,
)
from duskboard.play.storyteller.chronicle import advance, move_time
from duskboard.play.storyteller.decision import counted
from duskboard.play.storyteller.embrace import Embraced, Embracing, embrace
from duskboard.play.storyteller.frenzy import (
    FrenzyEnded,
    FrenzyHeld,
    FrenzyRolled,
    HasDiceError,
    begin_frenzy,
    change_frenzy,
    end_frenzy,
    frenzy_decision,
    frenzy_dice,
    frenzy_of,
    give_in,
    hold_frenzy,
    new_frenzy,
    remove_frenzy,
    roll_frenzy,
    virtue_decision,
)
from duskboard.play.storyteller.spending import WillpowerTwiceError
from duskboard.table.table import Table

CALL, BOND = EntityId("call"), EntityId("bond")


SELF_CONTROL = TraitKey(kind=TraitKind.VIRTUE, name=VirtueId.SELF_CONTROL)


ONE_NIGHT = Span(count=1, unit=SpanUnit.NIGHT)


def marek(**more: object) -> Sheet:
    """Kindred with Self-Control 4, Humanity 7, 2 blood, 3 Willpower."""
    one = rated(rated(rated(new_sheet("Marek"), SELF_CONTROL, 4), HUMANITY, 7), WILLPOWER, 3)
    return replace(one, blood=2, willpower_left=3, **more)  # type: ignore[arg-type]


def called(laid: Table, difficulty: int = 5) -> Table:
    frenzy = new_frenzy(laid, EntityId("marek"), Drive.HUNGER, difficulty)
    return after(laid, begin_frenzy(laid, CALL, frenzy))


def next_turn(laid: Table) -> Table:
    return after(laid, advance(laid, TimeUnit.TURN))


def frenzy(laid: Table) -> Frenzy:
    return frenzy_of(laid, CALL)


@pytest.mark.rule("storyteller 24.1")
@pytest.mark.rule("storyteller 24.2")
@pytest.mark.rule("storyteller 24.3")
@pytest.mark.rule("storyteller 24.4")
def test_a_frenzy_over_three_turns() -> None:
    laid = called(table(marek=marek()))
    assert (frenzy_dice(laid, frenzy(laid)), frenzy(laid).want) == (2, Want.BLOOD)
    pool = counted(laid, frenzy_decision(laid, frenzy(laid)))
    assert (pool.dice, pool.difficulty.used, pool.added) == (2, 5, -2)
    laid = after(laid, roll_frenzy(laid, CALL, faces(5, 9)))
    assert (frenzy(laid).total, frenzy(laid).state) == (2, FrenzyState.RESISTING)
    with pytest.raises(TriedThisTurnError):
        roll_frenzy(laid, CALL, faces(5, 9))
    laid = next_turn(laid)
    held = hold_frenzy(laid, CALL)
    assert held.report == FrenzyHeld(name="Marek")
    laid = after(laid, held)
    assert sheet(laid, EntityId("marek")).willpower_left == 2
    with pytest.raises(WillpowerTwiceError):
        hold_frenzy(laid, CALL)
    laid = after(laid, roll_frenzy(laid, CALL, ReportedNet(net=1)))
    laid = next_turn(laid)
    step = roll_frenzy(laid, CALL, faces(8, 6), is_secret=True)
    laid = after(laid, step)
    assert isinstance(step.report, FrenzyRolled)
    assert step.report.is_secret
    assert (frenzy(laid).total, frenzy(laid).state) == (5, FrenzyState.SUPPRESSED)
    assert after(laid, remove_frenzy(laid, CALL)).get(CALL) is None


@pytest.mark.rule("storyteller 24.5")
@pytest.mark.rule("storyteller 24.6")
@pytest.mark.rule("storyteller 24.7")
def test_a_botch_ends_as_the_game_master_says() -> None:
    laid = called(table(marek=marek()))
    changed = replace(frenzy(laid), drive=Drive.FEAR, difficulty=4)
    laid = after(laid, change_frenzy(laid, CALL, changed))
    laid = after(laid, roll_frenzy(laid, CALL, faces(1, 3)))
    run = frenzy(laid)
    assert (run.state, run.has_derangement, run.want) == (
        FrenzyState.RAGING,
        True,
        Want.ESCAPE,
    )
    ended = end_frenzy(laid, CALL, FrenzyEnd.CAUSE_GONE)
    assert ended.report == FrenzyEnded(name="Marek", end=FrenzyEnd.CAUSE_GONE)
    assert frenzy(after(laid, ended)).state is FrenzyState.ENDED


@pytest.mark.rule("storyteller 24.4")
def test_without_blood_the_game_master_confirms_the_failure() -> None:
    fed = called(table(marek=marek()))
    with pytest.raises(HasDiceError):
        give_in(fed, CALL)
    laid = called(table(marek=replace(marek(), blood=0)))
    assert frenzy_dice(laid, frenzy(laid)) == 0
    with pytest.raises(NoDiceError):
        roll_frenzy(laid, CALL, faces())
    laid = after(laid, give_in(laid, CALL))
    assert (frenzy(laid).state, frenzy(laid).has_derangement) == (FrenzyState.RAGING, False)
    assert frenzy(laid).tries[0].verdict is PoolVerdict.FAILURE


@pytest.mark.rule("storyteller 24.8")
def test_a_virtue_is_rolled_freely() -> None:
    laid = table(marek=marek())
    courage = TraitKey(kind=TraitKind.VIRTUE, name=VirtueId.COURAGE)
    decision = virtue_decision(EntityId("marek"), courage, 7)
    pool = counted(laid, decision)
    assert (pool.dice, pool.difficulty.used) == (1, 7)


@pytest.mark.rule("vampire-extra X1.9")
def test_a_ghoul_is_called_against_what_the_game_master_enters() -> None:
    ghoul = replace(rated(new_sheet("Tobias", Creature.GHOUL), SELF_CONTROL, 2), blood=5)
    laid = table(marek=ghoul)
    laid = called(laid, 6)
    assert (frenzy_dice(laid, frenzy(laid)), frenzy(laid).used.used) == (2, 6)


def bound(laid: Table, thrall: EntityId, regnant: EntityId | str, step: int) -> Table:
    key = EntityId(f"{thrall}-{regnant}")
    bond = new_bond(laid, thrall, regnant)
    return after(laid, step_bond(laid, key, step, bond))


@pytest.mark.rule("vampire-extra X1.8")
@pytest.mark.rule("storyteller 21.1")
def test_three_nights_of_drinking_bind() -> None:
    laid = table(gregor=replace(gregor(), creature=Creature.GHOUL))
    with pytest.raises(NotOnTableError):
        drink(laid, BOND)
    first = drink(laid, BOND, new_bond(laid, GREGOR, ILSE))
    assert first.report == BondDrunk(thrall="Gregor", regnant="Ilse", before=0, after=1)
    laid = after(laid, first)
    assert bond_between(laid, GREGOR, ILSE) == BOND
    assert bond_between(laid, ILSE, GREGOR) is None
    with pytest.raises(SameNightError):
        drink(laid, BOND)
    for step in (2, 3):
        laid = after(laid, move_time(laid, ONE_NIGHT))
        laid = after(laid, drink(laid, BOND))
        assert bond_of(laid, BOND).step == step
    with pytest.raises(SelfBondError):
        new_bond(laid, ILSE, ILSE)
    stranger = new_bond(laid, "A porter", ILSE)
    assert (stranger.thrall, stranger.thrall_id) == ("A porter", None)


@pytest.mark.rule("storyteller 21.2")
@pytest.mark.rule("storyteller 21.3")
def test_harming_the_regnant_takes_willpower_from_the_second_step_on() -> None:
    laid = bound(table(), ILSE, GREGOR, 1)
    key = EntityId("ilse-gregor")
    with pytest.raises(NothingToChangeError):
        harm_decision(laid, bond_of(laid, key))
    stepped = step_bond(laid, key, 2)
    assert stepped.report == BondStepped(thrall="Ilse", regnant="Gregor", before=1, after=2)
    laid = after(laid, stepped)
    pool = counted(laid, harm_decision(laid, bond_of(laid, key)))
    assert (pool.dice, pool.difficulty.used) == (5, 6)
    assert harm_decision(laid, bond_of(laid, key), 8).terms.difficulty == 8
    with pytest.raises(NotOnTableError):
        harm_decision(laid, Bond(thrall="Nobody", regnant="Ilse", step=3))
    assert replace(bond_of(laid, key), has_true_love=True).has_true_love


@pytest.mark.rule("storyteller 21.4")
@pytest.mark.rule("storyteller 21.6")
def test_a_regnants_death_ends_its_bonds_and_wakes_the_others() -> None:
    laid = table(tobias=replace(ilse(), name="Tobias"))
    laid = bound(bound(laid, TOBIAS, ILSE, 3), TOBIAS, GREGOR, 2)
    asleep = EntityId("tobias-gregor")
    assert {key: one.regnant for key, one in sleeping_bonds(laid).items()} == {asleep: "Ilse"}
    with pytest.raises(AsleepBondError):
        drink(laid, asleep)
    resisted = resist_bond(laid, EntityId("tobias-ilse"))
    assert resisted.report == BondResisted(thrall="Tobias", regnant="Ilse", points=1, total=1)
    laid = after(laid, resisted)
    assert sheet(laid, TOBIAS).willpower_left == 4
    with pytest.raises(NothingToChangeError):
        end_bonds_of(laid, TOBIAS)
    ended = end_bonds_of(laid, ILSE)
    assert ended.report == BondsEnded(regnant="Ilse", thralls=("Tobias",), is_by_death=True)
    laid = after(laid, ended)
    assert (bond_of(laid, EntityId("tobias-ilse")).step, bond_of(laid, asleep).step) == (0, 2)
    assert sleeping_bonds(laid) == {}
    assert bond_of(after(laid, drink(laid, asleep)), asleep).step == 3
    broken = break_bond(laid, asleep)
    assert broken.report == BondsEnded(regnant="Gregor", thralls=("Tobias",), is_by_death=False)
    laid = after(laid, broken)
    with pytest.raises(NothingToChangeError):
        break_bond(laid, asleep)
    gone = remove_bond(laid, asleep)
    assert gone.report == BondRemoved(thrall="Tobias", regnant="Gregor")
    assert asleep not in after(laid, gone).values(Bond)


@pytest.mark.rule("storyteller 21.5")
@pytest.mark.rule("storyteller 23.1")
@pytest.mark.rule("storyteller 23.2")
def test_a_childe_has_clan_generation_and_the_first_step_of_a_bond() -> None:
    sire = with_clan(replace(ilse(), generation=11), ClanId.MALKAVIAN)
    laid = table(ilse=sire)
    step = embrace(laid, Embracing(sire=ILSE, childe=GREGOR, subject=Subject.MORTAL, bond_id=BOND))
    assert step.report == Embraced(
        sire="Ilse",
        name="Gregor",
        subject=Subject.MORTAL,
        end=EmbraceEnd.VAMPIRE,
        generation=12,
        is_bound=True,
    )
    laid = after(laid, step)
    childe = sheet(laid, GREGOR)
    assert (childe.creature, childe.generation, childe.profile.clan, childe.profile.sire) == (
        Creature.KINDRED,
        12,
        ClanId.MALKAVIAN,
        "Ilse",
    )
    assert (bond_of(laid, BOND).step, bond_of(laid, BOND).regnant_id) == (1, ILSE)
    with pytest.raises(SameNightError):
        drink(laid, BOND)


@pytest.mark.rule("storyteller 23.1")
def test_others_change_no_sheet_unless_overruled() -> None:
    laid = table()
    dead = embrace(
        laid, Embracing(sire=ILSE, childe=GREGOR, subject=Subject.WEREWOLF, bond_id=BOND)
    )
    assert isinstance(dead.report, Embraced)
    assert (dead.report.end, dead.report.is_bound, dead.changes) == (
        EmbraceEnd.DIES_OR_ABOMINATION,
        False,
        (),
    )
    ruled = Embracing(sire=ILSE, childe=GREGOR, subject=Subject.WEREWOLF, end=EmbraceEnd.VAMPIRE)
    laid = after(laid, embrace(laid, ruled))
    assert sheet(laid, GREGOR).creature is Creature.KINDRED
    assert laid.values(Bond) == {}
