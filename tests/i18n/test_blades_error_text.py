from collections.abc import Callable, Mapping

import pytest
from tests.i18n.test_blades_roll_error_text import ERRORS as ROLL_ERRORS

from duskboard.core.blades.activity import NoActivityError, TooPoorQualityError
from duskboard.core.blades.armour import (
    ArmourFreeError,
    ArmourNotCarriedError,
    ArmourUsedError,
    NoSpecialArmourError,
)
from duskboard.core.blades.claim import ClaimsFullError, LinkError, NoClaimError
from duskboard.core.blades.cohort import CohortTraitsError
from duskboard.core.blades.coin import CoinRoomError, NoCoinError, NoStashError, StashRoomError
from duskboard.core.blades.crew_growth import (
    AdvanceBoxesError,
    CrewTrackNotFullError,
    UpgradeFullError,
)
from duskboard.core.blades.design import CraftError
from duskboard.core.blades.development import RepNotFullError, TopTierError
from duskboard.core.blades.error import BladesError
from duskboard.core.blades.faction_turn import ManeuversError
from duskboard.core.blades.fate import CareerOverError, GoneError, InPlayError
from duskboard.core.blades.growth import (
    AbilityTwiceError,
    DotLimitError,
    SplitError,
    TrackNotFullError,
    TrainedTwiceError,
)
from duskboard.core.blades.incarceration import BeatingError, NotJailedError
from duskboard.core.blades.load import (
    NoItemError,
    NoLoadError,
    OverloadedError,
    PrisonLoadError,
)
from duskboard.core.blades.magnitude import NotRitualistError
from duskboard.core.blades.scoundrel import ArmourKind
from duskboard.core.blades.stress import NoTraumaDueError, TraumaLimitError, TraumaTwiceError
from duskboard.core.blades.trait import ActionId, TraumaId, XpTrack
from duskboard.core.blades.upgrade import UpgradeId
from duskboard.core.blades.vault import VaultRoomError
from duskboard.i18n.error_text import error_text
from duskboard.i18n.words import Language, Words
from duskboard.play.blades.downtime import DowntimeOpenError, NoDowntimeError
from duskboard.play.blades.edit import (
    BlankNameError,
    FullRowError,
    NumberRangeError,
    RowTwiceError,
    TrackLengthError,
    WrongRowError,
)
from duskboard.play.blades.field import NumberField
from duskboard.play.blades.hands import NoHandsError
from duskboard.play.blades.harm import NoWoundError
from duskboard.play.blades.prison import NoTraumaChosenError, PrisonClaimReachError
from duskboard.play.blades.recovery import HealerAwayError, NoHarmError, NotHealerError
from duskboard.play.blades.ritual import PrimedError, RitualDiceError
from duskboard.play.blades.trouble import NobodyFitsError, NoRepError
from duskboard.play.blades.vice import NotInPlayError

ClassesOf = Callable[[str, type], frozenset[type]]

