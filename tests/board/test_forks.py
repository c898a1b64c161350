"""A board whose track forks, and vehicles on it: seen, gone along, moved by hand."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QSignalSpy, QTest
from tests.board.track import Show
from tests.play.chase.roads import CAR, LANE, LANE_WAY, YARD, roads, vehicle
from tests.play.chase.scenes import EDDA, FINN, PLACES, TOM, WALL, WAYS, done
from tests.play.chase.test_boarding import turn_of

from duskboard.board.composition import Composer
from duskboard.board.drawing import PlateDrawing, TokenDrawing
from duskboard.board.fork_geometry import spread_of
from duskboard.board.navigation import across, along, neighbour, other_way
from duskboard.board.overlay_drawing import NoteDrawing, TextDrawing
from duskboard.board.part import Hand, PartKind
from duskboard.board.scene import BoardScene
from duskboard.board.vehicle_painting import vehicle_width
from duskboard.board.vehicle_parts import standing_tokens
from duskboard.board.way_drawing import WayDrawing
from duskboard.board.window import shown_part
from duskboard.core.dice import ScriptedDice
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Language, Words
from duskboard.play.chase.boarding import get_out
from duskboard.play.chase.colliding import say_build
from duskboard.play.chase.obstacle import put_obstacle
from duskboard.play.chase.running import start_chase
from duskboard.table.board_view import BoardView, board_view
from duskboard.table.public_board import public_board
from duskboard.table.table import Table
from duskboard.theme.look import Look


def begun() -> Table:
    table = roads()
    table = done(table, put_obstacle(table, LANE_WAY, WALL))
    return turn_of(done(table, start_chase(table, ScriptedDice([]))), EDDA)


def shown(table: Table) -> BoardView:
    view = board_view(table)
    assert view is not None
    return view


def token(scene: BoardScene, who: EntityId) -> TokenDrawing:
    part = scene.part_of(who)
    assert part is not None
    assert isinstance(part.drawing, TokenDrawing)
    return part.drawing


def test_plates_say_which_way_they_are_on_and_how_far(show: Show) -> None:
    track = show(shown(begun()), 1208, 532)
    faces = {}
    for key in (*PLACES, LANE, YARD):
        part = track.board.part_of(key)
        assert part is not None
        assert isinstance(part.drawing, PlateDrawing)
        faces[part.drawing.face.number] = part.drawing.face.distance
    assert faces == {
        "1": "−4", "2": "−3", "3": "−2", "4a": "−1", "5a": "here",
        "4b": "", "5b": "", "6": "+1", "7": "+2", "8": "+3",
    }  # fmt: skip
    assert (PartKind.CAPTION, f"fork|{PLACES[2]}") in track.board.keys
    assert not any(kind is PartKind.RULER for kind, _ in track.board.keys)


def test_each_way_of_a_fork_says_which_it_is_and_how_long(show: Show) -> None:
    track = show(shown(begun()), 1208, 532)
    captions = {
        name: one.drawing
        for kind, name in track.board.keys
        if kind is PartKind.CAPTION
        and isinstance((one := track.board._items[kind, name].part).drawing, TextDrawing)
    }
    found = {}
    for first in (PLACES[3], LANE):
        drawing = captions[f"way|{first}"]
        plate = track.board.part_of(first)
        assert plate is not None
        assert drawing.box.right() < plate.drawing.bounds.left()
        found[first] = drawing.text
    assert found == {PLACES[3]: "Upper way, 2 stops", LANE: "Lower way, 2 stops"}


def test_ways_bend_to_their_rows_and_what_lies_on_them_stands_upright(show: Show) -> None:
    track = show(shown(begun()), 1208, 532)
    bent, straight = track.board.part_of(LANE_WAY), track.board.part_of(WAYS[4])
    assert bent is not None
    assert straight is not None
    assert isinstance(bent.drawing, WayDrawing)
    assert isinstance(straight.drawing, WayDrawing)
    assert bent.drawing.curve is not None
    assert straight.drawing.curve is None
    middle = bent.drawing.middle
    assert bent.drawing.start.y() < middle.y() < bent.drawing.end.y()
    assert bent.drawing.bounds.contains(bent.drawing.thing_box)
    hit = track.board.hit(middle)
    assert hit is not None
    assert hit.entity_id == LANE_WAY


def test_one_token_carries_all_aboard_with_seats_and_build(show: Show) -> None:
    table = begun()
    track = show(shown(done(table, say_build(table, CAR, 2))), 1208, 532)
    drawn = token(track.board, EDDA)
    assert drawn.face.vehicle is not None
    assert (drawn.face.vehicle.aboard, drawn.face.vehicle.seats) == (2, 4)
    assert drawn.build is not None
    assert (drawn.build.text, drawn.build.pill) == ("Build 2 of 5", "impaired, 1 penalty")
    assert drawn.name == "Edda · Saloon"
    assert (PartKind.TOKEN, str(TOM)) not in track.board.keys
    assert track.board.part_of(TOM) == track.board.part_of(EDDA)
    assert token(track.board, FINN).face.vehicle is not None
    assert [vehicle_width(build) for build in (1, 3, 4, 5, 6, 7)] == [62, 62, 72, 76, 76, 86]


def test_an_empty_vehicle_stands_by_itself(show: Show) -> None:
    table = begun()
    for who in (EDDA, TOM):
        table = done(table, get_out(table, who))
    view = shown(table)
    track = show(view, 1208, 532)
    assert token(track.board, CAR).name == "Saloon"
    assert CAR in {one.person_id for one in standing_tokens(view)}
    assert token(track.board, EDDA).face.vehicle is None


def test_the_keys_go_along_a_way_and_up_and_down_to_the_other() -> None:
    view = shown(begun())
    assert along(view, PLACES[2], 1) == WAYS[3]
    assert along(view, LANE_WAY, 1) == LANE
    assert along(view, LANE, -1) == LANE_WAY
    assert along(view, LANE_WAY, -1) == PLACES[2]
    assert along(view, PLACES[7], 1) == PLACES[7]
    assert other_way(view, PLACES[3], 1) == LANE
    assert other_way(view, LANE, -1) == PLACES[3]
    assert other_way(view, LANE, 1) is None
    assert across(view, PLACES[3], 1) == LANE
    edda = view.token(EDDA)
    assert edda is not None
    assert neighbour(view, edda, None, 1) == PLACES[5]
    assert neighbour(view, edda, PLACES[5], -1) == PLACES[4]
    assert neighbour(view, edda, PLACES[7], 1) is None


def test_aiming_switches_to_the_other_way(show: Show) -> None:
    track = show(shown(begun()), 1208, 532)
    track.desk.focus_on(EDDA, is_framed=True)
    QTest.keyClick(track, Qt.Key.Key_Left)
    chosen = track.desk.chosen
    assert chosen is not None
    assert chosen.plan.goal == PLACES[3]
    QTest.keyClick(track, Qt.Key.Key_Down)
    chosen = track.desk.chosen
    assert chosen is not None
    assert chosen.plan.goal == LANE


def test_a_plate_is_moved_by_hand_in_half_steps(show: Show) -> None:
    track = show(shown(begun()), 1208, 532)
    moved = QSignalSpy(track.plate_move_requested)
    box = track.board.box_of(YARD)
    assert box is not None
    start = track.mapFromScene(box.center())
    step = QPoint(round(track.board.measures.pitch / 2), round(track.board.measures.row_pitch / 2))
    QTest.mousePress(track.viewport(), Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(track.viewport(), start + step / 2)
    QTest.mouseMove(track.viewport(), start + step)
    QTest.mouseRelease(track.viewport(), Qt.MouseButton.LeftButton, pos=start + step)
    assert moved.at(0) == [YARD, 1, 1]
    track.desk.focus_on(YARD, is_framed=True)
    QTest.keyClick(track, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert moved.at(1) == [YARD, 0, -1]


def test_f_on_a_place_asks_for_another_way(show: Show) -> None:
    track = show(shown(begun()), 1208, 532)
    forks, verbs = QSignalSpy(track.fork_requested), QSignalSpy(track.verb_requested)
    track.desk.focus_on(PLACES[2], is_framed=True)
    QTest.keyClick(track, Qt.Key.Key_F)
    assert (forks.at(0), verbs.count()) == ([PLACES[2]], 0)
    track.desk.focus_on(EDDA, is_framed=True)
    QTest.keyClick(track, Qt.Key.Key_F)
    assert (forks.count(), verbs.at(0)) == (1, ["F"])


@pytest.mark.parametrize(("width", "height"), [(1208, 532), (900, 380), (1920, 1000), (480, 200)])
def test_nobody_stands_outside_of_the_board(show: Show, width: int, height: int) -> None:
    track = show(shown(begun()), width, height)
    room = track.sceneRect()
    for key in (EDDA, FINN, *PLACES, LANE, YARD):
        box = track.board.box_of(key)
        assert box is not None
        assert room.adjusted(-1, -1, 1, 1).contains(box), key


def test_the_players_board_shows_the_fork_whole(look: Look, words: Words) -> None:
    scene = BoardScene(look, words, is_public=True)
    public = public_board(begun())
    assert public is not None
    assert shown_part(public) == public  # ten places, but eight columns
    scene.mirror(public)
    assert scene.measures.is_forked
    for key in (EDDA, FINN, PLACES[0], PLACES[7], LANE, YARD):
        box = scene.box_of(key)
        assert box is not None
        assert scene.sceneRect().adjusted(-1, -1, 1, 1).contains(box), key
    spread = spread_of(public)
    assert spread is not None
    assert (spread.columns, spread.span) == (8, 2)
    assert vehicle(begun(), CAR).build == 5


@pytest.mark.rule("chase 9.1")
def test_a_fork_says_who_chooses_in_every_language(look: Look, resources: Path) -> None:
    told = []
    for language in Language:
        words = Words(resources / "translations", language)
        scene = BoardScene(look, words)
        scene.mirror(shown(begun()))
        notes = Composer(look, words).parts(shown(begun()), scene.measures, Hand())
        told += [one.drawing.text for one in notes if isinstance(one.drawing, NoteDrawing)]
    assert told == [
        "Fork: the first quarry chooses",
        "岔路：最前面的逃離者選擇",
        "岔路：最前面的逃离者选择",
    ]


def test_build_that_would_likeliest_be_lost_is_marked(show: Show) -> None:
    track = show(shown(begun()), 1208, 532)
    track.hold(has_deed=True, losses=((CAR, 2),))
    build = token(track.board, EDDA).build
    assert build is not None
    assert (build.build, build.planned) == (5, 2)
    track.hold(has_deed=False)
    build = token(track.board, EDDA).build
    assert build is not None
    assert build.planned == 0


def test_lines_beside_a_token_keep_clear_of_plates_and_labels(show: Show) -> None:
    track = show(shown(begun()), 1000, 400)  # small: there is little room
    for who in (EDDA, FINN):
        part = track.board.part_of(who)
        assert part is not None
        assert isinstance(part.drawing, TokenDrawing)
        ink = part.drawing.lines.inked(track._look).translated(part.at)
        for kind, key in track.board.keys:
            other = track.board.part_of(EntityId(key)) if kind is PartKind.PLATE else None
            if other is not None and isinstance(other.drawing, PlateDrawing):
                assert not other.drawing.box.intersects(ink.adjusted(1, 1, -1, -1))
