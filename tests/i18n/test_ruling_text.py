from collections.abc import Mapping

import pytest

from duskboard.core.rulings import all_rulings
from duskboard.i18n.ruling_text import choice_text, game_text, ruling_words
from duskboard.i18n.words import Language, Words


@pytest.mark.parametrize("ruling_id", all_rulings())
def test_every_ruling_has_its_words_in_every_language(
    spoken: Mapping[Language, Words], ruling_id: str
) -> None:
    ruling = all_rulings()[ruling_id]
    labels = set()
    for words in spoken.values():
        text = ruling_words(words, ruling_id)
        assert text.reason
        assert set(text.examples) == set(ruling.choices)
        assert all(text.examples.values())
        assert game_text(words, ruling.game)
        labels.add(text.label)
    assert len(labels) == 3


def test_what_this_program_does_not_know_is_said_as_it_was_written(english: Words) -> None:
    assert ruling_words(english, "chase.luck").label == "chase.luck"
    assert choice_text(english, "chase.luck", "often") == "often"
    assert choice_text(english, "chase.caution", "sometimes") == "sometimes"
    assert choice_text(english, "chase.caution", "in-hand") == "From actions in hand only"
