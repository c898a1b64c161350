"""Before the first round: who takes part, who gets away at once (rules/chase.md 1.4, 2.6)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.chase.participant import Participant, Side
from duskboard.core.chase.rounds import People
from duskboard.core.chase.vehicle import driver
from duskboard.core.identity import EntityId


class SetupStep(StrEnum):
    """The steps of setting up a chase, in order."""

    FLEE = "flee"
    PURSUE = "pursue"
    SPEED = "speed"
    TAKE_PART = "take-part"
    START = "start"


class Choice(StrEnum):
    """What the table decided of somebody, whatever the speed says.

    In: takes part although the rules would part them from the chase. Out: left out, as one who
    hides. Aside: on the table, but not of this chase.
    """

    IN = "in"
    OUT = "out"
    ASIDE = "aside"


class Part(StrEnum):
    """What becomes of somebody at the start."""

    RUNS = "runs"
    AWAY = "away"
    BEHIND = "behind"
    OUT = "out"
    ASIDE = "aside"


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """A chase that is being set up.

    Attributes:
        step: The step that is open.
        gap: Places ahead that the quarry start, or None for what the ruling says.
        choices: What the table decided of some.
        places: Who starts elsewhere than the rules have it, and where.
        trail: How the trail of those who got away was lost, in the table's words (1.4).
    """

    step: SetupStep = SetupStep.FLEE
    gap: int | None = None
    choices: Mapping[EntityId, Choice] = field(default_factory=lambda: MappingProxyType({}))
    places: Mapping[EntityId, EntityId] = field(default_factory=lambda: MappingProxyType({}))
    trail: str = ""

    def __post_init__(self) -> None:
        """Refuse a gap that is none.

        Raises:
            ValueError: The gap is below 1.
        """
        if self.gap is not None and self.gap < 1:
            msg = f"Setup.gap is below 1: {self.gap}"
            raise ValueError(msg)


def parts(people: People, choices: Mapping[EntityId, Choice]) -> dict[EntityId, Part]:
    """Return what becomes of everybody at the start.

    Of the quarry, whoever is faster than the fastest pursuer gets away at once; a pursuer who is
    slower than the slowest of the quarry that is left falls behind (1.4, 2.6). The table may
    decide otherwise of anybody; who may leave but stays keeps a place (Q19). Passengers share the
    lot of who drives them.
    """
    found: dict[EntityId, Part] = {}
    for key in people:
        choice = choices.get(key)
        if choice in {Choice.OUT, Choice.ASIDE}:
            found[key] = Part.OUT if choice is Choice.OUT else Part.ASIDE
    drivers = {key: _driver(people, key) for key in people}
    rest = {key: one for key, one in people.items() if key not in found and drivers[key] is None}
    fastest = max(_movs(rest, Side.PURSUER), default=None)
    staying: dict[EntityId, Participant] = {}
    for key, person in rest.items():
        outruns = fastest is not None and person.side is Side.QUARRY and person.mov > fastest
        if outruns and choices.get(key) is not Choice.IN:
            found[key] = Part.AWAY
        else:
            staying[key] = person
    slowest = min(_movs(staying, Side.QUARRY), default=None)
    for key, person in staying.items():
        is_slower = slowest is not None and person.mov < slowest
        falls_behind = person.side is Side.PURSUER and is_slower
        is_behind = falls_behind and choices.get(key) is not Choice.IN
        found[key] = Part.BEHIND if is_behind else Part.RUNS
    for key, who in drivers.items():
        if who is not None and key not in found:
            found[key] = found[who]
    return {key: found[key] for key in people}


def taking_part(people: People, choices: Mapping[EntityId, Choice]) -> dict[EntityId, Participant]:
    """Return those who take part."""
    found = parts(people, choices)
    return {key: person for key, person in people.items() if found[key] is Part.RUNS}


def is_on(people: People) -> bool:
    """Return whether those who take part make a chase: somebody of each side (1.4)."""
    return {person.side for person in people.values()} == set(Side)


def speeds(people: People, side: Side) -> tuple[int, int] | None:
    """Return the lowest and the highest MOV of a side, or None where it has nobody."""
    movs = _movs(people, side)
    return (min(movs), max(movs)) if movs else None


def _driver(people: People, key: EntityId) -> EntityId | None:
    """Return who drives a passenger, or None for who goes on their own."""
    seat = people[key].seat
    return None if seat is None or seat.drives else driver(people, seat.vehicle)


def _movs(people: People, side: Side) -> list[int]:
    return [person.mov for person in people.values() if person.side is side]
