"""The panel of a chase: head, strip, board and the bars under it."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
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
    way_id,
    with_token,
)
from tests.board.stand_in import StandInWords

from duskboard.board.aim import Plan
from duskboard.board.part import PartKind
from duskboard.core.chase.check import Difficulty
from duskboard.core.chase.participant import Side, Skill, Turn
from duskboard.core.dice import Percentile
from duskboard.core.identity import EntityId
from duskboard.i18n.quick_people import PersonDraft
from duskboard.i18n.words import Language, Words
from duskboard.panels.action_offer import ActionOffer, CautionOffer, OfferKind
from duskboard.panels.chase_board import ChaseBoard
from duskboard.panels.dice_entry import FacesTyped, TotalTold
from duskboard.paths import resources
from duskboard.theme.glyph import Glyphs
from duskboard.theme.look import Look
from duskboard.theme.palette import palette
from duskboard.theme.style_sheet import style_sheet
from duskboard.theme.token import TextStyle, Tokens

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key
Stage = Callable[[QWidget, int, int], None]
CLIMB = Plan(
    goal=place_id(6), is_legal=True, price=1, places=(place_id(6),), obstacle=way_id(5),
    roll="Climb",
)  # fmt: skip


def offer(
    kind: OfferKind = OfferKind.CROSS, *, caution: int = 1, is_barrier: bool = False
) -> ActionOffer:
    odds = (Fraction(45, 100), Fraction(6975, 10000), Fraction(83, 100))
    return ActionOffer(
        kind=kind,
        token=chase().tokens[1],
        plan=CLIMB,
        place="Chapel yard",
        obstacle="Low wall",
        is_barrier=is_barrier,
        skill="climb",
        value=45,
        skills=(Skill(name="climb", value=45), Skill(name="jump", value=40)),
        choices=tuple(
            CautionOffer(
                caution=dice,
                price=dice + 1,
                chance=odds[dice],
                dice=Percentile(extra=dice),
                short=max(0, dice - 1),
            )
            for dice in range(3)
        ),
        caution=caution,
        rolled=88 if kind is OfferKind.LOSS else None,
    )


@pytest.fixture(scope="module")
def dressed(qapp: QApplication, tokens: Tokens) -> Iterator[Glyphs]:
    """The application dressed in the dark look once for all these tests."""
    glyphs = Glyphs(resources() / "icons" / "glyphs.toml")
    made = Look(tokens, glyphs, reduce_motion=True)
    qapp.setFont(made.font(TextStyle.BODY))
    qapp.setPalette(palette(made))
    qapp.setStyleSheet(style_sheet(made))
    yield glyphs
    qapp.setStyleSheet("")


@pytest.fixture
def look(dressed: Glyphs, tokens: Tokens) -> Look:
    return Look(tokens, dressed, reduce_motion=True)


@pytest.fixture
def panel(look: Look, words: Words, stage: Stage) -> ChaseBoard:
    made = ChaseBoard(look, words, planner(chase()))
    made.mirror(chase())
    stage(made, 1208, 616)
    return made


def hear(signal: object) -> list[tuple[object, ...]]:
    heard: list[tuple[object, ...]] = []
    signal.connect(lambda *values: heard.append(values))  # type: ignore[attr-defined]
    return heard


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


# ---- the bar while something is armed -------------------------------------------------------


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


def test_a_barrier_says_what_a_failure_does_there(panel: ChaseBoard) -> None:
    panel.mirror_offer(offer(is_barrier=True))
    assert panel.action.sentence.text() == "On a failure Edda stays and the actions are spent."


def test_the_board_shows_what_is_armed_with_its_whole_price(panel: ChaseBoard) -> None:
    panel.mirror_offer(offer())
    armed = panel.track.desk.armed
    assert armed is not None
    assert armed.planned == 2
    assert (PartKind.GHOST, EDDA) in panel.track.board.keys


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
    assert texts == ["Climb 45", "Jump 40", "Regular", "Hard", "Extreme"]
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


# ---- the bars while nothing is --------------------------------------------------------------


def test_the_bar_names_who_is_in_turn(qtbot: QtBot, panel: ChaseBoard) -> None:
    heard = hear(panel.delay_requested)
    assert panel.turn.isVisible()
    assert panel.turn.title.text() == "Edda Marsh"
    qtbot.mouseClick(panel.turn.delay, LEFT)
    assert len(heard) == 1


def test_who_has_begun_cannot_delay(panel: ChaseBoard) -> None:
    panel.mirror(with_token(chase(), EDDA, left=1))
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
    panel.mirror(with_token(chase(), HOB, left=1))
    assert "Alt" not in panel.turn.hint.text()


# ---- before the first round -----------------------------------------------------------------


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
    assert panel.setup.field.text() == ""


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
