from collections.abc import Callable, Mapping
from datetime import timedelta, timezone

import pytest
from tests.i18n.clock_reports import CLOCK_REPORTS

from duskboard.core.clocks.clock import ClockKind
from duskboard.core.clocks.tick import ClockEvent
from duskboard.core.dice import Expression, Handful, Percentile
from duskboard.core.identity import EntityId
from duskboard.i18n.report_text import ReportText, Tone, act_text, event_text, report_text
from duskboard.i18n.words import Language, Words
from duskboard.play.campaign import CampaignBegun, CampaignEdited
from duskboard.play.clock import (
    ClockCleared,
    ClockEdited,
    ClockFreed,
    ClockMade,
    ClockRemoved,
    ClocksLinked,
    ClocksRaced,
    ClocksTicked,
    EventLine,
    TickLine,
)
from duskboard.play.clock_order import ClockMoved
from duskboard.play.going_back import WentBack
from duskboard.play.hand_out import HandOutEdited, HandOutRemoved, HandOutWritten
from duskboard.play.note import NoteEdited, NoteRemoved, NoteWritten
from duskboard.play.roll import RollMade, RollShown, RollWithdrawn
from duskboard.play.ruling import PresetUsed, RulingChanged, RulingExplained
from duskboard.play.session import SessionEnded, SessionNamed, SessionStarted
from duskboard.play.visibility import ManyShown, VisibilityChanged
from duskboard.table.entity import Moment, Roll, Visibility
from duskboard.table.transaction import Report

ClassesOf = Callable[[str, type], frozenset[type[Report]]]

TAIPEI = timezone(timedelta(hours=8))
A, B = EntityId("a"), EntityId("b")
D6 = Expression(handfuls=(Handful(count=3, sides=6),), modifier=2)
DODGE = Roll(what=Percentile(extra=1), faces=((30, 0), (4,)), total=4, who="Tom", why="Dodge 30")


def line(
    name: str = "Alarm", *, before: int = 3, after: int = 5, overshoot: int = 0, fills: int = 0
) -> TickLine:
    key = EntityId(name.lower())
    return TickLine(
        clock_id=key,
        name=name,
        size=6,
        before=before,
        after=after,
        overshoot=overshoot,
        fills=fills,
    )


def event(name: str, what: ClockEvent) -> EventLine:
    return EventLine(clock_id=EntityId(name.lower()), name=name, event=what)


def ticked(*lines: TickLine, events: tuple[EventLine, ...] = ()) -> ClocksTicked:
    return ClocksTicked(lines=lines, events=events)


EDITED = ClockEdited(
    clock_id=A,
    name_before="Bells",
    name_after="Alarm",
    kind_before=ClockKind.DANGER,
    kind_after=ClockKind.MISSION,
    size_before=6,
    size_after=8,
    filled_before=3,
    filled_after=3,
)

