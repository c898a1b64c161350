"""The score at the table, from its plan to its end (rules/blades.md 96-98, 100, 152, 154)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from duskboard.core.blades.claim import PlanKind
from duskboard.core.blades.faction import Faction
from duskboard.core.blades.plan import Score, ScoreStage, following, with_acted
from duskboard.core.blades.position import Position
from duskboard.core.blades.score import Opened
from duskboard.core.blades.scoundrel import Fate, Scoundrel
from duskboard.core.identity import EntityId
from duskboard.play.change import NothingToChangeError, NotOnTableError, make, put, take
from duskboard.table.entity import SCORE_ID, Entity
from duskboard.table.table import Table
from duskboard.table.transaction import Change, Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class ScorePlanned(Report):
    """A score was planned: what it is about, how, and against whom."""

    name: str
    plan: PlanKind
    target: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreChanged(Report):
    """The plan of a score was changed.

    Attributes:
        name: What it is about, or "".
        plan: How it is gone about.
        detail: What the plan takes to begin, or "".
        target: Whom it is against, or "".
        dice: The dice of its engagement roll.
    """

    name: str
    plan: PlanKind
    detail: str
    target: str
    dice: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OpeningOver(Report):
    """The opening of a score is over, as the game master says (rules/blades.md 154)."""

    name: str
    plan: PlanKind
    position: Position


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreEnded(Report):
    """A score was given up or struck off; what it was linked to may follow (98, 100).

    Attributes:
        name: What it was about, or "".
        plan: How it was gone about.
        was_running: Whether it was under way: given up then, else only struck off.
        following: The plan of the score that follows, or None.
    """

    name: str
    plan: PlanKind
    was_running: bool
    following: PlanKind | None = None


def plan_score(table: Table, score: Score) -> Transaction:
    """Return the step that begins to plan a score (rules/blades.md 8, 96).

    Raises:
        AlreadyOnTableError: One is planned or under way.
    """
    report = ScorePlanned(name=score.name, plan=score.plan, target=target_name(table, score))
    changes = make(table, Entity(entity_id=SCORE_ID, value=score))
    return Transaction(report=report, changes=changes)


def change_score(table: Table, score: Score) -> Transaction:
    """Return the step that changes the plan of the score, or what counts for it (97, 98).

    Raises:
        NotOnTableError: None is planned.
        NothingToChangeError: It is so already.
    """
    score_at(table)
    changes = _put(table, score)
    if not changes:
        raise NothingToChangeError
    report = ScoreChanged(
        name=score.name,
        plan=score.plan,
        detail=score.detail,
        target=target_name(table, score),
        dice=score.engagement,
    )
    return Transaction(report=report, changes=changes)


def end_opening(table: Table) -> Transaction:
    """Return the step in which the opening is over (rules/blades.md 154).

    Raises:
        NotOnTableError: There is no score.
        NothingToChangeError: The opening is over already.
    """
    score = score_at(table)
    if score.opening is None:
        raise NothingToChangeError
    report = OpeningOver(name=score.name, plan=score.plan, position=score.opening)
    return Transaction(report=report, changes=_put(table, replace(score, opening=None, acted=())))


def give_up_score(table: Table) -> Transaction:
    """Return the step that gives the score up, or strikes off its plan (rules/blades.md 100).

    A downtime follows one that was under way, usually without a payoff; heat and an entanglement
    come all the same.

    Raises:
        NotOnTableError: There is no score.
    """
    score = score_at(table)
    after = following(score) if score.is_running else None
    report = ScoreEnded(
        name=score.name,
        plan=score.plan,
        was_running=score.is_running,
        following=None if after is None else after.plan,
    )
    return Transaction(report=report, changes=_ended(table, after))


def opened_changes(table: Table, opening: Opened) -> tuple[Change, ...]:
    """Return the change by which a planned score is under way, or none without one (97)."""
    score = score_of(table)
    if score is None:
        return ()
    after = replace(
        score,
        stage=ScoreStage.RUNNING,
        opening=opening.position,
        is_past_first=opening.is_past_first,
        acted=(),
    )
    return _put(table, after)


def acted_changes(table: Table, who: Sequence[EntityId]) -> tuple[Change, ...]:
    """Return the change of the score after an action of its opening, or none (154)."""
    score = score_of(table)
    if score is None:
        return ()
    sheets = table.values(Scoundrel).items()
    everybody = [key for key, sheet in sheets if sheet.fate is Fate.ACTIVE]
    return _put(table, with_acted(score, who, everybody))


def paid_changes(table: Table) -> tuple[Change, ...]:
    """Return the change by which a payoff ends the score that is under way (98, 102)."""
    score = score_of(table)
    if score is None or not score.is_running:
        return ()
    return _ended(table, following(score))


def score_of(table: Table) -> Score | None:
    """Return the score that is planned or under way, or None."""
    return table.value(SCORE_ID, Score)


def score_at(table: Table) -> Score:
    """Return the score that is planned or under way.

    Raises:
        NotOnTableError: There is none.
    """
    score = score_of(table)
    if score is None:
        raise NotOnTableError(SCORE_ID)
    return score


def target_tier(table: Table, score: Score) -> int:
    """Return the Tier of the target as it is now (rules/blades.md 60, 97)."""
    faction = _target(table, score)
    return score.target_tier if faction is None else faction.tier


def target_name(table: Table, score: Score) -> str:
    """Return the name of the faction that a score is against, or ""."""
    faction = _target(table, score)
    return "" if faction is None else faction.name


def _target(table: Table, score: Score) -> Faction | None:
    return None if score.target is None else table.value(score.target, Faction)


def _put(table: Table, score: Score) -> tuple[Change, ...]:
    return put(table, Entity(entity_id=SCORE_ID, value=score))


def _ended(table: Table, after: Score | None) -> tuple[Change, ...]:
    return (take(table, SCORE_ID),) if after is None else _put(table, after)
