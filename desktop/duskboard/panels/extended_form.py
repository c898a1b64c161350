"""What an extended action shall be: its name, its goal, the time of a roll, and the time in all."""

import unicodedata

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from duskboard.core.storyteller.extended import MAX_TARGET, rolls_in
from duskboard.i18n.words import Words
from duskboard.panels.entry_field import EntryField
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.text_label import TextLabel

_NUMBER = 64.0
_MOST_MINUTES = 9999


class ExtendedForm(QWidget):
    """Asks for an extended action (rules/storyteller.md 7.2, 7.3).

    Signals:
        written(str, int, int, int): Name, goal, minutes of a roll (0 for none said), and rolls
            that there is time for (0 for no end).
        left(): None after all.
    """

    written = Signal(str, int, int, int)
    left = Signal()

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.name = EntryField()
        self.goal, self.each, self.time = EntryField(), EntryField(), EntryField()
        self._labels = [TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2) for _ in range(3)]
        self._rolls = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2, lines=2)
        self.begin_button = GlyphButton(look, "", small=True)
        gap = round(look.px(6))
        grid = QGridLayout()
        grid.setHorizontalSpacing(round(look.px(12)))
        grid.setVerticalSpacing(round(look.px(2)))
        fields = (self.goal, self.each, self.time)
        for place, (label, field) in enumerate(zip(self._labels, fields, strict=True)):
            field.keep_width(look, _NUMBER)
            grid.addWidget(label, 0, place)
            grid.addWidget(field, 1, place)
        grid.setColumnStretch(len(fields), 1)
        foot = QHBoxLayout()
        foot.addWidget(self._rolls, 1)
        foot.addWidget(self.begin_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(gap)
        column.addWidget(self.name)
        column.addLayout(grid)
        column.addLayout(foot)
        for field in (self.name, self.goal, self.each, self.time):
            field.entered.connect(self._write)
            field.left.connect(self.left)
            field.textEdited.connect(self._on_text_edited)
        self.begin_button.clicked.connect(self._write)
        self.say()

    def begin(self, pool: str) -> None:
        """Write a new one; `pool` says what will be rolled for it, or "" for nothing yet."""
        for field in (self.name, self.goal, self.each, self.time):
            field.clear()
        self._pool = pool
        self._on_text_edited()
        self.name.setFocus(Qt.FocusReason.OtherFocusReason)

    def say(self) -> None:
        """Say everything anew, in the words of now."""
        words = self._words
        self.name.setPlaceholderText(words.pgettext("vampire procedure", "What is being done"))
        self.name.setAccessibleName(self.name.placeholderText())
        texts = (
            words.pgettext("vampire procedure", "Successes"),
            words.pgettext("vampire procedure", "minutes a roll"),
            words.pgettext("vampire procedure", "minutes in all"),
        )
        fields = (self.goal, self.each, self.time)
        for label, field, text in zip(self._labels, fields, texts, strict=True):
            label.setText(text)
            field.setAccessibleName(text)
        self.begin_button.setText(words.pgettext("vampire procedure", "Begin"))

    _pool = ""

    def _write(self) -> None:
        name, goal = self.name.text().strip(), _number(self.goal.text())
        each, time = _number(self.each.text()), _number(self.time.text())
        has_goal = goal is not None and 1 <= goal <= MAX_TARGET
        rolls = rolls_in(time, each) if time and each else 0
        is_timed = not time or rolls > 0
        self.name.mark_error(wrong=not name)
        self.goal.mark_error(wrong=not has_goal)
        self.each.mark_error(wrong=each is None or not is_timed)
        self.time.mark_error(wrong=time is None or not is_timed)
        if name and has_goal and is_timed and each is not None and time is not None:
            self.written.emit(name, goal, each, rolls)
            return
        self._refuse(has_name=bool(name), has_goal=has_goal, is_number=None not in {each, time})

    def _refuse(self, *, has_name: bool, has_goal: bool, is_number: bool) -> None:
        """Say what is wrong with what was written, the first of it."""
        words = self._words
        if not has_name:
            text = words.pgettext("vampire procedure", "Say what is being done.")
        elif not has_goal:
            text = words.pgettext("vampire procedure", "Type 1 to %(most)d successes.")
            text %= {"most": MAX_TARGET}
        elif not is_number:
            text = words.pgettext("vampire procedure", "Type 0 to %(most)d minutes.")
            text %= {"most": _MOST_MINUTES}
        else:
            text = words.pgettext("vampire procedure", "The time in all must hold one roll.")
        self._rolls.setText(text)
        self._rolls.set_role(Role.BAD)

    def _on_text_edited(self) -> None:
        for field in (self.name, self.goal, self.each, self.time):
            field.mark_error(wrong=False)
        words = self._words
        self._rolls.set_role(Role.TEXT2)
        each, time = _number(self.each.text()), _number(self.time.text())
        if each and time:
            rolls = rolls_in(time, each)
            text = words.npgettext(
                "vampire procedure", "%(count)d roll in that time", "%(count)d rolls in that time",
                rolls,
            )  # fmt: skip
            self._rolls.setText(text % {"count": rolls})
        elif self._pool:
            text = words.pgettext("vampire procedure", "rolled with %(pool)s")
            self._rolls.setText(text % {"pool": self._pool})
        else:
            self._rolls.setText(
                words.pgettext("vampire procedure", "A pool in hand is kept with it.")
            )


def _number(text: str) -> int | None:
    """Return a number that was typed, 0 for none, None for what is none."""
    plain = unicodedata.normalize("NFKC", text).strip()
    if not plain:
        return 0
    return int(plain) if plain.isdecimal() and int(plain) <= _MOST_MINUTES else None
