from dataclasses import replace

import pytest
from tests.play.storyteller.hands import (
    GREGOR,
    ILSE,
    STAMINA,
    after,
    faces,
    gregor,
    ilse,
    sheet,
    table,
)

from duskboard.core.dice import ReportedNet
from duskboard.core.storyteller.calendar import DueKind, Span, SpanUnit, TimeUnit
from duskboard.core.storyteller.gear import ARMOURS, ArmourId
from duskboard.core.storyteller.health import Beyond, Damage, Health
from duskboard.core.storyteller.limit import Limit
from duskboard.core.storyteller.sheet import rated
from duskboard.core.storyteller.soak import HarmSource, SoakBy, Soaks
from duskboard.core.storyteller.trait import HUMANITY
from duskboard.play.change import NothingToChangeError
from duskboard.play.storyteller.body import (
    AsleepError,
    BodyLine,
    Healed,
    Healing,
    HealMeans,
    Hurt,
    LevelsError,
    Marked,
    Woken,
    heal_sheet,
    hurt_sheet,
    mark_boxes,
    set_beyond,
    turn_box,
)
from duskboard.play.storyteller.chronicle import advance, move_time
from duskboard.play.storyteller.edit import write_number, write_soaks
from duskboard.play.storyteller.field import NumberField
from duskboard.play.storyteller.hunger import starve
from duskboard.play.storyteller.scene import chronicle_of
from duskboard.play.storyteller.soak import FORTITUDE, Blow, Soaked, soak, soak_plan
from duskboard.play.storyteller.spending import BloodTurnError, NoWillpowerError
from duskboard.table.chronicle_view import FIRST_NIGHT

BASHING, LETHAL, AGGRAVATED = Damage


def heal(damage: Damage, levels: int, means: HealMeans = HealMeans.BLOOD) -> Healing:
    return Healing(who=ILSE, damage=damage, levels=levels, means=means)


@pytest.mark.rule("storyteller 17.1")
@pytest.mark.rule("storyteller 17.3")
def test_the_giant_soaks_three_of_six_and_is_injured() -> None:
    giant = rated(gregor(), STAMINA, 4)
    laid = table(gregor=giant)
    body = Soaks(bashing=SoakBy.BODY, lethal=SoakBy.BODY, aggravated=SoakBy.NOTHING)
    laid = after(laid, write_soaks(laid, GREGOR, body))
    blow = Blow(who=GREGOR, damage=LETHAL, levels=6)
    step = soak(laid, blow, faces(6, 7, 8, 2))
    report = step.report
    assert isinstance(report, Soaked)
    assert report.body == BodyLine(
        name="Gregor", before=0, after=3, level="injured", penalty=-1, beyond=Beyond.NONE
    )
    assert (report.levels, report.taken, report.is_ruin_offered) == (6, 3, False)
    assert sheet(after(laid, step), GREGOR).health == Health(lethal=3)


@pytest.mark.rule("storyteller 17.2")
def test_a_mortal_without_armour_takes_a_cut_whole() -> None:
    laid = table()
    step = soak(laid, Blow(who=GREGOR, damage=LETHAL, levels=2), faces())
    assert isinstance(step.report, Soaked)
    assert step.report.roll is None
    assert sheet(after(laid, step), GREGOR).health.lethal == 2


@pytest.mark.rule("vampire-extra X3.2")
@pytest.mark.rule("vampire-extra X3.4")
@pytest.mark.rule("vampire-extra X3.5")
def test_armour_counts_where_it_is_offered_or_said() -> None:
    vest = replace(gregor(), armour=(ARMOURS[ArmourId.RIOT_GEAR],))
    laid = table(gregor=vest)
    cut = Blow(who=GREGOR, damage=LETHAL, levels=10)
    assert (soak_plan(laid, cut).dice, soak_plan(laid, cut).is_ruin_offered) == (5, True)
    fire = replace(cut, damage=AGGRAVATED, source=HarmSource.FIRE)
    assert soak_plan(laid, fire).dice == 0
    assert soak_plan(laid, replace(fire, counts_armour=True)).dice == 5
    assert soak_plan(laid, replace(cut, counts_armour=False)).dice == 0
    assert soak_plan(laid, replace(cut, added=-9)).dice == 0


