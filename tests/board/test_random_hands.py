"""Random drags and keys: the board always shows the table, nothing is lost and nothing doubled."""

import random
from dataclasses import dataclass, replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from tests.board.chase import chase, planner, way

from duskboard.board.aim import Plan
from duskboard.board.part import PartKind
from duskboard.board.track_view import TrackView
from duskboard.core.chase.participant import Turn
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.table.board_view import BoardView
from duskboard.theme.look import Look

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
KEYS = (
    Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Return,
    Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_B, Qt.Key.Key_H, Qt.Key.Key_D, Qt.Key.Key_E,
    Qt.Key.Key_V, Qt.Key.Key_Delete, Qt.Key.Key_Insert, Qt.Key.Key_F2,
)  # fmt: skip


@dataclass
class Table:
    """Stands for the document: takes wishes, and shows what has become of the chase."""

    track: TrackView
    view: BoardView
    chance: random.Random
    moves: int = 0

    def begin(self) -> None:
        track = self.track
        track.move_requested.connect(self.on_move)
        track.end_turn_requested.connect(self.on_next)
        track.delay_requested.connect(self.on_next)
        track.remove_requested.connect(self.on_remove)
        track.obstacle_move_requested.connect(self.on_obstacle)
        track.insert_requested.connect(self.on_insert)
        track.renamed.connect(self.on_renamed)
        track.mirror(self.view)

    def show(self, view: BoardView) -> None:
        self.view = view
        self.track.mirror(view)

    def on_move(self, person_id: EntityId, place: EntityId, _overrules: object) -> None:
        tokens = tuple(
            replace(one, place_id=place) if one.person_id == person_id else one
            for one in self.view.tokens
        )
        self.moves += 1
        self.show(replace(self.view, tokens=tokens))

    def on_next(self) -> None:
        order = self.view.order
        if not order or self.view.active not in order:
            return
        active = order[(order.index(self.view.active) + 1) % len(order)]
        tokens = tuple(
            replace(one, is_active=one.person_id == active, turn=Turn.TO_ACT, left=2)
            for one in self.view.tokens
        )
        self.show(replace(self.view, tokens=tokens, active=active))

    def on_remove(self, entity_id: EntityId) -> None:
        tokens = tuple(one for one in self.view.tokens if one.person_id != entity_id)
        if len(tokens) < 3:
            return
        order = tuple(key for key in self.view.order if key != entity_id)
        active = self.view.active if self.view.active in order else order[0]
        tokens = tuple(replace(one, is_active=one.person_id == active) for one in tokens)
        self.show(replace(self.view, tokens=tokens, order=order, active=active))

    def on_obstacle(self, source: EntityId, target: EntityId) -> None:
        lying = next(one for one in self.view.ways if one.edge_id == source)
        ways = tuple(
            replace(one, hazard=lying.hazard, barrier=lying.barrier)
            if one.edge_id == target
            else replace(one, hazard=None, barrier=None)
            if one.edge_id == source
            else one
            for one in self.view.ways
        )
        self.show(replace(self.view, ways=ways))

    def on_insert(self, _entity_id: EntityId) -> None:
        if len(self.view.places) > 12:
            return
        last = self.view.places[-1]
        number = len(self.view.places) + 1
        place = replace(
            last, place_id=EntityId(f"place-{number}"), number=number, column=number - 1
        )
        ways = (*self.view.ways, way(number - 1))
        self.show(replace(self.view, places=(*self.view.places, place), ways=ways))

    def on_renamed(self, entity_id: EntityId, name: str) -> None:
        places = tuple(
            replace(one, name=name) if one.place_id == entity_id else one
            for one in self.view.places
        )
        self.show(replace(self.view, places=places))


