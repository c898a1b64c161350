"""The command box: find anything, do anything, without leaving the keyboard."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid
from typing_extensions import override

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.key_cap import KeyCap
from duskboard.widgets.text_label import TextLabel
from duskboard.windows.box_list import BoxList
from duskboard.windows.box_row import BoxAct, BoxGroup, BoxRow, Search
from duskboard.windows.run import key_part, paint_run, run_width, text_part

_WIDTH = 760
_TOP = 60
_RING = 5
_FIELD_HEIGHT = 52
_FOOT_HEIGHT = 36
_MARGIN = 16
_EMPTY_HEIGHT = 56
_SEARCH_GLYPH = 18
_TYPE = 18
_RADIUS = 8
_FRAME = 1.5
_PAGE = 5
_MOST = 60
"""Rows of a group that are shown: who seeks one further down types another letter."""


class CommandBox(QFrame):
    """A box over the main window. It is not modal: what is behind goes on.

    Signals:
        closed(): It went away.
    """

    closed = Signal()

    def __init__(self, look: Look, words: Words, search: Search, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._words = words
        self._search = search
        self._window = parent
        self._before: QWidget | None = None
        self._field = QLineEdit()
        self._found = TextLabel(look, role=Role.TEXT2, ground=Role.BG2)
        self._escape = KeyCap(look, "", ground=Role.BG2)
        self._list = BoxList(look, words)
        self._empty = TextLabel(look, role=Role.TEXT2, ground=Role.BG2, lines=2)
        self._foot = _Foot(look, words)
        self._menu = QMenu(self)
        self._lay_out()
        self._connect()
        self._settle()
        self._retranslate()
        self.hide()

    @property
    def query(self) -> str:
        """What is typed."""
        return self._field.text()

    def open(self, query: str = "") -> None:
        """Show the box with something typed, and give it the keyboard."""
        if not self.isVisible():
            self._before = QApplication.focusWidget()
        self._field.setText(query)
        self._field.selectAll()
        self._refresh()
        self.show()
        self.raise_()
        self._field.setFocus()

    def close_box(self) -> None:
        """Go, and give the keyboard back to what had it."""
        before, self._before = self._before, None
        had_focus = self.isAncestorOf(QApplication.focusWidget() or self)
        self.hide()
        if had_focus and before is not None and isValid(before) and before.isVisible():
            before.setFocus()
        self.closed.emit()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() == QEvent.Type.Resize:
            self._place()
        elif watched is self._field and isinstance(event, QKeyEvent):
            return self._on_field_key(event)
        return False

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._settle()
            self._place()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ring = look.px(_RING)
        radius = look.px(_RADIUS)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.color(Role.BG0))
        painter.drawRoundedRect(QRectF(self.rect()), radius + ring, radius + ring)
        pen = look.px(_FRAME)
        inset = ring - pen / 2
        painter.setPen(look.pen(Role.LINE_STRONG, pen))
        painter.setBrush(look.color(Role.BG2))
        frame = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(frame, radius, radius)
        hair = look.size("stroke.hair")
        field = ring + look.px(_FIELD_HEIGHT)
        line = QRectF(ring, field - hair, self.width() - 2 * ring, hair)
        painter.fillRect(line, look.color(Role.LINE))
        side = look.px(_SEARCH_GLYPH)
        top = ring + (look.px(_FIELD_HEIGHT) - side) / 2
        sign = QRectF(ring + look.px(_MARGIN), top, side, side)
        look.glyphs.paint_glyph(painter, sign, "search", look.color(Role.TEXT2))
        painter.end()

    def _lay_out(self) -> None:
        self._top = QHBoxLayout()
        self._top.addWidget(self._field, 1)
        self._top.addWidget(self._found)
        self._top.addWidget(self._escape)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        self._beside = QHBoxLayout()
        self._beside.addWidget(self._empty)
        self._column.addLayout(self._top)
        self._column.addWidget(self._list, 1)
        self._column.addLayout(self._beside)
        self._column.addWidget(self._foot)

    def _connect(self) -> None:
        self._field.textChanged.connect(self._refresh)
        self._field.installEventFilter(self)
        self._window.installEventFilter(self)
        self._list.row_clicked.connect(self._run_first)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_application_focus_changed)

    def _settle(self) -> None:
        look = self._look
        ring, margin = round(look.px(_RING)), round(look.px(_MARGIN))
        self._column.setContentsMargins(ring, ring, ring, ring)
        left = margin + round(look.px(_SEARCH_GLYPH)) + round(look.size("space.m"))
        self._top.setContentsMargins(left, 0, margin, 0)
        self._top.setSpacing(round(look.size("space.m")))
        height = round(look.px(_FIELD_HEIGHT))
        size = look.font(TextStyle.HEAD, px=look.px(_TYPE)).pixelSize()
        plain = "border: none; background: transparent; padding: 0"
        plain = f"{plain}; min-height: {height}px; max-height: {height}px"
        self._field.setStyleSheet(f"QLineEdit {{ {plain}; font-size: {size}px }}")
        self._beside.setContentsMargins(margin, 0, margin, 0)
        self._empty.setFixedHeight(round(look.px(_EMPTY_HEIGHT)))

    def _retranslate(self) -> None:
        words = self._words
        label = words.gettext("Find or do anything")
        self.setAccessibleName(label)
        self._field.setAccessibleName(label)
        self._field.setPlaceholderText(label)
        self._list.setAccessibleName(words.gettext("Found"))
        self._escape.setText(words.pgettext("key", "Esc"))
        self._empty.setText(words.gettext("Nothing is called that."))
        self._foot.update()
        if self.isVisible():
            self._refresh()

    def _refresh(self) -> None:
        """Search for what is typed."""
        rows = self._search(self.query)
        self._list.mirror(list(_first_of_each_group(rows)), self.query)
        count = len(rows)
        found = self._words.ngettext("%(count)d found", "%(count)d found", count)
        self._found.setText(found % {"count": count})
        self._list.setVisible(count > 0)
        self._empty.setVisible(count == 0)
        self._place()

    def _place(self) -> None:
        """Stand below the top of the window, as high as what was found."""
        look = self._look
        ring = round(look.px(_RING))
        width = min(round(look.px(_WIDTH)), self._window.width() - 4 * ring) + 2 * ring
        top = round(look.px(_TOP)) - ring
        fixed = 2 * ring + round(look.px(_FIELD_HEIGHT)) + round(look.px(_FOOT_HEIGHT))
        empty = round(look.px(_EMPTY_HEIGHT))
        height = fixed + (self._list.wanted_height or empty)
        height = min(height, self._window.height() - top - ring)
        left = (self._window.width() - width) // 2
        self.setGeometry(QRect(left, top, width, height))

    def _on_field_key(self, event: QKeyEvent) -> bool:
        """Take the keys that move and choose; return whether the field has no part in it."""
        pressed = event.key()
        moves = {
            Qt.Key.Key_Down: 1,
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_PageDown: _PAGE,
            Qt.Key.Key_PageUp: -_PAGE,
        }
        acts = {
            Qt.Key.Key_Return: self._run_first,
            Qt.Key.Key_Enter: self._run_first,
            Qt.Key.Key_Tab: self._show_acts,
            Qt.Key.Key_Escape: self.close_box,
        }
        if pressed not in moves and pressed not in acts:
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()  # before any shortcut of the window
        elif event.type() == QEvent.Type.KeyPress and pressed in moves:
            self._list.walk(moves[Qt.Key(pressed)])
        elif event.type() == QEvent.Type.KeyPress:
            acts[Qt.Key(pressed)]()
        return True

    def _run_first(self) -> None:
        row = self._list.row
        if row is not None and row.enabled and row.acts:
            self._run(row.acts[0])

    def _run(self, act: BoxAct) -> None:
        # The keyboard is back where it was before the act may take it elsewhere.
        self.close_box()
        act.run()

    def _show_acts(self) -> None:
        row = self._list.row
        if row is None or not row.enabled or not row.acts:
            return
        self._menu.clear()
        for act in row.acts:
            text = f"{act.label}\t{act.key}" if act.key else act.label
            self._menu.addAction(text).triggered.connect(partial(self._on_act_triggered, act))
        below = self._list.row_corner()
        below.setX(below.x() - self._menu.sizeHint().width())
        self._menu.popup(below)
        self._menu.setActiveAction(self._menu.actions()[0])

    def _on_act_triggered(self, act: BoxAct) -> None:
        self._run(act)

    def _on_application_focus_changed(self, _old: QWidget | None, now: QWidget | None) -> None:
        elsewhere = now is not None and now is not self and not self.isAncestorOf(now)
        if elsewhere and self.isVisible() and not isinstance(now, QMenu):
            self._before = None
            self.close_box()


class _Foot(QWidget):
    """Teaches the quick forms, as many as there is room for."""

    def __init__(self, look: Look, words: Words) -> None:
        super().__init__()
        self._look = look
        self._words = words
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:
        return QSize(0, round(self._look.px(_FOOT_HEIGHT)))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look, words = self._look, self._words
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.color(Role.BG1))
        radius = look.px(_RADIUS - _FRAME)
        painter.drawRoundedRect(rect, radius, radius)
        painter.drawRect(rect.adjusted(0, 0, 0, -radius))
        margin = look.px(_MARGIN)
        room = rect.adjusted(margin, 0, -margin, 0)
        more = [key_part(words.pgettext("key", "Tab")), text_part(words.gettext("more on the row"))]
        width = run_width(look, more)
        paint_run(painter, look, room.adjusted(room.width() - width, 0, 0, 0), more)
        room.setRight(room.right() - width - margin)
        for form, meaning in (
            (words.pgettext("quick form", "3d6+2"), words.gettext("rolls")),
            (words.pgettext("quick form", "Alarm 6 danger"), words.gettext("makes a clock")),
        ):
            parts = [key_part(form), text_part(meaning)]
            width = run_width(look, parts)
            if width > room.width():
                break
            paint_run(painter, look, room, parts)
            room.setLeft(room.left() + width + margin)
        painter.end()


def _first_of_each_group(rows: Sequence[BoxRow]) -> Iterator[BoxRow]:
    counts: Counter[BoxGroup] = Counter()
    for row in rows:
        counts[row.group] += 1
        if counts[row.group] <= _MOST:
            yield row
