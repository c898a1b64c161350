import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot
from tests.panels.notes import Notes, text_of

from duskboard.core.identity import EntityId
from duskboard.i18n.words import Language, Words
from duskboard.play.note import remove_note
from duskboard.table.entity import Visibility
from duskboard.theme.look import Look

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard")
LEFT = Qt.MouseButton.LeftButton
CONTROL = Qt.KeyboardModifier.ControlModifier


def test_a_click_opens_a_note_for_writing(notes: Notes, qtbot: QtBot) -> None:
    editor = notes.open("sexton", qtbot)
    assert text_of(editor).hasFocus()
    qtbot.keyClicks(text_of(editor), " The ninth is in the ledger.")
    qtbot.keyClick(text_of(editor), Qt.Key.Key_Return, CONTROL)
    text = "He rings nine bells for eight drowned. The ninth is in the ledger."
    assert notes.wishes == [("write", "sexton", "What the Sexton hides", text, None)]
    assert notes.view("sexton").text == text
    assert notes.panel.editor is None
    assert notes.list.hasFocus()


def test_leaving_a_note_saves_it_once(notes: Notes, qtbot: QtBot) -> None:
    editor = notes.open("sexton", qtbot)
    qtbot.keyClicks(text_of(editor), "!")
    notes.panel.open_search()
    notes.list.setFocus()
    assert [wish[:2] for wish in notes.wishes] == [("write", "sexton")]
    assert notes.view("sexton").text == "He rings nine bells for eight drowned.!"


def test_opening_another_note_saves_the_first(notes: Notes, qtbot: QtBot) -> None:
    editor = notes.open("sexton", qtbot)
    qtbot.keyClicks(text_of(editor), "!")
    other = notes.open("ferry", qtbot)
    assert other is not editor
    assert [wish[:2] for wish in notes.wishes] == [("write", "sexton")]
    assert other.draft.title == "Ferry at low tide"
    assert other.draft.about == "alarm"


def test_what_could_not_be_saved_stays_in_the_field(notes: Notes, qtbot: QtBot) -> None:
    editor = notes.open("sexton", qtbot)
    notes.fails = True
    qtbot.keyClicks(text_of(editor), "!")
    qtbot.keyClick(text_of(editor), Qt.Key.Key_Return, CONTROL)
    assert notes.panel.editor is editor
    qtbot.mouseClick(notes.list.viewport(), LEFT, pos=notes.point("ferry"))
    assert notes.panel.editor is editor
    notes.fails = False
    qtbot.keyClick(text_of(editor), Qt.Key.Key_Return, CONTROL)
    assert notes.panel.editor is None
    assert notes.view("sexton").text.endswith("!")


def test_a_new_note_is_on_what_was_asked_for(notes: Notes, qtbot: QtBot) -> None:
    notes.panel.begin_new_note(EntityId("bells"))
    draft = notes.panel.draft
    assert draft.isVisible()
    assert draft._title.hasFocus()
    qtbot.keyClicks(draft._title, "Nine")
    qtbot.keyClick(draft._title, Qt.Key.Key_Return)
    qtbot.keyClicks(text_of(draft), "They ring at dusk.")
    qtbot.keyClick(text_of(draft), Qt.Key.Key_Return, CONTROL)
    assert notes.wishes == [("write", None, "Nine", "They ring at dusk.", "bells")]
    assert draft.isVisible() is False
    assert notes.found() == ["Ferry at low tide", "What the Sexton hides", "Nine"]
    assert notes.view("new-Nine").about == "Bells"
    assert notes.list.hasFocus()
    assert notes.list.currentIndex().data() == "Nine"


def test_a_new_note_that_could_not_be_saved_stays(notes: Notes, qtbot: QtBot) -> None:
    notes.fails = True
    qtbot.mouseClick(notes.panel._new, LEFT)
    draft = notes.panel.draft
    qtbot.keyClicks(draft._title, "Nine")
    qtbot.keyClick(draft._title, Qt.Key.Key_Return)
    qtbot.keyClick(text_of(draft), Qt.Key.Key_Return, CONTROL)
    assert draft.isVisible()
    assert draft.draft.title == "Nine"
    notes.fails = False
    qtbot.keyClick(text_of(draft), Qt.Key.Key_Return, CONTROL)
    assert draft.isVisible() is False
    assert notes.found()[-1] == "Nine"


def test_a_blank_note_is_none(notes: Notes, qtbot: QtBot) -> None:
    notes.panel.begin_new_note()
    qtbot.keyClick(text_of(notes.panel.draft), Qt.Key.Key_Return, CONTROL)
    assert notes.wishes == []
    assert notes.panel.draft.isVisible() is False


def test_another_subject_can_be_chosen(notes: Notes, qtbot: QtBot) -> None:
    editor = notes.open("ferry", qtbot)
    editor._about.setCurrentIndex(2)
    qtbot.keyClick(text_of(editor), Qt.Key.Key_Return, CONTROL)
    assert notes.view("ferry").about == "Bells"


def test_the_eye_shows_and_hides_without_opening(notes: Notes, qtbot: QtBot) -> None:
    rect = notes.list.visualRect(notes.panel._found.index_of(EntityId("sexton")))
    eye = QPoint(rect.right() - 18, rect.top() + 20)
    qtbot.mouseClick(notes.list.viewport(), LEFT, pos=eye)
    assert notes.wishes == [("see", "sexton", Visibility.SHOWN)]
    assert notes.panel.editor is None
    notes.list.setFocus()
    notes.list.setCurrentIndex(notes.panel._found.index_of(EntityId("sexton")))
    qtbot.keyClick(notes.list, Qt.Key.Key_V)
    assert notes.wishes[1:] == [("see", "sexton", Visibility.HIDDEN)]


