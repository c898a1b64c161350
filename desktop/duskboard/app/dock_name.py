"""What the docks are called."""

from duskboard.i18n.words import Words


def clocks_title(words: Words) -> str:
    """Return the title of the wall of clocks."""
    return words.pgettext("dock", "Clocks")


def chase_title(words: Words) -> str:
    """Return the title of the track of a chase."""
    return words.pgettext("dock", "Chase")


def track_title(words: Words) -> str:
    """Return the title of the track as a list."""
    return words.pgettext("dock", "Track list")


def acts_title(words: Words) -> str:
    """Return the title of what can be done in a chase."""
    return words.pgettext("dock", "What can be done")


def spoken_title(words: Words) -> str:
    """Return the title of what screen readers were told."""
    return words.pgettext("dock", "Spoken")


def forecast_title(words: Words) -> str:
    """Return the title of what the next rounds of a chase may bring."""
    return words.pgettext("dock", "Forecast")


def notes_title(words: Words) -> str:
    """Return the title of the notes."""
    return words.pgettext("dock", "Notes")


def undo_title(words: Words) -> str:
    """Return the title of the steps."""
    return words.pgettext("dock", "Undo")


def tray_title(words: Words) -> str:
    """Return the title of the dice."""
    return words.pgettext("dock", "Dice tray")


def odds_title(words: Words) -> str:
    """Return the title of the odds."""
    return words.pgettext("dock", "Odds")


def log_title(words: Words) -> str:
    """Return the title of the log."""
    return words.pgettext("dock", "Roll log")


def rules_title(words: Words) -> str:
    """Return the title of the house rules."""
    return words.pgettext("dock", "House rules")


def shelf_title(words: Words) -> str:
    """Return the title of the shelf."""
    return words.pgettext("dock", "Shelf")


def sheets_title(words: Words) -> str:
    """Return the title of the sheets of Vampire."""
    return words.pgettext("dock", "Sheets")


def vehicle_title(words: Words) -> str:
    """Return the title of a vehicle."""
    return words.pgettext("dock", "Vehicle")


def sheet_title(words: Words) -> str:
    """Return the title of the quick sheet."""
    return words.pgettext("dock", "Quick sheet")


def crew_title(words: Words) -> str:
    """Return the title of the crew's sheet."""
    return words.pgettext("dock", "Crew")


def claims_title(words: Words) -> str:
    """Return the title of the map of claims."""
    return words.pgettext("dock", "Claims")


def holdings_title(words: Words) -> str:
    """Return the title of cohorts and upgrades."""
    return words.pgettext("dock", "Cohorts, upgrades")
