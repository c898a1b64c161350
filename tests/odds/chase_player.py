"""Plays a chase by the functions of the core, one act after the other, as a forecast assumes it."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from random import Random
from typing import Protocol

from typing_extensions import override

from duskboard.core.chase.check import Difficulty
from duskboard.core.chase.conflict import Answer, Upper, attacks_left, decided, pay_attack
from duskboard.core.chase.movement import (
    LOSS_SIDES,
    cross_barrier,
    cross_hazard,
    lying,
    pay_crossing,
    step,
)
from duskboard.core.chase.participant import Fate, Participant, Side
from duskboard.core.chase.rounds import Course, begin_round, end_turn, hand_on, order
from duskboard.core.chase.skill import SkillId
from duskboard.core.chase.source import Check, score
from duskboard.core.chase.track import Barrier, Hazard, Leg, Track
from duskboard.core.chase.worth import worth
from duskboard.core.dice import Dice, Percentile
from duskboard.core.identity import EntityId
from duskboard.core.rulings import Rulings
from duskboard.odds.conflict import attack_odds
from duskboard.odds.percentile import check_odds
from duskboard.odds.race_plan import Policy

People = dict[EntityId, Participant]
Standings = tuple[Mapping[EntityId, Fate], ...]


class Chance(Protocol):
    """What decides: dice, or the branches of a tree."""

    def passes(self, person: Participant, met: Hazard | Barrier, dice: int) -> bool: ...

    def holds(self, attacker: Participant, target: Participant) -> bool: ...

    def loss(self) -> int: ...


class Roads:
    """A track with its shortest routes, each looked for once."""

    def __init__(self, track: Track) -> None:
        self.track = track
        self.ranks = track.ranks()
        exits = [key for key, one in track.locations.items() if one.is_exit]
        last = max(self.ranks.values())
        self.goals = exits or [key for key, rank in self.ranks.items() if rank == last]
        self._known: dict[EntityId, tuple[Leg, ...] | None] = {}

    def route(self, place: EntityId) -> tuple[Leg, ...] | None:
        """Return the shortest route to an exit, or to the end of a track without one."""
        if place not in self._known:
            found = [self.track.route(place, goal) for goal in self.goals]
            shortest = min((one for one in found if one is not None), key=len, default=None)
            self._known[place] = shortest
        return self._known[place]


@dataclass(frozen=True, kw_only=True)
class Chase:
    """A chase to play.

    Attributes:
        policies: How each side goes about what is in the way.
    """

    course: Course
    roads: Roads
    people: Mapping[EntityId, Participant]
    rulings: Rulings
    policies: Mapping[Side, Policy]


class FallenDice(Dice):
    """Dice of a seed."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)  # noqa: S311 - a seed is wanted

    @override
    def roll(self, count: int, sides: int) -> tuple[int, ...]:
        return tuple(self._random.randint(1, sides) for _ in range(count))


class ByDice:
    """Every check rolls, and goes through the rule that play goes through."""

    def __init__(self, seed: int) -> None:
        self._dice = FallenDice(seed)

    def passes(self, person: Participant, met: Hazard | Barrier, dice: int) -> bool:
        check = best(person, met, dice)
        return check is not None and score(check, self._dice).judgement.passed

    def holds(self, attacker: Participant, target: Participant) -> bool:
        own, reply = clash(attacker, target)
        sources = (own.source, reply.source)
        fallen = score(own, self._dice), score(reply, self._dice)
        return decided(*fallen, Answer.DODGE, sources) is Upper.ATTACKER

    def loss(self) -> int:
        return self._dice.roll(1, LOSS_SIDES)[0]


class Tree:
    """Walks every branch that chance may take, with the exact weight of each."""

    def __init__(self) -> None:
        self._path: list[tuple[int, Sequence[Fraction]]] = []
        self._at = 0
        self.weight = Fraction(1)

    def walk(self, play: Callable[[Chance], Standings]) -> Iterator[tuple[Standings, Fraction]]:
        while True:
            self._at, self.weight = 0, Fraction(1)
            yield play(self), self.weight
            while self._path and self._path[-1][0] == len(self._path[-1][1]) - 1:
                self._path.pop()
            if not self._path:
                return
            taken, shares = self._path.pop()
            self._path.append((taken + 1, shares))

    def passes(self, person: Participant, met: Hazard | Barrier, dice: int) -> bool:
        check = best(person, met, dice)
        if check is None:
            return False
        odds = check_odds(Percentile(extra=dice), check.value, met.difficulty)
        return self._take([odds.passes, 1 - odds.passes]) == 0

    def holds(self, attacker: Participant, target: Participant) -> bool:
        odds = attack_odds(*clash(attacker, target), Answer.DODGE)
        assert odds is not None
        share = odds[Upper.ATTACKER]
        return self._take([share, 1 - share]) == 0

    def loss(self) -> int:
        return 1 + self._take([Fraction(1, LOSS_SIDES)] * LOSS_SIDES)

    def _take(self, shares: Sequence[Fraction]) -> int:
        if self._at == len(self._path):
            self._path.append((0, shares))
        taken = self._path[self._at][0]
        self._at += 1
        self.weight *= shares[taken]
        return taken


