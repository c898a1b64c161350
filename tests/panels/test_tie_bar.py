"""Equal DEX: the bar that asks for them, and turns dragged into another order."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from tests.board.chase import EDDA, FINN, HOB, SEXTON, TOM, chase, planner, with_token
from tests.panels.chase_panel import LEFT, Key, hear

from duskboard.i18n.words import Words
from duskboard.panels.chase_board import ChaseBoard
from duskboard.panels.order_button import OrderButton
from duskboard.panels.tie_bar import TieBar
from duskboard.table.board_view import BoardView
from duskboard.theme.look import Look

ALT = Qt.KeyboardModifier.AltModifier


def tied() -> BoardView:
    """Edda, The Sexton and Tom have DEX 60 (as all in these pictures), Finn 75 and Hob 45."""
    view = with_token(with_token(chase(), FINN, dex=75), HOB, dex=45)
    return replace(view, round=0, active=None, ties=((EDDA, SEXTON, TOM),))


@pytest.fixture
def panel(look: Look, words: Words, stage: Callable[[QWidget, int, int], None]) -> ChaseBoard:
    made = ChaseBoard(look, words, planner(chase()))
    made.mirror(tied())
    stage(made, 1208, 660)
    return made


@pytest.fixture
def bar(panel: ChaseBoard) -> TieBar:
    return panel.ties


def write(bar: TieBar, *texts: str) -> None:
    for field, text in zip(bar.fields, texts, strict=False):
        field.setFocus()
        field.setText(text)
        QTest.keyClick(field, Key.Key_Return)


def test_it_is_there_only_while_equal_dex_stand(panel: ChaseBoard, bar: TieBar) -> None:
    assert bar.isVisible()
    assert bar.text.text() == (
        "Equal DEX 60: Edda, Sexton and Tom. Type what each rolled, or drag the turns."
    )
    assert [one.placeholderText() for one in bar.fields if one.isVisible()] == [
        "Edda", "Sexton", "Tom",
    ]  # fmt: skip
    panel.mirror(replace(tied(), ties=()))
    assert not bar.isVisible()


def test_what_everybody_rolled_is_told_at_once(bar: TieBar) -> None:
    heard = hear(bar.told)
    write(bar, "45", "101")
    assert heard == []  # a hundred and one cannot be
    write(bar, "45", "00", "7")
    assert heard == [((EDDA, SEXTON, TOM), (45, 100, 7))]


def test_who_is_equal_again_is_asked_again(bar: TieBar) -> None:
    heard = hear(bar.told)
    bar.ask_again((EDDA, TOM), (45, 100, 40))
    assert bar.text.text() == "Still equal at DEX 60: Edda and Tom. Type what each rolled now."
    write(bar, "12", "\uff15\uff10")  # as a Chinese keyboard types it
    assert heard == [((EDDA, SEXTON, TOM), (45, 100, 40, 12, 50))]


def test_the_program_rolls_for_them(bar: TieBar) -> None:
    heard = hear(bar.roll_requested)
    QTest.mouseClick(bar.roll, LEFT)
    assert heard == [((EDDA, SEXTON, TOM),)]


def button(panel: ChaseBoard, who: str) -> OrderButton:
    return next(one for one in panel.strip.buttons if one.person_id == who)


def drag(panel: ChaseBoard, who: str, onto: str) -> None:
    one, other = button(panel, who), button(panel, onto)
    start = one.rect().center()
    end = one.mapFrom(panel.strip, other.geometry().center())
    QTest.mousePress(one, LEFT, pos=start)
    QTest.mouseMove(one, start + QPoint(15, 0))
    QTest.mouseMove(one, end)
    QTest.mouseRelease(one, LEFT, pos=end)


def test_a_turn_is_dragged_onto_another_of_equal_dex(panel: ChaseBoard) -> None:
    heard, picked = hear(panel.strip.arrange_requested), hear(panel.strip.selected)
    drag(panel, TOM, EDDA)
    drag(panel, EDDA, SEXTON)
    assert heard == [((TOM, EDDA, SEXTON),), ((SEXTON, EDDA, TOM),)]
    assert picked == []  # a drag is no click


def test_another_button_gives_a_dragged_turn_up(panel: ChaseBoard) -> None:
    heard = hear(panel.strip.arrange_requested)
    one, other = button(panel, TOM), button(panel, EDDA)
    end = one.mapFrom(panel.strip, other.geometry().center())
    QTest.mousePress(one, LEFT, pos=one.rect().center())
    QTest.mouseMove(one, one.rect().center() + QPoint(15, 0))
    QTest.mouseMove(one, end)
    QTest.mousePress(one, Qt.MouseButton.RightButton, pos=end)
    QTest.mouseRelease(one, Qt.MouseButton.RightButton, pos=end)
    QTest.mouseRelease(one, LEFT, pos=end)
    assert heard == []


def test_dex_sets_the_order_of_all_others(panel: ChaseBoard) -> None:
    heard, refused = hear(panel.strip.arrange_requested), hear(panel.strip.refused)
    drag(panel, HOB, FINN)
    assert heard == []
    assert refused == [("Only those of equal DEX change places; DEX sets the order of others.",)]
    assert panel.turn.hint.text() == refused[0][0]


def test_alt_and_an_arrow_move_a_turn(panel: ChaseBoard) -> None:
    heard = hear(panel.strip.arrange_requested)
    QTest.keyClick(button(panel, TOM), Key.Key_Left, ALT)
    QTest.keyClick(button(panel, TOM), Key.Key_Right, ALT)  # behind is Hob, of lower DEX
    assert heard == [((EDDA, TOM, SEXTON),)]


def test_the_button_takes_what_is_typed_and_asks_for_the_rest(panel: ChaseBoard) -> None:
    bar = panel.ties
    told, rolled = hear(bar.told), hear(bar.roll_requested)
    bar.fields[0].setText("40")
    bar.fields[1].setText("30")
    QTest.mouseClick(bar.roll, LEFT)
    assert (told, rolled) == ([], [])
    assert bar.fields[2].hasFocus()
    bar.fields[2].setText("00")
    QTest.mouseClick(bar.roll, LEFT)
    assert (told, rolled) == ([((EDDA, SEXTON, TOM), (40, 30, 100))], [])


def test_what_no_d100_shows_is_refused_with_the_reason(bar: TieBar) -> None:
    write(bar, "101")
    assert bar.text.text() == "A d100 shows 1 to 100, or 00."
    QTest.keyClicks(bar.fields[0], "1")
    assert bar.text.text().startswith("Equal DEX 60")
