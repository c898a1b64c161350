"""Choices of playing Vampire -> words."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.storyteller.limit import Limit
from duskboard.i18n.words import Words
from duskboard.play.storyteller.body import HealMeans
from duskboard.play.storyteller.contest import ContestMode
from duskboard.play.storyteller.field import NumberField, RowField, TextField
from duskboard.play.storyteller.spending import SpentOn
from duskboard.table.several_roll import RolledFor


def _spent_on(words: Words) -> Mapping[StrEnum, str]:
    return {
        SpentOn.ROLL: words.pgettext("vampire spending", "for a roll"),
        SpentOn.POWER: words.pgettext("vampire spending", "for a power"),
        SpentOn.HEALING: words.pgettext("vampire spending", "for healing"),
        SpentOn.STRENGTH: words.pgettext("vampire spending", "for Strength"),
        SpentOn.DEXTERITY: words.pgettext("vampire spending", "for Dexterity"),
        SpentOn.STAMINA: words.pgettext("vampire spending", "for Stamina"),
        SpentOn.NIGHT: words.pgettext("vampire spending", "for the night"),
        SpentOn.FED: words.pgettext("vampire spending", "fed"),
        SpentOn.NATURE: words.pgettext("vampire spending", "true to Nature"),
        SpentOn.SUNSET: words.pgettext("vampire spending", "at sunset"),
        SpentOn.STORY: words.pgettext("vampire spending", "end of the story"),
        SpentOn.OTHER: words.pgettext("vampire spending", "no reason given"),
    }


def _text_field(words: Words) -> Mapping[StrEnum, str]:
    return {
        TextField.NAME: words.pgettext("vampire field", "Name"),
        TextField.PLAYER: words.pgettext("vampire field", "Player"),
        TextField.CONCEPT: words.pgettext("vampire field", "Concept"),
        TextField.CLAN: words.pgettext("vampire field", "Clan"),
        TextField.SIRE: words.pgettext("vampire field", "Sire"),
        TextField.NATURE: words.pgettext("vampire field", "Nature"),
        TextField.DEMEANOUR: words.pgettext("vampire field", "Demeanour"),
        TextField.HAVEN: words.pgettext("vampire field", "Haven"),
        TextField.COTERIE: words.pgettext("vampire field", "Coterie"),
        TextField.PATH: words.pgettext("vampire field", "Path"),
        TextField.NOTES: words.pgettext("vampire field", "Notes"),
        TextField.PORTRAIT: words.pgettext("vampire field", "Portrait"),
    }


def _number_field(words: Words) -> Mapping[StrEnum, str]:
    return {
        NumberField.GENERATION: words.pgettext("vampire field", "Generation"),
        NumberField.WILLPOWER_LEFT: words.pgettext("vampire field", "Willpower to spend"),
        NumberField.BLOOD: words.pgettext("vampire field", "Blood pool"),
        NumberField.BLOOD_LIMIT: words.pgettext("vampire field", "Most blood"),
        NumberField.BLOOD_TURN_LIMIT: words.pgettext("vampire field", "Blood a turn"),
        NumberField.DRINKS: words.pgettext("vampire field", "Drinks"),
        NumberField.LAST_DRINK: words.pgettext("vampire field", "Last drink"),
        NumberField.EARNED: words.pgettext("vampire field", "Experience earned"),
        NumberField.PAID: words.pgettext("vampire field", "Experience spent"),
    }


def _row_field(words: Words) -> Mapping[StrEnum, str]:
    return {
        RowField.WEAPONS: words.pgettext("vampire field", "Weapons"),
        RowField.ARMOUR: words.pgettext("vampire field", "Armour"),
        RowField.POWERS: words.pgettext("vampire field", "Powers"),
        RowField.RITUALS: words.pgettext("vampire field", "Rituals"),
        RowField.MERITS: words.pgettext("vampire field", "Merits and flaws"),
        RowField.BOXES: words.pgettext("vampire field", "Health boxes"),
    }


def _heal_means(words: Words) -> Mapping[StrEnum, str]:
    return {
        HealMeans.BLOOD: words.pgettext("vampire healing", "By blood"),
        HealMeans.TIME: words.pgettext("vampire healing", "By time"),
        HealMeans.WORD: words.pgettext("vampire healing", "By the GM’s word"),
    }


def _limit(words: Words) -> Mapping[StrEnum, str]:
    return {
        Limit.DIFFICULTY: words.pgettext("vampire limit", "a difficulty outside 2 to 10"),
        Limit.POOL: words.pgettext("vampire limit", "more than 30 dice"),
        Limit.WILLPOWER: words.pgettext("vampire limit", "Willpower that is not there"),
        Limit.WILLPOWER_TURN: words.pgettext("vampire limit", "Willpower twice in a turn"),
        Limit.BLOOD: words.pgettext("vampire limit", "blood that is not there"),
        Limit.BLOOD_TURN: words.pgettext("vampire limit", "too much blood in a turn"),
        Limit.DOT: words.pgettext("vampire limit", "a Knowledge without a dot"),
        Limit.BODY: words.pgettext("vampire limit", "a body that cannot act"),
        Limit.SLEEP: words.pgettext("vampire limit", "the sleep of torpor"),
    }


def _contest_mode(words: Words) -> Mapping[StrEnum, str]:
    return {
        ContestMode.OPPOSE: words.pgettext("vampire contest", "Contest"),
        ContestMode.HINDER: words.pgettext("vampire contest", "Hinder"),
    }


def _rolled_for(words: Words) -> Mapping[StrEnum, str]:
    return {
        RolledFor.OPPOSE: words.pgettext("vampire contest", "Contest"),
        RolledFor.HINDER: words.pgettext("vampire contest", "Hinder"),
        RolledFor.TEAM: words.pgettext("vampire several", "Together"),
        RolledFor.MATCH: words.pgettext("vampire several", "First to…"),
    }


PLAY_TABLES: Mapping[type[StrEnum], Callable[[Words], Mapping[StrEnum, str]]] = MappingProxyType(
    {
        ContestMode: _contest_mode,
        HealMeans: _heal_means,
        Limit: _limit,
        NumberField: _number_field,
        RolledFor: _rolled_for,
        RowField: _row_field,
        SpentOn: _spent_on,
        TextField: _text_field,
    }
)
"""The texts of every choice, by its class."""
