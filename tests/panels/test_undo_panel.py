import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from tests.models.conftest import Desk
from tests.panels.conftest import Stage

from duskboard.core.identity import EntityId
from duskboard.i18n.words import Language, Words
from duskboard.models.document import Step
from duskboard.models.undo_model import UndoModel
from duskboard.panels.undo_panel import UndoPanel, undo_state
from duskboard.storage.journal import Seq
from duskboard.table.entity import Moment
from duskboard.theme.look import Look

LEFT = Qt.MouseButton.LeftButton


class Undo:
    """An undo list at a real table: what it wishes is done, as in the program."""

    def __init__(self, look: Look, words: Words, desk: Desk) -> None:
        self.desk = desk
        document = desk.document
        self.panel = UndoPanel(look, words, UndoModel(document), self.now)
        self.list = self.panel._list
        self.went_back: list[Seq] = []
        self.panel.undo_requested.connect(document.undo)
        self.panel.redo_requested.connect(document.redo)
        self.panel.go_back_requested.connect(self._on_panel_go_back_requested)
        document.changed.connect(self._on_document_changed)
        self._on_document_changed()

    def now(self) -> Moment:
        return Moment(self.desk.document.rows[-1].at + 200)

    def texts(self) -> list[str]:
        rows = self.panel._rows
        return [str(rows.index(place).data()) for place in range(rows.rowCount())]

    def point(self, place: int) -> QPoint:
        return self.list.visualRect(self.panel._rows.index(place)).center()

    def _on_panel_go_back_requested(self, seq: Seq) -> None:
        self.went_back.append(seq)
        self.desk.document.go_back(seq)

    def _on_document_changed(self, _step: Step | None = None) -> None:
        self.panel.mirror(undo_state(self.desk.document))


@pytest.fixture
def undo(look: Look, words: Words, desk: Desk, stage: Stage) -> Undo:
    desk.start_session()
    alarm = desk.clock("Alarm")
    desk.fill(alarm, 2)
    desk.end_session()
    desk.start_session()
    desk.fill(alarm, 4)
    made = Undo(look, words, desk)
    stage(made.panel, 600, 600)
    return made


def test_steps_stand_newest_first_below_their_sessions(undo: Undo) -> None:
    assert undo.texts() == [
        "Session 2, today, 2 steps",
        "Clock “Alarm” 2 to 4",
        "Session 2 started",
        "Session 1, today",
        "Session 1 ended",
        "Clock “Alarm” 0 to 2",
        "New clock “Alarm”",
        "Session 1 started",
        "Before the first session, today",
        "Campaign “Kelder Quay” begun",
    ]


def test_the_head_counts_the_steps_of_its_session_however_many_were_taken_back(
    undo: Undo, qtbot: QtBot
) -> None:
    (alarm,) = undo.desk.document.table.clocks()
    for step in range(30):
        undo.desk.fill(alarm, 1 + step % 3)
    assert undo.texts()[0] == "Session 2, today, 32 steps"
    for _ in range(30):
        undo.desk.document.undo()
    qtbot.waitUntil(lambda: undo.texts()[:1] == ["Session 2, today, 2 steps"])
    for _ in range(30):
        undo.desk.document.redo()
    assert undo.texts()[0] == "Session 2, today, 32 steps"
    assert undo.panel._note.text() == "nothing to redo"


def test_the_line_stands_above_every_earlier_session(undo: Undo) -> None:
    heights = [undo.list.visualRect(undo.panel._rows.index(n)).height() for n in (0, 1, 3, 8)]
    assert heights == [30, 36, 54, 54]


def test_it_stands_above_the_first_head_too_when_undo_would_reach_back(
    undo: Undo, qtbot: QtBot
) -> None:
    undo.desk.document.undo()
    undo.desk.document.undo()
    first = undo.panel._rows.index(0)
    assert undo.texts()[:2] == ["Session 1, today, 4 steps", "Session 1 ended"]
    qtbot.waitUntil(lambda: undo.list.visualRect(first).height() == 54)
    undo.desk.document.undo()  # the second press has been made: no line any more
    qtbot.waitUntil(lambda: undo.list.visualRect(undo.panel._rows.index(0)).height() == 30)


def test_a_press_on_the_next_step_undoes_it(undo: Undo, qtbot: QtBot) -> None:
    qtbot.mouseClick(undo.list.viewport(), LEFT, pos=undo.point(1))
    assert undo.went_back == []
    assert undo.texts()[:2] == ["Session 2, today, 1 step", "Session 2 started"]
    assert undo.panel._note.text() == "redo: Clock “Alarm” 2 to 4"


def test_a_press_on_another_goes_back_to_it_by_a_new_step(undo: Undo, qtbot: QtBot) -> None:
    seq = undo.desk.document.undo_steps[-4].seq
    qtbot.mouseClick(undo.list.viewport(), LEFT, pos=undo.point(5))
    assert undo.went_back == [seq]
    assert len(undo.desk.document.undo_steps) == 8
    alarm = undo.desk.document.table.get(EntityId("alarm"))
    assert alarm is not None
    assert undo.texts()[1].startswith("Back to ")


def test_the_keyboard_does_the_same(undo: Undo, qtbot: QtBot) -> None:
    undo.list.setFocus()
    undo.list.setCurrentIndex(undo.panel._rows.index(2))
    qtbot.keyClick(undo.list, Qt.Key.Key_Up)
    qtbot.keyClick(undo.list, Qt.Key.Key_Return)
    assert undo.texts()[1] == "Session 2 started"


def test_redo_is_offered_by_name(undo: Undo, qtbot: QtBot) -> None:
    assert undo.panel._note.text() == "nothing to redo"
    assert undo.panel._redo.isEnabled() is False
    qtbot.mouseClick(undo.panel._undo, LEFT)
    assert undo.panel._redo.isEnabled()
    qtbot.mouseClick(undo.panel._redo, LEFT)
    assert undo.texts()[1] == "Clock “Alarm” 2 to 4"
    assert undo.panel._redo.isEnabled() is False


def test_nothing_to_undo_says_so(undo: Undo) -> None:
    while undo.desk.document.undo() is not None:
        pass
    assert undo.panel._empty.isVisible()
    assert undo.panel._empty.text() == "Nothing to undo."
    assert undo.panel._undo.isEnabled() is False
    undo.desk.document.redo()
    assert undo.list.isVisible()


def test_pointing_at_a_step_dims_what_would_be_taken_back(
    undo: Undo, look: Look, qtbot: QtBot
) -> None:
    qtbot.mouseMove(undo.list.viewport(), undo.point(5))
    undo.panel._on_list_hovered(5)
    look.text_record = []
    undo.list.viewport().grab()
    texts = [text.text for text in look.text_record]
    assert [text for text in texts if text.startswith("go back to here")] != []
    undo.panel._on_list_hovered(-1)
    look.text_record.clear()
    undo.list.viewport().grab()
    assert [text.text for text in look.text_record if "go back" in text.text] == []


@pytest.mark.parametrize("language", Language)
def test_it_says_everything_anew_in_another_language(
    undo: Undo, words: Words, language: Language
) -> None:
    words.switch(language)
    QApplication.sendEvent(undo.panel, QEvent(QEvent.Type.LanguageChange))
    assert undo.panel._note.text() == words.gettext("nothing to redo")
    assert words.gettext("Session %(number)d") % {"number": 2} in undo.texts()[0]
