"""A downtime at the table: it begins, its steps are done in order, it closes (8, 113, 125)."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from duskboard.core.blades.ability import CrewAbilityId
from duskboard.core.blades.activity import Asset, DowntimeActivity
from duskboard.core.blades.cohort import Cohort, cohort_rested
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.development import with_rep
from duskboard.core.blades.downtime import (
    Downtime,
    DowntimeStep,
    FigureLine,
    StepDone,
    with_result,
)
from duskboard.core.blades.entanglement import EntanglementId
from duskboard.core.blades.faction import Faction
from duskboard.core.blades.faction_turn import passed_by
from duskboard.core.blades.heat import cooled, cooling
from duskboard.core.blades.scoundrel import Fate, Scoundrel
from duskboard.core.blades.season import closed, rested
from duskboard.core.identity import EntityId
from duskboard.play.blades.crew import crew_at
from duskboard.play.blades.faction_turn import FactionsPassedBy, TurnPlayed
from duskboard.play.blades.figures import figure_lines
from duskboard.play.blades.payoff import HeatCooled
from duskboard.play.blades.plan import paid_changes, score_of
from duskboard.play.blades.scene import crew_id
from duskboard.play.blades.trouble import TroubleRolled, TroubleSettled
from duskboard.play.blades.war import allies
from duskboard.play.change import (
    NothingToChangeError,
    NotOnTableError,
    PlayError,
    put,
    put_values,
)
from duskboard.table.entity import DOWNTIME_ID, Entity, Value
from duskboard.table.table import Table
from duskboard.table.transaction import Change, Report, Transaction

_IN_PLAY = frozenset({Fate.ACTIVE, Fate.OUT})


@dataclass(frozen=True, slots=True, kw_only=True)
class DowntimeOpened(Report):
    """A downtime of the crew began: which, and after what."""

    name: str
    number: int
    score: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class StepPassed(Report):
    """A step of a downtime was passed over."""

    name: str
    step: DowntimeStep


@dataclass(frozen=True, slots=True, kw_only=True)
class TroublesNamed(Report):
    """The game master said what entanglement it is, without a roll."""

    name: str
    names: tuple[EntanglementId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DowntimeEnded(Report):
    """A downtime of the crew is over.

    Attributes:
        name: The crew.
        number: Which downtime.
        lines: What its end brought.
        traumas: Whose last box of stress is marked (rules/blades.md 42, 125).
    """

    name: str
    number: int
    lines: tuple[FigureLine, ...] = ()
    traumas: tuple[str, ...] = ()


class DowntimeOpenError(PlayError):
    """A downtime runs already. Args: its number."""


class NoDowntimeError(PlayError):
    """No downtime runs."""


def begin_downtimes(table: Table, score: str = "", *, is_overruled: bool = False) -> Transaction:
    """Return the step in which a downtime begins for the crew and everybody of it (8, 76, 113).

    The count of activities begins anew. Who the boss is, and how patient, is remembered. Without a
    word for it, it comes after the score that is under way.

    Raises:
        NotOnTableError: There is no crew.
        DowntimeOpenError: One runs already; the game master may let it end there.
    """
    before, crew_key = downtime_of(table), _crew_id(table)
    running = score_of(table)
    if not score.strip() and running is not None and running.is_running:
        score = running.name
    if before is not None and before.is_open and not is_overruled:
        raise DowntimeOpenError(before.number)
    downtime = Downtime(
        number=1 + (0 if before is None else before.number),
        score=score.strip(),
        boss=None if before is None else before.boss,
        patience=None if before is None else before.patience,
    )
    values: dict[EntityId, Value] = {
        key: rested(one, table.rulings)
        for key, one in table.values(Scoundrel).items()
        if one.fate in _IN_PLAY
    }
    report = DowntimeOpened(
        name=crew_at(table, crew_key).name, number=downtime.number, score=downtime.score
    )
    changes = (*put_values(table, values), *_laid(table, downtime))
    return Transaction(report=report, changes=changes)


def pass_step(table: Table, step: DowntimeStep) -> Transaction:
    """Return the step in which a step of a downtime is passed over, or is over.

    Without a payoff the score that is under way is over too (rules/blades.md 100).

    Raises:
        NoDowntimeError: None runs.
        NothingToChangeError: It is over already.
    """
    downtime = running_downtime(table)
    if downtime.result(step) is not None:
        raise NothingToChangeError
    after = with_result(downtime, StepDone(step=step))
    name = crew_at(table, _crew_id(table)).name
    ended = paid_changes(table) if step is DowntimeStep.PAYOFF else ()
    return Transaction(
        report=StepPassed(name=name, step=step), changes=(*_laid(table, after), *ended)
    )


def in_step(
    table: Table,
    step: DowntimeStep,
    act: Transaction,
    more: Callable[[Downtime], Downtime] = lambda downtime: downtime,
) -> Transaction:
    """Return an act that also brings a downtime forward; the act itself where none runs.

    What it brought is kept with the step, so that the downtime can be left and taken up again.

    Args:
        table: The table before the act.
        step: The step that is over by it.
        act: The act.
        more: Makes of the downtime what else it remembers.
    """
    downtime = downtime_of(table)
    if downtime is None or not downtime.is_open:
        return act
    done = StepDone(step=step, lines=figure_lines(act.changes))
    if isinstance(act.report, TroubleSettled):
        done = replace(done, settled=(act.report.trouble,))
    after = more(with_result(downtime, done))
    return replace(act, changes=(*act.changes, *_laid(table, after)))


def with_rolled(table: Table, act: Transaction) -> Transaction:
    """Return the roll of an entanglement that a downtime remembers (rules/blades.md 111)."""
    downtime, report = downtime_of(table), act.report
    if downtime is None or not downtime.is_open or not isinstance(report, TroubleRolled):
        return act
    after = replace(downtime, rolled=report.roll.total, names=report.names)
    return replace(act, changes=(*act.changes, *_laid(table, after)))


def name_troubles(table: Table, names: Iterable[EntanglementId]) -> Transaction:
    """Return the step in which the game master says what entanglement it is (rules/blades.md 111).

    Raises:
        NoDowntimeError: None runs.
        NothingToChangeError: They are named already.
    """
    downtime, crew = running_downtime(table), crew_at(table, _crew_id(table))
    changes = _laid(table, replace(downtime, names=tuple(names)))
    if not changes:
        raise NothingToChangeError
    report = TroublesNamed(name=crew.name, names=tuple(names))
    return Transaction(report=report, changes=changes)


def with_turn(table: Table, faction: EntityId, act: Transaction) -> Transaction:
    """Return the turn of a faction that a downtime remembers (rules/blades.md 126, 163)."""
    downtime = downtime_of(table)
    if downtime is None or not downtime.is_open or not isinstance(act.report, TurnPlayed):
        return act
    if faction in downtime.played:
        return act
    after = replace(downtime, played=(*downtime.played, faction))
    return replace(act, changes=(*act.changes, *_laid(table, after)))


def end_turns(table: Table) -> Transaction:
    """Return the step that ends the turns of factions: those without one are behind (163).

    Raises:
        NoDowntimeError: None runs.
        NothingToChangeError: It is over already.
    """
    downtime = running_downtime(table)
    left = {key: one for key, one in table.values(Faction).items() if key not in downtime.played}
    if not left or downtime.result(DowntimeStep.FACTIONS) is not None:
        return pass_step(table, DowntimeStep.FACTIONS)
    changes = put_values(table, {key: passed_by(one) for key, one in left.items()})
    report = FactionsPassedBy(names=tuple(one.name for one in left.values()))
    act = Transaction(report=report, changes=changes)
    return in_step(table, DowntimeStep.FACTIONS, act)


def cool_by_itself(table: Table) -> Transaction:
    """Return the step in which heat goes by itself, once a downtime (blades-abilities.md K11, K16).

    Raises:
        NotOnTableError: There is no crew.
        NoDowntimeError: None runs.
        NothingToChangeError: It went already, or nothing makes it go.
    """
    downtime, key = running_downtime(table), _crew_id(table)
    crew = crew_at(table, key)
    after = cooled(crew, cooling(crew))
    if downtime.is_cooled or after == crew:
        raise NothingToChangeError
    report = HeatCooled(name=crew.name, before=crew.heat, after=after.heat)
    laid = _laid(table, replace(downtime, is_cooled=True))
    return Transaction(report=report, changes=(*put_values(table, {key: after}), *laid))


def end_downtime(table: Table) -> Transaction:
    """Return the step that closes a downtime for everybody (95, 125, 161; A29, K3).

    A vice that was left alone brings stress for every trauma; cohorts heal a level unless they
    were tended; healers who were hired leave; a crew without a trace of heat gains rep.

    Raises:
        NotOnTableError: There is no crew.
        NoDowntimeError: None runs.
    """
    downtime, key = running_downtime(table), _crew_id(table)
    crew = crew_at(table, key)
    closings = {
        who: closed(one, crew)
        for who, one in table.values(Scoundrel).items()
        if one.fate in _IN_PLAY
    }
    values: dict[EntityId, Value] = {
        who: closing.strain.scoundrel for who, closing in closings.items()
    }
    values[key] = _closed_crew(table, downtime, crew)
    values |= {
        one: replace(asset, is_used=True)
        for one, asset in table.values(Asset).items()
        if asset.is_healer
    }
    changes = put_values(table, values)
    lines = figure_lines(changes)
    done = StepDone(step=DowntimeStep.CLOSE, lines=lines)
    report = DowntimeEnded(
        name=crew.name,
        number=downtime.number,
        lines=lines,
        traumas=tuple(
            one.strain.scoundrel.name for one in closings.values() if one.strain.is_trauma_due
        ),
    )
    laid = _laid(table, replace(with_result(downtime, done), is_open=False))
    return Transaction(report=report, changes=(*changes, *laid))


def downtime_of(table: Table) -> Downtime | None:
    """Return the downtime of a table: that which runs or the last, or None before the first."""
    return table.value(DOWNTIME_ID, Downtime)


def running_downtime(table: Table) -> Downtime:
    """Return the downtime that runs.

    Raises:
        NoDowntimeError: None does.
    """
    downtime = downtime_of(table)
    if downtime is None or not downtime.is_open:
        raise NoDowntimeError
    return downtime


def lay_downtime(table: Table, after: Downtime, report: Report) -> Transaction:
    """Return the step that makes a downtime what it is afterwards.

    Raises:
        NothingToChangeError: It is so already.
    """
    changes = _laid(table, after)
    if not changes:
        raise NothingToChangeError
    return Transaction(report=report, changes=changes)


def _laid(table: Table, after: Downtime) -> tuple[Change, ...]:
    before = table.get(DOWNTIME_ID)
    entity = Entity(entity_id=DOWNTIME_ID, value=after)
    return put(table, entity if before is None else replace(before, value=after))


def _closed_crew(table: Table, downtime: Downtime, crew: Crew) -> Crew:
    tended = {
        one.place
        for one in downtime.plans
        if one.activity is DowntimeActivity.COHORT and one.is_done
    }
    cohorts: tuple[Cohort, ...] = tuple(
        one if place in tended else cohort_rested(one) for place, one in enumerate(crew.cohorts)
    )
    after = replace(crew, cohorts=cohorts)
    if crew.has(CrewAbilityId.NO_TRACES) and not crew.heat:
        after = with_rep(after, 1, allies(table))
    return after


def _crew_id(table: Table) -> EntityId:
    key = crew_id(table)
    if key is None:
        raise NotOnTableError(DOWNTIME_ID)
    return key
