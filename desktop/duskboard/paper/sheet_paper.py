"""A sheet of Vampire for paper: as it is, or as a form to be filled in."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from duskboard.core.storyteller.trait import Creature, TraitKind
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import dotted, names
from duskboard.i18n.storyteller_field_text import text_field_text
from duskboard.i18n.storyteller_trait_text import clan_text, level_text, trait_text
from duskboard.i18n.words import Words
from duskboard.paper.leaf import Block, Document, PaperSize, page_room
from duskboard.paper.sheet_row import (
    BoxesLine,
    DotsLine,
    FieldLine,
    HealthLine,
    Line,
    beside,
    side_by_side,
    title,
    writing,
)
from duskboard.paper.table import Column, table
from duskboard.play.storyteller.field import NumberField, TextField
from duskboard.table.sheet_view import BoxView, DotsView, SheetView
from duskboard.theme.look import Look
from duskboard.widgets.health_box import BoxMark, mark_of

_ATTRIBUTES = (TraitKind.PHYSICAL, TraitKind.SOCIAL, TraitKind.MENTAL)
_ABILITIES = (TraitKind.TALENT, TraitKind.SKILL, TraitKind.KNOWLEDGE)
_OTHERS = (TraitKind.DISCIPLINE, TraitKind.BACKGROUND, TraitKind.VIRTUE)
_BLOODED = frozenset({TextField.CLAN, NumberField.GENERATION})
"""What Kindred have; ghouls are of a clan, and of no generation."""
_OPEN_LINES = 6
_OPEN_ROWS = 4
_NOTE_LINES = 5
_MOST_BLOOD = 50


@dataclass(frozen=True, slots=True, kw_only=True)
class RowTable:
    """Rows of a sheet of one kind: weapons, powers and the like.

    Attributes:
        title: What they are.
        figure: What stands at their right.
        rows: Name, what there is to say, and a figure, each in words.
    """

    title: str
    figure: str
    rows: tuple[tuple[str, str, str], ...]


def sheet_document(  # noqa: PLR0913 - what is printed, in which words, on what
    look: Look,
    words: Words,
    view: SheetView,
    tables: Sequence[RowTable],
    *,
    campaign: str,
    paper: PaperSize,
    is_form: bool = False,
) -> Document:
    """Return a sheet as a document.

    Args:
        look: The look of the paper.
        words: The words.
        view: The sheet; of a form only its kind of body counts.
        tables: Its rows.
        campaign: The name of the campaign.
        paper: The size of the paper.
        is_form: Whether it is empty, to be filled in by hand.
    """
    width = page_room(paper, is_wide=False).width()
    part = _Part(look=look, words=words, view=view, is_form=is_form)
    blocks = [*part.profile(), *part.traits(), *part.foot()]
    for each in tables:
        rows = [("", "", "")] * _OPEN_ROWS if is_form else list(each.rows)
        if rows:
            blocks.append(title(look, each.title))
            blocks.extend(table(look, _columns(words, each.figure), rows, width))
    if is_form or view.notes:
        blocks.append(title(look, enum_text(words, TextField.NOTES)))
        blocks.extend(writing(look, "" if is_form else view.notes, _NOTE_LINES, width))

    def foot(page: int, count: int) -> str:
        texts = {"page": page, "count": count}
        return words.gettext("Duskboard, page %(page)d of %(count)d") % texts

    return Document(
        title=enum_text(words, view.creature) if is_form else view.name,
        detail="" if is_form else campaign,
        blocks=blocks,
        foot=foot,
        paper=paper,
        is_wide=False,
    )


def _columns(words: Words, figure: str) -> tuple[Column, ...]:
    return (
        Column(title=words.pgettext("vampire paper", "Name"), share=0.26),
        Column(title=words.pgettext("paper", "Details"), share=0.62),
        Column(title=figure, share=0.12, is_number=True),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class _Part:
    """What the parts of a sheet are made with."""

    look: Look
    words: Words
    view: SheetView
    is_form: bool

    def profile(self) -> list[Block]:
        """Return who somebody is."""
        words, who = self.words, self.view.profile
        generation = "" if self.view.generation is None else str(self.view.generation)
        found: list[tuple[TextField | NumberField, str]] = [
            (TextField.NAME, self.view.name),
            (TextField.PLAYER, who.player),
            (TextField.CONCEPT, who.concept),
            (TextField.CLAN, clan_text(words, who.clan) if who.clan else ""),
            (NumberField.GENERATION, generation),
            (TextField.SIRE, who.sire),
            (TextField.NATURE, who.nature),
            (TextField.DEMEANOUR, who.demeanour),
            (TextField.COTERIE, who.coterie),
            (TextField.HAVEN, who.haven),
        ]
        is_kindred = self.view.creature is Creature.KINDRED
        blooded = {NumberField.GENERATION} if self.view.creature is Creature.GHOUL else _BLOODED
        lines = [
            FieldLine(text=self._label(field), value="" if self.is_form else value)
            for field, value in found
            if is_kindred or field not in blooded
        ]
        columns = [lines[start::3] for start in range(3)]
        return side_by_side(self.look, columns, ())

    def _label(self, field: TextField | NumberField) -> str:
        if isinstance(field, TextField):
            return text_field_text(self.words, field, self.view.creature)
        return enum_text(self.words, field)

    def traits(self) -> list[Block]:
        """Return everything in dots but Humanity and Willpower."""
        words, found = self.words, []
        for kinds, name in (
            (_ATTRIBUTES, words.pgettext("vampire", "Attributes")),
            (_ABILITIES, words.pgettext("vampire", "Abilities")),
            (_OTHERS, words.pgettext("vampire", "Advantages")),
        ):
            columns = [self._column(kind) for kind in kinds]
            if any(columns):
                found.append(title(self.look, name))
                heads = [enum_text(words, kind) for kind in kinds]
                found.extend(side_by_side(self.look, columns, heads))
        return found

    def foot(self) -> list[Block]:
        """Return what there is to spend, and the body."""
        words, view, pools = self.words, self.view, self.view.pools
        left: list[Line] = [self._dots(one) for one in view.long]
        spend = words.pgettext("vampire field", "Willpower to spend")
        filled = 0 if self.is_form else pools.willpower_left
        said = "" if self.is_form else str(pools.willpower_left)
        left.append(BoxesLine(text=spend, says=said, filled=filled, size=10))
        if view.creature is not Creature.MORTAL:
            left.append(self._blood())
        if not self.is_form:
            experience = words.pgettext("vampire paper", "%(left)d of %(earned)d")
            texts = {"left": view.unspent, "earned": view.earned}
            left.append(
                FieldLine(text=words.pgettext("paper", "Experience left"), value=experience % texts)
            )
        right = [self._health(box) for box in view.health.boxes]
        name = words.pgettext("paper", "Body and will")
        return [title(self.look, name), beside(self.look, (left, right))]

    def _blood(self) -> BoxesLine:
        words, pools = self.words, self.view.pools
        turn = words.pgettext("vampire", "%(count)d a turn") % {"count": pools.blood_a_turn}
        held = words.pgettext("vampire", "%(count)d of %(most)d")
        said = held % {"count": pools.blood, "most": pools.blood_limit}
        return BoxesLine(
            text=words.pgettext("vampire field", "Blood pool"),
            says="" if self.is_form else dotted(words, [said, turn if pools.blood_a_turn else ""]),
            filled=0 if self.is_form else pools.blood,
            size=min(_MOST_BLOOD, max(pools.blood_limit, 10)),
        )

    def _column(self, kind: TraitKind) -> list[DotsLine]:
        shown = list(self._shown(kind))
        grows = kind in {TraitKind.DISCIPLINE, TraitKind.BACKGROUND}
        if self.is_form and grows and self.view.creature is not Creature.ANIMAL:
            shown += [DotsLine(text="", is_form=True)] * _OPEN_LINES
        return shown

    def _shown(self, kind: TraitKind) -> Iterator[DotsLine]:
        kinds = (kind, TraitKind.PATH) if kind is TraitKind.DISCIPLINE else (kind,)
        for each in kinds:
            for dots in self.view.group(each):
                yield self._dots(dots)

    def _dots(self, dots: DotsView) -> DotsLine:
        return DotsLine(
            text=trait_text(self.words, dots.key, self.view.profile.path),
            note="" if self.is_form else names(self.words, dots.specialties),
            rating=0 if self.is_form else dots.rating,
            size=dots.size,
            is_form=self.is_form,
        )

    def _health(self, box: BoxView) -> HealthLine:
        mark = BoxMark.NONE if self.is_form else mark_of(box.mark, box.damage)
        penalty = f"−{-box.penalty}" if box.penalty else ""
        return HealthLine(text=level_text(self.words, box.name), penalty=penalty, mark=mark)
