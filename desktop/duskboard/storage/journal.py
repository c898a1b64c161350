"""The journal of a campaign: one row for each step, light enough to hold them all."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import NewType

from duskboard.table.entity import Moment

Seq = NewType("Seq", int)
"""The place of a step in the journal: 1 for the first, then without end and never given twice."""


class Act(StrEnum):
    """What a step was: something new, or the taking back or bringing back of an earlier step."""

    DO = "do"
    UNDO = "undo"
    REDO = "redo"


@dataclass(frozen=True, slots=True, kw_only=True)
class JournalRow:
    """One step, without what it changed.

    Attributes:
        seq: Its place.
        at: When it happened.
        session: The number of the session in which it happened; 0 before the first.
        act: What it was.
        of_seq: The step that was undone or redone; None for something new.
    """

    seq: Seq
    at: Moment
    session: int
    act: Act
    of_seq: Seq | None


_ACTS: Mapping[object, Act] = MappingProxyType({act.value: act for act in Act})


def journal_row(
    seq: object, at: object, session: object, act: object, of_seq: object
) -> JournalRow:
    """Return the row that five columns of a file say.

    Raises:
        ValueError: They are no row of a journal.
    """
    known = _ACTS.get(act)
    if (
        known is None
        or type(seq) is not int
        or type(at) is not int
        or type(session) is not int
        or (of_seq is not None and type(of_seq) is not int)
        or (known is Act.DO) is not (of_seq is None)
    ):
        msg = f"no row of a journal: {seq} {act}"
        raise ValueError(msg)
    return JournalRow(
        seq=Seq(seq),
        at=Moment(at),
        session=session,
        act=known,
        of_seq=None if of_seq is None else Seq(of_seq),
    )
