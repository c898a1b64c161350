from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from tests.models.conftest import Desk
from tests.models.test_clock_model import Ear

from duskboard.core.chase.participant import Side, Skill
from duskboard.core.chase.track import Hazard
from duskboard.core.identity import EntityId
from duskboard.models.board_model import BoardModel, BoardRow, RowKind, RowOrder, board_rows
from duskboard.play.chase.laying import NewLocation, add_location, lay_track, remove_location
from duskboard.play.chase.moving import move
from duskboard.play.chase.obstacle import put_obstacle
from duskboard.play.chase.overruling import overrule_move
from duskboard.play.chase.person import NewPerson, add_people
from duskboard.play.chase.running import end_this_turn, start_chase

Watch = Callable[[QAbstractItemModel], object]
EDDA, HOB = EntityId("edda"), EntityId("hob")


def place(number: int) -> EntityId:
    return EntityId(f"place-{number}")


class Chase(Desk):
    """A document with a chase of four places, one on each side."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        wishes = [
            NewLocation(location_id=place(number), edge_id=EntityId(f"way-{number - 1}"), name=name)
            for number, name in enumerate(("Steps", "Market", "Lane", "Yard"), 1)
        ]
        table = self.document.table
        self.document.submit(lay_track(table, "Ferry", wishes))
        people = [
            NewPerson(
                person_id=EDDA, name="Edda", side=Side.QUARRY, mov=8, dex=70, place=place(3),
                skills=(Skill(name="climb", value=45),),
            ),
            NewPerson(
                person_id=HOB, name="Hob", side=Side.PURSUER, mov=8, dex=45, place=place(1)
            ),
        ]  # fmt: skip
        self.document.submit(add_people(self.document.table, people))

    def start(self) -> None:
        self.document.submit(start_chase(self.document.table, _NoDice()))


class _NoDice:
    def roll(self, count: int, sides: int) -> tuple[int, ...]:
        raise AssertionError((count, sides))


@pytest.fixture
def chase(tmp_path: Path) -> Iterator[Chase]:
    made = Chase(tmp_path / "chase.duskboard")
    yield made
    made.document.close()


def row_text(row: BoardRow) -> str:
    return f"row {row.key}"


def kinds(model: BoardModel) -> list[tuple[RowKind, str]]:
    return [(row.kind, row.key) for row in model.views]


PLACE, WAY, PERSON = RowKind.PLACE, RowKind.WAY, RowKind.PERSON


def test_rows_go_along_the_track(chase: Chase, watched: Watch) -> None:
    model = BoardModel(chase.document, row_text)
    watched(model)
    assert kinds(model) == [
        (PLACE, "place-1"), (PERSON, "hob"), (WAY, "way-1"),
        (PLACE, "place-2"), (WAY, "way-2"),
        (PLACE, "place-3"), (PERSON, "edda"), (WAY, "way-3"),
        (PLACE, "place-4"),
    ]  # fmt: skip


def test_a_row_says_itself_for_screen_readers(chase: Chase) -> None:
    model = BoardModel(chase.document, row_text)
    index = model.index(1, 0)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "row hob"


def test_a_step_moves_rows_past_the_token_and_changes_distances(
    chase: Chase, watched: Watch
) -> None:
    chase.start()
    model = BoardModel(chase.document, row_text)
    watched(model)
    ear = Ear(model)
    chase.document.submit(move(chase.document.table, EDDA, place(4)))
    said = ear.take()
    assert [one for one in said if ">" in one] == ["7>6", "8>7"]
    assert not any(one in {"reset", "layout"} for one in said)
    assert kinds(model)[-2:] == [(PLACE, "place-4"), (PERSON, "edda")]


def test_distances_count_from_the_one_in_turn(chase: Chase) -> None:
    chase.start()
    model = BoardModel(chase.document, row_text)
    distances = [row.distance for row in model.views if row.place is not None]
    assert distances == [-2, -1, 0, 1]
    chase.document.submit(end_this_turn(chase.document.table))
    distances = [row.distance for row in model.views if row.place is not None]
    assert distances == [0, 1, 2, 3]


def test_what_lies_on_a_way_changes_its_row_only(chase: Chase, watched: Watch) -> None:
    model = BoardModel(chase.document, row_text)
    watched(model)
    ear = Ear(model)
    wall = Hazard(name="Low wall", skills=("climb",))
    chase.document.submit(put_obstacle(chase.document.table, EntityId("way-3"), wall))
    assert ear.take() == ["=7..7"]


def test_places_come_and_go(chase: Chase, watched: Watch) -> None:
    model = BoardModel(chase.document, row_text)
    watched(model)
    ear = Ear(model)
    wish = NewLocation(location_id=place(5), edge_id=EntityId("way-9"), name="Depot")
    chase.document.submit(add_location(chase.document.table, wish))
    assert ear.take() == ["+9", "+10"]
    chase.document.submit(remove_location(chase.document.table, place(5)))
    assert sorted(ear.take()) == ["-10", "-9"]


def test_undo_brings_everything_back(chase: Chase, watched: Watch) -> None:
    model = BoardModel(chase.document, row_text)
    watched(model)
    before = kinds(model)
    chase.document.submit(overrule_move(chase.document.table, HOB, place(3)))
    assert model.views[1].kind is WAY
    contact = next(row for row in model.views if row.key == place(3))
    assert contact.is_contact
    chase.document.undo()
    assert kinds(model) == before


def test_the_rows_can_be_sorted_by_the_acting_order(chase: Chase, watched: Watch) -> None:
    model = BoardModel(chase.document, row_text)
    watched(model)
    model.arrange(RowOrder.TURN)
    assert kinds(model) == [(PERSON, "edda"), (PERSON, "hob")]
    model.arrange(RowOrder.TRACK)
    assert len(kinds(model)) == 9


def test_the_whole_picture_is_told_when_it_changes(chase: Chase) -> None:
    model = BoardModel(chase.document, row_text)
    pictures: list[object] = []
    model.board_changed.connect(pictures.append)
    chase.clock("Alarm")
    assert pictures == []
    chase.start()
    assert pictures == [model.board]
    assert model.board is not None
    assert model.board.round == 1


def test_there_are_no_rows_without_a_chase(desk: Desk) -> None:
    model = BoardModel(desk.document, row_text)
    assert (model.views, model.board) == ((), None)
    assert board_rows(None) == ()
