from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QModelIndex, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QImage
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot
from tests.models.conftest import Desk
from tests.panels.conftest import Stage

from duskboard.core.dice import (
    Dice,
    Expression,
    Percentile,
    ReportedTotal,
    ScriptedDice,
    parse_roll,
)
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Language, Words
from duskboard.models.log_model import LogEntry, LogModel
from duskboard.panels.log_card import LogCard
from duskboard.panels.roll_log import RollLog
from duskboard.panels.session_rows import PAGE
from duskboard.play.roll import Decision, RollMade, resolve
from duskboard.storage.journal import Seq
from duskboard.table.entity import Moment, Roll
from duskboard.theme.look import Look
from duskboard.widgets.die import DieState

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard")
LEFT = Qt.MouseButton.LeftButton


class Log:
    """A log at a real table."""

    def __init__(self, look: Look, words: Words, desk: Desk) -> None:
        self.desk = desk
        self.panel = RollLog(look, words, LogModel(desk.document), self.now)
        self.list = self.panel._list

    def now(self) -> Moment:
        return Moment(self.desk.document.rows[-1].at + 200)

    def roll(
        self,
        what: Expression | Percentile,
        dice: Dice | ReportedTotal,
        who: str = "",
        *,
        secret: bool = False,
    ) -> Seq:
        decision = Decision(check=what, who=who, secret=secret)
        return self.desk.document.submit(resolve(self.desk.document.table, decision, dice)).row.seq

    def index(self, seq: Seq) -> QModelIndex:
        place = self.panel._rows.place_of(seq)
        assert place is not None
        return self.panel._rows.index(place)

    def point(self, seq: Seq) -> QPoint:
        return self.list.visualRect(self.index(seq)).center()

    def card(self, seq: Seq) -> LogCard:
        card = self.list.indexWidget(self.index(seq))
        assert isinstance(card, LogCard)
        return card

    def titles(self) -> list[str]:
        rows = (self.panel._rows.row(place) for place in range(self.panel._rows.rowCount()))
        return [
            self.panel._face_of(row).text.title if isinstance(row, LogEntry) else f"# {row.session}"
            for row in rows
        ]


@pytest.fixture
def log(look: Look, words: Words, desk: Desk, stage: Stage) -> Log:
    made = Log(look, words, desk)
    stage(made.panel, 404, 500)
    return made


def choose(text: str) -> None:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    next(action for action in menu.actions() if action.text() == text).trigger()
    menu.close()


def test_an_empty_log_says_where_rolls_land(log: Log, qtbot: QtBot) -> None:
    log.desk.document.undo()
    qtbot.mouseClick(log.panel._choice._segments[1], LEFT)
    assert log.panel._empty.isVisible()
    assert log.panel._empty._label.text() == "Rolls land here."
    log.roll(Percentile(), ReportedTotal(total=38))
    assert log.panel._empty.isVisible() is False
    assert log.list.isVisible()


def test_a_click_opens_a_row_and_another_closes_it(log: Log, qtbot: QtBot) -> None:
    seq = log.roll(parse_roll("3d6+2"), ScriptedDice([4, 6, 1]), "Edda")
    height = log.list.visualRect(log.index(seq)).height()
    assert height == 57
    qtbot.mouseClick(log.list.viewport(), LEFT, pos=log.point(seq))
    card = log.card(seq)
    assert list(log.panel.open_steps) == [seq]
    qtbot.waitUntil(lambda: log.list.visualRect(log.index(seq)).height() == card.height())
    assert card.height() > 150
    faces = [die.text for group in card._dice.groups for die in group.dice]
    assert faces == ["4", "6", "1"]
    assert card._figure.text() == "13"
    qtbot.mouseClick(card, LEFT, pos=QPoint(20, card.height() - 14))
    assert list(log.panel.open_steps) == []
    qtbot.waitUntil(lambda: log.list.visualRect(log.index(seq)).height() == 57)


def test_a_d100_shows_which_ten_counts(log: Log) -> None:
    seq = log.roll(Percentile(extra=1), ScriptedDice([7, 3, 4]), "Edda")
    log.panel.toggle(seq)
    tens = log.card(seq)._dice.groups[0].dice
    assert [(die.text, die.state) for die in tens] == [
        ("70", DieState.DROPPED),
        ("30", DieState.KEPT),
    ]
    assert log.card(seq)._figure.text() == "34"


def test_what_was_told_and_what_is_secret_say_so(log: Log) -> None:
    told = log.roll(Percentile(), ReportedTotal(total=4), "Tom", secret=True)
    log.panel.toggle(told)
    card = log.card(told)
    assert card._told.isVisible()
    assert card._told.text() == "told by the player"
    assert card._secret.isVisible()
    assert card._dice.isVisible() is False
    assert card._figure.text() == "04"
    assert card._undone.isVisible() is False
    log.desk.document.undo()
    assert card._undone.isVisible()


