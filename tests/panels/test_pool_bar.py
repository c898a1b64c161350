"""The bar of a pool: what it says, wishes and refuses, and the guidance that it gives."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QRadioButton
from pytestqt.qtbot import QtBot
from tests.play.storyteller.hands import DEX, FIREARMS, ILSE, ilse

from duskboard.core.rulings import Preset, preset
from duskboard.core.storyteller.difficulty import DifficultyError
from duskboard.core.storyteller.limit import Limit
from duskboard.core.storyteller.pool import Modifier, Terms, check_of, count_pool
from duskboard.core.storyteller.roll import NoDiceError
from duskboard.core.storyteller.trait import AbilityId, ability
from duskboard.i18n.words import Language, Words
from duskboard.odds.storyteller import pool_odds
from duskboard.panels.dice_entry import FacesTyped, TotalTold
from duskboard.panels.pool_bar import PoolBar
from duskboard.panels.pool_offer import PoolOffer
from duskboard.play.storyteller.spending import WillpowerTwiceError
from duskboard.theme.look import Look

LEFT = Qt.MouseButton.LeftButton
RULINGS = preset(Preset.REFERENCE).storyteller
SHOOT = Terms(traits=(DEX, FIREARMS))


def offer(terms: Terms = SHOOT) -> PoolOffer:
    """Return Dexterity 3 and Firearms 2 in hand, as they can be rolled."""
    sheet = ilse()
    pool = count_pool(sheet, terms, RULINGS)
    can = pool.dice > 0
    return PoolOffer(
        who=ILSE,
        name=sheet.name,
        terms=terms,
        pool=pool,
        odds=pool_odds(check_of(sheet, pool), RULINGS) if can else None,
        refusal=None if can else NoDiceError(),
        willpower=False,
        willpower_left=5,
        specialties=(),
        wounds=0,
        is_secret=False,
        is_waiver_offered=False,
    )


@pytest.fixture
def bar(qtbot: QtBot, look: Look, words: Words) -> PoolBar:
    made = PoolBar(look, words)
    qtbot.addWidget(made)
    made.resize(772, 144)
    made.show()
    return made


def test_without_a_pool_it_says_how_to_come_to_one(bar: PoolBar) -> None:
    assert (bar.hint.isVisible(), bar.go.isVisible()) == (True, False)
    bar.mirror(offer())
    assert (bar.hint.isVisible(), bar.go.isVisible()) == (False, True)
    assert bar.go.text() == "Roll 5d10"
    assert bar.said.text() == "success 84%, failure 14%, botch 2%"
    bar.mirror(offer(), names_who=True)
    assert bar.said.text().startswith("Ilse · success")


def test_what_is_clicked_and_typed_is_wished(bar: PoolBar, qtbot: QtBot) -> None:
    said: list[object] = []
    bar.difficulty_chosen.connect(said.append)
    bar.dice_added.connect(said.append)
    bar.told.connect(said.append)
    bar.willpower_toggled.connect(lambda: said.append("willpower"))
    bar.go_requested.connect(lambda: said.append("go"))
    bar.mirror(offer())
    eight = next(one for one in bar.findChildren(QRadioButton) if one.text() == "8")
    for widget in (eight, bar.more, bar.fewer, bar.willpower, bar.go):
        qtbot.mouseClick(widget, LEFT)
    for line in ("1 2 3 4 5", "3"):
        bar.field.clear()
        qtbot.keyClicks(bar.field, line)
        qtbot.keyClick(bar.field, Qt.Key.Key_Return)
    told = [FacesTyped(faces=(1, 2, 3, 4, 5)), TotalTold(total=3)]
    assert said == [8, 1, -1, "willpower", "go", *told]
    qtbot.keyClicks(bar.field, " what")
    qtbot.keyClick(bar.field, Qt.Key.Key_Return)
    assert bar.said.text() == "Type the faces, the successes alone, or “botch”."


def test_a_pool_that_cannot_be_rolled_says_why(bar: PoolBar) -> None:
    bar.mirror(offer(replace(SHOOT, modifiers=(Modifier(dice=-5),))))
    assert (bar.go.isEnabled(), bar.odds.isVisible()) == (False, False)
    assert bar.said.text() == "No dice are left, so this cannot be done. Add dice to overrule."


def test_a_difficulty_beyond_ten_shows_what_it_would_be(bar: PoolBar) -> None:
    bar.mirror(offer(replace(SHOOT, difficulty=8, modifiers=(Modifier(difficulty=4),))))
    assert bar.said.text().endswith("difficulty 10 (by the sum 12)")


@pytest.mark.rule("storyteller 28.12")
@pytest.mark.rule("storyteller 6.1")
def test_the_difficulty_that_is_rolled_is_marked_with_its_reason(
    bar: PoolBar, qtbot: QtBot
) -> None:
    untried = Terms(traits=(DEX, ability(AbilityId.SURVIVAL)), difficulty=7)
    bar.mirror(offer(untried))
    assert bar.difficulty.value == 8
    assert bar._difficulty_label.text() == "Difficulty: 7, no dot +1"
    seven = next(one for one in bar.findChildren(QRadioButton) if one.text() == "7")
    qtbot.mouseClick(seven, LEFT)
    assert bar.difficulty.value == 8
    bar.mirror(offer(replace(untried, difficulty=9, tries=2)))
    marked = [one.text() for one in bar.findChildren(QRadioButton) if one.isChecked()]
    assert marked == ["10"]
    assert bar._difficulty_label.text() == "Difficulty: 9, no dot +1, tries before +2"
    assert bar.said.text().endswith("difficulty 10 (by the sum 12)")
    bar.mirror(offer())
    assert bar._difficulty_label.text() == "Difficulty"


@pytest.mark.rule("storyteller 5.2")
@pytest.mark.parametrize("width", [340, 520, 772])
def test_the_sentence_that_refuses_a_roll_is_whole(bar: PoolBar, width: int) -> None:
    bar.resize(width, 300)
    bar.mirror(replace(offer(), name="Ilse Varga of the Quay", refusal=WillpowerTwiceError("Ilse")))
    QApplication.sendPostedEvents()
    assert bar.said.text().endswith("Begin the next turn, or overrule.")
    assert bar.said.height() >= bar.said.heightForWidth(bar.said.width())


def test_dice_beyond_what_can_be_added_are_refused_in_words(bar: PoolBar, qtbot: QtBot) -> None:
    typed: list[int] = []
    bar.dice_typed.connect(typed.append)
    bar.mirror(offer())
    for text in ("+250", "-100"):
        bar.field.clear()
        qtbot.keyClicks(bar.field, text)
        qtbot.keyClick(bar.field, Qt.Key.Key_Return)
        assert bar.said.text() == f"{int(text)} does not fit. Type -99 to 99."
    assert typed == []


LANGUAGES = pytest.mark.parametrize(
    ("language", "shot", "song"),
    [
        (Language.ENGLISH, "Standard · Shoot at a man across the street", "one song"),
        (Language.TRADITIONAL_CHINESE, "一般 · 射擊對街的人", "一首歌"),
        (Language.SIMPLIFIED_CHINESE, "一般 · 射击对街的人", "一首歌"),
    ],
)


@pytest.mark.rule("storyteller 3.3")
@pytest.mark.rule("storyteller 3.4")
@LANGUAGES
def test_difficulties_and_degrees_are_told_by_examples(
    bar: PoolBar, words: Words, language: Language, shot: str, song: str
) -> None:
    words.switch(language)
    bar.mirror(offer())
    tips = {one.text(): one.toolTip() for one in bar.findChildren(QRadioButton)}
    assert tips["6"].startswith(shot)
    assert (tips["2"], tips["10"]) == ("", "")
    assert len({tips[str(number)] for number in range(3, 10)}) == 7
    lines = bar.odds.toolTip().splitlines()
    assert len(lines) == 6
    assert song in lines[1]


@pytest.mark.rule("storyteller 10.1")
def test_what_forbids_a_roll_can_be_overruled(bar: PoolBar, qtbot: QtBot) -> None:
    bar.mirror(offer())
    assert not bar.overrule.isVisible()
    refused = replace(offer(), refusal=DifficultyError(12))
    bar.mirror(refused)
    assert bar.said.text() == (
        "success 84%, failure 14%, botch 2% · There is no difficulty 12. Type 2 to 10."
    )
    said: list[object] = []
    bar.overrule_toggled.connect(lambda: said.append("overrule"))
    bar.difficulty_chosen.connect(said.append)
    bar.dice_typed.connect(said.append)
    qtbot.mouseClick(bar.overrule, LEFT)
    for line in ("@12", "+25"):
        qtbot.keyClicks(bar.field, line)
        qtbot.keyClick(bar.field, Qt.Key.Key_Return)
        assert bar.field.text() == ""
    assert said == ["overrule", 12, 25]
    bar.mirror(replace(offer(), is_overruled=True, overruled=(Limit.POOL, Limit.DOT)))
    assert bar.overrule.isChecked()
    assert bar.overrule.toolTip() == ("overruled: more than 30 dice and a Knowledge without a dot")
    bar.mirror(replace(offer(), refusal=NoDiceError()))
    assert not bar.overrule.isVisible()


def test_actions_and_tries_are_seen_when_there_are_several(bar: PoolBar, qtbot: QtBot) -> None:
    bar.mirror(offer())
    assert not bar.turn.isVisible()
    qtbot.mouseClick(bar.further, LEFT)
    assert bar.turn.isVisible()
    assert not bar.turn.number.isVisible()
    qtbot.mouseClick(bar.further, LEFT)
    bar.mirror(offer(replace(SHOOT, actions=2, number=1, tries=1)))
    shown = (bar.turn.steps, bar.turn.number, bar.turn.tries)
    assert [one.figure.text() for one in shown] == ["2", "1", "2"]
    assert [one.less.isEnabled() for one in shown] == [True, False, True]
    stepped: list[tuple[str, int]] = []
    bar.turn.actions_stepped.connect(lambda by: stepped.append(("actions", by)))
    bar.turn.number_stepped.connect(lambda by: stepped.append(("number", by)))
    bar.turn.tries_stepped.connect(lambda by: stepped.append(("tries", by)))
    for button in (bar.turn.steps.more, bar.turn.number.more, bar.turn.tries.less):
        qtbot.mouseClick(button, LEFT)
    assert stepped == [("actions", 1), ("number", 1), ("tries", -1)]


def test_what_real_dice_show_is_taken_by_the_button(bar: PoolBar, qtbot: QtBot) -> None:
    said: list[object] = []
    bar.go_requested.connect(lambda: said.append("rolled here"))
    bar.told.connect(said.append)
    bar.mirror(offer())
    qtbot.keyClicks(bar.field, "what")
    assert bar.go.text() == "Take these dice"
    qtbot.mouseClick(bar.go, LEFT)
    wrong = "Type the faces, the successes alone, or “botch”."
    assert (said, bar.said.text()) == ([], wrong)
    bar.field.clear()
    qtbot.keyClicks(bar.field, "9 7 2 2 1")
    qtbot.mouseClick(bar.go, LEFT)
    assert said == [FacesTyped(faces=(9, 7, 2, 2, 1))]
    qtbot.keyClick(bar.field, Qt.Key.Key_Escape)
    qtbot.mouseClick(bar.go, LEFT)
    assert (bar.go.text(), said[1:]) == ("Roll 5d10", ["rolled here"])


def test_alt_and_enter_take_the_dice_that_are_typed(bar: PoolBar, qtbot: QtBot) -> None:
    said: list[object] = []
    bar.go_requested.connect(lambda: said.append("rolled here"))
    bar.go_anyway_requested.connect(lambda: said.append("rolled here anyway"))
    bar.overrule_toggled.connect(lambda: said.append("overruled"))
    bar.told.connect(said.append)
    bar.mirror(offer())
    qtbot.keyClicks(bar.field, "9 7 2 2 1")
    qtbot.keyClick(bar.field, Qt.Key.Key_Return, Qt.KeyboardModifier.AltModifier)
    bar.mirror(replace(offer(), is_overruled=True))
    bar.do(anyway=True)
    told = FacesTyped(faces=(9, 7, 2, 2, 1))
    assert said == ["overruled", told, told]
    bar.field.clear()
    bar.do(anyway=True)
    assert said[3:] == ["rolled here anyway"]
