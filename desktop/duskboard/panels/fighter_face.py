"""What a row of the order shows: somebody in a fight."""

from dataclasses import dataclass

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.fighter import Fighter
from duskboard.i18n.words import Words
from duskboard.panels.extra_form import ExtraFace
from duskboard.panels.step_face import StepAct
from duskboard.table.entity import Visibility


@dataclass(frozen=True, slots=True, kw_only=True)
class FighterFace:
    """Somebody in a fight.

    Attributes:
        key: Who.
        figure: Initiative, or "" before it fell.
        name: The name.
        how: What initiative is made of.
        deeds: What they do, in words.
        state: How the body is, and what befell them.
        acts: What can be done.
        hint: What can be typed, or "" for nothing.
        is_lit: Whether it is their moment.
        is_done: Whether they have acted.
        visibility: What players know of them.
        extra: What can be written of them, or None for who has a sheet.
    """

    key: EntityId
    figure: str
    name: str
    how: str
    deeds: str
    state: str
    acts: tuple[StepAct, ...]
    hint: str
    is_lit: bool
    is_done: bool
    visibility: Visibility
    extra: ExtraFace | None = None


def how_text(words: Words, fighter: Fighter) -> str:
    """Return what initiative is made of: "7 + 10 − 1"."""
    if fighter.said is not None:
        return words.gettext("told by the player")
    parts = [str(fighter.rating)]
    if fighter.die is not None:
        parts.append(f"+ {fighter.die}")
    less = fighter.penalty + fighter.shift
    if less:
        parts.append(f"− {-less}" if less < 0 else f"+ {less}")
    return " ".join(parts)
