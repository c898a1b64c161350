"""What players see for the first time fades in, painted once; what is hidden again is gone."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot
from tests.board.chase import chase, way_id
from tests.projector.pages import (
    CONSTABLES,
    FOG,
    LAMPS,
    ROLL,
    SHADES,
    TITLE,
    channels,
    frame,
    words_of,
)

from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.projector.stage import Stage
from duskboard.table.board_view import BoardView
from duskboard.table.entity import Visibility
from duskboard.table.hand_out_view import HandOutView
from duskboard.table.public_frame import PublicFrame, PublicPage
from duskboard.table.public_view import PublicView
from duskboard.theme.look import Look
from duskboard.theme.token import Role

FIRST, SECOND = QRect(0, 100, 960, 760), QRect(960, 100, 960, 760)
"""Where two clocks of one row stand."""
SOON = replace(CONSTABLES, clock_id=EntityId("soon"), name="The tide", filled=6)


@pytest.fixture
def stage(qtbot: QtBot, look: Look, words: Words) -> Stage:
    stage = Stage(look, words, lambda _asset_id: None, is_prompt=True)
    qtbot.addWidget(stage)
    stage.resize(1920, 1080)
    return stage


def open_with(qtbot: QtBot, stage: Stage, picture: PublicFrame) -> None:
    stage.mirror(picture)
    with qtbot.waitExposed(stage):
        stage.show()
    qtbot.waitUntil(lambda: len(colors(stage, QRect(0, 0, 1920, 1080))) > 1)


def on_screen(stage: Stage) -> QImage:
    return stage.screen().grabWindow(stage.winId()).toImage()


def colors(stage: Stage, where: QRect) -> set[str]:
    image = on_screen(stage)
    return {
        QColor(image.pixel(x, y)).name()
        for x in range(where.left(), where.right(), 6)
        for y in range(where.top(), where.bottom(), 6)
    }


def is_there(stage: Stage, color: QColor, where: QRect) -> bool:
    return color.name() in colors(stage, where)


def test_a_clock_that_is_shown_fades_in_beside_those_that_are_there(
    qtbot: QtBot, stage: Stage, look: Look
) -> None:
    text = look.color(Role.TEXT)
    open_with(qtbot, stage, frame(CONSTABLES))
    stage.mirror(frame(CONSTABLES, SOON))
    assert is_there(stage, text, FIRST)
    assert colors(stage, SECOND) == {look.color(Role.BG0).name()}
    qtbot.waitUntil(lambda: is_there(stage, text, SECOND))
    done = channels(stage)
    stage.look_again()
    stage.repaint()
    assert np.abs(channels(stage) - done).max() <= SHADES


def test_what_fades_in_is_painted_once(qtbot: QtBot, stage: Stage, look: Look) -> None:
    open_with(qtbot, stage, frame(CONSTABLES, page=PublicPage.TITLE))
    look.text_record = []
    stage.mirror(frame(CONSTABLES, page=PublicPage.CLOCKS))
    qtbot.waitUntil(lambda: is_there(stage, look.color(Role.TEXT), QRect(0, 0, 1920, 1080)))
    qtbot.wait(1)
    assert words_of(look.text_record) == ["5", "/6", "Constables roused", "1 left"]


def test_what_is_hidden_while_it_fades_in_is_gone_at_once(qtbot: QtBot, stage: Stage) -> None:
    open_with(qtbot, stage, frame(CONSTABLES))
    stage.mirror(frame(CONSTABLES, SOON))
    qtbot.waitUntil(lambda: len(colors(stage, SECOND)) > 1)
    stage.mirror(frame(replace(CONSTABLES, name="")))
    qtbot.wait(1)
    only = on_screen(stage)
    stage.look_again()
    qtbot.waitUntil(lambda: on_screen(stage) == only)


def test_what_moves_into_the_place_of_what_faded_in_is_whole_at_once(
    qtbot: QtBot, stage: Stage
) -> None:
    open_with(qtbot, stage, frame(CONSTABLES))
    stage.mirror(frame(SOON, CONSTABLES))
    stage.mirror(frame(CONSTABLES))
    at_once = on_screen(stage)
    stage.look_again()  # ends every fade, and paints anew
    stage.repaint()
    assert on_screen(stage) == at_once


def test_a_blank_screen_is_blank_at_once_and_comes_back_slowly(
    qtbot: QtBot, stage: Stage, look: Look
) -> None:
    ground, whole = {look.color(Role.BG0).name()}, QRect(0, 0, 1920, 1080)
    open_with(qtbot, stage, frame(CONSTABLES, FOG, LAMPS, roll=ROLL))
    stage.mirror(frame(CONSTABLES, FOG, LAMPS, roll=ROLL, blank=True))
    assert colors(stage, whole) == ground
    stage.mirror(frame(CONSTABLES, FOG, LAMPS, roll=ROLL))
    assert colors(stage, whole) == ground
    qtbot.waitUntil(lambda: is_there(stage, look.color(Role.TEXT), whole))


def test_another_hand_out_fades_in(qtbot: QtBot, stage: Stage, look: Look) -> None:
    first = HandOutView(
        hand_out_id=EntityId("a"),
        title="A letter",
        about="",
        text="Come at nine.",
        picture=None,
        visibility=Visibility.SHOWN,
    )
    second = replace(first, hand_out_id=EntityId("b"), title="A map")

    def picture(*papers: HandOutView) -> PublicFrame:
        view = PublicView(title=TITLE, clocks=(), roll=None, hand_outs=papers)
        return PublicFrame(page=PublicPage.HAND_OUT, view=view)

    open_with(qtbot, stage, picture(first))
    stage.mirror(picture(first, second))
    assert colors(stage, QRect(0, 0, 1920, 1080)) == {look.color(Role.BG0).name()}
    qtbot.waitUntil(lambda: is_there(stage, look.color(Role.TEXT), QRect(960, 0, 960, 600)))


def test_with_reduced_motion_everything_is_there_at_once(
    qtbot: QtBot, stage: Stage, look: Look
) -> None:
    look.use(reduce_motion=True)
    open_with(qtbot, stage, frame(CONSTABLES))
    stage.mirror(frame(CONSTABLES, SOON))
    assert is_there(stage, look.color(Role.TEXT), SECOND)


def on_track(board: BoardView) -> PublicFrame:
    view = PublicView(title=TITLE, clocks=(), roll=None, board=board)
    return PublicFrame(page=PublicPage.CHASE, view=view)


def test_a_hazard_comes_slowly_on_a_way_that_stays(qtbot: QtBot, stage: Stage) -> None:
    board = chase()
    bare = replace(
        board,
        ways=tuple(
            replace(way, hazard=None, barrier=None) if way.edge_id == way_id(5) else way
            for way in board.ways
        ),
    )
    open_with(qtbot, stage, on_track(bare))
    before = on_screen(stage)
    stage.mirror(on_track(board))
    assert on_screen(stage) == before
    qtbot.waitUntil(lambda: on_screen(stage) != before)


def test_somebody_new_comes_slowly_and_goes_at_once(qtbot: QtBot, stage: Stage) -> None:
    board = chase()
    token = board.tokens[-1]
    fewer = replace(board, tokens=board.tokens[:-1], order=board.order[:-1])
    open_with(qtbot, stage, on_track(fewer))
    before = on_screen(stage)
    stage.mirror(on_track(replace(fewer, tokens=board.tokens)))
    assert token.person_id not in {one.person_id for one in fewer.tokens}
    assert on_screen(stage) == before
    qtbot.waitUntil(lambda: on_screen(stage) != before)
    stage.mirror(on_track(fewer))
    qtbot.wait(1)
    assert on_screen(stage) == before
