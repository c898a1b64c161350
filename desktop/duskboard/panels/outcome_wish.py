"""What is wished of an action that was rolled, and of the consequences that wait."""

from dataclasses import dataclass

from duskboard.core.blades.consequence import Consequence
from duskboard.core.blades.resistance import ResistanceTerms, Resisting
from duskboard.core.blades.scoundrel import ArmourKind
from duskboard.core.dice import ReportedBest
from duskboard.core.identity import EntityId
from duskboard.panels.dice_entry import FacesTyped


@dataclass(frozen=True, slots=True, kw_only=True)
class Inflict:
    """A consequence shall threaten somebody."""

    who: EntityId
    consequence: Consequence


@dataclass(frozen=True, slots=True, kw_only=True)
class Resist:
    """A consequence shall be resisted; `told` is what real dice show, None for the machine's."""

    number: int
    terms: ResistanceTerms
    how: Resisting
    told: FacesTyped | ReportedBest | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkArmour:
    """A box of armour shall meet a consequence."""

    number: int
    kind: ArmourKind
    bearer: EntityId
    how: Resisting


@dataclass(frozen=True, slots=True, kw_only=True)
class Protect:
    """Somebody shall take over a consequence."""

    number: int
    protector: EntityId


@dataclass(frozen=True, slots=True, kw_only=True)
class Apply:
    """A consequence shall come true; `clock` is the one that it ticks where it names none."""

    number: int
    clock: EntityId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Dismiss:
    """A consequence shall be taken back."""

    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TickByEffect:
    """The effect shall tick a clock; `count` is the game master's figure, or None for its own."""

    clock: EntityId
    count: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Reopen:
    """An approach that is closed shall be open again."""

    approach: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Retry:
    """The same shall be tried again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeUp:
    """An action that was laid aside shall be taken up again: which, 0 for the first."""

    place: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Finish:
    """The action is done with."""


OutcomeWish = (
    Apply
    | Dismiss
    | Finish
    | Inflict
    | MarkArmour
    | Protect
    | Reopen
    | Resist
    | Retry
    | TakeUp
    | TickByEffect
)
"""Whatever can be wished."""
