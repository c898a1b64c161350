"""What can lie on the table: values of the rules and of the evening, each with its own visibility.

An entity is the smallest thing with its own visibility or its own place on screen.
"""

import math
from dataclasses import dataclass
from enum import StrEnum
from typing import NewType

from duskboard.core.blades.activity import Asset
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
from duskboard.core.dice import What
from duskboard.core.identity import AssetId, EntityId
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
from duskboard.table.action_roll import (
    ActionRoll,
    FortunePair,
    FortuneRoll,
    ResistanceRoll,
    TeamActionRoll,
)
from duskboard.table.enquiry import Enquiry
from duskboard.table.pool_roll import PoolRoll
from duskboard.table.running_action import RunningAction
from duskboard.table.running_attack import RunningAttack
from duskboard.table.several_roll import SeveralRoll

Moment = NewType("Moment", int)
"""Seconds since the beginning of 1970, UTC."""

CAMPAIGN_ID = EntityId("campaign")
"""The one `Campaign` of a table."""
RULINGS_ID = EntityId("rulings")
"""The one `Rulings` of a table."""
COURSE_ID = EntityId("chase")
"""The one `Course` of a table."""
SETUP_ID = EntityId("chase-setup")
"""The one `Setup` of a table, while a chase is set up."""
OPENING_ID = EntityId("chase-opening")
"""The one `Opening` of a table, while a chase runs."""
PUBLIC_ROLL_ID = EntityId("public-roll")
"""The one roll, of whatever game, that the players' screen shows."""
ACTION_ID = EntityId("blades-action")
"""The one `RunningAction` of a table, once somebody has acted."""
ENQUIRY_ID = EntityId("blades-enquiry")
"""The one `Enquiry` of a table, once something was asked."""
DOWNTIME_ID = EntityId("blades-downtime")
"""The one `Downtime` of a table: that which runs, or the last one."""
MAKING_ID = EntityId("blades-crew-making")
"""The one `CrewMaking` of a table, while a crew is made."""
SCORE_ID = EntityId("blades-score")
"""The one `Score` of a table, while one is planned or under way."""
CHRONICLE_ID = EntityId("chronicle")
"""The one `Chronicle` of a table."""
FIGHT_ID = EntityId("storyteller-fight")
"""The one `Fight` of a table, while one is fought."""


class Visibility(StrEnum):
    """What players may know of a thing. New things are hidden.

    Masked means that they know there is something, not what: a clock shows its name only.
    """

    HIDDEN = "hidden"
    MASKED = "masked"
    SHOWN = "shown"


@dataclass(frozen=True, slots=True, kw_only=True)
class Campaign:
    """The campaign itself and its title card.

    Attributes:
        name: The name of the campaign, in the file's language.
        welcome: A line for the players on the title card, such as when to begin.
        picture: A picture on the title card, or None.
    """

    name: str
    welcome: str = ""
    picture: AssetId | None = None

    def __post_init__(self) -> None:
        """Refuse a campaign without a name.

        Raises:
            ValueError: The name is blank.
        """
        if not self.name.strip():
            msg = f"Campaign.name is blank: {self.name!r}"
            raise ValueError(msg)


@dataclass(frozen=True, slots=True, kw_only=True)
class Session:
    """One evening.

    Attributes:
        number: 1 for the first session.
        title: Its name, or "".
        started: When it began.
        ended: When it ended, or None while it runs.
    """

    number: int
    started: Moment
    ended: Moment | None = None
    title: str = ""

    def __post_init__(self) -> None:
        """Refuse a session that cannot be.

        Raises:
            ValueError: The number is below 1, or the session ends before it began.
        """
        if self.number < 1:
            msg = f"Session.number is below 1: {self.number}"
            raise ValueError(msg)
        if self.ended is not None and self.ended < self.started:
            msg = f"Session.ended is before started: {self.ended}"
            raise ValueError(msg)


