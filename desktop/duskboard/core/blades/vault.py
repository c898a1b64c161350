"""The crew's coin (rules/blades.md 53, 72, 88, 102, 104, 143)."""

from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.blades.coin import NoCoinError
from duskboard.core.blades.crew import MOST_CREW_COIN, Crew
from duskboard.core.blades.error import BladesError
from duskboard.core.blades.upgrade import UpgradeId

_VAULTS = (4, 8, 16)


class Pay(StrEnum):
    """How well a score pays (rules/blades.md 102)."""

    MINOR = "minor"
    SMALL = "small"
    STANDARD = "standard"
    BIG = "big"
    MAJOR = "major"


PAY_COIN: Mapping[Pay, int] = MappingProxyType(
    {Pay.MINOR: 2, Pay.SMALL: 4, Pay.STANDARD: 6, Pay.BIG: 8, Pay.MAJOR: 10}
)
"""The coin of each; a major score may pay more (rules/blades.md 102)."""


class VaultRoomError(BladesError):
    """So much coin is not written down. Args: the name, what would be there, the most."""


def vault_limit(crew: Crew) -> int:
    """Return the coin that the vault holds: 4, then 8, then 16 (rules/blades.md 53, 88)."""
    return _VAULTS[min(crew.marked(UpgradeId.VAULT), len(_VAULTS) - 1)]


def vault_excess(crew: Crew) -> int:
    """Return the coin that has to go before the next score (rules/blades.md 143)."""
    return max(0, crew.coin - vault_limit(crew))


def crew_paid(crew: Crew, coin: int) -> Crew:
    """Return a crew with more coin; what is above the limit is not lost (rules/blades.md 143).

    Raises:
        ValueError: The coin is below 0.
        VaultRoomError: It is more than can be written down.
    """
    _refuse_below(coin)
    if crew.coin + coin > MOST_CREW_COIN:
        raise VaultRoomError(crew.name, crew.coin + coin, MOST_CREW_COIN)
    return replace(crew, coin=crew.coin + coin)


def crew_spent(crew: Crew, coin: int) -> Crew:
    """Return a crew with less coin.

    Raises:
        ValueError: The coin is below 0.
        NoCoinError: There is not so much.
    """
    _refuse_below(coin)
    if coin > crew.coin:
        raise NoCoinError(crew.name, crew.coin, coin)
    return replace(crew, coin=crew.coin - coin)


def tithe(crew: Crew) -> int:
    """Return what a boss wants of a score (rules/blades.md 104)."""
    return crew.tier + 1


def income(best: int, crew: Crew) -> int:
    """Return what a claim with an income brings: the die less the heat (rules/blades.md 72, D8)."""
    return max(0, best - crew.heat)


def _refuse_below(coin: int) -> None:
    if coin < 0:
        msg = f"coin is below 0: {coin}"
        raise ValueError(msg)
