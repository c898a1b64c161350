"""The body: boxes, marks, penalties, torpor (rules/storyteller.md 18, 28.15)."""

from dataclasses import dataclass, replace
from enum import StrEnum

from duskboard.core.storyteller.trait import Creature
from duskboard.core.storyteller_rulings import HealthMarks

MAX_BOXES = 40
"""The most boxes of one body."""


class Damage(StrEnum):
    """Kinds of damage, the least grave first (rules/storyteller.md 16.2-16.4)."""

    BASHING = "bashing"
    LETHAL = "lethal"
    AGGRAVATED = "aggravated"


class HealthLevel(StrEnum):
    """The levels of a body, the lightest first (rules/storyteller.md 18.1)."""

    BRUISED = "bruised"
    HURT = "hurt"
    INJURED = "injured"
    WOUNDED = "wounded"
    MAULED = "mauled"
    CRIPPLED = "crippled"
    INCAPACITATED = "incapacitated"


class Beyond(StrEnum):
    """What lies past the last box (rules/storyteller.md 18.1, vampire-extra.md X2.3)."""

    NONE = "none"
    TORPOR = "torpor"
    FINAL_DEATH = "final-death"
    DEAD = "dead"


class Movement(StrEnum):
    """How somebody can still move (rules/storyteller.md 18.1)."""

    FREE = "free"
    HALF_SPEED = "half-speed"
    WALK = "walk"
    THREE_YARDS = "three-yards"
    ONE_YARD = "one-yard"
    NONE = "none"


class Mark(StrEnum):
    """How damage is drawn in a box (rules/storyteller.md 16.2-16.4, D14)."""

    SLASH = "slash"
    CROSS = "cross"
    STAR = "star"


