"""What the panel of rolls shows after an action: its outcome, and the consequences that wait."""

from dataclasses import dataclass

from duskboard.core.blades.ability import AbilityId
from duskboard.core.blades.outcome import Offer
from duskboard.core.blades.position import Position
from duskboard.core.blades.resistance import CountedResistance, Resisting
from duskboard.core.blades.scoundrel import ArmourKind
from duskboard.core.blades.trait import ActionId, AttributeId
from duskboard.core.clocks.effect import Outcome
from duskboard.core.identity import EntityId
from duskboard.odds.blades import RatingOdds
from duskboard.panels.action_roll_offer import ClockOffer
from duskboard.table.running_action import RunningAction, Threat


@dataclass(frozen=True, slots=True, kw_only=True)
class Bearer:
    """Somebody whom a consequence may hit: which sheet, and who that is."""

    who: EntityId
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ResistOffer:
    """A way to resist a consequence: the attribute, its dice, and what those will cost."""

    attribute: AttributeId
    counted: CountedResistance
    odds: RatingOdds


@dataclass(frozen=True, slots=True, kw_only=True)
class ArmourOffer:
    """A box of armour that can meet a consequence.

    Attributes:
        kind: The box.
        bearer: Whose it is.
        can_reduce: Whether it can leave something of it.
        can_avoid: Whether it can leave nothing of it.
    """

    kind: ArmourKind
    bearer: Bearer
    can_reduce: bool = True
    can_avoid: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class ThreatOffer:
    """A consequence, and what can meet it.

    Attributes:
        threat: The consequence.
        bearer: Whom it hits.
        taken_from: Whom it hit before somebody took it over, or "".
        clock: The name of the clock that it ticks, or "".
        resists: The ways to resist it; none where it is over.
        is_met: Whether it was met already, or agreed to: to resist it takes the game master's word.
        armour: The boxes that can meet it.
        protectors: Who can take it over.
        is_reducible: Whether something is left of it when it is reduced.
        usual: What resisting does at this table, or None where it is asked.
        action: What was done that it came of, or None where that is not known any more.
    """

    threat: Threat
    bearer: Bearer
    taken_from: str = ""
    clock: str = ""
    resists: tuple[ResistOffer, ...] = ()
    is_met: bool = False
    armour: tuple[ArmourOffer, ...] = ()
    protectors: tuple[Bearer, ...] = ()
    is_reducible: bool = True
    usual: Resisting | None = None
    action: ActionId | None = None

    @property
    def can_resist(self) -> bool:
        """Whether it can be resisted as the rules have it."""
        return bool(self.resists) and not self.is_met


@dataclass(frozen=True, slots=True, kw_only=True)
class EarlierOffer:
    """An action that was laid aside: who acted, what was done, and how it came out."""

    name: str
    action: ActionId
    outcome: Outcome


@dataclass(frozen=True, slots=True, kw_only=True)
class OutcomeOffer:
    """An action that was rolled, or none yet, and what is still to come of it.

    Attributes:
        running: The action.
        name: Who acted.
        offer: What the outcome offers, or None without a roll (rules/blades.md 17).
        position: Where the action stood.
        ticks: Segments that the effect is worth; None where the table asks.
        clocks: The clocks that it may tick.
        target: The one that it was meant for, or None.
        bearers: Whom a consequence may hit, the likeliest first.
        threats: The consequences.
        can_retry: Whether another try is a step worse.
        earlier: Actions that were laid aside and can be taken up again.
        reminders: Abilities of whoever acted to remind of.
    """

    running: RunningAction
    name: str
    offer: Offer | None
    position: Position
    ticks: int | None
    clocks: tuple[ClockOffer, ...] = ()
    target: ClockOffer | None = None
    bearers: tuple[Bearer, ...] = ()
    threats: tuple[ThreatOffer, ...] = ()
    can_retry: bool = False
    earlier: tuple[EarlierOffer, ...] = ()
    reminders: tuple[AbilityId, ...] = ()
