"""Commands: one table that menus, shortcuts, the command box and the shortcut sheet all read."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from typing import assert_never

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)
from shiboken6 import isValid
from typing_extensions import override

from duskboard.i18n.words import Words

_FIRST_SPECIAL_KEY = 0x01000000
"""Below it Qt counts the keys that write a character."""
_SHIFTED = dict(zip('~!@#$%^&*()_+{}|:"<>?', "`1234567890-=[]\\;',./", strict=True))
"""Signs that Shift makes of others on an English keyboard."""
_EDITING_KEYS = frozenset(
    {
        Qt.Key.Key_Backspace,
        Qt.Key.Key_Delete,
        Qt.Key.Key_Down,
        Qt.Key.Key_End,
        Qt.Key.Key_Enter,
        Qt.Key.Key_Home,
        Qt.Key.Key_Insert,
        Qt.Key.Key_Left,
        Qt.Key.Key_Return,
        Qt.Key.Key_Right,
        Qt.Key.Key_Up,
    }
)
_STRONG_MODIFIERS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
_REDO_KEYS = frozenset({"Ctrl+Shift+Z", "Ctrl+Y"})
_UNDO_KEYS = _REDO_KEYS | {"Ctrl+Z"}
"""What text fields undo and redo with; Ctrl is the command key of a Mac here."""


class CommandGroup(StrEnum):
    """Where a command stands in the menu and on the shortcut sheet."""

    GAME = "game"
    FILE = "file"
    EDIT = "edit"
    VIEW = "view"
    PLAYERS = "players"
    HELP = "help"


def always() -> bool:
    """Return True: what can always be done."""
    return True


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """One thing that the program can do when asked.

    Attributes:
        command_id: Stable name, "clock.new".
        label: Says it in the words given.
        run: Does it.
        group: Where it stands.
        keys: Portable texts of key sequences; the first is the one that is shown.
        enabled: Whether it can be done now.
        checked: Whether it is on, for a command that switches something; else None.
        glyph: Name of its glyph, or "".
        repeats: Whether holding the key down does it again.
        detail: Says more for the command box, or "".
        refusal: Says why it cannot be done now; whatever cannot always be done says so.
    """

    command_id: str
    label: Callable[[Words], str]
    run: Callable[[], None]
    group: CommandGroup
    keys: tuple[str, ...] = ()
    enabled: Callable[[], bool] = always
    checked: Callable[[], bool] | None = None
    glyph: str = ""
    repeats: bool = False
    detail: Callable[[Words], str] | None = None
    refusal: Callable[[Words], str] | None = None

    def __post_init__(self) -> None:
        if self.enabled is not always and self.refusal is None:
            msg = f"refusal of {self.command_id}: it cannot always be done, and never says why"
            raise ValueError(msg)
        for key in self.keys:
            if _combination(key) is None:
                msg = f"keys of {self.command_id}: not a key sequence: {key!r}"
                raise ValueError(msg)

    def reason(self, words: Words) -> str:
        """Return why it cannot be done now; "" where it can."""
        return "" if self.enabled() or self.refusal is None else self.refusal(words)

    @property
    def key_words(self) -> str:
        """The first key as a key cap shows it ("Ctrl K"), or ""."""
        return key_words(self.keys[0]) if self.keys else ""


class CommandTable:
    """Commands in order, found by id."""

    def __init__(self, commands: Iterable[Command]) -> None:
        """Take the commands.

        Raises:
            ValueError: Two have one id or one key, or a key is written in two ways: one press that
                means two shortcuts does nothing at all.
        """
        self._commands: dict[str, Command] = {}
        taken: dict[str, str] = {}
        for command in commands:
            if command.command_id in self._commands:
                msg = f"command_id: twice {command.command_id!r}"
                raise ValueError(msg)
            self._commands[command.command_id] = command
            for key in command.keys:
                press = _press(key)
                if press in taken:
                    portable = QKeySequence(key).toString()
                    msg = f"keys: {portable} of {command.command_id} is {taken[press]}'s"
                    raise ValueError(msg)
                taken[press] = command.command_id

    def __iter__(self) -> Iterator[Command]:
        return iter(self._commands.values())

    def __len__(self) -> int:
        return len(self._commands)

    def __contains__(self, command_id: object) -> bool:
        return command_id in self._commands

    def __getitem__(self, command_id: str) -> Command:
        return self._commands[command_id]

    def get(self, command_id: str) -> Command | None:
        """Return the command with an id, or None."""
        return self._commands.get(command_id)

    def of_group(self, group: CommandGroup) -> tuple[Command, ...]:
        """Return the commands of a group, in order."""
        return tuple(command for command in self if command.group is group)

    def of_players(self) -> "CommandTable":
        """Return a table of what steers the players' screen."""
        return CommandTable(self.of_group(CommandGroup.PLAYERS))

    def run(self, command_id: str) -> bool:
        """Do what a command does, if it can be done now, and return whether it was done."""
        command = self._commands[command_id]
        if not command.enabled():
            return False
        command.run()
        return True


