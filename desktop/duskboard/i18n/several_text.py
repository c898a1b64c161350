"""Pools that fell side by side -> words: who is ahead, what is left, what a team comes to."""

from duskboard.core.storyteller.action import Contest, Winner
from duskboard.i18n.listing import clauses
from duskboard.i18n.storyteller_roll_text import successes_text
from duskboard.i18n.words import Words
from duskboard.table.pool_view import PoolRollView
from duskboard.table.several_roll import RolledFor
from duskboard.table.several_view import SeveralRollView


def several_text(words: Words, view: SeveralRollView) -> str:
    """Return what several rolls came to: "Ilse wins by 2", "5 successes together"."""
    match view.purpose:
        case RolledFor.TEAM:
            return team_text(words, view.total, has_botch=view.has_botch)
        case RolledFor.HINDER:
            return kept_text(words, roller_text(words, view.lines[0]), view.total)
        case RolledFor.MATCH:
            return _match(words, view)
        case RolledFor.OPPOSE:
            if view.leader is None:
                return tie_text(words)
            name = roller_text(words, view.lines[view.leader])
            return won_text(words, name, view.margin)


def roller_text(words: Words, line: PoolRollView) -> str:
    """Return who rolled; of whom players do not know, that it is somebody."""
    return line.who or words.pgettext("vampire", "Somebody")


def contest_text(words: Words, result: Contest, first: str, second: str) -> str:
    """Return who has won a contest and by how much."""
    if result.winner is Winner.NOBODY:
        return tie_text(words)
    who = first if result.winner is Winner.FIRST else second
    return won_text(words, who, result.margin)


def won_text(words: Words, who: str, margin: int) -> str:
    """Return that somebody has won by so much."""
    text = words.pgettext("vampire", "%(who)s wins by %(margin)d")
    return text % {"who": who, "margin": margin}


def tie_text(words: Words) -> str:
    """Return that nobody has won."""
    return words.pgettext("vampire", "a tie: the GM decides")


def kept_text(words: Words, who: str, left: int) -> str:
    """Return what a hindrance leaves to somebody."""
    text = words.pgettext("vampire", "%(who)s keeps %(successes)s")
    return text % {"who": who, "successes": successes_text(words, left)}


def team_text(words: Words, total: int, *, has_botch: bool) -> str:
    """Return what a team comes to: "together, 5 successes, a botch among them"."""
    botch = words.pgettext("vampire", "a botch among them") if has_botch else ""
    together = words.pgettext("vampire", "together")
    return clauses(words, [together, successes_text(words, total), botch])


def _match(words: Words, view: SeveralRollView) -> str:
    if view.leader is not None:
        name = roller_text(words, view.lines[view.leader])
        return words.pgettext("vampire", "%(who)s wins") % {"who": name}
    if view.is_over:
        return tie_text(words)
    first, second = view.totals
    if not view.target:
        return f"{first} : {second}"
    text = words.pgettext("vampire", "%(first)d : %(second)d, first to %(target)d")
    return text % {"first": first, "second": second, "target": view.target}
