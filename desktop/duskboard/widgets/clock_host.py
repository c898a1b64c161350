"""What cards and rows of clocks share: wishes about clocks, and editing a name in place."""

from html import escape

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QToolTip, QWidget
from typing_extensions import override

from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.table.clock_view import ClockView
from duskboard.table.entity import Visibility
from duskboard.theme.look import Look
from duskboard.widgets.clock_dial import ClockDial
from duskboard.widgets.icon_button import IconButton


class NameEdit(QLineEdit):
    """A field over a name, for as long as it is edited.

    Signals:
        done(str): A new name was given; "" when the editing was given up.
    """

    done = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._before = ""
        self.hide()

    @property
    def is_editing(self) -> bool:
        """Whether a name is being edited."""
        return not self.isHidden()

    def begin(self, name: str) -> None:
        """Edit a name."""
        self._before = name
        self.setText(name)
        self.selectAll()
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._end(self.text().strip())
        elif key == Qt.Key.Key_Escape:
            self._end("")
        else:
            super().keyPressEvent(event)

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason and self.is_editing:
            self._end(self.text().strip())

    def _end(self, name: str) -> None:
        self.hide()
        self.done.emit(name if name != self._before else "")


class ClockHost(QWidget):
    """A widget with clocks on it: passes on what is wished about any of them.

    Signals: those of `ClockDial`, and
        all_visibility_requested(tuple): Show or hide these clocks, which are seen alike.
        renamed(object, str): A clock shall have another name.
    """

    fill_requested = Signal(object, int)
    resolve_requested = Signal(object)
    visibility_requested = Signal(object)
    all_visibility_requested = Signal(object)
    rename_requested = Signal(object)
    remove_requested = Signal(object)
    menu_requested = Signal(object, QPoint)
    refused = Signal(object)
    drag_started = Signal(object)
    aim_requested = Signal(object)
    renamed = Signal(object, str)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._renaming: EntityId | None = None
        self._editor = NameEdit(self)
        self._editor.done.connect(self._on_editor_done)

    def begin_rename(self, clock_id: EntityId) -> None:
        """Edit the name of a clock in its place, if it is here."""
        view = self._view_of(clock_id)
        if view is None:
            return
        self._renaming = clock_id
        self._place_editor()
        self._editor.begin(view.name)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            name = self._cut_name(event.pos())
            if name:  # as text: a name is no markup
                QToolTip.showText(event.globalPos(), f"<span>{escape(name)}</span>", self)
                return True
            QToolTip.hideText()
        return super().event(event)

    def _cut_name(self, point: QPoint) -> str:
        """Return the name at a point where it does not stand there in full, or ""."""
        raise NotImplementedError

    def _view_of(self, clock_id: EntityId) -> ClockView | None:
        """Return the clock as it is shown here."""
        raise NotImplementedError

    def _place_editor(self) -> None:
        """Put the editor over the name of the clock `_renaming`."""
        raise NotImplementedError

    def _focus(self, clock_id: EntityId) -> None:
        """Give the focus back to a clock."""
        raise NotImplementedError

    def _say(self) -> None:
        """Say everything anew, in the words of now."""
        raise NotImplementedError

    def _forward(self, dial: ClockDial) -> None:
        """Pass on what a dial asks for."""
        dial.fill_requested.connect(self.fill_requested)
        dial.resolve_requested.connect(self.resolve_requested)
        dial.visibility_requested.connect(self.visibility_requested)
        dial.rename_requested.connect(self.rename_requested)
        dial.remove_requested.connect(self.remove_requested)
        dial.menu_requested.connect(self.menu_requested)
        dial.refused.connect(self.refused)
        dial.drag_started.connect(self.drag_started)
        dial.aim_requested.connect(self.aim_requested)

    def _on_editor_done(self, name: str) -> None:
        renaming, self._renaming = self._renaming, None
        if renaming is None:
            return
        self._focus(renaming)
        if name:
            self.renamed.emit(renaming, name)


def show_eye(eye: IconButton, view: ClockView, words: Words) -> None:
    """Have a button show what players see of a clock, and say what pressing it does."""
    is_hidden = view.visibility is Visibility.HIDDEN
    is_masked = view.visibility is Visibility.MASKED
    eye.set_glyph("eye-closed" if is_hidden else "eye-name" if is_masked else "eye-open")
    name = {"name": view.name}
    if is_hidden:
        eye.set_label(words.gettext("Show “%(name)s” to players") % name, "V")
    elif is_masked:
        eye.set_label(words.gettext("Players see only the name “%(name)s”") % name, "V")
    else:
        eye.set_label(words.gettext("Hide “%(name)s” from players") % name, "V")
