"""The damage pad: hit points taken from somebody or a barrier, by a click or typed."""

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.chase.harm import Severity
from duskboard.i18n.points_text import points_change, points_text
from duskboard.i18n.words import Words
from duskboard.panels.damage_buttons import DamageButtons
from duskboard.panels.damage_entry import DamageEntry, DamageOffer, left_after, read_damage
from duskboard.panels.entry_field import EntryField
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.painted_button import LOOK_EVENTS
from duskboard.widgets.text_label import TextLabel

_WIDE = 316.0
_RADIUS, _FRAME = 8.0, 1.5
_PAD, _GAP = 12.0, 8.0
_AWAY = 56.0
"""So far beside what it is about it stands."""


class DamagePad(QWidget):
    """Stands over the window beside whom or what it is about, until Esc or a click elsewhere.

    Every click and every Enter is one wish, so that each can be undone by itself.

    Attributes:
        buttons: What can be clicked.
        field: What can be typed into.
        detail: What a click would come to, or the last one came to, or why it cannot be.
        undo: Takes the last step back.

    Signals:
        chosen(EntityId, DamageEntry): A button was clicked; the pad stays.
        entered(EntityId, DamageEntry): That was typed.
        undo_requested(): The last step shall be undone.
        left(): It has closed and had the keyboard, which goes back.
    """

    chosen = Signal(object, object)
    entered = Signal(object, object)
    undo_requested = Signal()
    left = Signal()

    def __init__(self, look: Look, words: Words, parent: QWidget) -> None:
        """Make a pad over `parent`, closed."""
        super().__init__(parent)
        self._look, self._words, self._under = look, words, parent
        self._offer: DamageOffer | None = None
        self._said, self._has_error = "", False
        self._title = TextLabel(look, style=TextStyle.TITLE, ground=Role.BG2)
        self.state = TextLabel(look, style=TextStyle.TITLE, ground=Role.BG2)
        self.buttons = DamageButtons(look, words)
        self.field = EntryField()
        self.detail = TextLabel(look, role=Role.TEXT2, ground=Role.BG2, lines=2)
        self.undo = GlyphButton(look, "", glyph="undo", role="quiet", small=True)
        self.undo.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._lay_out()
        self._connect()
        self.hide()

    @property
    def offer(self) -> DamageOffer | None:
        """Whom or what it is about, or None while it is closed."""
        return self._offer

    @property
    def has_error(self) -> bool:
        """Whether what was typed last cannot be."""
        return self._has_error

    def open(self, offer: DamageOffer, at: QPoint, text: str = "") -> None:
        """Stand beside a point of the screen, with something typed already."""
        self._said = ""
        self.field.setText(text)
        self.mirror(offer)
        self.adjustSize()
        self._stand_beside(at)
        self.show()
        self.raise_()
        # What it opens on keeps its frame, as beneath a menu.
        first = self.field if offer.has_points else self.buttons.harms[Severity.MINOR]
        first.setFocus(Qt.FocusReason.PopupFocusReason)

    def mirror(self, offer: DamageOffer | None) -> None:
        """Show hit points as they are now, or close where there is nothing to hurt any more."""
        self._offer = offer
        if offer is None:
            self.leave()
            return
        self.buttons.mirror(offer)
        self.field.setVisible(offer.has_points)
        self._say()

    def tell(self, text: str) -> None:
        """Say what came of the last wish."""
        self._said = text
        self.field.clear()
        self._preview(None)

    def refuse(self, text: str) -> None:
        """Say why what was typed cannot be."""
        self._mark(wrong=True)
        self.detail.setText(text)

    def allow_undo(self, *, is_allowed: bool) -> None:
        """Offer to undo the last step, where that was one of the pad."""
        if self.undo.hasFocus() and not is_allowed:
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.undo.setEnabled(is_allowed)

    def leave(self) -> None:
        """Close, and give the keyboard back where it has it."""
        focus = QApplication.focusWidget()
        had_focus = focus is not None and self.isAncestorOf(focus)
        if had_focus:
            self.left.emit()
        self._close()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.buttons.say()
            self._say()
        if event.type() in LOOK_EVENTS:
            self.setFixedWidth(round(self._look.px(_WIDE)))

    @override
    def event(self, event: QEvent) -> bool:
        is_override = event.type() == QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            event.accept()
            return True
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            pen = look.px(_FRAME)
            painter.setPen(look.pen(Role.LINE_STRONG, pen))
            painter.setBrush(look.color(Role.BG2))
            frame = QRectF(self.rect()).adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2)
            painter.drawRoundedRect(frame, look.px(_RADIUS), look.px(_RADIUS))

    def _lay_out(self) -> None:
        px = self._look.px
        column = QVBoxLayout(self)
        pad = round(px(_PAD))
        column.setContentsMargins(pad, pad, pad, pad)
        column.setSpacing(round(px(_GAP)))
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.state)
        column.addLayout(head)
        column.addWidget(self.buttons)
        column.addWidget(self.field)
        foot = QHBoxLayout()
        # Room for both lines from the first, or the rest would move up under the pointer.
        self.detail.setMinimumHeight(round(2 * self._look.line(TextStyle.BODY)))
        foot.addWidget(self.detail, 1)
        foot.addWidget(self.undo)
        column.addLayout(foot)
        self.setFixedWidth(round(px(_WIDE)))

    def _connect(self) -> None:
        self.buttons.chosen.connect(self._on_buttons_chosen)
        self.buttons.pointed.connect(self._on_buttons_pointed)
        self.field.entered.connect(self._on_field_entered)
        self.field.left.connect(self.leave)
        self.field.textEdited.connect(self._on_field_text_edited)
        self.undo.clicked.connect(self.undo_requested)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_application_focus_changed)

    def _say(self) -> None:
        words, offer = self._words, self._offer
        self.undo.setText(words.gettext("Undo"))
        self.field.setPlaceholderText(words.pgettext("damage pad", "4, +2, 9/11 or 1d6"))
        self.field.setAccessibleName(words.pgettext("damage pad", "Hit points lost"))
        if offer is None:
            return
        name = words.pgettext("damage pad", "Damage to %(name)s") % {"name": offer.name}
        self.setAccessibleName(name)
        self._title.setText(offer.name)
        text = points_text(words, offer.left, offer.full) if offer.has_points else ""
        self.state.setText(text)
        self.state.set_role(Role.BAD if offer.left == 0 else Role.TEXT)
        self._preview(read_damage(self.field.text()))

    def _preview(self, entry: DamageEntry | None) -> None:
        """Say what an entry would come to; where none is pointed at, what the last came to."""
        self._mark(wrong=False)
        offer = self._offer
        if offer is None:
            return
        left = left_after(offer, entry)
        text = self._said
        if left is not None:
            text = points_change(self._words, offer.left, left)
        elif not offer.has_points and not text:
            text = self._words.pgettext("damage pad", "Harm stays in their own game.")
        self.detail.setText(text)

    def _mark(self, *, wrong: bool) -> None:
        self._has_error = wrong
        self.field.mark_error(wrong=wrong)
        self.detail.set_role(Role.BAD if wrong else Role.TEXT2)

    def _stand_beside(self, at: QPoint) -> None:
        """Stand right of a point of the screen, or left of it, within the window."""
        room = self._under.rect()
        away = round(self._look.px(_AWAY))
        point = self._under.mapFromGlobal(at)
        x = point.x() + away
        if x + self.width() > room.width():
            x = point.x() - away - self.width()
        y = point.y() - self.height() // 2
        self.move(
            max(0, min(x, room.width() - self.width())),
            max(0, min(y, room.height() - self.height())),
        )

    def _close(self) -> None:
        self._offer = None
        self.hide()

    def _on_buttons_chosen(self, entry: DamageEntry) -> None:
        if self._offer is not None:
            self.chosen.emit(self._offer.thing, entry)

    def _on_buttons_pointed(self, entry: DamageEntry | None) -> None:
        self._preview(entry or read_damage(self.field.text()))

    def _on_field_entered(self, text: str) -> None:
        entry = read_damage(text)
        if not text.strip():
            self.leave()
        elif entry is None:
            self.refuse(
                self._words.pgettext(
                    "damage pad", "Type what is lost, +2 to give back, 9/11 to set, or dice."
                )
            )
        elif self._offer is not None:
            self.entered.emit(self._offer.thing, entry)

    def _on_field_text_edited(self, text: str) -> None:
        self._preview(read_damage(text))

    def _on_application_focus_changed(self, _before: QWidget | None, now: QWidget | None) -> None:
        if self._offer is not None and now is not None and not self.isAncestorOf(now):
            self._close()
