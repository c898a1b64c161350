"""A flashback: who had seen to what before, its price, and what follows (rules/blades.md 99)."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from duskboard.core.blades.score import (
    FLASHBACK_STRESS,
    MOST_FLASHBACK,
    FlashbackKind,
    FlashbackPay,
)
from duskboard.core.identity import EntityId
from duskboard.i18n.blades_sheet_text import arrow
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.panels.action_roll_offer import StressOffer
from duskboard.panels.entry_field import EntryField
from duskboard.panels.flow import Flow
from duskboard.panels.menu_under import open_menu
from duskboard.panels.score_offer import ScoreOffer
from duskboard.panels.score_text import price_text
from duskboard.panels.score_wish import After, FlashBack
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.segmented import Option, SegmentedControl
from duskboard.widgets.stepper import Stepper
from duskboard.widgets.text_label import TextLabel


class FlashbackForm(QWidget):
    """Asks what a flashback is of; its price is told before it is paid.

    Attributes:
        who: Whose it is.
        text: What was seen to.
        kinds: How far-fetched it is; or a downtime activity.
        stress: The stress of an elaborate one.
        after: What follows.
        go: Pays for it.

    Signals:
        wished(FlashBack): It shall be so.
    """

    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._people: tuple[StressOffer, ...] = ()
        self._who: EntityId | None = None
        self._kind, self._pay = FlashbackKind.EASY, FlashbackPay.STRESS
        self._stress, self._after = FLASHBACK_STRESS[FlashbackKind.ELABORATE], After.ACTION
        self.title = TextLabel(look, "", TextStyle.LABEL)
        self.rule = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2, lines=2)
        self.who = GlyphButton(look, "", glyph="chevron-down", small=True)
        self.text = EntryField()
        self.kinds = SegmentedControl(look)
        self.stress = Stepper(look)
        self.after = SegmentedControl(look)
        self.price = TextLabel(look, "", TextStyle.BODY, lines=2)
        self.go = GlyphButton(look, "", small=True)
        self._lay_out()
        self._connect()

    @property
    def is_ready(self) -> bool:
        """Whether there is somebody whose it can be."""
        return self._person is not None

    def mirror(self, offer: ScoreOffer) -> None:
        """Take up who can have seen to something, and what that would cost them."""
        self._people = offer.people
        if self._person is None:
            self._who = offer.people[0].who if offer.people else None
        if self._pay is FlashbackPay.REP and not offer.has_rep:
            self._pay = FlashbackPay.STRESS
        self._has_rep = offer.has_rep
        self.say()

    def begin(self, who: EntityId | None) -> None:
        """Ask about a flashback of somebody, or of whoever it was last; takes the keyboard."""
        if any(one.who == who for one in self._people):
            self._who = who
        self.say()
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)
        self.text.selectAll()

    def clear(self) -> None:
        """Forget what was asked, once it is paid for."""
        self.text.clear()
        self._kind, self._pay = FlashbackKind.EASY, FlashbackPay.STRESS
        self._stress = FLASHBACK_STRESS[FlashbackKind.ELABORATE]
        self.say()

    def say(self) -> None:
        """Say everything anew, in the words of now."""
        words, person = self._words, self._person
        self.title.setText(words.pgettext("blades flashback", "Flashback"))
        self.rule.setText(
            words.pgettext("blades flashback", "It cannot undo what has been established.")
        )
        self.who.setText("" if person is None else person.name.replace("&", "&&"))
        self.who.setAccessibleDescription(words.pgettext("blades flashback", "Whose it is"))
        what = words.pgettext("blades flashback", "What had they seen to?")
        self.text.setPlaceholderText(what)
        self.text.setAccessibleName(what)
        self.kinds.mirror(self._kind_options(), self._held)
        most = words.pgettext("blades flashback", "Stress")
        less, more = words.pgettext("blades", "One less"), words.pgettext("blades", "One more")
        self.stress.mirror(most, str(self._stress), less=less, more=more)
        self.stress.setVisible(self._held is FlashbackKind.ELABORATE)
        least = FLASHBACK_STRESS[FlashbackKind.ELABORATE]
        self.stress.limit(can_less=self._stress > least, can_more=self._stress < MOST_FLASHBACK)
        self.after.mirror(_after_options(words), self._after)
        self.after.setVisible(self._pay is FlashbackPay.STRESS)
        self.price.setText(self._price())
        self.price.set_role(Role.BAD if self._is_full else Role.TEXT)
        self.go.setText(words.pgettext("blades flashback", "Pay for the flashback"))
        if not self._cost and self._pay is FlashbackPay.STRESS:
            self.go.setText(words.pgettext("blades flashback", "Make the flashback"))
        self.go.setEnabled(person is not None)

    @property
    def _person(self) -> StressOffer | None:
        return next((one for one in self._people if one.who == self._who), None)

    @property
    def _held(self) -> FlashbackKind | FlashbackPay:
        return self._kind if self._pay is FlashbackPay.STRESS else self._pay

    @property
    def _cost(self) -> int:
        is_elaborate = self._kind is FlashbackKind.ELABORATE
        return self._stress if is_elaborate else FLASHBACK_STRESS[self._kind]

    @property
    def _is_full(self) -> bool:
        """Whether paying marks the last box, so that trauma follows (rules/blades.md 42, D6)."""
        person = self._person
        if person is None or self._pay is not FlashbackPay.STRESS or not self._cost:
            return False
        return person.before + self._cost >= person.boxes

    def _price(self) -> str:
        """Return what it costs, before it is paid: "Stress 5 → 7"."""
        words, person = self._words, self._person
        if person is None:
            return words.pgettext("blades", "There is nobody in play.")
        if self._pay is not FlashbackPay.STRESS:
            return enum_text(words, self._pay)
        if not self._cost:
            return words.pgettext("blades flashback", "It costs nothing.")
        after = min(person.boxes, person.before + self._cost)
        said = words.pgettext("blades flashback", "Stress %(change)s")
        parts = [said % {"change": arrow(words, str(person.before), str(after))}]
        if self._is_full:
            parts.append(words.pgettext("blades flashback", "the last box: trauma follows"))
        return clauses(words, parts)

    def _kind_options(self) -> list[Option]:
        words = self._words
        options = [Option(value=kind, text=price_text(words, kind)) for kind in FlashbackKind]
        coin = words.pgettext("blades flashback", "Activity, 1 coin")
        rep = words.pgettext("blades flashback", "Activity, 1 rep")
        tip = words.pgettext("blades flashback", "A downtime activity, done in the flashback")
        options.append(Option(value=FlashbackPay.COIN, text=coin, tip=tip))
        if self._has_rep:
            options.append(Option(value=FlashbackPay.REP, text=rep, tip=tip))
        return options

    def _lay_out(self) -> None:
        px, gap = self._look.px, round(self._look.px(8))
        self._has_rep = False
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(gap)
        head = QHBoxLayout()
        head.addWidget(self.title)
        head.addWidget(self.rule, 1)
        column.addLayout(head)
        line = QHBoxLayout()
        line.setSpacing(gap)
        line.addWidget(self.who)
        line.addWidget(self.text, 1)
        column.addLayout(line)
        for parts in ((self.kinds, self.stress), (self.after,)):
            box = QWidget()
            flow = Flow(gap, box)
            for part in parts:
                flow.addWidget(part)
            column.addWidget(box)
        foot = QHBoxLayout()
        foot.setSpacing(round(px(12)))
        foot.addWidget(self.price, 1)
        foot.addWidget(self.go)
        column.addLayout(foot)

    def _connect(self) -> None:
        self.who.clicked.connect(self._on_who_clicked)
        self.kinds.chosen.connect(self._on_kinds_chosen)
        self.stress.stepped.connect(self._on_stress_stepped)
        self.after.chosen.connect(self._on_after_chosen)
        self.go.clicked.connect(self._on_go_clicked)
        self.text.entered.connect(self._on_go_clicked)

    def _on_who_clicked(self) -> None:
        rows = [(one.name.replace("&", "&&"), one.who) for one in self._people]
        open_menu(self.who, rows, self._take_who, chosen=self._who)

    def _take_who(self, who: object) -> None:
        self._who = EntityId(str(who))
        self.say()

    def _on_kinds_chosen(self, held: object) -> None:
        if isinstance(held, FlashbackPay):
            self._pay = held
        else:
            self._kind, self._pay = FlashbackKind(str(held)), FlashbackPay.STRESS
        self.say()

    def _on_stress_stepped(self, by: int) -> None:
        least = FLASHBACK_STRESS[FlashbackKind.ELABORATE]
        self._stress = max(least, min(MOST_FLASHBACK, self._stress + by))
        self.say()

    def _on_after_chosen(self, after: object) -> None:
        self._after = After(str(after))
        self.say()

    def _on_go_clicked(self) -> None:
        person = self._person
        if person is None:
            return
        pays_stress = self._pay is FlashbackPay.STRESS
        wish = FlashBack(
            who=person.who,
            text=self.text.text().strip(),
            kind=self._kind,
            pay=self._pay,
            stress=self._cost,
            after=self._after if pays_stress else After.NOTHING,
        )
        self.wished.emit(wish)


def _after_options(words: Words) -> list[Option]:
    texts = {
        After.ACTION: words.pgettext("blades flashback", "then an action roll"),
        After.SET_UP: words.pgettext("blades flashback", "then it sets up an action"),
        After.FORTUNE: words.pgettext("blades flashback", "then a fortune roll"),
        After.NOTHING: words.pgettext("blades flashback", "no roll"),
    }
    return [Option(value=after, text=text) for after, text in texts.items()]
