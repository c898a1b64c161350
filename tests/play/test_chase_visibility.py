"""What is told of things that are shown, masked and hidden, parts of a chase above all."""

import pytest
from tests.play.chase.scenes import EDDA, FINN, PLACES, WALL, WAYS, done, four, laid

from duskboard.core.identity import EntityId
from duskboard.play.change import NothingToChangeError, NotOnTableError
from duskboard.play.visibility import (
    ManyShown,
    VisibilityChanged,
    set_all_visibility,
    set_visibility,
)
from duskboard.table.entity import COURSE_ID, Visibility

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
