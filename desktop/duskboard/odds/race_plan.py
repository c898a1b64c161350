"""What of a chase a forecast follows: who runs where, and the chance to get past what lies there.

A plan is made once of the chase as it stands; the forecast then plays it many thousand times. It
models running, hazards and barriers with the dice that are bought for them, debts, pools that
follow whoever leaves, and attacks that hold fast. `Unmodelled` lists what it leaves out.

Source: rules/chase.md 3.5-3.9, 4.1, 5.3-5.7, 6.1, 7.1, 7.2, 7.4, 9.1.
"""

from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from types import MappingProxyType

from duskboard.core.chase.check import CheckSource
from duskboard.core.chase.conflict import Answer, Upper, attacks_left
from duskboard.core.chase.movement import lying
from duskboard.core.chase.participant import MOST_CAUTION, Participant, Side, Turn
from duskboard.core.chase.rounds import Course, People, order
from duskboard.core.chase.skill import SkillId
from duskboard.core.chase.source import Check, check_dice
from duskboard.core.chase.track import Barrier, Direction, Hazard, Leg, Track
from duskboard.core.chase.worth import worth
from duskboard.core.identity import EntityId
from duskboard.core.rulings import FailedHazard, LeaverPool, Rulings, StepBack
from duskboard.odds.any_check import pass_chance
from duskboard.odds.conflict import attack_odds

EVEN = 0.5
"""The chance of a roll that somebody says the outcome of, and nobody knows beforehand."""
NOWHERE = -1
"""The index of no place."""
_KEPT = 4096
"""Chances that are kept: a chase asks for the same ones again after each step."""


class Policy(StrEnum):
    """How somebody goes about what is in the way: how many bonus dice are bought for it (5.3).

    Careful: all that can be paid. Mixed: one, where it can be paid. Reckless: none.
    """

    CAREFUL = "careful"
    MIXED = "mixed"
    RECKLESS = "reckless"

    @property
    def most_dice(self) -> int:
        """The bonus dice bought at most for one crossing."""
        return {Policy.CAREFUL: MOST_CAUTION, Policy.MIXED: 1, Policy.RECKLESS: 0}[self]


class Obstacle(StrEnum):
    """What lies on the way from a place, for somebody."""

    NONE = "none"
    HAZARD = "hazard"
    BARRIER = "barrier"


class Unmodelled(StrEnum):
    """What the forecast leaves out; on screen each is named where the chase has it.

    Harm: failures cost actions, nobody is hurt. Drift: hazards stay where they are now. Breaking:
    barriers are passed by a roll or not at all. Forks: everybody goes the shortest way. Vehicles:
    nobody drives at full speed, shoots or rams; passengers go where their driver goes. Answers: a
    target dodges, always with the same chance. Delaying: turns are taken as they come. Said: where
    the game master says how a roll went, it is even.
    """

    HARM = "harm"
    DRIFT = "drift"
    BREAKING = "breaking"
    FORKS = "forks"
    VEHICLES = "vehicles"
    ANSWERS = "answers"
    DELAYING = "delaying"
    SAID = "said"


