"""The eight characteristics on a quick sheet: each is a check, or a number to type over."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget
from typing_extensions import override

from duskboard.board.track_keys import is_of_dice
from duskboard.core.chase.check import Difficulty
from duskboard.core.chase.skill import SkillId
from duskboard.i18n.chase_enum_text import skill_text
from duskboard.i18n.words import Words
from duskboard.panels.even_grid import EvenGrid
from duskboard.panels.skill_table import Armed
from duskboard.panels.vital_box import MOST, NumberField
from duskboard.theme.look import Look
from duskboard.theme.text import LEFT, RIGHT, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import LOOK_EVENTS, PaintedButton

Traits = tuple[tuple[SkillId, int | None], ...]
"""Characteristics with their values; None for what is not known."""

_OURS = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape})
_HEIGHT = 26.0
_FIELD = 36.0
_SIDE = 8.0
_GAP = 6.0
_ROW_GAP = 2.0
_LARGE = "100"
"""As wide as a value is, so that columns stay where they are while values change."""


class TraitGrid(EvenGrid):
    """Two rows of four, or more rows where that many have no room beside each other.

    Signals:
        level_requested(str, Difficulty): A check shall be taken in hand.
        value_typed(str, int | None): A characteristic is worth so much; None: it is not known.
        go_requested(): What is in hand shall be rolled.
        dice_typed(str): A digit or "=" with a check in hand: what real dice show.
        left(): Esc was pressed.
    """

    level_requested = Signal(object, object)
    value_typed = Signal(object, object)
    go_requested = Signal()
    dice_typed = Signal(str)
    left = Signal()

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(look, parent, row_gap=_ROW_GAP)
        self._words = words
        self._traits: Traits = ()
        self._armed: Armed | None = None
        self._is_editing = False
        self.buttons: list[TraitButton] = []
        self.fields: list[NumberField] = []

    def mirror(self, traits: Traits, armed: Armed | None, *, can_roll: bool) -> None:
        """Show characteristics, and which of them is in hand."""
        self._traits, self._armed = traits, armed
        while len(self.buttons) < len(traits):
            self._add()
        for button, field, (name, value) in zip(self.buttons, self.fields, traits, strict=True):
            label = skill_text(self._words, name)
            button.mirror(label, value, is_lit=armed is not None and armed.name == name)
            button.setEnabled(can_roll and value is not None)
            field.setAccessibleName(label)
            if not field.isModified():
                field.setText("" if value is None else str(value))
        self._fit()

    def set_editing(self, *, is_editing: bool) -> None:
        """Have numbers to type over, or checks to take in hand."""
        self._is_editing = is_editing
        for field in self.fields:
            field.setVisible(is_editing)
            field.set_open(is_open=is_editing)
        for button in self.buttons:
            button.set_bare(is_bare=is_editing)

    def _add(self) -> None:
        button, field = TraitButton(self._look, self), NumberField(self)
        field.setAlignment(Qt.AlignmentFlag.AlignRight)
        field.setFixedWidth(round(self._look.px(_FIELD)))
        field.setVisible(self._is_editing)
        button.clicked.connect(self._on_button_clicked)
        button.entered.connect(self._on_button_entered)
        button.dice_typed.connect(self.dice_typed)
        button.left.connect(self.left)
        field.entered.connect(self._on_field_entered)
        field.given_up.connect(self._on_field_given_up)
        field.left.connect(self._on_field_left)
        self.buttons.append(button)
        self.fields.append(field)
        self.hold(list(zip(self.buttons, self.fields, strict=True)))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in LOOK_EVENTS:
            for field in self.fields:
                field.setFixedWidth(round(self._look.px(_FIELD)))
            self._fit()

    def _fit(self) -> None:
        self.fit(max((one.least for one in self.buttons), default=1.0))

    def _on_button_clicked(self) -> None:
        wanted = self._wanted(QApplication.keyboardModifiers())
        if wanted is not None:
            self.level_requested.emit(wanted.name, wanted.difficulty)

    def _on_button_entered(self, modifiers: Qt.KeyboardModifier) -> None:
        """Take the check in hand, or roll it where it is."""
        wanted = self._wanted(modifiers)
        if wanted is None:
            return
        if wanted == self._armed:
            self.go_requested.emit()
        else:
            self.level_requested.emit(wanted.name, wanted.difficulty)

    def _wanted(self, modifiers: Qt.KeyboardModifier) -> Armed | None:
        """Return the check of the button that was pressed, at the level that was asked for."""
        level = Difficulty.REGULAR
        if modifiers & Qt.KeyboardModifier.ShiftModifier:
            level = Difficulty.HARD
        elif modifiers & Qt.KeyboardModifier.ControlModifier:
            level = Difficulty.EXTREME
        for button, (name, _value) in zip(self.buttons, self._traits, strict=True):
            if button is self.sender():
                return Armed(name=name, difficulty=level)
        return None

    def _on_field_entered(self) -> None:
        field = self.sender()
        if isinstance(field, NumberField):
            self._take(field)
            field.selectAll()

    def _on_field_given_up(self) -> None:
        field = self.sender()
        if isinstance(field, NumberField) and field.isModified():
            self._take(field)

    def _on_field_left(self) -> None:
        field = self.sender()
        if isinstance(field, NumberField):
            field.setModified(False)
            name, value = self._traits[self.fields.index(field)]
            field.setText("" if value is None else str(value))
            del name
        self.left.emit()

    def _take(self, field: NumberField) -> None:
        """Take what was typed; what is no number is forgotten."""
        name, before = self._traits[self.fields.index(field)]
        text = field.text().strip()
        field.setModified(False)
        value = min(MOST, int(text)) if text.isdecimal() else None
        if value != before and (text.isdecimal() or not text):
            self.value_typed.emit(name, value)
        else:
            field.setText("" if before is None else str(before))


class TraitButton(PaintedButton):
    """A characteristic with its value, such as "DEX 70".

    Signals:
        entered(Qt.KeyboardModifier): Enter was pressed, with these keys.
        dice_typed(str): A digit or "=" while it is in hand: what real dice show.
        left(): Esc was pressed.
    """

    entered = Signal(object)
    dice_typed = Signal(str)
    left = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._value: int | None = None
        self._is_lit = self._is_bare = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def mirror(self, label: str, value: int | None, *, is_lit: bool) -> None:
        """Show a value under a name, lit where it is in hand."""
        self._value, self._is_lit = value, is_lit
        self.setText(label)
        self.setAccessibleName(label if value is None else f"{label} {value}")
        self.update()

    def set_bare(self, *, is_bare: bool) -> None:
        """Show the name alone, where the value is typed beside it."""
        self._is_bare = is_bare
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus if is_bare else Qt.FocusPolicy.StrongFocus)
        self.update()

    @property
    def least(self) -> float:
        """The width in which its name stands whole beside its value, in pixels."""
        look = self._look
        name = measure_text(look, self.text(), TextStyle.BODY).width()
        value = measure_text(look, _LARGE, TextStyle.LABEL).width()
        return name + value + look.px(_SIDE + _GAP + _SIDE)

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(self._look.px(84)), round(self._look.px(_HEIGHT)))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if self.isEnabled():
                self.entered.emit(event.modifiers())
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif self._takes_dice(event):
            self.dice_typed.emit(event.text())
        else:
            super().keyPressEvent(event)

    @override
    def event(self, event: QEvent) -> bool:
        is_override = event.type() == QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and self._is_ours(event):
            event.accept()
            return True
        return super().event(event)

    def _is_ours(self, event: QKeyEvent) -> bool:
        return event.key() in _OURS or self._takes_dice(event)

    def _takes_dice(self, event: QKeyEvent) -> bool:
        return self._is_lit and is_of_dice(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ground = Role.BG1
            if self._is_lit:
                ground = Role.NOW_DIM
            elif self.underMouse() and self.isEnabled() and not self._is_bare:
                ground = Role.BG3
            rect = QRectF(self.rect())
            if ground is not Role.BG1:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(look.color(ground))
                radius = look.size("radius.control")
                painter.drawRoundedRect(rect, radius, radius)
            side = look.px(_SIDE)
            room = rect.adjusted(side, 0, -side, 0)
            paint_text(
                painter, look, room, self.text(), TextStyle.BODY, Role.TEXT2, align=LEFT,
                ground=ground,
            )  # fmt: skip
            if not self._is_bare:
                value = "–" if self._value is None else str(self._value)
                role = Role.NOW if self._is_lit else Role.TEXT
                paint_text(
                    painter, look, room, value, TextStyle.LABEL, role, align=RIGHT, ground=ground
                )
