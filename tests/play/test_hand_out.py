from types import MappingProxyType

import pytest

from duskboard.core.identity import AssetId, EntityId
from duskboard.play.change import AlreadyOnTableError, NothingToChangeError, NotOnTableError
from duskboard.play.hand_out import (
    HandOutEdited,
    HandOutRemoved,
    HandOutWritten,
    WriteHandOut,
    remove_hand_out,
    write_hand_out,
)
from duskboard.play.note import WriteNote, write_note
from duskboard.table.entity import Entity, HandOut, Visibility
from duskboard.table.table import Table

LETTER, MAP = EntityId("letter"), EntityId("map")
EMPTY = Table(entities=MappingProxyType({}))
WISH = WriteHandOut(hand_out_id=LETTER, title="A notice", about="Torn", text="Bring the fare.")


def test_a_new_hand_out_is_hidden_and_comes_after_the_others() -> None:
    step = write_hand_out(EMPTY, WISH)
    assert step.report == HandOutWritten(hand_out_id=LETTER, title="A notice")
    first = EMPTY.applied(step.changes)
    picture = WriteHandOut(hand_out_id=MAP, title="The harbour", picture=AssetId("a" * 64))
    second = first.applied(write_hand_out(first, picture).changes)
    assert second.of(HandOut) == (
        Entity(
            entity_id=LETTER,
            value=HandOut(title="A notice", about="Torn", text="Bring the fare."),
            visibility=Visibility.HIDDEN,
            rank=0.0,
        ),
        Entity(
            entity_id=MAP,
            value=HandOut(title="The harbour", picture=AssetId("a" * 64)),
            visibility=Visibility.HIDDEN,
            rank=1.0,
        ),
    )


def test_rewriting_one_keeps_its_place_and_says_so() -> None:
    table = EMPTY.applied(write_hand_out(EMPTY, WISH).changes)
    other = WriteHandOut(hand_out_id=LETTER, title="A letter", text="Nine bells.")
    step = write_hand_out(table, other)
    assert step.report == HandOutEdited(hand_out_id=LETTER, title="A letter")
    after = table.applied(step.changes)
    assert after.value(LETTER, HandOut) == HandOut(title="A letter", text="Nine bells.")
    with pytest.raises(NothingToChangeError):
        write_hand_out(after, other)


def test_throwing_one_away_takes_it_off_the_table() -> None:
    table = EMPTY.applied(write_hand_out(EMPTY, WISH).changes)
    step = remove_hand_out(table, LETTER)
    assert step.report == HandOutRemoved(hand_out_id=LETTER, title="A notice")
    assert table.applied(step.changes) == EMPTY
    with pytest.raises(NotOnTableError):
        remove_hand_out(EMPTY, LETTER)


def test_a_hand_out_has_a_title_and_an_identifier_of_its_own() -> None:
    with pytest.raises(ValueError, match=r"HandOut\.title is blank: ' '"):
        write_hand_out(EMPTY, WriteHandOut(hand_out_id=LETTER, title=" "))
    note = WriteNote(note_id=LETTER, title="Mine", text="")
    table = EMPTY.applied(write_note(EMPTY, note).changes)
    with pytest.raises(AlreadyOnTableError):
        write_hand_out(table, WISH)
