"""Sheets on screen: what can be read there, and hands that write on them and roll."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QListView,
    QMenu,
    QWidget,
)
from pytestqt.qtbot import QtBot
from tests.seat.player import Player

from duskboard.panels.sheet_page import SheetPage
from duskboard.panels.sheet_panel import SheetPanel
from duskboard.widgets.box_track import BoxTrack
from duskboard.widgets.health_box import BoxMark, HealthBox
from duskboard.widgets.trait_row import TraitRow

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


class SheetSeat:
    """Somebody before the sheets of an open campaign; every act of the hands is an input.

    Attributes:
        inputs: Clicks, chords and typed lines so far.
    """

    def __init__(self, qtbot: QtBot, player: Player) -> None:
        self._qtbot, self._player = qtbot, player
        player.size = (1920, 1080)
        self.inputs = 0

    @property
    def panel(self) -> SheetPanel:
        return self._player.evening.desk.sheet_panel

    @property
    def page(self) -> SheetPage:
        page = self.panel.page
        assert page is not None
        return page

    # ---- what can be read

    def row(self, name: str) -> TraitRow:
        """Return the row of a trait by what stands on it."""
        found = [
            one
            for one in self.page.findChildren(TraitRow)
            if one.accessibleName() == name and one.isVisible()
        ]
        assert len(found) == 1, (name, found)
        return found[0]

    def says(self, name: str) -> str:
        """Return what screen readers say of a trait."""
        return self.row(name).accessibleDescription()

    def dots(self) -> dict[str, int]:
        """Return the dots of every trait that has some."""
        rows = [one for one in self.page.findChildren(TraitRow) if one.isVisible()]
        return {one.accessibleName(): one.value() for one in rows if one.value()}

    def sum(self) -> str:
        """Return what the pool in hand is made of, or "" where there is none."""
        strip = self.panel.bar.sum
        return strip.accessibleName() if strip.isVisible() else ""

    def said(self) -> str:
        """Return what stands under the pool in hand."""
        return self.panel.bar.said.text()

    def tabs(self) -> tuple[str, ...]:
        """Return the names on the tabs."""
        return tuple(button.text() for button in self.panel.tabs.buttons.values())

    def health(self) -> tuple[str, ...]:
        """Return what is marked in each health box, as screen readers say it."""
        rows = [row for row in self.page.body.rows if row.face.mark is not BoxMark.NONE]
        return tuple(row.accessibleDescription() for row in rows)

    def log(self, step: int = 0) -> str:
        """Return a row of the log as screen readers say it but for the time, 0 for the newest."""
        rows = self._player.evening.desk.log_panel.findChild(QListView)
        assert rows is not None
        text = str(rows.model().index(step, 0).data(Qt.ItemDataRole.AccessibleTextRole))
        return text.rpartition(", ")[0] or text.rpartition("，")[0]

    # ---- hands; each is one input

    def key(self, *keys: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
        """Press keys where the focus is, one after the other."""
        for key in keys:
            self.inputs += 1
            self._player.key(key, modifier)

    def line(self, text: str) -> None:
        """Type a line and press Enter."""
        self.inputs += 1
        self._player.line(text)

    def click(self, what: QWidget) -> None:
        """Click a widget that is in sight."""
        self.inputs += 1
        self.panel._area.ensureWidgetVisible(what)
        assert what.isVisible()
        assert what.isEnabled()
        self._qtbot.mouseClick(what, LEFT)

    def click_text(self, text: str) -> None:
        """Click the one button of the panel that bears a text."""
        buttons = self.panel.findChildren(QAbstractButton)
        (found,) = (one for one in buttons if one.text() == text and one.isVisible())
        self.click(found)

    def choose(self, *path: str) -> None:
        """Choose from the menu that is open."""
        menu = QApplication.activePopupWidget()
        for text in path:
            assert isinstance(menu, QMenu), path
            act = next(one for one in menu.actions() if one.text() == text)
            assert act.isEnabled(), text
            menu.setActiveAction(act)
            self.inputs += 1
            at = menu.actionGeometry(act).center()
            self._qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=at)
            menu = QApplication.activePopupWidget()

    def ask_of_log(self) -> None:
        """Open the menu of the newest row of the log."""
        self.inputs += 1
        rows = self._player.evening.desk.log_panel.findChild(QListView)
        assert rows is not None
        at = rows.visualRect(rows.model().index(0, 0)).center()
        asked = QContextMenuEvent(
            QContextMenuEvent.Reason.Mouse, at, rows.viewport().mapToGlobal(at)
        )
        QApplication.sendEvent(rows.viewport(), asked)

    def click_track(self, track: BoxTrack, place: int) -> None:
        """Click a box of what there is to spend, 1 for the first."""
        self.inputs += 1
        self.panel._area.ensureWidgetVisible(track)
        self._qtbot.mouseClick(track, LEFT, NONE, track.box_rect(place).center().toPoint())

    def pick(self, choice: QComboBox, text: str) -> None:
        """Choose from a field that opens a list, by the keyboard."""
        self.panel._area.ensureWidgetVisible(choice)
        choice.setFocus(Qt.FocusReason.TabFocusReason)
        place = choice.findText(text)
        assert place >= 0, text
        while choice.currentIndex() != place:
            down = choice.currentIndex() < place
            self.key(Qt.Key.Key_Down if down else Qt.Key.Key_Up)

    def clear_sheets(self) -> None:
        """Take every sheet of the sample off the table; that is no input of what is tried."""
        while self.panel.tabs.buttons:
            self.click(self.panel.tabs._more)
            self.choose("Remove")
        self.inputs = 0

    def click_label(self, name: str) -> None:
        """Click the label of a trait."""
        row = self.row(name)
        self.inputs += 1
        self.panel._area.ensureWidgetVisible(row)
        self._qtbot.mouseClick(row, LEFT, NONE, QPoint(20, row.height() // 2))

    def double_click_label(self, name: str) -> None:
        """Double-click the label of a trait."""
        row = self.row(name)
        self.inputs += 1
        at = QPoint(20, row.height() // 2)
        QTest.mouseClick(row, LEFT, NONE, at)
        QTest.mouseDClick(row, LEFT, NONE, at)

    def click_dot(self, name: str, place: int, modifier: Qt.KeyboardModifier = NONE) -> None:
        """Click a dot of a trait, 1 for the first."""
        row = self.row(name)
        self.inputs += 1
        self.panel._area.ensureWidgetVisible(row)
        self._qtbot.mouseClick(row, LEFT, modifier, row.dot_point(place).toPoint())

    def click_box(self, name: str) -> None:
        """Click a health box by its name."""
        boxes = self.page.findChildren(HealthBox)
        self.click(next(one for one in boxes if one.accessibleName() == name))

    def drag_tab(self, name: str, by: QWidget, to: QWidget, at: Callable[[], QPoint]) -> None:
        """Drag the tab of a sheet: it rests on a widget until another is in sight, and goes there.

        Args:
            name: The name on the tab.
            by: Where it rests.
            to: What must come in sight.
            at: Where in that it is let go, asked once it is there.
        """
        self.inputs += 1
        (tab,) = (one for one in self.panel.tabs.buttons.values() if one.text() == name)
        start = tab.rect().center()
        QTest.mousePress(tab, LEFT, pos=start)
        drag = partial(_send_mouse, tab)
        drag(QEvent.Type.MouseMove, tab.mapToGlobal(start + QPoint(40, 0)))
        drag(QEvent.Type.MouseMove, by.mapToGlobal(by.rect().center()))
        self._qtbot.waitUntil(to.isVisible)
        end = to.mapToGlobal(at())
        drag(QEvent.Type.MouseMove, end)
        drag(QEvent.Type.MouseButtonRelease, end)

    def walk_to(self, name: str) -> None:
        """Press arrows until a trait has the keyboard: down its column, then across."""
        for key in (Qt.Key.Key_Down, Qt.Key.Key_Right):
            target = self.row(name)
            for _ in range(30):
                now = QApplication.focusWidget()
                assert now is not None
                here = now.mapTo(self.page, now.rect().center())
                there = target.mapTo(self.page, target.rect().center())
                gap = there.y() - here.y() if key is Qt.Key.Key_Down else there.x() - here.x()
                if abs(gap) < now.height() // 2:
                    break
                back = Qt.Key.Key_Up if key is Qt.Key.Key_Down else Qt.Key.Key_Left
                self.key(key if gap > 0 else back)
        assert QApplication.focusWidget() is self.row(name)

    def undo(self) -> None:
        """Press Ctrl+Z."""
        self.key(Qt.Key.Key_Z, modifier=Qt.KeyboardModifier.ControlModifier)


def _send_mouse(widget: QWidget, kind: QEvent.Type, at: QPoint) -> None:
    is_release = kind == QEvent.Type.MouseButtonRelease
    event = QMouseEvent(
        kind,
        QPointF(widget.mapFromGlobal(at)),
        QPointF(at),
        LEFT if is_release else Qt.MouseButton.NoButton,
        Qt.MouseButton.NoButton if is_release else LEFT,
        NONE,
    )
    QApplication.sendEvent(widget, event)
