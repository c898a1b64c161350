"""What is known of a ruling beside its choices; it stands with the field of each."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

ABOUT = "about"
"""Where a field keeps its `About`."""


class RulingGroup(StrEnum):
    """Rulings that are looked for together, within a game."""

    CLOCKS = "clocks"
    SETTING_OUT = "setting-out"
    ROUNDS = "rounds"
    MOVING = "moving"
    CONFLICT = "conflict"
    ROLLS = "rolls"
    BODY = "body"
    FIGHT = "fight"
    NIGHT = "night"
    SCOUNDREL = "scoundrel"
    CREW = "crew"


@dataclass(frozen=True, slots=True, kw_only=True)
class About:
    """What is known of a ruling beside its choices.

    Attributes:
        group: Where it is looked for.
        rules: The rules and questions that it settles, as their spec numbers them.
        published: What the published game says, or None where that is the default.
        works_with: Fields of the same game that it has to do with.
    """

    group: RulingGroup
    rules: tuple[str, ...]
    published: StrEnum | None = None
    works_with: tuple[str, ...] = ()


def about(
    group: RulingGroup,
    *rules: str,
    published: StrEnum | None = None,
    works_with: tuple[str, ...] = (),
) -> Mapping[str, About]:
    """Return the metadata of the field of a ruling."""
    known = About(group=group, rules=rules, published=published, works_with=works_with)
    return {ABOUT: known}
