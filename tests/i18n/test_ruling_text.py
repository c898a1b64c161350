from collections.abc import Mapping

import pytest

from duskboard.core.rulings import Preset, all_rulings
from duskboard.i18n.report_text import act_text, report_text
from duskboard.i18n.ruling_text import choice_text, game_text, ruling_words
from duskboard.i18n.words import Language, Words
from duskboard.play.ruling import PresetUsed, RulingChanged, RulingExplained
from duskboard.table.transaction import Report

REFUSED = RulingChanged(ruling_id="chase.step_back", before="allowed", after="refused")
# One of each class: title and detail of the row in English, and the step.
REPORTS: Mapping[Report, tuple[str, str, str]] = {
    REFUSED: (
        "Going back along the track",
        "Refused, was Allowed",
        "Going back along the track: Refused",
    ),
    PresetUsed(preset=Preset.PUBLISHED, changed=(REFUSED,)): (
        "House rules",
        "Published, 1 ruling changed",
        "House rules as Published",
    ),
    RulingExplained(ruling_id="chase.step_back", text="voted"): (
        "Going back along the track",
        "reason: “voted”",
        "Reason for “Going back along the track”",
    ),
    RulingExplained(ruling_id="chase.step_back", text=""): (
        "Going back along the track",
        "reason struck out",
        "Reason for “Going back along the track”",
    ),
}


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


@pytest.mark.parametrize("report", REPORTS)
def test_a_report_makes_a_row_and_names_a_step_in_every_language(
    spoken: Mapping[Language, Words], report: Report
) -> None:
    said = {
        (
            report_text(words, report).title,
            report_text(words, report).detail,
            act_text(words, report),
        )
        for words in spoken.values()
    }
    assert REPORTS[report] in said
    assert len(said) == 3
