"""What was said to screen readers, to be read again, read aloud or copied."""

import math
from dataclasses import dataclass
from datetime import tzinfo
from enum import StrEnum

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)
from typing_extensions import override

from duskboard.core.identity import EntityId
from duskboard.i18n.listing import clauses
from duskboard.i18n.moment_text import time_text
from duskboard.i18n.words import Words
from duskboard.models.view_list_model import ModelRole, ViewListModel
from duskboard.panels.row_painting import SIDE, Index, paint_focus, paint_ground, row_ground
from duskboard.table.entity import Moment
from duskboard.theme.look import Look
from duskboard.theme.text import LEFT, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import LOOK_EVENTS

MOST = 60
"""How many are kept; the oldest go first."""
_TIME = 52.0
_PADDING = 7.0
_LINE = 18.0
_KIND = 16.0
_MOST_LINES = 4


class SpeechKind(StrEnum):
    """Why something was said."""

    RESULT = "result"
    """What happened at the table."""
    TURN = "turn"
    """The turn went on, or something was refused."""
    VALUE = "value"
    """What is in hand was adjusted."""
    FOCUS = "focus"
    """Something got the keyboard."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Utterance:
    """Something said.

    Attributes:
        number: Its number, counted up; its identifier in the list.
        text: What was said.
        kind: Why.
        at: When.
    """

    number: int
    text: str
    kind: SpeechKind
    at: Moment


class SpokenList(QListView):
    """The last things said, the newest first. Ctrl+C copies the row that has the keyboard."""

    def __init__(
        self, look: Look, words: Words, zone: tzinfo | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._model = ViewListModel[Utterance](
            lambda one: EntityId(str(one.number)), lambda one: utterance_text(words, one), self
        )
        self._count = 0
        self.setModel(self._model)
        self.setItemDelegate(_SpokenDelegate(look, words, zone, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)
        self.say()

    @property
    def utterances(self) -> tuple[Utterance, ...]:
        """What was said, the newest first."""
        return self._model.views

    def hear(self, text: str, kind: SpeechKind, at: Moment) -> None:
        """Keep something that was said; what was said right before is not kept twice."""
        newest = self.utterances[0] if self.utterances else None
        if not text or (newest is not None and newest.text == text):
            return
        if newest is not None and newest.kind is kind is SpeechKind.FOCUS:
            rest = self.utterances[1:]  # where the keyboard went on to stands for where it was
        else:
            rest = self.utterances
        self._count += 1
        one = Utterance(number=self._count, text=text, kind=kind, at=at)
        self._model.mirror((one, *rest[: MOST - 1]))
        if len(self.utterances) == 1:
            self.viewport().update()

    def copy(self) -> None:
        """Copy the row that has the keyboard, or the newest thing that happened."""
        one = self.currentIndex().data(ModelRole.VIEW)
        if not isinstance(one, Utterance):
            told = [each for each in self.utterances if each.kind is SpeechKind.RESULT]
            one = next(iter((*told, *self.utterances)), None)
        if one is not None:
            QGuiApplication.clipboard().setText(one.text)

    def say(self) -> None:
        """Name the list in the words of now."""
        self.setAccessibleName(self._words.pgettext("chase", "Spoken"))
        hint = self._words.pgettext("chase", "Ctrl+C copies a line")
        self.setAccessibleDescription(hint)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()
        if event.type() in LOOK_EVENTS:
            self.scheduleDelayedItemsLayout()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        else:
            super().keyPressEvent(event)

    @override
    def keyboardSearch(self, search: str) -> None:
        """Letters are keys of the table here, not the beginning of a line."""

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.utterances:
            return
        with QPainter(self.viewport()) as painter:
            look = self._look
            room = QRectF(self.viewport().rect()).adjusted(look.px(SIDE), look.px(SIDE), 0, 0)
            room.setHeight(look.px(_LINE))
            text = self._words.pgettext("chase", "What happens is told here in plain words.")
            paint_text(painter, look, room, text, TextStyle.BODY, Role.TEXT2, align=LEFT)


class _SpokenDelegate(QStyledItemDelegate):
    def __init__(self, look: Look, words: Words, zone: tzinfo | None, parent: QListView) -> None:
        super().__init__(parent)
        self._look, self._words, self._zone, self._list = look, words, zone, parent

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        one = index.data(ModelRole.VIEW)
        height = self._height(one.text) if isinstance(one, Utterance) else 0.0
        px = self._look.px
        return QSize(0, math.ceil(2 * px(_PADDING) + height + px(_KIND)))

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        one = index.data(ModelRole.VIEW)
        if not isinstance(one, Utterance):
            return
        look, words, rect = self._look, self._words, QRectF(option.rect)
        is_newest = index.row() == 0
        painter.save()
        ground = Role.BG2 if is_newest else row_ground(option)
        paint_ground(painter, look, rect, ground)
        px = look.px
        top = rect.top() + px(_PADDING)
        time = QRectF(rect.left() + px(SIDE), top, px(_TIME), px(_LINE))
        paint_text(
            painter, look, time, time_text(words, one.at, self._zone), TextStyle.CAPTION,
            Role.TEXT3, align=LEFT, ground=ground,
        )  # fmt: skip
        style = TextStyle.LABEL if is_newest else TextStyle.BODY
        right = rect.right() - px(SIDE)
        room = QRectF(time.right(), top, right - time.right(), self._height(one.text))
        paint_text(
            painter, look, room, one.text, style, Role.TEXT, align=LEFT, ground=ground,
            lines=_MOST_LINES,
        )  # fmt: skip
        below = QRectF(room.left(), room.bottom(), room.width(), px(_KIND))
        paint_text(
            painter, look, below, kind_text(words, one.kind), TextStyle.CAPTION, Role.TEXT3,
            align=LEFT, ground=ground,
        )  # fmt: skip
        painter.restore()
        paint_focus(painter, look, option)

    def _height(self, text: str) -> float:
        """Return how high a text is in the room beside the time."""
        px = self._look.px
        room = max(1.0, self._list.viewport().width() - 2 * px(SIDE) - px(_TIME))
        size = measure_text(self._look, text, TextStyle.LABEL, width=room, lines=_MOST_LINES)
        return size.height()


def kind_text(words: Words, kind: SpeechKind) -> str:
    """Return why something was said."""
    texts = {
        SpeechKind.RESULT: words.pgettext("spoken", "what happened"),
        SpeechKind.TURN: words.pgettext("spoken", "announced"),
        SpeechKind.VALUE: words.pgettext("spoken", "value changed"),
        SpeechKind.FOCUS: words.pgettext("spoken", "focus"),
    }
    return texts[kind]


def utterance_text(words: Words, one: Utterance) -> str:
    """Return a row as screen readers say it again."""
    return clauses(words, [one.text, kind_text(words, one.kind)])
