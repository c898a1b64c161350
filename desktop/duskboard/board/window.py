"""The part of a long track that a screen shows at once."""

from dataclasses import replace

from duskboard.board.geometry import BEHIND, SCREEN_PLACES, first_column
from duskboard.table.board_view import BoardView

_FEW = 6
"""Where fewer places are seen, one behind the active token is enough."""


def shown_part(view: BoardView, most: int = SCREEN_PLACES, first: int | None = None) -> BoardView:
    """Return the places round the active token, at most so many, with who stands there.

    Two places behind it and those ahead are kept; where nobody is in turn, the foremost token
    counts. A shorter track is shown whole. `first` holds the part that begins at that column.
    """
    if _columns(view) <= most:
        return view
    first = first_shown(view, most, first)
    places = tuple(
        replace(place, column=place.column - first)
        for place in view.places
        if first <= place.column < first + most
    )
    kept = {place.place_id for place in places}
    return replace(
        view,
        places=places,
        ways=tuple(way for way in view.ways if {way.start_id, way.end_id} <= kept),
        tokens=tuple(one for one in view.tokens if one.place_id in kept),
        contacts=tuple(place for place in view.contacts if place in kept),
    )


def first_shown(view: BoardView, most: int, held: int | None = None) -> int:
    """Return the column that the part of a track begins with, the whole one with 0."""
    count = _columns(view)
    if count <= most:
        return 0
    if held is not None:
        return max(0, min(held, count - most))
    nearer = 0 if most >= _FEW else BEHIND - 1
    return first_column(_middle(view) + nearer, most, count)


def _columns(view: BoardView) -> int:
    """Return how many places the longest way has."""
    return max((place.column for place in view.places), default=-1) + 1


def _middle(view: BoardView) -> int:
    active = view.token(view.active)
    tokens = [active] if active is not None else list(view.tokens)
    places = [view.place(token.place_id) for token in tokens]
    return max((place.column for place in places if place is not None), default=0)
