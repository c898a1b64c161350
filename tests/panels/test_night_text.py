"""What the panels beside the sheets paint, in every language: nothing cut off, all to be read."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from tests.panels.conftest import Stage
from tests.panels.test_body_panel import offer as body_offer
from tests.panels.test_panel_text import faults
from tests.panels.test_several_panels import ACTION, BOOK
from tests.panels.test_several_panels import offer as line_offer
from tests.panels.test_time_panel import VIEW
from tests.play.storyteller.hands import ILSE, table
from tests.seat.wardrobe import wear

from duskboard.core.dice import ReportedNet
from duskboard.core.storyteller.gear import ARMOURS, ArmourId
from duskboard.core.storyteller.roll import PoolCheck, roll_pool
from duskboard.core.storyteller.sheet import new_sheet
from duskboard.core.storyteller_rulings import StorytellerRulings
from duskboard.i18n.words import Language, Words
from duskboard.panels.body_panel import BodyPanel
from duskboard.panels.line_offer import LineMode
from duskboard.panels.line_panel import LinePanel
from duskboard.panels.procedure_card import CardFace, Outlook
from duskboard.panels.procedure_panel import ProcedurePanel
from duskboard.panels.sheet_creation import SheetCreation
from duskboard.panels.time_panel import TimePanel
from duskboard.play.storyteller.spending import NoWillpowerError
from duskboard.table.pool_roll import PoolRoll
from duskboard.table.several_roll import RolledFor, SeveralRoll
from duskboard.table.several_view import several_view
from duskboard.table.sheet_view import sheet_view
from duskboard.theme.look import Look
from duskboard.theme.palette import palette
from duskboard.theme.style_sheet import style_sheet
from duskboard.theme.token import ThemeName

Make = Callable[[Look, Words], QWidget]


def body(look: Look, words: Words) -> QWidget:
    panel = BodyPanel(look, words)
    vest = ARMOURS[ArmourId.VEST]
    panel.mirror(replace(body_offer(), ruinable=(vest,), is_starving=True))
    return panel


def lines(look: Look, words: Words) -> QWidget:
    panel = LinePanel(look, words)
    panel.mirror(line_offer(LineMode.MATCH))
    return panel


def rolled(look: Look, words: Words) -> QWidget:
    """A contest that fell, one of its pools refused and overruled."""
    panel, made = LinePanel(look, words), line_offer()
    check = PoolCheck(dice=5, difficulty=6)
    rolls = tuple(
        PoolRoll(
            check=check,
            result=roll_pool(check, ReportedNet(net=net), StorytellerRulings()),
            who=line.name,
            raw_difficulty=6,
        )
        for line, net in zip(made.lines, (4, 2), strict=True)
    )
    view = several_view(SeveralRoll(rolls=rolls, purpose=RolledFor.OPPOSE), numbers=True)
    first, second = made.lines
    refused = replace(second, refusal=NoWillpowerError("Guard"), can_overrule=True)
    panel.mirror(
        replace(
            made, lines=(replace(first, fallen=view.lines[0]), refused), odds=None, outcome=view
        )
    )
    return panel


def begun(look: Look, words: Words) -> QWidget:
    """The strip of a new character, with a face that no die has."""
    strip = SheetCreation(look, words)
    laid = table(ilse=new_sheet("Ilse"))
    strip.mirror(sheet_view(laid, ILSE), is_editing=True)
    strip.face.setText("12")
    strip.face.entered.emit("12")
    return strip


def procedures(look: Look, words: Words) -> QWidget:
    panel = ProcedurePanel(look, words)
    outlook = Outlook(in_time=0.18, next_roll=0.39, botch=0.04)
    face = CardFace(key=BOOK, value=ACTION, pool="Rhea, 8d10", outlook=outlook, is_lit=True)
    panel.mirror([face])
    panel.begin("Wits")
    return panel


def time(look: Look, words: Words) -> QWidget:
    panel = TimePanel(look, words)
    panel.mirror(VIEW)
    return panel


@pytest.mark.parametrize(
    ("make", "width", "height"),
    [
        pytest.param(body, 540, 520, id="damage"),
        pytest.param(body, 410, 560, id="narrow damage"),
        pytest.param(lines, 410, 420, id="together"),
        pytest.param(rolled, 410, 420, id="rolled together"),
        pytest.param(begun, 570, 110, id="begun"),
        pytest.param(procedures, 410, 420, id="extended"),
        pytest.param(time, 424, 460, id="time"),
        pytest.param(time, 284, 560, id="narrow time"),
    ],
)
@pytest.mark.parametrize("language", Language)
def test_nothing_beside_the_sheets_is_cut(  # noqa: PLR0913, PLR0917 - the sides of a picture
    look: Look,
    words: Words,
    stage: Stage,
    make: Make,
    width: int,
    height: int,
    language: Language,
) -> None:
    words.switch(language)
    theme = ThemeName.DARK if language is Language.ENGLISH else ThemeName.LIGHT
    look.use(language=language, theme=theme)
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    application.setPalette(palette(look))
    wear(application, style_sheet(look))
    panel = make(look, words)
    stage(panel, width, height)
    look.text_record = []
    panel.grab()
    assert faults(look) == []
    assert len(look.text_record) >= 4
