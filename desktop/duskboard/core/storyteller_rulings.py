"""Where tables of classic Vampire differ (rules/rulings.md, "storyteller")."""

from dataclasses import dataclass, field
from enum import StrEnum

from duskboard.core.ruling_about import RulingGroup, about


class YesNo(StrEnum):
    """Whether something holds at this table."""

    YES = "yes"
    NO = "no"


class BotchRule(StrEnum):
    """When a roll is botched (rules/storyteller.md 2.6, D2)."""

    NO_SUCCESS_FACE = "no-success-face"
    NET_BELOW_ZERO = "net-below-zero"
    NET_ZERO_WITH_ONE = "net-zero-with-one"


class SpecialtyRule(StrEnum):
    """What a 10 brings within a specialty (rules/storyteller.md 2.9, D3)."""

    CHAINED = "chained-ones-ignored"
    CHAINED_ONES_COUNT = "chained-ones-count"
    ONE_DIE_EACH = "one-die-each"
    COUNTS_TWO = "counts-two"


class DamageOnes(StrEnum):
    """Whether ones take successes from damage and soak (rules/storyteller.md 16.1, 17.1, D6)."""

    IGNORED = "ignored"
    SUBTRACT = "subtract"


class AutomaticOffer(StrEnum):
    """Who thinks of waiving a roll (rules/storyteller.md 5.3)."""

    GM_ONLY = "gm-only"
    OFFERED = "offered"


class WillpowerRule(StrEnum):
    """What a point of Willpower buys for a roll (rules/storyteller.md 5.2, D26)."""

    SUCCESS = "success"
    THREE_DICE = "three-dice"


class EmptyPool(StrEnum):
    """What is refused when an action of several has no dice (rules/storyteller.md 4.2, D4)."""

    ACTION = "that-action"
    DECLARATION = "whole-declaration"


class ContestDifficulty(StrEnum):
    """The difficulty of a contest (rules/storyteller.md 8.4)."""

    OPPONENT_POOL = "opponent-pool"
    GM_ENTERS = "gm-enters"


class ExtraActions(StrEnum):
    """When those act who do several things in a turn (rules/storyteller.md 12.3, D9)."""

    ALL_AT_END = "all-at-end"
    EXTRAS_LAST = "extras-last"


class ParryHurts(StrEnum):
    """What a parry does to who attacked (rules/storyteller.md 14.3, D10)."""

    GM_ENTERS = "gm-enters"
    WEAPON_AND_EXCESS = "weapon-and-excess"
    NEVER = "never"


class AmbushBonus(StrEnum):
    """Which successes of an ambush are added to the attack (rules/storyteller.md 15.2, D11)."""

    MARGIN = "margin"
    ALL = "all"


class AimedBonus(StrEnum):
    """What the damage of an aimed part is made of (rules/storyteller.md 15.8, D30)."""

    DICE = "dice"
    LEVELS = "levels"


class HitBonus(StrEnum):
    """What a hit adds to the damage pool (rules/storyteller.md 16.1, D13)."""

    ALL = "all"
    NET_LESS_ONE = "net-less-one"


class BonusOn(StrEnum):
    """Which hits add to the damage pool (rules/storyteller.md 16.1, D13)."""

    FIREARMS = "firearms"
    EVERY_ATTACK = "every-attack"


class OnOff(StrEnum):
    """Whether a part that a table may leave out is played with (rules/storyteller.md 19.5)."""

    ON = "on"
    OFF = "off"


class SeductionRule(StrEnum):
    """What the other side's trait and three stand for (rules/storyteller.md 25.6, D24)."""

    CONTEST = "contest"
    DIFFICULTY = "difficulty"


class HealthMarks(StrEnum):
    """How the three kinds of damage are marked (rules/storyteller.md 16.2-16.4, D14)."""

    SLASH_SLASH_CROSS = "slash-slash-cross"
    SLASH_CROSS_STAR = "slash-cross-star"


class WoundPenalty(StrEnum):
    """Which pools lose dice to wounds (rules/storyteller.md 18.3, D17)."""

    BODILY = "bodily"
    EVERY_ATTRIBUTE = "every-attribute"


