import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot
from tests.models.conftest import Desk
from tests.panels.conftest import Stage
from tests.panels.wall import LEFT, Wall

from duskboard.core.clocks.clock import ClockKind
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Language, Words
from duskboard.panels.wall_order import WallFilter, WallGrouping
from duskboard.play import clock as acts
from duskboard.play.clock_about import archive_clocks, write_group
from duskboard.play.clock_order import move_card
from duskboard.table.entity import Visibility
from duskboard.theme.look import Look
from duskboard.widgets.clock_row import ClockRow


def test_a_clock_keeps_its_widget_while_it_is_on_the_wall(wall: Wall) -> None:
    cards = {name: wall.card(name) for name in ("alarm", "bells", "crowd")}
    wall.desk.fill(EntityId("bells"), 3)
    wall.desk.clock("Dogs")
    wall.desk.document.submit(
        move_card(wall.desk.document.table, EntityId("crowd"), EntityId("alarm"))
    )
    assert {name: wall.card(name) for name in cards} == cards
    assert wall.groups() == ["crowd", "alarm", "bells", "dogs"]
    tops = [wall.card(name).pos() for name in ("crowd", "alarm", "bells")]
    assert tops == [QPoint(10, 0), QPoint(154, 0), QPoint(10, tops[2].y())]
    assert tops[2].y() > tops[0].y()


def test_only_the_clock_that_changed_is_painted_anew(wall: Wall) -> None:
    views = {name: wall.card(name).view for name in ("alarm", "crowd")}
    wall.desk.fill(EntityId("bells"), 3)
    assert wall.card("alarm").view is views["alarm"]
    assert wall.card("crowd").view is views["crowd"]
    assert wall.dial("bells").value() == 3


def test_a_race_and_its_end_keep_the_first_card(wall: Wall) -> None:
    alarm, table = wall.card("alarm"), wall.desk.document.table
    wall.desk.document.submit(acts.race_clocks(table, EntityId("alarm"), EntityId("crowd")))
    assert wall.groups() == ["alarm+crowd", "bells"]
    assert wall.card("crowd") is wall.card("alarm") is alarm
    assert alarm.width() == 280
    wall.desk.document.undo()
    assert wall.groups() == ["alarm", "bells", "crowd"]
    assert wall.card("alarm") is alarm


def test_a_clock_taken_off_is_gone_and_undo_brings_it_back(wall: Wall) -> None:
    wall.desk.document.submit(acts.remove_clock(wall.desk.document.table, EntityId("bells")))
    assert wall.panel.dial_of(EntityId("bells")) is None
    wall.desk.document.undo()
    assert wall.groups() == ["alarm", "bells", "crowd"]


def test_the_keyboard_stays_with_a_clock_whose_card_changes(wall: Wall) -> None:
    wall.dial("crowd").setFocus()
    table = wall.desk.document.table
    wall.desk.document.submit(acts.race_clocks(table, EntityId("alarm"), EntityId("crowd")))
    assert wall.dial("crowd").hasFocus()


def test_the_keyboard_goes_to_the_clock_that_takes_the_place_of_one_that_goes(
    wall: Wall,
) -> None:
    assert wall.groups() == ["alarm", "bells", "crowd"]
    wall.dial("bells").setFocus()
    wall.desk.document.submit(acts.remove_clock(wall.desk.document.table, EntityId("bells")))
    assert wall.dial("crowd").hasFocus()
    wall.desk.document.submit(acts.remove_clock(wall.desk.document.table, EntityId("crowd")))
    assert wall.dial("ledger" if "ledger" in wall.groups() else "alarm").hasFocus()


def test_with_the_last_clock_the_keyboard_goes_nowhere_by_chance(wall: Wall) -> None:
    wall.dial("alarm").setFocus()
    for clock_id in wall.desk.document.table.clocks():
        wall.desk.document.submit(acts.remove_clock(wall.desk.document.table, clock_id))
    assert QApplication.focusWidget() is None


@pytest.mark.parametrize(
    ("width", "dial", "rows"),
    [
        pytest.param(300, 72, ["ledger"], id="a dock"),
        pytest.param(900, 92, [], id="the table"),
    ],
)
def test_a_wide_wall_has_large_dials_and_no_rows(  # noqa: PLR0913, PLR0917 - what a panel is made of
    look: Look,
    words: Words,
    desk: Desk,
    stage: Stage,
    width: int,
    dial: int,
    rows: list[str],
) -> None:
    desk.clock("Alarm")
    desk.clock("Ledger", kind=ClockKind.PROJECT)
    wall = Wall(look, words, desk)
    stage(wall.panel, width, 600)
    assert [view.clock_id for view in wall.panel.view.canvas.order.rows] == rows
    assert look.size(wall.dial("alarm")._diameter) == dial


