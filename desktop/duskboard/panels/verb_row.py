"""The row of verbs above the bar of the chase: what the one in turn may do, each with its price."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget
from typing_extensions import override

from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.panels.verb_view import VerbView
from duskboard.theme.look import Look
from duskboard.theme.text import LEFT, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.painted_button import LOOK_EVENTS, PaintedButton

HEIGHT = 44.0
"""Of the row, logical pixels."""

_BUTTON = 30.0
_PAD = 10.0
_GAP = 6.0
_INNER = 8.0
_SIDE = 12.0
_DASH = (4.0, 3.0)


class VerbRow(QWidget):
    """Shows as many verbs as there is room for; the others stand in a menu.

    Signals:
        verb_requested(str): One that is allowed was chosen.
        refused(str): One that is not was chosen; why not.
    """

    verb_requested = Signal(str)
    refused = Signal(str)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._verbs: tuple[VerbView, ...] = ()
        self._is_wanted = self._has_room = True
        self.buttons: list[VerbButton] = []
        self.more = GlyphButton(look, "", glyph="chevron-down", role="outline", small=True)
        self.more.setParent(self)
        self.more.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.more.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        self.more.clicked.connect(self.open_menu)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.say()

    @property
    def verbs(self) -> tuple[VerbView, ...]:
        """What is shown, those in the menu too."""
        return self._verbs

    @property
    def is_wanted(self) -> bool:
        """Whether there is a turn that the verbs are for."""
        return self._is_wanted

    @is_wanted.setter
    def is_wanted(self, is_wanted: bool) -> None:
        self._is_wanted = is_wanted
        self.setVisible(self._is_wanted and self._has_room)

    @property
    def has_room(self) -> bool:
        """Whether it would cut nothing off what stands above it."""
        return self._has_room

    @has_room.setter
    def has_room(self, has_room: bool) -> None:
        if has_room is not self._has_room:
            self._has_room = has_room
            self.setVisible(self._is_wanted and self._has_room)

    def mirror(self, verbs: Sequence[VerbView]) -> None:
        """Show verbs, the likeliest first."""
        if tuple(verbs) == self._verbs:
            return
        self._verbs = tuple(verbs)
        while len(self.buttons) > len(verbs):
            gone = self.buttons.pop()
            gone.hide()
            gone.deleteLater()
        while len(self.buttons) < len(verbs):
            button = VerbButton(self._look, self._words, self)
            button.clicked.connect(self._on_button_clicked)
            self.buttons.append(button)
        for button, verb in zip(self.buttons, verbs, strict=True):
            button.mirror(verb)
        self._arrange()

    def say(self) -> None:
        """Say everything anew, in the words of now."""
        self.more.setText(self._words.pgettext("chase", "More"))
        self.setAccessibleName(self._words.pgettext("chase", "What can be done"))

    def take(self, key: str) -> bool:
        """Do the verb of a letter, or open the menu for "."; whether there is one."""
        if key == ".":
            self.open_menu()
            return bool(self._verbs)
        verb = next((one for one in self._verbs if one.key == key), None)
        if verb is not None:
            self._choose(verb)
        return verb is not None

    def open_menu(self) -> None:
        """Show all verbs, each with its key."""
        menu = QMenu(self)
        for verb in self._verbs:
            text = verb_text(self._words, verb).replace("&", "&&")
            action = menu.addAction(f"{text}\t{verb.key}" if verb.key else text)
            action.setData(verb.verb_id)
            action.setCheckable(verb.is_on)
            action.setChecked(verb.is_on)
            action.setEnabled(not verb.refusal)
        menu.triggered.connect(lambda action: self.verb_requested.emit(str(action.data())))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.more.mapToGlobal(QPoint(0, self.more.height())))

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(self._look.px(640)), round(self._look.px(HEIGHT)))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._look.px(200)), round(self._look.px(HEIGHT)))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()
        if event.type() in LOOK_EVENTS:
            self.updateGeometry()
            self._arrange()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._look.color(Role.BG1))
            line = QRectF(0, 0, self.width(), self._look.size("stroke.hair"))
            painter.fillRect(line, self._look.color(Role.LINE))

    def _arrange(self) -> None:
        """Stand the verbs side by side as far as there is room."""
        px = self._look.px
        side, gap, high = round(px(_SIDE)), round(px(_GAP)), round(px(_BUTTON))
        top = (self.height() - high) // 2
        more = self.more.sizeHint().width()
        left, room = side, self.width() - 2 * side - more - gap
        is_full = False
        for button in self.buttons:
            wide = button.sizeHint().width()
            is_full = is_full or left + wide > side + room
            button.setVisible(not is_full)
            button.setGeometry(left, top, wide, high)
            left += wide + gap
        self.more.setVisible(bool(self.buttons))
        size = self.more.sizeHint()
        self.more.setGeometry(
            self.width() - side - more, (self.height() - size.height()) // 2, more, size.height()
        )

    def _on_button_clicked(self) -> None:
        for button in self.buttons:
            if button is self.sender() and button.verb is not None:
                self._choose(button.verb)
                return

    def _choose(self, verb: VerbView) -> None:
        if verb.refusal:
            texts = {"verb": verb.text, "reason": verb.refusal}
            self.refused.emit(self._words.pgettext("chase", "%(verb)s: %(reason)s") % texts)
        else:
            self.verb_requested.emit(verb.verb_id)


class VerbButton(PaintedButton):
    """A verb: chosen ones are framed, refused ones dashed with the reason inside."""

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._words = words
        self.verb: VerbView | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys to the chase

    def mirror(self, verb: VerbView) -> None:
        """Show a verb."""
        self.verb = verb
        self.setAccessibleName(verb_text(self._words, verb))
        self.setToolTip(clauses(self._words, [verb_text(self._words, verb), verb.key]))
        self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        if self.verb is None:
            return QSize()
        wide = measure_text(self._look, self.verb.text, TextStyle.LABEL).width()
        beside = self._beside(self.verb)
        if beside:
            wide += self._look.px(_INNER)
            wide += measure_text(self._look, beside, TextStyle.CAPTION).width()
        return QSize(math.ceil(wide + 2 * self._look.px(_PAD)), round(self._look.px(_BUTTON)))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look, verb = self._look, self.verb
        if verb is None:
            return
        is_over = self.underMouse() and not verb.refusal
        ground = Role.BG3 if verb.is_on or is_over else Role.BG2
        ground = Role.BG1 if verb.refusal else ground
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            pen = look.px(1.5) if verb.is_on else 1.0
            edge = Role.TEXT2 if verb.is_on else Role.LINE_STRONG
            painter.setPen(look.pen(edge, pen, dash=_DASH if verb.refusal else None))
            painter.setBrush(look.color(ground))
            half = pen / 2
            box = QRectF(self.rect()).adjusted(half, half, -half, -half)
            radius = look.size("radius.control")
            painter.drawRoundedRect(box, radius, radius)
            room = QRectF(self.rect()).adjusted(look.px(_PAD), 0, 0, 0)
            role = Role.TEXT3 if verb.refusal else Role.TEXT
            said = paint_text(
                painter, look, room, verb.text, TextStyle.LABEL, role, align=LEFT, ground=ground
            )
            room.setLeft(said.right() + look.px(_INNER))
            quiet = Role.TEXT3 if verb.refusal else Role.TEXT2
            beside = self._beside(verb)
            if beside:
                paint_text(
                    painter, look, room, beside, TextStyle.CAPTION, quiet, align=LEFT,
                    ground=ground,
                )  # fmt: skip

    def _beside(self, verb: VerbView) -> str:
        return verb.refusal or verb.price


def verb_text(words: Words, verb: VerbView) -> str:
    """Return a verb in words: "Ram, 1 AP", "Shoot, no gun"."""
    return clauses(words, [verb.text, verb.refusal or verb.price])
