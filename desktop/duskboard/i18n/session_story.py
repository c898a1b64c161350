"""What a session was about, gathered from its log: for the game master, or what players may know.

For players the table's public view is a whitelist, and what happened before a thing was shown to
them is left out.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Protocol

from duskboard.core.chase import rounds as chase
from duskboard.core.clocks.clock import ClockKind
from duskboard.core.clocks.tick import ClockEvent
from duskboard.core.identity import EntityId
from duskboard.i18n.chase_story import ChaseLog, ChaseTale
from duskboard.play.clock import ClockCleared, ClockEdited, ClocksTicked, TickLine
from duskboard.play.going_back import WentBack
from duskboard.play.note import NoteWritten
from duskboard.play.roll import RollMade, RollShown
from duskboard.play.telling import told_roll
from duskboard.play.visibility import VisibilityChanged
from duskboard.table.clock_view import ClockView, clock_views
from duskboard.table.entity import COURSE_ID, Roll, Visibility
from duskboard.table.public_board import public_board
from duskboard.table.public_view import public_view
from duskboard.table.table import Table
from duskboard.table.transaction import Report
from duskboard.table.view import NoteView, note_views

_ROLLING = frozenset({ClockKind.HEALING, ClockKind.PATIENCE})
"""Kinds that go on from empty when they are full (rules/blades.md 105, 122)."""


class Audience(StrEnum):
    """Who will read."""

    PLAYERS = "players"
    GM = "gm"


class LoggedStep(Protocol):
    """A step of the log."""

    @property
    def report(self) -> Report | None:
        """What was done, or None when it cannot be read any more."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Course:
    """How a clock went in a session.

    Attributes:
        name: The clock.
        size: Its segments.
        size_before: Its segments when the session first moved it.
        before: Filled segments when the session first moved it.
        after: Filled segments at the end.
        fills: How often it was filled, where filling empties the clock again; else 0.
        removed: Whether it is off the table.
    """

    name: str
    size: int
    size_before: int
    before: int
    after: int
    fills: int = 0
    removed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class RaceEnd:
    """A race that was decided; both may have won."""

    winner: ClockView
    loser: ClockView
    both: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Story:
    """What a session was about.

    Attributes:
        courses: Clocks that moved, by when they first did, and those that were full when they
            were first shown.
        races: Races that were decided.
        rolls: Rolls, oldest first.
        notes: Notes that were written and still are.
        open_clocks: Clocks that are not full at the end.
        clock_ids: Every clock that is spoken of.
        chase: The chase, as far as it went in the session.
    """

    courses: tuple[Course, ...]
    races: tuple[RaceEnd, ...]
    rolls: tuple[Roll, ...]
    notes: tuple[NoteView, ...]
    open_clocks: tuple[ClockView, ...]
    clock_ids: frozenset[EntityId]
    chase: ChaseTale


@dataclass(slots=True, kw_only=True)
class _Track:
    """A clock's ticks so far."""

    first: TickLine
    last: TickLine
    fills: int = 0


@dataclass(slots=True, kw_only=True)
class _Log:
    """What the reports say, read in order."""

    tracks: dict[EntityId, _Track] = field(default_factory=dict)
    shown: dict[EntityId, None] = field(default_factory=dict)
    winners: dict[EntityId, ClockEvent] = field(default_factory=dict)
    rolls: list[Roll] = field(default_factory=list)
    secret_rolls: list[Roll] = field(default_factory=list)
    notes: set[EntityId] = field(default_factory=set)
    chase: ChaseLog = field(default_factory=ChaseLog)


def tell(steps: Iterable[LoggedStep], table: Table, audience: Audience) -> Story:
    """Return the story of a session.

    Args:
        steps: What was done in it and not undone, oldest first.
        table: The table as it was at its end.
        audience: Who will read.
    """
    players = audience is Audience.PLAYERS
    seen = public_board(table) if players else None
    course = table.value(COURSE_ID, chase.Course)
    name = course.name if course is not None else ""
    log = _Log(chase=ChaseLog(name=name, seen=seen, is_public=players))
    for step in steps:
        _read(log, step.report, players=players)
    clocks = public_view(table).clocks if players else clock_views(table)
    by_id = {view.clock_id: view for view in clocks}
    known = {key: track for key, track in log.tracks.items() if not players or key in by_id}
    courses = [_course(track, by_id.get(key)) for key, track in known.items()]
    rolls = (*log.rolls, *log.chase.rolls())
    courses += [_shown_full(by_id.get(key)) for key in log.shown if key not in known]
    return Story(
        courses=tuple(course for course in courses if course is not None),
        races=_races(log.winners, by_id),
        rolls=tuple(told_roll(table, roll) if players else roll for roll in rolls),
        notes=_notes(log.notes, table, players=players),
        open_clocks=tuple(view for view in clocks if not view.is_full),
        clock_ids=frozenset(by_id) | known.keys(),
        chase=log.chase.tale(),
    )


