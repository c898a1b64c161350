"""The action roll in hand: what it counts to, what it takes, and that it is made.

Nothing enters the table before dice fall or somebody says what they showed.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from duskboard.core.blades.action import (
    ActionTerms,
    CountedAction,
    count_action,
)
from duskboard.core.blades.armour import armour_marked
from duskboard.core.blades.growth import track_of, with_marks
from duskboard.core.blades.limit import ActionLimit, check_of, limits
from duskboard.core.blades.position import Position
from duskboard.core.blades.roll import roll_rating
from duskboard.core.blades.scoundrel import ArmourKind, Scoundrel
from duskboard.core.blades.stress import is_trauma_due, stressed
from duskboard.core.blades.trait import ActionId, XpTrack
from duskboard.core.dice import Dice, Rating, ReportedBest
from duskboard.core.identity import EntityId
from duskboard.play.blades.plan import acted_changes
from duskboard.play.blades.running import begun
from duskboard.play.blades.scene import crew_of, scoundrel_of
from duskboard.play.blades.showing import public_changes
from duskboard.play.change import PlayError, put_values
from duskboard.table.action_roll import ActionRoll
from duskboard.table.entity import Value
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction

Throw = Dice | ReportedBest
"""Where the faces of a roll come from."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionDecision:
    """The action roll in hand.

    Attributes:
        who: Who acts.
        terms: What is rolled.
        why: What for, in the words of the game master, or "".
        is_secret: Whether only the game master will see it.
        is_overruled: Whether the game master overrules whatever would forbid it.
        aim: The clock that a success shall tick, or None.
    """

    who: EntityId
    terms: ActionTerms
    why: str = ""
    is_secret: bool = False
    is_overruled: bool = False
    aim: EntityId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class StressLine:
    """Somebody's stress before and after.

    Attributes:
        who: The sheet.
        name: Who.
        before: Boxes marked before.
        after: Boxes marked.
        is_trauma_due: Whether the last box is marked (rules/blades.md 42).
    """

    who: EntityId
    name: str
    before: int
    after: int
    is_trauma_due: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionRolled(Report):
    """Somebody acted.

    Attributes:
        who: The sheet.
        roll: The roll.
        is_secret: Whether only the game master saw it.
        stress: What it cost whom.
        xp: The track of the xp that a desperate action earns, or None (rules/blades.md 20).
        is_armoured: Whether special armour paid for a push (G1).
    """

    who: EntityId
    roll: ActionRoll
    is_secret: bool
    stress: tuple[StressLine, ...] = ()
    xp: XpTrack | None = None
    is_armoured: bool = False


class OwnHelpError(PlayError):
    """Nobody assists themselves. Args: the name."""


def counted(table: Table, decision: ActionDecision) -> CountedAction:
    """Return the roll in hand with everything that moves it; nothing is refused here.

    Raises:
        NotOnTableError: There is no such sheet.
    """
    scoundrel, helper = scoundrel_of(table, decision.who), helper_of(table, decision.terms)
    return count_action(scoundrel, crew_of(table), decision.terms, helper)


def checked(table: Table, decision: ActionDecision) -> Rating:
    """Return what is rolled for the roll in hand, for its odds and for real dice.

    Raises:
        NotOnTableError: There is no such sheet.
        OwnHelpError: The helper is who acts.
        ActionLimitError: It goes past a limit and nobody overrules that.
    """
    scoundrel, helper = scoundrel_of(table, decision.who), helper_of(table, decision.terms)
    if decision.terms.helper == decision.who:
        raise OwnHelpError(scoundrel.name)
    crew, is_overruled = crew_of(table), decision.is_overruled
    return check_of(scoundrel, crew, decision.terms, helper, is_overruled=is_overruled)


def overruled(table: Table, decision: ActionDecision) -> tuple[ActionLimit, ...]:
    """Return the limits that the roll goes past where the game master overrules them.

    Raises:
        NotOnTableError: There is no such sheet.
    """
    if not decision.is_overruled:
        return ()
    scoundrel, helper = scoundrel_of(table, decision.who), helper_of(table, decision.terms)
    return limits(scoundrel, crew_of(table), decision.terms, helper)


def outlook(table: Table, decision: ActionDecision) -> tuple[StressLine, ...]:
    """Return what the roll in hand will cost whom, before anything falls (D6).

    Raises:
        NotOnTableError: There is no such sheet.
    """
    return stress_lines(table, paid(table, decision))


