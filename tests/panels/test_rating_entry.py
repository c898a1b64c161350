import pytest

from duskboard.core.blades.roll import typed_rating
from duskboard.core.dice import ExpressionError, FaceCountError, Rating, ReportedBest
from duskboard.i18n.words import Language, Words
from duskboard.panels.dice_entry import FacesTyped
from duskboard.panels.rating_entry import RatingEntry, read_rating

THREE = Rating(count=3)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("6 3 1", FacesTyped(faces=(6, 3, 1))),
        ("\uff16 \uff13 \uff11", FacesTyped(faces=(6, 3, 1))),
        ("= 5", ReportedBest(best=5)),
        ("5", ReportedBest(best=5)),
        ("4/5", ReportedBest(best=4)),
        ("1–3", ReportedBest(best=1)),
        ("Critical", ReportedBest(best=6, is_critical=True)),
        ("crit", ReportedBest(best=6, is_critical=True)),
        ("關鍵", ReportedBest(best=6, is_critical=True)),
        ("failed", ReportedBest(best=1)),
        ("success", ReportedBest(best=6)),
    ],
)
def test_real_dice_are_read_as_faces_or_as_told(words: Words, text: str, told: RatingEntry) -> None:
    assert read_rating(words, text, THREE) == told


def test_two_sixes_are_a_critical_of_many_dice_and_faces_of_two(words: Words) -> None:
    assert read_rating(words, "6 6", THREE) == ReportedBest(best=6, is_critical=True)
    for count in (0, 2):  # a pool of 0 rolls two dice as well
        assert read_rating(words, "6 6", Rating(count=count)) == FacesTyped(faces=(6, 6))


def test_a_critical_is_known_by_the_word_of_the_language(words: Words) -> None:
    words.switch(Language.TRADITIONAL_CHINESE)
    assert read_rating(words, "關鍵", THREE) == ReportedBest(best=6, is_critical=True)


def test_what_is_neither_is_refused(words: Words) -> None:
    with pytest.raises(ExpressionError):
        read_rating(words, "what", THREE)
    assert read_rating(words, "6 3", THREE) == FacesTyped(faces=(6, 3))
    with pytest.raises(FaceCountError):
        typed_rating(THREE, (6, 3))
