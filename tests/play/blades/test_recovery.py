from dataclasses import replace

import pytest
from tests.play.blades.hands import ARDA, BREN, after, arda, bren, scoundrel, table

from duskboard.core.blades.coin import NoCoinError
from duskboard.core.blades.harm import Harm, Wound
from duskboard.core.blades.healing import Treatment
from duskboard.core.blades.roll import ReportedBestError
from duskboard.core.blades.scoundrel import Fate, Scoundrel
from duskboard.core.clocks.effect import Outcome
from duskboard.core.dice import FaceError, Rating, ReportedBest, ScriptedDice
from duskboard.core.identity import EntityId
from duskboard.play.blades.edit import NumberRangeError
from duskboard.play.blades.recovery import (
    HealerAwayError,
    NoHarmError,
    NotHealerError,
    Recovered,
    RecoveryRaised,
    RecoveryTerms,
    raise_recovery,
    recover,
)
from duskboard.play.change import NotOnTableError
from duskboard.table.entity import Roll
from duskboard.table.table import Table

HURT = Harm(wounds=(Wound(level=3, text="shattered knee"), Wound(level=1, text="sore")))
BY_BREN = RecoveryTerms(who=ARDA, treatment=Treatment.COMPANION, healer=BREN)
BOTH = pytest.mark.parametrize("published", [False, True], ids=["reference", "published"])


def hurt_table(*, published: bool = False, healer: Scoundrel | None = None, coin: int = 2) -> Table:
    patient = replace(arda(), harm=HURT, coin=coin)
    return table(published=published, arda=patient, bren=healer or replace(bren(), is_healer=True))


@pytest.mark.rule("blades 115")
@pytest.mark.rule("blades 120")
@pytest.mark.rule("blades 122")
@pytest.mark.rule("blades E17")
@BOTH
def test_a_healer_rolls_a_six_and_a_coin_makes_it_a_critical(published: bool) -> None:  # noqa: FBT001 - a case
    # E17: severe and lesser harm, quality 2 rolls 6, one coin: five ticks, one is left.
    laid = hurt_table(published=published)
    step = recover(laid, replace(BY_BREN, coin=1), ScriptedDice([6, 2]))
    assert step.report == Recovered(
        who=ARDA,
        name="Arda",
        roll=Roll(what=Rating(count=2), faces=((6, 2),), total=6, who="Arda"),
        treatment=Treatment.COMPANION,
        outcome=Outcome.CRITICAL,
        coin=1,
        ticks=5,
        fills=1,
        healed=("sore",),
        filled=1,
        size=4,
        stress_before=0,
        stress_after=0,
        is_trauma_due=False,
    )
    laid = after(laid, step)
    assert scoundrel(laid) == replace(
        arda(),
        coin=1,
        harm=Harm(wounds=(Wound(level=2, text="shattered knee"),), healing=1),
    )
    assert scoundrel(laid, BREN) == replace(bren(), is_healer=True)


@pytest.mark.rule("blades 120")
def test_treating_oneself_costs_two_stress_and_no_treatment_one() -> None:
    itself = replace(arda(), harm=HURT, is_healer=True, stress=7)
    laid = table(arda=itself)
    step = recover(laid, RecoveryTerms(who=ARDA, treatment=Treatment.SELF), ScriptedDice([5, 3]))
    # Arda has no Tinker: two dice, the lower counts.
    assert isinstance(step.report, Recovered)
    assert (step.report.outcome, step.report.ticks) == (Outcome.BAD, 1)
    assert (step.report.stress_after, step.report.is_trauma_due) == (9, True)
    step = recover(
        laid, RecoveryTerms(who=ARDA, treatment=Treatment.UNTREATED), ScriptedDice([6, 4])
    )
    assert isinstance(step.report, Recovered)
    assert (step.report.outcome, step.report.ticks) == (Outcome.PARTIAL, 2)
    assert scoundrel(after(laid, step)).stress == 8


@pytest.mark.rule("blades 120")
def test_a_companion_is_somebody_else_who_is_there() -> None:
    own = table(arda=replace(arda(), harm=HURT, is_healer=True))
    step = recover(own, replace(BY_BREN, healer=ARDA), ScriptedDice([5, 3]))
    assert isinstance(step.report, Recovered)
    assert (step.report.treatment, step.report.stress_after) == (Treatment.SELF, 2)
    for healer in (None, EntityId("gone")):
        with pytest.raises(NotOnTableError):
            recover(hurt_table(), replace(BY_BREN, healer=healer), ScriptedDice([1, 1]))


