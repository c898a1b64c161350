"""Attacks at the table: blows, answers, maneuvers, rams and shots (rules/chase.md 7, 9.5)."""

from dataclasses import replace

import pytest
from tests.play.chase.fights import (
    BLOW,
    BOTH,
    GUN,
    KNIFE,
    MANEUVER,
    SHOT,
    armed,
    at,
    blow,
    edited,
    made,
    maneuver,
    met,
    points,
    thrown,
    told,
)
from tests.play.chase.scenes import (
    EDDA,
    FENCE,
    FINN,
    PLACES,
    TOM,
    person,
)

from duskboard.core.chase.check import CheckSource, Verdict
from duskboard.core.chase.conflict import (
    Answer,
    AttacksUsedError,
    ElsewhereError,
    Goal,
    TooBigError,
    Upper,
)
from duskboard.core.chase.movement import NoActionsLeftError, NoWayError
from duskboard.core.chase.participant import Fate
from duskboard.core.chase.physique import UNARMED, Deeds
from duskboard.core.chase.rounds import NotActiveError, NotRunningError
from duskboard.core.chase.source import Check
from duskboard.core.dice import TotalError
from duskboard.core.rulings import ChaseRulings, ManeuverRoll, Rulings
from duskboard.play.chase.attack import (
    Aimed,
    Rolled,
    attack_of,
    own_check,
    refuse,
    reply_check,
    with_control,
)
from duskboard.play.chase.exchange import Throws, ThrowWantedError, Wanted
from duskboard.play.chase.striking import strike
from duskboard.table.entity import Roll


@pytest.mark.rule("chase 3.10")
@pytest.mark.rule("chase 7.2")
@pytest.mark.rule("chase 7.4")
@BOTH
def test_a_blow_that_hits_costs_an_action_and_hit_points(rulings: Rulings) -> None:
    table = met(rulings=rulings)
    after, report = made(table, blow(table), told(20, 60, damage=4))
    finn, edda = person(after, FINN), person(after, EDDA)
    assert (finn.left, finn.spent, finn.deeds.attacked) == (2, 1, 1)
    assert (edda.left, edda.deeds.reacted, points(after, EDDA)) == (1, 1, 7)
    assert (report.upper, report.price, report.weapon) == (Upper.ATTACKER, 1, "Knife")
    assert [(one.name, one.damage, one.hit_points_after) for one in report.wounds] == [
        ("Edda", 4, 7)
    ]
    assert report.own is not None
    assert report.reply is not None
    assert (report.own.verdict, report.reply.verdict) == (Verdict.HARD, Verdict.FAILURE)
    assert report.damage is not None
    assert (report.damage.total, report.damage.told) == (4, True)


@pytest.mark.rule("chase 7.2")
@BOTH
def test_a_second_attack_is_refused_though_actions_are_left(rulings: Rulings) -> None:
    table = met(rulings=rulings, mov=11)
    after, _ = made(table, blow(table), told(80, 20))
    assert person(after, FINN).left == 4
    with pytest.raises(AttacksUsedError) as refused:
        strike(after, blow(after), told(20, 60, damage=4))
    assert refused.value.args == ("Finn", 1)


@pytest.mark.rule("chase 3.10")
@pytest.mark.rule("chase 7.2")
@BOTH
def test_a_monster_makes_each_of_its_attacks_for_an_action(rulings: Rulings) -> None:
    table = armed(met(rulings=rulings), FINN, KNIFE, attacks=4)
    for _ in range(3):
        table, _ = made(table, blow(table), told(80, 20))
    assert (person(table, FINN).left, person(table, FINN).deeds.attacked) == (0, 3)
    with pytest.raises(NoActionsLeftError):
        strike(table, blow(table), told(80, 20))


@pytest.mark.rule("chase 7.1")
@BOTH
def test_only_a_shot_reaches_another_place(rulings: Rulings) -> None:
    table = met(rulings=rulings)
    with pytest.raises(ElsewhereError) as refused:
        strike(table, attack_of(table, FINN, TOM, BLOW), told(20, 60, damage=4))
    assert refused.value.args == ("Tom",)
    shot = attack_of(table, FINN, TOM, SHOT)
    assert (shot.weapon, shot.answer) == (GUN, Answer.NOTHING)
    after, report = made(table, shot, told(30, damage=5))
    assert (points(after, TOM), report.upper, report.price) == (6, Upper.ATTACKER, 0)


@pytest.mark.rule("chase 7.3")
@BOTH
def test_who_has_no_actions_and_owes_some_still_answers(rulings: Rulings) -> None:
    table = edited(met(rulings=rulings), EDDA, left=0, debt=2)
    after, report = made(table, blow(table), told(45, 20))
    assert (report.upper, report.wounds) == (Upper.TARGET, ())
    assert (person(after, EDDA).left, person(after, EDDA).debt) == (0, 2)


