"""What is wished of a score, as clicked and typed in its panel."""

from dataclasses import dataclass
from enum import StrEnum

from duskboard.core.blades.claim import PlanKind
from duskboard.core.blades.plan import LinkedPlan
from duskboard.core.blades.score import EngagementDie, FlashbackKind, FlashbackPay
from duskboard.core.identity import EntityId


class After(StrEnum):
    """What follows a flashback (rules/blades.md 99)."""

    NOTHING = "nothing"
    ACTION = "action"
    SET_UP = "set-up"
    FORTUNE = "fortune"


@dataclass(frozen=True, slots=True, kw_only=True)
class SetPlan:
    """It shall be gone about so; where no score is planned, one shall be."""

    plan: PlanKind


@dataclass(frozen=True, slots=True, kw_only=True)
class WriteScore:
    """What it is about, or the detail of its plan, shall be called so; None for as it is."""

    name: str | None = None
    detail: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SetTarget:
    """It shall be against a faction, or (None) somebody of a Tier."""

    faction: EntityId | None
    tier: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TickDie:
    """Something shall count for the engagement roll, or no longer."""

    die: EngagementDie


@dataclass(frozen=True, slots=True, kw_only=True)
class StepOthers:
    """The table shall add a die, or take one."""

    by: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SetLinked:
    """Such plans shall be linked to it."""

    linked: tuple[LinkedPlan, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class EndOpening:
    """The opening shall be over."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GiveUp:
    """It shall be given up, or struck off while it is only planned."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FlashBack:
    """Somebody shall have seen to something before.

    Attributes:
        who: Who.
        text: What.
        kind: How far-fetched that is.
        pay: What it is paid with.
        stress: What an elaborate one costs.
        after: What follows.
    """

    who: EntityId
    text: str
    kind: FlashbackKind
    pay: FlashbackPay
    stress: int
    after: After


ScoreWish = (
    EndOpening
    | FlashBack
    | GiveUp
    | SetLinked
    | SetPlan
    | SetTarget
    | StepOthers
    | TickDie
    | WriteScore
)
"""Whatever is wished of a score."""
