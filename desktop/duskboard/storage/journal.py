"""The journal of a campaign: one row for each step, light enough to hold them all."""

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
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
_FITTING = frozenset({("do", type(None)), ("undo", int), ("redo", int)})
"""Which acts refer to another step."""


def journal_row(
    seq: object, at: object, session: object, act: object, of_seq: object
) -> JournalRow:
    """Return the row that five columns of a file say.

    Raises:
        ValueError: They are no row of a journal.
    """
    if (
        type(seq) is not int
        or type(at) is not int
        or type(session) is not int
        or not (of_seq is None or type(of_seq) is int)
        or (act, type(of_seq)) not in _FITTING
    ):
        msg = f"no row of a journal: {seq} {act}"
        raise ValueError(msg)
    return JournalRow(
        seq=Seq(seq),
        at=Moment(at),
        session=session,
        act=_ACTS[act],
        of_seq=None if of_seq is None else Seq(of_seq),
    )


def journal_rows(found: Sequence[Sequence[object]]) -> tuple[JournalRow, ...]:
    """Return the rows that five columns of a file say, column by column.

    A long campaign has tens of thousands, all of them read while it opens: this takes a fifth of
    the time of making them one by one.

    Raises:
        ValueError: One of them is no row of a journal.
    """
    if not found:
        return ()
    seqs, ats, sessions, acts, of_seqs = zip(*found, strict=True)
    numbers = {*map(type, seqs), *map(type, ats), *map(type, sessions)}
    if numbers != {int} or not _FITTING.issuperset(zip(acts, map(type, of_seqs), strict=True)):
        return tuple(journal_row(*columns) for columns in found)  # which says which one it is
    rows = tuple(map(object.__new__, [JournalRow] * len(found)))
    columns = (seqs, ats, sessions, [_ACTS[act] for act in acts], of_seqs)
    for field, column in zip(fields(JournalRow), columns, strict=True):
        # Through the slots, as a frozen dataclass fills itself.
        deque(map(JournalRow.__dict__[field.name].__set__, rows, column), maxlen=0)
    return rows
