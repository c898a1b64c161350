"""A card of a procedure, which can be left at any step and taken up again."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.dice import DiceError, ExpressionError
from duskboard.i18n.error_text import error_text
from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.panels.dice_entry import read_check
from duskboard.panels.entry_field import EntryField
from duskboard.panels.flow import Flow
from duskboard.panels.spare_button import spare
from duskboard.panels.step_cells import CellRow
from duskboard.panels.step_face import LineState, StepAct, StepFace, StepLine
from duskboard.panels.step_strip import StepStrip
from duskboard.panels.typed_dice import go_text
from duskboard.theme.look import Look
from duskboard.theme.text import RIGHT
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.level_bars import LevelBars
from duskboard.widgets.text_label import TextLabel

_FIELD = 96.0
_BAR = 3.0
_ROLL = "roll"
"""The act that rolls; with real dice typed, it takes those."""
_BOX = (22.0, 12.0, 4.0)


class StepCard(QWidget):
    """Shows a procedure.

    Signals:
        act_requested(EntityId, str): Something of it shall be done, or is chosen.
        told(EntityId, FacesTyped | TotalTold | VerdictTold): What real dice show.
    """

    act_requested = Signal(object, str)
    told = Signal(object, object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._face: StepFace | None = None
        ground = Role.BG1
        self.title = TextLabel(look, "", TextStyle.LABEL, ground=ground)
        self.tag = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2, ground=ground)
        self.says = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2, ground=ground, lines=3)
        self.remove = GlyphButton(look, "", glyph="close", role="tool", small=True)
        self.lines: list[_Line] = []
        self.chips: list[GlyphButton] = []
        self.acts: list[GlyphButton] = []
        self._spare_chips: list[GlyphButton] = []
        self._spare_acts: list[GlyphButton] = []
        self.strip = StepStrip(look)
        self.track = _Track(look)
        self.cells: list[CellRow] = []
        self.bars = LevelBars(look)
        self.field = EntryField()
        self._lay_out()
        self.remove.clicked.connect(self._sends("remove"))
        self.field.entered.connect(self._on_field_entered)
        self.field.left.connect(self._on_field_left)
        self.field.textEdited.connect(self._on_field_text_edited)

    @property
    def face(self) -> StepFace | None:
        """What is shown."""
        return self._face

    def mirror(self, face: StepFace) -> None:
        """Show a procedure."""
        before, self._face = self._face, face
        words = self._words
        if before is not None and before != face:
            self.field.clear()
        self.title.setText(face.title)
        self.tag.setText(face.tag)
        away = words.pgettext("vampire procedure", "Take off the table")
        self.remove.setToolTip(away)
        self.remove.setAccessibleName(clauses(words, [away, face.title]))
        self._mirror_lines(face)
        self._mirror_chips(face)
        self._mirror_acts(face)
        self.track.mirror(face.filled, face.boxes)
        self._mirror_cells(face)
        self.bars.setVisible(bool(face.bars))
        self.bars.mirror(face.bars, face.says)
        self._say(face.says, Role.TEXT2)
        self.field.setVisible(face.dice is not None)
        self.field.mark_error(wrong=False)
        self.field.setPlaceholderText(words.pgettext("real dice", "or faces"))
        hint = words.pgettext("vampire night", "The faces of real dice, or the successes alone: =3")
        self.field.setToolTip(hint)
        self.field.setAccessibleName(hint)
        said = [face.title, face.tag, *(line.text for line in face.lines)]
        self.setAccessibleName(clauses(words, [one for one in said if one]))
        self.update()

    @property
    def way(self) -> tuple[QWidget, ...]:
        """What Tab goes through, in order."""
        return (self.remove, self.field, *self.acts, *self.chips)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        is_lit = self._face is not None and self._face.is_lit
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(look.pen(Role.LINE, 1))
            painter.setBrush(look.color(Role.BG1))
            radius = look.size("radius.card")
            box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            painter.drawRoundedRect(box, radius, radius)
            if is_lit:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(look.color(Role.NOW))
                painter.drawRect(QRectF(0, radius, look.px(_BAR), self.height() - 2 * radius))

    def _mirror_lines(self, face: StepFace) -> None:
        while len(self.lines) > len(face.lines):
            gone = self.lines.pop()
            self._rows.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        while len(self.lines) < len(face.lines):
            widget = _Line(self._look)
            self._rows.addWidget(widget)
            widget.show()  # at once, not when the layout next thinks of it
            self.lines.append(widget)
        for number, (widget, line) in enumerate(zip(self.lines, face.lines, strict=True), start=1):
            widget.mirror(number, line)
        said = [f"{line.text} {line.detail}".strip() for line in face.lines]
        self.strip.mirror(face.lines, clauses(self._words, said), is_lit=face.is_lit)
        self._fit()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Let the steps stand side by side where that is so and there is room, or as lines."""
        face, sides = self._face, self._column.contentsMargins()
        room = self.width() - sides.left() - sides.right()
        is_strip = face is not None and face.is_strip and room >= self.strip.least
        self.strip.setVisible(is_strip)
        self._steps.setVisible(not is_strip)

    def _mirror_cells(self, face: StepFace) -> None:
        while len(self.cells) < len(face.cells):
            self.cells.append(CellRow(self._look, self._words))
            self._cell_rows.addWidget(self.cells[-1])
        for place, row in enumerate(self.cells):
            row.setVisible(place < len(face.cells))
            if place < len(face.cells):
                row.mirror(face.cells[place])

    def _mirror_chips(self, face: StepFace) -> None:
        spare(self.chips, self._spare_chips, len(face.chips))
        while len(self.chips) < len(face.chips):
            button = GlyphButton(self._look, "", role="quiet", small=True)
            button.setCheckable(True)
            button.clicked.connect(self._picks(len(self.chips)))
            self._chip_row.addWidget(button)
            button.show()  # at once, not when the layout next thinks of it
            self.chips.append(button)
        for button, chip in zip(self.chips, face.chips, strict=True):
            button.setText(chip.text)
            button.setChecked(chip.is_on)
            button.set_role("outline" if chip.is_on else "quiet")

    def _mirror_acts(self, face: StepFace) -> None:
        spare(self.acts, self._spare_acts, len(face.acts))
        while len(self.acts) < len(face.acts):
            button = GlyphButton(self._look, "", role="quiet", small=True)
            button.clicked.connect(self._does(len(self.acts)))
            self._act_row.addWidget(button)
            button.show()  # at once, not when the layout next thinks of it
            self.acts.append(button)
        for button, act in zip(self.acts, face.acts, strict=True):
            typed = self.field.text() if self._rolls(act) else ""
            button.setText(go_text(self._words, typed, act.label))
            main = "primary" if face.is_lit else "outline"
            button.set_role(main if act.is_main else "quiet")

    def _say(self, text: str, role: Role) -> None:
        self.says.setText(text)
        self.says.set_role(role)
        self.says.setVisible(bool(text))

    def _lay_out(self) -> None:
        px = self._look.px
        gap = round(px(6))
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.tag)
        head.addWidget(self.remove)
        self._steps = QWidget()
        self._rows = QVBoxLayout(self._steps)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(round(px(2)))
        self._cell_rows = QVBoxLayout()
        self._chip_row, self._act_row = Flow(gap), Flow(gap)
        self.field.keep_width(self._look, _FIELD)
        self._act_row.addWidget(self.field)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(*(round(px(side)) for side in (12, 8, 10, 10)))
        column.setSpacing(gap)
        column.addLayout(head)
        column.addWidget(self._steps)
        column.addWidget(self.strip)
        column.addWidget(self.track)
        column.addLayout(self._cell_rows)
        column.addLayout(self._act_row)  # above what varies, so that it stays where it is
        column.addLayout(self._chip_row)
        column.addWidget(self.says)
        column.addWidget(self.bars)

    def _sends(self, act: str) -> Callable[[], None]:
        def on_clicked() -> None:
            if self._face is not None:
                self.act_requested.emit(self._face.key, act)

        return on_clicked

    def _picks(self, place: int) -> Callable[[], None]:
        def on_clicked() -> None:
            face = self._face
            if face is not None and place < len(face.chips):
                self._mirror_chips(face)  # what is chosen, the table says
                self.act_requested.emit(face.key, face.chips[place].act)

        return on_clicked

    def _does(self, place: int) -> Callable[[], None]:
        def on_clicked() -> None:
            face = self._face
            if face is None or place >= len(face.acts):
                return
            if self._rolls(face.acts[place]) and self.field.text().strip():
                self._on_field_entered(self.field.text())
            else:
                self.act_requested.emit(face.key, face.acts[place].act)

        return on_clicked

    def _rolls(self, act: StepAct) -> bool:
        return act.act == _ROLL and self._face is not None and self._face.dice is not None

    def _on_field_text_edited(self) -> None:
        self.field.mark_error(wrong=False)
        if self._face is not None:
            self._say(self._face.says, Role.TEXT2)
            self._mirror_acts(self._face)

    def _on_field_entered(self, text: str) -> None:
        face = self._face
        if face is None or face.dice is None:
            return
        try:
            said = read_check(self._words, text, face.dice)
        except ExpressionError:
            wrong = self._words.pgettext(
                "vampire night", "Type the faces, or =3 for the successes alone."
            )
            self.show_error(wrong)
        except DiceError as error:
            self.show_error(error_text(self._words, error))
        else:
            self.told.emit(face.key, said)

    def show_error(self, text: str) -> None:
        """Say what was wrong with what was typed."""
        self.field.mark_error(wrong=True)
        self._say(text, Role.BAD)

    def _on_field_left(self) -> None:
        self.field.clear()
        if self._face is not None:
            self.mirror(self._face)


