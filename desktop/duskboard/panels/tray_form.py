"""What the dice tray is made of: field, dice, bonus and penalty, for whom and what for.

It is laid out for the room there is. Where that is narrow, dice stand in two lines and words give
way that say what signs and glyphs say as well; where it is low, the switch for secret rolls comes
up under the field, since it has to be seen when it counts. So nothing is cut or lies aside.
"""

import math

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from duskboard.core.dice import MAX_EXTRA_TENS, Percentile, Pool, Rating, What, bounds
from duskboard.i18n.listing import dotted
from duskboard.i18n.roll_text import roll_name
from duskboard.i18n.words import Words
from duskboard.panels.dice_entry import dice_of
from duskboard.panels.dice_strip import DiceGroup, DiceStrip, dice_to_roll
from duskboard.panels.die_button import DieButton
from duskboard.panels.entry_field import EntryField
from duskboard.panels.tray_rows import LastPlace, TrayRows, row_width
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.segmented import Option, SegmentedControl
from duskboard.widgets.switch import Switch
from duskboard.widgets.text_label import TextLabel

SIDES = (4, 6, 8, 10, 12, 20, 100)
"""The dice of the tray."""

_DIE = 36.0
_FIELD = 104.0
"""The field is never narrower; dice that do not fit beside it are left out."""
_SMALL_DIE = 28.0
_MANY = 3
"""More dice than these are painted small."""
_WIDEST = 300
"""Pixels of the screen that the rows of dice may ask for: the smallest window has 1024."""
_HALF = 4
"""Dice in the first of two lines."""
_WIDE = 2.2
"""So many times as wide as the row of the switch, the first one has room for it."""
_DICE_GAP = 6.0
_TIGHT = 6.0
"""Between rows: all of them fit into a dock of 192 px."""


