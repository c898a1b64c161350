"""The head of a vehicle: how it looks, what it is called, and a way to the others."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from duskboard.board.board_words import side_name
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import dotted
from duskboard.i18n.words import Words
from duskboard.panels.menu_under import open_menu
from duskboard.panels.vehicle_badge import VehicleBadge
from duskboard.panels.vital_box import NumberField
from duskboard.table.board_view import BoardView
from duskboard.table.vehicle_view import VehicleView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.text_label import TextLabel


class VehicleHead(QWidget):
    """Shows a vehicle; its name is typed over where it stands.

    Attributes:
        name: What it is called.
        other: Turns to another vehicle; only where there are several.

    Signals:
        named(str): It shall be called so.
        chosen(EntityId): Another vehicle shall be shown.
        left(): Esc was pressed in the name.
    """

    named = Signal(str)
    chosen = Signal(object)
    left = Signal()

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._view: BoardView | None = None
        self._vehicle: VehicleView | None = None
        self._badge = VehicleBadge(look, words)
        self.name = NumberField()
        self._caption = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2, lines=2)
        self.other = GlyphButton(look, "", glyph="chevron-down", role="tool", small=True)
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self.name)
        indent = QHBoxLayout()
        indent.setContentsMargins(round(look.px(6)), 0, 0, 0)
        indent.addWidget(self._caption)
        names.addLayout(indent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._badge)
        row.addLayout(names, 1)
        row.addWidget(self.other, 0, Qt.AlignmentFlag.AlignVCenter)
        self.name.entered.connect(self._on_name_entered)
        self.name.given_up.connect(self._on_name_given_up)
        self.name.left.connect(self._on_name_left)
        self.other.clicked.connect(self._on_other_clicked)

    def mirror(self, view: BoardView, vehicle: VehicleView, *, is_other: bool) -> None:
        """Show a vehicle; `is_other` where it is not the one of before."""
        self._view, self._vehicle = view, vehicle
        words, carrier = self._words, view.token(vehicle.carrier)
        self._badge.mirror(vehicle, view)
        self.name.mirror(vehicle.name or "", is_other=is_other)
        self.name.setAccessibleName(words.pgettext("chase vehicle", "Name of the vehicle"))
        self.other.setVisible(len(view.vehicles) > 1)
        another = words.pgettext("chase vehicle", "Another vehicle")
        self.other.setToolTip(another)
        self.other.setAccessibleName(another)
        side = side_name(words, carrier.side if carrier is not None else None)
        empty = "" if vehicle.aboard else words.pgettext("chase vehicle", "empty")
        facts = [side, empty, enum_text(words, vehicle.condition)]
        self._caption.setText(dotted(words, facts))

    def _called(self) -> str:
        return (self._vehicle.name or "") if self._vehicle is not None else ""

    def _on_name_entered(self, text: str) -> None:
        self.name.setModified(False)
        if text.strip() and text.strip() != self._called():
            self.named.emit(text.strip())
        else:
            self.name.setText(self._called())

    def _on_name_given_up(self) -> None:
        if self.name.isModified():
            self._on_name_entered(self.name.text())

    def _on_name_left(self) -> None:
        self.name.setModified(False)
        self.name.setText(self._called())
        self.left.emit()

    def _on_other_clicked(self) -> None:
        view, vehicle = self._view, self._vehicle
        if view is not None and vehicle is not None:
            rows = [(one.name or "?", one.vehicle_id) for one in view.vehicles]
            open_menu(self.other, rows, self.chosen.emit, chosen=vehicle.vehicle_id)
