from dataclasses import replace

import pytest
from tests.play.blades.hands import ARDA, after, arda, crew, scoundrel, table

from duskboard.core.blades.ability import Ability, AbilityId
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.scoundrel import Fate, Profile
from duskboard.core.blades.vice import Overindulgence
from duskboard.core.dice import Rating, ReportedBest, ScriptedDice
from duskboard.play.blades.vice import (
    DowntimeClosed,
    NotInPlayError,
    Overindulged,
    ViceIndulged,
    choose_overindulgence,
    close_downtime,
    indulge,
    lose_in_vice,
)
from duskboard.play.change import NothingToChangeError
from duskboard.table.entity import Roll

TIRED = replace(arda(), stress=3)


@pytest.mark.rule("blades 123")
@pytest.mark.parametrize(("face", "left", "is_too_much"), [(3, 0, False), (4, 0, True)])
def test_the_lowest_attribute_is_rolled(face: int, left: int, is_too_much: bool) -> None:  # noqa: FBT001 - a case
    laid = table(arda=TIRED)
    step = indulge(laid, ARDA, ScriptedDice([face]))
    assert step.report == ViceIndulged(
        who=ARDA,
        name="Arda",
        roll=Roll(what=Rating(count=1), faces=((face,),), total=face, who="Arda"),
        before=3,
        after=left,
        is_overindulged=is_too_much,
    )
    assert scoundrel(after(laid, step)) == replace(arda(), is_vice_satisfied=True)


@pytest.mark.rule("blades 123")
def test_without_an_attribute_two_dice_fall_and_the_lower_counts() -> None:
    nobody = replace(TIRED, ratings=replace(TIRED.ratings, hunt=0))
    laid = table(arda=nobody)
    assert scoundrel(after(laid, indulge(laid, ARDA, ScriptedDice([5, 2])))).stress == 1
    told = indulge(laid, ARDA, ReportedBest(best=2)).report
    assert isinstance(told, ViceIndulged)
    assert (told.roll.told, told.after) == (True, 1)


def test_whoever_is_not_in_play_does_not_indulge() -> None:
    laid = table(arda=replace(TIRED, fate=Fate.JAILED))
    with pytest.raises(NotInPlayError):
        indulge(laid, ARDA, ScriptedDice([1]))
    step = indulge(laid, ARDA, ScriptedDice([1]), is_overruled=True)
    assert scoundrel(after(laid, step)).stress == 2


@pytest.mark.rule("blades 107")
@pytest.mark.rule("blades 124")
def test_bragging_heats_the_crew() -> None:
    laid = table(crew=Crew(name="Gulls", heat=8), arda=TIRED)
    step = choose_overindulgence(laid, ARDA, Overindulgence.BRAG)
    assert step.report == Overindulged(
        who=ARDA,
        name="Arda",
        choice=Overindulgence.BRAG,
        heat_before=8,
        heat_after=1,
        wanted=1,
    )
    assert crew(after(laid, step)) == Crew(name="Gulls", heat=1, wanted=1)
    alone = choose_overindulgence(table(), ARDA, Overindulgence.BRAG)
    assert alone.report == Overindulged(who=ARDA, name="Arda", choice=Overindulgence.BRAG)


@pytest.mark.rule("blades 124")
def test_a_purveyor_is_lost_and_trouble_changes_nothing_yet() -> None:
    served = replace(arda(), profile=Profile(purveyor="Old Tove"))
    laid = table(arda=served)
    step = choose_overindulgence(laid, ARDA, Overindulgence.TAPPED)
    assert step.report == Overindulged(
        who=ARDA, name="Arda", choice=Overindulgence.TAPPED, purveyor="Old Tove"
    )
    assert scoundrel(after(laid, step)) == arda()
    assert choose_overindulgence(laid, ARDA, Overindulgence.ATTRACT_TROUBLE).changes == ()


@pytest.mark.rule("blades 124")
@pytest.mark.rule("blades 162")
def test_somebody_is_lost_in_vice() -> None:
    laid = table(arda=TIRED)
    for step in (
        choose_overindulgence(laid, ARDA, Overindulgence.LOST),
        lose_in_vice(laid, ARDA),
    ):
        assert step.report == Overindulged(who=ARDA, name="Arda", choice=Overindulgence.LOST)
        assert scoundrel(after(laid, step)).fate is Fate.LOST
    lost = after(laid, lose_in_vice(laid, ARDA))
    assert scoundrel(lost).is_vice_satisfied
    with pytest.raises(NothingToChangeError):
        lose_in_vice(lost, ARDA)


@pytest.mark.rule("blades 125")
@pytest.mark.rule("blades-abilities A29")
def test_a_downtime_ends_with_the_price_of_abstinence() -> None:
    marked = replace(TIRED, traumas=("cold", "soft"))
    laid = table(arda=marked)
    step = close_downtime(laid, ARDA)
    assert step.report == DowntimeClosed(
        who=ARDA, name="Arda", before=3, after=5, stash=0, is_trauma_due=False
    )
    content = table(arda=replace(marked, is_vice_satisfied=True))
    assert scoundrel(after(content, close_downtime(content, ARDA))) == marked
    side = Ability(key=AbilityId.A_LITTLE_SOMETHING_ON_THE_SIDE)
    quiet = table(arda=replace(marked, stress=8, abilities=(side,)))
    step = close_downtime(quiet, ARDA)
    assert step.report == DowntimeClosed(
        who=ARDA, name="Arda", before=8, after=9, stash=2, is_trauma_due=True
    )
    with pytest.raises(NothingToChangeError):
        close_downtime(table(), ARDA)
