from collections.abc import Callable, Mapping

import pytest

from duskboard.core.blades.error import BladesError
from duskboard.core.blades.growth import DotLimitError
from duskboard.core.blades.limit import ActionLimitError
from duskboard.core.blades.trait import ActionId, TraumaId
from duskboard.i18n.error_text import error_text
from duskboard.i18n.words import Language, Words
from duskboard.play.blades.edit import (
    BlankNameError,
    FullRowError,
    NumberRangeError,
    RowTwiceError,
    WrongRowError,
)

ClassesOf = Callable[[str, type], frozenset[type]]

# Each error with what its sentence must name in English.
ERRORS: Mapping[Exception, tuple[str, ...]] = {
    BlankNameError(): (),
    NumberRangeError(12, 0, 9): ("12", "0", "9"),
    WrongRowError(): (),
    RowTwiceError(TraumaId.COLD): ("Cold",),
    FullRowError(3, 1): ("3", "1 box."),
    FullRowError(1, 2): ("1", "2 boxes."),
    DotLimitError(ActionId.HUNT, 4, 3): ("Hunt", "4", "3"),
}


def test_every_error_of_blades_is_tried(classes_of: ClassesOf) -> None:
    # The base says nothing; errors of rolls are tried in test_blades_roll_error_text.
    tried = {BladesError, ActionLimitError, *(type(error) for error in ERRORS)}
    for package in ("duskboard.core.blades", "duskboard.play.blades"):
        assert classes_of(package, Exception) - tried == set()


@pytest.mark.parametrize("error", ERRORS, ids=repr)
def test_an_error_has_a_sentence_that_names_what_it_is_about(
    spoken: Mapping[Language, Words], error: Exception
) -> None:
    for language, words in spoken.items():
        sentence = error_text(words, error)
        assert sentence[-1] in ".。"
        assert "%(" not in sentence
        if language is Language.ENGLISH:
            assert all(part in sentence for part in ERRORS[error]), sentence
            assert "did not work" not in sentence
        else:
            assert not sentence.isascii()
