"""Frenzy: what calls it, how it is resisted and ends (rules/storyteller.md 24, 28.10)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.action import successes
from duskboard.core.storyteller.difficulty import Difficulty, settled
from duskboard.core.storyteller.error import StorytellerError
from duskboard.core.storyteller.roll import PoolResult, PoolVerdict

CALM = 5
"""Successes that suppress a frenzy (rules/storyteller.md 24.2)."""
CALM_AT_ONCE = 1
"""Successes that are enough after a diablerie where the game master says so (22.5, D32)."""
_HUNGER = 7
_HUMANITY = 9
_DIABLERIE = 10


class Drive(StrEnum):
    """What drives a frenzy (rules/storyteller.md 24.7)."""

    HUNGER = "hunger"
    RAGE = "rage"
    FEAR = "fear"


class Want(StrEnum):
    """What somebody in frenzy wants (rules/storyteller.md 24.7)."""

    BLOOD = "blood"
    DESTRUCTION = "destruction"
    ESCAPE = "escape"


class FrenzyState(StrEnum):
    """How a frenzy stands."""

    RESISTING = "resisting"
    SUPPRESSED = "suppressed"
    RAGING = "raging"
    ENDED = "ended"


class FrenzyEnd(StrEnum):
    """How a frenzy is likely to end (rules/storyteller.md 24.7)."""

    WANT_MET = "want-met"
    LOVED_ONE_HURT = "loved-one-hurt"
    CAUSE_GONE = "cause-gone"
    WORD = "word"


WANTS: Mapping[Drive, Want] = MappingProxyType(dict(zip(Drive, Want, strict=True)))
"""What each drive wants (rules/storyteller.md 24.7)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FrenzyTry:
    """One try to keep control.

    Attributes:
        turn: The turn, as the chronicle counts all of them.
        successes: What it brought.
        verdict: How it came out.
    """

    turn: int
    successes: int
    verdict: PoolVerdict


@dataclass(frozen=True, slots=True, kw_only=True)
class Frenzy:
    """Somebody whom the Beast calls.

    Attributes:
        who: The sheet.
        name: The name.
        drive: What drives it.
        difficulty: That of the Self-Control roll, before it is clamped.
        needed: Successes that suppress it.
        total: Successes so far.
        tries: The tries in order.
        state: How it stands.
        held_in: The turn in which Willpower holds it, or 0.
        has_derangement: Whether a botch brought a derangement (24.5).
        end: How it ended, or None.
    """

    who: EntityId
    name: str
    drive: Drive
    difficulty: int
    needed: int = CALM
    total: int = 0
    tries: tuple[FrenzyTry, ...] = ()
    state: FrenzyState = FrenzyState.RESISTING
    held_in: int = 0
    has_derangement: bool = False
    end: FrenzyEnd | None = None

    def __post_init__(self) -> None:
        """Refuse a frenzy that cannot be.

        Raises:
            ValueError: The name is blank, or so many successes are never wanted.
        """
        if not self.name.strip() or not 1 <= self.needed <= CALM or self.total < 0:
            msg = f"Frenzy is not possible: {self.name!r} {self.needed} {self.total}"
            raise ValueError(msg)

    @property
    def want(self) -> Want:
        """What it wants."""
        return WANTS[self.drive]

    @property
    def used(self) -> Difficulty:
        """The difficulty of the Self-Control roll."""
        return settled(self.difficulty)

    def is_in_control(self, turn: int) -> bool:
        """Return whether somebody acts with a clear head in a turn (24.2, 24.3).

        A try that brought something lasts for the next turn only, Willpower for the moment.
        """
        if self.state in {FrenzyState.SUPPRESSED, FrenzyState.ENDED}:
            return True
        if self.state is FrenzyState.RAGING:
            return False
        last = self.tries[-1].turn if self.tries else 0
        return self.held_in == turn or (bool(self.tries) and turn <= last + 1)


class FrenzyOverError(StorytellerError):
    """The frenzy is not to be resisted any more. Args: the name."""


