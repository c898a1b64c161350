"""What turns with a score and a downtime (rules/blades.md 38, 83, 113, 114, 125; A15, A29, A34)."""

from dataclasses import dataclass, replace

from duskboard.core.blades.ability import AbilityId
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.scoundrel import MAX_STASH, ArmourKind, Load, Scoundrel
from duskboard.core.blades.stress import Strain, stressed
from duskboard.core.blades_rulings import SpecialArmourReturn
from duskboard.core.clocks.effect import Outcome
from duskboard.core.rulings import Rulings

SIDE_STASH = 2
"""Stash that A Little Something on the Side brings (rules/blades-abilities.md A29)."""
FREE_TICKS = 2
"""Ticks that an Analyst gives to projects for nothing (rules/blades-abilities.md A15)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Closing:
    """What the end of a downtime did to a sheet.

    Attributes:
        strain: The stress of a vice that was left alone, and the sheet afterwards (125).
        stash: Stash that came on the quiet (A29).
    """

    strain: Strain
    stash: int


def loaded(scoundrel: Scoundrel, load: Load, rulings: Rulings) -> Scoundrel:
    """Return a sheet with a load chosen for the next score (rules/blades.md 38, 83).

    Armour comes back, special armour by ruling blades.special_armour_returns; nothing is ticked
    yet; free assists (A33) and training (76) begin anew.
    """
    keeps = rulings.blades.special_armour_returns is SpecialArmourReturn.DOWNTIME
    used = tuple(kind for kind in scoundrel.armour_used if keeps and kind is ArmourKind.SPECIAL)
    items = tuple(replace(item, is_carried=False) for item in scoundrel.items)
    return replace(scoundrel, load=load, armour_used=used, items=items, assists_given=0, trained=())


def rested(scoundrel: Scoundrel, rulings: Rulings) -> Scoundrel:
    """Return a sheet at the start of a downtime (rules/blades-abilities.md G3; D2, 76).

    No load is chosen any more; special armour comes back where the ruling says so.
    """
    returns = rulings.blades.special_armour_returns is SpecialArmourReturn.DOWNTIME
    used = tuple(
        kind for kind in scoundrel.armour_used if not (returns and kind is ArmourKind.SPECIAL)
    )
    items = tuple(replace(item, is_carried=False) for item in scoundrel.items)
    return replace(scoundrel, load=None, armour_used=used, items=items, trained=())


def closed(scoundrel: Scoundrel, crew: Crew | None = None) -> Closing:
    """Return what the end of a downtime does (rules/blades.md 125; A29).

    A vice that was left alone brings stress for every trauma, unless it was satisfied.
    """
    due = 0 if scoundrel.is_vice_satisfied else len(scoundrel.traumas)
    has_side = scoundrel.has(AbilityId.A_LITTLE_SOMETHING_ON_THE_SIDE)
    stash = min(SIDE_STASH, MAX_STASH - scoundrel.stash) if has_side else 0
    richer = replace(scoundrel, stash=scoundrel.stash + stash, is_vice_satisfied=False)
    return Closing(strain=stressed(richer, due, crew), stash=stash)


def free_ticks(scoundrel: Scoundrel) -> int:
    """Return the ticks that somebody gives to projects for nothing each downtime (A15)."""
    return FREE_TICKS if scoundrel.has(AbilityId.ANALYST) else 0


def extra_activities(scoundrel: Scoundrel) -> int:
    """Return the activities that somebody gives, to themselves or another, each downtime (A34)."""
    return int(scoundrel.has(AbilityId.CALCULATING))


def result_levels(scoundrel: Scoundrel) -> int:
    """Return the result levels above the dice on acquiring and reducing heat (A35, G5)."""
    return int(scoundrel.has(AbilityId.CONNECTED))


def outcome_raised(outcome: Outcome, levels: int) -> Outcome:
    """Return an outcome so many levels higher, a critical at most (rules/blades.md 114; G5).

    Raises:
        ValueError: The levels are below 0.
    """
    if levels < 0:
        msg = f"levels are below 0: {levels}"
        raise ValueError(msg)
    outcomes = tuple(Outcome)
    return outcomes[min(len(outcomes) - 1, outcomes.index(outcome) + levels)]
