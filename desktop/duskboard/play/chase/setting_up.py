"""Setting up a chase, step by step, back and forth (rules/chase.md 1, 2)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from duskboard.core.chase.participant import Fate, Participant, Side, Turn
from duskboard.core.chase.placement import GapError, starting_places, usual_gap, with_riders
from duskboard.core.chase.rounds import Course
from duskboard.core.chase.setup import Choice, Part, Setup, SetupStep, is_on, parts
from duskboard.core.dice import Dice
from duskboard.core.identity import EntityId
from duskboard.play.change import (
    NothingToChangeError,
    NotOnTableError,
    PlayError,
    difference,
    get,
    make,
    put,
    put_values,
    take,
)
from duskboard.play.chase.laying import NewLocation, lay_track
from duskboard.play.chase.opening import opening
from duskboard.play.chase.person import GapWantedError
from duskboard.play.chase.running import (
    ChaseRunningError,
    ChaseStarted,
    start_chase,
)
from duskboard.play.chase.scene import Scene, changes, scene
from duskboard.play.chase.throwing import Told
from duskboard.table.entity import COURSE_ID, OPENING_ID, SETUP_ID, Entity, Value
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction

GAP_RULING = "chase.start_gap"
"""The ruling that says how many places ahead the quarry start."""
_FATE = {
    Part.RUNS: Fate.RUNNING,
    Part.AWAY: Fate.ESCAPED,
    Part.BEHIND: Fate.OUT,
    Part.OUT: Fate.OUT,
    Part.ASIDE: Fate.OUT,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class SetupBegun(Report):
    """A chase is being set up: its name, or the one before it was put away for it."""

    name: str
    is_anew: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class SetupStepped(Report):
    """Another step of the set-up is open."""

    step: SetupStep


@dataclass(frozen=True, slots=True, kw_only=True)
class SetupDropped(Report):
    """The set-up was put away; people and track stay."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PartChosen(Report):
    """The table decided whether somebody takes part; None leaves it to the rules."""

    name: str
    choice: Choice | None


@dataclass(frozen=True, slots=True, kw_only=True)
class SideChosen(Report):
    """Somebody on the table flees or pursues."""

    name: str
    side: Side


@dataclass(frozen=True, slots=True, kw_only=True)
class StartGapSet(Report):
    """How many places ahead the quarry start; None for what the ruling says."""

    gap: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class StartPlaceSet(Report):
    """Somebody starts elsewhere than the rules have it; place is "" for where they do."""

    name: str
    place: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AllAway(Report):
    """The quarry got away at once and there is no chase (1.4).

    Attributes:
        names: Who got away.
        trail: How their trail was lost, in the table's words, or "".
    """

    names: tuple[str, ...]
    trail: str


class NoChaseError(PlayError):
    """There is nobody to pursue, or nobody to flee."""


class StillChasedError(PlayError):
    """Not all of the quarry get away. Args: the name of one who does not."""


def begin_setup(table: Table, name: str, places: Sequence[NewLocation]) -> Transaction:
    """Return the step that begins to set up a chase.

    On a table without a track one is laid out; a chase that is over is put away and its people
    are as before it.

    Raises:
        ChaseRunningError: A chase runs, with somebody of each side in it.
        NothingToChangeError: One is being set up.
        AlreadyOnTableError: An identifier is taken.
        ValueError: A name is blank.
    """
    if table.get(SETUP_ID) is not None:
        raise NothingToChangeError
    if table.value(COURSE_ID, Course) is None:
        laid = lay_track(table, name, places)
        made = make(table, Entity(entity_id=SETUP_ID, value=Setup()))
        report = SetupBegun(name=name.strip())
        return Transaction(report=report, changes=(*laid.changes, *made))
    chase = scene(table)
    if chase.is_running and _is_contested(chase):
        raise ChaseRunningError
    people, course = chase.people, chase.course
    if chase.is_running:
        people = {key: _as_before(one) for key, one in people.items()}
        course = Course(name=course.name, escape_lead=course.escape_lead)
    found = (
        *changes(table, people=people, course=course),
        *make(table, Entity(entity_id=SETUP_ID, value=Setup())),
        *([take(table, OPENING_ID)] if table.get(OPENING_ID) is not None else []),
    )
    report = SetupBegun(name=course.name, is_anew=chase.is_running)
    return Transaction(report=report, changes=found)


