"""The track as a graph: distances, the main way, forks (rules/chase.md 2.3, 9.1)."""

from collections.abc import Mapping

from duskboard.core.chase.track import Direction, Leg, Track
from duskboard.core.identity import EntityId

Legs = Mapping[EntityId, tuple[Leg, ...]]
"""The ways out of every place that has any."""


class Gauge:
    """Measures how far places of a track are from each other."""

    def __init__(self, track: Track) -> None:
        self._legs: Legs = track.legs()
        self._places = track.locations.keys()
        # On a line every distance is a difference, and nothing has to be walked.
        self._ranks = track.ranks() if is_line(track) else None

    def ahead(self, here: EntityId, there: EntityId) -> int | None:
        """Return how many ways `there` is ahead of `here`, negative for behind.

        Of places on two ways of a fork neither is ahead: it is what one has to walk, back to the
        fork or on to where the ways meet. None where no way leads there, or for places that are
        not on the track.
        """
        if here not in self._places or there not in self._places:
            return None
        if self._ranks is not None:
            return self._ranks[there] - self._ranks[here]
        onward = reached(self._legs, here).get(there)
        if onward is not None:
            return onward
        back = reached(self._legs, there).get(here)
        around = reached(self._legs, here, goes_back=True)
        return -back if back is not None else around.get(there)

    def is_beside(self, here: EntityId, there: EntityId) -> bool:
        """Return whether places lie on different ways: neither leads on to the other."""
        if self._ranks is not None:
            return False
        onward, back = reached(self._legs, here), reached(self._legs, there)
        return there not in onward and here not in back


def is_line(track: Track) -> bool:
    """Return whether no way forks: every place has one before it and one behind it."""
    ways = track.ways().values()
    starts, ends = {way.start for way in ways}, {way.end for way in ways}
    return len(starts) == len(ends) == len(ways) == max(0, len(track.locations) - 1)


def onward_legs(legs: Legs, place: EntityId) -> tuple[Leg, ...]:
    """Return the ways that lead on from a place; several at a fork."""
    return tuple(leg for leg in legs.get(place, ()) if leg.direction is Direction.FORWARD)


def trunk(track: Track) -> tuple[EntityId, ...]:
    """Return the places of the longest way from the beginning, in order.

    Of ways that are equally long it is that of the places by rank.
    """
    ranks, legs, places = track.ranks(), track.legs(), list(track.locations)
    if is_line(track):
        return tuple(sorted(places, key=ranks.__getitem__))
    place = max(places, key=ranks.__getitem__, default=None)
    found: list[EntityId] = []
    while place is not None:
        found.append(place)
        nearer = [
            leg.place
            for leg in legs.get(place, ())
            if leg.direction is Direction.BACKWARD and ranks[leg.place] == ranks[place] - 1
        ]
        place = min(nearer, key=places.index, default=None)
    return tuple(reversed(found))


def forked_at(track: Track) -> frozenset[EntityId]:
    """Return the places that several ways lead on from."""
    starts = [way.start for way in track.ways().values()]
    return frozenset(place for place in starts if starts.count(place) > 1)


def leads_on(track: Track, here: EntityId, there: EntityId) -> bool:
    """Return whether ways lead on from one place to another; a place leads to itself."""
    return there in reached(track.legs(), here)


def reached(legs: Legs, start: EntityId, *, goes_back: bool = False) -> dict[EntityId, int]:
    """Return how many ways away each place is that can be reached; the start is none away.

    Args:
        legs: The ways.
        start: Where to begin.
        goes_back: Whether ways may be gone back, too.
    """
    found = {start: 0}
    waiting = [start]
    for place in waiting:
        for leg in legs.get(place, ()):
            is_allowed = goes_back or leg.direction is Direction.FORWARD
            if is_allowed and leg.place not in found:
                found[leg.place] = found[place] + 1
                waiting.append(leg.place)
    return found
