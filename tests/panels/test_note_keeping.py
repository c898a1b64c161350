"""What is typed into a note is kept, however it is left."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from tests.panels.notes import Notes, text_of

from duskboard.core.identity import EntityId

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard")


def test_escape_keeps_what_was_typed_and_undo_brings_back_the_old_text(
    notes: Notes, qtbot: QtBot
) -> None:
    editor = notes.open("sexton", qtbot)
    qtbot.keyClicks(text_of(editor), "!!!")
    qtbot.keyClick(text_of(editor), Qt.Key.Key_Escape)
    assert notes.panel.editor is None
    assert notes.list.hasFocus()
    assert notes.view("sexton").text == "He rings nine bells for eight drowned.!!!"
    notes.desk.document.undo()
    assert notes.open("sexton", qtbot).draft.text == "He rings nine bells for eight drowned."


def test_escape_keeps_a_new_note(notes: Notes, qtbot: QtBot) -> None:
    notes.panel.begin_new_note()
    draft = notes.panel.draft
    qtbot.keyClicks(draft._title, "Nine")
    qtbot.keyClick(draft._title, Qt.Key.Key_Escape)
    assert draft.isVisible() is False
    assert notes.found()[-1] == "Nine"


def test_escape_gives_up_only_what_cannot_be_saved_and_only_the_second_time(
    notes: Notes, qtbot: QtBot
) -> None:
    editor = notes.open("sexton", qtbot)
    notes.fails = True
    qtbot.keyClicks(text_of(editor), "!")
    qtbot.keyClick(text_of(editor), Qt.Key.Key_Escape)
    assert notes.panel.editor is editor
    assert editor.draft.text.endswith("!")
    qtbot.keyClick(text_of(editor), Qt.Key.Key_Escape)
    assert notes.panel.editor is None
    assert notes.view("sexton").text == "He rings nine bells for eight drowned."


def test_what_rests_is_saved_by_itself_in_one_step(notes: Notes, qtbot: QtBot) -> None:
    editor = notes.open("sexton", qtbot)
    assert editor._rest.interval() == 2000
    editor._rest.setInterval(20)
    qtbot.keyClicks(text_of(editor), " More.")
    assert notes.wishes == []
    qtbot.waitUntil(lambda: notes.view("sexton").text.endswith(" More."))
    assert len(notes.wishes) == 1
    assert text_of(editor).hasFocus()
    qtbot.keyClicks(text_of(editor), " And more.")
    qtbot.waitUntil(lambda: notes.view("sexton").text.endswith(" More. And more."))
    assert len(notes.wishes) == 2


def test_a_new_note_that_rests_is_saved_and_written_on(notes: Notes, qtbot: QtBot) -> None:
    notes.panel.begin_new_note()
    draft = notes.panel.draft
    draft._rest.setInterval(20)
    qtbot.keyClicks(draft._title, "Nine")
    qtbot.waitUntil(lambda: notes.model.rowCount() == 3)
    assert draft.isVisible()
    assert draft._title.hasFocus()
    qtbot.keyClicks(draft._title, " bells")
    qtbot.waitUntil(lambda: notes.view("new-Nine").title == "Nine bells")
    assert notes.model.rowCount() == 3
    assert notes.found() == ["Ferry at low tide", "What the Sexton hides"]
    notes.list.setFocus()
    assert draft.isVisible() is False
    assert notes.found()[-1] == "Nine bells"
    assert len(notes.wishes) == 2


def test_a_blank_note_that_rests_is_none(notes: Notes, qtbot: QtBot) -> None:
    notes.panel.begin_new_note()
    draft = notes.panel.draft
    draft._rest.setInterval(0)
    qtbot.keyClicks(draft._title, "  ")
    qtbot.waitUntil(lambda: not draft._rest.isActive())
    assert notes.wishes == []


def test_half_a_word_of_an_input_method_waits(notes: Notes, qtbot: QtBot) -> None:
    editor = notes.open("sexton", qtbot)
    editor._rest.setInterval(10)
    QApplication.sendEvent(text_of(editor), QInputMethodEvent("zhong", []))
    editor._title.setText("Bells")
    with qtbot.waitSignal(editor._rest.timeout):
        pass
    assert notes.wishes == []
    done = QInputMethodEvent()
    done.setCommitString("\u9418")
    QApplication.sendEvent(text_of(editor), done)
    qtbot.waitUntil(lambda: notes.view("sexton").text.endswith("\u9418"))
    assert len(notes.wishes) == 1


def test_a_note_that_is_written_stays_in_a_search_it_no_longer_fits(
    notes: Notes, qtbot: QtBot
) -> None:
    qtbot.keyClicks(notes.panel._search, "drowned")
    editor = notes.open("sexton", qtbot)
    editor._rest.setInterval(10)
    text_of(editor).selectAll()
    qtbot.keyClicks(text_of(editor), "Nothing of that.")
    qtbot.waitUntil(lambda: notes.view("sexton").text == "Nothing of that.")
    assert notes.panel.editor is editor
    assert notes.found() == ["What the Sexton hides"]
    qtbot.keyClick(text_of(editor), Qt.Key.Key_Escape)
    assert notes.found() == []


def test_another_new_note_keeps_the_first(notes: Notes) -> None:
    notes.panel.begin_new_note()
    notes.panel.draft._title.setText("Nine")
    notes.panel.begin_new_note(EntityId("bells"))
    assert notes.panel.draft.draft.title == ""
    assert notes.panel.draft.draft.about == "bells"
    assert notes.found()[-1] == "Nine"
