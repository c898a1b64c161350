from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QMenu, QWidget
from pytestqt.qtbot import QtBot
from tests.windows.bar import PAGES, STATE, action, button, give_width, painted

from duskboard.i18n.words import Language
from duskboard.theme.look import Look
from duskboard.theme.token import Role, ThemeName
from duskboard.windows.live_picture import LivePicture
from duskboard.windows.players_group import PageRow, PlayersState, ThingRow
from duskboard.windows.top_bar import TopBar

LEFT = Qt.MouseButton.LeftButton

pytestmark = [
    pytest.mark.usefixtures("dress"),
    pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True),  # menus
]


def test_undo_names_its_step_and_redo_has_none(bar: TopBar, qtbot: QtBot) -> None:
    undo = button(bar, "Undo: Finn attacks Tom")
    assert undo.toolTip() == "Undo: Finn attacks Tom  Ctrl Z"
    with qtbot.waitSignal(bar.undo_requested):
        qtbot.mouseClick(undo, LEFT)
    assert not button(bar, "Nothing to redo").isEnabled()


def test_search_opens_the_box(bar: TopBar, qtbot: QtBot) -> None:
    with qtbot.waitSignal(bar.search_requested):
        qtbot.mouseClick(button(bar, "Find or do anything"), LEFT)


def test_a_click_that_opens_something_leaves_the_keyboard_where_it_was(
    bar: TopBar, host: QWidget, qtbot: QtBot
) -> None:
    field = QLineEdit(host)
    field.show()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    name, language, page = "Kelder Quay, Session 7 · Keeper", "Language: English", "Clocks"
    for each in ("Find or do anything", "Menu", name, language, f"Players see: {page}"):
        qtbot.mouseClick(button(bar, each), LEFT)
        popup = QApplication.activePopupWidget()
        assert (popup is None) is (each == "Find or do anything")
        if popup is not None:
            popup.close()
        assert host.focusWidget() is field, each


def test_the_menu_holds_every_command_by_group(bar: TopBar, qtbot: QtBot) -> None:
    qtbot.mouseClick(button(bar, "Menu"), LEFT)
    assert bar.menus.all.isVisible()
    parts = {each.text(): each.menu() for each in bar.menus.all.actions()}
    assert list(parts) == ["Game", "Campaign", "Edit", "View", "Players’ screen", "Help"]
    edit = parts["Edit"]
    assert isinstance(edit, QMenu)
    assert [each.text() for each in edit.actions()] == ["Undo\tCtrl Z", "Redo\tCtrl Shift Z"]
    bar.menus.all.close()


def test_the_name_opens_what_belongs_to_the_session(bar: TopBar, qtbot: QtBot) -> None:
    qtbot.mouseClick(button(bar, "Kelder Quay, Session 7 · Keeper"), LEFT)
    texts = [each.text() for each in bar.menus.session.actions()]
    assert texts == ["Start the session", "Title card"]
    bar.menus.session.close()


def test_language_and_theme_are_wishes(bar: TopBar, qtbot: QtBot) -> None:
    qtbot.mouseClick(button(bar, "Language: English"), LEFT)
    with qtbot.waitSignal(bar.language_requested) as wish:
        action(bar.menus.languages, "繁體中文").trigger()
    assert wish.args == [Language.TRADITIONAL_CHINESE]
    bar.menus.languages.close()
    with qtbot.waitSignal(bar.theme_requested) as wish:
        qtbot.mouseClick(button(bar, "Theme: Dark"), LEFT)
    assert wish.args == [ThemeName.LIGHT]


def test_a_page_is_chosen_from_a_menu_with_the_players_commands(bar: TopBar, qtbot: QtBot) -> None:
    qtbot.mouseClick(button(bar, "Players see: Clocks"), LEFT)
    menu = bar.players._menu
    texts = [each.text() for each in menu.actions() if not each.isSeparator()]
    assert texts == [
        "Title card",
        "Clocks",
        "Two side by side",
        "Show or hide",
        "Freeze\tF9",
        "Blank\tF10",
    ]
    assert action(menu, "Clocks").isChecked()
    with qtbot.waitSignal(bar.players.page_requested) as wish:
        action(menu, "Title card").trigger()
    assert wish.args == ["title"]
    menu.close()


