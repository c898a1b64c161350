"""What the chase says when something cannot be."""

import importlib
import inspect
import pkgutil
from collections.abc import Mapping
from pathlib import Path

import pytest

from duskboard.core.chase.movement import (
    CautionError,
    NoActionsLeftError,
    NoObstacleError,
    NoWayError,
    ObstacleError,
    PrepareError,
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
from duskboard.i18n.words import Words
from duskboard.play.chase.crossing import LossWantedError
from duskboard.play.chase.group import NotAGroupError
from duskboard.play.chase.laying import NotALineError, PlaceTakenError
from duskboard.play.chase.moving import PriceWantedError
from duskboard.play.chase.obstacle import HitPointsError, NoBarrierError
from duskboard.play.chase.overruling import ActionsError
from duskboard.play.chase.person import GapWantedError
from duskboard.play.chase.running import ChaseRunningError

ENGLISH = Words(Path("unused"))

# Each error with what its sentence must name.
ERRORS: Mapping[Exception, tuple[str, ...]] = {
    ChaseError(): (),
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
    NoActionsLeftError("Edda", 1, 0): ("Edda", "1 action;", "0"),
    NoActionsLeftError("Edda", 3, 2): ("Edda", "3 actions;", "2"),
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
    GapWantedError(): (),
    NotAGroupError("Edda"): ("Edda",),
    ChaseRunningError(): (),
    PriceWantedError(): (),
    LossWantedError(): ("1D3",),
    ActionsError(30, 20): ("30", "20"),
    QuickPersonError(): (),
    NoPersonTextError(): (),
    NoPersonNameError(): (),
    PersonWordError("quik"): ("quik",),
    PersonTwiceError("dex50"): ("dex50",),
    PersonNumberError("mov0", 1, 20): ("mov0", "1", "20"),
}


def _errors(package: str) -> set[type]:
    root = importlib.import_module(package)
    names = [info.name for info in pkgutil.iter_modules(root.__path__, f"{package}.")]
    return {
        kind
        for name in names
        for _, kind in inspect.getmembers(importlib.import_module(name), inspect.isclass)
        if issubclass(kind, Exception) and kind.__module__.startswith(package)
    }


@pytest.mark.parametrize("package", ["duskboard.core.chase", "duskboard.play.chase"])
def test_every_error_of_the_chase_is_tried_here(package: str) -> None:
    assert _errors(package) - {type(error) for error in ERRORS} == set()


@pytest.mark.parametrize("error", ERRORS, ids=repr)
def test_an_error_has_a_sentence_that_names_what_it_is_about(error: Exception) -> None:
    text = error_text(ENGLISH, error)
    assert text != error_text(ENGLISH, RuntimeError())
    assert text.endswith(".")
    assert "%(" not in text
    assert [part for part in ERRORS[error] if part not in text] == []


def test_no_two_errors_say_the_same() -> None:
    texts = [error_text(ENGLISH, error) for error in ERRORS]
    assert len(set(texts)) == len(texts)
