"""Putting changes together: the small steps that every act at the table is made of."""

from collections.abc import Mapping
from dataclasses import replace

from duskboard.core.identity import EntityId
from duskboard.table.entity import Entity, Value
from duskboard.table.table import Table
from duskboard.table.transaction import Change


class PlayError(Exception):
    """An act that cannot be done at this table, with fields that make a sentence."""


class NotOnTableError(PlayError):
    """The thing is not on the table, or is of another kind. Args: the identifier."""


class AlreadyOnTableError(PlayError):
    """Something with that identifier lies on the table. Args: the identifier."""


class NothingToChangeError(PlayError):
    """All is as it was asked to be already."""


def put(table: Table, entity: Entity) -> tuple[Change, ...]:
    """Return the change that makes `entity` lie on the table; none when it does already."""
    before = table.get(entity.entity_id)
    if before == entity:
        return ()
    return (Change(entity_id=entity.entity_id, before=before, after=entity),)


def put_values(table: Table, values: Mapping[EntityId, Value]) -> tuple[Change, ...]:
    """Return the changes that give things on the table new values.

    Raises:
        NotOnTableError: One of them is not on the table.
    """
    changes: list[Change] = []
    for entity_id, value in values.items():
        entity = get(table, entity_id)
        changes.extend(put(table, replace(entity, value=value)))
    return tuple(changes)


def take(table: Table, entity_id: EntityId) -> Change:
    """Return the change that takes a thing off the table.

    Raises:
        NotOnTableError: It is not on the table.
    """
    return Change(entity_id=entity_id, before=get(table, entity_id), after=None)


def get(table: Table, entity_id: EntityId) -> Entity:
    """Return the entity.

    Raises:
        NotOnTableError: It is not on the table.
    """
    entity = table.get(entity_id)
    if entity is None:
        raise NotOnTableError(entity_id)
    return entity


def make(table: Table, entity: Entity) -> tuple[Change, ...]:
    """Return the change that puts a new thing on the table.

    Raises:
        AlreadyOnTableError: The identifier is taken.
    """
    if table.get(entity.entity_id) is not None:
        raise AlreadyOnTableError(entity.entity_id)
    return put(table, entity)


def difference(before: Table, after: Table) -> tuple[Change, ...]:
    """Return the changes that make one table of another."""
    keys = dict.fromkeys([*before.entities, *after.entities])
    return tuple(
        Change(entity_id=key, before=before.get(key), after=after.get(key))
        for key in keys
        if before.get(key) != after.get(key)
    )