def test_a_compact_wall_has_two_cards_then_rows_and_folds(wall: Wall, qtbot: QtBot) -> None:
    wall.panel.compact = True
    order = wall.panel.view.canvas.order
    assert [view.clock_id for view in order.rows] == ["crowd"]
    qtbot.mouseClick(wall.panel.view._fold, LEFT)
    assert wall.panel.view._fold.text() == "Unfold the cards"
    assert [type(host) for host in wall.panel.view.canvas.hosts] == [ClockRow] * 3
    qtbot.mouseClick(wall.panel.view._fold, LEFT)
    wall.panel.compact = False
    assert wall.panel.view.canvas.order.rows == ()


def test_filters_tell_how_many_and_show_them(wall: Wall, qtbot: QtBot) -> None:
    wall.desk.show(EntityId("bells"))
    wall.desk.show(EntityId("crowd"), Visibility.MASKED)
    choice = wall.panel.view._choice
    assert [segment.text() for segment in choice._segments] == ["All 3", "Shown 2", "GM only 1"]
    qtbot.mouseClick(choice._segments[1], LEFT)
    assert wall.groups() == ["bells", "crowd"]
    qtbot.mouseClick(choice._segments[2], LEFT)
    assert wall.groups() == ["alarm"]
    wall.desk.show(EntityId("alarm"))
    assert wall.groups() == []
    assert wall.panel.view.empty.isVisible()
    wall.panel.show_clock(EntityId("alarm"))
    assert wall.groups() == ["alarm", "bells", "crowd"]
    assert wall.dial("alarm").hasFocus()


def test_an_empty_wall_offers_a_clock(empty_wall: Wall, qtbot: QtBot) -> None:
    assert empty_wall.panel.view.empty.isVisible()
    assert empty_wall.panel.view.empty._label.text() == "No clocks yet. Press C."
    qtbot.mouseClick(empty_wall.panel.view.empty._button, LEFT)
    field = empty_wall.panel.view.entry.field
    assert field.hasFocus()
    qtbot.keyClicks(field, "Alarm 6 danger")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert empty_wall.groups() == ["alarm"]
    assert empty_wall.panel.view.entry.isVisible() is False
    assert empty_wall.dial("alarm").hasFocus()
    view = empty_wall.model.view_of(EntityId("alarm"))
    assert view is not None
    assert (view.kind, view.size, view.visibility) == (ClockKind.DANGER, 6, Visibility.HIDDEN)


@pytest.mark.rule("blades 46")
@pytest.mark.parametrize("language", Language)
def test_the_advice_on_names_stands_under_the_field(
    wall: Wall, words: Words, language: Language
) -> None:
    words.switch(language)
    QApplication.sendEvent(wall.panel.view.entry, QEvent(QEvent.Type.LanguageChange))
    wall.panel.begin_new_clock()
    entry = wall.panel.view.entry
    advice = words.gettext("Name what stands in the way, not the way past it.")
    assert entry._caption.isVisible()
    assert entry._caption.text() == advice
    assert entry.field.accessibleDescription() == advice
    if language is not Language.ENGLISH:
        assert "Name" not in advice


def test_a_line_that_makes_no_clock_stays_with_the_reason(wall: Wall, qtbot: QtBot) -> None:
    wall.panel.begin_new_clock("Alarm 30")
    field = wall.panel.view.entry.field
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert wall.groups() == ["alarm", "bells", "crowd"]
    assert field.text() == "Alarm 30"
    assert "2 to 24 segments" in field.accessibleDescription()
    assert wall.panel.view.entry._error.isVisible()
    qtbot.keyClick(field, Qt.Key.Key_Backspace)
    assert wall.panel.view.entry._error.isVisible() is False
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert wall.panel.view.entry.isVisible() is False


def test_changes_are_said_and_a_full_danger_interrupts(wall: Wall) -> None:
    wall.desk.fill(EntityId("alarm"), 5)
    wall.desk.fill(EntityId("alarm"), 6)
    wall.desk.show(EntityId("alarm"))
    wall.desk.clock("Dogs", kind=ClockKind.PROJECT)
    wall.desk.fill(EntityId("dogs"), 6)
    wall.desk.document.submit(acts.remove_clock(wall.desk.document.table, EntityId("dogs")))
    assert wall.said == [
        ("Alarm: 5 of 6, 1 left", False),
        ("Alarm: 6 of 6, full", True),
        ("Alarm: shown to players", False),
        ("Dogs: new clock, 0 of 6, 6 left", False),
        ("Dogs: 6 of 6, full", False),
        ("“Dogs” is off the table", False),
    ]