@dataclass(frozen=True, slots=True, kw_only=True)
class StorytellerRulings:
    """The rulings of classic Vampire."""

    botch: BotchRule = field(
        default=BotchRule.NO_SUCCESS_FACE, metadata=about(RulingGroup.ROLLS, "2.6", "D2")
    )
    specialty: SpecialtyRule = field(
        default=SpecialtyRule.CHAINED,
        metadata=about(RulingGroup.ROLLS, "2.9", "D3", published=SpecialtyRule.COUNTS_TWO),
    )
    ones_on_damage_and_soak: DamageOnes = field(
        default=DamageOnes.IGNORED, metadata=about(RulingGroup.BODY, "16.1", "17.1", "D6")
    )
    automatic_success_offer: AutomaticOffer = field(
        default=AutomaticOffer.GM_ONLY,
        metadata=about(RulingGroup.ROLLS, "5.3", published=AutomaticOffer.OFFERED),
    )
    willpower: WillpowerRule = field(
        default=WillpowerRule.SUCCESS, metadata=about(RulingGroup.ROLLS, "5.2", "D26")
    )
    pool_zero_in_multiple: EmptyPool = field(
        default=EmptyPool.ACTION, metadata=about(RulingGroup.ROLLS, "4.2", "D4")
    )
    contest_difficulty: ContestDifficulty = field(
        default=ContestDifficulty.OPPONENT_POOL,
        metadata=about(RulingGroup.ROLLS, "8.4", published=ContestDifficulty.GM_ENTERS),
    )
    extra_actions_when: ExtraActions = field(
        default=ExtraActions.ALL_AT_END,
        metadata=about(RulingGroup.FIGHT, "12.3", "D9", published=ExtraActions.EXTRAS_LAST),
    )
    parry_hurts: ParryHurts = field(
        default=ParryHurts.GM_ENTERS,
        metadata=about(RulingGroup.FIGHT, "14.3", "D10", published=ParryHurts.WEAPON_AND_EXCESS),
    )
    ambush_bonus: AmbushBonus = field(
        default=AmbushBonus.MARGIN, metadata=about(RulingGroup.FIGHT, "15.2", "D11")
    )
    aimed_part_bonus: AimedBonus = field(
        default=AimedBonus.DICE, metadata=about(RulingGroup.FIGHT, "15.8", "D30")
    )
    damage_bonus: HitBonus = field(
        default=HitBonus.ALL,
        metadata=about(
            RulingGroup.FIGHT,
            "16.1",
            "D13",
            published=HitBonus.NET_LESS_ONE,
            works_with=("damage_bonus_on",),
        ),
    )
    damage_bonus_on: BonusOn = field(
        default=BonusOn.FIREARMS,
        metadata=about(
            RulingGroup.FIGHT,
            "16.1",
            "D13",
            published=BonusOn.EVERY_ATTACK,
            works_with=("damage_bonus",),
        ),
    )
    thrown_adds_strength: YesNo = field(
        default=YesNo.YES, metadata=about(RulingGroup.FIGHT, "16.6", "D31")
    )
    mortals_soak_bashing: YesNo = field(
        default=YesNo.YES, metadata=about(RulingGroup.BODY, "17.2", "17.5", "D15")
    )
    kindred_halve_bashing: YesNo = field(
        default=YesNo.NO, metadata=about(RulingGroup.BODY, "28.14", published=YesNo.YES)
    )
    health_marks: HealthMarks = field(
        default=HealthMarks.SLASH_SLASH_CROSS,
        metadata=about(
            RulingGroup.BODY,
            "16.2",
            "16.3",
            "16.4",
            "D14",
            published=HealthMarks.SLASH_CROSS_STAR,
        ),
    )
    wound_penalty_on: WoundPenalty = field(
        default=WoundPenalty.BODILY,
        metadata=about(RulingGroup.BODY, "18.3", "D17", published=WoundPenalty.EVERY_ATTRIBUTE),
    )
    optional_blind: OnOff = field(
        default=OnOff.ON, metadata=about(RulingGroup.FIGHT, "19.1", "19.5")
    )
    optional_stun: OnOff = field(
        default=OnOff.ON, metadata=about(RulingGroup.FIGHT, "19.2", "19.5")
    )
    optional_knockdown: OnOff = field(
        default=OnOff.ON, metadata=about(RulingGroup.FIGHT, "19.3", "19.5")
    )
    optional_stake: OnOff = field(
        default=OnOff.ON, metadata=about(RulingGroup.FIGHT, "19.4", "19.5")
    )
    seduction: SeductionRule = field(
        default=SeductionRule.CONTEST,
        metadata=about(RulingGroup.NIGHT, "25.6", "D24", published=SeductionRule.DIFFICULTY),
    )
    awakening_costs_blood_each_try: YesNo = field(
        default=YesNo.YES, metadata=about(RulingGroup.NIGHT, "26.2", "D25")
    )
