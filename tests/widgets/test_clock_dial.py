import math

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import (
    QAccessible,
    QKeyEvent,
    QKeySequence,
    QShortcut,
    QWheelEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from tests.seat.painted import Painted

from duskboard.core.clocks.clock import ClockKind
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Language, Words
from duskboard.table.clock_view import ClockView, RaceView
from duskboard.table.entity import Visibility
from duskboard.theme.look import Look
from duskboard.widgets.clock_dial import ClockDial

ALARM = EntityId("alarm")
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier


def clock(filled: int = 0, size: int = 6, *, locked: bool = False) -> ClockView:
    return ClockView(
        clock_id=ALARM,
        name="Alarm",
        kind=ClockKind.DANGER,
        size=size,
        filled=filled,
        locked=locked,
    )


@pytest.fixture
def dial(qtbot: QtBot, look: Look, words: Words) -> ClockDial:
    made = ClockDial(look, words)
    qtbot.addWidget(made)
    made.mirror(clock())
    made.resize(made.sizeHint())
    made.show()
    return made


def middle(dial: ClockDial, segment: int, radius: float = 26) -> QPoint:
    """The middle of a segment of a dial of the size of cards."""
    assert dial.view is not None
    assert dial.view.size is not None
    turn = math.tau * (segment + 0.5) / dial.view.size
    center = dial.rect().center()
    return center + QPoint(round(radius * math.sin(turn)), round(-radius * math.cos(turn)))


def wishes(dial: ClockDial) -> list[tuple[object, ...]]:
    heard: list[tuple[object, ...]] = []
    dial.fill_requested.connect(lambda *args: heard.append(("fill", *args)))
    dial.resolve_requested.connect(lambda *args: heard.append(("resolve", *args)))
    dial.visibility_requested.connect(lambda *args: heard.append(("visibility", *args)))
    dial.rename_requested.connect(lambda *args: heard.append(("rename", *args)))
    dial.remove_requested.connect(lambda *args: heard.append(("remove", *args)))
    dial.refused.connect(lambda *args: heard.append(("refused", *args)))
    dial.menu_requested.connect(lambda clock_id, _at: heard.append(("menu", clock_id)))
    dial.drag_started.connect(lambda *args: heard.append(("drag", *args)))
    return heard


def turn_wheel(
    dial: ClockDial,
    notches: int,
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.ControlModifier,
) -> bool:
    """Turn the wheel over the dial by real events; whether it was taken."""
    at = QPointF(dial.rect().center())
    event = QWheelEvent(
        at,
        dial.mapToGlobal(at),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        modifiers,
        Qt.ScrollPhase.NoScrollPhase,
        False,  # noqa: FBT003 - Qt's own order of arguments
    )
    QApplication.sendEvent(dial, event)
    return event.isAccepted()


@pytest.mark.rule("blades 45")
@pytest.mark.parametrize("size", range(2, 25))
def test_a_click_on_an_empty_segment_fills_to_it(qtbot: QtBot, dial: ClockDial, size: int) -> None:
    dial.mirror(clock(size=size))
    heard = wishes(dial)
    for segment in range(size):
        qtbot.mouseClick(dial, LEFT, pos=middle(dial, segment))
    assert heard == [("fill", ALARM, segment + 1) for segment in range(size)]


def test_a_click_on_the_last_filled_segment_empties_it(qtbot: QtBot, dial: ClockDial) -> None:
    dial.mirror(clock(4))
    heard = wishes(dial)
    qtbot.mouseClick(dial, LEFT, pos=middle(dial, 3))
    assert heard == [("fill", ALARM, 3)]


def test_a_click_on_an_earlier_filled_segment_fills_to_it(qtbot: QtBot, dial: ClockDial) -> None:
    dial.mirror(clock(4))
    heard = wishes(dial)
    qtbot.mouseClick(dial, LEFT, pos=middle(dial, 1))
    assert heard == [("fill", ALARM, 2)]


@pytest.mark.parametrize(("button", "modifier"), [(LEFT, SHIFT), (RIGHT, NONE)])
def test_shift_or_the_right_button_unfills_from_a_segment(
    qtbot: QtBot, dial: ClockDial, button: Qt.MouseButton, modifier: Qt.KeyboardModifier
) -> None:
    dial.mirror(clock(5))
    heard = wishes(dial)
    qtbot.mouseClick(dial, button, modifier, middle(dial, 2))
    assert heard == [("fill", ALARM, 2)]


def test_the_right_button_on_an_empty_segment_opens_the_menu(qtbot: QtBot, dial: ClockDial) -> None:
    dial.mirror(clock(2))
    heard = wishes(dial)
    qtbot.mouseClick(dial, RIGHT, pos=middle(dial, 4))
    assert heard == [("menu", ALARM)]


def test_a_click_on_the_hub_of_an_open_clock_does_nothing(qtbot: QtBot, dial: ClockDial) -> None:
    heard = wishes(dial)
    qtbot.mouseClick(dial, LEFT, pos=dial.rect().center())
    assert heard == []


def test_hub_and_ring_of_a_full_clock_resolve_it(qtbot: QtBot, dial: ClockDial) -> None:
    dial.mirror(clock(6))
    heard = wishes(dial)
    qtbot.mouseClick(dial, LEFT, pos=dial.rect().center())
    qtbot.mouseClick(dial, LEFT, pos=middle(dial, 0, radius=38))
    qtbot.mouseClick(dial, LEFT, pos=middle(dial, 5))
    assert heard == [("resolve", ALARM), ("resolve", ALARM), ("fill", ALARM, 5)]


@pytest.mark.rule("blades 47")
def test_a_locked_clock_refuses(qtbot: QtBot, dial: ClockDial) -> None:
    dial.mirror(clock(locked=True))
    heard = wishes(dial)
    qtbot.mouseClick(dial, LEFT, pos=middle(dial, 0))
    qtbot.keyClick(dial, Qt.Key.Key_Plus)
    assert heard == [("refused", ALARM), ("refused", ALARM)]


@pytest.mark.parametrize(
    ("key", "wanted"),
    [
        (Qt.Key.Key_Plus, 4),
        (Qt.Key.Key_Minus, 2),
        (Qt.Key.Key_Up, 4),
        (Qt.Key.Key_Right, 4),
        (Qt.Key.Key_Down, 2),
        (Qt.Key.Key_Left, 2),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_End, 6),
        (Qt.Key.Key_5, 5),
        (Qt.Key.Key_9, 9),
        (Qt.Key.Key_0, 0),
    ],
)
def test_keys_ask_for_a_fill(qtbot: QtBot, dial: ClockDial, key: Qt.Key, wanted: int) -> None:
    dial.mirror(clock(3))
    heard = wishes(dial)
    qtbot.keyClick(dial, key)
    assert heard == [("fill", ALARM, wanted)]


