import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QInputMethodEvent
from PySide6.QtWidgets import QApplication, QMenu, QPlainTextEdit
from pytestqt.qtbot import QtBot
from tests.models.conftest import Desk
from tests.panels.conftest import Stage

from duskboard.core.identity import EntityId
from duskboard.i18n.words import Language, Words
from duskboard.models.note_model import NoteModel
from duskboard.panels.note_editor import NoteEditor
from duskboard.panels.note_panel import NotePanel
from duskboard.play.note import WriteNote, remove_note, write_note
from duskboard.play.visibility import set_visibility
from duskboard.table.entity import Visibility
from duskboard.table.view import NoteView
from duskboard.theme.look import Look

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard")
LEFT = Qt.MouseButton.LeftButton
CONTROL = Qt.KeyboardModifier.ControlModifier


class Notes:
    """Notes at a real table: what the panel wishes is done, as in the program."""

    def __init__(self, look: Look, words: Words, desk: Desk) -> None:
        self.desk, self.fails = desk, False
        self.model = NoteModel(desk.document)
        self.panel = NotePanel(look, words, self.model)
        self.panel.set_subjects([(EntityId("alarm"), "Alarm"), (EntityId("bells"), "Bells")])
        self.list = self.panel._list
        self.wishes: list[tuple[object, ...]] = []
        self.panel.write_requested.connect(self._on_panel_write_requested)
        self.panel.visibility_requested.connect(self._on_panel_visibility_requested)
        self.panel.remove_requested.connect(self._on_panel_remove_requested)

    def write(self, note_id: str, title: str, text: str, about: str | None = None) -> None:
        request = WriteNote(
            note_id=EntityId(note_id),
            title=title,
            text=text,
            about=None if about is None else EntityId(about),
        )
        self.desk.document.submit(write_note(self.desk.document.table, request))

    def view(self, note_id: str) -> NoteView:
        view = self.model.view_of(EntityId(note_id))
        assert view is not None
        return view

    def found(self) -> list[str]:
        model = self.panel._found
        return [str(model.index(place, 0).data()) for place in range(model.rowCount())]

    def point(self, note_id: str) -> QPoint:
        return self.list.visualRect(self.panel._found.index_of(EntityId(note_id))).center()

    def open(self, note_id: str, qtbot: QtBot) -> NoteEditor:
        qtbot.mouseClick(self.list.viewport(), LEFT, pos=self.point(note_id))
        editor = self.panel.editor
        assert editor is not None
        return editor

    def _on_panel_write_requested(
        self, note_id: EntityId | None, title: str, text: str, about: EntityId | None
    ) -> None:
        self.wishes.append(("write", note_id, title, text, about))
        if not self.fails:
            self.write(note_id or f"new-{title}", title, text, about)

    def _on_panel_visibility_requested(self, note_id: EntityId, wanted: Visibility) -> None:
        self.wishes.append(("see", note_id, wanted))
        self.desk.document.submit(set_visibility(self.desk.document.table, note_id, wanted))

    def _on_panel_remove_requested(self, note_id: EntityId) -> None:
        self.wishes.append(("remove", note_id))
        self.desk.document.submit(remove_note(self.desk.document.table, note_id))


@pytest.fixture
def notes(look: Look, words: Words, desk: Desk, stage: Stage) -> Notes:
    desk.clock("Alarm")
    desk.clock("Bells")
    made = Notes(look, words, desk)
    made.write("ferry", "Ferry at low tide", "Only two boats cross before the bell.", "alarm")
    made.write("sexton", "What the Sexton hides", "He rings nine bells for eight drowned.")
    stage(made.panel, 500, 500)
    return made


def text_of(editor: NoteEditor) -> QPlainTextEdit:
    return editor._text


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
