"""The title card of the players' screen: name, session, a line of welcome and a picture."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.theme.text import CENTER, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.text_label import TextLabel
from duskboard.windows.framed_dialog import FramedDialog, MainButton, act_button, field_label

_SIZE = (560, 420)
_PREVIEW = (240, 135)


@dataclass(frozen=True, slots=True, kw_only=True)
class TitleCardWish:
    """What the title card is to say.

    Attributes:
        name: Name of the campaign.
        session_title: Title of the session, or "".
        welcome: A line of welcome, or "".
        has_picture: Whether there is a picture: the one before, or the one chosen.
    """

    name: str
    session_title: str
    welcome: str
    has_picture: bool


class TitleCardDialog(FramedDialog):
    """Asks what players see before the game begins.

    Signals:
        submitted(TitleCardWish): This is what the card says.
        picture_requested(): Choose a picture; answer with `set_picture`.
    """

    submitted = Signal(object)
    picture_requested = Signal()

    def __init__(  # noqa: PLR0913 - what stands on the card
        self,
        look: Look,
        words: Words,
        wish: TitleCardWish,
        *,
        picture: QImage | None = None,
        has_session: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        """Show the card as it is; without a session its title cannot be given."""
        super().__init__(look, words, _SIZE, parent)
        self._labels = [field_label(look) for _ in range(4)]
        self._name = QLineEdit(wish.name)
        self._error = TextLabel(look, style=TextStyle.CAPTION, role=Role.BAD, lines=2)
        self._session = QLineEdit(wish.session_title)
        self._welcome = QLineEdit(wish.welcome)
        self._preview = PicturePreview(look, words)
        self._choose = act_button(look, glyph="picture", role="outline")
        self._remove = act_button(look)
        self._cancel = act_button(look)
        self._save = MainButton(look)
        self._session.setEnabled(has_session)
        self._has_session = has_session
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
        for label in self._labels:
            label.setFixedHeight(round(look.size("control")))

    @override
    def retranslate(self) -> None:
        words = self.words
        self.setWindowTitle(words.gettext("Title card"))
        names = (
            words.gettext("Campaign"),
            words.gettext("Session title"),
            words.gettext("Welcome line"),
            words.gettext("Picture"),
        )
        for label, name in zip(self._labels, names, strict=True):
            label.setText(name)
        for field, name in zip((self._name, self._session, self._welcome), names, strict=False):
            field.setAccessibleName(name)
        missing = "" if self._has_session else words.gettext("No session has been started yet")
        self._session.setPlaceholderText(missing)
        self._welcome.setPlaceholderText(words.gettext("Said below the name, if anything"))
        self._choose.setText(words.gettext("Choose a picture"))
        self._remove.setText(words.gettext("Remove"))
        self._cancel.setText(words.gettext("Cancel"))
        self._save.setText(words.gettext("Save"))
        self._preview.update()
        self._check(tell=not self._error.isHidden())

    def _lay_out(self) -> None:
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        named = QVBoxLayout()
        named.addWidget(self._name)
        named.addWidget(self._error)
        named.setSpacing(round(self.look.size("space.xs")))
        self._error.hide()
        for place, label in enumerate(self._labels):
            self._grid.addWidget(label, place, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addLayout(named, 0, 1)
        self._grid.addWidget(self._session, 1, 1)
        self._grid.addWidget(self._welcome, 2, 1)
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
        self.foot.add_right(self._cancel, self._save)

    def _connect(self) -> None:
        self._name.textEdited.connect(self._on_name_text_edited)
        self._choose.clicked.connect(self.picture_requested)
        self._remove.clicked.connect(self._on_remove_clicked)
        self._cancel.clicked.connect(self.reject)
        self._save.clicked.connect(self._on_save_clicked)

    def _check(self, *, tell: bool) -> bool:
        """Return whether there is a name; say so where there is none."""
        is_named = bool(self._name.text().strip())
        says = tell and not is_named
        self._error.setText(self.words.gettext("A campaign needs a name.") if says else "")
        self._error.setVisible(says)
        self._name.setProperty("state", "error" if says else "")
        self._name.style().polish(self._name)
        return is_named

    def _on_name_text_edited(self) -> None:
        self._check(tell=not self._error.isHidden())

    def _on_remove_clicked(self) -> None:
        self.set_picture(None)

    def _on_save_clicked(self) -> None:
        if not self._check(tell=True):
            self._name.setFocus()
            return
        wish = TitleCardWish(
            name=self._name.text().strip(),
            session_title=self._session.text().strip(),
            welcome=self._welcome.text().strip(),
            has_picture=self._preview.has_picture,
        )
        self.accept()
        self.submitted.emit(wish)


class PicturePreview(QWidget):
    """A picture in the proportions of the players' screen, or the place for one."""

    def __init__(self, look: Look, words: Words) -> None:
        super().__init__()
        self._look = look
        self._words = words
        self._picture: QImage | None = None

    @property
    def has_picture(self) -> bool:
        """Whether there is a picture."""
        return self._picture is not None

    def mirror(self, picture: QImage | None) -> None:
        """Show a picture, or none."""
        self._picture = None if picture is None or picture.isNull() else picture
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(*(round(self._look.px(side)) for side in _PREVIEW))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        rect = QRectF(self.rect())
        hair = look.size("stroke.hair")
        painter.setPen(look.pen(Role.LINE_STRONG, hair, dash=None if self._picture else (4, 3)))
        painter.setBrush(look.color(Role.BG0))
        painter.drawRect(rect.adjusted(hair / 2, hair / 2, -hair / 2, -hair / 2))
        if self._picture is None:
            text = self._words.gettext("No picture")
            paint_text(
                painter, look, rect, text, TextStyle.BODY, Role.TEXT3, align=CENTER, ground=Role.BG0
            )
        else:
            inner = rect.adjusted(hair, hair, -hair, -hair)
            size = (
                self._picture.size()
                .toSizeF()
                .scaled(inner.size(), Qt.AspectRatioMode.KeepAspectRatio)
            )
            place = QRectF(inner.topLeft(), size)
            place.moveCenter(inner.center())
            painter.drawImage(place, self._picture)
        painter.end()
