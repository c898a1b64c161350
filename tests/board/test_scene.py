from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsScene
from pytestqt.qtbot import QtBot
from tests.board.chase import (
    EDDA,
    FINN,
    SEXTON,
    chase,
    long_chase,
    place_id,
    way,
    way_id,
    with_token,
)

from duskboard.board.part import Chip, Hand, PartKind
from duskboard.board.scene import BoardScene, HitKind
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.theme.look import Look


@pytest.fixture
def scene(look: Look, words: Words) -> Iterator[BoardScene]:
    made = BoardScene(look, words)
    made.mirror(chase())
    yield made
    made.deleteLater()


def ids(scene: BoardScene, kind: PartKind) -> set[str]:
    return {name for part_kind, name in scene.keys if part_kind is kind}


def x_of(scene: BoardScene, entity_id: EntityId) -> float:
    box = scene.box_of(entity_id)
    assert box is not None
    return box.center().x()


def test_it_uses_the_tree_and_no_caches(scene: BoardScene) -> None:
    assert scene.itemIndexMethod() is QGraphicsScene.ItemIndexMethod.BspTreeIndex
    assert all(item.cacheMode() is item.CacheMode.NoCache for item in scene.items())


def test_what_comes_is_added_and_what_goes_is_removed(scene: BoardScene) -> None:
    fewer = replace(chase(), tokens=chase().tokens[:2], ways=chase().ways[:-1])
    scene.mirror(fewer)
    assert ids(scene, PartKind.TOKEN) == {FINN, EDDA}
    assert way_id(7) not in ids(scene, PartKind.WAY)
    scene.mirror(chase())
    assert ids(scene, PartKind.TOKEN) == set(chase().order)
    assert len(scene.items()) == len(scene.keys)


def test_who_has_moved_stands_elsewhere(scene: BoardScene) -> None:
    scene.mirror(with_token(chase(), SEXTON, place_id=place_id(1)))
    assert x_of(scene, SEXTON) == 86


def test_a_token_walks_where_motion_is_allowed(scene: BoardScene, look: Look) -> None:
    look.use(reduce_motion=False)
    scene.mirror(with_token(chase(), SEXTON, place_id=place_id(1)))
    item = next(one for one in scene.items() if one.pos().y() == 323 and one.pos().x() > 300)
    assert item.pos().x() > 300
    scene.settle_down()
    assert x_of(scene, SEXTON) == 86


def test_a_walk_ends_at_the_place(qtbot: QtBot, scene: BoardScene, look: Look) -> None:
    look.use(reduce_motion=False)
    scene.mirror(with_token(chase(), SEXTON, place_id=place_id(2)))
    assert scene._motions
    qtbot.waitUntil(lambda: not scene._motions)
    assert scene.part_of(SEXTON) is not None
    assert all(item.pos() == item.part.at for item in scene._items.values())


def test_no_chase_shows_a_ghost_of_one(scene: BoardScene) -> None:
    scene.mirror(None)
    assert scene.is_empty
    assert ids(scene, PartKind.PLATE) == {f"ghost-{number}" for number in range(1, 6)}
    assert ids(scene, PartKind.TOKEN) == set()
    assert scene.hit(QPointF(86, 202)) is not None  # the view asks for no hit on an empty board


@pytest.mark.parametrize(
    ("point", "kind", "entity_id"),
    [
        (QPointF(678, 66), HitKind.TOKEN, EDDA),
        (QPointF(678, 101), HitKind.TOKEN, EDDA),
        (QPointF(678, 202), HitKind.PLACE, place_id(5)),
        (QPointF(752, 202), HitKind.WAY, way_id(5)),
        (QPointF(752, 250), HitKind.WAY, way_id(5)),
    ],
)
def test_things_are_found_where_they_are_drawn(
    scene: BoardScene, point: QPointF, kind: HitKind, entity_id: EntityId
) -> None:
    hit = scene.hit(point)
    assert hit is not None
    assert (hit.kind, hit.entity_id) == (kind, entity_id)


def test_nothing_is_found_beside_them(scene: BoardScene) -> None:
    assert scene.hit(QPointF(1190, 30)) is None


def test_chips_are_found_on_an_open_way_under_the_pointer(scene: BoardScene) -> None:
    scene.hold(Hand(hover=way_id(1), is_editable=True))
    hit = scene.hit(QPointF(160, 250))
    assert hit is not None
    assert (hit.entity_id, hit.chip) == (way_id(1), Chip.HAZARD)


