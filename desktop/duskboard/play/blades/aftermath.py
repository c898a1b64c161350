"""What else a score leaves: the boss, shares, clocks, standing (65, 66, 104, 105, 143, 163)."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from duskboard.core.blades.coin import paid
from duskboard.core.blades.downtime import DowntimeStep, FigureLine
from duskboard.core.blades.faction import MAX_STATUS, WAR, Faction, with_status
from duskboard.core.blades.vault import crew_spent, tithe
from duskboard.core.clocks.clock import Clock
from duskboard.core.identity import EntityId
from duskboard.play.blades.crew import crew_at
from duskboard.play.blades.downtime import in_step
from duskboard.play.blades.edit import NumberRangeError
from duskboard.play.blades.figures import figure_lines
from duskboard.play.blades.rising import CoinShare
from duskboard.play.blades.scene import scoundrel_of
from duskboard.play.blades.war import with_war
from duskboard.play.change import NothingToChangeError, NotOnTableError, difference, put_values
from duskboard.play.clock import clear_clock, tick_clocks
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class Dues:
    """What becomes of the coin of a score.

    Attributes:
        is_paid: Whether the boss gets what is due (rules/blades.md 104).
        is_owed: Whether it is left unpaid, and patience wears (105).
        boss: The faction that it is due to, or None.
        patience: The clock of its patience, or None.
        shares: Coin of the vault that each gets (143).
    """

    is_paid: bool = False
    is_owed: bool = False
    boss: EntityId | None = None
    patience: EntityId | None = None
    shares: Mapping[EntityId, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class DuesSettled(Report):
    """The boss was paid or not, and coin was shared out.

    Attributes:
        name: The crew.
        tithe: Coin that the boss got, or 0.
        is_owed: Whether it was left unpaid.
        shares: What each got.
        lines: Every figure that moved.
    """

    name: str
    tithe: int = 0
    is_owed: bool = False
    shares: tuple[CoinShare, ...] = ()
    lines: tuple[FigureLine, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreEchoed(Report):
    """A score moved clocks and what factions think: each as it was and is (66, 163)."""

    name: str
    lines: tuple[FigureLine, ...]


def settle_dues(table: Table, crew_id: EntityId, dues: Dues) -> Transaction:
    """Return the step that pays the boss or does not, and shares coin out (104, 105, 143).

    A clock of patience that fills costs a point of status, and is empty again.

    Raises:
        NotOnTableError: There is no such crew, sheet, faction or clock.
        NoCoinError: The vault has not so much.
        NumberRangeError: A share is below 0.
        NothingToChangeError: Nothing would change.
    """
    crew = crew_at(table, crew_id)
    due = tithe(crew) if dues.is_paid else 0
    for share in dues.shares.values():
        if share < 0:
            raise NumberRangeError(share, 0, crew.coin)
    given = {who: share for who, share in dues.shares.items() if share}
    poorer = crew_spent(crew, due + sum(given.values()))
    laid = table.applied(put_values(table, {crew_id: poorer}))
    for who, share in given.items():
        laid = laid.applied(put_values(laid, {who: paid(scoundrel_of(laid, who), share)}))
    if dues.is_owed:
        laid = _owed(laid, dues)
    changes = difference(table, laid)
    if not changes:
        raise NothingToChangeError
    report = DuesSettled(
        name=crew.name,
        tithe=due,
        is_owed=dues.is_owed,
        shares=tuple(
            CoinShare(name=scoundrel_of(table, who).name, coin=share)
            for who, share in given.items()
        ),
        lines=figure_lines(changes),
    )
    return in_step(
        table,
        DowntimeStep.TITHE,
        Transaction(report=report, changes=changes),
        lambda downtime: replace(downtime, boss=dues.boss, patience=dues.patience),
    )


def echo_score(
    table: Table, crew_id: EntityId, statuses: Mapping[EntityId, int], ticks: Mapping[EntityId, int]
) -> Transaction:
    """Return the step in which a score moves clocks and what factions think (65, 66, 163).

    Args:
        table: The table.
        crew_id: The crew.
        statuses: By how much each faction thinks better or worse; it stays within -3 to 3.
        ticks: By how much each clock moves, up or down.

    Raises:
        NotOnTableError: There is no such crew or faction.
        NoSuchClockError: There is no such clock.
        ClockLockedError: It waits for another one.
        NothingToChangeError: Nothing moves.
    """
    crew, laid = crew_at(table, crew_id), table
    for key, by in statuses.items():
        if by:
            laid = _moved(laid, key, by)
    moving = {key: by for key, by in ticks.items() if by}
    if moving:
        laid = laid.applied(tick_clocks(laid, moving).changes)
    changes = difference(table, laid)
    if not changes:
        raise NothingToChangeError
    report = ScoreEchoed(name=crew.name, lines=figure_lines(changes))
    return in_step(table, DowntimeStep.CLOCKS, Transaction(report=report, changes=changes))


def _moved(table: Table, faction_id: EntityId, by: int) -> Table:
    """Return the table after a faction thinks better or worse; a war may begin or end by it."""
    faction = table.value(faction_id, Faction)
    if faction is None:
        raise NotOnTableError(faction_id)
    status = max(WAR, min(MAX_STATUS, faction.status + by))
    laid = table.applied(put_values(table, {faction_id: with_status(faction, status)}))
    return table.applied(with_war(table, laid))


def _owed(table: Table, dues: Dues) -> Table:
    """Return the table after patience wore a little (rules/blades.md 105)."""
    if dues.patience is None:
        return table
    clock = table.value(dues.patience, Clock)
    if clock is None:
        raise NotOnTableError(dues.patience)
    laid = table.applied(tick_clocks(table, {dues.patience: 1}).changes)
    if clock.filled + 1 < clock.size:
        return laid
    if dues.boss is not None:
        laid = _moved(laid, dues.boss, -1)
    after = laid.value(dues.patience, Clock)
    if after is not None and after.filled:
        laid = laid.applied(clear_clock(laid, dues.patience).changes)
    return laid
