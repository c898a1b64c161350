"""Attacks, answers and maneuvers (rules/chase.md 7.1-7.5, 7.11-7.13)."""

from dataclasses import replace

import pytest

from duskboard.core.chase.check import CheckSource, Difficulty
from duskboard.core.chase.conflict import (
    Answer,
    AttacksUsedError,
    ElsewhereError,
    Goal,
    SelfAttackError,
    TooBigError,
    Upper,
    answer_skill,
    attack_skill,
    attacks_left,
    build_penalty,
    decided,
    decided_by_one,
    is_outnumbered,
    maneuver_penalty,
    pay_attack,
    reacted,
    refuse_attack,
)
from duskboard.core.chase.movement import NoActionsLeftError
from duskboard.core.chase.participant import Participant, Side
from duskboard.core.chase.physique import UNARMED, Deeds, Physique, Stance, Weapon
from duskboard.core.chase.rounds import Course, begin_round
from duskboard.core.chase.source import Check, ReportedVerdict, Score, score
from duskboard.core.dice import Expression, Handful, ReportedBest, ReportedNet, ReportedTotal
from duskboard.core.identity import EntityId
from duskboard.core.rulings import Preset, preset

D100, POOL, RATING, SAID = CheckSource
HERE, THERE = EntityId("here"), EntityId("there")
CLAWS = Weapon(
    name="Claws",
    skill="fighting",
    damage=Expression(handfuls=(Handful(count=1, sides=6),), modifier=1),
)
GUN = Weapon(
    name="Revolver",
    skill="firearms",
    damage=Expression(handfuls=(Handful(count=1, sides=10),)),
    is_ranged=True,
    impales=True,
)


def one(  # noqa: PLR0913 - a person has that many sides
    name: str,
    *,
    left: int = 2,
    place: EntityId = HERE,
    attacks: int = 1,
    attacked: int = 0,
    met: int = 0,
    count: int = 1,
) -> Participant:
    return Participant(
        name=name,
        side=Side.PURSUER,
        mov=8,
        dex=50,
        place=place,
        left=left,
        granted=left,
        count=count,
        physique=Physique(attacks=attacks),
        deeds=Deeds(attacked=attacked, reacted=met),
    )


def d100(total: int, value: int = 50, difficulty: Difficulty = Difficulty.REGULAR) -> Score:
    check = Check(source=D100, value=value, difficulty=difficulty)
    return score(check, ReportedTotal(total=total))


def pool(net: int) -> Score:
    return score(Check(source=POOL, value=9), ReportedNet(net=net))


@pytest.mark.rule("chase 7.1")
def test_only_what_reaches_is_used_from_elsewhere() -> None:
    far = one("Edda", place=THERE)
    with pytest.raises(ElsewhereError) as refused:
        refuse_attack(one("Hob"), far, reaches=False)
    assert refused.value.args == ("Edda",)
    refuse_attack(one("Hob"), far, reaches=True)
    refuse_attack(one("Hob"), one("Edda"), reaches=False)


@pytest.mark.rule("chase 7.1")
def test_nobody_attacks_themselves() -> None:
    hob = one("Hob")
    with pytest.raises(SelfAttackError):
        refuse_attack(hob, hob, reaches=True)


@pytest.mark.rule("chase 7.2")
def test_an_attack_costs_an_action_and_is_one_of_so_many_a_round() -> None:
    """Five actions, one attack a round: the second is refused with four left."""
    after = pay_attack(one("Hob", left=5))
    assert (after.left, after.spent, after.deeds.attacked, attacks_left(after)) == (4, 1, 1, 0)
    with pytest.raises(AttacksUsedError) as refused:
        pay_attack(after)
    assert refused.value.args == ("Hob", 1)


@pytest.mark.rule("chase 7.2")
def test_an_attack_without_an_action_is_refused() -> None:
    with pytest.raises(NoActionsLeftError) as refused:
        refuse_attack(one("Hob", left=0), one("Edda"), reaches=False)
    assert refused.value.args == ("Hob", 1, 0)
    shot = pay_attack(one("Hob", left=0), 0)
    assert (shot.left, shot.spent, shot.deeds.attacked) == (0, 0, 1)


