"""A question that is answered in one line, asked in the place where it comes up."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from duskboard.panels.entry_field import EntryField
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.text_label import TextLabel


class LineQuestion(QWidget):
    """A question over a field; hidden until something is asked.

    Signals:
        answered(str): Enter was pressed; the line.
        left(): It was given up.
    """

    answered = Signal(str)
    left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._question = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2, lines=0)
        self.field = EntryField()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(look.size("space.xs")))
        column.addWidget(self._question)
        column.addWidget(self.field)
        self.field.entered.connect(self._on_field_entered)
        self.field.left.connect(self._on_field_left)
        self.hide()

    def ask(self, question: str, now: str) -> None:
        """Ask something, with the words that stand there now, and take the keyboard."""
        self._question.setText(question)
        self.field.setAccessibleName(question)
        self.field.setText(now)
        self.field.selectAll()
        self.show()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_field_entered(self, text: str) -> None:
        self.hide()
        self.answered.emit(text)

    def _on_field_left(self) -> None:
        self.hide()
        self.left.emit()
