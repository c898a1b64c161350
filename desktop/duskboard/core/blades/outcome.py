"""What each outcome offers at each position (rules/blades.md 17, 18, 23, 27)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.blades.consequence import ConsequenceKind
from duskboard.core.blades.harm import HarmLevel
from duskboard.core.blades.position import Position, raised
from duskboard.core.clocks.effect import Effect, Outcome


class Verdict(StrEnum):
    """How an action comes out, in a few words (rules/blades.md 17)."""

    BETTER = "better"
    DONE = "done"
    HESITATES = "hesitates"
    AT_A_PRICE = "at-a-price"
    FALTERS = "falters"
    BADLY = "badly"
    WORST = "worst"


@dataclass(frozen=True, slots=True, kw_only=True)
class Offered:
    """A consequence that an outcome offers.

    Attributes:
        kind: Which.
        degree: The level of harm, or the ticks of a complication; 0 for the others.
    """

    kind: ConsequenceKind
    degree: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """What an outcome offers at a position; the game master picks one or several (18).

    Attributes:
        verdict: How it comes out.
        is_done: Whether what was meant is done; else the game master says what still happens.
        consequences: What can be inflicted.
        may_withdraw: Whether whoever acts may draw back instead.
        heat: Heat in place of a complication, or 0.
    """

    verdict: Verdict
    is_done: bool
    consequences: tuple[Offered, ...] = ()
    may_withdraw: bool = False
    heat: int = 0


_REDUCED = Offered(kind=ConsequenceKind.REDUCED_EFFECT)
_WORSE = Offered(kind=ConsequenceKind.WORSE_POSITION)
_LOST = Offered(kind=ConsequenceKind.LOST_OPPORTUNITY)
_SEVERITY = {Position.CONTROLLED: 1, Position.RISKY: 2, Position.DESPERATE: 3}
_SERIOUS_HEAT = 2


def _harm(level: HarmLevel) -> Offered:
    return Offered(kind=ConsequenceKind.HARM, degree=level)


def _trouble(position: Position) -> Offered:
    return Offered(kind=ConsequenceKind.COMPLICATION, degree=_SEVERITY[position])


def _offer(verdict: Verdict, position: Position, *others: Offered, is_done: bool) -> Offer:
    heat = _SERIOUS_HEAT if position is Position.DESPERATE else 1
    harm = _harm(HarmLevel(_SEVERITY[position]))
    return Offer(
        verdict=verdict,
        is_done=is_done,
        consequences=(harm, _trouble(position), *others),
        may_withdraw=verdict is Verdict.HESITATES,
        heat=heat,
    )


_CONTROLLED, _RISKY, _DESPERATE = Position
_FALTERS = Offer(verdict=Verdict.FALTERS, is_done=False, consequences=(_WORSE,), may_withdraw=True)
_TABLE: Mapping[tuple[Position, Outcome], Offer] = MappingProxyType(
    {
        (_CONTROLLED, Outcome.PARTIAL): _offer(
            Verdict.HESITATES, _CONTROLLED, _REDUCED, _WORSE, is_done=True
        ),
        (_CONTROLLED, Outcome.BAD): _FALTERS,
        (_RISKY, Outcome.PARTIAL): _offer(
            Verdict.AT_A_PRICE, _RISKY, _REDUCED, _WORSE, is_done=True
        ),
        (_RISKY, Outcome.BAD): _offer(Verdict.BADLY, _RISKY, _WORSE, _LOST, is_done=False),
        (_DESPERATE, Outcome.PARTIAL): _offer(
            Verdict.AT_A_PRICE, _DESPERATE, _REDUCED, is_done=True
        ),
        (_DESPERATE, Outcome.BAD): _offer(Verdict.WORST, _DESPERATE, _LOST, is_done=False),
    }
)


def offer_of(position: Position, outcome: Outcome) -> Offer:
    """Return what an outcome offers at a position (rules/blades.md 17)."""
    match outcome:
        case Outcome.CRITICAL:
            return Offer(verdict=Verdict.BETTER, is_done=True)
        case Outcome.FULL:
            return Offer(verdict=Verdict.DONE, is_done=True)
        case Outcome.PARTIAL | Outcome.BAD:
            return _TABLE[position, outcome]


def effect_of(effect: Effect, outcome: Outcome) -> Effect:
    """Return the effect that an outcome has, before any consequence lowers it (17, 18, 23).

    A critical raises it. After 1-3 there is usually none.
    """
    match outcome:
        case Outcome.CRITICAL:
            return raised(effect)
        case Outcome.FULL | Outcome.PARTIAL:
            return effect
        case Outcome.BAD:
            return Effect.ZERO