def best(person: Participant, met: Hazard | Barrier, dice: int) -> Check | None:
    """Return the check of the skill that is worth most of those allowed."""
    values = [worth(person, skill) for skill in met.skills]
    if not values:
        return None
    value = max(values)
    return Check(source=person.source, value=value, difficulty=met.difficulty, extra=dice)


def clash(attacker: Participant, target: Participant) -> tuple[Check, Check]:
    own = Check(
        source=attacker.source,
        value=worth(attacker, SkillId.FIGHTING),
        difficulty=Difficulty.REGULAR,
    )
    return own, Check(source=target.source, value=worth(target, SkillId.DODGE))


def play(chase: Chase, chance: Chance, rounds: int) -> Standings:
    """Return how everybody stands after each of so many rounds, the one that runs counted."""
    course, people = chase.course, dict(chase.people)
    seen: list[Mapping[EntityId, Fate]] = []
    if course.round and course.active is None:
        course = hand_on(course, people)
    for number in range(rounds):
        if number or not course.round:
            begun = begin_round(course, people, chase.rulings)
            course, people = begun.course, {**people, **begun.changed}
        while course.active is not None:
            who = course.active
            people = take_turn(replace(chase, people=people), who, chance)
            if not people[who].is_running:
                course = hand_on(course, people)
                continue
            ended = end_turn(course, people)
            course, people = ended.course, {**people, **ended.changed}
        seen.append({key: one.fate for key, one in people.items()})
    return tuple(seen)


def take_turn(chase: Chase, who: EntityId, chance: Chance) -> People:
    people = dict(chase.people)
    flees = people[who].side is Side.QUARRY
    while people[who].is_running and people[who].left:
        if flees and is_away(chase, people, who):
            people[who] = replace(people[who], fate=Fate.ESCAPED)
            break
        person = people[who]
        met = [key for key in quarry(people) if people[key].place == person.place]
        if not flees and met:
            if not attacks_left(person):
                break
            people[who] = pay_attack(person)
            if chance.holds(person, people[met[0]]):
                people[met[0]] = replace(people[met[0]], fate=Fate.CAUGHT)
            continue
        leg = towards(chase, person, people if not flees else None)
        if leg is None:
            break
        people[who] = go(chase, person, leg, chance)
        if flees and is_away(chase, people, who):
            people[who] = replace(people[who], fate=Fate.ESCAPED)
    return people


def go(chase: Chase, person: Participant, leg: Leg, chance: Chance) -> Participant:
    met = lying(chase.roads.track.edges[leg.edge], leg.direction, None, flies=person.physique.flies)
    if met is None:
        return step(person, (leg,))
    dice = min(chase.policies[person.side].most_dice, person.left - 1)
    paid = pay_crossing(person, dice)
    passed = chance.passes(person, met, dice)
    if isinstance(met, Barrier):
        return cross_barrier(paid, leg, passed=passed).person
    loss = 0 if passed else chance.loss()
    return cross_hazard(paid, leg, passed=passed, loss=loss, rulings=chase.rulings).person


def towards(chase: Chase, person: Participant, people: People | None) -> Leg | None:
    """Return the next way to the goal; none for a pursuer with nobody before him."""
    here = chase.roads.route(place_of(person))
    if not here:
        return None
    if people is not None:
        others = [chase.roads.route(place_of(people[key])) for key in quarry(people)]
        if not any(other is not None and len(other) <= len(here) for other in others):
            return None
    return here[0]


def is_away(chase: Chase, people: People, who: EntityId) -> bool:
    place = place_of(people[who])
    pursuers = [place_of(one) for one in people.values() if one.side is Side.PURSUER]
    if place in pursuers:
        return False
    if place in chase.roads.goals:
        return True
    lead, ranks = chase.course.escape_lead, chase.roads.ranks
    return lead is not None and ranks[place] - max(ranks[one] for one in pursuers) >= lead


def place_of(person: Participant) -> EntityId:
    assert person.place is not None
    return person.place


def quarry(people: Mapping[EntityId, Participant]) -> list[EntityId]:
    """Return those of the quarry who run, in the order that they act in whatever the round."""
    keys = [key for key in order(people) if people[key].side is Side.QUARRY]
    return sorted(keys, key=lambda key: (-people[key].dex, people[key].tie, key))


def exact(chase: Chase, rounds: int) -> Mapping[tuple[EntityId, int, Fate], Fraction]:
    """Return the exact share of each end after each round."""
    found: Counter[tuple[EntityId, int, Fate]] = Counter()
    total = Fraction(0)
    for seen, weight in Tree().walk(lambda chance: play(chase, chance, rounds)):
        total += weight
        for number, fates in enumerate(seen):
            for key in chase.people:
                found[key, number, fates[key]] += weight  # type: ignore[assignment]
    assert total == 1
    return found  # type: ignore[return-value]
