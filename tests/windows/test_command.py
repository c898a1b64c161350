from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from duskboard.i18n.words import Words
from duskboard.windows.command import (
    Command,
    CommandGroup,
    CommandTable,
    belongs_to_text,
    bind,
    group_words,
    key_words,
)


class Ledger:
    """Counts what was run, and says what can be."""

    def __init__(self) -> None:
        self.run: list[str] = []
        self.enabled = True
        self.frozen = False

    def freeze(self) -> None:
        self.frozen = not self.frozen
        self.run.append("freeze")

    def table(self) -> CommandTable:
        return CommandTable(
            (
                Command(
                    command_id="clock.new",
                    label=lambda words: words.gettext("New clock"),
                    keys=("C",),
                    run=lambda: self.run.append("new"),
                    enabled=lambda: self.enabled,
                    refusal=lambda words: words.gettext("Not now"),
                    group=CommandGroup.GAME,
                ),
                Command(
                    command_id="undo",
                    label=lambda words: words.gettext("Undo"),
                    keys=("Ctrl+Z",),
                    run=lambda: self.run.append("undo"),
                    group=CommandGroup.EDIT,
                ),
                Command(
                    command_id="freeze",
                    label=lambda words: words.gettext("Freeze"),
                    keys=("F9",),
                    run=self.freeze,
                    checked=lambda: self.frozen,
                    group=CommandGroup.PLAYERS,
                ),
            )
        )


@pytest.fixture
def ledger() -> Ledger:
    return Ledger()


@pytest.fixture
def words(tmp_path: Path) -> Words:
    return Words(tmp_path)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    layout = QVBoxLayout(window)
    for widget in (
        QPushButton(),
        QLineEdit(),
        QPlainTextEdit(),
        QSpinBox(),
        QComboBox(),
        QLabel(),
    ):
        layout.addWidget(widget)
    editable = QComboBox()
    editable.setObjectName("editable")
    editable.setEditable(True)
    layout.addWidget(editable)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def test_a_table_keeps_the_order_and_finds_by_id_and_group(ledger: Ledger) -> None:
    table = ledger.table()
    assert [command.command_id for command in table] == ["clock.new", "undo", "freeze"]
    assert table["undo"].keys == ("Ctrl+Z",)
    assert table.get("nothing") is None
    assert "freeze" in table
    assert [command.command_id for command in table.of_group(CommandGroup.EDIT)] == ["undo"]


def test_a_table_refuses_two_of_one_id_and_of_one_key(ledger: Ledger) -> None:
    (new, undo, _) = ledger.table()
    with pytest.raises(ValueError, match="command_id: twice 'undo'"):
        CommandTable((undo, undo))
    other = Command(command_id="other", label=new.label, run=new.run, keys=("c",), group=new.group)
    with pytest.raises(ValueError, match=r"keys: C of other is clock\.new's"):
        CommandTable((new, other))


def test_a_table_refuses_one_press_written_in_two_ways(ledger: Ledger) -> None:
    (new, _, _) = ledger.table()
    twice = Command(
        command_id="larger",
        label=new.label,
        run=new.run,
        keys=("Ctrl+Shift+.", "Ctrl+>"),
        group=new.group,
    )
    with pytest.raises(ValueError, match=r"keys: Ctrl\+> of larger is larger's"):
        CommandTable((twice,))
    CommandTable((replace(twice, keys=("Ctrl++", "Ctrl+=", "Ctrl+.")),))


def test_a_command_refuses_what_is_no_key(ledger: Ledger) -> None:
    (new, _, _) = ledger.table()
    with pytest.raises(ValueError, match=r"keys of x: not a key sequence: 'Ctrl\+Hm'"):
        Command(command_id="x", label=new.label, run=new.run, keys=("Ctrl+Hm",), group=new.group)


@pytest.mark.parametrize(
    ("key", "shown"),
    [("Ctrl+K", "Ctrl K"), ("F4", "F4"), ("+", "+"), ("Ctrl++", "Ctrl +"), ("Ctrl+-", "Ctrl -")],
)
def test_keys_are_shown_as_on_their_caps(key: str, shown: str) -> None:
    assert key_words(key) == shown


@pytest.mark.parametrize("key", ["C", "+", "Shift+A", "Ctrl+Z", "Ctrl+Shift+Z", "Home", "Return"])
def test_text_fields_keep_what_writes_and_edits(key: str) -> None:
    assert belongs_to_text(key)


@pytest.mark.parametrize("key", ["F4", "Ctrl+K", "Esc", "Alt+C", "Ctrl++"])
def test_text_fields_leave_the_rest(key: str) -> None:
    assert not belongs_to_text(key)


