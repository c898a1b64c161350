"""What players may see of a chase: a whitelist, as in `duskboard.table.public_view`.

Hidden places between others stand as one "?"; hidden people leave no gap in order or count; while
one of them acts the players' marker stays where it was.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from duskboard.core.chase.participant import Participant, Turn
from duskboard.core.chase.rounds import Course, order
from duskboard.core.chase.track import Edge, Location, Track
from duskboard.core.identity import EntityId
from duskboard.table.board_view import (
    BarrierView,
    BoardView,
    HazardView,
    PlaceView,
    TokenView,
    WayView,
    contacts,
    rearmost,
)
from duskboard.table.entity import COURSE_ID, Entity, Visibility
from duskboard.table.table import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class _Seen:
    """Places as players see them, and which of these stands for each place of the track."""

    places: tuple[PlaceView, ...]
    stands_for: Mapping[EntityId, EntityId]


def public_board(table: Table) -> BoardView | None:
    """Return the chase as players see it, or None where there is none or it is hidden."""
    course = table.value(COURSE_ID, Course)
    entity = table.get(COURSE_ID)
    if course is None or entity is None or entity.visibility is Visibility.HIDDEN:
        return None
    known = {
        one.entity_id: one
        for one in table.of(Participant)
        if one.visibility is not Visibility.HIDDEN
    }
    acting = tuple(key for key in order(table.values(Participant)) if key in known)
    seen = _places(table, known)
    active = _active(table, course, acting)
    tokens = tuple(_token(one, acting, active, seen) for one in known.values())
    return BoardView(
        name=course.name,
        round=course.round,
        places=seen.places,
        ways=_ways(table, seen, tokens),
        tokens=tokens,
        order=acting,
        active=active,
        contacts=contacts(tokens),
    )


def _active(table: Table, course: Course, acting: tuple[EntityId, ...]) -> EntityId | None:
    """Return whose turn players think it is: while a hidden one acts, who was marked before."""
    if course.active is None or course.active in acting or not acting:
        return course.active if course.active in acting else None
    everybody = order(table.values(Participant))
    place = everybody.index(course.active) if course.active in everybody else 0
    before = [key for key in everybody[:place] if key in acting]
    return before[-1] if before else acting[-1]


def _places(table: Table, known: Mapping[EntityId, Entity]) -> _Seen:
    track = Track(locations=table.values(Location), edges=table.values(Edge))
    ranks = track.ranks()
    occupied = {one.value.place for one in known.values() if isinstance(one.value, Participant)}
    line = sorted(track.locations, key=lambda key: ranks[key])
    shown = [key for key in line if _visibility(table, key) is not Visibility.HIDDEN]
    first, last = (line.index(shown[0]), line.index(shown[-1])) if shown else (0, -1)
    places: list[PlaceView] = []
    stands_for: dict[EntityId, EntityId] = {}
    run: list[EntityId] = []
    for place, key in enumerate(line):
        if key in shown:
            _end_run(run, places, stands_for)
            places.append(_place(track.locations[key], key, table, len(places)))
            stands_for[key] = key
        elif key in occupied or first < place < last:
            run.append(key)
    _end_run(run, places, stands_for)
    return _Seen(places=tuple(places), stands_for=stands_for)


def _end_run(
    run: list[EntityId], places: list[PlaceView], stands_for: dict[EntityId, EntityId]
) -> None:
    """Put one "?" in the place of a run of hidden ones."""
    if not run:
        return
    unknown = EntityId(f"unknown-{len(places)}")
    places.append(
        PlaceView(
            place_id=unknown,
            name=None,
            number=None,
            column=len(places),
            is_exit=False,
            visibility=Visibility.MASKED,
        )
    )
    stands_for.update(dict.fromkeys(run, unknown))
    run.clear()


def _place(location: Location, key: EntityId, table: Table, column: int) -> PlaceView:
    shown = _visibility(table, key) is Visibility.SHOWN
    return PlaceView(
        place_id=key,
        name=location.name if shown else None,
        number=None,
        column=column,
        is_exit=shown and location.is_exit,
        visibility=Visibility.SHOWN if shown else Visibility.MASKED,
    )


def _ways(table: Table, seen: _Seen, tokens: tuple[TokenView, ...]) -> tuple[WayView, ...]:
    """Return one way between each two neighbours, with what players know lies on it."""
    columns = {place.place_id: place.column for place in seen.places}
    behind = rearmost(tokens, columns)
    lying = {
        (seen.stands_for.get(edge.start), seen.stands_for.get(edge.end)): (key, edge)
        for key, edge in table.values(Edge).items()
    }
    ways: list[WayView] = []
    for start, end in zip(seen.places, seen.places[1:], strict=False):
        key, edge = lying.get((start.place_id, end.place_id), (None, None))
        known = _visibility(table, key) if key is not None else Visibility.HIDDEN
        shown = edge if known is Visibility.SHOWN else None
        lies = edge is not None and (edge.hazard or edge.barrier)
        ways.append(
            WayView(
                edge_id=EntityId(f"{start.place_id}>{end.place_id}"),
                start_id=start.place_id,
                end_id=end.place_id,
                hazard=_hazard(shown),
                barrier=_barrier(shown),
                is_passed=behind is not None and behind >= end.column,
                visibility=Visibility.MASKED
                if known is Visibility.MASKED and lies
                else Visibility.SHOWN,
            )
        )
    return tuple(ways)


def _hazard(edge: Edge | None) -> HazardView | None:
    if edge is None or edge.hazard is None:
        return None
    return HazardView(name=edge.hazard.name, skills=None, difficulty=None)


def _barrier(edge: Edge | None) -> BarrierView | None:
    if edge is None or edge.barrier is None:
        return None
    return BarrierView(
        name=edge.barrier.name,
        skills=None,
        difficulty=None,
        hit_points=None,
        full_hit_points=None,
        share=edge.barrier.hit_points / edge.barrier.full_hit_points,
    )


def _token(
    entity: Entity, acting: tuple[EntityId, ...], active: EntityId | None, seen: _Seen
) -> TokenView:
    person = entity.value
    if not isinstance(person, Participant):
        msg = f"not a participant: {entity.entity_id}"
        raise TypeError(msg)
    key = entity.entity_id
    shown = entity.visibility is Visibility.SHOWN
    marked = key == active
    tells = marked and shown
    return TokenView(
        person_id=key,
        name=person.name if shown else None,
        side=person.side if shown else None,
        place_id=seen.stands_for.get(person.place) if person.place is not None else None,
        order=acting.index(key) + 1 if key in acting else None,
        left=person.left if tells else None,
        granted=person.granted if tells else None,
        owed=None,
        mov=None,
        dex=None,
        skills=(),
        is_active=marked,
        turn=person.turn if shown else Turn.TO_ACT,
        fate=person.fate,
        count=person.count if shown else 1,
        visibility=entity.visibility,
    )


def _visibility(table: Table, key: EntityId) -> Visibility:
    entity = table.get(key)
    return entity.visibility if entity is not None else Visibility.HIDDEN
