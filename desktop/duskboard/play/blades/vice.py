"""Vice at the table (rules/blades.md 123-125, 162; rules/blades-abilities.md A29)."""

from dataclasses import dataclass

from duskboard.core.blades.crew import heated
from duskboard.core.blades.error import BladesError
from duskboard.core.blades.fate import ended
from duskboard.core.blades.roll import roll_rating
from duskboard.core.blades.scoundrel import Fate
from duskboard.core.blades.season import closed
from duskboard.core.blades.vice import (
    BRAG_HEAT,
    Overindulgence,
    indulged,
    overindulged,
    vice_dice,
)
from duskboard.core.dice import Dice, Rating, ReportedBest
from duskboard.core.identity import EntityId
from duskboard.play.blades.edit import step
from duskboard.play.blades.scene import crew_id, crew_of, scoundrel_of
from duskboard.play.change import put_values
from duskboard.table.entity import Roll, Value
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class ViceIndulged(Report):
    """Somebody indulged a vice.

    Attributes:
        who: Who.
        name: Their name.
        roll: The dice.
        before: Stress before.
        after: Stress now.
        is_overindulged: Whether it was too much (rules/blades.md 123).
    """

    who: EntityId
    name: str
    roll: Roll
    before: int
    after: int
    is_overindulged: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Overindulged(Report):
    """What came of too much (rules/blades.md 124).

    Attributes:
        who: Whose.
        name: Their name.
        choice: What came of it.
        purveyor: Who serves them no more, or "".
        heat_before: Heat of the crew before; None where it does not change.
        heat_after: Heat now, or None.
        wanted: Levels by which the wanted level rose.
    """

    who: EntityId
    name: str
    choice: Overindulgence
    purveyor: str = ""
    heat_before: int | None = None
    heat_after: int | None = None
    wanted: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class DowntimeClosed(Report):
    """Somebody's downtime ended.

    Attributes:
        who: Whose.
        name: Their name.
        before: Stress before.
        after: Stress now: more for a vice that was left alone (rules/blades.md 125).
        stash: Stash that came on the quiet (A29).
        is_trauma_due: Whether the last box of stress is marked.
    """

    who: EntityId
    name: str
    before: int
    after: int
    stash: int
    is_trauma_due: bool


class NotInPlayError(BladesError):
    """Somebody is not in play. Args: the name."""


def indulge(
    table: Table, who: EntityId, dice: Dice | ReportedBest, *, is_overruled: bool = False
) -> Transaction:
    """Return the step in which somebody indulges a vice (rules/blades.md 123).

    The vice is satisfied for this downtime; what came of too much is chosen next.

    Raises:
        NotOnTableError: There is no such sheet.
        NotInPlayError: They are dead, retired, in prison or lost; the game master may overrule it.
        DiceError, ReportedBestError: Typed faces or what was told do not fit.
        NothingToChangeError: There was no stress, and the vice is satisfied already.
    """
    scoundrel = scoundrel_of(table, who)
    if scoundrel.fate not in {Fate.ACTIVE, Fate.OUT} and not is_overruled:
        raise NotInPlayError(scoundrel.name)
    check = Rating(count=vice_dice(scoundrel))
    result = roll_rating(check, dice)
    indulgence = indulged(scoundrel, result.best)
    roll = Roll(
        what=check,
        faces=(result.faces,) if result.faces else (),
        total=result.best,
        who=scoundrel.name,
        told=result.is_told,
    )
    report = ViceIndulged(
        who=who,
        name=scoundrel.name,
        roll=roll,
        before=scoundrel.stress,
        after=indulgence.scoundrel.stress,
        is_overindulged=indulgence.is_overindulged,
    )
    return step(table, who, indulgence.scoundrel, report)


def choose_overindulgence(table: Table, who: EntityId, choice: Overindulgence) -> Transaction:
    """Return the step that says what came of too much (rules/blades.md 107, 124).

    Trouble changes nothing on the table yet: the game master brings it, as an entanglement more.

    Raises:
        NotOnTableError: There is no such sheet.
    """
    scoundrel, crew, crew_at = scoundrel_of(table, who), crew_of(table), crew_id(table)
    after = overindulged(scoundrel, choice)
    values: dict[EntityId, Value] = {who: after}
    purveyor = scoundrel.profile.purveyor if choice is Overindulgence.TAPPED else ""
    report = Overindulged(who=who, name=scoundrel.name, choice=choice, purveyor=purveyor)
    if choice is Overindulgence.BRAG and crew is not None and crew_at is not None:
        hot = heated(crew, BRAG_HEAT)
        values[crew_at] = hot.crew
        report = Overindulged(
            who=who,
            name=scoundrel.name,
            choice=choice,
            heat_before=crew.heat,
            heat_after=hot.crew.heat,
            wanted=hot.raised,
        )
    return Transaction(report=report, changes=put_values(table, values))


def close_downtime(table: Table, who: EntityId) -> Transaction:
    """Return the step that ends a downtime for somebody (rules/blades.md 125; A29).

    Raises:
        NotOnTableError: There is no such sheet.
        NothingToChangeError: It changes nothing.
    """
    scoundrel = scoundrel_of(table, who)
    closing = closed(scoundrel, crew_of(table))
    report = DowntimeClosed(
        who=who,
        name=scoundrel.name,
        before=closing.strain.before,
        after=closing.strain.after,
        stash=closing.stash,
        is_trauma_due=closing.strain.is_trauma_due,
    )
    return step(table, who, closing.strain.scoundrel, report)


def lose_in_vice(table: Table, who: EntityId) -> Transaction:
    """Return the step in which a player leaves somebody lost in vice for a session (162).

    Raises:
        NotOnTableError: There is no such sheet.
        NothingToChangeError: They are lost already.
    """
    scoundrel = scoundrel_of(table, who)
    report = Overindulged(who=who, name=scoundrel.name, choice=Overindulgence.LOST)
    return step(table, who, ended(scoundrel, Fate.LOST), report)