def test_keys_open_and_remove(notes: Notes, qtbot: QtBot) -> None:
    notes.list.setFocus()
    notes.list.setCurrentIndex(notes.panel._found.index_of(EntityId("ferry")))
    qtbot.keyClick(notes.list, Qt.Key.Key_Return)
    editor = notes.panel.editor
    assert editor is not None
    qtbot.keyClick(text_of(editor), Qt.Key.Key_Escape)
    qtbot.keyClick(notes.list, Qt.Key.Key_Delete)
    assert notes.wishes == [("remove", "ferry")]
    assert notes.found() == ["What the Sexton hides"]


def test_buttons_of_the_editor_show_and_remove(notes: Notes, qtbot: QtBot) -> None:
    editor = notes.open("sexton", qtbot)
    assert editor._show.text() == "Show to players"
    qtbot.mouseClick(editor._show, LEFT)
    assert editor._show.text() == "Hide from players"
    qtbot.mouseClick(editor._remove, LEFT)
    assert notes.wishes == [("see", "sexton", Visibility.SHOWN), ("remove", "sexton")]
    assert notes.panel.editor is None


def test_what_is_typed_into_a_note_that_goes_becomes_a_new_one(notes: Notes, qtbot: QtBot) -> None:
    editor = notes.open("sexton", qtbot)
    qtbot.keyClicks(text_of(editor), " More.")
    notes.desk.document.submit(remove_note(notes.desk.document.table, EntityId("sexton")))
    assert notes.panel.editor is None
    assert notes.panel.draft.isVisible()
    assert notes.panel.draft.draft.text == "He rings nine bells for eight drowned. More."


def test_a_step_elsewhere_shows_in_an_open_note_unless_it_is_being_written(
    notes: Notes, qtbot: QtBot
) -> None:
    editor = notes.open("sexton", qtbot)
    notes.write("sexton", "The Sexton", "Gone.")
    assert editor.draft.text == "Gone."
    qtbot.keyClicks(text_of(editor), " Or is he?")
    notes.desk.document.undo()
    assert editor.draft.text == "Gone. Or is he?"


def test_search_looks_at_title_text_and_subject(notes: Notes, qtbot: QtBot) -> None:
    assert notes.panel._search.placeholderText() == "Find in 2 notes"
    notes.panel.open_search()
    qtbot.keyClicks(notes.panel._search, "ALARM")
    assert notes.found() == ["Ferry at low tide"]
    notes.panel._search.setText("drowned")
    assert notes.found() == ["What the Sexton hides"]
    notes.panel._search.setText("nowhere")
    assert notes.panel._empty._label.text() == "Nothing found."
    notes.panel.show_note(EntityId("ferry"))
    assert len(notes.found()) == 2
    editor = notes.panel.editor
    assert editor is not None
    assert editor.draft.title == "Ferry at low tide"


def test_text_is_plain_text(notes: Notes, look: Look, qtbot: QtBot) -> None:
    notes.write("rich", "<b>Bold</b>", "<img src='x'> & <i>lies</i>")
    qtbot.waitUntil(lambda: notes.list.viewport().rect().contains(notes.point("rich")))
    look.text_record = []
    notes.panel.grab()
    painted = [text.text for text in look.text_record]
    assert "<b>Bold</b>" in painted
    assert "<img src='x'> & <i>lies</i>" in painted
    editor = notes.open("rich", qtbot)
    qtbot.keyClick(text_of(editor), Qt.Key.Key_Return, CONTROL)
    assert notes.wishes == []


def test_a_text_of_many_lines_has_room(notes: Notes, qtbot: QtBot) -> None:
    editor = notes.open("sexton", qtbot)
    height = editor.height()
    for _ in range(4):
        qtbot.keyClick(text_of(editor), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: editor.height() > height)
    index = notes.panel._found.index_of(EntityId("sexton"))
    assert notes.list.visualRect(index).height() == editor.height()


def test_the_button_for_a_new_note_follows_the_last_one(notes: Notes, qtbot: QtBot) -> None:
    before = notes.panel._new.y()
    assert before < 250
    notes.write("more", "More", "One line.")
    qtbot.waitUntil(lambda: notes.panel._new.y() > before)
    for place in range(12):
        notes.write(f"n{place}", f"Note {place}", "One line.")
    qtbot.waitUntil(lambda: notes.list.verticalScrollBar().maximum() > 0)
    assert notes.panel._new.geometry().bottom() < 500


def test_the_menu_offers_the_same(notes: Notes, qtbot: QtBot) -> None:
    notes.list.setCurrentIndex(notes.panel._found.index_of(EntityId("ferry")))
    reason = QContextMenuEvent.Reason.Keyboard
    QApplication.sendEvent(
        notes.list.viewport(), QContextMenuEvent(reason, QPoint(4, 4), QPoint(4, 4))
    )
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    texts = [action.text() for action in menu.actions() if action.text()]
    assert texts == ["Write", "Show to players", "Remove"]
    menu.actions()[0].trigger()
    menu.close()
    assert notes.panel.editor is not None
    del qtbot


@pytest.mark.parametrize("language", Language)
def test_it_says_everything_anew_in_another_language(
    notes: Notes, words: Words, language: Language, qtbot: QtBot
) -> None:
    editor = notes.open("sexton", qtbot)
    words.switch(language)
    for widget in (notes.panel, editor):
        QApplication.sendEvent(widget, QEvent(QEvent.Type.LanguageChange))
    assert notes.panel._new.text() == words.gettext("New note")
    assert editor._remove.text() == words.gettext("Remove")
