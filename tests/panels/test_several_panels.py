"""The line-up, and what takes several rolls, on screen."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QRadioButton
from pytestqt.qtbot import QtBot
from tests.play.storyteller.hands import shoots

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.action import Winner
from duskboard.core.storyteller.difficulty import settled
from duskboard.core.storyteller.extended import (
    Ending,
    ExtendedAction,
    ExtendedContest,
    ExtendedStep,
    HeldPool,
)
from duskboard.i18n.words import Language, Words
from duskboard.odds.storyteller import ContestOdds
from duskboard.panels.dice_entry import FacesTyped, TotalTold
from duskboard.panels.line_offer import LineMode, LineOffer, LineView
from duskboard.panels.line_panel import LinePanel
from duskboard.panels.procedure_card import CardFace, Outlook
from duskboard.panels.procedure_panel import ProcedurePanel
from duskboard.play.storyteller.decision import LoosePool
from duskboard.theme.look import Look

LEFT = Qt.MouseButton.LeftButton
BOOK = EntityId("book")
STEPS = (
    ExtendedStep(net=3, total=3),
    ExtendedStep(net=0, total=0, is_botch=True),
    ExtendedStep(net=4, total=4),
)
ACTION = ExtendedAction(
    name="The register",
    target=15,
    total=4,
    rolls=3,
    deadline=6,
    interval=10,
    steps=STEPS,
)


def line(key: int, name: str, dice: int) -> LineView:
    return LineView(
        key=key,
        side=shoots(),
        name=name,
        what="Dexterity + Firearms",
        dice=dice,
        difficulty=settled(10 if key == 1 else 5),
        base=10 if key == 1 else 5,
        offered=settled(12 if key == 1 else 5),
        said="",
        refusal=None,
    )


def offer(mode: LineMode = LineMode.OPPOSE, match: str = "") -> LineOffer:
    return LineOffer(
        mode=mode,
        lines=(line(1, "Ilse", 5), line(2, "Guard", 12)),
        odds=ContestOdds(first=0.25, second=0.5, tie=0.25),
        target=5,
        match=match,
        can_roll=True,
    )


@pytest.fixture
def panel(qtbot: QtBot, look: Look, words: Words) -> LinePanel:
    made = LinePanel(look, words)
    qtbot.addWidget(made)
    made.resize(720, 400)
    made.mirror(offer())
    made.show()
    return made


@pytest.mark.rule("storyteller 8.1")
@pytest.mark.rule("storyteller 8.4")
@pytest.mark.parametrize(
    ("language", "pool", "odds", "go"),
    [
        (
            Language.ENGLISH,
            "by the other pool, 12 dice",
            "Ilse ahead 25%, a tie 25%, Guard ahead 50%",
            "Roll both",
        ),
        (
            Language.TRADITIONAL_CHINESE,
            "依對方擲骰數 12 顆",
            "Ilse 領先 25%，平手 25%，Guard 領先 50%",
            "一起擲骰",
        ),
    ],
)
def test_two_pools_and_their_odds_are_told(  # noqa: PLR0913, PLR0917 - the sides of a picture
    panel: LinePanel, words: Words, language: Language, pool: str, odds: str, go: str
) -> None:
    words.switch(language)
    panel.mirror(offer())
    assert panel.rows[0]._what.text().rpartition(" · ")[2] == pool
    assert (panel.odds.toolTip(), panel.go.text()) == (odds, go)
    assert panel.rows[0].difficulty.figure.text() == "10"
    assert not panel.name.isVisible()


def test_what_is_chosen_and_typed_is_wished(panel: LinePanel, qtbot: QtBot) -> None:
    said: list[object] = []
    panel.mode_chosen.connect(said.append)
    panel.loose_typed.connect(lambda *what: said.append(what))
    panel.difficulty_typed.connect(lambda *what: said.append(what))
    panel.told.connect(lambda *what: said.append(what))
    panel.remove_requested.connect(said.append)
    panel.go_requested.connect(lambda: said.append("go"))
    modes = {one.text(): one for one in panel.mode.findChildren(QRadioButton)}
    qtbot.mouseClick(modes["Hinder"], LEFT)
    qtbot.mouseClick(panel.rows[1].difficulty.more, LEFT)
    wrong = False
    for text in ("Guard", "@999", "-5", "Old Tom 7 @8", "Rat -2", "Cat 3 @999"):
        panel.loose.clear()
        qtbot.keyClicks(panel.loose, text)
        assert panel._says.text() == "Ilse ahead 25%, a tie 25%, Guard ahead 50%"
        qtbot.keyClick(panel.loose, Qt.Key.Key_Return)
        wrong = panel.loose.property("state") == "error"
        assert wrong is panel._says.text().startswith("Type a name, how many dice, and after @")
    assert [wrong, len(said)] == [False, 5]
    qtbot.keyClicks(panel.rows[0].field, "6 7 8 9 0")
    qtbot.mouseClick(panel.go, LEFT)
    panel.rows[1].field.setText("3")
    qtbot.keyClick(panel.rows[1].field, Qt.Key.Key_Return)
    qtbot.mouseClick(panel.rows[1].remove, LEFT)
    assert said == [
        LineMode.HINDER,
        (2, 6),
        (LoosePool(who="Old Tom", dice=7, difficulty=8), 8),
        (LoosePool(who="Rat", dice=-2, difficulty=6), None),
        (LoosePool(who="Cat", dice=3, difficulty=999), 999),
        (1, FacesTyped(faces=(6, 7, 8, 9, 0)), "6 7 8 9 0"),
        "go",
        (2, TotalTold(total=3), "3"),
        2,
    ]


def test_faces_that_do_not_fit_keep_all_from_being_rolled(panel: LinePanel, qtbot: QtBot) -> None:
    rolled: list[object] = []
    panel.go_requested.connect(lambda: rolled.append("go"))
    qtbot.keyClicks(panel.rows[0].field, "six")
    qtbot.mouseClick(panel.go, LEFT)
    assert panel.rows[0]._says.text() == "Type the faces, the successes alone, or “botch”."
    assert rolled == []


@pytest.mark.rule("storyteller 8.3")
def test_an_extended_contest_wants_a_name(panel: LinePanel, qtbot: QtBot) -> None:
    begun: list[str] = []
    panel.begin_requested.connect(begun.append)
    panel.mirror(offer(LineMode.MATCH))
    assert panel.go.text() == "Begin"
    qtbot.mouseClick(panel.go, LEFT)
    assert begun == []
    assert panel._says.text() == "Say what they contend for."
    qtbot.keyClicks(panel.name, "Arms")
    qtbot.mouseClick(panel.go, LEFT)
    assert begun == ["Arms"]
    panel.mirror(offer(LineMode.MATCH, "Arms"))
    assert (panel.go.text(), panel.name.isVisible()) == ("Roll this round", False)


@pytest.fixture
def procedures(qtbot: QtBot, look: Look, words: Words) -> ProcedurePanel:
    made = ProcedurePanel(look, words)
    qtbot.addWidget(made)
    made.resize(720, 500)
    made.show()
    return made


@pytest.mark.rule("storyteller 7.1")
@pytest.mark.rule("storyteller 7.3")
def test_an_extended_action_shows_its_rolls_and_chances(
    procedures: ProcedurePanel, words: Words
) -> None:
    outlook = Outlook(in_time=0.18, next_roll=0.39, botch=0.04)
    face = CardFace(key=BOOK, value=ACTION, pool="Rhea, 8d10", outlook=outlook, is_lit=False)
    procedures.mirror([face])
    (card,) = procedures.cards
    assert card.accessibleName() == (
        "The register, 4/15, Rhea, 8d10, 3 rolls left · a roll takes 10 minutes"
    )
    assert [(one.before, one.brought, one.text) for one in card.chart._columns] == [
        (0, 3, "+3"),
        (0, 0, "botch"),
        (0, 4, "+4"),
    ]
    assert card._odds.text() == "18% in time · 39% with the next roll · 4% botch: back to 0"
    words.switch(Language.TRADITIONAL_CHINESE)
    procedures.mirror([face])
    assert card._left.text() == "還剩 3 次擲骰 · 每次擲骰 10 分鐘"
    words.switch(Language.ENGLISH)
    ended = ExtendedAction(name="The register", target=3, total=4, ending=Ending.REACHED)
    procedures.mirror([CardFace(key=BOOK, value=ended, pool="", outlook=None, is_lit=False)])
    assert not card.roll.isVisible()
    assert card._left.text() == "Reached"


@pytest.mark.rule("storyteller 8.3")
def test_an_extended_contest_shows_both_totals(procedures: ProcedurePanel, qtbot: QtBot) -> None:
    held = HeldPool(name="Ilse", dice=5)
    match = ExtendedContest(
        name="Arms", target=7, first="Ilse", second="Guard", first_total=4, second_total=6,
        rounds=2, first_pool=held, second_pool=held,
    )  # fmt: skip
    face = CardFace(key=BOOK, value=match, pool="", outlook=None, is_lit=False)
    procedures.mirror([face])
    (card,) = procedures.cards
    assert card.accessibleName() == "Arms, 4 : 6, first to 7 · 2 rounds rolled"
    wished: list[object] = []
    procedures.roll_requested.connect(wished.append)
    procedures.remove_requested.connect(wished.append)
    qtbot.mouseClick(card.roll, LEFT)
    qtbot.mouseClick(card.remove, LEFT)
    assert wished == [BOOK, BOOK]
    tied = ExtendedContest(
        name="Arms", target=7, first="Ilse", second="Guard", winner=Winner.NOBODY, rounds=1
    )
    procedures.mirror([CardFace(key=BOOK, value=tied, pool="", outlook=None, is_lit=False)])
    assert card._left.text() == "first to 7 · 1 round rolled · a tie: the GM decides"


@pytest.mark.rule("storyteller 7.2")
def test_a_new_extended_action_counts_the_rolls_in_its_time(
    procedures: ProcedurePanel, qtbot: QtBot
) -> None:
    written: list[tuple[object, ...]] = []
    procedures.written.connect(lambda *what: written.append(what))
    procedures.begin("Wits + Occult")
    form = procedures.form
    assert form._rolls.text() == "rolled with Wits + Occult"
    for field, text in ((form.goal, "15"), (form.each, "10"), (form.time, "60")):
        qtbot.keyClicks(field, text)
    assert form._rolls.text() == "6 rolls in that time"
    qtbot.mouseClick(form.begin_button, LEFT)
    assert written == []
    assert form._rolls.text() == "Say what is being done."
    qtbot.keyClicks(form.name, "The register")
    qtbot.keyClick(form.name, Qt.Key.Key_Return)
    assert written == [("The register", 15, 10, 6)]
    procedures.begin("")
    for field, text in ((form.name, "Walk"), (form.goal, "100")):
        qtbot.keyClicks(field, text)
    qtbot.keyClick(form.goal, Qt.Key.Key_Return)
    assert form._rolls.text() == "Type 1 to 99 successes."
    form.goal.setText("3")
    qtbot.keyClick(form.goal, Qt.Key.Key_Return)
    assert written[1:] == [("Walk", 3, 0, 0)]