class _Line(QWidget):
    """A step: its number or a tick, its text, and what came of it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        ground = Role.BG1
        self.mark = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2, ground=ground)
        self.text = TextLabel(look, "", TextStyle.BODY, ground=ground)
        self.detail = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2, ground=ground)
        self.mark.setFixedWidth(round(look.px(18)))
        self.detail.setAlignment(RIGHT)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.mark)
        row.addWidget(self.text)
        row.addWidget(self.detail, 1)

    def mirror(self, number: int, line: StepLine) -> None:
        """Show a step."""
        is_done = line.state is LineState.DONE
        self.mark.setText("√" if is_done else str(number))
        self.text.setText(line.text)
        self.detail.setText(line.detail)
        self.text.set_role(Role.TEXT if line.state is LineState.NOW else Role.TEXT2)
        self.mark.set_role(Role.TEXT if line.state is LineState.NOW else Role.TEXT3)


class _Track(QWidget):
    """Boxes of which some are full."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._filled = self._boxes = 0
        self.setFixedHeight(round(look.px(_BOX[1] + 2)))
        self.hide()

    def mirror(self, filled: int, boxes: int) -> None:
        """Show so many of so many."""
        self._filled, self._boxes = filled, boxes
        self.setVisible(boxes > 0)
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        wide, high, gap = (look.px(one) for one in _BOX)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for place in range(self._boxes):
                is_full = place < self._filled
                painter.setPen(look.pen(Role.GOOD if is_full else Role.LINE_STRONG, 1))
                painter.setBrush(look.color(Role.GOOD if is_full else Role.BG1))
                box = QRectF(look.px(18) + place * (wide + gap), 1, wide, high)
                painter.drawRoundedRect(box, 2, 2)
