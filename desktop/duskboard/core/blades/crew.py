"""The crew: its sheet (rules/blades.md 11, 41, 53, 58, 76, 85, 86, 88, 91, 106-108)."""

from dataclasses import dataclass, field, replace

from duskboard.core.blades.ability import Ability, CrewAbilityId
from duskboard.core.blades.claim import ClaimMap
from duskboard.core.blades.cohort import Cohort
from duskboard.core.blades.faction import MAX_TIER
from duskboard.core.blades.hold import Hold
from duskboard.core.blades.prison import PRISON_MAP, PRISON_PLACE, PrisonClaimId
from duskboard.core.blades.trait import XpTrack
from duskboard.core.blades.upgrade import TRAINING, WHOLE, Upgrade, UpgradeId

HEAT_BOXES = 9
"""Heat at which the wanted level rises (rules/blades.md 107)."""
MAX_WANTED = 4
"""The highest wanted level (rules/blades.md 107)."""
MAX_REP = 12
"""Boxes of the rep track, turf among them (rules/blades.md 61)."""
STARTING_COIN = 2
"""Coin of a new crew (rules/blades.md 58)."""
MOST_CREW_COIN = 999
"""The most coin that is written down for a crew before it is spent (rules/blades.md 143)."""
CREW_XP = 10
"""The length of the crew's track (rules/blades.md 75, D15)."""
MOST_CREW_XP = 99
"""The most marks that are kept of it, and the longest track."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CrewContact:
    """Somebody whom a crew knows (rules/blades.md 85)."""

    name: str
    about: str = ""
    is_favourite: bool = False

    def __post_init__(self) -> None:
        """Refuse somebody without a name.

        Raises:
            ValueError: The name is blank.
        """
        if not self.name.strip():
            msg = f"CrewContact.name is blank: {self.name!r}"
            raise ValueError(msg)


@dataclass(frozen=True, slots=True, kw_only=True)
class CrewProfile:
    """What a crew is, in the words of the table (rules/blades.md 85, 86).

    Attributes:
        kind: The key of its type, or the name that the table gave it.
        reputation: A `Reputation`, or a word of the table's own.
        lair: Where it lies.
        grounds: Where it hunts.
        grounds_owner: Whose place that is.
        preferred: The operation that it prefers there.
        trigger: What earns xp by its type; "" for the words of the type.
        notes: The table's own words.
    """

    kind: str = ""
    reputation: str = ""
    lair: str = ""
    grounds: str = ""
    grounds_owner: str = ""
    preferred: str = ""
    trigger: str = ""
    notes: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Crew:
    """A crew of scoundrels.

    Attributes:
        name: What it is called.
        profile: What it is, in words.
        tier: 0 to 6.
        hold: How firmly it stands.
        tier_before_war: Its Tier before a war took it, or None (rules/blades.md 68).
        rep: Marks on the rep track, turf not counted.
        coin: What lies in the vault, or is too much for it (rules/blades.md 53, 143).
        heat: 0 to 8; the ninth raises the wanted level.
        wanted: 0 to 4.
        xp: Marks on the crew's own track.
        xp_boxes: The length of that track where the table writes its own (D15).
        abilities: Its special abilities.
        upgrades: What it has bought for good.
        claims: What it holds in the city.
        prison: Places of the map of the prison that it holds (rules/blades.md 110).
        cohorts: Gangs and experts.
        contacts: Whom it knows.
    """

    name: str
    profile: CrewProfile = field(default_factory=CrewProfile)
    tier: int = 0
    hold: Hold = Hold.STRONG
    tier_before_war: int | None = None
    rep: int = 0
    coin: int = 0
    heat: int = 0
    wanted: int = 0
    xp: int = 0
    xp_boxes: int | None = None
    abilities: tuple[Ability, ...] = ()
    upgrades: tuple[Upgrade, ...] = ()
    claims: ClaimMap = field(default_factory=ClaimMap)
    prison: tuple[int, ...] = ()
    cohorts: tuple[Cohort, ...] = ()
    contacts: tuple[CrewContact, ...] = ()

    def __post_init__(self) -> None:
        """Refuse a crew that cannot be.

        Raises:
            ValueError: The name is blank, a number is out of its range, or something that can
                stand there once stands twice.
        """
        if not self.name.strip():
            msg = f"Crew.name is blank: {self.name!r}"
            raise ValueError(msg)
        ranges = (
            ("tier", self.tier, MAX_TIER),
            ("tier_before_war", self.tier_before_war or 0, MAX_TIER),
            ("rep", self.rep, MAX_REP),
            ("coin", self.coin, MOST_CREW_COIN),
            ("heat", self.heat, HEAT_BOXES - 1),
            ("wanted", self.wanted, MAX_WANTED),
            ("xp", self.xp, MOST_CREW_XP),
            ("xp_boxes", self.xp_boxes or 0, MOST_CREW_XP),
        )
        for name, number, most in ranges:
            if not 0 <= number <= most:
                msg = f"Crew.{name} is not within 0 to {most}: {number}"
                raise ValueError(msg)
        places = set(range(len(PRISON_MAP))) - {PRISON_PLACE}
        if not places.issuperset(self.prison) or len(self.prison) != len(set(self.prison)):
            msg = f"Crew.prison holds a place that is none, or one twice: {self.prison!r}"
            raise ValueError(msg)
        known = [one.key for one in self.upgrades if one.key]
        if len(known) != len(set(known)):
            msg = f"Crew.upgrades hold one twice: {known!r}"
            raise ValueError(msg)

    def has(self, ability: CrewAbilityId) -> bool:
        """Return whether the crew has an ability."""
        return any(one.key == ability for one in self.abilities)

    def marked(self, upgrade: UpgradeId) -> int:
        """Return how many boxes of an upgrade are marked (rules/blades.md 88)."""
        return next((one.marked for one in self.upgrades if one.key == upgrade), 0)

    def has_upgrade(self, upgrade: UpgradeId) -> bool:
        """Return whether an upgrade does what it does; some need all their boxes for it."""
        for one in self.upgrades:
            if one.key == upgrade:
                return one.is_taken if upgrade in WHOLE else one.marked > 0
        return False

    def holds(self, claim: PrisonClaimId) -> int:
        """Return how many claims of a kind the crew holds in prison (rules/blades.md 110)."""
        return sum(PRISON_MAP[place] is claim for place in self.prison)

    @property
    def has_mastery(self) -> bool:
        """Whether actions go to four dots (rules/blades.md 11)."""
        return self.has_upgrade(UpgradeId.MASTERY)

    @property
    def composed(self) -> int:
        """Stress boxes that the crew adds (rules/blades.md 41; rules/blades-abilities.md U5)."""
        return int(self.has_upgrade(UpgradeId.COMPOSED))

    @property
    def hardened(self) -> int:
        """Trauma boxes that the crew adds (rules/blades.md 41; rules/blades-abilities.md U4)."""
        return int(self.has_upgrade(UpgradeId.HARDENED))

    @property
    def smuggling(self) -> int:
        """Smuggling claims that the crew holds in prison (rules/blades.md 84, 110)."""
        return self.holds(PrisonClaimId.SMUGGLING)

    @property
    def training(self) -> tuple[XpTrack, ...]:
        """Tracks on which training counts double (rules/blades.md 76)."""
        return tuple(track for key, track in TRAINING.items() if self.has_upgrade(key))


@dataclass(frozen=True, slots=True, kw_only=True)
class Heated:
    """What heat did to a crew.

    Attributes:
        crew: The crew afterwards.
        raised: Levels by which the wanted level rose.
        is_capped: Whether it would have risen further (rules/blades.md D5).
    """

    crew: Crew
    raised: int
    is_capped: bool


def heated(crew: Crew, heat: int) -> Heated:
    """Return a crew with more heat: nine boxes raise the wanted level and roll over (107, D5).

    Raises:
        ValueError: The heat is below 0.
    """
    if heat < 0:
        msg = f"heat is below 0: {heat}"
        raise ValueError(msg)
    levels, left = divmod(crew.heat + heat, HEAT_BOXES)
    raised = min(levels, MAX_WANTED - crew.wanted)
    after = replace(crew, heat=left, wanted=crew.wanted + raised)
    return Heated(crew=after, raised=raised, is_capped=raised < levels)


def convicted(crew: Crew) -> Crew:
    """Return a crew of which somebody went to prison: wanted level -1, heat 0 (44, 108)."""
    return replace(crew, heat=0, wanted=max(0, crew.wanted - 1))
