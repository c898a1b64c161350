"""Sets of clocks that many tables want, with names to write over (rules/blades.md 45-47)."""

from collections.abc import Callable
from enum import StrEnum

from duskboard.core.clocks.clock import Beat, ClockKind
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.play.clock_set import ClockDraft, ClockSet


class ClockTemplate(StrEnum):
    """The sets."""

    LAYERS = "layers"
    RACE = "race"
    HEIST = "heist"


def template_name(words: Words, template: ClockTemplate) -> str:
    """Return what a set is called."""
    return {
        ClockTemplate.LAYERS: words.pgettext("clocks", "Three layers"),
        ClockTemplate.RACE: words.pgettext("clocks", "Race"),
        ClockTemplate.HEIST: words.pgettext("clocks", "Heist under time"),
    }[template]


def template_detail(words: Words, template: ClockTemplate) -> str:
    """Return what is in a set."""
    return {
        ClockTemplate.LAYERS: words.pgettext("clocks", "three clocks of 4, each opens the next"),
        ClockTemplate.RACE: words.pgettext("clocks", "escape against pursuit, 8 and 6"),
        ClockTemplate.HEIST: words.pgettext("clocks", "the goal, the alarm, and time by scenes"),
    }[template]


def clock_set(words: Words, template: ClockTemplate, new_id: Callable[[], EntityId]) -> ClockSet:
    """Return the clocks of a set, named in a language."""
    match template:
        case ClockTemplate.LAYERS:
            names = (
                words.pgettext("clock name", "Outer layer"),
                words.pgettext("clock name", "Middle layer"),
                words.pgettext("clock name", "Inner layer"),
            )
            layers = tuple(ClockDraft(clock_id=new_id(), name=name, size=4) for name in names)
            outer, middle, inner = (layer.clock_id for layer in layers)
            return ClockSet(drafts=layers, links=((outer, middle), (middle, inner)))
        case ClockTemplate.RACE:
            ours = ClockDraft(
                clock_id=new_id(), name=words.pgettext("clock name", "Escape"), size=8
            )
            theirs = ClockDraft(
                clock_id=new_id(),
                name=words.pgettext("clock name", "They close in"),
                kind=ClockKind.DANGER,
                size=6,
            )
            return ClockSet(drafts=(ours, theirs), races=((ours.clock_id, theirs.clock_id),))
        case ClockTemplate.HEIST:
            goal = words.pgettext("clock name", "The prize in hand")
            alarm = words.pgettext("clock name", "Alarm")
            time = words.pgettext("clock name", "Time runs out")
            return ClockSet(
                drafts=(
                    ClockDraft(clock_id=new_id(), name=goal, size=8),
                    ClockDraft(clock_id=new_id(), name=alarm, kind=ClockKind.DANGER, size=6),
                    ClockDraft(
                        clock_id=new_id(),
                        name=time,
                        kind=ClockKind.MISSION,
                        size=6,
                        beat=Beat.SCENE,
                    ),
                )
            )
