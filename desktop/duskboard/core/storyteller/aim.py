"""What makes an attack easier or harder, each by its name (rules/storyteller.md 13, 15, 19.1)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.storyteller.error import StorytellerError
from duskboard.core.storyteller_rulings import OnOff, StorytellerRulings

_SIGHT = 2
_WALK = 6


class AttackWay(StrEnum):
    """How somebody is attacked (rules/storyteller.md 13.1)."""

    BRAWL = "brawl"
    MELEE = "melee"
    FIREARMS = "firearms"
    THROWN = "thrown"

    @property
    def is_close(self) -> bool:
        """Whether it is close combat."""
        return self in {AttackWay.BRAWL, AttackWay.MELEE}


class AimedPart(StrEnum):
    """What an attack is aimed at (rules/storyteller.md 15.6)."""

    HAND = "hand"
    EYE = "eye"
    HEAD = "head"
    BODY = "body"
    HEART = "heart"
    LEG = "leg"


class Bearing(StrEnum):
    """From where an attack comes (rules/storyteller.md 15.4)."""

    FRONT = "front"
    FLANK = "flank"
    REAR = "rear"


class Tick(StrEnum):
    """What makes an attack easier or harder, by name."""

    AIM = "aim"
    RANGE = "range"
    BURST = "burst"
    COVER = "cover"
    SIGHT = "sight"
    FLANK = "flank"
    REAR = "rear"
    PART = "part"


PART_DIFFICULTY: Mapping[AimedPart, int] = MappingProxyType(
    dict(zip(AimedPart, (2, 4, 3, 1, 3, 2), strict=True))
)
"""What aiming adds to the difficulty (rules/storyteller.md 15.6)."""
PART_DAMAGE: Mapping[AimedPart, int] = MappingProxyType(
    dict(zip(AimedPart, (0, 3, 2, 1, 1, 0), strict=True))
)
"""What aiming adds to the damage (rules/storyteller.md 15.6, 15.8)."""
BEARING_DICE: Mapping[Bearing, int] = MappingProxyType(dict(zip(Bearing, (0, 1, 2), strict=True)))
"""Dice that the side or the back brings (rules/storyteller.md 15.4)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Aim:
    """Everything around an attack that makes it easier or harder.

    The seeds give no figures for taking aim, range, bursts and cover: the table enters them.

    Attributes:
        part: What it is aimed at, or None (15.6).
        bearing: From where it comes (15.4).
        is_unseen: Whether the target cannot be seen (15.3, 19.1).
        is_blind: Whether the attacker is blind or in darkness (19.1).
        senses: Whether a Discipline makes up for that (15.3).
        aim: Dice for time taken to aim.
        range: What distance adds to the difficulty.
        burst_dice: Dice of a burst of shots.
        burst: What it adds to the difficulty.
        cover: What cover adds to the difficulty.
        metres: How far the attacker moves in this turn (15.5).
    """

    part: AimedPart | None = None
    bearing: Bearing = Bearing.FRONT
    is_unseen: bool = False
    is_blind: bool = False
    senses: bool = False
    aim: int = 0
    range: int = 0
    burst_dice: int = 0
    burst: int = 0
    cover: int = 0
    metres: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class TickLine:
    """A tick and what it does.

    Attributes:
        tick: Which.
        dice: Dice added or taken.
        difficulty: What the difficulty rises or falls by.
    """

    tick: Tick
    dice: int = 0
    difficulty: int = 0


class UnseenTargetError(StorytellerError):
    """Nobody shoots at what cannot be seen (rules/storyteller.md 15.3). Args: the name."""


class TooFarError(StorytellerError):
    """So far nobody moves while acting (rules/storyteller.md 15.5). Args: metres, the most."""


def ticks(aim: Aim, way: AttackWay, rulings: StorytellerRulings) -> tuple[TickLine, ...]:
    """Return what makes an attack easier or harder, each by its name (15.3, 15.4, 15.6, 19.1)."""
    part = PART_DIFFICULTY[aim.part] if aim.part is not None else 0
    dice = BEARING_DICE[aim.bearing]
    side = Tick.REAR if aim.bearing is Bearing.REAR else Tick.FLANK
    lines = (
        TickLine(tick=Tick.AIM, dice=aim.aim),
        TickLine(tick=Tick.RANGE, difficulty=aim.range),
        TickLine(tick=Tick.BURST, dice=aim.burst_dice, difficulty=aim.burst),
        TickLine(tick=Tick.COVER, difficulty=aim.cover),
        TickLine(tick=Tick.SIGHT, difficulty=_SIGHT if lacks_sight(aim, way, rulings) else 0),
        TickLine(tick=side, dice=dice),
        TickLine(tick=Tick.PART, difficulty=part),
    )
    return tuple(line for line in lines if line.dice or line.difficulty)


def lacks_sight(aim: Aim, way: AttackWay, rulings: StorytellerRulings) -> bool:
    """Return whether sight makes an attack harder; two reasons do so no more than one (D19).

    Striking at somebody unseen is always harder (15.3); the rest is optional (19.1, 19.5).
    """
    if aim.senses:
        return False
    is_played = rulings.optional_blind is OnOff.ON
    strikes = aim.is_unseen and way.is_close
    return strikes or (is_played and (aim.is_blind or aim.is_unseen))


def is_sight_said_twice(aim: Aim) -> bool:
    """Return whether both reasons are ticked, of which one counts (rules/storyteller.md D19)."""
    return aim.is_blind and aim.is_unseen


def check_aim(aim: Aim, way: AttackWay, name: str, dexterity: int) -> None:
    """Refuse an attack that the rules do not allow (rules/storyteller.md 15.3, 15.5).

    Raises:
        UnseenTargetError: Nobody shoots or throws at what cannot be seen.
        TooFarError: The attacker moves farther than anybody does while acting.
    """
    if aim.is_unseen and not way.is_close and not aim.senses:
        raise UnseenTargetError(name)
    most = metres(dexterity)
    if aim.metres > most:
        raise TooFarError(aim.metres, most)


def metres(dexterity: int) -> float:
    """Return how far somebody moves in a turn while acting, in metres (15.5, D12)."""
    return _WALK + dexterity / 2
