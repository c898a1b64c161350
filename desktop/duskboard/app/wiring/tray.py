"""The dice tray: arming, rolling here, and what real dice show."""

from collections.abc import Callable

from duskboard.app.clerk import Clerk
from duskboard.core.dice import (
    Dice,
    DiceError,
    ReportedTotal,
)
from duskboard.core.real_dice import typed
from duskboard.i18n.error_text import error_text
from duskboard.i18n.words import Words
from duskboard.models.decision import DecisionHolder
from duskboard.panels.dice_tray import DiceTray
from duskboard.play.roll import Decision, resolve


def wire_tray(
    tray: DiceTray, clerk: Clerk, holder: DecisionHolder, dice: Dice, words: Words
) -> None:
    """Connect the tray: a roll in hand is resolved by the machine's dice, by faces or by word."""

    def roll(source: Callable[[Decision], Dice | ReportedTotal]) -> None:
        decision = holder.decision
        if decision is None:
            return
        try:
            # Faces and totals that cannot be are said where they were typed.
            made = resolve(clerk.table, decision, source(decision))
        except DiceError as error:
            tray.show_error(error_text(words, error))
            return
        if clerk.do(lambda _table: made) is not None:
            holder.drop()

    def on_tray_faces_typed(faces: tuple[int, ...]) -> None:
        roll(lambda decision: typed(decision.check, faces))

    def on_tray_total_told(total: int) -> None:
        roll(lambda _decision: ReportedTotal(total=total))

    tray.armed.connect(holder.arm)
    tray.dropped.connect(holder.drop)
    tray.roll_requested.connect(lambda: roll(lambda _decision: dice))
    tray.faces_typed.connect(on_tray_faces_typed)
    tray.total_told.connect(on_tray_total_told)
