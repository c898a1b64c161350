"""Rolls of Blades in the Dark on the players' screen."""

from dataclasses import dataclass

from duskboard.play.change import NothingToChangeError, put
from duskboard.play.telling import told_blades
from duskboard.table.action_roll import BladesRoll
from duskboard.table.entity import PUBLIC_ROLL_ID, Entity, Visibility
from duskboard.table.table import Table
from duskboard.table.transaction import Change, Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class BladesRollShown(Report):
    """A roll of the log was put on the players' screen."""

    roll: BladesRoll


def public_changes(table: Table, roll: BladesRoll, *, is_secret: bool) -> tuple[Change, ...]:
    """Return the change that puts a roll made in the open on the players' screen.

    Who acted is told; what it was for is not where that names what is hidden.
    """
    if is_secret:
        return ()
    told = told_blades(table, roll)
    entity = Entity(entity_id=PUBLIC_ROLL_ID, value=told, visibility=Visibility.SHOWN)
    return put(table, entity)


def show_blades(table: Table, roll: BladesRoll) -> Transaction:
    """Return the step that puts a roll of the log on the players' screen.

    Raises:
        NothingToChangeError: It is there already.
    """
    changes = public_changes(table, roll, is_secret=False)
    if not changes:
        raise NothingToChangeError
    return Transaction(report=BladesRollShown(roll=roll), changes=changes)
