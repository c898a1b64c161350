import importlib
import inspect
import pkgutil

from hypothesis import given
from hypothesis import strategies as st
from tests.storage.storyteller import entities, registered
from tests.storage.strategies import expressions, percentiles

import duskboard.play.storyteller
from duskboard.core.dice import Expression, Percentile, Pool, Rating
from duskboard.core.storyteller.bond import Bond
from duskboard.core.storyteller.calendar import Chronicle, Reminder
from duskboard.core.storyteller.diablerie import Diablerie
from duskboard.core.storyteller.extended import ExtendedAction, ExtendedContest
from duskboard.core.storyteller.fighter import Fight, Fighter
from duskboard.core.storyteller.frenzy import Frenzy
from duskboard.core.storyteller.seduction import Seduction
from duskboard.core.storyteller.sheet import Sheet
from duskboard.core.storyteller.waking import Waking
from duskboard.storage.codec import Codec
from duskboard.storage.kind import VALUES
from duskboard.storage.reports import REPORTS
from duskboard.storage.structure import require_storable
from duskboard.table.entity import Entity
from duskboard.table.pool_roll import PoolRoll
from duskboard.table.running_attack import RunningAttack
from duskboard.table.several_roll import SeveralRoll
from duskboard.table.transaction import Report

CODEC = Codec()
OURS = sorted(kind for kind in REPORTS if kind.startswith("storyteller-"))


@given(entities)
def test_every_value_of_vampire_comes_back_as_it_was(entity: Entity) -> None:
    assert CODEC.decode_entity(CODEC.encode_entity(entity)) == entity


def drawn(kind: str) -> st.SearchStrategy[Report]:
    registered()
    st.register_type_strategy(Expression, expressions)
    st.register_type_strategy(Percentile, percentiles)
    counts = st.integers(0, 100)
    st.register_type_strategy(Pool, st.builds(Pool, count=counts, target=st.integers(2, 10)))
    st.register_type_strategy(Rating, st.builds(Rating, count=counts))
    return st.from_type(REPORTS[kind])


@given(st.sampled_from(OURS).flatmap(drawn))
def test_every_report_of_vampire_comes_back_as_it_was(report: Report) -> None:
    assert CODEC.decode_report(CODEC.encode_report(report)) == report


def test_every_report_of_vampire_is_named_after_it() -> None:
    package = duskboard.play.storyteller
    found = {
        kind
        for info in pkgutil.iter_modules(package.__path__, f"{package.__name__}.")
        for _, kind in inspect.getmembers(importlib.import_module(info.name), inspect.isclass)
        if issubclass(kind, Report) and kind.__module__ == info.name
    }
    assert found == {REPORTS[kind] for kind in OURS}
    for report in found:
        require_storable(report)


def test_the_values_of_vampire_have_names_that_stay() -> None:
    assert {kind: VALUES[kind] for kind in VALUES if kind.startswith("storyteller-")} == {
        "storyteller-attack": RunningAttack,
        "storyteller-bond": Bond,
        "storyteller-chronicle": Chronicle,
        "storyteller-contest": ExtendedContest,
        "storyteller-diablerie": Diablerie,
        "storyteller-extended": ExtendedAction,
        "storyteller-fight": Fight,
        "storyteller-fighter": Fighter,
        "storyteller-frenzy": Frenzy,
        "storyteller-reminder": Reminder,
        "storyteller-roll": PoolRoll,
        "storyteller-seduction": Seduction,
        "storyteller-several": SeveralRoll,
        "storyteller-sheet": Sheet,
        "storyteller-waking": Waking,
    }
