"""The dice that a report tells of."""

from duskboard.play.chase.crossing import ObstacleTried
from duskboard.play.chase.damaging import BarrierStruck, HitPointsLost
from duskboard.play.chase.harming import HarmTaken
from duskboard.play.chase.speeding import SpeedRolled
from duskboard.play.roll import RollMade, RollShown
from duskboard.play.storyteller.beginning import BloodBegun
from duskboard.play.storyteller.contest import ContestRolled, TeamRolled
from duskboard.play.storyteller.decision import PoolRolled, PoolShown
from duskboard.play.storyteller.extended import ExtendedRolled, MatchRolled
from duskboard.play.storyteller.soak import Soaked
from duskboard.table.entity import Roll
from duskboard.table.pool_roll import PoolRoll
from duskboard.table.transaction import Report


def roll_of(report: Report | None) -> Roll | PoolRoll | None:
    """Return the one roll that a report tells of, made or shown, or None."""
    match report:
        case RollMade(roll=roll) | RollShown(roll=roll):
            return roll
        case ObstacleTried(roll=roll) | HarmTaken(roll=roll):
            return roll
        case BarrierStruck(roll=roll) | HitPointsLost(roll=roll) | BloodBegun(roll=roll):
            return roll
        case SpeedRolled(lines=(line,)):
            return line.roll
        case (
            PoolRolled(roll=pool)
            | PoolShown(roll=pool)
            | ExtendedRolled(roll=pool)
            | Soaked(roll=pool)
        ):
            return pool
        case _:
            return None


def rolls_of(report: Report | None) -> tuple[PoolRoll, ...]:
    """Return the pools that a report tells of side by side: of a contest or a team."""
    match report:
        case ContestRolled(first=first, second=second) | MatchRolled(first=first, second=second):
            return first, second
        case TeamRolled(rolls=rolls):
            return rolls
        case _:
            return ()


def is_roll(report: Report | None) -> bool:
    """Return whether a report is of a roll, with dice or in the word of the game master."""
    match report:
        case RollMade() | ObstacleTried() | HarmTaken() | SpeedRolled(lines=(_,)) | PoolRolled():
            return True
        case BarrierStruck() | HitPointsLost(roll=Roll()) | BloodBegun():
            return True
        case Soaked(roll=PoolRoll()) | ExtendedRolled() | MatchRolled():
            return True
        case ContestRolled() | TeamRolled():
            return True
        case _:
            return False
