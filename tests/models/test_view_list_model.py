from collections.abc import Callable
from dataclasses import dataclass

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt

from duskboard.core.identity import EntityId
from duskboard.models.view_list_model import ModelRole, ViewListModel

Watch = Callable[[QAbstractItemModel], object]


@dataclass(frozen=True, slots=True, kw_only=True)
class Thing:
    key: EntityId
    name: str


def thing(key: str, name: str = "") -> Thing:
    return Thing(key=EntityId(key), name=name)


def things(keys: str) -> list[Thing]:
    return [thing(key) for key in keys]


def model_of(keys: str) -> ViewListModel[Thing]:
    model: ViewListModel[Thing] = ViewListModel(lambda view: view.key, lambda view: view.name)
    model.mirror(things(keys))
    return model


def told(model: QAbstractItemModel) -> list[tuple[str, int, int]]:
    heard: list[tuple[str, int, int]] = []
    model.rowsInserted.connect(lambda _p, first, last: heard.append(("in", first, last)))
    model.rowsRemoved.connect(lambda _p, first, last: heard.append(("out", first, last)))
    model.rowsMoved.connect(lambda _p, first, _last, _q, to: heard.append(("move", first, to)))
    model.dataChanged.connect(lambda a, b: heard.append(("data", a.row(), b.row())))
    model.modelReset.connect(lambda: heard.append(("reset", 0, 0)))
    return heard


@pytest.mark.parametrize(
    ("before", "after", "says"),
    [
        pytest.param("abc", "abc", [], id="nothing"),
        pytest.param("abc", "abcd", [("in", 3, 3)], id="last"),
        pytest.param("abc", "xabc", [("in", 0, 0)], id="first"),
        pytest.param("abc", "ac", [("out", 1, 1)], id="gone"),
        pytest.param("abc", "cab", [("move", 2, 0)], id="to the front"),
        pytest.param("abc", "", [("out", 2, 2), ("out", 1, 1), ("out", 0, 0)], id="all gone"),
    ],
)
def test_it_says_no_more_than_what_changed(
    before: str, after: str, says: list[tuple[str, int, int]], watched: Watch
) -> None:
    model = model_of(before)
    watched(model)
    heard = told(model)
    model.mirror(things(after))
    assert heard == says
    assert "".join(view.key for view in model.views) == after


def test_another_value_is_a_change_of_that_row_alone(watched: Watch) -> None:
    model = model_of("abc")
    watched(model)
    heard = told(model)
    model.mirror([thing("a"), thing("b", "Bell"), thing("c")])
    assert heard == [("data", 1, 1)]
    index = model.index(1)
    assert index.data(ModelRole.VIEW) == thing("b", "Bell")
    assert index.data(ModelRole.KEY) == "b"
    assert index.data(Qt.ItemDataRole.DisplayRole) == "Bell"
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "Bell"
    assert index.data(Qt.ItemDataRole.DecorationRole) is None


def test_rows_have_no_rows_of_their_own_and_end_where_they_end(watched: Watch) -> None:
    model = model_of("ab")
    watched(model)
    assert model.rowCount(model.index(0)) == 0
    assert model.data(QModelIndex(), ModelRole.VIEW) is None
    assert model.view_of(EntityId("b")) == thing("b")
    assert model.view_of(EntityId("z")) is None


_LISTS = st.lists(
    st.lists(st.tuples(st.sampled_from("abcdefgh"), st.integers(0, 2)), unique_by=lambda t: t[0]),
    max_size=6,
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(lists=_LISTS)
def test_any_list_becomes_any_other_under_the_eye_of_qt(
    lists: list[list[tuple[str, int]]], watched: Watch
) -> None:
    model = model_of("")
    watched(model)
    copy: list[object] = []

    def on_inserted(_parent: QModelIndex, first: int, last: int) -> None:
        copy[first:first] = [
            model.index(row).data(ModelRole.VIEW) for row in range(first, last + 1)
        ]

    def on_removed(_parent: QModelIndex, first: int, last: int) -> None:
        del copy[first : last + 1]

    def on_moved(_p: QModelIndex, first: int, _last: int, _q: QModelIndex, to: int) -> None:
        copy.insert(to if to < first else to - 1, copy.pop(first))

    def on_changed(top: QModelIndex, bottom: QModelIndex) -> None:
        for row in range(top.row(), bottom.row() + 1):
            copy[row] = model.index(row).data(ModelRole.VIEW)

    model.rowsInserted.connect(on_inserted)
    model.rowsRemoved.connect(on_removed)
    model.rowsMoved.connect(on_moved)
    model.dataChanged.connect(on_changed)
    for pairs in lists:
        wanted = [thing(key, str(value)) for key, value in pairs]
        model.mirror(wanted)
        assert list(model.views) == wanted
        assert copy == wanted
