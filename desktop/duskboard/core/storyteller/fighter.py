"""Who fights, and what they said and did in this turn (rules/storyteller.md 4, 11, 12, 19)."""

from dataclasses import dataclass, field
from enum import StrEnum

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.action import loss
from duskboard.core.storyteller.health import Health
from duskboard.core.storyteller.trait import Creature

MAX_DEEDS = 10
"""The most actions of one fighter in a turn."""
_SIDES = 10


class DeedKind(StrEnum):
    """What is done with an action."""

    ATTACK = "attack"
    DEFENCE = "defence"
    OTHER = "other"
    STAND = "stand"


class DeedState(StrEnum):
    """How an action stands."""

    TO_COME = "to-come"
    DONE = "done"
    LOST = "lost"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """An action that was declared.

    Attributes:
        kind: What it is.
        text: What is done, in the words of the table, or "".
        weapon: What it is done with, as the sheet names it, or "".
        target: Against whom of the fight, or None.
        pool: The dice of it alone, or None where nobody counted them.
        state: How it stands.
        is_emergency: Whether it was another action that was given up (rules/storyteller.md 15.1).
    """

    kind: DeedKind = DeedKind.OTHER
    text: str = ""
    weapon: str = ""
    target: EntityId | None = None
    pool: int | None = None
    state: DeedState = DeedState.TO_COME
    is_emergency: bool = False

    @property
    def has_slot(self) -> bool:
        """Whether it waits for its moment; a defence comes when it is needed (12.4)."""
        return self.kind is not DeedKind.DEFENCE and self.state is not DeedState.REFUSED


@dataclass(frozen=True, slots=True, kw_only=True)
class Extra:
    """What is known of a fighter without a sheet of this game.

    Attributes:
        dice: The pool of whatever it does.
        strength: Strength.
        stamina: Stamina.
        soak: Soak dice.
        creature: What kind of body.
        health: The body.
    """

    dice: int = 4
    strength: int = 2
    stamina: int = 2
    soak: int = 2
    creature: Creature = Creature.MORTAL
    health: Health = field(default_factory=Health)

    def __post_init__(self) -> None:
        """Refuse what cannot be.

        Raises:
            ValueError: A number is below 0.
        """
        if min(self.dice, self.strength, self.stamina, self.soak) < 0:
            msg = "Extra.dice, strength, stamina or soak is below 0"
            raise ValueError(msg)


@dataclass(frozen=True, slots=True, kw_only=True)
class Fight:
    """A fight.

    Attributes:
        name: What it is about.
        turn: Which turn, 1 for the first.
    """

    name: str
    turn: int = 1

    def __post_init__(self) -> None:
        """Refuse what cannot be.

        Raises:
            ValueError: The name is blank or the turn below 1.
        """
        if not self.name.strip() or self.turn < 1:
            msg = f"Fight.name is blank or turn below 1: {self.name!r} {self.turn}"
            raise ValueError(msg)


@dataclass(frozen=True, slots=True, kw_only=True)
class Fighter:
    """Somebody in a fight: a sheet of whatever game, or an extra.

    Attributes:
        name: The name.
        rating: Dexterity + Wits.
        who: The sheet or participant that it stands for, or None.
        extra: Body and dice where there is no sheet of this game, or None.
        penalty: Dice that wounds and armour take from initiative, 0 or less (11.1).
        shift: What else moves initiative in this turn.
        die: The d10, or None before it fell.
        said: Initiative as told, in the place of all that, or None.
        has_declared: Whether it said what it does.
        deeds: What it does, in order.
        is_holding: Whether it waits for a later moment (11.3).
        willpower: Whether it announced to use Willpower (12.1).
        blood: Blood points that it announced to use (12.1).
        goes_first: Whether it strikes before anybody, after a tied ambush (15.2).
        is_surprised: Whether it neither acts nor defends itself, in an ambush (15.2).
        ambush: Successes of an ambush that may be added to its attacks (15.2).
        is_stunned: Whether it cannot act in this turn (19.2).
        is_down: Whether it needs an action to stand up (19.3).
        is_staked: Whether a stake holds it still (19.4).
        next_shift: What moves initiative in the next turn (19.3).
        next_stunned: Whether it cannot act in the next turn (19.2).
        joins_next: Whether it takes part from the next turn on.
        as_was: Its body as this moment began, where several act at once (11.2), or None.
    """

    name: str
    rating: int = 0
    who: EntityId | None = None
    extra: Extra | None = None
    penalty: int = 0
    shift: int = 0
    die: int | None = None
    said: int | None = None
    has_declared: bool = False
    deeds: tuple[Deed, ...] = ()
    is_holding: bool = False
    willpower: bool = False
    blood: int = 0
    goes_first: bool = False
    is_surprised: bool = False
    ambush: int = 0
    is_stunned: bool = False
    is_down: bool = False
    is_staked: bool = False
    next_shift: int = 0
    next_stunned: bool = False
    joins_next: bool = False
    as_was: Health | None = None

    def __post_init__(self) -> None:
        """Refuse a fighter that cannot be.

        Raises:
            ValueError: The name is blank, a number is out of its range, or there are too many
                deeds.
        """
        is_possible = self.rating >= 0 and self.penalty <= 0 and self.blood >= 0
        if not self.name.strip() or not is_possible or len(self.deeds) > MAX_DEEDS:
            msg = f"Fighter is not possible: {self.name!r} {self.rating} {self.penalty}"
            raise ValueError(msg)
        if self.die is not None and not 1 <= self.die <= _SIDES:
            msg = f"Fighter.die is no face of a d10: {self.die}"
            raise ValueError(msg)

    @property
    def initiative(self) -> int | None:
        """Dexterity + Wits + 1d10 with wounds and armour, or None before it fell (11.1)."""
        if self.said is not None:
            return self.said
        if self.die is None:
            return None
        return self.rating + self.penalty + self.shift + self.die

    @property
    def can_act(self) -> bool:
        """Whether this turn is its turn as well."""
        is_out = self.is_stunned or self.is_staked or self.is_surprised or self.joins_next
        return not is_out

    @property
    def is_multiple(self) -> bool:
        """Whether it does several things; defence alone is one, however often (14.4)."""
        counted = [deed for deed in self.deeds if deed.state is not DeedState.REFUSED]
        return len(counted) > 1 and any(deed.kind is not DeedKind.DEFENCE for deed in counted)

    def loss(self, place: int) -> int:
        """Return the dice that a deed loses to being one of several (rules/storyteller.md 4.1).

        Args:
            place: Which deed, 0 for the first.
        """
        if all(deed.kind is DeedKind.DEFENCE for deed in self.deeds):
            return 0
        return loss(len(self.deeds), place + 1)
