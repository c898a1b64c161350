"""Frenzy, bonds, diablerie, the Embrace, seduction and torpor as they are played."""

from dataclasses import replace

import pytest
from tests.play.storyteller.hands import (
    GREGOR,
    ILSE,
    after,
    faces,
    gregor,
    ilse,
    sheet,
    table,
)

from duskboard.core.dice import ReportedNet
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.calendar import DueKind, Reminder, Span, SpanUnit
from duskboard.core.storyteller.diablerie import Diablerie, DiablerieStep, NotThatStepError
from duskboard.core.storyteller.frenzy import (
    Frenzy,
)
from duskboard.core.storyteller.health import Beyond, Damage, Health
from duskboard.core.storyteller.roll import PoolVerdict
from duskboard.core.storyteller.seduction import SeductionEnd, SeductionOverError, SeductionStep
from duskboard.core.storyteller.sheet import Sheet, new_sheet, rated
from duskboard.core.storyteller.trait import (
    HUMANITY,
    AbilityId,
    AttributeId,
    TraitKey,
    TraitKind,
    VirtueId,
    ability,
    attribute,
)
from duskboard.core.storyteller.waking import CannotWakeError, TorporCause, WakingHindrance
from duskboard.play.storyteller.body import hurt_sheet
from duskboard.play.storyteller.chronicle import move_time
from duskboard.play.storyteller.contest import Side, dice_of
from duskboard.play.storyteller.diablerie import (
    BloodDrained,
    DiablerieFrenzied,
    DiablerieRemoved,
    SoulTorn,
    Spoils,
    SpoilsTaken,
    StillCalledError,
    begin_diablerie,
    call_beast,
    diablerie_of,
    drain,
    gains_of,
    remove_diablerie,
    take_spoils,
    tear,
    toll_of,
)
from duskboard.play.storyteller.edit import write_rest
from duskboard.play.storyteller.frenzy import (
    frenzy_of,
    roll_frenzy,
)
from duskboard.play.storyteller.hunger import starve
from duskboard.play.storyteller.seduction import (
    SeductionBegun,
    SeductionRolled,
    SeductionSettled,
    begin_seduction,
    remove_seduction,
    roll_seduction,
    seduction_of,
    seduction_sides,
    settle_seduction,
)
from duskboard.play.storyteller.waking import (
    FedAwake,
    WakingBegun,
    WakingRolled,
    begin_waking,
    feed_awake,
    hindrance,
    remove_waking,
    try_to_wake,
    waking_of,
)
from duskboard.table.table import Table

CALL, BOND, OTHER, DEED, WOO, WAKE = (EntityId(f"id-{number}") for number in range(6))


SELF_CONTROL = TraitKey(kind=TraitKind.VIRTUE, name=VirtueId.SELF_CONTROL)


AUREL, KONRAD = EntityId("aurel"), EntityId("konrad")


ONE_NIGHT = Span(count=1, unit=SpanUnit.NIGHT)


def frenzy(laid: Table) -> Frenzy:
    return frenzy_of(laid, CALL)


def prey() -> Sheet:
    return replace(new_sheet("Aurel"), generation=9, blood=6, health=Health(lethal=5))


