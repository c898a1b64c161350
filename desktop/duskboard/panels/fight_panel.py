"""The order of a fight, turn by turn, and the attacks in it (rules/storyteller.md 11, 12, 20)."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from duskboard.i18n.words import Words
from duskboard.panels.enter_key import press_button
from duskboard.panels.fighter_face import FighterFace
from duskboard.panels.fighter_row import FighterRow
from duskboard.panels.flow import Flow
from duskboard.panels.spare_button import spare
from duskboard.panels.step_face import StepAct, StepFace
from duskboard.panels.step_panel import StepPanel
from duskboard.panels.tab_way import TabWay, focused_act, follow_act
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.text_label import TextLabel

_GO_ON = frozenset({"turn", "roll"})
"""After these there is something to be typed, or it is somebody's moment."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FightFace:
    """A fight to show.

    Attributes:
        title: What it is about and which turn.
        phase: What the turn waits for.
        rows: Who is in it, the fastest first.
        acts: What can be done with all of it.
    """

    title: str
    phase: str
    rows: tuple[FighterFace, ...]
    acts: tuple[StepAct, ...]


class FightPanel(QWidget):
    """Shows a fight.

    Signals:
        act_requested(EntityId, str), typed(EntityId, str): See `FighterRow`.
        fight_requested(str): Something of the whole fight shall be done.
    """

    act_requested = Signal(object, str)
    typed = Signal(object, str)
    fight_requested = Signal(str)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._face: FightFace | None = None
        self.title = TextLabel(look, "", TextStyle.LABEL)
        self.phase = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2)
        self.rows: list[FighterRow] = []
        self.acts: list[GlyphButton] = []
        self._spare: list[GlyphButton] = []
        self.attacks = StepPanel(look, words, scrolls=False)
        self._rows, self._act_row = QVBoxLayout(), Flow(round(look.px(6)))
        self._tabs = TabWay()
        self._lay_out()

    def mirror(self, face: FightFace) -> None:
        """Show a fight, or that there is none."""
        before, self._face = self._face, face
        at = focused_act(self.acts, before.acts if before is not None else ())
        typed = any(row.field.hasFocus() for row in self.rows)
        self.title.setText(face.title)
        self.phase.setText(face.phase)
        while len(self.rows) > len(face.rows):
            row = self.rows.pop()
            self._rows.removeWidget(row)
            row.hide()
            row.deleteLater()
        while len(self.rows) < len(face.rows):
            row = FighterRow(self._look, self._words)
            row.act_requested.connect(self.act_requested)
            row.typed.connect(self.typed)
            self._rows.addWidget(row)
            row.show()  # at once, not when the layout next thinks of it
            self.rows.append(row)
        for row, one in zip(self.rows, face.rows, strict=True):
            row.mirror(one)
        self._mirror_acts(face.acts)
        self._order()
        follow_act(self.acts, face.acts, at)
        if typed:
            self._go_on()

    def _order(self) -> None:
        """Have Tab go down the rows as they stand, then to what can be done and the attacks."""
        rows = (one for row in self.rows for one in row.way)
        self._tabs.go((self._area, *rows, *self.acts, *self.attacks.way))

    def _go_on(self) -> None:
        """After something was typed, go to whoever is to be typed next, or may act now."""
        faces = [(row, row.face) for row in self.rows if row.face is not None]
        typing = [row.field for row, face in faces if face.hint and face.is_lit]
        typing += [row.field for row, face in faces if face.hint and not face.figure]
        acting = [row.acts[0] for row, face in faces if face.is_lit and row.acts]
        for one in (*typing, *acting)[:1]:
            one.setFocus(Qt.FocusReason.OtherFocusReason)

    def mirror_attacks(self, faces: Sequence[StepFace]) -> None:
        """Show the attacks; one that has just begun comes into view."""
        self.attacks.mirror(faces)
        self._order()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_button(self, event):
            event.ignore()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._face is not None:
            self.mirror(self._face)

    def _mirror_acts(self, acts: Sequence[StepAct]) -> None:
        spare(self.acts, self._spare, len(acts))
        while len(self.acts) < len(acts):
            button = GlyphButton(self._look, "", role="quiet", small=True)
            place = len(self.acts)
            button.clicked.connect(lambda _checked=False, at=place: self._on_act_clicked(at))
            self._act_row.addWidget(button)
            button.show()  # at once, not when the layout next thinks of it
            self.acts.append(button)
        for button, act in zip(self.acts, acts, strict=True):
            button.setText(act.label)
            wanted = "outline" if act.is_main else "quiet"
            button.set_role(wanted)

    def _on_act_clicked(self, place: int) -> None:
        if self._face is not None and place < len(self._face.acts):
            act = self._face.acts[place].act
            self.fight_requested.emit(act)
            if act in _GO_ON:
                self._go_on()

    def _lay_out(self) -> None:
        px = self._look.px
        inner = QWidget()
        inner.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.phase)
        self._rows.setSpacing(0)
        column = QVBoxLayout(inner)
        column.setContentsMargins(*(round(px(side)) for side in (12, 8, 12, 10)))
        column.setSpacing(round(px(6)))
        column.addLayout(head)
        column.addLayout(self._rows)
        column.addLayout(self._act_row)
        column.addWidget(self.attacks)
        column.addStretch(1)
        area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setFocusPolicy(self.focusPolicy())
        area.setWidget(inner)
        self._area = self.attacks.area = area
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(area)
