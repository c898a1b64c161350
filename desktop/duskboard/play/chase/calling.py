"""Sudden hazards: who calls for one, and the Luck that says who places it (8.10, 9.15)."""

from dataclasses import dataclass, replace

from duskboard.core.chase.calling import Caller, may_call, places_it
from duskboard.core.chase.check import CheckSource, Difficulty, Verdict
from duskboard.core.chase.rounds import NotStartedError
from duskboard.core.chase.skill import SkillId, lowest_luck
from duskboard.core.chase.source import Check, score
from duskboard.core.dice import Dice, Reported
from duskboard.core.identity import EntityId
from duskboard.play.change import PlayError
from duskboard.play.chase.publishing import roller_seen, shown_roll
from duskboard.play.chase.scene import changes, scene
from duskboard.table.entity import Roll, Visibility
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction

USUAL_LUCK = 50
"""Luck of a group of whom none is known."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Call:
    """A call for a sudden hazard, in hand.

    Attributes:
        caller: Who calls.
        luck: The Luck that is rolled: the lowest of those present.
        who: Whose it is, or None where nobody's is known.
        difficulty: The level to reach; the keeper may raise it where the chase drags.
        extra: Bonus dice less penalty dice.
        source: What decides it: a d100, or the word of the game master.
        secret: Whether only the game master sees the roll.
    """

    caller: Caller
    luck: int
    who: EntityId | None = None
    difficulty: Difficulty = Difficulty.REGULAR
    extra: int = 0
    source: CheckSource = CheckSource.D100
    secret: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class SuddenCalled(Report):
    """Somebody called for a sudden hazard.

    Attributes:
        caller: Who called.
        placed_by: Who says where it is.
        name: Whose Luck was rolled, or "".
        luck: That Luck.
        difficulty: The level to reach.
        verdict: What it came to.
        passed: Whether Luck held.
        roll: The dice, or None where it was said.
        secret: Whether players did not see it.
    """

    caller: Caller
    placed_by: Caller
    name: str
    luck: int
    difficulty: Difficulty
    verdict: Verdict
    passed: bool
    roll: Roll | None
    secret: bool


class CalledError(PlayError):
    """This side called last; now it is for the other. Args: who may call."""


def callers(table: Table) -> tuple[Caller, ...]:
    """Return who may call for a sudden hazard now (9.15).

    Raises:
        NotOnTableError: There is no chase.
    """
    return may_call(scene(table).course.called)


def call_of(table: Table, caller: Caller) -> Call:
    """Return a call as it is made: the lowest Luck of those in the chase (8.10).

    Raises:
        NotOnTableError: There is no chase.
    """
    people = scene(table).people
    known = {key: one.skill(SkillId.LUCK) for key, one in people.items() if one.is_running}
    found = lowest_luck(known)
    if found is None:
        return Call(caller=caller, luck=USUAL_LUCK)
    who, luck = found
    return Call(caller=caller, luck=luck, who=who)


def call_check(call: Call) -> Check:
    """Return what is rolled for a call."""
    return Check(source=call.source, value=call.luck, difficulty=call.difficulty, extra=call.extra)


def call_hazard(table: Table, call: Call, dice: Dice | Reported) -> Transaction:
    """Return the step in which somebody calls for a sudden hazard (9.15).

    Raises:
        NotOnTableError: There is no chase.
        NotStartedError: No round runs.
        CalledError: The other side has not called since.
        DiceError: Typed faces or what was told do not fit.
    """
    chase = scene(table)
    if not chase.is_running:
        raise NotStartedError
    if call.caller not in callers(table):
        raise CalledError(call.caller.other)
    fallen = score(call_check(call), dice)
    name = chase.name(call.who)
    roll = None
    if fallen.what is not None:
        roll = Roll(
            what=fallen.what,
            faces=fallen.faces,
            total=fallen.total,
            who=name,
            told=fallen.is_told,
        )
    seen = Visibility.HIDDEN
    if not call.secret and call.who is not None:
        seen = roller_seen(table, call.who)
    passed = fallen.judgement.passed
    report = SuddenCalled(
        caller=call.caller,
        placed_by=places_it(passed=passed),
        name=name,
        luck=call.luck,
        difficulty=call.difficulty,
        verdict=fallen.judgement.verdict,
        passed=passed,
        roll=roll,
        secret=seen is Visibility.HIDDEN,
    )
    after = replace(chase.course, called=call.caller)
    found = changes(table, people={}, course=after)
    shown = shown_roll(table, roll, fallen.judgement, seen, has_reason=True)
    return Transaction(report=report, changes=(*found, *shown))
