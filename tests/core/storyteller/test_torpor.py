"""Torpor and waking: the rules alone."""

from dataclasses import replace

import pytest

from duskboard.core.identity import EntityId
from duskboard.core.rulings import Preset, preset
from duskboard.core.storyteller.health import Beyond, Damage, Health, hurt
from duskboard.core.storyteller.roll import PoolVerdict
from duskboard.core.storyteller.sheet import Sheet, new_sheet, rated
from duskboard.core.storyteller.trait import HUMANITY, Creature
from duskboard.core.storyteller.waking import (
    TorporCause,
    Waking,
    WakingHindrance,
    WakingTry,
    fed_awake,
    torpor_cause,
    waking_blood,
    waking_hindrance,
    woken,
)
from duskboard.core.storyteller_rulings import YesNo

REFERENCE = preset(Preset.REFERENCE).storyteller


PUBLISHED = preset(Preset.PUBLISHED).storyteller


ILSE, MAREK, TOBIAS = EntityId("ilse"), EntityId("marek"), EntityId("tobias")


def sleeper(**more: object) -> Sheet:
    sheet = replace(rated(new_sheet("Konrad"), HUMANITY, 6), blood=3)
    return replace(sheet, **more)  # type: ignore[arg-type]


TORPOR = Health(lethal=5, bashing=2, beyond=Beyond.TORPOR)


WOUNDED = {"health": TORPOR, "asleep_since": 700}


@pytest.mark.rule("storyteller 26.1")
@pytest.mark.rule("storyteller 26.2")
@pytest.mark.rule("storyteller 26.3")
def test_what_somebody_sleeps_of() -> None:
    gone = Health(lethal=7, beyond=Beyond.FINAL_DEATH)
    assert torpor_cause(sleeper()) is None
    assert torpor_cause(sleeper(health=gone, asleep_since=3)) is None
    assert torpor_cause(sleeper(health=TORPOR)) is TorporCause.BLOOD
    assert torpor_cause(sleeper(**WOUNDED)) is TorporCause.WOUNDS
    assert torpor_cause(sleeper(is_resting=True, asleep_since=700)) is TorporCause.CHOICE


@pytest.mark.rule("storyteller 26.2")
def test_when_somebody_may_try_to_wake() -> None:
    konrad, month = sleeper(**WOUNDED), 728
    waking = Waking(who=ILSE, name="Konrad", cause=TorporCause.WOUNDS)

    def hindrance(sheet: Sheet, day: int, run: Waking | None = None) -> WakingHindrance | None:
        return waking_hindrance(sheet, run, day, REFERENCE)

    assert hindrance(konrad, 727) is WakingHindrance.SLEEPS
    assert hindrance(konrad, month + 5) is None
    assert hindrance(replace(konrad, blood=0), month + 5) is WakingHindrance.NO_BLOOD
    assert hindrance(sleeper(), month) is WakingHindrance.AWAKE
    assert hindrance(sleeper(health=TORPOR), month) is WakingHindrance.NEEDS_FEEDING
    dead = Health(lethal=7, beyond=Beyond.FINAL_DEATH)
    assert hindrance(sleeper(health=dead), month) is WakingHindrance.GONE
    endless = sleeper(**{**WOUNDED, "asleep_since": 3_650_000})
    endless = rated(endless, HUMANITY, 0)
    assert hindrance(endless, 3_650_001) is WakingHindrance.SLEEPS  # past every calendar
    once = replace(waking, tries=(WakingTry(day=740, verdict=PoolVerdict.FAILURE),))
    assert hindrance(konrad, 740, once) is WakingHindrance.TRIED
    assert hindrance(konrad, 741, once) is None


@pytest.mark.rule("storyteller 26.2")
def test_whether_each_try_takes_blood() -> None:
    waking = Waking(who=ILSE, name="Konrad", cause=TorporCause.WOUNDS)
    once = replace(waking, tries=(WakingTry(day=740, verdict=PoolVerdict.FAILURE),))
    free = replace(REFERENCE, awakening_costs_blood_each_try=YesNo.NO)
    assert [waking_blood(run, REFERENCE) for run in (None, waking, once)] == [1, 1, 1]
    assert [waking_blood(run, free) for run in (None, waking, once)] == [1, 1, 0]
    dry = sleeper(**WOUNDED, blood=0)
    assert waking_hindrance(dry, once, 745, free) is None
    with pytest.raises(ValueError, match="Waking"):
        replace(waking, name="")


@pytest.mark.rule("storyteller 26.2")
def test_of_wounds_one_wakes_crippled() -> None:
    up = woken(sleeper(**WOUNDED))
    assert (up.health, up.asleep_since) == (Health(lethal=5, bashing=1), None)
    assert up.health.penalty == -5
    grave = woken(sleeper(health=Health(aggravated=7, beyond=Beyond.TORPOR), asleep_since=1))
    assert grave.health == Health(aggravated=6)
    rested = woken(sleeper(is_resting=True, asleep_since=1, health=Health(lethal=2)))
    assert (rested.is_resting, rested.health) == (False, Health(lethal=2))


@pytest.mark.rule("storyteller 26.1")
def test_blood_wakes_from_hunger_at_once() -> None:
    up = fed_awake(sleeper(health=TORPOR))
    assert up.health == Health(lethal=5, bashing=2)
    assert torpor_cause(up) is None


@pytest.mark.rule("storyteller 26.4")
def test_one_level_ends_whoever_rests() -> None:
    body = hurt(Health(bashing=1), Damage.LETHAL, 1, Creature.KINDRED, is_asleep=True)
    assert body == Health(bashing=1, lethal=6, beyond=Beyond.FINAL_DEATH)
    assert hurt(Health(), Damage.LETHAL, 0, Creature.KINDRED, is_asleep=True) == Health()
    assert hurt(Health(), Damage.LETHAL, 1, Creature.MORTAL, is_asleep=True) == Health(lethal=1)
