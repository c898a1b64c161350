"""The action roll in hand: dice, position, effect and price (rules/blades.md 12-16, 21-25, 29, 30).

The game master sets position and effect; everything else follows in the order of rule 23.
"""

from dataclasses import dataclass, field, replace
from enum import StrEnum

from duskboard.core.blades.crew import Crew
from duskboard.core.blades.factor import Factor, Factors, Standing
from duskboard.core.blades.harm import Wound
from duskboard.core.blades.position import Position, Trade, raised, traded, worse
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.blades.trait import ActionId
from duskboard.core.blades.use import USES, AbilityUse, fits, is_help_free, is_owned
from duskboard.core.blades.wound import Penalty, penalties
from duskboard.core.clocks.effect import Effect
from duskboard.core.identity import EntityId

PUSH_STRESS = 2
"""What a push costs (rules/blades.md 16)."""
ASSIST_STRESS = 1
"""What an assist costs the helper (rules/blades.md 14)."""


class Push(StrEnum):
    """What pushing oneself brings, each once an action (rules/blades.md 16)."""

    DIE = "die"
    EFFECT = "effect"
    ACT = "act"


class SetUp(StrEnum):
    """What the setup of a teammate brings (rules/blades.md 25)."""

    NONE = "none"
    EFFECT = "effect"
    POSITION = "position"


@dataclass(frozen=True, slots=True, kw_only=True)
class OtherDice:
    """Dice that the table adds, or takes where below 0.

    Attributes:
        label: What for, or "".
        dice: How many.
    """

    label: str = ""
    dice: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionTerms:
    """What is rolled, before anything is counted.

    Attributes:
        action: What is done.
        position: As the game master sets it.
        effect: As the game master sets it, the factors weighed.
        factors: How these stand.
        trade: A step of one for a step of the other.
        pushes: What is bought with stress (rules/blades.md 16).
        armoured_push: The push that special armour pays for, or None (G1).
        bargain: The price of a Devil's Bargain in words, or None without one (15).
        helper: Who assists, or None (14).
        is_help_paid: Whether the helper pays even where Foresight would not have to (A33).
        set_up: What a setup brings (25).
        wounds: Harm that fits the situation (30).
        uses: Abilities that are ticked.
        others: What the table adds.
        is_cut_off: Whether nobody can be reached (153).
    """

    action: ActionId
    position: Position = Position.RISKY
    effect: Effect = Effect.STANDARD
    factors: Factors = field(default_factory=Factors)
    trade: Trade = Trade.NONE
    pushes: tuple[Push, ...] = ()
    armoured_push: Push | None = None
    bargain: str | None = None
    helper: EntityId | None = None
    is_help_paid: bool = False
    set_up: SetUp = SetUp.NONE
    wounds: tuple[Wound, ...] = ()
    uses: tuple[AbilityUse, ...] = ()
    others: tuple[OtherDice, ...] = ()
    is_cut_off: bool = False


class DieSource(StrEnum):
    """Where dice of an action roll come from."""

    RATING = "rating"
    ASSIST = "assist"
    PUSH = "push"
    BARGAIN = "bargain"
    ABILITY = "ability"
    HARM = "harm"
    OTHER = "other"


@dataclass(frozen=True, slots=True, kw_only=True)
class DicePart:
    """Dice of an action roll.

    Attributes:
        source: Where they come from.
        dice: How many, below 0 where they are taken.
        use: The use of an ability that brings them, or None.
        label: What the table calls them, or "".
    """

    source: DieSource
    dice: int
    use: AbilityUse | None = None
    label: str = ""


class EffectSource(StrEnum):
    """What moves the effect that the game master set, in the order of rule 23."""

    FACTOR = "factor"
    ABILITY = "ability"
    PUSH = "push"
    SET_UP = "set-up"
    TRADE = "trade"
    HARM = "harm"


@dataclass(frozen=True, slots=True, kw_only=True)
class EffectPart:
    """A step of effect: what moves it, how far, and the use of an ability that does."""

    source: EffectSource
    steps: int
    use: AbilityUse | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class CountedAction:
    """An action roll with everything that moves it.

    Attributes:
        action: What is done.
        rated: The action whose rating is rolled; another one by Rook's Gambit (A27).
        parts: The dice, each with its source.
        dice: All of them; may be 0 or less.
        untraded: Position and effect before the trade: what can be traded.
        position: After everything.
        effect_parts: What moved the effect that the game master set.
        effect: After everything.
        stress: What it costs whoever acts.
        helper_stress: What it costs the helper.
        is_help_free: Whether Foresight pays for the help (A33).
        marks_special: Whether special armour pays for a push (G1).
        is_helpless: Whether harm forbids to act without help or a push (29).
        idle: Uses that were ticked and do not fit this roll.
    """

    action: ActionId
    rated: ActionId
    parts: tuple[DicePart, ...]
    dice: int
    untraded: tuple[Position, Effect]
    position: Position
    effect_parts: tuple[EffectPart, ...]
    effect: Effect
    stress: int
    helper_stress: int
    is_help_free: bool
    marks_special: bool
    is_helpless: bool
    idle: tuple[AbilityUse, ...]