@pytest.mark.rule("storyteller 22.1")
@pytest.mark.rule("storyteller 22.2")
@pytest.mark.rule("storyteller 22.3")
@pytest.mark.rule("storyteller 22.4")
@pytest.mark.rule("storyteller 22.5")
def test_a_diablerie_from_the_drained_pool_to_the_stain() -> None:
    drinker = replace(rated(rated(ilse(), HUMANITY, 7), SELF_CONTROL, 3), blood=8)
    laid = table(ilse=drinker, aurel=prey())
    laid = after(laid, begin_diablerie(laid, DEED, ILSE, AUREL))
    with pytest.raises(NotThatStepError):
        tear(laid, DEED, ReportedNet(net=1))
    dry = drain(laid, DEED)
    assert dry.report == BloodDrained(drinker="Ilse", victim="Aurel", blood=6, kept=2)
    laid = after(laid, dry)
    assert (sheet(laid).blood, sheet(laid, AUREL).blood) == (10, 0)
    laid = after(laid, tear(laid, DEED, faces(9)))
    assert sheet(laid, AUREL).health == Health(lethal=5, aggravated=1)
    assert diablerie_of(laid, DEED).step is DiablerieStep.STRENGTH
    last = tear(laid, DEED, ReportedNet(net=1))
    assert isinstance(last.report, SoulTorn)
    assert last.report.body.beyond is Beyond.FINAL_DEATH
    laid = after(laid, last)
    run = diablerie_of(laid, DEED)
    assert (run.step, run.rolls, run.levels) == (DiablerieStep.SELF_CONTROL, 2, 2)
    with pytest.raises(NotThatStepError):
        take_spoils(laid, DEED, (BOND, OTHER))
    beast = call_beast(laid, DEED, CALL)
    assert beast.report == DiablerieFrenzied(drinker="Ilse", difficulty=3, needed=5)
    laid = after(laid, beast)
    assert (frenzy(laid).difficulty, frenzy(laid).needed) == (3, 5)
    with pytest.raises(StillCalledError):
        take_spoils(laid, DEED, (BOND, OTHER))
    laid = after(laid, roll_frenzy(laid, CALL, ReportedNet(net=5)))
    assert toll_of(laid, diablerie_of(laid, DEED)).generation == 12
    spoils = take_spoils(laid, DEED, (BOND, OTHER))
    assert spoils.report == SpoilsTaken(
        drinker="Ilse",
        generation_before=13,
        generation_after=12,
        humanity_before=7,
        humanity_after=6,
        years=4,
        months=4,
    )
    laid = after(laid, spoils)
    assert (sheet(laid).generation, sheet(laid).rating(HUMANITY)) == (12, 6)
    kinds = {one.kind for one in laid.values(Reminder).values()}
    assert kinds == {DueKind.STAIN_ENDS, DueKind.AIR_ENDS}
    assert diablerie_of(laid, DEED).step is DiablerieStep.OVER
    gone = remove_diablerie(laid, DEED)
    assert gone.report == DiablerieRemoved(drinker="Ilse", victim="Aurel")
    assert after(laid, gone).values(Diablerie) == {}


@pytest.mark.rule("storyteller 22.4")
@pytest.mark.rule("storyteller 22.5")
def test_an_equal_soul_leaves_no_air_and_the_game_master_may_say_more() -> None:
    laid = table(aurel=replace(prey(), generation=13, health=Health(lethal=6)))
    laid = after(laid, begin_diablerie(laid, DEED, ILSE, AUREL))
    laid = after(laid, drain(laid, DEED))
    laid = after(laid, tear(laid, DEED, ReportedNet(net=1)))
    laid = after(laid, call_beast(laid, DEED, CALL, is_one_enough=True))
    assert frenzy(laid).needed == 1
    laid = after(laid, roll_frenzy(laid, CALL, ReportedNet(net=1)))
    more = Spoils(generation=10, humanity_lost=2)
    laid = after(laid, take_spoils(laid, DEED, (BOND, OTHER), more))
    assert (sheet(laid).generation, sheet(laid).rating(HUMANITY)) == (10, 0)
    assert [one.kind for one in laid.values(Reminder).values()] == [DueKind.STAIN_ENDS]


@pytest.mark.rule("storyteller 22.3")
@pytest.mark.parametrize(
    ("drinker", "victim", "gains"),
    [(13, 9, (12, 11, 10, 9)), (10, 10, (10,)), (9, 13, (9,)), (4, 3, (3,)), (13, 12, (12,))],
)
def test_a_soul_brings_a_step_at_least_and_never_more_than_it_had(
    drinker: int, victim: int, gains: tuple[int, ...]
) -> None:
    laid = table(ilse=replace(ilse(), generation=drinker), aurel=replace(prey(), generation=victim))
    laid = after(laid, begin_diablerie(laid, DEED, ILSE, AUREL))
    assert gains_of(laid, diablerie_of(laid, DEED)) == gains


def lover() -> Sheet:
    pools = (
        (attribute(AttributeId.APPEARANCE), 3),
        (attribute(AttributeId.WITS), 3),
        (attribute(AttributeId.CHARISMA), 2),
        (ability(AbilityId.SUBTERFUGE), 2),
        (ability(AbilityId.EMPATHY), 3),
    )
    one = ilse()
    for key, rating in pools:
        one = rated(one, key, rating)
    return one