@pytest.mark.parametrize(
    ("key", "wish"),
    [
        (Qt.Key.Key_V, "visibility"),
        (Qt.Key.Key_Delete, "remove"),
    ],
)
def test_keys_ask_for_more(qtbot: QtBot, dial: ClockDial, key: Qt.Key, wish: str) -> None:
    heard = wishes(dial)
    qtbot.keyClick(dial, key)
    assert heard == [(wish, ALARM)]


def test_enter_resolves_only_a_full_clock(qtbot: QtBot, dial: ClockDial) -> None:
    heard = wishes(dial)
    qtbot.keyClick(dial, Qt.Key.Key_Return)
    dial.mirror(clock(6))
    qtbot.keyClick(dial, Qt.Key.Key_Return)
    qtbot.keyClick(dial, Qt.Key.Key_Enter)
    assert heard == [("resolve", ALARM), ("resolve", ALARM)]


@pytest.mark.rule("blades 48")
def test_more_than_fits_is_wished_all_the_same(qtbot: QtBot, dial: ClockDial) -> None:
    """The table says what did not fit; of a key held down it says so once at most."""
    dial.mirror(clock(6))
    heard = wishes(dial)
    qtbot.keyClick(dial, Qt.Key.Key_Plus)
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Plus, NONE, "+", autorep=True)
    QCoreApplication.sendEvent(dial, held)
    assert heard == [("fill", ALARM, 7)]
    dial.mirror(clock(5))
    for _ in range(3):
        turn_wheel(dial, 1)
    qtbot.waitUntil(lambda: len(heard) == 2)
    assert heard[1] == ("fill", ALARM, 8)


def test_it_never_shows_what_the_table_has_not(qtbot: QtBot, dial: ClockDial) -> None:
    dial.mirror(clock(3))
    qtbot.keyClick(dial, Qt.Key.Key_Up)
    qtbot.mouseClick(dial, LEFT, pos=middle(dial, 5))
    assert dial.value() == 3
    assert dial.sliderPosition() == 3
    dial.mirror(clock(4))
    assert dial.value() == 4


def test_a_screen_reader_can_turn_it_and_it_waits_for_the_table(dial: ClockDial) -> None:
    dial.mirror(clock(3))
    heard = wishes(dial)
    interface = QAccessible.queryAccessibleInterface(dial)
    assert interface.role() == QAccessible.Role.Slider
    interface.valueInterface().setCurrentValue(5)
    assert heard == [("fill", ALARM, 5)]
    assert dial.value() == 3


def test_turns_of_the_wheel_become_one_wish(qtbot: QtBot, dial: ClockDial) -> None:
    dial.mirror(clock(1))
    heard = wishes(dial)
    for _ in range(3):
        assert turn_wheel(dial, 1)
    assert dial.face is not None
    assert dial.face.target == 4
    assert heard == []
    qtbot.waitUntil(lambda: heard != [])
    assert heard == [("fill", ALARM, 4)]


def test_the_wheel_alone_is_left_to_what_scrolls(dial: ClockDial) -> None:
    assert not turn_wheel(dial, 1, NONE)


