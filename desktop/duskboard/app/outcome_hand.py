"""What came of the last action: how it is shown, and what is wished of it done at the table."""

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from duskboard.app.clerk import Clerk
from duskboard.core.blades.armour import ArmourUse, Shield, armour_uses
from duskboard.core.blades.consequence import Complication, is_reducible
from duskboard.core.blades.error import BladesError
from duskboard.core.blades.position import Position
from duskboard.core.blades.reminder import reminders
from duskboard.core.blades.resistance import ResistanceTerms, Resisting, usual_resisting
from duskboard.core.blades.roll import typed_rating
from duskboard.core.blades.scoundrel import ArmourKind, Fate, Scoundrel
from duskboard.core.blades.trait import AttributeId
from duskboard.core.clocks.clock import Clock
from duskboard.core.clocks.effect import effect_segments
from duskboard.core.dice import Dice, DiceError, ReportedBest
from duskboard.core.identity import EntityId
from duskboard.odds.blades import rating_odds
from duskboard.panels.action_roll_offer import ClockOffer
from duskboard.panels.dice_entry import FacesTyped
from duskboard.panels.outcome_offer import (
    ArmourOffer,
    Bearer,
    EarlierOffer,
    OutcomeOffer,
    ResistOffer,
    ThreatOffer,
)
from duskboard.panels.outcome_wish import (
    Apply,
    Dismiss,
    Finish,
    Inflict,
    MarkArmour,
    OutcomeWish,
    Protect,
    Reopen,
    Resist,
    Retry,
    TakeUp,
    TickByEffect,
)
from duskboard.play.blades.applying import apply_threat, reopen, tick_by_effect
from duskboard.play.blades.decision import ActionDecision, Throw
from duskboard.play.blades.finishing import finish_action, take_up
from duskboard.play.blades.threat import (
    ArmourDecision,
    Lessening,
    PriceAgreedError,
    ResistanceDecision,
    SecondResistanceError,
    dismiss,
    inflict,
    mark_armour,
    protect,
    resist,
    resistance_of,
)
from duskboard.play.change import PlayError
from duskboard.table.entity import ACTION_ID
from duskboard.table.running_action import LaidAside, RunningAction, Threat, ThreatState
from duskboard.table.table import Table


class OutcomeHand(QObject):
    """Carries wishes about the action that was rolled last.

    Signals:
        retry_wished(ActionDecision): The same shall be in hand again.
        refused(Exception): What was told does not fit.
    """

    retry_wished = Signal(object)
    refused = Signal(object)

    def __init__(self, clerk: Clerk, dice: Dice, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clerk, self._dice = clerk, dice

    def offer(self, facing: EntityId | None = None) -> OutcomeOffer | None:
        """Return what the panel shows, or None when nothing is left of an action.

        Args:
            facing: Who faces something without having acted (rules/blades.md 40), or None.
        """
        table = self._clerk.table
        running = table.value(ACTION_ID, RunningAction)
        if running is None or (running.roll is None and not running.threats):
            if facing is None:
                return None
            closed = () if running is None else running.closed
            running = RunningAction(who=facing, closed=closed)
        who = table.value(running.who, Scoundrel)
        clocks = _clocks(table, running)
        effect = running.effect
        ticks = 0 if effect is None else effect_segments(effect, table.rulings).count
        return OutcomeOffer(
            running=running,
            name="" if who is None else who.name,
            offer=None if running.roll is None else running.roll.offer,
            position=Position.RISKY if running.roll is None else running.roll.position,
            ticks=ticks,
            clocks=clocks,
            target=next((one for one in clocks if one.clock == running.aim), None),
            bearers=_bearers(table, running),
            threats=tuple(_threat(table, running, one) for one in running.threats),
            earlier=tuple(_earlier(table, one) for one in running.earlier),
            can_retry=running.next_position is not None and running.terms is not None,
            reminders=()
            if who is None or running.roll is None
            else reminders(who, running.roll.action),
        )

    def wish(self, wish: OutcomeWish) -> None:
        """Do what was clicked."""
        do = self._clerk.do
        match wish:
            case Inflict(who=who, consequence=consequence):
                do(lambda table: inflict(table, who, consequence))
            case Resist():
                self._resist(wish)
            case MarkArmour() | Protect():
                self._meet(wish)
            case Apply(number=number, clock=clock):
                do(lambda table: apply_threat(table, number, clock))
            case Dismiss(number=number):
                do(lambda table: dismiss(table, number))
            case TickByEffect(clock=clock, count=count):
                do(
                    lambda table: tick_by_effect(table, clock, count),
                    lambda table: tick_by_effect(table, clock, count, is_overruled=True),
                )
            case Reopen() | Retry() | TakeUp() | Finish():
                self._go_on(wish)

    def _go_on(self, wish: Reopen | Retry | TakeUp | Finish) -> None:
        match wish:
            case Reopen(approach=approach):
                self._clerk.do(lambda table: reopen(table, approach))
            case Retry():
                self._retry()
            case TakeUp(place=place):
                self._clerk.do(lambda table: take_up(table, place))
            case Finish():
                # Where it was only asked what somebody resists, nothing is to be done with.
                if self.offer() is not None:
                    self._clerk.do(finish_action)

    def _meet(self, wish: MarkArmour | Protect) -> None:
        do, number = self._clerk.do, wish.number
        if isinstance(wish, Protect):
            protector = wish.protector
            do(
                lambda table: protect(table, number, protector),
                lambda table: protect(table, number, protector, is_overruled=True),
            )
            return
        decision = ArmourDecision(
            number=number,
            kind=wish.kind,
            lessening=Lessening(how=wish.how),
            bearer=wish.bearer,
        )
        do(
            lambda table: mark_armour(table, decision),
            lambda table: mark_armour(table, replace(decision, is_overruled=True)),
        )

    def _resist(self, wish: Resist) -> None:
        decision = ResistanceDecision(
            number=wish.number, terms=wish.terms, lessening=Lessening(how=wish.how)
        )
        try:
            throw = self._throw(decision, wish.told)
            made = resist(self._clerk.table, decision, throw)
        except (PriceAgreedError, SecondResistanceError):
            told = wish.told
            again = replace(decision, is_overruled=True)
            self._clerk.do(
                lambda table: resist(table, decision, self._throw(decision, told)),
                lambda table: resist(table, again, self._throw(again, told)),
            )
            return
        except (BladesError, DiceError, PlayError) as error:
            self.refused.emit(error)
            return
        self._clerk.do(lambda _table: made)

    def _throw(self, decision: ResistanceDecision, told: FacesTyped | ReportedBest | None) -> Throw:
        if told is None or isinstance(told, ReportedBest):
            return self._dice if told is None else told
        counted = resistance_of(self._clerk.table, decision)
        return typed_rating(counted.check, told.faces)

    def _retry(self) -> None:
        running = self._clerk.table.value(ACTION_ID, RunningAction)
        if running is None or running.terms is None or running.next_position is None:
            return
        terms = replace(
            running.terms,
            position=running.next_position,
            pushes=(),
            armoured_push=None,
            bargain=None,
            helper=None,
        )
        self.retry_wished.emit(ActionDecision(who=running.who, terms=terms))


def _clocks(table: Table, running: RunningAction) -> tuple[ClockOffer, ...]:
    """Return the clocks that an effect or a complication may tick, or has ticked."""
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
        if not clock.is_archived and (clock.filled < clock.size or key in running.ticked)
    )


