"""What every card of a procedure says of the roll that it waits for."""

from duskboard.core.dice import Pool
from duskboard.core.storyteller.roll import PoolCheck
from duskboard.i18n.words import Words
from duskboard.odds.storyteller import pool_odds
from duskboard.panels.pool_text import dice_name, percent
from duskboard.panels.step_face import StepAct
from duskboard.table.table import Table


def roll_act(words: Words, check: PoolCheck) -> StepAct:
    """Return what rolls it."""
    text = words.pgettext("vampire night", "Roll %(dice)s")
    return StepAct(act="roll", label=text % {"dice": dice_name(check.dice)}, is_main=True)


def pool_of(check: PoolCheck | None) -> Pool | None:
    """Return the dice whose faces can be typed, or None."""
    return Pool(count=check.dice, target=check.difficulty) if check is not None else None


def odds_line(words: Words, table: Table, check: PoolCheck | None) -> str:
    """Return how it may come out, or ""."""
    if check is None:
        return ""
    odds = pool_odds(check, table.rulings.storyteller)
    text = words.pgettext(
        "vampire odds", "%(success)s success · %(failure)s failure · %(botch)s botch"
    )
    return text % {
        "success": percent(odds.success),
        "failure": percent(odds.failure),
        "botch": percent(odds.botch),
    }