@pytest.mark.rule("chase 3.10")
@pytest.mark.rule("chase 7.2")
def test_a_monster_makes_all_its_attacks_while_actions_last() -> None:
    monster = one("Thing", left=2, attacks=3)
    assert attacks_left(monster) == 3
    after = pay_attack(pay_attack(monster))
    assert (after.left, attacks_left(after)) == (0, 1)
    with pytest.raises(NoActionsLeftError):
        pay_attack(after)


def test_each_of_a_group_has_its_attacks() -> None:
    group = one("Ghouls", left=4, attacks=2, count=2)
    assert attacks_left(group) == 4
    assert not is_outnumbered(one("Ghouls", count=2, met=1))
    assert is_outnumbered(one("Ghouls", count=2, met=2))


@pytest.mark.rule("chase 7.2")
def test_attacks_and_reactions_come_back_with_the_round() -> None:
    used = one("Hob", attacked=1, met=2)
    used = replace(used, deeds=replace(used.deeds, stance=Stance.MOVED))
    begun = begin_round(Course(name="Chase"), {EntityId("hob"): used}, preset(Preset.REFERENCE))
    assert begun.changed[EntityId("hob")].deeds == Deeds(attacked=0, reacted=0, stance=Stance.FREE)


@pytest.mark.rule("chase 7.3")
@pytest.mark.parametrize("answer", [Answer.DODGE, Answer.FIGHT_BACK, Answer.MANEUVER])
def test_an_answer_takes_no_action_not_even_of_who_owes_some(answer: Answer) -> None:
    target = replace(one("Edda", left=0), debt=2)
    after = reacted(target, answer)
    assert after == replace(target, deeds=Deeds(reacted=1))
    assert reacted(target, Answer.NOTHING) == target


BOTH = (D100, D100)


@pytest.mark.rule("chase 7.4")
@pytest.mark.parametrize(
    ("attack", "reply", "answer", "upper"),
    [
        (20, 45, Answer.FIGHT_BACK, Upper.ATTACKER),  # Hard against Regular
        (20, 45, Answer.DODGE, Upper.ATTACKER),
        (45, 20, Answer.FIGHT_BACK, Upper.TARGET),
        (45, 20, Answer.DODGE, Upper.TARGET),
        (45, 40, Answer.FIGHT_BACK, Upper.ATTACKER),  # equal
        (45, 40, Answer.MANEUVER, Upper.ATTACKER),
        (45, 40, Answer.DODGE, Upper.TARGET),
        (45, 90, Answer.DODGE, Upper.ATTACKER),
        (90, 45, Answer.FIGHT_BACK, Upper.TARGET),
        (90, 45, Answer.DODGE, Upper.TARGET),
        (90, 90, Answer.FIGHT_BACK, Upper.NOBODY),
        (90, 100, Answer.DODGE, Upper.NOBODY),
    ],
)
def test_the_better_level_wins_and_ties_go_by_the_answer(
    attack: int, reply: int, answer: Answer, upper: Upper
) -> None:
    assert decided(d100(attack), d100(reply), answer, BOTH) is upper


@pytest.mark.rule("chase 7.4")
def test_an_attack_that_is_let_come_only_has_to_succeed() -> None:
    assert decided(d100(50), None, Answer.NOTHING, BOTH) is Upper.ATTACKER
    assert decided(d100(51), None, Answer.NOTHING, BOTH) is Upper.NOBODY
    far = d100(40, difficulty=Difficulty.HARD)
    assert decided(far, None, Answer.NOTHING, BOTH) is Upper.NOBODY


@pytest.mark.rule("chase 14.7")
def test_pools_go_by_net_successes_and_games_by_level() -> None:
    pools = (POOL, POOL)
    assert decided(pool(3), pool(2), Answer.DODGE, pools) is Upper.ATTACKER
    assert decided(pool(3), pool(3), Answer.DODGE, pools) is Upper.TARGET
    assert decided(pool(3), pool(3), Answer.FIGHT_BACK, pools) is Upper.ATTACKER
    assert decided(pool(2), pool(3), Answer.FIGHT_BACK, pools) is Upper.TARGET
    mixed = (D100, POOL)
    assert decided(d100(20), pool(3), Answer.DODGE, mixed) is Upper.ATTACKER
    assert decided(d100(20), pool(5), Answer.DODGE, mixed) is Upper.TARGET
    turned = (mixed[1], mixed[0])
    assert decided(pool(3), d100(40), Answer.DODGE, turned) is Upper.TARGET  # equal levels
    said = score(Check(source=SAID, value=0), ReportedVerdict(verdict=d100(9).judgement.verdict))
    assert decided(said, d100(20), Answer.DODGE, (SAID, D100)) is Upper.ATTACKER


