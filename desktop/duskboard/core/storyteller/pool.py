"""A pool counted from a sheet (rules/storyteller.md 2.1, 2.10, 4, 6, 18.3, 28.12; X3.3)."""

from dataclasses import dataclass
from enum import StrEnum

from duskboard.core.storyteller.action import loss
from duskboard.core.storyteller.difficulty import STANDARD, Difficulty, settled
from duskboard.core.storyteller.error import StorytellerError
from duskboard.core.storyteller.roll import MAX_POOL, OVERRULED_POOL, PoolCheck, pool_check
from duskboard.core.storyteller.sheet import Sheet
from duskboard.core.storyteller.trait import AttributeId, TraitKey, TraitKind, attribute
from duskboard.core.storyteller_rulings import StorytellerRulings, WoundPenalty

SPECIALTY_FROM = 4
"""The rating from which a specialty counts (rules/storyteller.md 2.9)."""
_INNER = (TraitKind.VIRTUE, TraitKind.HUMANITY, TraitKind.WILLPOWER)
_DEXTERITY = attribute(AttributeId.DEXTERITY)


class SpecialtyUse(StrEnum):
    """Whether tens count for more in a roll (rules/storyteller.md 2.9, 2.10)."""

    NONE = "none"
    COUNTS = "counts"
    TOO_LOW = "too-low"
    OVERRULED = "overruled"


@dataclass(frozen=True, slots=True, kw_only=True)
class Modifier:
    """Something that a table adds to a roll.

    Attributes:
        label: What, or "".
        dice: Dice added, or taken where below 0.
        difficulty: Added to the difficulty, or taken.
    """

    label: str = ""
    dice: int = 0
    difficulty: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """What is rolled on a sheet, before anything is counted.

    Attributes:
        traits: The labels that make the pool; empty for a pool of modifiers alone.
        difficulty: Before anything is added.
        modifiers: What the table adds.
        specialty: Whether one of the traits has a specialty that fits.
        is_specialty_overruled: Whether it counts whatever the rating (rules/storyteller.md 2.10).
        is_bodily: Whether the action is one of the body; None for what the pool says (D17).
        ignores_wounds: Whether wounds count for nothing in this roll (D17).
        actions: Actions declared for the turn (rules/storyteller.md 4.1).
        number: Which of them this is, 1 for the first.
        tries: Failed tries of the same before (rules/storyteller.md 6.1).
        is_need_overruled: Whether a Knowledge without a dot may be rolled all the same (28.12).
    """

    traits: tuple[TraitKey, ...] = ()
    difficulty: int = STANDARD
    modifiers: tuple[Modifier, ...] = ()
    specialty: bool = False
    is_specialty_overruled: bool = False
    is_bodily: bool | None = None
    ignores_wounds: bool = False
    actions: int = 1
    number: int = 1
    tries: int = 0
    is_need_overruled: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolPart:
    """One label of a pool and its dots."""

    key: TraitKey
    rating: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CountedPool:
    """A pool with everything that moves it.

    Attributes:
        parts: The labels with their dots.
        wounds: Dice lost to wounds, 0 or less.
        armour: Dice lost to armour, 0 or less.
        multiple: Dice lost to several actions, 0 or less.
        added: Dice that the table adds or takes.
        dice: What is left; may be 0 or less.
        difficulty: What the faces are held against.
        specialty: Whether tens count for more.
        untrained: Abilities without a dot.
        is_refused: Whether an Ability without a dot forbids the roll (28.12).
        is_helpless: Whether the body allows no action (18.1).
    """

    parts: tuple[PoolPart, ...]
    wounds: int
    armour: int
    multiple: int
    added: int
    dice: int
    difficulty: Difficulty
    specialty: SpecialtyUse
    untrained: tuple[TraitKey, ...]
    is_refused: bool
    is_helpless: bool

    @property
    def uses_specialty(self) -> bool:
        """Whether tens count for more."""
        return self.specialty in {SpecialtyUse.COUNTS, SpecialtyUse.OVERRULED}


