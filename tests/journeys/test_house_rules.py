"""House rules from the keyboard in the middle of a chase: changed, seen at work, taken back."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot
from tests.seat.player import Player

from duskboard.core.identity import EntityId
from duskboard.panels.house_rules import HouseRules

CTRL = Qt.KeyboardModifier.ControlModifier


def opened(player: Player, ruling: str) -> HouseRules:
    """Go to a ruling by the command box."""
    player.key(Qt.Key.Key_K, CTRL)
    player.line(ruling)
    panel = player.evening.desk.house_rules
    assert panel.isVisible()
    assert panel.list.hasFocus()
    return panel


def place(player: Player, name: str) -> EntityId:
    view = player.evening.desk.chase_board.view
    assert view is not None
    return next(one.place_id for one in view.places if one.name == name)


def chosen(panel: HouseRules) -> str:
    item = panel.list.item
    assert item is not None
    return f"{item.key} {item.chosen}"


def test_a_ruling_is_changed_by_keys_and_the_board_follows(
    qtbot: QtBot, start: Callable[[], Player]
) -> None:
    player = start()
    player.open_sample("chase")
    desk = player.evening.desk
    view = desk.chase_board.view
    assert view is not None
    assert view.active is not None
    behind = (view.active, place(player, "Ferry steps"))
    assert desk.chase_board.track.desk.plan(*behind).is_legal

    panel = opened(player, "Going back along the track")
    assert chosen(panel) == "chase.step_back allowed"
    player.key(Qt.Key.Key_Right)
    assert chosen(panel) == "chase.step_back refused"
    assert not desk.chase_board.track.desk.plan(*behind).is_legal
    button = panel.side.findChild(QAbstractButton)
    assert button is not None
    button.setFocus()  # the key is that of the panel, wherever the keyboard is in it
    player.key(Qt.Key.Key_N)
    player.line("nobody turns round")
    assert panel.list.hasFocus()

    player.key(Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not panel.isVisible())
    assert desk.chase_board.isVisible()

    player.restart()
    player.key(Qt.Key.Key_R, CTRL)
    panel = player.evening.desk.house_rules
    panel.list.select("chase.step_back")
    assert chosen(panel) == "chase.step_back refused"
    player.key(Qt.Key.Key_P)
    player.undo(3)
    assert chosen(panel) == "chase.step_back allowed"
    assert not player.evening.desk.ruling_model.rulings.reasons