def go_to_step(table: Table, step: SetupStep) -> Transaction:
    """Return the step that opens another step of the set-up.

    Raises:
        NotOnTableError: None is being set up.
        NothingToChangeError: It is open.
    """
    setup = the_setup(table)
    if setup.step is step:
        raise NothingToChangeError
    return _with(table, replace(setup, step=step), SetupStepped(step=step))


def drop_setup(table: Table) -> Transaction:
    """Return the step that puts the set-up away; people and track stay.

    Raises:
        NotOnTableError: None is being set up.
    """
    the_setup(table)
    report = SetupDropped(name=scene(table).course.name)
    return Transaction(report=report, changes=(take(table, SETUP_ID),))


def choose_part(table: Table, who: EntityId, choice: Choice | None) -> Transaction:
    """Return the step in which the table decides whether somebody takes part (2.6, Q19).

    Raises:
        NotOnTableError: None is being set up, or there is no such participant.
        NothingToChangeError: It is so already.
    """
    setup, person = the_setup(table), scene(table).person(who)
    if setup.choices.get(who) is choice:
        raise NothingToChangeError
    choices = {key: one for key, one in setup.choices.items() if key != who}
    if choice is not None:
        choices[who] = choice
    report = PartChosen(name=person.name, choice=choice)
    return _with(table, replace(setup, choices=choices), report)


def choose_side(table: Table, who: EntityId, side: Side) -> Transaction:
    """Return the step in which somebody on the table is made one who flees or pursues.

    Raises:
        NotOnTableError: None is being set up, or there is no such participant.
        NothingToChangeError: It is so already.
    """
    setup, person = the_setup(table), scene(table).person(who)
    is_aside = setup.choices.get(who) is Choice.ASIDE
    if person.side is side and not is_aside:
        raise NothingToChangeError
    choices = {
        key: one for key, one in setup.choices.items() if key != who or one is not Choice.ASIDE
    }
    values: dict[EntityId, Value] = {who: replace(person, side=side)}
    values[SETUP_ID] = replace(setup, choices=choices)
    report = SideChosen(name=person.name, side=side)
    return Transaction(report=report, changes=put_values(table, values))


def set_gap(table: Table, gap: int | None) -> Transaction:
    """Return the step that says how many places ahead the quarry start (2.2).

    Raises:
        NotOnTableError: None is being set up.
        GapError: It is below 1.
        NothingToChangeError: It is so already.
    """
    setup = the_setup(table)
    if gap is not None and gap < 1:
        raise GapError(gap)
    if setup.gap == gap:
        raise NothingToChangeError
    return _with(table, replace(setup, gap=gap), StartGapSet(gap=gap))


def set_start_place(table: Table, who: EntityId, place: EntityId | None) -> Transaction:
    """Return the step in which somebody starts elsewhere than the rules have it; None undoes it.

    Raises:
        NotOnTableError: None is being set up, no such participant or no such place.
        NothingToChangeError: It is so already.
    """
    setup, chase = the_setup(table), scene(table)
    person = chase.person(who)
    if place is not None:
        chase.location(place)
    if setup.places.get(who) == place:
        raise NothingToChangeError
    places = {key: one for key, one in setup.places.items() if key != who}
    if place is not None:
        places[who] = place
    report = StartPlaceSet(name=person.name, place=chase.place_name(place))
    return _with(table, replace(setup, places=places), report)


