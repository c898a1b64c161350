"""Special abilities to choose from, those of the own playbook first, each with what it does."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QMenu, QWidget

from duskboard.core.blades.ability import Ability, AbilityId
from duskboard.core.blades.playbook import Playbook
from duskboard.i18n.blades_ability_rule_text import ability_rule
from duskboard.i18n.blades_ability_text import ability_name, ability_text
from duskboard.i18n.words import Words
from duskboard.theme.look import Look

_WIDEST = 420.0
"""Logical pixels that what an ability does takes at most; the whole is told below the pointer."""


class AbilityMenu(QMenu):
    """Abilities in groups. It frees itself when it is put away."""

    def __init__(
        self, look: Look, words: Words, take: Callable[[Ability], None], parent: QWidget
    ) -> None:
        """Offer abilities; what is picked is given to `take`."""
        super().__init__(parent)
        self._look, self._words, self._take = look, words, take
        self.setToolTipsVisible(True)
        self.aboutToHide.connect(self.deleteLater)

    def offer(
        self, playbooks: Sequence[Playbook], own: str, has: Callable[[Ability], bool]
    ) -> None:
        """Offer what is not there yet.

        Args:
            playbooks: Every playbook that there is.
            own: The name of the one that is played.
            has: Whether an ability is there.
        """
        words = self._words
        mine = [one for one in playbooks if one.name == own]
        others = [one for one in playbooks if one.name != own]
        for playbook in mine:
            left = [one for one in playbook.abilities if not has(one)]
            self._head(words.pgettext("blades ability", "Of %(name)s") % {"name": playbook.name})
            for ability in left:
                self._add(self, ability)
        told = {one.key for playbook in playbooks for one in playbook.abilities}
        rest = [Ability(key=key) for key in AbilityId if key not in told]
        if others or rest:
            self._head(words.pgettext("blades ability", "Veteran: of another playbook"))
        for playbook in others:
            self._group(playbook.name, [one for one in playbook.abilities if not has(one)])
        unlisted = [one for one in rest if not has(one)]
        self._group(words.pgettext("blades ability", "Of no playbook"), unlisted)
        self.addSeparator()

    def _head(self, text: str) -> None:
        self.addSeparator()
        act = self.addAction(text.replace("&", "&&"))
        act.setEnabled(False)

    def _group(self, name: str, abilities: Sequence[Ability]) -> None:
        if not abilities:
            return
        menu = QMenu(name.replace("&", "&&"), self)
        menu.setToolTipsVisible(True)
        for ability in sorted(abilities, key=self._name):
            self._add(menu, ability)
        self.addMenu(menu)

    def _name(self, ability: Ability) -> str:
        known = next((one for one in AbilityId if one == ability.key), None)
        return ability_name(self._words, known) if known else ability_text(self._words, ability)

    def _add(self, menu: QMenu, ability: Ability) -> None:
        rule = ability_rule(self._words, ability)
        metrics, most = QFontMetrics(menu.font()), round(self._look.px(_WIDEST))
        brief = metrics.elidedText(rule, Qt.TextElideMode.ElideRight, most)
        name = self._name(ability)
        act = menu.addAction(f"{name}\t{brief}".replace("&", "&&") if brief else name)
        act.setToolTip(rule or name)
        act.triggered.connect(lambda _on, one=ability: self._take(one))
