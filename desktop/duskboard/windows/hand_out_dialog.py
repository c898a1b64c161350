"""A hand-out for the players: what it is called, and what is written or drawn on it."""

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.text_label import TextLabel
from duskboard.windows.framed_dialog import FramedDialog, MainButton, act_button, field_label
from duskboard.windows.title_card_dialog import PicturePreview

_SIZE = (560, 500)
_TEXT_HEIGHT = 110


@dataclass(frozen=True, slots=True, kw_only=True)
class HandOutWish:
    """What a hand-out is to be.

    Attributes:
        title: What it is called.
        about: A line about it, or "".
        text: What is written on it, or "".
        has_picture: Whether there is a picture: the one before, or the one chosen.
        shows: Whether players are to see it at once.
    """

    title: str = ""
    about: str = ""
    text: str = ""
    has_picture: bool = False
    shows: bool = False


class HandOutDialog(FramedDialog):
    """Asks what players are given to look at.

    Signals:
        submitted(HandOutWish): This is what it is.
        picture_requested(): Choose a picture; answer with `set_picture`.
    """

    submitted = Signal(object)
    picture_requested = Signal()

    def __init__(
        self,
        look: Look,
        words: Words,
        wish: HandOutWish,
        *,
        picture: QImage | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Show a hand-out as it is."""
        super().__init__(look, words, _SIZE, parent)
        self._labels = [field_label(look) for _ in range(4)]
        self._title = QLineEdit(wish.title)
        self._error = TextLabel(look, style=TextStyle.CAPTION, role=Role.BAD, lines=2)
        self._about = QLineEdit(wish.about)
        self._text = QPlainTextEdit(wish.text)
        self._text.setTabChangesFocus(True)
        self._preview = PicturePreview(look, words)
        self._choose = act_button(look, glyph="picture", role="outline")
        self._remove = act_button(look)
        self._cancel = act_button(look)
        self._keep = act_button(look, role="outline")
        self._show = MainButton(look)
        self._lay_out()
        self._connect()
        self.settle()
        self.retranslate()
        self.set_picture(picture)

    def set_picture(self, picture: QImage | None) -> None:
        """Show a picture, or that there is none."""
        self._preview.mirror(picture)
        self._remove.setEnabled(self._preview.has_picture)

    @override
    def settle(self) -> None:
        super().settle()
        look = self.look
        self._grid.setHorizontalSpacing(round(look.size("space.m")))
        self._grid.setVerticalSpacing(round(look.size("space.m")))
        self._buttons.setSpacing(round(look.size("space.s")))
        self._text.setFixedHeight(round(look.px(_TEXT_HEIGHT)))
        for label in self._labels:
            label.setFixedHeight(round(look.size("control")))

    @override
    def retranslate(self) -> None:
        words = self.words
        self.setWindowTitle(words.pgettext("players' screen", "Hand-out"))
        names = (
            words.pgettext("hand-out", "Title"),
            words.pgettext("hand-out", "About it"),
            words.pgettext("hand-out", "Text"),
            words.gettext("Picture"),
        )
        fields = (self._title, self._about, self._text)
        for label, name in zip(self._labels, names, strict=True):
            label.setText(name)
        for field, name in zip(fields, names, strict=False):
            field.setAccessibleName(name)
        self._about.setPlaceholderText(words.gettext("Said beside it, if anything"))
        self._choose.setText(words.gettext("Choose a picture"))
        self._remove.setText(words.gettext("Remove"))
        self._cancel.setText(words.gettext("Cancel"))
        self._keep.setText(words.gettext("Keep for later"))
        self._show.setText(words.gettext("Show to players"))
        self._preview.update()
        self._check(tell=not self._error.isHidden())

    def _lay_out(self) -> None:
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        named = QVBoxLayout()
        named.addWidget(self._title)
        named.addWidget(self._error)
        named.setSpacing(round(self.look.size("space.xs")))
        self._error.hide()
        for place, label in enumerate(self._labels):
            self._grid.addWidget(label, place, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addLayout(named, 0, 1)
        self._grid.addWidget(self._about, 1, 1)
        self._grid.addWidget(self._text, 2, 1)
        picture = QHBoxLayout()
        picture.addWidget(self._preview)
        self._buttons = QVBoxLayout()
        self._buttons.addWidget(self._choose, 0, Qt.AlignmentFlag.AlignLeft)
        self._buttons.addWidget(self._remove, 0, Qt.AlignmentFlag.AlignLeft)
        self._buttons.addStretch(1)
        picture.addLayout(self._buttons)
        picture.addStretch(1)
        self._grid.addLayout(picture, 3, 1)
        self.body.addLayout(self._grid)
        self.body.addStretch(1)
        self.foot.add_left()
        self.foot.add_right(self._cancel, self._keep, self._show)

    def _connect(self) -> None:
        self._title.textEdited.connect(self._on_title_text_edited)
        self._choose.clicked.connect(self.picture_requested)
        self._remove.clicked.connect(self._on_remove_clicked)
        self._cancel.clicked.connect(self.reject)
        self._keep.clicked.connect(self._on_keep_clicked)
        self._show.clicked.connect(self._on_show_clicked)

    def _check(self, *, tell: bool) -> bool:
        """Return whether there is a title; say so where there is none."""
        is_named = bool(self._title.text().strip())
        says = tell and not is_named
        self._error.setText(self.words.gettext("A hand-out needs a title.") if says else "")
        self._error.setVisible(says)
        self._title.setProperty("state", "error" if says else "")
        self._title.style().polish(self._title)
        return is_named

    def _submit(self, *, shows: bool) -> None:
        if not self._check(tell=True):
            self._title.setFocus()
            return
        wish = HandOutWish(
            title=self._title.text().strip(),
            about=self._about.text().strip(),
            text=self._text.toPlainText().strip(),
            has_picture=self._preview.has_picture,
            shows=shows,
        )
        self.accept()
        self.submitted.emit(wish)

    def _on_title_text_edited(self) -> None:
        self._check(tell=not self._error.isHidden())

    def _on_remove_clicked(self) -> None:
        self.set_picture(None)

    def _on_keep_clicked(self) -> None:
        self._submit(shows=False)

    def _on_show_clicked(self) -> None:
        self._submit(shows=True)
