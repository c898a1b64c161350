"""Extended actions and contests to draw, as the game master sees them."""

from dataclasses import dataclass

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.extended import ExtendedAction, ExtendedContest
from duskboard.table.table import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionView:
    """An extended action."""

    key: EntityId
    action: ExtendedAction


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchView:
    """An extended contest."""

    key: EntityId
    match: ExtendedContest


ProcedureView = ActionView | MatchView


def procedure_views(table: Table) -> tuple[ProcedureView, ...]:
    """Return every extended action and contest, what runs before what has ended."""
    found: list[tuple[bool, ProcedureView]] = []
    for entity in table.of(ExtendedAction):
        if isinstance(entity.value, ExtendedAction):
            view = ActionView(key=entity.entity_id, action=entity.value)
            found.append((entity.value.ending is not None, view))
    for entity in table.of(ExtendedContest):
        if isinstance(entity.value, ExtendedContest):
            match = MatchView(key=entity.entity_id, match=entity.value)
            found.append((entity.value.winner is not None, match))
    return tuple(view for _, view in sorted(found, key=lambda one: one[0]))
