"""The roll: a pool of ten-sided dice against a difficulty (rules/storyteller.md 2, 5.2).

Each 10 within a specialty may add dice, which fall in waves: the first for the tens of the pool,
the next for the tens among those, and so on.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from duskboard.core.dice import Dice, FaceCountError, FaceError, ReportedNet, TypedDice
from duskboard.core.storyteller.difficulty import EASIEST, HARDEST, Degree, degree
from duskboard.core.storyteller.error import StorytellerError
from duskboard.core.storyteller_rulings import (
    BotchRule,
    DamageOnes,
    SpecialtyRule,
    StorytellerRulings,
    WillpowerRule,
)

SIDES = 10
"""The sides of a die of the pool."""
MAX_POOL = 30
"""The largest pool that is rolled unasked."""
OVERRULED_POOL = 90
"""The largest pool that is rolled when the game master overrules that (10.1)."""
WILLPOWER_DICE = 3
"""What Willpower adds under the ruling `three-dice`."""

_ONE = 1
_TEN = 10
_TOLD_MOST = 99


class RollKind(StrEnum):
    """What a pool is rolled for."""

    ACTION = "action"
    DAMAGE = "damage"
    SOAK = "soak"

    @property
    def is_harm(self) -> bool:
        """Whether it is damage or soak, which never botch (rules/storyteller.md 16.1, 17.1)."""
        return self is not RollKind.ACTION


class PoolVerdict(StrEnum):
    """How a roll came out (rules/storyteller.md 2.5, 2.6)."""

    SUCCESS = "success"
    FAILURE = "failure"
    BOTCH = "botch"


class DecidingRuling(StrEnum):
    """The ruling that decided a verdict: the same faces say something else under another."""

    BOTCH = "botch"
    SPECIALTY = "specialty"
    ONES = "ones_on_damage_and_soak"
    WILLPOWER = "willpower"


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolCheck:
    """What is rolled.

    Attributes:
        dice: The pool, 1 to 90, without the dice that Willpower adds; above 30 by the game
            master's word alone.
        difficulty: 2 to 10.
        specialty: Whether tens bring more (rules/storyteller.md 2.9).
        willpower: Whether a point of Willpower is spent on it (rules/storyteller.md 5.2).
        kind: What for.
    """

    dice: int
    difficulty: int
    specialty: bool = False
    willpower: bool = False
    kind: RollKind = RollKind.ACTION

    def __post_init__(self) -> None:
        """Refuse what cannot be rolled.

        Raises:
            ValueError: The pool is not within 1 to 90 or the difficulty not within 2 to 10.
        """
        if not 1 <= self.dice <= OVERRULED_POOL:
            msg = f"PoolCheck.dice is not within 1 to {OVERRULED_POOL}: {self.dice}"
            raise ValueError(msg)
        if not EASIEST <= self.difficulty <= HARDEST:
            msg = f"PoolCheck.difficulty is not within 2 to 10: {self.difficulty}"
            raise ValueError(msg)


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolResult:
    """What a pool came to.

    Attributes:
        faces: The faces of the pool, in the order rolled; empty when the net was told.
        added: The faces of each wave of added dice (rules/storyteller.md 2.9).
        successes: Faces at or above the difficulty; a 10 may count as two.
        ones: Faces 1 that took a success, or would have if there had been one.
        ignored_ones: Faces 1 that by a ruling took nothing.
        willpower: The success that Willpower bought, 0 or 1.
        net: Successes less ones, never below 0 where Willpower was spent, and what it bought.
        verdict: How it came out.
        decided_by: The ruling without which the same faces would have said something else.
        is_told: Whether the player said it and no faces were seen.
    """

    faces: tuple[int, ...]
    added: tuple[tuple[int, ...], ...]
    successes: int
    ones: int
    ignored_ones: int
    willpower: int
    net: int
    verdict: PoolVerdict
    decided_by: DecidingRuling | None = None
    is_told: bool = False

    @property
    def degree(self) -> Degree | None:
        """How good the success is, or None (rules/storyteller.md 3.2)."""
        return degree(self.net)

    @property
    def levels(self) -> int:
        """Levels of damage done, or of damage soaked."""
        return max(0, self.net)


class PoolLimitError(StorytellerError):
    """So many dice are not rolled. Args: the dice, the most."""


class NoDiceError(StorytellerError):
    """The pool has no dice left: the action cannot be taken (rules/storyteller.md 4.2, 18.2)."""


class ReportedNetError(StorytellerError):
    """No roll comes to that. Args: the net told, the most."""


def pool_check(
    dice: int,
    difficulty: int,
    *,
    specialty: bool = False,
    kind: RollKind = RollKind.ACTION,
    most: int = MAX_POOL,
) -> PoolCheck:
    """Return a check of a pool as counted; `most` is the largest pool that is rolled.

    Raises:
        NoDiceError: The pool is 0 or less.
        PoolLimitError: It is above the largest.
        ValueError: The difficulty is not within 2 to 10.
    """
    if dice < 1:
        raise NoDiceError
    if dice > most:
        raise PoolLimitError(dice, most)
    return PoolCheck(dice=dice, difficulty=difficulty, specialty=specialty, kind=kind)


def roll_pool(
    check: PoolCheck, dice: Dice | ReportedNet, rulings: StorytellerRulings
) -> PoolResult:
    """Return what a pool comes to (rules/storyteller.md 2.3-2.9, 5.2).

    Raises:
        ReportedNetError: The net told is below 0 or above 99, or a botch with successes.
        FaceError, FaceCountError: Typed faces do not fit.
    """
    if isinstance(dice, ReportedNet):
        return _told(dice)
    faces = dice.roll(dice_count(check, rulings), SIDES)
    return judge_pool(check, faces, _added(check, faces, dice, rulings), rulings)


def judge_pool(
    check: PoolCheck,
    faces: tuple[int, ...],
    added: tuple[tuple[int, ...], ...],
    rulings: StorytellerRulings,
) -> PoolResult:
    """Return what faces come to, all of them given."""
    result = _counted(check, faces, added, rulings)
    return replace(result, decided_by=_deciding(result, check, rulings))


def dice_count(check: PoolCheck, rulings: StorytellerRulings) -> int:
    """Return how many dice fall first: the pool, and what Willpower adds (D26)."""
    adds = check.willpower and rulings.willpower is WillpowerRule.THREE_DICE
    return check.dice + (WILLPOWER_DICE if adds else 0)


def chains(rule: SpecialtyRule) -> bool:
    """Return whether tens among added dice add dice again (D3)."""
    return rule in {SpecialtyRule.CHAINED, SpecialtyRule.CHAINED_ONES_COUNT}


def typed_pool(check: PoolCheck, faces: Sequence[int], rulings: StorytellerRulings) -> TypedDice:
    """Return dice that show the faces typed: the pool, then each wave of added dice; 0 is a ten.

    Raises:
        FaceError: A d10 has no such face.
        FaceCountError: Fewer or more faces were typed than fall.
    """
    for face in faces:
        if not 0 <= face <= SIDES:
            raise FaceError(face, SIDES)
    faces = [face or _TEN for face in faces]
    wanted, wave = 0, dice_count(check, rulings)
    start = 0
    while wave:
        wanted += wave
        if wanted > len(faces):
            raise FaceCountError(wanted, len(faces))
        tens = faces[start:wanted].count(_TEN)
        wave = tens if _adds(check, rulings, is_first=start == 0) else 0
        start = wanted
    if wanted != len(faces):
        raise FaceCountError(wanted, len(faces))
    return TypedDice(faces)


def _adds(check: PoolCheck, rulings: StorytellerRulings, *, is_first: bool) -> bool:
    if not check.specialty or check.kind.is_harm:
        return False
    return chains(rulings.specialty) or (
        is_first and rulings.specialty is SpecialtyRule.ONE_DIE_EACH
    )


def _added(
    check: PoolCheck, faces: tuple[int, ...], dice: Dice, rulings: StorytellerRulings
) -> tuple[tuple[int, ...], ...]:
    waves: list[tuple[int, ...]] = []
    tens = faces.count(_TEN)
    while tens and _adds(check, rulings, is_first=not waves):
        waves.append(dice.roll(tens, SIDES))
        tens = waves[-1].count(_TEN)
    return tuple(waves)


def _counted(
    check: PoolCheck,
    faces: tuple[int, ...],
    added: tuple[tuple[int, ...], ...],
    rulings: StorytellerRulings,
) -> PoolResult:
    more = tuple(face for wave in added for face in wave)
    successes = sum(face >= check.difficulty for face in (*faces, *more))
    if check.specialty and not check.kind.is_harm and rulings.specialty is SpecialtyRule.COUNTS_TWO:
        successes += faces.count(_TEN)
    ones, ignored = faces.count(_ONE), 0
    if rulings.specialty is SpecialtyRule.CHAINED:
        ignored = more.count(_ONE)
    else:
        ones += more.count(_ONE)
    if check.kind.is_harm and rulings.ones_on_damage_and_soak is DamageOnes.IGNORED:
        ones, ignored = 0, ignored + ones
    willpower = int(check.willpower and rulings.willpower is WillpowerRule.SUCCESS)
    net = successes - ones
    if willpower:
        net = max(0, net) + 1
    botched = not check.kind.is_harm and not willpower and _is_botch(rulings.botch, successes, ones)
    return PoolResult(
        faces=faces,
        added=added,
        successes=successes,
        ones=ones,
        ignored_ones=ignored,
        willpower=willpower,
        net=net,
        verdict=_verdict(net, is_botch=botched),
    )


def _deciding(
    result: PoolResult, check: PoolCheck, rulings: StorytellerRulings
) -> DecidingRuling | None:
    """Return the ruling without which the verdict would be another, or None."""
    plain = result.successes - result.ones
    if result.willpower:
        return DecidingRuling.WILLPOWER if plain < 1 else None
    if check.kind.is_harm:
        matters = result.verdict is PoolVerdict.SUCCESS and plain <= result.ignored_ones
        return DecidingRuling.ONES if matters else None
    botches = {_is_botch(rule, result.successes, result.ones) for rule in BotchRule}
    if result.verdict is not PoolVerdict.SUCCESS and len(botches) > 1:
        return DecidingRuling.BOTCH
    doubled = rulings.specialty is SpecialtyRule.COUNTS_TWO and check.specialty
    lent = result.faces.count(_TEN) if doubled else result.ignored_ones
    matters = result.verdict is PoolVerdict.SUCCESS and plain <= lent
    return DecidingRuling.SPECIALTY if matters else None


def _is_botch(rule: BotchRule, successes: int, ones: int) -> bool:
    """Return whether faces without Willpower are a botch (rules/storyteller.md 2.6, D2)."""
    match rule:
        case BotchRule.NO_SUCCESS_FACE:
            return successes == 0 and ones > 0
        case BotchRule.NET_BELOW_ZERO:
            return successes < ones
        case BotchRule.NET_ZERO_WITH_ONE:
            return ones > 0 and successes <= ones


def _verdict(net: int, *, is_botch: bool) -> PoolVerdict:
    if is_botch:
        return PoolVerdict.BOTCH
    return PoolVerdict.SUCCESS if net > 0 else PoolVerdict.FAILURE


def _told(told: ReportedNet) -> PoolResult:
    if not 0 <= told.net <= _TOLD_MOST or (told.is_botch and told.net):
        raise ReportedNetError(told.net, 0 if told.is_botch else _TOLD_MOST)
    return PoolResult(
        faces=(),
        added=(),
        successes=told.net,
        ones=0,
        ignored_ones=0,
        willpower=0,
        net=told.net,
        verdict=_verdict(told.net, is_botch=told.is_botch),
        is_told=True,
    )
