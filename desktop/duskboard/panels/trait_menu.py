"""What can be done with a trait of a sheet beside rating it, and what can be added to a group."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PySide6.QtWidgets import QMenu, QWidget

from duskboard.core.storyteller.sheet import Trait
from duskboard.core.storyteller.trait import (
    ABILITIES,
    ABILITIES_20TH,
    ATTRIBUTES,
    WITH_PATHS,
    BackgroundId,
    DisciplineId,
    TraitKey,
    TraitKind,
    VirtueId,
    ability,
)
from duskboard.i18n.storyteller_trait_text import trait_text
from duskboard.i18n.words import Words
from duskboard.panels.sheet_wish import DropTrait, RenameTrait, SheetWish, WriteTrait
from duskboard.panels.trait_writing import Purpose
from duskboard.table.sheet_view import DotsView, SheetView

GROWING = frozenset(
    {
        TraitKind.TALENT,
        TraitKind.SKILL,
        TraitKind.KNOWLEDGE,
        TraitKind.DISCIPLINE,
        TraitKind.BACKGROUND,
    }
)
"""Groups that the table adds traits to."""
_INSTEAD: Mapping[str, VirtueId] = MappingProxyType(
    {
        VirtueId.CONSCIENCE: VirtueId.CONVICTION,
        VirtueId.CONVICTION: VirtueId.CONSCIENCE,
        VirtueId.SELF_CONTROL: VirtueId.INSTINCT,
        VirtueId.INSTINCT: VirtueId.SELF_CONTROL,
    }
)
"""What may stand in the place of a Virtue (rules/storyteller.md 28.6)."""

Wish = Callable[[SheetWish], None]


def trait_menu(
    words: Words,
    dots: DotsView,
    parent: QWidget,
    write: Callable[[Purpose], None],
    wish: Wish,
) -> QMenu:
    """Return the menu of a trait.

    Args:
        words: The language.
        dots: The trait.
        parent: What the menu belongs to.
        write: Opens the field that writes something of it.
        wish: Wishes that it be otherwise.
    """
    menu, key, kind = QMenu(parent), dots.key, dots.key.kind
    menu.aboutToHide.connect(menu.deleteLater)
    if kind.is_ability or kind.is_attribute:
        menu.addAction(
            words.pgettext("vampire", "Specialties…"), lambda: write(Purpose.SPECIALTIES)
        )
    if kind is TraitKind.DISCIPLINE:
        clan = menu.addAction(words.pgettext("vampire", "Of the clan"))
        clan.setCheckable(True)
        clan.setChecked(dots.in_clan)
        clan.triggered.connect(lambda on: wish(_in_clan(dots, on=on)))
        if dots.key.name in WITH_PATHS or dots.key.name not in set(DisciplineId):
            menu.addAction(words.pgettext("vampire", "New path…"), lambda: write(Purpose.PATH))
    other = _INSTEAD.get(dots.key.name) if kind is TraitKind.VIRTUE else None
    if other is not None:
        text = words.pgettext("vampire", "%(trait)s instead")
        name = trait_text(words, TraitKey(kind=kind, name=other))
        swapped = RenameTrait(key=key, name=other.value)
        menu.addAction(text % {"trait": name}, lambda: wish(swapped))
    may_go = kind in GROWING or kind is TraitKind.PATH
    if may_go:
        menu.addAction(words.pgettext("vampire", "Rename…"), lambda: write(Purpose.RENAME))
        menu.addSeparator()
    if may_go or kind.is_attribute:
        menu.addAction(words.gettext("Remove"), lambda: wish(DropTrait(key=key)))
    return menu


def add_menu(  # noqa: PLR0913, PLR0917 - what is there, and what comes of a choice
    words: Words,
    view: SheetView,
    kind: TraitKind,
    parent: QWidget,
    wish: Wish,
    another: Callable[[], None],
) -> QMenu:
    """Return the menu of what is missing in a group, with a word of the table's own at the end."""
    menu = QMenu(parent)
    menu.aboutToHide.connect(menu.deleteLater)
    there = {dots.key.name for dots in view.group(kind)}
    keys = [TraitKey(kind=kind, name=name) for name in _known(kind) if name not in there]
    for key in sorted(keys, key=lambda one: trait_text(words, one)):
        new = WriteTrait(trait=Trait(kind=kind, name=key.name, rating=1))
        menu.addAction(trait_text(words, key)).triggered.connect(lambda _on, one=new: wish(one))
    if kind.is_attribute:
        return menu
    if keys:
        menu.addSeparator()
    menu.addAction(words.pgettext("vampire", "Another…"), another)
    return menu


def _known(kind: TraitKind) -> tuple[str, ...]:
    match kind:
        case TraitKind.DISCIPLINE:
            return tuple(DisciplineId)
        case TraitKind.BACKGROUND:
            return tuple(BackgroundId)
        case TraitKind.PHYSICAL | TraitKind.SOCIAL | TraitKind.MENTAL:
            return tuple(ATTRIBUTES[kind])
        case _:
            later = (one for one in ABILITIES_20TH.values() if ability(one).kind is kind)
            return (*ABILITIES.get(kind, ()), *later)


def _in_clan(dots: DotsView, *, on: bool) -> WriteTrait:
    trait = Trait(
        kind=dots.key.kind,
        name=dots.key.name,
        rating=dots.rating,
        specialties=dots.specialties,
        in_clan=on,
        of=dots.of,
    )
    return WriteTrait(trait=trait)