# One of each class: the row in English (title, detail, figure) and the step.
REPORTS: Mapping[Report, tuple[str, str, str, str]] = {
    ticked(line()): ("Alarm", "5 of 6", "3 → 5", "Clock “Alarm” 3 to 5"),
    ClockMade(clock_id=A, name="Alarm", kind=ClockKind.DANGER, size=6): (
        "Alarm",
        "Danger, 6 segments",
        "new",
        "New clock “Alarm”",
    ),
    EDITED: (
        "Alarm",
        "was “Bells”, Danger → Countdown, 6 → 8 segments",
        "",
        "Clock “Alarm” changed",
    ),
    ClockCleared(clock_id=A, name="Alarm", before=5, size=6): (
        "Alarm",
        "emptied",
        "5 → 0",
        "Clock “Alarm” emptied",
    ),
    ClockRemoved(clock_id=A, name="Alarm", filled=5, size=6): (
        "Alarm",
        "taken off",
        "5/6",
        "Clock “Alarm” taken off",
    ),
    ClockMoved(clock_id=A, name="Alarm"): (
        "Alarm",
        "moved on the wall",
        "",
        "Clock “Alarm” moved",
    ),
    ClocksLinked(first_id=A, first="Alarm", then_id=B, then="Hunt"): (
        "Alarm",
        "opens “Hunt” when full",
        "",
        "Link: “Alarm” opens “Hunt”",
    ),
    ClocksRaced(first_id=A, first="Fog", second_id=B, second="Lamps"): (
        "Fog",
        "races “Lamps”",
        "",
        "Race: “Fog” against “Lamps”",
    ),
    ClockFreed(clock_id=A, name="Alarm"): (
        "Alarm",
        "no links and no race any more",
        "",
        "Clock “Alarm” on its own",
    ),
    **CLOCK_REPORTS,
    CampaignBegun(name="Kelder Quay"): (
        "Kelder Quay",
        "campaign begun",
        "",
        "Campaign “Kelder Quay” begun",
    ),
    CampaignEdited(before="The Quay", after="Kelder Quay"): (
        "Kelder Quay",
        "was “The Quay”",
        "",
        "Title card changed",
    ),
    WentBack(seq=7, at=Moment(1_763_816_520)): (
        "Back to 22 Nov 21:02",
        "the table as it was then",
        "",
        "Back to 22 Nov 21:02",
    ),
    NoteWritten(note_id=A, title="Prices", about=""): (
        "Prices",
        "new note",
        "",
        "New note “Prices”",
    ),
    NoteEdited(note_id=A, title="Prices", about="Alarm"): (
        "Prices",
        "note rewritten",
        "",
        "Note “Prices” rewritten",
    ),
    NoteRemoved(note_id=A, title=""): (
        "Untitled",
        "note thrown away",
        "",
        "Note “Untitled” thrown away",
    ),
    HandOutWritten(hand_out_id=A, title="A notice"): (
        "A notice",
        "new hand-out",
        "",
        "New hand-out “A notice”",
    ),
    HandOutEdited(hand_out_id=A, title="A notice"): (
        "A notice",
        "hand-out changed",
        "",
        "Hand-out “A notice” changed",
    ),
    HandOutRemoved(hand_out_id=A, title="A notice"): (
        "A notice",
        "hand-out thrown away",
        "",
        "Hand-out “A notice” thrown away",
    ),
    RollMade(roll=DODGE, secret=False): (
        "Tom",
        "Dodge 30 · d100, 1 bonus die · 30 00 + 4",
        "04",
        "Roll d100, 1 bonus die: 04",
    ),
    RollShown(roll=DODGE): ("Tom", "roll shown to players", "04", "Roll 04 shown to players"),
    RollWithdrawn(): (
        "Players’ screen",
        "roll taken off",
        "",
        "Roll taken off the players’ screen",
    ),
    SessionStarted(number=7): ("Session 7", "started", "", "Session 7 started"),
    SessionEnded(number=8, started=Moment(864_000), ended=Moment(1_123_200)): (
        "Session 8",
        "ended",
        "11 Jan to 14 Jan",
        "Session 8 ended",
    ),
    SessionEnded(number=7, started=Moment(7200), ended=Moment(19620)): (
        "Session 7",
        "ended",
        "3 h 27 min",
        "Session 7 ended",
    ),
    SessionNamed(number=7, before="", after="The night tram"): (
        "Session 7",
        "The night tram",
        "",
        "Session 7 renamed",
    ),
    VisibilityChanged(
        entity_id=A, name="Alarm", before=Visibility.HIDDEN, after=Visibility.SHOWN
    ): ("Alarm", "shown to players", "", "“Alarm”: shown to players"),
    ManyShown(names=("Quay",), count=2, after=Visibility.MASKED, is_unnamed=True): (
        "2 things",
        "players see “?”",
        "",
        "2 things: players see “?”",
    ),
}


def test_every_report_is_tried_here_or_where_it_belongs(classes_of: ClassesOf) -> None:
    elsewhere = classes_of("duskboard.play.chase", Report)
    elsewhere |= classes_of("duskboard.play.blades", Report)
    elsewhere |= classes_of("duskboard.play.storyteller", Report)
    elsewhere |= classes_of("duskboard.play.blades", Report)
    elsewhere |= {PresetUsed, RulingChanged, RulingExplained}
    assert classes_of("duskboard.play", Report) - elsewhere == {type(report) for report in REPORTS}


def test_a_report_makes_a_row_and_names_a_step(english: Words) -> None:
    rows = {report: report_text(english, report, TAIPEI) for report in REPORTS}
    told = {
        report: (row.title, row.detail, row.figure, act_text(english, report, TAIPEI))
        for report, row in rows.items()
    }
    assert told == REPORTS


@pytest.mark.parametrize("language", [lang for lang in Language if lang.is_chinese])
def test_a_report_speaks_chinese(spoken: Mapping[Language, Words], language: Language) -> None:
    words = spoken[language]
    fallback = words.gettext("An earlier entry")
    for report, (*english_row, english_step) in REPORTS.items():
        row, step = report_text(words, report, TAIPEI), act_text(words, report, TAIPEI)
        assert fallback not in {row.title, step}, report
        is_same = [row.title, row.detail, row.figure] == english_row
        assert not is_same or isinstance(report, SessionNamed), report
        assert step != english_step, report


def test_an_entry_that_cannot_be_read_is_an_earlier_one(english: Words, taiwan: Words) -> None:
    for unread in (None, Report()):
        assert report_text(english, unread) == ReportText(title="An earlier entry", detail="")
        assert act_text(english, unread) == "An earlier entry"
        assert act_text(taiwan, unread) == "較早的紀錄"


