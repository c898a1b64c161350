"""The dice tray: arming, rolling here, what real dice show, and Luck."""

from duskboard.app.clerk import Clerk
from duskboard.app.tray_hand import TrayHand
from duskboard.core.dice import Dice
from duskboard.i18n.words import Words
from duskboard.models.decision import DecisionHolder
from duskboard.panels.dice_tray import DiceTray


def wire_tray(
    tray: DiceTray, clerk: Clerk, holder: DecisionHolder, dice: Dice, words: Words
) -> TrayHand:
    """Connect the tray: a roll in hand is resolved by the machine's dice, by faces or by word."""
    hand = TrayHand(tray, clerk, holder, dice, words)

    def on_tray_luck_answered(spends: bool) -> None:  # noqa: FBT001 - as the signal says
        hand.answer(spends=spends)

    tray.armed.connect(holder.arm)
    tray.dropped.connect(hand.drop)
    tray.roll_requested.connect(hand.go)
    tray.faces_typed.connect(hand.take_faces)
    tray.total_told.connect(hand.take_total)
    tray.botch_told.connect(hand.take_botch)
    tray.luck_answered.connect(on_tray_luck_answered)
    return hand
