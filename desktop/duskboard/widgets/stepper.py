"""A number with a button for one less and one more: "Actions − 2 +"."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.text import CENTER
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.painted_button import LOOK_EVENTS
from duskboard.widgets.text_label import TextLabel

_NUMBER = 22.0


class Stepper(QWidget):
    """Shows a number between two buttons.

    Signals:
        stepped(int): One less or one more is wished: −1 or 1.
    """

    stepped = Signal(int)

    def __init__(
        self,
        look: Look,
        *,
        ground: Role = Role.BG1,
        width: float = _NUMBER,
        parent: QWidget | None = None,
    ) -> None:
        """Make a stepper; `width` is that of the number, in logical pixels."""
        super().__init__(parent)
        self.label = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2, ground=ground)
        self.less = GlyphButton(look, "", glyph="minus", role="tool", small=True)
        self.figure = TextLabel(look, "", TextStyle.LABEL, ground=ground)
        self.more = GlyphButton(look, "", glyph="plus", role="tool", small=True)
        self._look, self._figure_width = look, width
        self.figure.setAlignment(CENTER)
        self._measure()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(round(look.px(2)))
        for part in (self.label, self.less, self.figure, self.more):
            row.addWidget(part)
        self.less.clicked.connect(self._on_less_clicked)
        self.more.clicked.connect(self._on_more_clicked)

    def mirror(self, label: str, figure: str, *, less: str, more: str) -> None:
        """Show a number.

        Args:
            label: What is counted, or "".
            figure: How many.
            less: What one less is called.
            more: What one more is called.
        """
        self.label.setText(label)
        self.label.setVisible(bool(label))
        self.figure.setText(figure)
        for button, said in ((self.less, less), (self.more, more)):
            button.setToolTip(said)
            button.setAccessibleName(said)
            button.setAccessibleDescription(figure)

    def limit(self, *, can_less: bool, can_more: bool) -> None:
        """Say which way it still goes."""
        self.less.setEnabled(can_less)
        self.more.setEnabled(can_more)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in LOOK_EVENTS:
            self._measure()

    def _measure(self) -> None:
        self.figure.setMinimumWidth(round(self._look.px(self._figure_width)))

    def _on_less_clicked(self) -> None:
        self.stepped.emit(-1)

    def _on_more_clicked(self) -> None:
        self.stepped.emit(1)
