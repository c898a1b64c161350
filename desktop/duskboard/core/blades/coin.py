"""Coin and stash (rules/blades.md 52-57, 143)."""

from dataclasses import replace
from enum import StrEnum

from duskboard.core.blades.error import BladesError
from duskboard.core.blades.scoundrel import MAX_COIN, MAX_STASH, MOST_COIN, Scoundrel

STASH_ROW = 10
"""Stash that makes a level of lifestyle (rules/blades.md 56)."""
STASH_A_COIN = 2
"""Stash that is taken out for one coin (rules/blades.md 57)."""
_MEAGER, _MODEST = 11, 21


class Retirement(StrEnum):
    """How somebody lives who has retired (rules/blades.md 55)."""

    POOR_SOUL = "poor-soul"
    MEAGER = "meager"
    MODEST = "modest"
    FINE = "fine"


class CoinValue(StrEnum):
    """What so much coin is worth (rules/blades.md 52)."""

    ONE = "1"
    TWO = "2"
    FOUR = "4"
    SIX = "6"
    EIGHT = "8"
    TEN = "10"


class CoinUse(StrEnum):
    """What coin goes to (rules/blades.md 54)."""

    ACTIVITY = "activity"
    RESULT = "result"
    TROUBLE = "trouble"
    CREW = "crew"
    PURCHASE = "purchase"
    OTHER = "other"


class NoCoinError(BladesError):
    """There is not so much coin. Args: the name, what there is, what is wanted."""


class CoinRoomError(BladesError):
    """So much coin is not written on a sheet. Args: the name, what would be there, the most."""


class NoStashError(BladesError):
    """There is not so much stash. Args: the name, what there is, what is wanted."""


class StashRoomError(BladesError):
    """The stash has no room for so much. Args: the name, what would be there, the most."""


def excess(scoundrel: Scoundrel) -> int:
    """Return the coin that nobody carries into a score (rules/blades.md 53, 143)."""
    return max(0, scoundrel.coin - MAX_COIN)


def lifestyle(scoundrel: Scoundrel) -> int:
    """Return the level of the lifestyle, 0 to 4: full rows of stash (rules/blades.md 56)."""
    return scoundrel.stash // STASH_ROW


def retirement(stash: int) -> Retirement:
    """Return how somebody with so much stash retires (rules/blades.md 55)."""
    if stash >= MAX_STASH:
        return Retirement.FINE
    if stash >= _MODEST:
        return Retirement.MODEST
    return Retirement.MEAGER if stash >= _MEAGER else Retirement.POOR_SOUL


def paid(scoundrel: Scoundrel, coin: int) -> Scoundrel:
    """Return a sheet with more coin; what is too much to carry is kept until it is spent (143).

    Raises:
        ValueError: The coin is below 0.
        CoinRoomError: It is more than can be written down.
    """
    _refuse_below(coin)
    if scoundrel.coin + coin > MOST_COIN:
        raise CoinRoomError(scoundrel.name, scoundrel.coin + coin, MOST_COIN)
    return replace(scoundrel, coin=scoundrel.coin + coin)


def spent(scoundrel: Scoundrel, coin: int, *, is_overruled: bool = False) -> Scoundrel:
    """Return a sheet with less coin; overruled, what is not there is not taken.

    Raises:
        ValueError: The coin is below 0.
        NoCoinError: There is not so much; the game master may overrule that.
    """
    _refuse_below(coin)
    if coin > scoundrel.coin and not is_overruled:
        raise NoCoinError(scoundrel.name, scoundrel.coin, coin)
    return replace(scoundrel, coin=max(0, scoundrel.coin - coin))


def stashed(scoundrel: Scoundrel, coin: int) -> Scoundrel:
    """Return a sheet with coin put away, one for one (rules/blades.md 53, 54).

    Raises:
        ValueError: The coin is below 0.
        NoCoinError: There is not so much.
        StashRoomError: The track is too short for it.
    """
    after = spent(scoundrel, coin)
    if after.stash + coin > MAX_STASH:
        raise StashRoomError(scoundrel.name, after.stash + coin, MAX_STASH)
    return replace(after, stash=after.stash + coin)


def taken_out(scoundrel: Scoundrel, coin: int) -> Scoundrel:
    """Return a sheet with coin taken out of the stash, two for one (rules/blades.md 57).

    Raises:
        ValueError: The coin is below 0.
        NoStashError: There is not so much.
        CoinRoomError: It is more than can be written down.
    """
    _refuse_below(coin)
    price = coin * STASH_A_COIN
    if price > scoundrel.stash:
        raise NoStashError(scoundrel.name, scoundrel.stash, price)
    return replace(paid(scoundrel, coin), stash=scoundrel.stash - price)


def most_taken_out(scoundrel: Scoundrel) -> int:
    """Return the most coin that the stash gives (rules/blades.md 57)."""
    return scoundrel.stash // STASH_A_COIN


def _refuse_below(coin: int) -> None:
    if coin < 0:
        msg = f"coin is below 0: {coin}"
        raise ValueError(msg)
