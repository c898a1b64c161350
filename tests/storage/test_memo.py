"""What a campaign file keeps beside the table, and finding who wrote a thing last."""

from dataclasses import dataclass
from pathlib import Path

import pytest
from tests.storage.evening import clock_made, do

from duskboard.core.identity import EntityId
from duskboard.play.clock import fill_clock
from duskboard.storage.campaign_file import CampaignFile
from duskboard.storage.codec import CodecError
from duskboard.storage.journal import Seq
from duskboard.storage.memo import decode_memo, encode_memo

ALARM = EntityId("alarm")


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    number: int
    word: str | None = None


def test_it_is_no_step(file: CampaignFile, path: Path) -> None:
    before = file.rows()
    assert file.memo("screen") is None
    file.put_memo("screen", "dark")
    file.put_memo("screen", "lit")
    file.close()
    with CampaignFile.open(path) as again:
        assert again.memo("screen") == "lit"
        assert again.rows() == before


def test_a_value_comes_back_as_it_was() -> None:
    card = Card(number=3, word="dusk")
    assert decode_memo(encode_memo(card), Card) == card


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"number": "3"}', '{"number": 3, "more": 1}'])
def test_nothing_else_is_taken_for_it(text: str) -> None:
    with pytest.raises(CodecError):
        decode_memo(text, Card)


def test_the_last_step_that_changed_a_thing_is_found(file: CampaignFile) -> None:
    do(file, clock_made(file.table(), "Alarm"))
    first, second = (do(file, fill_clock(file.table(), ALARM, filled)).seq for filled in (2, 3))
    assert file.last_written(ALARM, second) == second
    assert file.last_written(ALARM, Seq(second - 1)) == first
    assert file.last_written(EntityId("nobody"), second) is None
