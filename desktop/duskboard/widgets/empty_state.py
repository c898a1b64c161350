"""What a dock says while there is nothing in it: one sentence and one button."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.text_label import TextLabel


class EmptyState(QWidget):
    """A sentence and perhaps a button, at the left top of a dock.

    Signals:
        act_requested(): The button was pressed.
    """

    act_requested = Signal()

    def __init__(
        self, look: Look, text: str, act: str = "", *, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._label = TextLabel(look, role=Role.TEXT2, style=TextStyle.BODY, lines=0)
        self._button = GlyphButton(look, "", small=True)
        self._button.clicked.connect(self.act_requested)
        column = QVBoxLayout(self)
        inset = round(look.size("space.l"))
        column.setContentsMargins(inset, inset, inset, inset)
        column.setSpacing(round(look.size("space.s")))
        column.addWidget(self._label)
        column.addWidget(self._button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        self.tell(text, act)

    def tell(self, text: str, act: str = "") -> None:
        """Say another sentence, such as in another language, with a button or ("") without."""
        self._label.setText(text)
        self._button.setText(act)
        self._button.setVisible(bool(act))
