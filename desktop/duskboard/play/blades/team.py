"""Group actions: all roll in one step, the leader pays (rules/blades.md 20, 101, 153)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from duskboard.core.blades.limit import ActionLimit, ActionLimitError
from duskboard.core.blades.position import Position
from duskboard.core.blades.roll import roll_rating
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.blades.stress import stressed
from duskboard.core.blades.team import TeamRoll, team_result
from duskboard.core.dice import Rating
from duskboard.core.identity import EntityId
from duskboard.play.blades.decision import (
    ActionDecision,
    StressLine,
    Throw,
    counted,
    made,
    paid,
    stress_lines,
    with_xp,
)
from duskboard.play.blades.plan import acted_changes
from duskboard.play.blades.running import begun
from duskboard.play.blades.scene import crew_of, scoundrel_of
from duskboard.play.blades.showing import public_changes
from duskboard.play.change import NothingToChangeError, PlayError, put_values
from duskboard.table.action_roll import CohortRoll, TeamActionRoll
from duskboard.table.entity import Value
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class CohortMember:
    """A cohort that rolls with the others: its name, and the dice of its quality (94)."""

    name: str
    dice: int


Member = ActionDecision | CohortMember
"""Whoever rolls in a group action."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TeamDecision:
    """The group action in hand.

    Attributes:
        leader: Who leads it.
        members: Who rolls, each with terms of their own; the leader among them, or not (101).
        why: What for, or "".
        is_secret: Whether only the game master will see it.
        is_overruled: Whether the game master overrules whatever would forbid it.
    """

    leader: ActionDecision
    members: tuple[Member, ...]
    why: str = ""
    is_secret: bool = False
    is_overruled: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class TeamActed(Report):
    """A group action was rolled.

    Attributes:
        who: Who led it.
        roll: All rolls and what they came to.
        is_secret: Whether only the game master saw it.
        stress: What it cost whom.
        xp: Who earned xp by a desperate action (rules/blades.md 20).
    """

    who: EntityId
    roll: TeamActionRoll
    is_secret: bool
    stress: tuple[StressLine, ...] = ()
    xp: tuple[str, ...] = ()


class OtherActionError(PlayError):
    """All roll the same action in a group action. Args: the name of who does not."""


class MemberTwiceError(PlayError):
    """Nobody rolls twice in a group action. Args: the name."""


def roll_team(table: Table, decision: TeamDecision, throws: Sequence[Throw]) -> Transaction:
    """Return the step in which a group acts (rules/blades.md 101, 153).

    Position and effect are those of the leader's terms. The leader's stress comes last.

    Args:
        table: The table.
        decision: Who rolls what.
        throws: Where the faces of each member come from, in their order.

    Raises:
        NotOnTableError: There is no such sheet.
        NothingToChangeError: Nobody rolls.
        OtherActionError, MemberTwiceError: They are no group.
        OwnHelpError, ActionLimitError: Somebody cannot roll.
        ReportedBestError, DiceError: What was told or typed does not fit.
    """
    _check(table, decision)
    leader, crew = scoundrel_of(table, decision.leader.who), crew_of(table)
    rolls, cohorts, faced = [], [], []
    for member, dice in zip(decision.members, throws, strict=True):
        if isinstance(member, CohortMember):
            check = Rating(count=max(0, member.dice))
            cohort = CohortRoll(who=member.name, check=check, result=roll_rating(check, dice))
            cohorts.append(cohort)
            faced.append(TeamRoll(result=cohort.result, is_cohort=True))
            continue
        roll = made(table, replace(member, is_overruled=_is_loose(decision, member)), dice)
        rolls.append(roll)
        faced.append(TeamRoll(result=roll.result, is_leader=member.who == decision.leader.who))
    action = decision.leader.terms.action
    result = team_result(faced, leader, action, crew, table.rulings.blades)
    team = TeamActionRoll(
        who=leader.name,
        why=decision.why,
        rolls=tuple(rolls),
        cohorts=tuple(cohorts),
        counted=counted(table, decision.leader),
        result=result,
    )
    return _acted(table, decision, team)


def _acted(table: Table, decision: TeamDecision, team: TeamActionRoll) -> Transaction:
    is_desperate = team.position is Position.DESPERATE
    sheets = _paid(table, decision, team.result.stress, is_desperate=is_desperate)
    members = [one for one in decision.members if isinstance(one, ActionDecision)]
    changes = (
        *put_values(table, sheets),
        *begun(
            table,
            decision.leader.who,
            decision.leader.terms,
            team,
            is_secret=decision.is_secret,
            aim=decision.leader.aim,
        ),
        *public_changes(table, team, is_secret=decision.is_secret),
        *acted_changes(table, (decision.leader.who, *(one.who for one in members))),
    )
    report = TeamActed(
        who=decision.leader.who,
        roll=team,
        is_secret=decision.is_secret,
        stress=stress_lines(table, sheets),
        xp=tuple(scoundrel_of(table, one.who).name for one in members) if is_desperate else (),
    )
    return Transaction(report=report, changes=changes)


def _check(table: Table, decision: TeamDecision) -> None:
    """Refuse what is no group, and who is cut off (rules/blades.md 101, 153)."""
    if not decision.members:
        raise NothingToChangeError
    seen: set[EntityId] = set()
    for member in decision.members:
        if isinstance(member, CohortMember):
            continue
        name = scoundrel_of(table, member.who).name
        if member.who in seen:
            raise MemberTwiceError(name)
        seen.add(member.who)
        if member.terms.action is not decision.leader.terms.action:
            raise OtherActionError(name)
        if member.terms.is_cut_off and not _is_loose(decision, member):
            raise ActionLimitError(ActionLimit.CUT_OFF, name)


def _is_loose(decision: TeamDecision, member: ActionDecision) -> bool:
    return decision.is_overruled or member.is_overruled


def _paid(
    table: Table, decision: TeamDecision, stress: int, *, is_desperate: bool
) -> dict[EntityId, Value]:
    """Return the sheets after all that the rolls and the leader's failures cost.

    Somebody who pays twice pays on what was left by the first.
    """
    after: dict[EntityId, Value] = {}
    for member in decision.members:
        if isinstance(member, CohortMember):
            continue
        sheets = paid(table.applied(put_values(table, after)), member)
        if is_desperate:
            sheets = with_xp(sheets, member.who, member.terms.action)
        after.update(sheets)
    before = table.applied(put_values(table, after))
    leader = before.value(decision.leader.who, Scoundrel)
    if leader is not None and stress:
        after[decision.leader.who] = stressed(leader, stress, crew_of(table)).scoundrel
    return after
