"""A consequence that waits: what it is, and buttons for all that can meet it."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.blades.consequence import Complication, Wounding
from duskboard.core.blades.resistance import ResistanceTerms, Resisting, usual_attribute
from duskboard.core.blades.scoundrel import ArmourKind
from duskboard.core.blades.trait import AttributeId
from duskboard.core.dice import DiceError, ExpressionError
from duskboard.core.identity import EntityId
from duskboard.i18n.blades_prompt_text import is_of_the_mind, resisted_with
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.error_text import error_text
from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.panels.action_roll_offer import ClockOffer
from duskboard.panels.action_roll_text import dice_name
from duskboard.panels.clock_choice import open_clocks
from duskboard.panels.consequence_text import state_text, threat_line, threat_title
from duskboard.panels.entry_field import EntryField
from duskboard.panels.menu_under import open_menu
from duskboard.panels.outcome_offer import ArmourOffer, ResistOffer, ThreatOffer
from duskboard.panels.outcome_wish import Apply, Dismiss, MarkArmour, Protect, Resist
from duskboard.panels.rating_entry import RatingEntry, read_rating
from duskboard.panels.tag_label import TagLabel
from duskboard.panels.told_rating import told_fault, told_hint
from duskboard.panels.typed_dice import go_text
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.segmented import Option, SegmentedControl
from duskboard.widgets.text_label import TextLabel

_FIELD = 84.0


class ThreatCard(QFrame):
    """Shows a consequence.

    Attributes:
        attribute: With what it is resisted.
        how: Whether that reduces or avoids it.
        field: What real dice show.
        resist: Resist it.
        again: Resist it though it was met already.
        armour: A button for each box of armour.
        protect: Somebody takes it over.
        apply: It comes true.
        dismiss: It is taken back.

    Signals:
        wished(OutcomeWish): This was clicked.
    """

    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._offer: ThreatOffer | None = None
        self._clocks: tuple[ClockOffer, ...] = ()
        self._attribute: AttributeId | None = None
        self._how: Resisting | None = None
        self._is_again = False
        self.setProperty("role", "card")
        ground = Role.BG2
        self.title = TextLabel(look, "", TextStyle.LABEL, ground=ground)
        self.tag = TagLabel(look, ground=ground)
        self.line = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2, ground=ground)
        self.dismiss = GlyphButton(look, "", glyph="close", role="tool", small=True)
        self.attribute = SegmentedControl(look, ground=ground)
        self.how = SegmentedControl(look, ground=ground)
        self.field = EntryField()
        self.resist = GlyphButton(look, "", small=True)
        self.again = GlyphButton(look, "", role="quiet", small=True)
        self.armour = [GlyphButton(look, "", small=True) for _ in range(2 * len(ArmourKind))]
        self.protect = GlyphButton(look, "", glyph="person", small=True)
        self.apply = GlyphButton(look, "", small=True)
        self.wrong = TextLabel(look, "", TextStyle.CAPTION, role=Role.BAD, ground=ground, lines=2)
        self._lay_out()
        self._connect()

    @property
    def number(self) -> int:
        """What the consequence is told from others by; 0 for none."""
        return self._offer.threat.number if self._offer is not None else 0

    def mirror(self, offer: ThreatOffer, clocks: tuple[ClockOffer, ...]) -> None:
        """Show a consequence; `clocks` are those that a complication may tick."""
        if offer.threat.number != self.number:
            self._attribute = self._how = None
            self._is_again = False
            self.field.clear()
        if self._offer is not None and offer.threat.state is not self._offer.threat.state:
            # What fell for it was taken: a second roll begins with an empty field.
            self._is_again = False
            self.field.clear()
        self._offer, self._clocks = offer, clocks
        self.show_error("")
        self._say()

    def choose(self, attribute: AttributeId) -> None:
        """Resist with an attribute, once that is pressed."""
        self._attribute = attribute
        self._say()
        self.resist.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_error(self, text: str) -> None:
        """Say what was wrong with what was typed; "" for nothing."""
        self.field.mark_error(wrong=bool(text))
        self.wrong.setText(text)
        self.wrong.setVisible(bool(text))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._look.px(240)), super().minimumSizeHint().height())

    def _say(self) -> None:
        offer, words = self._offer, self._words
        if offer is None:
            return
        state = offer.threat.state
        self.title.setText(threat_title(words, offer))
        self.tag.setText(state_text(words, offer.threat))
        self.tag.updateGeometry()
        self.line.setText(threat_line(words, offer))
        self.setAccessibleName(self.title.text())
        is_over = state.is_over
        self.dismiss.setVisible(not is_over)
        said = words.pgettext("blades threat", "Take it back")
        self.dismiss.setAccessibleName(said)
        self.dismiss.setToolTip(said)
        self._say_resist(offer)
        self._acts.setVisible(not is_over)
        self._say_armour(offer)
        self.protect.setVisible(bool(offer.protectors))
        self.protect.setText(words.pgettext("blades threat", "Protect"))
        self.apply.setText(words.pgettext("blades threat", "It comes true"))

    def _say_resist(self, offer: ThreatOffer) -> None:
        words = self._words
        can_again = bool(offer.resists) and offer.is_met
        self._resisting.setVisible(offer.can_resist or (can_again and self._is_again))
        self.again.setVisible(can_again and not self._is_again)
        if not offer.resists:
            return
        options = [
            Option(value=one.attribute, text=self._resist_text(one), tip=self._resist_tip(one))
            for one in offer.resists
        ]
        chosen = self._chosen(offer)
        self.attribute.mirror(options, chosen.attribute)
        hows = [Option(value=one, text=enum_text(words, one)) for one in Resisting]
        self.how.mirror(hows, self._lessening(offer))
        self.field.setPlaceholderText(words.pgettext("real dice", "or faces"))
        self.field.setAccessibleName(words.pgettext("blades", "Faces of real dice"))
        self.field.setToolTip(told_hint(words))
        again = words.pgettext("blades threat", "Resist again")
        agreed = words.pgettext("blades threat", "Resist all the same")
        self.again.setText(agreed if offer.threat.is_price else again)
        roll = words.pgettext("blades threat", "Resist %(dice)s")
        go = roll % {"dice": dice_name(chosen.counted.dice)}
        self.resist.setText(go_text(words, self.field.text(), go))
        self.resist.setToolTip(self._resist_tip(chosen))

    def _say_armour(self, offer: ThreatOffer) -> None:
        words = self._words
        for place, button in enumerate(self.armour):
            button.setVisible(place < len(offer.armour))
            if place < len(offer.armour):
                one = offer.armour[place]
                text = _armour_text(words, one.kind)
                if one.bearer.who != offer.bearer.who:
                    text = clauses(words, [text, one.bearer.name])
                button.setText(text)

    def _resist_text(self, one: ResistOffer) -> str:
        return f"{enum_text(self._words, one.attribute)} {dice_name(one.counted.dice)}"

    def _resist_tip(self, one: ResistOffer) -> str:
        words = self._words
        mean = words.pgettext("blades threat", "%(stress)s stress on average")
        said = mean % {"stress": f"{float(one.odds.mean_stress()):.1f}"}
        return clauses(words, [resisted_with(words, one.attribute), said])

    def _chosen(self, offer: ThreatOffer) -> ResistOffer:
        """Return the way to resist that is chosen, or else the usual one for its kind (34)."""
        inflicted = offer.threat.standing
        of_the_mind = isinstance(inflicted, Wounding) and is_of_the_mind(
            self._words, inflicted.text
        )
        usual = usual_attribute(inflicted, offer.action, is_of_the_mind=of_the_mind)
        wanted = self._attribute or usual
        return next((one for one in offer.resists if one.attribute is wanted), offer.resists[0])

    def _lessening(self, offer: ThreatOffer) -> Resisting:
        if self._how is not None:
            return self._how
        if offer.usual is not None:
            return offer.usual
        return Resisting.REDUCES if offer.is_reducible else Resisting.AVOIDS

    def _lay_out(self) -> None:
        px = self._look.px
        gap = round(px(6))
        column = QVBoxLayout(self)
        column.setContentsMargins(*(round(px(side)) for side in (12, 8, 8, 10)))
        column.setSpacing(gap)
        head = QHBoxLayout()
        head.setSpacing(round(px(8)))
        head.addWidget(self.title)
        head.addWidget(self.tag)
        head.addStretch(1)
        head.addWidget(self.dismiss)
        column.addLayout(head)
        column.addWidget(self.line)
        self._resisting = QWidget()
        row = QHBoxLayout(self._resisting)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(gap)
        row.addWidget(self.attribute)
        row.addWidget(self.how)
        row.addWidget(self.field)
        row.addWidget(self.resist)
        row.addStretch(1)
        column.addWidget(self._resisting)
        self._acts = QWidget()
        acts = QHBoxLayout(self._acts)
        acts.setContentsMargins(0, 0, 0, 0)
        acts.setSpacing(gap)
        for button in (*self.armour, self.protect, self.again):
            acts.addWidget(button)
        acts.addStretch(1)
        acts.addWidget(self.apply)
        column.addWidget(self._acts)
        column.addWidget(self.wrong)
        self.field.setFixedWidth(round(px(_FIELD)))

    def _connect(self) -> None:
        self.attribute.chosen.connect(self._on_attribute_chosen)
        self.how.chosen.connect(self._on_how_chosen)
        self.resist.clicked.connect(self._on_resist_clicked)
        self.again.clicked.connect(self._on_again_clicked)
        self.field.entered.connect(self._on_field_entered)
        self.field.left.connect(self._on_field_left)
        self.field.textEdited.connect(self._on_field_text_edited)
        self.protect.clicked.connect(self._on_protect_clicked)
        self.apply.clicked.connect(self._on_apply_clicked)
        self.dismiss.clicked.connect(lambda: self.wished.emit(Dismiss(number=self.number)))
        for place, button in enumerate(self.armour):
            button.clicked.connect(lambda _on=False, place=place: self._mark(place))

    def _resist(self, told: RatingEntry | None) -> None:
        offer = self._offer
        if offer is not None and offer.resists:
            terms = ResistanceTerms(attribute=self._chosen(offer).attribute)
            how = self._lessening(offer)
            self.wished.emit(Resist(number=self.number, terms=terms, how=how, told=told))

    def _mark(self, place: int) -> None:
        offer = self._offer
        if offer is None or place >= len(offer.armour):
            return
        one = offer.armour[place]
        how = _allowed(one, self._lessening(offer))
        self.wished.emit(
            MarkArmour(number=self.number, kind=one.kind, bearer=one.bearer.who, how=how)
        )

    def _on_attribute_chosen(self, attribute: object) -> None:
        self._attribute = attribute if isinstance(attribute, AttributeId) else None
        self.show_error("")
        self._say()

    def _on_how_chosen(self, how: object) -> None:
        self._how = how if isinstance(how, Resisting) else None

    def _on_field_entered(self, text: str) -> None:
        offer = self._offer
        if offer is None or not offer.resists:
            return
        try:
            told = read_rating(self._words, text, self._chosen(offer).counted.check)
        except ExpressionError:
            self.show_error(told_fault(self._words))
        except DiceError as error:
            self.show_error(error_text(self._words, error))
        else:
            self._resist(told)

    def _on_field_text_edited(self) -> None:
        self.show_error("")
        self._say()

    def _on_resist_clicked(self) -> None:
        text = self.field.text()
        if text.strip():
            self._on_field_entered(text)
        else:
            self._resist(None)

    def _on_again_clicked(self) -> None:
        """Have it be resisted once more as it was the first time: by dice here or typed."""
        self._is_again = True
        self._say()
        self.resist.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_field_left(self) -> None:
        self.field.clear()
        self.show_error("")
        self._say()
        self.resist.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_protect_clicked(self) -> None:
        offer = self._offer
        if offer is not None:
            rows = [(one.name, one.who) for one in offer.protectors]
            open_menu(self.protect, rows, self._take_protector)

    def _take_protector(self, who: object) -> None:
        self.wished.emit(Protect(number=self.number, protector=EntityId(str(who))))

    def _on_apply_clicked(self) -> None:
        offer = self._offer
        left = offer.threat.left if offer is not None else None
        if isinstance(left, Complication) and left.ticks and left.clock is None and self._clocks:
            open_clocks(self._words, self.apply, self._clocks, self._apply_on)
            return
        self.wished.emit(Apply(number=self.number))

    def _apply_on(self, clock: object) -> None:
        self.wished.emit(Apply(number=self.number, clock=EntityId(str(clock))))


def _allowed(one: ArmourOffer, how: Resisting) -> Resisting:
    """Return what a box does, as near to what is wished as it can."""
    if how is Resisting.REDUCES and not one.can_reduce:
        return Resisting.AVOIDS
    if how is Resisting.AVOIDS and not one.can_avoid:
        return Resisting.REDUCES
    return how


def _armour_text(words: Words, kind: ArmourKind) -> str:
    said = {
        ArmourKind.STANDARD: words.pgettext("blades threat", "Armour"),
        ArmourKind.HEAVY: words.pgettext("blades threat", "Heavy armour"),
        ArmourKind.SPECIAL: words.pgettext("blades threat", "Special armour"),
    }
    return said[kind]
