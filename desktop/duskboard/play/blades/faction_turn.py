"""The turns of factions: their clocks, what they did (rules/blades.md 126, 163)."""

from collections.abc import Sequence
from dataclasses import dataclass

from duskboard.core.blades.error import BladesError
from duskboard.core.blades.faction import Faction
from duskboard.core.blades.faction_turn import (
    MOST_AT_ONCE,
    Maneuver,
    faction_dice,
    passed_by,
    refuse_many,
    turn_played,
)
from duskboard.core.blades.roll import roll_rating
from duskboard.core.clocks.effect import Activity, Outcome, activity_segments
from duskboard.core.dice import MAX_DICE, Rating
from duskboard.core.identity import EntityId
from duskboard.play.blades.decision import Throw
from duskboard.play.blades.edit import NumberRangeError
from duskboard.play.blades.faction import faction_at
from duskboard.play.change import NothingToChangeError, difference, put_values
from duskboard.play.clock import ClocksTicked, EventLine, tick_clocks
from duskboard.play.note import WriteNote, write_note
from duskboard.table.entity import Roll
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnTerms:
    """What a faction does in one downtime, or in several at once.

    Attributes:
        faction: Whose turn it is.
        clock: The clock that moves, or None.
        circumstances: Dice that they give or take (rules/blades.md 163).
        ticks: Ticks by the game master's word, up or down, in place of a roll; None to roll.
        downtimes: How many downtimes are played.
        maneuvers: What it did, by kind.
        line: What it did, in a line that can be published, or "".
        line_id: The identifier of the note that the line becomes.
        is_overruled: Whether the game master overrules how much it may do.
    """

    faction: EntityId
    clock: EntityId | None = None
    circumstances: int = 0
    ticks: int | None = None
    downtimes: int = 1
    maneuvers: tuple[Maneuver, ...] = ()
    line: str = ""
    line_id: EntityId | None = None
    is_overruled: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnPlayed(Report):
    """A faction had its turn.

    Attributes:
        name: Which.
        downtimes: How many downtimes were played.
        rolls: The dice of each; none where the game master said what moves.
        outcomes: What they came to.
        maneuvers: What it did, by kind.
        clock: The clock that moved, or "".
        before: Its segments before.
        after: Its segments now.
        size: All its segments.
        events: What followed from that.
        line: What it did, or "".
        is_overruled: Whether it took the game master's word.
    """

    name: str
    downtimes: int = 1
    rolls: tuple[Roll, ...] = ()
    outcomes: tuple[Outcome, ...] = ()
    maneuvers: tuple[Maneuver, ...] = ()
    clock: str = ""
    before: int = 0
    after: int = 0
    size: int = 0
    events: tuple[EventLine, ...] = ()
    line: str = ""
    is_overruled: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class FactionsPassedBy(Report):
    """A downtime passed factions by: their names (rules/blades.md 163)."""

    names: tuple[str, ...]


def play_turn(table: Table, terms: TurnTerms, throws: Sequence[Throw] = ()) -> Transaction:
    """Return the step in which a faction has its turn, or several at once (126, 163).

    Args:
        table: The table.
        terms: What it does.
        throws: The dice of each downtime; none where the terms say what moves.

    Raises:
        NotOnTableError: There is no such faction.
        NoSuchClockError: There is no such clock.
        ClockLockedError: It waits for another one.
        ManeuversError: It does too much; the game master may overrule that.
        NumberRangeError: The downtimes are not within 1 to 12.
        NothingToChangeError: Nothing would have happened.
        ReportedBestError, DiceError: What was told or typed does not fit.
    """
    faction = faction_at(table, terms.faction)
    if not 1 <= terms.downtimes <= MOST_AT_ONCE:
        raise NumberRangeError(terms.downtimes, 1, MOST_AT_ONCE)
    took_word = _is_word_taken(faction, terms)
    rolls, outcomes = _rolled(table, terms, throws)
    laid = table.applied(put_values(table, {terms.faction: turn_played(faction, terms.downtimes)}))
    laid, moved = _moved(laid, terms, outcomes)
    line = terms.line.strip()
    if line and terms.line_id is not None:
        note = WriteNote(note_id=terms.line_id, title=faction.name, text=line, about=terms.faction)
        laid = laid.applied(write_note(laid, note).changes)
    changes = difference(table, laid)
    if not changes and not rolls and not terms.maneuvers:
        raise NothingToChangeError
    ticked = None if moved is None else moved.lines[0]
    report = TurnPlayed(
        name=faction.name,
        downtimes=terms.downtimes,
        rolls=rolls,
        outcomes=outcomes,
        maneuvers=terms.maneuvers,
        clock="" if ticked is None else ticked.name,
        before=0 if ticked is None else ticked.before,
        after=0 if ticked is None else ticked.after,
        size=0 if ticked is None else ticked.size,
        events=() if moved is None else moved.events,
        line=line,
        is_overruled=took_word,
    )
    return Transaction(report=report, changes=changes)


def turn_dice(table: Table, terms: TurnTerms) -> int:
    """Return how many dice each roll of a faction's turn has (rules/blades.md 126, 163).

    Raises:
        NotOnTableError: There is no such faction.
    """
    dice = faction_dice(faction_at(table, terms.faction), terms.circumstances)
    return min(MAX_DICE, max(0, dice))


def pass_factions_by(table: Table) -> Transaction:
    """Return the step in which a downtime passes every faction by, to be played later (163).

    Raises:
        NothingToChangeError: There is no faction.
    """
    factions = table.values(Faction)
    if not factions:
        raise NothingToChangeError
    changes = put_values(table, {key: passed_by(one) for key, one in factions.items()})
    names = tuple(one.name for one in factions.values())
    return Transaction(report=FactionsPassedBy(names=names), changes=changes)


def _is_word_taken(faction: Faction, terms: TurnTerms) -> bool:
    """Return whether it took the game master's word to let a faction do so much."""
    try:
        refuse_many(faction, len(terms.maneuvers), terms.downtimes)
    except BladesError:
        if not terms.is_overruled:
            raise
        return True
    return False


def _rolled(
    table: Table, terms: TurnTerms, throws: Sequence[Throw]
) -> tuple[tuple[Roll, ...], tuple[Outcome, ...]]:
    """Return the rolls of a turn, one a downtime, and what they came to."""
    if terms.ticks is not None or terms.clock is None:
        return (), ()
    check = Rating(count=turn_dice(table, terms))
    name = faction_at(table, terms.faction).name
    results = [roll_rating(check, throw) for throw in throws[: terms.downtimes]]
    rolls = tuple(
        Roll(
            what=check,
            faces=(one.faces,) if one.faces else (),
            total=one.best,
            who=name,
            told=one.is_told,
        )
        for one in results
    )
    return rolls, tuple(one.outcome for one in results)


def _moved(
    table: Table, terms: TurnTerms, outcomes: Sequence[Outcome]
) -> tuple[Table, ClocksTicked | None]:
    """Return the table after the clock of a turn moved, and what came of that."""
    if terms.clock is None:
        return table, None
    if terms.ticks is not None:
        ticks = terms.ticks
    else:
        segments = [activity_segments(Activity.FACTION, one, table.rulings) for one in outcomes]
        ticks = sum(one.count or 0 for one in segments)
    if not ticks:
        return table, None
    step = tick_clocks(table, {terms.clock: ticks})
    report = step.report
    return table.applied(step.changes), report if isinstance(report, ClocksTicked) else None
