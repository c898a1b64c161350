"""The shelf on screen: what stands on it, what is found, what is wished and dragged."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from duskboard.content.fault import ContentError, Fault, FaultKind
from duskboard.content.preset import Presets
from duskboard.content.reading import load_presets
from duskboard.core.chase.check import Difficulty
from duskboard.core.chase.harm import Severity
from duskboard.i18n.words import Language, Words
from duskboard.panels.row_drag import RowDrag
from duskboard.panels.shelf import Shelf
from duskboard.panels.shelf_rows import ShelfItem, ShelfPart
from duskboard.table.obstacle_view import BarrierView, HazardView
from duskboard.theme.look import Look

Stage = Callable[[QWidget, int, int], None]
LEFT = Qt.MouseButton.LeftButton
PLAIN = Qt.KeyboardModifier.NoModifier


@pytest.fixture(scope="module")
def presets(resources: Path) -> Presets:
    return load_presets(resources / "content")


@pytest.fixture
def shelf(look: Look, words: Words, stage: Stage, presets: Presets) -> Shelf:
    made = Shelf(look, words, lambda: presets)
    stage(made, 300, 800)
    made.list.setFocus()
    return made


def keys(shelf: Shelf) -> list[str]:
    return [row.key for row in shelf.list.rows]


def taken(qtbot: QtBot, shelf: Shelf, key: Qt.Key) -> ShelfItem:
    with qtbot.waitSignal(shelf.put_requested) as blocker:
        qtbot.keyClick(shelf.list, key)
    assert blocker.args is not None
    item = blocker.args[0]
    assert isinstance(item, ShelfItem)
    return item


def drag(shelf: Shelf, key: str) -> tuple[RowDrag, Callable[[QPoint], None]]:
    """Begin to drag a row; returns the drag and what moves the pointer on the screen."""
    view = shelf.list.viewport()
    start = shelf.list.rect_of(key).center().toPoint()
    found: list[RowDrag] = []
    shelf.dragged.connect(found.append)
    QTest.mousePress(view, LEFT, PLAIN, start)

    def move(at: QPoint) -> None:
        place = QPointF(view.mapFromGlobal(at))
        kind = QEvent.Type.MouseMove
        event = QMouseEvent(kind, place, QPointF(at), Qt.MouseButton.NoButton, LEFT, PLAIN)
        QApplication.sendEvent(view, event)

    move(view.mapToGlobal(start + QPoint(40, 0)))
    assert len(found) == 1
    return found[0], move


def test_hazards_and_barriers_stand_apart_on_foot_and_on_the_road(shelf: Shelf) -> None:
    assert keys(shelf)[:2] == ["low-wall", "jammed-window"]
    assert "brick-wall" in keys(shelf)
    assert len(keys(shelf)) == 17
    shelf.parts.chosen.emit(ShelfPart.ROAD)
    assert keys(shelf)[0] == "gap-in-jam"
    assert len(keys(shelf)) == 25


def test_a_row_says_what_gets_past_it(shelf: Shelf, look: Look) -> None:
    look.text_record = []
    shelf.list.viewport().grab()
    texts = {one.text for one in look.text_record}
    look.text_record = None
    assert {"River, lake or bog", "Swim or STR, hard", "Locksmith or STR, 10 HP"} <= texts


def test_enter_wishes_a_hazard_where_the_board_is(qtbot: QtBot, shelf: Shelf, words: Words) -> None:
    item = taken(qtbot, shelf, Qt.Key.Key_Return)
    assert item.key == "low-wall"
    assert item.brought(words) == HazardView(
        name="Low fence or wall",
        skills=("climb", "jump"),
        difficulty=Difficulty.REGULAR,
        harm=Severity.MINOR,
    )
    qtbot.keyClick(shelf.list, Qt.Key.Key_End)
    barrier = taken(qtbot, shelf, Qt.Key.Key_Return).brought(words)
    assert isinstance(barrier, BarrierView)
    assert (barrier.name, barrier.hit_points, barrier.share) == ("Brick wall", 25, 1.0)


def test_a_set_opens_and_closes_by_arrows_and_by_a_click(qtbot: QtBot, shelf: Shelf) -> None:
    shelf.parts.chosen.emit(ShelfPart.PLACES)
    assert keys(shelf)[:2] == ["hotel", "harbour"]
    qtbot.keyClick(shelf.list, Qt.Key.Key_Right)
    assert keys(shelf)[:3] == ["hotel", "hotel/0", "hotel/1"]
    qtbot.keyClick(shelf.list, Qt.Key.Key_Down)
    place = taken(qtbot, shelf, Qt.Key.Key_Return)
    assert [one.en for one in place.places] == ["Lobby"]
    qtbot.keyClick(shelf.list, Qt.Key.Key_Up)
    assert len(taken(qtbot, shelf, Qt.Key.Key_Return).places) == 9
    chevron = shelf.list.rect_of("hotel").toRect()
    at = QPoint(chevron.right() - 15, chevron.center().y())
    qtbot.mouseClick(shelf.list.viewport(), LEFT, pos=at)
    assert keys(shelf)[:2] == ["hotel", "harbour"]


def test_a_search_finds_in_all_parts_and_opens_sets(qtbot: QtBot, shelf: Shelf) -> None:
    qtbot.keyClick(shelf.list, Qt.Key.Key_Slash)
    assert shelf.search.hasFocus()
    qtbot.keyClicks(shelf.search, "roof")
    assert keys(shelf) == [
        "part/foot",
        "rooftop",
        "part/places",
        "old-town",
        "old-town/4",
        "museum",
        "museum/5",
    ]
    qtbot.keyClick(shelf.search, Qt.Key.Key_Return)
    assert shelf.list.row is not None
    assert shelf.list.row.key == "rooftop"
    shelf.search.setText("no such thing")
    assert shelf.list.isHidden()


def test_a_drag_says_where_it_is_and_where_it_is_let_go(qtbot: QtBot, shelf: Shelf) -> None:
    carried, move = drag(shelf, "water")
    at = shelf.mapToGlobal(QPoint(10, 10))
    with qtbot.waitSignal(carried.moved) as moved:
        move(at)
    assert moved.args is not None
    assert (moved.args[0].key, moved.args[1]) == ("water", at)
    view = shelf.list.viewport()
    with qtbot.waitSignals([carried.dropped, carried.ended]):
        QTest.mouseRelease(view, LEFT, PLAIN, view.mapFromGlobal(at))


def test_escape_ends_a_drag_without_a_wish(qtbot: QtBot, shelf: Shelf) -> None:
    carried, _ = drag(shelf, "water")
    with qtbot.waitSignal(carried.ended), qtbot.assertNotEmitted(carried.dropped):
        qtbot.keyClick(shelf.list, Qt.Key.Key_Escape)
    QTest.mouseRelease(shelf.list.viewport(), LEFT)


def test_a_shelf_that_cannot_be_read_says_why(
    look: Look, words: Words, stage: Stage, tmp_path: Path
) -> None:
    def load() -> Presets:
        fault = Fault(kind=FaultKind.TOO_FEW, preset="wall", field="skills", least=1)
        raise ContentError(tmp_path / "hazards.toml", 12, fault)

    shelf = Shelf(look, words, load)
    look.text_record = []
    stage(shelf, 300, 400)
    shelf.grab()
    said = {one.text for one in look.text_record}
    look.text_record = None
    assert "The shelf cannot be read: hazards.toml:12: wall, skills: fewer than 1" in said
    assert keys(shelf) == []


def test_it_is_named_anew_in_another_language(
    qtbot: QtBot, look: Look, words: Words, shelf: Shelf
) -> None:
    words.switch(Language.TRADITIONAL_CHINESE)
    look.use(language=Language.TRADITIONAL_CHINESE)
    QApplication.sendEvent(shelf, QEvent(QEvent.Type.LanguageChange))
    assert shelf.list.row is not None
    assert shelf.list.row.title == "矮籬或矮牆"
    hazard = taken(qtbot, shelf, Qt.Key.Key_Return).brought(words)
    assert hazard is not None
    assert hazard.name == "矮籬或矮牆"
