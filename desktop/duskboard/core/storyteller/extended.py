"""Actions that take more than one roll, alone or against somebody (rules/storyteller.md 7, 8.3)."""

from dataclasses import dataclass, replace
from enum import StrEnum

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.action import Winner, successes
from duskboard.core.storyteller.difficulty import STANDARD
from duskboard.core.storyteller.error import StorytellerError
from duskboard.core.storyteller.pool import Terms
from duskboard.core.storyteller.roll import PoolResult, PoolVerdict

MAX_TARGET = 99
"""The most successes that an extended action asks for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HeldPool:
    """A pool that is rolled again and again.

    Attributes:
        name: Who rolls it.
        who: The sheet it is counted on, or None for so many dice of nobody's.
        terms: What is rolled on the sheet, or None without one.
        dice: The dice of a pool without a sheet.
        difficulty: That of a pool without a sheet.
        is_difficulty_said: Whether the game master said the difficulty, so that it stays whatever
            the other pool of a contest is (rules/storyteller.md 8.4).
    """

    name: str
    who: EntityId | None = None
    terms: Terms | None = None
    dice: int = 0
    difficulty: int = STANDARD
    is_difficulty_said: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ExtendedStep:
    """One roll of an extended action.

    Attributes:
        net: Successes that it brought.
        total: Successes after it.
        is_botch: Whether it emptied what there was.
    """

    net: int
    total: int
    is_botch: bool = False


class Ending(StrEnum):
    """How an extended action ended (rules/storyteller.md 7.3)."""

    REACHED = "reached"
    TIME_UP = "time-up"
    GIVEN_UP = "given-up"


@dataclass(frozen=True, slots=True, kw_only=True)
class ExtendedAction:
    """Successes that are gathered roll by roll.

    Attributes:
        name: What is done.
        target: Successes wanted.
        total: Successes so far.
        interval: Minutes that one roll takes, or 0 where nobody said.
        rolls: Rolls made.
        deadline: Rolls that there is time for, or None for no end.
        ending: How it ended, or None while it runs.
        pool: What is rolled for it, or None for whatever is in hand.
        steps: Its rolls in order.
    """

    name: str
    target: int
    total: int = 0
    interval: int = 0
    rolls: int = 0
    deadline: int | None = None
    ending: Ending | None = None
    pool: HeldPool | None = None
    steps: tuple[ExtendedStep, ...] = ()

    def __post_init__(self) -> None:
        """Refuse what cannot be reached or counted.

        Raises:
            ValueError: The name is blank, the target not within 1 to 99, the deadline below 1, or
                a count below 0.
        """
        if not self.name.strip() or not 1 <= self.target <= MAX_TARGET:
            msg = f"ExtendedAction.name is blank or target not 1 to {MAX_TARGET}: {self.target}"
            raise ValueError(msg)
        if min(self.total, self.rolls) < 0 or (self.deadline is not None and self.deadline < 1):
            msg = f"ExtendedAction counts or deadline are too small: {self.name!r}"
            raise ValueError(msg)

    @property
    def left(self) -> int | None:
        """Rolls that there is still time for, or None for no end (rules/storyteller.md 7.3)."""
        return None if self.deadline is None else max(0, self.deadline - self.rolls)


@dataclass(frozen=True, slots=True, kw_only=True)
class ExtendedContest:
    """Two sides that gather successes until one of them has enough (rules/storyteller.md 8.3).

    Attributes:
        name: What it is about.
        target: Successes wanted.
        first: Who contends, by name.
        second: Against whom.
        first_total: Successes of the first.
        second_total: Successes of the second.
        rounds: Rounds rolled.
        winner: Who has won; nobody is a tie for the game master; None while it runs.
        first_pool: What the first rolls, or None for whatever is in hand.
        second_pool: What the second rolls, or None.
    """

    name: str
    target: int
    first: str
    second: str
    first_total: int = 0
    second_total: int = 0
    rounds: int = 0
    winner: Winner | None = None
    first_pool: HeldPool | None = None
    second_pool: HeldPool | None = None

    def __post_init__(self) -> None:
        """Refuse what cannot be reached or counted.

        Raises:
            ValueError: A name is blank, the target not within 1 to 99, or a count below 0.
        """
        if not all(text.strip() for text in (self.name, self.first, self.second)):
            msg = "ExtendedContest.name, first or second is blank"
            raise ValueError(msg)
        if not 1 <= self.target <= MAX_TARGET:
            msg = f"ExtendedContest.target is not within 1 to {MAX_TARGET}: {self.target}"
            raise ValueError(msg)
        if min(self.first_total, self.second_total, self.rounds) < 0:
            msg = f"ExtendedContest counts are below 0: {self.name!r}"
            raise ValueError(msg)


class ExtendedOverError(StorytellerError):
    """The extended action has ended. Args: its name."""


def rolls_in(minutes: int, interval: int) -> int:
    """Return how many rolls fit into a time, one for each interval (rules/storyteller.md 7.2, D7).

    Raises:
        ValueError: The interval is below 1.
    """
    if interval < 1:
        msg = f"interval is below 1: {interval}"
        raise ValueError(msg)
    return max(0, minutes) // interval


def rolled(action: ExtendedAction, result: PoolResult) -> ExtendedAction:
    """Return the action after one more roll; a botch empties it (rules/storyteller.md 7.1, 7.3).

    Raises:
        ExtendedOverError: It has ended.
    """
    if action.ending is not None:
        raise ExtendedOverError(action.name)
    botched = result.verdict is PoolVerdict.BOTCH
    net = successes(result)
    total = 0 if botched else action.total + net
    step = ExtendedStep(net=net, total=total, is_botch=botched)
    after = replace(action, total=total, rolls=action.rolls + 1, steps=(*action.steps, step))
    if total >= action.target:
        return replace(after, ending=Ending.REACHED)
    return replace(after, ending=Ending.TIME_UP if after.left == 0 else None)


def given_up(action: ExtendedAction) -> ExtendedAction:
    """Return the action, given up (rules/storyteller.md 7.3).

    Raises:
        ExtendedOverError: It has ended.
    """
    if action.ending is not None:
        raise ExtendedOverError(action.name)
    return replace(action, ending=Ending.GIVEN_UP)


def contended(match: ExtendedContest, first: PoolResult, second: PoolResult) -> ExtendedContest:
    """Return the contest after one more round (rules/storyteller.md 8.3, D8).

    A botch empties the total of who made it. When both have enough in the same round nobody has
    won: the game master decides.

    Raises:
        ExtendedOverError: It has ended.
    """
    if match.winner is not None:
        raise ExtendedOverError(match.name)
    after = replace(
        match,
        first_total=_gathered(match.first_total, first),
        second_total=_gathered(match.second_total, second),
        rounds=match.rounds + 1,
    )
    reached = (after.first_total >= match.target, after.second_total >= match.target)
    winners = {
        (True, True): Winner.NOBODY,
        (True, False): Winner.FIRST,
        (False, True): Winner.SECOND,
        (False, False): None,
    }
    return replace(after, winner=winners[reached])


def _gathered(total: int, result: PoolResult) -> int:
    return 0 if result.verdict is PoolVerdict.BOTCH else total + successes(result)
