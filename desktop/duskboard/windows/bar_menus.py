"""The menus of the top bar, filled from the table of commands when they open."""

from functools import partial

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QMenu, QWidget

from duskboard.i18n.enum_text import LANGUAGE_NAME
from duskboard.i18n.words import Language, Words
from duskboard.windows.command import Bindings, CommandGroup, CommandTable, group_words
from duskboard.windows.command_id import SESSION_PREFIXES


class BarMenus(QObject):
    """Opens menus below buttons, without waiting for them.

    Signals:
        language_requested(Language): Speak another language.
    """

    language_requested = Signal(object)

    def __init__(
        self, words: Words, commands: CommandTable, bindings: Bindings, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._commands = commands
        self._bindings = bindings
        self.all = QMenu(parent)
        self.session = QMenu(parent)
        self.languages = QMenu(parent)

    def show_all(self, under: QWidget) -> None:
        """Open the menu of all commands, by group."""
        self._bindings.refresh()
        self.all.clear()
        for group in CommandGroup:
            commands = self._commands.of_group(group)
            if commands:
                part = self.all.addMenu(group_words(group, self._words))
                part.addActions([self._bindings.action(each.command_id) for each in commands])
        _pop(self.all, under)

    def show_session(self, under: QWidget) -> None:
        """Open the menu of the campaign's name: session and title card."""
        self._bindings.refresh()
        self.session.clear()
        self.session.addActions(
            [
                self._bindings.action(command.command_id)
                for command in self._commands
                if command.command_id.startswith(SESSION_PREFIXES)
            ]
        )
        _pop(self.session, under)

    def show_languages(self, under: QWidget, current: Language) -> None:
        """Open the menu of languages, each in its own words."""
        self.languages.clear()
        for language in Language:
            action = self.languages.addAction(LANGUAGE_NAME[language])
            action.setCheckable(True)
            action.setChecked(language is current)
            action.triggered.connect(partial(self._on_language_triggered, language))
        _pop(self.languages, under)

    def _on_language_triggered(self, language: Language) -> None:
        self.language_requested.emit(language)


def _pop(menu: QMenu, under: QWidget) -> None:
    menu.popup(under.mapToGlobal(QPoint(0, under.height())))
