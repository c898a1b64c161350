"""The bar of the chase panel while something is armed."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from tests.board.chase import (
    EDDA,
    chase,
    planner,
)
from tests.panels.chase_panel import LEFT, Key, Stage, hear, offer
from tests.seat.wardrobe import remembering, wear

from duskboard.board.part import PartKind
from duskboard.core.chase.check import Difficulty
from duskboard.i18n.words import Words
from duskboard.panels.action_offer import OfferKind
from duskboard.panels.chase_board import ChaseBoard
from duskboard.panels.dice_entry import FacesTyped, TotalTold
from duskboard.panels.price_choice import PriceSegment
from duskboard.theme.glyph import Glyphs
from duskboard.theme.look import Look
from duskboard.theme.palette import palette
from duskboard.theme.style_sheet import style_sheet
from duskboard.theme.token import Role, TextStyle, Tokens


@pytest.fixture(scope="module")
def dressed(qapp: QApplication, tokens: Tokens, glyphs: Glyphs) -> Iterator[Glyphs]:
    """The application dressed in the dark look once for all these tests."""
    made = Look(tokens, glyphs, reduce_motion=True)
    qapp.setFont(made.font(TextStyle.BODY))
    qapp.setPalette(palette(made))
    wear(qapp, style_sheet(made))
    yield glyphs
    wear(qapp, "")


@pytest.fixture
def look(dressed: Glyphs, tokens: Tokens) -> Iterator[Look]:
    with remembering(Look(tokens, dressed, reduce_motion=True)) as made:
        yield made


@pytest.fixture
def panel(look: Look, words: Words, stage: Stage) -> ChaseBoard:
    made = ChaseBoard(look, words, planner(chase()))
    made.mirror(chase())
    stage(made, 1208, 616)
    return made


def test_an_offer_says_who_where_what_and_how_likely(panel: ChaseBoard) -> None:
    panel.mirror_offer(offer())
    bar = panel.action
    assert bar.isVisible()
    assert (bar.title.text(), bar.subject.text()) == ("Edda to Chapel yard", "Low wall:")
    assert (bar.check.text(), bar.go.text()) == ("Climb 45", "Roll Climb")
    assert [one.accessibleName() for one in bar.caution.buttons] == [
        "No bonus die, 45%, 1 AP",
        "+1 die, 70%, 2 AP",
        "+2 dice, 83%, needs 3 AP",
    ]
    told = "On a failure Edda still reaches Chapel yard, loses 1D3 AP and may be hurt."
    assert bar.sentence.text() == told
    QTest.keyClicks(bar.field, "38")
    assert bar.go.text() == "Take these dice"
    QTest.keyClick(bar.field, Qt.Key.Key_Escape)
    assert bar.go.text() == "Roll Climb"
    bar.type("7")
    assert bar.go.text() == "Take these dice"


def test_a_barrier_says_what_a_failure_does_there(panel: ChaseBoard) -> None:
    panel.mirror_offer(offer(is_barrier=True))
    assert panel.action.sentence.text() == "On a failure Edda stays and the actions are spent."


def test_the_board_shows_what_is_armed_with_its_whole_price(panel: ChaseBoard) -> None:
    panel.mirror_offer(offer())
    armed = panel.track.desk.armed
    assert armed is not None
    assert armed.planned == 2
    assert (PartKind.GHOST, EDDA) in panel.track.board.keys


def test_each_choice_has_its_odds_as_a_bar(panel: ChaseBoard, look: Look) -> None:
    panel.mirror_offer(offer(caution=1))
    shares = []
    for button in panel.action.caution.buttons:
        assert isinstance(button, PriceSegment)
        bar, image = button.odds_bar().toRect(), button.grab().toImage()
        role = Role.ON_NOW if button.isChecked() else Role.TEXT2
        fill, y = look.color(role), bar.center().y()
        filled = [x for x in range(bar.left(), bar.right() + 1) if image.pixelColor(x, y) == fill]
        shares.append(len(filled) / bar.width())
    assert shares == pytest.approx([0.45, 0.6975, 0.83], abs=0.02)


def test_bonus_dice_that_cannot_be_paid_cannot_be_chosen(qtbot: QtBot, panel: ChaseBoard) -> None:
    panel.mirror_offer(offer())
    heard = hear(panel.action.caution_chosen)
    none, one, two = panel.action.caution.buttons
    assert (none.isChecked(), one.isChecked(), two.isEnabled()) == (False, True, False)
    qtbot.mouseClick(none, LEFT)
    qtbot.mouseClick(two, LEFT)
    assert heard == [(0,)]


def test_the_primary_button_goes_and_cancel_drops(qtbot: QtBot, panel: ChaseBoard) -> None:
    panel.mirror_offer(offer())
    went, dropped = hear(panel.action.go_requested), hear(panel.action.cancel_requested)
    qtbot.mouseClick(panel.action.go, LEFT)
    qtbot.mouseClick(panel.action.cancel, LEFT)
    assert (len(went), len(dropped)) == (1, 1)


def test_enter_on_the_board_rolls_what_is_armed(panel: ChaseBoard) -> None:
    panel.mirror_offer(offer())
    heard = hear(panel.track.go_requested)
    panel.track.setFocus()
    QTest.keyClick(panel.track, Key.Key_Return)
    assert len(heard) == 1


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("38", TotalTold(total=38)),
        ("= 38", TotalTold(total=38)),
        ("3 7 8", FacesTyped(faces=(3, 7, 8))),
        ("\uff13\uff18", TotalTold(total=38)),  # as a Chinese keyboard types it
    ],
)
def test_real_dice_are_typed_or_told(panel: ChaseBoard, typed: str, told: object) -> None:
    panel.mirror_offer(offer())
    heard = hear(panel.action.told)
    panel.action.field.setText(typed)
    QTest.keyClick(panel.action.field, Key.Key_Return)
    assert heard == [(told,)]


def test_what_is_no_roll_is_refused_in_words(qtbot: QtBot, panel: ChaseBoard) -> None:
    panel.mirror_offer(offer())
    heard = hear(panel.action.told)
    for typed in ("abc", "2d6"):
        panel.action.field.setText(typed)
        QTest.keyClick(panel.action.field, Key.Key_Return)
        assert panel.action.subject.text() != "Low wall:"
    assert heard == []
    qtbot.keyClicks(panel.action.field, "1")
    assert panel.action.subject.text() == "Low wall:"


@pytest.mark.qt_log_ignore("grabbing the keyboard", extend=True)  # the offscreen platform
def test_another_skill_or_level_is_chosen_from_a_menu(qtbot: QtBot, panel: ChaseBoard) -> None:
    panel.mirror_offer(offer())
    skills, levels = hear(panel.action.skill_chosen), hear(panel.action.difficulty_chosen)
    qtbot.mouseClick(panel.action.check, LEFT)
    menu = panel.action.menu
    qtbot.waitUntil(menu.isVisible)
    texts = [one.text() for one in menu.actions() if not one.isSeparator()]
    assert texts == ["Climb 45", "Jump 40", "Regular", "Hard", "Extreme", "d100", "The GM says"]
    menu.actions()[1].trigger()
    menu.actions()[4].trigger()
    menu.close()
    assert (skills, levels) == ([("jump",)], [(Difficulty.HARD,)])


def test_a_failed_hazard_asks_for_the_loss(qtbot: QtBot, panel: ChaseBoard) -> None:
    panel.mirror_offer(offer(OfferKind.LOSS))
    bar = panel.action
    heard, rolled = hear(bar.loss_told), hear(bar.go_requested)
    assert (bar.title.text(), bar.go.text()) == ("Edda failed: 88", "Roll 1D3")
    assert not bar.caution.isVisible()
    for button in (*bar.losses, bar.no_loss):
        qtbot.mouseClick(button, LEFT)
    qtbot.mouseClick(bar.go, LEFT)
    assert heard == [(1,), (2,), (3,), (0,)]
    assert len(rolled) == 1


def test_an_open_way_has_no_roll(panel: ChaseBoard) -> None:
    panel.mirror_offer(replace(offer(OfferKind.MOVE), choices=()))
    bar = panel.action
    assert (bar.subject.text(), bar.go.text()) == ("1 AP, the way is open", "Move")
    assert not bar.field.isVisible()


def test_the_small_window_hides_the_sentence_and_keeps_the_choices(
    qtbot: QtBot, panel: ChaseBoard
) -> None:
    panel.resize(752, 470)
    panel.mirror_offer(offer())
    bar = panel.action
    assert not bar.sentence.isVisible()
    assert bar.caution.isVisible()
    assert not bar.field.isVisible()
    assert bar.sentence.text() in bar.go.toolTip()
    qtbot.mouseClick(bar.told_button, LEFT)
    assert bar.field.isVisible()
    assert bar.field.hasFocus()


def test_the_button_takes_what_is_typed_and_rolls_nothing(qtbot: QtBot, panel: ChaseBoard) -> None:
    panel.mirror_offer(offer())
    heard, rolled = hear(panel.action.told), hear(panel.action.go_requested)
    qtbot.keyClicks(panel.action.field, "99")
    qtbot.mouseClick(panel.action.go, LEFT)
    assert (heard, rolled) == ([(TotalTold(total=99),)], [])
    panel.action.field.setText("95 7")
    panel.action.do()
    assert (heard, rolled) == ([(TotalTold(total=99),), (FacesTyped(faces=(95, 7)),)], [])


def test_what_no_die_shows_is_said_and_marked_at_the_field(panel: ChaseBoard) -> None:
    panel.mirror_offer(offer())
    heard = hear(panel.announced)
    panel.refuse_typed("The total is between 1 and 100")
    assert panel.action.subject.text() == "The total is between 1 and 100"
    assert panel.action.field.property("state") == "error"
    assert heard == [("The total is between 1 and 100",)]


def test_what_is_wrong_with_the_dice_is_read_whole(qtbot: QtBot, panel: ChaseBoard) -> None:
    panel.resize(1055, 616)
    panel.mirror_offer(offer())
    bar = panel.action
    qtbot.keyClicks(bar.field, "abc")
    qtbot.keyClick(bar.field, Key.Key_Return)
    assert bar.subject.text() == "Type the faces, or the total alone: 38."
    qtbot.waitUntil(lambda: bar.subject.width() >= bar.subject.sizeHint().width())
    qtbot.keyClick(bar.field, Key.Key_Backspace)
    assert bar.caution.isVisible()
    panel.refuse("Out of reach")
    assert bar.caution.isVisible()


def test_a_refusal_is_said_in_the_bar_that_is_seen(panel: ChaseBoard) -> None:
    panel.mirror_offer(offer())
    panel.refuse("Out of reach")
    assert panel.action.subject.text() == "Out of reach"
    assert panel.action.field.property("state") != "error"
    panel.mirror_offer(None)
    panel.mirror_offer(offer())
    assert panel.action.subject.text() == "Low wall:"


def test_a_field_that_is_put_away_again_is_empty(qtbot: QtBot, panel: ChaseBoard) -> None:
    panel.resize(752, 470)
    panel.mirror_offer(offer())
    heard, rolled = hear(panel.action.told), hear(panel.action.go_requested)
    qtbot.mouseClick(panel.action.told_button, LEFT)
    qtbot.keyClicks(panel.action.field, "99")
    qtbot.mouseClick(panel.action.told_button, LEFT)
    qtbot.mouseClick(panel.action.go, LEFT)
    assert (heard, rolled) == ([], [()])
