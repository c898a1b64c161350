"""A picture for players."""

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from duskboard.i18n.words import Words
from duskboard.projector.stage import Stage
from duskboard.theme.look import Look


@pytest.fixture
def stage(qtbot: QtBot, look: Look, words: Words, tmp_path: Path) -> Stage:
    image = QImage(40, 30, QImage.Format.Format_RGB32)
    image.fill(QColor(200, 10, 20))
    image.save(str(tmp_path / "picture.png"))
    picture = (tmp_path / "picture.png").read_bytes()
    look.use(reduce_motion=True)
    stage = Stage(look, words, lambda asset_id: picture if asset_id == "picture" else None)
    qtbot.addWidget(stage)
    stage.resize(1920, 1080)
    return stage
