"""Armour (rules/blades.md 37, 38; rules/blades-abilities.md G1-G3)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.blades.ability import AbilityId
from duskboard.core.blades.error import BladesError
from duskboard.core.blades.scoundrel import ArmourKind, Scoundrel


class Shield(StrEnum):
    """What a mark of armour does to a consequence (rules/blades.md 37; G2)."""

    LESS = "less"
    GONE = "gone"
    LESS_OR_GONE = "less-or-gone"


SHIELDS: Mapping[AbilityId, Shield] = MappingProxyType(
    {
        AbilityId.BATTLEBORN: Shield.LESS,
        AbilityId.FOCUSED: Shield.GONE,
        AbilityId.FORTITUDE: Shield.GONE,
        AbilityId.SHADOW: Shield.GONE,
        AbilityId.SUBTERFUGE: Shield.GONE,
        AbilityId.MASTERMIND: Shield.LESS_OR_GONE,
        AbilityId.WARDED: Shield.LESS_OR_GONE,
    }
)
"""What special armour does by each ability that has it (rules/blades-abilities.md G2)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ArmourUse:
    """A use of a box that is not marked.

    Attributes:
        kind: The box.
        ability: The ability that names it, or None.
        shield: What it does.
        is_for_mates: Whether it is for somebody else (rules/blades-abilities.md A36).
    """

    kind: ArmourKind
    ability: AbilityId | None = None
    shield: Shield = Shield.LESS_OR_GONE
    is_for_mates: bool = False


class ArmourUsedError(BladesError):
    """The box is marked already. Args: the name, the box."""


class NoSpecialArmourError(BladesError):
    """No ability names special armour. Args: the name."""


class ArmourNotCarriedError(BladesError):
    """What the box is worn for is not carried. Args: the name, the box, the item."""


class ArmourFreeError(BladesError):
    """The box is not marked. Args: the name, the box."""


def armour_uses(scoundrel: Scoundrel) -> tuple[ArmourUse, ...]:
    """Return what the boxes that are free can do (rules/blades.md 37; G1, G2)."""
    free = [kind for kind in ArmourKind if kind not in scoundrel.armour_used]
    plain = [ArmourUse(kind=kind) for kind in free if kind is not ArmourKind.SPECIAL]
    special = [
        ArmourUse(
            kind=ArmourKind.SPECIAL,
            ability=ability,
            shield=shield,
            is_for_mates=ability is AbilityId.MASTERMIND,
        )
        for ability, shield in SHIELDS.items()
        if ArmourKind.SPECIAL in free and scoundrel.has(ability)
    ]
    return (*plain, *special)


def has_special(scoundrel: Scoundrel) -> bool:
    """Return whether an ability names special armour (rules/blades.md 37)."""
    return any(scoundrel.has(ability) for ability in SHIELDS)


def left_behind(scoundrel: Scoundrel, kind: ArmourKind) -> str:
    """Return the armour of a box that somebody owns and does not carry, or "" (37, 83).

    A sheet on which no item is armour has nothing to be ticked for it.
    """
    worn = [item for item in scoundrel.items if item.armour is kind]
    return "" if any(item.is_carried for item in worn) else next((one.name for one in worn), "")


def armour_marked(
    scoundrel: Scoundrel, kind: ArmourKind, *, is_overruled: bool = False
) -> Scoundrel:
    """Return a sheet with a box of armour marked (rules/blades.md 37).

    Raises:
        ArmourUsedError: It is marked already.
        NoSpecialArmourError: No ability names it; the game master may overrule that.
        ArmourNotCarriedError: It is not in the load; the game master may overrule that.
    """
    if kind in scoundrel.armour_used:
        raise ArmourUsedError(scoundrel.name, kind)
    if kind is ArmourKind.SPECIAL and not has_special(scoundrel) and not is_overruled:
        raise NoSpecialArmourError(scoundrel.name)
    at_home = left_behind(scoundrel, kind)
    if at_home and not is_overruled:
        raise ArmourNotCarriedError(scoundrel.name, kind, at_home)
    return _with(scoundrel, {*scoundrel.armour_used, kind})


def armour_freed(scoundrel: Scoundrel, kind: ArmourKind) -> Scoundrel:
    """Return a sheet with a box of armour free again.

    Raises:
        ArmourFreeError: It is not marked.
    """
    if kind not in scoundrel.armour_used:
        raise ArmourFreeError(scoundrel.name, kind)
    return _with(scoundrel, set(scoundrel.armour_used) - {kind})


def _with(scoundrel: Scoundrel, marked: set[ArmourKind]) -> Scoundrel:
    return replace(scoundrel, armour_used=tuple(kind for kind in ArmourKind if kind in marked))
