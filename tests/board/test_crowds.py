"""Crowded boards: who overtakes, stacks, long tracks and long names lie beside each other."""

import itertools
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

import pytest
from _pytest.mark import ParameterSet
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot
from tests.board.chase import CHINESE_PLACES, LONG, chase, hazard, places, planner, token, way

from duskboard.board.drawing import TokenDrawing
from duskboard.board.overlay_drawing import ContactDrawing
from duskboard.board.part import PartKind
from duskboard.board.pip_painting import pips_width
from duskboard.board.scene import BoardScene
from duskboard.board.track_view import TrackView
from duskboard.core.chase.participant import Side
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Language, Words
from duskboard.table.board_view import BoardView, TokenView
from duskboard.theme.look import Look
from duskboard.theme.painted import PaintedText

LONG_CHINESE = "聖巴托羅繆大教堂後方通往碼頭倉庫與舊鐘樓的螺旋石階"
SIZES = [((1208, 474), 1.0), ((752, 340), 1.0), ((1208, 650), 1.0), ((2416, 948), 2.0)]
"""Views and the size of type: the canvas of the design, the small window, a tall one, scale 2."""


def crowd(count: int, names: Sequence[str] = (), place_names: Sequence[str] = ()) -> BoardView:
    """So many of each side on two neighbouring places, one of each before and behind them."""
    people: list[TokenView] = []

    def stand(side: Side, place: int) -> None:
        number = len(people) + 1
        name = names[number % len(names)] if names else f"{side.value.title()} {number}"
        people.append(
            token(
                EntityId(f"p{number}"), name, side, place,
                order=number, is_active=number == 1, left=number % 4, granted=3, owed=number % 2,
            )
        )  # fmt: skip

    for place, side in itertools.product((4, 5), Side):
        for _ in range(count):
            stand(side, place)
    for place, side in itertools.product((3, 6), Side):
        stand(side, place)
    return _with(people, place_names or [one.name or "" for one in chase().places])


def overtaken() -> BoardView:
    """Pursuers ahead of the quarry, beside it and behind it."""
    quarry = [
        token(EntityId(f"q{place}"), f"Quarry {place}", Side.QUARRY, place, order=place)
        for place in (2, 4)
    ]
    pursuers = [
        token(EntityId(f"h{place}"), f"Hunter {place}", Side.PURSUER, place, order=place + 1)
        for place in (1, 4, 6, 8)
    ]
    return _with([*quarry, *pursuers], [one.name or "" for one in chase().places])


def long_track() -> BoardView:
    """Forty places with a hazard on each way, the one in turn in the middle."""
    people = [
        token(EntityId("q"), "Edda Marsh", Side.QUARRY, 20, order=1, is_active=True),
        token(EntityId("h"), "Hob", Side.PURSUER, 18, order=2),
    ]
    return _with(people, [f"Place {number}" for number in range(1, 41)])


def _with(people: Sequence[TokenView], names: Sequence[str]) -> BoardView:
    where = {
        side: {one.place_id for one in people if one.side is side and one.place_id is not None}
        for side in Side
    }
    contacts = where[Side.QUARRY] & where[Side.PURSUER]
    return replace(
        chase(),
        places=places(names),
        ways=tuple(
            way(number, hazard(f"Hazard {number}", "climb", "jump"))
            for number in range(1, len(names))
        ),
        tokens=tuple(people),
        order=tuple(one.person_id for one in people),
        active=people[0].person_id,
        contacts=tuple(sorted(contacts)),
    )


SCENES: dict[str, Callable[[], BoardView]] = {
    "overtaken": overtaken,
    "two": lambda: crowd(2),
    "three": lambda: crowd(3),
    "five": lambda: crowd(5),
    "nine": lambda: crowd(9),
    "forty places": long_track,
    "long names": lambda: crowd(1, [LONG], [LONG] * 8),
    "long pairs": lambda: crowd(2, [LONG], [LONG] * 8),
    "Chinese": lambda: crowd(2, ["艾妲・馬許", "湯姆", "守墓人"], CHINESE_PLACES),
    "long Chinese": lambda: crowd(1, [LONG_CHINESE], [LONG_CHINESE] * 8),
}


def _scenes() -> Iterator[ParameterSet]:
    for name, size in itertools.product(SCENES, SIZES):
        marks = () if size in {SIZES[1], SIZES[3]} else pytest.mark.slow
        yield pytest.param((name, size), marks=marks, id=str((name, size)))


@pytest.fixture(params=_scenes())
def shown(
    qtbot: QtBot, look: Look, words: Words, request: pytest.FixtureRequest
) -> tuple[TrackView, list[PaintedText]]:
    """Return a board in a view of a size, and the record of all texts of the whole board."""
    name, (size, scale) = request.param
    language = Language.TRADITIONAL_CHINESE if "Chinese" in name else Language.ENGLISH
    look.use(scale=scale, language=language)
    view = SCENES[name]()
    track = TrackView(look, words, planner(view))
    qtbot.addWidget(track)
    track.resize(*size)
    track.mirror(view)
    look.text_record = []
    track.grab()
    return track, look.text_record


