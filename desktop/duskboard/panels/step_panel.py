"""Procedures of the night that stand on the table, each a card, and what can be begun."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.panels.enter_key import press_button
from duskboard.panels.step_card import StepCard
from duskboard.panels.step_face import StepFace
from duskboard.panels.step_menu import Beginning, open_menu
from duskboard.panels.tab_way import TabWay
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.text_label import TextLabel


class StepPanel(QWidget):
    """Shows procedures.

    Signals:
        begin_requested(str): Something shall begin.
        act_requested(EntityId, str), told(EntityId, object): See `StepCard`.
    """

    begin_requested = Signal(str)
    act_requested = Signal(object, str)
    told = Signal(object, object)

    def __init__(
        self, look: Look, words: Words, *, scrolls: bool = True, parent: QWidget | None = None
    ) -> None:
        """Show nothing yet; `scrolls` is for a panel that stands alone."""
        super().__init__(parent)
        self._look, self._words = look, words
        self._faces: tuple[StepFace, ...] = ()
        self._beginnings: tuple[Beginning, ...] = ()
        self.new = GlyphButton(look, "", glyph="plus", small=True)
        self.hint = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2, lines=4)
        self.cards: list[StepCard] = []
        self._cards, self._tabs = QVBoxLayout(), TabWay()
        self.area: QScrollArea | None = None
        self._lay_out(scrolls=scrolls)
        self.new.clicked.connect(self.open_menu)

    def mirror(self, faces: Sequence[StepFace]) -> None:
        """Show procedures; one that has just begun comes into view."""
        known = {one.key for one in self._faces}
        self._faces = tuple(faces)
        while len(self.cards) > len(faces):
            card = self.cards.pop()
            self._cards.removeWidget(card)
            card.hide()
            card.deleteLater()
        while len(self.cards) < len(faces):
            card = StepCard(self._look, self._words)
            card.act_requested.connect(self.act_requested)
            card.told.connect(self.told)
            self._cards.addWidget(card)
            card.show()  # at once, not when the layout next thinks of it
            self.cards.append(card)
        for card, face in zip(self.cards, faces, strict=True):
            card.mirror(face)
        self.hint.setVisible(not faces)
        self._tabs.go(self.way)
        new = [one.key for one in faces if one.key not in known]
        come = self.card(new[0]) if len(new) == 1 else None  # more than one: a file was opened
        if come is not None and self.area is not None:
            QTimer.singleShot(0, come, partial(bring, self.area, come))

    @property
    def way(self) -> tuple[QWidget, ...]:
        """What Tab goes through, in order."""
        return (self.new, *(one for card in self.cards for one in card.way))

    def offer(self, label: str, hint: str, beginnings: Sequence[Beginning]) -> None:
        """Say what can be begun, and what there is to say while nothing is on the table."""
        self._beginnings = tuple(beginnings)
        self.new.setText(label)
        self.new.setEnabled(bool(beginnings))
        self.hint.setText(hint)

    def card(self, key: EntityId) -> StepCard | None:
        """Return the card of a procedure, or None."""
        return next((one for one in self.cards if one.face and one.face.key == key), None)

    def open_menu(self) -> None:
        """Offer what can be begun."""
        open_menu(self.new, self._beginnings, self.begin_requested.emit)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_button(self, event):
            event.ignore()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.mirror(self._faces)

    def _lay_out(self, *, scrolls: bool) -> None:
        px = self._look.px
        inner = QWidget()
        inner.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        top = QHBoxLayout()
        top.addWidget(self.new)
        top.addStretch(1)
        self._cards.setSpacing(round(px(8)))
        column = QVBoxLayout(inner)
        sides = (12, 8, 12, 10) if scrolls else (0, 8, 0, 0)
        column.setContentsMargins(*(round(px(side)) for side in sides))
        column.setSpacing(round(px(8)))
        column.addLayout(top)
        column.addWidget(self.hint)
        column.addLayout(self._cards)
        column.addStretch(1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        if not scrolls:
            outer.addWidget(inner)
            return
        area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setFocusPolicy(self.focusPolicy())
        area.setWidget(inner)
        outer.addWidget(area)
        self.area = area


def bring(area: QScrollArea, card: StepCard) -> None:
    """Have a card that has just come be seen, with the keyboard if the panel has it."""
    bar, view, inner = area.verticalScrollBar(), area.viewport().height(), area.widget()
    if inner is None:
        return
    top = card.mapTo(inner, QPoint()).y()
    if not bar.value() <= top <= bar.value() + view - card.height():
        bar.setValue(top)
    now = QApplication.focusWidget()
    if now is not None and area.isAncestorOf(now):
        card.field.setFocus(Qt.FocusReason.OtherFocusReason)
