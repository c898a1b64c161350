from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from tests.seat.painted import Painted

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.theme.token import Role
from duskboard.windows.status_bar import KeyHint, StatusBar, StatusState, UndoQuestion
from duskboard.windows.status_news import Tone

STATE = StatusState(
    hints=(KeyHint(key="C", text="new clock"), KeyHint(key="Ctrl K", text="find or do anything")),
    undo="Undo: Finn attacks Tom",
    saved="Saved 21:16",
)
QUESTION = UndoQuestion(
    session=6, current=7, step="Hob joins the chase", day="8 November", key="Ctrl Z"
)

pytestmark = pytest.mark.usefixtures("dress")


@pytest.fixture
def bar(qtbot: QtBot, look: Look, words: Words) -> StatusBar:
    bar = StatusBar(look, words)
    qtbot.addWidget(bar)
    bar.mirror(STATE)
    bar.resize(1280, bar.sizeHint().height())
    bar.show()
    return bar


def painted(bar: StatusBar, look: Look) -> list[str]:
    look.text_record = []
    bar.resize(bar.width(), bar.sizeHint().height())
    bar.grab()
    return [text.text for text in look.text_record]


def button(bar: StatusBar, text: str) -> QPushButton:
    return next(each for each in bar.findChildren(QPushButton) if each.text() == text)


def test_it_says_keys_undo_and_save(bar: StatusBar, look: Look) -> None:
    assert painted(bar, look) == [
        "Undo: Finn attacks Tom",
        "Saved 21:16",
        "C",
        "new clock",
        "Ctrl K",
        "find or do anything",
    ]
    assert bar.height() == 28


def test_hints_that_do_not_fit_are_left_out_whole(bar: StatusBar, look: Look) -> None:
    bar.resize(500, 28)
    assert painted(bar, look) == ["Undo: Finn attacks Tom", "Saved 21:16", "C", "new clock"]
    assert look.text_record is not None
    assert not any(text.is_cut for text in look.text_record)


def test_a_key_that_has_no_room_any_more_is_not_left_half(bar: StatusBar, qtbot: QtBot) -> None:
    bar.resize(700, 28)
    qtbot.waitExposed(bar)
    QApplication.sendPostedEvents()
    repaints = Painted(bar)
    bar.mirror(replace(STATE, undo="Undo: Finn attacks Tim"))
    qtbot.waitUntil(lambda: len(repaints.times) == 1)
    bar.mirror(replace(STATE, undo="Undo: New clock “" + "x" * 200 + "”"))
    qtbot.waitUntil(lambda: len(repaints.times) == 2)
    first, second = (region.boundingRect().left() for _bar, region in repaints.times)
    assert first > 300
    assert second == 0


def test_the_question_takes_its_place(bar: StatusBar, look: Look) -> None:
    bar.ask(QUESTION)
    assert painted(bar, look) == [
        "The next step back is in session 6.",
        "Press",
        "Ctrl Z",
        "again to undo “Hob joins the chase” of 8 November.",
    ]
    assert bar.height() == 44
    assert bar.accessibleDescription() == (
        "The next step back is in session 6. "
        "Press Ctrl Z again to undo “Hob joins the chase” of 8 November."
    )


def test_undo_and_stay_answer_and_end_it(bar: StatusBar, qtbot: QtBot) -> None:
    bar.ask(QUESTION)
    with qtbot.waitSignal(bar.undo_confirmed):
        qtbot.mouseClick(button(bar, "Undo in session 6"), Qt.MouseButton.LeftButton)
    assert bar.question is None
    bar.ask(QUESTION)
    with qtbot.waitSignal(bar.stay_requested):
        qtbot.mouseClick(button(bar, "Stay in session 7"), Qt.MouseButton.LeftButton)
    assert bar.question is None
    assert not button(bar, "Stay in session 7").isVisible()
    assert bar.sizeHint().height() == 28


def test_before_the_first_session_there_is_no_number(bar: StatusBar, look: Look) -> None:
    bar.ask(UndoQuestion(session=0, current=0, step="New clock", day="8 November", key="Ctrl Z"))
    assert painted(bar, look)[0] == "The next step back is before the first session."
    assert button(bar, "Undo it").isVisible()
    assert button(bar, "Stay here").isVisible()


def test_a_refusal_stands_in_red_until_it_is_cleared(bar: StatusBar, look: Look) -> None:
    bar.say("“Alarm” is locked.", Tone.REFUSED)
    assert painted(bar, look)[-1] == "“Alarm” is locked."
    assert look.text_record is not None
    assert look.text_record[-1].color == look.color(Role.BAD)
    bar.mirror(STATE)
    assert bar.news == "“Alarm” is locked."
    bar.clear_news()
    assert "new clock" in painted(bar, look)


def test_news_goes_by_itself(bar: StatusBar, qtbot: QtBot) -> None:
    bar.say("Undone: Finn attacks Tom")
    bar._timer.start(1)
    qtbot.waitUntil(lambda: bar.news == "")


LONG = "Mara Quill has no coin left to pay with. " * 4


def test_a_refusal_is_read_whole_in_any_width(bar: StatusBar, look: Look) -> None:
    bar.say("Mara Quill has no coin left to pay with.", Tone.REFUSED)
    assert painted(bar, look)[:2] == ["Undo: Finn attacks Tom", "Saved 21:16"]
    bar.say(LONG, Tone.REFUSED, can_overrule=True)
    for width, height in ((1280, 28), (900, 46), (500, 64), (1280, 28)):
        bar.resize(width, bar.height())
        assert painted(bar, look) == [LONG]  # undo and save have made room
        assert look.text_record is not None
        assert not look.text_record[0].is_cut
        assert bar.height() == height
    bar.say(LONG * 2, Tone.REFUSED)
    bar.clear_news()
    assert bar.sizeHint().height() == 28
    assert "Saved 21:16" in painted(bar, look)


def test_the_keyboard_goes_back_to_where_it_was(qtbot: QtBot, look: Look, words: Words) -> None:
    room, bar = QWidget(), StatusBar(look, words)
    column = QVBoxLayout(room)
    fields = [QLineEdit(), QLineEdit(), QLineEdit()]
    for widget in (*fields, bar):
        column.addWidget(widget)
    qtbot.addWidget(room)
    room.show()
    qtbot.waitExposed(room)
    room.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is room)
    fields[1].setFocus()
    bar.say("Four traumas are the most.", Tone.REFUSED, can_overrule=True)
    qtbot.mouseClick(bar.overrule, Qt.MouseButton.LeftButton)
    assert (bar.overrule.isVisible(), fields[1].hasFocus()) == (False, True)
    for end in (bar.overrule.click, bar.clear_news, lambda: bar.say("Undone: a clock")):
        bar.say("Four traumas are the most.", Tone.REFUSED, can_overrule=True)
        bar.overrule.setFocus(Qt.FocusReason.TabFocusReason)
        end()
        assert (bar.overrule.isVisible(), fields[1].hasFocus()) == (False, True)
    bar.ask(QUESTION)
    button(bar, "Stay in session 7").setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(button(bar, "Stay in session 7"), Qt.Key.Key_Backtab)
    qtbot.keyClick(button(bar, "Undo in session 6"), Qt.Key.Key_Space)
    assert fields[1].hasFocus()