def test_the_keyboard_goes_along_opens_and_copies(log: Log, qtbot: QtBot) -> None:
    first = log.roll(parse_roll("d20"), ScriptedDice([7]), "Hob")
    second = log.roll(parse_roll("d20"), ScriptedDice([9]), "Tom")
    log.list.setFocus()
    log.list.setCurrentIndex(log.index(second))
    qtbot.keyClick(log.list, Qt.Key.Key_Down)
    assert log.list.currentIndex() == log.index(first)
    qtbot.keyClick(log.list, Qt.Key.Key_Return)
    assert log.panel.open_steps == (first,)
    qtbot.keyClick(log.list, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text().startswith("Hob, d20 · 7, 7, today ")


def test_the_menu_copies_goes_back_and_shows(log: Log, qtbot: QtBot) -> None:
    seq = log.roll(parse_roll("d20"), ScriptedDice([7]), "Hob")
    back: list[Seq] = []
    shown: list[Roll] = []
    log.panel.go_back_requested.connect(back.append)
    log.panel.show_roll_requested.connect(shown.append)
    at = log.point(seq)

    def ask() -> None:
        reason = QContextMenuEvent.Reason.Mouse
        event = QContextMenuEvent(reason, at, log.list.viewport().mapToGlobal(at))
        QApplication.sendEvent(log.list.viewport(), event)

    ask()
    choose("Go back to here")
    ask()
    choose("Show to players")
    ask()
    choose("Copy")
    report = log.desk.document.report(seq)
    assert isinstance(report, RollMade)
    assert (back, shown) == ([seq], [report.roll])
    assert "Hob" in QGuiApplication.clipboard().text()
    del qtbot


def test_the_card_has_the_same_as_buttons(log: Log, qtbot: QtBot) -> None:
    seq = log.roll(parse_roll("d20"), ScriptedDice([7]), "Hob")
    back: list[Seq] = []
    shown: list[Roll] = []
    log.panel.go_back_requested.connect(back.append)
    log.panel.show_roll_requested.connect(shown.append)
    log.panel.toggle(seq)
    card = log.card(seq)
    qtbot.waitUntil(lambda: card.height() > 57)
    for button in (card._back, card._show, card._copy):
        qtbot.mouseClick(button, LEFT)
    assert back == [seq]
    assert [roll.total for roll in shown] == [7]
    assert "Hob" in QGuiApplication.clipboard().text()


def test_rolls_alone_and_search(log: Log, qtbot: QtBot) -> None:
    log.roll(parse_roll("d20"), ScriptedDice([7]), "Hob")
    log.desk.clock("Hobnails")
    log.roll(parse_roll("d20"), ScriptedDice([9]), "Tom")
    assert log.titles() == ["Tom", "Hobnails", "Hob", "Kelder Quay"]
    qtbot.mouseClick(log.panel._choice._segments[1], LEFT)
    assert log.titles() == ["Tom", "Hob"]
    qtbot.mouseClick(log.panel._choice._segments[0], LEFT)
    qtbot.mouseClick(log.panel._find, LEFT)
    assert log.panel._search.hasFocus()
    qtbot.keyClicks(log.panel._search, "hob")
    assert log.titles() == ["Hobnails", "Hob"]
    qtbot.keyClicks(log.panel._search, "xyz")
    assert log.panel._empty._label.text() == "Nothing found."
    qtbot.keyClick(log.panel._search, Qt.Key.Key_Escape)
    qtbot.keyClick(log.panel._search, Qt.Key.Key_Escape)
    assert log.panel._search.isVisible() is False
    assert len(log.titles()) == 4


def test_a_log_that_was_scrolled_stays_and_counts(log: Log, qtbot: QtBot) -> None:
    alarm = log.desk.clock("Alarm")
    for step in range(30):
        log.desk.fill(alarm, 1 + step % 2)
    bar = log.list.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 500)
    assert bar.value() == 0
    bar.setValue(400)
    seen = log.list.indexAt(QPoint(20, 20)).row()
    offset = log.list.visualRect(log.panel._rows.index(seen)).top()
    for total in (4, 5, 6):
        log.roll(Percentile(), ReportedTotal(total=total))
    assert log.list.indexAt(QPoint(20, 20)).row() == seen + 3
    assert log.list.visualRect(log.panel._rows.index(seen + 3)).top() == offset
    assert log.panel._chip.isVisible()
    assert log.panel._chip.text() == "3 new"
    qtbot.mouseClick(log.panel._chip, LEFT)
    assert bar.value() == 0
    assert log.panel._chip.isVisible() is False
    log.roll(Percentile(), ReportedTotal(total=7))
    assert bar.value() == 0
    assert log.panel._chip.isVisible() is False


