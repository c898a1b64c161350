"""Opening a campaign: the recent ones, and any other by its file."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QListView, QStackedWidget, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.theme.token import Role
from duskboard.widgets.text_label import TextLabel
from duskboard.windows.framed_dialog import FramedDialog, MainButton, act_button
from duskboard.windows.recent_list import RecentDelegate, RecentModel, RecentRow, Trouble

_SIZE = (600, 455)


class OpenCampaign(FramedDialog):
    """Shows the campaigns opened lately.

    Signals:
        open_requested(Path): Open this file.
        browse_requested(): Choose another file.
        duplicate_requested(Path): Make a copy of this file.
        show_in_folder_requested(Path): Show this file in the system's file manager.
        forget_requested(Path): Take this file out of the list.
    """

    open_requested = Signal(object)
    browse_requested = Signal()
    duplicate_requested = Signal(object)
    show_in_folder_requested = Signal(object)
    forget_requested = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(look, words, _SIZE, parent)
        self._model = RecentModel()
        self._delegate = RecentDelegate(look)
        self._list = QListView()
        self._empty = TextLabel(look, role=Role.TEXT2, lines=0)
        self._pages = QStackedWidget()
        self._show_in_folder = act_button(look, glyph="folder")
        self._duplicate = act_button(look)
        self._browse = act_button(look)
        self._open = MainButton(look)
        self._lay_out()
        self._connect()
        self.settle()
        self.retranslate()
        self.mirror(())

    def mirror(self, rows: Sequence[RecentRow]) -> None:
        """Show the campaigns, the latest first."""
        chosen = self._path()
        self._model.mirror(rows)
        places = [place for place, row in enumerate(rows) if row.path == chosen]
        if rows:
            self._list.setCurrentIndex(self._model.index(places[0] if places else 0))
        self._pages.setCurrentIndex(0 if rows else 1)
        self._on_list_current_changed()

    @override
    def settle(self) -> None:
        super().settle()
        look = self.look
        self.body.setContentsMargins(0, 0, 0, 0)
        margin = round(look.size("space.xl"))
        self._column.setContentsMargins(margin, margin, margin, margin)

    @override
    def retranslate(self) -> None:
        words = self.words
        self.setWindowTitle(words.gettext("Open a campaign"))
        self._list.setAccessibleName(words.gettext("Recent campaigns"))
        self._empty.setText(
            words.gettext("No campaign has been opened here yet. Browse for a .duskboard file.")
        )
        self._show_in_folder.setText(words.gettext("Show in folder"))
        self._duplicate.setText(words.gettext("Duplicate"))
        self._browse.setText(words.gettext("Browse"))
        self._open.setText(words.pgettext("campaign", "Open"))

    def _lay_out(self) -> None:
        self._list.setModel(self._model)
        self._list.setItemDelegate(self._delegate)
        self._list.setMouseTracking(True)
        self._list.setUniformItemSizes(True)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        empty = QWidget()
        self._column = QVBoxLayout(empty)
        self._column.addWidget(self._empty)
        self._column.addStretch(1)
        self._pages.addWidget(self._list)
        self._pages.addWidget(empty)
        self.body.addWidget(self._pages)
        self.foot.add_left(self._show_in_folder, self._duplicate)
        self.foot.add_right(self._browse, self._open)

    def _connect(self) -> None:
        self._list.selectionModel().currentChanged.connect(self._on_list_current_changed)
        self._list.activated.connect(self._on_list_activated)
        self._open.clicked.connect(self._on_open_clicked)
        self._browse.clicked.connect(self._on_browse_clicked)
        self._duplicate.clicked.connect(self._on_duplicate_clicked)
        self._show_in_folder.clicked.connect(self._on_show_in_folder_clicked)
        forget = QShortcut(QKeySequence(Qt.Key.Key_Delete), self._list)
        forget.setContext(Qt.ShortcutContext.WidgetShortcut)
        forget.activated.connect(self._on_forget_activated)

    def _row(self) -> RecentRow | None:
        return self._model.row(self._list.currentIndex())

    def _path(self) -> Path | None:
        row = self._row()
        return row.path if row is not None else None

    def _on_list_current_changed(self) -> None:
        row = self._row()
        there = row is not None and row.trouble is not Trouble.GONE
        self._open.setEnabled(row is not None)
        self._duplicate.setEnabled(there)
        self._show_in_folder.setEnabled(there)

    def _on_list_activated(self, index: QModelIndex) -> None:
        row = self._model.row(index)
        if row is not None:
            self._open_row(row)

    def _on_open_clicked(self) -> None:
        row = self._row()
        if row is not None:
            self._open_row(row)

    def _open_row(self, row: RecentRow) -> None:
        self.accept()
        self.open_requested.emit(row.path)

    def _on_browse_clicked(self) -> None:
        self.accept()
        self.browse_requested.emit()

    def _on_duplicate_clicked(self) -> None:
        self.duplicate_requested.emit(self._path())

    def _on_show_in_folder_clicked(self) -> None:
        self.show_in_folder_requested.emit(self._path())

    def _on_forget_activated(self) -> None:
        path = self._path()
        if path is not None:
            self.forget_requested.emit(path)
