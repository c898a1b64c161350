"""Rolls of several: contests, hindrance, teamwork (rules/storyteller.md 8, 9)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from duskboard.core.dice import Dice, ReportedNet
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.action import (
    Contest,
    Teamwork,
    contest,
    hindered,
    successes,
    together,
)
from duskboard.core.storyteller.difficulty import STANDARD, Difficulty, opposed, settled
from duskboard.core.storyteller.extended import HeldPool
from duskboard.core.storyteller_rulings import ContestDifficulty
from duskboard.play.change import NothingToChangeError, put, put_values
from duskboard.play.storyteller.decision import (
    LoosePool,
    PoolDecision,
    counted,
    made,
    made_loose,
    paid,
)
from duskboard.play.storyteller.scene import sheet_of
from duskboard.play.telling import told_several
from duskboard.table.entity import PUBLIC_ROLL_ID, Entity, Value, Visibility
from duskboard.table.pool_roll import PoolRoll
from duskboard.table.several_roll import RolledFor, SeveralRoll
from duskboard.table.table import Table
from duskboard.table.transaction import Change, Report, Transaction

Throw = Dice | ReportedNet
"""Where the faces of a roll come from."""
Side = PoolDecision | LoosePool
"""A pool of a sheet, or one of nobody's."""


class ContestMode(StrEnum):
    """What two rolls are held against each other for (rules/storyteller.md 8.1, 8.2)."""

    OPPOSE = "oppose"
    HINDER = "hinder"


_PURPOSES = {ContestMode.OPPOSE: RolledFor.OPPOSE, ContestMode.HINDER: RolledFor.HINDER}


@dataclass(frozen=True, slots=True, kw_only=True)
class ContestRolled(Report):
    """Two pools were rolled against each other.

    Attributes:
        first: The roll of who acts.
        second: The roll of who opposes or hinders.
        mode: What for.
        result: Who won by how much; in a hindrance the first wins with what is left.
        left: Successes left to the first.
        is_secret: Whether only the game master saw it.
    """

    first: PoolRoll
    second: PoolRoll
    mode: ContestMode
    result: Contest
    left: int
    is_secret: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class TeamRolled(Report):
    """Several rolled for one task; secretly, where only the game master saw it."""

    rolls: tuple[PoolRoll, ...]
    result: Teamwork
    why: str
    is_secret: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class SeveralShown(Report):
    """Several rolls of the log were put on the players' screen."""

    several: SeveralRoll


def contest_difficulty(table: Table, opponent: Side) -> Difficulty:
    """Return the difficulty that is offered against an opponent's pool (8.4).

    It can be typed over. By the ruling `gm-enters` the standard 6 is offered.

    Raises:
        NotOnTableError: There is no such sheet.
    """
    if table.rulings.storyteller.contest_difficulty is ContestDifficulty.GM_ENTERS:
        return settled(STANDARD)
    return opposed(dice_of(table, opponent))


def roll_contest(
    table: Table,
    first: tuple[Side, Throw],
    second: tuple[Side, Throw],
    mode: ContestMode,
    *,
    is_secret: bool = False,
) -> Transaction:
    """Return the step in which two pools are rolled against each other (8.1, 8.2).

    Rolls made in the open take their place on the players' screen; one that is secret keeps the
    other from it.

    Raises:
        NotOnTableError: There is no such sheet.
        HelplessError, UntrainedError, NoDiceError, PoolLimitError: One cannot be rolled.
        NoWillpowerError, WillpowerTwiceError, BloodError, BloodTurnError: One cannot be paid.
        ReportedNetError, DiceError: What was told or typed does not fit.
    """
    rolls = [made_by(table, side, dice) for side, dice in (first, second)]
    mine, theirs = (successes(roll.result) for roll in rolls)
    left = hindered(mine, theirs) if mode is ContestMode.HINDER else mine
    sides = (first[0], second[0])
    hides = is_secret or any(side.is_secret for side in sides)
    report = ContestRolled(
        first=rolls[0],
        second=rolls[1],
        mode=mode,
        result=contest(mine, theirs),
        left=left,
        is_secret=hides,
    )
    several = SeveralRoll(rolls=tuple(rolls), purpose=_PURPOSES[mode])
    changes = (
        *put_values(table, all_paid(table, sides)),
        *several_changes(table, several, is_secret=hides),
    )
    return Transaction(report=report, changes=changes)


