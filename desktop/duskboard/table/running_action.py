"""What an action left behind: consequences that wait, approaches that are closed (26-40, 137).

It lies on the table, since what the game master chooses waits as buttons: closing the program in
the middle loses nothing.
"""

from dataclasses import dataclass
from enum import StrEnum

from duskboard.core.blades.action import ActionTerms
from duskboard.core.blades.consequence import Consequence, effect_after
from duskboard.core.blades.position import Position
from duskboard.core.blades.scoundrel import ArmourKind
from duskboard.core.clocks.effect import Effect
from duskboard.core.identity import EntityId
from duskboard.table.action_roll import ActionRoll, ResistanceRoll, TeamActionRoll


class ThreatState(StrEnum):
    """How a consequence stands."""

    OPEN = "open"
    RESISTED = "resisted"
    ARMOURED = "armoured"
    AVOIDED = "avoided"
    APPLIED = "applied"

    @property
    def is_over(self) -> bool:
        """Whether nothing more comes of it."""
        return self in {ThreatState.AVOIDED, ThreatState.APPLIED}


@dataclass(frozen=True, slots=True, kw_only=True)
class Threat:
    """A consequence that the game master inflicts.

    Attributes:
        number: What it is told from others by, 1 for the first.
        who: Whom it hits.
        inflicted: As it was inflicted.
        left: What is left of it, or None for nothing.
        state: How it stands.
        roll: The resistance roll, or None.
        armour: The boxes that were marked against it (rules/blades.md 37).
        taken_from: Whom it hit before somebody took it over, or None (101).
        was_daring: Whether the action was a daring one, which makes resisting harder (A22).
        is_cut_off: Whether nobody could take it over (153).
        is_older: Whether it came of an action before this one.
    """

    number: int
    who: EntityId
    inflicted: Consequence
    left: Consequence | None
    state: ThreatState = ThreatState.OPEN
    roll: ResistanceRoll | None = None
    armour: tuple[ArmourKind, ...] = ()
    taken_from: EntityId | None = None
    was_daring: bool = False
    is_cut_off: bool = False
    is_older: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class RunningAction:
    """The action that was rolled last, and what is still to come of it.

    Attributes:
        who: Who acted, or whom a consequence without a roll hits (rules/blades.md 40).
        terms: What was rolled, for another try, or None without a roll.
        roll: The roll, or None.
        threats: Consequences; those of an action before that still wait stand first.
        closed: Approaches that are spent (rules/blades.md 137).
        next_position: The position of another try, or None for what the game master sets (28).
        ticked: Clocks that the effect has ticked.
        is_secret: Whether only the game master knows of the roll.
    """

    who: EntityId
    terms: ActionTerms | None = None
    roll: ActionRoll | TeamActionRoll | None = None
    threats: tuple[Threat, ...] = ()
    closed: tuple[str, ...] = ()
    next_position: Position | None = None
    ticked: tuple[EntityId, ...] = ()
    is_secret: bool = False

    @property
    def effect(self) -> Effect | None:
        """The effect after the consequences that came true, or None without a roll (23)."""
        if self.roll is None:
            return None
        applied = tuple(
            one.inflicted
            for one in self.threats
            if one.state is ThreatState.APPLIED and not one.is_older
        )
        return effect_after(self.roll.effect, applied)

    @property
    def waiting(self) -> tuple[Threat, ...]:
        """The consequences that are not over."""
        return tuple(one for one in self.threats if not one.state.is_over)

    def threat(self, number: int) -> Threat | None:
        """Return a consequence, or None."""
        return next((one for one in self.threats if one.number == number), None)
