from collections.abc import Callable, Mapping

import pytest

from duskboard.core.storyteller.aim import TooFarError, UnseenTargetError
from duskboard.core.storyteller.attack import NoDefenceError
from duskboard.core.storyteller.bond import (
    AsleepBondError,
    CompleteError,
    SameNightError,
    SelfBondError,
)
from duskboard.core.storyteller.calendar import CalendarError
from duskboard.core.storyteller.diablerie import NotThatStepError
from duskboard.core.storyteller.difficulty import DifficultyError
from duskboard.core.storyteller.error import StorytellerError
from duskboard.core.storyteller.extended import (
    ExtendedOverError,
)
from duskboard.core.storyteller.fight import (
    CannotActError,
    NoDeedError,
    NotTheirMomentError,
    TooManyDeedsError,
)
from duskboard.core.storyteller.frenzy import (
    FrenzyOverError,
    NotRagingError,
    TriedThisTurnError,
)
from duskboard.core.storyteller.growth import (
    AboveLimitError,
    ExperienceError,
    NotForExperienceError,
)
from duskboard.core.storyteller.naming import TraitThereError
from duskboard.core.storyteller.pool import HelplessError, UntrainedError
from duskboard.core.storyteller.roll import (
    NoDiceError,
    PoolLimitError,
    ReportedNetError,
)
from duskboard.core.storyteller.seduction import NotTiedError, SeductionOverError
from duskboard.core.storyteller.waking import CannotWakeError, WakingHindrance
from duskboard.i18n.error_text import error_text
from duskboard.i18n.words import Language, Words
from duskboard.play.storyteller.attacking import NotAnnouncedError, NotThatAttackStepError
from duskboard.play.storyteller.body import (
    AsleepError,
    LevelsError,
)
from duskboard.play.storyteller.diablerie import StillCalledError
from duskboard.play.storyteller.edit import (
    BlankNameError,
    NumberRangeError,
    WrongRowError,
)
from duskboard.play.storyteller.fighting import InitiativeError
from duskboard.play.storyteller.frenzy import HasDiceError
from duskboard.play.storyteller.hunger import FedError
from duskboard.play.storyteller.manoeuvre import LeftOutError
from duskboard.play.storyteller.sheet import TooManySheetsError
from duskboard.play.storyteller.spending import (
    BloodError,
    BloodTurnError,
    NoWillpowerError,
    WillpowerTwiceError,
)

ClassesOf = Callable[[str, type], frozenset[type]]

# Each error with what its sentence must name.
ERRORS: Mapping[Exception, tuple[str, ...]] = {
    DifficultyError(11): ("11", "2", "10"),
    PoolLimitError(31, 30): ("31", "30"),
    NoDiceError(): (),
    ReportedNetError(100, 99): ("100", "99"),
    HelplessError("Ilse"): ("Ilse",),
    UntrainedError("Alchemy"): ("Alchemy",),
    TraitThereError("Tides"): ("Tides",),
    ExtendedOverError("The book"): ("The book",),
    AboveLimitError("Juggling", 6, 5): ("Juggling", "6", "5"),
    ExperienceError(12, 3): ("12", "3"),
    NotForExperienceError("Yacht"): ("Yacht",),
    CalendarError(): ("9999",),
    NoWillpowerError("Ilse"): ("Ilse",),
    WillpowerTwiceError("Marek"): ("Marek",),
    BloodError("Ilse", 3, 5): ("Ilse", "3", "5"),
    BloodTurnError("Ilse", 1, 1): ("Ilse", "1"),
    AsleepError("Ilse", 730120): ("Ilse", "2000-01-01"),
    FedError("Ilse", 8): ("Ilse", "8"),
    BlankNameError(): (),
    NumberRangeError(17, 3, 16): ("17", "3", "16"),
    LevelsError(9, 7): ("9", "7"),
    WrongRowError(): (),
    TooManySheetsError(41, 40): ("41", "40"),
    NotTheirMomentError("Ilse"): ("Ilse",),
    NoDeedError("Ilse"): ("Ilse",),
    CannotActError("Ilse"): ("Ilse",),
    TooManyDeedsError(11, 10): ("11", "10"),
    InitiativeError(61, -20, 60): ("61", "-20", "60"),
    LeftOutError(): (),
    UnseenTargetError("Ilse"): ("Ilse",),
    TooFarError(8, 7.5): ("8", "7.5"),
    NoDefenceError("Ilse"): ("Ilse",),
    NotThatAttackStepError("Ilse"): ("Ilse",),
    NotAnnouncedError("Ilse"): ("Ilse",),
    FrenzyOverError("Ilse"): ("Ilse",),
    NotRagingError("Ilse"): ("Ilse",),
    TriedThisTurnError("Ilse"): ("Ilse",),
    HasDiceError("Ilse", 2): ("Ilse", "2"),
    SelfBondError("Ilse"): ("Ilse",),
    SameNightError("Tobias", "Ilse"): ("Tobias", "Ilse"),
    CompleteError("Tobias", "Ilse"): ("Tobias", "Ilse"),
    AsleepBondError("Tobias", "Ilse"): ("Tobias", "Ilse"),
    NotThatStepError("Ilse"): ("Ilse",),
    StillCalledError("Ilse"): ("Ilse",),
    SeductionOverError("Ilse"): ("Ilse",),
    NotTiedError("Ilse"): ("Ilse",),
    CannotWakeError("Ilse", WakingHindrance.SLEEPS): ("Ilse",),
}


def test_every_error_of_vampire_is_tried_here(classes_of: ClassesOf) -> None:
    for package in ("duskboard.core.storyteller", "duskboard.play.storyteller"):
        tried = {StorytellerError, *(type(error) for error in ERRORS)}  # the base says nothing
        assert classes_of(package, Exception) - tried == set()


@pytest.mark.parametrize("error", ERRORS, ids=repr)
def test_an_error_has_a_sentence_that_names_what_it_is_about(
    spoken: Mapping[Language, Words], error: Exception
) -> None:
    said = {error_text(words, error) for words in spoken.values()}
    assert len(said) == 3
    for text in said:
        assert text.endswith((".", "。"))
        assert "%(" not in text
        assert [part for part in ERRORS[error] if part not in text] == []
