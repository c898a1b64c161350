"""Attacks, what the target makes of them, and maneuvers (rules/chase.md 7.1-7.5, 7.10-7.13)."""

import math
from dataclasses import replace
from enum import StrEnum

from duskboard.core.chase.check import CheckSource
from duskboard.core.chase.movement import NoActionsLeftError
from duskboard.core.chase.opposed import standing
from duskboard.core.chase.participant import Participant, spend
from duskboard.core.chase.physique import Weapon
from duskboard.core.chase.rounds import ChaseError
from duskboard.core.chase.skill import SkillId
from duskboard.core.chase.source import Score

ATTACK_PRICE = 1
"""Actions that an attack costs (7.2, Q15)."""
TOO_BIG_BY = 3
"""Nobody gets the better of a target that has so much more Build (7.12)."""
RAM_RULING = "chase.occupants_hurt_in_rams"
"""The ruling that says whether those aboard are hurt when vehicles ram (7.6, 7.7, Q8)."""
MANEUVER_RULING = "chase.maneuver_target_may_roll"
"""The ruling that gives the target of a maneuver a roll to keep control (7.11, Q10)."""


class Answer(StrEnum):
    """What a target makes of an attack (7.3); nothing where it lets it come."""

    DODGE = "dodge"
    FIGHT_BACK = "fight-back"
    MANEUVER = "maneuver"
    NOTHING = "nothing"

    @property
    def wins_ties(self) -> bool:
        """Whether equal levels go to the target: only to who dodges (7.4)."""
        return self is Answer.DODGE


class Upper(StrEnum):
    """Who got the better of whom."""

    ATTACKER = "attacker"
    TARGET = "target"
    NOBODY = "nobody"


class Goal(StrEnum):
    """What a maneuver is for (7.11).

    Control: the other loses control as by a failed hazard. Shove: that, and is moved to a place
    beside. Other: what was said in words, and nothing else.
    """

    CONTROL = "control"
    SHOVE = "shove"
    OTHER = "other"

    @property
    def costs_actions(self) -> bool:
        """Whether it counts as a failed hazard: 1D3 actions are lost."""
        return self is not Goal.OTHER


class SelfAttackError(ChaseError):
    """Nobody attacks themselves, or who sits in the same vehicle by ramming it."""


class ElsewhereError(ChaseError):
    """The target stands elsewhere, and this does not reach across. Args: the target's name."""


class AttacksUsedError(ChaseError):
    """All attacks of the round are made. Args: the name, the attacks a round."""


class TooBigError(ChaseError):
    """The target is too big for a maneuver. Args: the target's name, by how much Build."""


def refuse_attack(
    attacker: Participant, target: Participant, *, reaches: bool, price: int = ATTACK_PRICE
) -> None:
    """Refuse an attack that cannot be made (7.1, 7.2).

    Args:
        attacker: Who attacks.
        target: Whom.
        reaches: Whether it reaches across places, as a firearm does.
        price: Actions that it takes.

    Raises:
        SelfAttackError: They are one.
        ElsewhereError: The target stands elsewhere.
        AttacksUsedError: All attacks of the round are made.
        NoActionsLeftError: There are not as many actions.
    """
    if attacker == target:
        raise SelfAttackError
    if not reaches and attacker.place != target.place:
        raise ElsewhereError(target.name)
    refuse_more(attacker, price)


def refuse_more(attacker: Participant, price: int = ATTACK_PRICE) -> None:
    """Refuse one more attack where none is left, or no action for it (7.2).

    Raises:
        AttacksUsedError: All attacks of the round are made.
        NoActionsLeftError: There are not as many actions.
    """
    if attacks_left(attacker) < 1:
        raise AttacksUsedError(attacker.name, attacker.physique.attacks)
    if attacker.left < price:
        raise NoActionsLeftError(attacker.name, price, attacker.left)


def attacks_left(person: Participant) -> int:
    """Return the attacks that somebody may make this round, as far as actions last (7.2)."""
    return max(0, person.physique.attacks * person.count - person.deeds.attacked)


def pay_attack(person: Participant, price: int = ATTACK_PRICE) -> Participant:
    """Return the participant after paying for one attack (7.2, Q15).

    Raises:
        AttacksUsedError: All attacks of the round are made.
        NoActionsLeftError: There are not as many actions.
    """
    refuse_more(person, price)
    deeds = replace(person.deeds, attacked=person.deeds.attacked + 1)
    return replace(spend(person, price) if price else person, deeds=deeds)


def reacted(person: Participant, answer: Answer) -> Participant:
    """Return the target after its answer, which takes no action (7.3)."""
    if answer is Answer.NOTHING:
        return person
    return replace(person, deeds=replace(person.deeds, reacted=person.deeds.reacted + 1))


def is_outnumbered(person: Participant) -> bool:
    """Return whether others have a bonus die at close quarters against somebody (7.13).

    One reaction for each attack a round is free of that.
    """
    return person.deeds.reacted >= person.physique.attacks * person.count


def attack_skill(weapon: Weapon, driving: str | None) -> str:
    """Return what is rolled for an attack: who drives rams with that, such as Drive Auto (7.5)."""
    return weapon.skill if driving is None else driving


def answer_skill(answer: Answer, driving: str | None) -> str:
    """Return what a target rolls: who drives, how it is driven, whatever is done (7.3, 7.5)."""
    if driving is not None:
        return driving
    return SkillId.DODGE if answer is Answer.DODGE else SkillId.FIGHTING


def decided(
    attack: Score,
    reply: Score | None,
    answer: Answer,
    sources: tuple[CheckSource, CheckSource],
) -> Upper:
    """Return who got the better of whom (7.4, 14.7).

    The higher level wins. Equal ones go to the attacker against one who fights back, and to the
    target that dodges. Both fail: nothing happens. Pools are compared by net successes.

    Args:
        attack: What the attack came to.
        reply: What the answer came to, or None for none.
        answer: What the target did.
        sources: What decided both.
    """
    hits = attack.judgement.passed
    if reply is None:
        return Upper.ATTACKER if hits else Upper.NOBODY
    parries = reply.judgement.verdict.is_success
    if not hits:
        return Upper.TARGET if parries else Upper.NOBODY
    if not parries:
        return Upper.ATTACKER
    alone = sources[0] is sources[1]
    ours = standing(sources[0], attack, alone=alone)
    theirs = standing(sources[1], reply, alone=alone)
    if ours == theirs:
        return Upper.TARGET if answer.wins_ties else Upper.ATTACKER
    return Upper.ATTACKER if ours > theirs else Upper.TARGET


def decided_by_one(score: Score, *, is_attackers: bool) -> Upper:
    """Return who won where one side rolls for both, as in Blades (14.7)."""
    if score.judgement.verdict.is_success:
        return Upper.ATTACKER if is_attackers else Upper.TARGET
    return Upper.TARGET if is_attackers else Upper.ATTACKER


def build_penalty(own: float, target: float) -> int | None:
    """Return the penalty dice of a maneuver, or None where the target is too big (7.12)."""
    by = math.floor(target - own)
    return None if by >= TOO_BIG_BY else max(0, by)


def maneuver_penalty(own: float, target: float, name: str) -> int:
    """Return the penalty dice of a maneuver (7.12).

    Raises:
        TooBigError: The target has 3 Build more, or even more than that.
    """
    penalty = build_penalty(own, target)
    if penalty is None:
        raise TooBigError(name, math.floor(target - own))
    return penalty