def start_from_setup(table: Table, dice: Dice | Told) -> Transaction:
    """Return the step that places everybody and begins the first round (2.4-2.6, 3.2, 3.5).

    Who gets away has escaped; who is left behind or left out is out. Restarting the chase comes
    back to here.

    Raises:
        NotOnTableError: None is being set up.
        NoChaseError: One side has nobody who takes part.
        GapWantedError: The ruling has the table say how far ahead the quarry start.
        ShortTrackError: The track has too few places.
        ThrowsWantedError: More totals must be told to part equal DEX; nothing has happened.
        DiceError: Typed faces or a total told do not fit.
    """
    setup, chase = the_setup(table), scene(table)
    if chase.is_running:
        raise ChaseRunningError
    people = dict(chase.people)
    found = parts(people, setup.choices)
    running = {key: one for key, one in people.items() if found[key] is Part.RUNS}
    if not is_on(running):
        raise NoChaseError
    gap = usual_gap(table.rulings) if setup.gap is None else setup.gap
    if gap is None:
        raise GapWantedError
    places = with_riders(running, _places(chase, running, gap, setup))
    values = {
        key: replace(one, fate=_FATE[found[key]], place=places.get(key))
        for key, one in people.items()
    }
    placed = table.applied(changes(table, people=values))
    begun = start_chase(placed, dice)
    after = placed.applied(begun.changes)
    after = after.applied(put(after, replace(get(after, OPENING_ID), value=opening(table))))
    after = after.applied([take(after, SETUP_ID)])
    report = begun.report
    if isinstance(report, ChaseStarted):
        report = replace(
            report,
            away=_names(people, found, Part.AWAY),
            behind=_names(people, found, Part.BEHIND),
            gap=gap,
            rulings=(*report.rulings, *((GAP_RULING,) if setup.gap is None else ())),
        )
    return Transaction(report=report, changes=difference(table, after))


def let_away(table: Table, trail: str = "") -> Transaction:
    """Return the step in which all of the quarry get away at once: there is no chase (1.4).

    Args:
        table: The table.
        trail: How the trail was lost, in the table's words.

    Raises:
        NotOnTableError: None is being set up.
        NoChaseError: Nobody gets away.
        StillChasedError: Somebody of the quarry does not.
    """
    setup, chase = the_setup(table), scene(table)
    found = parts(chase.people, setup.choices)
    away = [key for key, part in found.items() if part is Part.AWAY]
    for key, part in found.items():
        if part is Part.RUNS and chase.people[key].side is Side.QUARRY:
            raise StillChasedError(chase.people[key].name)
    if not away:
        raise NoChaseError
    people = {key: replace(chase.people[key], fate=Fate.ESCAPED) for key in away}
    report = AllAway(names=tuple(chase.name(key) for key in away), trail=trail.strip())
    return Transaction(report=report, changes=(*put_values(table, people), take(table, SETUP_ID)))


def the_setup(table: Table) -> Setup:
    """Return the set-up.

    Raises:
        NotOnTableError: There is none.
    """
    setup = table.value(SETUP_ID, Setup)
    if setup is None:
        raise NotOnTableError(SETUP_ID)
    return setup


def _with(table: Table, setup: Setup, report: Report) -> Transaction:
    return Transaction(report=report, changes=put_values(table, {SETUP_ID: setup}))


def _is_contested(chase: Scene) -> bool:
    return {one.side for one in chase.people.values() if one.is_running} == set(Side)


def _as_before(person: Participant) -> Participant:
    """Return somebody as before any chase: off the track, without actions, owing nothing."""
    return replace(
        person,
        mov=person.speed.base if person.speed is not None else person.mov,
        speed=None,
        place=None,
        tie=0,
        pool=0,
        granted=0,
        spent=0,
        left=0,
        debt=0,
        turn=Turn.TO_ACT,
        fate=Fate.RUNNING,
        has_gun_ready=False,
        prepared=None,
        pedal=None,
    )


def _places(
    chase: Scene, running: Mapping[EntityId, Participant], gap: int, setup: Setup
) -> dict[EntityId, EntityId]:
    found = starting_places(running, chase.trunk, gap)
    chosen = {
        key: place
        for key, place in setup.places.items()
        if key in running and place in chase.track.locations
    }
    return {**found, **chosen}


def _names(
    people: Mapping[EntityId, Participant], found: Mapping[EntityId, Part], wanted: Part
) -> tuple[str, ...]:
    return tuple(people[key].name for key, part in found.items() if part is wanted)
