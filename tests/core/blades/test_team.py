from dataclasses import replace

import pytest

from duskboard.core.blades.ability import Ability, AbilityId, CrewAbilityId
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.roll import judge_rating
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.blades.team import TeamResult, TeamRoll, team_result
from duskboard.core.blades.trait import ActionId
from duskboard.core.blades_rulings import BladesRulings, LeaderFailure
from duskboard.core.clocks.effect import Outcome
from duskboard.core.dice import Rating
from duskboard.core.rulings import Preset, preset

REFERENCE = preset(Preset.REFERENCE).blades
NELL = Scoundrel(name="Nell")
TOGETHER = Crew(name="The Low Bells", abilities=(Ability(key=CrewAbilityId.SYNCHRONIZED),))


def roll(*faces: int, zero: bool = False, **who: bool) -> TeamRoll:
    check = Rating(count=0 if zero else len(faces))
    return TeamRoll(result=judge_rating(check, faces), **who)


def result(
    *rolls: TeamRoll,
    leader: Scoundrel = NELL,
    crew: Crew | None = None,
    rulings: BladesRulings = REFERENCE,
) -> TeamResult:
    return team_result(rolls, leader, ActionId.PROWL, crew, rulings)


@pytest.mark.rule("blades 101")
@pytest.mark.rule("blades E25")
@pytest.mark.parametrize("given", list(Preset))
def test_e25_the_best_counts_and_the_leader_pays_for_each_failure(given: Preset) -> None:
    found = result(roll(3, is_leader=True), roll(6), roll(2), rulings=preset(given).blades)
    assert found == TeamResult(
        outcome=Outcome.FULL,
        best=1,
        failed=2,
        stress=2,
        ruling="blades.leader_own_failure_counts",
    )


@pytest.mark.rule("blades 101")
def test_where_all_fail_the_highest_die_counts() -> None:
    found = result(roll(1, is_leader=True), roll(3, 2), roll(2))
    assert (found.outcome, found.best) == (Outcome.BAD, 1)


@pytest.mark.rule("blades 101")
def test_the_leaders_own_failure_costs_nothing_by_another_ruling() -> None:
    ignored = replace(REFERENCE, leader_own_failure_counts=LeaderFailure.IGNORED)
    found = result(roll(3, is_leader=True), roll(6), roll(2), rulings=ignored)
    assert (found.failed, found.stress) == (1, 1)
    assert found.ruling == "blades.leader_own_failure_counts"
    assert result(roll(4, is_leader=True), roll(1), rulings=ignored).ruling == ""


@pytest.mark.rule("blades 101")
@pytest.mark.rule("blades-abilities K14")
def test_sixes_of_different_rollers_are_a_critical_for_who_is_synchronized() -> None:
    two = (roll(6, 1), roll(6, 2))
    assert result(*two).outcome is Outcome.FULL
    joined = result(*two, crew=TOGETHER)
    assert (joined.outcome, joined.is_synchronized) == (Outcome.CRITICAL, True)
    own = result(roll(6, 6), roll(1), crew=TOGETHER)
    assert (own.outcome, own.is_synchronized) == (Outcome.CRITICAL, False)
    zero = roll(6, 6, zero=True)
    assert result(zero, roll(5), crew=TOGETHER).outcome is Outcome.FULL
    assert result(zero, roll(6), crew=TOGETHER).outcome is Outcome.CRITICAL


@pytest.mark.rule("blades 101")
def test_a_roller_without_dice_counts_by_the_lower_one() -> None:
    found = result(roll(4), roll(6, 2, zero=True))
    assert (found.outcome, found.stress) == (Outcome.PARTIAL, 1)


@pytest.mark.rule("blades-abilities A24")
def test_expertise_caps_what_the_leader_pays() -> None:
    expert = replace(NELL, abilities=(Ability(key=AbilityId.EXPERTISE, choice=ActionId.PROWL),))
    failures = (roll(1, is_leader=True), roll(2), roll(3))
    capped = result(*failures, leader=expert)
    assert (capped.failed, capped.stress, capped.is_capped) == (3, 1, True)
    other = replace(NELL, abilities=(Ability(key=AbilityId.EXPERTISE, choice=ActionId.HUNT),))
    assert result(*failures, leader=other).stress == 3
    assert result(roll(5), leader=expert).stress == 0


@pytest.mark.rule("blades 153")
def test_a_cohort_that_fails_costs_nothing() -> None:
    assert result(roll(5, is_leader=True), roll(1, is_cohort=True)).stress == 0
