"""Somebody in a chase: where, how fast, with how many actions."""

from dataclasses import dataclass, replace
from enum import StrEnum

from duskboard.core.identity import EntityId

LEAST_MOV = 1
"""An adjusted MOV is never lower (rules/chase.md 12, Q16)."""


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
    """Whether somebody is still in the chase."""

    RUNNING = "running"
    ESCAPED = "escaped"
    CAUGHT = "caught"
    OUT = "out"


@dataclass(frozen=True, slots=True, kw_only=True)
class Skill:
    """A d100 skill or characteristic: a known name or the game master's own, and its value."""

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
class Participant:
    """Somebody in a chase.

    Attributes:
        name: The name.
        side: Quarry or pursuer.
        mov: MOV after the speed roll, at least 1.
        dex: DEX, which orders the turns.
        skills: What can be rolled on the track.
        place: Where on the track, or None before the start and after the end.
        tie: Stored rank among those of equal DEX; small ranks act first (rules/chase.md 3.2).
        pool: Actions a round by speed.
        granted: Actions of this round, after debts were paid.
        left: Actions left this round.
        debt: Actions owed from rounds to come (rules/chase.md 3.9).
        turn: Where in the round.
        fate: Whether still in the chase.
        count: How many people a group token stands for.
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
    left: int = 0
    debt: int = 0
    turn: Turn = Turn.TO_ACT
    fate: Fate = Fate.RUNNING
    count: int = 1

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
        if min(self.dex, self.pool, self.granted, self.left, self.debt) < 0:
            msg = f"Participant.dex, pool, left or debt is below 0: {self.name!r}"
            raise ValueError(msg)

    @property
    def is_running(self) -> bool:
        """Whether still in the chase and on the track."""
        return self.fate is Fate.RUNNING and self.place is not None

    def skill(self, name: str) -> int | None:
        """Return the value of a skill, or None."""
        return next((one.value for one in self.skills if one.name == name), None)


def spend(person: Participant, actions: int) -> Participant:
    """Return the participant after spending actions, which must be there.

    Raises:
        ValueError: Fewer are left.
    """
    return replace(person, left=person.left - actions)


def lose(person: Participant, actions: int) -> Participant:
    """Return the participant after losing actions; what is not there is owed (3.9)."""
    taken = min(person.left, actions)
    return replace(person, left=person.left - taken, debt=person.debt + actions - taken)
