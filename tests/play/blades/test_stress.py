from dataclasses import replace

import pytest
from tests.core.blades.crews import bearing
from tests.play.blades.hands import ARDA, after, arda, scoundrel, table

from duskboard.core.blades.scoundrel import Fate
from duskboard.core.blades.stress import NoTraumaDueError, TraumaLimitError, TraumaTwiceError
from duskboard.core.blades.trait import TraumaId
from duskboard.core.blades.upgrade import UpgradeId
from duskboard.play.blades.edit import BlankNameError, NumberRangeError
from duskboard.play.blades.fate import CameBack, come_back
from duskboard.play.blades.stress import (
    StressChanged,
    StressFor,
    TraumaChosen,
    choose_trauma,
    clear_stress,
    take_stress,
)
from duskboard.play.change import NothingToChangeError

BOTH = pytest.mark.parametrize("published", [False, True], ids=["reference", "published"])


@pytest.mark.rule("blades 42")
@BOTH
def test_a_push_too_much_a_trauma_and_the_way_back(published: bool) -> None:  # noqa: FBT001 - a case
    laid = table(published=published, arda=replace(arda(), stress=8))
    step = take_stress(laid, ARDA, 2, StressFor.PUSH)
    assert step.report == StressChanged(
        who=ARDA, name="Arda", before=8, after=9, lost=1, why=StressFor.PUSH, is_trauma_due=True
    )
    laid = after(laid, step)
    step = choose_trauma(laid, ARDA, TraumaId.RECKLESS)
    assert step.report == TraumaChosen(
        who=ARDA, name="Arda", trauma="reckless", count=1, is_last=False
    )
    laid = after(laid, step)
    assert scoundrel(laid).fate is Fate.OUT
    step = come_back(laid, ARDA)
    assert step.report == CameBack(who=ARDA, name="Arda", before=Fate.OUT, stress_before=9)
    assert scoundrel(after(laid, step)) == replace(
        arda(), traumas=("reckless",), is_vice_satisfied=True
    )


@pytest.mark.rule("blades-abilities U5")
def test_the_composed_bear_one_more() -> None:
    laid = table(crew=bearing(UpgradeId.COMPOSED), arda=replace(arda(), stress=8))
    laid = after(laid, take_stress(laid, ARDA, 1))
    with pytest.raises(NoTraumaDueError):
        choose_trauma(laid, ARDA, TraumaId.COLD)
    assert scoundrel(after(laid, take_stress(laid, ARDA, 5))).stress == 10


def test_stress_goes_as_far_as_there_is_any() -> None:
    laid = table(arda=replace(arda(), stress=1))
    step = clear_stress(laid, ARDA, 3)
    assert step.report == StressChanged(
        who=ARDA, name="Arda", before=1, after=0, lost=0, why=StressFor.OTHER, is_trauma_due=False
    )
    with pytest.raises(NothingToChangeError):
        clear_stress(after(laid, step), ARDA, 1)
    for act in (take_stress, clear_stress):
        for wrong in (0, 100):
            with pytest.raises(NumberRangeError):
                act(laid, ARDA, wrong)


@pytest.mark.rule("blades 43")
@pytest.mark.rule("blades 44")
@BOTH
def test_a_trauma_is_refused_and_overruled(published: bool) -> None:  # noqa: FBT001 - a case
    four = replace(arda(), stress=9, traumas=("cold", "soft", "vicious", "haunted"))
    laid = table(published=published, arda=four)
    with pytest.raises(TraumaLimitError):
        choose_trauma(laid, ARDA, TraumaId.OBSESSED)
    step = choose_trauma(laid, ARDA, TraumaId.OBSESSED, is_overruled=True)
    assert step.report == TraumaChosen(
        who=ARDA, name="Arda", trauma="obsessed", count=5, is_last=True, is_overruled=True
    )
    with pytest.raises(TraumaTwiceError):
        choose_trauma(laid, ARDA, TraumaId.COLD, is_overruled=True)
    with pytest.raises(BlankNameError):
        choose_trauma(laid, ARDA, "  ")
    three = table(arda=replace(four, traumas=four.traumas[:3]))
    report = choose_trauma(three, ARDA, " Afraid of bells ", is_overruled=True).report
    assert report == TraumaChosen(
        who=ARDA, name="Arda", trauma="Afraid of bells", count=4, is_last=True
    )
