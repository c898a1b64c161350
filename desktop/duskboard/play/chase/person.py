"""Who takes part in a chase, on which side, and where (rules/chase.md 2.2, 2.3, 3.6, 3.7)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from duskboard.core.chase.check import CheckSource
from duskboard.core.chase.participant import NO_VITALS, Fate, Participant, Side, Skill, Vitals
from duskboard.core.chase.physique import PLAIN, Physique
from duskboard.core.chase.placement import starting_places, usual_gap, with_riders
from duskboard.core.chase.rounds import joined, left_chase
from duskboard.core.identity import EntityId
from duskboard.play.change import NothingToChangeError, PlayError, make, put_values, take
from duskboard.play.chase.boarding import reseated
from duskboard.play.chase.latecomer import counted_in, tie_of
from duskboard.play.chase.naming import free_for, namesakes, renamed, sights
from duskboard.play.chase.riding import carried_off
from duskboard.play.chase.running import ChaseRunningError
from duskboard.play.chase.scene import Scene, changes, scene
from duskboard.table.entity import COURSE_ID, Entity, Visibility
from duskboard.table.table import Table, last_rank
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class NewPerson:
    """A wish for somebody in the chase, or for a group that moves as one.

    Attributes:
        person_id: The participant.
        name: The name.
        side: Quarry or pursuer.
        mov: MOV after the speed roll, at least 1.
        dex: DEX.
        skills: What can be rolled on the track.
        place: Where, or None for not on the track yet.
        count: How many people the token stands for.
        visibility: What players may know.
        source: What decides the checks (14.1).
        vitals: Hit points and the like.
        build: Build.
        physique: What one brings to a fight.
    """

    person_id: EntityId
    name: str
    side: Side
    mov: int
    dex: int
    skills: tuple[Skill, ...] = ()
    place: EntityId | None = None
    count: int = 1
    visibility: Visibility = Visibility.HIDDEN
    source: CheckSource = CheckSource.D100
    vitals: Vitals = NO_VITALS
    build: int = 0
    physique: Physique = PLAIN


@dataclass(frozen=True, slots=True, kw_only=True)
class EditPerson:
    """A wish to change somebody. None leaves a field as it is.

    Attributes:
        name: The name.
        side: Quarry or pursuer.
        mov: MOV as the table says, whatever the speed roll was; the actions follow with the next
            round (rules/chase.md 3.6).
        dex: DEX; during a chase one acts after others of that DEX.
        skills: All that can be rolled.
        count: How many people the token stands for.
        source: What decides the checks (14.1).
        vitals: Hit points and the like.
        build: Build.
        physique: What one brings to a fight.
    """

    name: str | None = None
    side: Side | None = None
    mov: int | None = None
    dex: int | None = None
    skills: tuple[Skill, ...] | None = None
    count: int | None = None
    source: CheckSource | None = None
    vitals: Vitals | None = None
    build: int | None = None
    physique: Physique | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PeopleAdded(Report):
    """People joined the chase."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SkillLine:
    """A skill before and after an edit; None where there was or is none."""

    name: str
    before: int | None
    after: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonEdited(Report):
    """Somebody was changed: every field before and after; sources, vitals, Build None if they stay.

    Rearmed: armour, attacks or weapons are others.
    """

    name_before: str
    name_after: str
    side_before: Side
    side_after: Side
    mov_before: int
    mov_after: int
    dex_before: int
    dex_after: int
    count_before: int
    count_after: int
    skills: tuple[SkillLine, ...]
    source_before: CheckSource | None = None
    source_after: CheckSource | None = None
    vitals_before: Vitals | None = None
    vitals_after: Vitals | None = None
    build_before: int | None = None
    build_after: int | None = None
    is_rearmed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonPlaced(Report):
    """Somebody was put on the track, or off it: place is then ""."""

    name: str
    place: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PeoplePlaced(Report):
    """Everybody took their starting places, the quarry so many ahead.

    Attributes:
        people: How many were placed.
        gap: Places from the foremost pursuer to the slowest of the quarry.
        ruling: The ruling that said so, or None where the table did.
    """

    people: int
    gap: int
    ruling: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonRemoved(Report):
    """Somebody was taken off the table."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FateSettled(Report):
    """Somebody escaped, was caught, is out, or runs again."""

    name: str
    before: Fate
    after: Fate


class GapWantedError(PlayError):
    """This table says each time how many places ahead the quarry start."""


def add_people(table: Table, wishes: Sequence[NewPerson]) -> Transaction:
    """Return the step that adds people to the chase.

    During a round they act from the next one on, after others of their DEX. By the ruling a
    slower one changes everybody's actions at once (3.6). Who is called as somebody there is gets a
    number, so that log and lists tell them apart.

    Raises:
        AlreadyOnTableError: An identifier is taken.
        NotOnTableError: There is no chase, or a place is not on the table.
        NothingToChangeError: There is nobody to add.
        ValueError: A value cannot be.
    """
    chase = scene(table)
    if not wishes:
        raise NothingToChangeError
    rank = last_rank(table, Participant)
    people, seen = dict(chase.people), sights(table)
    entities: list[Entity] = []
    for position, wish in enumerate(wishes):
        name = free_for(people, seen, wish.name, wish.visibility)
        person = _newcomer(chase, people, wish, name)
        people[wish.person_id], seen[wish.person_id] = person, wish.visibility
        entities.append(
            Entity(
                entity_id=wish.person_id,
                value=person,
                visibility=wish.visibility,
                rank=rank + position,
            )
        )
    others = namesakes(people, seen)
    people |= others
    new = {wish.person_id for wish in wishes}
    found, changed = counted_in(table, people, new, set(others))
    made = [
        change
        for one in entities
        for change in make(table, replace(one, value=found[one.entity_id]))
    ]
    names = tuple(people[wish.person_id].name for wish in wishes)
    return Transaction(report=PeopleAdded(names=names), changes=(*made, *changed))


def edit_person(table: Table, who: EntityId, request: EditPerson) -> Transaction:
    """Return the step that changes somebody; a name that another has gets a number.

    Raises:
        NotOnTableError: There is no chase or no such participant.
        NothingToChangeError: Nothing would differ.
        ChaseError: So many do not fit into the vehicle, or cannot drive it.
        ValueError: A value cannot be.
    """
    chase = scene(table)
    before = chase.person(who)
    after = replace(
        before,
        name=before.name if request.name is None else renamed(table, who, request.name),
        side=before.side if request.side is None else request.side,
        mov=before.mov if request.mov is None else request.mov,
        dex=before.dex if request.dex is None else request.dex,
        skills=before.skills if request.skills is None else request.skills,
        count=before.count if request.count is None else request.count,
        source=before.source if request.source is None else request.source,
        vitals=before.vitals if request.vitals is None else request.vitals,
        build=before.build if request.build is None else request.build,
        physique=before.physique if request.physique is None else request.physique,
    )
    if after == before:
        raise NothingToChangeError
    after = reseated(chase, who, replace(after, speed=None) if after.mov != before.mov else after)
    if after.dex != before.dex:
        after = replace(after, tie=tie_of(chase, chase.people, after.dex))
    report = PersonEdited(
        name_before=before.name,
        name_after=after.name,
        side_before=before.side,
        side_after=after.side,
        mov_before=before.mov,
        mov_after=after.mov,
        dex_before=before.dex,
        dex_after=after.dex,
        count_before=before.count,
        count_after=after.count,
        skills=_skill_lines(before.skills, after.skills),
    )
    if after.source is not before.source:
        report = replace(report, source_before=before.source, source_after=after.source)
    if after.vitals != before.vitals:
        report = replace(report, vitals_before=before.vitals, vitals_after=after.vitals)
    if after.build != before.build:
        report = replace(report, build_before=before.build, build_after=after.build)
    report = replace(report, is_rearmed=after.physique != before.physique)
    changed = {who: after, **namesakes({**chase.people, who: after}, sights(table))}
    return Transaction(report=report, changes=put_values(table, changed))


def place_person(table: Table, who: EntityId, place: EntityId | None) -> Transaction:
    """Return the step that puts somebody on the track, or off it for None.

    Before the first round anybody may stand anywhere; during the chase only who is not on the
    track yet can be put there, and acts from the next round on.

    Raises:
        NotOnTableError: There is no chase, no such participant or no such place.
        ChaseRunningError: The chase runs and that one is on the track.
        NothingToChangeError: That one is there.
    """
    chase = scene(table)
    before = chase.person(who)
    if place is not None:
        chase.location(place)
    if before.place == place:
        raise NothingToChangeError
    if chase.is_running and before.place is not None:
        raise ChaseRunningError
    people = {**chase.people, who: joined(chase.course, replace(before, place=place))}
    found, others = counted_in(table, people, {who}, set())
    report = PersonPlaced(name=before.name, place=chase.place_name(place))
    return Transaction(report=report, changes=(*changes(table, people=found), *others))


def place_at_start(table: Table, gap: int | None = None) -> Transaction:
    """Return the step in which everybody takes their starting place (2.2, 2.4).

    Args:
        table: The table.
        gap: Places between the foremost pursuer and the slowest of the quarry; None for what the
            ruling says. More than 2 are not advised.

    Raises:
        NotOnTableError: There is no chase.
        ChaseRunningError: It has begun.
        GapWantedError: The ruling has the table say it each time.
        GapError: The gap is below 1.
        ShortTrackError: The track has too few places.
        NothingToChangeError: Everybody is there already, or there is nobody.
    """
    chase = scene(table)
    if chase.is_running:
        raise ChaseRunningError
    ahead = usual_gap(table.rulings) if gap is None else gap
    if ahead is None:
        raise GapWantedError
    running = {key: one for key, one in chase.people.items() if one.fate is Fate.RUNNING}
    places = with_riders(running, starting_places(running, chase.trunk, ahead))
    found = changes(
        table, people={key: replace(running[key], place=place) for key, place in places.items()}
    )
    if not found:
        raise NothingToChangeError
    ruling = "chase.start_gap" if gap is None else None
    report = PeoplePlaced(people=len(places), gap=ahead, ruling=ruling)
    return Transaction(report=report, changes=found)


def remove_person(table: Table, who: EntityId) -> Transaction:
    """Return the step that takes somebody off the table; an active one passes the turn on.

    Raises:
        NotOnTableError: There is no chase or no such participant.
    """
    chase = scene(table)
    person = chase.person(who)
    rest = {key: one for key, one in chase.people.items() if key != who}
    course = left_chase(chase.course, rest, who)
    course = replace(course, lately=tuple(one for one in course.lately if one != who))
    found = (take(table, who), *put_values(table, {COURSE_ID: course}))
    return Transaction(report=PersonRemoved(name=person.name), changes=found)


def settle_fate(table: Table, who: EntityId, fate: Fate) -> Transaction:
    """Return the step in which the game master says what became of somebody (4.3, Q18).

    Who leaves while active passes the turn on; who runs again acts from the next round on. All
    who are aboard share the lot of who drives: only who is out is so alone.

    Raises:
        NotOnTableError: There is no chase or no such participant.
        NothingToChangeError: It is so already.
    """
    chase = scene(table)
    person = chase.person(who)
    if person.fate is fate:
        raise NothingToChangeError
    after = replace(person, fate=fate)
    after = joined(chase.course, after) if fate is Fate.RUNNING else after
    settled = {who: after, **carried_off(chase, who, fate)}
    people, course = {**chase.people, **settled}, chase.course
    for one in settled if not after.is_running else ():
        course = left_chase(course, people, one)
    report = FateSettled(name=person.name, before=person.fate, after=fate)
    return Transaction(report=report, changes=changes(table, people=settled, course=course))


def _newcomer(
    chase: Scene, people: Mapping[EntityId, Participant], wish: NewPerson, name: str
) -> Participant:
    if wish.place is not None:
        chase.location(wish.place)
    person = Participant(
        name=name,
        side=wish.side,
        mov=wish.mov,
        dex=wish.dex,
        skills=wish.skills,
        place=wish.place,
        count=wish.count,
        tie=tie_of(chase, people, wish.dex),
        source=wish.source,
        vitals=wish.vitals,
        build=wish.build,
        physique=wish.physique,
    )
    return joined(chase.course, person)


def _skill_lines(before: Sequence[Skill], after: Sequence[Skill]) -> tuple[SkillLine, ...]:
    was, now = ({one.name: one.value for one in skills} for skills in (before, after))
    names = [*was, *(name for name in now if name not in was)]
    return tuple(
        SkillLine(name=name, before=was.get(name), after=now.get(name))
        for name in names
        if was.get(name) != now.get(name)
    )
