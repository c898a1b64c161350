"""A chase that is being set up, to draw: who flees, who pursues, what the rules make of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from duskboard.core.chase.check import CheckSource
from duskboard.core.chase.participant import Fate, Participant, Side
from duskboard.core.chase.person_name import short_names
from duskboard.core.chase.placement import (
    GapError,
    ShortTrackError,
    starting_places,
    usual_gap,
)
from duskboard.core.chase.rounds import Course, pools, ties
from duskboard.core.chase.setup import Choice, Part, Setup, SetupStep, is_on, parts, speeds
from duskboard.core.chase.skill import SkillId
from duskboard.core.chase.speed import SpeedRoll, speed_value
from duskboard.core.chase.track import Location
from duskboard.core.identity import EntityId
from duskboard.table.board_view import BoardView, board_view
from duskboard.table.entity import COURSE_ID, SETUP_ID
from duskboard.table.table import Table
from duskboard.table.transaction import Change


@dataclass(frozen=True, slots=True, kw_only=True)
class MoverView:
    """Somebody who may take part.

    Attributes:
        person_id: Who.
        name: The name.
        side: Quarry or pursuer.
        count: How many people the token stands for.
        source: What decides the checks.
        value: What is rolled for speed, or None where none was typed.
        speed: The speed roll, or None before it.
        mov: MOV after it.
        dex: DEX.
        part: What becomes of this one at the start.
        choice: What the table decided, or None.
        actions: Actions a round, or None for who does not take part.
        is_slowest: Whether nobody who takes part is slower.
        rolled: The value that is rolled for speed: the usual one where none was typed.
        short: What this one is called for short, other than anybody beside.
    """

    person_id: EntityId
    name: str
    side: Side
    count: int
    source: CheckSource
    value: int | None
    speed: SpeedRoll | None
    mov: int
    dex: int
    part: Part
    choice: Choice | None
    actions: int | None
    is_slowest: bool
    rolled: int = 0
    short: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolRow:
    """Actions a round as they are, or as they would be with or without somebody.

    Attributes:
        who: With or without whom; None where nobody is in question.
        takes_part: Whether that one takes part in this row.
        pools: Actions a round of those who take part then.
        parts: What becomes of everybody then.
        is_chosen: Whether it is so now.
    """

    who: EntityId | None
    takes_part: bool
    pools: Mapping[EntityId, int]
    parts: Mapping[EntityId, Part]
    is_chosen: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class SetupView:
    """A chase that is being set up, to draw.

    Attributes:
        step: The step that is open.
        movers: Everybody on the table, by rank.
        spans: The lowest and the highest MOV of each side among those who take part.
        fastest: The highest MOV of the pursuers, whom the quarry must beat to get away at once.
        gap: Places ahead that the quarry start, or None while it is not said.
        rows: Actions a round, as they are and with or without one.
        board: The track with everybody where they will start.
        order: Who will act after whom.
        ties: Groups of equal DEX, which the start parts.
        wanted: Places that the track lacks to place everybody; 0 for none.
        at_exit: Who of the quarry starts where they are away already, or None.
        is_on: Whether somebody of each side takes part.
        trail: How the trail of those who got away was lost.
        places: Who starts elsewhere than the rules have it, and where.
    """

    step: SetupStep
    movers: tuple[MoverView, ...]
    spans: Mapping[Side, tuple[int, int] | None]
    fastest: int | None
    gap: int | None
    rows: tuple[PoolRow, ...]
    board: BoardView | None
    order: tuple[EntityId, ...]
    ties: tuple[tuple[EntityId, ...], ...]
    wanted: int
    is_on: bool
    trail: str
    places: Mapping[EntityId, EntityId]
    at_exit: EntityId | None = None

    def mover(self, person_id: EntityId | None) -> MoverView | None:
        """Return somebody, or None."""
        return next((one for one in self.movers if one.person_id == person_id), None)

    def of_side(self, side: Side) -> tuple[MoverView, ...]:
        """Return those of a side who are of this chase."""
        return tuple(one for one in self.movers if one.side is side and one.part is not Part.ASIDE)

    @property
    def present(self) -> tuple[MoverView, ...]:
        """Those who are of this chase, of both sides."""
        return tuple(one for one in self.movers if one.part is not Part.ASIDE)

    @property
    def can_start(self) -> bool:
        """Whether the first round can begin."""
        return self.is_on and self.gap is not None and self.wanted == 0


def setup_view(table: Table) -> SetupView | None:
    """Return the chase that is being set up, or None where none is."""
    setup, course = table.value(SETUP_ID, Setup), table.value(COURSE_ID, Course)
    if setup is None or course is None:
        return None
    people = {key: _fresh(one) for key, one in table.values(Participant).items()}
    found = parts(people, setup.choices)
    running = _running(people, found)
    gap = usual_gap(table.rulings) if setup.gap is None else setup.gap
    places, wanted = _places(running, tuple(table.values(Location)), gap, setup.places)
    placed = {key: replace(one, place=places.get(key)) for key, one in running.items()}
    given = _pools(running)
    pursuing = {key: one for key, one in people.items() if found[key] is not Part.ASIDE}
    span = speeds(_present(pursuing, found), Side.PURSUER)
    shorts = short_names(one.name for one in people.values())
    board = board_view(_previewed(table, people, placed, given))
    return SetupView(
        step=setup.step,
        movers=tuple(
            replace(_mover(key, one, found, given, setup), short=shorts[one.name])
            for key, one in people.items()
        ),
        spans={side: speeds(running, side) for side in Side},
        fastest=span[1] if span is not None else None,
        gap=gap,
        rows=_rows(people, setup, found, given),
        board=board,
        order=board.order if board is not None else (),
        ties=ties(placed),
        wanted=wanted,
        is_on=is_on(running),
        trail=setup.trail,
        places=setup.places,
        at_exit=_at_exit(placed, table.values(Location)),
    )


def _at_exit(
    placed: Mapping[EntityId, Participant], places: Mapping[EntityId, Location]
) -> EntityId | None:
    """Return who of the quarry starts at an exit, or None."""
    exits = {key for key, one in places.items() if one.is_exit}
    quarry = (key for key, one in placed.items() if one.side is Side.QUARRY)
    return next((key for key in quarry if placed[key].place in exits), None)


def _fresh(person: Participant) -> Participant:
    return replace(person, fate=Fate.RUNNING, place=None, has_gun_ready=False)


def _running(
    people: Mapping[EntityId, Participant], found: Mapping[EntityId, Part]
) -> dict[EntityId, Participant]:
    return {key: one for key, one in people.items() if found[key] is Part.RUNS}


def _present(
    people: Mapping[EntityId, Participant], found: Mapping[EntityId, Part]
) -> dict[EntityId, Participant]:
    """Return those who are not left out by choice: the rules compare their MOV (2.6)."""
    return {key: one for key, one in people.items() if found[key] is not Part.OUT}


def _pools(running: Mapping[EntityId, Participant]) -> dict[EntityId, int]:
    somewhere = EntityId("somewhere")
    return pools({key: replace(one, place=somewhere) for key, one in running.items()})


def _places(
    running: Mapping[EntityId, Participant],
    line: Sequence[EntityId],
    gap: int | None,
    chosen: Mapping[EntityId, EntityId],
) -> tuple[dict[EntityId, EntityId], int]:
    """Return where everybody starts, and how many places the track lacks for that."""
    try:
        found = starting_places(running, line, 2 if gap is None else gap)
    except ShortTrackError as error:
        wanted, there = error.args
        return {}, wanted - there
    except GapError:
        return {}, 0
    moved = {key: place for key, place in chosen.items() if key in running and place in line}
    return {**found, **moved}, 0


def _previewed(
    table: Table,
    people: Mapping[EntityId, Participant],
    placed: Mapping[EntityId, Participant],
    given: Mapping[EntityId, int],
) -> Table:
    """Return a table on which everybody stands where they will start; it is only looked at."""
    found: list[Change] = []
    for key, one in people.items():
        before = table.get(key)
        if before is None:
            continue
        here = placed.get(key)
        pool = given.get(key, 0)
        value = (
            replace(one, fate=Fate.OUT)
            if here is None
            else replace(here, pool=pool, granted=pool, left=pool)
        )
        after = replace(before, value=value)
        if after != before:
            found.append(Change(entity_id=key, before=before, after=after))
    return table.applied(found)


def _mover(
    key: EntityId,
    person: Participant,
    found: Mapping[EntityId, Part],
    given: Mapping[EntityId, int],
    setup: Setup,
) -> MoverView:
    return MoverView(
        person_id=key,
        name=person.name,
        side=person.side,
        count=person.count,
        source=person.source,
        value=person.rolled(SkillId.CON),
        speed=person.speed,
        mov=person.mov,
        dex=person.dex,
        part=found[key],
        choice=setup.choices.get(key),
        actions=given.get(key),
        is_slowest=given.get(key) == 1,
        rolled=speed_value(person.source, person.rolled(SkillId.CON)),
    )


def _rows(
    people: Mapping[EntityId, Participant],
    setup: Setup,
    found: Mapping[EntityId, Part],
    given: Mapping[EntityId, int],
) -> tuple[PoolRow, ...]:
    """Return the actions a round as they are, then with each who was left out, or without one.

    Where nobody is left out, the one in question is the slowest of the quarry, on whom all depends
    (V17); where several are as slow, nothing depends on any one of them.
    """
    out = [key for key, part in found.items() if part is Part.OUT]
    asked = out or _slowest_of_quarry(people, found)
    if not asked:
        return (PoolRow(who=None, takes_part=True, pools=given, parts=found, is_chosen=True),)
    rows = [
        PoolRow(
            who=asked[0] if len(asked) == 1 else None,
            takes_part=not out,
            pools=given,
            parts=found,
            is_chosen=True,
        )
    ]
    for key in asked:
        choices = {other: one for other, one in setup.choices.items() if other != key}
        if not out:
            choices[key] = Choice.OUT
        then = parts(people, choices)
        rows.append(
            PoolRow(
                who=key,
                takes_part=bool(out),
                pools=_pools(_running(people, then)),
                parts=then,
                is_chosen=False,
            )
        )
    return tuple(sorted(rows, key=lambda row: row.takes_part))


def _slowest_of_quarry(
    people: Mapping[EntityId, Participant], found: Mapping[EntityId, Part]
) -> list[EntityId]:
    quarry = [
        key for key, one in people.items() if one.side is Side.QUARRY and found[key] is Part.RUNS
    ]
    if len(quarry) < 2:
        return []
    slowest, next_one = sorted(quarry, key=lambda key: people[key].mov)[:2]
    return [slowest] if people[slowest].mov < people[next_one].mov else []
