"""What the panels beside the sheets paint, in every language: nothing cut off, all to be read."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from tests.panels.conftest import Stage
from tests.panels.test_body_panel import offer as body_offer
from tests.panels.test_panel_text import faults
from tests.panels.test_several_panels import ACTION, BOOK
from tests.panels.test_several_panels import offer as line_offer
from tests.panels.test_time_panel import VIEW
from tests.seat.wardrobe import wear

from duskboard.i18n.words import Language, Words
from duskboard.panels.body_panel import BodyPanel
from duskboard.panels.line_offer import LineMode
from duskboard.panels.line_panel import LinePanel
from duskboard.panels.procedure_card import CardFace, Outlook
from duskboard.panels.procedure_panel import ProcedurePanel
from duskboard.panels.time_panel import TimePanel
from duskboard.theme.look import Look
from duskboard.theme.palette import palette
from duskboard.theme.style_sheet import style_sheet
from duskboard.theme.token import ThemeName

Make = Callable[[Look, Words], QWidget]


def body(look: Look, words: Words) -> QWidget:
    panel = BodyPanel(look, words)
    panel.mirror(body_offer())
    return panel


def lines(look: Look, words: Words) -> QWidget:
    panel = LinePanel(look, words)
    panel.mirror(line_offer(LineMode.MATCH))
    return panel


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
    assert len(look.text_record) > 8
