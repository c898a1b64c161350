from dataclasses import replace

import pytest
from tests.play.blades.hands import ARDA, BREN, after, scoundrel, table

from duskboard.core.blades.action import ActionTerms, Push
from duskboard.core.blades.limit import ActionLimit, ActionLimitError
from duskboard.core.blades.position import Position
from duskboard.core.blades.scoundrel import Experience, Ratings, Scoundrel
from duskboard.core.blades.trait import ActionId
from duskboard.core.clocks.effect import Effect, Outcome
from duskboard.core.dice import ReportedBest, ScriptedDice
from duskboard.core.identity import EntityId
from duskboard.play.blades.decision import ActionDecision, StressLine
from duskboard.play.blades.team import (
    CohortMember,
    MemberTwiceError,
    OtherActionError,
    TeamActed,
    TeamDecision,
    roll_team,
)
from duskboard.play.change import NothingToChangeError
from duskboard.table.action_roll import TeamActionRoll
from duskboard.table.entity import ACTION_ID, PUBLIC_ROLL_ID
from duskboard.table.running_action import RunningAction
from duskboard.table.table import Table

CLEO = EntityId("cleo")
SNEAK = ActionTerms(action=ActionId.PROWL)
LEADER, SECOND, THIRD = (ActionDecision(who=who, terms=SNEAK) for who in (ARDA, BREN, CLEO))
TOGETHER = TeamDecision(leader=LEADER, members=(LEADER, SECOND, THIRD), why="Over the wall")


def laid_out(*, published: bool = False) -> Table:
    """Arda has Prowl 1, Bren none, Cleo 1."""
    return table(published=published, cleo=Scoundrel(name="Cleo", ratings=Ratings(prowl=1)))


def dice(*shown: int) -> ScriptedDice:
    return ScriptedDice(shown)


@pytest.mark.rule("blades 101")
@pytest.mark.rule("blades E25")
@pytest.mark.parametrize("published", [False, True])
def test_e25_a_group_sneaks_and_its_leader_pays(*, published: bool) -> None:
    laid = laid_out(published=published)
    step = roll_team(laid, TOGETHER, (dice(3), ReportedBest(best=6), dice(2)))
    report = step.report
    assert isinstance(report, TeamActed)
    assert (report.roll.outcome, report.roll.result.stress) == (Outcome.FULL, 2)
    assert report.stress == (StressLine(who=ARDA, name="Arda", before=0, after=2),)
    done = after(laid, step)
    assert scoundrel(done).stress == 2
    running = done.value(ACTION_ID, RunningAction)
    assert running is not None
    assert (running.effect, running.who) == (Effect.STANDARD, ARDA)
    assert done.value(PUBLIC_ROLL_ID, TeamActionRoll) is not None


@pytest.mark.rule("blades 20")
def test_each_roller_of_a_desperate_group_action_earns_xp() -> None:
    desperate = replace(SNEAK, position=Position.DESPERATE)
    members = tuple(replace(one, terms=desperate) for one in (LEADER, SECOND, THIRD))
    decision = TeamDecision(leader=members[0], members=members[1:])
    laid = laid_out()
    step = roll_team(laid, decision, (dice(4, 5), dice(6)))
    assert isinstance(step.report, TeamActed)
    assert step.report.xp == ("Bren", "Cleo")
    done = after(laid, step)
    earned = [scoundrel(done, who).xp for who in (ARDA, BREN, CLEO)]
    assert earned == [Experience(), Experience(prowess=1), Experience(prowess=1)]


@pytest.mark.rule("blades 14")
@pytest.mark.rule("blades 101")
def test_an_assist_goes_to_one_roller_and_each_pays_for_themselves() -> None:
    helped = replace(SECOND, terms=replace(SNEAK, helper=ARDA, pushes=(Push.DIE,)))
    decision = replace(TOGETHER, members=(LEADER, helped))
    laid = laid_out()
    done = after(laid, roll_team(laid, decision, (dice(1), dice(2, 1))))
    assert scoundrel(done, BREN).stress == 2
    assert scoundrel(done).stress == 3


@pytest.mark.rule("blades 94")
@pytest.mark.rule("blades 153")
@pytest.mark.rule("blades E16")
def test_e16_a_boss_and_a_gang_and_a_gang_that_fails_costs_nothing() -> None:
    gang = CohortMember(name="The Rafters", dice=2)
    decision = replace(TOGETHER, members=(LEADER, gang))
    laid = laid_out()
    step = roll_team(laid, decision, (dice(4), dice(1, 6)))
    assert isinstance(step.report, TeamActed)
    assert step.report.roll.outcome is Outcome.FULL
    assert step.report.roll.cohorts[0].who == "The Rafters"
    failed = roll_team(laid, decision, (dice(4), dice(1, 2)))
    assert scoundrel(after(laid, failed)).stress == 0


@pytest.mark.rule("blades 25")
@pytest.mark.rule("blades 153")
def test_who_is_no_group_is_refused() -> None:
    laid = laid_out()
    hunts = replace(SECOND, terms=ActionTerms(action=ActionId.HUNT))
    with pytest.raises(OtherActionError) as refused:
        roll_team(laid, replace(TOGETHER, members=(LEADER, hunts)), (dice(1), dice(1)))
    assert refused.value.args == ("Bren",)
    with pytest.raises(MemberTwiceError):
        roll_team(laid, replace(TOGETHER, members=(LEADER, LEADER)), (dice(1), dice(1)))
    with pytest.raises(NothingToChangeError):
        roll_team(laid, replace(TOGETHER, members=()), ())
    away = replace(SECOND, terms=replace(SNEAK, is_cut_off=True))
    cut_off = replace(TOGETHER, members=(LEADER, away))
    with pytest.raises(ActionLimitError) as lost:
        roll_team(laid, cut_off, (dice(1), dice(1, 1)))
    assert lost.value.args == (ActionLimit.CUT_OFF, "Bren")
    roll_team(laid, replace(cut_off, is_overruled=True), (dice(1), dice(1, 1)))


def test_players_are_told_who_led_a_group_and_no_cohort_that_is_hidden() -> None:
    laid = laid_out()
    spy = CohortMember(name="Cleo", dice=1)
    decision = replace(TOGETHER, members=(LEADER, spy))
    told = after(laid, roll_team(laid, decision, (dice(1), dice(6)))).value(
        PUBLIC_ROLL_ID, TeamActionRoll
    )
    assert told is not None
    assert [who for who, _ in told.faced] == ["Arda", ""]
    assert (told.who, told.why) == ("Arda", "Over the wall")


def test_a_secret_group_action_stays_off_the_players_screen() -> None:
    laid = laid_out()
    step = roll_team(laid, replace(TOGETHER, is_secret=True), (dice(1), dice(1, 1), dice(6)))
    assert after(laid, step).get(PUBLIC_ROLL_ID) is None
