"""The score at the table, from plan to end; it holds under both presets."""

from dataclasses import replace

import pytest
from tests.core.blades.crews import GULLS
from tests.play.blades.hands import ARDA, BREN, CREW, after, table

from duskboard.core.blades.action import ActionTerms
from duskboard.core.blades.claim import PlanKind
from duskboard.core.blades.faction import Faction
from duskboard.core.blades.plan import (
    LinkedPlan,
    LinkKind,
    Score,
    ScoreStage,
    with_die,
    with_target,
)
from duskboard.core.blades.position import Position
from duskboard.core.blades.score import EngagementDie
from duskboard.core.blades.trait import ActionId
from duskboard.core.dice import TypedDice
from duskboard.core.identity import EntityId
from duskboard.play.blades.decision import ActionDecision, roll_action
from duskboard.play.blades.faction import add_faction, remove_faction
from duskboard.play.blades.payoff import pay_off
from duskboard.play.blades.plan import (
    OpeningOver,
    ScoreChanged,
    ScoreEnded,
    ScorePlanned,
    change_score,
    end_opening,
    give_up_score,
    plan_score,
    score_of,
    target_tier,
)
from duskboard.play.blades.score import engage, engagement_of
from duskboard.play.blades.team import TeamDecision, roll_team
from duskboard.play.change import (
    AlreadyOnTableError,
    NothingToChangeError,
    NotOnTableError,
)
from duskboard.table.table import Table

TOLLMEN = EntityId("tollmen")
ROOF = Score(plan=PlanKind.STEALTH, name="The counting house", detail="the roof")


def score(laid: Table) -> Score:
    """Return the score, which must be there."""
    found = score_of(laid)
    assert found is not None
    return found


def running(opening: Position = Position.DESPERATE, **more: object) -> Table:
    """Return a table with a score under way."""
    laid = table(crew=GULLS)
    laid = after(laid, plan_score(laid, replace(ROOF, **more)))  # type: ignore[arg-type] # a case
    face = {Position.DESPERATE: 2, Position.RISKY: 4, Position.CONTROLLED: 6}[opening]
    return after(laid, engage(laid, CREW, engagement_of(score(laid)), TypedDice((face,))))


@pytest.mark.rule("blades 8")
@pytest.mark.rule("blades 96")
@pytest.mark.rule("blades 97")
def test_a_score_is_planned_against_a_target_and_engaged() -> None:
    laid = table(crew=GULLS)
    laid = after(laid, add_faction(laid, TOLLMEN, Faction(name="The Tollmen", tier=3)))
    step = plan_score(laid, ROOF)
    assert step.report == ScorePlanned(name="The counting house", plan=PlanKind.STEALTH)
    laid = after(laid, step)
    with pytest.raises(AlreadyOnTableError):
        plan_score(laid, ROOF)
    aimed = with_die(with_target(score(laid), TOLLMEN, 3, GULLS), EngagementDie.BOLD)
    step = change_score(laid, aimed)
    assert step.report == ScoreChanged(
        name="The counting house",
        plan=PlanKind.STEALTH,
        detail="the roof",
        target="The Tollmen",
        dice=1,
    )
    laid = after(laid, step)
    with pytest.raises(NothingToChangeError):
        change_score(laid, aimed)
    assert target_tier(laid, aimed) == 3
    gone = after(laid, remove_faction(laid, TOLLMEN))
    assert target_tier(gone, replace(aimed, target_tier=2)) == 2
    laid = after(laid, engage(laid, CREW, engagement_of(aimed), TypedDice((2,))))
    assert score(laid) == replace(
        aimed, stage=ScoreStage.RUNNING, opening=Position.DESPERATE, is_past_first=False
    )


@pytest.mark.rule("blades 154")
def test_the_opening_goes_out_with_the_opening_actions() -> None:
    laid = running()
    assert score(laid).acted == ()
    terms = ActionTerms(action=ActionId.PROWL, position=Position.DESPERATE)
    laid = after(laid, roll_action(laid, ActionDecision(who=ARDA, terms=terms), TypedDice((6,))))
    assert (score(laid).opening, score(laid).acted) == (Position.DESPERATE, (ARDA,))
    team = TeamDecision(
        leader=ActionDecision(who=BREN, terms=terms),
        members=(ActionDecision(who=BREN, terms=terms),),
    )
    over = after(laid, roll_team(laid, team, [TypedDice((5, 4))]))
    assert (score(over).opening, score(over).acted) == (None, ())
    step = end_opening(laid)
    assert step.report == OpeningOver(
        name="The counting house", plan=PlanKind.STEALTH, position=Position.DESPERATE
    )
    laid = after(laid, step)
    assert (score(laid).opening, score(laid).is_running) == (None, True)
    with pytest.raises(NothingToChangeError):
        end_opening(laid)


@pytest.mark.rule("blades 100")
def test_a_score_that_is_given_up_leads_to_downtime_and_pays_nothing() -> None:
    laid = running()
    step = give_up_score(laid)
    assert step.report == ScoreEnded(
        name="The counting house", plan=PlanKind.STEALTH, was_running=True
    )
    assert [change.after for change in step.changes] == [None]
    laid = after(laid, step)
    assert score_of(laid) is None
    with pytest.raises(NotOnTableError):
        give_up_score(laid)
    later = LinkedPlan(plan=PlanKind.ASSAULT, kind=LinkKind.SEPARATE)
    linked = give_up_score(running(linked=(later,)))
    assert isinstance(linked.report, ScoreEnded)
    assert linked.report.following is PlanKind.ASSAULT
    plain = table(crew=GULLS)
    struck = give_up_score(after(plain, plan_score(plain, ROOF)))
    assert struck.report == ScoreEnded(
        name="The counting house", plan=PlanKind.STEALTH, was_running=False
    )


@pytest.mark.rule("blades 98")
@pytest.mark.rule("blades 102")
@pytest.mark.rule("blades 152")
def test_a_payoff_ends_the_score_and_a_separate_plan_follows() -> None:
    later = LinkedPlan(plan=PlanKind.ASSAULT, detail="the gate", kind=LinkKind.SEPARATE)
    laid = running(linked=(later,))
    laid = after(laid, pay_off(laid, CREW, 3, 6))
    assert score(laid) == Score(plan=PlanKind.ASSAULT, name="The counting house", detail="the gate")
    kept = after(laid, pay_off(laid, CREW, 3, 6))
    assert score(kept) == score(laid)  # the next one is only planned yet
    laid = running()
    quiet = pay_off(laid, CREW, 3, 0, is_quiet=True)
    assert score_of(after(laid, quiet)) is None
