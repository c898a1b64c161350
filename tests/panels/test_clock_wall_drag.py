import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from pytestqt.qtbot import QtBot
from tests.panels.wall import Hand, Wall, mouse, point_on

from duskboard.core.identity import EntityId
from duskboard.panels.wall_drag import Between, Onto
from duskboard.play import clock as acts


@pytest.mark.parametrize(
    ("across", "wish"),
    [
        pytest.param(0.3, ("race_clocks", "alarm", "crowd"), id="left half: race"),
        pytest.param(0.7, ("link_clocks", "alarm", "crowd"), id="right half: link"),
    ],
)
def test_a_clock_dropped_on_another_races_or_opens_it(
    wall: Wall, across: float, wish: tuple[str, str, str]
) -> None:
    hand = Hand(wall, "alarm")
    target = wall.card("crowd")
    hand.move(point_on(target, across))
    mark = target._drop
    assert (mark.isVisible(), mark._text) == (True, "Race" if across < 0.5 else "Opens")
    assert mark.x() == (0 if across < 0.5 else target.width() // 2)
    hand.drop(point_on(target, across))
    assert wall.wishes == [wish]
    assert mark.isVisible() is False
    assert wall.panel.drag is None


@pytest.mark.parametrize(
    ("clock", "target", "across", "groups"),
    [
        pytest.param("alarm", "bells", 0.95, ["bells", "alarm", "crowd"], id="behind a card"),
        pytest.param("crowd", "alarm", 0.03, ["crowd", "alarm", "bells"], id="before a card"),
        pytest.param("alarm", "crowd", 0.97, ["bells", "crowd", "alarm"], id="last"),
    ],
)
def test_a_clock_dropped_at_an_edge_goes_between(
    wall: Wall, clock: str, target: str, across: float, groups: list[str]
) -> None:
    hand = Hand(wall, clock)
    at = point_on(wall.card(target), across)
    hand.move(at)
    drag = wall.panel.drag
    assert drag is not None
    assert isinstance(drag.target, Between)
    assert not wall.panel.view.canvas._mark.isEmpty()
    hand.drop(at)
    assert wall.groups() == groups
    assert wall.panel.view.canvas._mark.isEmpty()


def test_a_clock_dropped_where_it_was_stays(wall: Wall) -> None:
    hand = Hand(wall, "bells")
    hand.drop(point_on(wall.card("bells"), 0.4))
    assert wall.wishes == []


def test_escape_gives_a_drag_up(wall: Wall, qtbot: QtBot) -> None:
    ended: list[bool] = []
    wall.panel.drag_ended.connect(lambda: ended.append(True))
    hand = Hand(wall, "alarm")
    hand.move(point_on(wall.card("crowd"), 0.3))
    qtbot.keyClick(wall.dial("alarm"), Qt.Key.Key_Escape)
    assert wall.panel.drag is None
    assert ended == [True]
    assert wall.card("crowd")._drop.isVisible() is False
    mouse(
        hand.widget,
        QEvent.Type.MouseButtonRelease,
        point_on(wall.card("crowd"), 0.3),
        held=False,
    )
    assert wall.wishes == []


def test_a_release_that_was_lost_gives_it_up_too(wall: Wall) -> None:
    hand = Hand(wall, "alarm")
    at = point_on(wall.card("crowd"), 0.3)
    hand.move(at)
    mouse(hand.widget, QEvent.Type.MouseMove, at, held=False)
    assert wall.panel.drag is None
    assert wall.wishes == []


def test_a_clock_can_be_carried_to_the_players_screen(wall: Wall) -> None:
    moves: list[tuple[EntityId, QPoint]] = []
    drops: list[tuple[EntityId, QPoint]] = []
    wall.panel.drag_moved.connect(lambda clock, at: moves.append((clock, at)))
    wall.panel.drag_dropped.connect(lambda clock, at: drops.append((clock, at)))
    hand = Hand(wall, "alarm")
    away = wall.panel.mapToGlobal(QPoint(wall.panel.width() + 200, -30))
    hand.move(point_on(wall.card("crowd"), 0.3))
    hand.move(away)
    assert wall.card("crowd")._drop.isVisible() is False
    hand.drop(away)
    assert ("alarm", away) in moves
    assert drops == [("alarm", away)]
    assert wall.wishes == []


def test_a_dial_can_be_dragged_as_well(wall: Wall) -> None:
    dial = wall.dial("alarm")
    start = dial.mapToGlobal(dial.rect().center())
    mouse(dial, QEvent.Type.MouseButtonPress, start)
    mouse(dial, QEvent.Type.MouseMove, start + QPoint(30, 0))
    target = point_on(wall.card("crowd"), 0.7)
    mouse(dial, QEvent.Type.MouseMove, target)
    drag = wall.panel.drag
    assert drag is not None
    assert drag.target == Onto(clock_id=EntityId("crowd"), opens=True)
    mouse(dial, QEvent.Type.MouseButtonRelease, target, held=False)
    assert wall.wishes == [("link_clocks", "alarm", "crowd")]


def test_the_table_may_change_under_a_drag(wall: Wall) -> None:
    hand = Hand(wall, "alarm")
    hand.move(point_on(wall.card("crowd"), 0.3))
    wall.desk.document.submit(acts.remove_clock(wall.desk.document.table, EntityId("crowd")))
    hand.drop(point_on(wall.card("bells"), 0.95))
    assert wall.groups() == ["bells", "alarm"]