class NotRagingError(StorytellerError):
    """Nobody rages, so that nothing can end. Args: the name."""


class TriedThisTurnError(StorytellerError):
    """One try a turn. Args: the name."""


class Provocation(StrEnum):
    """What calls the Beast."""

    BLOOD_SMELT = "blood-smelt"
    BLOOD_SEEN = "blood-seen"
    HARASSED = "harassed"
    LIFE_THREATENED = "life-threatened"
    TAUNTED = "taunted"
    PROVOKED = "provoked"
    BLOOD_TASTED = "blood-tasted"
    LOVED_ONE_IN_DANGER = "loved-one-in-danger"
    HUMILIATED = "humiliated"


FRENZY_DIFFICULTY: Mapping[Provocation, int] = MappingProxyType(
    {
        Provocation.BLOOD_SMELT: 3,
        Provocation.BLOOD_SEEN: 4,
        Provocation.HARASSED: 4,
        Provocation.LIFE_THREATENED: 4,
        Provocation.TAUNTED: 4,
        Provocation.PROVOKED: 6,
        Provocation.BLOOD_TASTED: 6,
        Provocation.LOVED_ONE_IN_DANGER: 7,
        Provocation.HUMILIATED: 8,
    }
)
"""The usual difficulty of each."""


def is_hungry(blood: int, self_control: int) -> bool:
    """Return whether somebody is hungry: less blood than 7 less Self-Control (28.10)."""
    return blood < _HUNGER - self_control


def frenzy_difficulty(humanity: int) -> Difficulty:
    """Return the difficulty where Humanity is at stake (rules/storyteller.md 24.1, D21)."""
    return settled(_HUMANITY - humanity)


def diablerie_difficulty(humanity: int) -> Difficulty:
    """Return the difficulty of Self-Control after a diablerie (rules/storyteller.md 22.2, D21)."""
    return settled(_DIABLERIE - humanity)


def self_control_dice(self_control: int, blood: int) -> int:
    """Return the dice of Self-Control, never more than blood points held (24.4)."""
    return min(self_control, blood)


def tried(frenzy: Frenzy, result: PoolResult, turn: int) -> Frenzy:
    """Return a frenzy after a try to keep control (rules/storyteller.md 24.2, 24.5).

    Raises:
        FrenzyOverError: It is suppressed, raging or ended.
        TriedThisTurnError: It was tried in this turn.
    """
    if frenzy.state is not FrenzyState.RESISTING:
        raise FrenzyOverError(frenzy.name)
    if frenzy.tries and frenzy.tries[-1].turn >= turn:
        raise TriedThisTurnError(frenzy.name)
    brought = successes(result)
    total = frenzy.total + brought
    again = FrenzyTry(turn=turn, successes=brought, verdict=result.verdict)
    after = replace(frenzy, total=total, tries=(*frenzy.tries, again))
    if not brought:
        botched = result.verdict is PoolVerdict.BOTCH
        return replace(after, state=FrenzyState.RAGING, has_derangement=botched)
    calm = total >= frenzy.needed
    return replace(after, state=FrenzyState.SUPPRESSED if calm else FrenzyState.RESISTING)


def held_back(frenzy: Frenzy, turn: int) -> Frenzy:
    """Return a frenzy that Willpower holds for the moment (rules/storyteller.md 24.3).

    Raises:
        FrenzyOverError: It is suppressed, raging or ended.
    """
    if frenzy.state is not FrenzyState.RESISTING:
        raise FrenzyOverError(frenzy.name)
    return replace(frenzy, held_in=turn)


def calmed(frenzy: Frenzy, end: FrenzyEnd) -> Frenzy:
    """Return a frenzy that the game master ends (rules/storyteller.md 24.6, 24.7).

    Raises:
        NotRagingError: It is not raging.
    """
    if frenzy.state is not FrenzyState.RAGING:
        raise NotRagingError(frenzy.name)
    return replace(frenzy, state=FrenzyState.ENDED, end=end)
