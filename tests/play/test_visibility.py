import pytest

from duskboard.core.identity import EntityId
from duskboard.play.change import NothingToChangeError, NotOnTableError
from duskboard.play.clock import NewClock, make_clock
from duskboard.play.visibility import VisibilityChanged, set_visibility
from duskboard.table.entity import Visibility
from duskboard.table.public_view import public_view
from duskboard.table.table import Table

GATE = EntityId("gate")


def laid(visibility: Visibility) -> Table:
    wish = NewClock(clock_id=GATE, name="The gate", visibility=visibility)
    return Table().applied(make_clock(Table(), wish).changes)


@pytest.mark.parametrize("before", list(Visibility))
@pytest.mark.parametrize("after", list(Visibility))
def test_a_thing_is_shown_masked_or_hidden(before: Visibility, after: Visibility) -> None:
    table = laid(before)
    if before is after:
        with pytest.raises(NothingToChangeError):
            set_visibility(table, GATE, after)
        return
    step = set_visibility(table, GATE, after)
    assert step.report == VisibilityChanged(
        entity_id=GATE, name="The gate", before=before, after=after
    )
    assert table.applied(step.changes) == laid(after)


def test_players_learn_of_a_clock_when_it_is_shown() -> None:
    table = laid(Visibility.HIDDEN)
    assert public_view(table).clocks == ()
    shown = table.applied(set_visibility(table, GATE, Visibility.SHOWN).changes)
    assert [clock.name for clock in public_view(shown).clocks] == ["The gate"]


def test_what_is_not_there_cannot_be_shown() -> None:
    with pytest.raises(NotOnTableError) as refusal:
        set_visibility(Table(), GATE, Visibility.SHOWN)
    assert refusal.value.args == (GATE,)
