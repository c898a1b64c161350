"""The magnitude table: six measures from 0 to 6, each level with its word and an example."""

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from duskboard.core.blades.magnitude import MAX_MAGNITUDE, Magnitude, Measure
from duskboard.i18n.blades_magnitude_text import example_text, level_text, sum_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.segmented import Option, SegmentedControl
from duskboard.widgets.text_label import TextLabel


class MagnitudeTable(QWidget):
    """Shows magnitudes, a row a measure; what they come to stands below.

    Attributes:
        rows: The levels of each measure.

    Signals:
        chosen(Magnitude): Others are wished.
    """

    chosen = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._held = Magnitude()
        self._names = {one: TextLabel(look, "", TextStyle.BODY) for one in Measure}
        self.rows = {one: SegmentedControl(look) for one in Measure}
        self._says = {
            one: TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2) for one in Measure
        }
        self.total = TextLabel(look, "", TextStyle.LABEL, lines=2)
        self._lay_out()
        for row in self.rows.values():
            row.chosen.connect(self._on_row_chosen)

    @property
    def held(self) -> Magnitude:
        """What is shown."""
        return self._held

    def mirror(self, magnitude: Magnitude) -> None:
        """Show magnitudes."""
        self._held, words = magnitude, self._words
        for measure, row in self.rows.items():
            level = magnitude.of(measure)
            self._names[measure].setText(enum_text(words, measure))
            options = [
                Option(value=one, text=str(one), tip=self._said(measure, one))
                for one in range(MAX_MAGNITUDE + 1)
            ]
            row.mirror(options, level)
            row.setAccessibleName(enum_text(words, measure))
            self._says[measure].setText(self._said(measure, level))
        self.total.setText(sum_text(words, magnitude))

    def _said(self, measure: Measure, level: int) -> str:
        words = self._words
        parts = [level_text(words, measure, level), example_text(words, measure, level)]
        return clauses(words, [one for one in parts if one])

    def _lay_out(self) -> None:
        px = self._look.px
        grid = QGridLayout()
        grid.setHorizontalSpacing(round(px(10)))
        grid.setVerticalSpacing(round(px(3)))
        for place, measure in enumerate(Measure):
            grid.addWidget(self._names[measure], place, 0)
            grid.addWidget(self.rows[measure], place, 1, Qt.AlignmentFlag.AlignLeft)
            grid.addWidget(self._says[measure], place, 2)
        grid.setColumnStretch(2, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(px(6)))
        column.addLayout(grid)
        column.addWidget(self.total)

    def _on_row_chosen(self, level: object) -> None:
        measure = next(one for one, row in self.rows.items() if row is self.sender())
        if isinstance(level, int):
            self.chosen.emit(replace(self._held, **{measure.value: level}))