class HelplessError(StorytellerError):
    """The body allows no action but spending blood. Args: the name."""


class UntrainedError(StorytellerError):
    """A Knowledge without a dot cannot be rolled. Args: its name."""


def count_pool(sheet: Sheet, terms: Terms, rulings: StorytellerRulings) -> CountedPool:
    """Return a pool with everything that moves it; nothing is refused here.

    Raises:
        ValueError: There is no such action among those declared.
    """
    parts = tuple(PoolPart(key=key, rating=sheet.rating(key)) for key in terms.traits)
    untrained = tuple(one.key for one in parts if one.key.kind.is_ability and not one.rating)
    wounds = sheet.health.penalty if _is_wounded(terms, rulings) else 0
    worn = sum(one.penalty for one in sheet.worn())
    armour = worn if _DEXTERITY in terms.traits else 0
    multiple = -loss(terms.actions, terms.number)
    added = sum(one.dice for one in terms.modifiers)
    raised = [one.difficulty for one in terms.modifiers]
    raised.append(sum(key.kind is TraitKind.SKILL for key in untrained))
    lacks = any(key.kind is TraitKind.KNOWLEDGE for key in untrained)
    return CountedPool(
        parts=parts,
        wounds=wounds,
        armour=armour,
        multiple=multiple,
        added=added,
        dice=sum(one.rating for one in parts) + wounds + armour + multiple + added,
        difficulty=settled(terms.difficulty, terms.tries, *raised),
        specialty=_specialty(terms, parts),
        untrained=untrained,
        is_refused=lacks and not terms.is_need_overruled,
        is_helpless=not (sheet.health.can_act or terms.ignores_wounds or _is_inner(terms)),
    )


def check_of(sheet: Sheet, counted: CountedPool, *, is_overruled: bool = False) -> PoolCheck:
    """Return the check of a counted pool.

    Where the game master overrules what forbids it, only dice must be left, 90 at most.

    Raises:
        HelplessError: The body allows no action.
        UntrainedError: An Ability without a dot forbids it.
        NoDiceError: No dice are left (rules/storyteller.md 4.2, 18.2).
        PoolLimitError: There are more than 30.
    """
    if counted.is_helpless and not is_overruled:
        raise HelplessError(sheet.name)
    if counted.is_refused:
        lacking = (key.name for key in counted.untrained if key.kind is TraitKind.KNOWLEDGE)
        raise UntrainedError(next(lacking))
    return pool_check(
        counted.dice,
        counted.difficulty.used,
        specialty=counted.uses_specialty,
        most=OVERRULED_POOL if is_overruled else MAX_POOL,
    )


def _is_wounded(terms: Terms, rulings: StorytellerRulings) -> bool:
    """Return whether a pool loses dice to wounds (rules/storyteller.md 18.3, D17)."""
    if terms.ignores_wounds or _is_inner(terms):
        return False
    if terms.is_bodily is not None:
        return terms.is_bodily
    kinds = {key.kind for key in terms.traits}
    if rulings.wound_penalty_on is WoundPenalty.BODILY:
        return TraitKind.PHYSICAL in kinds
    return any(kind.is_attribute for kind in kinds)


def _is_inner(terms: Terms) -> bool:
    """Whether a pool is of Virtues, Humanity and Willpower alone."""
    return bool(terms.traits) and all(key.kind in _INNER for key in terms.traits)


def _specialty(terms: Terms, parts: tuple[PoolPart, ...]) -> SpecialtyUse:
    if not terms.specialty:
        return SpecialtyUse.NONE
    if any(one.rating >= SPECIALTY_FROM for one in parts):
        return SpecialtyUse.COUNTS
    return SpecialtyUse.OVERRULED if terms.is_specialty_overruled else SpecialtyUse.TOO_LOW