# Each error with what its sentence must name in English.
ERRORS: Mapping[Exception, tuple[str, ...]] = {
    RepNotFullError("Gulls", 8, 9): ("Gulls", "8", "9", "overrule"),
    TopTierError("Gulls"): ("Gulls",),
    CrewTrackNotFullError("Gulls", 3, 10): ("Gulls", "3", "10", "overrule"),
    AdvanceBoxesError("Gulls", 4): ("Gulls", "4", "overrule"),
    UpgradeFullError(UpgradeId.VAULT): ("Vault",),
    UpgradeFullError("Bell tower"): ("Bell tower",),
    CohortTraitsError("Rafters"): ("Rafters", "overrule"),
    VaultRoomError("Gulls", 1000, 999): ("Gulls", "1000", "999"),
    NoClaimError("a"): (),
    NoRepError("Gulls", 2, 3): ("Gulls", "2", "3"),
    NobodyFitsError(): (),
    NoHandsError("Gulls"): ("Gulls", "All Hands"),
    ClaimsFullError(60): ("60",),
    LinkError("a"): (),
    NoActivityError("Arda", 1): ("Arda", "1 activity", "overrule"),
    NoActivityError("Arda", 2): ("Arda", "2 activities", "overrule"),
    DowntimeOpenError(3): ("3", "overrule"),
    NoDowntimeError(): (),
    TooPoorQualityError(3, 4): ("3", "4", "overrule"),
    CraftError("Arda", "Fire oil"): ("Arda", "Fire oil", "overrule"),
    ManeuversError("Tollmen", 3, 2): ("Tollmen", "3", "2", "overrule"),
    NotJailedError("Arda"): ("Arda",),
    BeatingError("Arda"): ("Arda",),
    NoTraumaChosenError("Arda"): ("Arda",),
    PrisonClaimReachError(3): (),
    NotRitualistError("Arda", "Ward"): ("Arda", "Ward", "overrule"),
    RitualDiceError("Ward"): ("Ward",),
    PrimedError("Ward"): ("Ward",),
    BlankNameError(): (),
    NumberRangeError(12, 0, 9): ("12", "0", "9"),
    WrongRowError(): (),
    RowTwiceError(TraumaId.COLD): ("Cold",),
    FullRowError(3, 1): ("3", "1 box."),
    FullRowError(1, 2): ("1", "2 boxes."),
    DotLimitError(ActionId.HUNT, 4, 3): ("Hunt", "4", "3"),
    NoTraumaDueError("Arda"): ("Arda", "overrule"),
    TraumaTwiceError("Arda", TraumaId.SOFT): ("Arda", "Soft"),
    TraumaLimitError("Arda", 4): ("Arda", "4 boxes", "overrule"),
    CareerOverError("Arda"): ("Arda", "overrule"),
    GoneError("Arda"): ("Arda", "overrule"),
    InPlayError("Arda"): ("Arda",),
    NoCoinError("Arda", 3, 4): ("Arda", "3", "4"),
    CoinRoomError("Arda", 100, 99): ("Arda", "100", "99"),
    NoStashError("Arda", 5, 6): ("Arda", "5", "6"),
    StashRoomError("Arda", 41, 40): ("Arda", "41", "40"),
    NoItemError("Arda"): ("Arda",),
    NoLoadError("Arda"): ("Arda", "overrule"),
    OverloadedError("Arda", 5, 3): ("Arda", "5", "3", "overrule"),
    PrisonLoadError("Arda", 5, 4): ("Arda", "4", "Smuggling", "overrule"),
    ArmourUsedError("Arda", ArmourKind.HEAVY): ("Arda", "Heavy armour"),
    ArmourFreeError("Arda", ArmourKind.STANDARD): ("Arda", "Armour"),
    NoSpecialArmourError("Arda"): ("Arda", "overrule"),
    ArmourNotCarriedError("Arda", ArmourKind.HEAVY, "Helmet"): ("Arda", "Helmet", "overrule"),
    TrackNotFullError(XpTrack.INSIGHT, 5, 6): ("Insight", "5", "6", "overrule"),
    AbilityTwiceError("mule"): ("Mule", "overrule"),
    TrainedTwiceError("Arda", XpTrack.RESOLVE): ("Arda", "Resolve", "overrule"),
    SplitError(3, 4): ("3", "4"),
    TrackLengthError(NumberField.STRESS_BOXES): ("Stress boxes", "As each sheet says"),
    NoWoundError("Arda"): ("Arda",),
    NoHarmError("Arda"): ("Arda",),
    NotHealerError("Arda"): ("Arda", "overrule"),
    HealerAwayError("Bren"): ("Bren", "overrule"),
    NotInPlayError("Arda"): ("Arda", "overrule"),
}


def test_every_error_of_blades_is_tried(classes_of: ClassesOf) -> None:
    # The base says nothing; errors of rolls are tried in test_blades_roll_error_text.
    tried = {BladesError, *(type(error) for error in (*ERRORS, *ROLL_ERRORS))}
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
