"""The rolls of a score on screen: what can be read there, and hands that roll."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot
from tests.seat.player import Player
from tests.seat.scoundrel_seat import ScoundrelSeat

from duskboard.core.blades.consequence import ConsequenceKind
from duskboard.core.blades.position import Position
from duskboard.core.clocks.effect import Effect
from duskboard.panels.roll_panel import RollPanel
from duskboard.panels.score_panel import ScorePanel
from duskboard.panels.threat_card import ThreatCard

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


class RollSeat(ScoundrelSeat):
    """Somebody before the scoundrels and the rolls of an open campaign."""

    def __init__(self, qtbot: QtBot, player: Player) -> None:
        super().__init__(qtbot, player)
        self._bot = qtbot

    @property
    def rolls(self) -> RollPanel:
        return self._player.evening.desk.roll_panel

    # ---- what can be read

    @property
    def plan(self) -> ScorePanel:
        """The score."""
        return next(iter(self._player.evening.window.findChildren(ScorePanel)))

    def in_hand(self) -> tuple[str, str, str]:
        """Return what is in hand: what it is, what it costs, and what the button says."""
        foot = self.rolls.foot
        assert foot.isVisible()
        return foot.title.text(), foot.line.text(), foot.go.text()

    def odds(self) -> list[str]:
        """Return the four figures of the odds of an action."""
        return [one.text for one in self.rolls.action.strip.bar.face.shares]

    def planned(self, clock: str) -> int:
        """Return how many segments of a clock are hatched as planned."""
        face = self._player.dial(clock).face
        assert face is not None
        return face.pending

    def filled(self, clock: str) -> int:
        """Return how many segments of a clock are filled."""
        return self._player.filled(clock)

    def came_out(self) -> tuple[str, str]:
        """Return what was rolled and how it came out."""
        page = self.rolls.outcome
        assert page.isVisible()
        return page.title.text(), page.verdict.text()

    def threats(self) -> list[tuple[str, str]]:
        """Return the consequences, those that wait first, each with how it stands."""
        cards = [one for one in self.rolls.outcome.cards if one.isVisible()]
        return [(one.title.text(), one.tag.text()) for one in cards]

    def card(self, text: str) -> ThreatCard:
        """Return a consequence by how it begins."""
        cards = (one for one in self.rolls.outcome.cards if one.isVisible())
        return next(one for one in cards if one.title.text().startswith(text))

    # ---- hands

    def press(self, what: QWidget, modifier: Qt.KeyboardModifier = NONE) -> None:
        """Click something of the rolls, brought into sight by the wheel, once it has its place."""
        self._bot.waitUntil(lambda: what.isVisible() and what.height() > 0)
        if QApplication.activeWindow() is None:
            self._player.settle()  # offscreen a window that was waited for may lose the keyboard
        self.rolls.show_part(what)
        assert what.isVisible()
        assert what.isEnabled()
        self._bot.mouseClick(what, LEFT, modifier, what.rect().center())
        if QApplication.activeWindow() is None:
            self._player.settle()

    def press_pair(self, position: Position, effect: Effect) -> None:
        """Click a cell of the grid."""
        self.press(self.rolls.action.pair.grid.cell((position, effect)))

    def tell(self, field: QLineEdit, text: str) -> None:
        """Click a field and type what real dice show, with Enter."""
        self.press(field)
        self.line(text)

    def aim(self, clock: str) -> None:
        """Choose the clock that a success ticks."""
        self.press(self.rolls.foot.target)
        self.choose(clock)

    def aim_on_the_wall(self, clock: str) -> None:
        """Click a clock of the wall with Alt."""
        self._bot.mouseClick(self._player.dial(clock), LEFT, Qt.KeyboardModifier.AltModifier)

    def inflict(self, kind: ConsequenceKind, text: str, clock: str = "") -> None:
        """Write a consequence as bad as the outcome has it, and inflict it."""
        form = self.rolls.outcome.inflict
        self.press(form.kinds[kind])
        if clock:
            self.press(form.clock)
            self.choose(clock)
        self.tell(form.field, text)

    def kind(self, name: str) -> None:
        """Choose a kind of roll in the title of the panel."""
        buttons = self.rolls.kinds.findChildren(QAbstractButton)
        self._bot.mouseClick(next(one for one in buttons if one.text() == name), LEFT)

    def letters(self, text: str) -> None:
        """Type letters where the focus is."""
        QTest.keyClicks(QApplication.focusWidget() or self.rolls, text)
