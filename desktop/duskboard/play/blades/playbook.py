"""Playbooks at the table: a table's own come and go, and one is chosen (rules/blades.md 79-81)."""

from dataclasses import dataclass

from duskboard.core.blades.playbook import Playbook, with_playbook
from duskboard.core.identity import EntityId
from duskboard.play.blades.edit import step
from duskboard.play.blades.scene import scoundrel_of
from duskboard.play.change import NothingToChangeError, NotOnTableError, make, put_values, take
from duskboard.table.entity import Entity
from duskboard.table.table import Table, last_rank
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaybookAdded(Report):
    """A playbook of the table's own came, or took the place of one of that name."""

    name: str
    is_new: bool


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


def add_playbook(table: Table, playbook_id: EntityId, playbook: Playbook) -> Transaction:
    """Return the step that brings a playbook, in the place of one of that name if there is one.

    Raises:
        AlreadyOnTableError: The identifier is taken.
        NothingToChangeError: It is there already, word for word.
    """
    old = next(
        (key for key, one in table.values(Playbook).items() if one.name == playbook.name), None
    )
    report = PlaybookAdded(name=playbook.name, is_new=old is None)
    if old is not None:
        changes = put_values(table, {old: playbook})
        if not changes:
            raise NothingToChangeError
        return Transaction(report=report, changes=changes)
    entity = Entity(entity_id=playbook_id, value=playbook, rank=last_rank(table, Playbook))
    return Transaction(report=report, changes=make(table, entity))


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
