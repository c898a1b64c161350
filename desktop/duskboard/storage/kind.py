"""The names of stored things: one table for values, one for the parts that need a name.

A name never changes, even when its class does: it stands in every file ever written.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from duskboard.core.blades.activity import Asset
from duskboard.core.blades.consequence import (
    Complication,
    Heat,
    LostOpportunity,
    ReducedEffect,
    WorsePosition,
    Wounding,
)
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.crew_creation import CrewType
from duskboard.core.blades.crew_making import CrewMaking
from duskboard.core.blades.design import Design
from duskboard.core.blades.downtime import Downtime, KeptTrouble
from duskboard.core.blades.faction import Faction
from duskboard.core.blades.magnitude import Ritual
from duskboard.core.blades.plan import Score
from duskboard.core.blades.playbook import Playbook
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.chase.participant import Participant
from duskboard.core.chase.rounds import Course
from duskboard.core.chase.setup import Setup
from duskboard.core.chase.track import Edge, Location
from duskboard.core.chase.vehicle import Vehicle
from duskboard.core.clocks.clock import Clock
from duskboard.core.dice import Expression, Percentile, Pool, Rating
from duskboard.core.rulings import Rulings
from duskboard.core.storyteller.bond import Bond
from duskboard.core.storyteller.calendar import Chronicle, Reminder
from duskboard.core.storyteller.diablerie import Diablerie
from duskboard.core.storyteller.extended import ExtendedAction, ExtendedContest
from duskboard.core.storyteller.fighter import Fight, Fighter
from duskboard.core.storyteller.frenzy import Frenzy
from duskboard.core.storyteller.seduction import Seduction
from duskboard.core.storyteller.sheet import Sheet
from duskboard.core.storyteller.waking import Waking
from duskboard.storage.reports import REPORTS
from duskboard.storage.upgrade import STEPS, Step
from duskboard.table.action_roll import (
    ActionRoll,
    FortunePair,
    FortuneRoll,
    ResistanceRoll,
    TeamActionRoll,
)
from duskboard.table.enquiry import Enquiry
from duskboard.table.entity import Campaign, HandOut, Note, Opening, Roll, Session, Value
from duskboard.table.pool_roll import PoolRoll
from duskboard.table.running_action import RunningAction
from duskboard.table.running_attack import RunningAttack
from duskboard.table.several_roll import SeveralRoll
from duskboard.table.transaction import Report

VALUES: Mapping[str, type[Value]] = MappingProxyType(
    {
        "blades-action": RunningAction,
        "blades-action-roll": ActionRoll,
        "blades-asset": Asset,
        "blades-crew": Crew,
        "blades-crew-making": CrewMaking,
        "blades-crew-type": CrewType,
        "blades-design": Design,
        "blades-downtime": Downtime,
        "blades-enquiry": Enquiry,
        "blades-faction": Faction,
        "blades-fortune-pair": FortunePair,
        "blades-fortune-roll": FortuneRoll,
        "blades-kept-trouble": KeptTrouble,
        "blades-playbook": Playbook,
        "blades-resistance-roll": ResistanceRoll,
        "blades-ritual": Ritual,
        "blades-score": Score,
        "blades-scoundrel": Scoundrel,
        "blades-team-roll": TeamActionRoll,
        "campaign": Campaign,
        "chase-course": Course,
        "chase-edge": Edge,
        "chase-location": Location,
        "chase-opening": Opening,
        "chase-participant": Participant,
        "chase-setup": Setup,
        "chase-vehicle": Vehicle,
        "clock": Clock,
        "hand-out": HandOut,
        "note": Note,
        "roll": Roll,
        "rulings": Rulings,
        "session": Session,
        "storyteller-attack": RunningAttack,
        "storyteller-bond": Bond,
        "storyteller-chronicle": Chronicle,
        "storyteller-contest": ExtendedContest,
        "storyteller-diablerie": Diablerie,
        "storyteller-extended": ExtendedAction,
        "storyteller-fight": Fight,
        "storyteller-fighter": Fighter,
        "storyteller-frenzy": Frenzy,
        "storyteller-reminder": Reminder,
        "storyteller-roll": PoolRoll,
        "storyteller-seduction": Seduction,
        "storyteller-several": SeveralRoll,
        "storyteller-sheet": Sheet,
        "storyteller-waking": Waking,
    }
)
"""What an entity can be."""

PARTS: Mapping[str, type] = MappingProxyType(
    {
        "blades-complication": Complication,
        "blades-heat": Heat,
        "blades-lost-opportunity": LostOpportunity,
        "blades-reduced-effect": ReducedEffect,
        "blades-worse-position": WorsePosition,
        "blades-wounding": Wounding,
        "expression": Expression,
        "percentile": Percentile,
        "pool": Pool,
        "rating": Rating,
    }
)
"""Classes that share a field with others, so that the file must say which one it is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Kinds:
    """Everything that a file can hold.

    Attributes:
        values: The classes of values by kind.
        parts: The classes that stand in a union within a value or report, by name.
        reports: The classes of reports by kind; no kind is both a value's and a report's.
        steps: How older bodies become newer ones, by kind and the schema they start from.
    """

    values: Mapping[str, type]
    parts: Mapping[str, type]
    reports: Mapping[str, type[Report]]
    steps: Mapping[tuple[str, int], Step]

    def schema(self, kind: str) -> int:
        """Return the newest schema of a kind: 1 and one more for each step."""
        return 1 + sum(stepped == kind for stepped, _ in self.steps)


KINDS = Kinds(values=VALUES, parts=PARTS, reports=REPORTS, steps=STEPS)
"""What this program writes and reads."""
