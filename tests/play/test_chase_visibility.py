"""What is told of things that are shown, masked and hidden, parts of a chase above all."""

import pytest
from tests.play.chase.scenes import (
    EDDA,
    FINN,
    PLACES,
    TOM,
    WALL,
    WAYS,
    course,
    done,
    four,
    laid,
    started,
)

from duskboard.core.identity import EntityId
from duskboard.play.change import NothingToChangeError, NotOnTableError
from duskboard.play.chase.running import end_this_turn
from duskboard.play.visibility import (
    ManyShown,
    VisibilityChanged,
    set_all_visibility,
    set_visibility,
)
from duskboard.table.entity import COURSE_ID, Visibility
from duskboard.table.public_board import public_board
from duskboard.table.table import Table

HIDDEN, MASKED, SHOWN = Visibility.HIDDEN, Visibility.MASKED, Visibility.SHOWN


@pytest.mark.parametrize(
    ("key", "name"),
    [
        (COURSE_ID, "Ferry steps to the night tram"),
        (PLACES[1], "Fish market"),
        (WAYS[1], "Low wall"),
        (WAYS[2], ""),
        (EDDA, "Edda"),
    ],
)
def test_every_part_of_a_chase_is_masked_under_its_name(key: EntityId, name: str) -> None:
    table = four(laid(lying={1: WALL}))
    transaction = set_visibility(table, key, MASKED)
    assert transaction.report == VisibilityChanged(
        entity_id=key, name=name, before=SHOWN, after=MASKED, is_unnamed=True
    )
    entity = done(table, transaction).get(key)
    assert entity is not None
    assert entity.visibility is MASKED


def test_several_things_are_shown_at_once() -> None:
    table = four(laid(visibility=HIDDEN))
    keys = [COURSE_ID, PLACES[0], PLACES[1], WAYS[1], WAYS[1], FINN]
    transaction = set_all_visibility(table, keys, SHOWN)
    assert transaction.report == ManyShown(
        names=("Ferry steps to the night tram", "Ferry steps", "Fish market"),
        count=4,
        after=SHOWN,
        is_unnamed=True,
    )
    table = done(table, transaction)
    with pytest.raises(NothingToChangeError):
        set_all_visibility(table, keys, SHOWN)
    with pytest.raises(NotOnTableError):
        set_all_visibility(table, [EntityId("nobody")], SHOWN)


def test_whoever_is_hidden_in_turn_leaves_the_players_marker_with_nobody() -> None:
    table = started(four(laid()))
    table = done(table, end_this_turn(table))
    assert marked(table) == EDDA
    hidden = done(table, set_visibility(table, EDDA, HIDDEN))
    assert marked(hidden) is None
    assert marked(done(hidden, set_visibility(hidden, FINN, MASKED))) is None
    assert marked(done(hidden, set_visibility(hidden, EDDA, SHOWN))) == EDDA
    assert marked(done(hidden, end_this_turn(hidden))) == TOM
    assert marked(done(table, set_all_visibility(table, [EDDA, TOM], HIDDEN))) is None
    assert marked(done(table, set_visibility(table, EDDA, MASKED))) == EDDA
    assert marked(done(table, set_visibility(table, FINN, HIDDEN))) == EDDA


def test_the_players_marker_stays_while_one_acts_of_whom_they_never_knew() -> None:
    table = four(laid())
    table = started(done(table, set_visibility(table, EDDA, HIDDEN)))
    table = done(table, end_this_turn(table))
    assert course(table).active == EDDA
    assert marked(table) == FINN


def marked(table: Table) -> EntityId | None:
    """Return whose turn it is as players see it."""
    view = public_board(table)
    assert view is not None
    return view.active
