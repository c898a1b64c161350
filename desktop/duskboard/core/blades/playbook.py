"""A playbook: what a scoundrel begins with (rules/blades.md 79-81)."""

from dataclasses import dataclass, field, replace
from typing import Any

from duskboard.core.blades.ability import Ability
from duskboard.core.blades.creation import PRINTED_DOTS
from duskboard.core.blades.scoundrel import Contact, Item, Ratings, Scoundrel
from duskboard.core.blades.trait import CREATION_DOTS, ActionId

MOST_LISTED = 60
"""The most abilities, items or contacts of a playbook."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Playbook:
    """A playbook, in one language.

    Attributes:
        name: What it is called.
        about: Whom it is for, in a line, or "".
        trigger: What earns its xp (rules/blades.md 73).
        printed: The dots that it has from the start (80).
        abilities: Special abilities to choose from; the first is the usual pick (81).
        items: Items that everybody of it owns (81).
        contacts: People to choose a close friend and a rival from (79).
    """

    name: str
    about: str = ""
    trigger: str = ""
    printed: Ratings = field(default_factory=Ratings)
    abilities: tuple[Ability, ...] = ()
    items: tuple[Item, ...] = ()
    contacts: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Refuse a playbook that cannot be.

        Raises:
            ValueError: The name is blank, or a list is too long.
        """
        if not self.name.strip():
            msg = f"Playbook.name is blank: {self.name!r}"
            raise ValueError(msg)
        for listed in (self.abilities, self.items, self.contacts):
            if len(listed) > MOST_LISTED:
                msg = f"Playbook lists more than {MOST_LISTED}: {len(listed)}"
                raise ValueError(msg)

    @property
    def oddities(self) -> tuple[ActionId, ...]:
        """Actions that have more dots printed than a scoundrel begins with (80)."""
        return tuple(one for one in ActionId if self.printed.of(one) > CREATION_DOTS)

    @property
    def has_usual_dots(self) -> bool:
        """Whether three dots are printed (rules/blades.md 80)."""
        return sum(self.printed.of(one) for one in ActionId) == PRINTED_DOTS


def with_playbook(scoundrel: Scoundrel, playbook: Playbook) -> Scoundrel:
    """Return a sheet with a playbook chosen: nothing that stands on it is lost (79-81).

    Printed dots are there at least; the usual ability where there is none; items and contacts that
    are missing.
    """
    changed: dict[str, Any] = {
        action.value: max(scoundrel.ratings.of(action), playbook.printed.of(action))
        for action in ActionId
    }
    names = {item.name for item in scoundrel.items}
    known = {contact.name for contact in scoundrel.contacts}
    return replace(
        scoundrel,
        profile=replace(scoundrel.profile, playbook=playbook.name, trigger=playbook.trigger),
        ratings=replace(scoundrel.ratings, **changed),
        abilities=scoundrel.abilities or playbook.abilities[:1],
        items=(*scoundrel.items, *(item for item in playbook.items if item.name not in names)),
        contacts=(
            *scoundrel.contacts,
            *(Contact(name=name) for name in playbook.contacts if name not in known),
        ),
    )
