"""All Hands; it holds under both presets but for a critical of a project."""

from dataclasses import replace

import pytest
from tests.core.blades.crews import able
from tests.play.blades.evenings import RICH, evening
from tests.play.blades.hands import after, crew, table

from duskboard.core.blades.ability import CrewAbilityId
from duskboard.core.blades.activity import Asset, DowntimeActivity
from duskboard.core.blades.cohort import Cohort
from duskboard.core.blades.crew_growth import free_hands, hands_dice
from duskboard.core.clocks.clock import Clock, ClockKind
from duskboard.core.clocks.effect import Outcome
from duskboard.core.dice import Rating, TypedDice
from duskboard.core.identity import EntityId
from duskboard.play.blades.activity import Wanted
from duskboard.play.blades.downtime import NoDowntimeError, begin_downtimes, running_downtime
from duskboard.play.blades.hands import (
    HandsLent,
    HandsTerms,
    NoHandsError,
    lend_hands,
)
from duskboard.play.clock import NewClock, make_clock
from duskboard.table.entity import Roll

RAFTERS, SHOT = Cohort(name="The Rafters"), Cohort(name="The Shot", harm=1)
HANDY = replace(RICH, abilities=able(CrewAbilityId.ALL_HANDS), cohorts=(SHOT, RAFTERS))
KEY = EntityId("key")
COOL = HandsTerms(place=1, activity=DowntimeActivity.REDUCE_HEAT)


@pytest.mark.rule("blades-abilities K15")
def test_one_cohort_that_is_not_hurt_does_one_thing_for_the_crew_each_downtime() -> None:
    assert free_hands(HANDY) == {1: RAFTERS}
    assert free_hands(replace(HANDY, abilities=())) == {}
    assert hands_dice(HANDY, RAFTERS) == 1  # the Tier of the crew
    laid = evening(HANDY)
    step = lend_hands(laid, COOL, TypedDice((4,)))
    assert step.report == HandsLent(
        name="Gulls",
        cohort="The Rafters",
        activity=DowntimeActivity.REDUCE_HEAT,
        roll=Roll(what=Rating(count=1), faces=((4,),), total=4, who="The Rafters"),
        outcome=Outcome.PARTIAL,
        before=3,
        after=1,
    )
    laid = after(laid, step)
    assert (crew(laid).heat, running_downtime(laid).hands) == (1, "The Rafters")
    with pytest.raises(NoHandsError):
        lend_hands(laid, COOL, TypedDice((4,)))
    fresh = after(laid, begin_downtimes(laid, is_overruled=True))
    assert crew(after(fresh, lend_hands(fresh, COOL, TypedDice((1,))))).heat == 0


@pytest.mark.rule("blades-abilities K15")
def test_who_cannot_lend_hands() -> None:
    laid = evening(HANDY)
    refused = (
        replace(COOL, place=0),
        replace(COOL, place=2),
        replace(COOL, activity=DowntimeActivity.TRAIN),
    )
    for terms in refused:
        with pytest.raises(NoHandsError):
            lend_hands(laid, terms, TypedDice((4,)))
    with pytest.raises(NoHandsError):
        lend_hands(evening(replace(HANDY, abilities=())), COOL, TypedDice((4,)))
    with pytest.raises(NoDowntimeError):
        lend_hands(table(crew=HANDY), COOL, TypedDice((4,)))


@pytest.mark.rule("blades-abilities K15")
def test_hands_work_on_a_project_or_find_an_asset() -> None:
    laid = evening(HANDY)
    made = make_clock(laid, NewClock(clock_id=KEY, name="Bone key", kind=ClockKind.PROJECT, size=8))
    laid = after(laid, made)
    terms = HandsTerms(place=1, activity=DowntimeActivity.PROJECT, project=KEY)
    step = lend_hands(laid, terms, TypedDice((6,)))
    assert isinstance(step.report, HandsLent)
    assert (step.report.what, step.report.before, step.report.after) == ("Bone key", 0, 3)
    clock = after(laid, step).value(KEY, Clock)
    assert clock is not None
    assert clock.filled == 3
    skiff = EntityId("skiff")
    found = HandsTerms(
        place=1,
        activity=DowntimeActivity.ACQUIRE,
        wanted=Wanted(asset_id=skiff, asset=Asset(name="Skiff")),
    )
    step = lend_hands(laid, found, TypedDice((6,)))
    assert isinstance(step.report, HandsLent)
    assert (step.report.what, step.report.after) == ("Skiff", 2)
    asset = after(laid, step).value(skiff, Asset)
    assert asset is not None
    assert (asset.name, asset.quality) == ("Skiff", 2)
