"""Skills at three levels: a cell is the level at which a check is taken in hand."""

from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)
from typing_extensions import override

from duskboard.board.track_keys import is_of_dice
from duskboard.core.chase.check import CheckSource, Difficulty, needed
from duskboard.core.chase.participant import Skill
from duskboard.i18n.chase_check_text import check_name, check_value
from duskboard.i18n.chase_enum_text import skill_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.panels.row_painting import Index, paint_focus, row_ground
from duskboard.panels.skill_head import SHORT, SIDE, SkillHead
from duskboard.panels.vital_box import MOST, NumberField
from duskboard.theme.look import Look
from duskboard.theme.name_key import is_name_key
from duskboard.theme.text import LEFT, RIGHT, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import LOOK_EVENTS

ROW_HEIGHT = 24.0
"""A row, in logical pixels."""

LEVELS = (Difficulty.REGULAR, Difficulty.HARD, Difficulty.EXTREME)
"""The levels by column, from the second on."""

_LAMP = 3.0
_NO_PARENT = QModelIndex()
_AT_LEVEL = {
    Qt.KeyboardModifier.NoModifier: None,
    Qt.KeyboardModifier.ShiftModifier: Difficulty.HARD,
    Qt.KeyboardModifier.ControlModifier: Difficulty.EXTREME,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Armed:
    """What is in hand: which check, and at which level."""

    name: str
    difficulty: Difficulty


class SkillModel(QAbstractTableModel):
    """Skills as rows; the columns are the name and what must be rolled at each level."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._skills: tuple[Skill, ...] = ()
        self._source = CheckSource.D100

    @property
    def skills(self) -> tuple[Skill, ...]:
        """The skills, by row."""
        return self._skills

    @property
    def has_levels(self) -> bool:
        """Whether there is a column for each level, or one for the dice alone."""
        return self._source is CheckSource.D100

    def mirror(self, skills: tuple[Skill, ...], source: CheckSource) -> bool:
        """Show skills, those of a game; return whether they are others."""
        if (skills, source) == (self._skills, self._source):
            return False
        names = [one.name for one in skills]
        if source is self._source and names == [one.name for one in self._skills]:
            self._skills = skills
            last = self.index(len(skills) - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last)
            return True
        self.beginResetModel()
        self._skills, self._source = skills, source
        self.endResetModel()
        return True

    def say(self) -> None:
        """Say everything anew, in the words of now."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)
        if self._skills:
            last = self.index(len(self._skills) - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    @override
    def rowCount(self, parent: Index = _NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._skills)

    @override
    def columnCount(self, parent: Index = _NO_PARENT) -> int:
        if parent.isValid():
            return 0
        return 1 + (len(LEVELS) if self.has_levels else 1)

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        found = super().flags(index)
        return found | Qt.ItemFlag.ItemIsEditable if index.column() == 1 else found

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        skill = self.skill(index)
        if skill is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(skill, index.column())
        if role == Qt.ItemDataRole.EditRole:
            return str(skill.value)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            name, level = self._text(skill, 0), self.level(index)
            text = self._text(skill, max(1, index.column()))
            parts = [name, enum_text(self._words, level), text] if self.has_levels else [name, text]
            return clauses(self._words, parts)
        return None

    @override
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == SHORT and section and self.has_levels:
            return self._short(LEVELS[section - 1])
        if role not in {Qt.ItemDataRole.DisplayRole, SHORT}:
            return None
        if section == 0:
            return self._words.pgettext("quick sheet", "Skill")
        if not self.has_levels:
            return self._words.pgettext("quick sheet", "Dice")
        return enum_text(self._words, LEVELS[section - 1])

    def skill(self, index: Index) -> Skill | None:
        """Return the skill of a row, or None."""
        rows = self._skills
        return rows[index.row()] if index.isValid() and index.row() < len(rows) else None

    def level(self, index: Index) -> Difficulty:
        """Return the level of a cell; regular where it is the name."""
        if not self.has_levels:
            return Difficulty.REGULAR
        return LEVELS[max(0, index.column() - 1)]

    def texts(self, column: int) -> list[str]:
        """Return what stands in a column, from the top."""
        return [self._text(one, column) for one in self._skills]

    def _short(self, level: Difficulty) -> str:
        """Return how a level is said where there is little room."""
        words = self._words
        return {
            Difficulty.REGULAR: words.pgettext("short difficulty", "Reg."),
            Difficulty.HARD: words.pgettext("short difficulty", "Hard"),
            Difficulty.EXTREME: words.pgettext("short difficulty", "Extr."),
        }[level]

    def _text(self, skill: Skill, column: int) -> str:
        if column == 0:
            return self._name(skill)
        if not self.has_levels:
            return check_value(self._words, self._source, skill.value)
        if column == 1:
            return str(skill.value)
        return str(needed(skill.value, LEVELS[column - 1])) if skill.value else "0"

    def _name(self, skill: Skill) -> str:
        """Return what is rolled; where two skills are one roll of a game, for which it is."""
        name = check_name(self._words, skill.name, self._source)
        names = [check_name(self._words, one.name, self._source) for one in self._skills]
        if names.count(name) < 2:
            return name
        texts = {"roll": name, "skill": skill_text(self._words, skill.name)}
        return self._words.pgettext("quick sheet", "%(roll)s (%(skill)s)") % texts


class SkillTable(QTableView):
    """The table.

    Signals:
        level_requested(str, Difficulty): A check shall be taken in hand.
        go_requested(): What is in hand shall be rolled.
        extra_requested(int): It gets so many bonus dice more.
        value_typed(str, int | None): A skill is worth so much; None: it is gone.
        dice_typed(str): A digit or "=" with a check in hand: what real dice show.
        left(): Esc was pressed.
    """

    level_requested = Signal(object, object)
    go_requested = Signal()
    extra_requested = Signal(int)
    value_typed = Signal(object, object)
    dice_typed = Signal(str)
    left = Signal()

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self.rows = SkillModel(words, self)
        self.armed: Armed | None = None
        self._widest: tuple[float, ...] = ()
        self.setModel(self.rows)
        self.setItemDelegate(_SkillDelegate(look, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.head = SkillHead(look, self)
        self.setHorizontalHeader(self.head)
        self._measure()

    def mirror(self, skills: tuple[Skill, ...], source: CheckSource, armed: Armed | None) -> None:
        """Show skills, and which of them is in hand."""
        if self.rows.mirror(skills, source):
            self._measure()
        if armed != self.armed:
            self.armed = armed
            self.viewport().update()

    def say(self) -> None:
        """Say everything anew, in the words of now."""
        self.setAccessibleName(self._words.pgettext("quick sheet", "Skills"))
        self.rows.say()
        self._measure()

    def begin_edit(self) -> None:
        """Type over the value of the current row."""
        index = self.currentIndex()
        if index.isValid():
            self.edit(index.siblingAtColumn(1))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in LOOK_EVENTS:
            self._measure()

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and index == self.currentIndex():
            self._arm(index, None)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()  # two clicks arm it once; to roll is another act

    @override
    def event(self, event: QEvent) -> bool:
        is_override = event.type() == QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and self._is_ours(event):
            event.accept()
            return True
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._takes_dice(event):
            self.dice_typed.emit(event.text())
            return
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if modifiers in _AT_LEVEL:
                self._enter(_AT_LEVEL[modifiers])
            case Qt.Key.Key_B:
                self.extra_requested.emit(1)
            case Qt.Key.Key_P:
                self.extra_requested.emit(-1)
            case _ if is_name_key(event):
                self.begin_edit()
            case Qt.Key.Key_Delete:
                skill = self.rows.skill(self.currentIndex())
                if skill is not None:
                    self.value_typed.emit(skill.name, None)
            case Qt.Key.Key_Escape:
                self.left.emit()
            case _:
                super().keyPressEvent(event)

    def _is_ours(self, event: QKeyEvent) -> bool:
        """Whether a key is for the table rather than for a command of the window."""
        return is_name_key(event) or self._takes_dice(event)

    def _takes_dice(self, event: QKeyEvent) -> bool:
        return self.armed is not None and is_of_dice(event)

    def _enter(self, level: Difficulty | None) -> None:
        """Take the check of the current cell in hand, or roll it where it is."""
        index = self.currentIndex()
        skill = self.rows.skill(index)
        if skill is None:
            return
        wanted = Armed(name=skill.name, difficulty=level or self.rows.level(index))
        if self.armed == wanted:
            self.go_requested.emit()
        else:
            self._arm(index, level)

    def _arm(self, index: QModelIndex, level: Difficulty | None) -> None:
        skill = self.rows.skill(index)
        if skill is not None:
            self.level_requested.emit(skill.name, level or self.rows.level(index))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _measure(self) -> None:
        """Measure what stands in each column, and share the width by it."""
        rows, look = self.rows, self._look
        self.verticalHeader().setDefaultSectionSize(round(look.px(ROW_HEIGHT)))
        styles = (TextStyle.BODY, *[TextStyle.LABEL] * (rows.columnCount() - 1))
        self._widest = tuple(
            max(
                (measure_text(look, text, style).width() for text in rows.texts(column)),
                default=0.0,
            )
            for column, style in enumerate(styles)
        )
        self._fit()

    def _fit(self) -> None:
        name, *numbers = self._widest
        self.head.fit(self.viewport().width(), name, numbers)


class _SkillDelegate(QStyledItemDelegate):
    def __init__(self, look: Look, table: SkillTable) -> None:
        super().__init__(table)
        self._look, self._table = look, table

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, round(self._look.px(ROW_HEIGHT)))

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look, rect, table = self._look, QRectF(option.rect), self._table
        skill, armed = table.rows.skill(index), table.armed
        if skill is None:
            return
        is_lit = armed is not None and armed.name == skill.name
        is_level = is_lit and armed is not None and table.rows.level(index) is armed.difficulty
        ground = Role.NOW_DIM if is_lit else row_ground(option)
        painter.fillRect(rect, look.color(ground))
        column = index.column()
        if is_lit and column == 0:
            bar = QRectF(rect.left(), rect.top(), look.px(_LAMP), rect.height())
            painter.fillRect(bar, look.color(Role.NOW))
        side = look.px(SIDE)
        room = rect.adjusted(side if column == 0 else 0, 0, -side if column else 0, 0)
        is_main = column == 1 or (is_level and column > 0)
        style = TextStyle.LABEL if is_main else TextStyle.BODY
        role = Role.NOW if is_level and column else Role.TEXT if column <= 1 else Role.TEXT2
        align = LEFT if column == 0 else RIGHT
        text = str(index.data(Qt.ItemDataRole.DisplayRole))
        paint_text(painter, look, room, text, style, role, align=align, ground=ground)
        paint_focus(painter, look, option)

    @override
    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        field = NumberField(parent)
        field.setAccessibleName(str(index.data(Qt.ItemDataRole.AccessibleTextRole)))
        return field  # Enter and Esc are the delegate's own business

    @override
    def setModelData(self, editor: QWidget, model: object, index: Index) -> None:
        skill = self._table.rows.skill(index)
        text = editor.text().strip() if isinstance(editor, NumberField) else ""
        if skill is None or not text.isdecimal():
            return
        value = min(MOST, int(text))
        if value != skill.value:
            self._table.value_typed.emit(skill.name, value)
