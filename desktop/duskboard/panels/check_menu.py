"""The menu of what may be rolled at an obstacle, and of the level to reach."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from duskboard.core.chase.check import Difficulty
from duskboard.i18n.chase_enum_text import skill_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.panels.action_offer import ActionOffer


class CheckMenu(QMenu):
    """Skills with their values, then the three levels.

    Signals:
        skill_chosen(str): Another skill shall be rolled.
        difficulty_chosen(Difficulty): Another level is to be reached.
    """

    skill_chosen = Signal(str)
    difficulty_chosen = Signal(object)

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words

    def mirror(self, offer: ActionOffer) -> None:
        """Show what may be rolled for an offer."""
        self.clear()
        words = self._words
        for skill in offer.skills:
            texts = {"skill": skill_text(words, skill.name), "value": skill.value}
            text = words.pgettext("chase", "%(skill)s %(value)d") % texts
            action = self._add(text, skill.name, is_on=skill.name == offer.skill)
            action.triggered.connect(self._on_skill_triggered)
        self.addSeparator()
        for difficulty in Difficulty:
            text = enum_text(words, difficulty)
            action = self._add(text, difficulty.value, is_on=difficulty is offer.difficulty)
            action.triggered.connect(self._on_difficulty_triggered)

    def _add(self, text: str, data: str, *, is_on: bool) -> QAction:
        action = QAction(text, self)
        action.setCheckable(True)
        action.setChecked(is_on)
        action.setData(data)
        self.addAction(action)
        return action

    def _on_skill_triggered(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.skill_chosen.emit(str(action.data()))

    def _on_difficulty_triggered(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.difficulty_chosen.emit(Difficulty(str(action.data())))
