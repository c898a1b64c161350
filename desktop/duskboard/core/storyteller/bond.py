"""Blood bonds (rules/storyteller.md 21)."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.difficulty import STANDARD
from duskboard.core.storyteller.error import StorytellerError

COMPLETE = 3
"""The step at which a bond is complete (rules/storyteller.md 21.1)."""
HARM_FROM = 2
"""The step from which harming the regnant takes a Willpower roll (rules/storyteller.md 21.2)."""
HARM_DIFFICULTY = STANDARD
"""The difficulty of that roll, which the game master may change (rules/storyteller.md 21.2)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Bond:
    """What somebody's blood has done to somebody.

    Attributes:
        thrall: Who drank: a name, for whoever has no sheet.
        regnant: Whose blood it was.
        thrall_id: The sheet of who drank, or None.
        regnant_id: The sheet of whose blood it was, or None.
        step: 0 to 3 (rules/storyteller.md 21.1, 21.2).
        night: The night of the last drink that counted, as the chronicle counts them, or None.
        since: The date of it, or None.
        resisted: Willpower spent against it (rules/storyteller.md 21.4).
        has_true_love: Whether true love may resist it (rules/storyteller.md 21.3).
    """

    thrall: str
    regnant: str
    thrall_id: EntityId | None = None
    regnant_id: EntityId | None = None
    step: int = 0
    night: int | None = None
    since: int | None = None
    resisted: int = 0
    has_true_love: bool = False

    def __post_init__(self) -> None:
        """Refuse a bond that cannot be.

        Raises:
            ValueError: A name is blank, the step not within 0 to 3, or Willpower below 0.
        """
        if not self.thrall.strip() or not self.regnant.strip():
            msg = "Bond.thrall or regnant is blank"
            raise ValueError(msg)
        if not 0 <= self.step <= COMPLETE or self.resisted < 0:
            msg = f"Bond.step is not within 0 to {COMPLETE}: {self.step}"
            raise ValueError(msg)

    @property
    def is_complete(self) -> bool:
        """Whether it is complete."""
        return self.step == COMPLETE

    @property
    def takes_will_to_harm(self) -> bool:
        """Whether harming the regnant takes a Willpower roll (rules/storyteller.md 21.2)."""
        return self.step >= HARM_FROM


class SelfBondError(StorytellerError):
    """Nobody is bound to their own blood. Args: the name."""


class SameNightError(StorytellerError):
    """A drink of the same night counts no more. Args: the thrall, the regnant."""


class CompleteError(StorytellerError):
    """The bond is complete. Args: the thrall, the regnant."""


class AsleepBondError(StorytellerError):
    """Another complete bond lets this one sleep. Args: the thrall, whom it is bound to."""


def holder(bond: Bond, others: Iterable[Bond]) -> Bond | None:
    """Return the complete bond to somebody else that lets a bond sleep, or None (21.2, 21.6)."""
    return next(
        (one for one in others if one != bond and one.is_complete and _is_thrall(one, bond)), None
    )


def drank(bond: Bond, others: Iterable[Bond], night: int, day: int) -> Bond:
    """Return a bond after a drink (rules/storyteller.md 21.1, 21.6).

    Drinks of different nights count; whoever is bound to another completely cannot be bound.

    Raises:
        SameNightError: The last one was in this night.
        CompleteError: It is complete already.
        AsleepBondError: Another bond is complete.
    """
    held = holder(bond, others)
    if held is not None:
        raise AsleepBondError(bond.thrall, held.regnant)
    if bond.is_complete:
        raise CompleteError(bond.thrall, bond.regnant)
    if bond.night == night:
        raise SameNightError(bond.thrall, bond.regnant)
    return replace(bond, step=bond.step + 1, night=night, since=day)


def stepped(bond: Bond, step: int) -> Bond:
    """Return a bond at a step that the game master says (rules/storyteller.md 10.1, 21.5)."""
    return replace(bond, step=step)


def broken(bond: Bond) -> Bond:
    """Return a bond that has ended (rules/storyteller.md 21.4)."""
    return replace(bond, step=0, resisted=0)


def resisted(bond: Bond, points: int) -> Bond:
    """Return a bond after Willpower was spent against it (rules/storyteller.md 21.4)."""
    return replace(bond, resisted=bond.resisted + points)


def _is_thrall(one: Bond, other: Bond) -> bool:
    if one.thrall_id is not None or other.thrall_id is not None:
        return one.thrall_id == other.thrall_id
    return one.thrall == other.thrall
