"""Claims: what a crew holds in the city, as a map that is walked (rules/blades.md 69-72, 147)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.blades.error import BladesError

MOST_CLAIMS = 60
"""The most claims on a map."""
MAP_REACH = 40
"""Columns and rows of the grid on which claims stand, counted in halves."""


class ClaimId(StrEnum):
    """What a claim can be (rules/blades.md 71)."""

    LAIR = "lair"
    TURF = "turf"
    CITY_RECORDS = "city-records"
    SECRET_PATHWAYS = "secret-pathways"  # noqa: S105 - a claim
    COVER_IDENTITIES = "cover-identities"
    ANCIENT_ALTAR = "ancient-altar"
    ENVOY = "envoy"
    FIXER = "fixer"
    STREET_FENCE = "street-fence"
    TERRORIZED_CITIZENS = "terrorized-citizens"
    OFFERTORY = "offertory"
    LOCAL_GRAFT = "local-graft"
    SURPLUS_CACHE = "surplus-cache"
    COVERT_DROP = "covert-drop"
    LOYAL_FENCE = "loyal-fence"
    PROTECTION_RACKET = "protection-racket"
    VICE_DEN = "vice-den"
    FIGHTING_PITS = "fighting-pits"
    SIDE_BUSINESS = "side-business"
    COVER_OPERATION = "cover-operation"
    INFIRMARY = "infirmary"
    INFORMANTS = "informants"
    TRAINING_ROOMS = "training-rooms"
    VICTIM_TROPHIES = "victim-trophies"
    WAREHOUSES = "warehouses"
    ANCIENT_TOWER = "ancient-tower"
    LOOKOUTS = "lookouts"
    LUXURY_VENUE = "luxury-venue"
    TAVERN = "tavern"
    INTERROGATION_CHAMBER = "interrogation-chamber"


class ClaimState(StrEnum):
    """Whose a claim is (rules/blades.md 69, 70)."""

    OPEN = "open"
    HELD = "held"
    LOST = "lost"


class PlanKind(StrEnum):
    """How a score is gone about (rules/blades.md 96)."""

    ASSAULT = "assault"
    DECEPTION = "deception"
    STEALTH = "stealth"
    OCCULT = "occult"
    SOCIAL = "social"
    TRANSPORT = "transport"


ENGAGEMENT: Mapping[ClaimId, tuple[PlanKind, ...]] = MappingProxyType(
    {
        ClaimId.CITY_RECORDS: (PlanKind.STEALTH,),
        ClaimId.SECRET_PATHWAYS: (PlanKind.STEALTH,),
        ClaimId.COVER_IDENTITIES: (PlanKind.DECEPTION, PlanKind.SOCIAL),
        ClaimId.ANCIENT_ALTAR: (PlanKind.OCCULT,),
    }
)
"""Claims that give a die to the engagement roll of some plans (rules/blades.md 71)."""
PAYING = (
    ClaimId.ENVOY,
    ClaimId.FIXER,
    ClaimId.STREET_FENCE,
    ClaimId.TERRORIZED_CITIZENS,
    ClaimId.OFFERTORY,
    ClaimId.LOCAL_GRAFT,
    ClaimId.SURPLUS_CACHE,
    ClaimId.COVERT_DROP,
    ClaimId.LOYAL_FENCE,
)
"""Claims that bring two coin more from some scores (rules/blades.md 71)."""
PAYING_COIN = 2
"""What each of them brings."""
INCOME = (
    ClaimId.PROTECTION_RACKET,
    ClaimId.VICE_DEN,
    ClaimId.FIGHTING_PITS,
    ClaimId.SIDE_BUSINESS,
)
"""Claims that are rolled for in downtime (rules/blades.md 71, 72)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """A place on the map of claims.

    Attributes:
        key: What tells it from the others of its map.
        kind: A `ClaimId`, or "" for one of the table's own.
        name: What the table calls it; "" for the name that its kind has in each language.
        owner: Who holds it if the crew does not.
        gives: What it brings, in the table's words; "" for the words of its kind.
        state: Whose it is.
        column: Where it stands, in half columns from the left.
        row: Where it stands, in half rows from the top.
    """

    key: str
    kind: str = ""
    name: str = ""
    owner: str = ""
    gives: str = ""
    state: ClaimState = ClaimState.OPEN
    column: int = 0
    row: int = 0

    def __post_init__(self) -> None:
        """Refuse a claim that cannot be.

        Raises:
            ValueError: It has no key, neither kind nor name, or stands off the grid.
        """
        if not self.key or (not self.kind and not self.name.strip()):
            msg = f"Claim.key, or both Claim.kind and Claim.name, are blank: {self.key!r}"
            raise ValueError(msg)
        if not (0 <= self.column < MAP_REACH and 0 <= self.row < MAP_REACH):
            msg = f"Claim stands off the grid: {self.column}, {self.row}"
            raise ValueError(msg)

    @property
    def is_turf(self) -> bool:
        """Whether it is turf (rules/blades.md 61, 70)."""
        return self.kind == ClaimId.TURF

    @property
    def is_lair(self) -> bool:
        """Whether it is the lair, from which the map is walked (rules/blades.md 69)."""
        return self.kind == ClaimId.LAIR

    @property
    def is_held(self) -> bool:
        """Whether the crew holds it."""
        return self.state is ClaimState.HELD


class NoClaimError(BladesError):
    """There is no such claim on the map. Args: the key."""


class ClaimsFullError(BladesError):
    """The map holds no more claims. Args: the most."""