@pytest.mark.rule("storyteller 17.5")
def test_fortitude_soaks_what_nothing_else_does() -> None:
    laid = table(ilse=rated(ilse(), FORTITUDE, 2))
    burn = Blow(who=ILSE, damage=AGGRAVATED, levels=3, source=HarmSource.SUN)
    plan = soak_plan(laid, burn)
    assert (plan.by, plan.dice, [part.rating for part in plan.parts]) == (SoakBy.FORTITUDE, 2, [2])
    step = soak(laid, burn, ReportedNet(net=1))
    assert sheet(after(laid, step)).health.aggravated == 2


@pytest.mark.rule("storyteller 28.14")
def test_a_punch_at_kindred_is_halved_by_ruling() -> None:
    punch = Blow(who=ILSE, damage=BASHING, levels=5)
    for published, taken in ((False, 5), (True, 2)):
        laid = table(published=published)
        step = soak(laid, punch, ReportedNet(net=0))
        assert sheet(after(laid, step)).health.bashing == taken


@pytest.mark.rule("storyteller 18.1")
@pytest.mark.rule("storyteller 28.15")
def test_harm_past_the_last_box() -> None:
    laid = table()
    step = hurt_sheet(laid, ILSE, LETHAL, 8)
    assert isinstance(step.report, Hurt)
    assert step.report.body.beyond is Beyond.TORPOR
    gone = after(after(laid, step), hurt_sheet(after(laid, step), ILSE, BASHING, 1))
    assert sheet(gone).health.beyond is Beyond.FINAL_DEATH
    with pytest.raises(NothingToChangeError):
        hurt_sheet(gone, ILSE, LETHAL, 1)
    with pytest.raises(LevelsError, match=r"\(-1, 7\)"):
        hurt_sheet(laid, ILSE, LETHAL, -1)
    with pytest.raises(LevelsError):
        soak(laid, Blow(who=ILSE, damage=LETHAL, levels=-1), faces())


@pytest.mark.rule("storyteller 28.9")
def test_kindred_heal_a_level_for_a_point_of_blood() -> None:
    laid = table(ilse=replace(ilse(), health=Health(lethal=3)))
    step = heal_sheet(laid, heal(LETHAL, 1))
    assert isinstance(step.report, Healed)
    assert (step.report.blood, step.report.willpower) == (1, 0)
    once = after(laid, step)
    assert (sheet(once).health.lethal, sheet(once).blood) == (2, 7)
    with pytest.raises(BloodTurnError):
        heal_sheet(once, heal(LETHAL, 1))
    later = after(once, advance(once, TimeUnit.TURN))
    assert sheet(after(later, heal_sheet(later, heal(LETHAL, 1)))).health.lethal == 1
    said = heal_sheet(once, heal(LETHAL, 2, HealMeans.WORD))
    healed = sheet(after(once, said))
    assert (healed.health, healed.blood, healed.hurt_on) == (Health(), 7, None)


@pytest.mark.rule("storyteller 28.9")
def test_aggravated_levels_take_five_blood_and_then_willpower() -> None:
    hurt = replace(ilse(), health=Health(aggravated=3), blood=20, blood_limit=20)
    laid = table(ilse=hurt)
    one = after(laid, heal_sheet(laid, heal(AGGRAVATED, 1)))
    assert (sheet(one).blood, sheet(one).willpower_left) == (15, 5)
    two = after(one, heal_sheet(one, heal(AGGRAVATED, 1)))
    assert (sheet(two).blood, sheet(two).willpower_left) == (10, 4)
    many = after(laid, heal_sheet(laid, heal(AGGRAVATED, 3)))
    assert (sheet(many).blood, sheet(many).willpower_left) == (5, 3)
    tired = table(ilse=replace(hurt, willpower_left=0))
    with pytest.raises(NoWillpowerError):
        heal_sheet(tired, heal(AGGRAVATED, 2))


def test_only_what_is_there_can_be_healed() -> None:
    laid = table(ilse=replace(ilse(), health=Health(lethal=1)))
    with pytest.raises(LevelsError, match=r"\(2, 1\)"):
        heal_sheet(laid, heal(LETHAL, 2))
    with pytest.raises(NothingToChangeError):
        heal_sheet(laid, heal(LETHAL, 0))
    asleep = table(ilse=replace(ilse(), health=Health(lethal=7, beyond=Beyond.TORPOR)))
    woken = sheet(after(asleep, heal_sheet(asleep, heal(LETHAL, 1))))
    assert woken.health == Health(lethal=7)


