"""The recap of a session as Markdown, for the players or for the game master."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from duskboard.core.chase.check import CheckSource
from duskboard.core.dice import Percentile
from duskboard.i18n.chase_story import Attempt, ChaseTale
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, names
from duskboard.i18n.roll_text import total_text
from duskboard.i18n.session_story import Audience, Course, LoggedStep, RaceEnd, Story, tell
from duskboard.i18n.words import Words
from duskboard.table.clock_view import ClockView
from duskboard.table.entity import Roll, Session
from duskboard.table.table import Table
from duskboard.table.view import NoteView

_SPECIAL = re.compile(r"[\\`*_\[\]<>&|~#$]")
_AT_START = re.compile(r"(?:[-+=]|\d+(?=[.)]))")


@dataclass(frozen=True, slots=True, kw_only=True)
class LeftOut:
    """How much a recap for the players does not tell.

    Attributes:
        clocks: Clocks that players do not know of.
        notes: Notes written in the session.
        rolls: Secret rolls.
    """

    clocks: int = 0
    notes: int = 0
    rolls: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Recap:
    """A recap.

    Attributes:
        markdown: The text.
        left_out: What the game master should know is not in it; nothing of it is in `markdown`.
    """

    markdown: str
    left_out: LeftOut


def recap(  # noqa: PLR0913, PLR0917 - six things that belong together nowhere else
    words: Words,
    campaign_name: str,
    session: Session,
    entries: Iterable[LoggedStep],
    table: Table,
    audience: Audience,
) -> Recap:
    """Return the recap of a session.

    Args:
        words: The language of the recap.
        campaign_name: The name of the campaign.
        session: The session.
        entries: What was done in it and not undone, oldest first.
        table: The table as it was at the end of the session.
        audience: Who will read.
    """
    steps = tuple(entries)
    story = tell(steps, table, audience)
    whole = tell(steps, table, Audience.GM)
    head = words.gettext("%(campaign)s, session %(number)d")
    if session.title:
        head = words.gettext("%(campaign)s, session %(number)d: %(title)s")
    texts = {
        "campaign": _plain(campaign_name),
        "number": session.number,
        "title": _plain(session.title),
    }
    lines = [f"# {head % texts}", "", *_items(_happened(words, story))]
    still_open = [_open_clock(words, view) for view in story.open_clocks]
    if still_open:
        heading = words.gettext("Still open")
        lines += ["", f"## {heading}", "", *_items(still_open)]
    return Recap(
        markdown="".join(f"{line}\n" for line in lines),
        left_out=LeftOut(
            clocks=len(whole.clock_ids - story.clock_ids),
            notes=len(whole.notes) - len(story.notes),
            rolls=len(whole.rolls) - len(story.rolls),
        ),
    )


def audience_text(words: Words, audience: Audience) -> str:
    """Return who a recap is for: "For players"."""
    texts = {
        Audience.PLAYERS: words.gettext("For players"),
        Audience.GM: words.gettext("For the GM"),
    }
    return texts[audience]


def left_out_text(words: Words, left_out: LeftOut) -> str:
    """Return what is left out, for the game master's eyes; "" when nothing is.

    "2 hidden clocks and 3 GM notes are left out."
    """
    clocks, notes, rolls = left_out.clocks, left_out.notes, left_out.rolls
    counted = (
        (clocks, words.ngettext("%(count)d hidden clock", "%(count)d hidden clocks", clocks)),
        (notes, words.ngettext("%(count)d GM note", "%(count)d GM notes", notes)),
        (rolls, words.ngettext("%(count)d secret roll", "%(count)d secret rolls", rolls)),
    )
    things = [text % {"count": count} for count, text in counted if count]
    if not things:
        return ""
    total = clocks + notes + rolls
    text = words.ngettext("%(things)s is left out.", "%(things)s are left out.", total)
    return text % {"things": names(words, things)}


def _happened(words: Words, story: Story) -> Iterator[str]:
    yield from (_course(words, course) for course in story.courses)
    yield from (_race(words, end) for end in story.races)
    yield from _chase(words, story.chase)
    if story.rolls:
        yield _rolls(words, story.rolls)
    for note in story.notes:
        yield words.gettext("New note: %(note)s") % {"note": _note(note)}
    if story.chase.is_empty and not (story.courses or story.races or story.rolls or story.notes):
        yield words.gettext("Nothing that the log could tell.")


def _course(words: Words, course: Course) -> str:
    text = words.gettext("%(clock)s: %(before)d to %(after)d of %(size)d")
    if course.size != course.size_before and course.before:
        text = words.gettext("%(clock)s: %(before)d of %(then)d to %(after)d of %(size)d")
    elif course.before == course.after == course.size:
        text = words.gettext("%(clock)s: %(after)d of %(size)d")
    texts = {
        "clock": _plain(course.name),
        "before": course.before,
        "then": course.size_before,
        "after": course.after,
        "size": course.size,
    }
    parts = [text % texts]
    if course.after == course.size:
        parts.append(words.pgettext("clock", "full"))
    elif course.fills:
        fills = words.ngettext("filled once", "filled %(count)d times", course.fills)
        parts.append(fills % {"count": course.fills})
    if course.removed:
        parts.append(words.gettext("taken off"))
    return clauses(words, parts)


def _race(words: Words, end: RaceEnd) -> str:
    if end.both:
        both = names(words, [_plain(end.winner.name), _plain(end.loser.name)])
        return words.gettext("%(clocks)s filled together: both win") % {"clocks": both}
    text = words.gettext("%(winner)s won over %(loser)s, %(first)d to %(second)d")
    return text % {
        "winner": _plain(end.winner.name),
        "loser": _plain(end.loser.name),
        "first": end.winner.filled or 0,
        "second": end.loser.filled or 0,
    }


def _chase(words: Words, tale: ChaseTale) -> Iterator[str]:
    if tale.is_empty:
        return
    name = _plain(tale.name) or words.pgettext("chase", "The chase")
    text = words.ngettext(
        "%(chase)s: a chase of %(count)d round",
        "%(chase)s: a chase of %(count)d rounds",
        tale.rounds,
    )
    yield text % {"chase": name, "count": tale.rounds}
    yield from (_attempt(words, one) for one in tale.attempts)
    if tale.places:
        stands = words.pgettext("chase", "%(who)s at %(place)s")
        where = [
            stands % {"who": _plain(who), "place": _plain(place)} for who, place in tale.places
        ]
        text = words.pgettext("chase", "Where they were last: %(places)s")
        yield text % {"places": names(words, where)}
    for who, fate in tale.fates:
        texts = {"who": _plain(who), "fate": enum_text(words, fate)}
        yield words.pgettext("chase", "%(who)s: %(fate)s") % texts


def _attempt(words: Words, one: Attempt) -> str:
    """Return how somebody fared at an obstacle: "Finn failed at Wet cobbles (99), lost 2"."""
    texts = {
        "who": _plain(one.name),
        "obstacle": _plain(one.obstacle) or words.pgettext("chase", "an obstacle"),
        "total": enum_text(words, CheckSource.SAID),
    }
    if one.roll is not None:
        texts["total"] = total_text(one.roll.what, one.roll.total)
    if one.passed:
        return words.pgettext("chase", "%(who)s got past %(obstacle)s (%(total)s)") % texts
    failed = words.pgettext("chase", "%(who)s failed at %(obstacle)s (%(total)s)") % texts
    stays = words.pgettext("chase", "did not get past") if one.stays else ""
    lost = words.ngettext("lost %(count)d action", "lost %(count)d actions", one.lost)
    return clauses(words, [failed, stays, lost % {"count": one.lost} if one.lost else ""])


def _rolls(words: Words, rolls: tuple[Roll, ...]) -> str:
    text = words.ngettext("%(count)d roll", "%(count)d rolls", len(rolls))
    counted = text % {"count": len(rolls)}
    # A d100 counts whether its faces were rolled here, typed from the table, or only its total
    # told: who played that evening remembers the number, not how it came into the log.
    percentile = [roll for roll in rolls if isinstance(roll.what, Percentile)]
    if len(percentile) < 2:
        return counted
    texts = {
        "rolls": counted,
        "best": _roll(words, min(percentile, key=lambda roll: roll.total)),
        "worst": _roll(words, max(percentile, key=lambda roll: roll.total)),
    }
    return words.gettext("%(rolls)s. Best d100: %(best)s. Worst: %(worst)s.") % texts


def _roll(words: Words, roll: Roll) -> str:
    total = total_text(roll.what, roll.total)
    label = clauses(words, [_plain(roll.who), _plain(roll.why)])
    if not label:
        return total
    return words.pgettext("roll", "%(label)s %(total)s") % {"label": label, "total": total}


def _note(note: NoteView) -> str:
    first_line = next((line for line in note.text.splitlines() if line.strip()), "")
    return _plain(note.title.strip() or first_line)


def _open_clock(words: Words, view: ClockView) -> str:
    name = _plain(view.name)
    if view.filled is None:
        return name
    text = words.gettext("%(filled)d of %(size)d") % {"filled": view.filled, "size": view.size}
    locked = words.pgettext("clock", "locked") if view.locked else ""
    return clauses(words, [name, text, locked])


def _items(lines: Iterable[str]) -> Iterator[str]:
    return (f"- {line}" for line in lines)


def _plain(text: str) -> str:
    """Return a name as Markdown that shows it as it is, on one line."""
    line = _SPECIAL.sub(r"\\\g<0>", " ".join(text.split()))
    return _AT_START.sub(_escaped_start, line, count=1) if _AT_START.match(line) else line


def _escaped_start(match: re.Match[str]) -> str:
    text = match[0]
    return f"{text}\\" if text[0].isdigit() else f"\\{text}"
