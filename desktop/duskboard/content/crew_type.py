"""Crew types as they are written in TOML, named in every language or in one (71, 85-93)."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from duskboard.content.fault import Fault, FaultKind, PresetError
from duskboard.content.playbook import (
    AbilityEntry,
    refuse_beyond,
    refuse_many,
    refuse_twice,
)
from duskboard.content.preset import Text, refuse_blank
from duskboard.core.blades.ability import CrewAbilityId
from duskboard.core.blades.claim import MAP_REACH, Claim, ClaimId, ClaimMap, ClaimState
from duskboard.core.blades.cohort import MOST_TRAITS, MOST_TYPES, Cohort, CohortKind
from duskboard.core.blades.crew_creation import CrewType
from duskboard.core.blades.playbook import MOST_LISTED
from duskboard.core.blades.upgrade import BOXES, MOST_BOXES, Upgrade, UpgradeId

_PLACE = re.compile(r"([A-T])(\d{1,2})")
_STEP = 2
"""Half columns and rows from a claim to its neighbour."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CrewAbilityEntry(AbilityEntry):
    """A special ability of crews: one of the program's by its key, or one of a table's own."""

    known: ClassVar = frozenset[str](CrewAbilityId)


@dataclass(frozen=True, slots=True, kw_only=True)
class UpgradeEntry:
    """An upgrade: one of the program's by its key, or one of a table's own (88, 89).

    Attributes:
        key: The key of the program's, or "".
        name: What a table's own is called.
        boxes: The boxes of a table's own.
        marked: Those that are marked from the start.
    """

    key: str = ""
    name: Text | None = None
    boxes: int = 1
    marked: int = 1

    def __post_init__(self) -> None:
        """Refuse what cannot be bought.

        Raises:
            PresetError: There is no such key, nor a name; or the boxes are out of range.
        """
        if self.key and self.key not in set(UpgradeId):
            raise PresetError(Fault(kind=FaultKind.UNKNOWN_UPGRADE, value=self.key))
        if not self.key and self.name is None:
            raise PresetError(Fault(kind=FaultKind.HALF_UPGRADE))
        refuse_beyond(MOST_BOXES, "boxes", self.boxes, least=1)
        refuse_beyond(self._most, "marked", self.marked)

    @property
    def _most(self) -> int:
        return BOXES[UpgradeId(self.key)] if self.key else self.boxes

    def made(self, tag: str) -> Upgrade:
        """Return the upgrade itself, in the language of a tag."""
        name = self.name.said(tag) if self.name else ""
        return Upgrade(key=self.key, name=name, marked=self.marked, boxes=self._most)


