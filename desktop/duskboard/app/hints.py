"""Three hints for a new user, each shown once, at its place."""

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from duskboard.app.desk import Desk
from duskboard.app.room import Room
from duskboard.settings import option
from duskboard.windows.main_window import MainWindow


class Hints:
    """Shows one hint after the other; a hint that was closed, or done, never comes back."""

    def __init__(self, room: Room, window: MainWindow, desk: Desk) -> None:
        self._room = room
        self._window = window
        self._desk = desk
        window.hints.dismissed.connect(self._on_hints_dismissed)
        desk.wall.fill_requested.connect(lambda: self._on_done("click"))
        desk.wall.drag_dropped.connect(lambda: self._on_done("drag"))
        desk.tray.armed.connect(lambda: self._on_done("dice"))

    def begin(self) -> None:
        """Show the first hint that was not seen yet, if there are clocks to speak of."""
        seen = self._room.settings.get(option.HINTS_SEEN)
        card = self._first_card()
        players = self._window.top_bar.players
        if card is not None and "click" not in seen:
            self._window.hints.show_hint("click", self._text("click"), self._first_card)
        elif card is not None and "drag" not in seen:
            self._window.hints.show_hint("drag", self._text("drag"), lambda: players)
        elif "dice" not in seen:
            self._window.hints.show_hint("dice", self._text("dice"), lambda: self._desk.tray)

    def say(self) -> None:
        """Say the hint in the words of now, after another language was chosen."""
        hint_id = self._window.hints.hint_id
        if hint_id:
            self._window.hints.tell(self._text(hint_id))

    def _text(self, hint_id: str) -> str:
        words = self._room.words
        texts = {
            "click": words.gettext("Click a segment: the clock is filled up to it."),
            "drag": words.gettext("Drag a clock here, and the players see it."),
            "dice": words.gettext("Type 3d6 or d100, then what the real dice show, or Enter."),
        }
        return texts[hint_id]

    def _first_card(self) -> QWidget | None:
        """Return the card or row of the clock that stands first on the wall.

        A hint on its dial would cover its name.
        """
        wall = self._desk.wall
        dials = [wall.dial_of(view.clock_id) for view in self._desk.clocks.views]
        cards = [dial.parentWidget() for dial in dials if dial is not None]

        def place(card: QWidget) -> tuple[int, int]:
            point = card.mapTo(wall, QPoint())
            return point.y(), point.x()

        return min((card for card in cards if card is not None), key=place, default=None)

    def _on_hints_dismissed(self, hint_id: str) -> None:
        seen = self._room.settings.get(option.HINTS_SEEN)
        self._room.settings.set(option.HINTS_SEEN, seen | {hint_id})
        self.begin()

    def _on_done(self, hint_id: str) -> None:
        """Nobody needs to be told what he has just done."""
        hints, seen = self._window.hints, self._room.settings.get(option.HINTS_SEEN)
        if hints.hint_id == hint_id:
            hints.clear()
            self._on_hints_dismissed(hint_id)
        elif hint_id not in seen:
            self._room.settings.set(option.HINTS_SEEN, seen | {hint_id})
