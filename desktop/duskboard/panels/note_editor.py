"""Writing a note in its place: title, text, what it is on."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QPainter,
    QPaintEvent,
    QTextCursor,
)
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.panels.entry_field import EntryField
from duskboard.panels.plain_text import PlainText
from duskboard.table.entity import Visibility
from duskboard.table.view import NoteView
from duskboard.theme.look import Look
from duskboard.theme.token import Role
from duskboard.widgets.choice import Choice
from duskboard.widgets.glyph_button import GlyphButton

_BAR = 3.0
_REST = 2000
"""Milliseconds without typing after which what was typed is saved by itself."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """A note as it stands in the editor.

    Attributes:
        title: Its title, or "".
        text: Plain text.
        about: What it is on, or None.
    """

    title: str = ""
    text: str = ""
    about: EntityId | None = None

    @property
    def is_blank(self) -> bool:
        """Whether there is nothing to be kept."""
        return not self.title.strip() and not self.text.strip()


class NoteEditor(QWidget):
    """Fields for one note. What differs is saved when typing rests, and when it is left.

    Signals:
        saved(object): The note shall read so; a `Draft`.
        closed(): Esc or Ctrl+Enter: it is done with.
        focus_left(): The keyboard went to another part of the program; it was told to save.
        visibility_requested(object): Have players see it by a `Visibility`.
        remove_requested(): Throw it away.
        height_changed(): It wants another height.
    """

    saved = Signal(object)
    closed = Signal()
    focus_left = Signal()
    visibility_requested = Signal(object)
    remove_requested = Signal()
    height_changed = Signal()

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._kept = Draft()
        self._visibility = Visibility.HIDDEN
        self._is_new = True
        self._is_done = False
        self._is_refused = False
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST)
        self._title = EntryField()
        self._text = PlainText()
        self._about = Choice(look)
        self._show = GlyphButton(look, "", glyph="eye-open", role="quiet", small=True)
        self._remove = GlyphButton(look, "", role="quiet", small=True)
        self._lay_out()
        self._title.entered.connect(self._text.setFocus)
        self._title.left.connect(self._on_field_left)
        self._text.left.connect(self._on_field_left)
        self._title.textChanged.connect(self._on_field_changed)
        self._text.textChanged.connect(self._on_field_changed)
        self._about.activated.connect(self._on_field_changed)
        self._rest.timeout.connect(self._on_rest_timeout)
        self._text.finished.connect(self._on_text_finished)
        self._text.height_changed.connect(self.height_changed)
        self._show.clicked.connect(self._on_show_clicked)
        self._remove.clicked.connect(self.remove_requested)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_application_focus_changed)
        self._say()

    @property
    def draft(self) -> Draft:
        """The note as it reads now."""
        about = self._about.currentData()
        return Draft(
            title=self._title.text().strip(),
            text=self._text.toPlainText().strip(),
            about=None if about is None else EntityId(about),
        )

    @property
    def has_changes(self) -> bool:
        """Whether it reads otherwise than what is kept."""
        return not self._is_done and self.draft != self._kept

    def set_subjects(self, subjects: Sequence[tuple[EntityId, str]]) -> None:
        """Offer what a note can be on, with names."""
        about = self._about.currentData() or self._kept.about
        self._about.clear()
        self._about.addItem(self._words.gettext("on nothing"), None)
        for entity_id, name in subjects:
            self._about.addItem(name, entity_id)
        self._choose(about)

    def mirror(self, view: NoteView) -> None:
        """Edit a note; what has been typed already stays."""
        had_changes = self.has_changes and not self._is_new
        self._is_new = False
        self._visibility = view.visibility
        self._kept = Draft(title=view.title.strip(), text=view.text.strip(), about=view.about_id)
        if not had_changes:
            self._fill(self._kept)
        self._say()

    def begin(self, draft: Draft) -> None:
        """Write a new note that begins so."""
        self._kept, self._is_new = Draft(about=draft.about), True
        self._visibility = Visibility.HIDDEN
        self._fill(draft)
        self._say()
        self._title.setFocus(Qt.FocusReason.OtherFocusReason)

    def save(self) -> None:
        """Have what differs kept."""
        draft = self.draft
        if draft != self._kept and not draft.is_blank and not self._is_done:
            self.saved.emit(draft)

    def finish(self) -> None:
        """Take note that what it reads is kept."""
        self._rest.stop()
        self._kept = self.draft
        self._is_done = True

    def restore(self) -> None:
        """Give up what was typed and is not kept."""
        self._fill(self._kept)
        self._rest.stop()
        self._is_done = True
        self.closed.emit()

    def edit_text(self) -> None:
        """Give the keyboard to the end of the text."""
        self._text.moveCursor(QTextCursor.MoveOperation.End)
        self._text.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def wanted_height(self) -> int:
        """How high it wants to be, in pixels."""
        layout = self.layout()
        return layout.totalSizeHint().height() if layout is not None else 0

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        painter = QPainter(self)
        rect = QRectF(self.rect())
        painter.fillRect(rect, look.color(Role.BG2))
        rect.setWidth(look.px(_BAR))
        painter.fillRect(rect, look.color(Role.TEXT2))
        painter.end()

    def _lay_out(self) -> None:
        gap, side = round(self._look.size("space.s")), round(self._look.size("space.m"))
        first = QHBoxLayout()
        first.setSpacing(gap)
        first.addWidget(self._title, 3)
        first.addWidget(self._about, 2)
        last = QHBoxLayout()
        last.setSpacing(gap)
        last.addWidget(self._remove)
        last.addStretch(1)
        last.addWidget(self._show)
        column = QVBoxLayout(self)
        column.setContentsMargins(side, gap, side, gap)
        column.setSpacing(gap)
        column.addLayout(first)
        column.addWidget(self._text)
        column.addLayout(last)

    def _say(self) -> None:
        words = self._words
        self._title.setPlaceholderText(words.gettext("Title"))
        self._title.setAccessibleName(words.gettext("Title of the note"))
        self._text.setPlaceholderText(words.gettext("Text"))
        self._text.setAccessibleName(words.gettext("Text of the note"))
        self._about.setAccessibleName(words.gettext("What the note is on"))
        self._remove.setText(words.gettext("Remove"))
        is_hidden = self._visibility is Visibility.HIDDEN
        self._show.setText(
            words.gettext("Show to players") if is_hidden else words.gettext("Hide from players")
        )
        self._show.set_glyph("eye-open" if is_hidden else "eye-closed")
        self._show.setVisible(not self._is_new)
        self._remove.setVisible(not self._is_new)

    def _fill(self, draft: Draft) -> None:
        self._is_done = self._is_refused = False
        if self._title.text().strip() != draft.title:
            self._title.setText(draft.title)
        if self._text.toPlainText().strip() != draft.text:
            self._text.setPlainText(draft.text)
            self._text.moveCursor(QTextCursor.MoveOperation.End)
        self._choose(draft.about)

    def _choose(self, about: EntityId | None) -> None:
        place = self._about.findData(about) if about is not None else 0
        if place < 0:  # on something that is not offered: kept all the same
            self._about.addItem(self._words.gettext("something else"), about)
            place = self._about.count() - 1
        self._about.setCurrentIndex(place)

    def _on_text_finished(self) -> None:
        """Close, unless what was typed could not be kept."""
        self.save()
        if self.draft == self._kept or self.draft.is_blank:
            self.restore()

    def _on_field_left(self) -> None:
        """Keep what was typed and close. Only what could not be kept is lost, by a second Esc."""
        if self._is_refused:
            self.restore()
            return
        self._on_text_finished()
        self._is_refused = not self._is_done

    def _on_field_changed(self) -> None:
        self._is_refused = False
        if self.has_changes:
            self._rest.start()

    def _on_rest_timeout(self) -> None:
        if self._title.is_composing or self._text.is_composing:
            self._rest.start()  # half a word of an input method is no text yet
        else:
            self.save()

    def _on_show_clicked(self) -> None:
        is_hidden = self._visibility is Visibility.HIDDEN
        self.visibility_requested.emit(Visibility.SHOWN if is_hidden else Visibility.HIDDEN)

    def _on_application_focus_changed(self, old: QWidget | None, now: QWidget | None) -> None:
        if self._holds(old) and not self._holds(now):
            self.save()
            if now is not None:  # not only another program in front
                self.focus_left.emit()

    def _holds(self, widget: QWidget | None) -> bool:
        """Whether a widget belongs to the editor, the list of its choice included."""
        while widget is not None:
            if widget is self:
                return True
            widget = widget.parentWidget()
        return False
