import pytest

from duskboard.core.chase.check import Verdict
from duskboard.i18n.quick_verdict import read_verdict
from duskboard.i18n.words import Language, Words
from duskboard.paths import resources


@pytest.mark.rule("chase 14.2")
@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("critical", Verdict.EXTREME),
        ("Extreme success", Verdict.EXTREME),
        ("hard", Verdict.HARD),
        (" passed ", Verdict.REGULAR),
        ("FAILED", Verdict.FAILURE),
        ("botch", Verdict.FUMBLE),
        ("極限成功", Verdict.EXTREME),
        ("困难成功", Verdict.HARD),
        ("成功", Verdict.REGULAR),
        ("失敗", Verdict.FAILURE),
        ("大失败", Verdict.FUMBLE),
        ("\uff46ail", Verdict.FAILURE),  # as a Chinese keyboard types it
    ],
)
def test_a_word_of_any_language_says_how_it_went(text: str, verdict: Verdict) -> None:
    for language in Language:
        assert read_verdict(Words(resources() / "translations", language), text) is verdict


@pytest.mark.parametrize("text", ["", "38", "success fail", "hardly", "成"])
def test_any_other_text_says_nothing(text: str) -> None:
    assert read_verdict(Words(resources() / "translations"), text) is None