@pytest.mark.parametrize(
    ("report", "detail"),
    [
        (ticked(line(after=6, fills=1), events=(event("Alarm", ClockEvent.FILLED),)), "full"),
        (ticked(line(after=6, overshoot=1, fills=1)), "full, 1 too many"),
        (ticked(line(after=0, overshoot=-2)), "0 of 6, 2 could not be taken"),
        (
            ticked(
                line(after=6, fills=1),
                events=(event("Alarm", ClockEvent.FILLED), event("Alarm", ClockEvent.WON)),
            ),
            "full, won the race",
        ),
        (
            ticked(
                line(after=6, fills=1),
                events=(event("Alarm", ClockEvent.FILLED), event("Hunt", ClockEvent.OPENED)),
            ),
            "full, “Hunt” is unlocked",
        ),
        (
            ticked(line(before=6), events=(event("Hunt", ClockEvent.RELOCKED),)),
            "5 of 6, “Hunt” is locked again",
        ),
        (
            ticked(line(before=3, after=1, fills=2), events=()),
            "filled 2 times",
        ),
        (ticked(line(before=3, after=1, fills=1)), "filled once"),
        (
            ticked(line(before=2, after=0), events=(event("Alarm", ClockEvent.EMPTIED),)),
            "0 of 6",
        ),
    ],
)
def test_a_tick_says_what_followed(english: Words, report: Report, detail: str) -> None:
    assert report_text(english, report).detail == detail


def test_several_clocks_make_one_row(english: Words, taiwan: Words) -> None:
    report = ticked(
        line("Fog", before=4, after=6, fills=1),
        line("Lamps", before=5, after=6, fills=1),
        line("Alarm", before=3, after=6, fills=1),
        events=(
            event("Fog", ClockEvent.FILLED),
            event("Lamps", ClockEvent.FILLED),
            event("Alarm", ClockEvent.FILLED),
            event("Fog", ClockEvent.BOTH_WON),
            event("Lamps", ClockEvent.BOTH_WON),
        ),
    )
    assert report_text(english, report) == ReportText(
        title="3 clocks",
        detail=(
            "Fog 4 → 6, Lamps 5 → 6, Alarm 3 → 6, Fog and Lamps filled together: both win, "
            "“Fog” is full, “Lamps” is full, “Alarm” is full"
        ),
    )
    assert act_text(english, report) == "3 clocks ticked"
    assert report_text(taiwan, report).title == "3 個鐘"


@pytest.mark.parametrize(
    ("roll", "title", "detail"),
    [
        (Roll(what=D6, faces=((4, 6, 1),), total=13), "3d6+2", "4 6 1 + 2"),
        (
            Roll(what=D6, faces=((4, 6, 1),), total=13, why="Fall"),
            "Fall",
            "3d6+2 · 4 6 1 + 2",
        ),
        (
            Roll(what=D6, faces=(), total=13, who="Tom", why="Fall", told=True),
            "Tom",
            "Fall · 3d6+2 · told by the player",
        ),
    ],
)
def test_a_roll_is_named_by_who_or_why_or_what(
    english: Words, roll: Roll, title: str, detail: str
) -> None:
    row = report_text(english, RollMade(roll=roll, secret=False))
    assert (row.title, row.detail, row.figure) == (title, detail, "13")


@pytest.mark.parametrize(
    ("told", "secret", "tone"),
    [
        (False, False, Tone.NEUTRAL),
        (True, False, Tone.TOLD),
        (False, True, Tone.SECRET),
        (True, True, Tone.SECRET),
    ],
)
def test_a_roll_has_a_tone(english: Words, *, told: bool, secret: bool, tone: Tone) -> None:
    faces = () if told else ((4, 6, 1),)
    roll = Roll(what=D6, faces=faces, total=13, told=told)
    assert report_text(english, RollMade(roll=roll, secret=secret)).tone is tone


def test_a_title_card_may_change_without_its_name(english: Words) -> None:
    row = report_text(english, CampaignEdited(before="Kelder Quay", after="Kelder Quay"))
    assert row.detail == "title card changed"


def test_a_note_says_what_it_is_on(english: Words, mainland: Words) -> None:
    report = NoteWritten(note_id=A, title="Prices", about="Harbour")
    assert report_text(english, report).detail == "new note on “Harbour”"
    assert report_text(mainland, report).detail == "“Harbour”的新笔记"


def test_a_thing_without_a_name_is_untitled(english: Words) -> None:
    report = VisibilityChanged(
        entity_id=A, name="", before=Visibility.SHOWN, after=Visibility.MASKED
    )
    assert act_text(english, report) == "“Untitled”: players see the name only"


@pytest.mark.parametrize("what", list(ClockEvent))
def test_every_event_makes_a_sentence(words: Words, what: ClockEvent) -> None:
    assert "Alarm" in event_text(words, "Alarm", what)


def test_names_are_taken_as_they_are(english: Words) -> None:
    odd = ClockMade(clock_id=A, name="100% %(clock)s %d", kind=ClockKind.DANGER, size=6)
    assert act_text(english, odd) == "New clock “100% %(clock)s %d”"
