"""What is wished of factions on their ladder."""

from dataclasses import dataclass

from duskboard.core.blades.faction_turn import Maneuver
from duskboard.core.blades.hold import Hold
from duskboard.core.identity import EntityId
from duskboard.panels.choice_menu import Told


@dataclass(frozen=True, slots=True, kw_only=True)
class NewFaction:
    """There shall be a faction."""

    name: str
    tier: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveStatus:
    """A faction shall think so of the crew."""

    faction_id: EntityId
    status: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveStanding:
    """A faction shall stand so."""

    faction_id: EntityId
    tier: int
    hold: Hold


@dataclass(frozen=True, slots=True, kw_only=True)
class SetFighting:
    """A faction shall be at war with somebody else, or not."""

    faction_id: EntityId
    is_so: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class SetSeen:
    """Players shall see a faction, a clock or a line, or not."""

    entity_id: EntityId
    is_seen: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class WriteAbout:
    """A faction shall have another name, or other words."""

    faction_id: EntityId
    name: str = ""
    about: str | None = None
    notes: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class NewGoal:
    """A faction shall have a clock."""

    faction_id: EntityId
    name: str
    size: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DropFaction:
    """A faction shall go."""

    faction_id: EntityId


@dataclass(frozen=True, slots=True, kw_only=True)
class PassBy:
    """A downtime passes every faction by."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayTurn:
    """A faction shall have its turn.

    Attributes:
        faction_id: Which.
        goal: The clock that moves, or None.
        circumstances: Dice more or fewer.
        downtimes: How many at once.
        maneuvers: What it did, by kind.
        line: What it did, in a line.
        ticks: Ticks by the game master's word, or None to roll.
        told: What real dice came to, or None for those of the machine.
    """

    faction_id: EntityId
    goal: EntityId | None = None
    circumstances: int = 0
    downtimes: int = 1
    maneuvers: tuple[Maneuver, ...] = ()
    line: str = ""
    ticks: int | None = None
    told: Told | None = None
