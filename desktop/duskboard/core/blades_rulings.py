"""Where tables of Blades in the Dark differ (rules/rulings.md, "blades")."""

from dataclasses import dataclass, field
from enum import StrEnum

from duskboard.core.ruling_about import RulingGroup, about


class ProjectCritical(StrEnum):
    """Segments that a critical puts on a long-term project (rules/blades.md 115, C1)."""

    FOUR = "4"
    FIVE = "5"


class ExtremeEffect(StrEnum):
    """Segments that an effect above great puts on a clock (rules/blades.md 21, D1)."""

    FOUR = "4"
    FIVE = "5"
    ASK = "ask"


class ResistanceDefault(StrEnum):
    """What resisting does where nothing is said (rules/blades.md 35, 139)."""

    ASK = "ask"
    REDUCES = "reduces"
    AVOIDS = "avoids"


class OtherHarm(StrEnum):
    """Whether harm takes a die from rolls that are no action (rules/blades.md 29, D10)."""

    OFF = "off"
    ON = "on"


class LeaderFailure(StrEnum):
    """Whether the leader's own 1-3 costs stress in a group action (rules/blades.md 101, D4)."""

    COUNTS = "counts"
    IGNORED = "ignored"


class SpecialArmourReturn(StrEnum):
    """When the box of special armour is empty again (rules/blades.md 38, D2)."""

    LOAD = "load"
    DOWNTIME = "downtime"


class StressCleared(StrEnum):
    """When stress goes to 0 after trauma (rules/blades.md 42, D9)."""

    ON_RETURN = "on-return"
    AT_ONCE = "at-once"


class XpRemainder(StrEnum):
    """What becomes of xp beyond a full track (rules/blades.md 75, D3)."""

    CARRIED = "carried"
    LOST = "lost"


class TrackLengths(StrEnum):
    """Whether a sheet may have tracks of another length (rules/blades.md 41, 75, D15)."""

    AS_GIVEN = "as-given"
    BY_SHEET = "by-sheet"


class LairThreat(StrEnum):
    """When losing hold threatens the lair of a crew of Tier 0 (rules/blades.md 63, C4)."""

    ANY_LOSS = "any-loss"
    ALREADY_WEAK = "already-weak"


class ForceWithoutClaims(StrEnum):
    """What a show of force takes from a crew without claims (rules/blades.md 112, C3)."""

    TURF = "turf"
    HOLD = "hold"


class LowQuality(StrEnum):
    """What a quality below 0 is (rules/blades.md 117, D7)."""

    MINUS_ONE = "-1"
    ZERO = "0"


@dataclass(frozen=True, slots=True, kw_only=True)
class BladesRulings:
    """The rulings of Blades in the Dark."""

    long_term_project_critical: ProjectCritical = field(
        default=ProjectCritical.FOUR,
        metadata=about(RulingGroup.CLOCKS, "115", "C1", published=ProjectCritical.FIVE),
    )
    extreme_effect_ticks: ExtremeEffect = field(
        default=ExtremeEffect.FOUR, metadata=about(RulingGroup.CLOCKS, "21", "D1")
    )
    resistance_default: ResistanceDefault = field(
        default=ResistanceDefault.ASK, metadata=about(RulingGroup.ROLLS, "35", "139")
    )
    harm_on_other_rolls: OtherHarm = field(
        default=OtherHarm.OFF, metadata=about(RulingGroup.ROLLS, "29", "D10")
    )
    leader_own_failure_counts: LeaderFailure = field(
        default=LeaderFailure.COUNTS, metadata=about(RulingGroup.ROLLS, "101", "D4")
    )
    special_armour_returns: SpecialArmourReturn = field(
        default=SpecialArmourReturn.LOAD,
        metadata=about(RulingGroup.SCOUNDREL, "38", "D2", published=SpecialArmourReturn.DOWNTIME),
    )
    stress_cleared_after_trauma: StressCleared = field(
        default=StressCleared.ON_RETURN, metadata=about(RulingGroup.SCOUNDREL, "42", "D9")
    )
    xp_remainder: XpRemainder = field(
        default=XpRemainder.CARRIED,
        metadata=about(RulingGroup.SCOUNDREL, "75", "D3", published=XpRemainder.LOST),
    )
    track_lengths: TrackLengths = field(
        default=TrackLengths.AS_GIVEN, metadata=about(RulingGroup.SCOUNDREL, "41", "75", "D15")
    )
    lair_threatened_at_tier_0: LairThreat = field(
        default=LairThreat.ANY_LOSS,
        metadata=about(RulingGroup.CREW, "63", "C4", published=LairThreat.ALREADY_WEAK),
    )
    show_of_force_without_claims: ForceWithoutClaims = field(
        default=ForceWithoutClaims.TURF,
        metadata=about(RulingGroup.CREW, "112", "C3", published=ForceWithoutClaims.HOLD),
    )
    quality_below_zero: LowQuality = field(
        default=LowQuality.MINUS_ONE, metadata=about(RulingGroup.CREW, "117", "D7")
    )
