"""Somebody with random hands at a chase."""

import random
from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from tests.seat.board_check import check_board, check_rows
from tests.seat.picture import stale

from duskboard.app.evening import Evening
from duskboard.app.program import Program
from duskboard.board.part import PartKind
from duskboard.core.chase.participant import Fate
from duskboard.core.identity import EntityId
from duskboard.panels.damage_pad import DamagePad
from duskboard.table.board_view import BoardView, board_view

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
ALT, CONTROL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier
Key = Qt.Key
KEYS = (
    Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down, Key.Key_Return, Key.Key_Return,
    Key.Key_Escape, Key.Key_Tab, Key.Key_Backtab, Key.Key_B, Key.Key_H, Key.Key_D, Key.Key_E,
    Key.Key_V, Key.Key_Delete, Key.Key_Insert, Key.Key_BracketLeft,
    Key.Key_BracketRight, Key.Key_1,
)  # fmt: skip
CHORDS = (
    (Key.Key_Return, ALT), (Key.Key_Left, ALT), (Key.Key_Right, ALT),
    (Key.Key_B, Qt.KeyboardModifier.ShiftModifier),
)  # fmt: skip
LINES = ("38", "99", "100", "7 3", "12 8", "nonsense", "= 5", "")
DAMAGE = ("3", "+2", "9/11", "=5", "d6", "a lot", "")
PEOPLE = ("ghoul x3 dex40 mov9 climb40", "Hob dex60; Ilse flees mov9", "nobody at all 7 7", "x")


_REAL = frozenset({PartKind.PLATE, PartKind.WAY, PartKind.TOKEN})
"""Parts that stand on an empty board only as the ghosts of what may be put there."""


