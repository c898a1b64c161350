"""What becomes of those who ride along with somebody (rules/chase.md 9.4)."""

from dataclasses import replace

from duskboard.core.chase.participant import Fate, Participant
from duskboard.core.chase.rounds import joined
from duskboard.core.chase.vehicle import passengers
from duskboard.core.identity import EntityId
from duskboard.play.chase.scene import Scene


def carried_off(chase: Scene, who: EntityId, fate: Fate) -> dict[EntityId, Participant]:
    """Return the passengers of a driver, whom the same befell: they share the vehicle's lot."""
    person = chase.people[who]
    if person.seat is None or not person.drives or fate is Fate.OUT:
        return {}
    found: dict[EntityId, Participant] = {}
    for key in passengers(chase.people, person.seat.vehicle):
        one = chase.people[key]
        if one.fate is person.fate:
            after = replace(one, fate=fate)
            found[key] = joined(chase.course, after) if fate is Fate.RUNNING else after
    return found
