"""Everything of the chase comes back from the file as it was."""

import importlib
import inspect
import pkgutil

import pytest
from hypothesis import given
from hypothesis import strategies as st

import duskboard.play.chase
from duskboard.core.chase.check import CheckSource, Difficulty, Verdict
from duskboard.core.chase.harm import Severity
from duskboard.core.chase.participant import (
    Fate,
    Participant,
    Prepared,
    Side,
    Skill,
    Turn,
    Vitals,
)
from duskboard.core.chase.rounds import Course
from duskboard.core.chase.seat import Pedal, Seat
from duskboard.core.chase.setup import Choice, Setup, SetupStep
from duskboard.core.chase.speed import SpeedRoll
from duskboard.core.chase.track import Barrier, Direction, Drift, Edge, Hazard, Location
from duskboard.core.chase.vehicle import Vehicle
from duskboard.core.dice import Expression, Handful, Percentile, Pool, Rating
from duskboard.core.identity import EntityId
from duskboard.core.rulings import ChaseRulings, Preset, Rulings, preset
from duskboard.storage.codec import Codec, CodecError
from duskboard.storage.kind import VALUES
from duskboard.storage.reports import REPORTS
from duskboard.storage.structure import require_storable
from duskboard.table.entity import Entity, Kept, Opening, Value, Visibility
from duskboard.table.transaction import Report

CODEC = Codec()
names = st.text(min_size=1, max_size=20).filter(lambda text: bool(text.strip()))
ids = st.text(min_size=1, max_size=8).map(EntityId)
small = st.integers(0, 99)
ways = st.sets(st.sampled_from(Direction), min_size=1).map(frozenset)
hazards = st.builds(
    Hazard,
    name=names,
    skills=st.lists(names, min_size=1, max_size=3).map(tuple),
    difficulty=st.sampled_from(Difficulty),
    ways=ways,
    harm=st.none() | st.sampled_from(Severity),
    hurts_on_fumble=st.booleans(),
    drift=st.none()
    | st.builds(Drift, direction=st.sampled_from(Direction), pace=st.integers(1, 9)),
    met_by=st.frozensets(ids, max_size=3),
)


@st.composite
def barriers(draw: st.DrawFn, directions: frozenset[Direction] | None = None) -> Barrier:
    full = draw(st.integers(1, 100))
    return Barrier(
        name=draw(names),
        skills=tuple(draw(st.lists(names, max_size=3))),
        hit_points=draw(st.integers(0, full)),
        full_hit_points=full,
        difficulty=draw(st.sampled_from(Difficulty)),
        ways=draw(ways) if directions is None else directions,
        is_open=draw(st.booleans()),
    )


@st.composite
def edges(draw: st.DrawFn) -> Edge:
    hazard = draw(st.none() | hazards)
    left = frozenset(Direction) - (hazard.ways if hazard else frozenset())
    barrier = draw(st.none() | barriers(left)) if left else None
    start, end = draw(st.lists(ids, min_size=2, max_size=2, unique=True))
    return Edge(start=start, end=end, hazard=hazard, barrier=barrier)


