"""Playbooks as they are written in TOML, named in every language or in one (rules/blades.md 27)."""

from collections.abc import Sequence, Sized
from dataclasses import dataclass
from typing import ClassVar

from duskboard.content.fault import Fault, FaultKind, PresetError
from duskboard.content.preset import Text, refuse_blank
from duskboard.core.blades.ability import Ability, AbilityId
from duskboard.core.blades.playbook import MOST_LISTED, Playbook
from duskboard.core.blades.scoundrel import MAX_ITEM_LOAD, ArmourKind, Item, Ratings


@dataclass(frozen=True, slots=True, kw_only=True)
class AbilityEntry:
    """A special ability: one of the program's by its key, or one of a table's own.

    Attributes:
        key: The key of the program's, or "".
        name: What a table's own is called.
        text: What a table's own does.
    """

    known: ClassVar = frozenset[str](AbilityId)

    key: str = ""
    name: Text | None = None
    text: Text | None = None

    def __post_init__(self) -> None:
        """Refuse what is neither.

        Raises:
            PresetError: There is no such key, or a table's own has no name or no text.
        """
        if self.key and self.key not in self.known:
            raise PresetError(Fault(kind=FaultKind.UNKNOWN_ABILITY, value=self.key))
        if not self.key and (self.name is None or self.text is None):
            raise PresetError(Fault(kind=FaultKind.HALF_ABILITY))

    def made(self, tag: str) -> Ability:
        """Return the ability itself, in the language of a tag."""
        name = self.name.said(tag) if self.name else ""
        return Ability(key=self.key, name=name, text=self.text.said(tag) if self.text else "")


@dataclass(frozen=True, slots=True, kw_only=True)
class ItemEntry:
    """An item (rules/blades.md 81, 83).

    Attributes:
        name: What it is.
        load: What it weighs, 0 for what is never counted.
        fine: Whether it is one better than the crew's Tier.
        armour: The armour box that it is worn for, or None.
    """

    name: Text
    load: int = 1
    fine: bool = False
    armour: ArmourKind | None = None

    def __post_init__(self) -> None:
        """Refuse what nobody could carry.

        Raises:
            PresetError: The load is not within 0 to 9.
        """
        refuse_beyond(MAX_ITEM_LOAD, "load", self.load)

    def made(self, tag: str) -> Item:
        """Return the item itself, named in the language of a tag."""
        return Item(name=self.name.said(tag), load=self.load, is_fine=self.fine, armour=self.armour)


@dataclass(frozen=True, slots=True, kw_only=True)
class ItemPreset:
    """An item that every scoundrel owns, whatever the playbook."""

    key: str
    name: Text
    load: int = 1
    armour: ArmourKind | None = None

    def __post_init__(self) -> None:
        """Refuse an item that cannot be.

        Raises:
            PresetError: The key is blank, or the load not within 0 to 9.
        """
        refuse_blank(self.key)
        ItemEntry(name=self.name, load=self.load)

    def made(self, tag: str) -> Item:
        """Return the item itself, named in the language of a tag."""
        return Item(name=self.name.said(tag), load=self.load, armour=self.armour)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaybookPreset:
    """A playbook.

    Attributes:
        key: Its name among presets; never translated.
        name: What it is called.
        about: Whom it is for, in a line.
        trigger: What earns its xp.
        dots: The dots that it has printed, by action.
        abilities: Special abilities; the first is the usual pick.
        items: Items beside those that everybody owns.
        contacts: People to choose a friend and a rival from, by what they are.
    """

    key: str
    name: Text
    about: Text
    trigger: Text
    dots: Ratings
    abilities: tuple[AbilityEntry, ...]
    items: tuple[ItemEntry, ...] = ()
    contacts: tuple[Text, ...] = ()

    def __post_init__(self) -> None:
        """Refuse a playbook that nobody could play.

        Raises:
            PresetError: The key is blank, there is no ability, one stands twice, or a list is too
                long.
        """
        refuse_blank(self.key)
        if not self.abilities:
            raise PresetError(Fault(kind=FaultKind.TOO_FEW, field="abilities", least=1))
        refuse_twice("abilities", [one.key for one in self.abilities])
        for name, listed in (("abilities", self.abilities), ("items", self.items)):
            refuse_many(MOST_LISTED, name, listed)

    def made(self, tag: str, common: tuple[ItemPreset, ...] = ()) -> Playbook:
        """Return the playbook itself in the language of a tag, with what everybody owns."""
        return Playbook(
            name=self.name.said(tag),
            about=self.about.said(tag),
            trigger=self.trigger.said(tag),
            printed=self.dots,
            abilities=tuple(one.made(tag) for one in self.abilities),
            items=(
                *(one.made(tag) for one in self.items),
                *(one.made(tag) for one in common),
            ),
            contacts=tuple(one.said(tag) for one in self.contacts),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Playbooks:
    """Every playbook that the program brings, and the items that everybody owns."""

    playbooks: tuple[PlaybookPreset, ...]
    items: tuple[ItemPreset, ...]

    def made(self, tag: str) -> tuple[Playbook, ...]:
        """Return every playbook in the language of a tag."""
        return tuple(one.made(tag, self.items) for one in self.playbooks)


def refuse_beyond(most: int, field: str, value: int, *, least: int = 0) -> None:
    """Refuse a number that is not within its bounds.

    Raises:
        PresetError: It is not.
    """
    if not least <= value <= most:
        fault = Fault(
            kind=FaultKind.OUT_OF_RANGE, field=field, value=str(value), least=least, most=most
        )
        raise PresetError(fault)


def refuse_twice(field: str, keys: Sequence[str]) -> None:
    """Refuse a list in which a key stands twice; those of a table's own have none.

    Raises:
        PresetError: One does.
    """
    for place, key in enumerate(keys):
        if key and key in keys[:place]:
            where = f"{field}[{place}]"
            raise PresetError(Fault(kind=FaultKind.TWICE, field=where, value=key))


def refuse_many(most: int, field: str, listed: Sized) -> None:
    """Refuse a list that is too long.

    Raises:
        PresetError: It is.
    """
    if len(listed) > most:
        raise PresetError(Fault(kind=FaultKind.TOO_MANY, field=field, most=most))