def _bearers(table: Table, running: RunningAction) -> tuple[Bearer, ...]:
    """Return whom a consequence may hit: who acted first, then everybody in play."""
    people = table.values(Scoundrel)
    active = [who for who, one in people.items() if one.fate is Fate.ACTIVE]
    order = dict.fromkeys([running.who, *active])
    return tuple(Bearer(who=who, name=people[who].name) for who in order if who in people)


def _earlier(table: Table, one: LaidAside) -> EarlierOffer:
    scoundrel = table.value(one.who, Scoundrel)
    name = one.roll.who if scoundrel is None else scoundrel.name
    return EarlierOffer(name=name, action=one.roll.action, outcome=one.roll.outcome)


def _threat(table: Table, running: RunningAction, threat: Threat) -> ThreatOffer:
    people = table.values(Scoundrel)
    bearer = _bearer(table, threat.who)
    taken_from = "" if threat.taken_from is None else _bearer(table, threat.taken_from).name
    clock = threat.inflicted.clock if isinstance(threat.inflicted, Complication) else None
    named = None if clock is None else table.value(clock, Clock)
    is_open = threat.state is ThreatState.OPEN and not threat.is_price
    others = tuple(
        Bearer(who=who, name=one.name)
        for who, one in people.items()
        if who != threat.who and one.fate is Fate.ACTIVE
    )
    return ThreatOffer(
        threat=threat,
        bearer=bearer,
        taken_from=taken_from,
        clock="" if named is None else named.name,
        resists=() if threat.state.is_over or threat.who not in people else _resists(table, threat),
        is_met=not is_open,
        armour=() if threat.state.is_over or threat.is_price else _armour(table, threat),
        protectors=others if is_open and not threat.is_cut_off else (),
        is_reducible=is_reducible(threat.left or threat.inflicted),
        usual=usual_resisting(table.rulings.blades),
        action=None if running.roll is None or threat.is_older else running.roll.action,
    )


def _bearer(table: Table, who: EntityId) -> Bearer:
    scoundrel = table.value(who, Scoundrel)
    return Bearer(who=who, name="" if scoundrel is None else scoundrel.name)


def _resists(table: Table, threat: Threat) -> tuple[ResistOffer, ...]:
    found = []
    for attribute in AttributeId:
        decision = ResistanceDecision(
            number=threat.number,
            terms=ResistanceTerms(attribute=attribute),
            lessening=Lessening(how=Resisting.REDUCES),
        )
        counted = resistance_of(table, decision)
        odds = rating_odds(counted.check)
        found.append(ResistOffer(attribute=attribute, counted=counted, odds=odds))
    return tuple(found)


def _armour(table: Table, threat: Threat) -> tuple[ArmourOffer, ...]:
    """Return the boxes that can meet a consequence: one's own, and special armour of mates."""
    found: list[ArmourOffer] = []
    for who, one in table.values(Scoundrel).items():
        is_mate = who != threat.who
        uses = [use for use in armour_uses(one) if use.is_for_mates is is_mate]
        for kind in dict.fromkeys(use.kind for use in uses):
            if _is_met_by(threat, kind):
                of_kind = [use for use in uses if use.kind is kind]
                found.append(_armour_offer(Bearer(who=who, name=one.name), kind, of_kind))
    return tuple(found)


def _is_met_by(threat: Threat, kind: ArmourKind) -> bool:
    """Return whether a box can meet what is left: heavy armour goes with the standard one (37)."""
    if threat.state is ThreatState.OPEN:
        return True
    pair = {ArmourKind.STANDARD, ArmourKind.HEAVY}
    return threat.roll is None and {*threat.armour, kind} == pair


def _armour_offer(bearer: Bearer, kind: ArmourKind, uses: list[ArmourUse]) -> ArmourOffer:
    shields = {use.shield for use in uses}
    both = Shield.LESS_OR_GONE in shields
    return ArmourOffer(
        kind=kind,
        bearer=bearer,
        can_reduce=both or Shield.LESS in shields,
        can_avoid=both or Shield.GONE in shields,
    )
