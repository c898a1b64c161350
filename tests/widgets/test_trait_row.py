from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from duskboard.theme.look import Look
from duskboard.widgets.trait_row import TraitFace, TraitRow

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
WITS = TraitFace(text="Wits", rating=3, says="3 dots")


class Heard:
    """What a row said."""

    def __init__(self, row: TraitRow) -> None:
        self.said: list[str | int] = []
        row.picked.connect(lambda: self.said.append("picked"))
        row.rolled_alone.connect(lambda: self.said.append("rolled"))
        row.rating_requested.connect(self.said.append)


def made(qtbot: QtBot, look: Look, face: TraitFace = WITS, *, is_editing: bool = False) -> TraitRow:
    row = TraitRow(look)
    qtbot.addWidget(row)
    row.resize(220, 26)
    row.mirror(face, is_editing=is_editing)
    row.show()
    return row


def test_a_label_is_picked_and_dots_take_ctrl_in_play(qtbot: QtBot, look: Look) -> None:
    row = made(qtbot, look)
    heard = Heard(row)
    qtbot.mouseClick(row, LEFT, NONE, QPoint(12, 13))
    qtbot.mouseClick(row, LEFT, NONE, row.dot_point(5).toPoint())
    qtbot.mouseClick(row, LEFT, CTRL, row.dot_point(5).toPoint())
    qtbot.mouseClick(row, LEFT, CTRL, row.dot_point(3).toPoint())
    qtbot.mouseClick(row, RIGHT, NONE, QPoint(12, 13))
    qtbot.keyClick(row, Qt.Key.Key_Space)
    qtbot.keyClick(row, Qt.Key.Key_Plus)
    qtbot.mouseDClick(row, LEFT, NONE, QPoint(12, 13))
    qtbot.mouseRelease(row, LEFT, NONE, QPoint(12, 13))
    assert heard.said == ["picked", "picked", 5, 2, "picked", "rolled"]


def test_written_on_dots_take_clicks_and_keys(qtbot: QtBot, look: Look) -> None:
    row = made(qtbot, look, is_editing=True)
    heard = Heard(row)
    qtbot.mouseClick(row, LEFT, NONE, row.dot_point(1).toPoint())
    qtbot.keyClick(row, Qt.Key.Key_Plus)
    qtbot.keyClick(row, Qt.Key.Key_Minus)
    assert heard.said == [1, 4, 2]


def test_a_screen_reader_hears_and_sets_it(qtbot: QtBot, look: Look) -> None:
    row = made(qtbot, look)
    heard = Heard(row)
    assert (row.accessibleName(), row.accessibleDescription()) == ("Wits", "3 dots")
    assert (row.minimum(), row.value(), row.maximum()) == (0, 3, 5)
    row.setValue(4)
    assert heard.said == [4]
    row.mirror(TraitFace(text="Wits", rating=4, says="4 dots"))
    assert (heard.said, row.value()) == ([4], 4)


def test_dots_stand_at_the_right_one_beside_the_other(qtbot: QtBot, look: Look) -> None:
    row = made(qtbot, look)
    assert [row.dot_at(row.dot_point(place)) for place in range(1, 6)] == [1, 2, 3, 4, 5]
    assert row.dot_point(5).x() - row.dot_point(1).x() == 4 * 15
    assert 220 - row.dot_point(5).x() == 12
    assert row.dot_at(row.dot_point(1) - row.dot_point(2) + row.dot_point(1)) is None