def wooed(laid: Table, mine: int, theirs: int) -> Table:
    first, second = seduction_sides(laid, seduction_of(laid, WOO))
    against: tuple[Side, ReportedNet] | None = None
    if second is not None:
        against = (second, ReportedNet(net=theirs))
    return after(laid, roll_seduction(laid, WOO, (first, ReportedNet(net=mine)), against))


def sides(laid: Table) -> tuple[int, int, int | None]:
    first, second = seduction_sides(laid, seduction_of(laid, WOO))
    theirs = None if second is None else dice_of(laid, second)
    return dice_of(laid, first), first.terms.difficulty, theirs


@pytest.mark.rule("storyteller 25.1")
@pytest.mark.rule("storyteller 25.2")
@pytest.mark.rule("storyteller 25.3")
@pytest.mark.rule("storyteller 25.4")
@pytest.mark.rule("storyteller 25.6")
def test_a_seduction_in_three_steps() -> None:
    laid = table(ilse=lover(), gregor=rated(gregor(), attribute(AttributeId.WITS), 2))
    begun = begin_seduction(laid, WOO, ILSE, GREGOR)
    assert begun.report == SeductionBegun(name="Ilse", target="Gregor")
    laid = after(laid, begun)
    assert sides(laid) == (5, 6, 5)
    laid = wooed(laid, 3, 1)
    assert sides(laid) == (6, 6, 4)
    laid = wooed(laid, 2, 2)
    with pytest.raises(SeductionOverError):
        seduction_sides(laid, seduction_of(laid, WOO))
    settled = settle_seduction(laid, WOO, is_won=True)
    assert settled.report == SeductionSettled(name="Ilse", target="Gregor", is_won=True)
    laid = after(laid, settled)
    assert sides(laid) == (6, 6, 4)
    first, second = seduction_sides(laid, seduction_of(laid, WOO), 4)
    assert second is not None
    assert dice_of(laid, second) == 7
    botch = roll_seduction(
        laid, WOO, (first, ReportedNet(net=0, is_botch=True)), (second, ReportedNet(net=0))
    )
    assert isinstance(botch.report, SeductionRolled)
    assert (botch.report.step, botch.report.end) == (
        SeductionStep.INTIMACY,
        SeductionEnd.BOTCHED,
    )
    laid = after(laid, botch)
    with pytest.raises(SeductionOverError):
        roll_seduction(laid, WOO, (first, ReportedNet(net=9)), None)
    assert after(laid, remove_seduction(laid, WOO)).get(WOO) is None


@pytest.mark.rule("storyteller 25.6")
def test_by_ruling_the_other_side_is_the_difficulty() -> None:
    wary = rated(gregor(), attribute(AttributeId.WITS), 2)
    laid = table(published=True, ilse=lover(), gregor=wary)
    laid = after(laid, begin_seduction(laid, WOO, ILSE, GREGOR))
    assert sides(laid) == (5, 5, None)
    laid = wooed(laid, 1, 0)
    assert seduction_of(laid, WOO).ends == (SeductionEnd.WON,)
    laid = wooed(laid, 0, 0)
    assert seduction_of(laid, WOO).step is None
    stranger = table(ilse=lover())
    stranger = after(stranger, begin_seduction(stranger, WOO, ILSE, "The porter"))
    assert sides(stranger) == (5, 6, 5)


def konrad(**more: object) -> Sheet:
    one = replace(rated(new_sheet("Konrad"), HUMANITY, 6), blood=3)
    return replace(one, **more)  # type: ignore[arg-type]


