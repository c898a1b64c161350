"""Guidance that stands on screen while rolls are made, in three languages."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot
from tests.panels.blades import NELL, PROWL, offer
from tests.panels.conftest import Stage

from duskboard.core.blades.ability import AbilityId
from duskboard.core.blades.fortune import FortuneTerms
from duskboard.core.blades.gather import Question
from duskboard.core.blades.position import Position
from duskboard.core.blades.roll import judge_rating
from duskboard.core.clocks.effect import Effect
from duskboard.core.dice import Rating
from duskboard.i18n.words import Language, Words
from duskboard.odds.blades import rating_odds
from duskboard.panels.fortune_offer import FortuneOffer
from duskboard.panels.outcome_offer import Bearer, OutcomeOffer
from duskboard.panels.roll_panel import RollPanel
from duskboard.table.action_roll import ActionRoll
from duskboard.table.running_action import RunningAction
from duskboard.theme.look import Look
from duskboard.widgets.text_label import TextLabel
from duskboard.widgets.weigh_chip import WeighChip

TWO = Rating(count=2)
_EFFECTS = (Effect.LIMITED, Effect.STANDARD, Effect.GREAT)
ROLL = ActionRoll(
    who="Nell", why="", counted=offer().counted, check=TWO, result=judge_rating(TWO, (5, 2))
)
OUTCOME = OutcomeOffer(
    running=RunningAction(who=NELL, terms=PROWL, roll=ROLL),
    name="Nell",
    offer=ROLL.offer,
    position=Position.RISKY,
    ticks=2,
    bearers=(Bearer(who=NELL, name="Nell"),),
)
SAID = {
    Language.ENGLISH: (
        "Is that enough, or is something left?",
        "Reinforcements",
        "Where is the way in, or the hoard?",
    ),
    Language.TRADITIONAL_CHINESE: (
        "這樣就夠了，還是仍有剩下的？",
        "增援",
        "入口或藏物處在哪裡？",
    ),
    Language.SIMPLIFIED_CHINESE: (
        "这样就够了，还是仍有剩下的？",
        "增援",
        "入口或藏物处在哪里？",
    ),
}


@pytest.mark.rule("blades 136")
@pytest.mark.rule("blades 138")
@pytest.mark.rule("blades 142")
@pytest.mark.parametrize("language", Language)
def test_prompts_stand_where_they_help(
    look: Look, words: Words, stage: Stage, qtbot: QtBot, language: Language
) -> None:
    words.switch(language)
    panel = RollPanel(look, words)
    for tool in (panel.why, panel.kinds):
        tool.setParent(panel)
    stage(panel, 760, 560)
    panel.mirror(None, OUTCOME)
    prompt, trouble, question = SAID[language]
    assert panel.outcome.hint.text() == prompt
    more = panel.outcome.inflict.more
    qtbot.waitUntil(lambda: more.height() > 0)
    qtbot.mouseClick(more, Qt.MouseButton.LeftButton)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert trouble in [act.text() for act in menu.actions()]
    assert len(menu.actions()) == 9
    menu.close()
    asked = FortuneOffer(terms=FortuneTerms(), check=TWO, odds=rating_odds(TWO), question="")
    panel.mirror(asked, OUTCOME)
    chips = [one for one in panel.fortune.gather.findChildren(WeighChip) if one.isVisible()]
    assert len(chips) == 9
    assert panel.fortune.gather.prompts[Question.WAY_IN].text() == question


REMINDED = {
    Language.ENGLISH: (
        "The player picks the action; the GM sets position and effect",
        "Risky, great · ticks 3\nYou threaten a banker with the letters that would ruin him.",
        "Saboteur: What you wreck makes little noise and hardly shows.",
        "Attracts the supernatural: a small room, for several days",
    ),
    Language.TRADITIONAL_CHINESE: (
        "行動由玩家選，情勢與效果由主持人定",
        "險峻，重大 · 填 3 段\n你拿足以毀掉銀行家的信件威脅他。",
        "破壞者：你的破壞聲響不大，也不易看出。",
        "吸引超自然：一個小房間，維持好幾天",
    ),
    Language.SIMPLIFIED_CHINESE: (
        "行动由玩家选，情势与效果由主持人定",
        "险峻，重大 · 填 3 段\n你拿足以毁掉银行家的信件威胁他。",
        "破坏者：你的破坏声响不大，也不易看出。",
        "吸引超自然：一个小房间，维持好几天",
    ),
}


@pytest.mark.rule("blades 7")
@pytest.mark.rule("blades 172")
@pytest.mark.rule("blades-abilities A18")
@pytest.mark.rule("blades-abilities A19")
@pytest.mark.rule("blades-abilities A30")
@pytest.mark.parametrize("language", Language)
def test_who_decides_examples_and_reminders_stand_by_the_roll(
    look: Look, words: Words, stage: Stage, qtbot: QtBot, language: Language
) -> None:
    words.switch(language)
    panel = RollPanel(look, words)
    for tool in (panel.why, panel.kinds):
        tool.setParent(panel)
    stage(panel, 760, 760)
    abilities = (AbilityId.SUPERNATURAL_WARD, AbilityId.SABOTEUR, AbilityId.MESMERISM)
    panel.mirror(offer(reminders=abilities), None)
    decides, example, silent, attracts = REMINDED[language]
    form = panel.action
    assert decides in [one.toolTip() for one in form.pair.findChildren(TextLabel)]
    tips = [form.pair.grid.cell((one, two)).toolTip() for one in Position for two in _EFFECTS]
    assert any(tip.startswith(example) for tip in tips)
    assert len({tip.split("\n")[1] for tip in tips}) == 9
    lines = form.reminders
    assert [one.text() for one in lines.texts][1] == silent
    assert [one.isVisible() for one in lines.notes] == [True, False, True]
    with qtbot.waitSignal(panel.note_wished) as heard:
        lines.notes[2].click()
    assert heard.args is not None
    assert heard.args[0] is AbilityId.MESMERISM
    lines.notes[0].click()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    with qtbot.waitSignal(panel.note_wished) as heard:
        menu.actions()[1].trigger()
    assert heard.args == [AbilityId.SUPERNATURAL_WARD, attracts]
    menu.close()
    panel.mirror(None, replace(OUTCOME, reminders=(AbilityId.REFLEXES,)))
    assert panel.outcome.reminders.isVisible()
    panel.mirror(offer(), None)
    assert not form.reminders.isVisible()
