from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from duskboard.theme.look import Look
from duskboard.theme.token import Role
from duskboard.widgets.box_track import BoxTrack, TrackFace
from duskboard.widgets.health_box import BoxMark, HealthBox, HealthFace

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE = Qt.KeyboardModifier.NoModifier


def test_a_click_sets_points_and_one_on_the_last_takes_it(qtbot: QtBot, look: Look) -> None:
    track = BoxTrack(look, fill=Role.BLOOD)
    qtbot.addWidget(track)
    track.mirror(TrackFace(filled=8, size=12, text="Blood pool", says="8 of 12"))
    track.resize(track.sizeHint())
    said: list[int] = []
    track.points_requested.connect(said.append)
    for place in (11, 8, 3):
        qtbot.mouseClick(track, LEFT, NONE, track.box_rect(place).center().toPoint())
    qtbot.mouseClick(track, LEFT, NONE, track.box_rect(15).center().toPoint())
    qtbot.keyClick(track, Qt.Key.Key_Plus)
    qtbot.keyClick(track, Qt.Key.Key_Minus)
    assert said == [11, 7, 3, 9, 7]
    assert (track.accessibleName(), track.value(), track.maximum()) == ("Blood pool", 8, 12)
    assert track.box_rect(11).top() > track.box_rect(10).bottom()


def test_a_health_box_turns_takes_letters_and_is_cleared(qtbot: QtBot, look: Look) -> None:
    box = HealthBox(look)
    qtbot.addWidget(box)
    box.mirror(HealthFace(text="Hurt", mark=BoxMark.SLASH, penalty="−1", says="Bashing, −1"))
    said: list[object] = []
    box.turned.connect(said.append)
    box.typed.connect(said.append)
    box.clear_requested.connect(lambda: said.append("clear"))
    qtbot.mouseClick(box, LEFT)
    qtbot.keyClick(box, Qt.Key.Key_Space)
    qtbot.keyClick(box, Qt.Key.Key_X)
    qtbot.mouseClick(box, RIGHT)
    qtbot.keyClick(box, Qt.Key.Key_Backspace)
    assert said == [1, 1, "x", "clear", "clear"]
    assert (box.accessibleName(), box.accessibleDescription()) == ("Hurt", "Bashing, −1")
