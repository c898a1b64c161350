"""Everything painted as text on clocks and cards can be read, and is not cut, in every language."""

import itertools

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from duskboard.core.clocks.clock import ClockKind
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Language, Words
from duskboard.paths import resources
from duskboard.table.clock_view import CardKind, CardView, ClockView, RaceView
from duskboard.table.entity import Visibility
from duskboard.theme.look import Look
from duskboard.theme.token import ThemeName
from duskboard.widgets.clock_card import ClockCard
from duskboard.widgets.clock_row import ClockRow

NAMES = {
    Language.ENGLISH: ("Constables roused", "Bell-ringer’s guard"),
    Language.TRADITIONAL_CHINESE: ("巡警警覺", "敲鐘人的戒心"),
    Language.SIMPLIFIED_CHINESE: ("巡警警觉", "敲钟人的戒心"),
}


def contrast(first: QColor, second: QColor) -> float:
    """The ratio of WCAG 2."""

    def luminance(color: QColor) -> float:
        parts = (color.redF(), color.greenF(), color.blueF())
        red, green, blue = (
            part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


def clocks(language: Language) -> list[ClockView]:
    """Every kind in every state that shows in words."""
    first, _ = NAMES[language]
    return [
        ClockView(
            clock_id=EntityId(f"{kind} {filled} {visibility}"),
            name=first,
            kind=kind,
            size=6,
            filled=filled,
            visibility=visibility,
        )
        for kind, filled, visibility in itertools.product(ClockKind, (0, 5, 6), Visibility)
    ]


def pairs(language: Language) -> list[CardView]:
    first, second = NAMES[language]

    def clock(name: str, filled: int, **more: object) -> ClockView:
        race = more.get("race")
        return ClockView(
            clock_id=EntityId(name),
            name=name,
            kind=ClockKind.PROGRESS,
            size=12,
            filled=filled,
            locked=bool(more.get("locked")),
            race=race if isinstance(race, RaceView) else None,
        )

    ahead = RaceView(rival_id=EntityId(second), lead=10, is_second=False)
    behind = RaceView(rival_id=EntityId(first), lead=-10, is_second=True)
    race = (clock(first, 11, race=ahead), clock(second, 1, race=behind))
    chain = (clock(first, 3), clock(second, 0, locked=True))
    return [
        CardView(kind=CardKind.RACE, clocks=race),
        CardView(kind=CardKind.CHAIN, clocks=chain),
    ]


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("theme", ThemeName)
def test_texts_on_cards_can_be_read(
    qtbot: QtBot, look: Look, theme: ThemeName, language: Language
) -> None:
    words = Words(resources() / "translations", language)
    look.use(theme=theme, language=language)
    look.text_record = []
    window = QWidget()
    qtbot.addWidget(window)
    card, row = ClockCard(look, words, parent=window), ClockRow(look, words, parent=window)
    views = [CardView(kind=CardKind.SINGLE, clocks=(clock,)) for clock in clocks(language)]
    for view in (*views, *pairs(language)):
        card.mirror(view)
        # As wide as in a dock of 300: two in a row, or a pair alone.
        card.resize(136 if len(view.clocks) == 1 else 280, 200)
        card.grab()
        row.mirror(view.clocks[0])
        row.resize(280, 36)
        row.grab()
    assert len(look.text_record) > 400
    for record in look.text_record:
        assert record.ground is not None
        assert contrast(record.color, record.ground) >= 4.5, record.text
        assert not record.is_cut, record.text
        assert record.room.adjusted(-0.1, -4, 0.1, 4).contains(record.box), record.text


def test_a_high_contrast_raises_it_further(qtbot: QtBot, look: Look, words: Words) -> None:
    look.use(high_contrast=True)
    look.text_record = []
    card = ClockCard(look, words)
    qtbot.addWidget(card)
    card.mirror(CardView(kind=CardKind.SINGLE, clocks=(clocks(Language.ENGLISH)[0],)))
    card.grab()
    header = look.text_record[0]
    assert header.ground is not None
    assert contrast(header.color, header.ground) >= 12