@dataclass(frozen=True, slots=True, kw_only=True)
class CohortEntry:
    """A gang or an expert that a crew begins with (rules/blades.md 91-93)."""

    name: Text
    kind: CohortKind = CohortKind.GANG
    types: tuple[str, ...] = ()
    edges: tuple[str, ...] = ()
    flaws: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Refuse a cohort that cannot be.

        Raises:
            PresetError: There are too many types, edges or flaws, or one stands twice.
        """
        for name, most in (("types", MOST_TYPES), ("edges", MOST_TRAITS), ("flaws", MOST_TRAITS)):
            refuse_many(most, name, getattr(self, name))
            refuse_twice(name, getattr(self, name))

    def made(self, tag: str) -> Cohort:
        """Return the cohort itself, in the language of a tag."""
        return Cohort(
            name=self.name.said(tag),
            kind=self.kind,
            types=self.types,
            edges=self.edges,
            flaws=self.flaws,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimEntry:
    """A claim of the map, or an empty place of it (rules/blades.md 71).

    Attributes:
        kind: The key of one that the program knows, or "".
        name: What it is called, where not as its kind.
        owner: Who holds it.
        gives: What it brings, where not as its kind.
    """

    kind: str = ""
    name: Text | None = None
    owner: Text | None = None
    gives: Text | None = None

    def __post_init__(self) -> None:
        """Refuse a claim that there is not.

        Raises:
            PresetError: There is no such kind.
        """
        if self.kind and self.kind not in set(ClaimId):
            raise PresetError(Fault(kind=FaultKind.UNKNOWN_CLAIM, value=self.kind))

    def made(self, tag: str, column: int, row: int) -> Claim | None:
        """Return the claim itself, or None for an empty place."""
        name, owner, gives = (
            "" if text is None else text.said(tag) for text in (self.name, self.owner, self.gives)
        )
        if not self.kind and not name:
            return None
        return Claim(
            key=_key(column, row),
            kind=self.kind,
            name=name,
            owner=owner,
            gives=gives,
            state=ClaimState.HELD if self.kind == ClaimId.LAIR else ClaimState.OPEN,
            column=_STEP * column,
            row=_STEP * row,
        )


@dataclass(frozen=True, kw_only=True)
class CrewTypePreset:
    """A crew type.

    Attributes:
        key: Its name among presets; never translated.
        name: What it is called.
        about: Who they are, in a line.
        trigger: What earns their xp.
        abilities: Special abilities; the first is the usual pick.
        upgrades: Those that they begin with.
        special: Those of their own.
        cohorts: Those that they begin with.
        operations: What they do on their hunting grounds.
        contacts: Whom to choose a favourite from.
        claims: The map, row by row.
        apart: Neighbours that no path joins, such as "A1-B1".
        links: Further paths.
    """

    key: str
    name: Text
    about: Text
    trigger: Text
    abilities: tuple[CrewAbilityEntry, ...]
    upgrades: tuple[UpgradeEntry, ...] = ()
    special: tuple[UpgradeEntry, ...] = ()
    cohorts: tuple[CohortEntry, ...] = ()
    operations: tuple[Text, ...] = ()
    contacts: tuple[Text, ...] = ()
    claims: tuple[tuple[ClaimEntry, ...], ...] = ()
    apart: tuple[str, ...] = ()
    links: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Refuse a type that nobody could play.

        Raises:
            PresetError: The key is blank, there is no ability, something stands twice, a list is
                too long, or a path leads nowhere.
        """
        refuse_blank(self.key)
        if not self.abilities:
            raise PresetError(Fault(kind=FaultKind.TOO_FEW, field="abilities", least=1))
        for name in ("abilities", "upgrades", "special"):
            refuse_twice(name, [one.key for one in getattr(self, name)])
        for name in ("abilities", "upgrades", "special", "cohorts", "operations", "contacts"):
            refuse_many(MOST_LISTED, name, getattr(self, name))
        refuse_many(MAP_REACH // _STEP, "claims", self.claims)
        for place, row in enumerate(self.claims):
            refuse_many(MAP_REACH // _STEP, f"claims[{place}]", row)
        self._map("en")

    @cached_property
    def _paths(self) -> tuple[tuple[str, str], ...]:
        """Every path, by the keys of the claims that it joins.

        Raises:
            PresetError: One leads nowhere.
        """
        there = dict.fromkeys(self._neighbours())
        for place, pair in enumerate(self.apart):
            field = f"apart[{place}]"
            path = self._path(field, pair)
            if path not in there:
                raise PresetError(Fault(kind=FaultKind.NO_NEIGHBOURS, field=field, value=pair))
            del there[path]
        ways = (self._path(f"links[{place}]", pair) for place, pair in enumerate(self.links))
        there |= dict.fromkeys(ways)
        return tuple(there)

    def _neighbours(self) -> Iterator[tuple[str, str]]:
        taken = self._taken
        for column, row in taken:
            for other in ((column + 1, row), (column, row + 1)):
                if other in taken:
                    first, second = _key(column, row), _key(*other)
                    yield min(first, second), max(first, second)

    @property
    def _taken(self) -> dict[tuple[int, int], ClaimEntry]:
        return {
            (column, row): one
            for row, entries in enumerate(self.claims)
            for column, one in enumerate(entries)
            if one.kind or one.name is not None
        }

    def _path(self, field: str, pair: str) -> tuple[str, str]:
        """Return the keys of the claims that stand in a pair such as "A1-B1"."""
        ends = [_PLACE.fullmatch(end.strip()) for end in pair.upper().split("-")]
        places = [(ord(end[1]) - ord("A"), int(end[2]) - 1) for end in ends if end is not None]
        keys = sorted({_key(*place) for place in places if place in self._taken})
        if len(ends) != len(keys) or len(keys) != _STEP:
            raise PresetError(Fault(kind=FaultKind.NO_PATH, field=field, value=pair))
        return keys[0], keys[1]

    def _map(self, tag: str) -> ClaimMap:
        made = (one.made(tag, *place) for place, one in self._taken.items())
        return ClaimMap(claims=tuple(one for one in made if one is not None), links=self._paths)

    def made(self, tag: str) -> CrewType:
        """Return the crew type itself, in the language of a tag."""
        return CrewType(
            key=self.key,
            name=self.name.said(tag),
            about=self.about.said(tag),
            trigger=self.trigger.said(tag),
            abilities=tuple(one.made(tag) for one in self.abilities),
            upgrades=tuple(one.made(tag) for one in self.upgrades),
            special=tuple(one.made(tag) for one in self.special),
            cohorts=tuple(one.made(tag) for one in self.cohorts),
            operations=tuple(one.said(tag) for one in self.operations),
            contacts=tuple(one.said(tag) for one in self.contacts),
            claims=self._map(tag),
        )


def _key(column: int, row: int) -> str:
    return f"{row:02}-{column:02}"
