"""The tabs of the workspaces, with their keys, and "+" for one of your own."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QSizePolicy, QWidget
from typing_extensions import override

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.theme.token import Role
from duskboard.widgets.icon_button import IconButton
from duskboard.windows.bar_button import BarButton, BarFrame
from duskboard.windows.bar_form import BarForm
from duskboard.windows.run import key_part, text_part

_TIGHT_PADDING = 9
_PADDING = 14
_NAME_WIDTH = 140
_WEIGHT = 500
_LINGER_MS = 400
"""So long something dragged rests on a tab before the workspace comes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WorkspaceTab:
    """A workspace to choose.

    Attributes:
        workspace_id: Its id.
        label: What it is called, in words.
        key: Its key as a cap shows it, or "".
        is_own: Whether it can be renamed and removed.
    """

    workspace_id: str
    label: str
    key: str = ""
    is_own: bool = False


class WorkspaceTabs(QWidget):
    """One tab a workspace; the menu of a tab resets, renames and removes.

    Signals:
        chosen(str): Go to a workspace.
        add_requested(): Make one of your own.
        reset_requested(str): Lay it out as it was at first.
        renamed(str, str): Its id, and what it is called from now on.
        remove_requested(str): Take it away.
    """

    chosen = Signal(str)
    add_requested = Signal()
    reset_requested = Signal(str)
    renamed = Signal(str, str)
    remove_requested = Signal(str)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._words = words
        self._form = BarForm.FULL
        self._tabs: tuple[WorkspaceTab, ...] = ()
        self._buttons: dict[str, BarButton] = {}
        self._menu = QMenu(self)
        self._add = IconButton(look, "plus", "")
        self._name: _NameField | None = None
        self._lingers_on = ""
        self._linger = QTimer(self, singleShot=True, interval=_LINGER_MS)
        self._linger.timeout.connect(self._on_linger_timeout)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._row.addWidget(self._add)
        self._add.clicked.connect(self.add_requested)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.retranslate()

    def mirror(self, tabs: Sequence[WorkspaceTab], current: str) -> None:
        """Show workspaces, one of them chosen."""
        if [tab.workspace_id for tab in tabs] != list(self._buttons):
            self._rebuild(tabs)
        self._tabs = tuple(tabs)
        for tab in tabs:
            self._buttons[tab.workspace_id].setChecked(tab.workspace_id == current)
        self._say_tabs()

    def set_form(self, form: BarForm) -> None:
        """Say more or less."""
        self._form = form
        self._add.setVisible(form <= BarForm.MEDIUM)
        self._say_tabs()

    def linger(self, at: QPoint) -> None:
        """Go to the workspace whose tab something that is dragged rests on, after a moment.

        Args:
            at: Where the pointer is, on the screen.
        """
        found = next((key for key, one in self._buttons.items() if _lies_on(one, at)), "")
        if found != self._lingers_on:
            self._lingers_on = found
            self._linger.start() if found else self._linger.stop()

    def linger_no_more(self) -> None:
        """Stay: the drag is over."""
        self._lingers_on = ""
        self._linger.stop()

    def rename(self, workspace_id: str) -> None:
        """Let the user type another name in the place of the tab."""
        button = self._buttons[workspace_id]
        label = next(tab.label for tab in self._tabs if tab.workspace_id == workspace_id)
        self._name = _NameField(self._look, label, self)
        self._name.setAccessibleName(self._words.gettext("Name of the workspace"))
        self._row.insertWidget(self._row.indexOf(button), self._name)
        button.hide()
        self._name.show()
        self._name.setFocus()
        self._name.selectAll()
        self._name.editingFinished.connect(partial(self._on_name_editing_finished, workspace_id))

    def retranslate(self) -> None:
        """Say everything anew."""
        self._add.set_label(self._words.gettext("New workspace of your own"))
        self.setAccessibleName(self._words.gettext("Workspaces"))
        self._say_tabs()

    def _rebuild(self, tabs: Sequence[WorkspaceTab]) -> None:
        for button in self._buttons.values():
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = {}
        for place, tab in enumerate(tabs):
            button = BarButton(self._look, BarFrame.TAB, padding=_PADDING, parent=self)
            button.setCheckable(True)
            button.setAutoExclusive(True)
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
            button.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
            button.clicked.connect(partial(self._on_button_clicked, tab.workspace_id))
            button.customContextMenuRequested.connect(
                partial(self._on_button_menu_requested, tab.workspace_id)
            )
            self._row.insertWidget(place, button)
            button.show()  # at once: the bar is measured before the layout next thinks of it
            self._buttons[tab.workspace_id] = button

    def _say_tabs(self) -> None:
        for tab in self._tabs:
            button = self._buttons[tab.workspace_id]
            role = Role.TEXT if button.isChecked() else Role.TEXT2
            parts = [text_part(tab.label, role=role, weight=_WEIGHT, gives=True)]
            if tab.key and self._form < BarForm.TIGHT:
                parts.append(key_part(tab.key, gap=10))
            button.set_padding(_PADDING if self._form < BarForm.TIGHT else _TIGHT_PADDING)
            button.set_parts(parts)
            name = self._words.gettext("Workspace “%(name)s”") % {"name": tab.label}
            button.set_label(name, tab.key)

    def _on_button_clicked(self, workspace_id: str) -> None:
        self._say_tabs()
        self.chosen.emit(workspace_id)

    def _on_linger_timeout(self) -> None:
        if self._lingers_on in self._buttons:
            self.chosen.emit(self._lingers_on)

    def _on_button_menu_requested(self, workspace_id: str, at: QPoint) -> None:
        words = self._words
        tab = next(tab for tab in self._tabs if tab.workspace_id == workspace_id)
        self._menu.clear()
        reset = self._menu.addAction(words.gettext("Reset this workspace"))
        reset.triggered.connect(partial(self._on_reset_triggered, workspace_id))
        if tab.is_own:
            rename = self._menu.addAction(words.gettext("Rename"))
            rename.triggered.connect(partial(self._on_rename_triggered, workspace_id))
            remove = QAction(words.gettext("Remove"), self._menu)
            remove.triggered.connect(partial(self._on_remove_triggered, workspace_id))
            self._menu.addAction(remove)
        self._menu.popup(self._buttons[workspace_id].mapToGlobal(at))

    def _on_reset_triggered(self, workspace_id: str) -> None:
        self.reset_requested.emit(workspace_id)

    def _on_rename_triggered(self, workspace_id: str) -> None:
        self.rename(workspace_id)

    def _on_remove_triggered(self, workspace_id: str) -> None:
        self.remove_requested.emit(workspace_id)

    def _on_name_editing_finished(self, workspace_id: str) -> None:
        field, self._name = self._name, None
        if field is None:
            return
        name = field.text().strip()
        field.hide()
        field.deleteLater()
        button = self._buttons[workspace_id]
        button.show()
        button.setFocus()
        if name and not field.is_cancelled:
            self.renamed.emit(workspace_id, name)


class _NameField(QLineEdit):
    """A field in the place of a tab; Esc leaves the name as it was."""

    def __init__(self, look: Look, text: str, parent: QWidget) -> None:
        super().__init__(text, parent)
        self._look = look
        self.is_cancelled = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(self._look.px(_NAME_WIDTH)), super().sizeHint().height())

    @override
    def event(self, event: QEvent) -> bool:
        # Esc is also a command of the window: here it is the field's own.
        if event.type() == QEvent.Type.ShortcutOverride and _is_escape(event):
            event.accept()
            return True
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.is_cancelled = True
            self.editingFinished.emit()
            return
        super().keyPressEvent(event)


def _lies_on(button: QWidget, at: QPoint) -> bool:
    return button.isVisible() and button.rect().contains(button.mapFromGlobal(at))


def _is_escape(event: QEvent) -> bool:
    return isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
