"""What a click or a key does to the terms of an action roll, each as a new value."""

from dataclasses import replace

from duskboard.core.blades.action import ActionTerms, OtherDice, Push, SetUp, weighed
from duskboard.core.blades.factor import Factor, Standing
from duskboard.core.blades.harm import Wound
from duskboard.core.blades.position import Position, Trade, raised, worse
from duskboard.core.blades.use import AbilityUse
from duskboard.core.clocks.effect import Effect
from duskboard.core.identity import EntityId

MOST_ADDED = 20
"""The most dice that the game master adds or takes with the buttons."""
_STANDINGS = (None, Standing.EVEN, Standing.ADVANTAGE, Standing.DISADVANTAGE)
_SET_UPS = tuple(SetUp)


def with_pair(terms: ActionTerms, position: Position, effect: Effect) -> ActionTerms:
    """Return terms at another pair; a trade is off, since there is something else to trade."""
    return replace(terms, position=position, effect=effect, trade=Trade.NONE)


def with_position(terms: ActionTerms, steps: int) -> ActionTerms:
    """Return terms at a position so many steps worse, or better where below 0."""
    return with_pair(terms, worse(terms.position, steps), terms.effect)


def with_effect(terms: ActionTerms, steps: int) -> ActionTerms:
    """Return terms at an effect so many steps higher."""
    return with_pair(terms, terms.position, raised(terms.effect, steps))


def with_trade(terms: ActionTerms, trade: Trade) -> ActionTerms:
    """Return terms with a trade, or without it where it was made already."""
    return replace(terms, trade=Trade.NONE if terms.trade is trade else trade)


def with_next_standing(terms: ActionTerms, factor: Factor) -> ActionTerms:
    """Return terms in which a factor stands as the next press of its chip has it."""
    place = _STANDINGS.index(terms.factors.of(factor))
    return weighed(terms, factor, _STANDINGS[(place + 1) % len(_STANDINGS)])


def with_next_set_up(terms: ActionTerms) -> ActionTerms:
    """Return terms in which a setup brings what the next press of its chip has it bring."""
    place = _SET_UPS.index(terms.set_up)
    return replace(terms, set_up=_SET_UPS[(place + 1) % len(_SET_UPS)])


def with_push(terms: ActionTerms, push: Push, *, keeps: bool = False) -> ActionTerms:
    """Return terms with a push, or without it; a push for a die puts a bargain off (14).

    Args:
        terms: The terms.
        push: The push.
        keeps: Whether the bargain stays, by the word of the game master.
    """
    if push in terms.pushes:
        armoured = None if terms.armoured_push is push else terms.armoured_push
        pushes = tuple(one for one in terms.pushes if one is not push)
        return replace(terms, pushes=pushes, armoured_push=armoured)
    bargain = None if push is Push.DIE and not keeps else terms.bargain
    return replace(terms, pushes=(*terms.pushes, push), bargain=bargain)


def with_bargain(terms: ActionTerms, price: str | None, *, keeps: bool = False) -> ActionTerms:
    """Return terms with a Devil's Bargain, which puts the push for a die off (14).

    Args:
        terms: The terms.
        price: What it costs, or None for no bargain.
        keeps: Whether the push stays, by the word of the game master.
    """
    if price is None:
        return replace(terms, bargain=None)
    if Push.DIE in terms.pushes and terms.bargain is None and not keeps:
        terms = with_push(terms, Push.DIE)
    return replace(terms, bargain=price)


def with_helper(terms: ActionTerms, helper: EntityId | None) -> ActionTerms:
    """Return terms with a helper, or without one."""
    return replace(terms, helper=helper)


def with_next_helper(terms: ActionTerms, helpers: tuple[EntityId, ...]) -> ActionTerms:
    """Return terms with the next of those who can help; after the last one, with none."""
    order = (None, *helpers)
    place = order.index(terms.helper) if terms.helper in order else 0
    return replace(terms, helper=order[(place + 1) % len(order)])


def with_armoured_push(terms: ActionTerms) -> ActionTerms:
    """Return terms in which special armour pays for a push, or no longer (G1)."""
    armoured = None if terms.armoured_push is not None else next(iter(terms.pushes), None)
    return replace(terms, armoured_push=armoured)


def with_wound(terms: ActionTerms, wound: Wound) -> ActionTerms:
    """Return terms in which a harm counts, or no longer (30)."""
    has = wound in terms.wounds
    wounds = tuple(one for one in terms.wounds if one != wound) if has else (*terms.wounds, wound)
    return replace(terms, wounds=wounds)


def with_use(terms: ActionTerms, use: AbilityUse) -> ActionTerms:
    """Return terms with an ability ticked, or no longer."""
    has = use in terms.uses
    uses = tuple(one for one in terms.uses if one is not use) if has else (*terms.uses, use)
    return replace(terms, uses=uses)


def with_dice(terms: ActionTerms, dice: int) -> ActionTerms:
    """Return terms with so many dice of the table's own, all in all."""
    dice = max(-MOST_ADDED, min(MOST_ADDED, dice))
    return replace(terms, others=(OtherDice(dice=dice),) if dice else ())


def added_dice(terms: ActionTerms) -> int:
    """Return how many dice the table adds, or takes."""
    return sum(one.dice for one in terms.others)


def with_cut_off(terms: ActionTerms) -> ActionTerms:
    """Return terms in which nobody can be reached, or can be again; teamwork goes with it (153)."""
    if terms.is_cut_off:
        return replace(terms, is_cut_off=False)
    return replace(terms, is_cut_off=True, helper=None, set_up=SetUp.NONE)
