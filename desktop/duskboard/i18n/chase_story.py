"""What became of a chase in a session, gathered from its log: for either audience.

Players hear of those who are shown to them at the end, at places and obstacles that are shown, and
only of what happened after they were.
"""

from dataclasses import dataclass, field, replace

from duskboard.core.chase.participant import Fate
from duskboard.core.chase.track import ObstacleKind
from duskboard.core.identity import EntityId
from duskboard.play.chase.crossing import ObstacleTried
from duskboard.play.chase.laying import TrackLaid
from duskboard.play.chase.marching import PursuersMoved
from duskboard.play.chase.moving import Stepped
from duskboard.play.chase.overruling import MoveOverruled
from duskboard.play.chase.person import FateSettled
from duskboard.play.chase.running import ChaseStarted, RoundBegun, TurnEnded
from duskboard.table.board_view import BoardView
from duskboard.table.entity import Roll
from duskboard.table.transaction import Report


@dataclass(frozen=True, slots=True, kw_only=True)
class Attempt:
    """Somebody tried to get past an obstacle.

    Attributes:
        who: Who.
        name: Their name.
        obstacle: What it was, or "" where players do not know it.
        passed: Whether it came off.
        lost: Actions lost by failing.
        stays: Whether that one did not get past.
        roll: The dice.
    """

    who: EntityId
    name: str
    obstacle: str
    passed: bool
    lost: int
    stays: bool
    roll: Roll | None


@dataclass(frozen=True, slots=True, kw_only=True)
class ChaseTale:
    """A chase in a session.

    Attributes:
        name: What it was about, or "" where players do not know.
        rounds: The round that it came to.
        attempts: Rolls at obstacles, oldest first.
        places: Where each of those who moved stands at last, by name, in the order of moving.
        fates: What became of people, by name.
    """

    name: str
    rounds: int
    attempts: tuple[Attempt, ...]
    places: tuple[tuple[str, str], ...]
    fates: tuple[tuple[str, Fate], ...]

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to tell."""
        return not (self.rounds or self.attempts or self.places or self.fates)


@dataclass(slots=True, kw_only=True)
class ChaseLog:
    """What the reports say of a chase, read in order.

    Attributes:
        seen: The chase as players see it at the end, or None for the game master's ears.
        is_public: Whether players will read.
    """

    seen: BoardView | None = None
    is_public: bool = False
    name: str = ""
    rounds: int = 0
    attempts: list[Attempt] = field(default_factory=list)
    places: dict[EntityId, tuple[str, str]] = field(default_factory=dict)
    fates: dict[str, Fate] = field(default_factory=dict)

    def read(self, report: Report | None) -> None:
        """Take note of a report; of no other than those of a chase."""
        match report:
            case TrackLaid(name=name) | ChaseStarted(name=name):
                self.name = name
                self.rounds = max(self.rounds, int(isinstance(report, ChaseStarted)))
            case RoundBegun(number=number) | TurnEnded(begun=int(number)):
                self.rounds = max(self.rounds, number)
            case ObstacleTried():
                self._try(report)
            case FateSettled(name=name, after=fate):
                self.fates[name] = fate
            case _:
                self._move(report)

    def forget(self, who: EntityId | None) -> None:
        """Drop what somebody did so far, or all, for players who did not know of it."""
        if who is None:
            self.attempts.clear()
            self.places.clear()
            self.fates.clear()
            return
        self.attempts = [one for one in self.attempts if one.who != who]
        self.places.pop(who, None)

    def rolls(self) -> tuple[Roll, ...]:
        """Return the dice that fell, named as far as they may be."""
        return tuple(one.roll for one in self.attempts if one.roll is not None)

    def tale(self) -> ChaseTale:
        """Return what there is to tell."""
        if self.is_public and self.seen is None:
            return ChaseTale(name="", rounds=0, attempts=(), places=(), fates=())
        name = self.name
        if self.seen is not None:
            name = self.seen.name
        known = [one for one in self.attempts if one.name]
        return ChaseTale(
            name=name,
            rounds=self.rounds,
            attempts=tuple(known),
            places=tuple(self._known_places()),
            fates=tuple(
                (who, fate)
                for who, fate in self.fates.items()
                if fate is not Fate.RUNNING and self._knows_name(who)
            ),
        )

    def _try(self, report: ObstacleTried) -> None:
        knows_who, knows_what = self._knows(report.who), self._knows_obstacle(report.obstacle)
        stays = report.kind is ObstacleKind.BARRIER and not report.passed
        if not (self.is_public and report.secret):
            self.attempts.append(
                Attempt(
                    who=report.who,
                    name=report.name if knows_who else "",
                    obstacle=report.obstacle if knows_what else "",
                    passed=report.passed,
                    lost=report.lost,
                    stays=stays,
                    roll=_told(report.roll, knows_who=knows_who, knows_what=knows_what),
                )
            )
        if not stays:
            self._put(report.who, report.name, report.place)

    def _move(self, report: Report | None) -> None:
        match report:
            case Stepped():
                self._put(report.who, report.name, report.place)
            case MoveOverruled():
                self._put(report.who, report.name, report.after)
            case PursuersMoved(lines=lines):
                for line in lines:
                    if line.moved:
                        self._put(line.who, line.name, line.place)
            case _:
                pass

    def _put(self, who: EntityId, name: str, place: str) -> None:
        self.places.pop(who, None)  # who moved last stands last
        self.places[who] = (name, place)

    def _known_places(self) -> list[tuple[str, str]]:
        shown = {place.name for place in self.seen.places} if self.seen is not None else set()
        return [
            (name, place)
            for who, (name, place) in self.places.items()
            if self._knows(who) and (not self.is_public or place in shown)
        ]

    def _knows(self, who: EntityId) -> bool:
        if not self.is_public:
            return True
        token = self.seen.token(who) if self.seen is not None else None
        return token is not None and token.name is not None

    def _knows_name(self, name: str) -> bool:
        tokens = self.seen.tokens if self.seen is not None else ()
        return not self.is_public or any(token.name == name for token in tokens)

    def _knows_obstacle(self, name: str) -> bool:
        ways = self.seen.ways if self.seen is not None else ()
        lying = {one.name for way in ways for one in (way.hazard, way.barrier) if one is not None}
        return not self.is_public or name in lying


def _told(roll: Roll | None, *, knows_who: bool, knows_what: bool) -> Roll | None:
    """Return the dice with no more names than may be known; None where none fell."""
    if roll is None:
        return None
    return replace(roll, who=roll.who if knows_who else "", why=roll.why if knows_what else "")
