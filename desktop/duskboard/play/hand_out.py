"""Hand-outs: what players are given to look at."""

from dataclasses import dataclass, replace

from duskboard.core.identity import AssetId, EntityId
from duskboard.play.change import NothingToChangeError, NotOnTableError, make, put, take
from duskboard.table.entity import Entity, HandOut
from duskboard.table.table import Table, last_rank
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class WriteHandOut:
    """A wish for a hand-out, or for another wording of one.

    Attributes:
        hand_out_id: The hand-out; one that is on the table is rewritten.
        title: What it is called.
        about: A line about it, or "".
        text: What is written on it, or "".
        picture: A picture, or None.
    """

    hand_out_id: EntityId
    title: str
    about: str = ""
    text: str = ""
    picture: AssetId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class HandOutWritten(Report):
    """A hand-out was made ready; players do not see it yet."""

    hand_out_id: EntityId
    title: str


@dataclass(frozen=True, slots=True, kw_only=True)
class HandOutEdited(Report):
    """A hand-out was changed."""

    hand_out_id: EntityId
    title: str


@dataclass(frozen=True, slots=True, kw_only=True)
class HandOutRemoved(Report):
    """A hand-out was thrown away."""

    hand_out_id: EntityId
    title: str


def write_hand_out(table: Table, request: WriteHandOut) -> Transaction:
    """Return the step that makes a hand-out or changes one.

    Raises:
        AlreadyOnTableError: The identifier is taken by something else.
        NothingToChangeError: It is so already.
        ValueError: The title is blank.
    """
    value = HandOut(
        title=request.title, about=request.about, text=request.text, picture=request.picture
    )
    entity = table.get(request.hand_out_id)
    if entity is not None and isinstance(entity.value, HandOut):
        changes = put(table, replace(entity, value=value))
        if not changes:
            raise NothingToChangeError
        edited = HandOutEdited(hand_out_id=request.hand_out_id, title=value.title)
        return Transaction(report=edited, changes=changes)
    new = Entity(entity_id=request.hand_out_id, value=value, rank=last_rank(table, HandOut))
    written = HandOutWritten(hand_out_id=request.hand_out_id, title=value.title)
    return Transaction(report=written, changes=make(table, new))


def remove_hand_out(table: Table, hand_out_id: EntityId) -> Transaction:
    """Return the step that throws a hand-out away.

    Raises:
        NotOnTableError: It is not on the table.
    """
    hand_out = table.value(hand_out_id, HandOut)
    if hand_out is None:
        raise NotOnTableError(hand_out_id)
    report = HandOutRemoved(hand_out_id=hand_out_id, title=hand_out.title)
    return Transaction(report=report, changes=(take(table, hand_out_id),))
