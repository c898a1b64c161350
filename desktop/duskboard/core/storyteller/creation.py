"""Making a character: what was given to each group, and what freebies pay (28.7, X1.5, X1.7).

The totals warn and never block.
"""

from dataclasses import dataclass, replace
from enum import StrEnum

from duskboard.core.storyteller.sheet import Sheet, rated
from duskboard.core.storyteller.trait import (
    ABILITY_KINDS,
    ATTRIBUTE_KINDS,
    HUMANITY,
    MAX_RATING,
    WILLPOWER,
    AttributeId,
    ClanId,
    Creature,
    TraitKey,
    TraitKind,
    VirtueId,
)

ABILITY_CAP = 3
"""The highest rating of an Ability before freebies (rules/storyteller.md 28.7)."""


class CreationBlock(StrEnum):
    """What dots are counted for."""

    ATTRIBUTES = "attributes"
    ABILITIES = "abilities"
    DISCIPLINES = "disciplines"
    BACKGROUNDS = "backgrounds"
    VIRTUES = "virtues"
    HUMANITY = "humanity"
    WILLPOWER = "willpower"
    MERITS = "merits"


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupTotal:
    """A group of traits against what it may have.

    Attributes:
        kind: The group.
        dots: Dots in it, free ones left out.
        allowed: Dots that it is given.
    """

    kind: TraitKind
    dots: int
    allowed: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BlockTotal:
    """What one part of the sheet comes to.

    Attributes:
        block: Which part.
        groups: Its groups; none where there is but one sum.
        dots: Dots in it, free ones left out.
        allowed: Dots that it is given.
        missing: Dots still to be given.
        bought: Dots that freebies pay for.
        freebies: What these take, below 0 where flaws give some.
    """

    block: CreationBlock
    groups: tuple[GroupTotal, ...]
    dots: int
    allowed: int
    missing: int
    bought: int
    freebies: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CreationTotals:
    """What a whole sheet comes to.

    Attributes:
        blocks: Its parts.
        freebies: Freebies spent.
        allowed: Freebies given.
        humanity: Humanity as the Virtues make it (28.6).
        willpower: Willpower as Courage makes it.
    """

    blocks: tuple[BlockTotal, ...]
    freebies: int
    allowed: int
    humanity: int
    willpower: int

    @property
    def left(self) -> int:
        """Freebies left; below 0 where too many were spent."""
        return self.allowed - self.freebies

    @property
    def is_done(self) -> bool:
        """Whether every dot and every freebie is given, and not one too many."""
        return not self.left and not any(block.missing for block in self.blocks)

    def block(self, block: CreationBlock) -> BlockTotal:
        """Return one part."""
        return next(one for one in self.blocks if one.block is block)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Budget:
    attributes: tuple[int, ...]
    abilities: tuple[int, ...]
    disciplines: int
    freebies: int
    per_discipline: int
    backgrounds: int = 5
    virtues: int = 7


_KINDRED = _Budget(
    attributes=(7, 5, 3), abilities=(13, 9, 5), disciplines=3, freebies=15, per_discipline=7
)
_GHOUL = _Budget(
    attributes=(6, 4, 3), abilities=(11, 7, 4), disciplines=2, freebies=21, per_discipline=10
)
_MORTAL = _Budget(
    attributes=(6, 4, 3), abilities=(11, 7, 4), disciplines=0, freebies=21, per_discipline=10
)
_BUDGETS = {Creature.KINDRED: _KINDRED, Creature.GHOUL: _GHOUL, Creature.MORTAL: _MORTAL}
_PRICES = {
    CreationBlock.ATTRIBUTES: 5,
    CreationBlock.ABILITIES: 2,
    CreationBlock.BACKGROUNDS: 1,
    CreationBlock.VIRTUES: 2,
    CreationBlock.HUMANITY: 1,
    CreationBlock.WILLPOWER: 1,
}
_WITHOUT_FREE_DOT = (VirtueId.CONVICTION, VirtueId.INSTINCT)


def creation(sheet: Sheet) -> CreationTotals | None:
    """Return the running totals of a sheet (28.7; X1.7 for ghouls), or None for an animal.

    The largest group counts against the largest sum. What goes above is paid with freebies, as are
    Abilities above three dots.
    """
    budget = _BUDGETS.get(sheet.creature)
    if budget is None:
        return None
    blocks = (
        _grouped(sheet, CreationBlock.ATTRIBUTES, ATTRIBUTE_KINDS, budget.attributes),
        _grouped(sheet, CreationBlock.ABILITIES, ABILITY_KINDS, budget.abilities),
        _summed(sheet, CreationBlock.DISCIPLINES, budget.disciplines, budget.per_discipline),
        _summed(
            sheet,
            CreationBlock.BACKGROUNDS,
            budget.backgrounds,
            _PRICES[CreationBlock.BACKGROUNDS],
        ),
        _summed(sheet, CreationBlock.VIRTUES, budget.virtues, _PRICES[CreationBlock.VIRTUES]),
        _derived(sheet, CreationBlock.HUMANITY, HUMANITY, first_humanity(sheet)),
        _derived(sheet, CreationBlock.WILLPOWER, WILLPOWER, first_willpower(sheet)),
        _merits(sheet),
    )
    return CreationTotals(
        blocks=blocks,
        freebies=sum(one.freebies for one in blocks),
        allowed=budget.freebies,
        humanity=first_humanity(sheet),
        willpower=first_willpower(sheet),
    )


