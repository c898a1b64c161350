"""The fields of a note that is being written for the first time."""

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QApplication, QWidget
from typing_extensions import override

from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.models.note_model import NoteModel
from duskboard.models.view_list_model import ModelRole
from duskboard.panels.note_editor import Draft, NoteEditor
from duskboard.panels.note_finding import FoundNotes
from duskboard.table.view import NoteView
from duskboard.theme.look import Look


class NewNote(NoteEditor):
    """A note that is saved while it is written here; it joins the list when it is left.

    Signals:
        write_requested(object, object): Write a note (None: a new one) as a `Draft`.
    """

    write_requested = Signal(object, object)

    def __init__(
        self,
        look: Look,
        words: Words,
        model: NoteModel,
        found: FoundNotes,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, words, parent)
        self._model, self._found = model, found
        self._note_id: EntityId | None = None
        self._written: EntityId | None = None
        self.saved.connect(self._on_self_saved)
        self.closed.connect(self._on_self_closed)
        self.focus_left.connect(self._on_self_focus_left)
        model.rowsInserted.connect(self._on_model_rows_inserted)
        model.rowsAboutToBeRemoved.connect(self._on_model_rows_about_to_be_removed)
        model.dataChanged.connect(self._on_model_data_changed)

    @property
    def note_id(self) -> EntityId | None:
        """The note that is in the file already and still written here, or None."""
        return self._note_id

    @property
    def written(self) -> EntityId | None:
        """The note that was written here when it was last closed, or None."""
        return self._written

    @override
    def begin(self, draft: Draft) -> None:
        self._release()
        super().begin(draft)

    def put_away(self) -> bool:
        """Save and hide; False where what was typed could not be saved."""
        if self.isHidden():
            return True
        self.save()
        if self.has_changes and not self.draft.is_blank:
            return False
        self.finish()
        self._release()
        self.hide()
        return True

    def _release(self) -> None:
        self._note_id = None
        self._found.withhold(None)

    def _on_self_saved(self, draft: Draft) -> None:
        self.write_requested.emit(self._note_id, draft)

    def _on_self_closed(self) -> None:
        self._written = self._note_id
        self._release()
        self.hide()

    def _on_self_focus_left(self) -> None:
        if self._note_id is not None:
            self.put_away()

    def _on_model_rows_inserted(self, _parent: QModelIndex, first: int, last: int) -> None:
        """Go on with a draft that is in the file now; put it away where nobody writes any more."""
        if self._note_id is not None or self.isHidden():
            return
        draft = self.draft
        for place in range(first, last + 1):
            view = self._model.index(place).data(ModelRole.VIEW)
            if isinstance(view, NoteView) and _reads(view, draft):
                self._note_id = view.note_id
                self._found.withhold(view.note_id)
                self.mirror(view)
                break
        focus = QApplication.focusWidget()
        if self._note_id is not None and focus is not None and not self.isAncestorOf(focus):
            self.put_away()

    def _on_model_rows_about_to_be_removed(
        self, _parent: QModelIndex, first: int, last: int
    ) -> None:
        """Keep what is typed and not yet saved when the note goes, as a new one again."""
        for place in range(first, last + 1):
            key = self._model.index(place).data(ModelRole.KEY)
            if self._note_id is None or key != self._note_id:
                continue
            self._found.forget(self._note_id)
            self._note_id = None
            if self.has_changes and not self.draft.is_blank:
                super().begin(self.draft)
            else:
                self.finish()
                self.hide()

    def _on_model_data_changed(self) -> None:
        view = self._model.view_of(self._note_id) if self._note_id is not None else None
        if view is not None:
            self.mirror(view)


def _reads(view: NoteView, draft: Draft) -> bool:
    return (view.title.strip(), view.text.strip(), view.about_id) == (
        draft.title,
        draft.text,
        draft.about,
    )