def roll_team(
    table: Table,
    throws: Sequence[tuple[Side, Throw]],
    why: str = "",
    *,
    is_secret: bool = False,
) -> Transaction:
    """Return the step in which several roll for one task (rules/storyteller.md 9.1, 9.2).

    Rolls made in the open take their place on the players' screen; one that is secret keeps the
    others from it.

    Raises:
        NotOnTableError: There is no such sheet.
        HelplessError, UntrainedError, NoDiceError, PoolLimitError: One cannot be rolled.
        NoWillpowerError, WillpowerTwiceError, BloodError, BloodTurnError: One cannot be paid.
        ReportedNetError, DiceError: What was told or typed does not fit.
        NothingToChangeError: Nobody rolls.
    """
    if not throws:
        raise NothingToChangeError
    rolls = tuple(made_by(table, side, dice) for side, dice in throws)
    sides = [side for side, _ in throws]
    hides = is_secret or any(side.is_secret for side in sides)
    result = together([roll.result for roll in rolls])
    report = TeamRolled(rolls=rolls, result=result, why=why, is_secret=hides)
    several = SeveralRoll(rolls=rolls, purpose=RolledFor.TEAM, why=why)
    changes = (
        *put_values(table, all_paid(table, sides)),
        *several_changes(table, several, is_secret=hides),
    )
    return Transaction(report=report, changes=changes)


def show_several(table: Table, several: SeveralRoll) -> Transaction:
    """Return the step that puts several rolls of the log on the players' screen.

    Raises:
        NothingToChangeError: They are there already.
    """
    changes = several_changes(table, several, is_secret=False)
    if not changes:
        raise NothingToChangeError
    return Transaction(report=SeveralShown(several=several), changes=changes)


def several_changes(table: Table, several: SeveralRoll, *, is_secret: bool) -> tuple[Change, ...]:
    """Return the change that puts rolls made in the open on the players' screen."""
    if is_secret:
        return ()
    told = told_several(table, several)
    entity = Entity(entity_id=PUBLIC_ROLL_ID, value=told, visibility=Visibility.SHOWN)
    return put(table, entity)


def made_by(table: Table, side: Side, dice: Throw) -> PoolRoll:
    """Return the roll of a side after its dice have fallen.

    Raises:
        NotOnTableError: There is no such sheet.
        HelplessError, UntrainedError, NoDiceError, PoolLimitError: It cannot be rolled.
        ReportedNetError, DiceError: What was told or typed does not fit.
    """
    if isinstance(side, LoosePool):
        return made_loose(table, side, dice)
    return made(table, side, dice)


def dice_of(table: Table, side: Side) -> int:
    """Return the dice of a side, below 0 where more is taken than there is.

    Raises:
        NotOnTableError: There is no such sheet.
    """
    return side.dice if isinstance(side, LoosePool) else counted(table, side).dice


def held(table: Table, side: Side, *, is_difficulty_said: bool = False) -> HeldPool:
    """Return a side as it is kept on the table, to be rolled again.

    Raises:
        NotOnTableError: There is no such sheet.
    """
    if isinstance(side, LoosePool):
        pool = HeldPool(name=side.who, dice=side.dice, difficulty=side.difficulty)
    else:
        pool = HeldPool(name=sheet_of(table, side.who).name, who=side.who, terms=side.terms)
    return replace(pool, is_difficulty_said=is_difficulty_said)


def difficulty_of(side: Side) -> int:
    """Return what was said of the difficulty of a side, before anything is added to it."""
    return side.difficulty if isinstance(side, LoosePool) else side.terms.difficulty


def at_difficulty(side: Side, difficulty: int) -> Side:
    """Return a side with another difficulty, before anything is added to it."""
    if isinstance(side, LoosePool):
        return replace(side, difficulty=difficulty)
    return replace(side, terms=replace(side.terms, difficulty=difficulty))


def side_of(pool: HeldPool) -> Side:
    """Return what is rolled of a pool that was kept; Willpower and prices are said anew."""
    if pool.who is None or pool.terms is None:
        return LoosePool(dice=pool.dice, difficulty=pool.difficulty, who=pool.name)
    return PoolDecision(who=pool.who, terms=pool.terms)


def all_paid(table: Table, sides: Sequence[Side]) -> Mapping[EntityId, Value]:
    """Return the sheets after what each roll takes; who rolls twice pays twice.

    Raises:
        NoWillpowerError, WillpowerTwiceError, BloodError, BloodTurnError: One cannot be paid.
    """
    after: dict[EntityId, Value] = {}
    for decision in sides:
        if isinstance(decision, LoosePool):
            continue
        before = table if decision.who not in after else _with(table, after)
        sheet = paid(before, decision)
        if sheet != sheet_of(table, decision.who):
            after[decision.who] = sheet
    return after


def _with(table: Table, values: Mapping[EntityId, Value]) -> Table:
    return table.applied(put_values(table, values))
