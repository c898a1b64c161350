"""What players may see of a chase: a whitelist, as in `duskboard.table.public_view`.

Hidden places between others stand as one "?"; hidden people leave no gap in order or count; while
one of them acts the players' marker stays with whoever has acted, or with nobody.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace

from duskboard.core.chase.participant import Participant, Turn
from duskboard.core.chase.rounds import Course, order
from duskboard.core.chase.track import Edge, Location
from duskboard.core.chase.vehicle import Condition, Vehicle, aboard
from duskboard.core.identity import EntityId
from duskboard.table.board_view import (
    BoardView,
    PlaceView,
    TokenView,
    WayView,
    contacts,
    rearmost,
    told_apart,
)
from duskboard.table.entity import COURSE_ID, Entity, Visibility
from duskboard.table.obstacle_view import BarrierView, HazardView
from duskboard.table.seen_track import SeenTrack, seen_track
from duskboard.table.table import Table
from duskboard.table.vehicle_view import VehicleView

_KINDS = (Course, Edge, Location, Participant, Vehicle)
"""All that a chase is made of: the board is worked out anew when one of them changes only."""


def public_board(table: Table, *, numbers: bool = False) -> BoardView | None:
    """Return the chase as players see it, or None where there is none or it is hidden.

    With `numbers` the obstacles say what has to be rolled; hit points are never told.
    """
    key = (public_board, numbers)
    return table.derived(key, _KINDS, lambda laid: _public_board(laid, numbers=numbers))


def _public_board(table: Table, *, numbers: bool) -> BoardView | None:
    course, entity = table.value(COURSE_ID, Course), table.get(COURSE_ID)
    if course is None or entity is None or entity.visibility is Visibility.HIDDEN:
        return None
    known = {
        one.entity_id: one
        for one in table.of(Participant)
        if one.visibility is not Visibility.HIDDEN
    }
    acting = tuple(key for key in order(table.values(Participant)) if key in known)
    seen = seen_track(table, _occupied(table, known))
    marked = _marked(course, known, acting)
    tokens = told_apart([_token(one, acting, marked, seen) for one in known.values()])
    real = {place for place, view in seen.stands_for.items() if place == view}
    return BoardView(
        name=course.name if entity.visibility is Visibility.SHOWN else "",
        round=course.round,
        places=seen.places,
        ways=_ways(table, seen, tokens, numbers=numbers),
        tokens=tokens,
        order=acting,
        active=marked,
        # On a "?" for several places two may stand who have not met.
        contacts=tuple(place for place in contacts(tokens) if place in real),
        lead=None,
        is_stuck=False,
        visibility=entity.visibility,
        vehicles=tuple(_vehicles(table, known, seen)),
    )


def _occupied(table: Table, known: Mapping[EntityId, Entity]) -> set[EntityId | None]:
    """Return where those stand whom players know of, people and vehicles."""
    vehicles = [one for one in table.of(Vehicle) if one.visibility is not Visibility.HIDDEN]
    return {
        one.value.place
        for one in (*known.values(), *vehicles)
        if isinstance(one.value, Participant | Vehicle)
    }


def _vehicles(
    table: Table, known: Mapping[EntityId, Entity], seen: SeenTrack
) -> Iterator[VehicleView]:
    """Yield the vehicles that players know of; what they have left is the game master's."""
    people = table.values(Participant)
    for entity in table.of(Vehicle):
        vehicle = entity.value
        if entity.visibility is Visibility.HIDDEN or not isinstance(vehicle, Vehicle):
            continue
        riding = tuple(who for who in aboard(people, entity.entity_id) if who in known)
        is_shown = entity.visibility is Visibility.SHOWN
        yield VehicleView(
            vehicle_id=entity.entity_id,
            name=vehicle.name if is_shown else None,
            aboard=riding,
            has_driver=bool(riding) and people[riding[0]].drives,
            place_id=seen.stands_for.get(vehicle.place) if vehicle.place is not None else None,
            build=None,
            full_build=vehicle.full_build,
            condition=vehicle.condition if is_shown else Condition.SOUND,
            mov=None,
            armour=None,
            seats=vehicle.seats,
            tyres=vehicle.tyres,
            burst=0,
            skill="",
            is_helped=False,
            visibility=entity.visibility,
        )


def _marked(
    course: Course, known: Mapping[EntityId, Entity], acting: tuple[EntityId, ...]
) -> EntityId | None:
    """Return whose turn players are told it is, or was last; None for nobody's.

    While somebody hidden acts, a marker that went out would say so: it stays with the last one they
    saw act, who has nothing left, as if the game master had not ended that turn yet. It may not
    stay where it would be wrong: with new actions in the next round, with a turn put off or taken
    away. Then it is nobody's, for to mark the next one would be wrong as well. Whether one who is
    shown has acted is public; of one who is masked it is not, so that marker goes with the turn.
    Of who is hidden nothing is asked: their turn is the same as nobody's.
    """
    last = next((key for key in reversed(course.lately) if key in acting), None)
    if last is None or last == course.active:
        return last
    person, visibility = known[last].value, known[last].visibility
    has_acted = isinstance(person, Participant) and person.turn is Turn.ACTED
    return last if has_acted and visibility is Visibility.SHOWN else None


