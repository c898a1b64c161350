"""Groups, menus and whole sides in the running program, by mouse and by keyboard."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QContextMenuEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot
from tests.board.track import ALT, at, drag, move, press, release
from tests.seat.player import Player

from duskboard.board.track_view import TrackView
from duskboard.core.identity import EntityId
from duskboard.panels.chase_board import ChaseBoard
from duskboard.table.board_view import BoardView, TokenView

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)

Key = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier


class Gm:
    """A game master before a track of their own, or the sample's."""

    def __init__(self, player: Player, *, sample: bool) -> None:
        self.player = player
        if sample:
            player.open_sample("chase")
        else:
            player.open_empty("chase")
        player.key(Key.Key_Escape)

    @property
    def board(self) -> ChaseBoard:
        return self.player.evening.desk.chase_board

    @property
    def track(self) -> TrackView:
        return self.board.track

    @property
    def view(self) -> BoardView:
        assert self.board.view is not None
        return self.board.view

    def token(self, name: str) -> TokenView:
        return next(one for one in self.view.tokens if one.name == name)

    def at(self, name: str) -> QPoint:
        return at(self.track, self.token(name).person_id)

    def place(self, number: int) -> QPoint:
        return at(self.track, self.view.places[number - 1].place_id)

    def number(self, name: str) -> int | None:
        """The number of the place where somebody stands."""
        place = self.view.place(self.token(name).place_id)
        return place.number if place is not None else None

    def counts(self) -> dict[str, int]:
        return {one.name or "?": one.count for one in self.view.tokens}

    def texts(self) -> tuple[str, str]:
        march = self.board.march
        return march.title.text(), march.detail.text()

    @contextmanager
    def menu(self, thing: EntityId) -> Iterator[QMenu]:
        """The menu of a thing, opened as the menu key does."""
        self.track.setFocus()
        self.track.select(thing)
        event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(), QPoint())
        QApplication.sendEvent(self.track, event)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        yield menu
        menu.close()

    def choose(self, thing: EntityId, *path: str) -> None:
        """Choose an entry of the menu of a thing."""
        with self.menu(thing) as menu:
            entry(menu, *path).trigger()


def entry(menu: QMenu, *path: str) -> QAction:
    """Return an entry by its text, through the menus that lead to it."""
    for text in path[:-1]:
        within = entry(menu, text).menu()
        assert isinstance(within, QMenu)
        menu = within
    return next(one for one in menu.actions() if one.text().split("\t")[0] == path[-1])


@pytest.fixture
def gm(start: Callable[[], Player]) -> Gm:
    return Gm(start(), sample=False)


@pytest.fixture
def ghouls(qtbot: QtBot, gm: Gm) -> Gm:
    """Three ghouls, placed by dragging, after one who runs."""
    setup = gm.board.setup
    qtbot.mouseClick(setup.act, Qt.MouseButton.LeftButton)
    for line in ("Edda quarry mov7 dex40", "Ghoul x3 mov9 dex60"):
        setup.field.setFocus()
        gm.player.line(line)
    drag(gm.track, gm.at("Edda"), gm.place(4))
    drag(gm.track, gm.at("Ghoul"), gm.place(1))
    qtbot.mouseClick(gm.board.end, Qt.MouseButton.LeftButton)
    return gm


def test_tokens_are_placed_by_dragging_before_the_first_round(ghouls: Gm) -> None:
    assert (ghouls.number("Edda"), ghouls.number("Ghoul")) == (4, 1)
    assert (ghouls.view.round, ghouls.view.active) == (1, ghouls.token("Ghoul").person_id)


