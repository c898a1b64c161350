"""The score; it holds under both presets."""

from dataclasses import replace

import pytest
from tests.core.blades.crews import GULLS, able, holding

from duskboard.core.blades.ability import CrewAbilityId
from duskboard.core.blades.claim import ClaimId, ClaimState, PlanKind, in_state
from duskboard.core.blades.position import Position
from duskboard.core.blades.score import (
    FLASHBACK_STRESS,
    EngagementDie,
    FlashbackKind,
    FlashbackPay,
    Opened,
    ScoreKind,
    SetupGain,
    engagement_dice,
    engagement_die,
    engagement_offers,
    opened,
    plan_claims,
    tier_die,
)
from duskboard.core.clocks.effect import Outcome


@pytest.mark.rule("blades 96")
def test_there_are_six_plans_for_three_kinds_of_score() -> None:
    assert [plan.value for plan in PlanKind] == [
        "assault",
        "deception",
        "stealth",
        "occult",
        "social",
        "transport",
    ]
    assert len(ScoreKind) == 3


@pytest.mark.rule("blades 97")
def test_engagement_begins_with_one_die() -> None:
    assert engagement_dice(()) == 1
    good = (EngagementDie.BOLD, EngagementDie.WEAKNESS, EngagementDie.HELP)
    assert engagement_dice(good) == 4
    bad = (EngagementDie.COMPLEX, EngagementDie.DEFENDED, EngagementDie.INTERFERENCE)
    assert engagement_dice(bad) == -2
    assert engagement_dice((*good, *good, EngagementDie.HIGHER_TIER), 1) == 4


@pytest.mark.rule("blades 97")
@pytest.mark.parametrize(
    ("own", "target", "die"),
    [(2, 1, EngagementDie.LOWER_TIER), (1, 2, EngagementDie.HIGHER_TIER), (1, 1, None)],
)
def test_the_tier_of_the_target_tells(own: int, target: int, die: EngagementDie | None) -> None:
    assert tier_die(replace(GULLS, tier=own), target) is die
    assert engagement_die(EngagementDie.LOWER_TIER) == 1
    assert engagement_die(EngagementDie.HIGHER_TIER) == -1


@pytest.mark.rule("blades 71")
@pytest.mark.rule("blades 97")
def test_claims_help_to_engage_by_their_plans() -> None:
    crew = replace(GULLS, claims=holding(ClaimId.COVER_IDENTITIES, ClaimId.SECRET_PATHWAYS))
    assert [plan_claims(crew, plan) for plan in PlanKind] == [0, 1, 1, 0, 1, 0]
    lost = replace(crew, claims=in_state(crew.claims, "01", ClaimState.LOST))
    assert plan_claims(lost, PlanKind.STEALTH) == 0
    assert EngagementDie.CLAIM in engagement_offers(crew, PlanKind.STEALTH)
    assert EngagementDie.CLAIM not in engagement_offers(crew, PlanKind.ASSAULT)


@pytest.mark.rule("blades-abilities K5")
def test_predators_are_offered_a_die_by_stealth_and_by_deception() -> None:
    crew = replace(GULLS, abilities=able(CrewAbilityId.PREDATORS))
    offered = [EngagementDie.PREDATORS in engagement_offers(crew, plan) for plan in PlanKind]
    assert offered == [False, True, True, False, False, False]
    assert EngagementDie.PREDATORS not in engagement_offers(GULLS, PlanKind.STEALTH)


@pytest.mark.rule("blades-abilities K13")
def test_second_story_is_offered_a_die_by_stealth() -> None:
    crew = replace(GULLS, abilities=able(CrewAbilityId.SECOND_STORY))
    offered = [EngagementDie.SECOND_STORY in engagement_offers(crew, plan) for plan in PlanKind]
    assert offered == [False, False, True, False, False, False]
    assert EngagementDie.SECOND_STORY not in engagement_offers(GULLS, PlanKind.STEALTH)


@pytest.mark.rule("blades 97")
@pytest.mark.rule("blades E20")
@pytest.mark.parametrize(
    ("outcome", "position", "is_past"),
    [
        (Outcome.BAD, Position.DESPERATE, False),
        (Outcome.PARTIAL, Position.RISKY, False),
        (Outcome.FULL, Position.CONTROLLED, False),
        (Outcome.CRITICAL, Position.CONTROLLED, True),
    ],
)
def test_desperate_is_the_worst_opening(
    outcome: Outcome,
    position: Position,
    is_past: bool,  # noqa: FBT001 - a case
) -> None:
    assert opened(outcome) == Opened(position=position, is_past_first=is_past)


@pytest.mark.rule("blades 98")
@pytest.mark.rule("blades 152")
def test_a_plan_that_failed_to_set_up_takes_a_die() -> None:
    assert engagement_dice((EngagementDie.SETUP_FAILED,)) == 0
    assert [gain.value for gain in SetupGain] == ["position", "effect"]


@pytest.mark.rule("blades 99")
def test_a_flashback_costs_by_how_far_fetched_it_is() -> None:
    assert [FLASHBACK_STRESS[kind] for kind in FlashbackKind] == [0, 1, 2]
    assert [pay.value for pay in FlashbackPay] == ["stress", "coin", "rep"]
