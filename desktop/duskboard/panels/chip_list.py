"""A title and chips below it, the last of which adds one."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from duskboard.panels.chip_row import ChipRow
from duskboard.panels.over_field import OverField
from duskboard.theme.look import Look
from duskboard.theme.token import TextStyle
from duskboard.widgets.chip import Chip
from duskboard.widgets.text_label import TextLabel


@dataclass(frozen=True, slots=True, kw_only=True)
class ChipFace:
    """A chip to show, and what is said of it."""

    text: str
    says: str = ""
    is_lit: bool = False
    is_offered: bool = False
    glyph: str = ""


class ChipList(QWidget):
    """Shows chips. What a click offers is its owner's business.

    Signals:
        pressed(int): A chip was pressed.
        add_pressed(): One more is wished.
        written(int, str): A chip shall read so; behind the last for a new one.
    """

    pressed = Signal(int)
    add_pressed = Signal()
    written = Signal(int, str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._title = TextLabel(look, "", TextStyle.LABEL)
        self.add = Chip(look, glyph="plus", is_offered=True)
        self._row = ChipRow(look, last=(self.add,))
        self.field = OverField(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(look.px(8)))
        column.addWidget(self._title)
        column.addWidget(self._row)
        self.add.clicked.connect(self.add_pressed)
        self._row.pressed.connect(self.pressed)
        self.field.entered.connect(self._on_field_entered)

    @property
    def chips(self) -> tuple[Chip, ...]:
        """The chips, in order."""
        return self._row.chips

    def mirror(self, title: str, faces: Sequence[ChipFace], add: str) -> None:
        """Show chips."""
        self._title.setText(title)
        self._title.setVisible(bool(title))
        for chip, face in zip(self._row.match(len(faces)), faces, strict=True):
            chip.set_glyph("check" if face.is_lit else "plus" if face.is_offered else face.glyph)
            chip.set_offered(is_so=face.is_offered)
            chip.tell(face.text, face.says)
        self.add.tell(add)

    def write(self, place: int, text: str, hint: str) -> None:
        """Have a chip written, or a new one."""
        anchor = self.chips[place] if place < len(self.chips) else self.add
        self.field.say(hint, hint)
        self.field.lie_over(anchor, text)

    def _on_field_entered(self, text: str) -> None:
        anchor = self.field.anchor
        self.field.finish()
        if text.strip():
            place = self._row.place_of(anchor)
            self.written.emit(len(self.chips) if place is None else place, text.strip())
