"""The portrait at the head of a sheet, and what chooses another."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QVBoxLayout, QWidget

from duskboard.core.identity import AssetId
from duskboard.i18n.words import Words
from duskboard.panels.sheet_wish import ChoosePortrait
from duskboard.theme.look import Look
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.portrait import Portrait

PictureOf = Callable[[AssetId | None], QImage | None]
"""Gives a picture of the campaign."""


class SheetPortrait(QWidget):
    """Shows a portrait; while the sheet is written on, a press chooses one.

    Signals:
        wished(SheetWish): A portrait shall be chosen, or there shall be none.
    """

    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.picture_of: PictureOf = _no_picture
        self.face = Portrait(look)
        self.remove = GlyphButton(look, "", role="quiet", small=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(look.px(2)))
        column.addWidget(self.face)
        column.addWidget(self.remove)
        column.addStretch(1)
        self.face.clicked.connect(self._on_face_clicked)
        self.remove.clicked.connect(self._on_remove_clicked)

    def mirror(self, portrait: AssetId | None, *, is_editing: bool) -> None:
        """Show the portrait of a sheet."""
        words, image = self._words, self.picture_of(portrait)
        self.face.mirror(image, can_press=is_editing)
        choose = words.pgettext("sheet", "Choose a portrait")
        name = choose if is_editing else words.pgettext("sheet", "Portrait")
        self.face.setAccessibleName(name)
        self.face.setToolTip(choose if is_editing else "")
        self.remove.setText(words.pgettext("sheet", "No portrait"))
        self.remove.setVisible(is_editing and portrait is not None)
        self.setVisible(is_editing or image is not None)

    def _on_face_clicked(self) -> None:
        self.wished.emit(ChoosePortrait())

    def _on_remove_clicked(self) -> None:
        self.wished.emit(ChoosePortrait(is_none=True))


def _no_picture(_asset_id: AssetId | None) -> QImage | None:
    return None
