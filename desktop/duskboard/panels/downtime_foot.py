"""The foot of a step of a downtime: what it would change, passing it over, and doing it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.text_label import TextLabel


class StepFoot(QWidget):
    """Says what would change, and offers it.

    Signals:
        passed(): The step shall be passed over.
        done(): It shall be done.
    """

    passed = Signal()
    done = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.preview = TextLabel(look, "", TextStyle.LABEL, ground=Role.BG2, lines=3)
        self.over = GlyphButton(look, "", role="quiet")
        self.go = GlyphButton(look, "", role="primary")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, round(look.px(6)), 0, 0)
        row.setSpacing(round(look.px(10)))
        row.addWidget(self.preview, 1)
        row.addWidget(self.over)
        row.addWidget(self.go)
        self.over.clicked.connect(self.passed)
        self.go.clicked.connect(self.done)

    def mirror(self, preview: str, over: str, go: str, *, can_go: bool = True) -> None:
        """Say what would change, what passing over is called, and what doing it is."""
        self.preview.setText(preview)
        self.over.setText(over)
        self.over.setVisible(bool(over))
        self.go.setText(go)
        self.go.setEnabled(can_go)