def roll_action(table: Table, decision: ActionDecision, dice: Throw) -> Transaction:
    """Return the step in which the roll in hand is made, with what it takes (12-20, D6).

    A roll made in the open takes its place on the players' screen. Stress that fills the track is
    paid, then the dice fall, then trauma is due.

    Raises:
        NotOnTableError: There is no such sheet.
        OwnHelpError: The helper is who acts.
        ActionLimitError: It goes past a limit and nobody overrules that.
        ReportedBestError, DiceError: What was told or typed does not fit.
    """
    roll = made(table, decision, dice)
    sheets, is_desperate = paid(table, decision), roll.position is Position.DESPERATE
    if is_desperate:
        sheets = with_xp(sheets, decision.who, roll.action)
    changes = (
        *put_values(table, sheets),
        *begun(
            table,
            decision.who,
            decision.terms,
            roll,
            is_secret=decision.is_secret,
            aim=decision.aim,
        ),
        *public_changes(table, roll, is_secret=decision.is_secret),
        *acted_changes(table, (decision.who,)),
    )
    report = ActionRolled(
        who=decision.who,
        roll=roll,
        is_secret=decision.is_secret,
        stress=stress_lines(table, sheets),
        xp=track_of(roll.action) if is_desperate else None,
        is_armoured=roll.counted.marks_special,
    )
    return Transaction(report=report, changes=changes)


def made(table: Table, decision: ActionDecision, dice: Throw) -> ActionRoll:
    """Return the roll in hand after its dice have fallen.

    Raises:
        NotOnTableError: There is no such sheet.
        OwnHelpError, ActionLimitError: It cannot be rolled.
        ReportedBestError, DiceError: What was told or typed does not fit.
    """
    check = checked(table, decision)
    helper = helper_of(table, decision.terms)
    return ActionRoll(
        who=scoundrel_of(table, decision.who).name,
        why=decision.why,
        counted=counted(table, decision),
        check=check,
        result=roll_rating(check, dice),
        helper="" if helper is None else helper.name,
        overruled=overruled(table, decision),
    )


def paid(table: Table, decision: ActionDecision) -> Mapping[EntityId, Value]:
    """Return the sheets after everything that the roll takes (rules/blades.md 14, 16; A33, G1).

    Raises:
        NotOnTableError: There is no such sheet.
    """
    crew, count = crew_of(table), counted(table, decision)
    scoundrel = stressed(scoundrel_of(table, decision.who), count.stress, crew).scoundrel
    if count.marks_special and ArmourKind.SPECIAL not in scoundrel.armour_used:
        scoundrel = armour_marked(scoundrel, ArmourKind.SPECIAL, is_overruled=True)
    sheets: dict[EntityId, Value] = {decision.who: scoundrel}
    helper = helper_of(table, decision.terms)
    if helper is not None and decision.terms.helper not in {None, decision.who}:
        after = stressed(helper, count.helper_stress, crew).scoundrel
        given = after.assists_given + int(count.is_help_free)
        sheets[decision.terms.helper] = replace(after, assists_given=given)
    return sheets


def with_xp(
    sheets: Mapping[EntityId, Value], who: EntityId, action: ActionId
) -> Mapping[EntityId, Value]:
    """Return the sheets after the xp of a desperate action, whatever it came to (20)."""
    scoundrel = sheets[who]
    if not isinstance(scoundrel, Scoundrel):
        return sheets
    return {**sheets, who: with_marks(scoundrel, {track_of(action): 1})}


def stress_lines(table: Table, sheets: Mapping[EntityId, Value]) -> tuple[StressLine, ...]:
    """Return whose stress differs, as it was and as it is."""
    crew, lines = crew_of(table), []
    for who, after in sheets.items():
        before = table.value(who, Scoundrel)
        if before is None or not isinstance(after, Scoundrel) or before.stress == after.stress:
            continue
        lines.append(
            StressLine(
                who=who,
                name=before.name,
                before=before.stress,
                after=after.stress,
                is_trauma_due=is_trauma_due(after, crew),
            )
        )
    return tuple(lines)


def helper_of(table: Table, terms: ActionTerms) -> Scoundrel | None:
    """Return the sheet of the helper, or None without one.

    Raises:
        NotOnTableError: There is no such sheet.
    """
    return None if terms.helper is None else scoundrel_of(table, terms.helper)
