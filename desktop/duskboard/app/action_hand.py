"""The action roll in hand: armed on a sheet, adjusted, rolled here or by real dice."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from duskboard.app.clerk import Clerk
from duskboard.core.blades.action import ASSIST_STRESS, ActionTerms, Push
from duskboard.core.blades.armour import has_special
from duskboard.core.blades.error import BladesError
from duskboard.core.blades.harm import HarmLevel, Wound
from duskboard.core.blades.limit import OVERRULED_POOL
from duskboard.core.blades.position import raised
from duskboard.core.blades.reminder import reminders
from duskboard.core.blades.roll import typed_rating
from duskboard.core.blades.scoundrel import ArmourKind, Fate, Scoundrel
from duskboard.core.blades.stress import stress_boxes, stressed
from duskboard.core.blades.trait import ActionId
from duskboard.core.blades.use import is_help_free, offered_uses
from duskboard.core.clocks.clock import Clock
from duskboard.core.clocks.effect import effect_segments
from duskboard.core.dice import Dice, DiceError, Rating, ReportedBest
from duskboard.core.identity import EntityId
from duskboard.odds.blades import rating_odds
from duskboard.panels.action_roll_offer import ActionRollOffer, ClockOffer, StressOffer
from duskboard.panels.action_roll_terms import with_next_helper, with_wound
from duskboard.panels.dice_entry import FacesTyped
from duskboard.play.blades.decision import (
    ActionDecision,
    Throw,
    checked,
    counted,
    overruled,
    paid,
    roll_action,
)
from duskboard.play.blades.plan import score_of
from duskboard.play.blades.scene import crew_of
from duskboard.play.change import PlayError
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction


class ActionHand(QObject):
    """Holds the one action roll that is in hand, or none.

    Signals:
        changed(ActionRollOffer | None): Another roll is in hand, or it was adjusted.
        rolled(): It was made.
        refused(Exception): What was told or typed does not fit.
    """

    changed = Signal(object)
    rolled = Signal()
    refused = Signal(object)

    def __init__(self, clerk: Clerk, dice: Dice, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clerk, self._dice = clerk, dice
        self._decision: ActionDecision | None = None
        self._target: EntityId | None = None

    @property
    def decision(self) -> ActionDecision | None:
        """What is in hand, or None."""
        return self._decision

    @property
    def target(self) -> EntityId | None:
        """The clock that a success ticks, or None; it is kept for the next roll."""
        return self._target

    def arm(self, who: EntityId, action: ActionId) -> None:
        """Take an action in hand; the same one is put down, another keeps pair and clock."""
        before = self._decision
        if before is not None and (before.who, before.terms.action) == (who, action):
            self.drop()
            return
        terms = self._begun(who, action)
        if before is not None and before.who == who:
            terms = replace(before.terms, action=action, uses=())
        self.hold(ActionDecision(who=who, terms=terms))

    def hold(self, decision: ActionDecision) -> None:
        """Take a roll in hand as it is."""
        if decision != self._decision:
            self._decision = decision
            self.say()

    def roll_alone(self, who: EntityId, action: ActionId) -> None:
        """Roll an action now, as it is in hand or else as it comes."""
        before = self._decision
        if before is None or (before.who, before.terms.action) != (who, action):
            self.hold(ActionDecision(who=who, terms=self._begun(who, action)))
        self.go()

    def _begun(self, who: EntityId, action: ActionId) -> ActionTerms:
        """Return a roll to begin with: severe harm fits any situation (rules/blades.md 29).

        The first action in a score opens as the engagement roll has it (97, 152, 154).
        """
        sheet = self._clerk.table.value(who, Scoundrel)
        severe = sheet.harm.row(HarmLevel.SEVERE) if sheet is not None else ()
        terms, score = ActionTerms(action=action, wounds=severe), score_of(self._clerk.table)
        opening = None if score is None else score.opening_for(who)
        if score is None or opening is None:
            return terms
        return replace(terms, position=opening, set_up=score.gain)

    def drop(self) -> None:
        """Put the roll down; nothing has happened at the table."""
        if self._decision is not None:
            self._decision = None
            self.changed.emit(None)

    def adjust(self, terms: ActionTerms) -> None:
        """Roll on other terms."""
        if self._decision is not None:
            self.hold(replace(self._decision, terms=terms))

    def change(self, act: Callable[[ActionTerms], ActionTerms]) -> None:
        """Do something to the terms."""
        if self._decision is not None:
            self.adjust(act(self._decision.terms))

    def next_helper(self) -> None:
        """Have the next one assist who can; after the last, nobody."""
        offer = self.offer()
        if offer is not None:
            helpers = tuple(one.who for one in offer.helpers)
            self.change(lambda terms: with_next_helper(terms, helpers))

    def tick_wound(self, who: EntityId, wound: Wound) -> None:
        """Count a harm of whoever acts, or no longer."""
        if self._decision is not None and self._decision.who == who:
            self.change(lambda terms: with_wound(terms, wound))

    def write_why(self, why: str) -> None:
        """Say what it is rolled for."""
        if self._decision is not None:
            self.hold(replace(self._decision, why=why))

    def toggle_secret(self) -> None:
        """Keep it from the players' screen, or not."""
        if self._decision is not None:
            self.hold(replace(self._decision, is_secret=not self._decision.is_secret))

    def toggle_overrule(self) -> None:
        """Overrule whatever would forbid it, or not."""
        if self._decision is not None:
            self.hold(replace(self._decision, is_overruled=not self._decision.is_overruled))

    def aim(self, clock: EntityId | None) -> None:
        """Have a success tick a clock, or none."""
        if clock != self._target:
            self._target = clock
            self.say()

    def go(self) -> None:
        """Let the machine's dice fall."""
        self._roll(lambda _decision: self._dice)

    def go_anyway(self) -> None:
        """Let the dice fall whatever would forbid it."""
        if self._decision is not None:
            self.hold(replace(self._decision, is_overruled=True))
            self.go()

    def tell(self, said: FacesTyped | ReportedBest) -> None:
        """Take what real dice show, or what the player said they came to."""
        match said:
            case FacesTyped(faces=faces):
                table = self._clerk.table
                self._roll(lambda decision: typed_rating(checked(table, decision), faces))
            case ReportedBest():
                self._roll(lambda _decision: said)

    def say(self) -> None:
        """Say what is in hand anew, as after another step at the table."""
        if self._decision is None:
            return
        offer = self.offer()
        if offer is None:
            self.drop()
        else:
            self.changed.emit(offer)

    def offer(self) -> ActionRollOffer | None:
        """Return what the panel shows, or None when nothing is in hand any more."""
        decision, table = self._decision, self._clerk.table
        return None if decision is None else offer_of_action(table, decision, self._target)

    def _roll(self, source: Callable[[ActionDecision], Throw]) -> None:
        decision = self._decision
        if decision is None:
            return
        try:
            # What cannot be is said where it was typed or pressed.
            aimed = replace(decision, aim=self._target)
            made: Transaction = roll_action(self._clerk.table, aimed, source(decision))
        except (BladesError, DiceError, PlayError) as error:
            self.refused.emit(error)
            return
        if self._clerk.do(lambda _table: made) is not None:
            if self._decision == decision:
                self.drop()
            self.rolled.emit()


