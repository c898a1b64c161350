"""Going back to an earlier moment by new steps, so that nothing of the journal is lost."""

from dataclasses import dataclass

from duskboard.play.change import NothingToChangeError
from duskboard.table.entity import Moment
from duskboard.table.table import Table
from duskboard.table.transaction import Change, Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class WentBack(Report):
    """The table was laid as it had been after an earlier step.

    Attributes:
        seq: The number of that step in the journal.
        at: When that step was made.
    """

    seq: int
    at: Moment


def go_back(table: Table, earlier: Table, *, seq: int, at: Moment) -> Transaction:
    """Return the step that lays the table as it was in `earlier`.

    Raises:
        NothingToChangeError: Nothing differs.
    """
    names = [*table.entities, *(name for name in earlier.entities if name not in table.entities)]
    changes = tuple(
        Change(entity_id=name, before=table.get(name), after=earlier.get(name))
        for name in names
        if table.get(name) != earlier.get(name)
    )
    if not changes:
        raise NothingToChangeError
    return Transaction(report=WentBack(seq=seq, at=at), changes=changes)
