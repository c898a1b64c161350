"""The rulings of Blades in the Dark -> words."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from duskboard.core.blades_rulings import (
    ExtremeEffect,
    ForceWithoutClaims,
    LairThreat,
    LeaderFailure,
    LowQuality,
    OtherHarm,
    ProjectCritical,
    ResistanceDefault,
    SpecialArmourReturn,
    StressCleared,
    TrackLengths,
    XpRemainder,
)
from duskboard.i18n.ruling_words import RulingWords
from duskboard.i18n.words import Words


def _project_critical(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("A critical on a long-term project"),
        reason=words.gettext(
            "A roll puts 1, 2 or 3 segments on a project. For a critical the text at hand has "
            "four, the published game five."
        ),
        examples={
            ProjectCritical.FOUR: _after(words, 4),
            ProjectCritical.FIVE: _after(words, 5),
        },
    )


def _extreme_effect(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("Effect above great"),
        reason=words.gettext(
            "Limited, standard and great effect are 1, 2 and 3 segments. How many lie above them "
            "is nowhere said."
        ),
        examples={
            ExtremeEffect.FOUR: _after(words, 4),
            ExtremeEffect.FIVE: _after(words, 5),
            ExtremeEffect.ASK: words.gettext("You say the number each time."),
        },
    )


def _resistance_default(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("What resisting a consequence does"),
        reason=words.gettext(
            "Resisting reduces a consequence or avoids it, as the GM says. Always the one or the "
            "other sets the tone of a table."
        ),
        examples={
            ResistanceDefault.ASK: words.gettext("Level 3 resisted: you say level 2 or none."),
            ResistanceDefault.REDUCES: words.gettext("Level 3 resisted: level 2."),
            ResistanceDefault.AVOIDS: words.gettext("Level 3 resisted: none."),
        },
    )


def _harm_on_other_rolls(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("Harm on rolls that are no action"),
        reason=words.gettext(
            "Harm of level 2 takes a die from actions that it hinders. Whether it hinders "
            "resisting or fortune, the text leaves open."
        ),
        examples={
            OtherHarm.OFF: words.gettext("Prowess 3, level 2 harm: 3 dice unless it is ticked."),
            OtherHarm.ON: words.gettext("Prowess 3, level 2 harm: 2 dice."),
        },
    )


def _leader_own_failure(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("The leader’s own 1–3 in a group action"),
        reason=words.gettext(
            "The leader takes 1 stress for each who rolls 1–3. Whether the leader is one of them, "
            "is not said in so many words."
        ),
        examples={
            LeaderFailure.COUNTS: words.gettext("Leader 2, others 6 and 3: 2 stress."),
            LeaderFailure.IGNORED: words.gettext("Leader 2, others 6 and 3: 1 stress."),
        },
    )


def _special_armour_returns(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("When special armour returns"),
        reason=words.gettext(
            "All armour comes back with the next load. The abilities that use special armour name "
            "the start of downtime."
        ),
        examples={
            SpecialArmourReturn.LOAD: words.gettext("Marked in a score: no use in downtime."),
            SpecialArmourReturn.DOWNTIME: words.gettext("Marked in a score: ready in downtime."),
        },
    )


def _stress_cleared(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("When trauma clears stress"),
        reason=words.gettext(
            "Whoever takes trauma is out and returns without stress. What the sheet shows until "
            "then is open."
        ),
        examples={
            StressCleared.ON_RETURN: words.gettext("Stress 9 of 9 until the return, then 0."),
            StressCleared.AT_ONCE: words.gettext("Stress 0 as soon as trauma is marked."),
        },
    )


def _xp_remainder(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("Xp beyond a full track"),
        reason=words.gettext(
            "A full track is cleared for an advance. What becomes of marks that no longer fit is "
            "not said."
        ),
        examples={
            XpRemainder.CARRIED: words.gettext("5 of 6 and 3 more: an advance, then 2 of 6."),
            XpRemainder.LOST: words.gettext("5 of 6 and 3 more: an advance, then 0 of 6."),
        },
    )


def _track_lengths(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("Length of tracks"),
        reason=words.gettext(
            "Stress 9, attribute xp 6, playbook xp 8 and crew xp 10 are usual, and only one of "
            "them stands in the text."
        ),
        examples={
            TrackLengths.AS_GIVEN: words.gettext("Every sheet: stress 9, xp 6 and 8."),
            TrackLengths.BY_SHEET: words.gettext("A sheet may say stress 7, xp 5 and 6."),
        },
    )


def _lair_threatened(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("When the lair of a Tier 0 crew is threatened"),
        reason=words.gettext(
            "The text at hand threatens the lair when such a crew loses hold, the published game "
            "only when its hold was weak already."
        ),
        examples={
            LairThreat.ANY_LOSS: words.gettext("Strong hold lost: weak, and the lair threatened."),
            LairThreat.ALREADY_WEAK: words.gettext("Strong hold lost: weak, nothing more."),
        },
    )


def _show_of_force(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("A show of force without claims to give"),
        reason=words.gettext(
            "A crew gives up a claim or goes to war. For a crew without claims the text at hand "
            "takes turf, the published game hold."
        ),
        examples={
            ForceWithoutClaims.TURF: words.gettext("No claim, 1 turf: turf 0, hold as it was."),
            ForceWithoutClaims.HOLD: words.gettext("No claim, 1 turf: turf 1, one hold less."),
        },
    )


def _quality_below_zero(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("Quality below 0"),
        reason=words.gettext(
            "A roll of 1–3 brings one less than Tier, so that a crew of Tier 0 comes below what "
            "the scale knows."
        ),
        examples={
            LowQuality.MINUS_ONE: words.gettext("Tier 0 rolls 2: nothing worthwhile."),
            LowQuality.ZERO: words.gettext("Tier 0 rolls 2: an asset of quality 0."),
        },
    )


def _after(words: Words, count: int) -> str:
    return words.gettext("An empty clock of 8 then stands at %(count)d.") % {"count": count}


BLADES_RULINGS: Mapping[str, Callable[[Words], RulingWords]] = MappingProxyType(
    {
        "blades.long_term_project_critical": _project_critical,
        "blades.extreme_effect_ticks": _extreme_effect,
        "blades.resistance_default": _resistance_default,
        "blades.harm_on_other_rolls": _harm_on_other_rolls,
        "blades.leader_own_failure_counts": _leader_own_failure,
        "blades.special_armour_returns": _special_armour_returns,
        "blades.stress_cleared_after_trauma": _stress_cleared,
        "blades.xp_remainder": _xp_remainder,
        "blades.track_lengths": _track_lengths,
        "blades.lair_threatened_at_tier_0": _lair_threatened,
        "blades.show_of_force_without_claims": _show_of_force,
        "blades.quality_below_zero": _quality_below_zero,
    }
)
"""The words of each, by identifier."""
