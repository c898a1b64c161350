"""A scoundrel's sheet as one value (rules/blades.md 3, 8, 11, 15, 17, 18).

Functions that change one part of it stand with the rules of that part.
"""

from dataclasses import dataclass, field
from enum import StrEnum

from duskboard.core.blades.ability import Ability, AbilityId
from duskboard.core.blades.harm import Harm
from duskboard.core.blades.trait import ACTIONS, MAX_DOTS, ActionId, AttributeId, XpTrack
from duskboard.core.identity import AssetId, EntityId

STRESS_BOXES = 9
"""Boxes of the stress track (rules/blades.md 41, D15)."""
TRAUMA_BOXES = 4
"""The trauma that ends a career (rules/blades.md 44)."""
MOST_BOXES = 24
"""The longest track that a table can write."""
MAX_COIN = 4
"""The most coin that one scoundrel carries (rules/blades.md 53)."""
LONGEST_SENTENCE = 4
"""Prison for life (rules/blades.md 108)."""
MAX_STASH = 40
"""The length of the stash track (rules/blades.md 55)."""
PLAYBOOK_XP = 8
"""The length of the playbook's track (rules/blades.md 75, D15)."""
ATTRIBUTE_XP = 6
"""The length of an attribute's track (rules/blades.md 75, D15)."""


class ArmourKind(StrEnum):
    """The armour boxes of a sheet (rules/blades.md 37)."""

    STANDARD = "standard"
    HEAVY = "heavy"
    SPECIAL = "special"


class Load(StrEnum):
    """How much is carried (rules/blades.md 83)."""

    LIGHT = "light"
    NORMAL = "normal"
    HEAVY = "heavy"
    ENCUMBERED = "encumbered"


class Fate(StrEnum):
    """Where somebody stands in the story (rules/blades.md 39, 42, 44, 124, 162)."""

    ACTIVE = "active"
    OUT = "out"
    LOST = "lost"
    JAILED = "jailed"
    RETIRED = "retired"
    DEAD = "dead"


class Bond(StrEnum):
    """What a contact is to a scoundrel (rules/blades.md 79)."""

    CONTACT = "contact"
    FRIEND = "friend"
    RIVAL = "rival"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ratings:
    """The dots of the twelve actions, 0 to 4 each (rules/blades.md 9)."""

    hunt: int = 0
    study: int = 0
    survey: int = 0
    tinker: int = 0
    finesse: int = 0
    prowl: int = 0
    skirmish: int = 0
    wreck: int = 0
    attune: int = 0
    command: int = 0
    consort: int = 0
    sway: int = 0

    def __post_init__(self) -> None:
        """Refuse dots that cannot be.

        Raises:
            ValueError: A rating is not within 0 to 4.
        """
        for action in ActionId:
            if not 0 <= self.of(action) <= MAX_DOTS:
                msg = f"Ratings.{action} is not within 0 to {MAX_DOTS}: {self.of(action)}"
                raise ValueError(msg)

    def of(self, action: ActionId) -> int:
        """Return the dots of an action."""
        dots: int = getattr(self, action.value)
        return dots

    def attribute(self, attribute: AttributeId) -> int:
        """Return how many actions of an attribute have a dot (rules/blades.md 10)."""
        return sum(self.of(action) > 0 for action in ACTIONS[attribute])


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """Who a scoundrel is, in the words of the table (rules/blades.md 79, 82).

    Attributes:
        alias: What they are known as.
        look: How they look.
        player: Who plays them.
        playbook: Its key, or the name that the table gave it.
        heritage: Where they come from.
        background: What they did before.
        vice: A `ViceId` or a word of the table's own.
        purveyor: Who serves the vice.
        trigger: What earns the playbook's xp; "" for the words of the playbook.
    """

    alias: str = ""
    look: str = ""
    player: str = ""
    playbook: str = ""
    heritage: str = ""
    background: str = ""
    vice: str = ""
    purveyor: str = ""
    trigger: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """Something that can be carried (rules/blades.md 81, 83).

    Attributes:
        name: What it is.
        load: What it weighs; 0 for what is printed in italics.
        is_fine: Whether it is one better than the crew's Tier (rules/blades.md 22).
        is_carried: Whether it has been ticked for this score.
        armour: The box that it is worn for, or None for anything but armour (37).
    """

    name: str
    load: int = 1
    is_fine: bool = False
    is_carried: bool = False
    armour: ArmourKind | None = None

    def __post_init__(self) -> None:
        """Refuse an item that cannot be.

        Raises:
            ValueError: The name is blank, or the load not within 0 to 9.
        """
        if not self.name.strip() or not 0 <= self.load <= MAX_ITEM_LOAD:
            msg = f"Item.name is blank or Item.load not within 0 to 9: {self.name!r} {self.load}"
            raise ValueError(msg)