def test_one_leaves_the_group_runs_ahead_and_joins_again(ghouls: Gm) -> None:
    track = ghouls.track
    press(track, ghouls.at("Ghoul"), ALT)
    move(track, ghouls.at("Ghoul") + QPoint(14, 0), ghouls.place(2))
    release(track, ghouls.place(2))
    assert ghouls.counts() == {"Edda": 1, "Ghoul": 2, "Ghoul 2": 1}
    assert (ghouls.number("Ghoul"), ghouls.number("Ghoul 2")) == (1, 2)
    assert (ghouls.token("Ghoul").left, ghouls.token("Ghoul 2").left) == (3, 2)
    assert ghouls.token("Ghoul 2").is_active  # the turn of the group goes on with it
    drag(track, ghouls.at("Ghoul 2"), ghouls.place(1))
    track.select(ghouls.token("Ghoul 2").person_id)
    track.setFocus()
    QTest.keyClick(track, Key.Key_J)
    assert ghouls.counts() == {"Edda": 1, "Ghoul": 3}
    assert (ghouls.token("Ghoul").left, ghouls.token("Ghoul").is_active) == (1, True)
    ghouls.player.undo(3)  # joined, back, apart and on
    assert (ghouls.counts()["Ghoul"], ghouls.token("Ghoul").left) == (3, 3)
    ghouls.player.redo()
    assert (ghouls.counts()["Ghoul 2"], ghouls.number("Ghoul 2")) == (1, 2)


def test_several_leave_by_key_in_the_list(ghouls: Gm) -> None:
    tracks = ghouls.player.evening.desk.track_list
    ghouls.player.evening.window.show_dock("track")
    tracks.select(ghouls.token("Ghoul").person_id)
    QTest.keyClick(tracks, Key.Key_G)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    QTest.keyClick(menu, Key.Key_2)
    assert ghouls.counts() == {"Edda": 1, "Ghoul": 1, "Ghoul 2": 2}
    rows = [one.token.name for one in ghouls.player.evening.desk.board_model.views if one.token]
    assert rows == ["Ghoul", "Ghoul 2", "Edda"]


def test_numbers_are_changed_in_one_line(ghouls: Gm) -> None:
    ghouls.choose(ghouls.token("Ghoul").person_id, "Change the numbers…")
    assert ghouls.track.editor.text() == "Ghoul x3 mov9 dex60"
    ghouls.track.editor.clear()
    ghouls.player.line("Ghoul x2 mov9 dex60 climb35")
    ghoul = ghouls.token("Ghoul")
    assert (ghoul.count, [(one.name, one.value) for one in ghoul.skills]) == (2, [("climb", 35)])


def test_all_of_a_side_move_after_path_and_price_were_shown(start: Callable[[], Player]) -> None:
    gm = Gm(start(), sample=True)
    gm.player.key(Key.Key_M)
    assert gm.texts() == (
        "Move all pursuers · 1 AP",
        "Finn stops before “Wet cobbles” · Sexton to Fish market, 1 AP",
    )
    assert (gm.number("The Sexton"), gm.board.march.isVisible()) == (1, True)
    gm.player.key(Key.Key_Return)
    assert (gm.number("The Sexton"), gm.number("Finn Cray")) == (2, 2)
    assert not gm.board.march.isVisible()
    gm.player.key(Key.Key_M, SHIFT)
    gm.player.key(Key.Key_M, SHIFT)
    assert gm.texts()[0] == "Move all quarry · 0 AP"  # a crowd before one, a wall before the other
    assert not gm.board.march.go.isEnabled()
    gm.player.key(Key.Key_Escape)
    assert not gm.board.march.isVisible()
    gm.player.undo()
    assert gm.number("The Sexton") == 1


