"""A wall of clocks at a real table, a hand that drags and one that chooses from menus."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from tests.models.conftest import Desk

from duskboard.core.clocks.clock import ClockKind
from duskboard.core.identity import EntityId
from duskboard.i18n.error_text import error_text
from duskboard.i18n.quick_clock import QuickClockError, parse_clock
from duskboard.i18n.words import Words
from duskboard.models.clock_model import ClockModel
from duskboard.panels.clock_wall import ClockWall
from duskboard.panels.clock_wish import ClockWish
from duskboard.play import clock as acts
from duskboard.play.clock_order import move_card
from duskboard.play.visibility import set_all_visibility, set_visibility
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction
from duskboard.theme.look import Look
from duskboard.widgets.clock_card import ClockCard
from duskboard.widgets.clock_dial import ClockDial

LEFT = Qt.MouseButton.LeftButton
RIGHT = Qt.MouseButton.RightButton


class Wall:
    """A wall at a real table: what it wishes is done, as in the program."""

    def __init__(self, look: Look, words: Words, desk: Desk) -> None:
        self.desk, self.words = desk, words
        self.model = ClockModel(desk.document)
        self.panel = ClockWall(look, words, self.model)
        self.wishes: list[tuple[object, ...]] = []
        self.deeds: list[ClockWish] = []
        self.said: list[tuple[str, bool]] = []
        panel = self.panel
        panel.make_requested.connect(self._on_panel_make_requested)
        panel.announced.connect(lambda text, urgent: self.said.append((text, urgent)))
        self._do(panel.fill_requested, acts.fill_clock)
        self._do(panel.clear_requested, acts.clear_clock)
        self._do(panel.visibility_requested, set_visibility)
        self._do(panel.all_visibility_requested, set_all_visibility)
        self._do(panel.remove_requested, acts.remove_clock)
        self._do(panel.move_requested, move_card)
        self._do(panel.race_requested, acts.race_clocks)
        self._do(panel.link_requested, acts.link_clocks)
        self._do(panel.free_requested, acts.free_clock)
        self._do(panel.renamed, rename)
        self._do(panel.resize_requested, resize)
        self._do(panel.kind_requested, rekind)
        panel.wished.connect(self.deeds.append)
        panel.note_requested.connect(lambda clock: self.wishes.append(("note", clock)))

    def _do(self, signal: object, act: Callable[..., Transaction]) -> None:
        def on_wish(*values: object) -> None:
            self.wishes.append((act.__name__, *values))
            self.desk.document.submit(act(self.desk.document.table, *values))

        signal.connect(on_wish)  # type: ignore[attr-defined]  # signals have no type of their own

    def _on_panel_make_requested(self, text: str) -> None:
        try:
            draft = parse_clock(self.words, text)
        except QuickClockError as error:
            self.panel.show_entry_error(error_text(self.words, error))
            return
        request = acts.NewClock(
            clock_id=EntityId(draft.name.lower()), name=draft.name, kind=draft.kind, size=draft.size
        )
        self.desk.document.submit(acts.make_clock(self.desk.document.table, request))

    def dial(self, clock_id: str) -> ClockDial:
        dial = self.panel.dial_of(EntityId(clock_id))
        assert dial is not None
        return dial

    def card(self, clock_id: str) -> ClockCard:
        host = self.panel.view.canvas.host_of(EntityId(clock_id))
        assert isinstance(host, ClockCard)
        return host

    def groups(self) -> list[str]:
        return ["+".join(ids) for ids in self.panel.view.canvas.order.groups]


def rename(table: Table, clock_id: EntityId, name: str) -> Transaction:
    return acts.edit_clock(table, acts.EditClock(clock_id=clock_id, name=name))


def resize(table: Table, clock_id: EntityId, size: int) -> Transaction:
    return acts.edit_clock(table, acts.EditClock(clock_id=clock_id, size=size))


def rekind(table: Table, clock_id: EntityId, kind: ClockKind) -> Transaction:
    return acts.edit_clock(table, acts.EditClock(clock_id=clock_id, kind=kind))


def menu_of(wall: Wall) -> QMenu:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert menu.parent() is wall.panel
    return menu


def choose(menu: QMenu, *path: str) -> None:
    """Choose an entry of a menu, through submenus."""
    for text in path[:-1]:
        submenu = next(a.menu() for a in menu.actions() if a.text() == text)
        assert isinstance(submenu, QMenu)
        menu = submenu
    action = next(action for action in menu.actions() if action.text().split(" · ")[0] == path[-1])
    assert action.isEnabled()
    action.trigger()
    popup = QApplication.activePopupWidget()
    while popup is not None:
        popup.close()
        popup = QApplication.activePopupWidget()


def mouse(widget: QWidget, kind: QEvent.Type, at: QPoint, *, held: bool = True) -> None:
    """A real mouse event at a point of the screen, as the window system would send it."""
    button = LEFT if kind is not QEvent.Type.MouseMove else Qt.MouseButton.NoButton
    event = QMouseEvent(
        kind,
        widget.mapFromGlobal(at).toPointF(),
        at.toPointF(),
        button,
        LEFT if held else Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(widget, event)


class Hand:
    """Drags the card of a clock. The widget that was pressed gets every event until the release."""

    def __init__(self, wall: Wall, clock_id: str) -> None:
        self.widget = wall.card(clock_id)
        self.wall = wall
        start = self.widget.mapToGlobal(QPoint(8, self.widget.height() - 8))
        mouse(self.widget, QEvent.Type.MouseButtonPress, start)
        mouse(self.widget, QEvent.Type.MouseMove, start + QPoint(30, 0))
        assert wall.panel.drag is not None

    def move(self, at: QPoint) -> None:
        mouse(self.widget, QEvent.Type.MouseMove, at)

    def drop(self, at: QPoint) -> None:
        self.move(at)
        mouse(self.widget, QEvent.Type.MouseButtonRelease, at, held=False)


def point_on(card: QWidget, across: float) -> QPoint:
    return card.mapToGlobal(QPoint(round(card.width() * across), card.height() // 2))
