"""Who a scoundrel is, in a line: name, alias, playbook; the vice as a tag at the right."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from duskboard.core.blades.ability import AbilityId
from duskboard.core.blades.scoundrel import Fate
from duskboard.i18n.blades_ability_rule_text import key_rule
from duskboard.i18n.blades_about_text import vice_about
from duskboard.i18n.blades_trait_text import vice_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import dotted
from duskboard.i18n.words import Words
from duskboard.panels.scoundrel_deed import ScoundrelDeed
from duskboard.panels.tag_label import TagLabel
from duskboard.table.scoundrel_view import ScoundrelView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.chip import Chip
from duskboard.widgets.text_label import TextLabel


class ScoundrelHead(QWidget):
    """Shows who it is.

    Signals:
        deed_wished(ScoundrelDeed): The vice was pressed: it shall be indulged.
    """

    deed_wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.name = TextLabel(look, "", TextStyle.HEAD)
        self.calling = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2)
        self.first = TagLabel(look, ground=Role.BG1)
        self.vice = Chip(look)
        self.more = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2, lines=2)
        self.vice.clicked.connect(lambda: self.deed_wished.emit(ScoundrelDeed.VICE))
        px = look.px
        line = QHBoxLayout()
        line.setSpacing(round(px(8)))
        line.addWidget(self.name)
        line.addWidget(self.first)
        line.addWidget(self.calling, 1)
        line.addWidget(self.vice)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(px(2)))
        column.addLayout(line)
        column.addWidget(self.more)

    def mirror(self, view: ScoundrelView) -> None:
        """Show somebody."""
        words, profile = self._words, view.profile
        self.name.setText(view.name)
        self.calling.setText(calling(words, profile.alias, profile.playbook))
        self.first.setText(words.pgettext("blades", "first"))
        self.first.setToolTip(key_rule(words, AbilityId.REFLEXES))
        self.first.setVisible(view.is_first)
        self.first.updateGeometry()
        vice = words.pgettext("blades", "Vice: %(vice)s") % {"vice": vice_text(words, profile.vice)}
        satisfied = words.pgettext("blades", "satisfied") if view.is_vice_satisfied else ""
        about = vice_about(words, profile.vice)
        told = dotted(words, [about, profile.purveyor, satisfied])
        self.vice.tell(vice, told)
        self.vice.setToolTip(told)
        self.vice.setVisible(bool(profile.vice))
        fate = enum_text(words, view.fate) if view.fate is not Fate.ACTIVE else ""
        healer = words.pgettext("blades", "trained healer") if view.is_healer else ""
        known = (fate, profile.heritage, profile.background, profile.look, profile.player, healer)
        self.more.setText(dotted(words, known))
        self.more.setVisible(any(known))


def calling(words: Words, alias: str, playbook: str) -> str:
    """Return alias and playbook as they stand behind a name: "“Wick” · Lurk"."""
    quoted = words.pgettext("blades", "“%(alias)s”") % {"alias": alias} if alias else ""
    return dotted(words, [quoted, playbook])
