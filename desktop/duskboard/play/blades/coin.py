"""Coin and stash at the table (rules/blades.md 52-57, 143)."""

from dataclasses import dataclass

from duskboard.core.blades.coin import CoinUse, excess, paid, spent, stashed, taken_out
from duskboard.core.blades.scoundrel import MOST_COIN
from duskboard.core.identity import EntityId
from duskboard.play.blades.edit import NumberRangeError, step
from duskboard.play.blades.scene import by_rule_or_word, scoundrel_of
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class CoinEarned(Report):
    """Somebody got coin: as it was, as it is, what is too much to carry (143)."""

    who: EntityId
    name: str
    before: int
    after: int
    excess: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class CoinSpent(Report):
    """Somebody spent coin: as it was, as it is, what for."""

    who: EntityId
    name: str
    before: int
    after: int
    why: CoinUse
    is_overruled: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class StashMoved(Report):
    """Coin was put away, or taken out of the stash: both as they were, as they are."""

    who: EntityId
    name: str
    coin_before: int
    coin_after: int
    stash_before: int
    stash_after: int


def earn_coin(table: Table, who: EntityId, coin: int) -> Transaction:
    """Return the step in which somebody gets coin; none is lost (rules/blades.md 53, 143).

    Raises:
        NotOnTableError: There is no such sheet.
        NumberRangeError: It is not within 1 to 99.
        CoinRoomError: It is more than can be written down.
    """
    scoundrel = scoundrel_of(table, who)
    _refuse(coin)
    after = paid(scoundrel, coin)
    report = CoinEarned(
        who=who,
        name=scoundrel.name,
        before=scoundrel.coin,
        after=after.coin,
        excess=excess(after),
    )
    return step(table, who, after, report)


def spend_coin(
    table: Table,
    who: EntityId,
    coin: int,
    why: CoinUse = CoinUse.OTHER,
    *,
    is_overruled: bool = False,
) -> Transaction:
    """Return the step in which somebody spends coin (rules/blades.md 54).

    Raises:
        NotOnTableError: There is no such sheet.
        NumberRangeError: It is not within 1 to 99.
        NoCoinError: There is not so much; the game master may overrule that.
        NothingToChangeError: There is none at all.
    """
    scoundrel = scoundrel_of(table, who)
    _refuse(coin)
    after, took_word = by_rule_or_word(
        lambda over: spent(scoundrel, coin, is_overruled=over), is_overruled=is_overruled
    )
    report = CoinSpent(
        who=who,
        name=scoundrel.name,
        before=scoundrel.coin,
        after=after.coin,
        why=why,
        is_overruled=took_word,
    )
    return step(table, who, after, report)


def stash_coin(table: Table, who: EntityId, coin: int) -> Transaction:
    """Return the step that puts coin away (rules/blades.md 53).

    Raises:
        NotOnTableError: There is no such sheet.
        NumberRangeError: It is not within 1 to 99.
        NoCoinError: There is not so much.
        StashRoomError: The stash has no room for it.
    """
    _refuse(coin)
    scoundrel = scoundrel_of(table, who)
    after = stashed(scoundrel, coin)
    report = StashMoved(
        who=who,
        name=scoundrel.name,
        coin_before=scoundrel.coin,
        coin_after=after.coin,
        stash_before=scoundrel.stash,
        stash_after=after.stash,
    )
    return step(table, who, after, report)


def take_from_stash(table: Table, who: EntityId, coin: int) -> Transaction:
    """Return the step that takes coin out of the stash, two for one (rules/blades.md 57).

    Raises:
        NotOnTableError: There is no such sheet.
        NumberRangeError: It is not within 1 to 99.
        NoStashError: There is not so much.
        CoinRoomError: It is more coin than can be written down.
    """
    _refuse(coin)
    scoundrel = scoundrel_of(table, who)
    after = taken_out(scoundrel, coin)
    report = StashMoved(
        who=who,
        name=scoundrel.name,
        coin_before=scoundrel.coin,
        coin_after=after.coin,
        stash_before=scoundrel.stash,
        stash_after=after.stash,
    )
    return step(table, who, after, report)


def _refuse(coin: int) -> None:
    if not 1 <= coin <= MOST_COIN:
        raise NumberRangeError(coin, 1, MOST_COIN)
