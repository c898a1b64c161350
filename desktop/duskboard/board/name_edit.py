"""A field over a name on the board, for as long as it is edited."""

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget
from typing_extensions import override

from duskboard.core.identity import EntityId

LONGEST_NAME = 120
"""Letters of a name."""
LONGEST_LINE = 400
"""Letters of a line with somebody's numbers."""


class NameEdit(QLineEdit):
    """Edits one name in place. Enter or leaving the field gives it, Esc gives it up.

    Signals:
        renamed(EntityId, str): A thing shall have another name.
        left(): The editing is over; the keyboard may go back.
    """

    renamed = Signal(object, str)
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._entity_id: EntityId | None = None
        self._before = ""
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.hide()

    @property
    def entity_id(self) -> EntityId | None:
        """What is renamed now, or None."""
        return self._entity_id

    def begin(
        self,
        entity_id: EntityId,
        name: str,
        box: QRect,
        label: str,
        *,
        longest: int = LONGEST_NAME,
    ) -> None:
        """Edit the name of a thing, or a line of so many letters at the most.

        Args:
            entity_id: The thing.
            name: What stands there now.
            box: Where, in the parent.
            label: What it is, for screen readers.
            longest: Letters that may be typed.
        """
        self.setMaxLength(longest)
        self._entity_id, self._before = entity_id, name
        self.setText(name)
        self.setAccessibleName(label)
        self.setGeometry(box)
        self.selectAll()
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def give_up(self) -> None:
        """Leave the name as it was."""
        self._end("")

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._end(self.text().strip())
        elif key == Qt.Key.Key_Escape:
            self._end("")
        else:
            super().keyPressEvent(event)

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self._end(self.text().strip())

    def _end(self, name: str) -> None:
        entity_id, self._entity_id = self._entity_id, None
        if entity_id is None:
            return
        self.hide()
        if name and name != self._before:
            self.renamed.emit(entity_id, name)
        self.left.emit()
