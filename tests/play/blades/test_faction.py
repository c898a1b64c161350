from dataclasses import replace

import pytest
from tests.core.blades.crews import GULLS
from tests.play.blades.hands import CREW, after, crew, table

from duskboard.core.blades.faction import Faction
from duskboard.core.blades.hold import Hold
from duskboard.core.identity import EntityId
from duskboard.play.blades.edit import BlankNameError, NumberRangeError
from duskboard.play.blades.faction import (
    FactionAdded,
    FactionFlag,
    FactionFlagWritten,
    FactionRemoved,
    FactionText,
    FactionWordsWritten,
    StandingChanged,
    StatusMoved,
    add_faction,
    faction_at,
    move_status,
    remove_faction,
    take_hold,
    write_faction_flag,
    write_faction_words,
    write_standing,
    write_status,
)
from duskboard.play.blades.war import allies, is_at_war
from duskboard.play.change import NothingToChangeError, NotOnTableError
from duskboard.table.table import Table

WATCH, COURT = EntityId("watch"), EntityId("court")
WEAK = replace(GULLS, tier=2, hold=Hold.WEAK)


def laid_with(*factions: tuple[EntityId, Faction]) -> Table:
    laid = table(crew=WEAK)
    for key, faction in factions:
        laid = after(laid, add_faction(laid, key, faction))
    return laid


def test_a_faction_comes_is_written_and_goes() -> None:
    laid = table()
    step = add_faction(laid, WATCH, Faction(name="Watch"))
    assert step.report == FactionAdded(name="Watch")
    laid = after(laid, step)
    step = write_faction_words(laid, WATCH, FactionText.NAME, " Ward Watch ")
    assert step.report == FactionWordsWritten(
        name="Watch", field=FactionText.NAME, before="Watch", after="Ward Watch"
    )
    laid = after(laid, step)
    with pytest.raises(BlankNameError):
        write_faction_words(laid, WATCH, FactionText.NAME, " ")
    step = write_faction_flag(laid, WATCH, FactionFlag.OF_INTEREST, is_so=True)
    assert step.report == FactionFlagWritten(
        name="Ward Watch", field=FactionFlag.OF_INTEREST, is_so=True
    )
    laid = after(laid, step)
    assert faction_at(laid, WATCH) == Faction(name="Ward Watch", is_of_interest=True)
    with pytest.raises(NothingToChangeError):
        write_faction_flag(laid, WATCH, FactionFlag.OF_INTEREST, is_so=True)
    step = remove_faction(laid, WATCH)
    assert step.report == FactionRemoved(name="Ward Watch")
    with pytest.raises(NotOnTableError):
        faction_at(after(laid, step), WATCH)


@pytest.mark.rule("blades 63")
@pytest.mark.rule("blades 144")
def test_a_faction_stands_higher_or_lower() -> None:
    laid = laid_with((WATCH, Faction(name="Watch", tier=2)))
    step = take_hold(laid, WATCH)
    assert step.report == StandingChanged(
        name="Watch", tier_before=2, tier_after=2, hold_before=Hold.STRONG, hold_after=Hold.WEAK
    )
    laid = after(laid, step)
    laid = after(laid, take_hold(laid, WATCH))
    assert faction_at(laid, WATCH) == Faction(name="Watch", tier=1, hold=Hold.WEAK)
    laid = after(laid, write_standing(laid, WATCH, 0, Hold.WEAK))
    with pytest.raises(NothingToChangeError):
        take_hold(laid, WATCH)
    with pytest.raises(NumberRangeError):
        write_standing(laid, WATCH, 7, Hold.WEAK)


@pytest.mark.rule("blades 66")
def test_status_moves_and_stops_at_its_ends() -> None:
    laid = laid_with((WATCH, Faction(name="Watch", status=2)))
    step = move_status(laid, WATCH, 2)
    assert step.report == StatusMoved(name="Watch", before=2, after=3, tier_before=0, tier_after=0)
    laid = after(laid, step)
    assert (allies(laid), is_at_war(laid)) == (1, False)
    with pytest.raises(NothingToChangeError):
        move_status(laid, WATCH, 1)
    with pytest.raises(NumberRangeError):
        write_status(laid, WATCH, 4)


@pytest.mark.rule("blades 67")
@pytest.mark.rule("blades 68")
def test_the_first_war_takes_a_tier_and_the_end_of_the_last_gives_it_back() -> None:
    court = Faction(name="Court", tier=1, hold=Hold.WEAK)
    laid = laid_with((WATCH, Faction(name="Watch", tier=3)), (COURT, court))
    step = write_status(laid, COURT, -3)
    assert step.report == StatusMoved(
        name="Court",
        before=0,
        after=-3,
        tier_before=1,
        tier_after=0,
        crew="Gulls",
        crew_tier=1,
    )
    laid = after(laid, step)
    laid = after(laid, write_status(laid, WATCH, -3))
    assert (crew(laid).tier, is_at_war(laid)) == (1, True)
    laid = after(laid, write_status(laid, COURT, -1))
    assert (crew(laid).tier, faction_at(laid, COURT).tier) == (1, 1)
    peace = after(laid, write_status(laid, WATCH, 0))
    assert crew(peace) == WEAK
    assert crew(after(laid, remove_faction(laid, WATCH))) == WEAK
    assert crew(laid_with((WATCH, Faction(name="Watch", status=-3)))).tier == 1
    assert peace.value(CREW, type(WEAK)) == WEAK


@pytest.mark.rule("blades 145")
def test_a_war_between_others_counts_too() -> None:
    weak = Faction(name="Watch", tier=1, hold=Hold.WEAK)
    laid = laid_with((WATCH, weak))
    laid = after(laid, write_faction_flag(laid, WATCH, FactionFlag.FIGHTING, is_so=True))
    assert faction_at(laid, WATCH) == replace(weak, tier=0, tier_before_war=1, is_fighting=True)
    assert crew(laid) == WEAK
