"""Groups on the board: some dragged out with Alt, others dropped onto them, and the keys for it."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from tests.board.chase import EDDA, FINN, HOB, TOM, chase, place_id, with_token
from tests.board.track import ALT, NONE, Key, Show, at, key, move, press, release, wishes

from duskboard.board.drawing import TokenDrawing
from duskboard.board.lane_painting import BadgeFace
from duskboard.board.overlay_drawing import BadgeDrawing
from duskboard.board.part import PartKind
from duskboard.board.track_view import TrackView
from duskboard.core.identity import EntityId

SIDEWAYS = QPoint(14, 0)


@pytest.fixture
def track(show: Show) -> TrackView:
    """Edda, in turn, stands for five."""
    return show(with_token(chase(), EDDA, count=5))


def take_out(track: TrackView, goal: EntityId) -> None:
    press(track, at(track, EDDA), ALT)
    move(track, at(track, EDDA) + SIDEWAYS, at(track, goal))


def counts(track: TrackView) -> tuple[int, int]:
    """How many the token that stays and the one in hand stand for."""
    items = {item.part.key: item.part for item in track.board.items() if hasattr(item, "part")}
    stays = items[(PartKind.TOKEN, str(EDDA))].drawing
    taken = items[(PartKind.GHOST, str(EDDA))].drawing
    assert isinstance(stays, TokenDrawing)
    assert isinstance(taken, TokenDrawing)
    return stays.face.count, taken.face.count


def badge(track: TrackView, place: int) -> BadgeFace:
    items = {item.part.key: item.part for item in track.board.items() if hasattr(item, "part")}
    drawing = items[(PartKind.BADGE, str(place_id(place)))].drawing
    assert isinstance(drawing, BadgeDrawing)
    return drawing.face


def test_alt_drag_takes_one_and_a_digit_so_many(track: TrackView) -> None:
    heard = wishes(track)
    take_out(track, place_id(6))
    assert counts(track) == (4, 1)
    assert badge(track, 6).text == "1 leaves the group · 1 AP + Climb"
    QTest.keyClick(track, Key.Key_3)
    assert counts(track) == (2, 3)
    QTest.keyClick(track, Key.Key_9)  # one has to stay
    assert counts(track) == (1, 4)
    QTest.keyClick(track, Key.Key_2)
    release(track, at(track, place_id(6)))
    assert heard == [("split_requested", EDDA, place_id(6), 2, False)]
    assert track.desk.chosen is None


def test_dropped_where_they_were_they_stand_beside_the_group(track: TrackView) -> None:
    heard = wishes(track)
    take_out(track, place_id(5))
    assert badge(track, 5).text == "1 leaves the group"
    release(track, at(track, place_id(5)))
    assert heard == [("split_requested", EDDA, place_id(5), 1, False)]


@pytest.mark.parametrize("is_held", [True, False])
def test_where_the_rules_forbid_it_alt_overrules_as_for_everybody(
    track: TrackView, *, is_held: bool
) -> None:
    heard = wishes(track)
    take_out(track, place_id(8))
    if is_held:
        QTest.keyPress(track, Key.Key_Alt, ALT)
    else:
        QTest.keyRelease(track, Key.Key_Alt, NONE)
    release(track, at(track, place_id(8)))
    if is_held:
        assert heard == [("split_requested", EDDA, place_id(8), 1, True)]
    else:
        assert [one[:2] for one in heard] == [("refused", EDDA)]


def test_without_alt_the_whole_group_goes(track: TrackView) -> None:
    heard = wishes(track)
    press(track, at(track, EDDA))
    move(track, at(track, EDDA) + SIDEWAYS, at(track, place_id(6)))
    QTest.keyClick(track, Key.Key_3)
    release(track, at(track, place_id(6)))
    assert heard == [("move_requested", EDDA, place_id(6), False)]


def test_alt_on_one_alone_only_overrules(show: Show) -> None:
    track = show(chase())
    heard = wishes(track)
    take_out(track, place_id(6))
    release(track, at(track, place_id(6)))
    assert heard == [("move_requested", EDDA, place_id(6), False)]


def test_escape_puts_them_back(track: TrackView) -> None:
    heard = wishes(track)
    take_out(track, place_id(6))
    key(track, Key.Key_Escape)
    release(track, at(track, place_id(6)))
    assert (heard, track.desk.chosen) == ([], None)


def test_dropped_onto_another_of_the_side_at_the_place_they_become_one(show: Show) -> None:
    track = show(with_token(chase(), TOM, place_id=place_id(5), count=2))
    heard = wishes(track)
    press(track, at(track, EDDA))
    move(track, at(track, EDDA) + SIDEWAYS, at(track, TOM))
    assert badge(track, 5).text == "Join Tom Reyes ×2"
    release(track, at(track, TOM))
    assert heard == [("join_requested", EDDA, TOM)]


def test_nobody_joins_the_other_side(show: Show) -> None:
    track = show(with_token(chase(), FINN, place_id=place_id(5)))
    heard = wishes(track)
    press(track, at(track, EDDA))
    move(track, at(track, EDDA) + SIDEWAYS, at(track, FINN))
    release(track, at(track, FINN))
    assert heard == []


def test_keys_ask_who_leaves_and_who_joins(track: TrackView) -> None:
    heard = wishes(track)
    track.select(HOB)
    key(track, Key.Key_G, Key.Key_J)
    track.select(place_id(2))
    key(track, Key.Key_G, Key.Key_J)
    assert heard == [("split_menu_requested", HOB), ("join_menu_requested", HOB)]


def test_a_line_is_typed_where_the_name_stands(track: TrackView) -> None:
    heard = wishes(track)
    track.begin_line(EDDA, "Edda Marsh mov8 dex70")
    assert track.editor.width() >= 380
    track.editor.setText("Edda Marsh mov9 dex70")
    QTest.keyClick(track.editor, Key.Key_Return)
    track.begin_rename(EDDA)
    track.editor.setText("Edda")
    QTest.keyClick(track.editor, Key.Key_Return)
    assert heard == [("line_typed", EDDA, "Edda Marsh mov9 dex70"), ("renamed", EDDA, "Edda", None)]
