"""What an action covers stands at its row, in every language."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from tests.table.test_scoundrel_view import NELL, SHEET, table

from duskboard.core.blades.trait import ActionId
from duskboard.i18n.words import Language, Words
from duskboard.panels.scoundrel_attribute import ScoundrelAttribute
from duskboard.panels.scoundrel_panel import ScoundrelPanel
from duskboard.table.scoundrel_view import scoundrel_tabs, scoundrel_view
from duskboard.theme.look import Look


@pytest.mark.rule("blades 133")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            Language.ENGLISH,
            (
                "Covers deft hands and misdirection: pockets, reins, formal duels\n"
                "Often better for a brawl: Skirmish; locks: Tinker"
            ),
        ),
        (
            Language.TRADITIONAL_CHINESE,
            "涵蓋巧手與障眼：口袋、韁繩、正式決鬥\n這些情況常有更合適的：鬥毆：衝突；鎖：修補",
        ),
        (
            Language.SIMPLIFIED_CHINESE,
            "涵盖巧手与障眼：口袋、缰绳、正式决斗\n这些情况常有更合适的：斗殴：冲突；锁：修补",
        ),
    ],
)
def test_a_row_says_what_its_action_covers_and_what_fits_better(
    look: Look,
    resources: Path,
    stage: Callable[[QWidget, int, int], None],
    language: Language,
    said: str,
) -> None:
    look.use(language=language)
    panel = ScoundrelPanel(look, Words(resources / "translations", language))
    stage(panel, 384, 1400)
    laid = table(SHEET)
    panel.mirror(scoundrel_tabs(laid), scoundrel_view(laid, NELL))
    attributes = panel.findChildren(ScoundrelAttribute)
    rows = {action: row for one in attributes for action, row in one.rows.items()}
    assert rows[ActionId.FINESSE].toolTip() == said
    assert len({row.toolTip() for row in rows.values()}) == 12
