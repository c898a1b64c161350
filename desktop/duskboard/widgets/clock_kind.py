"""What tells the kinds of clocks apart: glyph, hue and, in a sentence, name."""

from collections.abc import Mapping
from types import MappingProxyType

from duskboard.core.clocks.clock import ClockHue, ClockKind
from duskboard.i18n.words import Words
from duskboard.theme.token import Role

KIND_GLYPH: Mapping[ClockKind, str] = MappingProxyType(
    {
        ClockKind.PROGRESS: "clock",
        ClockKind.DANGER: "danger",
        ClockKind.MISSION: "hourglass",
        ClockKind.TUG_OF_WAR: "tug-of-war",
        ClockKind.PROJECT: "project",
        ClockKind.FACTION: "faction",
        ClockKind.INVESTIGATION: "investigation",
        ClockKind.HEALING: "healing",
        ClockKind.PATIENCE: "patience",
    }
)
"""The glyph of each kind, by its name in glyphs.toml."""

KIND_HUE: Mapping[ClockKind, Role] = MappingProxyType(
    {
        ClockKind.PROGRESS: Role.QUARRY,
        ClockKind.DANGER: Role.PURSUER,
        ClockKind.MISSION: Role.HAZARD,
        ClockKind.TUG_OF_WAR: Role.QUARRY,
        ClockKind.PROJECT: Role.QUARRY,
        ClockKind.FACTION: Role.FACTION,
        ClockKind.INVESTIGATION: Role.QUARRY,
        ClockKind.HEALING: Role.QUARRY,
        ClockKind.PATIENCE: Role.QUARRY,
    }
)
"""The hue of each kind."""


TINT: Mapping[ClockHue, Role] = MappingProxyType(
    {
        ClockHue.SKY: Role.QUARRY,
        ClockHue.EMBER: Role.PURSUER,
        ClockHue.AMBER: Role.HAZARD,
        ClockHue.JADE: Role.GOOD,
        ClockHue.VIOLET: Role.FACTION,
        ClockHue.SLATE: Role.BARRIER,
    }
)
"""The named colours that a clock can be given."""


def kind_title(kind: ClockKind, words: Words) -> str:  # noqa: PLR0911 - one name for each kind
    """Return the full name of a kind, as it stands in a sentence."""
    match kind:
        case ClockKind.PROGRESS:
            return words.pgettext("clock kind", "progress clock")
        case ClockKind.DANGER:
            return words.pgettext("clock kind", "danger clock")
        case ClockKind.MISSION:
            return words.pgettext("clock kind", "countdown clock")
        case ClockKind.TUG_OF_WAR:
            return words.pgettext("clock kind", "tug-of-war clock")
        case ClockKind.PROJECT:
            return words.pgettext("clock kind", "project clock")
        case ClockKind.FACTION:
            return words.pgettext("clock kind", "faction clock")
        case ClockKind.INVESTIGATION:
            return words.pgettext("clock kind", "investigation clock")
        case ClockKind.HEALING:
            return words.pgettext("clock kind", "healing clock")
        case ClockKind.PATIENCE:
            return words.pgettext("clock kind", "patience clock")
