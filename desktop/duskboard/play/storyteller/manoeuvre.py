"""What turns a fight: ambush, defence in an emergency, stun, falls, stakes (15.1, 15.2, 19)."""

from dataclasses import dataclass, replace
from enum import StrEnum

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.action import successes
from duskboard.core.storyteller.attack import (
    AMBUSH_POOLS,
    FALL_POOL,
    KNOCKDOWN_SHIFT,
    AmbushEnd,
    FallEnd,
    ambush,
    fall,
)
from duskboard.core.storyteller.difficulty import STANDARD
from duskboard.core.storyteller.error import StorytellerError
from duskboard.core.storyteller.fight import lost, turned_to_defence, waiting_deed
from duskboard.core.storyteller.fighter import Fighter
from duskboard.core.storyteller.pool import Terms
from duskboard.core.storyteller.roll import PoolVerdict
from duskboard.core.storyteller.trait import WILLPOWER, TraitKey
from duskboard.core.storyteller_rulings import OnOff
from duskboard.play.change import NothingToChangeError, difference, put_values
from duskboard.play.storyteller.combatant import Combatant, combatant
from duskboard.play.storyteller.contest import (
    Side,
    Throw,
    all_paid,
    at_difficulty,
    contest_difficulty,
    made_by,
    several_changes,
)
from duskboard.play.storyteller.decision import LoosePool, PoolDecision, public_changes
from duskboard.play.storyteller.fighting import fighter_of, settled_moment
from duskboard.play.storyteller.scene import sheet_changes
from duskboard.play.storyteller.spending import without_willpower
from duskboard.table.pool_roll import PoolRoll
from duskboard.table.several_roll import RolledFor, SeveralRoll
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction


class FighterMark(StrEnum):
    """What befalls a fighter beside wounds (rules/storyteller.md 19.2-19.4)."""

    STUNNED = "stunned"
    STAKED = "staked"
    FREED = "freed"
    DOWN = "down"
    UP = "up"


