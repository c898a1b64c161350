"""The house rules as they are, and how they came to be so."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from duskboard.core.rulings import Rulings, all_rulings, choice
from duskboard.models.document import Step, TableDocument
from duskboard.storage.journal import Act, JournalRow, Seq
from duskboard.table.entity import RULINGS_ID, Entity, Moment


@dataclass(frozen=True, slots=True, kw_only=True)
class RulingTurn:
    """One ruling chosen otherwise than before.

    Attributes:
        ruling_id: The ruling.
        before: What was chosen before, in the words of the file.
        after: What was chosen then.
        session: The session it happened in; 0 before the first.
        at: When it happened.
    """

    ruling_id: str
    before: str
    after: str
    session: int
    at: Moment


class RulingModel(QObject):
    """Mirrors the rulings of the document.

    Signals:
        changed(): They are others than before.
    """

    changed = Signal()

    def __init__(self, document: TableDocument, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        document.changed.connect(self._on_document_changed)

    @property
    def rulings(self) -> Rulings:
        """The rulings of the table."""
        return self._document.table.rulings

    @property
    def session(self) -> int:
        """The session that goes on, or was the last."""
        return self._document.session_number

    def turns(self) -> tuple[RulingTurn, ...]:
        """Return every change that stands, the newest first; reads the file."""
        undone: set[Seq] = set()
        found: list[tuple[Seq, RulingTurn]] = []
        before = Rulings()
        for row, entity in self._document.history(RULINGS_ID):
            after = _rulings(entity)
            if row.act is Act.DO:
                found.extend((row.seq, turn) for turn in _turns(row, before, after))
            elif row.of_seq is not None:
                (undone.add if row.act is Act.UNDO else undone.discard)(row.of_seq)
            before = after
        return tuple(turn for seq, turn in reversed(found) if seq not in undone)

    def _on_document_changed(self, step: Step) -> None:
        if any(change.entity_id == RULINGS_ID for change in step.changes):
            self.changed.emit()


def _rulings(entity: Entity | None) -> Rulings:
    value = entity.value if entity is not None else None
    return value if isinstance(value, Rulings) else Rulings()


def _turns(row: JournalRow, before: Rulings, after: Rulings) -> list[RulingTurn]:
    return [
        RulingTurn(
            ruling_id=name,
            before=choice(before, name).value,
            after=choice(after, name).value,
            session=row.session,
            at=row.at,
        )
        for name in all_rulings()
        if choice(before, name) is not choice(after, name)
    ]