@pytest.mark.rule("storyteller 26.2")
@pytest.mark.rule("storyteller 26.5")
def test_of_wounds_he_sleeps_a_month_fails_once_and_wakes_crippled() -> None:
    laid = table(konrad=konrad(health=Health(lethal=7)))
    laid = after(laid, hurt_sheet(laid, KONRAD, Damage.LETHAL, 1))
    watched = begin_waking(laid, WAKE, KONRAD)
    assert watched.report == WakingBegun(name="Konrad", cause=TorporCause.WOUNDS)
    laid = after(laid, watched)
    with pytest.raises(CannotWakeError) as refused:
        try_to_wake(laid, WAKE, faces())
    assert refused.value.args == ("Konrad", WakingHindrance.SLEEPS)
    laid = after(laid, move_time(laid, Span(count=1, unit=SpanUnit.MONTH)))
    first = try_to_wake(laid, WAKE, faces(7, 2, 3, 4, 5, 6))
    assert isinstance(first.report, WakingRolled)
    assert (first.report.blood, first.report.has_woken) == (1, False)
    laid = after(laid, first)
    assert sheet(laid, KONRAD).health.beyond is Beyond.TORPOR
    assert hindrance(laid, waking_of(laid, WAKE)) is WakingHindrance.TRIED
    laid = after(laid, move_time(laid, ONE_NIGHT))
    laid = after(laid, try_to_wake(laid, WAKE, faces(8, 2, 3, 4, 5, 6)))
    up = sheet(laid, KONRAD)
    assert (up.health, up.blood) == (Health(lethal=6), 1)
    run = waking_of(laid, WAKE)
    assert run.has_woken
    assert [one.verdict for one in run.tries] == [PoolVerdict.FAILURE, PoolVerdict.SUCCESS]
    assert run.tries[1].faces == (8, 2, 3, 4, 5, 6)
    assert after(laid, remove_waking(laid, WAKE)).get(WAKE) is None


@pytest.mark.rule("storyteller 26.2")
def test_without_blood_nobody_tries_to_wake_unless_overruled() -> None:
    dry = konrad(blood=0, health=Health(lethal=7, beyond=Beyond.TORPOR), asleep_since=1)
    laid = table(konrad=dry)
    laid = after(laid, begin_waking(laid, WAKE, KONRAD))
    with pytest.raises(CannotWakeError) as refused:
        try_to_wake(laid, WAKE, ReportedNet(net=1))
    assert refused.value.args == ("Konrad", WakingHindrance.NO_BLOOD)
    laid = after(laid, try_to_wake(laid, WAKE, ReportedNet(net=1), is_overruled=True))
    assert sheet(laid, KONRAD).health.beyond is Beyond.NONE


@pytest.mark.rule("storyteller 26.3")
@pytest.mark.rule("storyteller 26.4")
def test_who_lay_down_by_choice_rolls_after_half_the_time() -> None:
    laid = table(konrad=rated(konrad(), HUMANITY, 7))
    laid = after(laid, write_rest(laid, KONRAD, is_resting=True))
    laid = after(laid, begin_waking(laid, WAKE, KONRAD))
    assert waking_of(laid, WAKE).cause is TorporCause.CHOICE
    slain = after(laid, hurt_sheet(laid, KONRAD, Damage.BASHING, 1))
    assert sheet(slain, KONRAD).health.beyond is Beyond.FINAL_DEATH
    laid = after(laid, move_time(laid, Span(count=6, unit=SpanUnit.NIGHT)))
    assert hindrance(laid, waking_of(laid, WAKE)) is WakingHindrance.SLEEPS
    laid = after(laid, move_time(laid, ONE_NIGHT))
    laid = after(laid, try_to_wake(laid, WAKE, ReportedNet(net=1)))
    up = sheet(laid, KONRAD)
    assert (up.is_resting, up.blood, up.health) == (False, 2, Health())


@pytest.mark.rule("storyteller 26.1")
def test_of_hunger_blood_alone_wakes_at_once() -> None:
    laid = table(konrad=konrad(blood=0, health=Health(lethal=7)))
    laid = after(laid, starve(laid, KONRAD))
    laid = after(laid, begin_waking(laid, WAKE, KONRAD))
    assert waking_of(laid, WAKE).cause is TorporCause.BLOOD
    with pytest.raises(CannotWakeError) as refused:
        try_to_wake(laid, WAKE, ReportedNet(net=1))
    assert refused.value.args == ("Konrad", WakingHindrance.NEEDS_FEEDING)
    with pytest.raises(CannotWakeError):
        feed_awake(laid, KONRAD, 0)
    fed = feed_awake(laid, KONRAD, 4)
    assert fed.report == FedAwake(name="Konrad", blood=4)
    laid = after(laid, fed)
    assert (sheet(laid, KONRAD).health.beyond, sheet(laid, KONRAD).blood) == (Beyond.NONE, 4)
    with pytest.raises(CannotWakeError):
        feed_awake(laid, KONRAD, 1)
    with pytest.raises(CannotWakeError) as awake:
        begin_waking(laid, OTHER, KONRAD)
    assert awake.value.args == ("Konrad", WakingHindrance.AWAKE)
