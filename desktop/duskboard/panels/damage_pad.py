"""The damage pad: hit points taken from somebody or a barrier, by a click or typed."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.chase.harm import Severity
from duskboard.core.dice import Expression, Handful
from duskboard.core.identity import EntityId
from duskboard.i18n.chase_check_text import severity_text
from duskboard.i18n.chase_damage_text import points_text
from duskboard.i18n.roll_text import roll_name
from duskboard.i18n.words import Words
from duskboard.panels.damage_entry import (
    DamageEntry,
    DamageOffer,
    Lost,
    Rolled,
    Said,
    after,
    read_damage,
)
from duskboard.panels.entry_field import EntryField
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.text_label import TextLabel

_WIDE = 320.0
_RING, _RADIUS, _FRAME = 5.0, 8.0, 1.5
_MARGIN = 12.0
_NUMBERS = 10
_COLUMNS = 5
_DICE_COLUMNS = 2
_MOST_BUILD = 20
_UNARMED = Expression(handfuls=(Handful(count=1, sides=3),))
_TOOL = Expression(handfuls=(Handful(count=1, sides=6),))


class DamagePad(QFrame):
    """Stands over the window near whom or what it is about, until Esc or a click elsewhere.

    Every click and every Enter is one wish, so that each can be undone by itself.

    Signals:
        entered(EntityId, DamageEntry): Hit points shall be lost, regained, or are said.
        harm_requested(EntityId, Severity): Somebody is hurt by the table of harm.
        out_requested(EntityId): Somebody shall be out of the chase.
        undo_requested(): The last step shall be undone.
        left(): It was closed by Esc; the keyboard goes back.
    """

    entered = Signal(object, object)
    harm_requested = Signal(object, object)
    out_requested = Signal(object)
    undo_requested = Signal()
    left = Signal()

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._offer: DamageOffer | None = None
        self._build = 1
        self.title = TextLabel(look, style=TextStyle.TITLE, ground=Role.BG2)
        self.state = TextLabel(look, style=TextStyle.TITLE, ground=Role.BG2)
        self.detail = TextLabel(look, style=TextStyle.CAPTION, role=Role.TEXT2, ground=Role.BG2)
        self.numbers = [GlyphButton(look, str(one)) for one in range(1, _NUMBERS + 1)]
        self.harms = {one: GlyphButton(look, "", small=True) for one in Severity}
        self.strikes = [GlyphButton(look, "", small=True) for _ in range(3)]
        self.less = GlyphButton(look, "−", role="tool", small=True)
        self.more = GlyphButton(look, "+", role="tool", small=True)
        self.field = EntryField()
        self.undo = GlyphButton(look, "", role="quiet", small=True)
        self.out = GlyphButton(look, "", role="outline", small=True)
        self._lay_out()
        self._connect()
        self.say()
        self.hide()

    @property
    def offer(self) -> DamageOffer | None:
        """Whom or what it is about."""
        return self._offer

    @property
    def build(self) -> int:
        """The Build of the vehicle that strikes a barrier (rules/chase.md 6.6)."""
        return self._build

    def open(self, offer: DamageOffer, window: QWidget, at: QPoint, text: str = "") -> None:
        """Stand in a window beside a point of the screen, with something typed already."""
        self.setParent(window)
        self._offer = None
        self.mirror(offer)
        self.field.setText(text)
        self.field.mark_error(wrong=False)
        self._preview(read_damage(text))
        self.adjustSize()
        gap = round(self._look.px(24))
        local = window.mapFromGlobal(at)
        x = local.x() + gap if local.x() + gap + self.width() <= window.width() else (
            local.x() - gap - self.width()
        )
        self.move(
            max(0, min(x, window.width() - self.width())),
            max(0, min(local.y() - self.height() // 2, window.height() - self.height())),
        )
        self.show()
        self.raise_()
        self.field.setFocus(Qt.FocusReason.PopupFocusReason)

    def mirror(self, offer: DamageOffer | None) -> None:
        """Show hit points as they are now, or close where there is nothing to hurt any more."""
        if offer is None:
            self._offer = None
            self.hide()
            return
        self._offer = offer
        for button in self.numbers:
            button.setEnabled(offer.has_points)
        for harm in self.harms.values():
            harm.setVisible(not offer.is_barrier)
        for strike in (*self.strikes, self.less, self.more):
            strike.setVisible(offer.is_barrier)
        self.field.setEnabled(offer.has_points)
        self.out.setVisible(offer.is_running and offer.left == 0)
        self.say()

    def say(self) -> None:
        """Say everything anew, in the words of now."""
        words, offer = self._words, self._offer
        for severity, button in self.harms.items():
            button.setText(severity_text(words, severity))
        for button, what in zip(self.strikes, self._dice(), strict=True):
            button.setText(roll_name(words, what))
        build = words.pgettext("damage pad", "%(dice)s, Build %(build)d")
        texts = {"dice": roll_name(words, self._dice()[-1]), "build": self._build}
        self.strikes[-1].setText(build % texts)
        self.undo.setText(words.gettext("Undo"))
        self.out.setText(words.pgettext("damage pad", "Out of the chase"))
        self.field.setPlaceholderText(words.pgettext("damage pad", "4, +2, 9/11 or 1d6"))
        self.field.setAccessibleName(words.pgettext("damage pad", "Hit points lost"))
        self.less.setAccessibleName(words.pgettext("damage pad", "Build one less"))
        self.more.setAccessibleName(words.pgettext("damage pad", "Build one more"))
        for number, button in enumerate(self.numbers, start=1):
            text = words.ngettext("Lose %(count)d hit point", "Lose %(count)d hit points", number)
            button.setAccessibleName(text % {"count": number})
        if offer is None:
            return
        self.setAccessibleName(
            words.pgettext("damage pad", "Damage to %(name)s") % {"name": offer.name}
        )
        self.title.setText(offer.name)
        has_state = offer.has_points
        self.state.setText(points_text(words, offer.left, offer.full) if has_state else "")
        self.state.set_role(Role.BAD if offer.left == 0 else Role.TEXT)
        self._preview(read_damage(self.field.text()))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._close()
        else:
            super().keyPressEvent(event)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.Enter, QEvent.Type.FocusIn} and watched in self.numbers:
            self._preview(Lost(points=self.numbers.index(watched) + 1))
        elif event.type() in {QEvent.Type.Leave, QEvent.Type.FocusOut}:
            self._preview(read_damage(self.field.text()))
        return super().eventFilter(watched, event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ring, radius, pen = look.px(_RING), look.px(_RADIUS), look.px(_FRAME)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.color(Role.BG0))
            painter.drawRoundedRect(QRectF(self.rect()), radius + ring, radius + ring)
            painter.setPen(look.pen(Role.LINE_STRONG, pen))
            painter.setBrush(look.color(Role.BG2))
            inset = ring - pen / 2
            frame = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(frame, radius, radius)

    def _lay_out(self) -> None:
        px = self._look.px
        column = QVBoxLayout(self)
        margin = round(px(_MARGIN + _RING))
        column.setContentsMargins(margin, margin, margin, margin)
        column.setSpacing(round(px(8)))
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.state)
        column.addLayout(head)
        column.addWidget(self.detail)
        grid = QGridLayout()
        grid.setSpacing(round(px(4)))
        for place, button in enumerate(self.numbers):
            button.setMinimumWidth(round(px(40)))
            grid.addWidget(button, place // _COLUMNS, place % _COLUMNS)
        column.addLayout(grid)
        dice = QGridLayout()
        dice.setSpacing(round(px(4)))
        for place, button in enumerate((*self.harms.values(), *self.strikes[:-1])):
            dice.addWidget(button, place // _DICE_COLUMNS, place % _DICE_COLUMNS)
        column.addLayout(dice)
        ram = QHBoxLayout()
        ram.setSpacing(round(px(4)))
        ram.addWidget(self.strikes[-1], 1)
        ram.addWidget(self.less)
        ram.addWidget(self.more)
        column.addLayout(ram)
        column.addWidget(self.field)
        foot = QHBoxLayout()
        foot.addWidget(self.undo)
        foot.addStretch(1)
        foot.addWidget(self.out)
        column.addLayout(foot)
        self.setFixedWidth(round(px(_WIDE)))

    def _connect(self) -> None:
        for number, button in enumerate(self.numbers, start=1):
            button.clicked.connect(self._asks(Lost(points=number)))
            button.installEventFilter(self)
        for severity, button in self.harms.items():
            button.clicked.connect(self._harms(severity))
        for place, button in enumerate(self.strikes):
            button.clicked.connect(self._strikes(place))
        self.less.clicked.connect(lambda: self._set_build(self._build - 1))
        self.more.clicked.connect(lambda: self._set_build(self._build + 1))
        self.field.entered.connect(self._on_field_entered)
        self.field.left.connect(self._close)
        self.field.textEdited.connect(self._on_field_text_edited)
        self.undo.clicked.connect(self.undo_requested)
        self.out.clicked.connect(self._on_out_clicked)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_focus_changed)