@pytest.mark.parametrize("kind", [QPushButton, QComboBox])
def test_a_letter_acts_where_nothing_is_typed(
    window: QWidget, ledger: Ledger, words: Words, qtbot: QtBot, kind: type[QWidget]
) -> None:
    bind(window, ledger.table(), words)
    widget = window.findChild(kind)
    assert isinstance(widget, kind)
    widget.setFocus()
    qtbot.keyClick(widget, Qt.Key.Key_C)
    qtbot.keyClick(widget, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert ledger.run == ["new", "undo"]


@pytest.mark.parametrize("kind", [QLineEdit, QPlainTextEdit, QSpinBox])
def test_a_letter_and_undo_are_the_text_fields_own(
    window: QWidget, ledger: Ledger, words: Words, qtbot: QtBot, kind: type[QWidget]
) -> None:
    bind(window, ledger.table(), words)
    widget = window.findChild(kind)
    assert isinstance(widget, kind)
    widget.setFocus()
    qtbot.keyClick(widget, Qt.Key.Key_C)
    qtbot.keyClick(widget, Qt.Key.Key_7)
    qtbot.keyClick(widget, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(widget, Qt.Key.Key_F9)
    assert ledger.run == ["freeze"]


@pytest.mark.parametrize("kind", [QLineEdit, QPlainTextEdit, QSpinBox])
def test_undo_goes_through_a_field_with_nothing_to_take_back(
    window: QWidget, ledger: Ledger, words: Words, qtbot: QtBot, kind: type[QWidget]
) -> None:
    bind(window, ledger.table(), words)
    widget = window.findChild(kind)
    assert isinstance(widget, kind)
    widget.setFocus()
    qtbot.keyClick(widget, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert ledger.run == ["undo"]
    qtbot.keyClick(widget, Qt.Key.Key_7)
    qtbot.keyClick(widget, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert ledger.run == ["undo"]
    qtbot.keyClick(widget, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert ledger.run == ["undo", "undo"]


def test_the_keys_of_another_window_leave_undo_in_a_field_alone(
    window: QWidget, ledger: Ledger, words: Words, qtbot: QtBot
) -> None:
    bind(window, ledger.table(), words)
    other = QWidget()
    qtbot.addWidget(other)
    bind(other, CommandTable(()), words)
    field = window.findChild(QLineEdit)
    assert isinstance(field, QLineEdit)
    field.setFocus()
    qtbot.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert ledger.run == ["undo"]


def test_undo_in_a_field_takes_back_what_was_typed(
    window: QWidget, ledger: Ledger, words: Words, qtbot: QtBot
) -> None:
    bind(window, ledger.table(), words)
    field = window.findChild(QLineEdit)
    assert isinstance(field, QLineEdit)
    field.setFocus()
    qtbot.keyClicks(field, "cc")
    assert field.text() == "cc"
    qtbot.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert field.text() == ""
    assert ledger.run == []


def test_a_letter_typed_into_a_combo_is_the_combos(
    window: QWidget, ledger: Ledger, words: Words, qtbot: QtBot
) -> None:
    bind(window, ledger.table(), words)
    combo = window.findChild(QComboBox, "editable")
    assert isinstance(combo, QComboBox)
    combo.setFocus()
    qtbot.keyClick(combo, Qt.Key.Key_C)
    assert combo.currentText() == "c"
    assert ledger.run == []


def test_what_cannot_be_done_is_not_run(
    window: QWidget, ledger: Ledger, words: Words, qtbot: QtBot
) -> None:
    bindings = bind(window, ledger.table(), words)
    ledger.enabled = False
    button = window.findChild(QPushButton)
    assert isinstance(button, QPushButton)
    button.setFocus()
    qtbot.keyClick(button, Qt.Key.Key_C)
    assert ledger.run == []
    bindings.refresh()
    assert not bindings.action("clock.new").isEnabled()


def test_actions_say_label_and_key_and_what_is_on(
    window: QWidget, ledger: Ledger, words: Words
) -> None:
    bindings = bind(window, ledger.table(), words)
    action = bindings.action("freeze")
    assert (action.text(), action.isChecked()) == ("Freeze\tF9", False)
    action.trigger()
    assert ledger.run == ["freeze"]
    assert action.isChecked()


def test_every_group_has_a_name(words: Words) -> None:
    assert [group_words(group, words) for group in CommandGroup] == [
        "Game",
        "Campaign",
        "Edit",
        "View",
        "Players’ screen",
        "Help",
    ]


def test_what_cannot_always_be_done_says_why(words: Words) -> None:
    ledger = Ledger()
    command = ledger.table()["clock.new"]
    assert command.reason(words) == ""
    ledger.enabled = False
    assert command.reason(words) == "Not now"
    with pytest.raises(ValueError, match="never says why"):
        replace(command, refusal=None)
