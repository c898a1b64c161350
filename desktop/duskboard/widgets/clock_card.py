"""A card of the clocks wall: one clock, two that race, or a chain of which each opens the next."""

import math
from dataclasses import replace

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QContextMenuEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget
from typing_extensions import override

from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.table.clock_view import CardView, ClockView
from duskboard.theme.look import Look
from duskboard.theme.text import measure_text
from duskboard.theme.token import TextStyle
from duskboard.widgets.clock_card_layout import (
    BETWEEN,
    COLUMN,
    EYE,
    HEADER,
    NAME_LINES,
    PAD,
    Slot,
    card_slots,
    is_mixed_card,
)
from duskboard.widgets.clock_card_painting import (
    card_ground,
    card_title,
    fits_title,
    paint_card,
)
from duskboard.widgets.clock_dial import ClockDial
from duskboard.widgets.clock_host import ClockHost, show_eye
from duskboard.widgets.clock_words import card_caption
from duskboard.widgets.drop_mark import DropMark
from duskboard.widgets.icon_button import IconButton
from duskboard.widgets.painted_button import LOOK_EVENTS

_SINGLE = 136.0
_ALL_LINES = 40
"""More than any name takes."""


class ClockCard(ClockHost):
    """A card with its clocks, their names and what players see of them.

    Painted as a whole; dials and eyes are widgets on it. For its signals see `ClockHost`.
    """

    def __init__(
        self,
        look: Look,
        words: Words,
        *,
        diameter: str = "clock.card",
        parent: QWidget | None = None,
    ) -> None:
        """Make a card without clocks; `diameter` is the name of a size: "clock.wall" is larger."""
        super().__init__(look, words, parent)
        self._diameter = diameter
        self._view: CardView | None = None
        self._dials: list[ClockDial] = []
        self._eyes: list[IconButton] = []
        self._pressed_at: QPointF | None = None
        self._known: dict[tuple[object, ...], tuple[Slot, ...]] = {}
        self._drop = DropMark(look, self)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def view(self) -> CardView | None:
        """The card shown."""
        return self._view

    @property
    def dials(self) -> tuple[ClockDial, ...]:
        """The dials on it, in the order of the clocks."""
        return tuple(self._dials)

    @property
    def eyes(self) -> tuple[IconButton, ...]:
        """The buttons that show and hide: one in the header, or one beside each name."""
        return tuple(eye for eye in self._eyes if not eye.isHidden())

    def mirror(self, view: CardView) -> None:
        """Show a card."""
        before, self._view = self._view, view
        self._match(len(view.clocks))
        is_mixed = is_mixed_card(view)
        for dial, clock in zip(self._dials, view.clocks, strict=True):
            # Its eye says what players see of a clock; a badge would lie on the dial.
            dial.settle(ground=card_ground(view), marks_hidden=False)
            dial.mirror(clock)
        for place, eye in enumerate(self._eyes):
            eye.setVisible(is_mixed or place == 0)
        self._name()
        if before is None or self._shown(before) != self._shown(view):
            self._known = {}
            self.updateGeometry()
            self._arrange()
            self.update()

    def set_diameter(self, diameter: str) -> None:
        """Have dials of another size, by its name."""
        self._diameter = diameter
        for dial in self._dials:
            dial.set_diameter(diameter)
        self._known = {}
        self.updateGeometry()
        self._arrange()
        self.update()

    def mark_drop(self, text: str = "", *, right: bool = False) -> None:
        """Mark the half of the card on which something is about to be dropped; "" for none.

        Args:
            text: What dropping there does, such as "Race".
            right: Whether it is the right half.
        """
        if not text:
            self._drop.hide()
            return
        half = self.width() / 2
        self._drop.mark(text, QRectF(half if right else 0.0, 0.0, half, float(self.height())))

    def clock_at(self, point: QPoint) -> EntityId | None:
        """Return the clock whose part of the card lies at a point."""
        if self._view is None:
            return None
        slots = self._slots(self.width())
        nearest = min(
            range(len(slots)),
            key=lambda place: (slots[place].dial.center() - QPointF(point)).manhattanLength(),
        )
        return self._view.clocks[nearest].clock_id

    @override
    def sizeHint(self) -> QSize:
        count = len(self._dials)
        width = _SINGLE if count <= 1 else 2 * (PAD + COLUMN) + BETWEEN
        wide = self._look.px(width) + self._spare()
        return QSize(round(wide), self.heightForWidth(round(wide)))

    @override
    def minimumSizeHint(self) -> QSize:
        dial = self._look.size(self._diameter)
        pad = self._look.px(PAD)
        width = dial + 4 * pad if len(self._dials) <= 1 else 2 * dial + 5 * pad
        return QSize(round(width), self.heightForWidth(round(width)))

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        bottom = max((slot.caption.bottom() for slot in self._slots(width)), default=0.0)
        return math.ceil(bottom + self._look.px(PAD))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in LOOK_EVENTS:
            self.updateGeometry()
            self._arrange()
            self.update()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_at = event.position()

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed_at is None or not event.buttons() & Qt.MouseButton.LeftButton:
            return
        way = (event.position() - self._pressed_at).manhattanLength()
        if way >= QApplication.startDragDistance():
            clock_id = self.clock_at(self._pressed_at.toPoint())
            self._pressed_at = None
            self.drag_started.emit(clock_id)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed_at = self._pressed_at, None
        clock_id = self.clock_at(event.position().toPoint())
        if pressed is None or clock_id is None:
            return
        if event.button() == Qt.MouseButton.RightButton:
            self.menu_requested.emit(clock_id, event.globalPosition().toPoint())
        else:
            self._focus(clock_id)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        for slot, dial in zip(self._slots(self.width()), self._dials, strict=True):
            if slot.name.contains(event.position()) and dial.clock_id is not None:
                self.begin_rename(dial.clock_id)

    @override
    def _cut_name(self, point: QPoint) -> str:
        view, head = self._view, self._look.px(PAD + HEADER)
        if view is not None and point.y() < head:
            fits = fits_title(self._look, self._words, view, self.width())
            return "" if fits else card_title(view, self._words)
        for slot, dial in zip(self._slots(self.width()), self._dials, strict=True):
            if slot.name.contains(QPointF(point)) and dial.view is not None:
                name, width = dial.view.name, slot.name.width()
                whole, shown = (
                    measure_text(self._look, name, TextStyle.LABEL, width=width, lines=lines)
                    for lines in (_ALL_LINES, NAME_LINES)
                )
                return name if whole.height() > shown.height() else ""
        return ""

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()  # the release of the right button has opened the menu

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._view is None:
            return
        painter = QPainter(self)
        rect = QRectF(self.rect())
        slots = self._slots(self.width())
        exposed = QRectF(event.rect())
        paint_card(painter, self._look, self._words, rect, self._view, slots, exposed)
        painter.end()

    @override
    def _view_of(self, clock_id: EntityId) -> ClockView | None:
        clocks = self._view.clocks if self._view is not None else ()
        return next((clock for clock in clocks if clock.clock_id == clock_id), None)

    @override
    def _place_editor(self) -> None:
        for slot, dial in zip(self._slots(self.width()), self._dials, strict=True):
            if dial.clock_id == self._renaming:
                height = self._look.size("control")
                top = slot.name.top() - (height - self._look.line(TextStyle.LABEL)) / 2
                box = QRectF(slot.caption.left(), top, slot.caption.width(), height)
                self._editor.setGeometry(box.toRect())

    @override
    def _focus(self, clock_id: EntityId) -> None:
        for dial in self._dials:
            if dial.clock_id == clock_id:
                dial.setFocus(Qt.FocusReason.MouseFocusReason)

    @override
    def _say(self) -> None:
        self._name()
        self.update()

    def _shown(self, view: CardView) -> tuple[object, ...]:
        """Return what the card itself shows of its clocks: not what their dials show."""
        clocks = [replace(clock, filled=0, race=None) for clock in view.clocks]
        said = [(card_caption(clock, self._words), clock.is_full) for clock in view.clocks]
        seconds = [clock.race is not None and clock.race.is_second for clock in view.clocks]
        return (view.kind, clocks, said, seconds)

    def _name(self) -> None:
        """Say to screen readers what the card and its eyes are."""
        if self._view is None:
            return
        self.setAccessibleName(card_title(self._view, self._words))
        for eye, clock in zip(self._eyes, self._view.clocks, strict=True):
            show_eye(eye, clock, self._words)

    def _match(self, count: int) -> None:
        """Have as many dials and eyes as there are clocks."""
        while len(self._dials) > count:
            for gone in (self._dials.pop(), self._eyes.pop()):
                gone.hide()
                gone.deleteLater()
        while len(self._dials) < count:
            dial = ClockDial(self._look, self._words, diameter=self._diameter, parent=self)
            self._forward(dial)
            eye = IconButton(self._look, "eye-open", "", side=EYE, parent=self)
            eye.clicked.connect(self._on_eye_clicked)
            self._dials.append(dial)
            self._eyes.append(eye)
            dial.show()

    def _on_eye_clicked(self) -> None:
        place = next((n for n, eye in enumerate(self._eyes) if eye is self.sender()), 0)
        if self._view is None:
            return
        # One eye for clocks that are all seen alike speaks for all of them.
        ids = tuple(clock.clock_id for clock in self._view.clocks)
        if len(ids) > 1 and not is_mixed_card(self._view):
            self.all_visibility_requested.emit(ids)
        else:
            self.visibility_requested.emit(ids[place])

    def _spare(self) -> float:
        """Return how much wider than on a common card the dial is, in pixels."""
        spare = self._look.size(self._diameter) - self._look.size("clock.card")
        return max(0.0, spare * min(2, len(self._dials)))

    def _slots(self, width: int) -> tuple[Slot, ...]:
        """Return where each clock lies on a card of a width."""
        if self._view is None:
            return ()
        look = self._look
        key = (width, look.scale, look.language, self._words.language)
        if key not in self._known:
            dial = look.size(self._diameter)
            self._known = {key: card_slots(look, self._words, self._view, dial, float(width))}
        return self._known[key]

    def _arrange(self) -> None:
        """Put dials and eyes where they belong."""
        slots = self._slots(self.width())
        for slot, dial in zip(slots, self._dials, strict=True):
            box = QRect(QPoint(), dial.sizeHint())
            box.moveCenter(slot.dial.center().toPoint())
            dial.setGeometry(box)
        side = self._look.px(EYE)
        right = self.width() - self._look.px(PAD) - self._look.px(HEADER) / 2
        header = QRectF(0, 0, side, side)
        header.moveCenter(QPointF(right, self._look.px(PAD + HEADER / 2)))
        for slot, eye in zip(slots, self._eyes, strict=True):
            eye.setGeometry((header if slot.eye.isEmpty() else slot.eye).toRect())
            eye.raise_()
        if self._editor.is_editing:
            self._place_editor()