def test_the_command_box_moves_a_side_too(start: Callable[[], Player]) -> None:
    gm = Gm(start(), sample=True)
    gm.player.key(Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    gm.player.line("move all pursuers")
    assert gm.board.march.isVisible()
    QTest.mouseClick(gm.board.march.go, Qt.MouseButton.LeftButton)
    assert gm.number("The Sexton") == 2


def test_the_track_is_edited_by_its_menus(start: Callable[[], Player]) -> None:
    gm = Gm(start(), sample=True)
    places = [one.name for one in gm.view.places]
    fence = next(one for one in gm.view.ways if one.barrier is not None)
    gm.choose(fence.edge_id, "Break it")
    gm.choose(fence.edge_id, "Make its debris a hazard")
    assert gm.view.ways[5].hazard is not None
    assert gm.view.ways[5].hazard.name == "Debris of Depot fence"
    gm.choose(gm.view.places[0].place_id, "New place before it")
    gm.choose(gm.view.places[0].place_id, "Move it on")
    assert [one.name for one in gm.view.places] == ["Ferry steps", "Place 9", *places[1:]]
    gm.choose(gm.view.places[1].place_id, "Players see", "Mask: only that it is there")
    gm.choose(gm.view.places[1].place_id, "Exit: the quarry are away here")
    assert gm.view.places[1].is_exit
    gm.choose(gm.view.places[1].place_id, "Remove")
    assert [one.name for one in gm.view.places] == places
    gm.choose(gm.token("Tom Reyes").person_id, "Give the turn all the same")
    assert gm.token("Tom Reyes").is_active
    gm.player.undo(8)
    assert gm.view.ways[5].barrier is not None


def test_the_list_of_acts_plays_and_tells_what_the_bar_does(start: Callable[[], Player]) -> None:
    gm = Gm(start(), sample=True)
    desk, bar = gm.player.evening.desk, gm.board.action
    acts = desk.act_list
    gm.player.evening.window.show_dock("acts")
    acts.setFocus()
    QTest.keyClick(acts, Key.Key_Home)
    assert [row.verb for row in acts.rows][:2] == ["Go to Net lane", "Go to Cooper’s lane"]
    QTest.keyClick(acts, Key.Key_Return)
    assert (bar.title.text(), acts.rows[0].verb) == ("Finn to Net lane", "Finn to Net lane")
    assert acts.rows[0].price == "75%, 1 AP"
    second = acts.visualRect(acts.model().index(1, 0)).center()
    QTest.mouseClick(acts.viewport(), Qt.MouseButton.LeftButton, pos=second)
    assert bar.offer is not None
    assert (bar.offer.caution, acts.rows[0].price) == (1, "94%, 2 AP")
    bar.field.setFocus()
    gm.player.line("99")
    assert [row.act_id for row in acts.rows][:3] == ["go", "lose:1", "lose:2"]
    acts.act_requested.emit("lose:2")
    assert gm.number("Finn Cray") == 3
    told = [one.text for one in desk.spoken.utterances]
    assert told[0] == "Finn Cray: 99, DEX 75, Failure, Wet cobbles, lost 2 actions, owes 1"
    assert "Finn to Net lane, DEX 75, 94%, 2 AP" in told
    QTest.mouseClick(desk.copy_spoken, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == told[0]


def test_in_a_small_window_nothing_of_the_chase_is_cut_off(start: Callable[[], Player]) -> None:
    gm = Gm(start(), sample=True)
    window = gm.player.evening.window
    window.resize(1280, 720)
    QTest.qWait(50)
    window.workspaces.reset("chase")
    QTest.qWait(50)
    chase = window.dock("chase").geometry()
    lists = [window.dock(name) for name in ("track", "acts", "spoken", "notes", "undo")]
    below = next(dock for dock in lists if not dock.visibleRegion().isEmpty()).geometry()
    assert chase.height() >= window.dock("chase").minimumSizeHint().height()
    assert chase.bottom() < below.top()
    down = gm.board.track.verticalScrollBar()
    assert down.maximum() == down.minimum()
    assert below.bottom() < window.height() - window.status_bar.height()


def test_the_order_has_its_room_in_a_window_that_grew(start: Callable[[], Player]) -> None:
    gm = start()
    gm.program.files.open_sample()
    window, board = gm.evening.window, gm.evening.desk.chase_board
    window.workspaces.select("chase")  # before anything was laid out
    for size in ((1280, 720), (1920, 1080)):
        QTest.qWait(250)
        window.resize(*size)
    QTest.qWait(250)
    strip, track = board.strip.geometry(), board.track.geometry()
    assert track.top() - strip.bottom() > strip.top()


def test_equal_dex_is_told_dragged_undone_and_kept(qtbot: QtBot, gm: Gm) -> None:
    setup, ties = gm.board.setup, gm.board.ties
    qtbot.mouseClick(setup.act, Qt.MouseButton.LeftButton)
    for line in ("Edda quarry mov7 dex60", "Hob mov8 dex60"):
        setup.field.setFocus()
        gm.player.line(line)
    qtbot.mouseClick(setup.act, Qt.MouseButton.LeftButton)
    assert ties.isVisible()
    first, second = (gm.view.token(key) for key in gm.view.ties[0])
    assert first is not None
    assert second is not None
    ties.fields[0].setFocus()
    for total in ("58", "55", "59", "12"):  # equal levels first, then the second wins
        gm.player.line(total)
    assert not ties.isVisible()
    assert gm.view.order == (second.person_id, first.person_id)
    gm.player.undo()
    assert ties.isVisible()
    gm.player.redo()
    front = next(one for one in gm.board.strip.buttons if one.person_id == second.person_id)
    front.setFocus()
    QTest.keyClick(front, Key.Key_Right, ALT)
    assert gm.view.order == (first.person_id, second.person_id)
    qtbot.mouseClick(gm.board.end, Qt.MouseButton.LeftButton)
    gm.player.restart()
    gm.player.key(Key.Key_F1)
    assert gm.view.order == (first.person_id, second.person_id)


def test_a_hazard_comes_along_a_barrier_stands_open_and_one_side_is_out(
    qtbot: QtBot, gm: Gm
) -> None:
    qtbot.mouseClick(gm.board.setup.act, Qt.MouseButton.LeftButton)
    people = {"Edda quarry dex50 climb50": 3, "Tom quarry dex40 climb40": 3, "Hob dex60 str60": 1}
    for line, place in people.items():
        gm.board.setup.field.setFocus()
        gm.player.line(line)
        drag(gm.track, gm.at(line.split()[0]), gm.place(place))
    lorry, gate = (gm.view.ways[at].edge_id for at in (1, 3))
    gm.track.setFocus()
    for way, key in ((lorry, Key.Key_H), (gate, Key.Key_B)):
        gm.track.select(way)
        gm.player.key(key)
    gm.choose(lorry, "Moves", "moves 1 on a round")
    gm.choose(gate, "Open for all")
    model = gm.player.evening.desk.board_model
    rows = [str(model.index(at, 0).data()) for at in range(model.rowCount())]
    assert "Barrier, open, hidden" in rows
    assert "Hazard, Climb or Dodge or Jump, moves 1 on a round, hazard, hidden" in rows
    qtbot.mouseClick(gm.board.end, Qt.MouseButton.LeftButton)
    gm.track.setFocus()
    for _ in people:
        gm.player.key(Key.Key_E)
    action = gm.board.action
    gm.player.settle()  # the menus took the keyboard from the window
    qtbot.waitUntil(lambda: action.title.text() == "Edda meets it at Place 3")
    gm.player.line("30")
    qtbot.waitUntil(lambda: action.title.text() == "Tom meets it at Place 3")
    gm.player.line("99")
    gm.player.key(Key.Key_1)
    assert (gm.token("Edda").owed, gm.token("Tom").left) == (0, 0)
    assert not action.isVisible()
    gm.track.select(gm.token("Hob").person_id)
    gm.track.setFocus()
    gm.player.key(Key.Key_Delete)
    ends = gm.board.ends
    assert (ends.isVisible(), ends.again.isVisible()) == (True, True)
    assert ends.text.text() == "One side has nobody left: the chase is over."
    qtbot.mouseClick(ends.again, Qt.MouseButton.LeftButton)
    assert (gm.view.round, gm.number("Edda"), ends.isVisible()) == (0, 3, False)
