"""How a crew grows: its xp, its advances (rules/blades.md 77, 78, 88, 91, 148; K1, A13)."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from enum import StrEnum

from duskboard.core.blades.ability import Ability, CrewAbilityId
from duskboard.core.blades.cohort import (
    Cohort,
    CohortHarm,
    CohortKind,
    cohort_price,
    refuse_unbalanced,
)
from duskboard.core.blades.crew import CREW_XP, MOST_CREW_XP, Crew
from duskboard.core.blades.error import BladesError
from duskboard.core.blades.growth import MOST_OF_TRIGGER, AbilityTwiceError
from duskboard.core.blades.scoundrel import MAX_STASH, Scoundrel
from duskboard.core.blades.upgrade import BOXES, QUALITIES, Upgrade, UpgradeId, upgrade
from duskboard.core.blades_rulings import BladesRulings, XpRemainder
from duskboard.core.dice import MAX_DICE

ADVANCE_BOXES = 2
"""Upgrade boxes that an advance brings in place of an ability (rules/blades.md 78)."""
_STASH = 2
_ELITE = {
    "adepts": UpgradeId.ELITE_ADEPTS,
    "rooks": UpgradeId.ELITE_ROOKS,
    "rovers": UpgradeId.ELITE_ROVERS,
    "skulks": UpgradeId.ELITE_SKULKS,
    "thugs": UpgradeId.ELITE_THUGS,
}


class CrewTrigger(StrEnum):
    """What earns a crew xp at the end of a session (rules/blades.md 77; A13)."""

    TYPE = "type"
    CHALLENGE = "challenge"
    REPUTATION = "reputation"
    NATURE = "nature"
    VENGEANCE = "vengeance"


class CrewTrackNotFullError(BladesError):
    """The crew's track has too few marks. Args: the name, the marks, the boxes."""


class AdvanceBoxesError(BladesError):
    """An advance is two boxes. Args: the name, the boxes that were marked."""


class UpgradeFullError(BladesError):
    """Every box of an upgrade is marked. Args: its key or name."""


def crew_xp_boxes(crew: Crew) -> int:
    """Return the length of the crew's track (rules/blades.md 75, D15)."""
    return crew.xp_boxes or CREW_XP


def crew_session_xp(answers: Mapping[CrewTrigger, int]) -> int:
    """Return what a session earned: 0, 1 or 2 for each trigger, whatever was said (77)."""
    return sum(min(MOST_OF_TRIGGER, max(0, times)) for times in answers.values())


def with_crew_xp(crew: Crew, marks: int) -> Crew:
    """Return a crew with more xp, past a full track too (rules/blades.md 77, D3)."""
    return replace(crew, xp=max(0, min(MOST_CREW_XP, crew.xp + marks)))


def is_crew_due(crew: Crew) -> bool:
    """Return whether the crew's track is full (rules/blades.md 78)."""
    return crew.xp >= crew_xp_boxes(crew)


def with_crew_ability(
    crew: Crew, ability: Ability, rulings: BladesRulings, *, is_overruled: bool = False
) -> Crew:
    """Return a crew with one more ability for its full track (rules/blades.md 78).

    Raises:
        CrewTrackNotFullError: It is not full; the game master may overrule that.
        AbilityTwiceError: It stands there already; the game master may overrule that.
    """
    known = [(one.key, one.name) for one in crew.abilities]
    if (ability.key, ability.name) in known and not is_overruled:
        raise AbilityTwiceError(ability.name or ability.key)
    after = _cleared(crew, rulings, is_overruled=is_overruled)
    return replace(after, abilities=(*after.abilities, ability))


def with_crew_upgrades(
    crew: Crew, upgrades: Iterable[Upgrade], rulings: BladesRulings, *, is_overruled: bool = False
) -> Crew:
    """Return a crew with two more upgrade boxes for its full track (rules/blades.md 78).

    Args:
        crew: The crew.
        upgrades: What is marked: `marked` boxes more of each.
        rulings: The rulings.
        is_overruled: Whether the game master overrules number and track.

    Raises:
        CrewTrackNotFullError: The track is not full; the game master may overrule that.
        AdvanceBoxesError: They are not two boxes; the game master may overrule that.
        UpgradeFullError: An upgrade has no box left.
    """
    chosen = tuple(upgrades)
    boxes = sum(one.marked for one in chosen)
    if boxes != ADVANCE_BOXES and not is_overruled:
        raise AdvanceBoxesError(crew.name, boxes)
    after = _cleared(crew, rulings, is_overruled=is_overruled)
    for one in chosen:
        after = with_boxes(after, one, one.marked)
    return after


