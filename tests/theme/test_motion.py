import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from duskboard.theme.look import Look
from duskboard.theme.motion import Motion


@pytest.fixture
def steps() -> list[float]:
    return []


@pytest.fixture
def motion(look: Look, steps: list[float]) -> Motion:
    owner = QObject()
    made = Motion(look, owner)
    made.setParent(None)
    made.moved.connect(steps.append)
    return made


def test_it_moves_and_arrives(qtbot: QtBot, motion: Motion, steps: list[float]) -> None:
    with qtbot.waitSignal(motion.finished):
        motion.move(1.0, 3.0, "fast")
        assert motion.is_moving
    assert steps[-1] == 3.0
    assert steps == sorted(steps)
    assert not motion.is_moving


def test_reduced_motion_is_there_at_once(
    qtbot: QtBot, look: Look, motion: Motion, steps: list[float]
) -> None:
    look.use(reduce_motion=True)
    with qtbot.waitSignal(motion.finished):
        motion.move(1.0, 3.0)
    assert steps == [3.0]


def test_a_jump_ends_a_motion(motion: Motion, steps: list[float]) -> None:
    motion.move(0.0, 9.0)
    motion.jump(2.0)
    assert not motion.is_moving
    assert motion.value == 2.0
    assert steps[-1] == 2.0