def test_a_step_moves_the_others_down_and_they_are_not_painted_anew(
    look: Look, words: Words, desk: Desk, stage: Stage, qtbot: QtBot
) -> None:
    late = Moment(desk.document.rows[-1].at + 10**6)  # "ago" says the same for every step
    panel = RollLog(look, words, LogModel(desk.document), lambda: late)
    stage(panel, 404, 500)
    alarm = desk.clock("Alarm")
    for filled in (1, 2, 1, 2):
        desk.fill(alarm, filled)
    window, viewport = panel.window(), panel._list.viewport()
    QApplication.sendPostedEvents()
    look.text_record = []
    desk.fill(alarm, 3)
    qtbot.waitUntil(lambda: bool(look.text_record))
    assert [text.text for text in look.text_record].count("Alarm") == 1

    def on_screen() -> QImage:
        return window.screen().grabWindow(window.winId()).toImage()

    moved = on_screen()
    look.text_record = []
    viewport.update()
    qtbot.waitUntil(lambda: bool(look.text_record))
    assert [text.text for text in look.text_record].count("Alarm") == 6
    assert on_screen() == moved


def test_an_open_card_stays_open_when_steps_come_in(log: Log, qtbot: QtBot) -> None:
    seq = log.roll(parse_roll("d20"), ScriptedDice([7]), "Hob")
    log.panel.toggle(seq)
    card = log.card(seq)
    log.roll(parse_roll("d20"), ScriptedDice([9]), "Tom")
    assert log.card(seq) is card
    qtbot.waitUntil(lambda: log.list.visualRect(log.index(seq)).height() == card.height())
    assert log.list.visualRect(log.index(seq)).top() == 57


def test_sessions_are_parted_by_heads(log: Log) -> None:
    log.desk.start_session()
    log.desk.end_session()
    log.desk.start_session()
    assert log.titles() == ["Session 2", "# 1", "Session 1", "Session 1", "# 0", "Kelder Quay"]


def test_a_long_evening_is_read_in_parts(
    look: Look, words: Words, desk: Desk, stage: Stage, qtbot: QtBot
) -> None:
    alarm = desk.clock("Alarm")
    for step in range(200):
        desk.fill(alarm, 1 + step % 2)
    log = Log(look, words, desk)
    stage(log.panel, 404, 500)
    assert log.panel._rows.rowCount() == PAGE
    log.list.scrollToBottom()
    qtbot.waitUntil(lambda: log.panel._rows.rowCount() > PAGE)
    qtbot.keyClicks(log.panel._search, "campaign begun")
    qtbot.waitUntil(
        lambda: log.titles() == ["# 0", "Kelder Quay"] or log.titles() == ["Kelder Quay"]
    )


@pytest.mark.parametrize("language", Language)
def test_it_says_everything_anew_in_another_language(
    log: Log, words: Words, language: Language
) -> None:
    seq = log.roll(Percentile(extra=1), ReportedTotal(total=4))
    log.panel.toggle(seq)
    words.switch(language)
    QApplication.sendEvent(log.panel, QEvent(QEvent.Type.LanguageChange))
    assert log.card(seq)._told.text() == words.gettext("told by the player")
    assert log.panel._search.placeholderText() == words.gettext("Find in the log")
    text = log.index(seq).data()
    assert isinstance(text, str)
    assert words.gettext("told by the player") in text


def test_nothing_at_the_log_needs_the_clock_on_the_wall(log: Log) -> None:
    asked: list[Callable[[], Moment]] = [log.now]
    log.roll(Percentile(), ReportedTotal(total=4))
    log.panel.grab()
    assert asked[0]() - log.desk.document.rows[-1].at == 200
    assert EntityId("public-roll") in log.desk.document.table.entities


@pytest.mark.parametrize("language", Language)
def test_the_buttons_of_a_card_wrap_where_it_is_narrow(  # noqa: PLR0913, PLR0917 - fixtures
    look: Look, words: Words, qtbot: QtBot, desk: Desk, stage: Stage, language: Language
) -> None:
    words.switch(language)
    log = Log(look, words, desk)
    seq = log.roll(parse_roll("3d6"), ScriptedDice([4, 6, 1]))
    stage(log.panel, 420, 700)
    qtbot.mouseClick(log.list.viewport(), LEFT, pos=log.point(seq))
    card = log.card(seq)
    buttons = (card._show, card._copy, card._back)
    for width in (420, 240):
        log.panel.resize(width, 700)
        qtbot.waitUntil(lambda wide=width: card.width() <= wide)  # type: ignore[misc] # bound now
        qtbot.waitUntil(lambda: all(card.rect().contains(b.geometry()) for b in buttons))
        qtbot.waitUntil(lambda: all(b.width() >= b.sizeHint().width() for b in buttons))
    assert card._back.y() > card._copy.y()
