"""Choices of a score: plan, engagement, heat, flashbacks -> words, by the glossary."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.blades.claim import PlanKind
from duskboard.core.blades.faction_turn import Maneuver
from duskboard.core.blades.heat import HeatSource, Noise
from duskboard.core.blades.plan import LinkKind, LinkState, ScoreStage
from duskboard.core.blades.score import (
    EngagementDie,
    FlashbackKind,
    FlashbackPay,
    ScoreKind,
    SetupGain,
)
from duskboard.i18n.words import Words
from duskboard.table.faction_view import LadderOrder


def _plan_kind(words: Words) -> Mapping[StrEnum, str]:
    return {
        PlanKind.ASSAULT: words.pgettext("blades plan", "Assault"),
        PlanKind.DECEPTION: words.pgettext("blades plan", "Deception"),
        PlanKind.STEALTH: words.pgettext("blades plan", "Stealth"),
        PlanKind.OCCULT: words.pgettext("blades plan", "Occult"),
        PlanKind.SOCIAL: words.pgettext("blades plan", "Social"),
        PlanKind.TRANSPORT: words.pgettext("blades plan", "Transport"),
    }


def _score_kind(words: Words) -> Mapping[StrEnum, str]:
    return {
        ScoreKind.CRIME: words.pgettext("blades score", "Criminal activity"),
        ScoreKind.CLAIM: words.pgettext("blades score", "Claim"),
        ScoreKind.MISSION: words.pgettext("blades score", "Special mission"),
    }


def _engagement_die(words: Words) -> Mapping[StrEnum, str]:
    return {
        EngagementDie.BOLD: words.pgettext("blades engagement", "Bold or daring"),
        EngagementDie.COMPLEX: words.pgettext("blades engagement", "Too complex"),
        EngagementDie.WEAKNESS: words.pgettext("blades engagement", "The detail hits a weakness"),
        EngagementDie.DEFENDED: words.pgettext(
            "blades engagement", "The target is strongest there"
        ),
        EngagementDie.HELP: words.pgettext("blades engagement", "A friend or contact helps"),
        EngagementDie.INTERFERENCE: words.pgettext("blades engagement", "A rival interferes"),
        EngagementDie.LOWER_TIER: words.pgettext("blades engagement", "Target of a lower Tier"),
        EngagementDie.HIGHER_TIER: words.pgettext("blades engagement", "Target of a higher Tier"),
        EngagementDie.SETUP_FAILED: words.pgettext(
            "blades engagement", "The plan before it failed"
        ),
        EngagementDie.CLAIM: words.pgettext("blades engagement", "A claim helps"),
        EngagementDie.PREDATORS: words.pgettext(
            "blades engagement", "Predators: the goal is murder"
        ),
        EngagementDie.SECOND_STORY: words.pgettext("blades engagement", "Second Story: a break-in"),
        EngagementDie.WEAVING: words.pgettext("blades engagement", "Weaving the Web"),
    }


def _setup_gain(words: Words) -> Mapping[StrEnum, str]:
    return {
        SetupGain.POSITION: words.pgettext("blades score", "Better position"),
        SetupGain.EFFECT: words.pgettext("blades score", "More effect"),
    }


def _score_stage(words: Words) -> Mapping[StrEnum, str]:
    return {
        ScoreStage.PLANNED: words.pgettext("blades score", "planned"),
        ScoreStage.RUNNING: words.pgettext("blades score", "under way"),
    }


def _link_kind(words: Words) -> Mapping[StrEnum, str]:
    return {
        LinkKind.SET_UP: words.pgettext("blades score", "Set-up"),
        LinkKind.SEPARATE: words.pgettext("blades score", "A score of its own, later"),
    }


def _link_state(words: Words) -> Mapping[StrEnum, str]:
    return {
        LinkState.OPEN: words.pgettext("blades score", "not yet"),
        LinkState.WORKED: words.pgettext("blades score", "worked"),
        LinkState.FAILED: words.pgettext("blades score", "failed"),
    }


def _flashback_kind(words: Words) -> Mapping[StrEnum, str]:
    return {
        FlashbackKind.EASY: words.pgettext("blades flashback", "Easy"),
        FlashbackKind.UNLIKELY: words.pgettext("blades flashback", "Complex or unlikely"),
        FlashbackKind.ELABORATE: words.pgettext("blades flashback", "Elaborate"),
    }


def _flashback_pay(words: Words) -> Mapping[StrEnum, str]:
    return {
        FlashbackPay.STRESS: words.pgettext("blades flashback", "Stress"),
        FlashbackPay.COIN: words.pgettext("blades flashback", "Coin, for a downtime activity"),
        FlashbackPay.REP: words.pgettext("blades flashback", "Rep, for a downtime activity"),
    }


def _noise(words: Words) -> Mapping[StrEnum, str]:
    return {
        Noise.SMOOTH: words.pgettext("blades heat", "Smooth and quiet"),
        Noise.CONTAINED: words.pgettext("blades heat", "Contained"),
        Noise.LOUD: words.pgettext("blades heat", "Loud and chaotic"),
        Noise.WILD: words.pgettext("blades heat", "Wild"),
    }


def _heat_source(words: Words) -> Mapping[StrEnum, str]:
    return {
        HeatSource.NOISE: words.pgettext("blades heat source", "How it went"),
        HeatSource.HIGH_PROFILE: words.pgettext("blades heat source", "High-profile target"),
        HeatSource.HOSTILE_TURF: words.pgettext("blades heat source", "Hostile turf"),
        HeatSource.WAR: words.pgettext("blades heat source", "At war"),
        HeatSource.KILLING: words.pgettext("blades heat source", "Killing"),
        HeatSource.COVER: words.pgettext("blades heat source", "Cover operation"),
    }


def _maneuver(words: Words) -> Mapping[StrEnum, str]:
    return {
        Maneuver.SEIZE_CLAIM: words.pgettext("blades faction", "Seizes a claim"),
        Maneuver.RAISE_HOLD: words.pgettext("blades faction", "Raises its hold"),
        Maneuver.WEAKEN: words.pgettext("blades faction", "Weakens another"),
        Maneuver.SPY: words.pgettext("blades faction", "Spies"),
        Maneuver.SHORT_GOAL: words.pgettext("blades faction", "Reaches a short goal"),
        Maneuver.ASSET: words.pgettext("blades faction", "Gets an asset"),
        Maneuver.FAVOUR: words.pgettext("blades faction", "Asks a favour"),
        Maneuver.PRESSURE: words.pgettext("blades faction", "Puts pressure on somebody"),
    }


def _ladder_order(words: Words) -> Mapping[StrEnum, str]:
    return {
        LadderOrder.TIER: words.pgettext("blades faction", "Tier"),
        LadderOrder.STATUS: words.pgettext("blades faction", "Status"),
    }


SCORE_TABLES: Mapping[type[StrEnum], Callable[[Words], Mapping[StrEnum, str]]] = MappingProxyType(
    {
        PlanKind: _plan_kind,
        ScoreKind: _score_kind,
        EngagementDie: _engagement_die,
        SetupGain: _setup_gain,
        ScoreStage: _score_stage,
        LinkKind: _link_kind,
        LinkState: _link_state,
        FlashbackKind: _flashback_kind,
        FlashbackPay: _flashback_pay,
        Noise: _noise,
        HeatSource: _heat_source,
        Maneuver: _maneuver,
        LadderOrder: _ladder_order,
    }
)
"""The texts of each choice, by its class."""
