import importlib
import inspect
import pkgutil

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.storage.blades import entities
from tests.storage.strategies import expressions, percentiles, pools, ratings

import duskboard.play.blades
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.dice import Expression, Percentile, Pool, Rating
from duskboard.storage.codec import Codec
from duskboard.storage.kind import VALUES
from duskboard.storage.reports import REPORTS
from duskboard.storage.structure import require_storable
from duskboard.table.entity import Entity
from duskboard.table.transaction import Report

CODEC = Codec()
OURS = sorted(kind for kind in REPORTS if kind.startswith("blades-"))


@settings(max_examples=60)
@given(entities)
def test_every_value_of_blades_comes_back_as_it_was(entity: Entity) -> None:
    assert CODEC.decode_entity(CODEC.encode_entity(entity)) == entity


def drawn(kind: str) -> st.SearchStrategy[Report]:
    st.register_type_strategy(Expression, expressions)
    st.register_type_strategy(Percentile, percentiles)
    st.register_type_strategy(Pool, pools)
    st.register_type_strategy(Rating, ratings)
    return st.from_type(REPORTS[kind])


@settings(max_examples=60)
@given(st.sampled_from(OURS).flatmap(drawn))
def test_every_report_of_blades_comes_back_as_it_was(report: Report) -> None:
    assert CODEC.decode_report(CODEC.encode_report(report)) == report


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
    assert (VALUES["blades-scoundrel"], VALUES["blades-crew"]) == (Scoundrel, Crew)
