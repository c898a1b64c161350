"""A score from its plan to its end; it holds under both presets."""

from dataclasses import replace

import pytest
from tests.core.blades.crews import GULLS, holding

from duskboard.core.blades.action import SetUp
from duskboard.core.blades.claim import ClaimId, PlanKind
from duskboard.core.blades.plan import (
    LinkedPlan,
    LinkKind,
    LinkState,
    Score,
    ScoreStage,
    following,
    planned,
    with_acted,
    with_die,
    with_linked,
    with_plan,
    with_target,
)
from duskboard.core.blades.position import Position
from duskboard.core.blades.score import EngagementDie, SetupGain
from duskboard.core.identity import EntityId

ARDA, BREN, CARO = EntityId("arda"), EntityId("bren"), EntityId("caro")
SET_UP = LinkedPlan(plan=PlanKind.SOCIAL, detail="a guest list")


@pytest.mark.rule("blades 96")
@pytest.mark.rule("blades 97")
def test_a_plan_keeps_only_the_dice_that_fit_it() -> None:
    crew = replace(GULLS, tier=2, claims=holding(ClaimId.SECRET_PATHWAYS))
    score = planned(PlanKind.STEALTH, crew)
    assert score == Score(plan=PlanKind.STEALTH, target_tier=2, dice=(EngagementDie.CLAIM,))
    assert score.engagement == 2
    score = with_die(with_die(score, EngagementDie.WEAKNESS), EngagementDie.BOLD)
    assert score.dice == (EngagementDie.BOLD, EngagementDie.WEAKNESS, EngagementDie.CLAIM)
    assert score.engagement == 4
    social = with_plan(score, PlanKind.SOCIAL, crew)
    assert (social.plan, social.dice) == (
        PlanKind.SOCIAL,
        (EngagementDie.BOLD, EngagementDie.WEAKNESS),
    )
    assert with_die(social, EngagementDie.BOLD).engagement == 2
    assert replace(social, others=-4).engagement == -1


@pytest.mark.rule("blades 97")
def test_the_tier_of_a_target_is_ticked_and_taken_back_with_it() -> None:
    crew = replace(GULLS, tier=1)
    score = with_target(Score(plan=PlanKind.ASSAULT), ARDA, 3, crew)
    assert (score.target, score.target_tier) == (ARDA, 3)
    assert (score.dice, score.engagement) == ((EngagementDie.HIGHER_TIER,), 0)
    weaker = with_target(score, None, 0, crew)
    assert (weaker.target, weaker.dice) == (None, (EngagementDie.LOWER_TIER,))
    assert with_target(weaker, BREN, 1, crew).dice == ()


@pytest.mark.rule("blades 98")
@pytest.mark.rule("blades 152")
def test_a_set_up_that_failed_takes_a_die_and_one_that_worked_helps_the_opening() -> None:
    score = with_linked(Score(plan=PlanKind.STEALTH), [SET_UP])
    assert (score.engagement, score.gain) == (1, SetUp.NONE)
    failed = with_linked(score, [replace(SET_UP, state=LinkState.FAILED)])
    assert (failed.dice, failed.engagement) == ((EngagementDie.SETUP_FAILED,), 0)
    assert failed.gain is SetUp.NONE
    worked = with_linked(failed, [replace(SET_UP, state=LinkState.WORKED)])
    assert (worked.engagement, worked.gain) == (1, SetUp.POSITION)
    better = replace(SET_UP, state=LinkState.WORKED, gain=SetupGain.EFFECT)
    assert with_linked(failed, [better]).gain is SetUp.EFFECT
    both = [replace(SET_UP, state=LinkState.WORKED), better]
    assert with_linked(failed, both).gain is SetUp.EFFECT  # the last one is what holds
    later = replace(better, kind=LinkKind.SEPARATE, state=LinkState.FAILED)
    apart = with_linked(score, [later])
    assert (apart.engagement, apart.gain) == (1, SetUp.NONE)


@pytest.mark.rule("blades 98")
@pytest.mark.rule("blades 152")
def test_a_separate_plan_is_a_score_of_its_own_afterwards() -> None:
    later = LinkedPlan(plan=PlanKind.ASSAULT, detail="the gate", kind=LinkKind.SEPARATE)
    last = LinkedPlan(plan=PlanKind.OCCULT, kind=LinkKind.SEPARATE)
    score = Score(
        plan=PlanKind.STEALTH,
        name="The counting house",
        target=ARDA,
        target_tier=3,
        dice=(EngagementDie.BOLD, EngagementDie.HIGHER_TIER),
        linked=(SET_UP, later, last),
        stage=ScoreStage.RUNNING,
        opening=Position.RISKY,
        acted=(ARDA,),
    )
    assert following(score) == Score(
        plan=PlanKind.ASSAULT,
        name="The counting house",
        detail="the gate",
        target=ARDA,
        target_tier=3,
        dice=(EngagementDie.HIGHER_TIER,),
        linked=(last,),
    )
    assert following(replace(score, linked=(SET_UP,))) is None


@pytest.mark.rule("blades 154")
def test_the_opening_holds_for_each_ones_first_action() -> None:
    score = Score(plan=PlanKind.STEALTH, stage=ScoreStage.RUNNING, opening=Position.DESPERATE)
    everybody = (ARDA, BREN, CARO)
    first = with_acted(score, (ARDA,), everybody)
    assert (first.opening, first.acted) == (Position.DESPERATE, (ARDA,))
    assert first.opening_for(ARDA) is None
    assert first.opening_for(BREN) is Position.DESPERATE
    second = with_acted(first, (BREN,), everybody)
    assert second.acted == (ARDA, BREN)
    assert with_acted(second, (CARO,), everybody).opening is None
    again = with_acted(first, (ARDA,), everybody)
    assert (again.opening, again.acted) == (None, ())
    assert with_acted(score, (ARDA, BREN, CARO), everybody).opening is None
    plain = replace(score, opening=None)
    assert with_acted(plain, (ARDA,), everybody) == plain


def test_a_score_that_cannot_be_is_refused() -> None:
    assert Score(plan=PlanKind.SOCIAL).target_tier == 0
    full = Score(plan=PlanKind.SOCIAL, target_tier=6, others=-4, linked=(SET_UP,) * 6)
    assert (full.target_tier, full.others, len(full.linked)) == (6, -4, 6)
    for tier in (7, -1):
        with pytest.raises(ValueError, match="out of range"):
            replace(full, target_tier=tier)
    with pytest.raises(ValueError, match="out of range"):
        replace(full, others=-5)
    with pytest.raises(ValueError, match="out of range"):
        replace(full, linked=(SET_UP,) * 7)
