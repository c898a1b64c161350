"""A chase on screen: what can be read there, and hands that play it and count what they do."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QListView, QWidget
from pytestqt.qtbot import QtBot
from tests.seat.player import Player

from duskboard.board.drawing import PlateDrawing, TokenDrawing
from duskboard.board.part import PartKind
from duskboard.board.track_view import TrackView
from duskboard.board.way_drawing import WayDrawing
from duskboard.core.identity import EntityId
from duskboard.panels.chase_board import ChaseBoard
from duskboard.panels.track_list import TrackList
from duskboard.theme.painted import PaintedText
from duskboard.windows.workspace import DockName

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
_HOVER = QPoint(0, 40)


@dataclass(frozen=True, slots=True, kw_only=True)
class ChaseScreen:
    """What stands on the screen about a chase.

    Attributes:
        head: Round and turn.
        strip: The buttons of the acting order, as screen readers say them.
        board: The names under the tokens, each with the plate that it stands at.
        pips: Actions left and owed under each of these names.
        ways: What stands under the ways.
        rows: The rows of the list twin, as screen readers say them.
    """

    head: str
    strip: tuple[str, ...]
    board: tuple[tuple[str, str], ...]
    pips: tuple[tuple[str, int, int], ...]
    ways: tuple[tuple[str, str], ...]
    rows: tuple[str, ...]


class ChaseSeat:
    """Somebody before the chase of an open campaign; every act of the hands is an input.

    Attributes:
        inputs: Clicks, drags, chords and typed lines so far.
    """

    def __init__(self, qtbot: QtBot, player: Player) -> None:
        self._qtbot, self._player = qtbot, player
        player.size = (1920, 1080)  # all eight places are in sight
        self.inputs = 0

    @property
    def panel(self) -> ChaseBoard:
        return self._player.evening.desk.chase_board

    @property
    def track(self) -> TrackView:
        return self.panel.track

    @property
    def twin(self) -> TrackList:
        return self._player.evening.desk.track_list

    def screen(self) -> ChaseScreen:
        """Read the screen."""
        return ChaseScreen(
            head=", ".join(self.painted(self.panel._round)),
            strip=tuple(button.accessibleName() for button in self.panel.strip.buttons),
            board=tuple((name, self.place(name)) for name in sorted(self._tokens())),
            pips=tuple((name, *self.pips(name)) for name in sorted(self._tokens())),
            ways=self._ways(),
            rows=self.rows(),
        )

    def place(self, name: str) -> str:
        """Return the name on the plate that somebody stands at."""
        part = self.track.board.part_of(self._tokens()[name])
        assert part is not None
        plates = self._plates()
        nearest = min(plates, key=lambda plate: abs(plate.box.center().x() - part.at.x()))
        return _name(nearest)

    def pips(self, name: str) -> tuple[int, int]:
        """Return how many actions stand under a name as left, and how many as owed."""
        part = self.track.board.part_of(self._tokens()[name])
        assert part is not None
        assert isinstance(part.drawing, TokenDrawing)
        pips = part.drawing.pips
        return (pips.left, pips.owed) if pips is not None else (0, 0)

    def rows(self) -> tuple[str, ...]:
        """Return the rows of the list twin."""
        model = self.twin.model()
        role = Qt.ItemDataRole.AccessibleTextRole
        return tuple(str(model.index(row, 0).data(role)) for row in range(model.rowCount()))

    def row_above(self, name: str) -> str:
        """Return the place that somebody stands under in the list."""
        rows = self.rows()
        mine = next(at for at, row in enumerate(rows) if row.startswith(name))
        return next(row for row in reversed(rows[:mine]) if row.startswith("location"))

    def painted(self, widget: QWidget) -> list[str]:
        """Return every text that a widget paints."""
        return [one.text for one in self.record(widget)]

    def record(self, widget: QWidget) -> list[PaintedText]:
        """Return the record of the texts that a widget paints."""
        look = self.panel._look
        look.text_record = []
        widget.grab()
        found, look.text_record = look.text_record, None
        return found

    def log(self, step: int = 0) -> str:
        """Return a row of the log as screen readers say it but for the time, 0 for the newest."""
        rows = self._player.evening.desk.log_panel.findChild(QListView)
        assert rows is not None
        model = rows.model()
        text = str(model.index(step, 0).data(Qt.ItemDataRole.AccessibleTextRole))
        return text.rpartition(", ")[0]

    # ---- hands; each public one is one input

    def drag(
        self, name: str, place: str, *, modifier: Qt.KeyboardModifier = NONE, gives_up: bool = False
    ) -> None:
        """Drag a token to a plate."""
        start, end = self.token_point(name), self.plate_point(place)
        self._drag(start, QPoint(end.x(), start.y()), modifier, gives_up=gives_up)

    def drag_way(self, name: str, onto: tuple[str, str]) -> None:
        """Drag what lies on a way onto the way between two places."""
        start = self.way_point(name)
        ends = [self.plate_point(place) for place in onto]
        self._drag(start, QPoint((ends[0].x() + ends[1].x()) // 2, start.y()), NONE)

    def drag_plate(self, name: str, before: str) -> None:
        """Drag a plate to stand before another."""
        start, target = self.plate_point(name), self.plate_point(before)
        half = round(self.track.board.measures.pitch / 2)
        self._drag(start, QPoint(target.x() - half, start.y()), NONE)

    def click(self, what: QAbstractButton | str) -> None:
        """Click a button of the panel, by itself or by what stands on it."""
        button = self._button(what) if isinstance(what, str) else what
        self._count()
        self._qtbot.mouseClick(button, LEFT)

    def click_strip(self, name: str) -> None:
        """Click somebody in the strip of turns."""
        button = next(
            one for one in self.panel.strip.buttons if one.accessibleName().startswith(name)
        )
        self._count()
        self._qtbot.mouseClick(button, LEFT)

    def click_plate(self, name: str) -> None:
        """Click a plate."""
        self._count()
        self._qtbot.mouseClick(self.track.viewport(), LEFT, NONE, self.plate_point(name))

    def click_field(self, field: QWidget) -> None:
        """Click a field, so that it has the keyboard."""
        self._count()
        self._qtbot.mouseClick(field, LEFT)

    def rename(self, point: QPoint, name: str) -> None:
        """Double-click a thing and type another name: two inputs."""
        self._count()
        assert self._sees(point)
        self._qtbot.mouseDClick(self.track.viewport(), LEFT, NONE, point)
        assert self.track.editor.hasFocus()
        self.line(name)

    def click_chip(self, after: str, text: str) -> None:
        """Click what is offered on the open way behind a place; pointing there is no input."""
        plate = self.plate_point(after)
        point = plate + QPoint(round(self.track.board.measures.pitch / 2), 0)
        # Painting ends the life of PySide's viewport: it is asked for anew each time.
        QTest.mouseMove(self.track.viewport(), plate + _HOVER)
        QTest.mouseMove(self.track.viewport(), point)
        chip = next(one for one in self.record(self.track.viewport()) if one.text == text)
        self._count()
        QTest.mouseMove(self.track.viewport(), chip.box.center().toPoint())
        self._qtbot.mouseClick(self.track.viewport(), LEFT, NONE, chip.box.center().toPoint())

    def key(self, *keys: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
        """Press keys where the focus is, one after the other."""
        for key in keys:
            self._count()
            self._player.key(key, modifier)

    def go_to_row(self, text: str) -> None:
        """Press the arrows until a row of the list has the keyboard that begins so."""
        rows = self.rows()
        wanted = next(at for at, row in enumerate(rows) if row.startswith(text))
        while (now := self.twin.currentIndex().row()) != wanted:
            self.key(Qt.Key.Key_Down if now < wanted else Qt.Key.Key_Up)

    def go_to_token(self, name: str) -> None:
        """Press Tab on the board until somebody has the keyboard."""
        assert self.track.hasFocus()
        while not self.track.accessibleDescription().startswith(name):
            self.key(Qt.Key.Key_Tab)
            assert self.track.hasFocus()

    def line(self, text: str) -> None:
        """Type a line and press Enter."""
        self._count()
        self._player.line(text)

    def undo(self) -> None:
        """Press Ctrl+Z."""
        self.key(Qt.Key.Key_Z, modifier=Qt.KeyboardModifier.ControlModifier)

    # ---- where things are

    def token_point(self, name: str) -> QPoint:
        part = self.track.board.part_of(self._tokens()[name])
        assert part is not None
        return self.track.mapFromScene(part.at)

    def plate_point(self, name: str) -> QPoint:
        plate = next(one for one in self._plates() if _name(one) == name)
        return self.track.mapFromScene(plate.box.center())

    def plate_point_of(self, number: int) -> QPoint:
        """Return the middle of a plate that is in sight, 1 for the first of the track."""
        plates = sorted(self._plates(), key=lambda plate: plate.box.x())
        return self.track.mapFromScene(plates[number - 1].box.center())

    def way_point(self, name: str) -> QPoint:
        return self.track.mapFromScene(
            next(one.middle for one in self._way_drawings() if one.label and one.label.name == name)
        )

    def show_list(self) -> None:
        """Bring the list twin to the front."""
        self._player.evening.window.show_dock(DockName.TRACK)

    def _sees(self, point: QPoint) -> bool:
        return self.track.viewport().rect().contains(point)

    def _count(self) -> None:
        self.inputs += 1

    def _drag(
        self, start: QPoint, end: QPoint, modifier: Qt.KeyboardModifier, *, gives_up: bool = False
    ) -> None:
        self._count()
        assert {self._sees(start), self._sees(end)} == {True}
        QTest.mousePress(self.track.viewport(), LEFT, NONE, start)
        for share in (0.1, 0.4, 0.7, 1.0):
            QTest.mouseMove(self.track.viewport(), start + (end - start) * share)
        if modifier & Qt.KeyboardModifier.AltModifier:
            QTest.keyPress(self.track, Qt.Key.Key_Alt, modifier)
        if gives_up:
            QTest.keyClick(self.track, Qt.Key.Key_Escape)
        QTest.mouseRelease(self.track.viewport(), LEFT, modifier, end)
        if modifier & Qt.KeyboardModifier.AltModifier:
            QTest.keyRelease(self.track, Qt.Key.Key_Alt)

    def _button(self, text: str) -> QAbstractButton:
        found = [
            one
            for one in self.panel.findChildren(QAbstractButton)
            if one.text() == text and one.isVisible()
        ]
        assert len(found) == 1, (text, found)
        assert found[0].isEnabled()
        return found[0]

    def _tokens(self) -> dict[str, EntityId]:
        """Return who is drawn with a name, by that name."""
        board, found = self.track.board, {}
        for kind, key in board.keys:
            part = board.part_of(EntityId(key)) if kind is PartKind.TOKEN else None
            if part is not None and isinstance(part.drawing, TokenDrawing) and part.drawing.name:
                found[part.drawing.name] = EntityId(key)
        return found

    def _plates(self) -> list[PlateDrawing]:
        return [one for one in self._drawings(PartKind.PLATE) if isinstance(one, PlateDrawing)]

    def _way_drawings(self) -> list[WayDrawing]:
        return [one for one in self._drawings(PartKind.WAY) if isinstance(one, WayDrawing)]

    def _drawings(self, wanted: PartKind) -> Sequence[object]:
        board = self.track.board
        parts = [board.part_of(EntityId(key)) for kind, key in board.keys if kind is wanted]
        return [part.drawing for part in parts if part is not None]

    def _ways(self) -> tuple[tuple[str, str], ...]:
        labels = [
            (way.middle.x(), way.label.name, way.label.detail)
            for way in self._way_drawings()
            if way.label is not None
        ]
        return tuple((name, detail) for _, name, detail in sorted(labels))


def _name(plate: PlateDrawing) -> str:
    return " ".join(plate.face.lines)
