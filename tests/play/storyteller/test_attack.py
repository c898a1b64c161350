"""Attacks as they are played, step by step."""

from dataclasses import replace

import pytest
from tests.play.storyteller.fight_hands import (
    BACK,
    BLOW,
    DEFEND,
    DODGE,
    HUNTER,
    MELEE,
    OPEN,
    STRIKE,
    SWORD,
    A,
    B,
    C,
    attacked,
    blow,
    fought,
    said,
    turn,
)
from tests.play.storyteller.hands import (
    FIREARMS,
    GREGOR,
    ILSE,
    STAMINA,
    after,
    faces,
    gregor,
    ilse,
    sheet,
    table,
)

from duskboard.core.dice import ReportedNet
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.aim import Aim, AimedPart, AttackWay, Bearing, TooFarError
from duskboard.core.storyteller.attack import Defence, NoDefenceError
from duskboard.core.storyteller.fight import (
    CannotActError,
)
from duskboard.core.storyteller.gear import WEAPONS, Weapon, WeaponId
from duskboard.core.storyteller.health import Damage, Health
from duskboard.core.storyteller.roll import NoDiceError
from duskboard.core.storyteller.sheet import rated
from duskboard.core.storyteller.soak import SoakBy, Soaks
from duskboard.core.storyteller.trait import (
    Creature,
)
from duskboard.core.storyteller_rulings import OnOff
from duskboard.play.change import NothingToChangeError, NotOnTableError
from duskboard.play.storyteller.attack_pool import How, attack_side, new_attack, soak_dice_of
from duskboard.play.storyteller.attacking import (
    AttackRolled,
    NotThatAttackStepError,
    attack_of,
    change_attack,
    drop_attack,
    roll_attack,
    roll_damage,
    roll_defence,
    roll_soak,
    stand_open,
)
from duskboard.play.storyteller.combatant import combatant
from duskboard.play.storyteller.contest import dice_of
from duskboard.play.storyteller.fighting import (
    FightTurnBegun,
    begin_turn,
    declare,
    end_fight,
    fighter_of,
    leave_fight,
)
from duskboard.play.storyteller.manoeuvre import (
    FighterMark,
    mark_fighter,
)
from duskboard.play.storyteller.striking import AttackStruck, counter, strike
from duskboard.table.entity import RULINGS_ID
from duskboard.table.running_attack import AttackOffer, AttackStep, RunningAttack
from duskboard.table.table import Table


@pytest.mark.rule("storyteller 13.2")
@pytest.mark.rule("storyteller 13.3")
@pytest.mark.rule("storyteller 16.1")
@pytest.mark.rule("storyteller 16.5")
@pytest.mark.rule("storyteller 17.3")
@pytest.mark.rule("storyteller 20.3")
def test_the_fight_of_the_text_from_the_shot_to_injured() -> None:
    giant = rated(rated(gregor(), STAMINA, 4), DODGE, 2)
    body = Soaks(bashing=SoakBy.BODY, lethal=SoakBy.BODY, aggravated=SoakBy.NOTHING)
    laid = table(gregor=replace(giant, soaks=body), ilse=rated(ilse(), FIREARMS, 4))
    laid = attacked(laid)
    shot = roll_attack(laid, BLOW, faces(6, 7, 8, 9, 10, 6, 5))
    assert isinstance(shot.report, AttackRolled)
    assert (shot.report.step, shot.report.left) == (AttackStep.ATTACK, 6)
    laid = after(laid, shot)
    laid = after(laid, roll_defence(laid, BLOW, Defence.DODGE, faces(6, 7, 2, 3)))
    assert blow(laid).net == 4
    laid = after(laid, roll_damage(laid, BLOW, faces(2, 3, 5, 6, 9, 8, 8, 7, 7)))
    assert blow(laid).levels == 6
    laid = after(laid, roll_soak(laid, BLOW, faces(6, 6, 6, 1)))
    assert blow(laid).taken == 3
    assert sheet(laid, GREGOR).health == Health()
    end = strike(laid, BLOW)
    laid = after(laid, end)
    assert sheet(laid, GREGOR).health == Health(lethal=3)
    assert isinstance(end.report, AttackStruck)
    assert (end.report.body.level, end.report.levels, end.report.offers) == ("injured", 3, ())
    assert blow(laid).step is AttackStep.OVER


@pytest.mark.rule("storyteller 13.3")
def test_equal_successes_and_no_success_are_a_miss() -> None:
    laid = attacked(table())
    missed = after(laid, roll_attack(laid, BLOW, ReportedNet(net=0)))
    assert blow(missed).step is AttackStep.OVER
    laid = after(laid, roll_attack(laid, BLOW, ReportedNet(net=3)))
    laid = after(laid, roll_defence(laid, BLOW, Defence.DODGE, ReportedNet(net=3)))
    assert (blow(laid).net, blow(laid).step) == (0, AttackStep.OVER)
    for late in (roll_damage, roll_soak):
        with pytest.raises(NotThatAttackStepError):
            late(laid, BLOW, ReportedNet(net=3))


