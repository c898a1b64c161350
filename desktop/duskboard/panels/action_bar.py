"""The bar under the board: what is about to happen, its price and its odds, and the one button."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.chase.check import Verdict
from duskboard.core.dice import DiceError, ExpressionError, Percentile
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.error_text import error_text
from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.panels.action_offer import ActionOffer, OfferKind
from duskboard.panels.caution_choice import CautionChoice
from duskboard.panels.check_menu import CheckMenu
from duskboard.panels.dice_entry import VerdictTold, read_check
from duskboard.panels.entry_field import EntryField
from duskboard.panels.offer_text import offer_text
from duskboard.panels.person_badge import PersonBadge
from duskboard.panels.typed_dice import go_text
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.painted_button import LOOK_EVENTS
from duskboard.widgets.text_label import TextLabel

HEIGHT = 74.0
"""Of the bar, logical pixels."""

_NARROWEST = 685.0
"""Below that a title beside the caution dice would be cut."""
_LAMP = 2.0
_TOKEN = 40.0
_FIELD = 96.0
_SENTENCE = 230.0
_ROOM_FOR_SENTENCE = 1080.0
_ROOM_FOR_FIELD = 860.0
_TIGHT_BELOW = 700.0
_NARROWEST = 680.0
"""Narrower, its texts would be cut."""
_LOSSES = (1, 2, 3)
_SAID = (Verdict.FUMBLE, Verdict.FAILURE, Verdict.HARD, Verdict.EXTREME)
"""What the game master may say beside a plain success, which the large button says."""
_LOSS_KEYS = frozenset("0123")


_GAP, _TIGHT_GAP = 12, 5


class ActionBar(QWidget):
    """Shows an offer, and says what is chosen of it.

    Signals:
        go_requested(): It shall be rolled or done.
        cancel_requested(): It shall be dropped.
        caution_chosen(int): Another number of bonus dice.
        skill_chosen(str): Another skill shall be rolled.
        difficulty_chosen(Difficulty): Another level is to be reached.
        told(FacesTyped | TotalTold | VerdictTold): What real dice show, or how it went.
        loss_told(int): So many actions are lost.
        luck_requested(): Luck shall make the roll pass.
    """

    go_requested = Signal()
    cancel_requested = Signal()
    caution_chosen = Signal(int)
    skill_chosen = Signal(str)
    difficulty_chosen = Signal(object)
    told = Signal(object)
    loss_told = Signal(int)
    luck_requested = Signal()

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._offer: ActionOffer | None = None
        self.badge = PersonBadge(look, words, _TOKEN)
        self.title = TextLabel(look, "", TextStyle.TITLE, ground=Role.BG2)
        self.subject = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2, ground=Role.BG2)
        self.check = GlyphButton(look, "", glyph="chevron-down", role="quiet", small=True)
        self.caution = CautionChoice(look, words)
        self.sentence = TextLabel(
            look, "", TextStyle.CAPTION, role=Role.TEXT2, ground=Role.BG2, lines=3
        )
        self.losses = [GlyphButton(look, str(loss), role="outline") for loss in _LOSSES]
        self.no_loss = GlyphButton(look, "", role="quiet")
        self.luck = GlyphButton(look, "", role="outline")
        self.verdicts = {verdict: GlyphButton(look, "", role="outline") for verdict in _SAID}
        self.field = EntryField()
        self.told_button = GlyphButton(look, "", glyph="told", role="tool", small=True)
        self.cancel = GlyphButton(look, "", role="quiet")
        self.go = GlyphButton(look, "", role="primary")
        self.menu = CheckMenu(words, self)
        self._error, self._is_misread = "", False
        self._lay_out()
        self._connect()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.say()

    @property
    def offer(self) -> ActionOffer | None:
        """What is shown."""
        return self._offer

    def mirror(self, offer: ActionOffer | None) -> None:
        """Show an offer, or none."""
        is_other = (
            offer is None
            or self._offer is None
            or (offer.kind, offer.token.person_id, offer.plan.goal)
            != (self._offer.kind, self._offer.token.person_id, self._offer.plan.goal)
        )
        if offer != self._offer:
            self.show_error("")
        self._offer = offer
        if is_other:
            self.field.clear()
            self.told_button.setChecked(False)
        self.say()

    def type(self, text: str) -> None:
        """Go on with what was begun to be typed elsewhere: what real dice show, or the loss."""
        if self._offer is None:
            return
        if self._offer.kind is OfferKind.LOSS:
            if text in _LOSS_KEYS:
                self.loss_told.emit(int(text))
            return
        self.told_button.setChecked(True)
        self.show_error("")
        self.field.setText(text)
        self.say()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def do(self) -> None:
        """Do what the large button says; what is typed in the field is what the dice show."""
        offer, text = self._offer, self.field.text()
        if offer is not None and offer.kind is OfferKind.SAY:
            self.told.emit(VerdictTold(verdict=Verdict.REGULAR))
        elif offer is not None and offer.kind is OfferKind.CROSS and text.strip():
            self._on_field_entered(text)
        else:
            self.go_requested.emit()

    def show_error(self, text: str) -> None:
        """Say what was wrong with the field; "" for nothing."""
        self.field.mark_error(wrong=bool(text))
        self.field.setToolTip(text)
        self.field.setAccessibleDescription(text)
        self._is_misread = bool(text)
        self.refuse(text)
        if text:
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def refuse(self, text: str) -> None:
        """Say why something was not allowed, until something else is in hand; "" for nothing."""
        self._error = text
        if text:
            self.subject.setText(text)
        self.subject.set_role(Role.BAD if text else Role.TEXT2)
        self._arrange()

    def say(self) -> None:
        """Say everything anew, in the words of now."""
        offer, words = self._offer, self._words
        self.caution.say()
        self.cancel.setText(words.gettext("Cancel"))
        self.no_loss.setText(words.pgettext("chase", "None"))
        self.told_button.setToolTip(words.gettext("Type what real dice show"))
        self.told_button.setAccessibleName(words.gettext("Type what real dice show"))
        self.field.setPlaceholderText(words.pgettext("real dice", "or type 38"))
        self.field.setAccessibleName(words.gettext("What real dice show, or their total"))
        if offer is None:
            return
        self.badge.mirror(offer.token)
        self._say_offer(offer)
        self._arrange()

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(self._look.px(752)), round(self._look.px(HEIGHT)))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._look.px(_NARROWEST)), round(self._look.px(HEIGHT)))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            if self._error:
                self.refuse("")  # it was said in other words
            self.say()
        if event.type() in LOOK_EVENTS:
            self.updateGeometry()
            self.update()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            rect = QRectF(self.rect())
            painter.fillRect(rect, self._look.color(Role.BG2))
            lamp = QRectF(0, 0, rect.width(), self._look.px(_LAMP))
            painter.fillRect(lamp, self._look.color(Role.NOW))

    def _lay_out(self) -> None:
        px = self._look.px
        below = QHBoxLayout()
        below.setSpacing(round(px(2)))
        below.addWidget(self.subject)
        below.addWidget(self.check)
        below.addStretch(1)
        texts = QVBoxLayout()
        texts.setSpacing(round(px(1)))
        texts.addStretch(1)
        texts.addWidget(self.title)
        texts.addLayout(below)
        texts.addStretch(1)
        self._row = QHBoxLayout(self)
        self._row.setSizeConstraint(QHBoxLayout.SizeConstraint.SetNoConstraint)
        self._row.setContentsMargins(round(px(12)), round(px(2)), round(px(14)), 0)
        self._row.setSpacing(round(px(_GAP)))
        self._row.addWidget(self.badge)
        self._row.addLayout(texts, 1)
        self._row.addWidget(self.caution)
        for button in (*self.losses, self.no_loss, self.luck, *self.verdicts.values()):
            self._row.addWidget(button)
        self._row.addWidget(self.sentence)
        self._row.addWidget(self.told_button)
        self._row.addWidget(self.field)
        self._row.addWidget(self.cancel)
        self._row.addWidget(self.go)
        for button in (self.luck, *self.verdicts.values()):
            button.hide()  # until an offer wants it: the bar is no wider for it
        self.field.keep_width(self._look, _FIELD)
        self.told_button.setCheckable(True)
        self.check.setLayoutDirection(Qt.LayoutDirection.RightToLeft)  # the chevron comes last
        self.sentence.setMaximumWidth(round(px(_SENTENCE)))

    def _connect(self) -> None:
        self.go.clicked.connect(self.do)
        self.luck.clicked.connect(self.luck_requested)
        self.cancel.clicked.connect(self.cancel_requested)
        self.caution.caution_chosen.connect(self.caution_chosen)
        self.field.entered.connect(self._on_field_entered)
        self.field.left.connect(self._on_field_left)
        self.field.textEdited.connect(self._on_field_text_edited)
        self.told_button.clicked.connect(self._on_told_button_clicked)
        self.check.clicked.connect(self._on_check_clicked)
        self.menu.verdict_chosen.connect(self._on_menu_verdict_chosen)
        self.menu.skill_chosen.connect(self.skill_chosen)
        self.menu.difficulty_chosen.connect(self.difficulty_chosen)
        self.no_loss.clicked.connect(self._on_no_loss_clicked)
        for button in self.losses:
            button.clicked.connect(self._on_loss_clicked)
        for button in self.verdicts.values():
            button.clicked.connect(self._on_verdict_clicked)

    def _say_offer(self, offer: ActionOffer) -> None:
        text = offer_text(self._words, offer)
        self.title.setText(text.title)
        self.title.setToolTip(text.title)
        if not self._error:
            self.subject.setText(text.subject)
        self.check.setText(text.check)
        self.caution.mirror(offer.choices, offer.caution)
        self.sentence.setText(text.sentence)
        luck = self._words.ngettext("Spend %(count)d Luck", "Spend %(count)d Luck", offer.luck or 0)
        self.luck.setText(luck % {"count": offer.luck or 0})
        for verdict, button in self.verdicts.items():
            button.setText(enum_text(self._words, verdict))
        typed = self.field.text() if offer.kind is OfferKind.CROSS else ""
        self.go.setText(go_text(self._words, typed, text.go))
        self.go.setToolTip(text.sentence)
        parts = [text.title, text.subject, text.check, text.sentence]
        self.go.setAccessibleDescription(clauses(self._words, parts))

    def _arrange(self) -> None:
        """Show what belongs to the offer, as far as there is room for it."""
        kind = self._offer.kind if self._offer is not None else OfferKind.MOVE
        width = self.width() / self._look.scale
        offer, is_roll = self._offer, kind is OfferKind.CROSS
        is_check = is_roll or kind is OfferKind.SAY
        is_wide, is_tight = width >= _ROOM_FOR_FIELD, width < _TIGHT_BELOW and is_roll
        is_roomy = width >= _ROOM_FOR_SENTENCE
        types = is_wide or self.told_button.isChecked()
        gap = _TIGHT_GAP if width < _TIGHT_BELOW else _GAP
        self._row.setSpacing(round(self._look.px(gap)))
        self.badge.setVisible(not is_tight)
        self.subject.setVisible(not is_tight or bool(self._error))
        self.check.setVisible(is_check and not (is_tight and self._error))
        self.caution.set_tight(is_tight=is_tight)
        self.told_button.setVisible(is_roll and not is_wide)
        self.field.setVisible(is_roll and types)
        # What is wrong with the dice has to be read whole; the odds are back with the next figure.
        has_odds = not self._is_misread
        self.caution.setVisible(is_roll and has_odds and (is_wide or not types))
        # A refusal wants its room: the sentence says nothing new to who has just rolled.
        self.sentence.setVisible(is_roll and is_roomy and not self._error)
        self.cancel.setVisible(is_wide or kind is not OfferKind.CROSS)
        asks_loss = kind is OfferKind.LOSS and offer is not None and not offer.is_barrier
        for loss in (*self.losses, self.no_loss):
            loss.setVisible(asks_loss)
        has_luck = offer is not None and offer.luck is not None
        self.luck.setVisible(kind is OfferKind.LOSS and has_luck)
        for verdict, button in self.verdicts.items():
            is_said = kind is OfferKind.SAY and (is_roomy or verdict is Verdict.FAILURE)
            button.setVisible(is_said)

    def _on_field_entered(self, text: str) -> None:
        choice = self._offer.choice if self._offer is not None else None
        dice = choice.dice if choice is not None else Percentile()
        try:
            self.told.emit(read_check(self._words, text, dice))
        except ExpressionError:
            self.show_error(self._words.gettext("Type the faces, or the total alone: 38."))
        except DiceError as error:
            self.show_error(error_text(self._words, error))

    def _on_field_left(self) -> None:
        self.field.clear()
        self.show_error("")
        self.told_button.setChecked(False)
        self.say()
        self.go.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_field_text_edited(self) -> None:
        self.show_error("")
        self.say()

    def _on_told_button_clicked(self) -> None:
        if not self.told_button.isChecked():
            self.field.clear()  # what cannot be seen is not rolled
            self.show_error("")
            self.say()
        self._arrange()
        if self.told_button.isChecked():
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_menu_verdict_chosen(self, verdict: Verdict) -> None:
        self.told.emit(VerdictTold(verdict=verdict))

    def _on_verdict_clicked(self) -> None:
        for verdict, button in self.verdicts.items():
            if button is self.sender():
                self.told.emit(VerdictTold(verdict=verdict))

    def _on_loss_clicked(self) -> None:
        for button, loss in zip(self.losses, _LOSSES, strict=True):
            if button is self.sender():
                self.loss_told.emit(loss)

    def _on_no_loss_clicked(self) -> None:
        self.loss_told.emit(0)

    def _on_check_clicked(self) -> None:
        if self._offer is not None:
            self.menu.mirror(self._offer)
            self.menu.popup(self.check.mapToGlobal(self.check.rect().bottomLeft()))
