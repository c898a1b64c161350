"""The bar under the top bar: what went wrong with the file or a screen, and what to do."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.icon_button import IconButton
from duskboard.widgets.text_label import TextLabel

_GLYPH = 18.0
_MOST_ACTS = 2


class ErrorBar(QWidget):
    """Says one trouble at a time; hidden while there is none.

    Signals:
        act_requested(object): A button was pressed; the key that it was given.
        dismissed(): It was closed.
    """

    act_requested = Signal(object)
    dismissed = Signal()

    def __init__(self, look: Look, words: Words, *, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._title = TextLabel(look, style=TextStyle.LABEL, ground=Role.BAD_DIM, lines=2)
        self._text = TextLabel(look, ground=Role.BAD_DIM, lines=3)
        self._buttons = [GlyphButton(look, "", role="onError", small=True) for _ in range(2)]
        self._keys: list[object] = [None] * len(self._buttons)
        self._close = IconButton(look, "close", "", role=Role.TEXT)
        self._close.clicked.connect(self._on_close_clicked)
        self._lay_out()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(words.gettext("Trouble"))
        self._retitle()
        self.hide()

    def tell(
        self,
        title: str,
        text: str,
        acts: Sequence[tuple[object, str]] = (),
        *,
        can_close: bool = True,
    ) -> None:
        """Say a trouble.

        Args:
            title: What happened.
            text: What it means and what to do.
            acts: At most two buttons: a key for the signal, and the words.
            can_close: Whether it can be closed without doing anything.

        Raises:
            ValueError: More than two buttons.
        """
        if len(acts) > _MOST_ACTS:
            msg = f"ErrorBar.tell: acts are more than {_MOST_ACTS}: {len(acts)}"
            raise ValueError(msg)
        self._title.setText(title)
        self._text.setText(text)
        self._text.setVisible(bool(text))
        for place, button in enumerate(self._buttons):
            is_used = place < len(acts)
            button.setVisible(is_used)
            if is_used:
                self._keys[place] = acts[place][0]
                button.setText(acts[place][1])
        self._close.setVisible(can_close)
        self.setAccessibleDescription(f"{title} {text}")
        self.show()

    def clear(self) -> None:
        """Say nothing any more."""
        self.hide()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retitle()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        painter = QPainter(self)
        rect = QRectF(self.rect())
        painter.fillRect(rect, look.color(Role.BAD_DIM))
        painter.fillRect(QRectF(0, rect.height() - 1, rect.width(), 1), look.color(Role.BAD))
        side = look.px(_GLYPH)
        box = QRectF(look.px(15), (rect.height() - side) / 2, side, side)
        look.glyphs.paint_glyph(painter, box, "danger", look.color(Role.BAD))
        painter.end()

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._title)
        words.addWidget(self._text)
        row = QHBoxLayout(self)
        pad, wide = round(self._look.px(9)), round(self._look.px(45))
        row.setContentsMargins(wide, pad, round(self._look.px(14)), pad)
        row.setSpacing(round(self._look.px(10)))
        row.addLayout(words, 1)
        for place, button in enumerate(self._buttons):
            button.clicked.connect(self._on_button_clicked)
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
            button.setProperty("place", place)
        row.addWidget(self._close, 0, Qt.AlignmentFlag.AlignVCenter)

    def _retitle(self) -> None:
        self._close.set_label(self._words.pgettext("error bar", "Close"))

    def _on_button_clicked(self) -> None:
        place = self.sender().property("place")
        self.act_requested.emit(self._keys[place])

    def _on_close_clicked(self) -> None:
        self.hide()
        self.dismissed.emit()
