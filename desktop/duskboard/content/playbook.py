"""Playbooks as they are written in TOML, named in every language or in one (rules/blades.md 27)."""

from dataclasses import dataclass
from typing import ClassVar

from duskboard.content.preset import Text
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
            ValueError: There is no such key, or a table's own has no name or no text.
        """
        if self.key and self.key not in self.known:
            msg = f"{self.key!r} is no ability that the program knows; give it a name and a text"
            raise ValueError(msg)
        if not self.key and (self.name is None or self.text is None):
            msg = "an ability wants a key, or a name and a text"
            raise ValueError(msg)

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
            ValueError: The load is not within 0 to 9.
        """
        if not 0 <= self.load <= MAX_ITEM_LOAD:
            msg = f"load: not within 0 to {MAX_ITEM_LOAD}: {self.load}"
            raise ValueError(msg)

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
            ValueError: The key is blank, or the load not within 0 to 9.
        """
        _refuse_blank(self.key)
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
            ValueError: The key is blank, there is no ability, one stands twice, or a list is too
                long.
        """
        _refuse_blank(self.key)
        if not self.abilities:
            msg = "abilities: none"
            raise ValueError(msg)
        keys = [one.key for one in self.abilities if one.key]
        twice = next((key for key in keys if keys.count(key) > 1), None)
        if twice is not None:
            msg = f"abilities: {twice!r} stands twice"
            raise ValueError(msg)
        for name, listed in (("abilities", self.abilities), ("items", self.items)):
            if len(listed) > MOST_LISTED:
                msg = f"{name}: more than {MOST_LISTED}"
                raise ValueError(msg)

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


def _refuse_blank(key: str) -> None:
    if not key.strip():
        msg = "key: blank"
        raise ValueError(msg)
