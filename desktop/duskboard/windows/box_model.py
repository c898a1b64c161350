"""The rows of the command box and the heads between them, as an item model."""

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from typing_extensions import override

from duskboard.i18n.words import Words
from duskboard.windows.box_row import BoxGroup, BoxRow, group_title, in_groups

ROW_ROLE = Qt.ItemDataRole.UserRole
"""Where the model keeps the `BoxRow`; a head has none."""

Index = QModelIndex | QPersistentModelIndex


class BoxModel(QAbstractListModel):
    """What was found, group by group, each below its head."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words
        self._items: tuple[BoxRow | BoxGroup, ...] = ()

    def mirror(self, rows: Sequence[BoxRow]) -> None:
        """Show what was found."""
        items: list[BoxRow | BoxGroup] = []
        group = None
        for row in in_groups(rows):
            if row.group is not group:
                group = row.group
                items.append(group)
            items.append(row)
        self.beginResetModel()
        self._items = tuple(items)
        self.endResetModel()

    def box_row(self, index: Index) -> BoxRow | None:
        """Return the row at an index, or None at a head."""
        item = self._items[index.row()] if index.isValid() else None
        return item if isinstance(item, BoxRow) else None

    def next_row(self, start: int, step: int) -> int | None:
        """Return the place of the next row from `start`, heads passed over, or None at the end."""
        place = start + step
        while 0 <= place < len(self._items):
            if isinstance(self._items[place], BoxRow):
                return place
            place += step
        return None

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._items)

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        if self.box_row(index) is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        item = self._items[index.row()]
        if isinstance(item, BoxRow):
            return _row_data(item, role)
        is_shown = role == Qt.ItemDataRole.DisplayRole
        return group_title(item, self._words) if is_shown else None


def _row_data(row: BoxRow, role: int) -> object:
    match role:
        case Qt.ItemDataRole.DisplayRole:
            return row.title
        case Qt.ItemDataRole.AccessibleDescriptionRole:
            return ", ".join(part for part in (row.detail, row.reason) if part)
        case _ if role == ROW_ROLE:
            return row
        case _:
            return None
