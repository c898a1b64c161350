"""The sheet of shortcuts, read from the table of commands."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QScrollArea, QWidget
from typing_extensions import override

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.text_label import TextLabel
from duskboard.windows.command import CommandGroup, CommandTable, group_words, key_words
from duskboard.windows.framed_dialog import FramedDialog, MainButton
from duskboard.windows.run import key_part, paint_run, run_width

_SIZE = (720, 620)
_COLUMNS = 2
_KEYS_WIDTH = 110
_CAP_GAP = 6
_HEAD_HEIGHT = 30


@dataclass(frozen=True, slots=True, kw_only=True)
class KeyRow:
    """Keys that are no command's: those of a clock, of a note.

    Attributes:
        keys: What stands on the key caps.
        label: Says what they do, in the words given.
    """

    keys: tuple[str, ...]
    label: Callable[[Words], str]


@dataclass(frozen=True, slots=True, kw_only=True)
class KeyGroup:
    """Keys that hold in one place, and what that place is called."""

    label: Callable[[Words], str]
    rows: tuple[KeyRow, ...]


class ShortcutSheet(FramedDialog):
    """Every command that has a key, by group. It is not modal: it can stay open while playing."""

    def __init__(
        self,
        look: Look,
        words: Words,
        commands: CommandTable,
        parent: QWidget | None = None,
        more: Sequence[KeyGroup] = (),
    ) -> None:
        """Show the keys of commands, and `more` that hold in single places."""
        super().__init__(look, words, _SIZE, parent)
        self._commands = commands
        self._more = tuple(more)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._note = TextLabel(look, role=Role.TEXT2, lines=0)
        self._close = MainButton(look)
        self.body.addWidget(self._scroll, 1)
        self.body.addWidget(self._note)
        self.foot.add_left()
        self.foot.add_right(self._close)
        self._close.clicked.connect(self.accept)
        self.settle()
        self.retranslate()

    @override
    def settle(self) -> None:
        super().settle()

    @override
    def retranslate(self) -> None:
        words = self.words
        self.setWindowTitle(words.gettext("Shortcuts"))
        self._scroll.setWidget(self._sheet())
        self._note.setText(words.gettext("Single letters work while no text field has the cursor."))
        self._close.setText(words.gettext("Close"))

    def _sheet(self) -> QWidget:
        """Return the groups in two columns."""
        sheet = QWidget()
        row = QHBoxLayout(sheet)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(round(self.look.size("space.xl")))
        columns = [QGridLayout() for _ in range(_COLUMNS)]
        for column in columns:
            column.setColumnStretch(1, 1)
            column.setHorizontalSpacing(round(self.look.size("space.m")))
            column.setVerticalSpacing(round(self.look.size("space.xs")))
            row.addLayout(column, 1)
        for group in self._groups():
            self._add_group(min(columns, key=QGridLayout.rowCount), group)
        for column in columns:
            column.setRowStretch(column.rowCount(), 1)
        return sheet

    def _groups(self) -> Iterator[KeyGroup]:
        for group in CommandGroup:
            rows = tuple(
                KeyRow(keys=tuple(map(key_words, each.keys)), label=each.label)
                for each in self._commands.of_group(group)
                if each.keys
            )
            if rows:
                yield KeyGroup(label=partial(group_words, group), rows=rows)
        yield from self._more

    def _add_group(self, grid: QGridLayout, group: KeyGroup) -> None:
        name = group.label(self.words)
        head = TextLabel(self.look, name, TextStyle.CAPTION, role=Role.TEXT3)
        head.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
        head.setMinimumHeight(round(self.look.px(_HEAD_HEIGHT)))
        first = grid.rowCount()
        grid.addWidget(head, first, 0, 1, 2)
        for place, row in enumerate(group.rows, first + 1):
            grid.addWidget(_Keys(self.look, row.keys), place, 0)
            grid.addWidget(TextLabel(self.look, row.label(self.words), lines=2), place, 1)


class _Keys(QWidget):
    """The key caps of one row."""

    def __init__(self, look: Look, keys: tuple[str, ...]) -> None:
        super().__init__()
        self._look = look
        self._parts = [key_part(key, gap=_CAP_GAP) for key in keys]
        self.setAccessibleName(", ".join(keys))

    @override
    def sizeHint(self) -> QSize:
        width = max(self._look.px(_KEYS_WIDTH), run_width(self._look, self._parts))
        return QSize(round(width), round(self._look.size("row")))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_run(painter, self._look, QRectF(self.rect()), self._parts)
