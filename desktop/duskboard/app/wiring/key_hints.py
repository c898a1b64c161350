"""The keys that the status bar tells of: those of the track, of clocks, or of what is in hand."""

from collections.abc import Sequence

from duskboard.core.chase.setup import SetupStep
from duskboard.i18n.words import Words
from duskboard.panels.verb_view import VerbView
from duskboard.theme.name_key import NAME_KEY
from duskboard.windows.status_bar import KeyHint

_MOST_VERBS = 2
"""So many letters of verbs are told; all stand beside the verbs themselves."""


def key_hints(  # noqa: PLR0913 - what is before the game master
    words: Words,
    *,
    has_track: bool,
    is_armed: bool,
    has_turn: bool = True,
    has_sheet: bool = False,
    has_scoundrel: bool = False,
    verbs: Sequence[VerbView] = (),
    is_forked: bool = False,
) -> tuple[KeyHint, ...]:
    """Return what can be done next by key or by hand, the commonest first.

    Args:
        words: The language.
        has_track: Whether the chase track is before the game master.
        has_turn: Whether somebody is in turn there.
        is_armed: Whether a crossing of the chase is in hand.
        has_sheet: Whether a sheet of Vampire is before the game master.
        has_scoundrel: Whether a scoundrel is.
        verbs: What the one in turn may do; the likeliest two are told with their letters.
        is_forked: Whether the track has several ways.
    """
    if is_armed:
        return _crossing_hints(words)
    if has_sheet:
        return (*_sheet_hints(words), *_everywhere(words))
    if has_scoundrel:
        return (*_scoundrel_hints(words), *_everywhere(words))
    here = _clock_hints(words)
    if has_track:
        here = _track_hints(words, verbs, has_turn=has_turn, is_forked=is_forked)
    return (*here, *_everywhere(words))


def claim_hints(words: Words) -> tuple[KeyHint, ...]:
    """Return the keys of the map of claims."""
    return (
        KeyHint(key="L", text=words.pgettext("key hint", "link")),
        KeyHint(key="V", text=words.pgettext("key hint", "move")),
        KeyHint(key="C", text=words.pgettext("key hint", "claim")),
        KeyHint(key="T", text=words.pgettext("key hint", "turf")),
        KeyHint(key="↑ ↓ ← →", text=words.pgettext("key hint", "next claim")),
        KeyHint(key="Del", text=words.pgettext("key hint", "remove")),
        KeyHint(key="Enter", text=words.pgettext("key hint", "whose it is")),
        *_everywhere(words),
    )


def deed_hints(words: Words) -> tuple[KeyHint, ...]:
    """Return the keys of a deed of the chase in hand."""
    return (
        KeyHint(key="B", text=words.pgettext("key hint", "another choice")),
        KeyHint(key="0–9", text=words.pgettext("key hint", "real dice")),
        KeyHint(key="Enter", text=words.pgettext("key hint", "do it")),
        KeyHint(key="Esc", text=words.pgettext("key hint", "cancel")),
    )


def rule_hints(words: Words) -> tuple[KeyHint, ...]:
    """Return the keys of the house rules."""
    return (
        KeyHint(key="↑ ↓", text=words.pgettext("key hint", "ruling")),
        KeyHint(key="← →", text=words.pgettext("key hint", "choice")),
        KeyHint(key="R", text=words.pgettext("key hint", "reference")),
        KeyHint(key="P", text=words.pgettext("key hint", "published")),
        KeyHint(key="N", text=words.pgettext("key hint", "note why")),
        KeyHint(key="/", text=words.pgettext("key hint", "find")),
        KeyHint(key="Esc", text=words.pgettext("key hint", "close")),
    )


def downtime_hints(words: Words) -> tuple[KeyHint, ...]:
    """Return the keys of a downtime of Blades."""
    return (
        KeyHint(key="N", text=words.pgettext("key hint", "next step")),
        KeyHint(key="Shift N", text=words.pgettext("key hint", "back")),
        KeyHint(key="1–4", text=words.pgettext("key hint", "choose a way out")),
        KeyHint(key="K", text=words.pgettext("key hint", "keep for later")),
        KeyHint(key="A", text=words.pgettext("key hint", "activities")),
        KeyHint(key="Enter", text=words.pgettext("key hint", "do it")),
    )


def roll_hints(words: Words) -> tuple[KeyHint, ...]:
    """Return the keys of a roll of Blades in hand."""
    return (
        KeyHint(key="P", text=words.pgettext("key hint", "push")),
        KeyHint(key="A", text=words.pgettext("key hint", "assist")),
        KeyHint(key="D", text=words.pgettext("key hint", "bargain")),
        KeyHint(key="F", text=words.pgettext("key hint", "push for effect")),
        KeyHint(key="[ ]", text=words.pgettext("key hint", "position")),
        KeyHint(key="− +", text=words.pgettext("key hint", "effect")),
        KeyHint(key="=", text=words.pgettext("key hint", "real dice")),
        KeyHint(key="Enter", text=words.pgettext("key hint", "roll")),
        KeyHint(key="Esc", text=words.pgettext("key hint", "clear")),
    )


