"""What an action left behind: consequences that wait, approaches that are closed (26-40, 137).

It lies on the table, since what the game master chooses waits as buttons: closing the program in
the middle loses nothing.
"""

from dataclasses import dataclass, replace
from enum import StrEnum

from duskboard.core.blades.action import ActionTerms
from duskboard.core.blades.consequence import Consequence, effect_after
from duskboard.core.blades.position import Position
from duskboard.core.blades.scoundrel import ArmourKind
from duskboard.core.clocks.effect import Effect, Outcome
from duskboard.core.identity import EntityId
from duskboard.table.action_roll import ActionRoll, ResistanceRoll, TeamActionRoll

MOST_LAID_ASIDE = 8
"""The most actions that are kept while others take their place; the oldest goes first."""


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
        is_price: Whether it is the price of a Devil's Bargain, which nobody resists (15).
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
    is_price: bool = False

    @property
    def standing(self) -> Consequence:
        """What is left of it, as long as it is not over."""
        return self.inflicted if self.left is None else self.left


@dataclass(frozen=True, slots=True, kw_only=True)
class LaidAside:
    """An action that another one took the place of before the table was done with it.

    What it holds means what it means in a `RunningAction`; consequences that still waited have
    gone on to the one that took its place.
    """

    who: EntityId
    terms: ActionTerms | None
    roll: ActionRoll | TeamActionRoll
    threats: tuple[Threat, ...] = ()
    next_position: Position | None = None
    ticked: tuple[EntityId, ...] = ()
    aim: EntityId | None = None
    is_secret: bool = False


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
        aim: The clock that a success was to tick, or None.
        earlier: Actions that are to be taken up again, the last one laid aside last.
    """

    who: EntityId
    terms: ActionTerms | None = None
    roll: ActionRoll | TeamActionRoll | None = None
    threats: tuple[Threat, ...] = ()
    closed: tuple[str, ...] = ()
    next_position: Position | None = None
    ticked: tuple[EntityId, ...] = ()
    is_secret: bool = False
    aim: EntityId | None = None
    earlier: tuple[LaidAside, ...] = ()

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

    @property
    def is_unsettled(self) -> bool:
        """Whether something is to come of the roll that nobody has said yet (17, 18).

        A bad or a mixed result wants a consequence, an effect the clock that it was meant for.
        """
        if self.roll is None:
            return False
        wants = self.roll.outcome in {Outcome.BAD, Outcome.PARTIAL}
        has_some = any(not (one.is_older or one.is_price) for one in self.threats)
        is_owed = self.aim is not None and self.aim not in self.ticked
        return (wants and not has_some) or (is_owed and self.effect is not Effect.ZERO)

    @property
    def laid_aside(self) -> tuple[LaidAside, ...]:
        """What is to be taken up again where another action takes the place of this one."""
        if self.roll is None or not self.is_unsettled:
            return self.earlier
        own = tuple(one for one in self.threats if one.state.is_over and not one.is_older)
        this = LaidAside(
            who=self.who,
            terms=self.terms,
            roll=self.roll,
            threats=own,
            next_position=self.next_position,
            ticked=self.ticked,
            aim=self.aim,
            is_secret=self.is_secret,
        )
        return (*self.earlier, this)[-MOST_LAID_ASIDE:]

    @property
    def carried_on(self) -> tuple[Threat, ...]:
        """The consequences that still wait, as an action after this one has them."""
        return tuple(replace(one, is_older=True) for one in self.waiting)

    def threat(self, number: int) -> Threat | None:
        """Return a consequence, or None."""
        return next((one for one in self.threats if one.number == number), None)
