"""The pool in hand: picked on a sheet, adjusted, rolled here or by real dice."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from duskboard.app.clerk import Clerk
from duskboard.core.chase.check import Verdict
from duskboard.core.dice import Dice, DiceError, ReportedNet
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.error import StorytellerError
from duskboard.core.storyteller.extended import ExtendedAction
from duskboard.core.storyteller.pool import Modifier, Terms
from duskboard.core.storyteller.roll import typed_pool
from duskboard.core.storyteller.sheet import Sheet
from duskboard.core.storyteller.trait import TraitKey
from duskboard.odds.storyteller import PoolOdds, pool_odds
from duskboard.panels.dice_entry import FacesTyped, TotalTold, VerdictTold
from duskboard.panels.pool_entry import MOST_ADDED
from duskboard.panels.pool_offer import PoolOffer
from duskboard.panels.pool_turn import MOST_ACTIONS, MOST_TRIES
from duskboard.play.change import PlayError
from duskboard.play.storyteller.contest import side_of
from duskboard.play.storyteller.decision import (
    PoolDecision,
    checked,
    counted,
    is_waiver_offered,
    overruled,
    paid,
    roll_decision,
    waive,
)
from duskboard.play.storyteller.extended import roll_extended
from duskboard.play.storyteller.field import Row
from duskboard.play.storyteller.scene import chronicle_of
from duskboard.table.transaction import Transaction

_MOST_LABELS = 2
_PHENOMENAL = 5


class PoolHand(QObject):
    """Holds the one pool that is in hand, or none.

    Signals:
        changed(PoolOffer | None): Another pool is in hand, or it was adjusted.
        refused(Exception): What was told or typed does not fit.
    """

    changed = Signal(object)
    refused = Signal(object)

    def __init__(self, clerk: Clerk, dice: Dice, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clerk = clerk
        self._dice = dice
        self._decision: PoolDecision | None = None
        self._source: Row | None = None
        self._declared: _Declared | None = None
        self._task: EntityId | None = None

    @property
    def decision(self) -> PoolDecision | None:
        """What is in hand, or None."""
        return self._decision

    def pick(self, who: EntityId, key: TraitKey) -> None:
        """Take a label into the pool, or out again; a third one begins another pool."""
        decision = self._decision
        if decision is None or decision.who != who or self._source is not None:
            self._source = None
            self._hold(self._begin(who, key))
            return
        traits = decision.terms.traits
        if key in traits:
            traits = tuple(one for one in traits if one != key)
        elif len(traits) < _MOST_LABELS:
            traits = (*traits, key)
        else:
            traits = (key,)
        if traits:
            self._adjust(traits=traits)
        else:
            self.drop()

    def arm(self, decision: PoolDecision, source: Row) -> None:
        """Take the roll of a power or a weapon in hand; the one that is in hand is put down."""
        if self._decision is not None and self._source == source:
            self.drop()
            return
        self._source, self._task = source, None
        self._decision = replace(decision, terms=self._in_turn(decision.who, decision.terms))
        self.say()

    @property
    def task(self) -> EntityId | None:
        """The extended action that the pool in hand is rolled for, or None."""
        return self._task

    def take_up(self, action_id: EntityId) -> None:
        """Take the next roll of an extended action in hand; without a pool, what is in hand."""
        action = self._clerk.table.value(action_id, ExtendedAction)
        if action is None:
            return
        side = side_of(action.pool) if action.pool is not None else self._decision
        if isinstance(side, PoolDecision):
            self._decision, self._source, self._task = side, None, action_id
            self.say()

    def roll_alone(self, who: EntityId, key: TraitKey) -> None:
        """Roll one trait alone, now, as the pool in hand is adjusted."""
        self._source = None
        self._hold(self._begin(who, key))
        self.go()

    def drop(self) -> None:
        """Put the pool down; nothing has happened at the table."""
        if self._decision is not None:
            self._decision = self._source = self._task = None
            self.changed.emit(None)

    def set_difficulty(self, difficulty: int) -> None:
        """Hold the faces against another number; one outside 2 to 10 is refused and said so."""
        self._adjust(difficulty=difficulty)

    def toggle_willpower(self) -> None:
        """Spend a point of Willpower on it, or not."""
        if self._decision is not None:
            self._hold(replace(self._decision, willpower=not self._decision.willpower))

    def toggle_specialty(self) -> None:
        """Count a specialty, or not."""
        if self._decision is not None:
            self._adjust(specialty=not self._decision.terms.specialty)

    def toggle_wounds(self) -> None:
        """Count what wounds take, or not (D17)."""
        if self._decision is not None:
            self._adjust(ignores_wounds=not self._decision.terms.ignores_wounds)

    def toggle_secret(self) -> None:
        """Keep it from the players' screen, or not."""
        if self._decision is not None:
            self._hold(replace(self._decision, is_secret=not self._decision.is_secret))

    def toggle_overrule(self) -> None:
        """Overrule whatever would forbid it, or not (rules/storyteller.md 10.1)."""
        if self._decision is not None:
            self._hold(replace(self._decision, is_overruled=not self._decision.is_overruled))

    def go_anyway(self) -> None:
        """Let the dice fall whatever would forbid it."""
        if self._decision is not None:
            self._hold(replace(self._decision, is_overruled=True))
            self.go()

    def add_dice(self, by: int) -> None:
        """Add dice, or take some."""
        if self._decision is not None:
            self.set_dice(sum(one.dice for one in self._decision.terms.modifiers) + by)

    def set_dice(self, dice: int) -> None:
        """Add so many dice all in all, or take as many."""
        added = max(-MOST_ADDED, min(MOST_ADDED, dice))
        self._adjust(modifiers=(Modifier(dice=added),) if added else ())

    def step_actions(self, by: int) -> None:
        """Declare an action more for the turn, or one less; past the most it is one again."""
        if self._decision is not None:
            actions = (self._decision.terms.actions - 1 + by) % MOST_ACTIONS + 1
            number = min(actions, self._decision.terms.number)
            self._adjust(actions=actions, number=number)

    def step_number(self, by: int) -> None:
        """Roll the next of the declared actions, or the one before."""
        if self._decision is not None:
            terms = self._decision.terms
            self._adjust(number=max(1, min(terms.actions, terms.number + by)))

    def step_tries(self, by: int) -> None:
        """Count a failed try more, or one less; past the most it is the first again (6.1)."""
        if self._decision is not None:
            self._adjust(tries=(self._decision.terms.tries + by) % (MOST_TRIES + 1))

    def go(self) -> None:
        """Let the machine's dice fall."""
        self._roll(lambda _decision: self._dice)

    def tell(self, said: FacesTyped | TotalTold | VerdictTold) -> None:
        """Take what real dice show, or what the player said they came to."""
        match said:
            case FacesTyped(faces=faces):
                rulings = self._clerk.table.rulings.storyteller
                self._roll(
                    lambda decision: typed_pool(
                        checked(self._clerk.table, decision), faces, rulings
                    )
                )
            case TotalTold(total=total):
                self._roll(lambda _decision: ReportedNet(net=total))
            case VerdictTold(verdict=verdict):
                self._roll(lambda _decision: _said(verdict))

    def waive(self) -> None:
        """Take one success without rolling (rules/storyteller.md 5.1)."""
        decision = self._decision
        if decision is not None and self._clerk.do(lambda table: waive(table, decision)):
            self.drop()

    def say(self) -> None:
        """Say what is in hand anew, as after another step at the table."""
        if self._decision is None:
            return
        offer = self.offer()
        if offer is None:
            self.drop()
        else:
            self.changed.emit(offer)

    def offer(self) -> PoolOffer | None:
        """Return what the bar shows, or None when nothing is in hand any more."""
        decision, table = self._decision, self._clerk.table
        if decision is None:
            return None
        sheet = table.value(decision.who, Sheet)
        if sheet is None:
            return None
        odds, refusal = self._odds(decision)
        pool = counted(table, decision)
        heedful = replace(decision, terms=replace(decision.terms, ignores_wounds=False))
        found = (sheet.trait(key) for key in decision.terms.traits)
        return PoolOffer(
            who=decision.who,
            name=sheet.name,
            terms=decision.terms,
            pool=pool,
            odds=odds,
            refusal=refusal,
            willpower=decision.willpower,
            willpower_left=sheet.willpower_left,
            specialties=tuple(field for one in found if one for field in one.specialties),
            wounds=counted(table, heedful).wounds,
            is_secret=decision.is_secret,
            is_waiver_offered=is_waiver_offered(table, decision),
            source=self._source,
            blood=decision.blood,
            willpower_price=decision.willpower_price,
            is_overruled=decision.is_overruled,
            overruled=overruled(table, decision),
            task=self._task_name(),
        )

    def _task_name(self) -> str:
        table = self._clerk.table
        action = table.value(self._task, ExtendedAction) if self._task is not None else None
        return action.name if action is not None else ""

    def _odds(self, decision: PoolDecision) -> tuple[PoolOdds | None, Exception | None]:
        """Return what it may come to, and why it cannot be rolled or paid for."""
        table, odds = self._clerk.table, None
        try:
            odds = pool_odds(checked(table, decision), table.rulings.storyteller)
            paid(table, decision)
        except (StorytellerError, PlayError) as error:
            return odds, error
        return odds, None

    def _begin(self, who: EntityId, key: TraitKey) -> PoolDecision:
        """Return a pool of one label; actions that were declared for this turn go on."""
        return PoolDecision(who=who, terms=self._in_turn(who, Terms(traits=(key,))))

    def _in_turn(self, who: EntityId, terms: Terms) -> Terms:
        """Return terms as one of the actions that somebody declared for this turn."""
        declared, turns = self._declared, chronicle_of(self._clerk.table).turns
        if declared is not None and (declared.who, declared.turns) == (who, turns):
            return replace(terms, actions=declared.actions, number=declared.number)
        return terms

    def _hold(self, decision: PoolDecision) -> None:
        if decision != self._decision:
            if self._decision is not None and decision.who != self._decision.who:
                self._task = None
            self._decision = decision
            self.say()

    def _adjust(self, **changed: object) -> None:
        if self._decision is not None:
            terms = replace(self._decision.terms, **changed)  # type: ignore[arg-type] # fields of Terms
            self._hold(replace(self._decision, terms=terms))

    def _roll(self, source: Callable[[PoolDecision], Dice | ReportedNet]) -> None:
        decision = self._decision
        if decision is None:
            return
        try:
            # What cannot be is said where it was typed or pressed.
            made = self._made(decision, source(decision))
        except (DiceError, PlayError, StorytellerError) as error:
            self.refused.emit(error)
            return
        if self._clerk.do(lambda _table: made) is not None:
            self._after_roll(decision)

    def _made(self, decision: PoolDecision, dice: Dice | ReportedNet) -> Transaction:
        table, task = self._clerk.table, self._task
        if task is not None and table.value(task, ExtendedAction) is not None:
            return roll_extended(table, task, decision, dice)
        return roll_decision(table, decision, dice)

    def _after_roll(self, decision: PoolDecision) -> None:
        """Put the pool down; of all its terms only actions still to come are kept."""
        terms = decision.terms
        self._declared = None
        if terms.number < terms.actions:
            self._declared = _Declared(
                who=decision.who,
                actions=terms.actions,
                number=terms.number + 1,
                turns=chronicle_of(self._clerk.table).turns,
            )
        if self._decision == decision:
            self.drop()


@dataclass(frozen=True, slots=True, kw_only=True)
class _Declared:
    """Actions that somebody has still to take in a turn."""

    who: EntityId
    actions: int
    number: int
    turns: int


def _said(verdict: Verdict) -> ReportedNet:
    """Return what a word says of a pool: a success is one, an extreme one is five."""
    match verdict:
        case Verdict.FUMBLE:
            return ReportedNet(net=0, is_botch=True)
        case Verdict.FAILURE:
            return ReportedNet(net=0)
        case Verdict.EXTREME:
            return ReportedNet(net=_PHENOMENAL)
        case _:
            return ReportedNet(net=1)