class LinkError(BladesError):
    """A claim is not linked to itself. Args: the key."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimMap:
    """The claims of a crew and the paths between them.

    Attributes:
        claims: Each once.
        links: Pairs of keys, the lesser first, each once.
    """

    claims: tuple[Claim, ...] = ()
    links: tuple[tuple[str, str], ...] = ()

    def __post_init__(self) -> None:
        """Refuse a map that cannot be.

        Raises:
            ValueError: A key stands twice, or a link leads nowhere, to itself or stands twice.
        """
        keys = [one.key for one in self.claims]
        if len(keys) != len(set(keys)) or len(keys) > MOST_CLAIMS:
            msg = f"ClaimMap.claims hold a key twice, or are too many: {keys!r}"
            raise ValueError(msg)
        if len(self.links) != len(set(self.links)):
            msg = f"ClaimMap.links hold one twice: {self.links!r}"
            raise ValueError(msg)
        for first, second in self.links:
            if not (first < second and first in keys and second in keys):
                msg = f"ClaimMap.links lead nowhere: {first!r}, {second!r}"
                raise ValueError(msg)

    @property
    def held(self) -> tuple[Claim, ...]:
        """Every claim that the crew holds, but for the lair and turf."""
        return tuple(one for one in self.claims if one.is_held and not (one.is_turf or one.is_lair))

    @property
    def turf(self) -> int:
        """How much turf the crew holds."""
        return sum(one.is_turf and one.is_held for one in self.claims)

    @property
    def is_lair_lost(self) -> bool:
        """Whether the lair is lost, so that no claim does anything (rules/blades.md 70)."""
        return any(one.is_lair and one.state is ClaimState.LOST for one in self.claims)

    def works(self, kind: ClaimId) -> int:
        """Return how many claims of a kind are held and do what they do (rules/blades.md 70)."""
        if self.is_lair_lost:
            return 0
        return sum(one.kind == kind and one.is_held for one in self.claims)

    def claim(self, key: str) -> Claim:
        """Return a claim.

        Raises:
            NoClaimError: There is none.
        """
        for one in self.claims:
            if one.key == key:
                return one
        raise NoClaimError(key)

    def neighbours(self, key: str) -> tuple[str, ...]:
        """Return the keys of all claims that a path joins to one."""
        return tuple(
            second if first == key else first
            for first, second in self.links
            if key in (first, second)
        )

    def in_reach(self) -> tuple[str, ...]:
        """Return the keys of claims next to one that is held, or to the lair (69)."""
        return tuple(
            one.key
            for one in self.claims
            if not (one.is_held or one.is_lair)
            and any(self._is_base(key) for key in self.neighbours(one.key))
        )

    def _is_base(self, key: str) -> bool:
        one = self.claim(key)
        return one.is_held or (one.is_lair and one.state is not ClaimState.LOST)


def with_claim(claims: ClaimMap, claim: Claim) -> ClaimMap:
    """Return a map with a claim, new or in the place of the one that has its key.

    Raises:
        ClaimsFullError: There is no room for another.
    """
    if any(one.key == claim.key for one in claims.claims):
        changed = tuple(claim if one.key == claim.key else one for one in claims.claims)
        return replace(claims, claims=changed)
    if len(claims.claims) >= MOST_CLAIMS:
        raise ClaimsFullError(MOST_CLAIMS)
    return replace(claims, claims=(*claims.claims, claim))


def without_claim(claims: ClaimMap, key: str) -> ClaimMap:
    """Return a map without a claim and the paths to it.

    Raises:
        NoClaimError: There is none.
    """
    gone = claims.claim(key)
    return ClaimMap(
        claims=tuple(one for one in claims.claims if one is not gone),
        links=tuple(link for link in claims.links if key not in link),
    )


def linked(claims: ClaimMap, first: str, second: str) -> ClaimMap:
    """Return a map with a path between two claims, or without it where there was one.

    Raises:
        NoClaimError: There is no such claim.
        LinkError: It is one and the same.
    """
    if first == second:
        raise LinkError(first)
    for key in (first, second):
        claims.claim(key)
    link = (min(first, second), max(first, second))
    if link in claims.links:
        return replace(claims, links=tuple(one for one in claims.links if one != link))
    return replace(claims, links=(*claims.links, link))


def in_state(claims: ClaimMap, key: str, state: ClaimState) -> ClaimMap:
    """Return a map on which a claim is seized, lost or open (rules/blades.md 70).

    Raises:
        NoClaimError: There is none.
    """
    return with_claim(claims, replace(claims.claim(key), state=state))


def grid(rows: Iterable[Iterable[str]]) -> ClaimMap:
    """Return a map of which the claims stand in a grid, each joined to those beside it.

    Args:
        rows: The kinds of the claims row by row; one that stands at the lair is held.
    """
    claims: list[Claim] = []
    links: list[tuple[str, str]] = []
    keys: dict[tuple[int, int], str] = {}
    for row, kinds in enumerate(rows):
        for column, kind in enumerate(kinds):
            key = f"{row:02}-{column:02}"
            keys[row, column] = key
            state = ClaimState.HELD if kind == ClaimId.LAIR else ClaimState.OPEN
            claims.append(Claim(key=key, kind=kind, state=state, column=2 * column, row=2 * row))
            links += [
                (keys[place], key)
                for place in ((row - 1, column), (row, column - 1))
                if place in keys
            ]
    return ClaimMap(claims=tuple(claims), links=tuple(links))
