"""Tabs of docks that share a place: whole ones, and a menu for the rest."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.windows.bar_button import BarButton
from duskboard.windows.dock_head import DockHead
from duskboard.windows.dock_tabs import DockTab, DockTabs

TITLES = ("Chase", "Track list", "What can be done", "Spoken", "Notes", "Undo")
TABS = tuple(DockTab(name=title.lower(), title=title) for title in TITLES)


@pytest.fixture
def tabs(qtbot: QtBot, look: Look, words: Words) -> DockTabs:
    look.use(scale=1.5)
    made = DockTabs(look, words)
    qtbot.addWidget(made)
    made.mirror(TABS, "chase")
    made.resize(made.sizeHint().width() // 2, 48)
    made.fit()
    made.show()
    return made


def shown(tabs: DockTabs) -> list[BarButton]:
    found = [one for one in tabs.findChildren(BarButton) if one.isVisible()]
    return sorted(found, key=lambda one: one.x())


def titles(tabs: DockTabs) -> list[str]:
    return [one.accessibleName() for one in shown(tabs)]


def test_all_tabs_are_shown_where_there_is_room(tabs: DockTabs) -> None:
    tabs.resize(tabs.sizeHint())
    tabs.fit()
    assert titles(tabs) == list(TITLES)
    assert tabs.folded == ()


def test_they_have_their_places_at_once_for_they_may_be_painted_before_the_next_layout(
    tabs: DockTabs,
) -> None:
    for share in (1.0, 0.5, 0.8, 1.0):
        tabs.resize(round(tabs.sizeHint().width() * share), 48)
        tabs.fit()
        assert all(one.width() >= one.sizeHint().width() for one in shown(tabs)), share


def test_no_title_is_cut_and_the_rest_is_counted(qtbot: QtBot, tabs: DockTabs) -> None:
    qtbot.waitUntil(lambda: all(one.width() >= one.sizeHint().width() for one in shown(tabs)))
    assert titles(tabs) == ["Chase", "Track list", "4 more panels"]
    assert shown(tabs)[-1].geometry().right() <= tabs.width()


def test_a_head_of_many_tabs_is_no_wider_than_it_must_be(
    qtbot: QtBot, look: Look, words: Words
) -> None:
    head, tool = DockHead(look, words), QWidget()
    tool.setFixedSize(280, 24)
    qtbot.addWidget(head)
    head.mirror("Chase")
    head.add_widget(tool)
    head.mirror_tabs(TABS, "chase")
    least = head.minimumSizeHint().width()
    assert least <= 320
    tool.hide()
    assert head.minimumSizeHint().width() == least  # whether or not there are tools
    tool.show()
    assert head.sizeHint().width() > 400
    head.resize(280 + 220, 34)
    head.show()
    tabs = head.findChild(DockTabs)
    assert tabs is not None
    assert titles(tabs) == ["Chase", "5 more panels"]
    assert tabs.geometry().right() < tool.mapTo(head, QPoint()).x()
    tool.hide()
    qtbot.waitUntil(lambda: len(titles(tabs)) > 2)
    tool.show()
    qtbot.waitUntil(lambda: tabs.geometry().right() < tool.mapTo(head, QPoint()).x())


def test_the_tab_in_front_is_always_shown(tabs: DockTabs) -> None:
    tabs.mirror(TABS, "undo")
    assert titles(tabs)[-2:] == ["Undo", "4 more panels"]
    assert [tab.title for tab in tabs.folded] == list(TITLES[1:5])


def test_the_menu_brings_another_to_the_front(qtbot: QtBot, tabs: DockTabs) -> None:
    qtbot.mouseClick(shown(tabs)[-1], Qt.MouseButton.LeftButton)
    menu = tabs.findChild(QMenu)
    assert menu is not None
    assert [action.text() for action in menu.actions()] == list(TITLES[2:])
    with qtbot.waitSignal(tabs.chosen) as heard:
        menu.actions()[-1].trigger()
    assert heard.args == ["undo"]
    menu.close()