def _read(log: _Log, report: Report | None, *, players: bool) -> None:
    log.chase.read(report)
    match report:
        case ClocksTicked():
            _tick(log, report)
        case ClockCleared():
            line = TickLine(
                clock_id=report.clock_id,
                name=report.name,
                size=report.size,
                before=report.before,
                after=0,
            )
            _add(log, line)
        case ClockEdited() if report.size_after != report.size_before:
            _resize(log, report)
        case VisibilityChanged() if players and report.after is Visibility.SHOWN:
            _forget(log, report.entity_id)
        case WentBack():
            _go_back(log, players=players)
        case NoteWritten(note_id=note_id):
            log.notes.add(note_id)
        case RollMade() | RollShown():
            _read_roll(log, report, players=players)
        case _:
            pass


def _read_roll(log: _Log, report: RollMade | RollShown, *, players: bool) -> None:
    roll = report.roll
    if isinstance(report, RollMade):
        (log.secret_rolls if players and report.secret else log.rolls).append(roll)
    elif roll in log.secret_rolls:
        log.secret_rolls.remove(roll)
        log.rolls.append(roll)


def _tick(log: _Log, report: ClocksTicked) -> None:
    for line in report.lines:
        _add(log, line)
    for event in report.events:
        if event.event in {ClockEvent.WON, ClockEvent.BOTH_WON}:
            log.winners[event.clock_id] = event.event


def _add(log: _Log, line: TickLine) -> None:
    track = log.tracks.setdefault(line.clock_id, _Track(first=line, last=line))
    track.last = line
    track.fills += line.fills


def _resize(log: _Log, report: ClockEdited) -> None:
    """Follow a clock to another size, by which it may have become full."""
    sizes = (report.size_before, report.size_after)
    first, last = (
        TickLine(
            clock_id=report.clock_id,
            name=report.name_after,
            size=size,
            before=report.filled_before,
            after=report.filled_after,
        )
        for size in sizes
    )
    log.tracks.setdefault(report.clock_id, _Track(first=first, last=last)).last = last


def _go_back(log: _Log, *, players: bool) -> None:
    if players:
        # Who knew what in between cannot be told from the log: players hear what came after.
        log.tracks.clear()
        log.winners.clear()
        log.shown.clear()
        log.chase.forget(None)
    for track in log.tracks.values():
        track.fills = 0


def _forget(log: _Log, clock_id: EntityId) -> None:
    log.chase.forget(clock_id)
    log.tracks.pop(clock_id, None)
    log.winners.pop(clock_id, None)
    log.shown[clock_id] = None


def _course(track: _Track, view: ClockView | None) -> Course | None:
    """Return how a clock went; None when it stands where it stood, or only its name is known."""
    if view is None:
        return Course(
            name=track.last.name,
            size=track.last.size,
            size_before=track.first.size,
            before=track.first.before,
            after=track.last.after,
            removed=True,
        )
    if view.size is None or view.filled is None:
        return None
    fills = track.fills if view.kind in _ROLLING else 0
    was_full = track.first.before == track.first.size
    if (view.filled, view.is_full) == (track.first.before, was_full) and not fills:
        return None
    return Course(
        name=view.name,
        size=view.size,
        size_before=track.first.size,
        before=track.first.before,
        after=view.filled,
        fills=fills,
    )


def _shown_full(view: ClockView | None) -> Course | None:
    """Return the course of a clock that players first saw when it was full: it did not move."""
    if view is None or view.size is None or view.filled is None or not view.is_full:
        return None
    return Course(
        name=view.name,
        size=view.size,
        size_before=view.size,
        before=view.filled,
        after=view.filled,
    )


def _races(
    winners: Mapping[EntityId, ClockEvent], by_id: Mapping[EntityId, ClockView]
) -> tuple[RaceEnd, ...]:
    ends: list[RaceEnd] = []
    told: set[EntityId] = set()
    for clock_id, event in winners.items():
        winner = by_id.get(clock_id)
        loser = by_id.get(winner.race.rival_id) if winner and winner.race else None
        if winner is None or loser is None or not winner.is_full or clock_id in told:
            continue
        both = event is ClockEvent.BOTH_WON and loser.is_full
        ends.append(RaceEnd(winner=winner, loser=loser, both=both))
        told |= {winner.clock_id, loser.clock_id}
    return tuple(ends)


def _notes(written: set[EntityId], table: Table, *, players: bool) -> tuple[NoteView, ...]:
    return tuple(
        view
        for view in note_views(table)
        if view.note_id in written and (not players or view.visibility is Visibility.SHOWN)
    )
