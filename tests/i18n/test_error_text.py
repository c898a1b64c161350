from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from duskboard.core.clocks.link import ClockCycleError, NoRaceError
from duskboard.core.clocks.tick import (
    ClockKeptError,
    ClockLockedError,
    ClockRuleError,
    NoSuchClockError,
)
from duskboard.core.dice import (
    DiceError,
    DiceLimitError,
    ExpressionError,
    ExtraTensError,
    FaceCountError,
    FaceError,
    KeepDiceError,
    SecretWordError,
    TotalError,
)
from duskboard.i18n.error_text import error_text
from duskboard.i18n.quick_clock import (
    ClockSizeError,
    ClockWordError,
    NoClockTextError,
    QuickClockError,
)
from duskboard.i18n.words import Language, Words
from duskboard.play.change import (
    AlreadyOnTableError,
    NothingToChangeError,
    NotOnTableError,
    PlayError,
)
from duskboard.play.clock_deed import NotAtEndError
from duskboard.play.session import NoSessionError, SessionRunningError
from duskboard.storage.asset import AssetError, AssetTooLargeError, NotAPictureError
from duskboard.storage.codec import CodecError, NewerBodyError
from duskboard.storage.error import (
    CampaignFileError,
    DamagedFileError,
    DeviceError,
    DiskFullError,
    FileExistsAlreadyError,
    FolderNotWritableError,
    LockedFileError,
    LostFileError,
    MissingFileError,
    MissingFolderError,
    NewerFileError,
    NotACampaignError,
    ReadOnlyFileError,
    UnreadableFileError,
)
from duskboard.table.table import StaleChangeError

ClassesOf = Callable[[str, type], frozenset[type[Exception]]]

PATH = Path("evenings") / "Low-Bells.duskboard"

# Each error with what its sentence must name.
ERRORS: Mapping[Exception, tuple[str, ...]] = {
    ClockRuleError(): (),
    ClockLockedError("Alarm"): ("Alarm",),
    ClockKeptError("Alarm"): ("Alarm",),
    NotAtEndError("Alarm"): ("Alarm",),
    NoRaceError("Boss"): ("Boss",),
    NoSuchClockError("id-7"): (),
    ClockCycleError("Fog", "Lamps"): ("Fog", "Lamps"),
    ClockCycleError("Fog", "Fog"): (),
    DiceError(): (),
    ExpressionError("3x6"): ("3x6",),
    DiceLimitError("200d6"): ("100", "2", "1000"),
    ExtraTensError("d100 b3"): ("d100", "2"),
    KeepDiceError("4d6k3"): ("=",),
    SecretWordError("d6 secret"): (),
    FaceError(9, 6): ("9", "d6"),
    FaceError(95, 10): ("95", "d10", "d100"),
    FaceCountError(1, 2): ("1", "2"),
    FaceCountError(3, 2): ("3", "2"),
    TotalError(40, 5, 20): ("40", "5", "20"),
    PlayError(): (),
    NotOnTableError("id-7"): (),
    AlreadyOnTableError("id-7"): (),
    NothingToChangeError(): (),
    SessionRunningError(7): ("7",),
    NoSessionError(): (),
    StaleChangeError("id-7"): (),
    QuickClockError(): (),
    NoClockTextError(): (),
    ClockSizeError("60"): ("60", "2", "24"),
    ClockWordError("soon"): ("soon",),
    CampaignFileError(PATH): (PATH.name,),
    MissingFileError(PATH): (PATH.name,),
    LostFileError(PATH): (PATH.name,),
    MissingFolderError(PATH): (PATH.name,),
    FileExistsAlreadyError(PATH): (PATH.name,),
    NotACampaignError(PATH): (PATH.name, ".duskboard"),
    NewerFileError(PATH, "2.1"): (PATH.name, "2.1"),
    NewerFileError(PATH, ""): (PATH.name,),
    DamagedFileError(PATH, "no such table"): (PATH.name,),
    ReadOnlyFileError(PATH): (PATH.name,),
    UnreadableFileError(PATH): (PATH.name,),
    FolderNotWritableError(PATH): (PATH.name,),
    LockedFileError(PATH): (PATH.name,),
    DiskFullError(PATH): (PATH.name,),
    DeviceError(PATH, "I/O error"): (PATH.name,),
    AssetError(): (),
    AssetTooLargeError(17_000_000, 16 * 2**20): ("17", "16"),
    NotAPictureError("image/gif"): (),
    CodecError("value.size", "not a number"): ("value.size",),
    NewerBodyError("value", "schema 9"): (),
}
INSIDE = ("evenings", "id-7", "no such table", "I/O error", "schema 9", "not a number")


@pytest.mark.parametrize(
    "package", ["duskboard.core", "duskboard.table", "duskboard.play", "duskboard.storage"]
)
def test_every_error_is_tried_here_or_with_its_game(classes_of: ClassesOf, package: str) -> None:
    known = {type(error) for error in ERRORS}
    for game in ("blades", "chase", "storyteller"):
        for layer in ("core", "play"):
            known |= classes_of(f"duskboard.{layer}.{game}", Exception)
    assert classes_of(package, Exception) - known == set()


def test_an_error_has_a_sentence_of_its_own(spoken: Mapping[Language, Words]) -> None:
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
        assert [part for part in INSIDE if part in text] == []


def test_no_two_errors_say_the_same(english: Words) -> None:
    texts = [error_text(english, error) for error in ERRORS]
    assert len(set(texts)) == len(texts)


def test_an_error_of_nobody_says_that_nothing_was_changed(english: Words, taiwan: Words) -> None:
    assert error_text(english, ValueError("x")) == "That did not work. Nothing was changed."
    assert error_text(taiwan, ValueError("x")) == "沒有成功，一切維持原狀。"


def test_an_error_without_its_fields_still_has_a_sentence(words: Words) -> None:
    for error in (ClockLockedError(), ExpressionError(), TotalError(1), SessionRunningError()):
        assert error_text(words, error)


def test_nothing_typed_is_asked_for(english: Words) -> None:
    said = error_text(english, ExpressionError("  "))
    assert said == "Type what to roll, for example 3d6+2 or d100 b1."


def test_one_die_and_many(english: Words) -> None:
    assert error_text(english, FaceCountError(1, 2)) == (
        "This roll has 1 die. Type one face, not 2."
    )
    assert error_text(english, FaceCountError(3, 2)) == (
        "This roll has 3 dice. Type as many faces, not 2."
    )


def test_the_size_of_a_picture_is_rounded_up(english: Words) -> None:
    assert error_text(english, AssetTooLargeError(16 * 2**20 + 1, 16 * 2**20)) == (
        "The picture has 17 MB; at most 16 MB fit. Make it smaller."
    )
