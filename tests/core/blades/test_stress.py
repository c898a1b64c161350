from dataclasses import replace

import pytest
from tests.core.blades.crews import bearing

from duskboard.core.blades.scoundrel import Fate, Scoundrel, Tracks
from duskboard.core.blades.stress import (
    NoTraumaDueError,
    Strain,
    TraumaLimitError,
    TraumaTwiceError,
    is_career_over,
    is_trauma_due,
    relieved,
    stress_boxes,
    stressed,
    trauma_boxes,
    traumatised,
)
from duskboard.core.blades.trait import TraumaId
from duskboard.core.blades.upgrade import UpgradeId
from duskboard.core.blades_rulings import StressCleared
from duskboard.core.rulings import Preset, Rulings, preset, with_choice

ARDA = Scoundrel(name="Arda")
FULL = replace(ARDA, stress=9)
GULLS = bearing(UpgradeId.COMPOSED, UpgradeId.HARDENED)
BOTH = pytest.mark.parametrize("rulings", [preset(one) for one in Preset], ids=list(Preset))


@pytest.mark.rule("blades 41")
@pytest.mark.rule("blades-abilities U4")
@pytest.mark.rule("blades-abilities U5")
def test_there_are_nine_boxes_of_stress_and_four_of_trauma_and_those_of_the_crew() -> None:
    assert (stress_boxes(ARDA), trauma_boxes(ARDA)) == (9, 4)
    assert (stress_boxes(ARDA, GULLS), trauma_boxes(ARDA, GULLS)) == (10, 5)
    other = replace(ARDA, tracks=Tracks(stress=6, trauma=3))
    assert (stress_boxes(other), trauma_boxes(other)) == (6, 3)
    assert (stress_boxes(other, GULLS), trauma_boxes(other, GULLS)) == (7, 4)


@pytest.mark.rule("blades 42")
def test_stress_past_the_last_box_is_lost_and_trauma_is_due() -> None:
    eight = replace(ARDA, stress=8)
    assert stressed(eight, 2) == Strain(
        scoundrel=FULL, before=8, after=9, lost=1, is_trauma_due=True
    )
    assert stressed(eight, 1).lost == 0
    assert stressed(eight, 1).is_trauma_due
    assert not stressed(eight, 0).is_trauma_due
    assert not stressed(eight, 1, GULLS).is_trauma_due
    with pytest.raises(ValueError, match="below 0"):
        stressed(eight, -1)


@pytest.mark.rule("blades 42")
@BOTH
def test_eight_and_a_push_bring_a_trauma_and_put_out_of_action(rulings: Rulings) -> None:
    hurt = stressed(replace(ARDA, stress=8), 2).scoundrel
    after = traumatised(hurt, TraumaId.COLD, rulings)
    assert after == replace(
        ARDA, stress=9, traumas=("cold",), fate=Fate.OUT, is_vice_satisfied=True
    )
    assert not is_trauma_due(after)


@pytest.mark.rule("blades 42")
def test_a_table_may_clear_stress_at_once() -> None:
    ruled = with_choice(Rulings(), "blades.stress_cleared_after_trauma", StressCleared.AT_ONCE)
    after = traumatised(FULL, TraumaId.SOFT, ruled)
    assert (after.stress, after.fate) == (0, Fate.OUT)


@pytest.mark.rule("blades 43")
@BOTH
def test_a_condition_comes_once_and_only_when_it_is_due(rulings: Rulings) -> None:
    cold = replace(FULL, traumas=("cold",))
    with pytest.raises(TraumaTwiceError) as twice:
        traumatised(cold, TraumaId.COLD, rulings, is_overruled=True)
    assert twice.value.args == ("Arda", "cold")
    with pytest.raises(NoTraumaDueError):
        traumatised(replace(ARDA, stress=8), TraumaId.SOFT, rulings)
    assert traumatised(ARDA, TraumaId.SOFT, rulings, is_overruled=True).traumas == ("soft",)
    assert traumatised(cold, "Afraid of bells", rulings).traumas == ("cold", "Afraid of bells")


@pytest.mark.rule("blades 44")
@BOTH
def test_the_fourth_trauma_ends_a_career_and_there_is_no_fifth(rulings: Rulings) -> None:
    three = replace(FULL, traumas=("cold", "soft", "vicious"))
    assert not is_career_over(three)
    four = traumatised(three, TraumaId.HAUNTED, rulings)
    assert is_career_over(four)
    again = replace(four, fate=Fate.ACTIVE, stress=9)
    with pytest.raises(TraumaLimitError) as refused:
        traumatised(again, TraumaId.OBSESSED, rulings)
    assert refused.value.args == ("Arda", 4)
    assert len(traumatised(again, TraumaId.OBSESSED, rulings, is_overruled=True).traumas) == 5


@pytest.mark.rule("blades-abilities U4")
def test_the_hardened_bear_a_fifth() -> None:
    four = replace(FULL, stress=10, traumas=("cold", "soft", "vicious", "haunted"))
    assert not is_career_over(four, GULLS)
    assert len(traumatised(four, TraumaId.OBSESSED, Rulings(), GULLS).traumas) == 5


def test_relief_does_not_go_below_nothing() -> None:
    assert relieved(replace(ARDA, stress=3), 2).stress == 1
    assert relieved(replace(ARDA, stress=1), 2).stress == 0
    with pytest.raises(ValueError, match="below 0"):
        relieved(ARDA, -1)


def test_a_track_that_was_made_shorter_loses_no_stress_by_itself() -> None:
    long = replace(ARDA, stress=9, tracks=Tracks(stress=6))
    assert (stressed(long, 1).after, stressed(long, 1).lost) == (9, 1)
