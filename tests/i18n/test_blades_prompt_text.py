"""Prompts in three languages; that they stand on screen is tried where they do."""

from collections.abc import Mapping

import pytest

from duskboard.core.blades.harm import HarmLevel
from duskboard.core.blades.trait import ActionId, AttributeId
from duskboard.core.clocks.effect import Effect, Outcome
from duskboard.i18n.blades_prompt_text import (
    action_covers,
    fortune_says,
    harm_samples,
    often_better,
    resisted_with,
    result_prompt,
)
from duskboard.i18n.words import Language, Words


@pytest.mark.parametrize("action", list(ActionId))
def test_every_action_says_what_it_covers(
    spoken: Mapping[Language, Words], action: ActionId
) -> None:
    for say in (action_covers, often_better):
        assert len({say(words, action) for words in spoken.values()}) == 3
        assert all(say(words, action) for words in spoken.values())


@pytest.mark.rule("blades 32")
def test_every_level_of_harm_has_samples(words: Words) -> None:
    samples = [harm_samples(words, level) for level in HarmLevel]
    assert [len(one) for one in samples] == [5, 5, 4, 3]
    said = [text for one in samples for text in one]
    assert len(said) == len(set(said))


@pytest.mark.rule("blades 34")
@pytest.mark.rule("blades 50")
def test_what_is_resisted_and_what_fortune_says(english: Words, mainland: Words) -> None:
    assert [resisted_with(english, one) for one in AttributeId] == [
        "deception, and what is understood",
        "strain and injury of the body",
        "strain of the mind, willpower",
    ]
    assert [fortune_says(mainland, one) for one in Outcome] == [
        "糟，或很少",
        "好坏参半，或有限",
        "好，或标准",
        "非常好，或重大",
    ]


def test_an_effect_that_came_true_asks_what_it_means(words: Words) -> None:
    asked = {effect: result_prompt(words, effect) for effect in Effect}
    assert asked.pop(Effect.ZERO) == ""
    assert asked[Effect.GREAT] == asked.pop(Effect.EXTREME)
    assert len(set(asked.values())) == 3
