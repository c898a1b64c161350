"""A ruling in a row -> words: which preset it is as, and what a screen reader says of it."""

from duskboard.core.rulings import Preset
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses
from duskboard.i18n.ruling_text import game_text, ruling_words
from duskboard.i18n.words import Words
from duskboard.panels.ruling_rows import RulingHead, RulingItem, RulingRow


def preset_text(words: Words, item: RulingItem) -> str:
    """Return which preset would have it so: "both presets", "Reference", "Own choice"."""
    as_reference = item.chosen is item.ruling.reference
    as_published = item.chosen is item.ruling.published
    if as_reference and as_published:
        return words.gettext("both presets")
    if as_reference or as_published:
        return enum_text(words, Preset.REFERENCE if as_reference else Preset.PUBLISHED)
    return words.gettext("Own choice")


def changed_text(words: Words, item: RulingItem) -> str:
    """Return that it is not as the preset says, or ""."""
    return words.pgettext("ruling", "changed") if item.is_changed else ""


def head_texts(words: Words, head: RulingHead, *, with_game: bool) -> tuple[str, str]:
    """Return the title of a group and how many rulings of it there are."""
    title = enum_text(words, head.group)
    if with_game:
        title = clauses(words, [game_text(words, head.game), title])
    if head.shown == head.count:
        return title, str(head.count)
    texts = {"count": head.count, "shown": head.shown}
    return title, words.gettext("%(count)d, showing %(shown)d") % texts


def row_text(words: Words, row: RulingRow) -> str:
    """Return what a screen reader says of a row."""
    if isinstance(row, RulingHead):
        return clauses(words, head_texts(words, row, with_game=True))
    used = words.gettext("used by the roll in hand") if row.is_used else ""
    parts = [enum_text(words, row.chosen), preset_text(words, row), changed_text(words, row), used]
    text = words.gettext("%(ruling)s: %(facts)s")
    label = ruling_words(words, row.key).label
    return text % {"ruling": label, "facts": clauses(words, parts)}
