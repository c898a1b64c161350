"""Guidance that stands on screen while rolls are made, in three languages."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot
from tests.panels.blades import NELL, PROWL, offer
from tests.panels.conftest import Stage

from duskboard.core.blades.fortune import FortuneTerms
from duskboard.core.blades.gather import Question
from duskboard.core.blades.position import Position
from duskboard.core.blades.roll import judge_rating
from duskboard.core.dice import Rating
from duskboard.i18n.words import Language, Words
from duskboard.odds.blades import rating_odds
from duskboard.panels.fortune_offer import FortuneOffer
from duskboard.panels.outcome_offer import Bearer, OutcomeOffer
from duskboard.panels.roll_panel import RollPanel
from duskboard.table.action_roll import ActionRoll
from duskboard.table.running_action import RunningAction
from duskboard.theme.look import Look
from duskboard.widgets.weigh_chip import WeighChip

TWO = Rating(count=2)
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
