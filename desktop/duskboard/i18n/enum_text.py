"""Members of enums -> words."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.blades_rulings import ExtremeEffect, ProjectCritical
from duskboard.core.clocks.clock import ClockKind
from duskboard.core.clocks.effect import Activity, Effect, Outcome
from duskboard.core.clocks.tick import ClockEvent
from duskboard.core.ruling_about import RulingGroup
from duskboard.core.rulings import Preset
from duskboard.i18n.blades_enum_text import BLADES_TABLES
from duskboard.i18n.chase_check_text import CHECK_TABLES
from duskboard.i18n.chase_enum_text import CHASE_TABLES
from duskboard.i18n.chase_fight_enum_text import FIGHT_TABLES
from duskboard.i18n.chase_vehicle_text import VEHICLE_TABLES
from duskboard.i18n.clock_enum_text import CLOCK_TABLES
from duskboard.i18n.storyteller_enum_text import STORYTELLER_TABLES
from duskboard.i18n.words import Language, Words
from duskboard.table.clock_view import CardKind
from duskboard.table.entity import Visibility
from duskboard.table.public_frame import PublicPage
from duskboard.table.turn_view import TurnState

LANGUAGE_NAME: Mapping[Language, str] = MappingProxyType(
    {
        Language.ENGLISH: "English",
        Language.TRADITIONAL_CHINESE: "繁體中文",
        Language.SIMPLIFIED_CHINESE: "简体中文",
    }
)
"""Each language in its own words, so that whoever reads it finds it."""


def enum_text(words: Words, member: StrEnum) -> str:
    """Return what a choice of core, table or play is called on screen.

    Raises:
        KeyError: It belongs to an enum that no user sees.
    """
    return words.kept(_TABLES[type(member)])[member]


def theme_text(words: Words, name: str) -> str:
    """Return what the theme "dark", "light" or "system" is called.

    Raises:
        KeyError: There is no such theme.
    """
    names = {
        "dark": words.pgettext("theme", "Dark"),
        "light": words.pgettext("theme", "Light"),
        "system": words.pgettext("theme", "As the system"),
    }
    return names[name]


def visibility_clause(words: Words, visibility: Visibility, *, is_unnamed: bool = False) -> str:
    """Return what players know of a thing, as a clause: "shown to players".

    Args:
        words: The language.
        visibility: What they know.
        is_unnamed: Whether a masked thing shows "?" and not its name.
    """
    masked = words.gettext("players see the name only")
    if is_unnamed:
        masked = words.gettext("players see “?”")
    clauses = {
        Visibility.HIDDEN: words.gettext("hidden from players"),
        Visibility.MASKED: masked,
        Visibility.SHOWN: words.gettext("shown to players"),
    }
    return clauses[visibility]


def _clock_kinds(words: Words) -> Mapping[StrEnum, str]:
    return {
        ClockKind.PROGRESS: words.pgettext("clock kind", "Progress"),
        ClockKind.DANGER: words.pgettext("clock kind", "Danger"),
        ClockKind.MISSION: words.pgettext("clock kind", "Countdown"),
        ClockKind.TUG_OF_WAR: words.pgettext("clock kind", "Tug-of-war"),
        ClockKind.PROJECT: words.pgettext("clock kind", "Project"),
        ClockKind.FACTION: words.pgettext("clock kind", "Faction"),
        ClockKind.INVESTIGATION: words.pgettext("clock kind", "Investigation"),
        ClockKind.HEALING: words.pgettext("clock kind", "Healing"),
        ClockKind.PATIENCE: words.pgettext("clock kind", "Patience"),
    }


def _card_kinds(words: Words) -> Mapping[StrEnum, str]:
    return {
        CardKind.SINGLE: words.pgettext("clock card", "Clock"),
        CardKind.RACE: words.pgettext("clock card", "Race"),
        CardKind.CHAIN: words.pgettext("clock card", "Linked"),
    }


def _clock_events(words: Words) -> Mapping[StrEnum, str]:
    return {
        ClockEvent.FILLED: words.pgettext("clock event", "full"),
        ClockEvent.EMPTIED: words.pgettext("clock event", "empty"),
        ClockEvent.OPENED: words.pgettext("clock event", "unlocked"),
        ClockEvent.WON: words.pgettext("clock event", "won the race"),
        ClockEvent.BOTH_WON: words.pgettext("clock event", "both won the race"),
        ClockEvent.RELOCKED: words.pgettext("clock event", "locked again"),
        ClockEvent.STATUS_FALLS: words.pgettext("clock event", "status falls by 1"),
    }


def _visibilities(words: Words) -> Mapping[StrEnum, str]:
    return {
        Visibility.HIDDEN: words.pgettext("visibility", "GM only"),
        Visibility.MASKED: words.pgettext("visibility", "Name only"),
        Visibility.SHOWN: words.pgettext("visibility", "Shown"),
    }


def _public_pages(words: Words) -> Mapping[StrEnum, str]:
    return {
        PublicPage.TITLE: words.pgettext("players' screen", "Title card"),
        PublicPage.CLOCKS: words.pgettext("players' screen", "Clocks"),
        PublicPage.CHASE: words.pgettext("players' screen", "Chase"),
        PublicPage.ORDER: words.pgettext("players' screen", "Turn order"),
        PublicPage.ROLL: words.pgettext("players' screen", "Last roll"),
        PublicPage.HAND_OUT: words.pgettext("players' screen", "Hand-out"),
        PublicPage.FACE: words.pgettext("players' screen", "Character"),
    }


def _turn_states(words: Words) -> Mapping[StrEnum, str]:
    return {
        TurnState.TO_COME: words.pgettext("turn", "still to act"),
        TurnState.NOW: words.pgettext("turn", "acts now"),
        TurnState.WAITING: words.pgettext("turn", "waits"),
        TurnState.DONE: words.pgettext("turn", "has acted"),
    }


def _effects(words: Words) -> Mapping[StrEnum, str]:
    return {
        Effect.ZERO: words.pgettext("blades effect", "Zero"),
        Effect.LIMITED: words.pgettext("blades effect", "Limited"),
        Effect.STANDARD: words.pgettext("blades effect", "Standard"),
        Effect.GREAT: words.pgettext("blades effect", "Great"),
        Effect.EXTREME: words.pgettext("blades effect", "Extreme"),
    }


def _outcomes(words: Words) -> Mapping[StrEnum, str]:
    return {
        Outcome.BAD: words.pgettext("blades outcome", "1–3"),
        Outcome.PARTIAL: words.pgettext("blades outcome", "4/5"),
        Outcome.FULL: words.pgettext("blades outcome", "6"),
        Outcome.CRITICAL: words.pgettext("blades outcome", "Critical"),
    }


def _activities(words: Words) -> Mapping[StrEnum, str]:
    return {
        Activity.PROJECT: words.pgettext("blades activity", "Long-term project"),
        Activity.RECOVER: words.pgettext("blades activity", "Recover"),
        Activity.FACTION: words.pgettext("blades activity", "Faction clock"),
    }


def _presets(words: Words) -> Mapping[StrEnum, str]:
    return {
        Preset.REFERENCE: words.pgettext("preset", "Reference"),
        Preset.PUBLISHED: words.pgettext("preset", "Published"),
    }


def _ruling_groups(words: Words) -> Mapping[StrEnum, str]:
    return {
        RulingGroup.FIGHT: words.pgettext("rulings", "The fight"),
        RulingGroup.NIGHT: words.pgettext("rulings", "The night"),
        RulingGroup.SCOUNDREL: words.pgettext("rulings", "The scoundrel"),
        RulingGroup.CREW: words.pgettext("rulings", "The crew"),
        RulingGroup.BODY: words.pgettext("rulings", "The body"),
        RulingGroup.ROLLS: words.pgettext("rulings", "Rolls"),
        RulingGroup.CLOCKS: words.pgettext("rulings", "Clocks"),
        RulingGroup.SETTING_OUT: words.pgettext("rulings", "Setting out"),
        RulingGroup.ROUNDS: words.pgettext("rulings", "Rounds and turns"),
        RulingGroup.MOVING: words.pgettext("rulings", "On the move"),
        RulingGroup.CONFLICT: words.pgettext("rulings", "Fights and rams"),
    }


def _project_criticals(words: Words) -> Mapping[StrEnum, str]:
    return {
        ProjectCritical.FOUR: _segments(words, 4),
        ProjectCritical.FIVE: _segments(words, 5),
    }


def _extreme_effects(words: Words) -> Mapping[StrEnum, str]:
    return {
        ExtremeEffect.FOUR: _segments(words, 4),
        ExtremeEffect.FIVE: _segments(words, 5),
        ExtremeEffect.ASK: words.pgettext("ruling", "Ask each time"),
    }


def _languages(_words: Words) -> Mapping[StrEnum, str]:
    return {language: LANGUAGE_NAME[language] for language in Language}


def _segments(words: Words, count: int) -> str:
    return words.ngettext("%(count)d segment", "%(count)d segments", count) % {"count": count}


_TABLES: Mapping[type[StrEnum], Callable[[Words], Mapping[StrEnum, str]]] = MappingProxyType(
    {
        **BLADES_TABLES,
        **CHASE_TABLES,
        **FIGHT_TABLES,
        **VEHICLE_TABLES,
        **CLOCK_TABLES,
        **STORYTELLER_TABLES,
        **CHECK_TABLES,
        Activity: _activities,
        CardKind: _card_kinds,
        ClockEvent: _clock_events,
        ClockKind: _clock_kinds,
        Effect: _effects,
        ExtremeEffect: _extreme_effects,
        Language: _languages,
        Outcome: _outcomes,
        Preset: _presets,
        ProjectCritical: _project_criticals,
        PublicPage: _public_pages,
        RulingGroup: _ruling_groups,
        TurnState: _turn_states,
        Visibility: _visibilities,
    }
)
