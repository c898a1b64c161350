import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from duskboard.i18n.words import Language, Words
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.empty_state import EmptyState
from duskboard.widgets.error_bar import ErrorBar
from duskboard.widgets.hint import Hint
from duskboard.widgets.icon_button import IconButton
from duskboard.widgets.text_label import TextLabel

LEFT = Qt.MouseButton.LeftButton


def test_an_empty_dock_offers_one_act(qtbot: QtBot, look: Look) -> None:
    state = EmptyState(look, "No clocks yet. Press C, or use a template.", "New clock")
    qtbot.addWidget(state)
    state.resize(220, 160)
    state.show()
    button = state.findChild(QPushButton)
    assert button is not None
    with qtbot.waitSignal(state.act_requested):
        qtbot.mouseClick(button, LEFT)
    state.tell("Rolls land here.")
    assert button.isHidden()


@pytest.fixture
def bar(qtbot: QtBot, look: Look, words: Words) -> ErrorBar:
    made = ErrorBar(look, words)
    qtbot.addWidget(made)
    made.resize(700, 72)
    return made


def test_the_bar_is_hidden_until_there_is_trouble(bar: ErrorBar) -> None:
    assert bar.isHidden()
    bar.tell("Projector unplugged", "Reconnect it, or choose another screen.")
    assert not bar.isHidden()
    bar.clear()
    assert bar.isHidden()


def test_its_buttons_give_back_their_keys(qtbot: QtBot, bar: ErrorBar) -> None:
    bar.tell("Old-winter is damaged.", "", [("missing", "See what is missing"), ("save", "Save")])
    buttons = [button for button in bar.findChildren(QPushButton) if not button.isHidden()]
    heard: list[object] = []
    bar.act_requested.connect(heard.append)
    for button in buttons:
        qtbot.mouseClick(button, LEFT)
    assert heard == ["missing", "save"]


def test_a_second_trouble_takes_the_place_of_the_first(bar: ErrorBar) -> None:
    bar.tell("One", "", [("a", "A"), ("b", "B")])
    bar.tell("Two", "", [("c", "C")])
    shown = [b.text() for b in bar.findChildren(QPushButton) if not b.isHidden()]
    assert shown == ["C"]


def test_it_can_be_closed_where_that_is_allowed(qtbot: QtBot, bar: ErrorBar) -> None:
    close = bar.findChild(IconButton)
    assert close is not None
    bar.tell("One", "", can_close=False)
    assert close.isHidden()
    bar.tell("One", "")
    with qtbot.waitSignal(bar.dismissed):
        qtbot.mouseClick(close, LEFT)
    assert bar.isHidden()


def test_three_acts_are_refused(bar: ErrorBar) -> None:
    with pytest.raises(ValueError, match="more than 2"):
        bar.tell("One", "", [(1, "A"), (2, "B"), (3, "C")])


def test_its_words_are_painted_on_their_ground(bar: ErrorBar, look: Look) -> None:
    bar.tell("Projector unplugged", "Reconnect it.")
    look.text_record = []
    image = bar.grab().toImage()
    assert len(look.text_record) == 2
    assert all(record.ground == look.color(Role.BAD_DIM) for record in look.text_record)
    assert image.pixelColor(300, 4) == look.color(Role.BAD_DIM)
    assert image.pixelColor(300, bar.height() - 1) == look.color(Role.BAD)


def test_a_hint_is_read_and_gone(qtbot: QtBot, look: Look, words: Words) -> None:
    hint = Hint(look, words, "Click a segment.")
    qtbot.addWidget(hint)
    hint.show()
    with qtbot.waitSignal(hint.dismissed):
        qtbot.keyClick(hint._button, Qt.Key.Key_Space)


def test_a_label_wraps_to_its_width(qtbot: QtBot, look: Look) -> None:
    label = TextLabel(look, "No clocks yet. Press C, or use a template.", lines=0)
    qtbot.addWidget(label)
    assert label.heightForWidth(600) == 18
    assert label.heightForWidth(180) == 36
    one_line = TextLabel(look, "No clocks yet. Press C, or use a template.")
    qtbot.addWidget(one_line)
    assert one_line.heightForWidth(100) == 18


def test_a_label_grows_with_the_look(qtbot: QtBot, look: Look) -> None:
    label = TextLabel(look, "Session 7", TextStyle.CAPTION)
    qtbot.addWidget(label)
    small = label.sizeHint()
    look.use(scale=1.5, language=Language.TRADITIONAL_CHINESE)
    QApplication.sendEvent(label, QEvent(QEvent.Type.StyleChange))
    assert label.sizeHint().height() > small.height()
    assert label.sizeHint().width() > small.width()
