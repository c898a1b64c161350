"""Choices of a fight of Vampire -> words."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.storyteller.aim import AimedPart, AttackWay, Bearing, Tick
from duskboard.core.storyteller.attack import AmbushEnd, Defence, FallEnd
from duskboard.core.storyteller.fight import FightPhase
from duskboard.core.storyteller.fighter import DeedKind, DeedState
from duskboard.i18n.words import Words
from duskboard.play.storyteller.manoeuvre import FighterMark
from duskboard.table.running_attack import AttackOffer, AttackStep


def _fight_phase(words: Words) -> Mapping[StrEnum, str]:
    return {
        FightPhase.INITIATIVE: words.pgettext("vampire fight", "Initiative"),
        FightPhase.DECLARE: words.pgettext("vampire fight", "Declaring"),
        FightPhase.ACT: words.pgettext("vampire fight", "Acting"),
        FightPhase.OVER: words.pgettext("vampire fight", "Turn over"),
    }


def _deed_kind(words: Words) -> Mapping[StrEnum, str]:
    return {
        DeedKind.ATTACK: words.pgettext("vampire fight", "Attack"),
        DeedKind.DEFENCE: words.pgettext("vampire fight", "Defence"),
        DeedKind.OTHER: words.pgettext("vampire fight", "Action"),
        DeedKind.STAND: words.pgettext("vampire fight", "Stand up"),
    }


def _deed_state(words: Words) -> Mapping[StrEnum, str]:
    return {
        DeedState.TO_COME: words.pgettext("vampire fight", "to come"),
        DeedState.DONE: words.pgettext("vampire fight", "done"),
        DeedState.LOST: words.pgettext("vampire fight", "lost"),
        DeedState.REFUSED: words.pgettext("vampire fight", "no dice"),
    }


def _attack_way(words: Words) -> Mapping[StrEnum, str]:
    return {
        AttackWay.BRAWL: words.pgettext("vampire fight", "Unarmed"),
        AttackWay.MELEE: words.pgettext("vampire fight", "Melee weapon"),
        AttackWay.FIREARMS: words.pgettext("vampire fight", "Firearm"),
        AttackWay.THROWN: words.pgettext("vampire fight", "Thrown"),
    }


def _defence(words: Words) -> Mapping[StrEnum, str]:
    return {
        Defence.BLOCK: words.pgettext("vampire fight", "Block"),
        Defence.DODGE: words.pgettext("vampire fight", "Dodge"),
        Defence.PARRY: words.pgettext("vampire fight", "Parry"),
    }


def _aimed_part(words: Words) -> Mapping[StrEnum, str]:
    return {
        AimedPart.HAND: words.pgettext("vampire fight", "Hand"),
        AimedPart.EYE: words.pgettext("vampire fight", "Eye"),
        AimedPart.HEAD: words.pgettext("vampire fight", "Head"),
        AimedPart.BODY: words.pgettext("vampire fight", "Body"),
        AimedPart.HEART: words.pgettext("vampire fight", "Heart"),
        AimedPart.LEG: words.pgettext("vampire fight", "Leg"),
    }


def _bearing(words: Words) -> Mapping[StrEnum, str]:
    return {
        Bearing.FRONT: words.pgettext("vampire fight", "Front"),
        Bearing.FLANK: words.pgettext("vampire fight", "Flank"),
        Bearing.REAR: words.pgettext("vampire fight", "Rear"),
    }


def _tick(words: Words) -> Mapping[StrEnum, str]:
    return {
        Tick.AIM: words.pgettext("vampire tick", "Time to aim"),
        Tick.RANGE: words.pgettext("vampire tick", "Range"),
        Tick.BURST: words.pgettext("vampire tick", "Burst"),
        Tick.COVER: words.pgettext("vampire tick", "Cover"),
        Tick.SIGHT: words.pgettext("vampire tick", "Cannot see"),
        Tick.FLANK: words.pgettext("vampire tick", "From the flank"),
        Tick.REAR: words.pgettext("vampire tick", "From the rear"),
        Tick.PART: words.pgettext("vampire tick", "Aimed part"),
    }


def _ambush_end(words: Words) -> Mapping[StrEnum, str]:
    return {
        AmbushEnd.WON: words.pgettext("vampire fight", "surprised"),
        AmbushEnd.TIED: words.pgettext("vampire fight", "strikes first"),
        AmbushEnd.NOTICED: words.pgettext("vampire fight", "noticed"),
    }


def _fall_end(words: Words) -> Mapping[StrEnum, str]:
    return {
        FallEnd.UP: words.pgettext("vampire fight", "up at once"),
        FallEnd.DOWN: words.pgettext("vampire fight", "down"),
        FallEnd.HURT: words.pgettext("vampire fight", "down and hurt"),
    }


def _attack_step(words: Words) -> Mapping[StrEnum, str]:
    return {
        AttackStep.ATTACK: words.pgettext("vampire attack", "Attack"),
        AttackStep.DEFENCE: words.pgettext("vampire attack", "Defence"),
        AttackStep.DAMAGE: words.pgettext("vampire attack", "Damage"),
        AttackStep.SOAK: words.pgettext("vampire attack", "Soak"),
        AttackStep.WOUND: words.pgettext("vampire attack", "Wound"),
        AttackStep.OVER: words.pgettext("vampire attack", "Over"),
    }


def _attack_offer(words: Words) -> Mapping[StrEnum, str]:
    return {
        AttackOffer.STUN: words.pgettext("vampire attack", "Stun"),
        AttackOffer.STAKE: words.pgettext("vampire attack", "Staked"),
        AttackOffer.RUIN: words.pgettext("vampire attack", "Armour destroyed"),
        AttackOffer.PARRY: words.pgettext("vampire attack", "Parry hurts"),
    }


def _fighter_mark(words: Words) -> Mapping[StrEnum, str]:
    return {
        FighterMark.STUNNED: words.pgettext("vampire fight", "stunned next turn"),
        FighterMark.STAKED: words.pgettext("vampire fight", "staked, paralysed"),
        FighterMark.FREED: words.pgettext("vampire fight", "freed of the stake"),
        FighterMark.DOWN: words.pgettext("vampire fight", "on the ground"),
        FighterMark.UP: words.pgettext("vampire fight", "on their feet"),
    }


FIGHT_TABLES: Mapping[type[StrEnum], Callable[[Words], Mapping[StrEnum, str]]] = MappingProxyType(
    {
        AimedPart: _aimed_part,
        AmbushEnd: _ambush_end,
        AttackOffer: _attack_offer,
        AttackStep: _attack_step,
        AttackWay: _attack_way,
        Bearing: _bearing,
        DeedKind: _deed_kind,
        DeedState: _deed_state,
        Defence: _defence,
        FallEnd: _fall_end,
        FightPhase: _fight_phase,
        FighterMark: _fighter_mark,
        Tick: _tick,
    }
)
"""The texts of every choice, by its class."""
