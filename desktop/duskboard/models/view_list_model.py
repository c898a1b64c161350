"""A list model that mirrors views keyed by id, and says no more than what changed."""

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Generic, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from typing_extensions import override

from duskboard.core.identity import EntityId

V = TypeVar("V")

Index = QModelIndex | QPersistentModelIndex


class ModelRole(IntEnum):
    """What a row can be asked for, beside the name that it displays."""

    VIEW = Qt.ItemDataRole.UserRole
    """The view of the row."""
    KEY = Qt.ItemDataRole.UserRole + 1
    """The identifier of the row."""


class ViewListModel(QAbstractListModel, Generic[V]):
    """Rows of views. `mirror` compares by identifier and tells views of the difference only."""

    def __init__(
        self,
        key_of: Callable[[V], EntityId],
        name_of: Callable[[V], str],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._key_of = key_of
        self._name_of = name_of
        self._views: list[V] = []

    @property
    def views(self) -> tuple[V, ...]:
        """The rows, in order."""
        return tuple(self._views)

    def view_of(self, key: EntityId) -> V | None:
        """Return the view of a thing, or None."""
        return next((view for view in self._views if self._key_of(view) == key), None)

    def mirror(self, views: Sequence[V]) -> None:
        """Become these rows by the removals, insertions, moves and changes that it takes."""
        if self._stands(views):
            for place, view in enumerate(views):
                self._renew(place, view)
            return
        wanted = {self._key_of(view) for view in views}
        for place in reversed(range(len(self._views))):
            if self._key_of(self._views[place]) not in wanted:
                self.beginRemoveRows(QModelIndex(), place, place)
                del self._views[place]
                self.endRemoveRows()
        for place, view in enumerate(views):
            self._settle(place, view)

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._views)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or not 0 <= index.row() < len(self._views):
            return None
        view = self._views[index.row()]
        match role:
            case ModelRole.VIEW:
                return view
            case ModelRole.KEY:
                return self._key_of(view)
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._name_of(view)
            case _:
                return None

    def _settle(self, place: int, view: V) -> None:
        """Bring `view` to its place; all rows before it are in place already."""
        key = self._key_of(view)
        found = next(
            (p for p in range(place, len(self._views)) if self._key_of(self._views[p]) == key),
            None,
        )
        if found is None:
            self.beginInsertRows(QModelIndex(), place, place)
            self._views.insert(place, view)
            self.endInsertRows()
            return
        if found != place:
            self.beginMoveRows(QModelIndex(), found, found, QModelIndex(), place)
            self._views.insert(place, self._views.pop(found))
            self.endMoveRows()
        self._renew(place, view)

    def _stands(self, views: Sequence[V]) -> bool:
        """Return whether the same things are in the same rows: what nearly every step leaves."""
        if len(views) != len(self._views):
            return False
        pairs = zip(self._views, views, strict=True)
        return all(was is now or self._key_of(was) == self._key_of(now) for was, now in pairs)

    def _renew(self, place: int, view: V) -> None:
        was = self._views[place]
        if was is not view and was != view:
            self._views[place] = view
            index = self.index(place)
            self.dataChanged.emit(index, index)