MAX_ITEM_LOAD = 9
"""The heaviest item."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Contact:
    """Somebody whom a scoundrel knows (rules/blades.md 79)."""

    name: str
    bond: Bond = Bond.CONTACT

    def __post_init__(self) -> None:
        """Refuse somebody without a name.

        Raises:
            ValueError: The name is blank.
        """
        if not self.name.strip():
            msg = f"Contact.name is blank: {self.name!r}"
            raise ValueError(msg)


@dataclass(frozen=True, slots=True, kw_only=True)
class Experience:
    """Marks on the four tracks (rules/blades.md 74)."""

    playbook: int = 0
    insight: int = 0
    prowess: int = 0
    resolve: int = 0

    def __post_init__(self) -> None:
        """Refuse marks that cannot be.

        Raises:
            ValueError: A number is not within 0 to 99.
        """
        for track in XpTrack:
            if not 0 <= self.of(track) <= MOST_XP:
                msg = f"Experience.{track} is not within 0 to {MOST_XP}: {self.of(track)}"
                raise ValueError(msg)

    def of(self, track: XpTrack) -> int:
        """Return the marks of a track."""
        marks: int = getattr(self, track.value)
        return marks


MOST_XP = 99
"""The most marks that are kept of a track."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tracks:
    """How long the tracks of a sheet are where the table writes its own (D15).

    None is as usual: nine stress, four trauma, eight xp for the playbook, six for an attribute.
    """

    stress: int | None = None
    trauma: int | None = None
    playbook: int | None = None
    attribute: int | None = None

    def __post_init__(self) -> None:
        """Refuse a track without boxes, or of more than fit.

        Raises:
            ValueError: A length is not within 1 to 24.
        """
        for length in (self.stress, self.trauma, self.playbook, self.attribute):
            if length is not None and not 1 <= length <= MOST_BOXES:
                msg = f"Tracks hold a length not within 1 to {MOST_BOXES}: {length}"
                raise ValueError(msg)


@dataclass(frozen=True, slots=True, kw_only=True)
class Jail:
    """Time in prison (rules/blades.md 108, 156).

    Attributes:
        sentence: How long it is, 0 to 4; see `prison.Sentence`.
        coin: Coin that was smuggled in, each in the place of one load.
    """

    sentence: int = 0
    coin: int = 0

    def __post_init__(self) -> None:
        """Refuse what cannot be.

        Raises:
            ValueError: The sentence is not within 0 to 4, or the coin below 0.
        """
        if not 0 <= self.sentence <= LONGEST_SENTENCE or not 0 <= self.coin <= MOST_COIN:
            msg = f"Jail.sentence or Jail.coin is out of range: {self.sentence} {self.coin}"
            raise ValueError(msg)


@dataclass(frozen=True, slots=True, kw_only=True)
class Scoundrel:
    """A scoundrel's sheet.

    Attributes:
        name: Who it is.
        profile: Who that is, in words.
        ratings: The dots of the twelve actions.
        stress: Marked boxes.
        traumas: Each a `TraumaId` or a word of the table's own, in the order in which they came.
        harm: Harm, and how far it has healed.
        armour_used: The armour boxes that are marked, each once.
        load: What was chosen for this score, or None before it was.
        items: What can be carried.
        coin: Carried; above four it has to go (rules/blades.md 143).
        stash: Put away for later life, 0 to 40.
        xp: Marks on the four tracks.
        tracks: Lengths of the table's own.
        abilities: Special abilities.
        contacts: Whom they know.
        fate: Where they stand in the story.
        jail: How long prison keeps them, and what they have there; None outside.
        stands_in_for: The sheet for which this one is played meanwhile, or None (162).
        is_healer: Whether they can treat others (rules/blades.md 120).
        is_vice_satisfied: Whether the vice needs nothing in the next downtime (42).
        assists_given: Free assists of Foresight given in this score (A33).
        trained: Tracks that were trained in this downtime, each once (76).
        notes: The table's own words.
        portrait: A picture, or None.
    """

    name: str
    profile: Profile = field(default_factory=Profile)
    ratings: Ratings = field(default_factory=Ratings)
    stress: int = 0
    traumas: tuple[str, ...] = ()
    harm: Harm = field(default_factory=Harm)
    armour_used: tuple[ArmourKind, ...] = ()
    load: Load | None = None
    items: tuple[Item, ...] = ()
    coin: int = 0
    stash: int = 0
    xp: Experience = field(default_factory=Experience)
    tracks: Tracks = field(default_factory=Tracks)
    abilities: tuple[Ability, ...] = ()
    contacts: tuple[Contact, ...] = ()
    fate: Fate = Fate.ACTIVE
    jail: Jail | None = None
    stands_in_for: EntityId | None = None
    is_healer: bool = False
    is_vice_satisfied: bool = False
    assists_given: int = 0
    trained: tuple[XpTrack, ...] = ()
    notes: str = ""
    portrait: AssetId | None = None

    def __post_init__(self) -> None:
        """Refuse a sheet that cannot be.

        Raises:
            ValueError: The name is blank, a number is out of its range, or an armour box, a
                trauma or a trained track stands twice.
        """
        if not self.name.strip():
            msg = f"Scoundrel.name is blank: {self.name!r}"
            raise ValueError(msg)
        ranges = (
            ("stress", self.stress, MOST_BOXES),
            ("coin", self.coin, MOST_COIN),
            ("stash", self.stash, MAX_STASH),
            ("assists_given", self.assists_given, MOST_BOXES),
        )
        for name, number, most in ranges:
            if not 0 <= number <= most:
                msg = f"Scoundrel.{name} is not within 0 to {most}: {number}"
                raise ValueError(msg)
        for several in (self.armour_used, self.traumas, self.trained):
            if len(several) != len(set(several)):
                msg = f"Scoundrel holds something twice: {several!r}"
                raise ValueError(msg)

    def has(self, ability: AbilityId) -> bool:
        """Return whether somebody has an ability."""
        return any(one.key == ability for one in self.abilities)


MOST_COIN = 99
"""The most coin that is written down before it is spent (rules/blades.md 143)."""
