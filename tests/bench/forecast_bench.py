"""Measure the forecast of a chase: many plays at once, and the core played one after the other."""

from pathlib import Path

from PySide6.QtWidgets import QApplication
from tests.odds.chase_player import ByDice, Chase, Roads, play
from tests.seat.stopwatch import Printout, Samples

from duskboard.core.chase.participant import Participant, Side, Skill
from duskboard.core.chase.rounds import Course
from duskboard.core.chase.track import Edge, Hazard, Location, Track
from duskboard.core.identity import EntityId
from duskboard.core.rulings import Preset, preset
from duskboard.odds.race_plan import Policy, RacePlan, race_plan
from duskboard.odds.simulation import forecast

FORECAST_MS = 1000.0
"""The most that a forecast takes."""
FASTER = 50.0
"""How many times as long the core takes at least for as many plays."""

_PLACES = 12
_ROUNDS = 8
_RUNS = 10_000
_SLOW_RUNS = 100
"""Plays of the core: a hundredth of those of the forecast."""
_AGAIN = 5


def measure_forecast(_application: QApplication, printout: Printout, _folder: Path) -> None:
    """Six people on twelve places for eight rounds, 10,000 times; then a hundred times slowly."""
    chase = six()
    plan = _plan(chase)
    forecast(plan, chase.policies, runs=_RUNS, rounds=_ROUNDS)  # numpy is warm
    ours, slow, plans = Samples(), Samples(), Samples()
    for _ in range(_AGAIN):
        with plans.lap():
            plan = _plan(chase)
        with ours.lap():
            forecast(plan, chase.policies, runs=_RUNS, rounds=_ROUNDS)
        chance = ByDice(1)
        with slow.lap():
            for _ in range(_SLOW_RUNS):
                play(chase, chance, _ROUNDS)
    printout.times("a plan of six on twelve places", plans)
    printout.times("its forecast, 10,000 times 8 rounds", ours, most_slow=FORECAST_MS)
    printout.times("the core, 100 times 8 rounds", slow)
    share = _RUNS / _SLOW_RUNS
    printout.ratio("the core, 100 times : forecast", slow, ours, least=FASTER / share)


def six() -> Chase:
    """Three who flee and three who pursue, with something on every other way."""
    keys = [EntityId(f"p{at:02}") for at in range(_PLACES)]
    wall = Hazard(name="Wall", skills=("climb",))
    edges = {
        EntityId(f"w{at:02}"): Edge(
            start=keys[at - 1], end=keys[at], hazard=wall if at % 2 else None
        )
        for at in range(1, _PLACES)
    }
    track = Track(locations={key: Location(name=key) for key in keys}, edges=edges)
    people = {
        EntityId(f"{side}{number}"): _runner(side, keys[first + number], number)
        for side, first in ((Side.QUARRY, 3), (Side.PURSUER, 0))
        for number in range(3)
    }
    return Chase(
        course=Course(name="Over the roofs"),
        roads=Roads(track),
        people=people,
        rulings=preset(Preset.REFERENCE),
        policies=dict.fromkeys(Side, Policy.CAREFUL),
    )


def _runner(side: Side, place: EntityId, number: int) -> Participant:
    skills = (("climb", 45), ("dodge", 40), ("fighting", 40))
    return Participant(
        name=side,
        side=side,
        mov=7 + number,
        dex=50 + 5 * number + (side is Side.QUARRY),
        place=place,
        skills=tuple(Skill(name=name, value=value) for name, value in skills),
    )


def _plan(chase: Chase) -> RacePlan:
    plan = race_plan(chase.course, chase.roads.track, chase.people, chase.rulings)
    assert plan is not None
    return plan
