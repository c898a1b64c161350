"""The line under a clock's name."""

from dataclasses import replace

from tests.widgets.test_clock_dial import clock

from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.table.clock_view import DeedView, RaceView
from duskboard.widgets.clock_words import card_caption


def test_a_clock_that_only_rises_says_so_on_its_card(words: Words) -> None:
    card = replace(clock(2), deed=DeedView(owner="Ilse Varga", only_rises=True))
    assert card_caption(card, words) == "Ilse Varga · Only rises"


def test_a_race_says_nothing_before_it_is_begun(words: Words) -> None:
    race = RaceView(rival_id=EntityId("run"), lead=2, is_second=False, is_begun=False)
    assert card_caption(replace(clock(), race=race), words) == ""
    begun = replace(race, is_begun=True)
    assert card_caption(replace(clock(1), race=begun), words) == "leads by 2"
