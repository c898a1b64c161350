"""Taking things off the chase: what Delete does to each."""

from duskboard.core.chase.participant import Fate, Participant, Turn
from duskboard.core.chase.track import Edge, Location
from duskboard.core.chase.vehicle import Vehicle
from duskboard.core.identity import EntityId
from duskboard.play.chase.boarding import remove_vehicle
from duskboard.play.chase.forking import remove_way
from duskboard.play.chase.laying import remove_location
from duskboard.play.chase.obstacle import take_obstacle
from duskboard.play.chase.person import remove_person, settle_fate
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction


def removed(table: Table, key: EntityId) -> Transaction:
    """Return the step that takes a thing off the chase.

    Of a way it is what lies there, or else the way itself; somebody in the middle of the chase is
    out of it first.

    Raises:
        PlayError: It cannot be done.
    """
    if table.value(key, Location) is not None:
        return remove_location(table, key)
    if table.value(key, Vehicle) is not None:
        return remove_vehicle(table, key)
    edge = table.value(key, Edge)
    if edge is not None:
        return take_obstacle(table, key) if edge.names else remove_way(table, key)
    person = table.value(key, Participant)
    if person is not None and person.is_running and person.turn is not Turn.ACTED:
        return settle_fate(table, key, Fate.OUT)
    return remove_person(table, key)