def test_two_pages_side_by_side_are_chosen_and_named(bar: TopBar, qtbot: QtBot) -> None:
    page = bar.players.page_button
    qtbot.mouseClick(page, LEFT)
    menu = action(bar.players._menu, "Two side by side").menu()
    assert isinstance(menu, QMenu)
    assert [each.text() for each in menu.actions()] == ["One alone", "Title card"]
    with qtbot.waitSignal(bar.players.beside_requested) as wish:
        action(menu, "Title card").trigger()
    assert wish.args == ["title"]
    bar.players._menu.close()
    bar.mirror(replace(STATE, players=replace(STATE.players, beside="title")))
    assert page.accessibleName() == "Players see: Clocks and Title card"


def test_anything_is_shown_or_hidden_with_one_click(bar: TopBar, qtbot: QtBot) -> None:
    bar.players.set_things(
        lambda: (
            ThingRow(thing_id="fog", label="Fog rolls in", group="Clocks", is_shown=True),
            ThingRow(thing_id="hob", label="Hob", group="Chase", is_shown=False),
        )
    )
    qtbot.mouseClick(bar.players.page_button, LEFT)
    menu = action(bar.players._menu, "Show or hide").menu()
    assert isinstance(menu, QMenu)
    rows = [(each.text(), each.isChecked()) for each in menu.actions() if not each.isSeparator()]
    assert rows == [("Fog rolls in", True), ("Hob", False)]
    for name, wanted in (("Fog rolls in", ["fog", False]), ("Hob", ["hob", True])):
        with qtbot.waitSignal(bar.players.thing_requested) as wish:
            action(menu, name).trigger()
        assert wish.args == wanted
    bar.players._menu.close()


def test_a_page_with_nothing_to_show_says_so(bar: TopBar, qtbot: QtBot) -> None:
    empty = (PageRow(page_id="face", label="Character", is_empty=True), *PAGES)
    bar.mirror(replace(STATE, players=replace(STATE.players, pages=empty)))
    qtbot.mouseClick(bar.players.page_button, LEFT)
    assert bar.players._menu.actions()[0].text() == "Character (nothing yet)"
    bar.players._menu.close()
    chosen = replace(STATE.players, page="face", pages=empty)
    bar.mirror(replace(STATE, players=chosen))
    assert bar.players.page_button.accessibleName() == "Players see: Character (nothing yet)"


def test_freeze_inverts_only_when_it_is_so(bar: TopBar, look: Look, qtbot: QtBot) -> None:
    freeze = button(bar, "Freeze the players’ screen")
    assert freeze.toolTip() == "Freeze the players’ screen  F9"
    with qtbot.waitSignal(bar.players.freeze_requested) as wish:
        qtbot.mouseClick(freeze, LEFT)
    assert wish.args == [True]
    assert not freeze.isChecked()
    players = replace(STATE.players, frozen=True, waiting=4)
    bar.mirror(replace(STATE, players=players))
    assert freeze.isChecked()
    texts = painted(bar, look)
    assert ("Frozen" in texts, "4 waiting" in texts) == (True, True)
    assert look.text_record is not None
    frozen = next(text for text in look.text_record if text.text == "Frozen")
    assert (frozen.color, frozen.ground) == (look.color(Role.BG1), look.color(Role.TEXT))
    give_width(bar, 1280)
    assert "4" in painted(bar, look)


def test_blank_inverts_only_when_it_is_so(bar: TopBar, qtbot: QtBot) -> None:
    with qtbot.waitSignal(bar.players.blank_requested) as wish:
        qtbot.mouseClick(button(bar, "Blank the players’ screen"), LEFT)
    assert wish.args == [True]
    bar.mirror(replace(STATE, players=replace(STATE.players, blank=True)))
    assert button(bar, "The players’ screen is blank: light it again").isChecked()


