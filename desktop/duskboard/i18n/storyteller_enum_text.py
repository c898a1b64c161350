"""Choices of classic Vampire -> words, by the glossary of its rules."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.storyteller.action import Winner
from duskboard.core.storyteller.calendar import DueKind, SpanUnit, TimeUnit
from duskboard.core.storyteller.creation import CreationBlock
from duskboard.core.storyteller.difficulty import Degree, DifficultyWord
from duskboard.core.storyteller.extended import Ending
from duskboard.core.storyteller.frenzy import Provocation
from duskboard.core.storyteller.health import Beyond, Damage, Mark, Movement
from duskboard.core.storyteller.pool import SpecialtyUse
from duskboard.core.storyteller.roll import DecidingRuling, PoolVerdict, RollKind
from duskboard.core.storyteller.soak import HarmSource, SoakBy
from duskboard.core.storyteller.trait import Creature, TraitKind
from duskboard.i18n.storyteller_choice_text import CHOICE_TABLES
from duskboard.i18n.storyteller_fight_enum_text import FIGHT_TABLES
from duskboard.i18n.storyteller_night_enum_text import NIGHT_TABLES
from duskboard.i18n.storyteller_play_text import PLAY_TABLES
from duskboard.i18n.storyteller_trait_text import TRAIT_TABLES
from duskboard.i18n.words import Words


def difficulty_example(words: Words, difficulty: int) -> str:
    """Return what a difficulty is like, or "" for 2 and 10 (rules/storyteller.md 3.3, D18)."""
    examples = {
        3: words.pgettext("vampire difficulty", "Find a number in the phone book"),
        4: words.pgettext("vampire difficulty", "Dress a small cut"),
        5: words.pgettext("vampire difficulty", "Follow a car in thin traffic"),
        6: words.pgettext("vampire difficulty", "Shoot at a man across the street"),
        7: words.pgettext("vampire difficulty", "Copy a signature"),
        8: words.pgettext("vampire difficulty", "Open a safe by ear"),
        9: words.pgettext("vampire difficulty", "Hit a coin tossed in the air"),
    }
    return examples.get(difficulty, "")


def degree_example(words: Words, degree: Degree) -> str:
    """Return what a degree of success is like, told by an old radio (rules/storyteller.md 3.4)."""
    examples = {
        Degree.MARGINAL: words.pgettext("vampire degree", "It crackles through one song"),
        Degree.MODERATE: words.pgettext("vampire degree", "It plays"),
        Degree.COMPLETE: words.pgettext("vampire degree", "It plays as it did in the shop"),
        Degree.EXCEPTIONAL: words.pgettext("vampire degree", "It gets stations it never had"),
        Degree.PHENOMENAL: words.pgettext("vampire degree", "People come to hear it"),
    }
    return examples[degree]


def _creature(words: Words) -> Mapping[StrEnum, str]:
    return {
        Creature.KINDRED: words.pgettext("vampire creature", "Kindred"),
        Creature.GHOUL: words.pgettext("vampire creature", "Ghoul"),
        Creature.MORTAL: words.pgettext("vampire creature", "Mortal"),
        Creature.ANIMAL: words.pgettext("vampire creature", "Animal"),
    }


def _trait_kind(words: Words) -> Mapping[StrEnum, str]:
    return {
        TraitKind.PHYSICAL: words.pgettext("vampire sheet", "Physical"),
        TraitKind.SOCIAL: words.pgettext("vampire sheet", "Social"),
        TraitKind.MENTAL: words.pgettext("vampire sheet", "Mental"),
        TraitKind.TALENT: words.pgettext("vampire sheet", "Talents"),
        TraitKind.SKILL: words.pgettext("vampire sheet", "Skills"),
        TraitKind.KNOWLEDGE: words.pgettext("vampire sheet", "Knowledges"),
        TraitKind.DISCIPLINE: words.pgettext("vampire sheet", "Disciplines"),
        TraitKind.PATH: words.pgettext("vampire sheet", "Paths"),
        TraitKind.BACKGROUND: words.pgettext("vampire sheet", "Backgrounds"),
        TraitKind.VIRTUE: words.pgettext("vampire sheet", "Virtues"),
        TraitKind.HUMANITY: words.pgettext("vampire sheet", "Humanity"),
        TraitKind.WILLPOWER: words.pgettext("vampire sheet", "Willpower"),
    }


def _difficulty_word(words: Words) -> Mapping[StrEnum, str]:
    return {
        DifficultyWord.VERY_EASY: words.pgettext("vampire difficulty", "Very easy"),
        DifficultyWord.EASY: words.pgettext("vampire difficulty", "Easy"),
        DifficultyWord.ORDINARY: words.pgettext("vampire difficulty", "Ordinary"),
        DifficultyWord.STANDARD: words.pgettext("vampire difficulty", "Standard"),
        DifficultyWord.RATHER_HARD: words.pgettext("vampire difficulty", "Rather hard"),
        DifficultyWord.HARD: words.pgettext("vampire difficulty", "Hard"),
        DifficultyWord.NEAR_IMPOSSIBLE: words.pgettext("vampire difficulty", "Near impossible"),
    }


def _degree(words: Words) -> Mapping[StrEnum, str]:
    return {
        Degree.MARGINAL: words.pgettext("vampire degree", "Marginal"),
        Degree.MODERATE: words.pgettext("vampire degree", "Moderate"),
        Degree.COMPLETE: words.pgettext("vampire degree", "Complete"),
        Degree.EXCEPTIONAL: words.pgettext("vampire degree", "Exceptional"),
        Degree.PHENOMENAL: words.pgettext("vampire degree", "Phenomenal"),
    }


def _roll_kind(words: Words) -> Mapping[StrEnum, str]:
    return {
        RollKind.ACTION: words.pgettext("vampire roll", "Action"),
        RollKind.DAMAGE: words.pgettext("vampire roll", "Damage"),
        RollKind.SOAK: words.pgettext("vampire roll", "Soak"),
    }


def _pool_verdict(words: Words) -> Mapping[StrEnum, str]:
    return {
        PoolVerdict.SUCCESS: words.pgettext("vampire", "Success"),
        PoolVerdict.FAILURE: words.pgettext("vampire", "Failure"),
        PoolVerdict.BOTCH: words.pgettext("vampire", "Botch"),
    }


def _deciding_ruling(words: Words) -> Mapping[StrEnum, str]:
    return {
        DecidingRuling.BOTCH: words.pgettext("vampire ruling", "Botch"),
        DecidingRuling.SPECIALTY: words.pgettext("vampire ruling", "Specialty"),
        DecidingRuling.ONES: words.pgettext("vampire ruling", "Ones on damage and soak"),
        DecidingRuling.WILLPOWER: words.pgettext("vampire ruling", "Willpower"),
    }


def _winner(words: Words) -> Mapping[StrEnum, str]:
    return {
        Winner.FIRST: words.pgettext("vampire contest", "The first"),
        Winner.SECOND: words.pgettext("vampire contest", "The second"),
        Winner.NOBODY: words.pgettext("vampire contest", "A tie"),
    }


def _ending(words: Words) -> Mapping[StrEnum, str]:
    return {
        Ending.REACHED: words.pgettext("vampire extended", "Reached"),
        Ending.TIME_UP: words.pgettext("vampire extended", "Time is up"),
        Ending.GIVEN_UP: words.pgettext("vampire extended", "Given up"),
    }


def _damage(words: Words) -> Mapping[StrEnum, str]:
    return {
        Damage.BASHING: words.pgettext("vampire damage", "Bashing"),
        Damage.LETHAL: words.pgettext("vampire damage", "Lethal"),
        Damage.AGGRAVATED: words.pgettext("vampire damage", "Aggravated"),
    }


def _beyond(words: Words) -> Mapping[StrEnum, str]:
    return {
        Beyond.NONE: words.pgettext("vampire health", "Awake"),
        Beyond.TORPOR: words.pgettext("vampire health", "Torpor"),
        Beyond.FINAL_DEATH: words.pgettext("vampire health", "Final Death"),
        Beyond.DEAD: words.pgettext("vampire health", "Dead"),
    }


def _movement(words: Words) -> Mapping[StrEnum, str]:
    return {
        Movement.FREE: words.pgettext("vampire movement", "Moves freely"),
        Movement.HALF_SPEED: words.pgettext("vampire movement", "Half speed"),
        Movement.WALK: words.pgettext("vampire movement", "Walks only"),
        Movement.THREE_YARDS: words.pgettext("vampire movement", "3 yards a turn"),
        Movement.ONE_YARD: words.pgettext("vampire movement", "1 yard a turn"),
        Movement.NONE: words.pgettext("vampire movement", "Cannot move"),
    }


def _mark(words: Words) -> Mapping[StrEnum, str]:
    return {
        Mark.SLASH: words.pgettext("vampire mark", "Slash"),
        Mark.CROSS: words.pgettext("vampire mark", "Cross"),
        Mark.STAR: words.pgettext("vampire mark", "Star"),
    }


def _soak_by(words: Words) -> Mapping[StrEnum, str]:
    return {
        SoakBy.BODY: words.pgettext("vampire soak", "Stamina, armour and Fortitude"),
        SoakBy.ARMOUR: words.pgettext("vampire soak", "Armour only"),
        SoakBy.FORTITUDE: words.pgettext("vampire soak", "Fortitude only"),
        SoakBy.NOTHING: words.pgettext("vampire soak", "Nothing"),
    }


def _harm_source(words: Words) -> Mapping[StrEnum, str]:
    return {
        HarmSource.BLOW: words.pgettext("vampire harm", "Blow or shot"),
        HarmSource.CLAWS: words.pgettext("vampire harm", "Claws or teeth"),
        HarmSource.FIRE: words.pgettext("vampire harm", "Fire"),
        HarmSource.SUN: words.pgettext("vampire harm", "Sunlight"),
    }


def _time_unit(words: Words) -> Mapping[StrEnum, str]:
    return {
        TimeUnit.TURN: words.pgettext("vampire time", "Turn"),
        TimeUnit.SCENE: words.pgettext("vampire time", "Scene"),
        TimeUnit.CHAPTER: words.pgettext("vampire time", "Chapter"),
        TimeUnit.STORY: words.pgettext("vampire time", "Story"),
        TimeUnit.CHRONICLE: words.pgettext("vampire time", "Chronicle"),
    }


def _span_unit(words: Words) -> Mapping[StrEnum, str]:
    return {
        SpanUnit.HOUR: words.pgettext("vampire span", "Hours"),
        SpanUnit.NIGHT: words.pgettext("vampire span", "Nights"),
        SpanUnit.WEEK: words.pgettext("vampire span", "Weeks"),
        SpanUnit.MONTH: words.pgettext("vampire span", "Months"),
        SpanUnit.YEAR: words.pgettext("vampire span", "Years"),
    }


def _due_kind(words: Words) -> Mapping[StrEnum, str]:
    return {
        DueKind.NIGHTLY_BLOOD: words.pgettext("vampire due", "Blood of the night"),
        DueKind.HUNGER: words.pgettext("vampire due", "Hunger"),
        DueKind.HEALS_BASHING: words.pgettext("vampire due", "Bashing heals"),
        DueKind.HEALS_LETHAL: words.pgettext("vampire due", "Lethal heals"),
        DueKind.TORPOR_ENDS: words.pgettext("vampire due", "Torpor may end"),
        DueKind.STAIN_ENDS: words.pgettext("vampire due", "The stain fades"),
        DueKind.AIR_ENDS: words.pgettext("vampire due", "The air clears"),
        DueKind.ANOTHER_NIGHT: words.pgettext("vampire due", "Another drink counts"),
        DueKind.GHOUL_LAPSES: words.pgettext("vampire due", "A ghoul needs to drink"),
        DueKind.REMINDER: words.pgettext("vampire due", "Reminder"),
    }


def _specialty_use(words: Words) -> Mapping[StrEnum, str]:
    return {
        SpecialtyUse.NONE: words.pgettext("vampire specialty", "No specialty"),
        SpecialtyUse.COUNTS: words.pgettext("vampire specialty", "Specialty"),
        SpecialtyUse.TOO_LOW: words.pgettext("vampire specialty", "Specialty from four dots"),
        SpecialtyUse.OVERRULED: words.pgettext("vampire specialty", "Specialty, overruled"),
    }


def _provocation(words: Words) -> Mapping[StrEnum, str]:
    return {
        Provocation.BLOOD_SMELT: words.pgettext("vampire frenzy", "Smell of blood"),
        Provocation.BLOOD_SEEN: words.pgettext("vampire frenzy", "Sight of blood"),
        Provocation.HARASSED: words.pgettext("vampire frenzy", "Harassed"),
        Provocation.LIFE_THREATENED: words.pgettext("vampire frenzy", "Life threatened"),
        Provocation.TAUNTED: words.pgettext("vampire frenzy", "Taunts"),
        Provocation.PROVOKED: words.pgettext("vampire frenzy", "Provoked"),
        Provocation.BLOOD_TASTED: words.pgettext("vampire frenzy", "Taste of blood"),
        Provocation.LOVED_ONE_IN_DANGER: words.pgettext("vampire frenzy", "Loved one in danger"),
        Provocation.HUMILIATED: words.pgettext("vampire frenzy", "Humiliated"),
    }


def _creation_block(words: Words) -> Mapping[StrEnum, str]:
    return {
        CreationBlock.ATTRIBUTES: words.pgettext("vampire creation", "Attributes"),
        CreationBlock.ABILITIES: words.pgettext("vampire creation", "Abilities"),
        CreationBlock.DISCIPLINES: words.pgettext("vampire creation", "Disciplines"),
        CreationBlock.BACKGROUNDS: words.pgettext("vampire creation", "Backgrounds"),
        CreationBlock.VIRTUES: words.pgettext("vampire creation", "Virtues"),
        CreationBlock.HUMANITY: words.pgettext("vampire creation", "Humanity"),
        CreationBlock.WILLPOWER: words.pgettext("vampire creation", "Willpower"),
        CreationBlock.MERITS: words.pgettext("vampire creation", "Merits and flaws"),
    }


STORYTELLER_TABLES: Mapping[type[StrEnum], Callable[[Words], Mapping[StrEnum, str]]] = (
    MappingProxyType(
        {
            **CHOICE_TABLES,
            **FIGHT_TABLES,
            **NIGHT_TABLES,
            **PLAY_TABLES,
            **TRAIT_TABLES,
            Beyond: _beyond,
            CreationBlock: _creation_block,
            Creature: _creature,
            Damage: _damage,
            DecidingRuling: _deciding_ruling,
            Degree: _degree,
            DifficultyWord: _difficulty_word,
            DueKind: _due_kind,
            Ending: _ending,
            HarmSource: _harm_source,
            Mark: _mark,
            Movement: _movement,
            PoolVerdict: _pool_verdict,
            Provocation: _provocation,
            RollKind: _roll_kind,
            SoakBy: _soak_by,
            SpanUnit: _span_unit,
            SpecialtyUse: _specialty_use,
            TimeUnit: _time_unit,
            TraitKind: _trait_kind,
            Winner: _winner,
        }
    )
)
"""The texts of every choice of classic Vampire, by its class."""
