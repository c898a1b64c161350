"""Ids of the commands that windows themselves speak of; the table may hold any others."""

from enum import StrEnum


class CommandId(StrEnum):
    """Names of commands whose keys stand on buttons of the windows."""

    FIND = "view.find"
    UNDO = "edit.undo"
    REDO = "edit.redo"
    FREEZE = "players.freeze"
    BLANK = "players.blank"
    FULL_SCREEN = "players.full_screen"
    MENU = "view.menu"


SESSION_PREFIXES = ("session.", "title.")
"""Commands whose ids begin so stand in the menu of the campaign's name too."""
PAGE_PREFIX = "players.page."
"""Commands that turn the players' screen to a page: the menu of pages has these already."""
PLAYER_LANGUAGE_PREFIX = "players.language."
"""Commands of the players' language: the menu of pages has them in a menu of their own."""
