"""What a crew is called and known for, and where it hunts; a click writes each (85, 86)."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.blades.crew_creation import Reputation
from duskboard.i18n.blades_reputation_text import reputation_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.panels.chip_list import ChipFace, ChipList
from duskboard.panels.crew_wish import WriteCrewName, WriteCrewWords
from duskboard.panels.over_field import OverField
from duskboard.play.blades.crew import CrewText, crew_words
from duskboard.table.crew_view import CrewView
from duskboard.theme.look import Look
from duskboard.theme.token import TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.text_label import TextLabel

_FIELDS = (CrewText.KIND, CrewText.REPUTATION, CrewText.LAIR, CrewText.TRIGGER)
_GROUNDS = (CrewText.GROUNDS, CrewText.GROUNDS_OWNER, CrewText.PREFERRED)
_ALONE = frozenset({CrewText.KIND, CrewText.REPUTATION})
"""Words that are chosen from known ones; they need no name beside them."""
_BARE = frozenset({*_ALONE, CrewText.GROUNDS})
"""Words that stand without a name."""


class CrewWords(QWidget):
    """Shows words of a sheet as chips; what is not written yet is offered.

    Signals:
        wished(CrewWish): One of them shall be otherwise.
        choice_requested(CrewText, QWidget): Known words shall be offered by a widget.
    """

    wished = Signal(object)
    choice_requested = Signal(object, object)

    def __init__(
        self, look: Look, words: Words, fields: Sequence[CrewText], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._words, self._fields = words, tuple(fields)
        self._view: CrewView | None = None
        self.chips = ChipList(look)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.chips)
        self.chips.pressed.connect(self._on_chips_pressed)
        self.chips.written.connect(self._on_chips_written)

    def mirror(self, view: CrewView, title: str = "") -> None:
        """Show the words of a crew, under a title or under none."""
        self._view, words = view, self._words
        named = words.pgettext("blades crew", "%(field)s: %(words)s")
        faces = []
        for field in self._fields:
            said, name = self._said(view, field), enum_text(words, field)
            text = said if field in _BARE else named % {"field": name, "words": said}
            face = ChipFace(text=text, says=name) if said else ChipFace(text=name, is_offered=True)
            faces.append(face)
        self.chips.mirror(title, faces, "")
        self.chips.add.hide()

    def write(self, field: CrewText, text: str | None = None) -> None:
        """Have words written in their place, beginning with a text or with what stands there."""
        if self._view is not None:
            said = crew_words(self._view.crew, field) if text is None else text
            self.chips.write(self._fields.index(field), said, enum_text(self._words, field))

    def _said(self, view: CrewView, field: CrewText) -> str:
        said = crew_words(view.crew, field)
        return reputation_text(self._words, said) if field is CrewText.REPUTATION else said

    def _on_chips_pressed(self, place: int) -> None:
        field = self._fields[place]
        if field in _ALONE:
            self.choice_requested.emit(field, self.chips.chips[place])
        else:
            self.write(field)

    def _on_chips_written(self, place: int, text: str) -> None:
        if place < len(self._fields):
            self.wished.emit(WriteCrewWords(field=self._fields[place], words=text))


class CrewHead(QWidget):
    """Shows name, type, reputation and lair.

    Signals:
        wished(CrewWish): One of them shall be otherwise.
        kind_requested(QWidget): Crew types shall be offered by a widget.
    """

    wished = Signal(object)
    kind_requested = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.name = TextLabel(look, "", TextStyle.HEAD)
        self.pencil = GlyphButton(look, "", glyph="pencil", role="tool", small=True)
        self.about = CrewWords(look, words, _FIELDS)
        self.field = OverField(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(look.px(6)))
        head = QHBoxLayout()
        head.addWidget(self.name, 1)
        head.addWidget(self.pencil)
        column.addLayout(head)
        column.addWidget(self.about)
        self.pencil.clicked.connect(self.write_name)
        self.field.entered.connect(self._on_field_entered)
        self.about.wished.connect(self.wished)
        self.about.choice_requested.connect(self._on_about_choice_requested)

    def mirror(self, view: CrewView) -> None:
        """Show what a crew is."""
        self.name.setText(view.crew.name)
        said = self._words.pgettext("blades crew", "Name of the crew")
        self.pencil.setToolTip(said)
        self.pencil.setAccessibleName(said)
        self.about.mirror(view)

    def write_name(self) -> None:
        """Have the name written in its place."""
        said = self._words.pgettext("blades crew", "Name of the crew")
        self.field.say(said, said)
        self.field.lie_over(self.name, self.name.text())

    def _on_about_choice_requested(self, field: CrewText, chip: QWidget) -> None:
        if field is CrewText.KIND:
            self.kind_requested.emit(chip)
            return
        menu = QMenu(self)
        for one in Reputation:
            wish = WriteCrewWords(field=CrewText.REPUTATION, words=one.value)
            menu.addAction(enum_text(self._words, one), partial(self.wished.emit, wish))
        own = self._words.pgettext("blades crew", "A word of your own…")
        menu.addAction(own, partial(self.about.write, CrewText.REPUTATION, ""))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(chip.mapToGlobal(chip.rect().bottomLeft()))

    def _on_field_entered(self, text: str) -> None:
        self.field.finish()
        if text.strip():
            self.wished.emit(WriteCrewName(name=text.strip()))


class CrewGrounds(CrewWords):
    """Shows where a crew hunts, whose that is, and what it prefers to do there (86)."""

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(look, words, _GROUNDS, parent)

    @override
    def mirror(self, view: CrewView, title: str = "") -> None:
        super().mirror(view, title or enum_text(self._words, CrewText.GROUNDS))
