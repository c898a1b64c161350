"""The row of verbs and the bar of a deed in hand: what they show, and what they ask for."""

from collections.abc import Callable
from fractions import Fraction

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from duskboard.core.dice import Percentile
from duskboard.i18n.words import Words
from duskboard.panels.act_row import ActRow
from duskboard.panels.deed_bar import DeedBar
from duskboard.panels.deed_offer import DeedChoice, DeedMenu, DeedOffer
from duskboard.panels.deed_rows import deed_rows, with_verbs
from duskboard.panels.dice_entry import FacesTyped, TotalTold
from duskboard.panels.verb_row import VerbRow
from duskboard.panels.verb_view import VerbView
from duskboard.theme.look import Look

Stage = Callable[[QWidget, int, int], None]
VERBS = (
    VerbView(verb_id="ram", text="Ram", price="1 AP", key="R", is_on=True),
    VerbView(verb_id="hide", text="Hide", key="L"),
    VerbView(verb_id="shoot", text="Shoot", key="F", refusal="no gun"),
)
HALF = DeedChoice(value="dodge", text="Dodges", chance=Fraction(2, 5), is_on=True)
BACK = DeedChoice(value="fight-back", text="Fights back", chance=Fraction(1, 2))
BIG = DeedChoice(value="maneuver", text="Maneuver", refusal="too big")
MENU = DeedMenu(
    menu_id="own",
    text="Drive Auto 50",
    name="The attack",
    sections=((DeedChoice(value="extra:1", text="1 bonus die"),),),
)
RAM = DeedOffer(
    deed_id="ram:finn",
    token=None,
    title="Finn rams Edda",
    subject="1 AP",
    go="Roll Drive Auto",
    menus=(MENU,),
    row_id="answer",
    row=(HALF, BACK, BIG),
    price=1,
    dice=Percentile(),
)


@pytest.fixture
def row(look: Look, words: Words, stage: Stage) -> VerbRow:
    made = VerbRow(look, words)
    made.mirror(VERBS)
    stage(made, 900, 44)
    return made


@pytest.fixture
def bar(look: Look, words: Words, stage: Stage) -> DeedBar:
    made = DeedBar(look, words)
    made.mirror(RAM)
    stage(made, 1208, 74)
    return made


def test_a_verb_is_chosen_by_click_and_by_its_letter(qtbot: QtBot, row: VerbRow) -> None:
    with qtbot.waitSignal(row.verb_requested) as clicked:
        QTest.mouseClick(row.buttons[0], Qt.MouseButton.LeftButton)
    assert clicked.args == ["ram"]
    with qtbot.waitSignal(row.verb_requested) as typed:
        assert row.take("L")
    assert typed.args == ["hide"]
    assert not row.take("Q")


@pytest.mark.rule("chase 3.10")
def test_what_is_refused_says_why_inside_and_when_it_is_chosen(
    qtbot: QtBot, row: VerbRow, look: Look
) -> None:
    look.text_record = []
    row.grab()
    texts = {one.text for one in look.text_record}
    look.text_record = None
    assert {"Ram", "1 AP", "Hide", "Shoot", "no gun"} <= texts
    with qtbot.waitSignal(row.refused) as refused:
        row.take("F")
    assert refused.args == ["Shoot: no gun"]


def test_what_has_no_room_stands_under_more(row: VerbRow) -> None:
    assert [button.isVisible() for button in row.buttons] == [True, True, True]
    row.resize(240, 44)
    assert [button.isVisible() for button in row.buttons] == [True, False, False]
    assert row.more.isVisible()


@pytest.mark.rule("chase 7.3")
def test_each_answer_stands_with_its_odds_and_is_chosen(qtbot: QtBot, bar: DeedBar) -> None:
    first, second, third = bar.row.segments
    assert (first.isChecked(), third.isEnabled()) == (True, False)
    assert first.accessibleName() == "Dodges, 40%"
    with qtbot.waitSignal(bar.chosen) as chosen:
        QTest.mouseClick(second, Qt.MouseButton.LeftButton)
    assert chosen.args == ["answer", "fight-back"]


def test_real_dice_are_typed_as_faces_or_told_as_a_total(qtbot: QtBot, bar: DeedBar) -> None:
    for text, wanted in (("38", TotalTold(total=38)), ("3 8", FacesTyped(faces=(3, 8)))):
        bar.field.setText(text)
        with qtbot.waitSignal(bar.told) as told:
            bar.do()
        assert told.args == [wanted]
    bar.field.setText("x")
    bar.do()
    assert bar.field.accessibleDescription() == "Type the faces, or the total alone: 38."


def test_what_cannot_be_done_is_said_and_not_done(bar: DeedBar) -> None:
    refused = DeedOffer(
        deed_id="ram:finn", token=None, title="Finn rams Edda", subject="1 AP", go="Roll",
        refusal="The lorry is too big.",
    )  # fmt: skip
    bar.mirror(refused)
    assert (bar.subject.text(), bar.go.isEnabled()) == ("The lorry is too big.", False)
    assert not bar.field.isVisible()


def test_an_answer_to_what_is_asked_is_one_click(qtbot: QtBot, bar: DeedBar) -> None:
    asks = DeedOffer(
        deed_id="ram:finn", token=None, title="Edda: Actions lost", subject="", go="Roll d3",
        quick=(DeedChoice(value="loss:1", text="1"), DeedChoice(value="loss:0", text="None")),
    )  # fmt: skip
    bar.mirror(asks)
    assert [button.isVisible() for button in bar.quick[:3]] == [True, True, False]
    with qtbot.waitSignal(bar.quick_chosen) as chosen:
        QTest.mouseClick(bar.quick[1], Qt.MouseButton.LeftButton)
    assert chosen.args == ["loss:0"]


def test_words_are_taken_with_the_deed(qtbot: QtBot, bar: DeedBar) -> None:
    spell = DeedOffer(
        deed_id="other:finn", token=None, title="Finn", subject="", go="Do it", wants_words=True
    )
    bar.mirror(spell)
    bar.field.setText("a ward")
    with qtbot.waitSignals([bar.worded, bar.go_requested]):
        bar.do()
    assert bar.field.text() == ""


def test_the_list_has_every_verb_and_every_choice(words: Words) -> None:
    end = ActRow(act_id="end-turn", verb="End turn")
    rows = with_verbs([ActRow(act_id="to:p2", verb="Go"), end], VERBS)
    assert [row.act_id for row in rows] == [
        "to:p2", "verb:ram", "verb:hide", "verb:shoot", "end-turn",
    ]  # fmt: skip
    assert (rows[3].refusal, rows[3].key) == ("no gun", "F")
    held = deed_rows(words, RAM)
    assert [row.act_id for row in held] == [
        "go", "deed:answer=fight-back", "deed:answer=maneuver", "deed:own=extra:1", "cancel",
    ]  # fmt: skip
    assert (held[0].verb, held[0].price) == ("Finn rams Edda, Roll Drive Auto", "40%, 1 AP")
    assert (held[2].refusal, held[3].verb) == ("too big", "The attack: 1 bonus die")