@pytest.mark.rule("chase 14.7")
def test_in_blades_one_side_rolls_for_both() -> None:
    good = score(Check(source=RATING, value=2), ReportedBest(best=4))
    bad = score(Check(source=RATING, value=2), ReportedBest(best=3))
    assert decided_by_one(good, is_attackers=True) is Upper.ATTACKER
    assert decided_by_one(bad, is_attackers=True) is Upper.TARGET
    assert decided_by_one(good, is_attackers=False) is Upper.TARGET
    assert decided_by_one(bad, is_attackers=False) is Upper.ATTACKER


@pytest.mark.rule("chase 7.5")
def test_a_driver_rolls_drive_auto_whatever_is_done() -> None:
    assert attack_skill(CLAWS, "drive") == "drive"
    assert attack_skill(GUN, None) == "firearms"
    assert {answer_skill(one, "drive") for one in Answer} == {"drive"}
    assert answer_skill(Answer.DODGE, None) == "dodge"
    assert answer_skill(Answer.FIGHT_BACK, None) == "fighting"
    assert answer_skill(Answer.MANEUVER, None) == "fighting"


@pytest.mark.rule("chase 7.11")
def test_what_a_maneuver_is_for_says_whether_it_is_a_failed_hazard() -> None:
    assert [goal for goal in Goal if goal.costs_actions] == [Goal.CONTROL, Goal.SHOVE]


@pytest.mark.rule("chase 7.12")
@pytest.mark.parametrize(
    ("own", "target", "penalty"),
    [
        (5, 1, 0), (5, 5, 0), (5, 6, 1), (5, 7, 2), (5, 8, None), (2, 7, None), (0, 1, 1),
        (0.5, 1, 0), (0.5, 2, 1), (0, 0.5, 0), (-1, 1, 2),
    ],
)  # fmt: skip
def test_v15_a_bigger_target_means_penalty_dice_until_it_is_too_big(
    own: float, target: float, penalty: int | None
) -> None:
    assert build_penalty(own, target) == penalty


@pytest.mark.rule("chase 7.12")
def test_a_target_that_is_too_big_is_named_with_its_size() -> None:
    with pytest.raises(TooBigError) as refused:
        maneuver_penalty(2, 7, "Lorry")
    assert refused.value.args == ("Lorry", 5)
    assert maneuver_penalty(5, 6, "Lorry") == 1


@pytest.mark.rule("chase 7.13")
def test_who_has_reacted_once_is_outnumbered_but_not_a_monster_with_more() -> None:
    assert not is_outnumbered(one("Edda"))
    assert is_outnumbered(one("Edda", met=1))
    assert not is_outnumbered(one("Thing", attacks=2, met=1))
    assert is_outnumbered(one("Thing", attacks=2, met=2))


@pytest.mark.rule("chase 6.5")
def test_bare_hands_serve_where_nothing_else_does() -> None:
    assert Physique().arms == (UNARMED,)
    assert Physique(weapons=(GUN,)).arms == (GUN, UNARMED)
    assert Physique(weapons=(CLAWS, GUN)).arms == (CLAWS, GUN)
    assert UNARMED.damage == Expression(handfuls=(Handful(count=1, sides=3),))


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match=r"Weapon\.skill"):
        replace(CLAWS, skill=" ")
    with pytest.raises(ValueError, match=r"Physique\.armour"):
        Physique(armour=-1)
    for attacks in (0, 21):
        with pytest.raises(ValueError, match=r"Physique\.attacks"):
            Physique(attacks=attacks)
    assert Physique(attacks=20).attacks == 20
    assert (Physique().armour, Physique().attacks, Physique().flies) == (0, 1, False)
    with pytest.raises(ValueError, match=r"Deeds\.attacked"):
        Deeds(attacked=-1)
    with pytest.raises(ValueError, match=r"Deeds\.attacked"):
        Deeds(reacted=-1)
