"""What the chase says when something cannot be."""

from collections.abc import Callable, Mapping

import pytest
from tests.i18n.road_reports import ROAD_ERRORS

from duskboard.core.chase.calling import Caller
from duskboard.core.chase.conflict import (
    AttacksUsedError,
    ElsewhereError,
    SelfAttackError,
    TooBigError,
)
from duskboard.core.chase.movement import (
    CautionError,
    NoActionsLeftError,
    NoObstacleError,
    NoWayError,
    ObstacleError,
    PrepareError,
    StandsError,
    StepBackError,
)
from duskboard.core.chase.placement import GapError, ShortTrackError
from duskboard.core.chase.rounds import (
    CannotDelayError,
    ChaseError,
    HasActedError,
    NobodyRunsError,
    NotActiveError,
    NotRunningError,
    NotStartedError,
    NotWaitingError,
    TurnBegunError,
)
from duskboard.core.chase.shooting import HasMovedError, WeaponError
from duskboard.core.chase.source import WrongReportError
from duskboard.core.chase.tie import NotEqualError
from duskboard.i18n.error_text import error_text
from duskboard.i18n.quick_people import (
    NoPersonNameError,
    NoPersonTextError,
    PersonNumberError,
    PersonTwiceError,
    PersonWordError,
    QuickPersonError,
)
from duskboard.i18n.words import Language, Words
from duskboard.play.chase.attack import RamError
from duskboard.play.chase.calling import CalledError
from duskboard.play.chase.check import LuckError
from duskboard.play.chase.crossing import LossWantedError
from duskboard.play.chase.damaging import TooManyHitPointsError
from duskboard.play.chase.ending import EscapeLeadError
from duskboard.play.chase.exchange import ThrowWantedError, Wanted
from duskboard.play.chase.group import NotAGroupError, NotTogetherError, TooManyLeaveError
from duskboard.play.chase.improvising import FixedPoolError
from duskboard.play.chase.joining import NotALineError
from duskboard.play.chase.laying import PlaceTakenError
from duskboard.play.chase.making import MakingRollError
from duskboard.play.chase.moving import PriceWantedError
from duskboard.play.chase.obstacle import (
    HitPointsError,
    NoBarrierError,
    NotBrokenError,
    OtherWayError,
)
from duskboard.play.chase.overruling import ActionsError
from duskboard.play.chase.person import GapWantedError
from duskboard.play.chase.running import (
    ChaseRunningError,
)
from duskboard.play.chase.setting_up import NoChaseError, StillChasedError
from duskboard.play.chase.speeding import NoSpeedToRollError
from duskboard.play.chase.throwing import ThrowsWantedError

ClassesOf = Callable[[str, type], frozenset[type[Exception]]]

# Each error with what its sentence must name.
ERRORS: Mapping[Exception, tuple[str, ...]] = {
    **ROAD_ERRORS,
    ChaseError(): (),
    WrongReportError(): (),
    NoChaseError(): (),
    StillChasedError("Edda"): ("Edda",),
    NoSpeedToRollError(): (),
    EscapeLeadError(0): (),
    NotBrokenError("Fence"): ("Fence",),
    OtherWayError("Drop"): ("Drop",),
    LuckError("Edda", 12, 5): ("Edda", "12", "5"),
    NotStartedError(): (),
    NobodyRunsError(): (),
    NotRunningError("Edda"): ("Edda",),
    NotActiveError("Edda", "Finn"): ("Edda", "Finn", "Alt"),
    NotActiveError("Edda", ""): ("Edda",),
    TurnBegunError("Edda"): ("Edda",),
    HasActedError("Edda"): ("Edda",),
    NotWaitingError("Edda"): ("Edda",),
    CannotDelayError("Edda"): ("Edda",),
    NotEqualError(): (),
    NoWayError(): (),
    NoActionsLeftError("Edda", 1, 0): ("Edda", "1", "0"),
    NoActionsLeftError("Edda", 3, 2): ("Edda", "3", "2"),
    ObstacleError("Low wall"): ("Low wall",),
    NoObstacleError(): (),
    StepBackError(): (),
    CautionError(3): ("3",),
    PrepareError(): (),
    ShortTrackError(8, 5): ("8", "5"),
    GapError(0): (),
    PlaceTakenError("Quay", "Edda"): ("Quay", "Edda"),
    NotALineError("Quay"): ("Quay",),
    NoBarrierError(): (),
    HitPointsError(20, 15): ("15",),
    TooManyHitPointsError(13, 12): ("13", "12"),
    GapWantedError(): (),
    NotAGroupError("Edda"): ("Edda",),
    TooManyLeaveError("Ghoul", 5): ("Ghoul", "4"),
    NotTogetherError("Edda", "Hob"): ("Edda", "Hob"),
    ChaseRunningError(): (),
    PriceWantedError(): (),
    ThrowsWantedError("Edda", "Hob"): ("Edda", "Hob", "d100"),
    LossWantedError(): ("1D3",),
    ActionsError(30, 20): ("30", "20"),
    QuickPersonError(): (),
    NoPersonTextError(): (),
    NoPersonNameError(): (),
    PersonWordError("quik"): ("quik",),
    PersonTwiceError("dex50"): ("dex50",),
    PersonNumberError("mov0", 1, 20): ("mov0", "1", "20"),
    SelfAttackError(): (),
    ElsewhereError("Edda"): ("Edda",),
    AttacksUsedError("Edda", 2): ("Edda", "2"),
    TooBigError("Lorry", 3): ("Lorry", "3"),
    RamError("Edda"): ("Edda",),
    StandsError("Edda"): ("Edda",),
    HasMovedError("Edda"): ("Edda",),
    WeaponError("Knife"): ("Knife",),
    WeaponError(""): (),
    CalledError(Caller.KEEPER): (),
    CalledError(Caller.PLAYERS): (),
    MakingRollError("Shot in the air"): ("Shot in the air",),
    FixedPoolError(30, 20): ("30", "20"),
    ThrowWantedError("Edda", Wanted.REPLY): ("Edda",),
}


@pytest.mark.parametrize("package", ["duskboard.core.chase", "duskboard.play.chase"])
def test_every_error_of_the_chase_is_tried_here(classes_of: ClassesOf, package: str) -> None:
    assert classes_of(package, Exception) - {type(error) for error in ERRORS} == set()


def test_an_error_has_a_sentence_of_its_own_in_every_language(
    spoken: Mapping[Language, Words],
) -> None:
    for error in ERRORS:
        texts = [error_text(words, error) for words in spoken.values()]
        assert len(set(texts)) == 3, error
        for text, words in zip(texts, spoken.values(), strict=True):
            assert text != error_text(words, RuntimeError())
            assert text.endswith((".", "。"))
            assert "%(" not in text


def test_a_sentence_names_what_the_error_is_about(words: Words) -> None:
    for error, parts in ERRORS.items():
        text = error_text(words, error)
        assert [part for part in parts if part not in text] == []


def test_no_two_errors_say_the_same(words: Words) -> None:
    texts = [error_text(words, error) for error in ERRORS if error.args != ("Edda", 1, 0)]
    assert len(set(texts)) == len(texts)


def test_one_action_and_many(english: Words) -> None:
    assert error_text(english, NoActionsLeftError("Edda", 1, 0)) == (
        "That takes 1 action; Edda has 0 left."
    )
    assert error_text(english, NoActionsLeftError("Edda", 3, 2)) == (
        "That takes 3 actions; Edda has 2 left."
    )
