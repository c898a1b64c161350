import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDockWidget, QMainWindow
from pytestqt.qtbot import QtBot

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.widgets.dock_title import DockTitle

LEFT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton
NONE = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def title(look: Look, words: Words) -> DockTitle:
    made = DockTitle(look, words)
    made.mirror("Clocks", "10")
    return made


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    made = QMainWindow()
    qtbot.addWidget(made)
    made.resize(600, 400)
    return made


@pytest.fixture
def dock(window: QMainWindow, title: DockTitle) -> QDockWidget:
    made = QDockWidget(window)
    made.setTitleBarWidget(title)
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, made)
    window.show()
    return made


def test_it_says_title_and_subtitle(dock: QDockWidget, title: DockTitle, look: Look) -> None:
    assert dock.isVisible()
    look.text_record = []
    title.grab()
    assert [record.text for record in look.text_record] == ["Clocks", "10"]
    assert title.height() == 34


def test_the_middle_button_closes(qtbot: QtBot, dock: QDockWidget, title: DockTitle) -> None:
    with qtbot.waitSignal(title.close_requested):
        qtbot.mouseClick(title, MIDDLE, pos=QPoint(60, 17))
    assert not dock.isVisible()


def test_the_middle_button_let_go_elsewhere_does_not(
    qtbot: QtBot, dock: QDockWidget, title: DockTitle
) -> None:
    with qtbot.assertNotEmitted(title.close_requested):
        QTest.mousePress(title, MIDDLE, NONE, QPoint(60, 17))
        QTest.mouseRelease(title, MIDDLE, NONE, QPoint(60, 300))
    assert dock.isVisible()


def test_a_double_click_floats(qtbot: QtBot, dock: QDockWidget, title: DockTitle) -> None:
    qtbot.mouseDClick(title, LEFT, pos=QPoint(60, 17))
    assert dock.isFloating()


def test_tools_stand_before_the_menu(qtbot: QtBot, dock: QDockWidget, title: DockTitle) -> None:
    tool = title.add_tool("plus", "New clock", shortcut="C")
    assert dock.isVisible()
    with qtbot.waitSignal(tool.clicked):
        qtbot.mouseClick(tool, LEFT)
    assert tool.toolTip() == "New clock  C"
    with qtbot.waitSignal(title.menu_requested):
        qtbot.mouseClick(title._menu, LEFT)
    assert tool.x() < title._menu.x()
    assert title._menu.accessibleName() == "Menu of “Clocks”"


def test_a_fourth_tool_is_refused(title: DockTitle) -> None:
    for name in ("plus", "expand", "pin"):
        title.add_tool(name, name)
    with pytest.raises(ValueError, match="more than 3"):
        title.add_tool("search", "search")
