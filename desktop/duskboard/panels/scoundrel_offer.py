"""The roll in hand as the sheets of scoundrels show it: what is lit, and what it would cost."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from duskboard.core.blades.harm import Wound
from duskboard.core.blades.trait import ActionId, AttributeId
from duskboard.core.identity import EntityId


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoundrelOffer:
    """The roll in hand.

    Attributes:
        who: Who rolls.
        action: The action that is rolled, or None.
        attribute: The attribute that resists, or None.
        figure: How many dice: "4d".
        wounds: Harm that counts for it.
        stress: What it would cost each sheet: an assist is paid by the helper.
    """

    who: EntityId
    action: ActionId | None = None
    attribute: AttributeId | None = None
    figure: str = ""
    wounds: tuple[Wound, ...] = ()
    stress: Mapping[EntityId, int] = field(default_factory=lambda: MappingProxyType({}))
