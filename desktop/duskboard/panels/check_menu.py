"""The menu of what may be rolled at an obstacle, and of the level to reach."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from duskboard.core.chase.check import CheckSource, Difficulty, Verdict
from duskboard.i18n.chase_check_text import check_name, check_value, guess_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.panels.action_offer import ActionOffer, OfferKind

_TARGETS = (2, 10)
_PREPARED = (1, 2)


class CheckMenu(QMenu):
    """Skills with their values, then the three levels.

    Signals:
        skill_chosen(str): Another skill shall be rolled.
        difficulty_chosen(Difficulty): Another level is to be reached.
        value_chosen(int): A skill that is not known shall be worth so much.
        target_chosen(int): A pool is to beat another difficulty.
        source_chosen(CheckSource): Something else decides this check.
        verdict_chosen(Verdict): The check went so.
        opening_chosen(bool): Success opens a barrier for all, or for one.
        prepare_requested(int): So many bonus dice shall be bought for a later round.
    """

    skill_chosen = Signal(str)
    difficulty_chosen = Signal(object)
    value_chosen = Signal(int)
    target_chosen = Signal(int)
    source_chosen = Signal(object)
    verdict_chosen = Signal(object)
    opening_chosen = Signal(bool)
    prepare_requested = Signal(int)

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words

    def mirror(self, offer: ActionOffer) -> None:
        """Show what may be rolled for an offer."""
        self.clear()
        words = self._words
        for skill in offer.skills:
            texts = {
                "skill": check_name(words, skill.name, offer.source),
                "value": check_value(words, offer.source, skill.value),
            }
            text = words.pgettext("check", "%(skill)s %(value)s") % texts
            action = self._add(text, skill.name, is_on=skill.name == offer.skill)
            action.triggered.connect(self._on_skill_triggered)
        self._add_guesses(offer)
        if offer.kind is OfferKind.SAY:
            self.addSeparator()
            for verdict in Verdict:
                action = self._add(enum_text(words, verdict), verdict.value, is_on=False)
                action.setCheckable(False)
                action.triggered.connect(self._on_verdict_triggered)
        self.addSeparator()
        for difficulty in Difficulty:
            text = enum_text(words, difficulty)
            action = self._add(text, difficulty.value, is_on=difficulty is offer.difficulty)
            action.triggered.connect(self._on_difficulty_triggered)
        self._add_targets(offer)
        self._add_sources(offer)
        self._add_wishes(offer)

    def _add_guesses(self, offer: ActionOffer) -> None:
        if len(offer.guesses) > 1:
            self.addSeparator()
            for guess in offer.guesses:
                text = guess_text(self._words, guess)
                action = self._add(text, str(guess.value), is_on=guess.basis is offer.basis)
                action.triggered.connect(self._on_guess_triggered)

    def _add_targets(self, offer: ActionOffer) -> None:
        if offer.target is None:
            return
        self.addSeparator()
        for target in range(_TARGETS[0], _TARGETS[1] + 1):
            text = self._words.pgettext("pool", "@%(target)d") % {"target": target}
            action = self._add(text, str(target), is_on=target == offer.target)
            action.triggered.connect(self._on_target_triggered)

    def _add_sources(self, offer: ActionOffer) -> None:
        self.addSeparator()
        for source in dict.fromkeys((offer.own_source, CheckSource.SAID)):
            text = enum_text(self._words, source)
            action = self._add(text, source.value, is_on=source is offer.source)
            action.triggered.connect(self._on_source_triggered)

    def _add_wishes(self, offer: ActionOffer) -> None:
        words = self._words
        self.addSeparator()
        if offer.is_barrier:
            text = words.pgettext("chase", "Success opens it for all")
            action = self._add(text, "", is_on=offer.opens)
            action.triggered.connect(self.opening_chosen)
        for dice in _PREPARED if offer.can_prepare else ():
            text = words.npgettext(
                "chase", "Prepare: +%(count)d die", "Prepare: +%(count)d dice", dice
            )
            action = self._add(text % {"count": dice}, str(dice), is_on=False)
            action.setCheckable(False)
            action.triggered.connect(self._on_prepare_triggered)

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

    def _on_guess_triggered(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.value_chosen.emit(int(action.data()))

    def _on_verdict_triggered(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.verdict_chosen.emit(Verdict(str(action.data())))

    def _on_target_triggered(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.target_chosen.emit(int(action.data()))

    def _on_source_triggered(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.source_chosen.emit(CheckSource(str(action.data())))

    def _on_prepare_triggered(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.prepare_requested.emit(int(action.data()))

    def _on_difficulty_triggered(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.difficulty_chosen.emit(Difficulty(str(action.data())))
