"""What the panel of the score shows of a table, and the score as it was wished to be."""

from collections.abc import Iterator
from dataclasses import replace

from duskboard.core.blades.ability import AbilityId
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.faction import Faction
from duskboard.core.blades.plan import (
    MOST_OTHERS,
    LinkKind,
    Score,
    with_die,
    with_linked,
    with_plan,
    with_target,
)
from duskboard.core.blades.score import EngagementDie, engagement_offers
from duskboard.core.blades.scoundrel import Fate, Scoundrel
from duskboard.core.blades.stress import stress_boxes
from duskboard.core.blades.upgrade import REMINDED
from duskboard.core.dice import Rating
from duskboard.odds.blades import rating_odds
from duskboard.panels.action_roll_offer import StressOffer
from duskboard.panels.score_offer import ScoreOffer, TargetOffer
from duskboard.panels.score_wish import (
    ScoreWish,
    SetLinked,
    SetPlan,
    SetTarget,
    StepOthers,
    TickDie,
    WriteScore,
)
from duskboard.play.blades.plan import score_of, target_name, target_tier
from duskboard.play.blades.scene import crew_of
from duskboard.play.blades.score import MOST_DICE
from duskboard.table.table import Table


def score_offer(table: Table) -> ScoreOffer:
    """Return what the panel shows of the score of a table."""
    score, crew = score_of(table), crew_of(table)
    if crew is None:
        return ScoreOffer(has_crew=False)
    people = tuple(_people(table, crew))
    if score is None:
        return ScoreOffer(has_crew=True, crew_tier=crew.tier, people=people)
    check = engagement_check(score)
    return ScoreOffer(
        has_crew=True,
        score=score,
        crew_tier=crew.tier,
        target=target_name(table, score),
        tier=target_tier(table, score),
        targets=tuple(
            TargetOffer(faction=key, name=one.name, tier=one.tier)
            for key, one in table.values(Faction).items()
        ),
        dice=_dice(table, crew, score),
        check=check,
        odds=rating_odds(check),
        people=people,
        has_rep=crew.rep > 0,
        reminders=tuple(one for one in REMINDED if crew.has_upgrade(one)),
    )


def engagement_check(score: Score) -> Rating:
    """Return the dice of the engagement roll of a score (rules/blades.md 97)."""
    return Rating(count=min(MOST_DICE, max(0, score.engagement)))


def changed_score(score: Score, crew: Crew, wish: ScoreWish) -> Score:
    """Return a score as it was wished to be."""
    match wish:
        case SetPlan(plan=plan):
            after = with_plan(score, plan, crew)
        case SetTarget(faction=faction, tier=tier):
            after = with_target(score, faction, tier, crew)
        case TickDie(die=die):
            after = with_die(score, die)
        case StepOthers(by=by):
            others = max(-MOST_OTHERS, min(MOST_OTHERS, score.others + by))
            after = replace(score, others=others)
        case SetLinked(linked=linked):
            after = with_linked(score, linked)
        case WriteScore(name=name, detail=detail):
            after = replace(
                score,
                name=score.name if name is None else name,
                detail=score.detail if detail is None else detail,
            )
        case _:
            after = score
    return after


def _dice(table: Table, crew: Crew, score: Score) -> tuple[EngagementDie, ...]:
    """Return what can count by the plan: an ability wants its owner, a failure a set-up."""
    weavers = any(
        one.has(AbilityId.WEAVING_THE_WEB)
        for one in table.values(Scoundrel).values()
        if one.fate is Fate.ACTIVE
    )
    hidden = set[EngagementDie]()
    if not weavers:
        hidden.add(EngagementDie.WEAVING)
    if all(one.kind is not LinkKind.SET_UP for one in score.linked):
        hidden.add(EngagementDie.SETUP_FAILED)
    return tuple(
        die for die in engagement_offers(crew, score.plan) if die in score.dice or die not in hidden
    )


def _people(table: Table, crew: Crew) -> Iterator[StressOffer]:
    for who, one in table.values(Scoundrel).items():
        if one.fate is Fate.ACTIVE:
            yield StressOffer(
                who=who,
                name=one.name,
                before=one.stress,
                after=one.stress,
                boxes=stress_boxes(one, crew),
            )
