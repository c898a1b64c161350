"""What factions did: a line each, with an eye that publishes it (design.md 7)."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.i18n.words import Words
from duskboard.table.entity import Visibility
from duskboard.table.faction_view import DoneView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.icon_button import IconButton
from duskboard.widgets.text_label import TextLabel

_MOST = 12
"""Lines that are shown; the notes hold the others."""


class DoneRow(QWidget):
    """Shows one line.

    Signals:
        pressed(): The eye was pressed.
    """

    pressed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = TextLabel(look, "", TextStyle.LABEL)
        self.text = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2, lines=4)
        self.eye = IconButton(look, "eye-closed", "", side=24.0)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.name)
        words.addWidget(self.text)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, round(look.px(3)), 0, round(look.px(3)))
        row.addLayout(words, 1)
        row.addWidget(self.eye)
        self.eye.clicked.connect(self.pressed)


class FactionDone(QWidget):
    """Shows the lines, the newest first.

    Signals:
        seen_requested(object, bool): A line shall be published, or not any more.
    """

    seen_requested = Signal(object, bool)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._lines: tuple[DoneView, ...] = ()
        self.rows: list[DoneRow] = []
        self._title = TextLabel(look, "", TextStyle.LABEL)
        self._about = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2, lines=2)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, round(look.px(8)), 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self._title)
        self._column.addWidget(self._about)

    def mirror(self, lines: Sequence[DoneView]) -> None:
        """Show lines."""
        words = self._words
        self._lines = tuple(lines[:_MOST])
        self._title.setText(words.pgettext("blades faction", "What they did"))
        self._about.setText(
            words.pgettext("blades faction", "An open eye publishes the line to the players.")
        )
        while len(self.rows) > len(self._lines):
            row = self.rows.pop()
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        while len(self.rows) < len(self._lines):
            row = DoneRow(self._look)
            row.pressed.connect(self._on_row_pressed)
            self._column.insertWidget(1 + len(self.rows), row)
            self.rows.append(row)
        for row, one in zip(self.rows, self._lines, strict=True):
            is_seen = one.visibility is Visibility.SHOWN
            row.name.setText(one.name)
            row.text.setText(one.text)
            row.eye.set_glyph("eye-open" if is_seen else "eye-closed")
            act = words.pgettext("blades faction", "Publish this line")
            if is_seen:
                act = words.pgettext("blades faction", "Take this line back")
            row.eye.set_label(act)
        self.setVisible(bool(self._lines))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.mirror(self._lines)

    def _on_row_pressed(self) -> None:
        place = next(at for at, row in enumerate(self.rows) if row is self.sender())
        one = self._lines[place]
        self.seen_requested.emit(one.note_id, one.visibility is not Visibility.SHOWN)
