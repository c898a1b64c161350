import pytest

from duskboard.models.undo_order import UndoOrder
from duskboard.storage.journal import Act, JournalRow, Seq
from duskboard.table.entity import Moment


def row(seq: int, act: Act = Act.DO, of: int | None = None) -> JournalRow:
    of_seq = None if of is None else Seq(of)
    return JournalRow(seq=Seq(seq), at=Moment(0), session=1, act=act, of_seq=of_seq)


@pytest.mark.parametrize(
    ("rows", "done", "next_redo"),
    [
        pytest.param([], (), None, id="nothing yet"),
        pytest.param([row(1), row(2)], (1, 2), None, id="two acts"),
        pytest.param([row(1), row(2), row(3, Act.UNDO, 2)], (1,), 2, id="one taken back"),
        pytest.param(
            [row(1), row(2), row(3, Act.UNDO, 2), row(4, Act.UNDO, 1)], (), 1, id="all taken back"
        ),
        pytest.param(
            [row(1), row(2), row(3, Act.UNDO, 2), row(4, Act.UNDO, 1), row(5, Act.REDO, 1)],
            (1,),
            2,
            id="one brought back, then the next",
        ),
        pytest.param(
            [row(1), row(2), row(3, Act.UNDO, 2), row(4)], (1, 4), None, id="a new act clears redo"
        ),
        pytest.param(
            [row(1), row(2, Act.UNDO, 1), row(3, Act.REDO, 1), row(4, Act.UNDO, 1)],
            (),
            1,
            id="back, again, back",
        ),
    ],
)
def test_the_journal_says_what_can_be_undone(
    rows: list[JournalRow], done: tuple[int, ...], next_redo: int | None
) -> None:
    order = UndoOrder(rows)
    assert order.done == done
    assert order.next_undo == (done[-1] if done else None)
    assert order.next_redo == next_redo


def test_rows_added_one_by_one_say_the_same_as_all_at_once() -> None:
    rows = [row(1), row(2), row(3, Act.UNDO, 2), row(4), row(5, Act.UNDO, 4), row(6, Act.REDO, 4)]
    grown = UndoOrder()
    for each in rows:
        grown.add(each)
    whole = UndoOrder(rows)
    assert (grown.done, grown.next_redo) == (whole.done, whole.next_redo) == ((1, 4), None)
