"""Names in a chase: no two alike, and none that tells players of somebody they do not know.

A number behind a name says that there is another one. So who is shown takes a name that is free
among those who are shown, and it is somebody hidden of that name who gets the number.
"""

from collections.abc import Mapping
from dataclasses import replace

from duskboard.core.chase.participant import Participant
from duskboard.core.chase.person_name import free_name
from duskboard.core.identity import EntityId
from duskboard.play.chase.scene import scene
from duskboard.table.entity import Visibility
from duskboard.table.table import Table

_SHOWN = Visibility.SHOWN


def sights(table: Table) -> dict[EntityId, Visibility]:
    """Return what players see of everybody."""
    return {one.entity_id: one.visibility for one in table.of(Participant)}


def free_for(
    people: Mapping[EntityId, Participant],
    seen: Mapping[EntityId, Visibility],
    name: str,
    visibility: Visibility,
    but: EntityId | None = None,
) -> str:
    """Return a name for somebody, with a number where another one has it.

    Args:
        people: Everybody else, and perhaps the one who is named.
        seen: What players see of everybody.
        name: The name.
        visibility: What they see of the one who is named.
        but: That one, where it is among `people`.
    """
    taken = (
        one.name
        for key, one in people.items()
        if key != but and (seen[key] is _SHOWN or visibility is not _SHOWN)
    )
    return free_name(name, list(taken))


def renamed(table: Table, who: EntityId, name: str) -> str:
    """Return what somebody is called who is to have a name."""
    people, seen, plain = scene(table).people, sights(table), name.strip()
    if plain == people[who].name:
        return plain
    return free_for(people, seen, plain, seen[who], but=who)


def namesakes(
    people: Mapping[EntityId, Participant], seen: Mapping[EntityId, Visibility]
) -> dict[EntityId, Participant]:
    """Return the hidden ones who bear the name of somebody shown, each with a number now."""
    shown = {one.name.casefold() for key, one in people.items() if seen[key] is _SHOWN}
    names = [one.name for one in people.values()]
    found: dict[EntityId, Participant] = {}
    for key, one in people.items():
        if seen[key] is not _SHOWN and one.name.casefold() in shown:
            found[key] = replace(one, name=free_name(one.name, names))
            names.append(found[key].name)
    return found
