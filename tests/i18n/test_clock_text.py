"""What clocks do and what is said of them, in words."""

import pytest

from duskboard.core.clocks.clock import Beat, ClockHue, ClockKind
from duskboard.core.clocks.tick import ClockEvent
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.calendar import TimeUnit
from duskboard.i18n.report_text import act_text, report_text
from duskboard.i18n.words import Words
from duskboard.play.chase.running import RoundBegun, TurnEnded
from duskboard.play.clock import ClocksTicked, EventLine, TickLine
from duskboard.play.clock_about import ClockField, ClockWritten
from duskboard.play.clock_beat import BeatPassed
from duskboard.play.clock_deed import ClockEnd, ClockHappened
from duskboard.play.storyteller.chronicle import TimeAdvanced

A = EntityId("a")

CLAUSES = (
    (ClockField.HAPPENS, "The bell rings", "when full: The bell rings"),
    (ClockField.HAPPENS, "", "when full: nothing said"),
    (ClockField.HAPPENS_EMPTY, "The gate holds", "when empty: The gate holds"),
    (ClockField.GROUP, "Docks", "under “Docks”"),
    (ClockField.GROUP, "", "under no heading"),
    (ClockField.OWNER, "Anna", "belongs to Anna"),
    (ClockField.OWNER, "", "nobody’s"),
    (ClockField.BEAT, "", "ticks by hand"),
    (ClockField.HUE, ClockHue.JADE, "Jade green"),
    (ClockField.HUE, "", "That of its kind"),
    (ClockField.ONLY_RISES, "yes", "is not lowered any more"),
    (ClockField.ONLY_RISES, "no", "may be lowered again"),
    (ClockField.ARCHIVED, "yes", "put away"),
    (ClockField.ARCHIVED, "no", "back on the wall"),
)


@pytest.mark.parametrize(("field", "after", "wanted"), CLAUSES)
def test_what_is_said_of_a_clock_is_a_clause(
    english: Words, field: ClockField, after: str, wanted: str
) -> None:
    report = ClockWritten(names=("Alarm",), field=field, before="", after=after)
    assert report_text(english, report).detail == wanted


@pytest.mark.rule("blades 47")
@pytest.mark.rule("blades 105")
def test_a_clock_that_says_nothing_answers_as_its_kind_does(english: Words) -> None:
    def said(kind: ClockKind, end: ClockEnd = ClockEnd.FULL) -> str:
        report = ClockHappened(clock_id=A, name="It", kind=kind, end=end, happens="")
        return report_text(english, report).detail

    assert said(ClockKind.DANGER) == "it happens now"
    assert said(ClockKind.MISSION) == "time is up"
    assert said(ClockKind.TUG_OF_WAR) == "this side has won"
    assert said(ClockKind.TUG_OF_WAR, ClockEnd.EMPTY) == "the other side has won"
    asked = "several questions are answered, as with great effect"
    assert said(ClockKind.INVESTIGATION) == asked
    assert said(ClockKind.PATIENCE) == "patience is at an end: status falls by 1"


def test_several_beats_and_one_without_a_clock_are_told(english: Words) -> None:
    assert act_text(english, BeatPassed(beat=Beat.ROUND, times=3)) == "3 rounds"
    row = report_text(english, BeatPassed(beat=Beat.DOWNTIME))
    assert (row.title, row.detail) == ("A downtime went by", "no clock ticks")


@pytest.mark.rule("blades 47")
def test_a_round_and_a_scene_say_which_clocks_ticked_with_them(english: Words) -> None:
    fuse = TickLine(clock_id=A, name="Fuse", size=4, before=3, after=4, fills=1)
    full = EventLine(clock_id=A, name="Fuse", event=ClockEvent.FILLED)
    ticked = ClocksTicked(lines=(fuse,), events=(full,))
    turn = TurnEnded(name="Hob", unused=0, then="Finn", begun=2, ruling=None, ticked=ticked)
    assert report_text(english, turn).detail.endswith(" · Fuse 3 → 4 · “Fuse” is full")
    begun = RoundBegun(number=3, first="Finn", ruling=None, ticked=ticked)
    assert report_text(english, begun).detail.endswith(" · Fuse 3 → 4 · “Fuse” is full")
    scene = TimeAdvanced(unit=TimeUnit.SCENE, number=2, ticked=ticked)
    assert report_text(english, scene).detail == "Scene 2 · Fuse 3 → 4 · “Fuse” is full"
