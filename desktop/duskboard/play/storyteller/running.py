"""A sheet in a chase: what is offered for it there (rules/chase.md 14.1, 14.4, 14.5)."""

from dataclasses import dataclass

from duskboard.core.chase.check import CheckSource
from duskboard.core.chase.offer import OFFERS, Trait, offered_speed
from duskboard.core.chase.participant import Skill
from duskboard.core.chase.skill import SkillId
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.pool import Terms, count_pool
from duskboard.core.storyteller.trait import AbilityId, AttributeId, TraitKey, ability, attribute
from duskboard.play.storyteller.scene import sheet_of
from duskboard.table.table import Table

_LEAST_MOV, _LEAST_DEX = 1, 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Runner:
    """What a sheet is offered to be in a chase; nothing of it is set before the GM confirms.

    Attributes:
        name: The name.
        mov: MOV.
        dex: DEX.
        skills: The pools of the table of 14.5, as wounds and armour leave them now.
    """

    name: str
    mov: int
    dex: int
    skills: tuple[Skill, ...]


def runner(table: Table, who: EntityId) -> Runner:
    """Return what a sheet is offered to be in a chase.

    Raises:
        NotOnTableError: There is no such sheet.
    """
    sheet, rulings = sheet_of(table, who), table.rulings.storyteller
    dots = sheet.rating(attribute(AttributeId.DEXTERITY))
    mov, dex = offered_speed(CheckSource.POOL, dots) or (_LEAST_MOV, _LEAST_DEX)
    skills = []
    for offer in OFFERS.values():
        pools = (
            count_pool(sheet, Terms(traits=(_key(first), _key(second))), rulings).dice
            for first, second in offer.pools
        )
        best = max(0, *pools)
        # DEX is a number of its own: it orders the turns.
        skills += [Skill(name=one, value=best) for one in offer.skills if one is not SkillId.DEX]
    return Runner(name=sheet.name, mov=mov, dex=dex, skills=tuple(skills))


def _key(trait: Trait) -> TraitKey:
    known = {one.value for one in AttributeId}
    if trait.value in known:
        return attribute(AttributeId(trait.value))
    return ability(AbilityId(trait.value))
