from collections.abc import Mapping

import pytest

from duskboard.core.blades.limit import ActionLimit, ActionLimitError
from duskboard.core.blades.roll import ReportedBestError
from duskboard.core.blades.scoundrel import ArmourKind
from duskboard.i18n.error_text import error_text
from duskboard.i18n.words import Language, Words
from duskboard.play.blades.applying import NoCrewError, SegmentsAskedError, TickedAlreadyError
from duskboard.play.blades.decision import OwnHelpError
from duskboard.play.blades.fortune import QuestionAskedError
from duskboard.play.blades.team import MemberTwiceError, OtherActionError
from duskboard.play.blades.threat import (
    MateArmourError,
    OutOfReachError,
    OwnProtectionError,
    PriceAgreedError,
    SecondResistanceError,
    ShieldError,
    ThreatOverError,
)

# Each error with what its sentence must name.
ERRORS: Mapping[Exception, tuple[str, ...]] = {
    **{ActionLimitError(limit, "Nell"): ("Nell",) for limit in ActionLimit},
    OwnHelpError("Nell"): ("Nell",),
    OtherActionError("Nell"): ("Nell",),
    MemberTwiceError("Nell"): ("Nell",),
    ThreatOverError("Nell"): ("Nell",),
    SecondResistanceError("Nell"): ("Nell",),
    OwnProtectionError("Nell"): ("Nell",),
    PriceAgreedError("Nell"): ("Nell",),
    OutOfReachError("Nell"): ("Nell",),
    ShieldError("Nell", ArmourKind.SPECIAL): ("Nell",),
    MateArmourError("Nell", ArmourKind.STANDARD): ("Nell",),
    NoCrewError(): (),
    SegmentsAskedError(): (),
    TickedAlreadyError("Vault"): ("Vault",),
    QuestionAskedError("What do they plan?"): ("What do they plan?",),
    ReportedBestError(7, False, 2): ("7", "1", "6"),  # noqa: FBT003 - as it is raised
    ReportedBestError(6, True, 0): ("0",),  # noqa: FBT003 - as it is raised
    ReportedBestError(5, True, 3): ("3",),  # noqa: FBT003 - as it is raised
}


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


def test_each_limit_has_a_sentence_of_its_own(words: Words) -> None:
    said = {error_text(words, ActionLimitError(limit, "Nell")) for limit in ActionLimit}
    assert len(said) == len(ActionLimit)
