"""Prompts that help the table to think stand where the thing stands, in every language."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QWidget
from tests.table.test_scoundrel_view import NELL, SHEET, table

from duskboard.core.blades.ability import Ability, AbilityId
from duskboard.core.blades.scoundrel import Profile, Scoundrel
from duskboard.core.blades.trait import ActionId, AttributeId, TraumaId, ViceId
from duskboard.i18n.words import Language, Words
from duskboard.panels.scoundrel_panel import ScoundrelPanel
from duskboard.table.scoundrel_view import scoundrel_tabs, scoundrel_view
from duskboard.theme.look import Look
from duskboard.widgets.text_label import TextLabel

Stage = Callable[[QWidget, int, int], None]
SAID = {
    Language.ENGLISH: (
        "Games of chance, and bets on anything · Old Tove",
        "Cold: Unmoved by what moves others\nBells",
        "6: A jewel",
        "Would retire: Modest",
        (
            "Covers tracking, ambush, shots from afar\n"
            "Often better for guns at close quarters: Skirmish"
        ),
        "When it matters who is first, you are, and you can cut in.",
        "The player says which of these came up, and how often",
    ),
    Language.TRADITIONAL_CHINESE: (
        "賭局，以及對一切下注 · Old Tove",
        "冷漠：不為所動\nBells",
        "6：一件珠寶",
        "若退休：適量",
        "涵蓋追蹤、埋伏、遠距離射擊\n這些情況常有更合適的：近距離開槍：衝突",
        "需要分先後時，你總是最先，也能插手打斷。",
        "由玩家說哪些發生過、多常發生",
    ),
    Language.SIMPLIFIED_CHINESE: (
        "赌局，以及对一切下注 · Old Tove",
        "冷漠：不为所动\nBells",
        "6：一件珠宝",
        "若退休：适量",
        "涵盖追踪、埋伏、远距离射击\n这些情况常有更合适的：近距离开枪：冲突",
        "需要分先后时，你总是最先，也能插手打断。",
        "由玩家说哪些发生过、多常发生",
    ),
}


@pytest.mark.rule("blades 7")
@pytest.mark.rule("blades 52")
@pytest.mark.rule("blades 133")
@pytest.mark.rule("blades 171")
@pytest.mark.rule("blades-abilities A25")
@pytest.mark.rule("blades-abilities V2")
def test_vice_trauma_coin_and_stash_say_what_they_are(
    look: Look, words: Words, stage: Stage
) -> None:
    panel = ScoundrelPanel(look, words)
    stage(panel, 384, 1400)
    laid = table(
        replace(
            SHEET,
            profile=Profile(vice=ViceId.GAMBLING, purveyor="Old Tove"),
            traumas=(TraumaId.COLD, "Bells"),
            stash=23,
            abilities=(Ability(key=AbilityId.REFLEXES),),
        )
    )
    for language, (vice, trauma, coin, stash, hunt, first, counts) in SAID.items():
        words.switch(language)
        panel.mirror(scoundrel_tabs(laid), scoundrel_view(laid, NELL))
        page = panel.page
        assert page is not None
        assert page.head.vice.toolTip() == vice
        assert page.tracks.trauma.toolTip() == trauma
        assert page.wealth.coin.toolTip().splitlines()[3] == coin
        assert page.wealth.stash.toolTip() == stash
        assert page.attributes[AttributeId.INSIGHT].rows[ActionId.HUNT].toolTip() == hunt
        assert (page.head.first.isVisible(), page.head.first.toolTip()) == (True, first)
        titles = panel.session.findChildren(TextLabel)
        assert counts in [one.toolTip() for one in titles]
    panel.mirror(scoundrel_tabs(table()), scoundrel_view(table(), NELL))
    assert panel.page is not None
    assert not panel.page.head.first.isVisible()


ASKED = {
    Language.ENGLISH: "Who of the crew has seen you fail?",
    Language.TRADITIONAL_CHINESE: "組織裡誰見過你失手？",
    Language.SIMPLIFIED_CHINESE: "组织里谁见过你失手？",
}


@pytest.mark.rule("blades 172")
def test_whoever_is_made_is_asked_a_few_questions(look: Look, words: Words, stage: Stage) -> None:
    panel = ScoundrelPanel(look, words)
    stage(panel, 384, 900)
    laid = table(Scoundrel(name="Nell"))
    panel.mirror(scoundrel_tabs(laid), scoundrel_view(laid, NELL))
    assert not panel.creation.isVisible()
    panel.begin_writing()
    for language, question in ASKED.items():
        words.switch(language)
        panel.mirror(scoundrel_tabs(laid), scoundrel_view(laid, NELL))
        assert panel.creation.asked.isVisible()
        assert question in panel.creation.asked.text()
