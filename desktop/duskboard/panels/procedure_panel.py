"""Extended actions and contests that stand on the table, and a form for a new one."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.i18n.words import Words
from duskboard.panels.enter_key import press_button
from duskboard.panels.extended_form import ExtendedForm
from duskboard.panels.procedure_card import CardFace, ProcedureCard
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.text_label import TextLabel


class ProcedurePanel(QWidget):
    """Shows what takes several rolls.

    Signals:
        new_requested(): A new extended action shall be written.
        written(str, int, int, int): See `ExtendedForm`.
        roll_requested(EntityId), give_up_requested(EntityId), remove_requested(EntityId): See
            `ProcedureCard`.
    """

    new_requested = Signal()
    written = Signal(str, int, int, int)
    roll_requested = Signal(object)
    give_up_requested = Signal(object)
    remove_requested = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._faces: tuple[CardFace, ...] = ()
        self.new = GlyphButton(look, "", glyph="plus", small=True)
        self.form = ExtendedForm(look, words)
        self._hint = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2, lines=3)
        self.cards: list[ProcedureCard] = []
        self._cards = QVBoxLayout()
        self._lay_out()
        self.new.clicked.connect(self.new_requested)
        self.form.left.connect(self.form.hide)
        self.form.written.connect(self._on_form_written)
        self.say()

    def mirror(self, faces: Sequence[CardFace]) -> None:
        """Show extended actions and contests."""
        self._faces = tuple(faces)
        while len(self.cards) > len(faces):
            card = self.cards.pop()
            self._cards.removeWidget(card)
            card.hide()
            card.deleteLater()
        while len(self.cards) < len(faces):
            card = ProcedureCard(self._look, self._words)
            card.roll_requested.connect(self.roll_requested)
            card.give_up_requested.connect(self.give_up_requested)
            card.remove_requested.connect(self.remove_requested)
            self._cards.addWidget(card)
            self.cards.append(card)
        for card, face in zip(self.cards, faces, strict=True):
            card.mirror(face)
        self._hint.setVisible(not faces and self.form.isHidden())

    def begin(self, pool: str) -> None:
        """Write a new one, to be rolled with a pool in words, or "" for none yet."""
        self.form.show()
        self._hint.hide()
        self.form.begin(pool)

    def say(self) -> None:
        """Say everything anew, in the words of now."""
        words = self._words
        self.new.setText(words.pgettext("vampire procedure", "New extended action"))
        self._hint.setText(
            words.pgettext(
                "vampire procedure",
                "Nothing that takes several rolls. Put a pool in hand and begin one.",
            )
        )
        self.form.say()
        self.mirror(self._faces)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_button(self, event):
            event.ignore()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()

    def _lay_out(self) -> None:
        px = self._look.px
        inner = QWidget()
        inner.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        top = QHBoxLayout()
        top.addWidget(self.new)
        top.addStretch(1)
        self._cards.setSpacing(round(px(8)))
        column = QVBoxLayout(inner)
        column.setContentsMargins(*(round(px(side)) for side in (12, 8, 12, 10)))
        column.setSpacing(round(px(8)))
        column.addLayout(top)
        column.addWidget(self.form)
        column.addWidget(self._hint)
        column.addLayout(self._cards)
        column.addStretch(1)
        self.form.hide()
        area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(inner)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(area)

    def _on_form_written(self, name: str, goal: int, each: int, rolls: int) -> None:
        self.form.hide()
        self.written.emit(name, goal, each, rolls)