@pytest.mark.rule("chase 7.4")
def test_equal_levels_go_to_who_dodges_but_not_to_who_fights_back() -> None:
    table = met()
    _, dodged = made(table, blow(table), told(45, 30))
    assert (dodged.upper, dodged.wounds) == (Upper.TARGET, ())
    _, hit = made(table, blow(table, Answer.FIGHT_BACK), told(45, 40, damage=2))
    assert (hit.upper, hit.wounds[0].name) == (Upper.ATTACKER, "Edda")


@pytest.mark.rule("chase 7.4")
def test_who_fights_back_and_wins_lands_their_own() -> None:
    table = met()
    after, report = made(table, blow(table, Answer.FIGHT_BACK), told(45, 15, damage=3))
    assert (report.upper, points(after, FINN), points(after, EDDA)) == (Upper.TARGET, 8, 11)
    assert report.damage is not None
    assert report.damage.what == UNARMED.damage


@pytest.mark.rule("chase 7.4")
def test_both_fail_and_nothing_happens() -> None:
    table = met()
    after, report = made(table, blow(table, Answer.FIGHT_BACK), told(90, 90))
    assert (report.upper, report.wounds, report.mastered) == (Upper.NOBODY, (), None)
    assert (points(after, EDDA), points(after, FINN)) == (11, 11)


@pytest.mark.rule("chase 7.13")
@BOTH
def test_the_third_who_comes_has_a_bonus_die(rulings: Rulings) -> None:
    table = edited(met(rulings=rulings), EDDA, deeds=Deeds(reacted=1))
    assert own_check(table, blow(table)).extra == 1
    shot = attack_of(table, FINN, EDDA, SHOT)
    assert own_check(table, shot).extra == -1
    assert own_check(met(), blow(met())).extra == 0
    monster = edited(armed(table, EDDA, attacks=2), EDDA, deeds=Deeds(reacted=1))
    assert own_check(monster, blow(monster)).extra == 0


def test_the_dice_of_the_machine_fall_one_after_the_other() -> None:
    table = met()
    after, report = made(table, blow(table), thrown(3, 5, 7, 5, 4))
    assert report.own is not None
    assert report.own.roll == Roll(
        what=report.own.roll.what,  # type: ignore[union-attr]  # it was rolled
        faces=((30,), (5,)),
        total=35,
        who="Finn",
        why="Edda",
    )
    assert points(after, EDDA) == 6  # 1d4+1 showed 4


def test_what_is_not_known_yet_is_asked_for_and_nothing_has_happened() -> None:
    table = met()
    with pytest.raises(ThrowWantedError) as first:
        strike(table, blow(table), Throws())
    assert (first.value.wanted, first.value.args) == (Wanted.ATTACK, ("Finn",))
    assert first.value.check == Check(source=CheckSource.D100, value=50)
    with pytest.raises(ThrowWantedError) as second:
        strike(table, blow(table), told(20))
    assert (second.value.wanted, second.value.args) == (Wanted.REPLY, ("Edda",))
    assert second.value.check == Check(source=CheckSource.D100, value=30)
    with pytest.raises(ThrowWantedError) as third:
        strike(table, blow(table), told(20, 60))
    assert (third.value.wanted, third.value.dice) == (Wanted.DAMAGE, KNIFE.damage)
    assert third.value.fought is not None
    assert third.value.fought.upper is Upper.ATTACKER
    with pytest.raises(TotalError):
        strike(table, blow(table), told(20, 60, damage=6))


def test_only_who_is_in_turn_attacks_and_only_who_runs_is_attacked() -> None:
    table = met()
    with pytest.raises(NotActiveError):
        strike(table, attack_of(table, EDDA, FINN, BLOW), told(20, 60, damage=1))
    out = edited(table, EDDA, fate=Fate.OUT)
    with pytest.raises(NotRunningError) as refused:
        strike(out, blow(out), told(20, 60, damage=1))
    assert refused.value.args == ("Edda",)


@pytest.mark.rule("chase 7.11")
@BOTH
def test_a_maneuver_is_a_failed_hazard_for_the_other_who_stays(rulings: Rulings) -> None:
    table = met(rulings=rulings)
    after, report = made(table, maneuver(table, Aimed()), told(20, 60, loss=2))
    edda = person(after, EDDA)
    assert (edda.left, edda.debt, at(after, EDDA)) == (0, 1, 4)
    assert report.mastered is not None
    done_ = report.mastered
    assert (done_.name, done_.goal, done_.lost, done_.owed) == ("Edda", Goal.CONTROL, 2, 1)
    assert (done_.place, done_.loss_told, report.wounds) == ("", True, ())
    assert report.ruling == "chase.maneuver_target_may_roll"


@pytest.mark.rule("chase 7.11")
def test_a_loss_may_be_waived_and_is_asked_for() -> None:
    table = met()
    attack = maneuver(table, Aimed())
    with pytest.raises(ThrowWantedError) as refused:
        strike(table, attack, told(20, 60))
    assert (refused.value.wanted, refused.value.args) == (Wanted.LOSS, ("Edda",))
    after, _ = made(table, attack, told(20, 60, loss=0))
    assert (person(after, EDDA).left, person(after, EDDA).debt) == (1, 0)


