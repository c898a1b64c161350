"""The arrow from a clock of a chain to the next."""

from pytestqt.qtbot import QtBot

from duskboard.core.clocks.clock import ClockKind
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.table.clock_view import CardKind, CardView, ClockView
from duskboard.theme.look import Look
from duskboard.theme.token import Role
from duskboard.widgets.clock_card import ClockCard


def link(name: str, *, filled: int = 0, locked: bool = False) -> ClockView:
    return ClockView(
        clock_id=EntityId(name),
        name=name,
        kind=ClockKind.PROGRESS,
        size=6,
        filled=filled,
        locked=locked,
    )


def test_an_arrow_is_lit_while_the_next_clock_is_open(
    qtbot: QtBot, look: Look, words: Words
) -> None:
    card = ClockCard(look, words)
    qtbot.addWidget(card)
    now, lit = look.color(Role.NOW).rgb(), []
    for filled, locked in ((0, True), (6, False), (0, False)):
        clocks = (link("outer", filled=filled), link("inner", locked=locked))
        card.mirror(CardView(kind=CardKind.CHAIN, clocks=clocks))
        card.resize(300, card.heightForWidth(300))
        image = card.grab().toImage()
        first, second = (dial.geometry() for dial in card.dials)
        y, between = first.center().y(), range(first.right() + 1, second.left())
        pixels = (image.pixelColor(x, y + away).rgb() for x in between for away in (-1, 0, 1))
        lit.append(now in pixels)
    assert lit == [False, True, True]  # begun again, the first is empty and the next still open