def test_ways_that_are_taken_have_no_chips(scene: BoardScene) -> None:
    scene.hold(Hand(hover=way_id(5), is_editable=True))
    assert ids(scene, PartKind.CHIP) == set()


def test_equal_parts_are_not_painted_again(qapp: QApplication, scene: BoardScene) -> None:
    changes: list[list[QRectF]] = []
    qapp.processEvents()
    scene.changed.connect(changes.append)
    scene.mirror(replace(chase()))
    qapp.processEvents()
    assert changes == []


def test_only_what_differs_is_painted_again(qapp: QApplication, scene: BoardScene) -> None:
    changes: list[list[QRectF]] = []
    qapp.processEvents()
    scene.changed.connect(changes.append)
    scene.mirror(with_token(chase(), SEXTON, left=1))
    qapp.processEvents()
    region = QRectF()
    for rects in changes:
        for rect in rects:
            region = region.united(rect)
    assert region.width() < 200
    assert region.contains(QPointF(382, 323))


def test_the_players_board_is_painted_in_units_of_their_page(look: Look, words: Words) -> None:
    scene = BoardScene(look, words, is_public=True)
    tokens = tuple(replace(one, mov=None, left=None, granted=None) for one in chase().tokens)
    places = tuple(replace(one, number=None) for one in chase().places)
    scene.mirror(replace(chase(), tokens=tokens, places=places))
    assert scene.sceneRect() == QRectF(0, 0, 1920, 700)
    image = QImage(960, 350, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    look.text_record = []
    scene.render(painter, QRectF(0, 0, 960, 350), scene.sceneRect())
    painter.end()
    assert "Edda" in {one.text for one in look.text_record}
    small = {one.text for one in look.text_record if one.font.pixelSize() < 36}
    assert small == set()
    scene.deleteLater()


def test_players_see_nothing_of_an_empty_board(look: Look, words: Words) -> None:
    scene = BoardScene(look, words, is_public=True)
    scene.mirror(None)
    assert scene.keys == ()
    scene.deleteLater()


def test_a_long_track_is_as_wide_as_its_places(scene: BoardScene) -> None:
    scene.mirror(long_chase(40))
    scene.fit(1208, 474)
    assert scene.sceneRect().width() == 39 * 148 + 104 + 2 * 38


def test_another_look_measures_anew(scene: BoardScene, look: Look) -> None:
    look.use(scale=1.5)
    scene.look_again()
    scene.fit(1208, 500)
    assert scene.measures.type == 1.5
    assert scene.measures.pitch < 148 * 1.5


def test_a_low_board_grows_only_as_far_as_it_is_seen_whole(scene: BoardScene, look: Look) -> None:
    look.use(scale=1.5)
    scene.look_again()
    scene.fit(1208, 405)
    assert scene.measures.type == 1.25
    scene.fit(1208, 200)
    assert scene.measures.type == 1


def test_a_way_to_nowhere_is_left_out(scene: BoardScene) -> None:
    scene.mirror(replace(chase(), ways=(*chase().ways, way(8))))
    assert way_id(8) not in ids(scene, PartKind.WAY)


@pytest.mark.parametrize(("active", "first"), [(1, 1), (20, 18), (40, 33)])
def test_players_see_eight_places_of_a_long_track(
    look: Look, words: Words, active: int, first: int
) -> None:
    scene = BoardScene(look, words, is_public=True)
    scene.mirror(long_chase(40, active))
    assert ids(scene, PartKind.PLATE) == {place_id(number) for number in range(first, first + 8)}
    assert ids(scene, PartKind.TOKEN) == {EDDA}
    assert scene.sceneRect().width() == 1920
    scene.deleteLater()


def test_a_part_that_looks_as_it_did_before_is_painted_as_it_was(
    scene: BoardScene, look: Look
) -> None:
    first = picture(scene)
    scene.mirror(replace(with_token(chase(), EDDA, is_active=False), active=FINN))
    assert picture(scene) != first
    scene.mirror(chase())
    scene.settle_down()
    assert picture(scene) == first
    look.use(scale=1.2)
    scene.look_again()
    assert picture(scene) != first


def picture(scene: BoardScene) -> QImage:
    image = QImage(1208, 474, QImage.Format.Format_RGB32)
    image.fill(0)
    with QPainter(image) as painter:
        scene.render(painter, QRectF(image.rect()), QRectF(image.rect()))
    return image
