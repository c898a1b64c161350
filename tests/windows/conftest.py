"""What tests of windows share: looks, words and an application dressed in them."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from tests.seat.wardrobe import wear
from tests.windows.bar import STATE, TABS, give_width
from typing_extensions import override

from duskboard.i18n.words import Language, Words
from duskboard.theme.look import Look
from duskboard.theme.palette import palette
from duskboard.theme.style_sheet import style_sheet
from duskboard.theme.token import TextStyle
from duskboard.windows.command import Command, CommandGroup, CommandTable, bind
from duskboard.windows.top_bar import TopBar

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
TRANSLATIONS = RESOURCES / "translations"
_PLACEHOLDER = re.compile(r"%\(\w+\)[sd]")


class WholeWords(Words):
    """Says something Chinese of a likely length where the catalogue has nothing yet."""

    @override
    def gettext(self, message: str) -> str:
        return self._or_stand_in(super().gettext(message), message)

    @override
    def pgettext(self, context: str, message: str) -> str:
        return self._or_stand_in(super().pgettext(context, message), message)

    @override
    def ngettext(self, singular: str, plural: str, count: int) -> str:
        return self._or_stand_in(super().ngettext(singular, plural, count), plural)

    @override
    def npgettext(self, context: str, singular: str, plural: str, count: int) -> str:
        return self._or_stand_in(super().npgettext(context, singular, plural, count), plural)

    def _or_stand_in(self, said: str, message: str) -> str:
        is_missing = self.language.is_chinese and said == message
        return _stand_in(message) if is_missing else said


def words_in(language: Language) -> Words:
    """Return the words of a language; what is not translated yet is stood in for."""
    return WholeWords(TRANSLATIONS, language)


@pytest.fixture
def words() -> Words:
    return words_in(Language.ENGLISH)


@pytest.fixture
def dress(qapp: QApplication, look: Look) -> Iterator[Callable[[], None]]:
    """Return what dresses the application in the look as it is now, as app does."""
    before = qapp.palette(), qapp.styleSheet(), qapp.font(), QLocale()

    def put_on() -> None:
        QLocale.setDefault(QLocale(look.language.value))
        qapp.setFont(look.font(TextStyle.BODY))
        qapp.setPalette(palette(look))
        wear(qapp, style_sheet(look))
        for window in qapp.topLevelWidgets():
            if window.styleSheet():
                window.setStyleSheet(style_sheet(look))
            qapp.postEvent(window, QEvent(QEvent.Type.LanguageChange))

    put_on()
    yield put_on
    # First what the test closed: it would be undressed as a whole before it goes.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QLocale.setDefault(before[3])
    wear(qapp, before[1])
    qapp.setPalette(before[0])
    qapp.setFont(before[2])


def _stand_in(message: str) -> str:
    """Return Chinese of about the length that a translation has, placeholders kept."""
    parts = _PLACEHOLDER.split(message)
    holders = [*_PLACEHOLDER.findall(message), ""]
    spoken = ["鐘" * max(1, round(len(part) * 0.45)) if part.strip() else part for part in parts]
    return "".join(text for pair in zip(spoken, holders, strict=True) for text in pair)


class Ledger:
    """Commands that write down that they were run."""

    def __init__(self) -> None:
        self.run: list[str] = []
        self.frozen = False

    def command(
        self, command_id: str, label: str, group: CommandGroup, *keys: str, repeats: bool = False
    ) -> Command:
        return Command(
            command_id=command_id,
            label=lambda words: words.gettext(label),
            run=lambda: self.run.append(command_id),
            group=group,
            keys=keys,
            repeats=repeats,
        )

    def table(self) -> CommandTable:
        game, view = CommandGroup.GAME, CommandGroup.VIEW
        return CommandTable(
            (
                self.command("clock.new", "New clock", game, "C"),
                self.command("session.start", "Start the session", game),
                self.command("title.edit", "Title card", game),
                self.command("file.open", "Open a campaign", CommandGroup.FILE, "Ctrl+O"),
                self.command("edit.undo", "Undo", CommandGroup.EDIT, "Ctrl+Z", repeats=True),
                self.command("edit.redo", "Redo", CommandGroup.EDIT, "Ctrl+Shift+Z"),
                self.command("view.find", "Find or do anything", view, "Ctrl+K"),
                self.command("view.next_dock", "Next panel", view, "F6"),
                self.command("players.page.clocks", "Clocks", CommandGroup.PLAYERS),
                self.command("players.freeze", "Freeze", CommandGroup.PLAYERS, "F9"),
                self.command("players.blank", "Blank", CommandGroup.PLAYERS, "F10"),
                self.command("help.keys", "Shortcuts", CommandGroup.HELP, "?"),
            )
        )


@pytest.fixture
def ledger() -> Ledger:
    return Ledger()


@pytest.fixture
def commands(ledger: Ledger) -> CommandTable:
    return ledger.table()


@pytest.fixture
def host(qtbot: QtBot) -> QWidget:
    host = QWidget()
    qtbot.addWidget(host)
    return host


@pytest.fixture
def bar(host: QWidget, look: Look, words: Words, commands: CommandTable) -> TopBar:
    bar = TopBar(look, words, commands, bind(host, commands, words), host)
    bar.mirror(STATE)
    bar.mirror_workspaces(TABS, "table")
    give_width(bar, 1920)
    host.show()
    host.activateWindow()
    return bar
