"""The forecast of a chase: a plan played many thousand times at once, on arrays.

Every array has a row for each runner and a column for each play, so that one step of numpy takes a
turn's next action in all plays. Nothing here knows Qt or a thread; who calls decides where it runs.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

import numpy as np
import numpy.typing as npt

from duskboard.core.chase.movement import LOSS_SIDES
from duskboard.core.chase.participant import Side
from duskboard.core.identity import EntityId
from duskboard.odds.race_plan import NOWHERE, Obstacle, Policy, RacePlan, Runner

RUNS = 10_000
"""Plays of a forecast."""
ROUNDS = 8
"""Rounds that a forecast looks ahead."""

_RUNNING, _ESCAPED, _CAUGHT = 0, 1, 2
_KINDS = {Obstacle.NONE: 0, Obstacle.HAZARD: 1, Obstacle.BARRIER: 2}

Ints = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True, kw_only=True)
class Share:
    """How one of the quarry stands at the end of a round, in shares of all plays; together 1.

    Attributes:
        caught: Held by a pursuer.
        escaped: At the goal, or far enough ahead.
        running: Neither yet.
    """

    caught: float
    escaped: float
    running: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Forecast:
    """What the next rounds bring.

    Attributes:
        rounds: For each of the quarry the shares after each round, the one that runs first.
        runs: How often the chase was played.
    """

    rounds: Mapping[EntityId, tuple[Share, ...]]
    runs: int


class Stopped(Exception):  # noqa: N818 - nothing is wrong
    """Nobody wants this forecast any more."""


def forecast(  # noqa: PLR0913 - what is played, how, how often and how long
    plan: RacePlan,
    policies: Mapping[Side, Policy],
    *,
    runs: int = RUNS,
    rounds: int = ROUNDS,
    seed: int = 0,
    is_stale: Callable[[], bool] = lambda: False,
) -> Forecast:
    """Return how the quarry stand after each of the next rounds.

    Args:
        plan: What is played.
        policies: How each side goes about what is in the way.
        runs: How often it is played, at least once.
        rounds: How many rounds, the one that runs counted.
        seed: The same seed brings the same forecast.
        is_stale: Asked now and then, from the thread that this runs on, whether to stop.

    Raises:
        Stopped: `is_stale` said so.
    """
    race = _Race(plan, policies, runs, seed)
    quarry = [at for at, one in enumerate(plan.runners) if one.side is Side.QUARRY]
    keys = tuple(one.who for one in plan.runners)
    seen: list[tuple[Share, ...]] = []
    for number in range(rounds):
        if number or not plan.is_on:
            race.begin_round()
            acting = keys
        else:
            acting = plan.now
        for who in acting:
            if is_stale():
                raise Stopped
            race.take_turn(keys.index(who))
        seen.append(tuple(race.share(at) for at in quarry))
    by_quarry = {
        plan.runners[at].who: tuple(shares[place] for shares in seen)
        for place, at in enumerate(quarry)
    }
    return Forecast(rounds=MappingProxyType(by_quarry), runs=runs)


class _Race:
    """All plays of a plan, as they stand."""

    def __init__(
        self, plan: RacePlan, policies: Mapping[Side, Policy], runs: int, seed: int
    ) -> None:
        people = plan.runners
        shape = (len(people), runs)
        self._plan = plan
        self._runs = runs
        self._random = np.random.default_rng(seed)
        self._most = [policies[one.side].most_dice for one in people]
        self._mov = np.array([one.mov for one in people])[:, None]
        self._at = _spread([one.place for one in people], shape)
        self._left = _spread([one.left for one in people], shape)
        self._debt = _spread([one.debt for one in people], shape)
        self._attacks = _spread([one.attacks_left for one in people], shape)
        self._fate = np.zeros(shape, np.int64)
        self._is_counted = plan.lowest is not None
        self._lowest = np.full(runs, plan.lowest or 0, np.int64)
        self._ranks = np.array(plan.ranks)
        self._far = np.array(plan.distances)
        self._goals = np.array(plan.goals)
        self._quarry = np.array([n for n, one in enumerate(people) if one.side is Side.QUARRY])
        self._pursuers = np.array([n for n, one in enumerate(people) if one.side is Side.PURSUER])
        self._next = [np.array([way.place for way in one.ways]) for one in people]
        self._kind = [np.array([_KINDS[way.obstacle] for way in one.ways]) for one in people]
        self._passes = [np.array([way.passes for way in one.ways]) for one in people]
        self._holds = [_holds(one, plan) for one in people]

    def share(self, at: int) -> Share:
        """Return how a runner stands."""
        fate = self._fate[at]
        caught = float(np.count_nonzero(fate == _CAUGHT)) / self._runs
        escaped = float(np.count_nonzero(fate == _ESCAPED)) / self._runs
        return Share(caught=caught, escaped=escaped, running=1 - caught - escaped)

    def begin_round(self) -> None:
        """Give the pools of a round and take what is owed (3.5, 3.7, 3.8, 3.9)."""
        running = self._fate == _RUNNING
        now = np.where(running, self._mov, np.iinfo(np.int64).max).min(axis=0)
        keeps = self._plan.keeps_lowest and self._is_counted
        self._lowest = np.minimum(now, self._lowest) if keeps else now
        self._is_counted = True
        pool = 1 + np.maximum(0, self._mov - self._lowest)
        if self._plan.fixed_pool is not None:
            pool = np.full_like(pool, self._plan.fixed_pool)
        paid = np.minimum(pool, self._debt)
        self._left = np.where(running, pool - paid, 0)
        self._debt = np.where(running, self._debt - paid, self._debt)
        self._attacks = _spread([one.attacks for one in self._plan.runners], self._left.shape)

    def take_turn(self, at: int) -> None:
        """Have a runner act in all plays until the actions are spent or nothing is to be done."""
        flees = self._plan.runners[at].side is Side.QUARRY
        going = np.flatnonzero((self._fate[at] == _RUNNING) & (self._left[at] > 0))
        if flees:
            going = self._get_away(at, going)
        while going.size:
            fighting, walking = (going[:0], going) if flees else self._part(at, going)
            self._attack(at, fighting)
            walking = self._walk(at, walking)
            if flees:
                walking = self._get_away(at, walking)
            going = np.concatenate((fighting, walking))
            going = going[self._left[at, going] > 0]
        self._left[at] = 0

    def _part(self, at: int, going: Ints) -> tuple[Ints, Ints]:
        """Return the plays in which a pursuer attacks now, and those in which one runs on.

        Nobody leaves the place of one who could be held, and nobody runs past all of them.
        """
        quarry = self._quarry
        here = self._at[at, going]
        there = self._at[np.ix_(quarry, going)]
        runs = self._fate[np.ix_(quarry, going)] == _RUNNING
        meets = (runs & (there == here)).any(axis=0)
        is_ahead = (runs & (self._far[there] <= self._far[here])).any(axis=0)
        fights = meets & (self._attacks[at, going] > 0)
        return going[fights], going[~meets & is_ahead]

    def _attack(self, at: int, plays: Ints) -> None:
        """Try to hold the first of the quarry in the same place (7.1, 7.2, 7.4)."""
        if not plays.size:
            return
        quarry = self._quarry
        met = self._at[np.ix_(quarry, plays)] == self._at[at, plays]
        met &= self._fate[np.ix_(quarry, plays)] == _RUNNING
        first = met.argmax(axis=0)
        self._left[at, plays] -= 1
        self._attacks[at, plays] -= 1
        holds = self._random.random(plays.size) < self._holds[at][first]
        self._fate[quarry[first[holds]], plays[holds]] = _CAUGHT

    def _walk(self, at: int, plays: Ints) -> Ints:
        """Go a way further, by dice where something lies on it; return where there was a way."""
        here = self._at[at, plays]
        leads = self._next[at][here] != NOWHERE
        plays, here = plays[leads], here[leads]
        kind = self._kind[at][here]
        left = self._left[at, plays]
        dice = np.where(kind > 0, np.minimum(self._most[at], left - 1), 0)
        left = left - 1 - dice
        passed = self._random.random(plays.size) < self._passes[at][here, dice]
        arrives = passed | (kind != _KINDS[Obstacle.BARRIER])
        self._at[at, plays] = np.where(arrives, self._next[at][here], here)
        lost = np.where(passed | (kind != _KINDS[Obstacle.HAZARD]), 0, self._losses(plays.size))
        taken = np.minimum(left, lost)
        self._left[at, plays] = left - taken
        self._debt[at, plays] += lost - taken
        return plays

    def _losses(self, count: int) -> Ints:
        """Return what failed hazards cost: 1D3 actions, the crossing among them by the ruling."""
        lost: Ints = self._random.integers(1, LOSS_SIDES + 1, count)
        return lost - 1 if self._plan.counts_crossing else lost

    def _get_away(self, at: int, plays: Ints) -> Ints:
        """Let one of the quarry go who is at a goal alone or far ahead; return where none is."""
        here = self._at[at, plays]
        there = self._at[np.ix_(self._pursuers, plays)]
        away = self._goals[here]
        if self._plan.escape_lead is not None:
            ahead = self._ranks[here] - self._ranks[there].max(axis=0)
            away = away | (ahead >= self._plan.escape_lead)
        away = away & ~(there == here).any(axis=0)
        self._fate[at, plays[away]] = _ESCAPED
        others: Ints = plays[~away]
        return others


def _spread(values: list[int], shape: tuple[int, ...]) -> Ints:
    """Return an array with a row for each value."""
    return np.repeat(np.array(values, np.int64)[:, None], shape[1], axis=1)


def _holds(runner: Runner, plan: RacePlan) -> npt.NDArray[np.float64]:
    """Return the chances to hold the quarry, in their order."""
    return np.array([runner.holds.get(one.who, 0.0) for one in plan.quarry])
