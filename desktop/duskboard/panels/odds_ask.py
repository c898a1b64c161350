"""Any roll of the three games, set by hand to ask for its odds: nothing is rolled by it."""

from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from duskboard.core.chase.check import Difficulty
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.panels.entry_field import EntryField
from duskboard.panels.flow import Flow
from duskboard.panels.odds_page import (
    EASY,
    HARD,
    MOST_DICE,
    MOST_EXTRA,
    MOST_RATING,
    MOST_VALUE,
    Ask,
    AskKind,
)
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.segmented import Option, SegmentedControl
from duskboard.widgets.stepper import Stepper
from duskboard.widgets.switch import CheckBox
from duskboard.widgets.text_label import TextLabel

_FIELD = 56.0


class _Number(NamedTuple):
    """Which field of what is asked is typed, and what it may be."""

    field: str
    least: int
    most: int


_NUMBERS = {
    AskKind.D100: _Number("value", 1, MOST_VALUE),
    AskKind.POOL: _Number("dice", 1, MOST_DICE),
    AskKind.RATING: _Number("rating", 0, MOST_RATING),
}


class OddsAsk(QWidget):
    """Mirrors what is asked.

    Signals:
        asked(Ask): Something else is asked.
    """

    asked = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._ask = Ask()
        self.kinds = SegmentedControl(look)
        self._name = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2)
        self.number = EntryField()
        self.number.keep_width(look, _FIELD)
        self.extra = Stepper(look)
        self.levels = SegmentedControl(look)
        self.difficulty = Stepper(look)
        self.specialty = CheckBox(look, "")
        flow = Flow(round(look.px(12)), self)
        for part in self._parts():
            flow.addWidget(part)
        self._connect()
        self.mirror(self._ask)

    def mirror(self, ask: Ask) -> None:
        """Show what is asked."""
        is_other = ask.kind is not self._ask.kind
        self._ask = ask
        shown: dict[AskKind, tuple[QWidget, ...]] = {
            AskKind.D100: (self.extra, self.levels),
            AskKind.POOL: (self.difficulty, self.specialty),
        }
        for kind, parts in shown.items():
            for part in parts:
                part.setVisible(ask.kind is kind)
        number = getattr(ask, _NUMBERS[ask.kind].field)
        self.number.mirror(str(number), is_other=is_other)
        self.number.mark_error(wrong=False)
        self._say()

    def take_keyboard(self) -> None:
        """Give the keyboard to the number."""
        self.number.setFocus(Qt.FocusReason.OtherFocusReason)
        self.number.selectAll()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()

    def _parts(self) -> tuple[QWidget, ...]:
        return (
            self.kinds,
            self._name,
            self.number,
            self.extra,
            self.levels,
            self.difficulty,
            self.specialty,
        )

    def _connect(self) -> None:
        self.kinds.chosen.connect(self._on_kinds_chosen)
        self.levels.chosen.connect(self._on_levels_chosen)
        self.specialty.toggled.connect(self._on_specialty_toggled)
        self.number.textEdited.connect(self._on_number_text_edited)
        self.number.left.connect(self._on_number_left)
        self.extra.stepped.connect(self._on_extra_stepped)
        self.difficulty.stepped.connect(self._on_difficulty_stepped)

    def _say(self) -> None:
        words, ask = self._words, self._ask
        kinds = {
            AskKind.D100: words.pgettext("odds", "d100"),
            AskKind.POOL: words.pgettext("odds", "d10 pool"),
            AskKind.RATING: words.pgettext("odds", "d6 pool"),
        }
        self.kinds.setAccessibleName(words.pgettext("odds", "Dice"))
        self.kinds.mirror([Option(value=key, text=text) for key, text in kinds.items()], ask.kind)
        is_value = ask.kind is AskKind.D100
        name = words.pgettext("odds", "Value") if is_value else words.pgettext("odds", "Dice")
        self._name.setText(name)
        self.number.setAccessibleName(name)
        self._say_extra()
        levels = [Option(value=one, text=enum_text(words, one)) for one in Difficulty]
        self.levels.setAccessibleName(words.pgettext("odds", "Level to reach"))
        self.levels.mirror(levels, ask.level)
        self.difficulty.mirror(
            words.pgettext("odds", "Difficulty"),
            str(ask.difficulty),
            less=words.pgettext("odds", "Easier"),
            more=words.pgettext("odds", "Harder"),
        )
        self.difficulty.limit(can_less=ask.difficulty > EASY, can_more=ask.difficulty < HARD)
        self.specialty.setText(words.pgettext("odds", "Specialty"))
        self.specialty.setChecked(ask.specialty)

    def _say_extra(self) -> None:
        words, extra = self._words, self._ask.extra
        self.extra.mirror(
            words.pgettext("odds", "Bonus dice"),
            f"{extra:+d}".replace("-", "−") if extra else "0",
            less=words.pgettext("odds", "One bonus die less, or one penalty die more"),
            more=words.pgettext("odds", "One bonus die more, or one penalty die less"),
        )
        self.extra.limit(can_less=extra > -MOST_EXTRA, can_more=extra < MOST_EXTRA)

    def _on_kinds_chosen(self, kind: AskKind) -> None:
        self.asked.emit(replace(self._ask, kind=kind))

    def _on_levels_chosen(self, level: Difficulty) -> None:
        self.asked.emit(replace(self._ask, level=level))

    def _on_specialty_toggled(self, specialty: bool) -> None:  # noqa: FBT001 - as Qt says it
        if specialty is not self._ask.specialty:
            self.asked.emit(replace(self._ask, specialty=specialty))

    def _on_extra_stepped(self, by: int) -> None:
        self.asked.emit(replace(self._ask, extra=self._ask.extra + by))

    def _on_difficulty_stepped(self, by: int) -> None:
        self.asked.emit(replace(self._ask, difficulty=self._ask.difficulty + by))

    def _on_number_text_edited(self, text: str) -> None:
        """Ask with the number as soon as it is one; until then the last one holds."""
        field, least, most = _NUMBERS[self._ask.kind]
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if least <= number <= most:
            self.asked.emit(replace(self._ask, **{field: number}))  # type: ignore[arg-type] # a number's
        else:
            self.number.mark_error(wrong=bool(text))

    def _on_number_left(self) -> None:
        self.number.clear()
        self.mirror(self._ask)