class TrayForm(QWidget):
    """The widgets of the tray in their places. They scroll where the dock is low.

    Attributes:
        field: Takes the roll, then what real dice show.
        roll: Rolls, and bears the lamp while a roll is in hand.
        dice: A button for each of `SIDES`.
        extra: Penalty and bonus dice of a d100, -2 to 2.
        secret: Whether only the game master sees the roll.
        who: Who rolls.
        why: What for.
        fold: Shows and hides the two.
        luck: Spends Luck on a roll that failed, while that is asked.
        leave: Leaves it as it fell.
    """

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self.field = EntryField()
        self.roll = GlyphButton(look, "", role="outline")
        self.dice = [DieButton(look, words, sides) for sides in SIDES]
        self.extra = SegmentedControl(look)
        self.secret = Switch(look, "", glyph="eye-closed")
        self.fold = GlyphButton(look, "", glyph="chevron-down", role="quiet", small=True)
        self.who, self.why = EntryField(), EntryField()
        self.luck = GlyphButton(look, "", role="outline")
        self.leave = GlyphButton(look, "", role="primary")
        self._strip = DiceStrip(look, size=_DIE, wraps=False)
        self._caption = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT3)
        self._error = TextLabel(look, "", TextStyle.CAPTION, role=Role.BAD, lines=0)
        self._penalty = TextLabel(look, role=Role.TEXT2)
        self._bonus = TextLabel(look, role=Role.TEXT2)
        self._details = QWidget()
        self._scroll = QScrollArea()
        self._fold_text, self._fold_width = "", 0
        self._row_gap = round(look.size("space.s"))
        self._side = round(look.size("space.m"))
        self._lay_out()
        self.fold.clicked.connect(self._on_fold_clicked)
        self.say()

    @property
    def about(self) -> tuple[str, str]:
        """Who rolls and what for, as typed."""
        return self.who.text().strip(), self.why.text().strip()

    def tell_about(self, who: str, why: str) -> None:
        """Show who rolls and what for."""
        self.who.setText(who)
        self.why.setText(why)
        self.mirror_fold()

    def show_error(self, text: str) -> None:
        """Say under the field what was wrong with it; "" for nothing."""
        self._error.setText(text)
        self._error.setVisible(bool(text))
        self._caption.setVisible(not text)
        self.field.mark_error(wrong=bool(text))
        self.field.setAccessibleDescription(text)
        self._make_room()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.mirror_fold()  # its words are measured anew

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.LayoutRequest, QEvent.Type.Resize}:
            self._make_room()
        return False  # and not what the base says: it is asked while the one watched goes

    def mirror(
        self, check: What | None, *, is_armed: bool, against: str = "", extra: int | None = None
    ) -> None:
        """Show a roll, in hand or still being typed, and what it is rolled against.

        Args:
            check: What will be rolled.
            is_armed: Whether it is in hand.
            against: What it is rolled against, or "".
            extra: Bonus dice less penalty dice; None where there can be none.
        """
        self._end_question()
        self._show_dice(dice_to_roll(check) if check is not None else ())
        counts = dice_of(check)
        for die, sides in zip(self.dice, SIDES, strict=True):
            die.mirror(counts[sides])
        numbers = range(-MAX_EXTRA_TENS, MAX_EXTRA_TENS + 1)
        options = [Option(value=number, text=_signed(number)) for number in numbers]
        self.extra.mirror(options, extra or 0)
        self.extra.setEnabled(check is None or extra is not None)
        self._light(is_armed=is_armed, is_pool=isinstance(check, Pool))
        self._caption.set_role(Role.TEXT2 if is_armed else Role.TEXT3)
        self._caption.setText(dotted(self._words, [against, self._caption_text(check)]))
        self.mirror_fold()

    def ask_luck(self, groups: tuple[DiceGroup, ...], said: str, points: int) -> None:
        """Show dice that fell short, and ask whether so much Luck is spent on them."""
        words = self._words
        self._show_dice(groups)
        self._caption.setText(said)
        self._caption.set_role(Role.TEXT2)
        spend = words.ngettext("Spend %(count)d Luck", "Spend %(count)d Luck", points)
        self.luck.setText(spend % {"count": points})
        self.leave.setText(words.pgettext("roll", "Leave it failed"))
        for button in (self.luck, self.leave):
            button.setAccessibleDescription(said)
            button.show()
        self.leave.setFocus(Qt.FocusReason.OtherFocusReason)
        for part in self._asking():
            part.hide()

    def mirror_fold(self) -> None:
        """Show whether the two fields are open, and what they say where they are not."""
        is_open = not self._details.isHidden()
        told = dotted(self._words, self.about)
        self.fold.set_glyph("chevron-up" if is_open else "chevron-down")
        prompt = self._words.gettext("for whom, what for")
        self._fold_text = told if told and not is_open else prompt
        self.fold.setText(self._fold_text)
        self.fold.setAccessibleName(self._fold_text)
        self._fold_width = self.fold.sizeHint().width()
        self._make_room()

    def say(self) -> None:
        """Say everything anew, in the words of now."""
        words = self._words
        self.field.setAccessibleName(words.gettext("Roll"))
        self.roll.setText(words.pgettext("button", "Roll"))
        self._penalty.setText(words.gettext("Penalty"))
        self._bonus.setText(words.gettext("Bonus"))
        self.extra.setAccessibleName(words.gettext("Penalty or bonus dice of a d100"))
        self.secret.setText(words.pgettext("roll", "Secret"))
        self.secret.setToolTip(words.gettext("Only you see the roll"))
        self.who.setPlaceholderText(words.gettext("for whom"))
        self.who.setAccessibleName(words.gettext("For whom"))
        self.why.setPlaceholderText(words.gettext("what for"))
        self.why.setAccessibleName(words.gettext("What for"))

    def _end_question(self) -> None:
        if self.luck.isHidden():
            return
        for part in self._asking():
            part.show()
        if self.luck.hasFocus() or self.leave.hasFocus():
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.luck.hide()
        self.leave.hide()

    def _asking(self) -> list[QWidget]:
        """Return what makes a roll, and has no place beside a question about one that fell."""
        bonus = (self._penalty, self.extra, self._bonus)
        return [self.field, self.roll, *self.dice, *bonus, self.fold, self.secret]

    def _show_dice(self, groups: tuple[DiceGroup, ...]) -> None:
        is_long = sum(len(group.dice) for group in groups) > _MANY
        self._strip.mirror(groups, size=_SMALL_DIE if is_long else _DIE)
        self._strip.setVisible(bool(groups))

    def _make_room(self) -> None:
        """Have the dock be as wide as the rows of dice, and grow for an error.

        Very large text would leave too little for other docks: there the rows fit themselves in.
        """
        look, gap = self._look, self._row_gap
        dice = row_width([die.minimumSizeHint().width() for die in self.dice], look.px(_DICE_GAP))
        words = [each.sizeHint().width() for each in (self._penalty, self._bonus)]
        extra = row_width([*words, self.extra.minimumSizeHint().width()], gap)
        last = row_width([self._fold_width, self.secret.sizeHint().width()], gap)
        rows = max(dice, extra, last) + 2 * self._side
        self._scroll.setMinimumWidth(min(math.ceil(rows), _WIDEST))
        told = bool(self._error.text())
        self._scroll.setMinimumHeight(self._column.totalHeightForWidth(self.width()) if told else 0)
        self._fit(dice, extra, last)

    def _fit(self, dice: float, extra: float, last: float) -> None:
        """Lay out the rows for the room there is; given how wide three of them are whole."""
        view = self._scroll.viewport().size()
        room = view.width() - 2 * self._side
        beside = room - self.roll.sizeHint().width() - self._row_gap
        self.field.setMinimumWidth(max(0, min(round(self._look.px(_FIELD)), beside)))
        self._rows.break_dice(_HALF if dice > room else len(self.dice))
        for word in (self._penalty, self._bonus):
            word.setVisible(extra <= room and not self.extra.isHidden())
        is_short = last > room
        self.fold.setText("" if is_short else self._fold_text)
        self.fold.setToolTip(self._fold_text if is_short else "")
        asks = self.leave.sizeHint().width() + self.luck.sizeHint().width() + self._row_gap
        down, along = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._luck_line.setDirection(down if asks > room else along)
        is_low = self._rows.height() > view.height()
        if is_low and room >= _WIDE * last:
            self._rows.put_last(LastPlace.BESIDE_FIELD)
        else:
            self._rows.put_last(LastPlace.UNDER_FIELD if is_low else LastPlace.AT_END)

    def _light(self, *, is_armed: bool, is_pool: bool) -> None:
        """Light the lamp while a roll is in hand, and ask for what comes next."""
        role = "primary" if is_armed else "outline"
        if self.roll.property("role") != role:
            self.roll.setProperty("role", role)
            self.roll.style().unpolish(self.roll)
            self.roll.style().polish(self.roll)
        words, prompt = self._words, "3d6+2"
        if is_armed:
            prompt = words.gettext("faces 4 6 1, or = 38")
        if is_armed and is_pool:
            prompt = words.pgettext("roll", "faces, = 3, or @8")
        self.field.setPlaceholderText(prompt)

    def _caption_text(self, check: What | None) -> str:
        words = self._words
        if check is None:
            return words.gettext("Type 3d6 or d100.")
        if isinstance(check, Percentile):
            return _percentile_text(words, check)
        if isinstance(check, Pool | Rating):
            return roll_name(words, check)
        least, most = bounds(check)
        reach = words.gettext("%(least)d to %(most)d") % {"least": least, "most": most}
        return dotted(words, [roll_name(words, check), reach])

    def _on_fold_clicked(self) -> None:
        self._details.setVisible(self._details.isHidden())
        self.mirror_fold()
        if not self._details.isHidden():
            self.who.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lay_out(self) -> None:
        content = QWidget()
        self._column = column = QVBoxLayout(content)
        tight, side = round(self._look.px(_TIGHT)), self._side
        column.setContentsMargins(side, tight, side, round(self._look.size("space.xs")))
        column.setSpacing(tight)
        self._luck_line = self._row(self.leave, self.luck)
        self._luck_line.addStretch(1)
        last = self._row(self.fold)
        last.addStretch(1)
        last.addWidget(self.secret)
        first, dice = self._first_row(), QGridLayout()
        dice.setSpacing(round(self._look.px(_DICE_GAP)))
        self._rows = TrayRows(column, first, last, dice, self.dice)
        column.addLayout(first)
        column.addWidget(self._error)
        column.addLayout(self._luck_line)
        column.addLayout(dice)
        column.addLayout(self._row(self._penalty, self.extra, self._bonus))
        column.addLayout(last)
        column.addWidget(self._details)
        column.addStretch(1)
        details = self._row(self.who, self.why)
        details.setContentsMargins(0, 0, 0, 0)
        self._details.setLayout(details)
        for part in (self._details, self._error, self.luck, self.leave):
            part.hide()
        self._frame(content)

    def _frame(self, content: QWidget) -> None:
        scroll = self._scroll
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(content)
        content.installEventFilter(self)
        scroll.viewport().installEventFilter(self)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scroll)

    def _row(self, *parts: QWidget) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self._row_gap)
        for part in parts:
            row.addWidget(part, 1 if part in {self.extra, self.who, self.why} else 0)
        return row

    def _first_row(self) -> QHBoxLayout:
        entry = QVBoxLayout()
        entry.setSpacing(1)
        entry.addWidget(self.field)
        entry.addWidget(self._caption)
        row = self._row()
        row.addWidget(self._strip, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addLayout(entry, 1)
        row.addWidget(self.roll, 0, Qt.AlignmentFlag.AlignTop)
        return row


def _percentile_text(words: Words, check: Percentile) -> str:
    count = abs(check.extra)
    if check.extra == 0:
        return roll_name(words, check)
    if check.extra > 0:
        text = words.ngettext(
            "%(count)d bonus die, lower ten", "%(count)d bonus dice, lowest ten", count
        )
    else:
        text = words.ngettext(
            "%(count)d penalty die, higher ten", "%(count)d penalty dice, highest ten", count
        )
    return text % {"count": count}


def _signed(number: int) -> str:
    sign = "+" if number > 0 else "−" if number < 0 else ""
    return f"{sign}{abs(number)}"