@pytest.mark.rule("storyteller 26.2")
def test_blood_wakes_nobody_before_the_sleep_of_wounds_is_over() -> None:
    worn = replace(rated(ilse(), HUMANITY, 7), health=Health(lethal=7), hurt_on=FIRST_NIGHT)
    laid = table(ilse=worn)
    laid = after(laid, hurt_sheet(laid, ILSE, LETHAL, 1))
    assert sheet(laid).asleep_since == FIRST_NIGHT
    with pytest.raises(AsleepError, match=rf"'Ilse', {FIRST_NIGHT + 14}"):
        heal_sheet(laid, heal(LETHAL, 1))
    bold = heal_sheet(laid, replace(heal(LETHAL, 1), is_overruled=True))
    assert isinstance(bold.report, Healed)
    assert (bold.report.overruled, sheet(after(laid, bold)).asleep_since) == (Limit.SLEEP, None)
    slept = after(laid, move_time(laid, Span(count=2, unit=SpanUnit.WEEK)))
    kinds = [(one.kind, one.amount) for one in chronicle_of(slept).offers]
    assert kinds == [(DueKind.NIGHTLY_BLOOD, 8), (DueKind.TORPOR_ENDS, 0)]
    awake = sheet(after(slept, heal_sheet(slept, heal(LETHAL, 1))))
    assert (awake.health, awake.blood, awake.asleep_since) == (Health(lethal=7), 7, None)


@pytest.mark.rule("storyteller 26.1")
def test_blood_wakes_at_once_from_the_torpor_of_hunger() -> None:
    laid = table(ilse=replace(ilse(), blood=0, health=Health(lethal=7)))
    laid = after(laid, starve(laid, ILSE))
    fed = after(laid, write_number(laid, ILSE, NumberField.BLOOD, 1))
    assert sheet(fed).health.beyond is Beyond.TORPOR
    assert sheet(after(fed, heal_sheet(fed, heal(LETHAL, 1)))).health == Health(lethal=7)


@pytest.mark.rule("storyteller 10.1")
def test_the_game_master_marks_and_wakes() -> None:
    laid = table(ilse=replace(ilse(), health=Health(bashing=2)))
    step = mark_boxes(laid, ILSE, AGGRAVATED, 4)
    assert isinstance(step.report, Marked)
    assert (step.report.count_before, step.report.count_after) == (0, 4)
    assert sheet(after(laid, step)).health == Health(bashing=2, aggravated=4)
    with pytest.raises(LevelsError, match=r"\(8, 7\)"):
        mark_boxes(laid, ILSE, LETHAL, 8)
    asleep = after(laid, set_beyond(laid, ILSE, Beyond.TORPOR))
    assert sheet(asleep).health == Health(bashing=7, beyond=Beyond.TORPOR)
    awake = set_beyond(asleep, ILSE, Beyond.NONE)
    assert awake.report == Woken(who=ILSE, name="Ilse", before=Beyond.TORPOR, after=Beyond.NONE)
    assert sheet(after(asleep, awake)).health.beyond is Beyond.NONE


@pytest.mark.rule("storyteller 10.1")
def test_a_box_is_marked_otherwise_and_cleared() -> None:
    laid = table(ilse=replace(ilse(), health=Health(bashing=1)))
    graver = turn_box(laid, ILSE, BASHING, LETHAL)
    assert isinstance(graver.report, Marked)
    assert (graver.report.damage, graver.report.count_after) == (LETHAL, 1)
    laid = after(laid, graver)
    assert sheet(laid).health == Health(lethal=1)
    laid = after(laid, turn_box(laid, ILSE, None, AGGRAVATED))
    assert sheet(laid).health == Health(lethal=1, aggravated=1)
    laid = after(laid, turn_box(laid, ILSE, LETHAL, None))
    assert sheet(laid).health == Health(aggravated=1)
    for before in (BASHING, LETHAL):
        with pytest.raises(LevelsError, match=r"\(1, 0\)"):
            turn_box(laid, ILSE, before, None)
    full = table(ilse=replace(ilse(), health=Health(bashing=7)))
    with pytest.raises(LevelsError):
        turn_box(full, ILSE, None, BASHING)
