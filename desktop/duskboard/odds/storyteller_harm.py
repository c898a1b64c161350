"""Odds of damage: the levels that get through a soak roll (rules/storyteller.md 17.1, 28.14)."""

from duskboard.core.storyteller.health import Damage
from duskboard.core.storyteller.soak import unsoaked
from duskboard.core.storyteller.trait import Creature
from duskboard.core.storyteller_rulings import StorytellerRulings
from duskboard.odds.storyteller import MOST_NET, PoolOdds


def taken_odds(
    soak: PoolOdds,
    damage: Damage,
    levels: int,
    creature: Creature,
    rulings: StorytellerRulings,
) -> tuple[float, ...]:
    """Return the chance of taking no level, one, and so on up to all of them.

    Args:
        soak: The soak roll.
        damage: The kind of damage.
        levels: Levels before soak, at most 30: of more soaked levels there is no telling apart.
        creature: Who soaks.
        rulings: Those of the table.

    Raises:
        ValueError: The levels are below 0 or above 30.
    """
    if not 0 <= levels <= MOST_NET:
        msg = f"levels are not within 0 to {MOST_NET}: {levels}"
        raise ValueError(msg)
    chances = [0.0] * (levels + 1)
    for soaked, falls in enumerate(soak.nets):
        chances[unsoaked(damage, levels, soaked, creature, rulings)] += falls / soak.falls
    return tuple(chances)
