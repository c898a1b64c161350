"""A hand-out too long for one page is read to its end, page by page."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from duskboard.core.identity import AssetId, EntityId
from duskboard.i18n.words import Words
from duskboard.projector.stage import Stage
from duskboard.table.entity import Visibility
from duskboard.table.hand_out_view import HandOutView
from duskboard.table.public_frame import PublicFrame, PublicPage
from duskboard.table.public_view import PublicView
from duskboard.table.view import TitleView
from duskboard.theme.look import Look

WORDS = tuple(f"word{number}" for number in range(900))
LETTER = HandOutView(
    hand_out_id=EntityId("letter"),
    title="A letter",
    about="Torn",
    text=" ".join(WORDS),
    picture=None,
    visibility=Visibility.SHOWN,
)
NOTICE = replace(LETTER, text="Bring the whole fare.")
MAP = replace(NOTICE, picture=AssetId("map"))


@pytest.fixture
def stage(qtbot: QtBot, look: Look, words: Words, tmp_path: Path) -> Stage:
    image = QImage(40, 30, QImage.Format.Format_RGB32)
    image.fill(QColor(200, 10, 20))
    image.save(str(tmp_path / "picture.png"))
    picture = (tmp_path / "picture.png").read_bytes()
    look.use(reduce_motion=True)
    stage = Stage(look, words, lambda _asset_id: picture)
    qtbot.addWidget(stage)
    stage.resize(1920, 1080)
    return stage


def frame(paper: HandOutView, number: int = 0, beside: PublicPage | None = None) -> PublicFrame:
    title = TitleView(name="Kelder Quay", welcome="", picture=None, session=None)
    view = PublicView(title=title, clocks=(), roll=None, hand_outs=(paper,))
    return PublicFrame(page=PublicPage.HAND_OUT, view=view, page_number=number, beside=beside)


def written(stage: Stage, look: Look, shown: PublicFrame) -> list[str]:
    look.text_record = []
    stage.mirror(shown)
    stage.grab()
    return [text.text for text in look.text_record]


def turned(stage: Stage) -> int:
    number, _ = stage.turned(1)
    return number


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("beside", [None, PublicPage.CLOCKS])
def test_a_long_letter_goes_on_on_further_pages_and_nothing_of_it_is_lost(
    stage: Stage, look: Look, scale: float, beside: PublicPage | None
) -> None:
    look.use(scale=scale)
    number, read = -1, []
    texts: list[str] = []
    while (after := turned(stage) if number >= 0 else 0) != number:
        number = after
        texts = written(stage, look, frame(LETTER, number, beside))
        read += [word for text in texts for word in text.split() if word.startswith("word")]
    assert tuple(read) == WORDS
    assert not any("…" in text for text in texts)
    assert f"{number + 1} of {number + 1}" in texts


def test_a_short_one_has_one_page_and_no_number(stage: Stage, look: Look) -> None:
    assert written(stage, look, frame(NOTICE)) == ["Bring the whole fare.", "A letter", "Torn"]
    assert turned(stage) == 0


def test_what_is_too_long_to_stand_beside_a_picture_comes_after_it(
    stage: Stage, look: Look
) -> None:
    assert written(stage, look, frame(MAP)) == ["A letter", "Torn\nBring the whole fare."]
    long = replace(MAP, text=LETTER.text)
    first = written(stage, look, frame(long))
    assert first[:2] == ["A letter", "Torn"]
    assert first[2].startswith("1 of ")
    assert turned(stage) == 1
    second = written(stage, look, frame(long, 1))
    assert second[0].startswith("word0 word1 ")


def test_a_number_past_the_end_shows_the_last_page(stage: Stage, look: Look) -> None:
    assert "word899" in " ".join(written(stage, look, frame(LETTER, 99)))
    assert stage.turned(-1)[0] < 99
