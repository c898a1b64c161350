"""A row of the order of a fight: initiative, name, what is done, and what can be done."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.panels.entry_field import EntryField
from duskboard.panels.extra_form import ExtraForm
from duskboard.panels.fighter_face import FighterFace
from duskboard.panels.flow import Flow
from duskboard.panels.spare_button import spare
from duskboard.panels.tab_way import focused_act, follow_act
from duskboard.theme.look import Look
from duskboard.theme.text import RIGHT
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.text_label import TextLabel

_FIGURE = 34.0
_BAR = 3.0
_FIELD = 150.0
NUMBERS = "numbers"
"""The act that shows what can be written of somebody without a sheet."""


class FighterRow(QWidget):
    """Shows somebody in a fight.

    Signals:
        act_requested(EntityId, str): Something shall be done.
        typed(EntityId, str): What was typed: initiative, or what they do.
    """

    act_requested = Signal(object, str)
    typed = Signal(object, str)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._face: FighterFace | None = None
        self.figure = TextLabel(look, "", TextStyle.TITLE)
        self.name = TextLabel(look, "", TextStyle.LABEL)
        self.how = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2)
        self.deeds = TextLabel(look, "", TextStyle.BODY)
        self.state = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2)
        self.field = EntryField()
        self.form: ExtraForm | None = None
        self.acts: list[GlyphButton] = []
        self._spare: list[GlyphButton] = []
        self._lay_out()
        self.field.entered.connect(self._on_field_entered)
        self.field.left.connect(self.field.clear)

    @property
    def face(self) -> FighterFace | None:
        """Who is shown."""
        return self._face

    @property
    def way(self) -> tuple[QWidget, ...]:
        """What Tab goes through, in order."""
        return (self.field, *self.acts, *(self.form.way if self.form is not None else ()))

    def mirror(self, face: FighterFace) -> None:
        """Show somebody."""
        before, self._face = self._face, face
        is_same = before is not None and before.key == face.key
        at = focused_act(self.acts, before.acts if before is not None and is_same else ())
        if before is not None and (before.key != face.key or before.hint != face.hint):
            self.field.clear()
        self.figure.setText(face.figure)
        self.name.setText(face.name)
        self.how.setText(face.how)
        self.deeds.setText(face.deeds)
        self.state.setText(face.state)
        role = Role.TEXT3 if face.is_done else Role.TEXT
        for label in (self.figure, self.name, self.deeds):
            label.set_role(role)
        self.field.setVisible(bool(face.hint))
        self.field.setPlaceholderText(face.hint)
        self.field.setAccessibleName(clauses(self._words, [face.name, face.hint]))
        spare(self.acts, self._spare, len(face.acts))
        while len(self.acts) < len(face.acts):
            button = GlyphButton(self._look, "", role="quiet", small=True)
            button.clicked.connect(self._does(len(self.acts)))
            self._act_row.addWidget(button)
            button.show()  # at once, not when the layout next thinks of it
            self.acts.append(button)
        for button, act in zip(self.acts, face.acts, strict=True):
            button.setText(act.label)
            button.setAccessibleName(clauses(self._words, [act.label, face.name]))
            wanted = ("primary" if face.is_lit else "outline") if act.is_main else "quiet"
            button.set_role(wanted)
        follow_act(self.acts, face.acts, at)
        if self.form is not None:
            self.form.setVisible(face.extra is not None and self.form.isVisible() and is_same)
            if face.extra is not None:
                self.form.mirror(face.extra)
        said = [face.name, face.figure, face.deeds, face.state]
        self.setAccessibleName(clauses(self._words, [one for one in said if one]))
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look, box = self._look, QRectF(self.rect())
        is_lit = self._face is not None and self._face.is_lit
        with QPainter(self) as painter:
            if is_lit:
                painter.fillRect(box, look.color(Role.NOW_DIM))
                bar = QRectF(0, 0, look.px(_BAR), box.height())
                painter.fillRect(bar, look.color(Role.NOW))
            painter.setPen(look.pen(Role.LINE, 1))
            painter.drawLine(box.bottomLeft(), box.bottomRight())

    def _lay_out(self) -> None:
        px = self._look.px
        self.figure.setFixedWidth(round(px(_FIGURE)))
        self.figure.setAlignment(RIGHT)
        self.field.keep_width(self._look, _FIELD)
        self._act_row = Flow(round(px(6)))
        self._act_row.addWidget(self.field)
        who, what = QVBoxLayout(), QVBoxLayout()
        for column, parts in ((who, (self.name, self.how)), (what, (self.deeds, self.state))):
            column.setSpacing(0)
            for part in parts:
                column.addWidget(part)
        row = QHBoxLayout()
        row.setSpacing(round(px(12)))
        row.addWidget(self.figure, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(who, 2)
        row.addLayout(what, 3)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(*(round(px(side)) for side in (10, 6, 10, 7)))
        column.setSpacing(round(px(4)))
        column.addLayout(row)
        column.addLayout(self._act_row)

    def _does(self, place: int) -> Callable[[], None]:
        def on_clicked() -> None:
            face = self._face
            if face is None or place >= len(face.acts):
                return
            if face.acts[place].act == NUMBERS:
                self._turn_form(face)
            else:
                self.act_requested.emit(face.key, face.acts[place].act)

        return on_clicked

    def _turn_form(self, face: FighterFace) -> None:
        """Show what can be written of somebody without a sheet, or put it away again."""
        if face.extra is None:
            return
        if self.form is None:
            self.form = ExtraForm(self._look, self._words)
            self.form.wished.connect(self._on_form_wished)
            self._column.addWidget(self.form)
            QWidget.setTabOrder(self.acts[-1], self.form.name)
        self.form.mirror(face.extra)
        self.form.setVisible(not self.form.isVisible())
        if self.form.isVisible():
            self.form.name.setFocus()

    def _on_form_wished(self, wish: str) -> None:
        if self._face is not None:
            self.act_requested.emit(self._face.key, wish)

    def _on_field_entered(self, text: str) -> None:
        if self._face is not None and text.strip():
            self.typed.emit(self._face.key, text)
