"""The open rows of the log."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QRect, Signal

from duskboard.i18n.words import Words
from duskboard.models.log_model import LogEntry
from duskboard.panels.drag_start import DragStart
from duskboard.panels.log_card import LogCard
from duskboard.panels.log_face import LogFace
from duskboard.panels.session_rows import SessionRows
from duskboard.panels.step_list import StepList
from duskboard.storage.journal import Seq
from duskboard.theme.look import Look


class LogCards(QObject):
    """Lays a card on each row that is open.

    Signals:
        copy_requested(object): Copy a step; its number.
        show_requested(object): Put a roll on the players' screen; the `Roll`.
        go_back_requested(object): Lay the table as it was after a step; its number.
        consequence_requested(Consequence): The game master makes this of a step.
        dragged(RowDrag): A roll is being dragged away; the drag's item is the `Roll`.
    """

    copy_requested = Signal(object)
    show_requested = Signal(object)
    go_back_requested = Signal(object)
    consequence_requested = Signal(object)
    dragged = Signal(object)

    def __init__(
        self, look: Look, words: Words, rows: SessionRows, face_of: Callable[[LogEntry], LogFace]
    ) -> None:
        super().__init__(rows)
        self._look, self._words, self._rows, self._face_of = look, words, rows, face_of
        self._list: StepList | None = None
        self._cards: dict[Seq, LogCard] = {}
        rows.dataChanged.connect(self.refresh)
        rows.modelReset.connect(self._on_rows_model_reset)

    @property
    def steps(self) -> tuple[Seq, ...]:
        """The steps that are open."""
        return tuple(self._cards)

    def lie_on(self, steps: StepList) -> None:
        """Lay cards on the rows of a list."""
        self._list = steps

    def height_of(self, seq: Seq) -> int | None:
        """Return how high the card of a step is, None where it is not open."""
        card = self._cards.get(seq)
        if card is None or self._list is None:
            return None
        return card.height_at(self._list.viewport().width())

    def toggle(self, seq: Seq) -> None:
        """Open a step, or close it."""
        place = self._rows.place_of(seq)
        if self._list is None or place is None:
            return
        card, index = self._cards.pop(seq, None), self._rows.index(place)
        if card is None:
            self._list.setIndexWidget(index, self._make(seq, self._rows.row(place)))
        else:
            self._list.setIndexWidget(index, None)  # type: ignore[arg-type]  # none takes it away
            card.hide()
        self._list.measure_again()

    def refresh(self) -> None:
        """Say everything anew."""
        for seq, card in self._cards.items():
            place = self._rows.place_of(seq)
            entry = self._rows.row(place) if place is not None else None
            if isinstance(entry, LogEntry):
                card.mirror(entry, self._face_of(entry))

    def _make(self, seq: Seq, entry: object) -> LogCard:
        card = LogCard(self._look, self._words)
        if isinstance(entry, LogEntry):
            card.mirror(entry, self._face_of(entry))
        card.pressed.connect(lambda: self.toggle(seq))
        card.copy_requested.connect(lambda: self.copy_requested.emit(seq))
        card.show_requested.connect(self.show_requested)
        card.consequence_requested.connect(self.consequence_requested)
        DragStart(card, lambda _at: _rolled(card)).dragged.connect(self.dragged)
        card.go_back_requested.connect(lambda: self.go_back_requested.emit(seq))
        self._cards[seq] = card
        return card

    def _on_rows_model_reset(self) -> None:
        self._cards.clear()  # the list has thrown the widgets away


def _rolled(card: LogCard) -> tuple[object, QRect] | None:
    """Return the roll that a card tells of, and what is dragged of it."""
    return None if card.shown is None else (card.shown, card.rect())
