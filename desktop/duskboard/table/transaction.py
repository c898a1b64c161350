"""What happened at the table in one step: a report and the entities that changed."""

from dataclasses import dataclass, replace

from duskboard.core.identity import EntityId
from duskboard.table.entity import Entity


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """What a step was, with names as they were then. Each act has its own class below this one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """One entity before and after a step; None stands for "not on the table"."""

    entity_id: EntityId
    before: Entity | None
    after: Entity | None

    def __post_init__(self) -> None:
        """Refuse a change that is none, or that speaks of another entity.

        Raises:
            ValueError: Before and after are equal, or belong to another identifier.
        """
        if self.before == self.after:
            msg = f"Change.before equals after: {self.entity_id}"
            raise ValueError(msg)
        for entity in (self.before, self.after):
            if entity is not None and entity.entity_id != self.entity_id:
                msg = f"Change.entity_id is not that of its entity: {self.entity_id}"
                raise ValueError(msg)

    def inverted(self) -> "Change":
        """Return the change that takes this one back."""
        return replace(self, before=self.after, after=self.before)


@dataclass(frozen=True, slots=True, kw_only=True)
class Transaction:
    """One step: what it was and what it changed. Each is one commit and one undo step."""

    report: Report
    changes: tuple[Change, ...] = ()

    def __post_init__(self) -> None:
        """Refuse two changes of one entity.

        Raises:
            ValueError: An entity is changed twice.
        """
        ids = [change.entity_id for change in self.changes]
        if len(ids) != len(set(ids)):
            msg = f"Transaction.changes name an entity twice: {ids}"
            raise ValueError(msg)
