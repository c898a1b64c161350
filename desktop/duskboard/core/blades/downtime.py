"""A downtime: its eight steps, what each brought, what everybody does (8, 54, 113, 157, 163)."""

from dataclasses import dataclass, replace
from enum import StrEnum

from duskboard.core.blades.activity import (
    ActivityPay,
    AssetKind,
    DowntimeActivity,
    NoActivityError,
)
from duskboard.core.blades.entanglement import EntanglementId
from duskboard.core.blades.healing import Treatment
from duskboard.core.blades.trait import ActionId, XpTrack
from duskboard.core.clocks.effect import Outcome
from duskboard.core.identity import EntityId


class DowntimeStep(StrEnum):
    """The steps of a downtime, in their order (rules/blades.md 8, 102-126, 163)."""

    PAYOFF = "payoff"
    TITHE = "tithe"
    CLOCKS = "clocks"
    HEAT = "heat"
    TROUBLE = "trouble"
    ACTIVITIES = "activities"
    FACTIONS = "factions"
    CLOSE = "close"


class Figure(StrEnum):
    """What a step of a downtime can change."""

    REP = "rep"
    COIN = "coin"
    HEAT = "heat"
    WANTED = "wanted"
    TURF = "turf"
    HOLD = "hold"
    STRESS = "stress"
    STASH = "stash"
    XP = "xp"
    HEALING = "healing"
    HARM = "harm"
    STATUS = "status"
    CLOCK = "clock"
    QUALITY = "quality"