def weighed(terms: ActionTerms, factor: Factor, standing: Standing | None) -> ActionTerms:
    """Return the terms with a factor that stands otherwise, and the effect that this suggests.

    The game master sets another effect where the sum says nothing (rules/blades.md 135).
    """
    factors = replace(terms.factors, **{factor.value: standing})
    moved = factors.steps(factor) - terms.factors.steps(factor)
    return replace(terms, factors=factors, effect=raised(terms.effect, moved))


def count_action(
    scoundrel: Scoundrel,
    crew: Crew | None,
    terms: ActionTerms,
    helper: Scoundrel | None = None,
) -> CountedAction:
    """Return an action roll with everything that moves it; nothing is refused here.

    Args:
        scoundrel: Who acts.
        crew: The crew, or None.
        terms: What is rolled.
        helper: The sheet of the helper, or None where that is none of the table's.
    """
    position = worse(terms.position, -1 if terms.set_up is SetUp.POSITION else 0)
    final = traded(position, terms.effect, terms.trade)[0]
    uses = tuple(use for use in terms.uses if fits(use, terms.action, final, crew))
    penalty = penalties(scoundrel, terms.wounds)
    pushes = tuple(one for one in terms.pushes if one is not Push.ACT or penalty.is_helpless)
    rated = _rated(scoundrel, terms.action, uses)
    parts = _dice(scoundrel.ratings.of(rated), terms, uses, penalty)
    before, steps = _effect(terms, uses, pushes)
    after, effect = traded(position, before, terms.trade)
    if effect is not before:
        steps += (EffectPart(source=EffectSource.TRADE, steps=_way(terms.trade)),)
    if penalty.effect:
        steps += (EffectPart(source=EffectSource.HARM, steps=penalty.effect),)
    is_free = helper is not None and not terms.is_help_paid and is_help_free(helper)
    armoured = terms.armoured_push in pushes
    return CountedAction(
        action=terms.action,
        rated=rated,
        parts=parts,
        dice=sum(part.dice for part in parts),
        untraded=(position, before),
        position=after,
        effect_parts=steps,
        effect=raised(effect, penalty.effect),
        stress=PUSH_STRESS * (len(pushes) - armoured) + sum(USES[use].stress for use in uses),
        helper_stress=0 if terms.helper is None or is_free else ASSIST_STRESS,
        is_help_free=is_free,
        marks_special=armoured,
        is_helpless=penalty.is_helpless,
        idle=tuple(use for use in terms.uses if use not in uses),
    )


def unowned(scoundrel: Scoundrel, crew: Crew | None, terms: ActionTerms) -> tuple[AbilityUse, ...]:
    """Return the uses that are ticked and whose ability nobody has."""
    return tuple(use for use in terms.uses if not is_owned(use, scoundrel, crew))


def _rated(scoundrel: Scoundrel, action: ActionId, uses: tuple[AbilityUse, ...]) -> ActionId:
    if AbilityUse.BEST_RATING not in uses:
        return action
    best = max(ActionId, key=scoundrel.ratings.of)
    return best if scoundrel.ratings.of(best) > scoundrel.ratings.of(action) else action


def _dice(
    rating: int, terms: ActionTerms, uses: tuple[AbilityUse, ...], penalty: Penalty
) -> tuple[DicePart, ...]:
    parts = [DicePart(source=DieSource.RATING, dice=rating)]
    if terms.helper is not None:
        parts.append(DicePart(source=DieSource.ASSIST, dice=1))
    parts += [DicePart(source=DieSource.PUSH, dice=1) for one in terms.pushes if one is Push.DIE]
    if terms.bargain is not None:
        parts.append(DicePart(source=DieSource.BARGAIN, dice=1, label=terms.bargain))
    parts += [
        DicePart(source=DieSource.ABILITY, dice=USES[use].dice, use=use)
        for use in uses
        if USES[use].dice
    ]
    if penalty.dice:
        parts.append(DicePart(source=DieSource.HARM, dice=penalty.dice))
    parts += [
        DicePart(source=DieSource.OTHER, dice=one.dice, label=one.label) for one in terms.others
    ]
    return tuple(parts)


def _effect(
    terms: ActionTerms, uses: tuple[AbilityUse, ...], pushes: tuple[Push, ...]
) -> tuple[Effect, tuple[EffectPart, ...]]:
    """Return the effect before any trade, and what moved it (rules/blades.md 23)."""
    moved = [(EffectSource.FACTOR, _of_factors(terms.factors, use), use) for use in uses]
    moved += [(EffectSource.ABILITY, USES[use].effect, use) for use in uses]
    steps = [
        EffectPart(source=source, steps=number, use=use) for source, number, use in moved if number
    ]
    steps += [EffectPart(source=EffectSource.PUSH, steps=1) for one in pushes if one is Push.EFFECT]
    if terms.set_up is SetUp.EFFECT:
        steps.append(EffectPart(source=EffectSource.SET_UP, steps=1))
    return raised(terms.effect, sum(step.steps for step in steps)), tuple(steps)


def _of_factors(factors: Factors, use: AbilityUse) -> int:
    """Return the steps by which an ability corrects what the factors were worth (A3, A6, A20)."""
    rule = USES[use]
    if rule.grants is not None:
        return Standing.ADVANTAGE.steps - factors.steps(rule.grants)
    if rule.drops is not None:
        return max(0, -factors.steps(rule.drops))
    return 0


def _way(trade: Trade) -> int:
    return 1 if trade is Trade.EFFECT else -1
