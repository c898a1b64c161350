import importlib
import inspect
import pkgutil
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.i18n.blades_roll_reports import LUCK, NELL, RESISTANCE, ROLL, ROLLED, TEAM
from tests.storage.blades import entities
from tests.storage.strategies import expressions, percentiles, pools, ratings

import duskboard.play.blades
from duskboard.core.blades.action import ActionTerms, OtherDice
from duskboard.core.blades.consequence import (
    Complication,
    Consequence,
    Heat,
    LostOpportunity,
    ReducedEffect,
    WorsePosition,
    Wounding,
)
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.gather import Detail
from duskboard.core.blades.playbook import Playbook
from duskboard.core.blades.position import Position
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.blades.trait import ActionId
from duskboard.core.blades.use import AbilityUse
from duskboard.core.dice import Expression, Percentile, Pool, Rating
from duskboard.core.identity import EntityId
from duskboard.storage.codec import Codec
from duskboard.storage.kind import VALUES
from duskboard.storage.reports import REPORTS
from duskboard.storage.structure import require_storable
from duskboard.table.action_roll import FortunePair
from duskboard.table.enquiry import Enquiry, Question
from duskboard.table.entity import Entity, Value
from duskboard.table.running_action import RunningAction, Threat
from duskboard.table.transaction import Report

CODEC = Codec()
OURS = sorted(kind for kind in REPORTS if kind.startswith("blades-"))
# Reports of rolls are deep: one of each says as much as many at random, and sooner.
DRAWN = [kind for kind in OURS if REPORTS[kind] not in {type(one) for one in ROLLED}]
INFLICTED: tuple[Consequence, ...] = (
    Wounding(level=3, text="punctured lung"),
    Complication(text="alert", ticks=2, clock=EntityId("alert")),
    Heat(amount=2),
    LostOpportunity(approach="the roof"),
    WorsePosition(),
    ReducedEffect(),
)
RUNNING = RunningAction(
    who=NELL,
    terms=ActionTerms(action=ActionId.PROWL, uses=(AbilityUse.DARING,), others=(OtherDice(),)),
    roll=ROLL,
    threats=tuple(
        Threat(number=number, who=NELL, inflicted=one, left=one, roll=RESISTANCE)
        for number, one in enumerate(INFLICTED, start=1)
    ),
    closed=("the roof",),
    next_position=Position.DESPERATE,
)
VALUES_OF_ROLLS: tuple[Value, ...] = (
    ROLL,
    TEAM,
    RESISTANCE,
    LUCK,
    FortunePair(first=LUCK, second=LUCK),
    RUNNING,
    replace(RUNNING, roll=TEAM),
    Enquiry(questions=(Question(text="What do they plan?", detail=Detail.GOOD),)),
)


@given(entities)
def test_every_value_of_blades_comes_back_as_it_was(entity: Entity) -> None:
    assert CODEC.decode_entity(CODEC.encode_entity(entity)) == entity


def drawn(kind: str) -> st.SearchStrategy[Report]:
    st.register_type_strategy(Expression, expressions)
    st.register_type_strategy(Percentile, percentiles)
    st.register_type_strategy(Pool, pools)
    st.register_type_strategy(Rating, ratings)
    return st.from_type(REPORTS[kind])


@given(st.sampled_from(DRAWN).flatmap(drawn))
def test_every_report_of_blades_comes_back_as_it_was(report: Report) -> None:
    assert CODEC.decode_report(CODEC.encode_report(report)) == report


@pytest.mark.parametrize("report", ROLLED, ids=lambda report: type(report).__name__)
def test_every_report_of_a_roll_comes_back_as_it_was(report: Report) -> None:
    assert CODEC.decode_report(CODEC.encode_report(report)) == report


@pytest.mark.parametrize("value", VALUES_OF_ROLLS, ids=lambda value: type(value).__name__)
def test_every_roll_and_what_it_left_comes_back_as_it_was(value: Value) -> None:
    entity = Entity(entity_id=NELL, value=value)
    assert CODEC.decode_entity(CODEC.encode_entity(entity)) == entity


def test_every_report_of_blades_is_named_after_it() -> None:
    package = duskboard.play.blades
    found = {
        kind
        for info in pkgutil.iter_modules(package.__path__, f"{package.__name__}.")
        for _, kind in inspect.getmembers(importlib.import_module(info.name), inspect.isclass)
        if issubclass(kind, Report) and kind.__module__ == info.name
    }
    assert found == {REPORTS[kind] for kind in OURS}
    for report in found:
        require_storable(report)


def test_the_values_of_a_blades_sheet_have_names_that_stay() -> None:
    kinds = ("blades-scoundrel", "blades-crew", "blades-playbook")
    assert [VALUES[kind] for kind in kinds] == [Scoundrel, Crew, Playbook]
