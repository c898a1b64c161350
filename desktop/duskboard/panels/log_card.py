"""An open row of the log: faces, what they add up to, and what can be done with the step."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.i18n.words import Words
from duskboard.models.log_model import LogEntry
from duskboard.panels.dice_strip import DiceStrip, dice_that_fell
from duskboard.panels.log_consequences import Consequence, consequences_of
from duskboard.panels.log_face import LogFace
from duskboard.panels.log_parts import Part, parts_of
from duskboard.panels.tag_label import TagLabel
from duskboard.play.fallen import AnyRoll, blades_of, roll_of, shown_of
from duskboard.table.action_roll import BladesRoll
from duskboard.table.action_view import blades_view
from duskboard.table.entity import Roll
from duskboard.table.pool_roll import PoolRoll
from duskboard.theme.look import Look
from duskboard.theme.text import RIGHT
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.text_label import TextLabel

_GLYPH = 24.0
_HEAD_LEFT = 34.0
_LABEL_WIDTH = 80.0
_IN_A_ROW = 3


class LogCard(QWidget):
    """A step of the log in full.

    Signals:
        pressed(): It was clicked beside its buttons.
        copy_requested(): Copy it.
        show_requested(object): Put its roll on the players' screen; the roll.
        go_back_requested(): Lay the table as it was after it.
        consequence_requested(Consequence): The game master makes this of it.
    """

    pressed = Signal()
    copy_requested = Signal()
    show_requested = Signal(object)
    go_back_requested = Signal()
    consequence_requested = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._entry: LogEntry | None = None
        self._face: LogFace | None = None
        ground = Role.BG2
        self._title = TextLabel(look, "", TextStyle.LABEL, ground=ground, lines=2)
        self._detail = TextLabel(look, role=Role.TEXT2, ground=ground, lines=3)
        self._figure = TextLabel(look, "", TextStyle.RESULT, ground=ground)
        self._figure.setAlignment(RIGHT)
        self._dice = DiceStrip(look, ground=ground)
        self._told = TagLabel(look, glyph="told")
        self._unseen = TextLabel(look, role=Role.TEXT2, ground=ground)
        self._undone = TagLabel(look)
        self._secret = TagLabel(look, glyph="eye-closed")
        self._grid = QGridLayout()
        self._follow = QGridLayout()
        self.consequences: list[GlyphButton] = []
        self._offered: tuple[Consequence, ...] = ()
        self._show = GlyphButton(look, "", glyph="eye-open", role="quiet", small=True)
        self._copy = GlyphButton(look, "", glyph="copy", role="quiet", small=True)
        self._back = GlyphButton(look, "", role="quiet", small=True)
        self._lay_out()
        self._show.clicked.connect(self._on_show_clicked)
        self._copy.clicked.connect(self.copy_requested)
        self._back.clicked.connect(self.go_back_requested)

    def mirror(self, entry: LogEntry, face: LogFace) -> None:
        """Show a step."""
        self._entry, self._face = entry, face
        words = self._words
        roll, fallen = self.roll, self.fallen
        self._title.setText(face.text.title)
        detail = face.text.detail
        if roll is not None:  # the lines below tell the rest
            detail = roll.why if roll.why != face.text.title else ""
        self._detail.setText(detail)
        self._detail.setVisible(bool(detail))
        self._figure.setText(face.text.figure)
        self._figure.setVisible(face.is_roll)
        self._dice.mirror(dice_that_fell(fallen) if fallen is not None else ())
        self._dice.setVisible(bool(self._dice.groups))
        is_told = _is_told(fallen)
        self._told.setVisible(is_told)
        self._unseen.setVisible(is_told)
        self._undone.setVisible(entry.undone)
        self._secret.setVisible(face.is_secret)
        self._fill_grid(parts_of(words, entry.report))
        self._offer(() if entry.undone else consequences_of(words, entry.report))
        self._show.setVisible(self.shown is not None)
        self._say()
        self.updateGeometry()
        self.update()

    @property
    def roll(self) -> Roll | PoolRoll | None:
        """The roll that it shows, or None."""
        return roll_of(self._entry.report) if self._entry is not None else None

    @property
    def fallen(self) -> Roll | PoolRoll | BladesRoll | None:
        """The dice that it shows, or None."""
        return None if self._entry is None else self.roll or blades_of(self._entry.report)

    @property
    def shown(self) -> AnyRoll | None:
        """What of it can be put on the players' screen, or None."""
        return shown_of(self._entry.report) if self._entry is not None else None

    def height_at(self, width: int) -> int:
        """Return how high it is at a width, in pixels."""
        self._wrap(width)
        layout = self.layout()
        if layout is None:
            return 0
        return layout.totalHeightForWidth(width)

    @override
    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.height_at(max(1, self.width())))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._wrap(self.width())

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.setAccepted(event.button() == Qt.MouseButton.LeftButton)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.pressed.emit()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._face is None or self._entry is None:
            return
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(
            look.size("space.m"), look.size("space.s"), -look.size("space.m"), -look.size("space.s")
        )
        hair = look.size("stroke.hair")
        painter.setPen(look.pen(Role.LINE, hair))
        painter.setBrush(look.color(Role.BG2))
        radius = look.size("radius.card")
        painter.drawRoundedRect(
            frame.adjusted(hair / 2, hair / 2, -hair / 2, -hair / 2), radius, radius
        )
        side = look.px(_GLYPH)
        mark = QRectF(frame.left() + look.size("space.m"), frame.top() + look.px(12), side, side)
        hue = Role.TEXT3 if self._entry.undone else self._face.hue
        look.glyphs.paint_glyph(painter, mark, self._face.glyph, look.color(hue))
        painter.end()

    def _lay_out(self) -> None:
        look = self._look
        gap, side = round(look.size("space.s")), round(look.size("space.m"))
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self._title)
        names.addWidget(self._detail)
        head = QHBoxLayout()
        head.setContentsMargins(round(look.px(_HEAD_LEFT)), 0, 0, 0)
        head.addLayout(names, 1)
        head.addWidget(self._figure, 0, Qt.AlignmentFlag.AlignTop)
        tags = QHBoxLayout()
        tags.setSpacing(gap)
        for tag in (self._told, self._unseen, self._secret, self._undone):
            tags.addWidget(tag)
        tags.addStretch(1)
        self._grid.setHorizontalSpacing(side)
        self._grid.setVerticalSpacing(round(look.px(6)))
        self._grid.setColumnMinimumWidth(0, round(look.px(_LABEL_WIDTH)))
        self._grid.setColumnStretch(1, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(round(look.size("space.xs")))
        buttons.addWidget(self._show)
        buttons.addWidget(self._copy)
        buttons.addStretch(1)
        self._buttons, self._below = buttons, QHBoxLayout()
        self._below.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * side, gap + side, 2 * side, gap + side)
        column.setSpacing(gap)
        column.addLayout(head)
        column.addWidget(self._dice)
        column.addLayout(tags)
        column.addLayout(self._grid)
        column.addLayout(self._follow)
        column.addLayout(buttons)
        column.addLayout(self._below)
        self._wrap(self.width())

    def _wrap(self, width: int) -> None:
        """Give the way back a line of its own where the buttons are wider than the card."""
        shown = [button for button in (self._show, self._copy) if not button.isHidden()]
        wanted = sum(button.sizeHint().width() for button in (*shown, self._back))
        room = width - 4 * round(self._look.size("space.m"))
        gaps = len(shown) * self._buttons.spacing()
        fits = wanted + gaps <= room
        wanted_row = self._buttons if fits else self._below
        if wanted_row.indexOf(self._back) < 0:
            (self._below if fits else self._buttons).removeWidget(self._back)
            wanted_row.addWidget(self._back)

    def _fill_grid(self, parts: tuple[Part, ...]) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        look, ground = self._look, Role.BG2
        for row, part in enumerate(parts):
            label = TextLabel(look, part.label, role=Role.TEXT2, ground=ground, lines=2)
            text = TextLabel(look, part.text, ground=ground, lines=0)
            figure = TextLabel(look, part.figure, TextStyle.LABEL, ground=ground)
            figure.setAlignment(RIGHT)
            for column, widget in enumerate((label, text, figure)):
                self._grid.addWidget(widget, row, column)

    def _offer(self, offered: tuple[Consequence, ...]) -> None:
        """Show what the game master may make of the step, three in a row."""
        if offered == self._offered:
            return
        self._offered = offered
        for old in self.consequences:
            self._follow.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.consequences = []
        for place, one in enumerate(offered):
            role = "outline" if one.is_likely else "quiet"
            button = GlyphButton(self._look, one.text, role=role, small=True)
            button.clicked.connect(self._on_consequence_clicked)
            self._follow.addWidget(button, place // _IN_A_ROW, place % _IN_A_ROW)
            self.consequences.append(button)

    def _on_consequence_clicked(self) -> None:
        for button, one in zip(self.consequences, self._offered, strict=True):
            if button is self.sender():
                self.consequence_requested.emit(one)

    def _say(self) -> None:
        words = self._words
        self._told.setText(words.gettext("told by the player"))
        self._unseen.setText(words.gettext("no faces were seen"))
        self._undone.setText(words.pgettext("step", "undone"))
        self._secret.setText(words.pgettext("roll", "secret"))
        self._show.setText(words.pgettext("log", "Show"))
        self._show.setToolTip(words.gettext("Show to players"))
        self._copy.setText(words.gettext("Copy"))
        self._back.setText(words.gettext("Go back to here"))
        if self._face is not None:
            self.setAccessibleName(self._face.text.title)
            self.setAccessibleDescription(self._face.text.detail)

    def _on_show_clicked(self) -> None:
        if self.shown is not None:
            self.show_requested.emit(self.shown)


def _is_told(roll: Roll | PoolRoll | BladesRoll | None) -> bool:
    match roll:
        case None:
            return False
        case Roll(told=told):
            return told
        case PoolRoll(result=result):
            return result.is_told
        case _:
            return all(line.told for line in blades_view(roll).lines)