def test_damage_that_rolls_nothing_ends_it_and_steps_wait_for_each_other() -> None:
    laid = attacked(table())
    with pytest.raises(NotThatAttackStepError):
        strike(laid, BLOW)
    laid = after(laid, roll_attack(laid, BLOW, ReportedNet(net=1)))
    laid = after(laid, stand_open(laid, BLOW))
    assert blow(laid).step is AttackStep.DAMAGE
    nothing = after(laid, roll_damage(laid, BLOW, ReportedNet(net=0)))
    assert blow(nothing).step is AttackStep.OVER
    laid = after(laid, roll_damage(laid, BLOW, ReportedNet(net=4)))
    # A mortal without armour soaks no bullet.
    assert soak_dice_of(laid, blow(laid)) == 0
    soaked = roll_soak(laid, BLOW, faces())
    assert isinstance(soaked.report, AttackRolled)
    assert (soaked.report.roll, soaked.report.left) == (None, 4)
    laid = after(laid, soaked)
    ruled = after(laid, strike(laid, BLOW, 1))
    assert sheet(ruled, GREGOR).health == Health(lethal=1)
    laid = after(laid, drop_attack(laid, BLOW))
    with pytest.raises(NotOnTableError):
        attack_of(laid, BLOW)


@pytest.mark.rule("storyteller 13.1")
@pytest.mark.rule("storyteller 15.4")
@pytest.mark.rule("storyteller 15.6")
def test_every_tick_moves_the_pool_that_is_rolled() -> None:
    laid = attacked(table(), aim=Aim(part=AimedPart.EYE, bearing=Bearing.REAR, aim=1, cover=1))
    shot = roll_attack(laid, BLOW, faces(10, 10, 1, 2, 3, 4, 5, 6), How(dice=-1, difficulty=-2))
    assert isinstance(shot.report, AttackRolled)
    roll = shot.report.roll
    assert roll is not None
    # 5 dice, 2 from behind, 1 for aiming, 1 taken; 6 and 4 for the eye, 1 for cover, 2 less.
    assert (roll.check.dice, roll.check.difficulty, roll.added) == (7, 9, 2)


def test_every_tick_moves_the_dice() -> None:
    laid = attacked(table(), aim=Aim(bearing=Bearing.FLANK, burst_dice=2))
    assert dice_of(laid, attack_side(laid, blow(laid))) == 8
    aside = replace(blow(laid), aim=Aim())
    laid = after(laid, change_attack(laid, BLOW, aside))
    assert dice_of(laid, attack_side(laid, blow(laid))) == 5
    with pytest.raises(NothingToChangeError):
        change_attack(laid, BLOW, aside)


@pytest.mark.rule("storyteller 15.5")
def test_who_runs_too_far_does_not_act_unless_overruled() -> None:
    laid = attacked(table(), aim=Aim(metres=8))
    with pytest.raises(TooFarError):
        roll_attack(laid, BLOW, ReportedNet(net=1))
    laid = after(laid, roll_attack(laid, BLOW, ReportedNet(net=1), OPEN))
    assert blow(laid).step is AttackStep.DEFENCE


@pytest.mark.rule("storyteller 14.1")
@pytest.mark.rule("storyteller 14.3")
def test_a_defence_must_fit() -> None:
    laid = attacked(table())
    laid = after(laid, roll_attack(laid, BLOW, ReportedNet(net=2)))
    for wrong in (Defence.BLOCK, Defence.PARRY):
        with pytest.raises(NoDefenceError):
            roll_defence(laid, BLOW, wrong, ReportedNet(net=1))
    laid = after(laid, roll_defence(laid, BLOW, Defence.BLOCK, ReportedNet(net=1), OPEN))
    assert blow(laid).net == 1


@pytest.mark.rule("storyteller 14.3")
def test_a_better_parry_hurts_who_attacked() -> None:
    armed = rated(replace(gregor(), weapons=(SWORD,)), MELEE, 3)
    laid = attacked(table(gregor=armed), weapon=SWORD)
    laid = after(laid, roll_attack(laid, BLOW, ReportedNet(net=2)))
    laid = after(laid, roll_defence(laid, BLOW, Defence.PARRY, ReportedNet(net=4)))
    assert (blow(laid).step, blow(laid).offers) == (AttackStep.OVER, (AttackOffer.PARRY,))
    laid = after(laid, counter(laid, BLOW, BACK))
    back = blow(laid, BACK)
    assert (back.step, back.damage_dice, back.attacker, back.target) == (
        AttackStep.DAMAGE,
        4,
        GREGOR,
        ILSE,
    )
    with pytest.raises(NotThatAttackStepError):
        counter(laid, BLOW, EntityId("again"))
    laid = after(laid, roll_damage(laid, BACK, faces(6, 7, 2, 3)))
    laid = after(laid, roll_soak(laid, BACK, faces(6, 2, 3)))
    laid = after(laid, strike(laid, BACK))
    assert sheet(laid).health == Health(lethal=1)


