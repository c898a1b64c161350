"""Prompts that help the table to think stand where the thing stands, in every language."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QWidget
from tests.table.test_scoundrel_view import NELL, SHEET, table

from duskboard.core.blades.scoundrel import Profile
from duskboard.core.blades.trait import TraumaId, ViceId
from duskboard.i18n.words import Language, Words
from duskboard.panels.scoundrel_panel import ScoundrelPanel
from duskboard.table.scoundrel_view import scoundrel_tabs, scoundrel_view
from duskboard.theme.look import Look

Stage = Callable[[QWidget, int, int], None]
SAID = {
    Language.ENGLISH: (
        "Games of chance, and bets on anything · Old Tove",
        "Cold: Unmoved by what moves others\nBells",
        "6: A jewel",
        "Would retire: Modest",
    ),
    Language.TRADITIONAL_CHINESE: (
        "賭局，以及對一切下注 · Old Tove",
        "冷漠：不為所動\nBells",
        "6：一件珠寶",
        "若退休：適量",
    ),
    Language.SIMPLIFIED_CHINESE: (
        "赌局，以及对一切下注 · Old Tove",
        "冷漠：不为所动\nBells",
        "6：一件珠宝",
        "若退休：适量",
    ),
}


@pytest.mark.rule("blades 52")
@pytest.mark.rule("blades 171")
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
        )
    )
    for language, (vice, trauma, coin, stash) in SAID.items():
        words.switch(language)
        panel.mirror(scoundrel_tabs(laid), scoundrel_view(laid, NELL))
        page = panel.page
        assert page is not None
        assert page.head.vice.toolTip() == vice
        assert page.tracks.trauma.toolTip() == trauma
        assert page.wealth.coin.toolTip().splitlines()[3] == coin
        assert page.wealth.stash.toolTip() == stash
