"""A row of chips for rituals or designs: the one that is open, others, and a new one."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from duskboard.core.identity import EntityId
from duskboard.panels.flow import Flow
from duskboard.theme.look import Look
from duskboard.widgets.chip import Chip
from duskboard.widgets.weigh_chip import WeighChip, WeighFace


class MadeList(QWidget):
    """Shows names, of which one is chosen.

    Attributes:
        chips: The names.
        add: Makes another.

    Signals:
        chosen(EntityId): This one shall be open.
        new_requested(): Another one shall be made.
    """

    chosen = Signal(object)
    new_requested = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._keys: tuple[EntityId, ...] = ()
        self.chips: list[WeighChip] = []
        self.add = Chip(look, glyph="plus", is_offered=True)
        self._flow = Flow(round(look.px(6)), self)
        self._flow.addWidget(self.add)
        self.add.clicked.connect(self.new_requested)

    def mirror(self, named: Mapping[EntityId, str], held: EntityId | None, new: str) -> None:
        """Show names; `new` is what making another one is called."""
        self._keys = tuple(named)
        while len(self.chips) < len(named):
            chip, place = WeighChip(self._look, self), len(self.chips)
            chip.clicked.connect(self._opens(place))
            self._flow.insert(place, chip)
            chip.show()
            self.chips.append(chip)
        for place, chip in enumerate(self.chips):
            chip.setVisible(place < len(named))
            if place < len(named):
                key = self._keys[place]
                chip.mirror(WeighFace(text=named[key], is_on=key == held, says=named[key]))
        self.add.tell(new)

    def _opens(self, place: int) -> Callable[[], None]:
        def on_clicked() -> None:
            if place < len(self._keys):
                self.chosen.emit(self._keys[place])

        return on_clicked
