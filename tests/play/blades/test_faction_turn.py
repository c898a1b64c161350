from dataclasses import replace

import pytest
from tests.play.blades.hands import after, table

from duskboard.core.blades.faction import Faction
from duskboard.core.blades.faction_turn import Maneuver, ManeuversError, turns_due
from duskboard.core.clocks.clock import Clock, ClockKind
from duskboard.core.clocks.effect import Outcome
from duskboard.core.clocks.tick import ClockEvent
from duskboard.core.dice import Rating, ReportedBest, ScriptedDice
from duskboard.core.identity import EntityId
from duskboard.play.blades.decision import Throw
from duskboard.play.blades.edit import NumberRangeError
from duskboard.play.blades.faction import add_faction, faction_at
from duskboard.play.blades.faction_turn import (
    FactionsPassedBy,
    TurnPlayed,
    TurnTerms,
    pass_factions_by,
    play_turn,
    turn_dice,
)
from duskboard.play.change import NothingToChangeError
from duskboard.play.clock import EventLine, NewClock, make_clock
from duskboard.play.visibility import set_visibility
from duskboard.table.entity import Note, Roll, Visibility
from duskboard.table.public_view import public_view, reveals
from duskboard.table.table import Table

TOLL, BRIDGE, LINE = EntityId("toll"), EntityId("bridge"), EntityId("line")
TERMS = TurnTerms(faction=TOLL, clock=BRIDGE)


def laid_out(filled: int = 0) -> Table:
    laid = after(table(), add_faction(table(), TOLL, Faction(name="Tollmen", tier=2)))
    new = NewClock(clock_id=BRIDGE, name="Arm the bridge", kind=ClockKind.FACTION, size=10)
    laid = after(laid, make_clock(laid, new))
    if not filled:
        return laid
    return after(laid, play_turn(laid, replace(TERMS, ticks=filled)))


def bridge(laid: Table) -> Clock:
    found = laid.value(BRIDGE, Clock)
    assert found is not None
    return found


@pytest.mark.rule("blades 115")
@pytest.mark.rule("blades 126")
@pytest.mark.rule("blades 163")
@pytest.mark.parametrize(
    ("faces", "ticks", "outcome"),
    [
        ((1, 3), 1, Outcome.BAD),
        ((2, 4), 2, Outcome.PARTIAL),
        ((6, 1), 3, Outcome.FULL),
        ((6, 6), 5, Outcome.CRITICAL),
    ],
)
def test_a_faction_rolls_its_tier_and_ticks_its_clock(
    faces: tuple[int, ...], ticks: int, outcome: Outcome
) -> None:
    laid = laid_out()
    step = play_turn(laid, TERMS, [ScriptedDice(faces)])
    assert step.report == TurnPlayed(
        name="Tollmen",
        rolls=(Roll(what=Rating(count=2), faces=(faces,), total=max(faces), who="Tollmen"),),
        outcomes=(outcome,),
        clock="Arm the bridge",
        before=0,
        after=ticks,
        size=10,
    )
    assert bridge(after(laid, step)).filled == ticks


@pytest.mark.rule("blades 163")
def test_circumstances_give_and_take_dice() -> None:
    laid = laid_out()
    dice = [turn_dice(laid, replace(TERMS, circumstances=more)) for more in (-3, -1, 1)]
    assert dice == [0, 1, 3]


@pytest.mark.rule("blades 163")
def test_a_faction_left_aside_has_several_downtimes_at_once() -> None:
    laid = laid_out()
    step = pass_factions_by(laid)
    assert step.report == FactionsPassedBy(names=("Tollmen",))
    for _ in range(3):
        laid = after(laid, pass_factions_by(laid))
    assert turns_due(faction_at(laid, TOLL)) == 3
    throws: list[Throw] = [
        ReportedBest(best=6),
        ScriptedDice((1, 2)),
        ReportedBest(best=6, is_critical=True),
    ]
    step = play_turn(laid, replace(TERMS, downtimes=3), throws)
    report = step.report
    assert isinstance(report, TurnPlayed)
    assert report.outcomes == (Outcome.FULL, Outcome.BAD, Outcome.CRITICAL)
    assert (report.before, report.after, report.downtimes) == (0, 9, 3)
    assert [one.told for one in report.rolls] == [True, False, True]
    played = after(laid, step)
    assert (bridge(played).filled, faction_at(played, TOLL).idle) == (9, 0)
    assert turns_due(faction_at(played, TOLL)) == 1
    for wrong in (0, 13):
        with pytest.raises(NumberRangeError):
            play_turn(laid, replace(TERMS, downtimes=wrong))