def with_crew_cohort(
    crew: Crew, cohort: Cohort, rulings: BladesRulings, *, is_overruled: bool = False
) -> Crew:
    """Return a crew with a cohort, or with one of two types, for its full track (78, 91-93).

    Raises:
        CohortTraitsError: Edges and flaws are not as many; the game master may overrule that.
        AdvanceBoxesError: It costs more than an advance; the game master may overrule that.
        CrewTrackNotFullError: The track is not full; the game master may overrule that.
    """
    if not is_overruled:
        refuse_unbalanced(cohort)
        if cohort_price(cohort) != ADVANCE_BOXES:
            raise AdvanceBoxesError(crew.name, cohort_price(cohort))
    after = _cleared(crew, rulings, is_overruled=is_overruled)
    return replace(after, cohorts=(*after.cohorts, cohort))


def with_boxes(crew: Crew, which: Upgrade, more: int) -> Crew:
    """Return a crew with more boxes of an upgrade marked, or fewer (rules/blades.md 88).

    Raises:
        UpgradeFullError: There are not so many boxes.
    """
    place = next((at for at, one in enumerate(crew.upgrades) if _is_same(one, which)), None)
    before = replace(which, marked=0) if place is None else crew.upgrades[place]
    marked = before.marked + more
    if not 0 <= marked <= before.boxes:
        raise UpgradeFullError(which.name or which.key)
    after = replace(before, marked=marked)
    others = [one for at, one in enumerate(crew.upgrades) if at != place]
    if marked:
        others.insert(len(others) if place is None else place, after)
    return replace(crew, upgrades=tuple(others))


def upgrade_boxes(crew: Crew) -> int:
    """Return the upgrade boxes that are marked, cohorts not counted (rules/blades.md 88)."""
    return sum(one.marked for one in crew.upgrades)


def advance_stash(crew: Crew) -> int:
    """Return the stash that everybody gets with an advance (rules/blades.md 78)."""
    return crew.tier + _STASH


def with_profits(scoundrel: Scoundrel, crew: Crew) -> Scoundrel:
    """Return a sheet with its share of an advance, as much as the stash holds (78)."""
    stash = min(MAX_STASH, scoundrel.stash + advance_stash(crew))
    return replace(scoundrel, stash=stash)


def item_quality(crew: Crew, kind: UpgradeId | None = None, *, is_fine: bool = False) -> int:
    """Return the quality of an item: Tier, fine, and the crew's upgrade for its kind (88, 144)."""
    better = kind is not None and kind in QUALITIES and crew.has_upgrade(kind)
    return crew.tier + int(is_fine) + int(better)


def cohort_quality(cohort: Cohort, crew: Crew, work: str | None = None) -> int:
    """Return the quality of a cohort (rules/blades.md 91, 92; U3).

    Args:
        cohort: The cohort.
        crew: Its crew.
        work: The type that the work asks for; None for one of its own.
    """
    if work is not None and work not in cohort.types:
        return 0
    expert = int(cohort.kind is CohortKind.EXPERT)
    kinds = cohort.types if work is None else (work,)
    elite = any(kind in _ELITE and crew.has_upgrade(_ELITE[kind]) for kind in kinds)
    return crew.tier + expert + int(elite)


def free_hands(crew: Crew) -> dict[int, Cohort]:
    """Return the cohorts that can do something for the crew: none of them hurt (K15)."""
    if not crew.has(CrewAbilityId.ALL_HANDS):
        return {}
    every = enumerate(crew.cohorts)
    return {place: one for place, one in every if one.harm == CohortHarm.UNHARMED}


def hands_dice(crew: Crew, cohort: Cohort) -> int:
    """Return the dice of a cohort: its quality (K15, ours)."""
    return min(MAX_DICE, max(0, cohort_quality(cohort, crew)))


def bought(key: UpgradeId, boxes: int = 1) -> Upgrade:
    """Return boxes of an upgrade to be marked in an advance.

    Raises:
        UpgradeFullError: It has not so many.
    """
    if not 1 <= boxes <= BOXES[key]:
        raise UpgradeFullError(key)
    return upgrade(key, boxes)


def _is_same(one: Upgrade, other: Upgrade) -> bool:
    return (one.key, one.name) == (other.key, other.name)


def _cleared(crew: Crew, rulings: BladesRulings, *, is_overruled: bool) -> Crew:
    """Return a crew whose full track is cleared (ruling blades.xp_remainder)."""
    boxes = crew_xp_boxes(crew)
    if crew.xp < boxes and not is_overruled:
        raise CrewTrackNotFullError(crew.name, crew.xp, boxes)
    is_carried = rulings.xp_remainder is XpRemainder.CARRIED
    return replace(crew, xp=max(0, crew.xp - boxes) if is_carried else 0)