def first_humanity(sheet: Sheet) -> int:
    """Return Humanity as the Virtues make it: the first two of them together (28.6)."""
    courage = TraitKey(kind=TraitKind.VIRTUE, name=VirtueId.COURAGE)
    dots = sum(one.rating for one in sheet.of_kind(TraitKind.VIRTUE) if one.key != courage)
    return min(MAX_RATING, dots)


def first_willpower(sheet: Sheet) -> int:
    """Return Willpower as Courage makes it (28.6)."""
    return sheet.rating(TraitKey(kind=TraitKind.VIRTUE, name=VirtueId.COURAGE))


def with_virtues_counted(sheet: Sheet) -> Sheet:
    """Return a sheet whose Humanity and Willpower are as its Virtues make them (28.6).

    All of the Willpower can be spent.
    """
    humanity, willpower = first_humanity(sheet), first_willpower(sheet)
    after = rated(rated(sheet, HUMANITY, humanity), WILLPOWER, willpower)
    return replace(after, willpower_left=willpower)


def _free(sheet: Sheet, key: TraitKey) -> int:
    """Return the dots that nobody pays for (28.1, 28.6)."""
    if key.kind is TraitKind.VIRTUE:
        return 0 if key.name in _WITHOUT_FREE_DOT else 1
    if key.name == AttributeId.APPEARANCE and sheet.profile.clan == ClanId.NOSFERATU:
        return 0
    return 1 if key.kind.is_attribute else 0


def _grouped(
    sheet: Sheet, block: CreationBlock, kinds: tuple[TraitKind, ...], sums: tuple[int, ...]
) -> BlockTotal:
    above: dict[TraitKind, int] = {}
    dots: dict[TraitKind, int] = {}
    for kind in kinds:
        ratings = [one.rating - _free(sheet, one.key) for one in sheet.of_kind(kind)]
        over = [max(0, rating - ABILITY_CAP) if kind.is_ability else 0 for rating in ratings]
        dots[kind], above[kind] = sum(ratings) - sum(over), sum(over)
    ranked = sorted(kinds, key=lambda kind: -dots[kind])
    allowed = dict(zip(ranked, sums, strict=True))
    bought = sum(above[kind] + max(0, dots[kind] - allowed[kind]) for kind in kinds)
    groups = tuple(
        GroupTotal(kind=kind, dots=dots[kind] + above[kind], allowed=allowed[kind])
        for kind in kinds
    )
    return BlockTotal(
        block=block,
        groups=groups,
        dots=sum(one.dots for one in groups),
        allowed=sum(sums),
        missing=sum(max(0, allowed[kind] - dots[kind]) for kind in kinds),
        bought=bought,
        freebies=bought * _PRICES[block],
    )


def _summed(sheet: Sheet, block: CreationBlock, allowed: int, each: int) -> BlockTotal:
    kinds = {
        CreationBlock.DISCIPLINES: TraitKind.DISCIPLINE,
        CreationBlock.BACKGROUNDS: TraitKind.BACKGROUND,
        CreationBlock.VIRTUES: TraitKind.VIRTUE,
    }
    traits = sheet.of_kind(kinds[block])
    dots = sum(one.rating - _free(sheet, one.key) for one in traits)
    return _block(block, dots, allowed, each)


def _derived(sheet: Sheet, block: CreationBlock, key: TraitKey, allowed: int) -> BlockTotal:
    return _block(block, sheet.rating(key), allowed, _PRICES[block])


def _merits(sheet: Sheet) -> BlockTotal:
    points = sum(one.points for one in sheet.merits)
    return BlockTotal(
        block=CreationBlock.MERITS,
        groups=(),
        dots=points,
        allowed=0,
        missing=0,
        bought=points,
        freebies=points,
    )


def _block(block: CreationBlock, dots: int, allowed: int, each: int) -> BlockTotal:
    bought = max(0, dots - allowed)
    return BlockTotal(
        block=block,
        groups=(),
        dots=dots,
        allowed=allowed,
        missing=max(0, allowed - dots),
        bought=bought,
        freebies=bought * each,
    )
