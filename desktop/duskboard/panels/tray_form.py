"""What the dice tray is made of: field, dice, bonus and penalty, for whom and what for."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
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
        self.field.setMinimumWidth(round(look.px(_FIELD)))
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
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._make_room()
        return super().eventFilter(watched, event)

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
        self.fold.setText(told if told and not is_open else prompt)

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

        So nothing must be scrolled to; very large text would leave too little for other docks.
        """
        wide = max(row.minimumSize().width() for row in self._rows) + 2 * self._side
        self._scroll.setMinimumWidth(min(wide, _WIDEST))
        told = bool(self._error.text())
        self._scroll.setMinimumHeight(self._column.totalHeightForWidth(self.width()) if told else 0)

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
        gap, side = round(self._look.size("space.s")), round(self._look.size("space.m"))
        content = QWidget()
        column = QVBoxLayout(content)
        tight = round(self._look.px(_TIGHT))
        column.setContentsMargins(side, tight, side, round(self._look.size("space.xs")))
        column.setSpacing(tight)
        column.addLayout(self._first_row(gap))
        column.addWidget(self._error)
        column.addLayout(self._luck_row(gap))
        self._rows = (self._dice_row(), self._extra_row(gap), QHBoxLayout())
        column.addLayout(self._rows[0])
        column.addLayout(self._rows[1])
        last = self._rows[2]
        last.addWidget(self.fold)
        last.addStretch(1)
        last.addWidget(self.secret)
        column.addLayout(last)
        self._side = side
        details = QGridLayout(self._details)
        details.setContentsMargins(0, 0, 0, 0)
        details.setSpacing(gap)
        details.addWidget(self.who, 0, 0)
        details.addWidget(self.why, 0, 1)
        column.addWidget(self._details)
        column.addStretch(1)
        self._details.hide()
        self._error.hide()
        scroll = self._scroll
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(content)
        content.installEventFilter(self)
        self._column = column
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scroll)

    def _first_row(self, gap: int) -> QHBoxLayout:
        entry = QVBoxLayout()
        entry.setSpacing(1)
        entry.addWidget(self.field)
        entry.addWidget(self._caption)
        row = QHBoxLayout()
        row.setSpacing(gap)
        row.addWidget(self._strip, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addLayout(entry, 1)
        row.addWidget(self.roll, 0, Qt.AlignmentFlag.AlignTop)
        return row

    def _luck_row(self, gap: int) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(gap)
        row.addWidget(self.leave)
        row.addWidget(self.luck)
        row.addStretch(1)
        self.luck.hide()
        self.leave.hide()
        return row

    def _dice_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(round(self._look.px(6)))
        for die in self.dice:
            row.addWidget(die, 1)
        return row

    def _extra_row(self, gap: int) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(gap)
        row.addWidget(self._penalty)
        row.addWidget(self.extra, 1)
        row.addWidget(self._bonus)
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
