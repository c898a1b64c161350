"""What is wished of a crew's sheet."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from duskboard.core.blades.claim import Claim, ClaimState
from duskboard.core.blades.crew_growth import CrewTrigger
from duskboard.core.blades.hold import Hold
from duskboard.core.blades.upgrade import Upgrade
from duskboard.core.identity import EntityId
from duskboard.play.blades.crew import CrewList, CrewNumber, CrewRow, CrewText


class CrewDeed(StrEnum):
    """What is asked about before it is done."""

    ENGAGE = "engage"
    PAY_OFF = "pay-off"
    HEAT = "heat"
    TROUBLE = "trouble"
    DOWNTIME = "downtime"
    RISE = "rise"
    SESSION = "session"
    ADVANCE = "advance"


@dataclass(frozen=True, slots=True, kw_only=True)
class WriteCrewName:
    """The crew shall be called so."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class WriteCrewNumber:
    """A number shall be so."""

    field: CrewNumber
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class WriteCrewWords:
    """Words shall read so."""

    field: CrewText
    words: str


@dataclass(frozen=True, slots=True, kw_only=True)
class WriteCrewHold:
    """The hold shall be so."""

    hold: Hold


@dataclass(frozen=True, slots=True, kw_only=True)
class SetHeat:
    """So many boxes of heat shall be marked; the last one is the wanted level's."""

    heat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class EndSession:
    """A session shall end with so many marks of each trigger."""

    answers: Mapping[CrewTrigger, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkUpgrade:
    """So many boxes of an upgrade shall be marked."""

    upgrade: Upgrade
    marked: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PutClaim:
    """A claim shall stand on the map."""

    claim: Claim


@dataclass(frozen=True, slots=True, kw_only=True)
class RemoveClaim:
    """A claim shall go from the map."""

    key: str


@dataclass(frozen=True, slots=True, kw_only=True)
class LinkClaims:
    """Two claims shall be joined, or no longer."""

    first: str
    second: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SetClaim:
    """A claim shall be held, lost or open; `owner` is whom it is taken from, or None."""

    key: str
    state: ClaimState
    owner: EntityId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class WriteCrewRows:
    """The rows of a part shall be these."""

    field: CrewList
    rows: tuple[CrewRow, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class UseAsset:
    """An asset shall be used up."""

    asset_id: EntityId


CrewWish = (
    WriteCrewName
    | WriteCrewNumber
    | WriteCrewWords
    | WriteCrewHold
    | SetHeat
    | EndSession
    | MarkUpgrade
    | PutClaim
    | RemoveClaim
    | LinkClaims
    | SetClaim
    | WriteCrewRows
    | UseAsset
)
"""What can be wished."""
