"""Saying things to a screen reader that nobody is looking at."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str, *, is_urgent: bool = False) -> None:
    """Have a screen reader say a text when it is free, or at once where it is urgent."""
    event = QAccessibleAnnouncementEvent(widget, text)
    politeness = QAccessible.AnnouncementPoliteness
    event.setPoliteness(politeness.Assertive if is_urgent else politeness.Polite)
    QAccessible.updateAccessibility(event)
