"""What was typed of real dice, as the faces or the words that a roll takes."""

from duskboard.core.chase.check import Verdict
from duskboard.core.dice import ReportedNet
from duskboard.core.storyteller.roll import PoolCheck, typed_pool
from duskboard.core.storyteller_rulings import StorytellerRulings
from duskboard.panels.dice_entry import FacesTyped, TotalTold, VerdictTold
from duskboard.play.storyteller.contest import Throw


def throw_of(
    said: FacesTyped | TotalTold | VerdictTold, check: PoolCheck, rulings: StorytellerRulings
) -> Throw:
    """Return where the faces of a pool come from, or what the player said it came to.

    Raises:
        FaceError, FaceCountError: What was typed does not fit.
    """
    match said:
        case FacesTyped(faces=faces):
            return typed_pool(check, faces, rulings)
        case TotalTold(total=total):
            return ReportedNet(net=total)
        case VerdictTold(verdict=verdict):
            is_good = verdict not in {Verdict.FAILURE, Verdict.FUMBLE}
            botched = verdict is Verdict.FUMBLE and not check.kind.is_harm
            return ReportedNet(net=1 if is_good else 0, is_botch=botched)
