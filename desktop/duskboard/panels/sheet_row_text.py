"""Rows of a sheet in words: powers, rituals, merits, weapons, armour, boxes."""

from collections.abc import Iterable
from dataclasses import replace

from duskboard.core.storyteller.difficulty import STANDARD
from duskboard.core.storyteller.gear import Armour, Weapon
from duskboard.core.storyteller.health import Box, Damage
from duskboard.core.storyteller.power import Merit, Power, Ritual
from duskboard.core.storyteller.trait import AttributeId, TraitKey, TraitKind, attribute
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, dotted, names, sentence
from duskboard.i18n.quick_pool import pool_text
from duskboard.i18n.storyteller_roll_text import prices_text
from duskboard.i18n.storyteller_trait_text import gear_text, level_text, trait_text
from duskboard.i18n.words import Words
from duskboard.play.storyteller.field import Row
from duskboard.table.sheet_view import SheetView
from duskboard.widgets.entry_row import EntryFace

_LEAST_DICE = 1


def row_face(words: Words, view: SheetView, row: Row, *, is_lit: bool = False) -> EntryFace:
    """Return a row as it is shown."""
    match row:
        case Power() | Ritual():
            return _power(words, view, row, is_lit=is_lit)
        case Weapon():
            return _weapon(words, view, row, is_lit=is_lit)
        case Armour():
            return _armour(words, row)
        case Merit(points=points):
            kind = words.pgettext("vampire", "flaw") if points < 0 else ""
            figure = f"{points:+d}".replace("-", "−")
            return _face(words, row.name, [kind, row.note], figure)
        case Box():
            penalty = f"−{-row.penalty}" if row.penalty else "0"
            return _face(words, level_text(words, row.name), [], penalty)


def dice_of(view: SheetView, pool: Iterable[TraitKey]) -> int:
    """Return the dots of a pool, before anything moves it."""
    dots = {one.key: one.rating for group in view.groups for one in group.traits}
    dots |= {one.key: one.rating for one in view.long}
    return sum(dots.get(key, 0) for key in pool)


def dice_text(view: SheetView, pool: tuple[TraitKey, ...]) -> str:
    """Return the dice of a pool: "5d10"; "" for none."""
    return f"{dice_of(view, pool)}d10" if pool else ""


def _power(words: Words, view: SheetView, row: Power | Ritual, *, is_lit: bool) -> EntryFace:
    kind, level = TraitKind.DISCIPLINE, row.level if isinstance(row, Ritual) else row.dot
    of = trait_text(words, TraitKey(kind=kind, name=row.discipline))
    if isinstance(row, Power) and row.path:
        of = row.path
    text = words.pgettext("vampire power", "%(discipline)s %(dots)d")
    hard = ""
    if row.pool and row.difficulty not in {None, STANDARD}:
        hard = words.pgettext("vampire", "difficulty %(number)d") % {"number": row.difficulty}
    parts = [
        text % {"discipline": of, "dots": level},
        pool_text(words, row.pool, view.profile.path),
        hard,
        prices_text(words, row.blood, row.willpower),
        row.note,
    ]
    return _face(words, row.name, parts, dice_text(view, row.pool), is_lit=is_lit)


def _weapon(words: Words, view: SheetView, row: Weapon, *, is_lit: bool) -> EntryFace:
    hard = ""
    if row.pool and row.difficulty != STANDARD:
        hard = words.pgettext("vampire", "difficulty %(number)d") % {"number": row.difficulty}
    parts = [
        pool_text(words, row.pool, view.profile.path),
        hard,
        damage_text(words, view, row),
        row.note,
    ]
    name = gear_text(words, row.name)
    return _face(words, name, parts, dice_text(view, row.pool), is_lit=is_lit)


def damage_text(words: Words, view: SheetView, row: Weapon) -> str:
    """Return what a weapon does, its wielder's Strength counted in: "5 dice lethal"."""
    strength = attribute(AttributeId.STRENGTH)
    dice = row.dice + (dice_of(view, [strength]) if row.adds_strength else 0)
    dice = max(_LEAST_DICE, dice)
    text = words.npgettext("vampire damage", "%(count)d die", "%(count)d dice", dice)
    return words.pgettext("vampire damage", "%(dice)s %(kind)s") % {
        "dice": text % {"count": dice},
        "kind": enum_text(words, row.damage).lower(),
    }


def _armour(words: Words, row: Armour) -> EntryFace:
    penalty = ""
    if row.penalty:
        text = words.pgettext("vampire armour", "−%(count)d with %(trait)s")
        name = trait_text(words, attribute(AttributeId.DEXTERITY))
        penalty = text % {"count": -row.penalty, "trait": name}
    stops = ""
    if row.stops != frozenset(Damage):
        kinds = names(words, [enum_text(words, one).lower() for one in Damage if one in row.stops])
        stops = words.pgettext("vampire armour", "only %(kinds)s") % {"kinds": kinds or "–"}
    worn = words.pgettext("vampire armour", "worn")
    off = words.pgettext("vampire armour", "not worn")
    parts = [worn if row.is_worn else off, penalty, stops]
    name, figure = gear_text(words, row.name), f"+{row.rating}"
    return replace(_face(words, name, parts, figure), is_faded=not row.is_worn)


def _face(
    words: Words, text: str, parts: Iterable[str], figure: str, *, is_lit: bool = False
) -> EntryFace:
    detail = dotted(words, parts)
    said = clauses(words, [figure, sentence(words, detail)])
    in_hand = words.pgettext("vampire", "in hand") if is_lit else ""
    return EntryFace(
        text=text,
        detail=detail,
        figure=figure,
        is_lit=is_lit,
        says=clauses(words, [said, in_hand]),
    )