@dataclass(frozen=True, slots=True, kw_only=True)
class EmergencyTried(Report):
    """Somebody gave up a deed to defend themselves, or tried to.

    Attributes:
        name: Who.
        roll: The Willpower roll, or None where a point was spent.
        is_done: Whether the deed is a defence now.
    """

    name: str
    roll: PoolRoll | None
    is_done: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class DeedLost(Report):
    """The game master said that a deed is lost (D33)."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FighterMarked(Report):
    """Something befell a fighter."""

    name: str
    mark: FighterMark


@dataclass(frozen=True, slots=True, kw_only=True)
class FellDown(Report):
    """Somebody lost their footing, and how that came out."""

    name: str
    end: FallEnd
    roll: PoolRoll


@dataclass(frozen=True, slots=True, kw_only=True)
class AmbushRolled(Report):
    """Somebody lay in wait for somebody.

    Attributes:
        first: The roll of who lay in wait.
        second: The roll of who was to be surprised.
        end: Who noticed whom.
        bonus: Successes that may be added to the attack.
    """

    first: PoolRoll
    second: PoolRoll
    end: AmbushEnd
    bonus: int


class LeftOutError(StorytellerError):
    """This table plays without that part (rules/storyteller.md 19.5)."""


def give_up_deed(table: Table, key: EntityId, place: int, dice: Throw | None = None) -> Transaction:
    """Return the step in which a deed not yet done is given up for a defence (15.1).

    Args:
        table: The table.
        key: Whose.
        place: Which deed.
        dice: The Willpower roll, or None where a point is spent; that is the one point that
            nobody needs to announce.

    Raises:
        NotOnTableError: There is nobody like that.
        NoDeedError: The deed is done, lost or refused.
        NoWillpowerError, WillpowerTwiceError: The point is not there.
        ReportedNetError, DiceError: What was told or typed does not fit.
    """
    one = combatant(table, key)
    fighter = fighter_of(table, key)
    waiting_deed(fighter, place)
    after, roll, is_done = table, None, True
    if dice is not None:
        roll = made_by(table, _side(one, (WILLPOWER,)), dice)
        is_done = roll.result.verdict is PoolVerdict.SUCCESS
        after = after.applied(public_changes(after, roll, is_secret=False))
    elif one.sheet is not None and one.sheet_id is not None:
        paid = without_willpower(table, one.sheet, 1)
        after = after.applied(sheet_changes(after, one.sheet_id, paid))
    if is_done:
        after = after.applied(put_values(after, {key: turned_to_defence(fighter, place)}))
    report = EmergencyTried(name=one.name, roll=roll, is_done=is_done)
    return Transaction(report=report, changes=difference(table, settled_moment(after)))


def lose_deed(table: Table, key: EntityId, place: int) -> Transaction:
    """Return the step in which a deed is lost, as the game master says (D33).

    Raises:
        NotOnTableError: There is nobody like that.
        NoDeedError: The deed is done, lost or refused.
    """
    fighter = fighter_of(table, key)
    after = table.applied(put_values(table, {key: lost(fighter, place)}))
    changes = difference(table, settled_moment(after))
    return Transaction(report=DeedLost(name=fighter.name), changes=changes)


def mark_fighter(table: Table, key: EntityId, mark: FighterMark) -> Transaction:
    """Return the step in which something befalls a fighter (rules/storyteller.md 19.2-19.4).

    Raises:
        NotOnTableError: There is nobody like that.
        NothingToChangeError: It is so already.
    """
    fighter = fighter_of(table, key)
    marked = {
        FighterMark.STUNNED: replace(fighter, next_stunned=True),
        FighterMark.STAKED: replace(fighter, is_staked=True),
        FighterMark.FREED: replace(fighter, is_staked=False),
        FighterMark.DOWN: replace(fighter, is_down=True),
        FighterMark.UP: replace(fighter, is_down=False),
    }[mark]
    if marked == fighter:
        raise NothingToChangeError
    after = table.applied(put_values(table, {key: marked}))
    report = FighterMarked(name=fighter.name, mark=mark)
    return Transaction(report=report, changes=difference(table, settled_moment(after)))


def fall_down(table: Table, key: EntityId, dice: Throw) -> Transaction:
    """Return the step in which somebody loses their footing and rolls to be up again (19.3).

    What a botch hurts is the game master's to say.

    Raises:
        NotOnTableError: There is nobody like that.
        LeftOutError: This table plays without falls.
        HelplessError, NoDiceError: They cannot roll.
        ReportedNetError, DiceError: What was told or typed does not fit.
    """
    if table.rulings.storyteller.optional_knockdown is OnOff.OFF:
        raise LeftOutError
    fighter, one = fighter_of(table, key), combatant(table, key)
    roll = made_by(table, _side(one, FALL_POOL), dice)
    end = fall(roll.result.verdict)
    is_up = end is FallEnd.UP
    shift = KNOCKDOWN_SHIFT if is_up else fighter.next_shift
    fallen = replace(fighter, is_down=not is_up, next_shift=shift)
    changes = (
        *put_values(table, {key: fallen}),
        *public_changes(table, roll, is_secret=False),
    )
    return Transaction(report=FellDown(name=one.name, end=end, roll=roll), changes=changes)


def ambush_sides(table: Table, attacker: EntityId, victim: EntityId) -> tuple[Side, Side]:
    """Return what an ambush is rolled with, and against (rules/storyteller.md 15.2, 8.4).

    Raises:
        NotOnTableError: There is nobody like that.
    """
    first, second = (
        _side(combatant(table, key), pool)
        for key, pool in zip((attacker, victim), AMBUSH_POOLS, strict=True)
    )
    mine = contest_difficulty(table, second).used
    theirs = contest_difficulty(table, first).used
    return at_difficulty(first, mine), at_difficulty(second, theirs)


def roll_ambush(
    table: Table,
    attacker: tuple[EntityId, Side, Throw],
    victim: tuple[EntityId, Side, Throw],
    *,
    is_secret: bool = False,
) -> Transaction:
    """Return the step in which somebody strikes from hiding (rules/storyteller.md 15.2, D11).

    Whoever is surprised neither acts nor defends in this turn; a tie lets the other strike first.

    Raises:
        NotOnTableError: There is nobody like that.
        HelplessError, UntrainedError, NoDiceError, PoolLimitError: One cannot be rolled.
        ReportedNetError, DiceError: What was told or typed does not fit.
    """
    (key, side, dice), (other, other_side, other_dice) = attacker, victim
    rolls = (made_by(table, side, dice), made_by(table, other_side, other_dice))
    mine, theirs = (successes(roll.result) for roll in rolls)
    result = ambush(mine, theirs, table.rulings.storyteller)
    values: dict[EntityId, Fighter] = {}
    if result.end is AmbushEnd.WON:
        values[key] = replace(fighter_of(table, key), ambush=result.bonus)
        values[other] = replace(fighter_of(table, other), is_surprised=True)
    if result.end is AmbushEnd.TIED:
        values[key] = replace(fighter_of(table, key), goes_first=True)
    after = table.applied(put_values(table, all_paid(table, (side, other_side))))
    after = after.applied(put_values(after, values))
    several = SeveralRoll(rolls=rolls, purpose=RolledFor.OPPOSE)
    after = after.applied(several_changes(after, several, is_secret=is_secret))
    report = AmbushRolled(first=rolls[0], second=rolls[1], end=result.end, bonus=result.bonus)
    return Transaction(report=report, changes=difference(table, settled_moment(after)))


def _side(one: Combatant, pool: tuple[TraitKey, ...]) -> Side:
    if one.sheet_id is None:
        dice = one.extra.dice + one.health.penalty
        return LoosePool(dice=dice, difficulty=STANDARD, who=one.name)
    return PoolDecision(who=one.sheet_id, terms=Terms(traits=pool, difficulty=STANDARD))