@pytest.mark.rule("storyteller 19.2")
@pytest.mark.rule("storyteller 19.4")
@pytest.mark.rule("storyteller 19.5")
def test_stun_and_stake_are_offered_and_come_with_a_click_alone() -> None:
    stake = WEAPONS[WeaponId.STAKE]
    laid = fought()
    laid = attacked(laid, weapon=stake, first=B, second=A, aim=Aim(part=AimedPart.HEART))
    laid = after(laid, roll_attack(laid, BLOW, ReportedNet(net=1)))
    laid = after(laid, stand_open(laid, BLOW))
    laid = after(laid, roll_damage(laid, BLOW, ReportedNet(net=6)))
    laid = after(laid, roll_soak(laid, BLOW, ReportedNet(net=0)))
    off = replace(laid.rulings.storyteller, optional_stun=OnOff.OFF, optional_stake=OnOff.OFF)
    entity = laid.get(RULINGS_ID)
    assert entity is not None
    plain = Table(
        entities={
            **laid.entities,
            RULINGS_ID: replace(entity, value=replace(laid.rulings, storyteller=off)),
        }
    )
    assert blow(after(plain, strike(plain, BLOW))).offers == ()
    laid = after(laid, strike(laid, BLOW))
    assert blow(laid).offers == (AttackOffer.STUN, AttackOffer.STAKE)
    assert not fighter_of(laid, A).next_stunned
    laid = after(laid, mark_fighter(laid, A, FighterMark.STAKED))
    laid = after(laid, mark_fighter(laid, A, FighterMark.STUNNED))
    with pytest.raises(NothingToChangeError):
        mark_fighter(laid, A, FighterMark.STAKED)
    step = begin_turn(laid)
    laid = after(laid, step)
    assert step.report == FightTurnBegun(name="The pier", turn=2, stunned=("Ilse",))
    with pytest.raises(CannotActError):
        declare(laid, A, (STRIKE,))
    laid = after(laid, mark_fighter(laid, A, FighterMark.FREED))
    laid = after(laid, begin_turn(laid))
    assert fighter_of(laid, A).can_act


def test_an_extra_fights_with_what_is_known_of_it() -> None:
    laid = turn(fought(c=HUNTER), a=15, b=12, c=9)
    laid = attacked(laid, first=A, second=C)
    laid = after(laid, roll_attack(laid, BLOW, ReportedNet(net=4), OPEN))
    laid = after(laid, stand_open(laid, BLOW))
    laid = after(laid, roll_damage(laid, BLOW, ReportedNet(net=6)))
    assert soak_dice_of(laid, blow(laid), How(dice=1)) == 4
    laid = after(laid, roll_soak(laid, BLOW, faces(6, 7, 2)))
    laid = after(laid, strike(laid, BLOW))
    one = fighter_of(laid, C)
    assert one.extra is not None
    assert one.extra.health == Health(lethal=4)
    assert blow(laid).offers == (AttackOffer.STUN,)
    laid = after(laid, drop_attack(laid, BLOW))
    club = attacked(laid, first=C, second=A, weapon=WEAPONS[WeaponId.CLUB])
    # 5 dice, 2 less for wounds.
    assert dice_of(club, attack_side(club, blow(club))) == 3
    dodged = said(laid, C, STRIKE, DEFEND)
    both = attacked(dodged, first=A, second=C)
    both = after(both, roll_attack(both, BLOW, ReportedNet(net=4), OPEN))
    with pytest.raises(NoDiceError):
        roll_defence(both, BLOW, Defence.DODGE, faces())
    assert (combatant(laid, C).creature, combatant(laid, C).dexterity) == (Creature.MORTAL, None)
    with pytest.raises(NotOnTableError):
        combatant(laid, EntityId("nobody"))


def test_a_weapon_of_the_sheet_says_what_is_rolled_and_what_it_does() -> None:
    laid = table()
    attack = new_attack(laid, ILSE, GREGOR, replace(SWORD, difficulty=5))
    assert (attack.way, attack.difficulty, attack.damage) == (
        AttackWay.MELEE,
        5,
        Damage.LETHAL,
    )
    bare = new_attack(laid, ILSE, GREGOR, Weapon(name="fist", damage=Damage.BASHING))
    assert dice_of(laid, attack_side(laid, bare)) == 3


def test_an_attack_goes_with_its_fighters() -> None:
    laid = attacked(fought(c=HUNTER), first=A, second=B)
    assert after(laid, leave_fight(laid, C)).values(RunningAttack) != {}
    assert after(laid, leave_fight(laid, B)).values(RunningAttack) == {}
    assert after(laid, end_fight(laid)).values(RunningAttack) == {}
    beside = attacked(fought(c=HUNTER))
    assert after(beside, end_fight(beside)).values(RunningAttack) != {}