def aftermath_hints(words: Words) -> tuple[KeyHint, ...]:
    """Return the keys of what came of a roll of Blades."""
    return (
        KeyHint(key="T", text=words.pgettext("key hint", "tick a clock")),
        KeyHint(key="I", text=words.pgettext("key hint", "inflict")),
        KeyHint(key="R", text=words.pgettext("key hint", "resist")),
        KeyHint(key="Y", text=words.pgettext("key hint", "it comes true")),
        KeyHint(key="X", text=words.pgettext("key hint", "done")),
        KeyHint(key="Tab", text=words.pgettext("key hint", "go on")),
        KeyHint(key="Enter", text=words.pgettext("key hint", "press")),
    )


def _clock_hints(words: Words) -> tuple[KeyHint, ...]:
    return (
        KeyHint(key="C", text=words.pgettext("key hint", "new clock")),
        KeyHint(key="+ −", text=words.pgettext("key hint", "tick")),
        KeyHint(key="V", text=words.pgettext("key hint", "show or hide")),
    )


def guide_hints(words: Words, step: SetupStep) -> tuple[KeyHint, ...]:
    """Return the keys of a step of setting up a chase."""
    steps = KeyHint(key="Alt ← →", text=words.pgettext("key hint", "step"))
    first = KeyHint(key="Enter", text=words.pgettext("key hint", "go on"))
    if step in {SetupStep.FLEE, SetupStep.PURSUE}:
        first = KeyHint(key="Enter", text=words.pgettext("key hint", "add who was typed"))
    elif step is SetupStep.SPEED:
        digits = words.pgettext("key hint", "Digits")
        first = KeyHint(key=digits, text=words.pgettext("key hint", "real dice, in a cell"))
    elif step is SetupStep.START:
        drag = words.pgettext("key hint", "Drag")
        first = KeyHint(key=drag, text=words.pgettext("key hint", "start elsewhere"))
    return (first, steps, *_everywhere(words))


def _track_hints(
    words: Words, verbs: Sequence[VerbView], *, has_turn: bool, is_forked: bool
) -> tuple[KeyHint, ...]:
    drag = KeyHint(key=words.pgettext("key hint", "Drag"), text=words.pgettext("key hint", "move"))
    if not has_turn:
        return (drag, KeyHint(key="F", text=words.pgettext("key hint", "another way from a place")))
    other = KeyHint(key="↑ ↓", text=words.pgettext("key hint", "other way"))
    letters = [one for one in verbs if one.key and not one.refusal][:_MOST_VERBS]
    return (
        drag,
        KeyHint(key="← →", text=words.pgettext("key hint", "choose location")),
        *((other,) if is_forked else ()),
        *(KeyHint(key=one.key, text=one.text) for one in letters),
        KeyHint(key=".", text=words.pgettext("key hint", "all acts")),
        KeyHint(key="D", text=words.pgettext("key hint", "delay")),
        KeyHint(key="E", text=words.pgettext("key hint", "end turn")),
    )


def _sheet_hints(words: Words) -> tuple[KeyHint, ...]:
    return (
        KeyHint(
            key=words.pgettext("key hint", "Click"),
            text=words.pgettext("key hint", "two labels make a pool"),
        ),
        KeyHint(key="2–0", text=words.pgettext("key hint", "difficulty")),
        KeyHint(key="W", text=words.pgettext("key hint", "Willpower")),
        KeyHint(key=NAME_KEY, text=words.pgettext("key hint", "specialty")),
        KeyHint(key="/", text=words.pgettext("key hint", "mark damage")),
        KeyHint(key="=", text=words.pgettext("key hint", "real dice")),
        KeyHint(key="Enter", text=words.pgettext("key hint", "roll")),
    )


def _scoundrel_hints(words: Words) -> tuple[KeyHint, ...]:
    return (
        KeyHint(
            key=words.pgettext("key hint", "Click"),
            text=words.pgettext("key hint", "take an action in hand"),
        ),
        KeyHint(key="↑ ↓ ← →", text=words.pgettext("key hint", "go about the sheet")),
        KeyHint(key="Space", text=words.pgettext("key hint", "take in hand, tick")),
        KeyHint(key="+ −", text=words.pgettext("key hint", "mark")),
        KeyHint(key="0–9", text=words.pgettext("key hint", "mark so many")),
    )


def _crossing_hints(words: Words) -> tuple[KeyHint, ...]:
    return (
        KeyHint(key="← →", text=words.pgettext("key hint", "choose location")),
        KeyHint(key="B", text=words.pgettext("key hint", "bonus die")),
        KeyHint(key="Enter", text=words.pgettext("key hint", "roll")),
        KeyHint(key="Esc", text=words.pgettext("key hint", "cancel")),
    )


def _everywhere(words: Words) -> tuple[KeyHint, ...]:
    return (
        KeyHint(key="Ctrl D", text=words.pgettext("key hint", "roll")),
        KeyHint(key="Ctrl K", text=words.pgettext("key hint", "find or do anything")),
    )
