"""What can be done while a chase is set up step by step, as rows: the buttons of its foot."""

from collections.abc import Iterator

from duskboard.core.chase.setup import SetupStep
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.panels.act_row import ActRow
from duskboard.panels.setup_text import (
    ends_early,
    go_text,
    more_text,
    not_ready,
    places_more,
    rolls_left,
)
from duskboard.table.setup_view import SetupView


def guide_rows(words: Words, view: SetupView) -> tuple[ActRow, ...]:
    """Return what can be done at the open step, what comes next first.

    The identifiers are "next", "roll-all", "places", "back", "keep".
    """
    return tuple(_rows(words, view))


def _rows(words: Words, view: SetupView) -> Iterator[ActRow]:
    is_last = ends_early(view) or view.step is SetupStep.START
    refusal = not_ready(words, view) if is_last and not ends_early(view) else ""
    key = "" if is_last else "Alt →"
    yield ActRow(
        act_id="next", verb=go_text(words, view), key=key, refusal=refusal, is_now=not refusal
    )
    if view.step is SetupStep.SPEED:
        rolled = "" if rolls_left(view) else words.pgettext("chase set-up", "all are rolled")
        text = words.pgettext("chase set-up", "Roll all")
        yield ActRow(act_id="roll-all", verb=text, refusal=rolled)
    if view.step is SetupStep.START and not view.wanted and places_more(view):
        yield ActRow(act_id="places", verb=more_text(words, view))
    at = list(SetupStep).index(view.step)
    if at:
        texts = {"step": enum_text(words, list(SetupStep)[at - 1])}
        back = words.pgettext("chase set-up", "Back: %(step)s") % texts
        yield ActRow(act_id="back", verb=back, key="Alt ←")
    yield ActRow(act_id="keep", verb=words.pgettext("chase set-up", "Keep for later"))
