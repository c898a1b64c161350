"""Where the keys lead on a board: from token to token, along the track, across the lanes."""

from duskboard.core.chase.participant import Side
from duskboard.core.identity import EntityId
from duskboard.table.board_view import BoardView, TokenView


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
    chain: list[EntityId] = []
    for place in view.places:
        chain.append(place.place_id)
        chain += [way.edge_id for way in view.ways if way.start_id == place.place_id]
    if focus not in chain:
        return focus
    at = chain.index(focus) + step
    return chain[at] if 0 <= at < len(chain) else focus


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
    return lane[0] if lane else focus


def neighbour(
    view: BoardView, token: TokenView, goal: EntityId | None, step: int
) -> EntityId | None:
    """Return the place next to a goal, or next to where the token stands; None past the ends."""
    here = view.place(goal if goal is not None else token.place_id)
    if here is None:
        return view.places[0].place_id if view.places else None
    column = here.column + step
    return next((place.place_id for place in view.places if place.column == column), None)


def _lane(view: BoardView, place_id: EntityId | None, side: Side | None) -> list[EntityId]:
    here = [
        token
        for token in view.tokens
        if token.place_id == place_id and token.side is side and place_id is not None
    ]
    here.sort(key=lambda token: token.order or len(view.tokens) + 1)
    return [token.person_id for token in here]
