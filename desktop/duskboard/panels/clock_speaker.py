"""Tells screen readers what becomes of the clocks."""

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.panels.announcement import announce
from duskboard.panels.clock_news import News, news_of
from duskboard.table.clock_view import ClockView


class ClockSpeaker(QWidget):
    """Compares clocks with those it has seen and says what is new. It is never shown itself.

    Signals:
        announced(str, bool): This was said; whether it was urgent.
    """

    announced = Signal(str, bool)

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._seen: dict[EntityId, ClockView] = {}
        self.hide()

    def begin(self, clocks: Iterable[ClockView]) -> None:
        """Take note of clocks without a word."""
        self._seen = {clock.clock_id: clock for clock in clocks}

    def hear(self, clocks: Iterable[ClockView]) -> None:
        """Say what is new about clocks."""
        before, now = self._seen, {clock.clock_id: clock for clock in clocks}
        self._seen = now
        gone = [clock_id for clock_id in before if clock_id not in now]
        for clock_id in (*gone, *now):
            was, clock = before.get(clock_id), now.get(clock_id)
            if was is clock:  # most are, and comparing them takes a while
                continue
            news = news_of(self._words, was, clock) if was != clock else None
            if news is not None:
                self.say(news)

    def say(self, news: News) -> None:
        """Say something."""
        announce(self.parentWidget() or self, news.text, is_urgent=news.is_urgent)
        self.announced.emit(news.text, news.is_urgent)
