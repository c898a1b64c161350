"""A main window with five plain docks."""

from collections.abc import Callable

from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.windows.command import CommandTable
from duskboard.windows.main_window import MainWindow
from duskboard.windows.top_bar import TopBarState


def make(look: Look, words: Words, commands: CommandTable) -> MainWindow:
    window = MainWindow(look, words, commands)
    titles: dict[str, Callable[[Words], str]] = {
        "clocks": lambda each: each.gettext("Clocks"),
        "notes": lambda each: each.gettext("Notes"),
        "undo": lambda each: each.gettext("Undo"),
        "tray": lambda each: each.gettext("Dice tray"),
        "log": lambda each: each.gettext("Roll log"),
    }
    for name, title in titles.items():
        panel = QWidget()
        column = QVBoxLayout(panel)
        column.addWidget(QPushButton(f"first of {name}"))
        column.addWidget(QLineEdit(f"second of {name}"))
        column.addStretch(1)
        window.add_panel(name, title, panel)
    window.mirror(TopBarState(campaign="Kelder Quay"))
    return window


def settle(window: MainWindow, qtbot: QtBot) -> None:
    """Let docks and heads come to rest."""
    qtbot.waitUntil(lambda: not window.furniture.later.isActive())
    QApplication.sendPostedEvents()
    qtbot.waitUntil(lambda: not window.furniture.later.isActive())