points = st.none() | small
vitals = st.builds(
    Vitals,
    hit_points=points,
    full_hit_points=points,
    sanity=points,
    full_sanity=points,
    magic=points,
    full_magic=points,
)
speeds = st.builds(
    SpeedRoll,
    base=st.integers(1, 20),
    skill=names,
    value=small,
    verdict=st.sampled_from(Verdict),
    source=st.sampled_from(CheckSource),
    faces=st.lists(small, max_size=4).map(tuple),
    total=st.none() | st.integers(-9, 100),
)
people = st.builds(
    Participant,
    name=names,
    side=st.sampled_from(Side),
    mov=st.integers(1, 20),
    dex=small,
    skills=st.lists(st.builds(Skill, name=names, value=small), max_size=3).map(tuple),
    place=st.none() | ids,
    tie=small,
    pool=small,
    granted=small,
    spent=small,
    left=small,
    debt=small,
    turn=st.sampled_from(Turn),
    fate=st.sampled_from(Fate),
    count=st.integers(1, 99),
    has_gun_ready=st.booleans(),
    prepared=st.none() | st.builds(Prepared, edge=ids, dice=st.integers(1, 2)),
    source=st.sampled_from(CheckSource),
    speed=st.none() | speeds,
    vitals=vitals,
    build=st.integers(-2, 12),
    seat=st.none()
    | st.builds(Seat, vehicle=ids, drives=st.booleans(), foot_mov=st.integers(1, 20)),
    pedal=st.none()
    | st.builds(Pedal, reach=st.integers(2, 5), gone=st.integers(0, 2), penalty=st.integers(0, 2)),
)
vehicles = st.builds(
    Vehicle,
    name=names,
    mov=st.integers(1, 20),
    build=st.integers(1, 5).map(float) | st.just(0.5),
    full_build=st.integers(5, 75).map(float),
    armour=small,
    seats=st.integers(1, 999),
    skill=names,
    place=st.none() | ids,
    tyres=st.integers(4, 8),
    burst=st.integers(0, 4),
    is_helped=st.booleans(),
)
courses = st.builds(
    Course,
    name=names,
    round=small,
    active=st.none() | ids,
    lowest=st.none() | small,
    lately=st.lists(ids, max_size=4).map(tuple),
    escape_lead=st.none() | small,
)
setups = st.builds(
    Setup,
    step=st.sampled_from(SetupStep),
    gap=st.none() | st.integers(1, 9),
    choices=st.dictionaries(ids, st.sampled_from(Choice), max_size=3),
    places=st.dictionaries(ids, ids, max_size=3),
    trail=st.text(max_size=20),
)
locations = st.builds(Location, name=names, is_exit=st.booleans())
kept = st.builds(
    Kept,
    entity_id=ids,
    value=st.one_of(courses, edges(), people, locations, setups, vehicles),
    visibility=st.sampled_from(Visibility),
    rank=st.floats(allow_nan=False, allow_infinity=False),
)
chase_rulings = st.from_type(ChaseRulings).map(lambda chase: Rulings(chase=chase))
values: st.SearchStrategy[Value] = st.one_of(
    courses,
    edges(),
    people,
    locations,
    setups,
    vehicles,
    st.builds(Opening, parts=st.lists(kept, max_size=3).map(tuple)),
    chase_rulings,
)
entities = st.builds(Entity, entity_id=ids, value=values, visibility=st.sampled_from(Visibility))
CHASE_REPORTS = sorted(kind for kind in REPORTS if kind.startswith("chase-"))


@given(entities)
def test_every_part_of_a_chase_comes_back_as_it_was(entity: Entity) -> None:
    assert CODEC.decode_entity(CODEC.encode_entity(entity)) == entity


def _drawn(kind: str) -> st.SearchStrategy[Report]:
    handfuls = st.builds(Handful, count=st.integers(1, 9), sides=st.integers(2, 100))
    expressions = st.builds(
        Expression,
        handfuls=st.lists(handfuls, min_size=1, max_size=3).map(tuple),
        modifier=st.integers(-9, 9),
    )
    st.register_type_strategy(Handful, handfuls)
    st.register_type_strategy(Expression, expressions)
    st.register_type_strategy(Percentile, st.builds(Percentile, extra=st.integers(-2, 2)))
    counts = st.integers(0, 100)
    st.register_type_strategy(Pool, st.builds(Pool, count=counts, target=st.integers(2, 10)))
    st.register_type_strategy(Rating, st.builds(Rating, count=counts))
    st.register_type_strategy(Vitals, vitals)
    return st.from_type(REPORTS[kind])


@given(st.sampled_from(CHASE_REPORTS).flatmap(_drawn))
def test_every_report_of_a_chase_comes_back_as_it_was(report: Report) -> None:
    assert CODEC.decode_report(CODEC.encode_report(report)) == report


def _reports() -> set[type[Report]]:
    package = duskboard.play.chase
    modules = pkgutil.iter_modules(package.__path__, f"{package.__name__}.")
    return {
        kind
        for info in modules
        for _, kind in inspect.getmembers(importlib.import_module(info.name), inspect.isclass)
        if issubclass(kind, Report) and kind.__module__ == info.name
    }


def test_every_report_of_the_chase_is_named_after_it() -> None:
    assert _reports() == {REPORTS[kind] for kind in CHASE_REPORTS}
    for report in _reports():
        require_storable(report)


def test_the_parts_of_a_chase_have_names_that_stay() -> None:
    assert {kind: VALUES[kind] for kind in VALUES if kind.startswith("chase-")} == {
        "chase-course": Course,
        "chase-edge": Edge,
        "chase-location": Location,
        "chase-opening": Opening,
        "chase-participant": Participant,
        "chase-setup": Setup,
        "chase-vehicle": Vehicle,
    }


def test_rulings_from_before_the_chase_are_those_of_the_reference() -> None:
    plain = CODEC.encode_entity(Entity(entity_id=EntityId("rulings"), value=Rulings()))
    assert CODEC.decode_entity(plain).value == preset(Preset.REFERENCE)


def test_a_part_that_cannot_be_is_refused() -> None:
    edge = Entity(
        entity_id=EntityId("way"), value=Edge(start=EntityId("\ud800"), end=EntityId("b"))
    )
    assert CODEC.decode_entity(CODEC.encode_entity(edge)) == edge
    with pytest.raises(CodecError):
        CODEC.encode_entity(Entity(entity_id=EntityId("\ud800"), value=edge.value))
