"""Hiding, and losing or keeping a trail (rules/chase.md 9.7)."""

from dataclasses import dataclass, replace
from enum import StrEnum

from duskboard.core.chase.check import CheckSource, Difficulty, Judgement, judge_combined
from duskboard.core.chase.hiding import both_passed, hiding_level, keenest
from duskboard.core.chase.participant import Participant, Side
from duskboard.core.chase.rounds import NotRunningError, NotStartedError
from duskboard.core.chase.skill import SkillId
from duskboard.core.chase.source import Check, Score, score
from duskboard.core.chase.worth import worth
from duskboard.core.dice import Dice, Percentile, Reported
from duskboard.core.identity import EntityId
from duskboard.play.chase.attack import Rolled, driven
from duskboard.play.chase.exchange import Thrown, thrown
from duskboard.play.chase.publishing import roller_seen, shown_roll
from duskboard.play.chase.scene import Scene, scene
from duskboard.table.entity import Visibility
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction


class TrailKind(StrEnum):
    """What is tried: to hide, or to find a trail that was lost."""

    HIDE = "hide"
    FOLLOW = "follow"


@dataclass(frozen=True, slots=True, kw_only=True)
class Trail:
    """A try to hide or to follow, in hand.

    Attributes:
        who: Who.
        kind: What.
        own: Stealth, or Track.
        difficulty: The level to reach: by who searches, or as the keeper says.
        driving: What else the same roll must pass, for who hides in a vehicle; or None (8.9).
        spot: The Spot Hidden of who searches.
        secret: Whether only the game master sees the roll.
    """

    who: EntityId
    kind: TrailKind
    own: Rolled
    difficulty: Difficulty
    driving: Rolled | None = None
    spot: int = 0
    secret: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class TrailTried(Report):
    """Somebody tried to hide or to follow.

    Attributes:
        who: Who.
        name: Their name.
        kind: What.
        own: What was rolled.
        difficulty: The level to reach.
        passed: Whether it came off.
        driving: The value of what else the roll had to pass, or None.
        driven_with: What that was, or "".
        secret: Whether players did not see it.
    """

    who: EntityId
    name: str
    kind: TrailKind
    own: Thrown
    difficulty: Difficulty
    passed: bool
    driving: int | None
    driven_with: str
    secret: bool


def trail_of(table: Table, who: EntityId, kind: TrailKind) -> Trail:
    """Return a try as it is made: Stealth against the keenest of the other side, or Track (9.7).

    Raises:
        NotOnTableError: There is no chase or no such participant.
    """
    chase = scene(table)
    person = chase.person(who)
    if kind is TrailKind.FOLLOW:
        own = _rolled(person, SkillId.TRACK)
        return Trail(who=who, kind=kind, own=own, difficulty=Difficulty.REGULAR)
    spot = keenest(_spots(chase, person.side))
    vehicle = driven(chase, who)
    return Trail(
        who=who,
        kind=kind,
        own=_rolled(person, SkillId.STEALTH),
        difficulty=hiding_level(spot),
        driving=_rolled(person, vehicle.skill) if vehicle is not None else None,
        spot=spot,
    )


def trail_check(trail: Trail) -> Check:
    """Return what is rolled: one d100, whatever it must pass (8.9, 9.7)."""
    return Check(
        source=trail.own.source,
        value=trail.own.value,
        difficulty=trail.difficulty,
        target=trail.own.target,
        extra=trail.own.extra,
    )


def try_trail(table: Table, trail: Trail, dice: Dice | Reported) -> Transaction:
    """Return the step in which somebody tries to hide or to follow; it takes no action (9.7).

    What comes of it the keeper says.

    Raises:
        NotOnTableError: There is no chase or no such participant.
        NotStartedError: No round runs.
        NotRunningError: That one is not in the chase.
        DiceError: Typed faces or what was told do not fit.
    """
    chase = scene(table)
    person = chase.person(trail.who)
    if not chase.is_running:
        raise NotStartedError
    if not person.is_running:
        raise NotRunningError(person.name)
    fallen = score(trail_check(trail), dice)
    judgement = _judged(trail, fallen)
    seen = Visibility.HIDDEN if trail.secret else roller_seen(table, trail.who)
    own = thrown(person.name, trail.own, replace(fallen, judgement=judgement), why="")
    report = TrailTried(
        who=trail.who,
        name=person.name,
        kind=trail.kind,
        own=own,
        difficulty=trail.difficulty,
        passed=judgement.passed,
        driving=trail.driving.value if trail.driving is not None else None,
        driven_with=trail.driving.skill if trail.driving is not None else "",
        secret=seen is Visibility.HIDDEN,
    )
    shown = shown_roll(table, own.roll, judgement, seen, has_reason=True)
    return Transaction(report=report, changes=shown)


def _judged(trail: Trail, fallen: Score) -> Judgement:
    """Return what the one roll comes to against both skills; other games roll the first alone."""
    if trail.driving is None or not isinstance(fallen.what, Percentile):
        return fallen.judgement
    values = (trail.own.value, trail.driving.value)
    return both_passed(judge_combined(fallen.total, values, trail.difficulty))


def _spots(chase: Scene, side: Side) -> list[int]:
    """Return the Spot Hidden of all of the other side who run."""
    return [
        worth(one, SkillId.SPOT)
        for one in chase.people.values()
        if one.is_running and one.side is not side and one.source is CheckSource.D100
    ]


def _rolled(person: Participant, skill: str) -> Rolled:
    return Rolled(skill=skill, value=worth(person, skill), source=person.source)
