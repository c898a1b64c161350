"""Content of a table's own comes from a file: each thing in the place of one of its name."""

from collections.abc import Mapping
from dataclasses import dataclass

from duskboard.core.blades.crew_creation import CrewType
from duskboard.core.blades.playbook import Playbook
from duskboard.core.identity import EntityId
from duskboard.play.change import NothingToChangeError, make, put_values
from duskboard.table.entity import Entity
from duskboard.table.table import Table, last_rank
from duskboard.table.transaction import Change

Content = Playbook | CrewType
"""What a table can bring."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Brought:
    """What comes.

    Attributes:
        changes: How.
        names: All of them.
        replaced: Those that take the place of older ones.
    """

    changes: tuple[Change, ...]
    names: tuple[str, ...]
    replaced: tuple[str, ...]


def brought(table: Table, kind: type[Content], found: Mapping[EntityId, Content]) -> Brought:
    """Return what it takes to bring content of one kind.

    Raises:
        AlreadyOnTableError: An identifier is taken.
        NothingToChangeError: All of it is there already, word for word.
    """
    known = {one.name: key for key, one in table.values(kind).items()}
    rank = last_rank(table, kind)
    changes: list[Change] = []
    for place, (key, one) in enumerate(found.items()):
        old = known.get(one.name)
        if old is not None:
            changes.extend(put_values(table, {old: one}))
        else:
            changes.extend(make(table, Entity(entity_id=key, value=one, rank=rank + place)))
    if not changes:
        raise NothingToChangeError
    return Brought(
        changes=tuple(changes),
        names=tuple(one.name for one in found.values()),
        replaced=tuple(one.name for one in found.values() if one.name in known),
    )
