"""The fortune roll in hand, or the question that it answers."""

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from duskboard.app.clerk import Clerk
from duskboard.app.fortune_traits import fortune_traits
from duskboard.core.blades.ability import AbilityId
from duskboard.core.blades.action import PUSH_STRESS
from duskboard.core.blades.error import BladesError
from duskboard.core.blades.fortune import FortuneTerms, is_hindered
from duskboard.core.blades.gather import Answering, Subject, usual_action
from duskboard.core.blades.position import Position
from duskboard.core.blades.reminder import reminders
from duskboard.core.blades.roll import typed_rating
from duskboard.core.blades.scoundrel import Fate, Scoundrel
from duskboard.core.blades.stress import stress_boxes, stressed
from duskboard.core.blades.trait import ActionId
from duskboard.core.blades.use import USES, AbilityUse, offered_uses
from duskboard.core.blades.wound import penalties
from duskboard.core.dice import Dice, DiceError, ReportedBest
from duskboard.core.identity import EntityId
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.odds.blades import rating_odds
from duskboard.panels.action_roll_offer import StressOffer
from duskboard.panels.dice_entry import FacesTyped
from duskboard.panels.fortune_offer import AskerOffer, FortuneOffer
from duskboard.panels.fortune_wish import (
    Answer,
    FortuneWish,
    PickTrait,
    ReopenQuestion,
    SetAgainst,
    SetAsker,
    SetQuestion,
    SetSubject,
    SetTerms,
    TellAgainst,
)
from duskboard.panels.told_rating import told_rating
from duskboard.play.blades.decision import Throw
from duskboard.play.blades.fortune import (
    FortuneDecision,
    answer,
    ask,
    enquiry_of,
    reopen_question,
    roll_fortune,
    roll_opposed,
    terms_of,
)
from duskboard.play.blades.scene import crew_of
from duskboard.play.change import PlayError
from duskboard.table.transaction import Transaction


