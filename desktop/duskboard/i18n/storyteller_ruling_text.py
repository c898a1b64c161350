"""The rulings of classic Vampire -> words."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from duskboard.core.storyteller_rulings import (
    AutomaticOffer,
    BotchRule,
    ContestDifficulty,
    DamageOnes,
    EmptyPool,
    HealthMarks,
    SpecialtyRule,
    WillpowerRule,
    WoundPenalty,
    YesNo,
)
from duskboard.i18n.ruling_words import RulingWords
from duskboard.i18n.words import Words


def _botch(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("When a roll is botched"),
        reason=words.gettext(
            "A roll without successes and with a 1 is a botch. The text leaves open "
            "whether ones that took the last success make one, too."
        ),
        examples={
            BotchRule.NO_SUCCESS_FACE: words.gettext("1, 3 and 7 at 6: a failure."),
            BotchRule.NET_BELOW_ZERO: words.gettext(
                "1, 1 and 7 at 6: a botch; 1, 3 and 7: a failure."
            ),
            BotchRule.NET_ZERO_WITH_ONE: words.gettext("1, 3 and 7 at 6: a botch."),
        },
    )


def _specialty(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("A 10 within a specialty"),
        reason=words.gettext(
            "A 10 adds to the roll. How many dice, whether their tens add again and "
            "whether their ones count, the text does not say."
        ),
        examples={
            SpecialtyRule.CHAINED: words.gettext("5 dice at 9 succeed in 51.0 of 100 rolls."),
            SpecialtyRule.CHAINED_ONES_COUNT: words.gettext(
                "5 dice at 9 succeed in 49.1 of 100 rolls, fewer than without."
            ),
            SpecialtyRule.ONE_DIE_EACH: words.gettext("5 dice at 9 succeed in 49.2 of 100 rolls."),
            SpecialtyRule.COUNTS_TWO: words.gettext("5 dice at 9 succeed in 56.9 of 100 rolls."),
        },
    )


def _ones_on_damage_and_soak(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("Ones on damage and soak"),
        reason=words.gettext(
            "Damage and soak are never botched. Whether their ones take successes all"
            " the same, the text leaves open."
        ),
        examples={
            DamageOnes.IGNORED: words.gettext("1, 1, 6 and 7: 2 levels."),
            DamageOnes.SUBTRACT: words.gettext("1, 1, 6 and 7: no level."),
        },
    )


def _automatic_success_offer(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("Who offers to waive a roll"),
        reason=words.gettext(
            "A roll may be waived and counts as one success. The published game names"
            " pools that reach the difficulty."
        ),
        examples={
            AutomaticOffer.GM_ONLY: words.gettext("7 dice at 6: nothing is offered."),
            AutomaticOffer.OFFERED: words.gettext("7 dice at 6: one success is offered."),
        },
    )


def _willpower(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("A point of Willpower on a roll"),
        reason=words.gettext(
            "It buys a success. Some tables give dice in its place, which can fail."
        ),
        examples={
            WillpowerRule.SUCCESS: words.gettext("1 and 6 at 6: 1 success, and never a botch."),
            WillpowerRule.THREE_DICE: words.gettext("A pool of 4 rolls 7 dice."),
        },
    )


def _pool_zero_in_multiple(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("An action of several without dice"),
        reason=words.gettext(
            "Each of several actions loses dice. What happens when one has none left "
            "can be read in two ways."
        ),
        examples={
            EmptyPool.ACTION: words.gettext(
                "7, 7, 7 and 7 dice: three are done, the fourth is refused."
            ),
            EmptyPool.DECLARATION: words.gettext("7, 7, 7 and 7 dice: none is done."),
        },
    )


def _contest_difficulty(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("The difficulty of a contest"),
        reason=words.gettext(
            "The text takes it from the opponent’s capability, the published game "
            "mostly leaves it at 6."
        ),
        examples={
            ContestDifficulty.OPPONENT_POOL: words.gettext("Against 7 dice: 7; against 12: 10."),
            ContestDifficulty.GM_ENTERS: words.gettext(
                "Against any pool: 6, until you type another."
            ),
        },
    )


def _mortals_soak_bashing(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("Mortals soak bashing damage"),
        reason=words.gettext(
            "One sentence lets people resist blows with Stamina, another says that "
            "they soak nothing."
        ),
        examples={
            YesNo.YES: words.gettext("Stamina 3 against a punch: 3 dice."),
            YesNo.NO: words.gettext("Stamina 3 against a punch: no dice without armour."),
        },
    )


def _kindred_halve_bashing(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("Kindred halve bashing damage"),
        reason=words.gettext(
            "Only the published game halves what bashing is left after soak, rounded down."
        ),
        examples={
            YesNo.YES: words.gettext("5 levels after soak: 2."),
            YesNo.NO: words.gettext("5 levels after soak: 5."),
        },
    )


def _health_marks(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("Marks in the health boxes"),
        reason=words.gettext(
            "The text marks bashing and lethal alike; the published game has a mark for each kind."
        ),
        examples={
            HealthMarks.SLASH_SLASH_CROSS: words.gettext("Lethal is a thick slash."),
            HealthMarks.SLASH_CROSS_STAR: words.gettext("Lethal is a cross."),
        },
    )


def _wound_penalty_on(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("Which rolls wounds make harder"),
        reason=words.gettext(
            "The text spares what the body has no part in. The published game spares fewer rolls."
        ),
        examples={
            WoundPenalty.BODILY: words.gettext(
                "Mauled: Intelligence + Investigation 6 stays at 6 dice."
            ),
            WoundPenalty.EVERY_ATTRIBUTE: words.gettext(
                "Mauled: Intelligence + Investigation 6 falls to 4 dice."
            ),
        },
    )


STORYTELLER_RULINGS: Mapping[str, Callable[[Words], RulingWords]] = MappingProxyType(
    {
        "storyteller.botch": _botch,
        "storyteller.specialty": _specialty,
        "storyteller.ones_on_damage_and_soak": _ones_on_damage_and_soak,
        "storyteller.automatic_success_offer": _automatic_success_offer,
        "storyteller.willpower": _willpower,
        "storyteller.pool_zero_in_multiple": _pool_zero_in_multiple,
        "storyteller.contest_difficulty": _contest_difficulty,
        "storyteller.mortals_soak_bashing": _mortals_soak_bashing,
        "storyteller.kindred_halve_bashing": _kindred_halve_bashing,
        "storyteller.health_marks": _health_marks,
        "storyteller.wound_penalty_on": _wound_penalty_on,
    }
)
"""The words of each, by identifier."""
