"""What a vehicle still holds: Build in boxes, tyres, what it is driven with and by whom."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from duskboard.core.chase.skill import DRIVING_SKILLS
from duskboard.core.chase.vehicle import Condition
from duskboard.i18n.chase_enum_text import skill_text
from duskboard.i18n.chase_vehicle_text import condition_note
from duskboard.i18n.words import Words
from duskboard.panels.seat_rows import driving_skill
from duskboard.panels.vital_box import NumberField, amount_text, read_amount
from duskboard.table.board_view import BoardView
from duskboard.table.vehicle_view import VehicleView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.box_track import BoxTrack, TrackFace
from duskboard.widgets.choice import Choice
from duskboard.widgets.text_label import TextLabel

_MOST_BOXES = 12
"""Up to so much Build stands in boxes; a liner has a number only."""
_MOST_TYRES = 99
_BOX, _TYRE = 18.0, 14.0


class VehicleGear(QWidget):
    """Shows Build, tyres and driving; a click on a box or a tyre sets them.

    Attributes:
        build: Build in boxes.
        tyres: The tyres that are whole.
        tyre_count: The same as a number, where a vehicle is given more.
        skill: What it is driven with.

    Signals:
        build_requested(int): Build shall be so much.
        tyres_requested(int, int): So many tyres shall be whole, of so many.
        skill_written(str): It is driven with that.
        left(): Esc was pressed in a field.
    """

    build_requested = Signal(int)
    tyres_requested = Signal(int, int)
    skill_written = Signal(str)
    left = Signal()

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._vehicle: VehicleView | None = None
        self._build_label = TextLabel(look, "", TextStyle.LABEL)
        self._impaired_at = self._caption()
        self.build = BoxTrack(look, fill=Role.BARRIER, width=_BOX, height=_BOX, columns=None)
        self._state = TextLabel(look, "", TextStyle.CAPTION, role=Role.BAD, lines=2, weight=600)
        self._tyre_label, self._tyre_says = self._caption(), self._caption()
        self.tyres = BoxTrack(look, width=_TYRE, height=_TYRE, radius=_TYRE / 2, columns=None)
        self.tyre_count = NumberField()
        self.tyre_count.keep_width(look, 64.0)
        self._skill_label, self._driver = self._caption(), self._caption()
        self.skill = Choice(look)
        self.skill.setEditable(True)
        self.skill.setInsertPolicy(Choice.InsertPolicy.NoInsert)
        self._lay_out()
        self.build.points_requested.connect(self._on_build_points_requested)
        self.tyres.points_requested.connect(self._on_tyres_points_requested)
        self.skill.activated.connect(self._on_skill_activated)
        edit = self.skill.lineEdit()
        if edit is not None:
            edit.editingFinished.connect(self._on_skill_activated)
        self.tyre_count.entered.connect(self._on_tyre_count_entered)
        self.tyre_count.left.connect(self._on_tyre_count_left)
        self.tyre_count.given_up.connect(self._on_tyre_count_given_up)
        self.say()

    def say(self) -> None:
        """Say everything anew that is the same for all vehicles."""
        words = self._words
        self._build_label.setText(words.pgettext("chase vehicle", "Build"))
        self._tyre_label.setText(words.pgettext("chase vehicle", "Tyres"))
        self._tyre_says.setText(words.pgettext("chase vehicle", "each burst −1 Build"))
        self._skill_label.setText(words.pgettext("chase vehicle", "Driven with"))
        self.skill.setAccessibleName(words.pgettext("chase vehicle", "Driven with"))
        gone = words.pgettext(
            "chase vehicle", "At 0: destroyed by one blow, else it rolls to a stop"
        )
        self._impaired_at.setToolTip(gone)
        self.build.setToolTip(gone)
        self._tyre_says.setToolTip(self._tyre_says.text())
        self.skill.clear()
        self.skill.addItems([skill_text(words, one) for one in DRIVING_SKILLS])

    def mirror(self, view: BoardView, vehicle: VehicleView) -> None:
        """Show a vehicle."""
        self._vehicle = vehicle
        self._show_build(vehicle)
        self._show_tyres(vehicle)
        self._show_driver(view, vehicle)

    def _show_build(self, vehicle: VehicleView) -> None:
        words, full, build = self._words, int(vehicle.full_build), int(vehicle.build or 0)
        half = full // 2
        says = words.pgettext("chase vehicle", "impaired at %(half)d") % {"half": half}
        self._impaired_at.setText(says if half else "")
        label = words.pgettext("chase vehicle", "Build")
        self.build.mirror(TrackFace(filled=build, size=full, text=label, says=f"{build}/{full}"))
        self.build.setVisible(0 < full <= _MOST_BOXES)
        self._state.setText(condition_note(words, vehicle.condition))
        self._state.setVisible(vehicle.condition is not Condition.SOUND)

    def _show_tyres(self, vehicle: VehicleView) -> None:
        text = self._words.pgettext("chase vehicle", "Tyres that are whole")
        left = vehicle.tyres - vehicle.burst
        says = f"{left}/{vehicle.tyres}"
        self.tyres.mirror(TrackFace(filled=left, size=vehicle.tyres, text=text, says=says))
        self.tyres.setVisible(0 < vehicle.tyres <= _MOST_BOXES)
        self._tyre_says.setVisible(vehicle.tyres > 0)
        self.tyre_count.mirror(amount_text((left, vehicle.tyres)), is_other=False)
        self.tyre_count.setAccessibleName(self._tyre_label.text())

    def _show_driver(self, view: BoardView, vehicle: VehicleView) -> None:
        words, driver = self._words, view.token(vehicle.driver)
        self.skill.setEditText(skill_text(words, vehicle.skill))
        if driver is None:
            self._driver.setText(words.pgettext("chase vehicle", "nobody at the wheel"))
            return
        worth, name = driving_skill(driver, vehicle), driver.short or "?"
        if worth is None:
            self._driver.setText(name)
            return
        text = words.pgettext("chase vehicle", "%(name)s %(value)d, %(half)d, %(fifth)d")
        texts = {"name": name, "value": worth, "half": worth // 2, "fifth": worth // 5}
        self._driver.setText(text % texts)

    def _caption(self) -> TextLabel:
        return TextLabel(self._look, "", TextStyle.CAPTION, role=Role.TEXT2)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(self._look.px(7)))
        column.addLayout(_row(self._build_label, self._impaired_at, self.build))
        column.addWidget(self._state)
        column.addLayout(_row(self._tyre_label, self.tyres, self._tyre_says, self.tyre_count))
        column.addLayout(_row(self._skill_label, self.skill))
        column.addWidget(self._driver)

    def _on_build_points_requested(self, points: int) -> None:
        if self._vehicle is not None and 0 <= points <= self._vehicle.full_build:
            self.build_requested.emit(points)

    def _on_tyres_points_requested(self, points: int) -> None:
        if self._vehicle is not None and 0 <= points <= self._vehicle.tyres:
            self.tyres_requested.emit(points, self._vehicle.tyres)

    def _on_tyre_count_entered(self, text: str) -> None:
        vehicle = self._vehicle
        if vehicle is None:
            return
        before = (vehicle.tyres - vehicle.burst, vehicle.tyres)
        left, full = read_amount(text, before, has_full=True) or (None, None)
        is_wrong = left is None or full is None or full > _MOST_TYRES
        self.tyre_count.mark_error(wrong=is_wrong)
        if left is None or full is None or is_wrong:
            return
        self.tyre_count.setModified(False)
        self.tyre_count.setText(amount_text(before))
        if (left, full) != before:
            self.tyres_requested.emit(left, full)

    def _on_tyre_count_left(self) -> None:
        self.tyre_count.setModified(False)
        self.tyre_count.mark_error(wrong=False)
        if self._vehicle is not None:
            self._show_tyres(self._vehicle)
        self.left.emit()

    def _on_tyre_count_given_up(self) -> None:
        if self.tyre_count.isModified():
            self._on_tyre_count_entered(self.tyre_count.text())

    def _on_skill_activated(self) -> None:
        text = self.skill.currentText().strip()
        known = {skill_text(self._words, one): str(one) for one in DRIVING_SKILLS}
        skill = known.get(text, text)
        if self._vehicle is not None and skill and skill != self._vehicle.skill:
            self.skill_written.emit(skill)


def _row(*parts: QWidget) -> QHBoxLayout:
    """Return parts in a row, the last at the right."""
    row = QHBoxLayout()
    for part in parts[:-1]:
        row.addWidget(part)
    row.addStretch(1)
    row.addWidget(parts[-1])
    return row
