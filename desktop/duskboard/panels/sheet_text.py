"""A sheet in words: who somebody is, and what stands in its rows."""

from duskboard.core.storyteller.trait import TraitKey, TraitKind
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, dotted, names
from duskboard.i18n.storyteller_trait_text import clan_text, level_text, trait_text
from duskboard.i18n.words import Words
from duskboard.table.sheet_view import BoxView, DotsView, SheetView
from duskboard.widgets.health_box import BoxMark, HealthFace, mark_of
from duskboard.widgets.trait_row import TraitFace

_LONG = (TraitKind.HUMANITY, TraitKind.WILLPOWER)


def calling(words: Words, view: SheetView) -> str:
    """Return who somebody is in a line: "Malkavian · 11th generation · sire unknown"."""
    profile = view.profile
    generation = ""
    if view.generation is not None:
        text = words.pgettext("vampire", "generation %(number)d")
        generation = text % {"number": view.generation}
    clan = clan_text(words, profile.clan) if profile.clan else enum_text(words, view.creature)
    return dotted(words, [profile.concept, clan, generation, profile.sire])


def trait_face(
    words: Words, view: SheetView, dots: DotsView, picked: tuple[TraitKey, ...]
) -> TraitFace:
    """Return a trait as a row shows it."""
    is_picked = dots.key in picked
    rated = words.npgettext("vampire", "%(count)d dot", "%(count)d dots", dots.rating) % {
        "count": dots.rating
    }
    note = names(words, dots.specialties)
    in_pool = words.pgettext("vampire", "in the pool") if is_picked else ""
    return TraitFace(
        text=trait_text(words, dots.key, view.profile.path),
        note=note,
        rating=dots.rating,
        size=dots.size,
        limit=dots.limit,
        is_picked=is_picked,
        is_large=dots.key.kind in _LONG,
        says=clauses(words, [rated, note, in_pool]),
    )


def health_face(words: Words, box: BoxView) -> HealthFace:
    """Return a health box as a row shows it."""
    penalty = f"−{-box.penalty}" if box.penalty else ""
    damage = enum_text(words, box.damage) if box.damage is not None else ""
    return HealthFace(
        text=level_text(words, box.name),
        mark=box_mark(box),
        penalty=penalty,
        is_current=box.is_current,
        says=clauses(words, [damage, penalty]),
    )


def box_mark(box: BoxView) -> BoxMark:
    """Return how a box is marked; the weight of a line tells two of one form apart."""
    return mark_of(box.mark, box.damage)
