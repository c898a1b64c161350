"""What is left to the game master about a body: armour destroyed, and hunger."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from duskboard.i18n.storyteller_trait_text import gear_text
from duskboard.i18n.words import Words
from duskboard.panels.body_offer import BodyOffer
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.text_label import TextLabel


class Aftermath(QWidget):
    """Shows what may follow of a blow or of no blood, and says what shall.

    Signals:
        ruin_requested(Armour): A blow destroyed that armour (rules/vampire-extra.md X3.4).
        hunger_requested(): Hunger takes a level (rules/storyteller.md 26.1).
    """

    ruin_requested = Signal(object)
    hunger_requested = Signal()

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._offer: BodyOffer | None = None
        self.hunger = GlyphButton(look, "", glyph="drop", small=True)
        self._says = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2, lines=2)
        self.ruins: list[GlyphButton] = []
        self._lay_out()
        self.hunger.clicked.connect(self.hunger_requested)

    def mirror(self, offer: BodyOffer) -> None:
        """Show what may follow now."""
        words, self._offer = self._words, offer
        self.hunger.setText(words.pgettext("vampire", "Hunger: a lethal level"))
        self.hunger.setToolTip(
            words.pgettext("vampire", "No blood is left: a level is lost each day until torpor.")
        )
        self.hunger.setVisible(offer.is_starving)
        if len(self.ruins) != len(offer.ruinable):
            self._rebuild(len(offer.ruinable))
        text = words.pgettext("vampire", "Destroyed: %(armour)s")
        for button, armour in zip(self.ruins, offer.ruinable, strict=True):
            button.setText(text % {"armour": gear_text(words, armour.name)})
        self._says.setText(
            words.pgettext("vampire", "The blow was twice the armour's rating or more.")
        )
        self._says.setVisible(bool(offer.ruinable))
        self.setVisible(offer.is_starving or bool(offer.ruinable))

    def _lay_out(self) -> None:
        gap = round(self._look.px(8))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(gap)
        self._column.addWidget(self._says)
        self._column.addWidget(self.hunger, 0, Qt.AlignmentFlag.AlignLeft)

    def _rebuild(self, count: int) -> None:
        for button in self.ruins:
            self._column.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.ruins = [GlyphButton(self._look, "", small=True) for _ in range(count)]
        for place, button in enumerate(self.ruins):
            button.clicked.connect(self._on_ruin_clicked)
            self._column.insertWidget(1 + place, button, 0, Qt.AlignmentFlag.AlignLeft)
            button.show()

    def _on_ruin_clicked(self) -> None:
        if self._offer is None:
            return
        for button, armour in zip(self.ruins, self._offer.ruinable, strict=True):
            if button is self.sender():
                self.ruin_requested.emit(armour)
                return
