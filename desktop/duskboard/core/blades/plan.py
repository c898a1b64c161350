"""A score from its plan to its end (rules/blades.md 96-98, 100, 152, 154).

One score is planned or under way at a time; what is linked to it waits with it.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from duskboard.core.blades.action import SetUp
from duskboard.core.blades.claim import PlanKind
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.faction import MAX_TIER
from duskboard.core.blades.position import Position
from duskboard.core.blades.score import (
    EngagementDie,
    SetupGain,
    engagement_dice,
    engagement_offers,
    plan_claims,
    tier_die,
)
from duskboard.core.identity import EntityId

MOST_OTHERS = 4
"""The most dice that the table adds to an engagement roll or takes from it."""
MOST_LINKED = 6
"""The most plans that are linked to a score."""
_TIERS = frozenset({EngagementDie.LOWER_TIER, EngagementDie.HIGHER_TIER})


class ScoreStage(StrEnum):
    """How far a score has come."""

    PLANNED = "planned"
    RUNNING = "running"


class LinkKind(StrEnum):
    """What a linked plan is to the score (rules/blades.md 98, 152).

    A set-up goes before it; a separate plan is a score of its own, with a downtime between.
    """

    SET_UP = "set-up"
    SEPARATE = "separate"


class LinkState(StrEnum):
    """How a set-up went (rules/blades.md 98)."""

    OPEN = "open"
    WORKED = "worked"
    FAILED = "failed"


@dataclass(frozen=True, slots=True, kw_only=True)
class LinkedPlan:
    """A plan that goes with a score (rules/blades.md 98, 152).

    Attributes:
        plan: How it is gone about.
        detail: What it takes to begin.
        kind: What it is to the score.
        state: How it went, as a set-up.
        gain: What it brings where it worked.
    """

    plan: PlanKind
    detail: str = ""
    kind: LinkKind = LinkKind.SET_UP
    state: LinkState = LinkState.OPEN
    gain: SetupGain = SetupGain.POSITION


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """A score that is planned or under way.

    Attributes:
        plan: How it is gone about.
        name: What it is about, or "".
        detail: What the plan takes to begin: a point of attack, a method, a way in.
        target: The faction that it is against, or None.
        target_tier: The Tier of the target where that is no faction on the table.
        dice: What counts for the engagement roll, or against it.
        others: Dice that the table adds, or takes where below 0.
        linked: Plans that go with it.
        stage: How far it has come.
        opening: The position of the opening actions while it holds, or None (154).
        is_past_first: Whether the first obstacle is overcome already.
        acted: Who has had an opening action.
    """

    plan: PlanKind
    name: str = ""
    detail: str = ""
    target: EntityId | None = None
    target_tier: int = 0
    dice: tuple[EngagementDie, ...] = ()
    others: int = 0
    linked: tuple[LinkedPlan, ...] = ()
    stage: ScoreStage = ScoreStage.PLANNED
    opening: Position | None = None
    is_past_first: bool = False
    acted: tuple[EntityId, ...] = ()

    def __post_init__(self) -> None:
        """Refuse a score that cannot be.

        Raises:
            ValueError: A number is out of range, or too many plans are linked to it.
        """
        is_right = 0 <= self.target_tier <= MAX_TIER and abs(self.others) <= MOST_OTHERS
        if not is_right or len(self.linked) > MOST_LINKED:
            msg = f"Score.target_tier, Score.others or Score.linked out of range: {self!r}"
            raise ValueError(msg)

    @property
    def is_running(self) -> bool:
        """Whether it is under way."""
        return self.stage is ScoreStage.RUNNING

    @property
    def engagement(self) -> int:
        """The dice of its engagement roll; may be 0 or less (rules/blades.md 97)."""
        return engagement_dice(self.dice, self.others)

    @property
    def gain(self) -> SetUp:
        """What set-ups that worked bring the opening actions (rules/blades.md 98, 152)."""
        gains = [one.gain for one in self.linked if _worked(one)]
        if not gains:
            return SetUp.NONE
        return SetUp.POSITION if gains[-1] is SetupGain.POSITION else SetUp.EFFECT

    def opening_for(self, who: EntityId) -> Position | None:
        """Return the position that somebody's next action opens in, or None (154)."""
        return None if who in self.acted else self.opening


def planned(plan: PlanKind, crew: Crew) -> Score:
    """Return a score that is gone about so, with the claims that help it ticked (71, 96).

    Before its target is named that is as strong as the crew, which gives no die and takes none.
    """
    return with_plan(Score(plan=plan, target_tier=crew.tier), plan, crew)


def with_plan(score: Score, plan: PlanKind, crew: Crew) -> Score:
    """Return a score gone about otherwise: only what fits the plan still counts (97)."""
    fitting = engagement_offers(crew, plan)
    kept = set(score.dice) & set(fitting) - {EngagementDie.CLAIM}
    if plan_claims(crew, plan):
        kept.add(EngagementDie.CLAIM)
    return replace(score, plan=plan, dice=_ordered(kept))


def with_target(score: Score, target: EntityId | None, tier: int, crew: Crew) -> Score:
    """Return a score against somebody, whose Tier gives a die or takes one (97)."""
    kept = set(score.dice) - _TIERS
    die = tier_die(crew, tier)
    if die is not None:
        kept.add(die)
    return replace(score, target=target, target_tier=tier, dice=_ordered(kept))


def with_die(score: Score, die: EngagementDie) -> Score:
    """Return a score for which something counts, or no longer (97)."""
    return replace(score, dice=_ordered(set(score.dice) ^ {die}))


def with_linked(score: Score, linked: Sequence[LinkedPlan]) -> Score:
    """Return a score with such plans linked; one that failed to set it up takes a die (98)."""
    kept = set(score.dice) - {EngagementDie.SETUP_FAILED}
    if any(one.kind is LinkKind.SET_UP and one.state is LinkState.FAILED for one in linked):
        kept.add(EngagementDie.SETUP_FAILED)
    return replace(score, linked=tuple(linked), dice=_ordered(kept))


def with_acted(score: Score, who: Sequence[EntityId], everybody: Sequence[EntityId]) -> Score:
    """Return a score after an action; its opening goes out with the opening actions (154).

    Each one's first action is an opening one. The opening is over once somebody acts again, or
    everybody has acted.

    Args:
        score: The score.
        who: Who acted.
        everybody: Who is in play.
    """
    if score.opening is None:
        return score
    acted = (*score.acted, *(one for one in who if one not in score.acted))
    is_over = any(one in score.acted for one in who) or set(everybody) <= set(acted)
    if is_over:
        return replace(score, opening=None, acted=())
    return replace(score, acted=acted)


def following(score: Score) -> Score | None:
    """Return the score that a separate plan of this one makes, or None (98, 152).

    It has a downtime before it, and an engagement of its own.
    """
    later = [one for one in score.linked if one.kind is LinkKind.SEPARATE]
    if not later:
        return None
    first, *others = later
    return Score(
        plan=first.plan,
        name=score.name,
        detail=first.detail,
        target=score.target,
        target_tier=score.target_tier,
        dice=tuple(one for one in score.dice if one in _TIERS),
        linked=tuple(others),
    )


def _worked(linked: LinkedPlan) -> bool:
    return linked.kind is LinkKind.SET_UP and linked.state is LinkState.WORKED


def _ordered(dice: Collection[EngagementDie]) -> tuple[EngagementDie, ...]:
    return tuple(one for one in EngagementDie if one in dice)