@pytest.mark.rule("chase 7.11")
def test_what_a_maneuver_is_for_in_words_is_all_that_it_does() -> None:
    table = met()
    attack = maneuver(table, Aimed(goal=Goal.OTHER, words=" take the bag "))
    after, report = made(table, attack, told(20, 60))
    assert report.mastered is not None
    assert (report.mastered.words, report.mastered.lost) == ("take the bag", 0)
    assert person(after, EDDA).left == 1


@pytest.mark.rule("chase 7.11")
def test_a_push_goes_to_a_place_beside_and_over_whatever_lies_there() -> None:
    table = met(lying={5: FENCE})
    pushed = Aimed(goal=Goal.SHOVE, place=PLACES[5])
    after, report = made(table, maneuver(table, pushed), told(20, 60, loss=1))
    assert (at(after, EDDA), person(after, EDDA).left) == (5, 0)
    assert report.mastered is not None
    assert report.mastered.place == "Chapel yard"
    far = maneuver(table, Aimed(goal=Goal.SHOVE, place=PLACES[6]))
    with pytest.raises(NoWayError):
        strike(table, far, told(20, 60, loss=1))
    with pytest.raises(NoWayError):
        strike(table, maneuver(table, Aimed(goal=Goal.SHOVE)), told(20, 60, loss=1))


@pytest.mark.rule("chase 7.11")
def test_by_a_ruling_the_target_may_keep_control() -> None:
    rulings = Rulings(chase=ChaseRulings(maneuver_target_may_roll=ManeuverRoll.YES))
    table = met(rulings=rulings)
    attack = maneuver(table, Aimed())
    assert attack.control == Rolled(skill="dex", value=40)
    with pytest.raises(ThrowWantedError) as refused:
        strike(table, attack, told(20, 60))
    assert (refused.value.wanted, refused.value.args) == (Wanted.CONTROL, ("Edda",))
    after, report = made(table, attack, told(20, 60, control=40))
    assert report.mastered is not None
    assert report.mastered.control is not None
    assert (report.mastered.control.passed, report.mastered.lost) == (True, 0)
    assert person(after, EDDA).left == 1
    lost, _ = made(table, attack, told(20, 60, control=41, loss=1))
    assert person(lost, EDDA).left == 0
    assert with_control(table, attack, may_roll=False).control is None
    assert attack_of(met(), FINN, EDDA, MANEUVER).control is None


@pytest.mark.rule("chase 7.12")
@BOTH
def test_who_is_bigger_is_harder_to_master_and_then_not_at_all(rulings: Rulings) -> None:
    table = met(rulings=rulings)
    for build, extra in ((0, 0), (1, -1), (2, -2)):
        bigger = armed(table, EDDA, build=build)
        assert own_check(bigger, maneuver(bigger, Aimed())).extra == extra
    bigger = armed(table, EDDA, build=3)
    with pytest.raises(TooBigError) as refused:
        strike(bigger, maneuver(bigger, Aimed()), told(20, 60, loss=1))
    assert refused.value.args == ("Edda", 3)
    assert own_check(bigger, blow(bigger)).extra == 0


@pytest.mark.rule("chase 7.12")
def test_an_answer_that_is_a_maneuver_has_the_same_bounds() -> None:
    table = armed(met(), FINN, build=1)
    attack = blow(table, Answer.MANEUVER)
    check = reply_check(table, attack)
    assert check == Check(source=CheckSource.D100, value=40, extra=-1)
    huge = armed(table, FINN, build=3)
    with pytest.raises(TooBigError):
        strike(huge, blow(huge, Answer.MANEUVER), told(45, 15, loss=1))


def test_what_is_used_is_what_was_chosen_and_what_is_near_is_no_gun() -> None:
    table = armed(met(), EDDA, GUN, KNIFE)
    assert attack_of(table, FINN, EDDA, BLOW, UNARMED).weapon == UNARMED
    assert attack_of(table, FINN, EDDA, BLOW).weapon == KNIFE
    assert attack_of(table, FINN, EDDA, BLOW).back == KNIFE


def test_no_hit_gives_hit_points_back() -> None:
    feeble = replace(KNIFE, damage=replace(KNIFE.damage, modifier=-3))
    table = armed(met(), FINN, feeble)
    after, report = made(table, blow(table), told(20, 60, damage=-2))
    assert (points(after, EDDA), report.wounds[0].damage) == (11, 0)


def test_an_attack_is_refused_before_dice_fall() -> None:
    huge = armed(met(), FINN, build=3)
    with pytest.raises(TooBigError):
        refuse(huge, blow(huge, Answer.MANEUVER))
    far = replace(blow(met(), Answer.MANEUVER), aimed_back=Aimed(goal=Goal.SHOVE))
    with pytest.raises(NoWayError):
        refuse(met(), far)
    refuse(met(), blow(met()))
