"""How the roll on the players' screen came to be there."""

from collections.abc import Callable

from duskboard.play.blades.showing import BladesRollShown
from duskboard.play.going_back import WentBack
from duskboard.play.roll import RollShown
from duskboard.play.storyteller.contest import SeveralShown
from duskboard.play.storyteller.decision import PoolShown
from duskboard.storage.campaign_file import CampaignFile
from duskboard.storage.journal import Act, JournalRow, Seq
from duskboard.table.entity import PUBLIC_ROLL_ID
from duskboard.table.transaction import Report

BROUGHT = (BladesRollShown, PoolShown, RollShown, SeveralShown)
"""The reports of rolls that were brought to the players from the log."""


def was_shown(
    file: CampaignFile,
    row: Callable[[Seq], JournalRow],
    report: Callable[[Seq], Report | None],
    seq: Seq,
) -> bool:
    """Return whether the roll that stands after a step was brought from the log.

    Such a roll may have been a secret one, unlike those that fell in the open; so it counts as one
    where nobody knows any more.

    Args:
        file: The campaign.
        row: Gives a row of the journal.
        report: Gives what a step did.
        seq: The step.
    """
    while (at := file.last_written(PUBLIC_ROLL_ID, seq)) is not None:
        made = row(at)
        if made.act is Act.UNDO and made.of_seq is not None:
            seq = Seq(made.of_seq - 1)
            continue
        told = report(at if made.of_seq is None else made.of_seq)
        if not isinstance(told, WentBack):
            return told is None or isinstance(told, BROUGHT)
        seq = Seq(told.seq)
    return False
