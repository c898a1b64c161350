"""The rulings of a fight and of the night in classic Vampire -> words."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from duskboard.core.storyteller_rulings import (
    AimedBonus,
    AmbushBonus,
    BonusOn,
    ExtraActions,
    HitBonus,
    OnOff,
    ParryHurts,
    SeductionRule,
    YesNo,
)
from duskboard.i18n.ruling_words import RulingWords
from duskboard.i18n.words import Words


def _extra_actions_when(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("When several actions come"),
        reason=words.gettext(
            "The text puts several actions at the end of the turn, and does not say whether the "
            "first of them waits as well."
        ),
        examples={
            ExtraActions.ALL_AT_END: words.gettext(
                "A at 15 does two things, B at 10 one: B, then A twice."
            ),
            ExtraActions.EXTRAS_LAST: words.gettext(
                "A at 15 does two things, B at 10 one: A, B, A."
            ),
        },
    )


def _parry_hurts(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("A parry hurts who attacked"),
        reason=words.gettext(
            "A parry that beats the attack may wound the attacker. How badly, the text leaves open."
        ),
        examples={
            ParryHurts.GM_ENTERS: words.gettext(
                "A sword, 2 more successes: 4 dice are offered, you enter any."
            ),
            ParryHurts.WEAPON_AND_EXCESS: words.gettext("A sword, 2 more successes: 4 dice."),
            ParryHurts.NEVER: words.gettext("A sword, 2 more successes: no damage."),
        },
    )


def _ambush_bonus(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("What an ambush adds to the attack"),
        reason=words.gettext(
            "Successes of the ambush may be added to the attack; the text does not say which."
        ),
        examples={
            AmbushBonus.MARGIN: words.gettext("4 against 1: 3 are added."),
            AmbushBonus.ALL: words.gettext("4 against 1: 4 are added."),
        },
    )


def _aimed_part_bonus(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("The damage of an aimed part"),
        reason=words.gettext(
            "Head, heart and eye take more damage. Dice can be rolled for it, or levels added."
        ),
        examples={
            AimedBonus.DICE: words.gettext("A pistol, 2 successes, the eye: 10 dice."),
            AimedBonus.LEVELS: words.gettext(
                "A pistol, 2 successes, the eye: 7 dice and 3 levels."
            ),
        },
    )


def _damage_bonus(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("What a hit adds to damage"),
        reason=words.gettext(
            "The text adds every success that is left; the published game leaves one out."
        ),
        examples={
            HitBonus.ALL: words.gettext("A pistol, 4 successes: 9 dice."),
            HitBonus.NET_LESS_ONE: words.gettext("A pistol, 4 successes: 8 dice."),
        },
    )


def _damage_bonus_on(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("Which hits add to damage"),
        reason=words.gettext(
            "The text speaks of firearms alone, and has Strength for what is done by hand."
        ),
        examples={
            BonusOn.FIREARMS: words.gettext("A knife, Strength 3, 2 successes: 4 dice."),
            BonusOn.EVERY_ATTACK: words.gettext(
                "A knife, Strength 3, 2 successes: 6 dice, or 5 where one is left out."
            ),
        },
    )


def _thrown_adds_strength(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("Strength on thrown weapons"),
        reason=words.gettext(
            "What is thrown is a ranged attack, and the arm drives it all the same."
        ),
        examples={
            YesNo.YES: words.gettext("A thrown knife, Strength 3: 4 dice."),
            YesNo.NO: words.gettext("A thrown knife, Strength 3: 1 die."),
        },
    )


def _optional_blind(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("Blindness and darkness"),
        reason=words.gettext(
            "Optional: 2 more on what needs sight. Striking at somebody unseen stays hard."
        ),
        examples={
            OnOff.ON: words.gettext("In the dark at 6: 8."),
            OnOff.OFF: words.gettext("In the dark at 6: 6."),
        },
    )


def _optional_stun(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("Stunned by one blow"),
        reason=words.gettext("Optional: one heavy blow takes the next turn."),
        examples={
            OnOff.ON: words.gettext("Stamina 3, a mortal, 4 levels: no action next turn."),
            OnOff.OFF: words.gettext("Stamina 3, a mortal, 4 levels: acts next turn."),
        },
    )


def _optional_knockdown(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("Knocked off the feet"),
        reason=words.gettext("Optional: who falls rolls Dexterity + Athletics to stand at once."),
        examples={
            OnOff.ON: words.gettext("A failure: an action to stand up."),
            OnOff.OFF: words.gettext("Nobody falls by the dice."),
        },
    )


def _optional_stake(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("Staking"),
        reason=words.gettext("Optional: a stake through the heart paralyses Kindred."),
        examples={
            OnOff.ON: words.gettext("The heart, 3 levels: paralysed."),
            OnOff.OFF: words.gettext("The heart, 3 levels: wounds alone."),
        },
    )


def _seduction(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("What seduction is rolled against"),
        reason=words.gettext(
            "The other side has a trait and three. They can be dice or the difficulty."
        ),
        examples={
            SeductionRule.CONTEST: words.gettext("Against Wits 2: 5 dice of theirs, both at 6."),
            SeductionRule.DIFFICULTY: words.gettext("Against Wits 2: one roll at 5."),
        },
    )


def _awakening(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("Each try to wake takes blood"),
        reason=words.gettext(
            "Waking takes a point of blood and a roll. Whether another try takes another "
            "point, the text leaves open."
        ),
        examples={
            YesNo.YES: words.gettext("The second try: a second point."),
            YesNo.NO: words.gettext("The second try: no blood."),
        },
    )


FIGHT_RULINGS: Mapping[str, Callable[[Words], RulingWords]] = MappingProxyType(
    {
        "storyteller.extra_actions_when": _extra_actions_when,
        "storyteller.parry_hurts": _parry_hurts,
        "storyteller.ambush_bonus": _ambush_bonus,
        "storyteller.aimed_part_bonus": _aimed_part_bonus,
        "storyteller.damage_bonus": _damage_bonus,
        "storyteller.damage_bonus_on": _damage_bonus_on,
        "storyteller.thrown_adds_strength": _thrown_adds_strength,
        "storyteller.optional_blind": _optional_blind,
        "storyteller.optional_stun": _optional_stun,
        "storyteller.optional_knockdown": _optional_knockdown,
        "storyteller.optional_stake": _optional_stake,
        "storyteller.seduction": _seduction,
        "storyteller.awakening_costs_blood_each_try": _awakening,
    }
)
"""The words of each, by identifier."""
