"""What a score brings the crew: rep, coin, heat (rules/blades.md 60, 102-107, 119, 146)."""

from dataclasses import dataclass

from duskboard.core.blades.crew import heated
from duskboard.core.blades.development import score_rep, with_rep
from duskboard.core.blades.heat import HeatPart, HeatTerms, cooled, heat_parts
from duskboard.core.blades.vault import crew_paid, crew_spent, tithe, vault_excess
from duskboard.core.identity import EntityId
from duskboard.play.blades.crew import crew_at, crew_step
from duskboard.play.blades.plan import paid_changes
from duskboard.play.blades.war import allies
from duskboard.play.change import NothingToChangeError, put_values
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class ScorePaid(Report):
    """A score was paid: rep and coin as they were, as they are.

    Attributes:
        name: The crew.
        rep_before: Rep before.
        rep_after: Rep now.
        lost: Rep that a full track did not take (rules/blades.md 62).
        coin: Coin that came.
        coin_after: Coin now.
        excess: Coin that is too much for the vault (rules/blades.md 143).
    """

    name: str
    rep_before: int
    rep_after: int
    lost: int
    coin: int
    coin_after: int
    excess: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class TithePaid(Report):
    """The boss got what is due: coin as it was, as it is (rules/blades.md 104)."""

    name: str
    before: int
    after: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HeatTaken(Report):
    """Heat came: as it was, as it is, and the wanted level (rules/blades.md 106, 107).

    Attributes:
        name: The crew.
        before: Heat before.
        after: Heat now.
        wanted_before: The wanted level before.
        wanted_after: The wanted level now.
        parts: Where it came from; none where it was only so much.
        is_capped: Whether the wanted level would have risen further (rules/blades.md D5).
    """

    name: str
    before: int
    after: int
    wanted_before: int
    wanted_after: int
    parts: tuple[HeatPart, ...] = ()
    is_capped: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class HeatCooled(Report):
    """Heat went: as it was, as it is (rules/blades.md 119)."""

    name: str
    before: int
    after: int


def pay_off(
    table: Table, crew_id: EntityId, target: int, coin: int, *, is_quiet: bool = False
) -> Transaction:
    """Return the step in which a score is paid, which ends it (rules/blades.md 60, 62, 102).

    Args:
        table: The table.
        crew_id: The crew.
        target: The Tier of the target.
        coin: Coin that it brought.
        is_quiet: Whether nobody knows of it.

    Raises:
        NotOnTableError: There is no such crew.
        VaultRoomError: It is more coin than can be written down.
        NothingToChangeError: It brought nothing, and no score is under way.
    """
    crew = crew_at(table, crew_id)
    rep = score_rep(crew, target, is_quiet=is_quiet)
    after = crew_paid(with_rep(crew, rep, allies(table)), coin)
    report = ScorePaid(
        name=crew.name,
        rep_before=crew.rep,
        rep_after=after.rep,
        lost=crew.rep + rep - after.rep,
        coin=coin,
        coin_after=after.coin,
        excess=vault_excess(after),
    )
    changes = (*put_values(table, {crew_id: after}), *paid_changes(table))
    if not changes:
        raise NothingToChangeError
    return Transaction(report=report, changes=changes)


def pay_tithe(table: Table, crew_id: EntityId) -> Transaction:
    """Return the step in which the boss gets what is due (rules/blades.md 104).

    Raises:
        NotOnTableError: There is no such crew.
        NoCoinError: The vault has not so much.
    """
    crew = crew_at(table, crew_id)
    after = crew_spent(crew, tithe(crew))
    report = TithePaid(name=crew.name, before=crew.coin, after=after.coin)
    return crew_step(table, crew_id, after, report)


def heat_score(table: Table, crew_id: EntityId, terms: HeatTerms) -> Transaction:
    """Return the step in which a score stirs up heat (rules/blades.md 106, 107, 146).

    Raises:
        NotOnTableError: There is no such crew.
        NothingToChangeError: It was smooth, and nothing came of it.
    """
    parts = heat_parts(crew_at(table, crew_id), terms)
    return _heat(table, crew_id, sum(part.heat for part in parts), parts)


def take_heat(table: Table, crew_id: EntityId, heat: int) -> Transaction:
    """Return the step in which so much heat comes (rules/blades.md 107, 155).

    Raises:
        NotOnTableError: There is no such crew.
        ValueError: The heat is below 0.
        NothingToChangeError: There is none.
    """
    return _heat(table, crew_id, heat, ())


def cool_heat(table: Table, crew_id: EntityId, heat: int) -> Transaction:
    """Return the step in which so much heat goes (rules/blades.md 119).

    Raises:
        NotOnTableError: There is no such crew.
        ValueError: The heat is below 0.
        NothingToChangeError: There was none.
    """
    crew = crew_at(table, crew_id)
    after = cooled(crew, heat)
    report = HeatCooled(name=crew.name, before=crew.heat, after=after.heat)
    return crew_step(table, crew_id, after, report)


def _heat(table: Table, crew_id: EntityId, heat: int, parts: tuple[HeatPart, ...]) -> Transaction:
    crew = crew_at(table, crew_id)
    hot = heated(crew, heat)
    report = HeatTaken(
        name=crew.name,
        before=crew.heat,
        after=hot.crew.heat,
        wanted_before=crew.wanted,
        wanted_after=hot.crew.wanted,
        parts=parts,
        is_capped=hot.is_capped,
    )
    return crew_step(table, crew_id, hot.crew, report)