def reveals_board(before: BoardView | None, after: BoardView | None) -> bool:
    """Return whether `after` tells players something of a chase that `before` did not show.

    That is: the chase, a place, an obstacle or a participant not known before, or known without
    its name only, or by another one. Where known people stand and what they have left is no secret.
    """
    if after is None:
        return False
    if before is None:
        return True
    return (
        after.name not in {"", before.name}
        or any(_is_news(place, before.place(place.place_id)) for place in after.places)
        or any(_is_news(token, before.token(token.person_id)) for token in after.tokens)
        or bool(_obstacles(after) - _obstacles(before))
    )


def _is_news(view: PlaceView | TokenView, known: PlaceView | TokenView | None) -> bool:
    if known is None:
        is_row_of_hidden = isinstance(view, PlaceView) and view.place_id.startswith("unknown-")
        return not is_row_of_hidden
    return view.name not in {None, known.name}


def _obstacles(board: BoardView) -> Counter[str]:
    """Return what players know to lie on the ways: names, or the way where it is a "!".

    Counted, for two may bear one name. Not by way: what was moved was seen before.
    """
    named = (one.name for way in board.ways for one in (way.hazard, way.barrier) if one)
    masked = (way.edge_id for way in board.ways if way.visibility is Visibility.MASKED)
    return Counter((*named, *masked))


def _ways(
    table: Table, seen: SeenTrack, tokens: tuple[TokenView, ...], *, numbers: bool
) -> tuple[WayView, ...]:
    """Return the ways that players know of, with what they know lies on them."""
    columns = {place.place_id: place.column for place in seen.places}
    behind = rearmost(tokens, columns)
    found: list[WayView] = []
    for start, end, key in seen.ways:
        ends = next(one for one in seen.places if one.place_id == end)
        way = _way(start, ends, table.get(key) if key is not None else None, behind)
        bow = seen.layout.bows.get((start, end))
        found.append(way if bow is None else replace(way, bow=bow))
    return tuple(found) if numbers else tuple(_without_numbers(way) for way in found)


def _without_numbers(way: WayView) -> WayView:
    """Return a way that does not say what has to be rolled."""
    hazard, barrier = way.hazard, way.barrier
    return replace(
        way,
        hazard=replace(hazard, skills=None, difficulty=None) if hazard else None,
        barrier=replace(barrier, skills=None, difficulty=None) if barrier else None,
    )


def _way(start: EntityId, end: PlaceView, entity: Entity | None, behind: int | None) -> WayView:
    edge = entity.value if entity is not None and isinstance(entity.value, Edge) else None
    visibility = entity.visibility if entity is not None else Visibility.HIDDEN
    shown = edge if visibility is Visibility.SHOWN else None
    is_masked = visibility is Visibility.MASKED and edge is not None and bool(edge.names)
    return WayView(
        edge_id=EntityId(f"{start}>{end.place_id}"),
        start_id=start,
        end_id=end.place_id,
        hazard=_hazard(shown),
        barrier=_barrier(shown),
        is_passed=behind is not None and behind >= end.column,
        visibility=Visibility.MASKED if is_masked else Visibility.SHOWN,
    )


def _hazard(edge: Edge | None) -> HazardView | None:
    if edge is None or edge.hazard is None:
        return None
    hazard = edge.hazard
    return HazardView(
        name=hazard.name, skills=hazard.skills, difficulty=hazard.difficulty, ways=hazard.ways
    )


def _barrier(edge: Edge | None) -> BarrierView | None:
    if edge is None or edge.barrier is None:
        return None
    return BarrierView(
        name=edge.barrier.name,
        skills=edge.barrier.skills,
        difficulty=edge.barrier.difficulty,
        hit_points=None,
        full_hit_points=None,
        share=edge.barrier.hit_points / edge.barrier.full_hit_points,
        is_open=edge.barrier.is_open,
        ways=edge.barrier.ways,
    )


def _token(
    entity: Entity, acting: tuple[EntityId, ...], marked: EntityId | None, seen: SeenTrack
) -> TokenView:
    person = entity.value
    if not isinstance(person, Participant):
        msg = f"not a participant: {entity.entity_id}"
        raise TypeError(msg)
    key = entity.entity_id
    shown = entity.visibility is Visibility.SHOWN
    is_active = key == marked
    tells = is_active and shown
    return TokenView(
        person_id=key,
        name=person.name if shown else None,
        side=person.side if shown else None,
        place_id=seen.stands_for.get(person.place) if person.place is not None else None,
        order=acting.index(key) + 1 if key in acting else None,
        left=person.left if tells else None,
        granted=None,
        owed=None,
        mov=None,
        dex=None,
        skills=(),
        is_active=is_active,
        turn=person.turn if shown else Turn.TO_ACT,
        fate=person.fate,
        count=person.count if shown else 1,
        has_gun_ready=False,
        prepared=0,
        visibility=entity.visibility,
    )
