import pytest
from tests.play.chase.scenes import EDDA, laid, somebody, with_people

from duskboard.core.chase.participant import Side, Skill, Vitals
from duskboard.core.identity import EntityId
from duskboard.play.chase.person import EditPerson, edit_person
from duskboard.table.board_view import board_view
from duskboard.table.quick_view import QuickView, quick_view
from duskboard.table.table import Table


def edda(*skills: tuple[str, int], vitals: Vitals | None = None) -> Table:
    table = with_people(laid(), [somebody(EDDA, 1, side=Side.QUARRY, mov=8, dex=70)])
    some = tuple(Skill(name=name, value=value) for name, value in skills)
    return table.applied(edit_person(table, EDDA, EditPerson(skills=some, vitals=vitals)).changes)


def seen(table: Table) -> QuickView:
    found = quick_view(table, board_view(table), EDDA)
    assert found is not None
    return found


def test_luck_and_sanity_come_last_and_characteristics_apart() -> None:
    view = seen(edda(("luck", 40), ("climb", 44), ("str", 50), vitals=Vitals(sanity=52)))
    assert [(one.name, one.value) for one in view.skills] == [
        ("climb", 44), ("luck", 40), ("sanity", 52),
    ]  # fmt: skip
    assert view.luck == 40
    assert dict(view.traits) == {
        "str": 50, "con": None, "siz": None, "dex": 70, "app": None, "int": None, "pow": None,
        "edu": None,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("name", "value"), [("climb", 44), ("dex", 70), ("str", None), ("swim", None)]
)
def test_what_can_be_rolled_against_is_known_by_name(name: str, value: int | None) -> None:
    assert seen(edda(("climb", 44))).value(name) == value


def test_of_nobody_there_is_no_sheet() -> None:
    table = edda(("climb", 44))
    assert quick_view(table, board_view(table), EntityId("nobody")) is None
    assert quick_view(table, board_view(table), None) is None
    assert quick_view(Table(), None, EDDA) is None