_PENALTIES = {
    HealthLevel.BRUISED: 0,
    HealthLevel.HURT: -1,
    HealthLevel.INJURED: -1,
    HealthLevel.WOUNDED: -2,
    HealthLevel.MAULED: -2,
    HealthLevel.CRIPPLED: -5,
    HealthLevel.INCAPACITATED: 0,
}
_MOVEMENT = {
    HealthLevel.INJURED: Movement.HALF_SPEED,
    HealthLevel.WOUNDED: Movement.WALK,
    HealthLevel.MAULED: Movement.THREE_YARDS,
    HealthLevel.CRIPPLED: Movement.ONE_YARD,
    HealthLevel.INCAPACITATED: Movement.NONE,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Box:
    """One box of a body.

    Attributes:
        name: A `HealthLevel`, or a word of the table's own.
        penalty: Dice lost, 0 or less; of no account for the last box, which allows no action.
    """

    name: str
    penalty: int = 0

    def __post_init__(self) -> None:
        """Refuse a box that gives dice.

        Raises:
            ValueError: The name is blank or the penalty above 0.
        """
        if not self.name.strip() or self.penalty > 0:
            msg = f"Box.name is blank or penalty above 0: {self.name!r} {self.penalty}"
            raise ValueError(msg)

    @property
    def is_incapacitated(self) -> bool:
        """Whether its owner cannot act."""
        return self.name == HealthLevel.INCAPACITATED


STANDARD_BOXES = tuple(Box(name=level, penalty=_PENALTIES[level]) for level in HealthLevel)
"""The seven boxes of a human body (rules/storyteller.md 18.1, 28.9)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Health:
    """A body and its marks.

    Attributes:
        boxes: From the lightest to the gravest.
        bashing: Boxes marked with bashing damage.
        lethal: Boxes marked with lethal damage.
        aggravated: Boxes marked with aggravated damage.
        beyond: What came after the last box.
    """

    boxes: tuple[Box, ...] = STANDARD_BOXES
    bashing: int = 0
    lethal: int = 0
    aggravated: int = 0
    beyond: Beyond = Beyond.NONE

    def __post_init__(self) -> None:
        """Refuse a body that cannot be.

        Raises:
            ValueError: There are no boxes or more than 40, they are not in order, more are marked
                than there are, or something lies beyond a body that is not full.
        """
        if not 1 <= len(self.boxes) <= MAX_BOXES:
            msg = f"Health.boxes are not 1 to {MAX_BOXES}: {len(self.boxes)}"
            raise ValueError(msg)
        graves = [_grave(box) for box in self.boxes]
        if graves != sorted(graves):
            msg = "Health.boxes are not ordered from the lightest to the gravest"
            raise ValueError(msg)
        if min(self.bashing, self.lethal, self.aggravated) < 0 or self.filled > len(self.boxes):
            msg = f"Health marks {self.filled} of {len(self.boxes)} boxes"
            raise ValueError(msg)
        if self.beyond is not Beyond.NONE and self.filled < len(self.boxes):
            msg = f"Health.beyond is {self.beyond} and boxes are empty"
            raise ValueError(msg)

    @property
    def filled(self) -> int:
        """Boxes that are marked."""
        return self.bashing + self.lethal + self.aggravated

    @property
    def box(self) -> Box | None:
        """The gravest box that is marked, or None for somebody unhurt."""
        return self.boxes[self.filled - 1] if self.filled else None

    @property
    def penalty(self) -> int:
        """Dice lost, 0 or less: the gravest box alone counts (rules/storyteller.md 18.2)."""
        return self.box.penalty if self.box else 0

    @property
    def can_act(self) -> bool:
        """Whether anything can be done but spending blood (rules/storyteller.md 18.1)."""
        is_down = self.box is not None and self.box.is_incapacitated
        return self.beyond is Beyond.NONE and not is_down

    @property
    def is_gone(self) -> bool:
        """Whether this was the end."""
        return self.beyond in {Beyond.FINAL_DEATH, Beyond.DEAD}

    @property
    def movement(self) -> Movement:
        """How its owner can move (rules/storyteller.md 18.1, D16)."""
        if self.beyond is not Beyond.NONE:
            return Movement.NONE
        named = (level for level in HealthLevel if self.box and level == self.box.name)
        level = next(named, None)
        return _MOVEMENT.get(level, Movement.FREE) if level else Movement.FREE

    def marks(self) -> tuple[Damage | None, ...]:
        """Return what stands in each box, the gravest damage on top; None for an empty one."""
        graves = (Damage.AGGRAVATED, Damage.LETHAL, Damage.BASHING)
        full = [damage for damage in graves for _ in range(self.count(damage))]
        return (*full, *(None for _ in range(len(self.boxes) - self.filled)))

    def count(self, damage: Damage) -> int:
        """Return the boxes marked with a kind of damage."""
        counts = {
            Damage.BASHING: self.bashing,
            Damage.LETHAL: self.lethal,
            Damage.AGGRAVATED: self.aggravated,
        }
        return counts[damage]


def mark(damage: Damage, style: HealthMarks) -> Mark:
    """Return how damage is drawn (ruling storyteller.health_marks)."""
    marks = {
        HealthMarks.SLASH_SLASH_CROSS: (Mark.SLASH, Mark.SLASH, Mark.CROSS),
        HealthMarks.SLASH_CROSS_STAR: (Mark.SLASH, Mark.CROSS, Mark.STAR),
    }
    return marks[style][tuple(Damage).index(damage)]


def hurt(
    health: Health,
    damage: Damage,
    levels: int,
    creature: Creature,
    *,
    is_asleep: bool = False,
) -> Health:
    """Return a body after so many unsoaked levels (rules/storyteller.md 18.1, 28.15, 26.4).

    One level ends whoever of Kindred is asleep, whatever it sleeps of.

    One level past the last box is torpor for Kindred; a second one, or an aggravated one, is Final
    Death, as is any level in torpor. For others it is death, which a body without a box for
    Incapacitated meets with its last one (vampire-extra.md X2.3).

    Raises:
        ValueError: The levels are below 0.
    """
    if levels < 0:
        msg = f"levels are below 0: {levels}"
        raise ValueError(msg)
    if health.is_gone or not levels:
        return health
    room = len(health.boxes) - health.filled
    after = _with(health, damage, health.count(damage) + min(levels, room))
    past = levels - min(levels, room)
    if creature is Creature.KINDRED and is_asleep:
        empty = len(after.boxes) - after.filled
        full = _with(after, damage, after.count(damage) + empty)
        return replace(full, beyond=Beyond.FINAL_DEATH)
    if creature is Creature.KINDRED:
        return replace(after, beyond=_beyond(health, damage, past))
    is_full = after.filled == len(after.boxes)
    dies = past > 0 or (is_full and not after.boxes[-1].is_incapacitated)
    return replace(after, beyond=Beyond.DEAD if dies else Beyond.NONE)


def healed(health: Health, damage: Damage, levels: int) -> Health:
    """Return a body with so many marks of a kind fewer, as far as there are any.

    Whoever was in torpor wakes with the first level; an end stays one.

    Raises:
        ValueError: The levels are below 0.
    """
    if levels < 0:
        msg = f"levels are below 0: {levels}"
        raise ValueError(msg)
    if health.is_gone or not levels:
        return health
    if health.beyond is Beyond.TORPOR:
        return healed(replace(health, beyond=Beyond.NONE), damage, levels - 1)
    return _with(health, damage, max(0, health.count(damage) - levels))


def marked(health: Health, damage: Damage, count: int) -> Health:
    """Return a body with so many marks of a kind, as the game master says.

    Others of its marks give way when the boxes are too few, the lightest first; torpor or an end
    stays only with a full body.

    Raises:
        ValueError: The count is below 0 or above the boxes.
    """
    if not 0 <= count <= len(health.boxes):
        msg = f"count is not within 0 to {len(health.boxes)}: {count}"
        raise ValueError(msg)
    after = {kind: health.count(kind) for kind in Damage} | {damage: count}
    over = sum(after.values()) - len(health.boxes)
    for kind in Damage:
        if kind is not damage and over > 0:
            given = min(over, after[kind])
            after[kind] -= given
            over -= given
    is_full = sum(after.values()) == len(health.boxes)
    return replace(
        health,
        bashing=after[Damage.BASHING],
        lethal=after[Damage.LETHAL],
        aggravated=after[Damage.AGGRAVATED],
        beyond=health.beyond if is_full else Beyond.NONE,
    )


def with_box(health: Health, box: Box) -> Health:
    """Return a body with one more box, where its penalty puts it (vampire-extra.md X4.1-X4.3).

    Whatever came after the last box is taken back, since it is empty now.
    """
    boxes = list(health.boxes)
    place = next((at for at, one in enumerate(boxes) if _grave(one) >= _grave(box)), len(boxes))
    boxes.insert(place, box)
    return replace(health, boxes=tuple(boxes), beyond=Beyond.NONE)


def with_boxes(health: Health, boxes: tuple[Box, ...]) -> Health:
    """Return a body with other boxes and the marks that they have room for, the gravest first.

    Raises:
        ValueError: The boxes make no body.
    """
    room, kept = len(boxes), {}
    for damage in reversed(Damage):
        kept[damage] = min(room, health.count(damage))
        room -= kept[damage]
    return Health(
        boxes=boxes,
        bashing=kept[Damage.BASHING],
        lethal=kept[Damage.LETHAL],
        aggravated=kept[Damage.AGGRAVATED],
        beyond=health.beyond if not room else Beyond.NONE,
    )


def _beyond(health: Health, damage: Damage, past: int) -> Beyond:
    if not past:
        return health.beyond
    was_out = health.beyond is Beyond.TORPOR
    ends = was_out or past > 1 or damage is Damage.AGGRAVATED
    return Beyond.FINAL_DEATH if ends else Beyond.TORPOR


def _with(health: Health, damage: Damage, count: int) -> Health:
    match damage:
        case Damage.BASHING:
            return replace(health, bashing=count)
        case Damage.LETHAL:
            return replace(health, lethal=count)
        case Damage.AGGRAVATED:
            return replace(health, aggravated=count)


def _grave(box: Box) -> tuple[bool, int]:
    return box.is_incapacitated, -box.penalty