def test_the_pointer_shows_what_a_click_would_do(qtbot: QtBot, dial: ClockDial) -> None:
    dial.mirror(clock(2))
    qtbot.mouseMove(dial, middle(dial, 3))
    assert dial.face is not None
    assert dial.face.target == 4
    qtbot.mouseMove(dial, middle(dial, 1))
    assert dial.face.target == 1


def test_a_drag_is_no_click(dial: ClockDial) -> None:
    heard = wishes(dial)
    start = middle(dial, 0)
    QTest.mousePress(dial, LEFT, NONE, start)
    QTest.mouseMove(dial, start + QPoint(0, 4))
    QTest.mouseMove(dial, start + QPoint(0, 30))
    QTest.mouseRelease(dial, LEFT, NONE, start + QPoint(0, 30))
    assert heard == [("drag", ALARM)]


@pytest.mark.rule("blades 47")
def test_it_says_in_words_what_it_shows(dial: ClockDial) -> None:
    dial.mirror(
        ClockView(
            clock_id=ALARM,
            name="Constables roused",
            kind=ClockKind.DANGER,
            size=6,
            filled=5,
            visibility=Visibility.SHOWN,
            race=RaceView(rival_id=EntityId("fog"), lead=-2, is_second=True),
        )
    )
    assert dial.accessibleName() == "Constables roused, danger clock"
    assert dial.accessibleDescription() == "5 of 6, 1 left, behind by 2, shown to players"


def test_only_the_keyboard_shows_the_focus_frame(qtbot: QtBot, dial: ClockDial) -> None:
    with qtbot.waitActive(dial):
        dial.activateWindow()
    dial.clearFocus()
    dial.setFocus(Qt.FocusReason.MouseFocusReason)
    assert dial.face is not None
    assert not dial.face.is_focused
    dial.clearFocus()
    dial.setFocus(Qt.FocusReason.TabFocusReason)
    assert dial.face.is_focused


def test_the_fill_moves_and_arrives(qtbot: QtBot, dial: ClockDial, look: Look) -> None:
    look.use(reduce_motion=False)
    dial.mirror(clock(1))
    dial.mirror(clock(3))
    assert dial.face is not None
    assert dial.face.drawn == 1.0
    qtbot.waitUntil(lambda: dial.face is not None and dial.face.drawn is None)
    assert dial.face.filled == 3


def test_without_motion_it_is_there_at_once(dial: ClockDial) -> None:
    dial.mirror(clock(1))
    dial.mirror(clock(3))
    assert dial.face is not None
    assert dial.face.drawn is None


def test_what_calls_flashes_once(qtbot: QtBot, dial: ClockDial, look: Look) -> None:
    look.use(reduce_motion=False)
    dial.mirror(clock(5))
    lit: list[bool] = []
    flash = dial._motion.flash
    flash.moved.connect(lambda _value: lit.append(dial._motion.is_lit))
    dial.mirror(clock(6))
    with qtbot.waitSignal(flash.finished):
        pass
    assert lit
    assert not any(lit)
    assert dial.face is not None
    assert dial.face.is_lit


def test_its_keys_go_before_commands_of_the_window(qtbot: QtBot, dial: ClockDial) -> None:
    commands: list[str] = []
    shortcut = QShortcut(QKeySequence("V"), dial)
    shortcut.activated.connect(lambda: commands.append("V"))
    with qtbot.waitActive(dial):
        dial.activateWindow()
    dial.setFocus()
    heard = wishes(dial)
    qtbot.keyClick(dial, Qt.Key.Key_V)
    assert heard == [("visibility", ALARM)]
    assert commands == []


def test_it_speaks_another_language_at_once(dial: ClockDial, words: Words) -> None:
    dial.mirror(clock(5))
    before = dial.accessibleDescription()
    words.switch(Language.TRADITIONAL_CHINESE)
    QApplication.sendEvent(dial, QEvent(QEvent.Type.LanguageChange))
    assert dial.accessibleDescription() != before


def test_it_grows_with_the_look(dial: ClockDial, look: Look) -> None:
    before = dial.sizeHint().width()
    look.use(scale=1.5)
    assert dial.sizeHint().width() == round(before * 1.5)


def test_a_tick_paints_the_segment_and_the_number_and_nothing_beneath(
    qtbot: QtBot, look: Look, words: Words
) -> None:
    look.use(reduce_motion=True)
    ground = QWidget()
    qtbot.addWidget(ground)
    dial = ClockDial(look, words, parent=ground)
    dial.mirror(clock(2, 8))
    dial.resize(dial.sizeHint())
    with qtbot.waitExposed(ground):
        ground.show()
    ground.repaint()
    below, above = Painted(ground), Painted(dial)
    dial.mirror(clock(3, 8))
    qtbot.waitUntil(lambda: not above.region.isEmpty())
    assert below.region.isEmpty()
    assert 0 < above.region.boundingRect().width() < 0.6 * dial.width()
    assert above.region.contains(middle(dial, 2))
    assert above.region.contains(dial.rect().center())
