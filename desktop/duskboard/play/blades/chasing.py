"""A scoundrel in a chase: what is offered for it there (rules/chase.md 14.1, 14.4, 14.5)."""

from dataclasses import dataclass

from duskboard.core.blades.trait import ActionId, AttributeId
from duskboard.core.chase.check import CheckSource
from duskboard.core.chase.offer import OFFERS, offered_speed
from duskboard.core.chase.participant import Skill
from duskboard.core.chase.skill import SkillId
from duskboard.core.identity import EntityId
from duskboard.play.blades.scene import scoundrel_of
from duskboard.table.table import Table

_LEAST_MOV, _LEAST_DEX = 1, 0


@dataclass(frozen=True, slots=True, kw_only=True)
class RunningScoundrel:
    """What a scoundrel is offered to be in a chase; nothing is set before the GM confirms.

    Attributes:
        name: The name.
        mov: MOV.
        dex: DEX.
        skills: The action ratings of the table of 14.5.
    """

    name: str
    mov: int
    dex: int
    skills: tuple[Skill, ...]


def running_scoundrel(table: Table, who: EntityId) -> RunningScoundrel:
    """Return what a scoundrel is offered to be in a chase.

    Raises:
        NotOnTableError: There is no such sheet.
    """
    sheet = scoundrel_of(table, who)
    prowess = sheet.ratings.attribute(AttributeId.PROWESS)
    mov, dex = offered_speed(CheckSource.RATING, prowess) or (_LEAST_MOV, _LEAST_DEX)
    skills = tuple(
        Skill(name=one, value=sheet.ratings.of(ActionId(offer.action.value)))
        for offer in OFFERS.values()
        for one in offer.skills
        if one is not SkillId.DEX  # a number of its own: it orders the turns
    )
    return RunningScoundrel(name=sheet.name, mov=mov, dex=dex, skills=skills)
