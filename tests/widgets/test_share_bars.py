"""Stacked bars of shares, by what is painted."""

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from duskboard.theme.look import Look
from duskboard.theme.token import Role
from duskboard.widgets.share_bars import ShareBar, ShareBars


@pytest.fixture
def bars(qtbot: QtBot, look: Look) -> ShareBars:
    made = ShareBars(look, low=Role.PURSUER, high=Role.QUARRY, on_high=Role.ON_QUARRY)
    qtbot.addWidget(made)
    made.resize(300, 230)
    return made


def share_of(image: QImage, x: int, color: str, top: int, bottom: int) -> float:
    rows = range(top, bottom)
    hits = sum(image.pixelColor(x, y).name() == color for y in rows)
    return hits / len(rows)


def test_the_solid_part_is_as_high_as_its_share(bars: ShareBars, look: Look) -> None:
    shown = [
        ShareBar(label="Round 1", short="1", low=0, high=0),
        ShareBar(label="Round 2", short="2", low=10, high=60),
    ]
    bars.mirror(shown, "spoken", is_stale=False)
    image = bars.grab().toImage()
    quarry = look.color(Role.QUARRY).name()
    top, bottom = round(look.px(8)), 230 - round(look.px(22))
    second = round(look.px(34) + (300 - look.px(34)) * 3 / 4 - look.px(18))
    first = round(second - (300 - look.px(34)) / 2)
    assert share_of(image, second, quarry, top, bottom) == pytest.approx(0.6, abs=0.02)
    assert share_of(image, first, quarry, top, bottom) == 0.0
    assert bars.accessibleName() == "spoken"


def test_what_holds_no_more_is_dimmed(bars: ShareBars, look: Look) -> None:
    shown = [ShareBar(label="Round 1", short="1", low=0, high=100)]
    bars.mirror(shown, "", is_stale=True)
    image = bars.grab().toImage()
    quarry = look.color(Role.QUARRY).name()
    assert share_of(image, 160, quarry, 10, 200) == 0.0