class Bindings(QObject):
    """The actions and shortcuts of one window, made from a table by `bind`."""

    def __init__(self, window: QWidget, table: CommandTable, words: Words) -> None:
        super().__init__(window)
        self._window = window
        self._table = table
        self._words = words
        self._actions = {command.command_id: self._action(command) for command in table}
        self._typed: list[QShortcut] = []
        self._undoing: list[QShortcut] = []
        self._field: QWidget | None = None
        for command in table:
            for key in command.keys:
                self._add_shortcut(window, command, key)
        self.refresh()
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_application_focus_changed)
            self._on_application_focus_changed(None, QApplication.focusWidget())

    def action(self, command_id: str) -> QAction:
        """Return the action of a command, to be put into menus."""
        return self._actions[command_id]

    def refresh(self) -> None:
        """Say labels anew and ask what can be done now; before a menu opens."""
        for command in self._table:
            action = self._actions[command.command_id]
            # The keys are words only: the shortcuts themselves know about text fields.
            label = command.label(self._words)
            action.setText(f"{label}\t{command.key_words}" if command.keys else label)
            action.setEnabled(command.enabled())
            if command.checked is not None:
                action.setChecked(command.checked())

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let undo through a field in which there is nothing to take back."""
        if (
            event.type() != QEvent.Type.ShortcutOverride
            or not isinstance(event, QKeyEvent)
            or not isinstance(watched, QWidget)
        ):
            return False
        key = QKeySequence(event.keyCombination()).toString()
        if key not in _UNDO_KEYS or not self._undoing:
            return False  # nothing of ours: another window's keys may be meant
        is_free = not _takes_back(watched, key)
        for shortcut in self._undoing:
            shortcut.setEnabled(is_free)
        if is_free:
            event.ignore()
        return is_free

    def _action(self, command: Command) -> QAction:
        action = QAction(self)
        action.setObjectName(command.command_id)
        action.setCheckable(command.checked is not None)
        action.triggered.connect(partial(self._run, command.command_id))
        return action

    def _add_shortcut(self, window: QWidget, command: Command, key: str) -> None:
        shortcut = QShortcut(QKeySequence(key), window)
        shortcut.setAutoRepeat(command.repeats)
        shortcut.activated.connect(partial(self._run, command.command_id))
        if belongs_to_text(key):
            self._typed.append(shortcut)
        if QKeySequence(key).toString() in _UNDO_KEYS:
            self._undoing.append(shortcut)

    def _run(self, command_id: str, _checked: bool = False) -> None:  # noqa: FBT001, FBT002 - triggered's
        self._table.run(command_id)
        self.refresh()

    def _on_application_focus_changed(self, _old: QWidget | None, now: QWidget | None) -> None:
        free = not is_text_field(now)
        for shortcut in self._typed:
            shortcut.setEnabled(free)
        if self._field is not None and isValid(self._field):
            self._field.removeEventFilter(self)
        # Keys of another window are not ours to let through: they would reach nobody there.
        self._field = now if not free and _lies_in(now, self._window) else None
        if self._field is not None:
            self._field.installEventFilter(self)


def bind(window: QWidget, table: CommandTable, words: Words) -> Bindings:
    """Make the actions and shortcuts of a window from a table of commands and return them.

    Keys that write or edit text belong to a text field that has focus; undo and redo while it has
    something to undo or to redo.
    """
    return Bindings(window, table, words)


def is_text_field(widget: QWidget | None) -> bool:
    """Return whether keys typed into a widget write text."""
    match widget:
        case QLineEdit() | QPlainTextEdit() | QTextEdit() | QAbstractSpinBox():
            return True
        case QComboBox():
            return widget.isEditable()
        case _:
            return False


def belongs_to_text(key: str) -> bool:
    """Return whether a text field that has focus keeps a key to itself."""
    combination = _combination(key)
    if combination is None:
        return False
    pressed = combination.key()
    if not combination.keyboardModifiers() & _STRONG_MODIFIERS:
        return pressed.value < _FIRST_SPECIAL_KEY or pressed in _EDITING_KEYS
    return QKeySequence(key).toString() in _UNDO_KEYS


def key_words(key: str) -> str:
    """Return a key sequence as a key cap shows it: "Ctrl K", "F4", "+"."""
    text = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
    names = text[:-1].split("+") if text.endswith("+") else text.split("+")
    last = "+" if text.endswith("+") else ""
    return " ".join(part for part in (*names, last) if part)


def group_words(group: CommandGroup, words: Words) -> str:
    """Return the name of a group."""
    match group:
        case CommandGroup.GAME:
            return words.pgettext("menu", "Game")
        case CommandGroup.FILE:
            return words.pgettext("menu", "Campaign")
        case CommandGroup.EDIT:
            return words.pgettext("menu", "Edit")
        case CommandGroup.VIEW:
            return words.pgettext("menu", "View")
        case CommandGroup.PLAYERS:
            return words.pgettext("menu", "Players’ screen")
        case CommandGroup.HELP:
            return words.pgettext("menu", "Help")
        case _:
            assert_never(group)


def _press(key: str) -> str:
    """Return what is pressed for a key on an English keyboard: Ctrl+Shift+. for Ctrl+>."""
    portable = QKeySequence(key).toString()
    head, sign = portable[:-1], portable[-1:]
    if sign not in _SHIFTED:
        return portable
    return f"{head.replace('Shift+', '')}Shift+{_SHIFTED[sign]}"


def _combination(key: str) -> QKeyCombination | None:
    """Return the one combination of a key text, or None where it is unknown or several."""
    sequence = QKeySequence(key)
    if sequence.count() != 1:
        return None
    combination: QKeyCombination = sequence[0]  # type: ignore[index] # missing in the stubs
    return None if combination.key() is Qt.Key.Key_unknown else combination


def _lies_in(widget: QWidget | None, window: QWidget) -> bool:
    """Return whether a widget is of a window, or of what floats before it."""
    while widget is not None and widget is not window:
        widget = widget.parentWidget()
    return widget is window


def _takes_back(field: QWidget, key: str) -> bool:
    """Return whether a field itself undoes, or redoes, something that was typed into it."""
    redoes = key in _REDO_KEYS
    match field:
        case QPlainTextEdit() | QTextEdit():
            document = field.document()
            return document.isRedoAvailable() if redoes else document.isUndoAvailable()
        case QLineEdit():
            return field.isRedoAvailable() if redoes else field.isUndoAvailable()
        case QAbstractSpinBox() | QComboBox():
            line = field.findChild(QLineEdit)
            return line is not None and _takes_back(line, key)
        case _:
            return False