def check(table: Table) -> None:
    scene, view = table.track.board, table.view
    drawn: dict[PartKind, list[str]] = {kind: [] for kind in PartKind}
    for kind, name in scene.keys:
        drawn[kind].append(name)
    assert sorted(drawn[PartKind.PLATE]) == sorted(place.place_id for place in view.places)
    assert sorted(drawn[PartKind.WAY]) == sorted(one.edge_id for one in view.ways)
    tokens = {one.person_id for one in view.tokens}
    assert set(drawn[PartKind.TOKEN]) <= tokens
    stacked = any(name.startswith("more") for name in drawn[PartKind.COUNT])
    assert stacked or set(drawn[PartKind.TOKEN]) == tokens
    assert len(scene.items()) == len(scene.keys)
    if not scene.hand.is_dragging:
        for person in view.tokens:
            part = scene.part_of(person.person_id)
            place = view.place(person.place_id)
            if part is None or place is None or part.is_lifted:
                continue
            away = abs(part.at.x() - scene.measures.column_x(place.column))
            assert away <= scene.measures.plate_width / 2


def act(table: Table) -> None:
    """One random drag, click or key."""
    chance, track = table.chance, table.track
    kind = chance.random()
    if kind < 0.5:
        drag(table)
    elif kind < 0.6:
        QTest.mouseDClick(track.viewport(), LEFT, NONE, point(table))
        if track.editor.entity_id is not None:
            QTest.keyClicks(track.editor, "Mud")
            QTest.keyClick(track.editor, Qt.Key.Key_Return)
    elif kind < 0.65:
        QTest.mouseMove(track.viewport(), point(table))
    else:
        QTest.keyClick(track, chance.choice(KEYS))
        if track.editor.entity_id is not None:
            QTest.keyClick(track.editor, Qt.Key.Key_Escape)


def drag(table: Table) -> None:
    chance, track, port = table.chance, table.track, table.track.viewport()
    start, end = grip(table), point(table)
    QTest.mousePress(port, LEFT, NONE, start)
    for share in (0.2, 0.6, 1.0):
        QTest.mouseMove(port, start + (end - start) * share)
    if chance.random() < 0.4:
        QTest.keyPress(track, Qt.Key.Key_Alt, Qt.KeyboardModifier.AltModifier)
    if chance.random() < 0.15:
        QTest.keyClick(track, Qt.Key.Key_Escape)
    QTest.mouseRelease(port, LEFT, NONE, end)


def point(table: Table) -> QPoint:
    """A point of the view, rather one with something on it."""
    chance, track = table.chance, table.track
    if chance.random() < 0.7:
        thing = chance.choice(list(track.board._items.values()))
        return track.mapFromScene(thing.part.drawing.bounds.translated(thing.pos()).center())
    port = track.viewport()
    return QPoint(chance.randrange(port.width()), chance.randrange(port.height()))


def grip(table: Table) -> QPoint:
    """The middle of a token, or any point."""
    part = table.track.board.part_of(table.chance.choice(table.view.tokens).person_id)
    if part is None or table.chance.random() < 0.4:
        return point(table)
    return table.track.mapFromScene(part.at)


def play(qtbot: QtBot, look: Look, words: Words, seed: int, count: int) -> None:
    holder: list[Table] = []

    def plan(person_id: EntityId, goal: EntityId) -> Plan:
        return planner(holder[0].view)(person_id, goal)

    track = TrackView(look, words, plan)
    qtbot.addWidget(track)
    track.resize(1208, 474)
    track.set_editable(is_editable=True)
    table = Table(track=track, view=chase(), chance=random.Random(seed))  # noqa: S311 - a test
    holder.append(table)
    table.begin()
    track.show()
    for _ in range(count):
        act(table)
        check(table)
    assert table.moves > count / 50


@pytest.mark.parametrize("seed", range(3))
def test_a_hundred_random_acts_lose_and_double_nothing(
    qtbot: QtBot, look: Look, words: Words, seed: int
) -> None:
    play(qtbot, look, words, seed, 100)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 110))
def test_three_hundred_random_acts_lose_and_double_nothing(
    qtbot: QtBot, look: Look, words: Words, seed: int
) -> None:
    play(qtbot, look, words, seed, 300)
