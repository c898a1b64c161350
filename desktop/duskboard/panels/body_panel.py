"""Damage and healing of the sheet that is open: the blow, the soak, what it may come to."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.storyteller.trait import Creature
from duskboard.i18n.words import Words
from duskboard.panels.aftermath import Aftermath
from duskboard.panels.blow_form import BlowForm
from duskboard.panels.body_offer import BodyOffer
from duskboard.panels.body_text import chances_text, health_text, level_bars
from duskboard.panels.enter_key import press_button
from duskboard.panels.heal_form import HealForm
from duskboard.theme.look import Look
from duskboard.theme.text import RIGHT
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.empty_state import EmptyState
from duskboard.widgets.level_bars import LevelBars
from duskboard.widgets.switch import CheckBox
from duskboard.widgets.text_label import TextLabel


class BodyPanel(QWidget):
    """Shows a body, a blow at it and its healing; see the forms for what it says.

    Signals:
        rest_requested(bool): Somebody goes into voluntary torpor, or comes out of it (26.3).
    """

    rest_requested = Signal(bool)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._offer: BodyOffer | None = None
        self._name = TextLabel(look, "", TextStyle.LABEL)
        self._state = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2)
        self.blow = BlowForm(look, words)
        self.aftermath = Aftermath(look, words)
        self._chart_title = TextLabel(look, "", TextStyle.LABEL)
        self._chart_says = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2)
        self.chart = LevelBars(look)
        self.heal = HealForm(look, words)
        self.rest = CheckBox(look, "")
        self._none = EmptyState(look, "")
        self._area = QScrollArea()
        self._lay_out()
        self.rest.clicked.connect(self.rest_requested)
        self.mirror(None)

    @property
    def offer(self) -> BodyOffer | None:
        """What is shown."""
        return self._offer

    def mirror(self, offer: BodyOffer | None) -> None:
        """Show a body, or that there is none."""
        self._offer = offer
        words = self._words
        self._none.setVisible(offer is None)
        self._none.tell(words.pgettext("vampire", "Open a sheet, and its body is here."))
        self._area.setVisible(offer is not None)
        if offer is None:
            return
        self._name.setText(offer.name)
        self._state.setText(health_text(words, offer.health))
        self.blow.mirror(offer)
        self.aftermath.mirror(offer)
        self.heal.mirror(offer)
        is_kindred = offer.creature is Creature.KINDRED and not offer.body.is_gone
        self.rest.setText(words.pgettext("vampire", "Voluntary torpor"))
        self.rest.setToolTip(words.pgettext("vampire", "Asleep by choice: nights take no blood."))
        self.rest.setChecked(offer.is_resting)
        self.rest.setVisible(is_kindred)
        title = words.pgettext("vampire", "Levels lost after soak")
        self._chart_title.setText(title)
        says = chances_text(words, offer) if offer.chances else ""
        self._chart_says.setText(says)
        for part in (self._chart_title, self._chart_says, self.chart):
            part.setVisible(bool(offer.chances))
        self.chart.mirror(level_bars(words, offer), says)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_button(self, event):
            event.ignore()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.mirror(self._offer)

    def _lay_out(self) -> None:
        px = self._look.px
        inner = QWidget()
        inner.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        column = QVBoxLayout(inner)
        column.setContentsMargins(*(round(px(side)) for side in (12, 8, 12, 10)))
        column.setSpacing(round(px(8)))
        for pair in ((self._name, self._state), (self._chart_title, self._chart_says)):
            row = QHBoxLayout()
            row.addWidget(pair[0])
            row.addWidget(pair[1], 1)
            pair[1].setAlignment(RIGHT)
            column.addLayout(row)
            if pair[0] is self._name:
                column.addWidget(self.blow)
                column.addWidget(_rule())
                column.addWidget(self.aftermath)
        column.addWidget(self.chart, 1)
        column.addWidget(self.heal)
        column.addWidget(self.rest, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(0)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidget(inner)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._none)
        outer.addWidget(self._area)


def _rule() -> QFrame:
    rule = QFrame()
    rule.setProperty("role", "rule")
    rule.setFixedHeight(1)
    return rule
