"""What players were told already: a step back that only says it again reveals nothing.

A thing that players know by one name may be called again what it was called before their eyes.
What was hidden since, was masked, or was never on their screen is no such thing.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TypeVar

from duskboard.core.identity import EntityId
from duskboard.table.board_view import BoardView, WayView
from duskboard.table.obstacle_view import BarrierView, HazardView
from duskboard.table.public_view import PublicView

Fact = tuple[str, object]
"""A thing, and what was said of it: a name, or the whole of a paper."""

_Obstacle = TypeVar("_Obstacle", HazardView | None, BarrierView | None)
_CARD = "card"
_COURSE = "course"


def told_by(view: PublicView) -> frozenset[Fact]:
    """Return what a picture tells players by name."""
    facts: list[Fact] = [(clock.clock_id, clock.name) for clock in view.clocks]
    facts += [(paper.hand_out_id, paper) for paper in view.hand_outs]
    facts += [(face.face_id, face.name) for face in view.faces]
    facts += [(f"{_CARD} name", view.title.name), (f"{_CARD} welcome", view.title.welcome)]
    if view.board is not None:
        facts += _told_by_board(view.board)
    return frozenset(facts)


def as_told(before: PublicView, after: PublicView, told: frozenset[Fact]) -> PublicView:
    """Return `before` as if its things bore the names of `after`, wherever those were told."""
    clocks = {one.clock_id: one.name for one in after.clocks}
    papers = {one.hand_out_id: one for one in after.hand_outs}
    faces = {one.face_id: one.name for one in after.faces}
    title = before.title
    return replace(
        before,
        clocks=tuple(
            replace(one, name=_again(one.clock_id, one.name, clocks, told) or one.name)
            for one in before.clocks
        ),
        hand_outs=tuple(
            papers[one.hand_out_id] if (one.hand_out_id, papers.get(one.hand_out_id)) in told
            else one
            for one in before.hand_outs
        ),
        faces=tuple(
            replace(one, name=_again(one.face_id, one.name, faces, told)) for one in before.faces
        ),
        title=replace(
            title,
            name=_word(f"{_CARD} name", title.name, after.title.name, told),
            welcome=_word(f"{_CARD} welcome", title.welcome, after.title.welcome, told),
        ),
        board=_board_as_told(before.board, after.board, told),
    )  # fmt: skip


def _told_by_board(board: BoardView) -> Iterable[Fact]:
    yield _COURSE, board.name
    for place in board.places:
        yield place.place_id, place.name
    for token in board.tokens:
        yield token.person_id, token.name
    for way in board.ways:
        for what, lies in (("hazard", way.hazard), ("barrier", way.barrier)):
            if lies is not None:
                yield f"{way.edge_id} {what}", lies.name


def _board_as_told(
    before: BoardView | None, after: BoardView | None, told: frozenset[Fact]
) -> BoardView | None:
    if before is None or after is None:
        return before
    places = {one.place_id: one.name for one in after.places}
    tokens = {one.person_id: one.name for one in after.tokens}
    ways = {one.edge_id: one for one in after.ways}
    return replace(
        before,
        name=_word(_COURSE, before.name, after.name, told),
        places=tuple(
            replace(one, name=_again(one.place_id, one.name, places, told)) for one in before.places
        ),
        tokens=tuple(
            replace(one, name=_again(one.person_id, one.name, tokens, told))
            for one in before.tokens
        ),
        ways=tuple(_way_as_told(one, ways.get(one.edge_id), told) for one in before.ways),
    )


def _way_as_told(before: WayView, after: WayView | None, told: frozenset[Fact]) -> WayView:
    if after is None:
        return before
    key = before.edge_id
    return replace(
        before,
        hazard=_obstacle(f"{key} hazard", before.hazard, after.hazard, told),
        barrier=_obstacle(f"{key} barrier", before.barrier, after.barrier, told),
    )


def _obstacle(key: str, before: _Obstacle, after: _Obstacle, told: frozenset[Fact]) -> _Obstacle:
    if before is None or after is None:
        return before
    return replace(before, name=_word(key, before.name, after.name, told))


def _again(
    key: EntityId,
    name: str | None,
    names: Mapping[EntityId, str | None],
    told: frozenset[Fact],
) -> str | None:
    """Return what something was called before, or what it is called where nobody was told."""
    after = names.get(key)
    return after if name is not None and after is not None and (key, after) in told else name


def _word(key: str, now: str, after: str, told: frozenset[Fact]) -> str:
    return after if now and after and (key, after) in told else now