def offer_of_action(
    table: Table, decision: ActionDecision, target: EntityId | None = None
) -> ActionRollOffer | None:
    """Return what the panel shows of an action roll, or None where its sheet is gone."""
    scoundrel = table.value(decision.who, Scoundrel)
    if scoundrel is None:
        return None
    if decision.terms.helper is not None and table.value(decision.terms.helper, Scoundrel) is None:
        decision = replace(decision, terms=replace(decision.terms, helper=None))
    terms, count, crew = decision.terms, counted(table, decision), crew_of(table)
    sheets, dice = paid(table, decision), _pool(count.dice)
    pushes = tuple(one for one in terms.pushes if one is not Push.DIE)
    plain = counted(table, replace(decision, terms=replace(terms, pushes=pushes))).dice
    clocks = _clocks(table)
    score = score_of(table)
    clean = effect_segments(count.effect, table.rulings).count
    return ActionRollOffer(
        who=decision.who,
        name=scoundrel.name,
        rating=scoundrel.ratings.of(count.rated),
        terms=terms,
        counted=count,
        odds=rating_odds(dice),
        plain_odds=rating_odds(_pool(plain)),
        stress=_stress(table, decision.who, sheets.get(decision.who), count.stress),
        helper=None
        if terms.helper is None
        else _stress(table, terms.helper, sheets.get(terms.helper), count.helper_stress),
        helpers=_helpers(table, decision),
        uses=offered_uses(scoundrel, crew, terms.action, count.position),
        wounds=scoundrel.harm.wounds,
        has_special=has_special(scoundrel) and ArmourKind.SPECIAL not in scoundrel.armour_used,
        ticks=clean,
        better_ticks=effect_segments(raised(count.effect), table.rulings).count,
        target=next((one for one in clocks if one.clock == target), None),
        clocks=clocks,
        refusal=_refusal(table, decision),
        why=decision.why,
        is_secret=decision.is_secret,
        is_overruled=decision.is_overruled,
        overruled=overruled(table, decision),
        reminders=reminders(scoundrel, terms.action),
        is_score_running=score is not None and score.is_running,
        opening=None if score is None else score.opening_for(decision.who),
    )


def _pool(dice: int) -> Rating:
    return Rating(count=min(max(dice, 0), OVERRULED_POOL))


def _refusal(table: Table, decision: ActionDecision) -> Exception | None:
    try:
        checked(table, decision)
    except (BladesError, PlayError) as error:
        return error
    return None


def _stress(table: Table, who: EntityId, after: object, cost: int = 0) -> StressOffer:
    before = table.value(who, Scoundrel)
    assert before is not None  # whoever pays is on the table  # noqa: S101
    now = after if isinstance(after, Scoundrel) else before
    return StressOffer(
        who=who,
        name=before.name,
        before=before.stress,
        after=now.stress,
        boxes=stress_boxes(before, crew_of(table)),
        cost=cost,
    )


def _helpers(table: Table, decision: ActionDecision) -> tuple[StressOffer, ...]:
    """Return who could assist: everybody in play but who acts."""
    crew = crew_of(table)
    return tuple(
        _stress(
            table,
            who,
            one if is_help_free(one) else stressed(one, ASSIST_STRESS, crew).scoundrel,
        )
        for who, one in table.values(Scoundrel).items()
        if who != decision.who and one.fate is Fate.ACTIVE
    )


def _clocks(table: Table) -> tuple[ClockOffer, ...]:
    """Return the clocks that a success might tick: those with an empty segment."""
    return tuple(
        ClockOffer(
            clock=key,
            name=clock.name,
            kind=clock.kind,
            filled=clock.filled,
            size=clock.size,
            is_locked=clock.locked,
        )
        for key, clock in table.values(Clock).items()
        if clock.filled < clock.size and not clock.is_archived
    )
