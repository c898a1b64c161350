"""A speed roll in a row: click to roll, or type what real dice show."""

from math import ceil

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from duskboard.core.chase.source import Check, check_dice
from duskboard.core.dice import DiceError, ExpressionError
from duskboard.i18n.error_text import error_text
from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.panels.dice_entry import read_check
from duskboard.panels.entry_field import EntryField
from duskboard.panels.setup_text import VERDICT_GLYPH, roll_figure, rolled_text
from duskboard.table.setup_view import MoverView
from duskboard.theme.look import Look
from duskboard.theme.text import LEFT, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import PaintedButton

_WIDE, _TIGHT, _HIGH = 118.0, 96.0, 34.0
_GLYPH = 18.0
_PAD = 6.0
_LEAST = 7.0
"""No text is painted smaller, in pixels: it would not be read."""
_SMALL_FROM = 5
"""So many characters are painted smaller."""


class RollCell(PaintedButton):
    """Shows a roll or that there is none yet; typing into it opens a field.

    Signals:
        told(FacesTyped | TotalTold | VerdictTold): What real dice show, or how it went.
        clear_requested(): The roll shall not count.
        refused(str): What was typed does not fit, and why.
    """

    told = Signal(object)
    clear_requested = Signal()
    refused = Signal(str)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._words = words
        self._mover: MoverView | None = None
        self._wide = _WIDE
        self.field = EntryField(self)
        self.field.hide()
        self.field.entered.connect(self._on_field_entered)
        self.field.left.connect(self._on_field_left)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def mirror(self, mover: MoverView) -> None:
        """Show somebody's roll."""
        self._mover = mover
        words = self._words
        figure = roll_figure(words, mover) or words.pgettext("chase set-up", "not rolled")
        self.setAccessibleName(clauses(words, [mover.name, rolled_text(words, mover), figure]))
        self.setToolTip(words.gettext("Click to roll, or type: 38, the faces, or “failed”"))
        self.update()

    def set_tight(self, *, is_tight: bool) -> None:
        """Leave room to the name where there is little."""
        self._wide = _TIGHT if is_tight else _WIDE
        self.updateGeometry()

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(self._look.px(self._wide)), round(self._look.px(_HIGH)))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.field.setGeometry(self.rect())

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        text = event.text()
        if event.key() in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}:
            self.clear_requested.emit()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
        elif text.strip() and text.isprintable() and not event.modifiers() & _HELD:
            self._open(text)
        else:
            super().keyPressEvent(event)

    @override
    def event(self, event: QEvent) -> bool:
        is_own = event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
        if is_own and isinstance(event, QKeyEvent) and event.text().strip():
            event.accept()  # what is typed here is an answer and no key of the window
            return True
        return super().event(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        mover = self._mover
        if mover is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ground = self._paint_ground(painter, mover)
            if mover.speed is None:
                self._paint_open(painter, ground)
            else:
                self._paint_roll(painter, mover, ground)

    def _paint_ground(self, painter: QPainter, mover: MoverView) -> Role:
        look = self._look
        if mover.speed is not None and not self.underMouse():
            return Role.BG1
        painter.setPen(look.pen(Role.LINE_STRONG, 1))
        ground = Role.BG3 if self.underMouse() else Role.BG2
        painter.setBrush(look.color(ground))
        radius = look.size("radius.control")
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(box, radius, radius)
        return ground

    def _paint_open(self, painter: QPainter, ground: Role) -> None:
        look = self._look
        text = self._words.pgettext("chase set-up", "Roll or type")
        self._paint_line(painter, "die", Role.TEXT2, text, TextStyle.BODY, ground, look.px(13))

    def _paint_roll(self, painter: QPainter, mover: MoverView, ground: Role) -> None:
        if mover.speed is None:
            return
        verdict = mover.speed.verdict
        hue = Role.GOOD if verdict.is_success else Role.BAD
        figure = roll_figure(self._words, mover)
        style = TextStyle.HEAD if len(figure) < _SMALL_FROM else TextStyle.LABEL
        px = self._look.px(18 if len(figure) < _SMALL_FROM else 13)
        self._paint_line(painter, VERDICT_GLYPH[verdict], hue, figure, style, ground, px)

    def _paint_line(  # noqa: PLR0913, PLR0917 - a mark and a text, and how they look
        self,
        painter: QPainter,
        glyph: str,
        hue: Role,
        text: str,
        style: TextStyle,
        ground: Role,
        px: float,
    ) -> None:
        look, rect = self._look, QRectF(self.rect())
        side, pad = look.px(_GLYPH), look.px(_PAD)
        box = QRectF(pad, (rect.height() - side) / 2, side, side)
        look.glyphs.paint_glyph(painter, box, glyph, look.color(hue))
        room = rect.adjusted(box.right() + pad, 0, -pad / 2, 0)
        # By whole pixels, as type is set: what only fits by fractions would end in dots.
        while px > _LEAST and measure_text(look, text, style, px=px).width() > room.width():
            px = ceil(px) - 1
        paint_text(painter, look, room, text, style, Role.TEXT, px=px, align=LEFT, ground=ground)

    def _open(self, text: str) -> None:
        self.field.setText(text)
        self.field.show()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _close(self) -> None:
        self.field.clear()
        self.field.mark_error(wrong=False)
        self.field.hide()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_field_entered(self, text: str) -> None:
        mover = self._mover
        if mover is None:
            return
        dice = check_dice(Check(source=mover.source, value=mover.rolled))
        try:
            said = read_check(self._words, text, dice)
        except ExpressionError:
            self._refuse(self._words.gettext("Type the faces, the total alone, or “failed”."))
            return
        except DiceError as error:
            self._refuse(error_text(self._words, error))
            return
        self._close()
        self.told.emit(said)

    def _refuse(self, text: str) -> None:
        self.field.mark_error(wrong=True)
        self.field.setToolTip(text)
        self.refused.emit(text)

    def _on_field_left(self) -> None:
        self._close()


_HELD = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
