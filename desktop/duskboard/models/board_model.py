"""The chase as rows: each place, who stands there, and the way on; for lists of the same things."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QObject, Signal

from duskboard.core.chase.participant import Side
from duskboard.core.chase.track import ObstacleKind
from duskboard.core.clocks.clock import Clock
from duskboard.core.identity import EntityId
from duskboard.models.document import Step, TableDocument
from duskboard.models.view_list_model import ViewListModel
from duskboard.table.board_view import BoardView, PlaceView, TokenView, WayView, board_view
from duskboard.table.entity import Note, Roll, Session
from duskboard.table.transaction import Change


class RowKind(StrEnum):
    """What a row stands for."""

    PLACE = "place"
    PERSON = "person"
    WAY = "way"


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardRow:
    """A row of the chase; just one of place, token and way is given.

    Attributes:
        kind: What it stands for.
        key: Whose row it is.
        place: A place.
        token: Somebody.
        way: The way to the next place.
        distance: Of a place: columns from the active token, or None where nobody is in turn.
        is_contact: Of a place: whether both sides stand there.
        is_empty: Of a place: whether nobody does.
    """

    kind: RowKind
    key: EntityId
    place: PlaceView | None = None
    token: TokenView | None = None
    way: WayView | None = None
    distance: int | None = None
    is_contact: bool = False
    is_empty: bool = False

    def name(self, kind: ObstacleKind | None = None) -> str | None:
        """Return the name of what it is of; `kind` says which of two things on a way."""
        if self.token is not None:
            return self.token.name
        if self.place is not None:
            return self.place.name
        thing = self.way.laid(kind) if self.way is not None else None
        return thing.name if thing is not None else None


RowText = Callable[[BoardRow], str]
"""Says a row in words."""


class RowOrder(StrEnum):
    """What rows are sorted by."""

    TRACK = "track"
    """Places along the track, with who stands there."""
    TURN = "turn"
    """People only, by the acting order."""


class BoardModel(ViewListModel[BoardRow]):
    """The chase as the game master sees it, in the order of the track at first.

    Signals:
        board_changed(BoardView | None): There is another picture of the chase, or none.
    """

    board_changed = Signal(object)

    def __init__(
        self, document: TableDocument, text_of: RowText, parent: QObject | None = None
    ) -> None:
        """Mirror the chase of a document; `text_of` says a row, for screen readers."""
        super().__init__(lambda row: row.key, text_of, parent)
        self._document = document
        self._board: BoardView | None = None
        self._order = RowOrder.TRACK
        self._preview: BoardView | None = None
        self._take()
        document.changed.connect(self._on_document_changed)

    @property
    def board(self) -> BoardView | None:
        """The chase, or None."""
        return self._board

    @property
    def order(self) -> RowOrder:
        """What the rows are sorted by."""
        return self._order

    def arrange(self, order: RowOrder) -> None:
        """Sort the rows by something else."""
        self._order = order
        self._take()

    def preview(self, board: BoardView | None) -> None:
        """Have the rows say how the chase will be at its start; None for how it is."""
        if board != self._preview:
            self._preview = board
            self._show_rows()

    def _take(self) -> None:
        self._board = board_view(self._document.table)
        self._show_rows()

    def _show_rows(self) -> None:
        rows = board_rows if self._order is RowOrder.TRACK else turn_rows
        self.mirror(rows(self._preview or self._board))

    def _on_document_changed(self, step: Step) -> None:
        if all(_is_elsewhere(change) for change in step.changes):
            return
        before = self._board
        self._take()
        if self._board != before:
            self.board_changed.emit(self._board)


def _is_elsewhere(change: Change) -> bool:
    """Whether a change is of something that no chase is made of."""
    entity = change.after or change.before
    return entity is not None and isinstance(entity.value, Clock | Note | Roll | Session)


def board_rows(board: BoardView | None) -> tuple[BoardRow, ...]:
    """Return the rows of a chase along the track; who is off the track comes last."""
    if board is None:
        return ()
    rows: list[BoardRow] = []
    for place in board.places:
        here = [token for token in board.tokens if token.place_id == place.place_id]
        rows.append(_place_row(board, place, is_empty=not here))
        rows.extend(_person_row(token) for token in sorted(here, key=_rank))
        rows.extend(_way_rows(board, place.place_id))
    known = {place.place_id for place in board.places}
    rows.extend(_person_row(token) for token in board.tokens if token.place_id not in known)
    return tuple(rows)


def turn_rows(board: BoardView | None) -> tuple[BoardRow, ...]:
    """Return the people of a chase in the acting order; who does not act comes last."""
    if board is None:
        return ()
    acting = [token for key in board.order if (token := board.token(key)) is not None]
    others = [token for token in board.tokens if token.person_id not in board.order]
    return tuple(_person_row(token) for token in (*acting, *others))


def _place_row(board: BoardView, place: PlaceView, *, is_empty: bool) -> BoardRow:
    return BoardRow(
        kind=RowKind.PLACE,
        key=place.place_id,
        place=place,
        distance=board.distance(place),
        is_contact=place.place_id in board.contacts,
        is_empty=is_empty,
    )


def _person_row(token: TokenView) -> BoardRow:
    return BoardRow(kind=RowKind.PERSON, key=token.person_id, token=token)


def _way_rows(board: BoardView, place_id: EntityId) -> Iterator[BoardRow]:
    for way in board.ways:
        if way.start_id == place_id:
            yield BoardRow(kind=RowKind.WAY, key=way.edge_id, way=way)


def _rank(token: TokenView) -> tuple[bool, int]:
    """Quarry first, then by the acting order."""
    return (token.side is not Side.QUARRY, token.order if token.order is not None else 1 << 20)
