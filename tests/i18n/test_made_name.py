"""Names that the program gives, in the language of now."""

from collections.abc import Mapping

import pytest

from duskboard import paths
from duskboard.i18n.made_name import MadeNames, next_places
from duskboard.i18n.words import Language, Words

EN, TW, CN = Language.ENGLISH, Language.TRADITIONAL_CHINESE, Language.SIMPLIFIED_CHINESE


@pytest.mark.parametrize(
    ("language", "name", "said"),
    [
        (TW, "Place 3", "地點 3"),
        (EN, "地點 12", "Place 12"),
        (CN, "地點 12", "地点 12"),
        (TW, "Hazard", "險境"),
        (EN, "障礙", "Barrier"),
        (EN, "Place 3", "Place 3"),
        (TW, "Place de la Concorde", "Place de la Concorde"),
        (TW, "Market Place 3", "Market Place 3"),
        (EN, "魚市", "魚市"),
    ],
)
def test_a_name_of_the_program_follows_and_any_other_stays(
    spoken: Mapping[Language, Words], language: Language, name: str, said: str
) -> None:
    made = MadeNames(paths.resources() / "translations")
    assert made.said(spoken[language], name) == said


def test_new_places_are_numbered_on_and_none_is_called_like_another(
    spoken: Mapping[Language, Words],
) -> None:
    assert next_places(spoken[EN], (), 2) == ["Place 1", "Place 2"]
    assert next_places(spoken[EN], ["Place 1", "Place 3", "Quay"]) == ["Place 4"]
    assert next_places(spoken[EN], ["Place 1", "Place 3"], 2) == ["Place 4", "Place 5"]
    assert next_places(spoken[TW], ["地點 1", "地點 1"]) == ["地點 3"]
