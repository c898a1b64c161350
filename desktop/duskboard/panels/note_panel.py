"""Notes of the game master, on anything; found and written in one place."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRect, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.models.note_model import NoteModel
from duskboard.models.view_list_model import ModelRole
from duskboard.panels.drag_start import DragStart
from duskboard.panels.new_note import NewNote
from duskboard.panels.note_delegate import NoteDelegate
from duskboard.panels.note_editor import Draft, NoteEditor
from duskboard.panels.note_finding import FoundNotes
from duskboard.panels.note_list import NoteList
from duskboard.panels.search_field import SearchField
from duskboard.table.entity import Visibility
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.empty_state import EmptyState
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.text_label import TextLabel

_MOST = 1000
"""The list takes all the room that it can use; only the rest is empty."""


class NotePanel(QWidget):
    """The notes in a list. A press opens one for writing; plain text only.

    Signals:
        write_requested(object, str, str, object): Write a note (None: a new one) with a title, a
            text, and what it is on, or None.
        visibility_requested(object, object): Have players see a note by a `Visibility`.
        remove_requested(object): Throw a note away.
        dragged(RowDrag): A note is being dragged away; the drag's item is its id.
    """

    write_requested = Signal(object, str, str, object)
    visibility_requested = Signal(object, object)
    remove_requested = Signal(object)
    dragged = Signal(object)

    def __init__(
        self, look: Look, words: Words, model: NoteModel, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look, self._words, self._model = look, words, model
        self._subjects: tuple[tuple[EntityId, str], ...] = ()
        self._open: tuple[EntityId, NoteEditor] | None = None
        # Before the list hears of it: what is being typed into a note that goes must be rescued.
        model.rowsAboutToBeRemoved.connect(self._on_model_rows_about_to_be_removed)
        self._found = FoundNotes(model, self)
        self._search = SearchField(look)
        self._list = NoteList(self._found)
        self._delegate = NoteDelegate(
            look, words, self._height_of, lambda: self._list.viewport().width(), self._list
        )
        self._list.setItemDelegate(self._delegate)
        self._empty = EmptyState(look, "")
        self._draft = NewNote(look, words, model, self._found)
        self._new = GlyphButton(look, "", glyph="plus", small=True)
        self._advice = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT3)
        self._lay_out()
        self._connect()
        self._say()

    @property
    def editor(self) -> NoteEditor | None:
        """The editor of the note that is open, or None."""
        return self._open[1] if self._open is not None else None

    @property
    def draft(self) -> NewNote:
        """The editor for a new note; hidden until it is needed."""
        return self._draft

    def set_subjects(self, subjects: Sequence[tuple[EntityId, str]]) -> None:
        """Offer what notes can be on, with names."""
        if tuple(subjects) == self._subjects:
            return
        self._subjects = tuple(subjects)
        self._draft.set_subjects(self._subjects)
        if self._open is not None:
            self._open[1].set_subjects(self._subjects)

    def open_search(self) -> None:
        """Give the keyboard to the search field."""
        self._search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._search.selectAll()

    def begin_new_note(
        self, about: EntityId | None = None, *, title: str = "", text: str = ""
    ) -> None:
        """Open the fields for a new note, on something and begun with words if these are given."""
        if self._close() and self._draft.put_away():
            self._draft.show()
            self._draft.begin(Draft(title=title, text=text, about=about))

    def show_note(self, note_id: EntityId) -> None:
        """Scroll to a note and open it, whatever is searched for."""
        if self._draft.note_id == note_id:
            self._draft.put_away()
        self._search.clear()
        index = self._found.index_of(note_id)
        if index.isValid():
            self._list.setCurrentIndex(index)
            self._list.scrollTo(index)
            self._open_note(note_id)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.LanguageChange, QEvent.Type.StyleChange}:
            self._delegate.forget()
            self._list.scheduleDelayedItemsLayout()
            self._say()

    def _lay_out(self) -> None:
        side, gap = round(self._look.size("space.m")), round(self._look.size("space.s"))
        field = QHBoxLayout()
        field.setContentsMargins(side, gap, side, gap)
        field.addWidget(self._search)
        foot = QHBoxLayout()
        foot.setContentsMargins(side, gap, side, gap)
        foot.setSpacing(gap)
        foot.addWidget(self._new)
        foot.addWidget(self._advice, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(field)
        column.addWidget(self._list, _MOST)
        column.addWidget(self._empty)
        column.addWidget(self._draft)
        column.addLayout(foot)
        column.addStretch(1)
        self._draft.hide()

    def _connect(self) -> None:
        self._search.textChanged.connect(self._on_search_text_changed)
        self._search.left.connect(self._list.setFocus)
        self._list.note_pressed.connect(self._open_note)
        DragStart(self._list.viewport(), self._draggable).dragged.connect(self.dragged)
        self._list.eye_wished.connect(self._toggle)
        self._list.remove_wished.connect(self.remove_requested)
        self._list.menu_requested.connect(self._on_list_menu_requested)
        self._new.clicked.connect(self._on_new_clicked)
        self._draft.write_requested.connect(self._write)
        self._draft.closed.connect(self._on_draft_closed)
        self._draft.visibility_requested.connect(self._on_draft_visibility_requested)
        self._draft.remove_requested.connect(self._on_draft_remove_requested)
        self._empty.act_requested.connect(self.begin_new_note)
        for signal in (self._found.rowsInserted, self._found.rowsRemoved, self._found.modelReset):
            signal.connect(self._say)
        self._model.dataChanged.connect(self._on_model_data_changed)

    def _say(self) -> None:
        words, count = self._words, self._model.rowCount()
        prompt = words.ngettext("Find in %(count)d note", "Find in %(count)d notes", count)
        self._search.setPlaceholderText(prompt % {"count": count})
        self._search.setAccessibleName(words.gettext("Find in the notes"))
        self._list.setAccessibleName(words.gettext("Notes"))
        self._new.setText(words.gettext("New note"))
        self._advice.setText(words.gettext("on a clock, on the session, or on nothing"))
        if count and self._draft.note_id is None:
            self._empty.tell(words.gettext("Nothing found."))
        else:
            self._empty.tell(words.gettext("No notes yet."))
        has_some = self._found.rowCount() > 0
        self._list.setVisible(has_some)
        self._empty.setVisible(not has_some)

    def _height_of(self, note_id: EntityId) -> int | None:
        if self._open is None or self._open[0] != note_id:
            return None
        return self._open[1].wanted_height

    def _draggable(self, at: QPoint) -> tuple[object, QRect] | None:
        """Return the note of a row, and where the row stands."""
        index = self._list.indexAt(at)
        note_id = index.data(ModelRole.KEY) if index.isValid() else None
        return None if note_id is None else (note_id, self._list.visualRect(index))

    def _open_note(self, note_id: EntityId) -> None:
        view, index = self._model.view_of(note_id), self._found.index_of(note_id)
        if view is None or not index.isValid() or (self._open and self._open[0] == note_id):
            return
        if not self._close():
            return
        editor = NoteEditor(self._look, self._words)
        editor.set_subjects(self._subjects)
        editor.mirror(view)
        editor.saved.connect(lambda draft: self._write(note_id, draft))
        editor.closed.connect(self._on_editor_closed)
        editor.visibility_requested.connect(
            lambda visibility: self.visibility_requested.emit(note_id, visibility)
        )
        editor.remove_requested.connect(lambda: self.remove_requested.emit(note_id))
        editor.height_changed.connect(self._list.scheduleDelayedItemsLayout)
        self._open = (note_id, editor)
        self._found.hold(note_id)
        self._list.setIndexWidget(index, editor)
        self._list.doItemsLayout()
        self._list.scrollTo(index)
        editor.edit_text()

    def _close(self) -> bool:
        """Close the note that is open; False where what was typed could not be kept."""
        if self._open is None:
            return True
        editor = self._open[1]
        editor.save()
        if editor.has_changes and not editor.draft.is_blank:
            return False
        index = self._found.index_of(self._open[0])
        self._open = None
        if index.isValid():
            self._list.setIndexWidget(index, None)  # type: ignore[arg-type]  # none takes it away
        editor.hide()
        self._found.hold(None)
        self._list.scheduleDelayedItemsLayout()
        return True

    def _write(self, note_id: EntityId | None, draft: Draft) -> None:
        self.write_requested.emit(note_id, draft.title, draft.text, draft.about)

    def _toggle(self, note_id: EntityId) -> None:
        view = self._model.view_of(note_id)
        if view is not None:
            is_hidden = view.visibility is Visibility.HIDDEN
            wanted = Visibility.SHOWN if is_hidden else Visibility.HIDDEN
            self.visibility_requested.emit(note_id, wanted)

    def _on_new_clicked(self) -> None:
        self.begin_new_note()

    def _on_draft_visibility_requested(self, visibility: Visibility) -> None:
        self.visibility_requested.emit(self._draft.note_id, visibility)

    def _on_draft_remove_requested(self) -> None:
        self.remove_requested.emit(self._draft.note_id)

    def _on_draft_closed(self) -> None:
        index = self._found.index_of(self._draft.written) if self._draft.written else QModelIndex()
        if index.isValid():
            self._list.setCurrentIndex(index)
            self._list.scrollTo(index)
        self._list.setFocus()

    def _on_editor_closed(self) -> None:
        self._close()
        self._list.setFocus()

    def _on_search_text_changed(self, text: str) -> None:
        if self._close():
            self._found.search(text)
            self._say()

    def _on_list_menu_requested(self, note_id: EntityId, at: QPoint) -> None:
        view, words = self._model.view_of(note_id), self._words
        if view is None:
            return
        menu = QMenu(self)
        menu.addAction(words.gettext("Write"), lambda: self._open_note(note_id))
        is_hidden = view.visibility is Visibility.HIDDEN
        text = words.gettext("Show to players") if is_hidden else words.gettext("Hide from players")
        menu.addAction(text, lambda: self._toggle(note_id))
        menu.addSeparator()
        menu.addAction(words.gettext("Remove"), lambda: self.remove_requested.emit(note_id))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(at)

    def _on_model_rows_about_to_be_removed(
        self, _parent: QModelIndex, first: int, last: int
    ) -> None:
        for place in range(first, last + 1):
            key = self._model.index(place).data(ModelRole.KEY)
            if self._open is not None and self._open[0] == key:
                self._found.forget(key)
                self._rescue(self._open[1])

    def _rescue(self, editor: NoteEditor) -> None:
        """Keep what is being typed into a note that goes, as the draft of a new one."""
        draft, had_changes = editor.draft, editor.has_changes
        editor.finish()
        self._open = None
        if had_changes and not draft.is_blank and self._draft.put_away():
            self._draft.show()
            self._draft.begin(draft)

    def _on_model_data_changed(self) -> None:
        if self._open is not None:
            view = self._model.view_of(self._open[0])
            if view is not None:
                self._open[1].mirror(view)
        self._list.scheduleDelayedItemsLayout()
