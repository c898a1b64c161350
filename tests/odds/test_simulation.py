"""The forecast of a chase: against an exact tree of outcomes, and the core played slowly."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from math import sqrt
from random import Random
from types import MappingProxyType

import pytest
from tests.odds.chase_player import ByDice, Chase, Roads, exact, play

from duskboard.core.chase.check import CheckSource, Difficulty
from duskboard.core.chase.participant import Fate, Participant, Side, Skill, Turn
from duskboard.core.chase.rounds import Course, begin_round
from duskboard.core.chase.track import Barrier, Edge, Hazard, Location, Track
from duskboard.core.identity import EntityId
from duskboard.core.rulings import Preset, preset
from duskboard.odds.race_plan import Policy, Unmodelled, race_plan
from duskboard.odds.simulation import Forecast, Stopped, forecast

REFERENCE = preset(Preset.REFERENCE)
PUBLISHED = preset(Preset.PUBLISHED)
CAREFUL = {Side.QUARRY: Policy.CAREFUL, Side.PURSUER: Policy.CAREFUL}
RECKLESS = {Side.QUARRY: Policy.RECKLESS, Side.PURSUER: Policy.RECKLESS}
MIXED = {Side.QUARRY: Policy.MIXED, Side.PURSUER: Policy.RECKLESS}
FLEES, CHASES, TOO = EntityId("flees"), EntityId("chases"), EntityId("too")
WALL = Hazard(name="Wall", skills=("climb",))
FENCE = Barrier(name="Fence", skills=("climb",), hit_points=5, full_hit_points=5)
RUNS = 2000
SIGMAS = 4.0


def line(count: int, lying: Mapping[int, Hazard | Barrier] = MappingProxyType({})) -> Track:
    """Places in a row; `lying` puts something on the way to a place."""
    keys = [EntityId(f"p{at:02}") for at in range(count)]
    locations = {key: Location(name=key, is_exit=key == keys[-1]) for key in keys}
    edges = {}
    for at in range(1, count):
        what = lying.get(at)
        edges[EntityId(f"w{at:02}")] = Edge(
            start=keys[at - 1],
            end=keys[at],
            hazard=what if isinstance(what, Hazard) else None,
            barrier=what if isinstance(what, Barrier) else None,
        )
    return Track(locations=locations, edges=edges)


def runner(side: Side, at: int, *, mov: int = 8, dex: int = 50, **skills: int) -> Participant:
    return Participant(
        name=side,
        side=side,
        mov=mov,
        dex=dex,
        place=EntityId(f"p{at:02}"),
        skills=tuple(Skill(name=name, value=value) for name, value in skills.items()),
    )


def two(track: Track, *, begun: bool = True, **changes: int) -> Chase:
    """A fleer two places ahead of a chaser who is as fast and acts later."""
    people = {
        FLEES: runner(Side.QUARRY, 2, dex=60, climb=40, dodge=30, **changes),
        CHASES: runner(Side.PURSUER, 0, mov=9, climb=60, fighting=50),
    }
    course = Course(name="Over the roofs")
    if begun:
        started = begin_round(course, people, REFERENCE)
        course, people = started.course, {**people, **started.changed}
    return Chase(
        course=course, roads=Roads(track), people=people, rulings=REFERENCE, policies=RECKLESS
    )


def foreseen(chase: Chase, rounds: int, *, runs: int = RUNS, seed: int = 5) -> Forecast:
    plan = race_plan(chase.course, chase.roads.track, chase.people, chase.rulings)
    assert plan is not None
    return forecast(plan, chase.policies, runs=runs, rounds=rounds, seed=seed)


def assert_near(chase: Chase, rounds: int, runs: int = 40_000) -> None:
    """The forecast is within 4 sigmas of the exact tree, and exact where there is no chance."""
    wanted = exact(chase, rounds)
    found = foreseen(chase, rounds, runs=runs)
    for who, shares in found.rounds.items():
        for number, share in enumerate(shares):
            for fate, value in (
                (Fate.CAUGHT, share.caught),
                (Fate.ESCAPED, share.escaped),
                (Fate.RUNNING, share.running),
            ):
                truth = float(wanted[who, number, fate])
                spread = SIGMAS * sqrt(truth * (1 - truth) / runs)
                assert abs(value - truth) <= spread + 1e-12, (who, number, fate, truth)


def test_without_chance_the_forecast_is_certain() -> None:
    shares = foreseen(two(line(6)), 4, runs=10).rounds[FLEES]
    # The fleer has one action a round and needs three; the chaser's two a round reach p04 at once.
    assert [(one.caught, one.escaped) for one in shares[:1]] == [(0.0, 0.0)]
    alone = two(line(4))
    assert [one.escaped for one in foreseen(alone, 2, runs=10).rounds[FLEES]] == [1.0, 1.0]


@pytest.mark.parametrize(
    "policies", [RECKLESS, MIXED, CAREFUL], ids=["reckless", "mixed", "careful"]
)
def test_one_hazard_and_one_fight_are_as_the_tree_has_them(
    policies: Mapping[Side, Policy],
) -> None:
    chase = replace(two(line(6, {3: WALL})), policies=policies)
    assert_near(chase, 2)


def test_a_barrier_holds_up_whoever_fails_at_it() -> None:
    assert_near(two(line(5, {4: FENCE})), 3)


@pytest.mark.rule("chase 3.9")
def test_debts_are_paid_from_the_rounds_to_come() -> None:
    hard = replace(WALL, difficulty=Difficulty.EXTREME)
    assert_near(two(line(7, {3: hard})), 3)


def test_a_lead_that_the_keeper_set_is_an_escape() -> None:
    chase = two(line(9))
    chase = replace(chase, course=replace(chase.course, escape_lead=3))
    assert [one.escaped for one in foreseen(chase, 1, runs=10).rounds[FLEES]] == [1.0]
    assert_near(replace(chase, roads=Roads(line(9, {3: WALL}))), 2)


def test_by_the_published_rules_pools_stay_when_the_slowest_leaves() -> None:
    people = {
        FLEES: runner(Side.QUARRY, 4, mov=5, dex=90, climb=50, dodge=40),
        TOO: runner(Side.QUARRY, 2, mov=7, dex=80, climb=50, dodge=40),
        CHASES: runner(Side.PURSUER, 0, mov=7, dex=70, climb=50, fighting=50),
    }
    for rulings in (REFERENCE, PUBLISHED):
        chase = Chase(
            course=Course(name="Two of them"),
            roads=Roads(line(6)),
            people=people,
            rulings=rulings,
            policies=RECKLESS,
        )
        assert_near(chase, 3)


def test_a_round_that_runs_is_played_to_its_end() -> None:
    chase = two(line(6, {3: WALL}))
    people = dict(chase.people)
    people[FLEES] = replace(people[FLEES], turn=Turn.ACTED, left=0)
    running = replace(chase, people=people, course=replace(chase.course, active=CHASES))
    assert_near(running, 2)


def test_there_is_no_forecast_of_one_side_alone() -> None:
    chase = two(line(6))
    alone = {FLEES: chase.people[FLEES]}
    assert race_plan(chase.course, chase.roads.track, alone, REFERENCE) is None


def test_what_is_left_out_is_named() -> None:
    drifts = replace(WALL, harm=None)
    chase = two(line(6, {3: drifts, 4: FENCE}))
    plan = race_plan(chase.course, chase.roads.track, chase.people, REFERENCE)
    assert plan is not None
    always = {Unmodelled.ANSWERS, Unmodelled.DELAYING}
    assert plan.unmodelled == {*always, Unmodelled.BREAKING}
    said = {key: replace(one, source=CheckSource.SAID) for key, one in chase.people.items()}
    plan = race_plan(chase.course, line(6), said, REFERENCE)
    assert plan is not None
    assert plan.unmodelled == {*always, Unmodelled.SAID}


def test_one_seed_says_one_thing_and_a_stale_forecast_stops() -> None:
    chase = two(line(6, {3: WALL}))
    assert foreseen(chase, 3, seed=1) == foreseen(chase, 3, seed=1)
    assert foreseen(chase, 3, seed=1) != foreseen(chase, 3, seed=2)
    plan = race_plan(chase.course, chase.roads.track, chase.people, chase.rulings)
    assert plan is not None
    with pytest.raises(Stopped):
        forecast(plan, RECKLESS, runs=10, is_stale=lambda: True)


def random_chase(seed: int) -> Chase:
    """Up to six people on a track of up to twelve places, with all that may lie on it."""
    chance = Random(seed)  # noqa: S311 - a seed is wanted
    count = chance.randint(7, 12)
    lying: dict[int, Hazard | Barrier] = {}
    for at in range(1, count):
        level = chance.choice([Difficulty.REGULAR, Difficulty.REGULAR, Difficulty.HARD])
        lies = chance.random()
        if lies < 0.35:
            lying[at] = replace(WALL, difficulty=level)
        elif lies < 0.5:
            lying[at] = replace(FENCE, difficulty=level)
    people: dict[EntityId, Participant] = {}
    for side, first, most in ((Side.QUARRY, 3, 3), (Side.PURSUER, 0, 3)):
        for number in range(chance.randint(1, most)):
            people[EntityId(f"{side}{number}")] = runner(
                side,
                chance.randint(first, first + 2),
                mov=chance.randint(6, 10),
                dex=5 * chance.randint(6, 18) + len(people),
                climb=chance.randint(20, 90),
                dodge=chance.randint(20, 80),
                fighting=chance.randint(20, 80),
            )
    rulings = chance.choice([REFERENCE, PUBLISHED])
    lead = chance.choice([None, None, 5])
    policies = {side: chance.choice(list(Policy)) for side in Side}
    return Chase(
        course=Course(name="Anywhere", escape_lead=lead),
        roads=Roads(line(count, lying)),
        people=people,
        rulings=rulings,
        policies=policies,
    )


def assert_as_core(seed: int, plays: int, rounds: int = 6) -> None:
    chase = random_chase(seed)
    chance = ByDice(seed)
    counted: Counter[tuple[EntityId, int, Fate]] = Counter()
    for _ in range(plays):
        for number, fates in enumerate(play(chase, chance, rounds)):
            for key, fate in fates.items():
                counted[key, number, fate] += 1
    runs = 40_000
    for who, shares in foreseen(chase, rounds, runs=runs, seed=seed).rounds.items():
        for number, share in enumerate(shares):
            for fate, value in ((Fate.CAUGHT, share.caught), (Fate.ESCAPED, share.escaped)):
                seen = counted[who, number, fate] / plays
                middle = (seen * plays + value * runs) / (plays + runs)
                spread = SIGMAS * sqrt(middle * (1 - middle) * (1 / plays + 1 / runs))
                assert abs(seen - value) <= spread + 1e-12, (seed, who, number, fate, seen, value)


@pytest.mark.parametrize("seed", range(5))
def test_random_chases_go_as_the_core_plays_them(seed: int) -> None:
    assert_as_core(seed, 200)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, 200, 25))
def test_two_hundred_random_chases_go_as_the_core_plays_them(first: int) -> None:
    for seed in range(first, first + 25):
        assert_as_core(seed, RUNS)
