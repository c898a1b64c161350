"""A vehicle: its numbers, its Build and tyres, who drives it and who rides along."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.panels.build_box import BuildBox, CountBox, in_halves, of_halves
from duskboard.panels.chase_wish import ChaseVerb, ChaseWish
from duskboard.panels.even_grid import EvenGrid
from duskboard.panels.seat_rows import SeatRows
from duskboard.panels.vehicle_gear import VehicleGear
from duskboard.panels.vehicle_head import VehicleHead
from duskboard.panels.vehicle_wish import VehicleField, WriteVehicle
from duskboard.panels.vital_box import Amount
from duskboard.table.board_view import BoardView
from duskboard.table.vehicle_view import VehicleView
from duskboard.theme.look import Look
from duskboard.theme.token import TextStyle
from duskboard.widgets.empty_state import EmptyState
from duskboard.widgets.painted_button import LOOK_EVENTS
from duskboard.widgets.text_label import TextLabel


class VehiclePanel(QWidget):
    """A vehicle whose numbers are typed over where they stand, or a sentence where there is none.

    Attributes:
        head: How it looks and what it is called.
        boxes: The boxes of numbers, by field.
        gear: Build, tyres, what it is driven with.
        seats: Who is aboard.

    Signals:
        written(WriteVehicle): A number or word was written.
        wished(ChaseWish): Somebody shall sit elsewhere, or Build be so.
        chosen(EntityId): Another vehicle shall be shown.
        left(): Esc was pressed: the keyboard goes back to the track.
    """

    written = Signal(object)
    wished = Signal(object)
    chosen = Signal(object)
    left = Signal()

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._view: BoardView | None = None
        self._vehicle: VehicleView | None = None
        self.head = VehicleHead(look, words)
        self.boxes: dict[VehicleField, BuildBox | CountBox] = {
            VehicleField.MOV: CountBox(look, least=1),
            VehicleField.BUILD: BuildBox(look),
            VehicleField.ARMOUR: CountBox(look),
            VehicleField.SEATS: CountBox(look, least=1),
        }
        self._numbers = EvenGrid(look)
        self.gear = VehicleGear(look, words)
        self._aboard = TextLabel(look, "", TextStyle.LABEL)
        self.seats = SeatRows(look, words)
        self._area = QScrollArea()
        self._none = EmptyState(look, "")
        self._column = QVBoxLayout()
        self._lay_out()
        self._connect()
        self.say()

    @property
    def vehicle_id(self) -> EntityId | None:
        """The vehicle that is shown, or None."""
        return self._vehicle.vehicle_id if self._vehicle is not None else None

    def mirror(self, view: BoardView | None, vehicle_id: EntityId | None) -> None:
        """Show a vehicle of the chase, or that there is none."""
        vehicle = view.vehicle(vehicle_id) if view is not None else None
        if (view, vehicle) == (self._view, self._vehicle):
            return
        is_other = vehicle_id != self.vehicle_id
        self._view, self._vehicle = view, vehicle
        self._show(is_other=is_other)

    def take_keyboard(self) -> None:
        """Give the keyboard to the first number."""
        line = self.boxes[VehicleField.MOV].field
        (line if self._vehicle is not None else self).setFocus(Qt.FocusReason.OtherFocusReason)

    def say(self) -> None:
        """Say everything anew, in the words of now."""
        words = self._words
        self._none.tell(
            words.pgettext(
                "chase vehicle",
                "Right-click somebody on the track and choose Vehicle: what they ride stands here.",
            )
        )
        self.setAccessibleName(words.pgettext("dock", "Vehicle"))
        self.gear.say()
        self._show(is_other=True)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()
        elif event.type() in LOOK_EVENTS:
            self._space()

    def _show(self, *, is_other: bool) -> None:
        view, vehicle = self._view, self._vehicle
        self._none.setVisible(vehicle is None)
        self._area.setVisible(vehicle is not None)
        if view is None or vehicle is None:
            return
        self.head.mirror(view, vehicle, is_other=is_other)
        self._show_numbers(vehicle)
        self.gear.mirror(view, vehicle)
        taken = sum(one.count for who in vehicle.aboard if (one := view.token(who)) is not None)
        text = self._words.pgettext("chase vehicle", "Aboard, %(count)d of %(seats)d")
        self._aboard.setText(text % {"count": taken, "seats": vehicle.seats})
        self.seats.mirror(view, vehicle)

    def _show_numbers(self, vehicle: VehicleView) -> None:
        words = self._words
        build = (in_halves(vehicle.build or 0), in_halves(vehicle.full_build))
        amounts: dict[VehicleField, tuple[str, Amount]] = {
            VehicleField.MOV: (words.pgettext("chase vehicle", "MOV"), (vehicle.mov, None)),
            VehicleField.BUILD: (words.pgettext("chase vehicle", "Build"), build),
            VehicleField.ARMOUR: (
                words.pgettext("chase vehicle", "Armour"),
                (vehicle.armour, None),
            ),
            VehicleField.SEATS: (words.pgettext("chase vehicle", "Seats"), (vehicle.seats, None)),
        }
        for field, (name, amount) in amounts.items():
            self.boxes[field].mirror(name, amount)
        self._numbers.fit(max(box.least for box in self.boxes.values()))

    def _lay_out(self) -> None:
        self._numbers.hold([(box, None) for box in self.boxes.values()])
        rule = QFrame()
        rule.setProperty("role", "rule")
        rule.setFixedHeight(1)
        for part in (self.head, self._numbers, self.gear, rule, self._aboard, self.seats):
            self._column.addWidget(part)
        self._column.addStretch(1)
        inner = QWidget()
        inner.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        inner.setLayout(self._column)
        area = self._area
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(inner)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(area, 1)
        outer.addWidget(self._none, 1)
        self._space()

    def _space(self) -> None:
        px = self._look.px
        self._column.setContentsMargins(*(round(px(side)) for side in (12, 8, 12, 8)))
        self._column.setSpacing(round(px(7)))

    def _connect(self) -> None:
        for box in self.boxes.values():
            box.typed.connect(self._on_box_typed)
            box.left.connect(self.left)
        self.head.named.connect(self._on_head_named)
        self.head.chosen.connect(self.chosen)
        self.head.left.connect(self.left)
        self.gear.build_requested.connect(self._on_gear_build_requested)
        self.gear.tyres_requested.connect(self._on_gear_tyres_requested)
        self.gear.left.connect(self.left)
        self.gear.skill_written.connect(self._on_gear_skill_written)
        self.seats.wished.connect(self.wished)

    def _write(
        self, field: VehicleField, *, number: float = 0, full: float = 0, text: str = ""
    ) -> None:
        if self._vehicle is not None:
            key = self._vehicle.vehicle_id
            wish = WriteVehicle(vehicle_id=key, field=field, number=number, full=full, text=text)
            self.written.emit(wish)

    def _on_box_typed(self, amount: Amount) -> None:
        field = next(one for one, box in self.boxes.items() if box is self.sender())
        now, full = amount
        if field is VehicleField.BUILD:
            self._write(field, number=of_halves(now or 0), full=of_halves(full or 0))
        else:
            self._write(field, number=now or 0)

    def _on_head_named(self, name: str) -> None:
        self._write(VehicleField.NAME, text=name)

    def _on_gear_build_requested(self, build: int) -> None:
        if self._vehicle is not None:
            key = self._vehicle.vehicle_id
            self.wished.emit(ChaseWish(verb=ChaseVerb.BUILD, thing=key, value=float(build)))

    def _on_gear_tyres_requested(self, whole: int, full: int) -> None:
        self._write(VehicleField.TYRES, number=whole, full=full)

    def _on_gear_skill_written(self, skill: str) -> None:
        self._write(VehicleField.SKILL, text=skill)
