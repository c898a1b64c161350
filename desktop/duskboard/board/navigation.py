"""Where the keys lead on a board: from token to token, along the track, across the lanes."""

from duskboard.core.chase.participant import Side
from duskboard.core.identity import EntityId
from duskboard.table.board_view import BoardView, PlaceView, TokenView, WayView


def token_round(view: BoardView) -> tuple[EntityId, ...]:
    """Return the tokens in the order of the Tab key: who acts, then all others on the track."""
    others = (token.person_id for token in view.tokens if token.person_id not in view.order)
    return (*view.order, *others)


def first_focus(view: BoardView) -> EntityId | None:
    """Return what has the keyboard at first: the active token, or another, or a place."""
    if view.active is not None:
        return view.active
    tokens = token_round(view)
    if tokens:
        return tokens[0]
    return view.places[0].place_id if view.places else None


def next_token(view: BoardView, focus: EntityId | None, step: int) -> EntityId | None:
    """Return the token before or after this one; None past the ends."""
    tokens = token_round(view)
    if not tokens:
        return None
    if focus not in tokens:
        return first_focus(view) if view.active is not None else tokens[0 if step > 0 else -1]
    place = tokens.index(focus) + step
    return tokens[place] if 0 <= place < len(tokens) else None


def along(view: BoardView, focus: EntityId, step: int) -> EntityId:
    """Return the next thing on the track: places and the ways between them in turn."""
    way = next((one for one in view.ways if one.edge_id == focus), None)
    if way is not None:
        return way.end_id if step > 0 else way.start_id
    place = view.place(focus)
    if place is None:
        return focus
    found = _next_way(view, place, step)
    return found.edge_id if found is not None else focus


def across(view: BoardView, focus: EntityId, step: int) -> EntityId:
    """Return what lies above (-1) or below (1): the quarry's tokens, the place, the pursuers'."""
    token = view.token(focus)
    if token is not None:
        lane = _lane(view, token.place_id, token.side)
        at = lane.index(focus) if focus in lane else 0
        # Away from the plate one comes to the next of a stack, towards it to the plate at last.
        outwards = -1 if token.side is Side.QUARRY else 1
        at += 1 if step == outwards else -1
        if 0 <= at < len(lane):
            return lane[at]
        is_to_plate = step != outwards and token.place_id is not None
        return token.place_id if is_to_plate and token.place_id is not None else focus
    side = Side.QUARRY if step < 0 else Side.PURSUER
    lane = _lane(view, focus, side)
    beside = other_way(view, focus, step)
    return lane[0] if lane else beside if beside is not None else focus


def other_way(view: BoardView, place_id: EntityId | None, step: int) -> EntityId | None:
    """Return the place on the next way above (-1) or below (1), the nearest; None for none."""
    here = view.place(place_id)
    if here is None:
        return None
    others = [one for one in view.places if (one.row - here.row) * step > 0]
    if not others:
        return None
    others = [one for one in others if abs(one.x - here.x) < 1] or others
    row = min((one.row for one in others), key=lambda row: abs(row - here.row))
    level = [one for one in others if one.row == row]
    return min(level, key=lambda one: (abs(one.x - here.x), one.x)).place_id


def neighbour(
    view: BoardView, token: TokenView, goal: EntityId | None, step: int
) -> EntityId | None:
    """Return the place next to a goal, or next to where the token stands; None past the ends."""
    here = view.place(goal if goal is not None else token.place_id)
    if here is None:
        return view.places[0].place_id if view.places else None
    way = _next_way(view, here, step)
    if way is None:
        return None
    return way.end_id if step > 0 else way.start_id


def _next_way(view: BoardView, place: PlaceView, step: int) -> WayView | None:
    """Return the way onward (1) or back (-1) from a place; at a fork the one that goes straight."""

    def turn(way: WayView) -> tuple[float, float]:
        there = view.place(way.end_id if step > 0 else way.start_id)
        row = there.row if there is not None else 0.0
        return abs(row - place.row), row

    ways = [
        way for way in view.ways if (way.start_id if step > 0 else way.end_id) == place.place_id
    ]
    return min(ways, key=turn, default=None)


def _lane(view: BoardView, place_id: EntityId | None, side: Side | None) -> list[EntityId]:
    here = [
        token
        for token in view.tokens
        if token.place_id == place_id and token.side is side and place_id is not None
    ]
    here.sort(key=lambda token: token.order or len(view.tokens) + 1)
    return [token.person_id for token in here]
