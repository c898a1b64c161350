"""Actions on the board, clicked one by one."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from tests.board.chase import EDDA, FINN, HOB, TOM, chase, place_id, stacked, with_token
from tests.board.track import (
    LEFT,
    NONE,
    SHIFT,
    Show,
    at,
    click,
    move,
    pip_point,
    pip_points,
    press,
    release,
    wishes,
)

from duskboard.board.drawing import TokenDrawing
from duskboard.board.pip_painting import Pip, PipsFace, pip_at, pips_width
from duskboard.board.track_view import TrackView
from duskboard.core.identity import EntityId
from duskboard.table.board_view import BoardView


def pips(track: TrackView, person_id: EntityId) -> PipsFace:
    part = track.board.part_of(person_id)
    assert part is not None
    assert isinstance(part.drawing, TokenDrawing)
    assert part.drawing.pips is not None
    return part.drawing.pips


def test_each_pip_stands_for_what_a_click_changes() -> None:
    face = PipsFace(left=1, granted=3, owed=2)
    middles = [QPointF(13 * place + 5, 0) for place in range(5)]
    assert [pip_at(face, middle) for middle in middles] == [
        Pip.LEFT, Pip.SPENT, Pip.SPENT, Pip.OWED, Pip.OWED,
    ]  # fmt: skip
    assert pip_at(face, QPointF(-4, 0)) is None
    assert pip_at(face, QPointF(66, 0)) is None
    assert pip_at(face, QPointF(5, 13)) is None
    assert pip_at(PipsFace(left=0, granted=0), QPointF(0, 0)) is None


def test_twenty_actions_are_told_apart_in_the_room_of_eight() -> None:
    face = PipsFace(left=12, granted=20)
    assert pip_at(face, QPointF(60, 0)) is Pip.LEFT
    assert pip_at(face, QPointF(62, 0)) is Pip.SPENT


@pytest.mark.parametrize(
    ("face", "marked"),
    [
        (PipsFace(left=2, granted=3, hovered=Pip.LEFT), 1),
        (PipsFace(left=2, granted=4, hovered=Pip.SPENT), 2),
        (PipsFace(left=2, granted=4, owed=1, hovered=Pip.OWED), 4),
        (PipsFace(left=2, granted=2, hovered=Pip.SPENT), None),
        (PipsFace(left=2, granted=2), None),
    ],
)
def test_the_pip_that_a_click_would_change_is_marked(face: PipsFace, marked: int | None) -> None:
    assert face.marked == marked


def test_a_click_on_an_action_spends_it_and_on_a_spent_one_gives_it_back(track: TrackView) -> None:
    heard = wishes(track)
    click(track, pip_point(track, EDDA, Pip.LEFT))
    click(track, pip_point(track, FINN, Pip.SPENT))
    click(track, pip_point(track, HOB, Pip.OWED))
    assert heard == [
        ("actions_requested", EDDA, -1),
        ("actions_requested", FINN, 1),
        ("debt_requested", HOB, -1),
    ]


@pytest.mark.parametrize(("who", "kind"), [(EDDA, Pip.LEFT), (FINN, Pip.SPENT), (HOB, Pip.OWED)])
def test_a_click_with_shift_adds_a_debt(track: TrackView, who: EntityId, kind: Pip) -> None:
    heard = wishes(track)
    QTest.mouseClick(track.viewport(), LEFT, SHIFT, pip_point(track, who, kind))
    assert heard == [("debt_requested", who, 1)]


def test_a_click_selects_whose_pip_it_is(track: TrackView) -> None:
    click(track, pip_point(track, TOM, Pip.LEFT))
    assert track.desk.focus == TOM


def test_a_click_beside_the_pips_spends_nothing(track: TrackView) -> None:
    heard = wishes(track)
    click(track, at(track, EDDA))
    assert heard == []


def test_a_press_that_ends_on_another_kind_spends_nothing(show: Show) -> None:
    track = show(with_token(chase(), EDDA, left=1, granted=2))
    heard = wishes(track)
    press(track, pip_point(track, EDDA, Pip.LEFT))
    release(track, pip_point(track, EDDA, Pip.SPENT))
    assert heard == []


def test_a_drag_that_begins_on_a_pip_drags_the_token(track: TrackView) -> None:
    heard = wishes(track)
    start = pip_point(track, EDDA, Pip.LEFT)
    press(track, start)
    move(track, start + QPoint(14, 0), at(track, place_id(6)))
    release(track, at(track, place_id(6)))
    assert heard == [("move_requested", EDDA, place_id(6), False)]


def test_two_fast_clicks_spend_two_and_rename_nobody(track: TrackView) -> None:
    heard = wishes(track)
    point = QPointF(pip_point(track, EDDA, Pip.LEFT))
    for kind in (
        QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease,
        QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease,
    ):  # fmt: skip
        event = QMouseEvent(kind, point, track.viewport().mapToGlobal(point), LEFT, LEFT, NONE)
        QApplication.sendEvent(track.viewport(), event)
    assert heard == [("actions_requested", EDDA, -1)] * 2
    assert not track.editor.isVisible()


def test_the_pip_under_the_pointer_is_marked_until_it_leaves(track: TrackView) -> None:
    move(track, pip_point(track, EDDA, Pip.LEFT))
    assert pips(track, EDDA).hovered is Pip.LEFT
    assert pips(track, TOM).hovered is None
    move(track, at(track, place_id(1)))
    assert pips(track, EDDA).hovered is None


@pytest.mark.parametrize("view", [chase(), stacked(2)])
@pytest.mark.parametrize("size", [(1208, 474), (980, 380)])
def test_pips_are_found_where_they_are_painted_and_high_enough(
    show: Show, view: BoardView, size: tuple[int, int]
) -> None:
    track = show(view, *size)
    painted = track.viewport().grab().toImage()
    for person_id in (token.person_id for token in view.tokens):
        for kind in set(pips(track, person_id).kinds):
            points = pip_points(track, person_id, kind)
            assert len({point.y() for point in points}) >= 16
            middle = points[len(points) // 2]
            hit = track.board.hit(track.mapToScene(middle))
            assert hit is not None
            assert (hit.entity_id, hit.pip) == (person_id, kind)
            assert len({painted.pixelColor(point).rgb() for point in points[::5]}) > 1


def test_before_the_first_round_there_is_nothing_to_click(show: Show) -> None:
    view = replace(with_token(chase(), EDDA, left=0, granted=0), round=0, active=None)
    track = show(view)
    assert all(pip_points(track, EDDA, kind) == [] for kind in Pip)


def test_actions_of_two_at_one_place_stay_apart(show: Show) -> None:
    view = with_token(with_token(chase(), EDDA, left=5, granted=5), TOM, left=5, granted=5)
    view = with_token(view, TOM, place_id=place_id(5))
    track = show(view)
    ends = []
    for who in (EDDA, TOM):
        part = track.board.part_of(who)
        assert part is not None
        half = pips_width(pips(track, who), track.board.measures.type) / 2
        ends.append((part.at.x() - half, part.at.x() + half))
    (left, right) = sorted(ends)
    assert left[1] + 2 <= right[0]


def test_actions_are_drawn_narrower_where_there_is_no_room() -> None:
    wide = PipsFace(left=3, granted=5)
    narrow = replace(wide, room=31.0)
    assert (pips_width(wide), pips_width(narrow), pips_width(narrow, 2.0)) == (62.0, 31.0, 62.0)
    assert [pip_at(narrow, QPointF(x, 0)) for x in (2.0, 15.0, 23.0)] == [
        Pip.LEFT, Pip.LEFT, Pip.SPENT,
    ]  # fmt: skip
