"""Experience (rules/storyteller.md 28.8, vampire-extra.md X7.3)."""

from dataclasses import replace

from duskboard.core.storyteller.error import StorytellerError
from duskboard.core.storyteller.ledger import LedgerLine
from duskboard.core.storyteller.sheet import Sheet, rated
from duskboard.core.storyteller.trait import MAX_RATING, ClanId, Creature, TraitKey, TraitKind

NEW_ABILITY = 3
"""The price of the first dot of an Ability."""
NEW_DISCIPLINE = 10
"""The price of the first dot of a Discipline."""
NEW_PATH = 7
"""The price of the first dot of a path."""
_PER_DOT = {
    TraitKind.PHYSICAL: 4,
    TraitKind.SOCIAL: 4,
    TraitKind.MENTAL: 4,
    TraitKind.TALENT: 2,
    TraitKind.SKILL: 2,
    TraitKind.KNOWLEDGE: 2,
    TraitKind.PATH: 4,
    TraitKind.VIRTUE: 2,
    TraitKind.HUMANITY: 2,
    TraitKind.WILLPOWER: 1,
}
_CLAN, _OTHER, _CLANLESS = 5, 7, 6


class NotForExperienceError(StorytellerError):
    """Experience does not buy that: Backgrounds come in play. Args: its name."""


class AboveLimitError(StorytellerError):
    """A trait would go above its highest rating. Args: its name, the rating, the highest."""


class ExperienceError(StorytellerError):
    """Not enough experience is left. Args: the price, what is left."""


def price(sheet: Sheet, key: TraitKey) -> int:
    """Return what the next dot of a trait takes (rules/storyteller.md 28.8).

    Raises:
        NotForExperienceError: It is a Background.
    """
    rating = sheet.rating(key)
    if key.kind is TraitKind.BACKGROUND:
        raise NotForExperienceError(key.name)
    if not rating:
        return _first(key.kind)
    if key.kind is TraitKind.DISCIPLINE:
        return rating * _discipline(sheet, key)
    return rating * _PER_DOT[key.kind]


def raised(sheet: Sheet, key: TraitKey, *, is_overruled: bool = False) -> Sheet:
    """Return a sheet with one more dot of a trait, paid for.

    More Willpower can be spent at once.

    Raises:
        NotForExperienceError: Experience does not buy it.
        AboveLimitError: It is at its highest rating; the game master may overrule that up to 10.
        ExperienceError: Not enough is left; the game master may overrule that.
    """
    cost, rating = price(sheet, key), sheet.rating(key) + 1
    limit = MAX_RATING if is_overruled else sheet.trait_limit(key)
    if rating > limit:
        raise AboveLimitError(key.name, rating, limit)
    if cost > sheet.unspent and not is_overruled:
        raise ExperienceError(cost, sheet.unspent)
    line = LedgerLine(points=-cost, key=key, rating=rating)
    after = replace(rated(sheet, key, rating), paid=sheet.paid + cost, ledger=(*sheet.ledger, line))
    if key.kind is TraitKind.WILLPOWER:
        after = replace(after, willpower_left=min(rating, sheet.willpower_left + 1))
    return after


def earned(sheet: Sheet, points: int) -> Sheet:
    """Return a sheet with experience earned."""
    line = LedgerLine(points=points)
    return replace(sheet, earned=sheet.earned + points, ledger=(*sheet.ledger, line))


def _first(kind: TraitKind) -> int:
    match kind:
        case TraitKind.DISCIPLINE:
            return NEW_DISCIPLINE
        case TraitKind.PATH:
            return NEW_PATH
        case _:
            return NEW_ABILITY if kind.is_ability else _PER_DOT[kind]


def _discipline(sheet: Sheet, key: TraitKey) -> int:
    if sheet.creature is Creature.KINDRED and sheet.profile.clan == ClanId.CAITIFF:
        return _CLANLESS
    trait = sheet.trait(key)
    return _CLAN if trait is not None and trait.in_clan else _OTHER
