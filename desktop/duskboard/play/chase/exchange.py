"""The dice of both sides of an attack, and who has the better of it (rules/chase.md 7.3, 7.4)."""

from dataclasses import dataclass
from enum import StrEnum

from duskboard.core.chase.check import CheckSource, Difficulty, Judgement, Verdict
from duskboard.core.chase.conflict import Upper, decided, decided_by_one
from duskboard.core.chase.movement import LOSS_SIDES
from duskboard.core.chase.source import Check, Score, score
from duskboard.core.dice import Dice, Expression, Handful, Reported, ReportedTotal
from duskboard.play.change import PlayError
from duskboard.play.chase.attack import (
    Attack,
    Rolled,
    control_check,
    only_check,
    own_check,
    reply_check,
    rolls_for_both,
)
from duskboard.play.chase.scene import scene
from duskboard.table.entity import Roll
from duskboard.table.table import Table

LOSS_DICE = Expression(handfuls=(Handful(count=1, sides=LOSS_SIDES),))
"""The 1D3 of who loses control (5.7, 7.11)."""


class Wanted(StrEnum):
    """A throw that an attack waits for."""

    ATTACK = "attack"
    REPLY = "reply"
    CONTROL = "control"
    LOSS = "loss"
    DAMAGE = "damage"


@dataclass(frozen=True, slots=True, kw_only=True)
class Throws:
    """Where the dice of an attack come from; None where that is not known yet.

    Attributes:
        attack: Of who attacks, or of the side that rolls for both.
        reply: Of the target.
        control: Of who may keep control (Q10).
        loss: The 1D3 of who loses control; a total of 0 waives it.
        damage: Of the hit.
    """

    attack: Dice | Reported | None = None
    reply: Dice | Reported | None = None
    control: Dice | Reported | None = None
    loss: Dice | ReportedTotal | None = None
    damage: Dice | ReportedTotal | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Thrown:
    """What one side rolled.

    Attributes:
        name: Who.
        skill: What.
        value: Its value.
        source: What decided it.
        verdict: What it came to.
        passed: Whether that was enough.
        roll: The dice, or None where it was said.
    """

    name: str
    skill: str
    value: int
    source: CheckSource
    verdict: Verdict
    passed: bool
    roll: Roll | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Fought:
    """What both sides threw, and who has the better of it.

    Attributes:
        own: What the attacker threw, or None where the target's dice decide for both.
        reply: What the target threw, or None for none.
        upper: Who has the better of it.
        difficulty: The level that the attack had to reach.
        judgement: What the first throw came to.
    """

    own: Thrown | None
    reply: Thrown | None
    upper: Upper
    difficulty: Difficulty
    judgement: Judgement


class ThrowWantedError(PlayError):
    """More dice must be known first; nothing has happened. Args: the name of who throws.

    Attributes:
        wanted: Which.
        check: What is rolled, or None for damage and the 1D3.
        dice: The dice of damage or loss, or None for a check.
        fought: Who has the better of it, as far as that is known.
    """

    def __init__(
        self,
        name: str,
        wanted: Wanted,
        *,
        check: Check | None = None,
        dice: Expression | None = None,
        fought: Fought | None = None,
    ) -> None:
        super().__init__(name)
        self.wanted, self.check, self.dice, self.fought = wanted, check, dice, fought


def fought(table: Table, attack: Attack, throws: Throws) -> Fought:
    """Return what both sides throw, and who has the better of it (7.4, 14.7).

    Raises:
        NotOnTableError: There is no chase or no such participant.
        ThrowWantedError: More dice must be known first.
        TooBigError: The target is too big for it, or the attacker for its maneuver.
        DiceError: Typed faces or what was told do not fit.
    """
    if rolls_for_both(attack):
        return _by_one(table, attack, throws)
    chase = scene(table)
    name, other = chase.name(attack.who), chase.name(attack.target)
    check, against = own_check(table, attack), reply_check(table, attack)
    first = _score(throws.attack, name, Wanted.ATTACK, check)
    own = thrown(name, attack.own, first, why=other)
    second = None
    if against is not None:
        second = _score(throws.reply, other, Wanted.REPLY, against)
    sources = (attack.own.source, attack.reply.source)
    return Fought(
        own=own,
        reply=None if second is None else thrown(other, attack.reply, second, why=name),
        upper=decided(first, second, attack.answer, sources),
        difficulty=check.difficulty,
        judgement=first.judgement,
    )


def control_kept(table: Table, attack: Attack, throws: Throws, before: Fought) -> Thrown | None:
    """Return the roll of who may keep control, or None where there is none (7.11, Q10).

    Raises:
        NotOnTableError: There is no chase or no such participant.
        ThrowWantedError: It must be known first.
        DiceError: Typed faces or what was told do not fit.
    """
    check = control_check(table, attack)
    if check is None or attack.control is None:
        return None
    name = scene(table).name(attack.target)
    fallen = _score(throws.control, name, Wanted.CONTROL, check, before)
    return thrown(name, attack.control, fallen, why="")


def thrown(name: str, rolled: Rolled, fallen: Score, *, why: str) -> Thrown:
    """Return what one side rolled, as the log keeps it."""
    roll = None
    if fallen.what is not None:
        roll = Roll(
            what=fallen.what,
            faces=fallen.faces,
            total=fallen.total,
            who=name,
            why=why,
            told=fallen.is_told,
        )
    return Thrown(
        name=name,
        skill=rolled.skill,
        value=rolled.value,
        source=rolled.source if roll is not None else CheckSource.SAID,
        verdict=fallen.judgement.verdict,
        passed=fallen.judgement.passed,
        roll=roll,
    )


def _by_one(table: Table, attack: Attack, throws: Throws) -> Fought:
    """Return who wins where one side rolls for both (14.7)."""
    chase, check = scene(table), only_check(table, attack)
    sides = (chase.name(attack.who), chase.name(attack.target))
    name, other = reversed(sides) if attack.target_rolls else sides
    fallen = _score(throws.attack, name, Wanted.ATTACK, check)
    rolled = attack.reply if attack.target_rolls else attack.own
    one = thrown(name, rolled, fallen, why=other)
    return Fought(
        own=None if attack.target_rolls else one,
        reply=one if attack.target_rolls else None,
        upper=decided_by_one(fallen, is_attackers=not attack.target_rolls),
        difficulty=check.difficulty,
        judgement=fallen.judgement,
    )


def _score(
    dice: Dice | Reported | None,
    name: str,
    wanted: Wanted,
    check: Check,
    before: Fought | None = None,
) -> Score:
    if dice is None:
        raise ThrowWantedError(name, wanted, check=check, fought=before)
    return score(check, dice)