@pytest.mark.rule("blades 161")
def test_somebody_hired_rolls_quality_and_a_friend_helps() -> None:
    terms = RecoveryTerms(who=ARDA, treatment=Treatment.OUTSIDER, quality=2, is_helped=True)
    step = recover(hurt_table(), terms, ScriptedDice([1, 2, 4]))
    assert isinstance(step.report, Recovered)
    assert (step.report.roll.what, step.report.ticks) == (Rating(count=3), 2)


@pytest.mark.rule("blades 114")
@pytest.mark.rule("blades 122")
@BOTH
def test_coin_after_the_roll_adds_what_the_better_result_has_more(published: bool) -> None:  # noqa: FBT001 - a case
    # E17 as it is played: a 6 ticks three, then a coin makes it a critical, which has five.
    laid = hurt_table(published=published)
    laid = after(laid, recover(laid, BY_BREN, ScriptedDice([6, 2])))
    assert scoundrel(laid).harm.healing == 3
    step = raise_recovery(laid, ARDA, Outcome.FULL)
    assert step.report == RecoveryRaised(
        who=ARDA,
        name="Arda",
        before=Outcome.FULL,
        after=Outcome.CRITICAL,
        coin=1,
        ticks=2,
        fills=1,
        healed=("sore",),
        filled=1,
        size=4,
    )
    assert scoundrel(after(laid, step)).coin == 1
    assert [wound.level for wound in scoundrel(after(laid, step)).harm.wounds] == [2]
    with pytest.raises(NoCoinError):
        raise_recovery(laid, ARDA, Outcome.BAD, 3)
    word = raise_recovery(laid, ARDA, Outcome.BAD, 3, is_overruled=True).report
    assert isinstance(word, RecoveryRaised)
    assert (word.ticks, word.is_overruled) == (4, True)
    for outcome, coin in ((Outcome.CRITICAL, 1), (Outcome.FULL, 2), (Outcome.BAD, 0)):
        with pytest.raises(NumberRangeError):
            raise_recovery(laid, ARDA, outcome, coin)


def test_a_told_result_is_taken_as_told() -> None:
    step = recover(hurt_table(), BY_BREN, ReportedBest(best=6, is_critical=True))
    assert isinstance(step.report, Recovered)
    assert (step.report.roll.told, step.report.roll.faces, step.report.ticks) == (True, (), 5)
    with pytest.raises(ReportedBestError):
        recover(hurt_table(), BY_BREN, ReportedBest(best=7))
    with pytest.raises(FaceError):
        recover(hurt_table(), BY_BREN, ScriptedDice([7, 1]))


def test_what_is_refused_can_be_overruled() -> None:
    plain = hurt_table(healer=bren())
    with pytest.raises(NotHealerError, match="Bren"):
        recover(plain, BY_BREN, ScriptedDice([1, 1]))
    with pytest.raises(NotHealerError, match="Arda"):
        recover(plain, RecoveryTerms(who=ARDA, treatment=Treatment.SELF), ScriptedDice([1, 1]))
    away = hurt_table(healer=replace(bren(), is_healer=True, fate=Fate.JAILED))
    with pytest.raises(HealerAwayError, match="Bren"):
        recover(away, BY_BREN, ScriptedDice([1, 1]))
    poor = hurt_table(coin=0)
    with pytest.raises(NoCoinError):
        recover(poor, replace(BY_BREN, coin=1), ScriptedDice([1, 1]))
    for laid in (plain, away, poor):
        terms = replace(BY_BREN, coin=int(laid is poor), is_overruled=True)
        report = recover(laid, terms, ScriptedDice([1, 1])).report
        assert isinstance(report, Recovered)
        assert report.is_overruled
    sound = recover(hurt_table(), replace(BY_BREN, is_overruled=True), ScriptedDice([1, 1])).report
    assert isinstance(sound, Recovered)
    assert not sound.is_overruled


def test_the_unhurt_do_not_recover_and_numbers_have_bounds() -> None:
    with pytest.raises(NoHarmError):
        recover(table(), BY_BREN, ScriptedDice([1, 1]))
    for wrong in (replace(BY_BREN, coin=-1), replace(BY_BREN, quality=13)):
        with pytest.raises(NumberRangeError):
            recover(hurt_table(), wrong, ScriptedDice([1, 1]))