@dataclass(frozen=True, slots=True, kw_only=True)
class Way:
    """The next way of somebody from a place.

    Attributes:
        place: The index of where it leads, or `NOWHERE` at the end.
        obstacle: What lies on it.
        passes: The chance to get past with no, one and two bonus dice; 1 where nothing lies there.
    """

    place: int
    obstacle: Obstacle = Obstacle.NONE
    passes: tuple[float, float, float] = (1.0, 1.0, 1.0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Runner:
    """Somebody whom the forecast follows.

    Attributes:
        who: Who.
        side: Quarry or pursuer.
        mov: MOV.
        place: The index of the place.
        left: Actions left of this round.
        debt: Actions owed.
        attacks: Attacks a round.
        attacks_left: Attacks left of this round.
        ways: The next way from each place, by index.
        holds: The chance to hold each of the quarry who is in the same place, for a pursuer.
    """

    who: EntityId
    side: Side
    mov: int
    place: int
    left: int
    debt: int
    attacks: int
    attacks_left: int
    ways: tuple[Way, ...]
    holds: Mapping[EntityId, float]


@dataclass(frozen=True, slots=True, kw_only=True)
class RacePlan:
    """A chase as a forecast plays it.

    Attributes:
        runners: Whom it follows, in the order of turns from the next round on.
        now: Those who still act this round, in their order; empty before the first round.
        is_on: Whether a round runs.
        ranks: How far each place is from the beginning, by index.
        distances: How many ways each place is from the goal; more than all where none leads there.
        goals: Whether each place is one where the quarry are away.
        escape_lead: Places ahead of every pursuer that count as an escape, or None.
        lowest: The MOV that pools were counted from, or None before the first round.
        keeps_lowest: Whether pools stay where the slowest one leaves.
        counts_crossing: Whether the crossing counts towards what a failed hazard costs.
        fixed_pool: Actions a round of everybody, or None.
        unmodelled: What of this chase it leaves out.
    """

    runners: tuple[Runner, ...]
    now: tuple[EntityId, ...]
    is_on: bool
    ranks: tuple[int, ...]
    distances: tuple[int, ...]
    goals: tuple[bool, ...]
    escape_lead: int | None
    lowest: int | None
    keeps_lowest: bool
    counts_crossing: bool
    fixed_pool: int | None
    unmodelled: frozenset[Unmodelled]

    @property
    def quarry(self) -> tuple[Runner, ...]:
        """Those who flee."""
        return tuple(one for one in self.runners if one.side is Side.QUARRY)


def race_plan(course: Course, track: Track, people: People, rulings: Rulings) -> RacePlan | None:
    """Return what a forecast follows of a chase, or None where one side has nobody on the track.

    Args:
        course: How far the chase has come.
        track: Places and ways.
        people: Everybody in the chase; passengers are carried along and not followed.
        rulings: The rulings of the table.
    """
    running = {
        key: one
        for key in order(people)
        if not (one := people[key]).is_passenger and one.place in track.locations
    }
    if {one.side for one in running.values()} != set(Side):
        return None
    places = {key: at for at, key in enumerate(track.locations)}
    ranks = track.ranks()
    goals = _goals(track, ranks)
    legs, distances = _towards(track, goals, rulings)
    runners = tuple(
        _runner(key, one, running, track, places, legs)
        for key, one in sorted(running.items(), key=lambda item: _later(item[1], item[0]))
    )
    far = len(places) + 1
    return RacePlan(
        runners=runners,
        now=_acting(course, running),
        is_on=course.round > 0,
        ranks=tuple(ranks[key] for key in places),
        distances=tuple(distances.get(key, far) for key in places),
        goals=tuple(key in goals for key in places),
        escape_lead=course.escape_lead,
        lowest=course.lowest,
        keeps_lowest=rulings.chase.pool_when_someone_leaves is LeaverPool.UNCHANGED,
        counts_crossing=rulings.chase.failed_hazard is FailedHazard.IN_ALL,
        fixed_pool=course.fixed_pool,
        unmodelled=frozenset(_left_out(track, people, runners)),
    )


def _later(person: Participant, who: EntityId) -> tuple[int, int, EntityId]:
    """Return what orders the rounds to come, in which nobody has readied a firearm yet (3.4)."""
    return -person.dex, person.tie, who


def _acting(course: Course, running: People) -> tuple[EntityId, ...]:
    """Return who still acts this round: who is active, then the others, then those who wait."""
    if not course.round:
        return ()
    due = [key for key, one in running.items() if one.left and one.turn is not Turn.ACTED]
    steps = {Turn.TO_ACT: 1, Turn.WAITING: 2, Turn.ACTED: 3}
    return tuple(
        sorted(due, key=lambda key: 0 if key == course.active else steps[running[key].turn])
    )


def _goals(track: Track, ranks: Mapping[EntityId, int]) -> frozenset[EntityId]:
    """Return the exits, or the last places of a track that has none."""
    exits = frozenset(key for key, one in track.locations.items() if one.is_exit)
    last = max(ranks.values(), default=0)
    return exits or frozenset(key for key, rank in ranks.items() if rank == last)


def _towards(
    track: Track, goals: Iterable[EntityId], rulings: Rulings
) -> tuple[dict[EntityId, Leg], dict[EntityId, int]]:
    """Return the next way of the shortest route to a goal from each place, and how far it is."""
    forward = rulings.chase.step_back is StepBack.REFUSED
    into: dict[EntityId, list[tuple[EntityId, Leg]]] = {}
    for place in track.locations:
        for leg in track.leaving(place):
            if not (forward and leg.direction is Direction.BACKWARD):
                into.setdefault(leg.place, []).append((place, leg))
    legs: dict[EntityId, Leg] = {}
    far = dict.fromkeys(goals, 0)
    waiting = deque(far)
    while waiting:
        here = waiting.popleft()
        for place, leg in into.get(here, ()):
            if place not in far:
                far[place] = far[here] + 1
                legs[place] = leg
                waiting.append(place)
    return legs, far


def _runner(  # noqa: PLR0913, PLR0917 - one of the chase within all of it
    who: EntityId,
    person: Participant,
    running: People,
    track: Track,
    places: Mapping[EntityId, int],
    legs: Mapping[EntityId, Leg],
) -> Runner:
    is_pursuer = person.side is Side.PURSUER
    holds = {
        key: _hold(person, other)
        for key, other in running.items()
        if is_pursuer and other.side is Side.QUARRY
    }
    return Runner(
        who=who,
        side=person.side,
        mov=person.mov,
        place=NOWHERE if person.place is None else places[person.place],
        left=0 if person.turn is Turn.ACTED else person.left,
        debt=person.debt,
        attacks=person.physique.attacks * person.count,
        attacks_left=attacks_left(person),
        ways=tuple(_way(person, track, places, legs.get(key)) for key in places),
        holds=MappingProxyType(holds),
    )


def _way(person: Participant, track: Track, places: Mapping[EntityId, int], leg: Leg | None) -> Way:
    if leg is None:
        return Way(place=NOWHERE)
    met = lying(track.edges[leg.edge], leg.direction, None, flies=person.physique.flies)
    if met is None:
        return Way(place=places[leg.place])
    kind = Obstacle.HAZARD if isinstance(met, Hazard) else Obstacle.BARRIER
    none, one, two = (_passes(person, met, dice) for dice in range(MOST_CAUTION + 1))
    return Way(place=places[leg.place], obstacle=kind, passes=(none, one, two))


def _passes(person: Participant, met: Hazard | Barrier, dice: int) -> float:
    """Return the chance to get past by the best of the skills that are allowed (5.1, 6.4)."""
    level = met.difficulty
    checks = (
        Check(source=person.source, value=worth(person, skill), difficulty=level, extra=dice)
        for skill in met.skills
    )
    return max((_chance(check) for check in checks), default=0.0)


@lru_cache(_KEPT)
def _chance(check: Check) -> float:
    what = check_dice(check)
    return EVEN if what is None else float(pass_chance(what, check.value, check.difficulty))


def _hold(attacker: Participant, target: Participant) -> float:
    """Return the chance that an attack holds a target who dodges, or who drives on (7.4, 7.5)."""
    own = Check(source=attacker.source, value=worth(attacker, _fights_with(attacker)))
    dodge = SkillId.DRIVE if target.drives else SkillId.DODGE
    reply = Check(source=target.source, value=worth(target, dodge))
    return _held(own, reply)


@lru_cache(_KEPT)
def _held(own: Check, reply: Check) -> float:
    odds = attack_odds(own, reply, Answer.DODGE)
    return EVEN if odds is None else float(odds[Upper.ATTACKER])


def _fights_with(person: Participant) -> SkillId:
    return SkillId.DRIVE if person.drives else SkillId.FIGHTING


def _left_out(track: Track, people: People, runners: tuple[Runner, ...]) -> set[Unmodelled]:
    """Return what of this chase is left out; that targets dodge and turns come in order always."""
    found = {Unmodelled.ANSWERS, Unmodelled.DELAYING}
    edges = track.ways().values()
    hazards = [one.hazard for one in edges if one.hazard is not None]
    if any(one.harm is not None for one in hazards):
        found.add(Unmodelled.HARM)
    if any(one.drift is not None for one in hazards):
        found.add(Unmodelled.DRIFT)
    if any(one.barrier is not None and one.barrier.bars for one in edges):
        found.add(Unmodelled.BREAKING)
    if any(
        sum(leg.direction is Direction.FORWARD for leg in track.leaving(place)) > 1
        for place in track.locations
    ):
        found.add(Unmodelled.FORKS)
    if any(one.seat is not None for one in people.values()):
        found.add(Unmodelled.VEHICLES)
    if any(people[one.who].source is CheckSource.SAID for one in runners):
        found.add(Unmodelled.SAID)
    return found
