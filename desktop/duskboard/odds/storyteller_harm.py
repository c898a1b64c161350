"""Odds of damage: the levels that get through a soak roll (rules/storyteller.md 17.1, 28.14)."""

from dataclasses import dataclass

from duskboard.core.storyteller.health import Damage
from duskboard.core.storyteller.soak import unsoaked
from duskboard.core.storyteller.trait import Creature
from duskboard.core.storyteller_rulings import StorytellerRulings
from duskboard.odds.storyteller import MOST_NET, PoolOdds


@dataclass(frozen=True, slots=True, kw_only=True)
class HarmOdds:
    """How many levels a hit will take after damage and soak.

    Attributes:
        chances: The chance of no level, one, and so on; the last stands for as many and more.
    """

    chances: tuple[float, ...]

    @property
    def any(self) -> float:
        """The chance of a level or more."""
        return sum(self.chances[1:])

    @property
    def mean(self) -> float:
        """The levels to be expected."""
        return sum(levels * chance for levels, chance in enumerate(self.chances))

    def at_least(self, levels: int) -> float:
        """Return the chance of so many levels or more."""
        return sum(self.chances[levels:])


@dataclass(frozen=True, slots=True, kw_only=True)
class Harm:
    """Whom damage hits, and how.

    Attributes:
        kind: The kind of damage.
        creature: Who soaks.
        added: Levels that are added to the damage rolled (15.8).
    """

    kind: Damage
    creature: Creature
    added: int = 0


def harm_odds(
    damage: PoolOdds, soak: PoolOdds, harm: Harm, rulings: StorytellerRulings
) -> HarmOdds:
    """Return how many levels a hit will take, exact but for the last division (16.1, 17.1, 28.14).

    Args:
        damage: The damage roll.
        soak: The soak roll.
        harm: Whom it hits, and how.
        rulings: Those of the table.
    """
    kind, creature, added = harm.kind, harm.creature, harm.added
    falls = [0] * (MOST_NET + added + 1)
    soaks = [(soaked, many) for soaked, many in enumerate(soak.nets) if many]
    for rolled, many in enumerate(damage.nets):
        if not many:
            continue
        for soaked, ways in soaks:
            taken = unsoaked(kind, rolled + added, soaked, creature, rulings)
            falls[taken] += many * ways
    most = max(place for place, many in enumerate(falls) if many)
    every = damage.falls * soak.falls
    return HarmOdds(chances=tuple(many / every for many in falls[: most + 1]))


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
