"""Somebody in a chase: where, how fast, with how many actions."""

from dataclasses import dataclass, replace
from enum import StrEnum

from duskboard.core.chase.check import CheckSource
from duskboard.core.chase.physique import NO_DEEDS, PLAIN, Deeds, Physique
from duskboard.core.chase.seat import Pedal, Seat
from duskboard.core.chase.skill import ANY_SKILL, SkillId
from duskboard.core.chase.speed import LEAST_MOV, SpeedRoll
from duskboard.core.identity import EntityId

GUN_BONUS = 50
"""What a readied firearm adds to DEX in the round of its shot (rules/chase.md 3.4)."""
MOST_CAUTION = 2
"""The most bonus dice that caution buys for one roll (rules/chase.md 5.3)."""


class Side(StrEnum):
    """Who runs and who runs after."""

    QUARRY = "quarry"
    PURSUER = "pursuer"


class Turn(StrEnum):
    """Where somebody stands in the round."""

    TO_ACT = "to-act"
    WAITING = "waiting"
    ACTED = "acted"


class Fate(StrEnum):
    """Whether somebody is still in the chase.

    Apart: in a chase of their own since the party split up; they may join again (9.10).
    """

    RUNNING = "running"
    ESCAPED = "escaped"
    CAUGHT = "caught"
    APART = "apart"
    OUT = "out"


@dataclass(frozen=True, slots=True, kw_only=True)
class Skill:
    """A skill and what it is worth: a d100 value, the dice of a pool, or a rating (14.1).

    Attributes:
        name: A `SkillId`, or a word of the table's own.
        value: Its value, 0 or more.
    """

    name: str
    value: int

    def __post_init__(self) -> None:
        """Refuse a skill that cannot be rolled.

        Raises:
            ValueError: The name is blank or the value is below 0.
        """
        if not self.name.strip() or self.value < 0:
            msg = f"Skill.name is blank or Skill.value below 0: {self.name!r} {self.value}"
            raise ValueError(msg)


@dataclass(frozen=True, slots=True, kw_only=True)
class Prepared:
    """Bonus dice bought ahead for one way (ruling chase.caution, rules/chase.md 12, Q3)."""

    edge: EntityId
    dice: int

    def __post_init__(self) -> None:
        """Refuse dice that nobody can have bought.

        Raises:
            ValueError: Not 1 or 2 dice.
        """
        if not 1 <= self.dice <= MOST_CAUTION:
            msg = f"Prepared.dice is not within 1 to {MOST_CAUTION}: {self.dice}"
            raise ValueError(msg)


@dataclass(frozen=True, slots=True, kw_only=True)
class Vitals:
    """What the quick sheet of an investigator holds beside skills; None where it is not known."""

    hit_points: int | None = None
    full_hit_points: int | None = None
    sanity: int | None = None
    full_sanity: int | None = None
    magic: int | None = None
    full_magic: int | None = None

    def __post_init__(self) -> None:
        """Refuse numbers that cannot be.

        Raises:
            ValueError: One is below 0.
        """
        for name in ("hit_points", "sanity", "magic"):
            for field in (name, f"full_{name}"):
                value = getattr(self, field)
                if value is not None and value < 0:
                    msg = f"Vitals.{field} is below 0: {value}"
                    raise ValueError(msg)


