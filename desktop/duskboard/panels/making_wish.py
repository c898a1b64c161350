"""What is wished of rituals, designs and crafting."""

from dataclasses import dataclass

from duskboard.core.blades.design import Design
from duskboard.core.blades.magnitude import Magnitude, Ritual
from duskboard.core.identity import EntityId
from duskboard.panels.choice_menu import Told
from duskboard.play.blades.craft import CraftTerms


@dataclass(frozen=True, slots=True, kw_only=True)
class Begin:
    """A new ritual, or a new design, shall be written down."""

    is_ritual: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Write:
    """A ritual or a design shall be so."""

    key: EntityId
    what: Ritual | Design


@dataclass(frozen=True, slots=True, kw_only=True)
class ThrowAway:
    """A ritual or a design shall be no more."""

    key: EntityId


@dataclass(frozen=True, slots=True, kw_only=True)
class Teach:
    """Somebody has learnt a ritual or a design, or knows it no more."""

    key: EntityId
    who: EntityId
    knows: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Study:
    """Somebody shall begin a project to invent or to learn something.

    Without access there is a project for that first (rules/blades.md 118).
    """

    key: EntityId
    who: EntityId
    has_access: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Perform:
    """Somebody shall perform a ritual, prepare it, or release it.

    Attributes:
        key: The ritual.
        who: Who.
        coin: Coin for a better result.
        primes: Whether it is only prepared.
        told: What real dice came to; None for dice of the machine.
    """

    key: EntityId
    who: EntityId
    coin: int = 0
    primes: bool = False
    told: Told | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Craft:
    """Something shall be crafted; `told` is what real dice came to, None for the machine's."""

    terms: CraftTerms
    told: Told | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class KeepCraft:
    """What was crafted shall be kept, with coin for a better one; None lets it go."""

    coin: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class AskFortune:
    """Fortune shall be asked with a magnitude (rules/blades.md 128)."""

    magnitude: Magnitude


MakingWish = AskFortune | Begin | Craft | KeepCraft | Perform | Study | Teach | ThrowAway | Write
"""Whatever is wished of them."""
