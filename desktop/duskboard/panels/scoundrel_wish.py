"""What is wished of a scoundrel's sheet beside its dots, its words and its rolls."""

from collections.abc import Mapping
from dataclasses import dataclass

from duskboard.core.blades.ability import Ability
from duskboard.core.blades.growth import Trigger
from duskboard.core.blades.scoundrel import ArmourKind, Fate, Load
from duskboard.core.blades.trait import ActionId, XpTrack
from duskboard.panels.sheet_wish import ChoosePortrait, WriteNotes
from duskboard.play.blades.field import FlagField, NumberField, Row, RowField


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkStress:
    """So many boxes of stress shall be marked."""

    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseTrauma:
    """A trauma comes: a `TraumaId`, or a word of the table's own."""

    trauma: str


@dataclass(frozen=True, slots=True, kw_only=True)
class WriteWound:
    """A harm of a row shall read so.

    Attributes:
        level: The row.
        place: Which harm of the row, 0 for the first; behind the last for a new one.
        text: The words; "" has it go.
    """

    level: int
    place: int
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnWound:
    """A harm of a row came from the supernatural, or not (rules/blades-abilities.md K9)."""

    level: int
    place: int
    is_supernatural: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class SetHealing:
    """So many segments of the healing clock shall be filled."""

    filled: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkArmour:
    """An armour box shall be marked, or be free again."""

    kind: ArmourKind
    is_used: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseLoad:
    """So much is carried in the score that comes."""

    load: Load


@dataclass(frozen=True, slots=True, kw_only=True)
class WriteLoad:
    """So much is carried in this score; nothing else changes."""

    load: Load


@dataclass(frozen=True, slots=True, kw_only=True)
class CarryItem:
    """An item shall be carried, or no longer."""

    place: int
    is_carried: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkXp:
    """So many boxes of a track of experience shall be marked."""

    track: XpTrack
    marks: int


@dataclass(frozen=True, slots=True, kw_only=True)
class EarnDot:
    """A full track of an attribute becomes a dot in one of its actions."""

    action: ActionId


@dataclass(frozen=True, slots=True, kw_only=True)
class EarnAbility:
    """The full track of the playbook becomes a special ability."""

    ability: Ability


@dataclass(frozen=True, slots=True, kw_only=True)
class EndSession:
    """The session ends: how often each trigger was met, and where the marks go."""

    answers: Mapping[Trigger, int]
    marks: Mapping[XpTrack, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class SetCoin:
    """There shall be so much coin at hand: more is earned, less is spent."""

    coin: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveCoin:
    """Coin is put into the stash, or taken out of it at its price."""

    coin: int
    is_out: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class WriteNumber:
    """A number shall be so; None for a track of the usual length."""

    field: NumberField
    number: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class WriteFlag:
    """Something shall be so, or not."""

    field: FlagField
    is_so: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class WriteRows:
    """The rows of a part of the sheet shall be these."""

    field: RowField
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseFate:
    """Somebody shall stand so in the story."""

    fate: Fate


ScoundrelWish = (
    MarkStress
    | ChooseTrauma
    | WriteWound
    | TurnWound
    | SetHealing
    | MarkArmour
    | ChooseLoad
    | WriteLoad
    | CarryItem
    | MarkXp
    | EarnDot
    | EarnAbility
    | EndSession
    | SetCoin
    | MoveCoin
    | WriteNumber
    | WriteFlag
    | WriteRows
    | ChooseFate
    | ChoosePortrait
    | WriteNotes
)
"""What can be wished."""
