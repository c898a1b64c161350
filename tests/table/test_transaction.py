from dataclasses import dataclass, replace

import pytest

from duskboard.core.clocks.clock import Clock, ClockKind
from duskboard.core.identity import EntityId
from duskboard.table.entity import Entity
from duskboard.table.transaction import Change, Report, Transaction

GATE = Entity(
    entity_id=EntityId("gate"), value=Clock(name="The gate", kind=ClockKind.PROGRESS, size=4)
)
HIGHER = replace(GATE, rank=2.0)
YARD = replace(GATE, entity_id=EntityId("yard"))


@dataclass(frozen=True, slots=True, kw_only=True)
class Something(Report):
    """Anything that happened."""


@pytest.mark.parametrize("entity", [None, GATE])
def test_a_change_that_changes_nothing_is_refused(entity: Entity | None) -> None:
    with pytest.raises(ValueError, match=r"Change\.before equals after: gate"):
        Change(entity_id=GATE.entity_id, before=entity, after=entity)


@pytest.mark.parametrize(("before", "after"), [(None, YARD), (YARD, None), (GATE, YARD)])
def test_a_change_speaks_of_its_own_entity(before: Entity | None, after: Entity | None) -> None:
    with pytest.raises(ValueError, match=r"Change\.entity_id is not that of its entity: gate"):
        Change(entity_id=GATE.entity_id, before=before, after=after)


@pytest.mark.parametrize(("before", "after"), [(None, GATE), (GATE, None), (GATE, HIGHER)])
def test_a_change_taken_back_goes_the_other_way(
    before: Entity | None, after: Entity | None
) -> None:
    change = Change(entity_id=GATE.entity_id, before=before, after=after)
    assert change.inverted() == Change(entity_id=GATE.entity_id, before=after, after=before)
    assert change.inverted().inverted() == change


def test_a_step_changes_each_entity_once() -> None:
    one = Change(entity_id=GATE.entity_id, before=None, after=GATE)
    two = Change(entity_id=GATE.entity_id, before=GATE, after=HIGHER)
    with pytest.raises(ValueError, match=r"name an entity twice: \['gate', 'gate'\]"):
        Transaction(report=Something(), changes=(one, two))
    assert Transaction(report=Something()).changes == ()
