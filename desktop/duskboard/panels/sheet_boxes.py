"""The body on a sheet: its health boxes to mark, and, to be written, the boxes and what soaks."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from duskboard.core.storyteller.health import Box
from duskboard.i18n.words import Words
from duskboard.panels.sheet_list import SheetList
from duskboard.panels.sheet_pools import SheetBody
from duskboard.panels.sheet_soaks import SheetSoaks
from duskboard.play.storyteller.field import RowField
from duskboard.table.sheet_view import SheetView
from duskboard.theme.look import Look
from duskboard.widgets.glyph_button import GlyphButton


class SheetBoxes(QWidget):
    """Shows a body; which boxes it has is changed in a list that opens (X2.3, X4).

    Signals:
        turned(object, object): A health box marked so shall be marked otherwise.
        wished(SheetWish): The body shall have other boxes, or soak otherwise.
    """

    turned = Signal(object, object)
    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._is_editing = False
        self.body = SheetBody(look, words)
        self.change = GlyphButton(look, "", glyph="pencil", role="quiet", small=True)
        self.change.setCheckable(True)
        self.boxes = SheetList(look, words, RowField.BOXES)
        self.soaks = SheetSoaks(look, words)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(look.px(2)))
        column.addWidget(self.body)
        column.addWidget(self.change, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.boxes)
        column.addWidget(self.soaks)
        column.addStretch(1)
        self.body.turned.connect(self.turned)
        self.boxes.wished.connect(self.wished)
        self.soaks.wished.connect(self.wished)
        self.change.toggled.connect(self._show_boxes)

    def mirror(self, view: SheetView, *, is_editing: bool) -> None:
        """Show a body."""
        self._is_editing = is_editing
        self.body.mirror(view.health)
        boxes = tuple(Box(name=one.name, penalty=one.penalty) for one in view.health.boxes)
        self.boxes.mirror(view, boxes, is_editing=is_editing)
        self.change.setText(self._words.pgettext("vampire", "Other health boxes"))
        self.change.setVisible(is_editing)
        self.soaks.setVisible(is_editing)
        self.soaks.mirror(view)
        self._show_boxes()

    def _show_boxes(self) -> None:
        self.boxes.setVisible(self._is_editing and self.change.isChecked())
