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
