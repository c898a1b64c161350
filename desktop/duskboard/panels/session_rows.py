"""Steps of the journal as rows of a list, with a head above each session, read page by page."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import tzinfo
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QObject, Qt
from typing_extensions import override

from duskboard.i18n.moment_text import date_text, day_text
from duskboard.i18n.words import Words
from duskboard.models.log_model import LogEntry
from duskboard.models.view_list_model import Index, ModelRole
from duskboard.storage.journal import Seq
from duskboard.table.entity import Moment

PAGE = 24
"""Steps shown at once. A page is more than a dock shows; the rest comes when it scrolls there."""
_SPARE = 8
"""Rows kept beyond those seen, and how many more may come before any are let go."""
SCAN = 240
"""Steps looked at at once, wanted or not, so that no search holds up the evening."""


@runtime_checkable
class StepModel(Protocol):
    """A list model of steps, the newest first, that grows and shrinks at its first row only."""

    def entry(self, place: int) -> LogEntry:
        """Return the step in a row."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionHead:
    """The head above the steps of a session.

    Attributes:
        session: Its number; 0 before the first.
        at: When the latest step below the head was made.
        is_first: Whether it is the first row of the list.
    """

    session: int
    at: Moment
    is_first: bool


Row = LogEntry | SessionHead
"""What a row holds, by the role `ModelRole.VIEW`."""

Matches = Callable[[LogEntry], bool]
"""Says whether a step is wanted."""

_Item = int | SessionHead
"""A step by its number from the oldest, which stays the same while newer ones come, or a head."""


