"""Joining the ways of a track round a place that goes, so that nothing is cut off."""

from collections.abc import Iterable
from dataclasses import replace

from duskboard.core.chase.track import Edge
from duskboard.core.identity import EntityId
from duskboard.play.change import PlayError
from duskboard.play.chase.scene import Scene


class NotALineError(PlayError):
    """Several ways come and several go, so that it is not clear what to join. Args: the place."""


def joined_round(
    chase: Scene, location_id: EntityId
) -> tuple[dict[EntityId, Edge], tuple[EntityId, ...]]:
    """Return the ways that join the neighbours of a place that goes, and the ways that go with it.

    Raises:
        NotALineError: Several ways go, and not just one comes that they can be joined to.
    """
    edges = chase.track.edges
    into = [key for key, edge in edges.items() if edge.end == location_id]
    out = [key for key, edge in edges.items() if edge.start == location_id]
    if len(out) > 1 and len(into) != 1:
        raise NotALineError(chase.location(location_id).name)
    if not into or not out:
        return {}, (*into, *out)
    if len(into) == len(out) == 1:
        kept, gone = _pair(edges[into[0]], into[0], edges[out[0]], out[0])
    elif len(out) > 1:
        start = edges[into[0]].start
        kept, gone = {key: replace(edges[key], start=start) for key in out}, (into[0],)
    else:
        end = edges[out[0]].end
        kept, gone = {key: replace(edges[key], end=end) for key in into}, (out[0],)
    rest = [edge for key, edge in edges.items() if key not in kept and key not in gone]
    double = _doubles(rest, kept)
    left = {key: edge for key, edge in kept.items() if key not in double}
    return left, (*gone, *double)


def _pair(
    before: Edge, into: EntityId, behind: Edge, out: EntityId
) -> tuple[dict[EntityId, Edge], tuple[EntityId, ...]]:
    """Return the one way of two that stays: that with an obstacle, or else the one that came."""
    if behind.names and not before.names:
        return {out: replace(behind, start=before.start)}, (into,)
    return {into: replace(before, end=behind.end)}, (out,)


def _doubles(rest: Iterable[Edge], kept: dict[EntityId, Edge]) -> tuple[EntityId, ...]:
    """Return those of the kept ways that join two places which another way joins already."""
    known = {(edge.start, edge.end) for edge in rest}
    found: list[EntityId] = []
    for key, edge in kept.items():
        if (edge.start, edge.end) in known:
            found.append(key)
        known.add((edge.start, edge.end))
    return tuple(found)
