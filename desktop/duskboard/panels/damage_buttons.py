"""What can be clicked on the damage pad: numbers, the table of harm, weapons, a vehicle."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.chase.harm import Severity
from duskboard.core.dice import Expression, Handful
from duskboard.i18n.chase_check_text import severity_text
from duskboard.i18n.roll_text import roll_name
from duskboard.i18n.words import Words
from duskboard.panels.damage_entry import DamageEntry, DamageOffer, Harmed, Lost, Rolled
from duskboard.theme.look import Look
from duskboard.widgets.glyph_button import GlyphButton

_GAP, _TIGHT = 8.0, 4.0
_NARROWEST = 40.0
_NUMBERS, _NUMBER_COLUMNS = 10, 5
_HARM_COLUMNS = 2
_MOST_BUILD = 20
_WEAPONS = (3, 6, 10)
"""Sides of the die that fists, a club or an axe do (rules/chase.md 6.5, 10.1)."""
_RAM_SIDES = 10
"""Of each die that a vehicle does to a barrier, one a point of its Build (6.6)."""


class DamageButtons(QWidget):
    """Buttons for damage; those that do not fit who or what is hurt are not there.

    Attributes:
        numbers: So many hit points lost, 1 first.
        harms: The table of harm, for people.
        weapons: What breaks a barrier by hand.
        ram: What a vehicle does to a barrier.
        less: Its Build one less.
        more: Its Build one more.

    Signals:
        chosen(DamageEntry): This was clicked.
        pointed(DamageEntry | None): The pointer or the keyboard is on this, or on none any more.
    """

    chosen = Signal(object)
    pointed = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._build = 1
        self.numbers = [GlyphButton(look, str(one)) for one in range(1, _NUMBERS + 1)]
        self.harms = {one: GlyphButton(look, "", small=True) for one in Severity}
        self.weapons = [GlyphButton(look, "", small=True) for _ in _WEAPONS]
        self.less = GlyphButton(look, "−", small=True)
        self.ram = GlyphButton(look, "", small=True)
        self.more = GlyphButton(look, "+", small=True)
        self._lay_out()
        self._connect()
        self.say()

    def mirror(self, offer: DamageOffer) -> None:
        """Show what fits who or what is hurt."""
        for button in self.numbers:
            button.setVisible(offer.has_points)
        for button in self.harms.values():
            button.setVisible(not offer.is_barrier)
        for button in (*self.weapons, self.less, self.ram, self.more):
            button.setVisible(offer.is_barrier)

    def say(self) -> None:
        """Say everything anew, in the words of now."""
        words = self._words
        for number, button in enumerate(self.numbers, start=1):
            text = words.ngettext("Lose %(count)d hit point", "Lose %(count)d hit points", number)
            button.setAccessibleName(text % {"count": number})
        for severity, button in self.harms.items():
            button.setText(severity_text(words, severity))
        for sides, button in zip(_WEAPONS, self.weapons, strict=True):
            button.setText(roll_name(words, _dice(sides)))
        text = words.pgettext("damage pad", "Vehicle, Build %(build)d: %(dice)s")
        ram = roll_name(words, _dice(_RAM_SIDES, self._build))
        self.ram.setText(text % {"build": self._build, "dice": ram})
        self.less.setAccessibleName(words.pgettext("damage pad", "Build one less"))
        self.less.setEnabled(self._build > 1)
        self.more.setAccessibleName(words.pgettext("damage pad", "Build one more"))
        self.more.setEnabled(self._build < _MOST_BUILD)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.Enter, QEvent.Type.FocusIn}:
            number = next(at for at, one in enumerate(self.numbers, start=1) if one is watched)
            self.pointed.emit(Lost(points=number))
        elif event.type() in {QEvent.Type.Leave, QEvent.Type.FocusOut}:
            self.pointed.emit(None)
        return super().eventFilter(watched, event)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(self._look.px(_GAP)))
        column.addLayout(self._grid(self.numbers, _NUMBER_COLUMNS))
        column.addLayout(self._grid(tuple(self.harms.values()), _HARM_COLUMNS))
        column.addLayout(self._grid(self.weapons, len(_WEAPONS)))
        ram = self._grid((self.less, self.ram, self.more), 3)
        for place in (0, 2):
            ram.setColumnStretch(place, 0)
        column.addLayout(ram)

    def _grid(self, buttons: Sequence[GlyphButton], columns: int) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(round(self._look.px(_TIGHT)))
        for place, button in enumerate(buttons):
            button.setMinimumWidth(round(self._look.px(_NARROWEST)))
            button.setFocusPolicy(
                Qt.FocusPolicy.TabFocus
            )  # a click leaves the keyboard to the field
            grid.addWidget(button, place // columns, place % columns)
        for place in range(columns):
            grid.setColumnStretch(place, 1)
        return grid

    def _connect(self) -> None:
        for number, button in enumerate(self.numbers, start=1):
            button.clicked.connect(self._chooses(Lost(points=number)))
            button.installEventFilter(self)
        for severity, button in self.harms.items():
            button.clicked.connect(self._chooses(Harmed(severity=severity)))
        for sides, button in zip(_WEAPONS, self.weapons, strict=True):
            button.clicked.connect(self._chooses(Rolled(what=_dice(sides))))
        self.ram.clicked.connect(self._on_ram_clicked)
        self.less.clicked.connect(lambda: self._set_build(self._build - 1))
        self.more.clicked.connect(lambda: self._set_build(self._build + 1))

    def _chooses(self, entry: DamageEntry) -> Callable[[], None]:
        def on_clicked() -> None:
            self.chosen.emit(entry)

        return on_clicked

    def _on_ram_clicked(self) -> None:
        self.chosen.emit(Rolled(what=_dice(_RAM_SIDES, self._build)))

    def _set_build(self, build: int) -> None:
        self._build = max(1, min(_MOST_BUILD, build))
        self.say()


def _dice(sides: int, count: int = 1) -> Expression:
    return Expression(handfuls=(Handful(count=count, sides=sides),))
