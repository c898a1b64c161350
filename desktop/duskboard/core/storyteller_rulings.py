"""Where tables of classic Vampire differ (rules/rulings.md, "storyteller")."""

from dataclasses import dataclass
from enum import StrEnum


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

    botch: BotchRule = BotchRule.NO_SUCCESS_FACE
    specialty: SpecialtyRule = SpecialtyRule.CHAINED
    ones_on_damage_and_soak: DamageOnes = DamageOnes.IGNORED
    automatic_success_offer: AutomaticOffer = AutomaticOffer.GM_ONLY
    willpower: WillpowerRule = WillpowerRule.SUCCESS
    pool_zero_in_multiple: EmptyPool = EmptyPool.ACTION
    contest_difficulty: ContestDifficulty = ContestDifficulty.OPPONENT_POOL
    mortals_soak_bashing: YesNo = YesNo.YES
    kindred_halve_bashing: YesNo = YesNo.NO
    health_marks: HealthMarks = HealthMarks.SLASH_SLASH_CROSS
    wound_penalty_on: WoundPenalty = WoundPenalty.BODILY


PUBLISHED = StorytellerRulings(
    specialty=SpecialtyRule.COUNTS_TWO,
    automatic_success_offer=AutomaticOffer.OFFERED,
    contest_difficulty=ContestDifficulty.GM_ENTERS,
    kindred_halve_bashing=YesNo.YES,
    health_marks=HealthMarks.SLASH_CROSS_STAR,
    wound_penalty_on=WoundPenalty.EVERY_ATTRIBUTE,
)
"""What the published game says, where it differs from the reference."""
