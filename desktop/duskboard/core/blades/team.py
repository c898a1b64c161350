"""Group actions: the best counts for all, the leader pays for the worst (101, 153; A24, K14)."""

from collections.abc import Sequence
from dataclasses import dataclass

from duskboard.core.blades.ability import AbilityId, CrewAbilityId
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.roll import RatingResult, compared
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.blades.trait import ActionId
from duskboard.core.blades_rulings import BladesRulings, LeaderFailure
from duskboard.core.clocks.effect import Outcome

EXPERT_STRESS = 1
"""The most that Expertise lets a group action cost its leader (A24)."""
_CRITICAL_SIXES = 2
_LEADER_RULING = "blades.leader_own_failure_counts"


@dataclass(frozen=True, slots=True, kw_only=True)
class TeamRoll:
    """One roll of a group action.

    Attributes:
        result: What it came to.
        is_leader: Whether the leader rolled it.
        is_cohort: Whether a cohort did, whose failure costs nothing (rules/blades.md 153).
    """

    result: RatingResult
    is_leader: bool = False
    is_cohort: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class TeamResult:
    """What a group action came to.

    Attributes:
        outcome: The best of all rolls.
        best: The place of the roll that counts.
        failed: How many rolls cost the leader stress.
        stress: What the leader pays.
        is_synchronized: Whether sixes of several rolls made the critical (K14).
        is_capped: Whether Expertise kept the stress down (A24).
        ruling: The ruling that decided what the leader pays, or "".
    """

    outcome: Outcome
    best: int
    failed: int
    stress: int
    is_synchronized: bool = False
    is_capped: bool = False
    ruling: str = ""


def team_result(
    rolls: Sequence[TeamRoll],
    leader: Scoundrel,
    action: ActionId,
    crew: Crew | None,
    rulings: BladesRulings,
) -> TeamResult:
    """Return what a group action comes to (rules/blades.md 101).

    Args:
        rolls: One or more.
        leader: Who leads it.
        action: What is rolled.
        crew: The crew, or None.
        rulings: The rulings.
    """
    best = 0
    for place, roll in enumerate(rolls):
        by = compared(roll.result.outcome, rolls[best].result.outcome)
        if by > 0 or (by == 0 and roll.result.best > rolls[best].result.best):
            best = place
    sixes = sum(roll.result.sixes for roll in rolls)
    can_join = crew is not None and crew.has(CrewAbilityId.SYNCHRONIZED)
    outcome = rolls[best].result.outcome
    joined = can_join and sixes >= _CRITICAL_SIXES and outcome is not Outcome.CRITICAL
    failures = [roll for roll in rolls if _fails(roll)]
    own = sum(roll.is_leader for roll in failures)
    counts = rulings.leader_own_failure_counts is LeaderFailure.COUNTS
    failed = len(failures) if counts else len(failures) - own
    stress = min(failed, EXPERT_STRESS) if _is_expert(leader, action) else failed
    return TeamResult(
        outcome=Outcome.CRITICAL if joined else outcome,
        best=best,
        failed=failed,
        stress=stress,
        is_synchronized=joined,
        is_capped=stress < failed,
        ruling=_LEADER_RULING if own else "",
    )


def _fails(roll: TeamRoll) -> bool:
    return roll.result.outcome is Outcome.BAD and not roll.is_cohort


def _is_expert(leader: Scoundrel, action: ActionId) -> bool:
    return any(one.key == AbilityId.EXPERTISE and one.choice == action for one in leader.abilities)
