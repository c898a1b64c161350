"""Where the places of a track that forks stand on a board, in steps along and across it.

Columns go by the longest way from the beginning. Places on the only way stand in one row, the
trunk; each way of a fork has a row of its own, and its places are spread between fork and junction
(design-2.md 3).
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from string import ascii_lowercase

from duskboard.core.identity import EntityId

Ends = tuple[EntityId, EntityId]
"""Where a way begins and where it leads."""
WAY_STEP = 2
"""From one way of a fork to the next, in half rows."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """Where a place stands.

    Attributes:
        column: How many ways from the beginning, by the longest.
        x: Where along the board, in columns.
        row: Where across it, in rows: 0 for the trunk, below 0 above it.
        letter: Which of several ways it is on: "a" for the first, "" on the trunk.
    """

    column: int
    x: float
    row: float
    letter: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class TrackLayout:
    """Where all places stand.

    Attributes:
        places: By place.
        bows: The rows through which ways go round places, by their ends; most go straight.
    """

    places: Mapping[EntityId, Standing] = field(default_factory=dict)
    bows: Mapping[Ends, float] = field(default_factory=dict)

    @property
    def is_forked(self) -> bool:
        """Whether it takes more than one row."""
        return bool(self.bows) or any(one.row for one in self.places.values())


def track_layout(
    places: Sequence[EntityId], ways: Sequence[Ends], ranks: Mapping[EntityId, int]
) -> TrackLayout:
    """Return where the places of a track stand.

    Args:
        places: The places by rank: of the ways of a fork that of the earliest stands above.
        ways: The ends of all ways.
        ranks: How far each place is from the beginning, by the longest way.
    """
    line = {
        place: Standing(column=ranks[place], x=float(ranks[place]), row=0.0) for place in places
    }
    if len(set(ranks.values())) == len(places) and all(ranks[b] == ranks[a] + 1 for a, b in ways):
        return TrackLayout(places=line)
    onward = _onward(places, ways)
    found = {place: line[place] for place in places if _is_on_trunk(place, places, onward)}
    for group in _groups([place for place in places if place not in found], ways):
        _lay(group, ways, ranks, found)
    return TrackLayout(places=found, bows=_bows(found, ways))


def _onward(places: Iterable[EntityId], ways: Sequence[Ends]) -> dict[EntityId, set[EntityId]]:
    """Return the places that each place leads to, itself among them."""
    after: dict[EntityId, list[EntityId]] = {}
    for start, end in ways:
        after.setdefault(start, []).append(end)
    found: dict[EntityId, set[EntityId]] = {}
    for place in places:
        waiting, seen = [place], {place}
        for one in waiting:
            fresh = [end for end in after.get(one, ()) if end not in seen]
            waiting.extend(fresh)
            seen.update(fresh)
        found[place] = seen
    return found


def _is_on_trunk(
    place: EntityId, places: Sequence[EntityId], onward: Mapping[EntityId, set[EntityId]]
) -> bool:
    """Return whether everybody comes through a place: each other leads to it or follows."""
    return all(other in onward[place] or place in onward[other] for other in places)


def _groups(places: Sequence[EntityId], ways: Sequence[Ends]) -> list[list[EntityId]]:
    """Return the places between one fork and its junction, together."""
    between = {(a, b) for a, b in ways if a in places and b in places}
    left, found = list(places), []
    while left:
        group = [left.pop(0)]
        for place in group:
            near = [one for one in left if (place, one) in between or (one, place) in between]
            left = [one for one in left if one not in near]
            group.extend(near)
        found.append(group)
    return _merged(found, ways)


def _merged(groups: list[list[EntityId]], ways: Sequence[Ends]) -> list[list[EntityId]]:
    """Return groups that leave one fork, or that meet at one junction, as one."""
    found: list[tuple[set[tuple[EntityId, bool]], list[EntityId]]] = []
    for group in groups:
        doors = {(b, True) for a, b in ways if a in group and b not in group}
        doors |= {(a, False) for a, b in ways if b in group and a not in group}
        same = [one for one in found if one[0] & doors]
        found = [one for one in found if one not in same]
        together = [place for _, some in (*same, (doors, group)) for place in some]
        found.append((doors.union(*(one[0] for one in same)), together))
    return [group for _, group in found]


def _lay(
    group: list[EntityId],
    ways: Sequence[Ends],
    ranks: Mapping[EntityId, int],
    found: dict[EntityId, Standing],
) -> None:
    """Give the places of a group their rows: the longest ways first, from top to bottom by rank."""
    left, chains = list(group), []
    while left:
        chain = _longest(left, ways)
        chains.append(chain)
        left = [place for place in left if place not in chain]
    rows = sorted(chains, key=lambda chain: min(group.index(place) for place in chain))
    for chain in chains:  # the longest first: the others hang between its places
        at = rows.index(chain)
        row = (at - (len(rows) - 1) / 2) * WAY_STEP
        letter = ascii_lowercase[at % len(ascii_lowercase)]
        for place, x in zip(chain, _spread(chain, ways, ranks, found), strict=True):
            found[place] = Standing(column=ranks[place], x=x, row=row, letter=letter)


def _longest(places: Sequence[EntityId], ways: Sequence[Ends]) -> list[EntityId]:
    """Return the longest chain of places, the earliest of several."""
    best: dict[EntityId, list[EntityId]] = {}

    def chain(place: EntityId) -> list[EntityId]:
        if place not in best:
            best[place] = [place]  # of a circle, what is known so far
            tails = [chain(end) for start, end in ways if start == place and end in places]
            best[place] = [place, *max(tails, key=len, default=[])]
        return best[place]

    return max((chain(place) for place in places), key=len)


def _spread(
    chain: Sequence[EntityId],
    ways: Sequence[Ends],
    ranks: Mapping[EntityId, int],
    found: Mapping[EntityId, Standing],
) -> list[float]:
    """Return where along the board the places of a way stand: evenly between both its ends."""
    before = [found[a].x for a, b in ways if b == chain[0] and a in found]
    behind = [found[b].x for a, b in ways if a == chain[-1] and b in found]
    start = max(before, default=ranks[chain[0]] - 1.0)
    end = min(behind, default=start + len(chain) + 1)
    step = (end - start) / (len(chain) + 1)
    if step <= 0:
        return [float(ranks[place]) for place in chain]
    return [start + step * at for at in range(1, len(chain) + 1)]


def _bows(found: Mapping[EntityId, Standing], ways: Sequence[Ends]) -> dict[Ends, float]:
    """Return the rows of ways that would run through a plate: above the trunk and below in turn."""
    bows: dict[Ends, float] = {}
    for start, end in ways:
        one, other = found[start], found[end]
        is_level = one.row == other.row
        passed = [
            place for place in found.values() if place.row == one.row and one.x < place.x < other.x
        ]
        if is_level and passed:
            taken = {place.row for place in found.values() if one.x < place.x < other.x}
            side = -1.0 if len(bows) % 2 == 0 else 1.0
            rows = (one.row + side * step for step in (1.0, 2.0, 3.0, 4.0))
            bows[start, end] = next((row for row in rows if row not in taken), one.row + side)
    return bows


def shifted(standing: Standing, along: int, across: int) -> Standing:
    """Return where a place stands whose plate was moved by hand, in half steps."""
    return replace(standing, x=standing.x + along / 2, row=standing.row + across / 2)
