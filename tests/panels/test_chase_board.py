"""The panel of a chase: head, strip, board, the bars before and between turns."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from tests.board.chase import (
    CHINESE_PLACES,
    EDDA,
    FINN,
    HOB,
    SEXTON,
    TOM,
    chase,
    place_id,
    planner,
    token,
    with_token,
)
from tests.board.stand_in import StandInWords
from tests.panels.chase_panel import LEFT, Key, Stage, hear, offer
from tests.seat.wardrobe import remembering, wear

from duskboard.core.chase.participant import Side, Skill, Turn
from duskboard.core.identity import EntityId
from duskboard.i18n.quick_people import PersonDraft
from duskboard.i18n.words import Language, Words
from duskboard.panels.action_offer import OfferKind
from duskboard.panels.chase_board import ChaseBoard
from duskboard.panels.dice_entry import TotalTold
from duskboard.theme.glyph import Glyphs
from duskboard.theme.look import Look
from duskboard.theme.palette import palette
from duskboard.theme.style_sheet import style_sheet
from duskboard.theme.token import TextStyle, Tokens


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


# ---- head and strip -------------------------------------------------------------------------


def test_the_head_says_round_and_turn(panel: ChaseBoard) -> None:
    assert panel._round.accessibleName() == "Round 3"
    assert panel._round.accessibleDescription() == "Turn 2 of 5"


def test_the_strip_has_a_button_for_everybody_by_dex(panel: ChaseBoard) -> None:
    assert [one.person_id for one in panel.strip.buttons] == [FINN, EDDA, SEXTON, TOM, HOB]
    told = panel.strip.buttons[1].accessibleName()
    assert told == "Edda Marsh, quarry, location 5 Rope walk, 2 actions, in turn"


def test_a_button_of_the_strip_selects_on_the_board(qtbot: QtBot, panel: ChaseBoard) -> None:
    heard = hear(panel.selected)
    qtbot.mouseClick(panel.strip.buttons[3], LEFT)
    assert heard == [(TOM,)]
    assert panel.track.desk.focus == TOM
    assert panel.track.hasFocus()


def test_who_waits_acts_when_pressed(qtbot: QtBot, panel: ChaseBoard) -> None:
    panel.mirror(with_token(chase(), TOM, turn=Turn.WAITING))
    heard = hear(panel.strip.take_turn_requested)
    qtbot.mouseClick(panel.strip.buttons[3], LEFT)
    assert heard == [(TOM,)]


def test_the_button_ends_the_turn_the_round_or_begins_the_first(
    qtbot: QtBot, panel: ChaseBoard
) -> None:
    ended, over, started = (
        hear(panel.end_turn_requested),
        hear(panel.end_round_requested),
        hear(panel.start_requested),
    )
    qtbot.mouseClick(panel.end, LEFT)
    panel.mirror(replace(chase(), active=None))
    assert panel.end.text() == "End round"
    qtbot.mouseClick(panel.end, LEFT)
    panel.mirror(replace(chase(), active=None, round=0))
    assert panel.end.text() == "Start"
    qtbot.mouseClick(panel.end, LEFT)
    assert (len(ended), len(over), len(started)) == (1, 1, 1)


def test_a_chase_with_nobody_cannot_start(panel: ChaseBoard) -> None:
    panel.mirror(replace(chase(), active=None, round=0, tokens=(), order=()))
    assert not panel.end.isEnabled()


def test_more_people_than_fit_keep_the_active_one_in_sight(panel: ChaseBoard) -> None:
    many = tuple(
        replace(
            chase().tokens[3],
            person_id=EntityId(f"p{number}"),
            is_active=number == 20,
            name=f"P {number}",
        )
        for number in range(30)
    )
    view = replace(
        chase(), tokens=many, order=tuple(one.person_id for one in many), active=many[20].person_id
    )
    panel.mirror(view)
    seen = [one.person_id for one in panel.strip.buttons]
    assert many[20].person_id in seen
    assert len(seen) < 30
    QTest.mouseClick(panel.strip._on, LEFT)
    assert panel.strip.buttons[0].person_id != seen[0]


# ---- the bars while nothing is --------------------------------------------------------------


def test_the_bar_names_who_is_in_turn(qtbot: QtBot, panel: ChaseBoard) -> None:
    heard = hear(panel.delay_requested)
    assert panel.turn.isVisible()
    assert panel.turn.title.text() == "Edda Marsh"
    qtbot.mouseClick(panel.turn.delay, LEFT)
    assert len(heard) == 1


def test_who_has_begun_cannot_delay(panel: ChaseBoard) -> None:
    panel.mirror(with_token(chase(), EDDA, left=1))
    assert panel.turn.delay.isEnabled()  # an action was lost, none spent
    panel.mirror(with_token(chase(), EDDA, left=2, granted=3, has_begun=True))
    assert not panel.turn.delay.isEnabled()


def test_who_waits_has_a_button(qtbot: QtBot, panel: ChaseBoard) -> None:
    panel.mirror(with_token(chase(), TOM, turn=Turn.WAITING))
    heard = hear(panel.turn.take_turn_requested)
    button = panel.turn.waiting[0]
    assert button.text() == "Tom acts now"
    qtbot.mouseClick(button, LEFT)
    assert heard == [(TOM,)]


def test_a_refused_drop_says_why_in_the_bar(panel: ChaseBoard) -> None:
    panel.track.desk.wish_move(EDDA, place_id(8))
    assert panel.turn.hint.text() == "Low wall stops her. Alt overrules."
    panel.track.desk.wish_move(HOB, place_id(8))
    assert panel.turn.title.text() == "Edda Marsh"
    assert panel.turn.hint.text() == "Hob: Not in turn. Alt overrules."
    panel.mirror(with_token(chase(), HOB, left=1))
    assert "Alt" not in panel.turn.hint.text()


# ---- before the first round -----------------------------------------------------------------


@pytest.mark.parametrize("width", range(480, 1300, 60))
def test_no_button_of_the_strip_is_cut(panel: ChaseBoard, width: int) -> None:
    panel.resize(width, 560)
    panel.grab()  # lays it out
    strip = panel.strip
    assert strip.buttons
    assert all(strip.rect().contains(button.geometry()) for button in strip.buttons)


def test_digits_typed_on_the_board_end_up_in_the_bar(panel: ChaseBoard) -> None:
    told = hear(panel.action.told)
    panel.mirror_offer(offer())
    panel.track.setFocus()
    QTest.keyClicks(panel.track, "3")
    assert panel.action.field.hasFocus()
    QTest.keyClicks(panel.action.field, "8")
    QTest.keyClick(panel.action.field, Key.Key_Return)
    assert told == [(TotalTold(total=38),)]
    panel.mirror_offer(offer(OfferKind.LOSS))
    assert panel.track.hasFocus()
    lost = hear(panel.action.loss_told)
    QTest.keyClicks(panel.track, "42")
    assert lost == [(2,)]


def test_the_keyboard_goes_back_to_the_board_after_a_click(qtbot: QtBot, panel: ChaseBoard) -> None:
    panel.mirror_offer(offer())
    qtbot.mouseClick(panel.action.go, LEFT)
    panel.action.go.setFocus()
    panel.mirror_offer(None)
    assert panel.track.hasFocus()


def test_no_chase_shows_how_to_begin(qtbot: QtBot, panel: ChaseBoard) -> None:
    panel.mirror(None)
    heard = hear(panel.setup.setup_requested)
    assert panel.setup.isVisible()
    assert panel.setup.advice.text() == "Place pursuers, then quarry two ahead."
    assert panel.setup.act.text() == "Set up a chase"
    qtbot.mouseClick(panel.setup.act, LEFT)
    assert len(heard) == 1


def test_people_are_typed_in_one_line(qtbot: QtBot, panel: ChaseBoard) -> None:
    panel.mirror(replace(chase(), round=0, active=None))
    heard = hear(panel.setup.people_typed)
    qtbot.keyClicks(panel.setup.field, "ghoul x3 dex40 mov9 climb40")
    understood = panel.setup.caption.text()
    assert "MOV 9" in understood
    assert "Climb 40" in understood
    QTest.keyClick(panel.setup.field, Key.Key_Return)
    draft = PersonDraft(
        name="ghoul", side=Side.PURSUER, mov=9, dex=40, count=3,
        skills=(Skill(name="climb", value=40),),
    )  # fmt: skip
    assert heard == [((draft,),)]
    assert panel.setup.field.text() != ""  # kept until they have come
    panel.setup.take()
    assert panel.setup.field.text() == ""


def test_the_bar_of_the_turn_comes_back_once_all_latecomers_are_on_the_track(
    panel: ChaseBoard,
) -> None:
    late = token(EntityId("mia"), "Mia", Side.QUARRY, None, left=0, granted=0)
    coming = replace(chase(), tokens=(*chase().tokens, late))
    panel.add_people()
    panel.mirror(chase())
    assert panel.setup.isVisible()  # the field has the keyboard
    panel.track.setFocus()
    panel.mirror(coming)
    assert panel.setup.isVisible()
    panel.mirror(with_token(coming, EntityId("mia"), place_id=place_id(3)))
    assert panel.turn.isVisible()


def test_the_side_of_who_is_typed_can_be_chosen(qtbot: QtBot, panel: ChaseBoard) -> None:
    panel.mirror(None)
    heard = hear(panel.setup.people_typed)
    quarry = panel.setup.side._segments[0]
    qtbot.mouseClick(quarry, LEFT)
    qtbot.keyClicks(panel.setup.field, "Edda dex70")
    QTest.keyClick(panel.setup.field, Key.Key_Return)
    (drafts,) = heard[0]
    assert isinstance(drafts, tuple)
    assert drafts[0].side is Side.QUARRY


def test_a_line_that_makes_nobody_says_why(qtbot: QtBot, panel: ChaseBoard) -> None:
    panel.mirror(None)
    heard = hear(panel.setup.people_typed)
    qtbot.keyClicks(panel.setup.field, "ghoul mov99")
    QTest.keyClick(panel.setup.field, Key.Key_Return)
    assert heard == []
    assert panel.setup.field.property("state") == "error"
    assert "99" in panel.setup.caption.text()


def test_everybody_is_placed_by_a_button(qtbot: QtBot, panel: ChaseBoard) -> None:
    panel.mirror(replace(chase(), round=0, active=None))
    heard = hear(panel.setup.place_requested)
    qtbot.mouseClick(panel.setup.act, LEFT)
    assert len(heard) == 1


def test_tab_comes_from_the_side_to_the_field(panel: ChaseBoard) -> None:
    panel.mirror(replace(chase(), round=0, active=None))
    setup = panel.setup
    setup.field.setFocus()
    QTest.keyClick(setup.field, Key.Key_Backtab)
    side = QApplication.focusWidget()
    assert side is not None
    assert setup.side.isAncestorOf(side)
    QTest.keyClick(side, Key.Key_Tab)
    assert setup.field.hasFocus()


def test_a_refusal_in_other_words_is_said_no_more(panel: ChaseBoard) -> None:
    panel.refuse("Out of reach")
    QApplication.sendEvent(panel.turn, QEvent(QEvent.Type.LanguageChange))
    assert panel.turn.hint.text() == "2 actions. Drag the token, or press ← →."
    panel.mirror_offer(offer())
    panel.refuse("Out of reach")
    QApplication.sendEvent(panel.action, QEvent(QEvent.Type.LanguageChange))
    assert panel.action.subject.text() == "Low wall:"


# ---- what can be read -----------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1208, 616), (752, 470), (1920, 1000), (640, 470)])
@pytest.mark.parametrize("kind", [None, *OfferKind])
def test_nothing_of_the_panel_is_cut(
    panel: ChaseBoard, look: Look, size: tuple[int, int], kind: OfferKind | None
) -> None:
    panel.resize(*size)
    panel.mirror_offer(offer(kind) if kind is not None else None)
    QApplication.sendPostedEvents()  # layouts
    look.text_record = []
    panel.grab()
    cut = {one.text for one in look.text_record if one.is_cut}
    assert cut == set()


@pytest.mark.parametrize("size", [(1208, 616), (752, 470)])
@pytest.mark.parametrize("kind", [None, *OfferKind])
def test_nothing_is_cut_in_chinese(
    look: Look, stage: Stage, size: tuple[int, int], kind: OfferKind | None
) -> None:
    look.use(language=Language.TRADITIONAL_CHINESE)
    panel = ChaseBoard(look, StandInWords(), planner(chase()))
    panel.mirror(chase(CHINESE_PLACES))
    stage(panel, *size)
    panel.mirror_offer(offer(kind) if kind is not None else None)
    QApplication.sendPostedEvents()  # layouts
    look.text_record = []
    panel.grab()
    assert {one.text for one in look.text_record if one.is_cut} == set()


def test_the_panel_follows_the_language(panel: ChaseBoard) -> None:
    panel.mirror_offer(offer())
    QApplication.sendEvent(panel, QEvent(QEvent.Type.LanguageChange))
    assert panel.action.title.text() == "Edda to Chapel yard"
