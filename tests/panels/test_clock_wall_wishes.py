from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot
from tests.panels.wall import LEFT, RIGHT, Wall, choose, menu_of, rename

from duskboard.core.clocks.clock import Beat, ClockHue, ClockKind
from duskboard.core.identity import EntityId
from duskboard.panels.clock_wish import ClockVerb, ClockWish
from duskboard.play import clock as acts
from duskboard.play.change import put_values
from duskboard.play.clock_beat import BeatPassed
from duskboard.play.clock_order import move_card
from duskboard.table.entity import Visibility
from duskboard.table.transaction import Transaction
from duskboard.widgets.clock_dial import ClockDial

# Menus grab the keyboard, which the offscreen platform has none of.
pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard")


def test_ticks_names_and_eyes_become_wishes(wall: Wall, qtbot: QtBot) -> None:
    dial = wall.dial("alarm")
    dial.setFocus()
    qtbot.keyClick(dial, Qt.Key.Key_4)
    qtbot.keyClick(dial, Qt.Key.Key_V)
    qtbot.keyClick(dial, Qt.Key.Key_V)
    qtbot.mouseClick(wall.card("bells").eyes[0], LEFT)
    assert wall.wishes == [
        ("fill_clock", "alarm", 4),
        ("set_visibility", "alarm", Visibility.SHOWN),
        ("set_visibility", "alarm", Visibility.HIDDEN),
        ("set_visibility", "bells", Visibility.SHOWN),
    ]


def test_one_eye_of_rivals_is_one_step(wall: Wall, qtbot: QtBot) -> None:
    wall.panel.race_requested.emit(EntityId("alarm"), EntityId("bells"))
    steps = len(wall.desk.document.rows)
    qtbot.mouseClick(wall.card("bells").eyes[0], LEFT)
    assert wall.wishes[1:] == [("set_all_visibility", ("alarm", "bells"), Visibility.SHOWN)]
    assert len(wall.desk.document.rows) == steps + 1


def test_a_name_is_edited_in_its_place(wall: Wall, qtbot: QtBot) -> None:
    qtbot.keyClick(wall.dial("alarm"), Qt.Key.Key_F2, Qt.KeyboardModifier.ShiftModifier)
    field = QApplication.focusWidget()
    assert field is not None
    qtbot.keyClicks(field, "Watch roused")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert wall.wishes == [("rename", "alarm", "Watch roused")]
    assert wall.dial("alarm").hasFocus()


