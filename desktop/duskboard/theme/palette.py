"""The palette that Qt's own widgets and dialogs take."""

from PySide6.QtGui import QPalette

from duskboard.theme.look import Look
from duskboard.theme.token import Role

_ROLES = {
    QPalette.ColorRole.Window: Role.BG1,
    QPalette.ColorRole.WindowText: Role.TEXT,
    QPalette.ColorRole.Base: Role.BG0,
    QPalette.ColorRole.AlternateBase: Role.BG2,
    QPalette.ColorRole.Text: Role.TEXT,
    QPalette.ColorRole.PlaceholderText: Role.TEXT3,
    QPalette.ColorRole.Button: Role.BG3,
    QPalette.ColorRole.ButtonText: Role.TEXT,
    QPalette.ColorRole.BrightText: Role.TEXT,
    QPalette.ColorRole.ToolTipBase: Role.TEXT,
    QPalette.ColorRole.ToolTipText: Role.BG1,
    QPalette.ColorRole.Highlight: Role.TEXT2,
    QPalette.ColorRole.HighlightedText: Role.BG1,
    QPalette.ColorRole.Accent: Role.TEXT2,
    QPalette.ColorRole.Link: Role.TEXT,
    QPalette.ColorRole.LinkVisited: Role.TEXT2,
    QPalette.ColorRole.Light: Role.LINE,
    QPalette.ColorRole.Midlight: Role.LINE,
    QPalette.ColorRole.Mid: Role.LINE,
    QPalette.ColorRole.Dark: Role.BG0,
    QPalette.ColorRole.Shadow: Role.BG0,
}
_DISABLED = (
    QPalette.ColorRole.WindowText,
    QPalette.ColorRole.Text,
    QPalette.ColorRole.ButtonText,
)


def palette(look: Look) -> QPalette:
    """Return the palette of a look."""
    made = QPalette()
    for name, role in _ROLES.items():
        made.setColor(name, look.color(role))
    for name in _DISABLED:
        made.setColor(QPalette.ColorGroup.Disabled, name, look.color(Role.TEXT3))
    return made
