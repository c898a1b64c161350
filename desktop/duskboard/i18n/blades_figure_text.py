"""What a step of a downtime brings, in figures -> words."""

from collections.abc import Iterable

from duskboard.core.blades.downtime import Figure, FigureLine
from duskboard.i18n.blades_crew_report_text import signed
from duskboard.i18n.blades_sheet_text import arrow
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import dotted
from duskboard.i18n.words import Words


def figure_text(words: Words, line: FigureLine, *, is_named: bool = True) -> str:
    """Return a figure as it was and is: "Rep 4 → 8", "Nell stress 3 → 5".

    Args:
        words: The words.
        line: The figure.
        is_named: Whether it is said of whom.
    """
    match line.figure:
        case Figure.STATUS:
            change = arrow(words, signed(line.before), signed(line.after))
        case Figure.QUALITY:
            change = str(line.after)
        case Figure.HOLD:
            return words.pgettext("blades figure", "hold lost")
        case _:
            change = arrow(words, str(line.before), str(line.after))
    if line.size:
        change = words.pgettext("blades figure", "%(change)s of %(size)d") % {
            "change": change,
            "size": line.size,
        }
    texts = {"name": line.name, "figure": enum_text(words, line.figure), "change": change}
    if not line.name or not is_named:
        return words.pgettext("blades figure", "%(figure)s %(change)s") % texts
    if line.figure is Figure.CLOCK:
        return words.pgettext("blades figure", "“%(name)s” %(change)s") % texts
    return words.pgettext("blades figure", "%(name)s: %(figure)s %(change)s") % texts


def figures_text(words: Words, lines: Iterable[FigureLine], *, is_named: bool = True) -> str:
    """Return several figures side by side; "" for none."""
    return dotted(words, [figure_text(words, one, is_named=is_named) for one in lines])