class Gambler:
    """Somebody who drags, clicks, types and undoes at random in the sample's chase."""

    def __init__(self, program: Program, chance: random.Random) -> None:
        self.program, self.chance = program, chance
        self.count: dict[str, int] = {}
        self._acts: tuple[tuple[int, Callable[[], None]], ...] = (
            (34, self.drag),
            (22, self.press_on_board),
            (12, self.press_on_list),
            (9, self.undo_or_redo),
            (9, self.press_button),
            (3, self.type_dice),
            (5, self.rename),
            (4, self.point),
            (2, self.press_strip),
            (5, self.hurt),
            (4, self.click_actions),
        )

    @property
    def evening(self) -> Evening:
        assert self.program.evening is not None
        return self.program.evening

    @property
    def view(self) -> BoardView:
        view = board_view(self.evening.desk.document.table)
        assert view is not None
        return view

    @property
    def has_chase(self) -> bool:
        """Whether there is one: it may have been cleared away, or undone to before it was laid."""
        return board_view(self.evening.desk.document.table) is not None

    def act(self) -> str:
        """Do something; return what."""
        if not self.has_chase:
            self.bring_back()
            return "bring_back"
        if QApplication.activeWindow() is None:  # a menu that has closed may leave it so here
            self.evening.window.activateWindow()
            assert QTest.qWaitForWindowActive(self.evening.window, 2000)
        weights = [weight for weight, _ in self._acts]
        (act,) = self.chance.choices([act for _, act in self._acts], weights)
        if self.evening.desk.chase_board.offer is not None and self.chance.random() < 0.4:
            act = self.chance.choice((self.type_dice, self.press_button))
        before = len(self.evening.desk.document.rows)
        act()
        name = act.__name__
        if len(self.evening.desk.document.rows) > before:
            self.count[name] = self.count.get(name, 0) + 1
        return name

    def drag(self) -> None:
        """Drag a token, what lies on a way, a plate, or nothing at all."""
        track, chance = self.evening.desk.chase_board.track, self.chance
        start, end = self._grip(), self._goal()
        modifier = ALT if chance.random() < 0.25 else NONE
        QTest.mousePress(track.viewport(), LEFT, NONE, start)
        for share in (0.3, 1.0):
            QTest.mouseMove(track.viewport(), start + (end - start) * share)
        if modifier == ALT:
            QTest.keyPress(track, Key.Key_Alt, ALT)
        if chance.random() < 0.1:
            QTest.keyClick(track, Key.Key_Escape)
        QTest.mouseRelease(track.viewport(), LEFT, modifier, end)
        if modifier == ALT:
            QTest.keyRelease(track, Key.Key_Alt)

    def press_on_board(self) -> None:
        """Press a key on the board."""
        track = self.evening.desk.chase_board.track
        if self.chance.random() < 0.3:
            QTest.mouseClick(track.viewport(), LEFT, NONE, self._point())
        self._press(track)

    def press_on_list(self) -> None:
        """Press a key on a row of the list."""
        rows = self.evening.desk.track_list
        self._focus(rows)
        if self.chance.random() < 0.6 and rows.model().rowCount():
            rows.setCurrentIndex(rows.model().index(self._below(rows.model().rowCount()), 0))
        self._press(rows)

    def undo_or_redo(self) -> None:
        """Press Ctrl+Z or Ctrl+Shift+Z, sometimes often."""
        key = CONTROL if self.chance.random() < 0.7 else CONTROL | Qt.KeyboardModifier.ShiftModifier
        self._focus(self.evening.desk.chase_board.track)
        for _ in range(self.chance.choice((1, 1, 1, 3))):
            if key == CONTROL and self.evening.desk.document.undo_needs_second_press:
                break
            QTest.keyClick(self._focused(), Key.Key_Z, key)

    def bring_back(self) -> None:
        """Have the chase again: by Ctrl+Shift+Z where it was undone, else by Ctrl+Z."""
        document = self.evening.desk.document
        key = CONTROL
        if document.next_redo is not None:
            key |= Qt.KeyboardModifier.ShiftModifier
        self._focus(self.evening.desk.track_list)
        for _ in range(50):
            if self.has_chase:
                return
            QTest.keyClick(self._focused(), Key.Key_Z, key)

    def press_button(self) -> None:
        """Press one of the buttons that can be pressed in the panel."""
        panel = self.evening.desk.chase_board
        buttons = [
            one
            for one in panel.findChildren(QAbstractButton)
            if one.isVisible() and one.isEnabled() and one is not panel.action.check
        ]
        QTest.mouseClick(self.chance.choice(buttons), LEFT)

    def type_dice(self) -> None:
        """Type into a field that stands in the bar: what real dice show, or people."""
        panel = self.evening.desk.chase_board
        for field, lines in ((panel.action.field, LINES), (panel.setup.field, PEOPLE)):
            if field.isVisible():
                QTest.mouseClick(field, LEFT)
                QTest.keyClicks(field, self.chance.choice(lines))
                QTest.keyClick(field, self.chance.choice((Key.Key_Return, Key.Key_Escape)))
                return
        if panel.offer is not None:  # a narrow bar has its field once something is typed
            panel.track.setFocus()
            for sign in self.chance.choice(LINES[:3]):
                QTest.keyClicks(self._focused(), sign)
            QTest.keyClick(self._focused(), Key.Key_Return)

    def hurt(self) -> None:
        """Open the damage pad on somebody or a barrier, and click or type on it."""
        track, view, chance = self.evening.desk.chase_board.track, self.view, self.chance
        barriers = [way.edge_id for way in view.ways if way.barrier is not None]
        things = [*barriers, *(one.person_id for one in view.tokens)]
        if not things or self.evening._hand.is_armed:
            return
        thing = chance.choice(things)
        self._focus(track)
        track.select(thing)
        QTest.keyClick(track, Key.Key_4 if thing in barriers else Key.Key_H)
        pad = self.evening.window.findChild(DamagePad)
        assert pad is not None
        assert pad.isVisible()
        if chance.random() < 0.5:
            shown = [one for one in pad.findChildren(QAbstractButton) if one.isVisible()]
            QTest.mouseClick(chance.choice(shown), LEFT)
        if chance.random() < 0.7 and pad.field.hasFocus():
            QTest.keyClicks(pad.field, chance.choice(DAMAGE))
            QTest.keyClick(pad.field, Key.Key_Return)
        if pad.isVisible():
            QTest.keyClick(self._focused(), Key.Key_Escape)
        assert not pad.isVisible()
        assert track.hasFocus()

    def click_actions(self) -> None:
        """Click somewhere at the right end of a row of the list, where people have actions."""
        rows = self.evening.desk.track_list
        model = rows.model()
        if model.rowCount():
            index = model.index(self._below(model.rowCount()), 0)
            rows.scrollTo(index)
            rect = rows.visualRect(index)
            at = QPoint(rect.right() - self.chance.randrange(12, 52), rect.center().y())
            QTest.mouseClick(rows.viewport(), LEFT, NONE, at)

    def rename(self) -> None:
        """Double-click something and type."""
        track = self.evening.desk.chase_board.track
        QTest.mouseDClick(track.viewport(), LEFT, NONE, self._point())
        self._end_editing(track)

    def point(self) -> None:
        """Point at something, and click what is offered there."""
        track, at = self.evening.desk.chase_board.track, self._point()
        QTest.mouseMove(
            track.viewport(), at
        )  # painting ends the life of PySide's viewport: ask anew
        if any(kind is PartKind.CHIP for kind, _ in track.board.keys):
            at += QPoint(0, self.chance.choice((44, 70)))
            QTest.mouseMove(track.viewport(), at)
            QTest.mouseClick(track.viewport(), LEFT, NONE, at)

    def press_strip(self) -> None:
        """Press somebody in the strip of turns."""
        buttons = self.evening.desk.chase_board.strip.buttons
        if buttons:
            QTest.mouseClick(self.chance.choice(buttons), LEFT)

    def check(self) -> None:
        """Compare all that is on screen with the table."""
        if not self.has_chase:
            desk = self.evening.desk
            assert (desk.chase_board.view, desk.track_list.model().rowCount()) == (None, 0)
            keys = desk.chase_board.track.board.keys
            assert [key for kind, key in keys if kind in _REAL and "ghost" not in key] == []
            return
        view = self.view
        check_board(self.evening, view)
        check_rows(self.evening, view)
        panel = self.evening.desk.chase_board
        running = [one for one in view.tokens if one.fate is Fate.RUNNING]
        assert len(panel.strip._buttons) == len({*view.order, *(one.person_id for one in running)})
        assert panel.view == view
        title = f"Round {view.round}" if view.round else "Set-up"
        assert panel._round.accessibleName() == title
        is_armed = self.evening._hand.is_armed
        assert (panel.offer is not None) is is_armed
        assert panel.action.isVisible() is is_armed

    def check_painted(self) -> None:
        """Compare what stands painted of board and list with the same painted anew."""
        desk = self.evening.desk
        assert stale(desk.chase_board, desk.track_list).isEmpty()

    def _press(self, target: QWidget) -> None:
        self._focus(target)
        if self.chance.random() < 0.15:
            key, modifier = self.chance.choice(CHORDS)
        else:
            key, modifier = self.chance.choice(KEYS), NONE
        QTest.keyClick(target, key, modifier)
        self._end_editing(target)

    def _end_editing(self, target: QWidget) -> None:
        editor = getattr(target, "editor", None)
        if editor is not None and editor.entity_id is not None:
            if self.chance.random() < 0.7:
                QTest.keyClicks(editor, self.chance.choice(("Mud", "Ash lane", "   ", "x" * 60)))
            QTest.keyClick(editor, self.chance.choice((Key.Key_Return, Key.Key_Escape)))

    def _focus(self, widget: QWidget) -> None:
        if not widget.hasFocus():
            widget.setFocus(Qt.FocusReason.TabFocusReason)

    def _focused(self) -> QWidget:
        return QApplication.focusWidget() or self.evening.window

    def _below(self, count: int) -> int:
        return self.chance.randrange(count)

    def _grip(self) -> QPoint:
        """Where a drag begins: rather on the one in turn, or on any thing."""
        track, view, chance = self.evening.desk.chase_board.track, self.view, self.chance
        token = view.token(view.active)
        if token is None or chance.random() < 0.4:
            return self._point()
        part = track.board.part_of(token.person_id)
        return track.mapFromScene(part.at) if part is not None else self._point()

    def _goal(self) -> QPoint:
        """Where a drag ends: rather near the one in turn, or anywhere."""
        track, view, chance = self.evening.desk.chase_board.track, self.view, self.chance
        token = view.token(view.active)
        here = view.place(token.place_id) if token is not None else None
        if here is None or chance.random() < 0.4:
            return self._point()
        x = track.board.measures.column_x(here.column + chance.choice((1, 1, 1, 2, -1)))
        return track.mapFromScene(QPointF(x, track.board.measures.rail_y))

    def _point(self) -> QPoint:
        """A point of the view, rather one with something on it."""
        track, chance = self.evening.desk.chase_board.track, self.chance
        if chance.random() < 0.85:
            keys = [
                key
                for kind, key in track.board.keys
                if kind in {PartKind.TOKEN, PartKind.PLATE, PartKind.WAY}
            ]
            box = track.board.box_of(EntityId(chance.choice(keys))) if keys else None
            if box is not None:
                return track.mapFromScene(box.center())
        port = track.viewport()
        return QPoint(self._below(port.width()), self._below(port.height()))