def test_tokens_and_plates_do_not_cover_each_other(
    shown: tuple[TrackView, list[PaintedText]],
) -> None:
    track, _ = shown
    board = track.board
    boxes = {
        key: part.drawing.thing_box.translated(part.at)  # type: ignore[attr-defined]
        for kind, key in board.keys
        if kind in {PartKind.TOKEN, PartKind.PLATE}
        and (part := board.part_of(EntityId(key))) is not None
    }
    for (one, box), (two, other) in itertools.combinations(boxes.items(), 2):
        assert not box.adjusted(1, 1, -1, -1).intersects(other.adjusted(1, 1, -1, -1)), (one, two)
    for key, box in boxes.items():
        assert board.sceneRect().contains(box), key


def test_texts_do_not_cover_each_other(shown: tuple[TrackView, list[PaintedText]]) -> None:
    _, record = shown
    inks = [(one.text, ink(one.box)) for one in record]
    covered = [
        (one, two)
        for (one, box), (two, other) in itertools.combinations(inks, 2)
        if box.intersects(other) and (one, box) != (two, other)  # a button is painted twice
    ]
    assert covered == []


def test_names_and_actions_stay_within_the_brackets_of_a_contact(
    shown: tuple[TrackView, list[PaintedText]],
) -> None:
    track, _ = shown
    board = track.board
    view = board.view
    assert view is not None
    for one in view.tokens:
        part = board.part_of(one.person_id)
        place = view.place(one.place_id)
        if part is None or place is None or one.place_id not in view.contacts:
            continue
        drawing, column = part.drawing, bracket(track, place.place_id)
        assert isinstance(drawing, TokenDrawing)
        pips = pips_width(drawing.pips, drawing.scale) if drawing.pips is not None else 0.0
        for wide in (drawing.room, pips):
            assert column.left() <= part.at.x() - wide / 2, one.name
            assert part.at.x() + wide / 2 <= column.right(), one.name


def bracket(track: TrackView, place_id: EntityId) -> QRectF:
    """Return the column within the brackets of a contact."""
    item = track.board._items[PartKind.CONTACT, place_id]
    assert isinstance(item.part.drawing, ContactDrawing)
    return item.part.drawing.column


def test_what_is_too_long_ends_in_dots_within_its_room(
    shown: tuple[TrackView, list[PaintedText]],
) -> None:
    track, record = shown
    seen = QRectF(track.viewport().rect())
    for one in record:
        assert one.room.adjusted(-1, -99, 1, 99).contains(one.box), one.text
        if seen.left() <= one.room.left() and one.room.right() <= seen.right():
            assert seen.adjusted(-1, 0, 1, 0).contains(ink(one.box)), one.text


NAMES: dict[Language, tuple[tuple[str, str], ...]] = {
    Language.ENGLISH: (
        ("Edda Marsh", "Edda"),
        ("Tom Reyes", "Tom"),
        ("The Sexton", "Sexton"),
        ("Constable Pike", "Constable"),
    ),
    Language.TRADITIONAL_CHINESE: (
        ("艾妲・馬許", "艾妲"),
        ("守墓人", "守墓人"),
        ("派克警員", "派克警員"),
    ),
}


@pytest.mark.parametrize("language", NAMES)
def test_players_read_both_names_of_a_pair(look: Look, words: Words, language: Language) -> None:
    look.use(language=language)
    view = crowd(2, [full for full, _ in NAMES[language]])
    ways = tuple(way(number) for number in range(1, 8))
    scene = BoardScene(look, words, is_public=True)
    scene.mirror(replace(view, ways=ways, places=places([""] * 8)))
    look.text_record = []
    picture = QImage(scene.sceneRect().size().toSize(), QImage.Format.Format_RGB32)
    with QPainter(picture) as painter:
        scene.render(painter)
    short = {name for _, name in NAMES[language]}
    names = [one for one in look.text_record if one.text in short]
    pills = [one for one in look.text_record if one.text == "Caught up"]
    assert len(names) == len(view.tokens)
    assert {one.font.pixelSize() for one in names if one.font.pixelSize() < 36} == set()
    assert [one.lines for one in names if one.is_cut] == []
    for one, two in itertools.combinations([*names, *pills], 2):
        assert not ink(one.box).intersects(ink(two.box)), (one.text, two.text)
    plates = [scene.measures.plate(column) for column in range(8)]
    assert [
        one.text for one in names if any(plate.intersects(ink(one.box)) for plate in plates)
    ] == []


def ink(box: QRectF) -> QRectF:
    """The middle of a line, without the room for what reaches above and below."""
    return box.adjusted(1, box.height() * 0.25, -1, -box.height() * 0.25)
