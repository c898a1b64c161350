"""The bar under the board while a deed is in hand: whom, what with, how likely, and one button."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.dice import DiceError, ExpressionError
from duskboard.i18n.error_text import error_text
from duskboard.i18n.words import Words
from duskboard.panels.action_bar import HEIGHT
from duskboard.panels.deed_offer import DeedChoice, DeedMenu, DeedOffer
from duskboard.panels.dice_entry import read_check
from duskboard.panels.entry_field import EntryField
from duskboard.panels.person_badge import PersonBadge
from duskboard.panels.price_choice import PriceChoice, PriceOption, percent
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.painted_button import LOOK_EVENTS
from duskboard.widgets.text_label import TextLabel

_LAMP = 2.0
_TOKEN = 40.0
_FIELD = 92.0
_SENTENCE = 210.0
_ROOM_FOR_SENTENCE = 1120.0
_ROOM_FOR_BADGE = 760.0
_MOST_QUICK = 5
_MOST_MENUS = 4
_GAP, _TIGHT_GAP = 10, 5


class DeedBar(QWidget):
    """Shows a deed, and says what is chosen of it.

    Signals:
        go_requested(): It shall be rolled or done.
        cancel_requested(): It shall be dropped.
        menu_requested(DeedMenu, QWidget): A menu is asked for, under this button.
        chosen(str, str): Of a menu or the row: another value.
        quick_chosen(str): An answer to what is asked.
        told(FacesTyped | TotalTold | VerdictTold): What real dice show, or how it went.
        worded(str): Words were typed.
    """

    go_requested = Signal()
    cancel_requested = Signal()
    menu_requested = Signal(object, object)
    chosen = Signal(str, str)
    quick_chosen = Signal(str)
    told = Signal(object)
    worded = Signal(str)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._offer: DeedOffer | None = None
        self._refusal = ""
        self.badge = PersonBadge(look, words, _TOKEN)
        self.title = TextLabel(look, "", TextStyle.TITLE, ground=Role.BG2)
        self.subject = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2, ground=Role.BG2)
        self.menus = [
            GlyphButton(look, "", glyph="chevron-down", role="quiet", small=True)
            for _ in range(_MOST_MENUS)
        ]
        self.row = PriceChoice(look, words)
        self.quick = [GlyphButton(look, "", role="outline") for _ in range(_MOST_QUICK)]
        self.sentence = TextLabel(
            look, "", TextStyle.CAPTION, role=Role.TEXT2, ground=Role.BG2, lines=3
        )
        self.field = EntryField()
        self.cancel = GlyphButton(look, "", role="quiet")
        self.go = GlyphButton(look, "", role="primary")
        self._lay_out()
        self._connect()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def offer(self) -> DeedOffer | None:
        """What is shown."""
        return self._offer

    def mirror(self, offer: DeedOffer | None) -> None:
        """Show a deed, or none."""
        before, self._offer = self._offer, offer
        self._refusal = ""
        is_other = before is None or offer is None or before.deed_id != offer.deed_id
        if is_other or (before and offer and before.dice != offer.dice):
            self.field.clear()
            self.field.mark_error(wrong=False)
        self.say()

    def refuse(self, text: str) -> None:
        """Say why something was not allowed, until something else is in hand; "" for nothing."""
        self._refusal = text
        self._say_subject()

    def type(self, text: str) -> None:
        """Go on with what was begun to be typed elsewhere."""
        if self._offer is None or not self._takes_text:
            return
        self.field.setText(text)
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def do(self) -> None:
        """Do what the large button says; what is typed in the field is what the dice show."""
        text, offer = self.field.text().strip(), self._offer
        if offer is not None and text:
            self._on_field_entered(text)
        if offer is None or not text or offer.wants_words:
            self.go_requested.emit()

    def say(self) -> None:
        """Say everything anew, in the words of now."""
        offer, words = self._offer, self._words
        self.cancel.setText(words.gettext("Cancel"))
        self.field.setAccessibleName(words.gettext("What real dice show, or their total"))
        self.row.setAccessibleName(words.pgettext("chase", "What the target does"))
        if offer is None:
            return
        if offer.token is not None:
            self.badge.mirror(offer.token)
        self.title.setText(offer.title)
        self.title.setToolTip(offer.title)
        self._say_subject()
        self.field.setPlaceholderText(offer.hint or words.pgettext("real dice", "or type 38"))
        self._say_menus(offer)
        options = [self._option(one) for one in offer.row]
        on = next((one.value for one in offer.row if one.is_on), None)
        self.row.mirror_options(options, on)
        for place, button in enumerate(self.quick):
            if place < len(offer.quick):
                button.setText(offer.quick[place].text)
                button.setToolTip(offer.quick[place].tip)
        self.sentence.setText(offer.sentence)
        self.go.setText(offer.go)
        self.go.setEnabled(not offer.refusal)
        self.go.setToolTip(offer.sentence)
        self.go.setAccessibleDescription(offer.sentence)
        self._arrange()

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(self._look.px(752)), round(self._look.px(HEIGHT)))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._look.px(480)), round(self._look.px(HEIGHT)))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._refusal = ""  # it was said in other words
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

    @property
    def _takes_text(self) -> bool:
        offer = self._offer
        return offer is not None and (offer.dice is not None or offer.wants_words)

    def _lay_out(self) -> None:
        px = self._look.px
        below = QHBoxLayout()
        below.setSpacing(round(px(2)))
        below.addWidget(self.subject)
        for button in self.menus:
            button.setLayoutDirection(Qt.LayoutDirection.RightToLeft)  # the chevron comes last
            below.addWidget(button)
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
        self._row.addWidget(self.row)
        for button in self.quick:
            self._row.addWidget(button)
        self._row.addWidget(self.sentence)
        self._row.addWidget(self.field)
        self._row.addWidget(self.cancel)
        self._row.addWidget(self.go)
        self.field.keep_width(self._look, _FIELD)
        self.sentence.setMaximumWidth(round(px(_SENTENCE)))
        for button in (*self.menus, *self.quick):
            button.hide()

    def _connect(self) -> None:
        self.go.clicked.connect(self.do)
        self.cancel.clicked.connect(self.cancel_requested)
        self.field.entered.connect(self._on_field_entered)
        self.field.left.connect(self._on_field_left)
        self.field.textEdited.connect(self._on_field_text_edited)
        self.row.chosen.connect(self._on_row_chosen)
        for button in self.menus:
            button.clicked.connect(self._on_menu_clicked)
        for button in self.quick:
            button.clicked.connect(self._on_quick_clicked)

    def _say_subject(self) -> None:
        offer = self._offer
        text = self._refusal or (offer.refusal or offer.subject if offer is not None else "")
        self.subject.setText(text)
        self.subject.setToolTip(text)
        is_bad = bool(self._refusal or (offer is not None and offer.refusal))
        self.subject.set_role(Role.BAD if is_bad else Role.TEXT2)

    def _say_menus(self, offer: DeedOffer) -> None:
        for place, button in enumerate(self.menus):
            if place < len(offer.menus):
                menu = offer.menus[place]
                button.setText(menu.text)
                button.setAccessibleName(menu.name)
                button.setToolTip(menu.name)

    def _arrange(self) -> None:
        """Show what belongs to the deed, as far as there is room for it."""
        offer, width = self._offer, self.width() / self._look.scale
        if offer is None:
            return
        is_tight = width < _ROOM_FOR_BADGE
        self._row.setSpacing(round(self._look.px(_TIGHT_GAP if is_tight else _GAP)))
        self.badge.setVisible(offer.token is not None and not is_tight)
        self.row.setVisible(bool(offer.row))
        self.row.set_tight(is_tight=is_tight)
        for place, button in enumerate(self.menus):
            button.setVisible(place < len(offer.menus))
        for place, button in enumerate(self.quick):
            button.setVisible(place < len(offer.quick))
        has_room = width >= _ROOM_FOR_SENTENCE and len(offer.row) < _MOST_MENUS
        self.sentence.setVisible(bool(offer.sentence) and has_room and not offer.quick)
        self.field.setVisible(self._takes_text)

    def _option(self, choice: DeedChoice) -> PriceOption:
        upper = ""
        if choice.chance is not None:
            text = self._words.pgettext("chance", "%(percent)d%%")
            upper = text % {"percent": percent(choice.chance)}
        return PriceOption(
            value=choice.value,
            lower=choice.text,
            upper=upper,
            price=choice.refusal or choice.price,
            chance=choice.chance,
            can_be_chosen=not choice.refusal,
            tip=choice.tip,
        )

    def _on_row_chosen(self, value: object) -> None:
        if self._offer is not None:
            self.chosen.emit(self._offer.row_id, str(value))

    def _on_menu_clicked(self) -> None:
        for button, menu in zip(self.menus, self._menus, strict=False):
            if button is self.sender():
                self.menu_requested.emit(menu, button)

    @property
    def _menus(self) -> tuple[DeedMenu, ...]:
        return self._offer.menus if self._offer is not None else ()

    def _on_quick_clicked(self) -> None:
        quick = self._offer.quick if self._offer is not None else ()
        for button, choice in zip(self.quick, quick, strict=False):
            if button is self.sender():
                self.quick_chosen.emit(choice.value)
                return

    def _on_field_entered(self, text: str) -> None:
        offer = self._offer
        if offer is None:
            return
        if offer.wants_words:
            self.field.clear()
            self.worded.emit(text)
            return
        try:
            self.told.emit(read_check(self._words, text, offer.dice))
        except ExpressionError:
            self.show_error(self._words.gettext("Type the faces, or the total alone: 38."))
        except DiceError as error:
            self.show_error(error_text(self._words, error))

    def show_error(self, text: str) -> None:
        """Say what was wrong with the field; "" for nothing."""
        self.field.mark_error(wrong=bool(text))
        self.field.setAccessibleDescription(text)
        self.refuse(text)
        if text:
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_field_left(self) -> None:
        self.field.clear()
        self.show_error("")
        self.go.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_field_text_edited(self) -> None:
        self.show_error("")
