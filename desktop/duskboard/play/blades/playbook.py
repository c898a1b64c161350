"""Playbooks at the table: a table's own come and go, and one is chosen (rules/blades.md 79-81)."""

from collections.abc import Mapping
from dataclasses import dataclass

from duskboard.core.blades.playbook import Playbook, with_playbook
from duskboard.core.identity import EntityId
from duskboard.play.blades.bringing import brought
from duskboard.play.blades.edit import step
from duskboard.play.blades.scene import scoundrel_of
from duskboard.play.change import NotOnTableError, take
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaybooksAdded(Report):
    """Playbooks of the table's own came; those among them that took the place of older ones."""

    names: tuple[str, ...]
    replaced: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaybookRemoved(Report):
    """A playbook of the table's own was thrown away."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaybookChosen(Report):
    """A playbook was chosen for a scoundrel: what stood there, what stands there."""

    who: EntityId
    name: str
    before: str
    after: str


def add_playbooks(table: Table, playbooks: Mapping[EntityId, Playbook]) -> Transaction:
    """Return the step that brings playbooks, each in the place of one of its name if there is one.

    Raises:
        AlreadyOnTableError: An identifier is taken.
        NothingToChangeError: They are there already, word for word.
    """
    came = brought(table, Playbook, playbooks)
    report = PlaybooksAdded(names=came.names, replaced=came.replaced)
    return Transaction(report=report, changes=came.changes)


def remove_playbook(table: Table, playbook_id: EntityId) -> Transaction:
    """Return the step that throws a playbook of the table's own away; sheets keep what they have.

    Raises:
        NotOnTableError: There is no such playbook.
    """
    playbook = table.value(playbook_id, Playbook)
    if playbook is None:
        raise NotOnTableError(playbook_id)
    report = PlaybookRemoved(name=playbook.name)
    return Transaction(report=report, changes=(take(table, playbook_id),))


def choose_playbook(table: Table, who: EntityId, playbook: Playbook) -> Transaction:
    """Return the step that chooses a playbook for a scoundrel; nothing is lost (79-81).

    Raises:
        NotOnTableError: There is no such sheet.
        NothingToChangeError: All of it stands there already.
    """
    scoundrel = scoundrel_of(table, who)
    report = PlaybookChosen(
        who=who, name=scoundrel.name, before=scoundrel.profile.playbook, after=playbook.name
    )
    return step(table, who, with_playbook(scoundrel, playbook), report)
