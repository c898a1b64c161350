"""What things on the table are called."""

from duskboard.core.blades.activity import Asset
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.crew_creation import CrewType
from duskboard.core.blades.design import Design
from duskboard.core.blades.faction import Faction
from duskboard.core.blades.magnitude import Ritual
from duskboard.core.blades.playbook import Playbook
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.chase.participant import Participant
from duskboard.core.chase.rounds import Course
from duskboard.core.chase.track import Edge, Location
from duskboard.core.chase.vehicle import Vehicle
from duskboard.core.clocks.clock import Clock
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.extended import ExtendedAction, ExtendedContest
from duskboard.core.storyteller.fighter import Fight, Fighter
from duskboard.core.storyteller.sheet import Sheet
from duskboard.table.entity import Campaign, HandOut, Note, Session, Value
from duskboard.table.table import Table


def name_of(table: Table, entity_id: EntityId | None) -> str:
    """Return the name of a thing, or "" when it is gone or has none."""
    entity = table.get(entity_id) if entity_id is not None else None
    return value_name(entity.value) if entity is not None else ""


def value_name(value: Value) -> str:
    """Return the name that a value bears, or ""; a way has that of what lies on it."""
    match value:
        case Campaign(name=name) | Clock(name=name) | Course(name=name) | Playbook(name=name):
            return name
        case (
            Location(name=name)
            | Participant(name=name)
            | Vehicle(name=name)
            | Crew(name=name)
            | CrewType(name=name)
            | Asset(name=name)
            | Faction(name=name)
            | Scoundrel(name=name)
            | Ritual(name=name)
            | Design(name=name)
        ):
            return name
        case (
            ExtendedAction(name=name)
            | ExtendedContest(name=name)
            | Fight(name=name)
            | Fighter(name=name)
            | Sheet(name=name)
        ):
            return name
        case Edge(names=(name, *_)):
            return name
        case HandOut(title=title) | Session(title=title) | Note(title=title):
            return title
        case _:
            return ""
