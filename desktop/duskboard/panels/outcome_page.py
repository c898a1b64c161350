"""An action that was rolled: how it came out, what it ticks, and the consequences that wait."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.blades.roll import RatingResult
from duskboard.core.blades.trait import AttributeId
from duskboard.core.clocks.effect import Effect, Outcome
from duskboard.core.identity import EntityId
from duskboard.i18n.blades_prompt_text import result_prompt
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, dotted
from duskboard.i18n.words import Words
from duskboard.panels.clock_choice import open_clocks
from duskboard.panels.flow import Flow
from duskboard.panels.inflict_form import InflictForm
from duskboard.panels.menu_under import open_menu
from duskboard.panels.outcome_offer import OutcomeOffer, ThreatOffer
from duskboard.panels.outcome_text import OUTCOME_TONE, each_text, ticks_text
from duskboard.panels.outcome_wish import Finish, Reopen, Retry, TakeUp, TickByEffect
from duskboard.panels.reminder_lines import ReminderLines
from duskboard.panels.roll_keys import AfterKey
from duskboard.panels.roll_page import RollPage
from duskboard.panels.threat_card import ThreatCard
from duskboard.table.action_roll import ActionRoll, TeamActionRoll
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.dice_row import DiceRow
from duskboard.widgets.die import DieFace, DieState
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.text_label import TextLabel
from duskboard.widgets.tone_mark import ToneMark

_FREE_COUNTS = (1, 2, 3, 4, 5)


class OutcomePage(RollPage):
    """Shows the action that was rolled last.

    Attributes:
        each: What each of several rolled.
        tick: Tick the clock that it was meant for.
        tick_other: Tick another one.
        retry: Try again, a step worse.
        closed: Approaches that can be opened again.
        earlier: Actions that can be taken up again.
        inflict: Write a consequence.
        cards: The consequences.
        done: It is done with.
        reminders: Abilities that are only reminded of.

    Signals:
        wished(OutcomeWish): This was clicked.
    """

    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._words = words
        self._offer: OutcomeOffer | None = None
        self.mark = ToneMark(look)
        self.title = TextLabel(look, "", TextStyle.TITLE)
        self.verdict = TextLabel(look, "", TextStyle.LABEL, role=Role.TEXT2)
        self.dice = DiceRow(look)
        self.each = TextLabel(look, "", TextStyle.BODY, lines=3)
        self.hint = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2, lines=2)
        self.tick = GlyphButton(look, "", glyph="clock", small=True)
        self.tick_other = GlyphButton(look, "", glyph="clock", small=True)
        self.retry = GlyphButton(look, "", small=True)
        self.reminders = ReminderLines(look, words)
        self.closed: list[GlyphButton] = []
        self.earlier: list[GlyphButton] = []
        self.inflict = InflictForm(look, words)
        self.cards: list[ThreatCard] = []
        self._waiting = TextLabel(look, "", TextStyle.LABEL)
        self.done = GlyphButton(look, "")
        self._lay_out()
        self._connect()

    @property
    def offer(self) -> OutcomeOffer | None:
        """What is shown."""
        return self._offer

    def mirror(self, offer: OutcomeOffer) -> None:
        """Show an action that was rolled."""
        self._offer = offer
        self.say()

    def resist(self, who: EntityId, attribute: AttributeId) -> bool:
        """Have somebody's first open consequence be resisted with an attribute, if there is one."""
        for card, one in zip(self.cards, self._threats(), strict=False):
            if one.bearer.who == who and one.can_resist:
                card.choose(attribute)
                return True
        return False

    def roll_resistance(self, who: EntityId) -> None:
        """Resist somebody's first open consequence with what is chosen for it."""
        for card, one in zip(self.cards, self._threats(), strict=False):
            if one.bearer.who == who and one.can_resist:
                card.resist.click()
                return

    def take_key(self, key: AfterKey) -> None:
        """Do what a key does; to resist asks for one more, since it cannot be taken back."""
        open_cards = [card for card in self.cards if card.isVisible() and card.apply.isVisible()]
        acts: Mapping[AfterKey, Sequence[GlyphButton]] = {
            AfterKey.TICK: [one for one in (self.tick, self.tick_other) if one.isVisible()],
            AfterKey.APPLY: [card.apply for card in open_cards],
            AfterKey.DONE: [self.done],
        }
        if key is AfterKey.INFLICT:
            self.inflict.write()
        elif key is AfterKey.RESIST:
            resists = [card.resist for card in open_cards if card.resist.isVisible()]
            for button in resists[:1]:
                button.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            for button in acts[key][:1]:
                button.click()

    def say(self) -> None:
        """Say everything anew, in the words of now."""
        offer = self._offer
        if offer is None:
            return
        self._say_roll(offer)
        self._say_effect(offer)
        self._say_closed(offer)
        self._say_earlier(offer)
        self.reminders.mirror(offer.reminders)
        self.inflict.mirror(offer)
        threats = self._threats()
        self._fill(len(threats))
        for card, one in zip(self.cards, threats, strict=False):
            card.mirror(one, offer.clocks)
        waiting = len(offer.running.waiting)
        words = self._words
        text = words.npgettext(
            "blades", "%(count)d consequence waits", "%(count)d consequences wait", waiting
        )
        self._waiting.setText(text % {"count": waiting})
        self._waiting.setVisible(bool(waiting))
        done = words.pgettext("blades", "Done")
        if waiting:
            text = words.npgettext(
                "blades", "Done, %(count)d let go", "Done, %(count)d let go", waiting
            )
            done = text % {"count": waiting}
        self.done.setText(done)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()

    def _threats(self) -> list[ThreatOffer]:
        """Return the consequences as they came: nothing may slide under the pointer."""
        return list(self._offer.threats) if self._offer is not None else []

    def _say_roll(self, offer: OutcomeOffer) -> None:
        roll, words = offer.running.roll, self._words
        for part in (self.mark, self.verdict, self.dice, self.hint):
            part.setVisible(roll is not None)
        self.each.setVisible(isinstance(roll, TeamActionRoll))
        if roll is None:
            self.title.setText(
                words.pgettext("blades", "%(name)s in danger") % {"name": offer.name}
            )
            return
        first = enum_text(words, roll.action)
        pair = [enum_text(words, one).lower() for one in (roll.position, roll.counted.effect)]
        who = offer.name
        if isinstance(roll, TeamActionRoll):
            who = words.pgettext("blades team", "%(name)s leads") % {"name": who}
        self.title.setText(dotted(words, [who, clauses(words, [first, *pair])]))
        self.mark.mirror(OUTCOME_TONE[roll.outcome])
        verdict = enum_text(words, offer.offer.verdict) if offer.offer is not None else ""
        self.verdict.setText(clauses(words, [enum_text(words, roll.outcome), verdict]))
        self.dice.mirror(_dice(roll), " ".join(one.text for one in _dice(roll)))
        if isinstance(roll, TeamActionRoll):
            self.each.setText(each_text(words, roll))
        effect = offer.running.effect
        prompt = "" if effect is None else result_prompt(words, effect)
        self.hint.setText(prompt)
        self.hint.setVisible(bool(prompt))

    def _say_effect(self, offer: OutcomeOffer) -> None:
        words, effect = self._words, offer.running.effect
        can = effect is not None and effect is not Effect.ZERO and bool(offer.clocks)
        target, ticks = offer.target, offer.ticks
        has_ticked = target is not None and target.clock in offer.running.ticked
        self.tick.setVisible(can and target is not None and ticks is not None and not has_ticked)
        if target is not None and ticks is not None:
            text = words.pgettext("blades", "Tick %(count)d on “%(clock)s”")
            self.tick.setText(text % {"count": ticks, "clock": target.name})
        self.tick_other.setVisible(can)
        other = words.pgettext("blades", "On another clock")
        self.tick_other.setText(
            other
            if self.tick.isVisibleTo(self)
            else clauses(
                words, [words.pgettext("blades", "Tick a clock"), ticks_text(words, ticks)]
            )
        )
        self.retry.setVisible(offer.can_retry)
        position = offer.running.next_position
        if position is not None:
            again = words.pgettext("blades", "Try again, now %(position)s")
            self.retry.setText(again % {"position": enum_text(words, position).lower()})

    def _say_closed(self, offer: OutcomeOffer) -> None:
        closed = offer.running.closed
        while len(self.closed) < len(closed):
            button = GlyphButton(self._look, "", glyph="padlock", small=True)
            button.clicked.connect(self._on_closed_clicked)
            self._acts.addWidget(button)
            self.closed.append(button)
        text = self._words.pgettext("blades", "Closed: %(approach)s")
        for place, button in enumerate(self.closed):
            button.setVisible(place < len(closed))
            if place < len(closed):
                button.setText(text % {"approach": closed[place]})
                button.setToolTip(self._words.pgettext("blades", "Open it again"))

    def _say_earlier(self, offer: OutcomeOffer) -> None:
        words, earlier = self._words, offer.earlier
        while len(self.earlier) < len(earlier):
            button = GlyphButton(self._look, "", glyph="chevron-up", small=True)
            button.clicked.connect(self._on_earlier_clicked)
            self._kept.addWidget(button)
            self.earlier.append(button)
        self._keeps.setVisible(bool(earlier))
        tip = words.pgettext("blades", "Nothing came of it yet; take it up again")
        for place, button in enumerate(self.earlier):
            button.setVisible(place < len(earlier))
            if place < len(earlier):
                one = earlier[place]
                rolled = [enum_text(words, one.action), enum_text(words, one.outcome)]
                text = words.pgettext("blades", "Still open: %(action)s")
                said = dotted(words, [one.name, clauses(words, rolled)])
                button.setText(text % {"action": said})
                button.setToolTip(tip)

    def _fill(self, count: int) -> None:
        while len(self.cards) < count:
            card = ThreatCard(self._look, self._words)
            card.wished.connect(self.wished)
            self._cards.addWidget(card)
            self.cards.append(card)
        for place, card in enumerate(self.cards):
            card.setVisible(place < count)

    def _lay_out(self) -> None:
        px = self._look.px
        gap = round(px(8))
        column = QVBoxLayout(self)
        edge = round(px(16))
        column.setContentsMargins(edge, round(px(12)), edge, round(px(12)))
        column.setSpacing(gap)
        head = QHBoxLayout()
        head.setSpacing(round(px(12)))
        head.addWidget(self.mark)
        about = QVBoxLayout()
        about.setSpacing(0)
        about.addWidget(self.title)
        about.addWidget(self.verdict)
        head.addLayout(about, 1)
        head.addWidget(self.dice)
        column.addLayout(head)
        column.addWidget(self.each)
        acts = QWidget()
        self._acts = Flow(gap, acts)
        for button in (self.tick, self.tick_other, self.retry):
            self._acts.addWidget(button)
        column.addWidget(acts)
        self._keeps = QWidget()
        self._kept = Flow(gap, self._keeps)
        column.addWidget(self._keeps)
        column.addWidget(self.hint)
        column.addWidget(self.reminders)
        column.addWidget(self.inflict)
        self._cards = QVBoxLayout()
        self._cards.setSpacing(gap)
        column.addLayout(self._cards)
        foot = QHBoxLayout()
        foot.addWidget(self._waiting)
        foot.addStretch(1)
        foot.addWidget(self.done)
        column.addLayout(foot)
        column.addStretch(1)

    def _connect(self) -> None:
        self.inflict.wished.connect(self.wished)
        self.tick.clicked.connect(self._on_tick_clicked)
        self.tick_other.clicked.connect(self._on_tick_other_clicked)
        self.retry.clicked.connect(lambda: self.wished.emit(Retry()))
        self.done.clicked.connect(lambda: self.wished.emit(Finish()))

    def _on_tick_clicked(self) -> None:
        offer = self._offer
        if offer is not None and offer.target is not None:
            self.wished.emit(TickByEffect(clock=offer.target.clock))

    def _on_tick_other_clicked(self) -> None:
        offer = self._offer
        if offer is not None:
            open_clocks(self._words, self.tick_other, offer.clocks, self._take_clock)

    def _take_clock(self, clock: object) -> None:
        offer = self._offer
        if offer is None:
            return
        key = EntityId(str(clock))
        if offer.ticks is not None:
            self.wished.emit(TickByEffect(clock=key))
            return
        # The table leaves the number to the game master (D1).
        rows = [(ticks_text(self._words, one), one) for one in _FREE_COUNTS]
        open_menu(
            self.tick_other,
            rows,
            lambda count: self.wished.emit(TickByEffect(clock=key, count=int(str(count)))),
        )

    def _on_earlier_clicked(self) -> None:
        button = self.sender()
        if isinstance(button, GlyphButton):
            self.wished.emit(TakeUp(place=self.earlier.index(button)))

    def _on_closed_clicked(self) -> None:
        button, offer = self.sender(), self._offer
        if offer is not None and isinstance(button, GlyphButton):
            approach = offer.running.closed[self.closed.index(button)]
            self.wished.emit(Reopen(approach=approach))


def _dice(roll: ActionRoll | TeamActionRoll) -> tuple[DieFace, ...]:
    """Return the dice that fell; of a group the best roll's. The one that counts is kept."""
    result = roll.result if isinstance(roll, ActionRoll) else _best(roll)
    if result is None:
        return ()
    if result.is_told:
        text = "6 6" if result.outcome is Outcome.CRITICAL else str(result.best)
        return (DieFace(sides=6, text=text, state=DieState.KEPT),)
    kept = 2 if result.outcome is Outcome.CRITICAL else 1
    faces = []
    for face in result.faces:
        is_kept = face == result.best and kept > 0
        kept -= int(is_kept)
        state = DieState.KEPT if is_kept else DieState.DROPPED
        faces.append(DieFace(sides=6, text=str(face), state=state))
    return tuple(faces)


def _best(roll: TeamActionRoll) -> RatingResult | None:
    results = [*(one.result for one in roll.rolls), *(one.result for one in roll.cohorts)]
    return results[roll.result.best] if roll.result.best < len(results) else None
