"""What somebody soaks each kind of damage with: as the kind of body does, or as is written."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from duskboard.core.storyteller.health import Damage
from duskboard.core.storyteller.soak import SoakBy, Soaks
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Language, Words
from duskboard.panels.sheet_wish import WriteSoaks
from duskboard.table.sheet_view import SheetView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.choice import Choice
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.text_label import TextLabel


class SheetSoaks(QWidget):
    """Shows what soaks what, to be written over (rules/storyteller.md 17.5, D15).

    Signals:
        wished(SheetWish): It shall be otherwise, or as usual again.
    """

    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._view: SheetView | None = None
        self._language: Language | None = None
        self._title = TextLabel(look, "", TextStyle.LABEL)
        self._labels = {
            damage: TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2) for damage in Damage
        }
        self.choices = {damage: Choice(look) for damage in Damage}
        self.usual = GlyphButton(look, "", role="quiet", small=True)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(round(look.px(8)))
        grid.setVerticalSpacing(round(look.px(4)))
        grid.addWidget(self._title, 0, 0)
        grid.addWidget(self.usual, 0, 1)
        for row, damage in enumerate(Damage, start=1):
            grid.addWidget(self._labels[damage], row, 0)
            grid.addWidget(self.choices[damage], row, 1)
            self.choices[damage].activated.connect(self._on_choice_activated)
        grid.setColumnStretch(1, 1)
        self.usual.clicked.connect(self._on_usual_clicked)

    def mirror(self, view: SheetView) -> None:
        """Show what soaks what."""
        self._view = view
        if self._language is not self._words.language:
            self._language = self._words.language
            self._say()
        for damage, choice in self.choices.items():
            choice.setCurrentIndex(tuple(SoakBy).index(view.soaks.against(damage)))
        self.usual.setVisible(view.has_own_soaks)

    def _say(self) -> None:
        words = self._words
        self._title.setText(words.pgettext("vampire", "What it soaks"))
        self.usual.setText(words.pgettext("vampire", "As usual again"))
        for damage, choice in self.choices.items():
            name = enum_text(words, damage)
            self._labels[damage].setText(name)
            choice.clear()
            choice.addItems([enum_text(words, by) for by in SoakBy])
            said = words.pgettext("vampire", "What soaks: %(damage)s") % {"damage": name}
            choice.setAccessibleName(said)

    def _on_choice_activated(self) -> None:
        view = self._view
        if view is None:
            return
        by = {damage: tuple(SoakBy)[one.currentIndex()] for damage, one in self.choices.items()}
        soaks = Soaks(
            bashing=by[Damage.BASHING],
            lethal=by[Damage.LETHAL],
            aggravated=by[Damage.AGGRAVATED],
        )
        if soaks != view.soaks:
            own = None if soaks == view.usual_soaks else soaks
            self.wished.emit(WriteSoaks(soaks=own))

    def _on_usual_clicked(self) -> None:
        self.wished.emit(WriteSoaks(soaks=None))
