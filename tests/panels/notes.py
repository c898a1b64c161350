"""Notes at a real table, for tests of their panel."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QPlainTextEdit
from pytestqt.qtbot import QtBot
from tests.models.conftest import Desk

from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.models.note_model import NoteModel
from duskboard.panels.note_editor import NoteEditor
from duskboard.panels.note_panel import NotePanel
from duskboard.play.note import WriteNote, remove_note, write_note
from duskboard.play.visibility import set_visibility
from duskboard.table.entity import Visibility
from duskboard.table.view import NoteView
from duskboard.theme.look import Look

LEFT = Qt.MouseButton.LeftButton


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


def text_of(editor: NoteEditor) -> QPlainTextEdit:
    return editor._text