def test_without_a_screen_players_see_nothing(bar: TopBar, look: Look) -> None:
    bar.mirror(replace(STATE, players=PlayersState(pages=PAGES)))
    assert "nothing" in painted(bar, look)


def test_hovering_the_page_shows_the_live_picture(bar: TopBar, qtbot: QtBot) -> None:
    made: list[QLabel] = []

    def make() -> QLabel:
        made.append(QLabel("live"))
        return made[-1]

    bar.set_picture(make)
    page = bar.players.page_button
    picture = page.findChild(LivePicture)
    assert isinstance(picture, LivePicture)
    at = QPointF(5, 5)
    QApplication.sendEvent(page, QEnterEvent(at, at, page.mapToGlobal(at)))
    qtbot.waitUntil(picture.isVisible)
    assert (made[0].width(), made[0].height()) == (320, 180)
    QApplication.sendEvent(page, QEvent(QEvent.Type.Leave))
    assert not picture.isVisible()
    QApplication.sendEvent(page, QEnterEvent(at, at, page.mapToGlobal(at)))
    qtbot.waitUntil(picture.isVisible)
    assert len(made) == 1
    picture.leave()


def test_things_are_dropped_on_the_page(bar: TopBar, look: Look) -> None:
    rect = bar.players_button_rect_global()
    middle = bar.mapFromGlobal(rect.center())
    assert bar.childAt(middle) is bar.players.page_button
    bar.set_drop_lit(True)
    edge = bar.players.mapTo(bar, QPoint(bar.players.width() // 2, 0))
    assert bar.grab().toImage().pixelColor(edge) == look.color(Role.NOW)
    bar.set_drop_lit(False)
    assert bar.grab().toImage().pixelColor(edge) != look.color(Role.NOW)


def test_a_tab_opens_its_workspace(bar: TopBar, qtbot: QtBot) -> None:
    with qtbot.waitSignal(bar.tabs.chosen) as wish:
        qtbot.mouseClick(button(bar, "Workspace “My table 1”"), LEFT)
    assert wish.args == ["own-1"]
    with qtbot.waitSignal(bar.tabs.add_requested):
        qtbot.mouseClick(button(bar, "New workspace of your own"), LEFT)


def test_the_menu_of_a_tab_resets_renames_and_removes(bar: TopBar, qtbot: QtBot) -> None:
    tabs = bar.tabs
    tabs._on_button_menu_requested("table", QPoint(0, 0))
    assert [each.text() for each in tabs._menu.actions()] == ["Reset this workspace"]
    with qtbot.waitSignal(tabs.reset_requested) as wish:
        tabs._menu.actions()[0].trigger()
    assert wish.args == ["table"]
    tabs._on_button_menu_requested("own-1", QPoint(0, 0))
    texts = [each.text() for each in tabs._menu.actions()]
    assert texts == ["Reset this workspace", "Rename", "Remove"]
    with qtbot.waitSignal(tabs.remove_requested) as wish:
        tabs._menu.actions()[2].trigger()
    assert wish.args == ["own-1"]
    tabs._menu.close()


def test_a_name_is_typed_in_the_place_of_the_tab(bar: TopBar, qtbot: QtBot) -> None:
    bar.tabs.rename("own-1")
    field = bar.tabs.findChild(QLineEdit)
    assert isinstance(field, QLineEdit)
    qtbot.waitUntil(field.hasFocus)
    qtbot.keyClicks(field, "Prep")
    with qtbot.waitSignal(bar.tabs.renamed) as wish:
        qtbot.keyClick(field, Qt.Key.Key_Return)
    assert wish.args == ["own-1", "Prep"]


def test_escape_leaves_the_name_as_it_was(bar: TopBar, qtbot: QtBot) -> None:
    bar.tabs.rename("own-1")
    field = bar.tabs.findChild(QLineEdit)
    assert isinstance(field, QLineEdit)
    qtbot.waitUntil(field.hasFocus)
    qtbot.keyClicks(field, "Prep")
    with qtbot.assertNotEmitted(bar.tabs.renamed):
        qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert button(bar, "Workspace “My table 1”").isVisible()