@pytest.mark.rule("blades 126")
@pytest.mark.rule("blades E33")
def test_the_game_master_may_say_what_moves() -> None:
    laid = laid_out(9)
    step = play_turn(laid, replace(TERMS, ticks=2))
    report = step.report
    assert isinstance(report, TurnPlayed)
    assert (report.rolls, report.before, report.after) == ((), 9, 10)
    filled = EventLine(clock_id=BRIDGE, name="Arm the bridge", event=ClockEvent.FILLED)
    assert report.events == (filled,)
    lower = after(laid, play_turn(laid, replace(TERMS, ticks=-4)))
    assert bridge(lower).filled == 5
    with pytest.raises(NothingToChangeError):
        play_turn(laid, TurnTerms(faction=TOLL))


@pytest.mark.rule("blades 126")
def test_a_faction_does_two_things_a_downtime_at_most() -> None:
    laid, moves = laid_out(), (Maneuver.SPY, Maneuver.FAVOUR, Maneuver.PRESSURE)
    with pytest.raises(ManeuversError) as many:
        play_turn(laid, TurnTerms(faction=TOLL, maneuvers=moves))
    assert many.value.args == ("Tollmen", 3, 2)
    over = play_turn(laid, TurnTerms(faction=TOLL, maneuvers=moves, is_overruled=True))
    assert isinstance(over.report, TurnPlayed)
    assert (over.report.maneuvers, over.report.is_overruled) == (moves, True)
    twice = play_turn(laid, TurnTerms(faction=TOLL, maneuvers=moves, downtimes=2))
    assert isinstance(twice.report, TurnPlayed)
    assert not twice.report.is_overruled


@pytest.mark.rule("blades 126")
def test_players_read_what_a_faction_did_once_it_is_published_and_nothing_else() -> None:
    laid = laid_out()
    hidden = public_view(laid)
    terms = replace(TERMS, ticks=2, line=" Bought two ferries. ", line_id=LINE)
    laid = after(laid, play_turn(laid, terms))
    assert public_view(laid) == hidden
    assert laid.value(LINE, Note) == Note(title="Tollmen", text="Bought two ferries.", about=TOLL)
    seen = public_view(after(laid, set_visibility(laid, LINE, Visibility.SHOWN)))
    assert [(one.title, one.text) for one in seen.hand_outs] == [("Tollmen", "Bought two ferries.")]
    assert (seen.clocks, seen.faces) == ((), ())
    assert reveals(hidden, seen)


def test_of_a_faction_that_is_shown_players_know_its_name_and_the_line_about_it() -> None:
    secret = Faction(name="Tollmen", tier=3, status=-2, about="Keep the bridge", notes="In debt")
    laid = after(table(), add_faction(table(), TOLL, secret))
    assert public_view(laid) == public_view(table())
    masked = public_view(after(laid, set_visibility(laid, TOLL, Visibility.MASKED)))
    assert [(one.name, one.calling) for one in masked.faces] == [(None, "")]
    shown = after(laid, set_visibility(laid, TOLL, Visibility.SHOWN))
    faces = public_view(shown).faces
    assert [(one.name, one.calling, one.lines) for one in faces] == [
        ("Tollmen", "Keep the bridge", ())
    ]
    other = replace(secret, tier=1, status=3, notes="Rich", idle=4, is_fighting=True)
    entity = shown.get(TOLL)
    assert entity is not None
    changed = Table(entities={**shown.entities, TOLL: replace(entity, value=other)})
    assert public_view(changed) == public_view(shown)
