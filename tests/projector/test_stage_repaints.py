"""What of the picture is painted anew when something changes."""

from dataclasses import replace

import numpy as np
from pytestqt.qtbot import QtBot
from tests.board.chase import EDDA, SEXTON, chase, with_token
from tests.projector.pages import (
    CONSTABLES,
    FOG,
    LAMPS,
    ROLL,
    SHADES,
    STIRS,
    TITLE,
    channels,
    frame,
    words_of,
)

from duskboard.core.chase.participant import Turn
from duskboard.core.identity import EntityId
from duskboard.projector.stage import Stage
from duskboard.table.public_frame import PublicFrame, PublicPage
from duskboard.table.public_view import PublicView
from duskboard.table.turn_view import chase_order
from duskboard.theme.look import Look


def assert_whole(qtbot: QtBot, stage: Stage, look: Look) -> None:
    """The picture on the screen, painted part by part, is the one that is painted as a whole."""
    part_by_part = channels(stage)
    look.text_record = []
    stage.update()
    qtbot.waitUntil(lambda: bool(look.text_record))
    assert np.abs(channels(stage) - part_by_part).max() <= SHADES


def test_a_tick_paints_its_own_clock_alone_and_leaves_the_picture_whole(
    qtbot: QtBot, stage: Stage, look: Look
) -> None:
    stage.mirror(frame(FOG, LAMPS, CONSTABLES, roll=ROLL))
    with qtbot.waitExposed(stage):
        stage.show()
    look.text_record = []
    stage.mirror(frame(FOG, LAMPS, replace(CONSTABLES, filled=4), roll=ROLL))
    qtbot.waitUntil(lambda: bool(look.text_record))
    assert words_of(look.text_record) == ["4", "/6", "Constables roused"]  # it has no "1 left" now
    assert_whole(qtbot, stage, look)


def test_a_tick_that_changes_no_word_paints_the_dial_alone(
    qtbot: QtBot, stage: Stage, look: Look
) -> None:
    stage.mirror(frame(FOG, LAMPS, replace(CONSTABLES, filled=2), roll=ROLL))
    with qtbot.waitExposed(stage):
        stage.show()
    look.text_record = []
    stage.mirror(frame(FOG, LAMPS, replace(CONSTABLES, filled=3), roll=ROLL))
    qtbot.waitUntil(lambda: bool(look.text_record))
    assert words_of(look.text_record) == ["3", "/6"]
    assert_whole(qtbot, stage, look)


def test_a_clock_more_paints_the_whole_page(qtbot: QtBot, stage: Stage, look: Look) -> None:
    stage.mirror(frame(CONSTABLES))
    with qtbot.waitExposed(stage):
        stage.show()
    look.text_record = []
    stage.mirror(frame(CONSTABLES, STIRS))
    qtbot.waitUntil(lambda: bool(look.text_record))
    assert {"Constables roused", "Something stirs"} <= set(words_of(look.text_record))


def test_the_end_of_a_turn_paints_those_two_in_the_order_and_leaves_the_picture_whole(
    qtbot: QtBot, stage: Stage, look: Look
) -> None:
    def picture(active: EntityId, after: EntityId) -> PublicFrame:
        board = with_token(chase(), EDDA, is_active=active == EDDA)
        board = replace(with_token(board, SEXTON, is_active=active == SEXTON), active=active)
        board = with_token(board, EDDA, turn=Turn.ACTED if after == SEXTON else Turn.TO_ACT)
        order = chase_order(board)
        view = PublicView(title=TITLE, clocks=(), roll=None, board=board, order=order)
        return PublicFrame(page=PublicPage.CHASE, view=view)

    stage.mirror(picture(EDDA, EDDA))
    with qtbot.waitExposed(stage):
        stage.show()
    look.text_record = []
    stage.mirror(picture(SEXTON, SEXTON))
    qtbot.waitUntil(lambda: bool(look.text_record))
    painted = words_of(look.text_record)
    assert {"Edda", "Sexton", "The Sexton"} <= set(painted)
    assert not {"Order", "Hob", "Finn"} & set(painted)
    assert_whole(qtbot, stage, look)


def test_a_place_more_beyond_what_is_seen_is_said_at_once(
    qtbot: QtBot, stage: Stage, look: Look
) -> None:
    def picture(names: str) -> PublicFrame:
        board = chase(names)
        places = tuple(replace(place, number=None) for place in board.places)
        view = PublicView(title=TITLE, clocks=(), roll=None, board=replace(board, places=places))
        return PublicFrame(page=PublicPage.CHASE, held=0, view=view)

    stage.mirror(picture("ABCDEFGHIJ"))
    with qtbot.waitExposed(stage):
        stage.show()
    look.text_record = []
    stage.mirror(picture("ABCDEFGHIJK"))
    qtbot.waitUntil(lambda: bool(look.text_record))
    assert words_of(look.text_record) == ["3"]
    assert_whole(qtbot, stage, look)