NO_VITALS = Vitals()
"""Nothing is known."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Participant:
    """Somebody in a chase.

    Attributes:
        name: The name.
        side: Quarry or pursuer.
        mov: MOV after the speed roll, at least 1.
        dex: DEX, which orders the turns.
        skills: What can be rolled on the track.
        place: Where on the track, or None before the start.
        tie: Stored rank among those of equal DEX; small ranks act first (rules/chase.md 3.2).
        pool: Actions a round by speed; 0 for who joined during this round.
        granted: Actions of this round, after debts were paid.
        spent: Actions spent of these; those lost are neither spent nor left.
        left: Actions left this round.
        debt: Actions owed from rounds to come (rules/chase.md 3.9).
        turn: Where in the round.
        fate: Whether still in the chase.
        count: How many people a group token stands for.
        has_gun_ready: Whether a readied firearm is shot this round (rules/chase.md 3.4).
        prepared: Bonus dice bought ahead, or None.
        source: What decides this one's checks unless another is chosen for one check (14.1).
        speed: The speed roll that `mov` comes from, or None where MOV is as it was said (1.1).
        vitals: Hit points and the like.
        build: Build, as of people and beasts; 0 for most, below it for the slight (7.8, 7.12).
        physique: What this one brings to a fight (7).
        deeds: What was done in the fights of this round (7.2, 7.13).
        seat: Where in a vehicle, or None for who goes on their own.
        pedal: The run at full speed that this driver is in the middle of, or None.
    """

    name: str
    side: Side
    mov: int
    dex: int
    skills: tuple[Skill, ...] = ()
    place: EntityId | None = None
    tie: int = 0
    pool: int = 0
    granted: int = 0
    spent: int = 0
    left: int = 0
    debt: int = 0
    turn: Turn = Turn.TO_ACT
    fate: Fate = Fate.RUNNING
    count: int = 1
    has_gun_ready: bool = False
    prepared: Prepared | None = None
    source: CheckSource = CheckSource.D100
    speed: SpeedRoll | None = None
    vitals: Vitals = NO_VITALS
    build: int = 0
    physique: Physique = PLAIN
    deeds: Deeds = NO_DEEDS
    seat: Seat | None = None
    pedal: Pedal | None = None

    def __post_init__(self) -> None:
        """Refuse somebody who cannot be.

        Raises:
            ValueError: The name is blank, MOV or count below 1, or a number below 0.
        """
        if not self.name.strip():
            msg = f"Participant.name is blank: {self.name!r}"
            raise ValueError(msg)
        if self.mov < LEAST_MOV or self.count < 1:
            msg = f"Participant.mov or count is below 1: {self.mov}, {self.count}"
            raise ValueError(msg)
        if min(self.dex, self.pool, self.granted, self.spent, self.left, self.debt) < 0:
            msg = f"Participant.dex or a number of actions is below 0: {self.name!r}"
            raise ValueError(msg)

    @property
    def is_running(self) -> bool:
        """Whether still in the chase and on the track."""
        return self.fate is Fate.RUNNING and self.place is not None

    @property
    def drives(self) -> bool:
        """Whether this one drives a vehicle."""
        return self.seat is not None and self.seat.drives

    @property
    def is_passenger(self) -> bool:
        """Whether this one rides along: one act a round, no movement (9.4)."""
        return self.seat is not None and not self.seat.drives

    @property
    def acting_dex(self) -> int:
        """The DEX that orders this round: 50 more with a readied firearm (rules/chase.md 3.4)."""
        return self.dex + (GUN_BONUS if self.has_gun_ready else 0)

    @property
    def has_begun(self) -> bool:
        """Whether actions of this round have been spent; losing them is not acting."""
        return self.spent > 0

    def skill(self, name: str) -> int | None:
        """Return the value of a skill, or None. DEX is known of everybody, as a d100 value."""
        values = {one.name: one.value for one in reversed(self.skills)}
        has_dex = name == SkillId.DEX and self.source is CheckSource.D100
        return values.get(name, self.dex if has_dex else None)

    def rolled(self, name: str) -> int | None:
        """Return what is rolled for a skill: its value, or what this one rolls for anything."""
        value = self.skill(name)
        return self.skill(ANY_SKILL) if value is None else value

    def prepared_for(self, edge: EntityId) -> int:
        """Return the bonus dice that were bought ahead for a way."""
        return self.prepared.dice if self.prepared and self.prepared.edge == edge else 0


def spend(person: Participant, actions: int) -> Participant:
    """Return the participant after spending actions, which must be there.

    Whatever they are spent on, dice bought ahead are gone with it (rules/chase.md 12, Q3), and so
    is what is left of a run at full speed (9.3).

    Raises:
        ValueError: Fewer are left.
    """
    left, spent = person.left - actions, person.spent + actions
    return replace(person, left=left, spent=spent, prepared=None, pedal=None)


def lose(person: Participant, actions: int) -> Participant:
    """Return the participant after losing actions; what is not there is owed (3.9)."""
    taken = min(person.left, actions)
    return replace(person, left=person.left - taken, debt=person.debt + actions - taken)
