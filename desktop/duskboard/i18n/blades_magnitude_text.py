"""The words of the magnitude table, and examples beside it (rules/blades.md 127, 169)."""

from duskboard.core.blades.magnitude import Magnitude, Measure
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words


def level_text(words: Words, measure: Measure, level: int) -> str:
    """Return what a magnitude is called: "large room" for an area of 2 (127)."""
    return _LEVELS[measure](words)[level]


def example_text(words: Words, measure: Measure, level: int) -> str:
    """Return an example of a quality or a force, "" of anything else (169)."""
    if measure is Measure.QUALITY:
        return _quality_examples(words)[level]
    if measure is Measure.FORCE:
        return _force_examples(words)[level]
    return ""


def sum_text(words: Words, magnitude: Magnitude) -> str:
    """Return the measures that count, added up: "Force 6 + Range 5 = 11" (128)."""
    counted = [one for one in Measure if magnitude.of(one)]
    if not counted:
        return words.pgettext("blades magnitude", "Magnitude 0")
    part = words.pgettext("blades magnitude", "%(measure)s %(level)d")
    parts = [
        part % {"measure": enum_text(words, one), "level": magnitude.of(one)} for one in counted
    ]
    if len(parts) == 1:
        return parts[0]
    text = words.pgettext("blades magnitude", "%(parts)s = %(total)d")
    return text % {"parts": " + ".join(parts), "total": magnitude.total}


def _area(words: Words) -> tuple[str, ...]:
    return (
        words.pgettext("blades area", "closet"),
        words.pgettext("blades area", "small room"),
        words.pgettext("blades area", "large room"),
        words.pgettext("blades area", "several rooms"),
        words.pgettext("blades area", "small building"),
        words.pgettext("blades area", "large building"),
        words.pgettext("blades area", "city block"),
    )


def _scale(words: Words) -> tuple[str, ...]:
    return (
        words.pgettext("blades scale", "one or two people"),
        words.pgettext("blades scale", "small gang (3–6)"),
        words.pgettext("blades scale", "medium gang (12)"),
        words.pgettext("blades scale", "large gang (20)"),
        words.pgettext("blades scale", "huge gang (40)"),
        words.pgettext("blades scale", "massive gang (80)"),
        words.pgettext("blades scale", "colossal gang (160)"),
    )


def _duration(words: Words) -> tuple[str, ...]:
    return (
        words.pgettext("blades duration", "moments"),
        words.pgettext("blades duration", "minutes"),
        words.pgettext("blades duration", "an hour"),
        words.pgettext("blades duration", "hours"),
        words.pgettext("blades duration", "a day"),
        words.pgettext("blades duration", "days"),
        words.pgettext("blades duration", "a week"),
    )


def _range(words: Words) -> tuple[str, ...]:
    return (
        words.pgettext("blades range", "within reach"),
        words.pgettext("blades range", "a dozen paces"),
        words.pgettext("blades range", "a stone’s throw"),
        words.pgettext("blades range", "down the road"),
        words.pgettext("blades range", "several blocks"),
        words.pgettext("blades range", "across the district"),
        words.pgettext("blades range", "across the city"),
    )


def _quality(words: Words) -> tuple[str, ...]:
    return (
        words.pgettext("blades quality", "poor"),
        words.pgettext("blades quality", "adequate"),
        words.pgettext("blades quality", "good"),
        words.pgettext("blades quality", "excellent"),
        words.pgettext("blades quality", "superior"),
        words.pgettext("blades quality", "impeccable"),
        words.pgettext("blades quality", "legendary"),
    )


def _force(words: Words) -> tuple[str, ...]:
    return (
        words.pgettext("blades force", "weak"),
        words.pgettext("blades force", "moderate"),
        words.pgettext("blades force", "strong"),
        words.pgettext("blades force", "serious"),
        words.pgettext("blades force", "powerful"),
        words.pgettext("blades force", "overwhelming"),
        words.pgettext("blades force", "devastating"),
    )


def _quality_examples(words: Words) -> tuple[str, ...]:
    return (
        words.pgettext("blades quality", "bent wire for a lockpick"),
        words.pgettext("blades quality", "kitchen knife"),
        words.pgettext("blades quality", "well-kept rifle"),
        words.pgettext("blades quality", "tailored suit"),
        words.pgettext("blades quality", "private yacht"),
        words.pgettext("blades quality", "observatory"),
        words.pgettext("blades quality", "crown jewels"),
    )


def _force_examples(words: Words) -> tuple[str, ...]:
    return (
        words.pgettext("blades force", "a slap"),
        words.pgettext("blades force", "a falling flowerpot"),
        words.pgettext("blades force", "a kick through a door"),
        words.pgettext("blades force", "a runaway cart"),
        words.pgettext("blades force", "a collapsing wall"),
        words.pgettext("blades force", "a derailed train"),
        words.pgettext("blades force", "a burst dam"),
    )


_LEVELS = {
    Measure.AREA: _area,
    Measure.SCALE: _scale,
    Measure.DURATION: _duration,
    Measure.RANGE: _range,
    Measure.QUALITY: _quality,
    Measure.FORCE: _force,
}
