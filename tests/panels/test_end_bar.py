"""The bar that proposes how a chase ends."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from tests.board.chase import EDDA, FINN, TOM, chase
from tests.panels.chase_panel import LEFT, hear

from duskboard.core.chase.ending import Ending, Proposal
from duskboard.i18n.words import Language, Words
from duskboard.panels.end_bar import EndBar
from duskboard.table.board_view import BoardView
from duskboard.theme.look import Look

CAUGHT = Proposal(ending=Ending.CAUGHT, who=TOM, by=FINN)
AWAY = Proposal(ending=Ending.ESCAPED, who=EDDA)
DOWN = Proposal(ending=Ending.DOWN, who=FINN)
OVER = Proposal(ending=Ending.ALL_OUT)


def ending(*ends: Proposal) -> BoardView:
    return replace(chase(), ends=ends)


@pytest.fixture
def bar(look: Look, words: Words, stage: Callable[[QWidget, int, int], None]) -> EndBar:
    made = EndBar(look, words)
    made.mirror(ending(CAUGHT, AWAY))
    stage(made, 1208, 40)
    return made


def test_it_is_there_only_while_an_end_lies_at_hand(bar: EndBar) -> None:
    assert bar.isVisible()
    bar.mirror(ending())
    assert not bar.isVisible()
    bar.mirror(None)
    assert not bar.isVisible()


def test_it_says_who_is_caught_by_whom_and_takes_the_word_for_it(bar: EndBar) -> None:
    accepted = hear(bar.accepted)
    assert bar.text.text() == "Finn Cray has reached Tom Reyes at Cooper’s lane."
    assert bar.accept.text() == "Caught"
    QTest.mouseClick(bar.accept, LEFT)
    assert accepted == [(CAUGHT,)]
    assert bar.shown == CAUGHT  # the table answers, not the bar


def test_who_is_down_may_be_taken_out_of_the_chase(bar: EndBar) -> None:
    accepted = hear(bar.accepted)
    bar.mirror(ending(DOWN, CAUGHT))
    assert bar.text.text() == "Finn Cray has no hit points left."
    assert bar.accept.text() == "Out of the chase"
    QTest.mouseClick(bar.accept, LEFT)
    QTest.mouseClick(bar.later, LEFT)
    assert (accepted, bar.shown) == ([(DOWN,)], CAUGHT)


def test_what_is_put_off_makes_room_for_the_next(bar: EndBar) -> None:
    QTest.mouseClick(bar.later, LEFT)
    assert bar.shown == AWAY
    assert bar.text.text() == "Edda Marsh is out of reach at Rope walk."
    QTest.mouseClick(bar.later, LEFT)
    assert not bar.isVisible()


def test_an_end_that_comes_again_is_proposed_again(bar: EndBar) -> None:
    QTest.mouseClick(bar.later, LEFT)
    bar.mirror(ending(AWAY))  # Tom has run on
    bar.mirror(ending(CAUGHT, AWAY))
    assert bar.shown == CAUGHT


def test_when_all_are_out_the_chase_is_begun_again_or_cleared_away(bar: EndBar) -> None:
    bar.mirror(ending(OVER))
    again, cleared = hear(bar.restart_requested), hear(bar.clear_requested)
    assert bar.text.text() == "One side has nobody left: the chase is over."
    assert not bar.accept.isVisible()
    QTest.mouseClick(bar.again, LEFT)
    QTest.mouseClick(bar.clear, LEFT)
    assert (again, cleared) == ([()], [()])


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (Language.TRADITIONAL_CHINESE, "追上"),
        (Language.SIMPLIFIED_CHINESE, "追上"),
    ],
)
def test_it_speaks_the_language_of_now(
    bar: EndBar, words: Words, language: Language, text: str
) -> None:
    words.switch(language)
    bar.say()
    assert text in bar.accept.text()
