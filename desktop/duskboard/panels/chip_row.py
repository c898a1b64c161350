"""Chips in a flow, as many as there is something to say; those not in use wait there, hidden."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from duskboard.panels.flow import Flow
from duskboard.theme.look import Look
from duskboard.widgets.chip import Chip

_GAP = 6


class ChipRow(QWidget):
    """Holds chips between others that are always the same.

    Signals:
        pressed(int): The chip at a place was pressed, 0 for the first.
    """

    pressed = Signal(int)

    def __init__(
        self,
        look: Look,
        first: Sequence[QWidget] = (),
        last: Sequence[QWidget] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._made: list[Chip] = []
        self._count = 0
        self._before = len(first)
        self._flow = Flow(round(look.px(_GAP)), self)
        for widget in (*first, *last):
            self._flow.addWidget(widget)

    @property
    def chips(self) -> tuple[Chip, ...]:
        """Those in use, in order."""
        return tuple(self._made[: self._count])

    def match(self, count: int) -> tuple[Chip, ...]:
        """Have so many in use, and return them."""
        while len(self._made) < count:
            chip = Chip(self._look, parent=self)
            chip.clicked.connect(self._on_chip_clicked)
            self._flow.insert(self._before + len(self._made), chip)
            self._made.append(chip)
        self._count = count
        for place, chip in enumerate(self._made):
            chip.setVisible(place < count)
        return self.chips

    def place_of(self, widget: QWidget | None) -> int | None:
        """Return the place of a chip in use, or None for anything else."""
        return next((at for at, chip in enumerate(self.chips) if chip is widget), None)

    def _on_chip_clicked(self) -> None:
        sender = self.sender()
        place = self.place_of(sender) if isinstance(sender, QWidget) else None
        if place is not None:
            self.pressed.emit(place)
