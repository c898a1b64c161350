from dataclasses import FrozenInstanceError

import pytest

from duskboard.core.blades_rulings import (
    BladesRulings,
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
from duskboard.core.rulings import (
    Caution,
    ChaseRulings,
    DexTie,
    FailedHazard,
    LatecomerPool,
    LeaverPool,
    OtherPrice,
    Preset,
    Reason,
    Rulings,
    StartGap,
    StepBack,
    TieScope,
    all_rulings,
    choice,
    preset,
    with_choice,
    with_reason,
)
from duskboard.core.storyteller_rulings import (
    AimedBonus,
    AmbushBonus,
    AutomaticOffer,
    BonusOn,
    BotchRule,
    ContestDifficulty,
    DamageOnes,
    EmptyPool,
    ExtraActions,
    HealthMarks,
    HitBonus,
    OnOff,
    ParryHurts,
    SeductionRule,
    SpecialtyRule,
    StorytellerRulings,
    WillpowerRule,
    WoundPenalty,
    YesNo,
)


def test_a_new_campaign_plays_by_the_reference() -> None:
    assert Rulings() == preset(Preset.REFERENCE)


def test_the_presets_say_what_the_list_of_rulings_says() -> None:
    assert preset(Preset.REFERENCE) == Rulings(
        blades=BladesRulings(
            long_term_project_critical=ProjectCritical.FOUR,
            extreme_effect_ticks=ExtremeEffect.FOUR,
            resistance_default=ResistanceDefault.ASK,
            harm_on_other_rolls=OtherHarm.OFF,
            leader_own_failure_counts=LeaderFailure.COUNTS,
            special_armour_returns=SpecialArmourReturn.LOAD,
            stress_cleared_after_trauma=StressCleared.ON_RETURN,
            xp_remainder=XpRemainder.CARRIED,
            track_lengths=TrackLengths.AS_GIVEN,
            lair_threatened_at_tier_0=LairThreat.ANY_LOSS,
            show_of_force_without_claims=ForceWithoutClaims.TURF,
            quality_below_zero=LowQuality.MINUS_ONE,
        ),
        chase=ChaseRulings(
            start_gap=StartGap.TWO,
            dex_tie=DexTie.OPPOSED_ROLL,
            dex_tie_scope=TieScope.EVERY,
            pool_for_slower_latecomer=LatecomerPool.NEXT_ROUND,
            pool_when_someone_leaves=LeaverPool.RECOMPUTED,
            other_action_price=OtherPrice.ONE,
            step_back=StepBack.ALLOWED,
            caution=Caution.PREPARE,
            failed_hazard=FailedHazard.PLUS,
        ),
        storyteller=StorytellerRulings(
            botch=BotchRule.NO_SUCCESS_FACE,
            specialty=SpecialtyRule.CHAINED,
            ones_on_damage_and_soak=DamageOnes.IGNORED,
            automatic_success_offer=AutomaticOffer.GM_ONLY,
            willpower=WillpowerRule.SUCCESS,
            pool_zero_in_multiple=EmptyPool.ACTION,
            contest_difficulty=ContestDifficulty.OPPONENT_POOL,
            extra_actions_when=ExtraActions.ALL_AT_END,
            parry_hurts=ParryHurts.GM_ENTERS,
            ambush_bonus=AmbushBonus.MARGIN,
            aimed_part_bonus=AimedBonus.DICE,
            damage_bonus=HitBonus.ALL,
            damage_bonus_on=BonusOn.FIREARMS,
            thrown_adds_strength=YesNo.YES,
            mortals_soak_bashing=YesNo.YES,
            kindred_halve_bashing=YesNo.NO,
            health_marks=HealthMarks.SLASH_SLASH_CROSS,
            wound_penalty_on=WoundPenalty.BODILY,
            optional_blind=OnOff.ON,
            optional_stun=OnOff.ON,
            optional_knockdown=OnOff.ON,
            optional_stake=OnOff.ON,
            seduction=SeductionRule.CONTEST,
            awakening_costs_blood_each_try=YesNo.YES,
        ),
    )
    assert preset(Preset.PUBLISHED) == Rulings(
        blades=BladesRulings(
            long_term_project_critical=ProjectCritical.FIVE,
            extreme_effect_ticks=ExtremeEffect.FOUR,
            resistance_default=ResistanceDefault.ASK,
            harm_on_other_rolls=OtherHarm.OFF,
            leader_own_failure_counts=LeaderFailure.COUNTS,
            special_armour_returns=SpecialArmourReturn.DOWNTIME,
            stress_cleared_after_trauma=StressCleared.ON_RETURN,
            xp_remainder=XpRemainder.LOST,
            track_lengths=TrackLengths.AS_GIVEN,
            lair_threatened_at_tier_0=LairThreat.ALREADY_WEAK,
            show_of_force_without_claims=ForceWithoutClaims.HOLD,
            quality_below_zero=LowQuality.MINUS_ONE,
        ),
        chase=ChaseRulings(
            start_gap=StartGap.TWO,
            dex_tie=DexTie.OPPOSED_ROLL,
            dex_tie_scope=TieScope.BETWEEN_SIDES,
            pool_for_slower_latecomer=LatecomerPool.NEXT_ROUND,
            pool_when_someone_leaves=LeaverPool.UNCHANGED,
            other_action_price=OtherPrice.ONE,
            step_back=StepBack.ALLOWED,
            caution=Caution.IN_HAND,
            failed_hazard=FailedHazard.PLUS,
        ),
        storyteller=StorytellerRulings(
            botch=BotchRule.NO_SUCCESS_FACE,
            specialty=SpecialtyRule.COUNTS_TWO,
            ones_on_damage_and_soak=DamageOnes.IGNORED,
            automatic_success_offer=AutomaticOffer.OFFERED,
            willpower=WillpowerRule.SUCCESS,
            pool_zero_in_multiple=EmptyPool.ACTION,
            contest_difficulty=ContestDifficulty.GM_ENTERS,
            extra_actions_when=ExtraActions.EXTRAS_LAST,
            parry_hurts=ParryHurts.WEAPON_AND_EXCESS,
            ambush_bonus=AmbushBonus.MARGIN,
            aimed_part_bonus=AimedBonus.DICE,
            damage_bonus=HitBonus.NET_LESS_ONE,
            damage_bonus_on=BonusOn.EVERY_ATTACK,
            thrown_adds_strength=YesNo.YES,
            mortals_soak_bashing=YesNo.YES,
            kindred_halve_bashing=YesNo.YES,
            health_marks=HealthMarks.SLASH_CROSS_STAR,
            wound_penalty_on=WoundPenalty.EVERY_ATTRIBUTE,
            optional_blind=OnOff.ON,
            optional_stun=OnOff.ON,
            optional_knockdown=OnOff.ON,
            optional_stake=OnOff.ON,
            seduction=SeductionRule.DIFFICULTY,
            awakening_costs_blood_each_try=YesNo.YES,
        ),
    )


def test_choices_are_the_words_of_the_file() -> None:
    assert [choice.value for choice in ProjectCritical] == ["4", "5"]
    assert [choice.value for choice in ExtremeEffect] == ["4", "5", "ask"]
    assert [choice.value for choice in ResistanceDefault] == ["ask", "reduces", "avoids"]
    assert [choice.value for choice in OtherHarm] == ["off", "on"]
    assert [choice.value for choice in LeaderFailure] == ["counts", "ignored"]
    assert [choice.value for choice in SpecialArmourReturn] == ["load", "downtime"]
    assert [choice.value for choice in StressCleared] == ["on-return", "at-once"]
    assert [choice.value for choice in XpRemainder] == ["carried", "lost"]
    assert [choice.value for choice in TrackLengths] == ["as-given", "by-sheet"]
    assert [choice.value for choice in LairThreat] == ["any-loss", "already-weak"]
    assert [choice.value for choice in ForceWithoutClaims] == ["turf", "hold"]
    assert [choice.value for choice in LowQuality] == ["-1", "0"]
    assert [choice.value for choice in StartGap] == ["2", "1", "other"]
    assert [choice.value for choice in DexTie] == ["opposed-roll", "combat-skill"]
    assert [choice.value for choice in TieScope] == ["every", "between-sides"]
    assert [choice.value for choice in LatecomerPool] == ["next-round", "at-once"]
    assert [choice.value for choice in LeaverPool] == ["recomputed", "unchanged"]
    assert [choice.value for choice in OtherPrice] == ["1", "none", "whole-round", "ask"]
    assert [choice.value for choice in StepBack] == ["allowed", "refused"]
    assert [choice.value for choice in Caution] == ["prepare", "in-hand"]
    assert [choice.value for choice in FailedHazard] == ["plus", "in-all"]
    assert [choice.value for choice in BotchRule] == [
        "no-success-face",
        "net-below-zero",
        "net-zero-with-one",
    ]
    assert [choice.value for choice in SpecialtyRule] == [
        "chained-ones-ignored",
        "chained-ones-count",
        "one-die-each",
        "counts-two",
    ]
    assert [choice.value for choice in DamageOnes] == ["ignored", "subtract"]
    assert [choice.value for choice in AutomaticOffer] == ["gm-only", "offered"]
    assert [choice.value for choice in WillpowerRule] == ["success", "three-dice"]
    assert [choice.value for choice in EmptyPool] == ["that-action", "whole-declaration"]
    assert [choice.value for choice in ContestDifficulty] == ["opponent-pool", "gm-enters"]
    assert [choice.value for choice in HealthMarks] == ["slash-slash-cross", "slash-cross-star"]
    assert [choice.value for choice in WoundPenalty] == ["bodily", "every-attribute"]
    assert [choice.value for choice in YesNo] == ["yes", "no"]
    assert [choice.value for choice in Preset] == ["reference", "published"]


def test_rulings_never_change_in_place() -> None:
    with pytest.raises(FrozenInstanceError):
        Rulings().blades = BladesRulings()  # type: ignore[misc]  # that it is refused is the test


def test_every_ruling_is_found_by_its_name_game_by_game() -> None:
    assert list(all_rulings()) == [
        "blades.long_term_project_critical",
        "blades.extreme_effect_ticks",
        "blades.resistance_default",
        "blades.harm_on_other_rolls",
        "blades.leader_own_failure_counts",
        "blades.special_armour_returns",
        "blades.stress_cleared_after_trauma",
        "blades.xp_remainder",
        "blades.track_lengths",
        "blades.lair_threatened_at_tier_0",
        "blades.show_of_force_without_claims",
        "blades.quality_below_zero",
        "chase.start_gap",
        "chase.dex_tie",
        "chase.dex_tie_scope",
        "chase.pool_for_slower_latecomer",
        "chase.pool_when_someone_leaves",
        "chase.other_action_price",
        "chase.step_back",
        "chase.caution",
        "chase.failed_hazard",
        "chase.occupants_hurt_in_rams",
        "chase.maneuver_target_may_roll",
        "storyteller.botch",
        "storyteller.specialty",
        "storyteller.ones_on_damage_and_soak",
        "storyteller.automatic_success_offer",
        "storyteller.willpower",
        "storyteller.pool_zero_in_multiple",
        "storyteller.contest_difficulty",
        "storyteller.extra_actions_when",
        "storyteller.parry_hurts",
        "storyteller.ambush_bonus",
        "storyteller.aimed_part_bonus",
        "storyteller.damage_bonus",
        "storyteller.damage_bonus_on",
        "storyteller.thrown_adds_strength",
        "storyteller.mortals_soak_bashing",
        "storyteller.kindred_halve_bashing",
        "storyteller.health_marks",
        "storyteller.wound_penalty_on",
        "storyteller.optional_blind",
        "storyteller.optional_stun",
        "storyteller.optional_knockdown",
        "storyteller.optional_stake",
        "storyteller.seduction",
        "storyteller.awakening_costs_blood_each_try",
    ]
    caution = all_rulings()["chase.caution"]
    assert caution.choices == (Caution.PREPARE, Caution.IN_HAND)
    assert (caution.of(Preset.REFERENCE), caution.of(Preset.PUBLISHED)) == ("prepare", "in-hand")
    assert caution.about.rules == ("5.4", "Q3")
    assert caution.works_with == ("chase.failed_hazard",)


def test_what_a_ruling_works_with_is_there() -> None:
    known = all_rulings()
    assert [one for ruling in known.values() for one in ruling.works_with if one not in known] == []


def test_another_choice_changes_that_ruling_alone() -> None:
    rulings = with_choice(preset(Preset.PUBLISHED), "chase.step_back", "refused")
    assert choice(rulings, "chase.step_back") is StepBack.REFUSED
    assert with_choice(rulings, "chase.step_back", "allowed") == preset(Preset.PUBLISHED)


def test_an_unknown_ruling_or_choice_is_refused() -> None:
    with pytest.raises(ValueError, match=r"no such ruling: 'chase.luck'"):
        choice(Rulings(), "chase.luck")
    with pytest.raises(ValueError, match=r"chase.caution has no such choice: 'plus'"):
        with_choice(Rulings(), "chase.caution", "plus")
    with pytest.raises(ValueError, match="no such ruling"):
        with_reason(Rulings(), "chase.luck", "why not")
    with pytest.raises(ValueError, match=r"Reason.text is blank"):
        Reason(ruling_id="chase.caution", text=" ")
