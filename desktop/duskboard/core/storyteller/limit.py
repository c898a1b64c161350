"""Limits of a roll that the game master may overrule (rules/storyteller.md 10.1)."""

from enum import StrEnum


class Limit(StrEnum):
    """What a roll was allowed to go past, in the order in which it is told."""

    DIFFICULTY = "difficulty"
    POOL = "pool"
    WILLPOWER = "willpower"
    WILLPOWER_TURN = "willpower-turn"
    BLOOD = "blood"
    BLOOD_TURN = "blood-turn"
    DOT = "dot"
    BODY = "body"
    SLEEP = "sleep"