@pytest.mark.parametrize(
    ("path", "wish"),
    [
        (("Size", "8"), ("resize", "alarm", 8)),
        (("Size", "Other", "24"), ("resize", "alarm", 24)),
        (("Size", "Other", "2"), ("resize", "alarm", 2)),
        (("Kind", "Faction"), ("rekind", "alarm", ClockKind.FACTION)),
        (("Players see", "Show to players"), ("set_visibility", "alarm", Visibility.SHOWN)),
        (("Players see", "Name only"), ("set_visibility", "alarm", Visibility.MASKED)),
        (("Empty",), ("clear_clock", "alarm")),
        (("Race with", "Bells & whistles"), ("race_clocks", "alarm", "bells")),
        (("Opens", "Crowd"), ("link_clocks", "alarm", "crowd")),
        (("Note on it",), ("note", "alarm")),
        (("Remove",), ("remove_clock", "alarm")),
    ],
)
def test_everything_is_in_the_menu(
    wall: Wall, qtbot: QtBot, path: tuple[str, ...], wish: tuple[object, ...]
) -> None:
    wall.desk.fill(EntityId("alarm"), 2)
    wall.desk.document.submit(
        rename(wall.desk.document.table, EntityId("bells"), "Bells & whistles")
    )
    card = wall.card("alarm")
    qtbot.mouseClick(card, RIGHT, pos=QPoint(card.width() // 2, card.height() - 6))
    choose(menu_of(wall), *(text.replace("&", "&&") for text in path))
    assert wall.wishes == [wish]


def test_the_menu_key_opens_it_too_and_rename_edits_in_place(wall: Wall, qtbot: QtBot) -> None:
    dial = wall.dial("alarm")
    dial.setFocus()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(4, 4), QPoint(4, 4))
    QApplication.sendEvent(dial, event)
    choose(menu_of(wall), "Rename\tShift F2")
    field = QApplication.focusWidget()
    assert field is not None
    qtbot.keyClicks(field, "Watch")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert wall.wishes == [("rename", "alarm", "Watch")]


def test_only_a_clock_with_ties_can_be_freed(wall: Wall, qtbot: QtBot) -> None:
    card = wall.card("alarm")
    bottom = QPoint(card.width() // 2, card.height() - 6)
    qtbot.mouseClick(card, RIGHT, pos=bottom)
    menu = menu_of(wall)
    free = next(a for a in menu.actions() if a.text() == "Free from race and links")
    assert free.isEnabled() is False
    menu.close()
    table = wall.desk.document.table
    wall.desk.document.submit(acts.link_clocks(table, EntityId("bells"), EntityId("alarm")))
    wall.panel._on_canvas_menu_requested(EntityId("alarm"), QPoint(5, 5))
    choose(menu_of(wall), "Free from race and links")
    assert wall.wishes == [("free_clock", "alarm")]


def test_a_full_clock_asks_what_becomes_of_it(wall: Wall, qtbot: QtBot) -> None:
    wall.desk.fill(EntityId("alarm"), 6)
    dial = wall.dial("alarm")
    dial.setFocus()
    heard: list[EntityId] = []
    wall.panel.resolve_requested.connect(heard.append)
    qtbot.keyClick(dial, Qt.Key.Key_Return)
    menu = menu_of(wall)
    assert [a.text() for a in menu.actions() if a.text()] == [
        "It comes about: it happens now",
        "Begin again",
        "A chase begins",
        "Note on it",
        "Put away",
        "Remove",
        "Leave it full",
    ]
    choose(menu, "Begin again")
    assert wall.deeds == [ClockWish(verb=ClockVerb.RESET, clock_id=EntityId("alarm"), value=False)]
    assert heard == ["alarm"]


def test_a_full_clock_offers_what_was_over_and_what_waits(wall: Wall, qtbot: QtBot) -> None:
    table = wall.desk.document.table
    wall.desk.document.submit(acts.link_clocks(table, EntityId("alarm"), EntityId("bells")))
    wall.desk.document.submit(acts.fill_clock(wall.desk.document.table, EntityId("alarm"), 8))
    bells = EntityId("bells")
    locked = replace(wall.desk.document.table.clocks()[bells], locked=True)
    wall.desk.document.submit(
        Transaction(
            report=BeatPassed(beat=Beat.SCENE),
            changes=put_values(wall.desk.document.table, {bells: locked}),
        )
    )
    qtbot.keyClick(wall.dial("alarm"), Qt.Key.Key_Return)
    menu = menu_of(wall)
    texts = [action.text() for action in menu.actions() if action.text()]
    assert texts[1:4] == ["Begin again", "Begin again with the 2 over", "Unlock “Bells”"]
    choose(menu, "Begin again with the 2 over")
    assert wall.deeds == [ClockWish(verb=ClockVerb.RESET, clock_id=EntityId("alarm"), value=True)]


DEEDS: tuple[tuple[tuple[str, ...], ClockVerb, object], ...] = (
    (("Ticks by itself", "each scene"), ClockVerb.BEAT, Beat.SCENE),
    (("Colour", "Jade green"), ClockVerb.HUE, ClockHue.JADE),
    (("Heading", "None"), ClockVerb.GROUP, ""),
    (("Whose", "Nobody"), ClockVerb.OWNER, None),
    (("Only rises",), ClockVerb.ONLY_RISES, True),
    (("Duplicate",), ClockVerb.COPY, None),
    (("History",), ClockVerb.HISTORY, None),
    (("Put away",), ClockVerb.ARCHIVE, True),
)


def test_what_is_said_of_a_clock_is_in_the_menu(wall: Wall) -> None:
    for path, _verb, _value in DEEDS:
        wall.panel._on_canvas_menu_requested(EntityId("alarm"), QPoint(5, 5))
        choose(menu_of(wall), *path)
    assert [(wish.clock_id, wish.verb, wish.value) for wish in wall.deeds] == [
        ("alarm", verb, value) for _path, verb, value in DEEDS
    ]


def test_what_happens_is_asked_in_one_line(wall: Wall, qtbot: QtBot) -> None:
    wall.panel.show()
    wall.panel._on_canvas_menu_requested(EntityId("alarm"), QPoint(5, 5))
    choose(menu_of(wall), "What happens when it is full…")
    field = wall.panel.view.question.field
    qtbot.keyClicks(field, "The bell rings")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    alarm = EntityId("alarm")
    assert wall.deeds == [ClockWish(verb=ClockVerb.HAPPENS, clock_id=alarm, value="The bell rings")]
    assert not wall.panel.view.question.isVisibleTo(wall.panel)


@pytest.mark.parametrize(
    ("key", "wish"),
    [
        (Qt.Key.Key_R, ("race_clocks", "alarm", "crowd")),
        (Qt.Key.Key_L, ("link_clocks", "alarm", "crowd")),
    ],
)
def test_letters_race_and_link(
    wall: Wall, qtbot: QtBot, key: Qt.Key, wish: tuple[str, str, str]
) -> None:
    dial = wall.dial("alarm")
    dial.setFocus()
    qtbot.keyClick(dial, key)
    choose(menu_of(wall), "Crowd")
    assert wall.wishes == [wish]


def test_alt_and_arrows_reorder_and_ctrl_and_arrows_go(wall: Wall, qtbot: QtBot) -> None:
    alt, control = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier
    dial = wall.dial("alarm")
    dial.setFocus()
    qtbot.keyClick(dial, Qt.Key.Key_Right, alt)
    assert wall.groups() == ["bells", "alarm", "crowd"]
    qtbot.keyClick(dial, Qt.Key.Key_Down, alt)
    qtbot.keyClick(dial, Qt.Key.Key_Down, alt)
    assert wall.groups() == ["bells", "crowd", "alarm"]
    qtbot.keyClick(dial, Qt.Key.Key_Left, alt)
    assert wall.groups() == ["bells", "alarm", "crowd"]
    assert dial.hasFocus()
    qtbot.keyClick(dial, Qt.Key.Key_Right, control)
    assert wall.dial("crowd").hasFocus()
    assert dial.value() == 0
    assert [wish[0] for wish in wall.wishes] == ["move_card"] * 3


def test_tab_goes_from_clock_to_clock_as_they_stand(wall: Wall, qtbot: QtBot) -> None:
    wall.desk.document.submit(
        move_card(wall.desk.document.table, EntityId("crowd"), EntityId("alarm"))
    )
    wall.dial("crowd").setFocus()
    met = []
    for _ in range(4):
        widget = QApplication.focusWidget()
        assert widget is not None
        qtbot.keyClick(widget, Qt.Key.Key_Tab)
        widget = QApplication.focusWidget()
        if isinstance(widget, ClockDial):
            met.append(widget.clock_id)
    assert met == ["alarm", "bells"]


def test_long_names_are_shortened_in_menus(wall: Wall) -> None:
    wall.desk.clock("Drowned " * 60)
    wall.panel._on_canvas_menu_requested(EntityId("alarm"), QPoint(5, 5))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    names = [
        action.text()
        for part in menu.findChildren(QMenu)
        for action in part.actions()
        if action.text().startswith("Drowned")
    ]
    assert names == ["Drowned Drowned Drowned Drowned Drowned… · Danger 0/6"] * 2
    menu.close()
