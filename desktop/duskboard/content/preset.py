"""What the shelf of a chase holds: hazards, barriers and places, each named in every language."""

from dataclasses import dataclass
from enum import StrEnum

from duskboard.content.fault import Fault, FaultKind, PresetError
from duskboard.core.chase.check import Difficulty
from duskboard.core.chase.harm import Severity
from duskboard.core.chase.skill import SkillId
from duskboard.core.chase.track import Barrier, Direction, Drift, Hazard
from duskboard.core.chase.vehicle import Vehicle

WHOLE_ROUND = -1
"""The price of what takes all actions of a round."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Text:
    """A few words in every language of the program, by its tag."""

    en: str
    zh_TW: str  # noqa: N815 - the tag of the language
    zh_CN: str  # noqa: N815 - the tag of the language

    def __post_init__(self) -> None:
        """Refuse a language without words.

        Raises:
            PresetError: One of them is blank.
        """
        for tag in ("en", "zh_TW", "zh_CN"):
            if not self.said(tag).strip():
                raise PresetError(Fault(kind=FaultKind.NO_WORDS, value=tag))

    def said(self, tag: str) -> str:
        """Return the words in the language of a tag: "en", "zh_TW" or "zh_CN".

        Raises:
            AttributeError: There is no such language.
        """
        return str(getattr(self, tag))


class Travel(StrEnum):
    """How those go who meet it."""

    FOOT = "foot"
    ROAD = "road"
    SEA = "sea"
    AIR = "air"


@dataclass(frozen=True, slots=True, kw_only=True)
class HazardPreset:
    """A hazard to put on a way (rules/chase.md 5.11, 5.12).

    Attributes:
        key: Its name among presets; never translated.
        travel: How those go who meet it.
        name: What it is.
        skills: What gets past it; at least one.
        difficulty: The level to reach.
        harm: How badly a failure hurts people, or None for a mere delay.
        hurts_on_fumble: Whether only a fumble hurts (5.8).
        moves: How many ways a round it comes towards the beginning of the track (5.10).
    """

    key: str
    travel: Travel
    name: Text
    skills: tuple[SkillId, ...]
    difficulty: Difficulty
    harm: Severity | None = None
    hurts_on_fumble: bool = False
    moves: int = 0

    def __post_init__(self) -> None:
        """Refuse a hazard that could not be laid.

        Raises:
            PresetError: The key is blank or there is no skill.
        """
        refuse_blank(self.key)
        if not self.skills:
            raise PresetError(Fault(kind=FaultKind.TOO_FEW, field="skills", least=1))
        refuse_below(0, "moves", self.moves)

    def made(self, tag: str) -> Hazard:
        """Return the hazard itself, named in the language of a tag."""
        return Hazard(
            name=self.name.said(tag),
            skills=tuple(self.skills),
            difficulty=self.difficulty,
            harm=self.harm,
            hurts_on_fumble=self.hurts_on_fumble,
            drift=Drift(direction=Direction.BACKWARD, pace=self.moves) if self.moves else None,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class BarrierPreset:
    """A barrier to put on a way (rules/chase.md 6.10, 6.13).

    Attributes:
        key: Its name among presets; never translated.
        travel: How those go who meet it.
        name: What it is.
        skills: What gets past it.
        difficulty: The level to reach.
        hit_points: What it takes to break it, at least 1.
    """

    key: str
    travel: Travel
    name: Text
    skills: tuple[SkillId, ...]
    difficulty: Difficulty
    hit_points: int

    def __post_init__(self) -> None:
        """Refuse a barrier that could not be laid.

        Raises:
            PresetError: The key is blank, or it has no hit points.
        """
        refuse_blank(self.key)
        refuse_below(1, "hit_points", self.hit_points)

    def made(self, tag: str) -> Barrier:
        """Return the barrier itself, whole, named in the language of a tag."""
        return Barrier(
            name=self.name.said(tag),
            skills=tuple(self.skills),
            difficulty=self.difficulty,
            hit_points=self.hit_points,
            full_hit_points=self.hit_points,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class DealPreset:
    """A hazard that somebody makes for others (rules/chase.md 9.9).

    Attributes:
        key: Its name among presets; never translated.
        name: What is done.
        what: What lies there then.
        skills: What gets past it; at least one.
        difficulty: The level to reach.
        price: Actions that it takes; 0 for none, -1 for the whole round.
        roll: What is rolled for it, or None for nothing.
        hit_points: What it takes to break it, of a barrier; 0 of a hazard.
    """

    key: str
    name: Text
    what: Text
    skills: tuple[SkillId, ...]
    difficulty: Difficulty
    price: int
    roll: SkillId | None = None
    hit_points: int = 0

    def __post_init__(self) -> None:
        """Refuse what could not be made.

        Raises:
            PresetError: The key is blank, there is no skill, or a number is too low.
        """
        refuse_blank(self.key)
        if not self.skills:
            raise PresetError(Fault(kind=FaultKind.TOO_FEW, field="skills", least=1))
        refuse_below(WHOLE_ROUND, "price", self.price)
        refuse_below(0, "hit_points", self.hit_points)

    def made(self, tag: str) -> Hazard | Barrier:
        """Return what lies there then, named in the language of a tag."""
        if not self.hit_points:
            return Hazard(
                name=self.what.said(tag), skills=tuple(self.skills), difficulty=self.difficulty
            )
        return Barrier(
            name=self.what.said(tag),
            skills=tuple(self.skills),
            difficulty=self.difficulty,
            hit_points=self.hit_points,
            full_hit_points=self.hit_points,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceSet:
    """Places that make a track together (rules/chase.md 2.10).

    Attributes:
        key: Its name among presets; never translated.
        name: What they are the places of.
        places: The places, in order.
    """

    key: str
    name: Text
    places: tuple[Text, ...]

    def __post_init__(self) -> None:
        """Refuse a set that makes no track.

        Raises:
            PresetError: The key is blank, or there are fewer than two places.
        """
        refuse_blank(self.key)
        if len(self.places) < 2:
            raise PresetError(Fault(kind=FaultKind.TOO_FEW, field="places", least=2))


class VehicleKind(StrEnum):
    """Where vehicles go, or what pulls them."""

    ROAD = "road"
    RIDE = "ride"
    HEAVY = "heavy"
    AIR = "air"
    SEA = "sea"


@dataclass(frozen=True, slots=True, kw_only=True)
class VehiclePreset:
    """A vehicle to put on the table (rules/chase.md 10.3).

    Attributes:
        key: Its name among presets; never translated.
        kind: Where it goes.
        name: What it is.
        skill: What it is driven with.
        mov: MOV before the driver's speed roll.
        build: Its Build when whole.
        armour: What it takes off harm to those inside.
        passengers: How many ride along at the most.
        tyres: Its tyres; 0 for none that could burst.
    """

    key: str
    kind: VehicleKind
    name: Text
    skill: SkillId
    mov: int
    build: float
    armour: int
    passengers: int
    tyres: int = 0

    def __post_init__(self) -> None:
        """Refuse a vehicle that could not be.

        Raises:
            PresetError: The key is blank.
            ValueError: A number is out of bounds.
        """
        refuse_blank(self.key)
        self.made("en")

    def made(self, tag: str) -> Vehicle:
        """Return the vehicle itself, whole, named in the language of a tag."""
        return Vehicle(
            name=self.name.said(tag),
            mov=self.mov,
            build=self.build,
            full_build=self.build,
            armour=self.armour,
            seats=self.passengers + 1,
            skill=self.skill,
            tyres=self.tyres,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Presets:
    """Everything that there is to put on a track."""

    hazards: tuple[HazardPreset, ...]
    barriers: tuple[BarrierPreset, ...]
    places: tuple[PlaceSet, ...]
    vehicles: tuple[VehiclePreset, ...] = ()
    deals: tuple[DealPreset, ...] = ()

    @property
    def obstacles(self) -> tuple[HazardPreset | BarrierPreset, ...]:
        """Everything that lies on a way."""
        return (*self.hazards, *self.barriers)


def refuse_blank(key: str) -> None:
    """Refuse a key that nobody could name.

    Raises:
        PresetError: It is blank.
    """
    if not key.strip():
        raise PresetError(Fault(kind=FaultKind.BLANK, field="key"))


def refuse_below(least: int, field: str, value: int) -> None:
    """Refuse a number that is too low.

    Raises:
        PresetError: It is below the least.
    """
    if value < least:
        raise PresetError(Fault(kind=FaultKind.TOO_LOW, field=field, value=str(value), least=least))
