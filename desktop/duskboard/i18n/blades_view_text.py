"""Rolls of Blades in the Dark as they are drawn -> words, for the players too."""

from duskboard.core.blades.roll import compared
from duskboard.i18n.blades_prompt_text import fortune_says
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, dotted, names
from duskboard.i18n.words import Words
from duskboard.table.action_view import BladesLineView, BladesRollView


def view_title(words: Words, view: BladesRollView) -> str:
    """Return who rolled and what for: "Nell: Over the roof"; of two sides, who against whom."""
    if view.is_pair:
        first, second = (line_name(words, line) for line in view.lines)
        text = words.pgettext("blades", "%(first)s against %(second)s")
        return text % {"first": first, "second": second}
    if view.who and view.why:
        return words.gettext("%(who)s: %(why)s") % {"who": view.who, "why": view.why}
    return view.who or view.why


def view_name(words: Words, view: BladesRollView) -> str:
    """Return what was rolled: "Prowl, risky, standard", "Resists with Prowess", "Fortune"."""
    if view.action is not None and view.position is not None and view.effect is not None:
        text = words.pgettext("blades roll", "%(action)s, %(position)s, %(effect)s")
        return text % {
            "action": enum_text(words, view.action),
            "position": enum_text(words, view.position).lower(),
            "effect": enum_text(words, view.effect).lower(),
        }
    if view.attribute is not None:
        text = words.pgettext("blades", "Resists with %(attribute)s")
        return text % {"attribute": enum_text(words, view.attribute)}
    return words.pgettext("blades", "Fortune")


def view_outcome(words: Words, view: BladesRollView) -> str:
    """Return what a roll came to, as it stands large: "4/5", "3 stress", "Good, or standard"."""
    if view.is_pair:
        first, second = view.lines
        better = compared(first.outcome, second.outcome)
        if not better:
            return words.pgettext("blades", "Neither gains")
        text = words.pgettext("blades", "%(who)s does better")
        return text % {"who": line_name(words, first if better > 0 else second)}
    if view.stress is not None:
        return resisted_for(words, view.stress)
    if view.action is None:
        return fortune_says(words, view.outcome)
    return enum_text(words, view.outcome)


def view_verdict(words: Words, view: BladesRollView) -> str:
    """Return what there is to say of it: verdict, helper, who acted, that it was told."""
    verdict = "" if view.verdict is None else enum_text(words, view.verdict)
    helped = words.pgettext("blades", "helped by %(name)s")
    parts = [verdict, helped % {"name": view.helper} if view.helper else ""]
    if view.is_group:
        group = words.pgettext("blades", "group action")
        said = [line.who for line in view.lines if line.who]
        parts.append(clauses(words, [group, names(words, said)]) if said else group)
    if all(line.told for line in view.lines):
        parts.append(words.gettext("told by the player"))
    return dotted(words, parts)


def line_name(words: Words, line: BladesLineView) -> str:
    """Return who rolled; of somebody whom nobody knows, a dash."""
    return line.who or words.pgettext("blades", "Somebody")


def line_outcome(words: Words, line: BladesLineView) -> str:
    """Return how one of several came out."""
    return enum_text(words, line.outcome)


def resisted_for(words: Words, stress: int) -> str:
    """Return what resisting cost: "3 stress", "No stress", "1 stress cleared"."""
    if stress < 0:
        text = words.npgettext(
            "blades", "%(count)d stress cleared", "%(count)d stress cleared", -stress
        )
        return text % {"count": -stress}
    if not stress:
        return words.pgettext("blades", "No stress")
    text = words.npgettext("blades", "%(count)d stress", "%(count)d stress", stress)
    return text % {"count": stress}