class FortuneHand(QObject):
    """Holds the one fortune roll that is in hand, or none.

    Signals:
        changed(FortuneOffer | None): Another roll is in hand, or it was adjusted.
        action_wished(EntityId, ActionId): A question needs an action roll first.
        refused(Exception): What was told or typed does not fit.
    """

    changed = Signal(object)
    action_wished = Signal(object, object)
    refused = Signal(object)

    def __init__(
        self, clerk: Clerk, dice: Dice, words: Words, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._clerk, self._dice, self._words = clerk, dice, words
        self._decision: FortuneDecision | None = None
        self._trait = ""
        self._against: int | None = None
        self._against_told = ""
        self._question: str | None = None
        self._action, self._subject = ActionId.SURVEY, Subject.SITUATION
        self._is_overruled = False

    @property
    def decision(self) -> FortuneDecision | None:
        """What is in hand, or None."""
        return self._decision

    def begin(self) -> None:
        """Take sheer luck in hand."""
        self._question, self._trait, self._against, self._against_told = None, "", None, ""
        self._hold(FortuneDecision(terms=FortuneTerms()))

    def hold(self, decision: FortuneDecision) -> None:
        """Take a roll in hand as it is, with a trait of its own."""
        self._question, self._trait, self._against, self._against_told = None, "", None, ""
        self._hold(decision)

    def begin_question(self, who: EntityId | None) -> None:
        """Take a question in hand that somebody asks, with what usually answers it."""
        self._question, self._against, self._is_overruled = "", None, False
        self._against_told = ""
        self._subject = Subject.SITUATION
        self._hold(FortuneDecision(terms=FortuneTerms()))
        asker = who or next((one.who for one in self._askers()), None)
        if asker is not None:
            self._set_asker(asker, usual_action(self._subject))

    def drop(self) -> None:
        """Put the roll down."""
        if self._decision is not None:
            self._decision = None
            self.changed.emit(None)

    def wish(self, wish: FortuneWish) -> None:
        """Do what was clicked or typed."""
        decision = self._decision
        if decision is None:
            return
        match wish:
            case SetTerms(terms=terms):
                self._hold(replace(decision, terms=terms))
            case PickTrait(key=key):
                self._pick(decision, key)
            case SetAgainst(dice=dice):
                self._against = dice
                self._against_told = "" if dice is None else self._against_told
                self.say()
            case TellAgainst(text=text):
                self._against_told = text.strip()
            case SetQuestion() | SetAsker() | SetSubject():
                self._ask_about(decision, wish)
            case Answer() | ReopenQuestion():
                self._answer(decision, wish)

    def toggle_secret(self) -> None:
        """Keep it from the players' screen, or not."""
        if self._decision is not None:
            self._hold(replace(self._decision, is_secret=not self._decision.is_secret))

    def write_why(self, why: str) -> None:
        """Say what it is rolled for."""
        if self._decision is not None:
            self._hold(replace(self._decision, why=why))

    def toggle_push(self) -> None:
        """Push effort into it, or not."""
        if self._decision is not None and self._decision.who is not None:
            terms = self._decision.terms
            pushed = replace(terms, is_pushed=not terms.is_pushed)
            self._hold(replace(self._decision, terms=pushed))

    def toggle_overrule(self) -> None:
        """Let a question be asked once more, or not."""
        self._is_overruled = not self._is_overruled
        self.say()

    def go(self) -> None:
        """Let the machine's dice fall."""
        self._roll(self._dice)

    def tell(self, said: FacesTyped | ReportedBest) -> None:
        """Take what real dice show, or what the player said they came to."""
        decision = self._decision
        if decision is None:
            return
        if isinstance(said, ReportedBest):
            self._roll(said)
            return
        try:
            check = terms_of(self._clerk.table, decision).check
            dice = typed_rating(check, said.faces)
        except (DiceError, PlayError) as error:
            self.refused.emit(error)
        else:
            self._roll(dice)

    def say(self) -> None:
        """Say what is in hand anew, as after another step at the table."""
        if self._decision is None:
            return
        who = self._decision.who
        if who is not None and self._clerk.table.value(who, Scoundrel) is None:
            self.drop()
            return
        self.changed.emit(self.offer())

    def offer(self) -> FortuneOffer | None:
        """Return what the panel shows, or None when nothing is in hand."""
        decision = self._decision
        if decision is None:
            return None
        check = terms_of(self._clerk.table, decision).check
        hurts, is_ruled = self._hurts(decision)
        return FortuneOffer(
            terms=decision.terms,
            check=check,
            odds=rating_odds(check),
            trait=self._trait,
            traits=fortune_traits(self._words, self._clerk.table),
            against=self._against,
            hurts=hurts,
            is_hurt=bool(hurts) and terms_of(self._clerk.table, decision).is_hurt,
            is_hurt_ruled=is_ruled,
            stress=self._stress(decision),
            why=decision.why,
            is_secret=decision.is_secret,
            question=self._question,
            asker=decision.who,
            askers=self._askers(),
            action=self._action,
            subject=self._subject,
            uses=self._uses(decision),
            asked=enquiry_of(self._clerk.table).questions,
            is_overruled=self._is_overruled,
            reminders=self._reminders(decision),
        )

    def _hold(self, decision: FortuneDecision) -> None:
        self._decision = decision
        self.say()

    def _ask_about(
        self, decision: FortuneDecision, wish: SetQuestion | SetAsker | SetSubject
    ) -> None:
        match wish:
            case SetQuestion(question=question):
                self._question = question
                self.say()
            case SetAsker(who=who, action=action):
                self._set_asker(who, action)
            case SetSubject(subject=subject):
                self._subject = subject
                self.say()
                if decision.who is not None:
                    self._set_asker(decision.who, usual_action(subject))

    def _pick(self, decision: FortuneDecision, key: str) -> None:
        found = next(
            (one for one in fortune_traits(self._words, self._clerk.table) if one.key == key), None
        )
        self._trait = "" if found is None else key
        terms = replace(
            decision.terms,
            trait="" if found is None else found.name,
            rating=FortuneTerms().rating if found is None else found.rating,
            is_pushed=False,
        )
        who = EntityId(key.partition("/")[0]) if found is not None else None
        is_sheet = who is not None and self._clerk.table.value(who, Scoundrel) is not None
        self._hold(replace(decision, terms=terms, who=who if is_sheet else None))

    def _set_asker(self, who: EntityId, action: ActionId) -> None:
        decision, table = self._decision, self._clerk.table
        scoundrel = table.value(who, Scoundrel)
        if decision is None or scoundrel is None:
            return
        self._action, self._trait = action, f"{who}/{action.value}"
        terms = replace(
            decision.terms,
            trait=enum_text(self._words, action),
            rating=scoundrel.ratings.of(action),
            uses=(),
        )
        self._hold(replace(decision, terms=terms, who=who))

    def _answer(self, decision: FortuneDecision, wish: Answer | ReopenQuestion) -> None:
        question = (self._question or "").strip()
        if isinstance(wish, ReopenQuestion):
            asked = wish.question
            self._clerk.do(lambda table: reopen_question(table, asked))
            return
        answering = wish.answering
        if answering is Answering.ACTION and decision.who is not None:
            who, action = decision.who, self._action
            self.drop()
            self.action_wished.emit(who, action)
        elif question:
            overruled = self._is_overruled
            made = self._clerk.do(
                lambda table: answer(table, question, answering, is_overruled=overruled),
                lambda table: answer(table, question, answering, is_overruled=True),
            )
            if made is not None:
                self._question = ""
                self.say()

    def _roll(self, dice: Throw) -> None:
        decision = self._decision
        if decision is None:
            return
        try:
            made = self._made(decision, dice)
        except (BladesError, DiceError, PlayError) as error:
            self.refused.emit(error)
            return
        if self._clerk.do(lambda _table: made) is not None and self._decision == decision:
            self.drop()

    def _made(self, decision: FortuneDecision, dice: Throw) -> Transaction:
        table, question = self._clerk.table, (self._question or "").strip()
        if self._against is not None:
            terms = FortuneTerms(rating=self._against)
            other = FortuneDecision(terms=terms, is_secret=decision.is_secret)
            said = self._against_told
            told = told_rating(self._words, said, terms.check) if said else self._dice
            return roll_opposed(table, (decision, dice), (other, told))
        if question:
            return ask(table, decision, question, dice, is_overruled=self._is_overruled)
        return roll_fortune(table, decision, dice)

    def _stress(self, decision: FortuneDecision) -> StressOffer | None:
        table = self._clerk.table
        scoundrel = table.value(decision.who, Scoundrel) if decision.who is not None else None
        if scoundrel is None or decision.who is None:
            return None
        crew = crew_of(table)
        price = PUSH_STRESS if decision.terms.is_pushed else 0
        return StressOffer(
            who=decision.who,
            name=scoundrel.name,
            before=scoundrel.stress,
            after=stressed(scoundrel, price, crew).scoundrel.stress,
            boxes=stress_boxes(scoundrel, crew),
        )

    def _uses(self, decision: FortuneDecision) -> tuple[AbilityUse, ...]:
        """Return the abilities that fit a question."""
        table = self._clerk.table
        scoundrel = table.value(decision.who, Scoundrel) if decision.who is not None else None
        if scoundrel is None or self._question is None:
            return ()
        offered = offered_uses(scoundrel, crew_of(table), self._action, Position.CONTROLLED)
        return tuple(use for use in offered if USES[use].is_for_questions)

    def _hurts(self, decision: FortuneDecision) -> tuple[tuple[str, ...], bool]:
        """Return harm of whoever rolls that can take a die, and whether it does unasked (D10)."""
        table = self._clerk.table
        scoundrel = table.value(decision.who or EntityId(""), Scoundrel)
        if scoundrel is None:
            return (), False
        wounds = scoundrel.harm.wounds
        hurts = tuple(one.text for one in wounds if penalties(scoundrel, (one,)).dice < 0)
        return hurts, is_hindered(scoundrel, table.rulings.blades)

    def _reminders(self, decision: FortuneDecision) -> tuple[AbilityId, ...]:
        """Return the abilities of whoever asks that are only reminded of."""
        scoundrel = self._clerk.table.value(decision.who or EntityId(""), Scoundrel)
        if scoundrel is None or self._question is None:
            return ()
        return reminders(scoundrel, self._action)

    def _askers(self) -> tuple[AskerOffer, ...]:
        return tuple(
            AskerOffer(
                who=who,
                name=one.name,
                dots=tuple((action, one.ratings.of(action)) for action in ActionId),
            )
            for who, one in self._clerk.table.values(Scoundrel).items()
            if one.fate is Fate.ACTIVE
        )
