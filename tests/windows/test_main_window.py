from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import (
    QApplication,
    QGroupBox,
    QLineEdit,
    QPushButton,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot
from tests.windows.table_window import make, settle

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.windows.bar_button import BarButton
from duskboard.windows.command import CommandTable
from duskboard.windows.dock_layout import tab_order
from duskboard.windows.main_window import MainWindow
from duskboard.windows.screen_room import fitted
from duskboard.windows.window_memory import WindowMemory
from duskboard.windows.workspace import WidthClass
from duskboard.windows.workspace_book import BookMemory

LEFT = Qt.MouseButton.LeftButton


def test_a_dock_that_floated_comes_back_as_it_was(window: MainWindow, qtbot: QtBot) -> None:
    for name in ("clocks", "notes", "log"):
        dock = window.dock(name)
        dock._on_float_triggered()
        settle(window, qtbot)
        assert dock.isFloating()
        dock.resize(500, 400)
        dock._on_float_triggered()
        settle(window, qtbot)
        assert places(window) == WIDE, name  # in front of its tabs as well
    dock = window.dock("clocks")
    for _ in range(2):
        qtbot.mouseDClick(dock.head, LEFT, pos=QPoint(dock.head.width() // 2, 4))
        settle(window, qtbot)
    assert places(window) == WIDE


pytestmark = [
    pytest.mark.usefixtures("dress"),
    pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True),  # menus
]


@pytest.fixture
def window(qtbot: QtBot, look: Look, words: Words, commands: CommandTable) -> MainWindow:
    window = make(look, words, commands)
    qtbot.addWidget(window)
    window.resize(1920, 1080)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    settle(window, qtbot)
    return window


def places(window: MainWindow) -> dict[str, tuple[int, int, int, int]]:
    """Return where the docks that can be seen are."""
    return {
        name: (dock.x(), dock.y(), dock.width(), dock.height())
        for name, dock in window.furniture.docks.items()
        if not dock.visibleRegion().isEmpty()
    }


def drag_separator(window: MainWindow) -> None:
    """Make the clocks 700 wide, as a dragged separator does."""
    docks = [window.dock("clocks"), window.dock("notes")]
    window.resizeDocks(docks, [700, 808], Qt.Orientation.Horizontal)


WIDE = {
    "clocks": (0, 48, 900, 1004),
    "notes": (904, 48, 608, 1004),
    "tray": (1516, 48, 404, 192),
    "log": (1516, 244, 404, 808),
}


def test_the_table_is_laid_out_as_designed(window: MainWindow) -> None:
    assert places(window) == WIDE
    assert window.windowTitle() == "Kelder Quay – Duskboard"


def test_docks_that_share_a_place_are_tabs_in_their_heads(window: MainWindow, qtbot: QtBot) -> None:
    order = [dock.objectName() for dock in tab_order(window, window.dock("undo"))]
    assert order == ["notes", "undo"]
    tabs = [each for each in window.dock("notes").head.findChildren(BarButton) if each.isVisible()]
    assert [(tab.accessibleName(), tab.isChecked()) for tab in tabs] == [
        ("Notes", True),
        ("Undo", False),
    ]
    qtbot.mouseClick(tabs[1], LEFT)
    settle(window, qtbot)
    assert "undo" in places(window)
    assert "notes" not in places(window)


def test_the_tab_bars_of_qt_take_no_room_and_no_keys(window: MainWindow) -> None:
    options = Qt.FindChildOption.FindDirectChildrenOnly
    bars = window.findChildren(QTabBar, options=options)
    assert bars
    assert {bar.height() for bar in bars} == {0}
    assert {bar.focusPolicy() for bar in bars} == {Qt.FocusPolicy.NoFocus}


def test_a_narrow_window_folds_and_a_wide_one_is_as_it_was(
    window: MainWindow, qtbot: QtBot
) -> None:
    drag_separator(window)
    qtbot.mouseRelease(window, LEFT, pos=QPoint(702, 500))  # as after dragging a separator
    settle(window, qtbot)
    before = places(window)
    assert before["clocks"] == (0, 48, 700, 1004)
    window.resize(1400, 800)
    settle(window, qtbot)
    assert places(window) == {
        "clocks": (0, 48, 520, 724),
        "notes": (524, 48, 592, 724),
        "log": (1120, 48, 280, 724),
    }
    window.resize(1920, 1080)
    settle(window, qtbot)
    assert places(window) == before


def test_larger_text_leaves_less_room(
    window: MainWindow, look: Look, dress: Callable[[], None], qtbot: QtBot
) -> None:
    look.use(scale=1.5)
    dress()
    settle(window, qtbot)
    assert window.workspaces.room is WidthClass.NARROW
    assert set(places(window)) == {"clocks", "notes", "log"}


def test_what_was_left_is_found_again(
    window: MainWindow, qtbot: QtBot, look: Look, words: Words, commands: CommandTable
) -> None:
    window.dock("tray").close()
    drag_separator(window)
    settle(window, qtbot)
    before = places(window)
    memory = window.memory()
    other = make(look, words, commands)
    qtbot.addWidget(other)
    other.recall(memory)
    other.resize(1920, 1080)  # with its frame the window was larger than the screen
    other.show()
    settle(other, qtbot)
    assert places(other) == before


def test_docks_keep_their_widths_in_a_window_that_is_maximized_a_little_late(
    window: MainWindow, qtbot: QtBot, look: Look, words: Words, commands: CommandTable
) -> None:
    drag_separator(window)
    settle(window, qtbot)
    before, memory = places(window), window.memory()
    window.resize(1600, 900)
    memory = replace(memory, geometry=bytes(window.saveGeometry().data()))
    for is_there_first in (False, False, True, True):
        other = make(look, words, commands)
        qtbot.addWidget(other)
        if is_there_first:
            other.resize(1600, 900)
            other.show()
        other.recall(memory)
        other.show()
        settle(other, qtbot)
        other.resize(1920, 1080)
        settle(other, qtbot)
        assert places(other) == before
        memory = replace(other.memory(), geometry=memory.geometry)


@pytest.mark.parametrize("blob", [b"", b"nonsense", b"\x00\x00\x00\xff\x00\x00\x00\x63"])
def test_a_layout_that_cannot_be_read_is_the_first_one(
    qtbot: QtBot, look: Look, words: Words, commands: CommandTable, blob: bytes
) -> None:
    book = BookMemory(current="nowhere", layouts={"table/wide": blob, "table/small": blob})
    found = []
    for memory in (WindowMemory(geometry=blob, book=book), WindowMemory()):
        window = make(look, words, commands)
        qtbot.addWidget(window)
        window.recall(memory)
        window.show()
        settle(window, qtbot)
        found.append(places(window))
    assert found[0] == found[1]
    assert list(found[0]) == list(WIDE)


def test_a_workspace_has_its_own_docks_however_often_one_comes_back(
    window: MainWindow, qtbot: QtBot
) -> None:
    for name in ("chase", "track", "sheets", "body"):
        window.add_panel(name, lambda words: words.gettext("Clocks"), QWidget())
    seen: dict[str, set[str]] = {}
    for name in ("chase", "night", "rules", "chase", "night", "table", "rules", "night"):
        window.workspaces.select(name)
        settle(window, qtbot)
        docks = set(places(window))
        assert docks == seen.setdefault(name, docks)
    assert "chase" not in seen["night"]
    assert "sheets" not in seen["chase"]


def test_a_layout_of_another_version_is_the_first_one(window: MainWindow, qtbot: QtBot) -> None:
    window.dock("tray").close()
    old = bytes(window.saveState(99).data())
    window.workspaces.recall(BookMemory(current="table", layouts={"table/wide": old}))
    settle(window, qtbot)
    assert places(window) == WIDE


def test_a_dock_that_a_layout_does_not_know_stays_away(
    window: MainWindow, qtbot: QtBot, words: Words
) -> None:
    memory = window.memory()
    window.add_panel("later", lambda _: "Later", QPushButton("later"))
    window.recall(memory)
    settle(window, qtbot)
    assert not window.is_dock_shown("later")
    assert words.gettext("Later") == "Later"


def test_a_dock_of_another_workspace_does_not_come_with_the_window(
    qtbot: QtBot, look: Look, words: Words, commands: CommandTable
) -> None:
    window = make(look, words, commands)
    qtbot.addWidget(window)
    window.add_panel("elsewhere", lambda _: "Elsewhere", QPushButton("elsewhere"))
    window.show()
    settle(window, qtbot)
    assert not window.dock("elsewhere").isVisible()


def test_a_workspace_of_ones_own_begins_as_the_table_stands(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.dock("notes").close()
    window.dock("undo").close()
    settle(window, qtbot)
    qtbot.mouseClick(window.top_bar.tabs._add, LEFT)
    field = window.top_bar.findChild(QLineEdit)
    assert isinstance(field, QLineEdit)
    qtbot.waitUntil(field.hasFocus)
    qtbot.keyClicks(field, "Prep")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    settle(window, qtbot)
    labels = [each.label(window._words) for each in window.workspaces.workspaces]
    assert labels == ["Table", "Chase", "Score", "Night", "Downtime", "House rules", "Prep"]
    assert window.workspaces.current == "own-1"
    window.dock("log").close()
    settle(window, qtbot)
    assert set(places(window)) == {"clocks", "tray"}
    window.workspaces.select("table")
    settle(window, qtbot)
    assert set(places(window)) == {"clocks", "tray", "log"}
    window.workspaces.select("own-1")
    settle(window, qtbot)
    assert set(places(window)) == {"clocks", "tray"}
    window.workspaces.reset("own-1")
    settle(window, qtbot)
    assert places(window) == WIDE
    window.workspaces.remove("own-1")
    assert window.workspaces.current == "table"
    assert len(window.workspaces.workspaces) == 6


def test_own_workspaces_are_kept(
    window: MainWindow, qtbot: QtBot, look: Look, words: Words, commands: CommandTable
) -> None:
    first = window.workspaces.add_own()
    window.workspaces.rename(first, "Prep")
    second = window.workspaces.add_own()
    memory = window.memory()
    other = make(look, words, commands)
    qtbot.addWidget(other)
    other.recall(memory)
    assert (first, second, other.workspaces.current) == ("own-1", "own-2", "own-2")
    labels = [each.label(words) for each in other.workspaces.workspaces]
    given = ["Table", "Chase", "Score", "Night", "Downtime", "House rules"]
    assert labels == [*given, "Prep", "My table 2"]


def test_reset_restores_the_first_layout(window: MainWindow, qtbot: QtBot) -> None:
    window.dock("clocks").setFloating(True)
    window.dock("log").close()
    window.workspaces.reset("table")
    settle(window, qtbot)
    assert places(window) == WIDE


def test_f6_goes_round_the_docks_and_comes_back_to_where_one_was(
    window: MainWindow, qtbot: QtBot
) -> None:
    field = window.dock("notes").panel.findChild(QLineEdit)
    assert isinstance(field, QLineEdit)
    field.setFocus()
    texts = []
    for _ in range(4):
        window.focus_next_dock()
        now = QApplication.focusWidget()
        assert isinstance(now, QPushButton | QLineEdit)
        texts.append(now.text())
    assert texts == ["first of tray", "first of log", "first of clocks", "second of notes"]
    window.focus_next_dock(-1)
    now = QApplication.focusWidget()
    assert isinstance(now, QPushButton)
    assert now.text() == "first of clocks"
    assert qtbot is not None


def test_docks_are_named_groups(window: MainWindow) -> None:
    names = {box.accessibleName() for box in window.findChildren(QGroupBox)}
    assert names == {"Clocks", "Notes", "Undo", "Dice tray", "Roll log"}


def test_a_dock_is_closed_and_opened_in_front(window: MainWindow, qtbot: QtBot) -> None:
    window.toggle_dock("undo")
    settle(window, qtbot)
    assert not window.is_dock_shown("undo")
    window.toggle_dock("undo")
    settle(window, qtbot)
    assert window.is_dock_shown("undo")
    assert "undo" in places(window)


def test_the_menu_of_a_dock_floats_and_closes(window: MainWindow, qtbot: QtBot) -> None:
    dock = window.dock("log")
    qtbot.mouseClick(dock.head.bar._menu, LEFT)
    assert [each.text() for each in dock._menu.actions()] == ["Float", "Close"]
    dock._menu.actions()[0].trigger()
    dock._menu.close()
    assert dock.isFloating()
    dock.head.menu_requested.emit(QPoint(0, 0))
    assert [each.text() for each in dock._menu.actions()] == ["Put back", "Close"]
    dock._menu.actions()[1].trigger()
    dock._menu.close()
    assert not dock.isVisible()


def test_a_key_of_the_table_of_commands_works_in_the_window(
    window: MainWindow, qtbot: QtBot, ledger: object
) -> None:
    button = window.dock("clocks").panel.findChild(QPushButton)
    assert isinstance(button, QPushButton)
    button.setFocus()
    qtbot.keyClick(button, Qt.Key.Key_C)
    assert getattr(ledger, "run", None) == ["clock.new"]


def test_closing_is_told_before(window: MainWindow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.closing):
        window.close()


@pytest.mark.parametrize(
    ("wanted", "seen"),
    [
        (QRect(100, 100, 800, 600), QRect(100, 100, 800, 600)),
        (QRect(1500, 100, 800, 600), QRect(1500, 100, 800, 600)),
        (QRect(3000, 100, 800, 600), QRect(560, 240, 800, 600)),
        (QRect(100, -400, 800, 600), QRect(560, 240, 800, 600)),
        (QRect(5000, 0, 4000, 3000), QRect(0, 0, 1920, 1080)),
    ],
)
def test_a_window_is_put_where_it_can_be_seen(wanted: QRect, seen: QRect) -> None:
    assert fitted(wanted, [QRect(0, 0, 1920, 1080)]) == seen
