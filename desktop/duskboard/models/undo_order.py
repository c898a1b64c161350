"""What would be undone and redone next, read from the journal."""

from collections.abc import Iterable

from duskboard.storage.journal import Act, JournalRow, Seq


class UndoOrder:
    """The two stacks of undo and redo, kept up as rows are added to the journal.

    A new act clears what could be redone; both stacks reach across sessions.
    """

    def __init__(self, rows: Iterable[JournalRow] = ()) -> None:
        self._done: list[Seq] = []
        self._undone: list[Seq] = []
        for row in rows:
            self.add(row)

    def add(self, row: JournalRow) -> None:
        """Take note of a row of the journal."""
        match row.act:
            case Act.DO:
                self._done.append(row.seq)
                self._undone.clear()
            case Act.UNDO if self.next_undo is not None and row.of_seq == self.next_undo:
                self._undone.append(self._done.pop())
            case Act.REDO if self.next_redo is not None and row.of_seq == self.next_redo:
                self._done.append(self._undone.pop())
            case _:
                pass  # speaks of a step that a rescue has lost: nothing to keep up

    @property
    def next_undo(self) -> Seq | None:
        """The step that undo would take back, or None."""
        return self._done[-1] if self._done else None

    @property
    def next_redo(self) -> Seq | None:
        """The step that redo would make again, or None."""
        return self._undone[-1] if self._undone else None

    @property
    def done(self) -> tuple[Seq, ...]:
        """The steps that stand, oldest first."""
        return tuple(self._done)
