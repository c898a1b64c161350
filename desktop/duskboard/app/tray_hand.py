"""The roll of the dice tray: it falls, it is told, and Luck may be spent before it counts."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject

from duskboard.app.chase_hand import told_total
from duskboard.app.clerk import Clerk
from duskboard.core.dice import Dice, DiceError, Reported, ReportedNet
from duskboard.core.real_dice import typed
from duskboard.i18n.error_text import error_text
from duskboard.i18n.words import Words
from duskboard.models.decision import DecisionHolder
from duskboard.panels.dice_tray import DiceTray
from duskboard.play.roll import Decision, RollMade, luck_for, resolve


@dataclass(frozen=True, slots=True, kw_only=True)
class Short:
    """Dice that fell short, while the player decides about Luck.

    Attributes:
        decision: The roll.
        dice: What falls the same again, or what the player said.
        luck: Points of Luck that would make it pass.
    """

    decision: Decision
    dice: Callable[[], Dice | Reported]
    luck: int


class TrayHand(QObject):
    """Resolves the roll in hand; one that Luck would save waits for an answer first."""

    def __init__(
        self,
        tray: DiceTray,
        clerk: Clerk,
        holder: DecisionHolder,
        dice: Dice,
        words: Words,
    ) -> None:
        super().__init__(tray)
        self._tray, self._clerk, self._holder = tray, clerk, holder
        self._dice, self._words = dice, words
        self._short: Short | None = None
        holder.changed.connect(self._on_holder_changed)

    def go(self) -> None:
        """Let the machine's dice fall; where Luck is asked about, it is not spent."""
        if self._short is not None:
            self.answer(spends=False)
        else:
            self._roll(lambda _decision: self._dice)

    def take_faces(self, faces: tuple[int, ...]) -> None:
        """Take what real dice show."""
        self._roll(lambda decision: typed(decision.check, faces))

    def take_total(self, total: int) -> None:
        """Take what the player said they came to."""
        self._roll(lambda decision: told_total(decision.check, total))

    def take_botch(self) -> None:
        """Take the word of the player that a pool botched."""
        self._roll(lambda _decision: ReportedNet(net=0, is_botch=True))

    def drop(self) -> None:
        """Put the roll down; one that has fallen counts as it fell."""
        self.settle()
        self._holder.drop()

    def answer(self, *, spends: bool) -> None:
        """Count the dice that fell, with the Luck that was asked about or without it."""
        short, self._short = self._short, None
        if short is None:
            return
        decision = short.decision
        if spends and decision.against is not None:
            decision = replace(decision, against=replace(decision.against, luck=short.luck))
        self._clerk.do(lambda table: resolve(table, decision, short.dice()))
        if self._holder.decision == short.decision:
            self._holder.drop()

    def settle(self) -> None:
        """Count dice that fell as they fell, as when another roll is taken in hand."""
        self.answer(spends=False)

    def _roll(self, source: Callable[[Decision], Dice | Reported]) -> None:
        decision = self._holder.decision
        if decision is None or self._short is not None:
            return
        try:
            # Faces and totals that cannot be are said where they were typed.
            made = resolve(self._clerk.table, decision, dice := source(decision))
        except DiceError as error:
            self._tray.show_error(error_text(self._words, error))
            return
        report = made.report
        if not isinstance(report, RollMade):
            return
        fallen = tuple(face for handful in report.roll.faces for face in handful)
        told = dice if isinstance(dice, Reported) else None
        again = (lambda: told) if told is not None else lambda: typed(decision.check, fallen)
        luck = luck_for(self._clerk.table, decision, again())
        if luck is not None:
            self._short = Short(decision=decision, dice=again, luck=luck)
            self._tray.ask_luck(report.roll, luck)
        elif self._clerk.do(lambda _table: made) is not None:
            self._holder.drop()

    def _on_holder_changed(self, decision: Decision | None) -> None:
        if self._short is not None and decision != self._short.decision:
            self.settle()
