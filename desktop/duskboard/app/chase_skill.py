"""Which skills somebody may roll at an obstacle, and how likely each amount of caution passes."""

from fractions import Fraction

from duskboard.core.chase.check import CheckSource
from duskboard.core.chase.offer import CheckKind, kind_of
from duskboard.core.chase.participant import Participant, Skill
from duskboard.core.chase.track import Barrier, Hazard
from duskboard.core.chase.worth import guesses, worth
from duskboard.core.dice import Percentile, Pool, Rating
from duskboard.odds.any_check import pass_chance
from duskboard.panels.action_offer import CautionOffer
from duskboard.play.chase.check import Crossed, choices
from duskboard.table.table import Table


def usable_skills(person: Participant, met: Hazard | Barrier) -> tuple[Skill, ...]:
    """Return the skills that the obstacle allows and that are known; guesses where none is.

    In another game several of them may be one and the same roll (14.5): it is offered once.
    """
    names = _unlike(person, met.skills or ("dex",))
    found = tuple(Skill(name=name, value=worth(person, name)) for name in names)
    return tuple(one for one in found if _is_sure(person, one)) or found


def likeliest_skill(person: Participant, met: Hazard | Barrier) -> Skill:
    """Return the skill that is rolled unless another is chosen."""
    return max(usable_skills(person, met), key=lambda skill: skill.value)


def with_hand(skills: tuple[Skill, ...], crossed: Crossed) -> tuple[Skill, ...]:
    """Return the skills that the obstacle allows, and the one in hand if it is another."""
    if crossed.skill in {one.name for one in skills}:
        return skills
    return (*skills, Skill(name=crossed.skill, value=crossed.value))


def caution_offers(table: Table, crossed: Crossed) -> tuple[CautionOffer, ...]:
    """Return the crossing with each amount of caution, its price and its chance."""
    return tuple(
        CautionOffer(
            caution=choice.caution,
            price=choice.price,
            chance=_chance(choice.dice, crossed),
            dice=choice.dice,
            short=choice.short,
            is_useful=choice.is_useful,
        )
        for choice in choices(table, crossed)
    )


def _chance(dice: Percentile | Pool | Rating | None, crossed: Crossed) -> Fraction:
    if dice is None:
        return Fraction(0)
    return pass_chance(dice, crossed.value, crossed.difficulty)


def _unlike(person: Participant, names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the skills that are rolled in different ways, those that are known rather."""
    if person.source is CheckSource.D100:
        return names
    first: dict[CheckKind | str, str] = {}
    for name in sorted(names, key=lambda one: person.skill(one) is None):
        first.setdefault(kind_of(name) or name, name)
    return tuple(name for name in names if name in first.values())


def _is_sure(person: Participant, skill: Skill) -> bool:
    """Whether a skill is worth rolling for what somebody said, not for a guess."""
    return bool(skill.value) and not guesses(person, skill.name)
