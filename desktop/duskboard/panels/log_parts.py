"""What a step was made of, line by line: what, which and how many."""

from collections.abc import Sequence
from dataclasses import dataclass

from duskboard.core.dice import Expression, Handful, Percentile
from duskboard.i18n.blades_roll_text import explained as rated_lines
from duskboard.i18n.listing import names
from duskboard.i18n.report_text import event_text
from duskboard.i18n.roll_text import roll_name, total_text
from duskboard.i18n.storyteller_roll_text import explained, pool_name
from duskboard.i18n.words import Words
from duskboard.play.chase.crossing import ObstacleTried
from duskboard.play.chase.damaging import BarrierStruck, HitPointsLost
from duskboard.play.chase.harming import HarmTaken
from duskboard.play.chase.speeding import SpeedRolled
from duskboard.play.clock import ClocksTicked, TickLine
from duskboard.play.fallen import blades_of, roll_of, several_of
from duskboard.play.roll import RollMade, RollShown
from duskboard.play.storyteller.beginning import BloodBegun
from duskboard.table.entity import Roll
from duskboard.table.pool_roll import PoolRoll
from duskboard.table.transaction import Report


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """A line of a card.

    Attributes:
        label: What.
        text: Which, or "".
        figure: How many, or "".
    """

    label: str
    text: str = ""
    figure: str = ""


def parts_of(words: Words, report: Report | None) -> tuple[Part, ...]:
    """Return the lines of a step; none for one that its row says whole."""
    match report:
        case RollMade(roll=Roll() as roll) | RollShown(roll=Roll() as roll):
            return _roll_parts(words, roll)
        case (
            ObstacleTried()
            | HarmTaken()
            | SpeedRolled(lines=(_,))
            | BarrierStruck()
            | HitPointsLost()
            | BloodBegun()
        ):
            fallen = roll_of(report)
            return _roll_parts(words, fallen) if isinstance(fallen, Roll) else ()
        case ClocksTicked(lines=lines, events=events):
            told = [event_text(words, event.name, event.event) for event in events]
            then = words.pgettext("log", "Then")
            return (
                *(_tick_part(words, line) for line in lines),
                *(Part(label=then, text=text) for text in told),
            )
        case _:
            return _pools_parts(words, report) or _rated_parts(words, report)


def _several_parts(words: Words, rolls: Sequence[PoolRoll]) -> tuple[Part, ...]:
    """Return the lines of several pools, each under who rolled it."""
    found: list[Part] = []
    for roll in rolls:
        name = roll.who or roll.why
        found.append(Part(label=name, text=pool_name(words, roll)))
        found.extend(_pool_parts(words, roll))
    return tuple(found)


def _pools_parts(words: Words, report: Report | None) -> tuple[Part, ...]:
    """Return the parts of whatever pools of ten-sided dice a report tells of."""
    several = several_of(report)
    if several is not None:
        return _several_parts(words, several.rolls)
    pool = roll_of(report)
    return _pool_parts(words, pool) if isinstance(pool, PoolRoll) else ()


def _pool_parts(words: Words, roll: PoolRoll) -> tuple[Part, ...]:
    return tuple(_pool_part(*line) for line in explained(words, roll))


def _rated_parts(words: Words, report: Report | None) -> tuple[Part, ...]:
    """Return the lines of a roll of Blades in the Dark; none for anything else."""
    roll = blades_of(report)
    return () if roll is None else tuple(_pool_part(*line) for line in rated_lines(words, roll))


def _pool_part(label: str, text: str) -> Part:
    """Return a line of a pool: numbers stand at the right."""
    is_figure = text.lstrip("+−").isdigit()
    return Part(label=label, figure=text) if is_figure else Part(label=label, text=text)


def _roll_parts(words: Words, roll: Roll) -> tuple[Part, ...]:
    parts = [Part(label=words.pgettext("log", "Roll"), text=roll_name(words, roll.what))]
    if not roll.told and isinstance(roll.what, Percentile):
        parts.extend(_percentile_parts(words, roll, roll.what))
    elif not roll.told and isinstance(roll.what, Expression):
        parts.extend(_expression_parts(words, roll, roll.what))
    total = total_text(roll.what, roll.total)
    parts.append(Part(label=words.pgettext("log", "Total"), figure=total))
    return tuple(parts)


def _percentile_parts(words: Words, roll: Roll, what: Percentile) -> list[Part]:
    tens, units = roll.faces
    text = names(words, [f"{face:02d}" for face in tens])
    if what.extra > 0:
        text = words.gettext("%(faces)s: the lowest total counts") % {"faces": text}
    elif what.extra < 0:
        text = words.gettext("%(faces)s: the highest total counts") % {"faces": text}
    return [
        Part(label=words.pgettext("dice", "Tens"), text=text),
        Part(label=words.pgettext("dice", "Units"), text=str(units[0])),
    ]


def _expression_parts(words: Words, roll: Roll, what: Expression) -> list[Part]:
    parts = []
    for handful, faces in zip(what.handfuls, roll.faces, strict=True):
        total = sum(faces)
        parts.append(
            Part(
                label=_handful_name(words, handful),
                text=" ".join(map(str, faces)),
                figure=f"−{total}" if handful.negative else str(total),
            )
        )
    if what.modifier:
        figure = f"{'−' if what.modifier < 0 else '+'}{abs(what.modifier)}"
        parts.append(Part(label=words.pgettext("dice", "Modifier"), figure=figure))
    return parts


def _handful_name(words: Words, handful: Handful) -> str:
    return roll_name(words, Expression(handfuls=(handful,)))


def _tick_part(words: Words, line: TickLine) -> Part:
    texts = {"before": line.before, "after": line.after}
    return Part(
        label=line.name,
        text=words.gettext("%(filled)d of %(size)d") % {"filled": line.after, "size": line.size},
        figure=words.pgettext("clock", "%(before)d → %(after)d") % texts,
    )