@dataclass(frozen=True, slots=True, kw_only=True)
class Note:
    """Words of the game master, about a thing or about the campaign.

    Attributes:
        title: A short name, or "".
        text: Plain text.
        about: What the note is on, or None.
        session: The session in which it was written; 0 before the first.
    """

    title: str
    text: str
    about: EntityId | None = None
    session: int = 0

    def __post_init__(self) -> None:
        """Refuse an empty note.

        Raises:
            ValueError: Both title and text are blank.
        """
        if not self.title.strip() and not self.text.strip():
            msg = f"Note.title and Note.text are blank: {self.title!r}"
            raise ValueError(msg)


@dataclass(frozen=True, slots=True, kw_only=True)
class Roll:
    """Dice that fell.

    Attributes:
        what: What was rolled.
        faces: The faces of each handful, or of the tens dice and the units die of a d100 (as
            printed: 0 to 90, 0 to 9); empty when the total was told.
        total: What it came to: a sum, a d100, the net successes of a pool, or the die of a
            rating that counts.
        who: Who rolled, in the words of the game master, or "".
        why: What for, or "".
        told: True when the player said the total and no faces were seen.
        passed: Whether it was enough; None where the total decides nothing by itself.
        needed: What it had to come to, or None where that is not known.
        skill: The skill of a sheet that was rolled, or "".
    """

    what: What
    faces: tuple[tuple[int, ...], ...]
    total: int
    who: str = ""
    why: str = ""
    told: bool = False
    passed: bool | None = None
    needed: int | None = None
    skill: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """A part of a chase as it lay on the table; see `Entity`."""

    entity_id: EntityId
    value: Course | Edge | Location | Participant | Setup | Vehicle
    visibility: Visibility
    rank: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Opening:
    """A chase as it lay on the table before the first round, for starting it again."""

    parts: tuple[Kept, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class HandOut:
    """Something that players are given to look at: a letter, a map, a face.

    Attributes:
        title: What it is called; players read it too.
        about: A line about it for the players, or "".
        text: What is written on it, or "".
        picture: A picture, or None.
    """

    title: str
    about: str = ""
    text: str = ""
    picture: AssetId | None = None

    def __post_init__(self) -> None:
        """Refuse a hand-out that could not be told from others.

        Raises:
            ValueError: The title is blank.
        """
        if not self.title.strip():
            msg = f"HandOut.title is blank: {self.title!r}"
            raise ValueError(msg)


Value = (
    ActionRoll
    | Asset
    | Bond
    | Campaign
    | Chronicle
    | Clock
    | Course
    | Crew
    | CrewMaking
    | CrewType
    | Design
    | Diablerie
    | Downtime
    | Edge
    | Enquiry
    | ExtendedAction
    | ExtendedContest
    | Faction
    | Fight
    | Fighter
    | FortunePair
    | FortuneRoll
    | Frenzy
    | HandOut
    | KeptTrouble
    | Location
    | Note
    | Opening
    | Participant
    | Playbook
    | PoolRoll
    | Reminder
    | ResistanceRoll
    | Ritual
    | Roll
    | Rulings
    | RunningAction
    | RunningAttack
    | Score
    | Scoundrel
    | Seduction
    | Session
    | Setup
    | SeveralRoll
    | Sheet
    | TeamActionRoll
    | Vehicle
    | Waking
)
"""Everything that can be the value of an entity."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Entity:
    """One thing on the table.

    Attributes:
        entity_id: Its name for everything else.
        value: What it is.
        visibility: What players may know of it.
        rank: Its place among its kind, small ranks first.
    """

    entity_id: EntityId
    value: Value
    visibility: Visibility = Visibility.HIDDEN
    rank: float = 0.0

    def __post_init__(self) -> None:
        """Refuse a thing without a name or a place.

        Raises:
            ValueError: The identifier is empty, or the rank is not finite.
        """
        if not self.entity_id:
            msg = "Entity.entity_id is empty"
            raise ValueError(msg)
        if not math.isfinite(self.rank):
            msg = f"Entity.rank is not finite: {self.rank}"
            raise ValueError(msg)
