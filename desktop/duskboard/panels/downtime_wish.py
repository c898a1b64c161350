"""What is wished of a downtime."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from duskboard.core.blades.activity import ActivityPay
from duskboard.core.blades.downtime import DowntimeStep, KeptTrigger
from duskboard.core.blades.entanglement import EntanglementId, OutId
from duskboard.core.blades.heat import HeatTerms
from duskboard.core.identity import EntityId


@dataclass(frozen=True, slots=True, kw_only=True)
class BeginDowntime:
    """A downtime shall begin, after something."""

    score: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PassStep:
    """A step shall be passed over, or is over."""

    step: DowntimeStep


@dataclass(frozen=True, slots=True, kw_only=True)
class PayScore:
    """A score shall be paid."""

    target: int
    coin: int
    is_quiet: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class PayDues:
    """The boss shall be paid or not, and coin shared out; see `Dues`."""

    is_paid: bool = False
    is_owed: bool = False
    boss: EntityId | None = None
    shares: Mapping[EntityId, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveAfter:
    """A score shall move clocks and what factions think."""

    statuses: Mapping[EntityId, int]
    ticks: Mapping[EntityId, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeHeat:
    """A score shall bring heat."""

    terms: HeatTerms


@dataclass(frozen=True, slots=True, kw_only=True)
class NameTrouble:
    """The entanglement shall be this one, without a roll."""

    trouble: EntanglementId


@dataclass(frozen=True, slots=True, kw_only=True)
class SettleTrouble:
    """A way out shall be taken; `kept_id` for one that was kept."""

    trouble: EntanglementId
    out: OutId
    faction: EntityId | None = None
    kept_id: EntityId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class KeepTrouble:
    """An entanglement shall wait for its moment."""

    trouble: EntanglementId
    trigger: KeptTrigger
    faction: EntityId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DropKept:
    """An entanglement that was kept shall be given up."""

    kept_id: EntityId


@dataclass(frozen=True, slots=True, kw_only=True)
class BuyActivity:
    """Somebody shall have an activity more."""

    who: EntityId
    pay: ActivityPay


@dataclass(frozen=True, slots=True, kw_only=True)
class DropPlan:
    """A plan shall be given up."""

    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RaisePlan:
    """A result shall be better for coin."""

    number: int
    coin: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CoolDown:
    """Heat that goes by itself shall go."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EndTurns:
    """The turns of factions are over."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CloseDowntime:
    """The downtime shall close."""


@dataclass(frozen=True, slots=True, kw_only=True)
class UseStandby:
    """A standby asset shall be used up."""

    asset_id: EntityId
