"""Consequences: five kinds, and what is left of one that is resisted (26-28, 35, 37, 137-139)."""

from dataclasses import dataclass, replace
from enum import StrEnum

from duskboard.core.blades.harm import HarmLevel
from duskboard.core.blades.position import raised
from duskboard.core.clocks.effect import Effect
from duskboard.core.identity import EntityId

MOST_TICKS = 24
"""The most segments that a complication ticks."""
MOST_HEAT = 9
"""The most heat of one consequence."""


class ConsequenceKind(StrEnum):
    """The five kinds (rules/blades.md 26)."""

    REDUCED_EFFECT = "reduced-effect"
    COMPLICATION = "complication"
    LOST_OPPORTUNITY = "lost-opportunity"
    WORSE_POSITION = "worse-position"
    HARM = "harm"


@dataclass(frozen=True, slots=True, kw_only=True)
class Wounding:
    """Harm that somebody takes (rules/blades.md 29).

    Attributes:
        level: 1 to 4.
        text: What it is.
        is_supernatural: Whether it comes from the supernatural (rules/blades-abilities.md K9).
    """

    level: int
    text: str
    is_supernatural: bool = False

    def __post_init__(self) -> None:
        """Refuse harm that cannot be.

        Raises:
            ValueError: The level is not within 1 to 4, or the text is blank.
        """
        if not HarmLevel.LESSER <= self.level <= HarmLevel.FATAL or not self.text.strip():
            msg = f"Wounding has no such level or no text: {self.level} {self.text!r}"
            raise ValueError(msg)


@dataclass(frozen=True, slots=True, kw_only=True)
class Complication:
    """Trouble in the scene, perhaps on a clock (rules/blades.md 27, 138).

    Attributes:
        text: What it is.
        ticks: Segments that it ticks, or 0.
        clock: The clock that it ticks, or None for one that is still to be named.
    """

    text: str
    ticks: int = 0
    clock: EntityId | None = None

    def __post_init__(self) -> None:
        """Refuse a complication that cannot be.

        Raises:
            ValueError: There are neither words nor ticks, or too many ticks.
        """
        if not 0 <= self.ticks <= MOST_TICKS or not (self.text.strip() or self.ticks):
            msg = f"Complication says nothing, or ticks too much: {self.text!r} {self.ticks}"
            raise ValueError(msg)


@dataclass(frozen=True, slots=True, kw_only=True)
class Heat:
    """A complication in the form of heat: 1, or 2 where it is serious (rules/blades.md 27)."""

    amount: int = 1

    def __post_init__(self) -> None:
        """Refuse heat that cannot be.

        Raises:
            ValueError: The amount is not within 1 to 9.
        """
        if not 1 <= self.amount <= MOST_HEAT:
            msg = f"Heat.amount is not within 1 to {MOST_HEAT}: {self.amount}"
            raise ValueError(msg)


@dataclass(frozen=True, slots=True, kw_only=True)
class LostOpportunity:
    """The approach used is closed (rules/blades.md 137): which, in the words of the table."""

    approach: str


@dataclass(frozen=True, slots=True, kw_only=True)
class WorsePosition:
    """The next try is one step worse (rules/blades.md 28)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReducedEffect:
    """The effect is one step lower (rules/blades.md 23)."""


Consequence = Complication | Heat | LostOpportunity | ReducedEffect | WorsePosition | Wounding
"""Whatever an action may bring on somebody."""


class MenuItem(StrEnum):
    """Complications that are offered with a button each (rules/blades.md 138)."""

    FIRE = "fire"
    DISARMED = "disarmed"
    REINFORCEMENTS = "reinforcements"
    GETS_AWAY = "gets-away"
    STATUS = "status"
    HEAT = "heat"
    SERIOUS_HEAT = "serious-heat"
    ONE_TICK = "one-tick"
    TWO_TICKS = "two-ticks"
    THREE_TICKS = "three-ticks"
    TIRED = "tired"
    WORN_OUT = "worn-out"


_TICKS = {MenuItem.ONE_TICK: 1, MenuItem.TWO_TICKS: 2, MenuItem.THREE_TICKS: 3}
_HEAT = {MenuItem.HEAT: 1, MenuItem.SERIOUS_HEAT: 2}
_TIRED = {MenuItem.TIRED: HarmLevel.LESSER, MenuItem.WORN_OUT: HarmLevel.MODERATE}


def kind_of(consequence: Consequence) -> ConsequenceKind:
    """Return which of the five kinds a consequence is."""
    match consequence:
        case Wounding():
            return ConsequenceKind.HARM
        case Complication() | Heat():
            return ConsequenceKind.COMPLICATION
        case LostOpportunity():
            return ConsequenceKind.LOST_OPPORTUNITY
        case WorsePosition():
            return ConsequenceKind.WORSE_POSITION
        case ReducedEffect():
            return ConsequenceKind.REDUCED_EFFECT


def from_menu(item: MenuItem, text: str, clock: EntityId | None = None) -> Consequence:
    """Return what a button of the menu inflicts (rules/blades.md 138).

    Args:
        item: The button.
        text: What the table calls it.
        clock: The clock that ticks, or None.
    """
    if item in _HEAT:
        return Heat(amount=_HEAT[item])
    if item in _TIRED:
        return Wounding(level=_TIRED[item], text=text)
    return Complication(text=text, ticks=_TICKS.get(item, 0), clock=clock)


def reduced(consequence: Consequence, *, steps: int = 1, text: str = "") -> Consequence | None:
    """Return what is left of a consequence that is reduced, or None for nothing (35, 37).

    A harm is a level lower, a clock gets a tick less, heat is one less. What cannot be less than
    it is, is avoided, unless the table has other words for a complication.

    Args:
        consequence: What was inflicted.
        steps: How many levels, ticks or heat less.
        text: What the table calls what is left, or "".
    """
    match consequence:
        case Wounding():
            level = consequence.level - steps
            said = text or consequence.text
            return replace(consequence, level=level, text=said) if level > 0 else None
        case Complication(ticks=0):
            return replace(consequence, text=text) if text.strip() else None
        case Complication():
            ticks = consequence.ticks - steps
            said = text or consequence.text
            return replace(consequence, ticks=ticks, text=said) if ticks > 0 else None
        case Heat():
            return Heat(amount=consequence.amount - steps) if consequence.amount > steps else None
        case LostOpportunity() | ReducedEffect() | WorsePosition():
            return None


def is_reducible(consequence: Consequence) -> bool:
    """Return whether something is left of a consequence that is reduced by one."""
    return reduced(consequence) is not None


def effect_after(effect: Effect, inflicted: tuple[Consequence, ...]) -> Effect:
    """Return an effect after the consequences that came true (rules/blades.md 23)."""
    steps = sum(isinstance(one, ReducedEffect) for one in inflicted)
    return raised(effect, -steps)
