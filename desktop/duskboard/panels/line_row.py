"""A pool of the line-up: who, what, how hard, and what real dice show."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget
from typing_extensions import override

from duskboard.core.dice import DiceError, ExpressionError, Pool
from duskboard.core.storyteller.difficulty import EASIEST, HARDEST
from duskboard.core.storyteller.roll import OVERRULED_POOL, PoolVerdict
from duskboard.i18n.error_text import error_text
from duskboard.i18n.listing import clauses, dotted
from duskboard.i18n.storyteller_roll_text import verdict_text
from duskboard.i18n.words import Words
from duskboard.panels.dice_entry import read_check
from duskboard.panels.entry_field import EntryField
from duskboard.panels.line_offer import LineView
from duskboard.panels.pool_text import dice_name, difficulty_reason
from duskboard.play.storyteller.decision import PoolDecision
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.stepper import Stepper
from duskboard.widgets.switch import CheckBox
from duskboard.widgets.text_label import TextLabel

_FIELD = 92.0
_WIDE_FROM = 460.0
"""Logical pixels of width from which on the difficulty says what it is."""


class LineRow(QWidget):
    """Shows a pool.

    Signals:
        difficulty_typed(int, int): Its number, and the difficulty that it shall have.
        told(int, object, str): Its number, what real dice show or None, and as it was typed.
        remove_requested(int): It shall go.
        overrule_toggled(int): It shall be rolled whatever forbids it, or not.
    """

    difficulty_typed = Signal(int, int)
    told = Signal(int, object, str)
    remove_requested = Signal(int)
    overrule_toggled = Signal(int)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._line: LineView | None = None
        self._name = TextLabel(look, "", TextStyle.LABEL)
        self._what = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2, lines=2)
        self._says = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2, lines=2)
        self.difficulty = Stepper(look)
        self.field = EntryField()
        self.overrule = CheckBox(look, "")
        self.remove = GlyphButton(look, "", glyph="close", role="tool", small=True)
        self._look = look
        self.field.keep_width(look, _FIELD)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, round(look.px(3)), 0, round(look.px(3)))
        grid.setHorizontalSpacing(round(look.px(8)))
        grid.setVerticalSpacing(0)
        grid.addWidget(self._name, 0, 0)
        grid.addWidget(self._what, 1, 0, 1, 2)
        grid.addWidget(self.difficulty, 0, 1)
        grid.addWidget(self._says, 2, 0, 1, 2)
        grid.addWidget(self.overrule, 3, 0, 1, 2)
        grid.addWidget(self.field, 0, 2, 3, 1)
        grid.addWidget(self.remove, 0, 3, 3, 1)
        grid.setColumnStretch(0, 1)
        self.difficulty.stepped.connect(self._on_difficulty_stepped)
        self.field.entered.connect(self._on_field_entered)
        self.field.left.connect(self._on_field_left)
        self.field.textEdited.connect(self._on_field_text_edited)
        self.remove.clicked.connect(self._on_remove_clicked)
        self.overrule.clicked.connect(self._on_overrule_clicked)

    def mirror(self, line: LineView) -> None:
        """Show a pool."""
        words, before = self._words, self._line
        is_new = before is None or before.key != line.key
        self._line = line
        self._name.setText(line.name or words.pgettext("vampire", "Somebody"))
        self.difficulty.setToolTip(words.pgettext("vampire", "Difficulty"))
        self.difficulty.mirror(
            self._difficulty_label(),
            str(line.difficulty.used),
            less=words.pgettext("vampire", "Easier by one"),
            more=words.pgettext("vampire", "Harder by one"),
        )
        hard = line.difficulty
        self.difficulty.limit(can_less=line.base > EASIEST, can_more=line.base < HARDEST)
        source = self._source(line)
        said, role = "", Role.TEXT2
        if line.fallen is not None:
            source = ""
            said = verdict_text(words, line.fallen.verdict, line.fallen.net)
            is_good = line.fallen.verdict is PoolVerdict.SUCCESS
            role = Role.GOOD if is_good else Role.BAD
        elif line.refusal is not None:
            said, role = error_text(words, line.refusal), Role.BAD
        self._what.setText(dotted(words, [line.what, dice_name(line.dice), source]))
        self._says.setText(said)
        self._says.setVisible(bool(said))
        self._says.set_role(role)
        # What is typed and not yet told stays, though another row of the panel tells its own.
        if is_new or before is None or before.said != line.said:
            self.field.setText(line.said)
            self.field.mark_error(wrong=False)
        self.field.setPlaceholderText(words.pgettext("real dice", "or faces"))
        tip = words.pgettext("vampire", "The faces of real dice, or the successes alone: 3")
        self.field.setToolTip(tip)
        self.field.setAccessibleName(clauses(words, [line.name, tip]))
        self.overrule.setText(words.pgettext("vampire", "Overrule"))
        self.overrule.setToolTip(words.pgettext("vampire", "Roll all the same; the log says so"))
        self.overrule.setAccessibleName(clauses(words, [self.overrule.text(), line.name]))
        self.overrule.setChecked(line.side.is_overruled)
        self.overrule.setVisible(line.can_overrule)
        remove = words.pgettext("vampire", "Take out of the line-up")
        self.remove.setToolTip(remove)
        self.remove.setAccessibleName(clauses(words, [remove, line.name]))
        self.setAccessibleName(clauses(words, [line.name, self._what.text(), str(hard.used)]))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        label = self._difficulty_label()
        self.difficulty.label.setText(label)
        self.difficulty.label.setVisible(bool(label))

    @property
    def key(self) -> int:
        """The number of the pool that is shown, or 0."""
        return self._line.key if self._line is not None else 0

    def settle(self) -> bool:
        """Take what stands in the field; return whether it can be read."""
        return self._read(self.field.text())

    def _difficulty_label(self) -> str:
        """Return what stands before the difficulty; "" where the names need the room."""
        is_roomy = self.width() >= self._look.px(_WIDE_FROM)
        return self._words.pgettext("vampire", "Difficulty") if is_roomy else ""

    def _source(self, line: LineView) -> str:
        """Return where the difficulty comes from, and what is added to it."""
        words, offered, whence = self._words, line.offered, ""
        if offered is not None:
            whence = words.pgettext("vampire", "by the other pool")
            if offered.is_clamped:
                text = words.npgettext(
                    "vampire",
                    "by the other pool, %(raw)d die",
                    "by the other pool, %(raw)d dice",
                    offered.raw,
                )
                whence = text % {"raw": offered.raw}
        elif line.is_said:
            whence = words.pgettext("vampire", "difficulty as you said")
        added = ""
        if line.pool is not None and isinstance(line.side, PoolDecision):
            added = difficulty_reason(words, line.side.terms, line.pool)
        return dotted(words, [whence, added])

    def _read(self, text: str) -> bool:
        line, words = self._line, self._words
        if line is None or text.strip() == line.said:
            return True
        if not text.strip():
            self.told.emit(line.key, None, "")
            return True
        dice = Pool(count=max(0, min(OVERRULED_POOL, line.dice)), target=line.difficulty.used)
        try:
            said = read_check(words, text, dice)
        except ExpressionError:
            error = words.pgettext("vampire", "Type the faces, the successes alone, or “botch”.")
        except DiceError as refused:
            error = error_text(words, refused)
        else:
            self.told.emit(line.key, said, text.strip())
            return True
        self.field.mark_error(wrong=True)
        self._says.setText(error)
        self._says.show()
        self._says.set_role(Role.BAD)
        return False

    def _on_difficulty_stepped(self, by: int) -> None:
        if self._line is not None:
            self.difficulty_typed.emit(self._line.key, self._line.base + by)

    def _on_field_entered(self, text: str) -> None:
        self._read(text)

    def _on_field_left(self) -> None:
        self.field.clear()
        self._read("")

    def _on_field_text_edited(self) -> None:
        self.field.mark_error(wrong=False)

    def _on_overrule_clicked(self) -> None:
        if self._line is not None:
            self.overrule_toggled.emit(self._line.key)

    def _on_remove_clicked(self) -> None:
        if self._line is not None:
            self.remove_requested.emit(self._line.key)