@dataclass(frozen=True, slots=True, kw_only=True)
class FigureLine:
    """A figure as it was and as it is; of whom or of what, or "" for the crew's own."""

    figure: Figure
    before: int
    after: int
    name: str = ""
    size: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class StepDone:
    """A step that is over.

    Attributes:
        step: Which.
        lines: What it brought; nothing where it was passed over.
        settled: Entanglements that were played.
        kept: Those that wait for their moment.
    """

    step: DowntimeStep
    lines: tuple[FigureLine, ...] = ()
    settled: tuple[EntanglementId, ...] = ()
    kept: tuple[EntanglementId, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """Something that somebody does in a downtime, before and after it is done (113-116, 158).

    Attributes:
        number: Which, for everything else.
        who: Whose.
        activity: What.
        action: The action that is rolled, or None.
        target: The clock of a project, or whoever treats, or None.
        place: The cohort that is tended.
        track: What is trained, or None.
        treatment: Who treats, or None.
        quality: How good a hired healer is.
        asset: What is looked for, in the words of the table.
        kind: Of which kind that is.
        is_helped: Whether a friend or contact helps (114).
        is_done: Whether it was done.
        outcome: What the dice came to, coin counted; None before, or where nothing was rolled.
        lines: What it brought.
    """

    number: int
    who: EntityId
    activity: DowntimeActivity
    action: ActionId | None = None
    target: EntityId | None = None
    place: int = 0
    track: XpTrack | None = None
    treatment: Treatment | None = None
    quality: int = 0
    asset: str = ""
    kind: AssetKind = AssetKind.ITEM
    is_helped: bool = False
    is_done: bool = False
    outcome: Outcome | None = None
    lines: tuple[FigureLine, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Bought:
    """An activity more for somebody, and what it was paid with (rules/blades.md 54, 113)."""

    who: EntityId
    pay: ActivityPay


@dataclass(frozen=True, slots=True, kw_only=True)
class Downtime:
    """A downtime of the crew, as far as it has come.

    Attributes:
        number: Which downtime of the campaign.
        score: What it comes after, in the words of the table, or "".
        is_open: Whether it runs; the last one stays to be looked at.
        done: The steps that are over, each once.
        rolled: The die of the entanglement, or 0 before it fell.
        names: What it can be (rules/blades.md 111).
        plans: What everybody does.
        bought: Activities beyond the free ones.
        is_cooled: Whether heat went that goes by itself (rules/blades-abilities.md K11, K16).
        played: Factions that have had their turn.
        boss: The faction that a tithe is due to, or None.
        patience: The clock of its patience, or None (rules/blades.md 105).
        hands: The cohort that did something for the crew, or "" (rules/blades-abilities.md K15).
    """

    number: int = 1
    score: str = ""
    is_open: bool = True
    done: tuple[StepDone, ...] = ()
    rolled: int = 0
    names: tuple[EntanglementId, ...] = ()
    plans: tuple[Plan, ...] = ()
    bought: tuple[Bought, ...] = ()
    is_cooled: bool = False
    played: tuple[EntityId, ...] = ()
    boss: EntityId | None = None
    patience: EntityId | None = None
    hands: str = ""

    def __post_init__(self) -> None:
        """Refuse a downtime that cannot be.

        Raises:
            ValueError: It has no number, the die is none, or a step or a plan stands twice.
        """
        if self.number < 1 or not 0 <= self.rolled <= 6:
            msg = f"Downtime has no such number or die: {self.number} {self.rolled}"
            raise ValueError(msg)
        steps = [one.step for one in self.done]
        numbers = [one.number for one in self.plans]
        if len(steps) != len(set(steps)) or len(numbers) != len(set(numbers)):
            msg = f"Downtime holds a step or a plan twice: {steps!r} {numbers!r}"
            raise ValueError(msg)

    @property
    def current(self) -> DowntimeStep | None:
        """The first step that is not over, or None where all are."""
        return next((one for one in DowntimeStep if self.result(one) is None), None)

    def result(self, step: DowntimeStep) -> StepDone | None:
        """Return what a step brought, or None before it is over."""
        return next((one for one in self.done if one.step is step), None)

    def plan(self, number: int) -> Plan | None:
        """Return a plan, or None."""
        return next((one for one in self.plans if one.number == number), None)


class KeptTrigger(StrEnum):
    """When an entanglement that was kept is to be played (rules/blades.md 157)."""

    VICE = "vice"
    DOWNTIME = "downtime"
    FITTING = "fitting"


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptTrouble:
    """An entanglement that was rolled and waits for its moment (rules/blades.md 157; E36).

    Attributes:
        trouble: Which.
        trigger: When it is to be played.
        faction: The faction that it comes by, or None.
        note: More on that, in the words of the table.
        downtime: The downtime that brought it.
    """

    trouble: EntanglementId
    trigger: KeptTrigger = KeptTrigger.FITTING
    faction: EntityId | None = None
    note: str = ""
    downtime: int = 0


def usual_trigger(trouble: EntanglementId) -> KeptTrigger:
    """Return when an entanglement is played that is kept with no word on it (157; E36)."""
    if trouble is EntanglementId.INTERROGATION:
        return KeptTrigger.VICE
    return KeptTrigger.FITTING


def slots(downtime: Downtime, who: EntityId, free: int) -> int:
    """Return the activities that somebody has, done or not (rules/blades.md 54, 113)."""
    return free + sum(one.who == who for one in downtime.bought)


def open_slots(downtime: Downtime, who: EntityId, free: int) -> int:
    """Return how many are neither done nor planned, never below 0 (rules/blades.md 113)."""
    taken = sum(one.who == who for one in downtime.plans)
    return max(0, slots(downtime, who, free) - taken)


def with_plan(
    downtime: Downtime, plan: Plan, name: str, free: int, *, is_overruled: bool = False
) -> Downtime:
    """Return a downtime in which somebody does something more (rules/blades.md 113).

    Args:
        downtime: The downtime.
        plan: What; its number is given here.
        name: Whose.
        free: Activities that cost them nothing.
        is_overruled: Whether the game master gives them one more.

    Raises:
        NoActivityError: They have no activity left.
    """
    if not open_slots(downtime, plan.who, free) and not is_overruled:
        raise NoActivityError(name, slots(downtime, plan.who, free))
    number = 1 + max((one.number for one in downtime.plans), default=0)
    return replace(downtime, plans=(*downtime.plans, replace(plan, number=number)))


def with_result(downtime: Downtime, done: StepDone) -> Downtime:
    """Return a downtime in which a step is over; done again, what it brought is added."""
    before = downtime.result(done.step)
    if before is None:
        return replace(downtime, done=(*downtime.done, done))
    joined = replace(
        done,
        lines=joined_lines(before.lines, done.lines),
        settled=(*before.settled, *done.settled),
        kept=(*before.kept, *done.kept),
    )
    return replace(
        downtime,
        done=tuple(joined if one.step is done.step else one for one in downtime.done),
    )


def joined_lines(
    before: tuple[FigureLine, ...], after: tuple[FigureLine, ...]
) -> tuple[FigureLine, ...]:
    """Return what two changes after each other came to, figure by figure."""
    joined = {(one.figure, one.name): one for one in before}
    for line in after:
        key = (line.figure, line.name)
        first = joined.get(key)
        joined[key] = line if first is None else replace(line, before=first.before)
    return tuple(joined.values())
