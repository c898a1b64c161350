"""Scoundrels on screen: what can be read there, and hands that play them."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QListView, QMenu, QWidget
from pytestqt.qtbot import QtBot
from tests.seat.player import Player

from duskboard.panels.scoundrel_page import ScoundrelPage
from duskboard.panels.scoundrel_panel import ScoundrelPanel
from duskboard.widgets.box_track import BoxTrack
from duskboard.widgets.harm_slot import HarmSlot
from duskboard.widgets.trait_row import TraitRow

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
_LABEL = QPoint(120, 13)


class ScoundrelSeat:
    """Somebody before the scoundrels of an open campaign."""

    def __init__(self, qtbot: QtBot, player: Player) -> None:
        self._qtbot, self._player = qtbot, player
        player.size = (1920, 1080)

    @property
    def panel(self) -> ScoundrelPanel:
        return self._player.evening.desk.scoundrel_panel

    @property
    def page(self) -> ScoundrelPage:
        page = self.panel.page
        assert page is not None
        return page

    # ---- what can be read

    def row(self, name: str) -> TraitRow:
        """Return the row of an action by what stands on it."""
        rows = self.page.findChildren(TraitRow)
        return next(one for one in rows if one.accessibleName() == name)

    def tabs(self) -> dict[str, str]:
        """Return the names on the tabs with what is said of each."""
        return {
            button.text(): button.accessibleDescription()
            for button in self.panel.tabs.buttons.values()
        }

    def harm(self) -> dict[int, list[str]]:
        """Return what is written in each row of harm."""
        return {
            int(level): [slot.face.text for slot in row.slots if slot.face.text]
            for level, row in self.page.harm.rows.items()
            if row.isVisible() and any(slot.face.text for slot in row.slots)
        }

    def tracks(self) -> tuple[int, int, int, int]:
        """Return stress, trauma, coin and stash."""
        page = self.page
        tracks = (page.tracks.stress, page.tracks.trauma, page.wealth.coin, page.wealth.stash)
        stress, trauma, coin, stash = (one.value() for one in tracks)
        return stress, trauma, coin, stash

    def log(self, step: int = 0) -> str:
        """Return a row of the log as screen readers say it but for the time, 0 for the newest."""
        rows = self._player.evening.desk.log_panel.findChild(QListView)
        assert rows is not None
        text = str(rows.model().index(step, 0).data(Qt.ItemDataRole.AccessibleTextRole))
        return text.rpartition(", ")[0] or text.rpartition("，")[0]

    # ---- hands

    def key(self, *keys: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
        """Press keys where the focus is, one after the other."""
        for key in keys:
            self._player.key(key, modifier)

    def line(self, text: str) -> None:
        """Type a line and press Enter."""
        self._player.line(text)

    def type(self, text: str) -> None:
        """Type where the focus is, in any script."""
        self._player.type(text)

    def command(self, text: str) -> None:
        """Do what the command box finds first."""
        self.key(Qt.Key.Key_K, modifier=Qt.KeyboardModifier.ControlModifier)
        self.line(text)

    def click(self, what: QWidget, at: QPoint | None = None) -> None:
        """Click a widget that is in sight."""
        self.panel.show_part(what)
        assert what.isVisible()
        assert what.isEnabled()
        point = at if at is not None else what.rect().center()
        self._qtbot.mouseClick(what, LEFT, NONE, point)

    def click_track(self, track: BoxTrack, place: int) -> None:
        """Click a box, 1 for the first."""
        self.click(track, track.box_rect(place).center().toPoint())

    def click_label(self, name: str) -> None:
        """Click the label of an action."""
        self.click(self.row(name), _LABEL)

    def double_click_label(self, name: str) -> None:
        """Double-click the label of an action."""
        QTest.mouseClick(self.row(name), LEFT, NONE, _LABEL)
        QTest.mouseDClick(self.row(name), LEFT, NONE, _LABEL)

    def click_dot(self, name: str, place: int, modifier: Qt.KeyboardModifier = NONE) -> None:
        """Click a dot of an action, 1 for the first."""
        row = self.row(name)
        self.panel.show_part(row)
        self._qtbot.mouseClick(row, LEFT, modifier, row.dot_point(place).toPoint())

    def tab(self, name: str) -> None:
        """Turn to a scoundrel."""
        buttons = self.panel.tabs.buttons.values()
        self._qtbot.mouseClick(next(one for one in buttons if one.text() == name), LEFT)

    def write_harm(self, slot: HarmSlot, text: str) -> None:
        """Click a slot and type what happened."""
        self.click(slot)
        self.line(text)

    def choose(self, text: str) -> None:
        """Choose from the menu that is open."""
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        act = find_entry(menu, text)
        if act in menu.actions():
            self._qtbot.mouseClick(menu, LEFT, pos=menu.actionGeometry(act).center())
        else:
            act.trigger()
            menu.close()

    def drag_tab(self, name: str, to: QPoint) -> None:
        """Drag the tab of a scoundrel to a point of the screen."""
        tab = self._lift(name)
        _move(tab, to)
        QTest.mouseRelease(tab, LEFT, pos=tab.mapFromGlobal(to))

    def carry_tab(self, name: str, over: str, to: QWidget) -> None:
        """Rest with the tab of a scoundrel on a button until something comes; let go on that."""
        self._player.settle_layout()
        tab = self._lift(name)
        buttons = self._player.window.findChildren(QAbstractButton)
        (button,) = (one for one in buttons if one.accessibleName() == over)
        _move(tab, button.mapToGlobal(button.rect().center()))
        self._qtbot.waitUntil(to.isVisible)
        self._player.settle()
        QTest.mouseRelease(tab, LEFT, pos=tab.mapFromGlobal(to.mapToGlobal(to.rect().center())))

    def _lift(self, name: str) -> QWidget:
        (tab,) = (one for one in self.panel.tabs.buttons.values() if one.text() == name)
        start = tab.rect().center()
        QTest.mousePress(tab, LEFT, pos=start)
        _move(tab, tab.mapToGlobal(start + QPoint(40, 0)))
        return tab

    def undo(self) -> None:
        """Press Ctrl+Z."""
        self.key(Qt.Key.Key_Z, modifier=Qt.KeyboardModifier.ControlModifier)


def _move(widget: QWidget, at: QPoint) -> None:
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(widget.mapFromGlobal(at)),
        QPointF(at),
        Qt.MouseButton.NoButton,
        LEFT,
        NONE,
    )
    QApplication.sendEvent(widget, event)


def find_entry(menu: QMenu, text: str) -> QAction:
    """Return an entry of a menu, or of one that opens out of it; facts after its name may stay."""
    below = (act.menu() for act in menu.actions())
    acts = [*menu.actions()]
    acts += [act for one in below if isinstance(one, QMenu) for act in one.actions()]
    names = [act.text().split("\t")[0] for act in acts]
    found = (act for act, name in zip(acts, names, strict=True) if name == text)
    first = next(found, None)
    if first is not None:
        return first
    return next(act for act, name in zip(acts, names, strict=True) if name.startswith(f"{text} · "))