def test_a_locked_clock_says_so_when_it_is_pressed(wall: Wall, qtbot: QtBot) -> None:
    table = wall.desk.document.table
    wall.desk.document.submit(acts.link_clocks(table, EntityId("bells"), EntityId("alarm")))
    heard: list[EntityId] = []
    wall.panel.refused.connect(heard.append)
    qtbot.keyClick(wall.dial("alarm"), Qt.Key.Key_Plus)
    assert heard == ["alarm"]
    assert wall.said[-1] == ("“Alarm” is locked", False)
    wall.desk.fill(EntityId("bells"), 6)
    assert ("Alarm: unlocked", False) in wall.said


def test_groups_fold_and_tick_as_one(wall: Wall, qtbot: QtBot) -> None:
    for clock_id in ("alarm", "bells"):
        table = wall.desk.document.table
        wall.desk.document.submit(write_group(table, (EntityId(clock_id),), "Docks"))
    wall.panel.view.group_by(WallGrouping.HEADING)
    docks, others = wall.panel.view.canvas.heads
    assert [head.fold.text() for head in (docks, others)] == ["Docks  2", "Others  1"]
    heard: list[tuple[object, ...]] = []
    wall.panel.tick_all_requested.connect(lambda *args: heard.append(args))
    qtbot.mouseClick(docks.tick, LEFT)
    assert heard == [(("alarm", "bells"), 1)]
    qtbot.mouseClick(docks.fold, LEFT)
    assert wall.groups() == ["crowd"]
    wall.panel.show_clock(EntityId("bells"))
    assert wall.groups() == ["alarm", "bells", "crowd"]
    assert wall.dial("bells").hasFocus()
    wall.panel.view.group_by(WallGrouping.NONE)
    assert wall.panel.view.canvas.heads == ()


def test_a_search_leaves_what_is_called_so_and_esc_shows_all(wall: Wall, qtbot: QtBot) -> None:
    view = wall.panel.view
    view.begin_search()
    qtbot.keyClicks(view.search, "bel")
    assert wall.groups() == ["bells"]
    qtbot.keyClicks(view.search, "x")
    assert wall.groups() == []
    assert view.empty.isVisibleTo(wall.panel)
    qtbot.keyClick(view.search, Qt.Key.Key_Escape)
    qtbot.keyClick(view.search, Qt.Key.Key_Escape)
    assert wall.groups() == ["alarm", "bells", "crowd"]
    assert not view.search.isVisibleTo(wall.panel)


def test_what_is_put_away_is_found_under_its_own_choice(wall: Wall) -> None:
    table = wall.desk.document.table
    wall.desk.document.submit(archive_clocks(table, (EntityId("bells"),)))
    assert wall.groups() == ["alarm", "crowd"]
    wall.panel.view.show_only(WallFilter.ARCHIVED)
    assert wall.groups() == ["bells"]
    wall.panel.show_clock(EntityId("alarm"))
    assert wall.groups() == ["alarm", "crowd"]


def test_a_heading_is_handled_as_one(wall: Wall, qtbot: QtBot) -> None:
    for clock_id in ("alarm", "bells"):
        table = wall.desk.document.table
        wall.desk.document.submit(write_group(table, (EntityId(clock_id),), "Docks & <b>"))
    wall.panel.view.group_by(WallGrouping.HEADING)
    docks, others = wall.panel.view.canvas.heads
    assert docks.fold.text() == "Docks && <b>  2"
    assert [head.tick.isVisibleTo(wall.panel) for head in (docks, others)] == [True, False]
    heard: list[tuple[object, ...]] = []
    wall.panel.heading_requested.connect(lambda *args: heard.append(args))

    def pick(text: str) -> None:
        at = docks.rect().center()
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, docks.mapToGlobal(at))
        QApplication.sendEvent(docks, event)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        next(one for one in menu.actions() if one.text() == text).trigger()
        menu.close()

    pick("Take the heading away")
    assert heard == [(("alarm", "bells"), "")]
    pick("Show all to players")
    assert wall.wishes == [("set_all_visibility", ("alarm", "bells"), Visibility.SHOWN)]
    pick("Another heading…")
    field = wall.panel.view.question.field
    field.setText("The quay")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert heard[1:] == [(("alarm", "bells"), "The quay")]


def test_what_is_dropped_under_another_heading_is_filed_there(wall: Wall) -> None:
    table = wall.desk.document.table
    wall.desk.document.submit(write_group(table, (EntityId("alarm"),), "Docks"))
    wall.panel.view.group_by(WallGrouping.HEADING)
    assert wall.groups() == ["alarm", "bells", "crowd"]
    wall.panel._move(EntityId("crowd"), 0)
    wall.panel._move(EntityId("alarm"), 3)
    wall.panel._move(EntityId("crowd"), 1)
    assert [(one.clock_id, one.value) for one in wall.deeds] == [("crowd", "Docks"), ("alarm", "")]
    assert wall.groups() == ["alarm", "crowd", "bells"]
