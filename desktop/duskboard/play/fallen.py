"""The dice that a report tells of."""

from duskboard.play.blades.decision import ActionRolled
from duskboard.play.blades.fortune import FortuneRolled, FortunesRolled
from duskboard.play.blades.showing import BladesRollShown
from duskboard.play.blades.team import TeamActed
from duskboard.play.blades.threat import Resisted
from duskboard.play.chase.crossing import ObstacleTried
from duskboard.play.chase.damaging import BarrierStruck, HitPointsLost
from duskboard.play.chase.harming import HarmTaken
from duskboard.play.chase.speeding import SpeedRolled
from duskboard.play.roll import RollMade, RollShown
from duskboard.play.storyteller.attacking import AttackRolled
from duskboard.play.storyteller.beginning import BloodBegun
from duskboard.play.storyteller.contest import ContestRolled, SeveralShown, TeamRolled
from duskboard.play.storyteller.decision import PoolRolled, PoolShown
from duskboard.play.storyteller.diablerie import SoulTorn
from duskboard.play.storyteller.extended import ExtendedRolled, MatchRolled, of_match
from duskboard.play.storyteller.frenzy import FrenzyRolled
from duskboard.play.storyteller.manoeuvre import AmbushRolled, EmergencyTried, FellDown
from duskboard.play.storyteller.seduction import SeductionRolled
from duskboard.play.storyteller.soak import Soaked
from duskboard.play.storyteller.waking import WakingRolled
from duskboard.table.action_roll import BladesRoll
from duskboard.table.entity import Roll
from duskboard.table.pool_roll import PoolRoll
from duskboard.table.several_roll import RolledFor, SeveralRoll
from duskboard.table.transaction import Report

AnyRoll = Roll | PoolRoll | SeveralRoll | BladesRoll
"""Whatever of a report can stand on the players' screen."""


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
            | AttackRolled(roll=pool)
            | EmergencyTried(roll=pool)
            | FellDown(roll=pool)
            | FrenzyRolled(roll=pool)
            | SoulTorn(roll=pool)
            | WakingRolled(roll=pool)
            | SeductionRolled(first=pool, second=None)
        ):
            return pool
        case _:
            return None


def several_of(report: Report | None) -> SeveralRoll | None:
    """Return the pools that a report tells of side by side, of a contest or a team, or None."""
    match report:
        case ContestRolled(first=first, second=second, mode=mode):
            return SeveralRoll(rolls=(first, second), purpose=RolledFor(mode.value))
        case (
            AmbushRolled(first=first, second=second)
            | SeductionRolled(first=first, second=PoolRoll() as second)
        ):
            return SeveralRoll(rolls=(first, second), purpose=RolledFor.OPPOSE)
        case MatchRolled(match=match, first=first, second=second):
            return of_match(match, first, second)
        case TeamRolled(rolls=rolls, why=why):
            return SeveralRoll(rolls=rolls, purpose=RolledFor.TEAM, why=why)
        case SeveralShown(several=several):
            return several
        case _:
            return None


def blades_of(report: Report | None) -> BladesRoll | None:
    """Return the roll of Blades in the Dark that a report tells of, made or shown, or None."""
    match report:
        case ActionRolled() | FortuneRolled() | Resisted() | TeamActed() | BladesRollShown():
            return report.roll
        case FortunesRolled(pair=pair):
            return pair
        case _:
            return None


def shown_of(report: Report | None) -> AnyRoll | None:
    """Return what of a report can be put on the players' screen, or None."""
    return roll_of(report) or several_of(report) or blades_of(report)


def is_roll(report: Report | None) -> bool:
    """Return whether a report is of a roll, with dice or in the word of the game master."""
    match report:
        case RollMade() | ObstacleTried() | HarmTaken() | SpeedRolled(lines=(_,)) | PoolRolled():
            return True
        case BarrierStruck() | HitPointsLost(roll=Roll()) | BloodBegun():
            return True
        case ActionRolled() | TeamActed() | Resisted() | FortuneRolled() | FortunesRolled():
            return True
        case _:
            return _is_vampire_roll(report)


def _is_vampire_roll(report: Report | None) -> bool:
    match report:
        case Soaked(roll=PoolRoll()) | ExtendedRolled() | MatchRolled():
            return True
        case ContestRolled() | TeamRolled() | AmbushRolled() | SeductionRolled():
            return True
        case FellDown() | SoulTorn() | WakingRolled() | FrenzyRolled(roll=PoolRoll()):
            return True
        case AttackRolled(roll=PoolRoll()) | EmergencyTried(roll=PoolRoll()):
            return True
        case _:
            return False