class SessionRows(QAbstractListModel):
    """The wanted steps of a source and their heads.

    Only what has been looked at is read. The latest session bears a head only where `head_first`
    says so; any other session always does.
    """

    def __init__(
        self,
        source: QAbstractItemModel,
        text_of: Callable[[Row], str],
        *,
        head_first: bool,
        parent: QObject | None = None,
    ) -> None:
        """Show the steps of `source`. `text_of` says a row in words, for screen readers.

        Raises:
            TypeError: `source` is no model of steps.
        """
        super().__init__(parent)
        if not isinstance(source, StepModel):
            msg = f"SessionRows.source has no entries: {source!r}"
            raise TypeError(msg)
        self._source = source
        self._counted: QAbstractItemModel = source
        self._text_of = text_of
        self._head_first = head_first
        self._matches: Matches = _any
        self._items: list[_Item] = []
        self._entries: dict[int, LogEntry] = {}
        self._unread = source.rowCount()
        source.rowsInserted.connect(self._on_source_rows_inserted)
        source.rowsRemoved.connect(self._on_source_rows_removed)
        source.dataChanged.connect(self._on_source_data_changed)
        source.modelReset.connect(self._on_source_model_reset)

    def set_matches(self, matches: Matches | None) -> None:
        """Show the steps that match, or all of them for None."""
        self._matches = _any if matches is None else matches
        self._begin_again()

    def row(self, place: int) -> Row:
        """Return what stands in a row.

        Raises:
            IndexError: There is no such row.
        """
        item = self._items[place]
        return self._entry(item) if isinstance(item, int) else item

    def place_of(self, seq: Seq) -> int | None:
        """Return the row of a step, or None where it is not among those read."""
        for place, item in enumerate(self._items):
            if isinstance(item, int) and self._entry(item).seq == seq:
                return place
        return None

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._items)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or not 0 <= index.row() < len(self._items):
            return None
        row = self.row(index.row())
        match role:
            case ModelRole.VIEW:
                return row
            case ModelRole.KEY:
                return row.seq if isinstance(row, LogEntry) else None
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._text_of(row)
            case _:
                return None

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        if index.isValid() and not isinstance(self._items[index.row()], int):
            return flags & ~Qt.ItemFlag.ItemIsSelectable
        return flags

    @override
    def canFetchMore(self, parent: Index) -> bool:
        return not parent.isValid() and self._unread > 0

    @override
    def fetchMore(self, parent: Index) -> None:
        found = [] if parent.isValid() else self._read()
        if found:
            first = len(self._items)
            self.beginInsertRows(QModelIndex(), first, first + len(found) - 1)
            self._items.extend(found)
            self.endInsertRows()

    def trim(self, seen: int) -> None:
        """Let go of rows far from the top, where so many are `seen`: each costs at every step."""
        first = max(PAGE, seen + _SPARE)
        if len(self._items) <= first + _SPARE:
            return
        while first > 0 and not isinstance(self._items[first - 1], int):
            first -= 1  # no head without a step
        last = self._items[first - 1]
        if isinstance(last, int):
            self.beginRemoveRows(QModelIndex(), first, len(self._items) - 1)
            del self._items[first:]
            self._unread = last
            self.endRemoveRows()

    def _read(self) -> list[_Item]:
        """Return the next older steps that are wanted, with their heads."""
        found: list[_Item] = []
        end = max(0, self._unread - SCAN)
        while self._unread > end and len(found) < PAGE:
            self._unread -= 1
            entry = self._entry(self._unread)
            if self._matches(entry):
                found.extend(self._with_head(entry, found[-1] if found else self._last()))
        return found

    def _last(self) -> _Item | None:
        return self._items[-1] if self._items else None

    def _with_head(self, entry: LogEntry, above: _Item | None) -> list[_Item]:
        """Return the number of the step, after the head that it needs below the item above."""
        number = self._unread
        if isinstance(above, int):
            needs_head = self._entry(above).session != entry.session
        else:
            needs_head = self._head_first or entry.session != self._latest_session()
        if not needs_head:
            return [number]
        head = SessionHead(session=entry.session, at=entry.at, is_first=above is None)
        return [head, number]

    def _latest_session(self) -> int:
        count = self._counted.rowCount()
        return self._entry(count - 1).session if count else 0

    def _entry(self, number: int) -> LogEntry:
        if number not in self._entries:
            self._entries[number] = self._source.entry(self._counted.rowCount() - 1 - number)
        return self._entries[number]

    def _begin_again(self) -> None:
        self.beginResetModel()
        self._items.clear()
        self._unread = self._counted.rowCount()
        self._items.extend(self._read())
        self.endResetModel()

    def _on_source_rows_inserted(self, _parent: QModelIndex, first: int, last: int) -> None:
        if first != 0 or last != 0:
            self._on_source_model_reset()
            return
        number = self._counted.rowCount() - 1
        self._entries.pop(number, None)
        if self._unread == number > 0:  # nothing has been looked at yet
            self._unread = number + 1
            return
        entry = self._entry(number)
        self._settle_heads()
        if not self._matches(entry):
            return
        top = self._items[0] if self._items else None
        if isinstance(top, SessionHead) and top.session == entry.session:
            self._insert(1, [number])
        elif self._head_first:
            head = SessionHead(session=entry.session, at=entry.at, is_first=True)
            self._insert(0, [head, number])
        else:
            self._insert(0, [number])
        self._settle_heads()

    def _on_source_rows_removed(self, _parent: QModelIndex, first: int, last: int) -> None:
        number = self._counted.rowCount()
        if first != 0 or last != 0:
            self._on_source_model_reset()
        elif self._unread > number:
            self._unread = number
        elif number in self._items[:2]:
            place = self._items.index(number)
            self._remove(place)
            if place == 1 and not (len(self._items) > 1 and isinstance(self._items[1], int)):
                self._remove(0)
        self._entries.pop(number, None)  # not before: views ask for it until it is gone
        self._settle_heads()

    def _on_source_data_changed(self, top: QModelIndex, bottom: QModelIndex) -> None:
        newest = self._counted.rowCount() - 1
        for number in range(newest - bottom.row(), newest - top.row() + 1):
            self._entries.pop(number, None)
            if number in self._items:
                index = self.index(self._items.index(number))
                self.dataChanged.emit(index, index)

    def _on_source_model_reset(self) -> None:
        self._entries.clear()
        self._begin_again()

    def _settle_heads(self) -> None:
        """Say of each head what is true now, and give an old session at the top its head."""
        if self._items and isinstance(self._items[0], int):
            top = self._entry(self._items[0])
            if top.session != self._latest_session():
                head = SessionHead(session=top.session, at=top.at, is_first=True)
                self._insert(0, [head])
        for place, item in enumerate(self._items):
            if isinstance(item, SessionHead) and item.is_first is not (place == 0):
                self._items[place] = replace(item, is_first=place == 0)
                self.dataChanged.emit(self.index(place), self.index(place))

    def _insert(self, place: int, items: list[_Item]) -> None:
        self.beginInsertRows(QModelIndex(), place, place + len(items) - 1)
        self._items[place:place] = items
        self.endInsertRows()

    def _remove(self, place: int) -> None:
        self.beginRemoveRows(QModelIndex(), place, place)
        del self._items[place]
        self.endRemoveRows()


def head_words(
    words: Words, head: SessionHead, now: Moment, zone: tzinfo | None
) -> tuple[str, str]:
    """Return what the head of a session says: "Session 6" and "8 November"."""
    if head.session == 0:
        title = words.gettext("Before the first session")
    else:
        title = words.gettext("Session %(number)d") % {"number": head.session}
    date = date_text(words, head.at, now, zone)
    is_today = date == date_text(words, now, now, zone)
    return title, day_text(words, head.at, now, zone) if is_today else date


def _any(_entry: LogEntry) -> bool:
    return True
