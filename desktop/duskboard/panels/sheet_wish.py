"""What is wished of a sheet beside its dots, its points and its words."""

from dataclasses import dataclass

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.sheet import Trait
from duskboard.core.storyteller.soak import Soaks
from duskboard.core.storyteller.trait import TraitKey
from duskboard.play.storyteller.field import Row, RowField


@dataclass(frozen=True, slots=True, kw_only=True)
class UseRow:
    """A row was clicked: a power or weapon shall be taken in hand, armour put on or off."""

    row: Row


@dataclass(frozen=True, slots=True, kw_only=True)
class WriteRows:
    """The rows of a part of the sheet shall be these."""

    field: RowField
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class WriteTrait:
    """A trait shall be so, which need not have been on the sheet."""

    trait: Trait


@dataclass(frozen=True, slots=True, kw_only=True)
class RenameTrait:
    """A trait shall have another name."""

    key: TraitKey
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DropTrait:
    """A trait shall go."""

    key: TraitKey


@dataclass(frozen=True, slots=True, kw_only=True)
class RaiseTrait:
    """A trait shall have a dot more, paid for with experience."""

    key: TraitKey


@dataclass(frozen=True, slots=True, kw_only=True)
class Earn:
    """So much experience is earned, by this one or by everybody."""

    points: int
    is_for_all: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class WriteNotes:
    """The notes of a sheet, which need not be open any more, shall read so."""

    who: EntityId
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoosePortrait:
    """A picture shall be chosen from a file, or there shall be none."""

    is_none: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class WriteSoaks:
    """What soaks which damage shall be that; None for what the kind of body has."""

    soaks: Soaks | None


@dataclass(frozen=True, slots=True, kw_only=True)
class CountVirtues:
    """Humanity and Willpower shall be what the Virtues make."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BeginBlood:
    """The blood to begin with shall be rolled; a face where a real die shows it."""

    face: int | None = None


SheetWish = (
    UseRow
    | WriteRows
    | WriteTrait
    | RenameTrait
    | DropTrait
    | RaiseTrait
    | Earn
    | WriteNotes
    | ChoosePortrait
    | WriteSoaks
    | CountVirtues
    | BeginBlood
)
"""What can be wished."""
