"""A board is painted from lists of calls: the same picture, and a new list when it has to be."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter
from tests.board.chase import CHINESE_PLACES, EDDA, PLACES, chase, place_id, stacked
from tests.board.track import armed

from duskboard.board.paint_list import PaintList
from duskboard.board.part import Hand
from duskboard.board.scene import BoardScene
from duskboard.i18n.words import Words
from duskboard.table.board_view import BoardView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, ThemeName

HAND = Hand(aim=armed(), focus=EDDA, hover=place_id(2), is_editable=True)


def picture(scene: BoardScene, look: Look) -> NDArray[np.uint8]:
    image = QImage(scene.sceneRect().size().toSize(), QImage.Format.Format_RGB32)
    image.fill(look.color(Role.BG1))
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scene.render(painter)
    return np.frombuffer(image.constBits(), np.uint8).copy()


def direct(scene: BoardScene, look: Look) -> NDArray[np.uint8]:
    """The picture without lists: none are used while texts are on record."""
    look.text_record = []
    found = picture(scene, look)
    look.text_record = None
    return found


@pytest.mark.parametrize("names", [PLACES, CHINESE_PLACES])
def test_lists_paint_what_the_drawings_paint(
    look: Look, words: Words, names: Sequence[str]
) -> None:
    scene = BoardScene(look, words)
    scene.mirror(chase(names))
    scene.hold(HAND)
    assert np.array_equal(picture(scene, look), direct(scene, look))


@pytest.mark.parametrize("view", [chase(), stacked(9)])
def test_the_players_board_is_painted_alike(look: Look, words: Words, view: BoardView) -> None:
    scene = BoardScene(look, words, is_public=True)
    scene.mirror(view)
    assert np.array_equal(picture(scene, look), direct(scene, look))


def test_another_look_is_painted_anew(look: Look, words: Words) -> None:
    scene = BoardScene(look, words)
    scene.mirror(chase())
    dark = picture(scene, look)
    look.use(theme=ThemeName.LIGHT)
    scene.look_again()
    light = picture(scene, look)
    assert not np.array_equal(light, dark)
    assert np.array_equal(light, direct(scene, look))


def test_another_size_is_painted_anew(look: Look, words: Words) -> None:
    scene = BoardScene(look, words)
    scene.mirror(chase())
    picture(scene, look)
    scene.fit(920, 400)
    assert np.array_equal(picture(scene, look), direct(scene, look))


def test_what_has_changed_is_painted_anew(look: Look, words: Words) -> None:
    scene = BoardScene(look, words)
    scene.mirror(chase())
    before = picture(scene, look)
    first, *others = chase().places
    scene.mirror(replace(chase(), places=(replace(first, name="Elsewhere"), *others)))
    after = picture(scene, look)
    assert not np.array_equal(after, before)
    assert np.array_equal(after, direct(scene, look))


def test_a_drawing_is_asked_once_for_many_pictures() -> None:
    asked: list[QPointF] = []

    def draw(painter: QPainter) -> None:
        asked.append(QPointF())
        painter.drawEllipse(QPointF(5, 5), 2, 2)

    paints = PaintList(draw)
    image = QImage(10, 10, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        paints.paint(painter)
        paints.paint(painter)
    assert len(asked) == 1


def test_a_drawing_cannot_ask_where_it_is_painted() -> None:
    with pytest.raises(AttributeError, match="combinedTransform"):
        PaintList(lambda painter: painter.combinedTransform().reset())
