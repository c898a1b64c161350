"""What stands in the line-up: a pool, what its real dice show, and what all of them came to."""

from dataclasses import dataclass, replace

from duskboard.core.chase.check import Verdict
from duskboard.core.dice import ReportedNet
from duskboard.core.storyteller.roll import PoolCheck, typed_pool
from duskboard.core.storyteller_rulings import StorytellerRulings
from duskboard.panels.dice_entry import FacesTyped, TotalTold, VerdictTold
from duskboard.play.storyteller.contest import Side, Throw
from duskboard.play.storyteller.decision import PoolDecision
from duskboard.storage.journal import Seq
from duskboard.table.several_view import SeveralRollView

Said = FacesTyped | TotalTold | VerdictTold
"""What is told of real dice."""
_FAILED = frozenset({Verdict.FAILURE, Verdict.FUMBLE})
_PHENOMENAL = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A pool in the line-up: with a difficulty of its own, or None for what is offered.

    Attributes:
        key: Its number.
        side: The pool.
        difficulty: What was said of it, or None.
        said: What its real dice show, or None for the machine's.
        text: The same as it was typed.
        action: How many actions were declared and which of them it is, once the first was rolled.
    """

    key: int
    side: Side
    difficulty: int | None = None
    said: Said | None = None
    text: str = ""
    action: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Fallen:
    """What the pools came to, and the step in which they were rolled."""

    seq: Seq
    view: SeveralRollView


def once_more(entry: Entry) -> Entry:
    """Return a pool to be rolled again: what real dice show and what is paid is said anew."""
    side = entry.side
    if isinstance(side, PoolDecision):
        side = replace(side, willpower=False, blood=0, willpower_price=0)
    return replace(entry, side=side, said=None, text="")


def told(said: Said, check: PoolCheck, rulings: StorytellerRulings) -> Throw:
    """Return the dice, or the word of a player, that something typed stands for.

    Raises:
        DiceError: The faces do not fit.
    """
    match said:
        case FacesTyped(faces=faces):
            return typed_pool(check, faces, rulings)
        case TotalTold(total=total):
            return ReportedNet(net=total)
        case VerdictTold(verdict=verdict):
            net = _PHENOMENAL if verdict is Verdict.EXTREME else int(verdict not in _FAILED)
            return ReportedNet(net=net, is_botch=verdict is Verdict.FUMBLE)
