"""What goes with a pool or does not: Willpower, a specialty, wounds."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from duskboard.i18n.listing import names
from duskboard.i18n.words import Words
from duskboard.panels.pool_offer import PoolOffer
from duskboard.theme.look import Look
from duskboard.theme.token import Role
from duskboard.widgets.switch import CheckBox


class PoolTicks(QWidget):
    """Shows what goes with a pool.

    Signals:
        willpower_toggled(), specialty_toggled(), wounds_toggled(): Whether each goes with it.
    """

    willpower_toggled = Signal()
    specialty_toggled = Signal()
    wounds_toggled = Signal()

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.willpower = CheckBox(look, "", ground=Role.BG2)
        self.specialty = CheckBox(look, "", ground=Role.BG2)
        self.wounds = CheckBox(look, "", ground=Role.BG2)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(round(look.px(12)))
        for tick in (self.willpower, self.specialty, self.wounds):
            row.addWidget(tick)
        row.addStretch(1)
        self.willpower.clicked.connect(self.willpower_toggled)
        self.specialty.clicked.connect(self.specialty_toggled)
        self.wounds.clicked.connect(self.wounds_toggled)

    def mirror(self, offer: PoolOffer) -> None:
        """Show what goes with a pool in hand."""
        words = self._words
        self.willpower.setText(words.pgettext("vampire", "Willpower +1"))
        left = words.npgettext("vampire", "%(count)d left", "%(count)d left", offer.willpower_left)
        self.willpower.setToolTip(left % {"count": offer.willpower_left})
        self.willpower.setChecked(offer.willpower)
        self.specialty.setText(words.pgettext("vampire", "Specialty"))
        self.specialty.setToolTip(names(words, offer.specialties))
        self.specialty.setChecked(offer.terms.specialty)
        self.wounds.setText(words.pgettext("vampire", "Wounds"))
        self.wounds.setVisible(bool(offer.wounds))
        self.wounds.setChecked(not offer.terms.ignores_wounds)
