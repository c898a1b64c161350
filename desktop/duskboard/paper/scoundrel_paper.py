"""A scoundrel's sheet for paper: as it is, or as a form to be filled in."""

from dataclasses import dataclass

from duskboard.core.blades.scoundrel import ArmourKind
from duskboard.i18n.blades_ability_rule_text import ability_rule
from duskboard.i18n.blades_ability_text import ability_text
from duskboard.i18n.blades_trait_text import trauma_text, vice_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import dotted, names
from duskboard.i18n.words import Words
from duskboard.paper.leaf import Block, Document, PaperSize, page_room
from duskboard.paper.sheet_row import (
    BoxesLine,
    DotsLine,
    FieldLine,
    Line,
    beside,
    side_by_side,
    title,
    writing,
)
from duskboard.paper.table import Column, table
from duskboard.play.blades.field import TextField
from duskboard.table.scoundrel_view import AttributeView, HarmRowView, ScoundrelView, TrackView
from duskboard.theme.look import Look

_OPEN_ROWS = 4
_OPEN_ITEMS = 10
_NOTE_LINES = 5


def scoundrel_document(  # noqa: PLR0913 - what is printed, in which words, on what
    look: Look,
    words: Words,
    view: ScoundrelView,
    *,
    campaign: str,
    paper: PaperSize,
    is_form: bool = False,
) -> Document:
    """Return a scoundrel's sheet as a document.

    Args:
        look: The look of the paper.
        words: The words.
        view: The sheet; of a form only the lengths of its tracks count.
        campaign: The name of the campaign.
        paper: The size of the paper.
        is_form: Whether it is empty, to be filled in by hand.
    """
    width = page_room(paper, is_wide=False).width()
    part = _Part(look=look, words=words, view=view, is_form=is_form)
    blocks = [*part.profile(), *part.body(), *part.actions()]
    for name, columns, rows in (part.abilities(), part.items(), part.contacts()):
        if rows:
            blocks.append(title(look, name))
            blocks.extend(table(look, columns, rows, width))
    if is_form or view.notes:
        blocks.append(title(look, enum_text(words, TextField.NOTES)))
        blocks.extend(writing(look, "" if is_form else view.notes, _NOTE_LINES, width))

    def foot(page: int, count: int) -> str:
        texts = {"page": page, "count": count}
        return words.gettext("Duskboard, page %(page)d of %(count)d") % texts

    return Document(
        title=words.pgettext("dock", "Scoundrel") if is_form else view.name,
        detail="" if is_form else campaign,
        blocks=blocks,
        foot=foot,
        paper=paper,
        is_wide=False,
    )


_Table = tuple[str, tuple[Column, ...], list[tuple[str, ...]]]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Part:
    """What the parts of a sheet are made with."""

    look: Look
    words: Words
    view: ScoundrelView
    is_form: bool

    def profile(self) -> list[Block]:
        """Return who somebody is."""
        words, who = self.words, self.view.profile
        found = (
            (TextField.NAME, self.view.name),
            (TextField.ALIAS, who.alias),
            (TextField.PLAYER, who.player),
            (TextField.PLAYBOOK, who.playbook),
            (TextField.HERITAGE, who.heritage),
            (TextField.BACKGROUND, who.background),
            (TextField.VICE, vice_text(words, who.vice) if who.vice else ""),
            (TextField.PURVEYOR, who.purveyor),
            (TextField.LOOK, who.look),
        )
        lines = [
            FieldLine(text=enum_text(words, field), value=self._said(value))
            for field, value in found
        ]
        return side_by_side(self.look, [lines[start::2] for start in range(2)], ())

    def body(self) -> list[Block]:
        """Return stress and harm, and what somebody owns."""
        words, view = self.words, self.view
        traumas = names(words, [trauma_text(words, one) for one in view.traumas])
        left: list[Line] = [
            self._boxes(words.pgettext("blades", "Stress"), view.stress),
            self._boxes(words.pgettext("blades", "Trauma"), view.trauma, traumas),
            self._boxes(words.pgettext("blades", "Coin"), view.coin),
            self._boxes(words.pgettext("blades", "Stash"), view.stash),
        ]
        healing = TrackView(filled=view.healing.filled or 0, size=view.healing.size or 1)
        right: list[Line] = [self._harm(row) for row in view.rows]
        right.append(self._boxes(words.pgettext("blades", "Healing"), healing))
        used = {one.kind for one in view.armour if one.is_used}
        right.extend(
            BoxesLine(
                text=enum_text(words, kind),
                says="",
                filled=0 if self.is_form else int(kind in used),
                size=1,
            )
            for kind in ArmourKind
        )
        name = words.pgettext("blades paper", "Stress, harm and coin")
        return [title(self.look, name), beside(self.look, (left, right))]

    def actions(self) -> list[Block]:
        """Return the attributes with their actions and marks."""
        words, view = self.words, self.view
        columns = [self._attribute(one) for one in view.attributes]
        heads = [
            dotted(words, [enum_text(words, one.attribute), self._said(str(one.rating))])
            for one in view.attributes
        ]
        name = words.pgettext("blades paper", "Actions")
        text = words.pgettext("blades", "Playbook xp")
        playbook = self._boxes(text, view.playbook_xp)
        return [
            title(self.look, name),
            *side_by_side(self.look, columns, heads),
            beside(self.look, ([playbook], [])),
        ]

    def abilities(self) -> _Table:
        """Return the special abilities: what each is called and does."""
        words = self.words
        columns = (
            Column(title=words.pgettext("blades paper", "Ability"), share=0.28),
            Column(title=words.pgettext("blades paper", "What it does"), share=0.72),
        )
        rows: list[tuple[str, ...]] = [
            (ability_text(words, one), ability_rule(words, one)) for one in self.view.abilities
        ]
        name = words.pgettext("blades paper", "Special abilities")
        return name, columns, [("", "")] * _OPEN_ROWS if self.is_form else rows

    def items(self) -> _Table:
        """Return what can be carried."""
        words = self.words
        columns = (
            Column(title=words.pgettext("blades paper", "Item"), share=0.64),
            Column(title=words.pgettext("blades paper", "Carried"), share=0.18),
            Column(title=words.pgettext("blades", "Load"), share=0.18, is_number=True),
        )
        fine = words.pgettext("blades item", "fine")
        carried = "●"  # our own fonts have no tick
        rows: list[tuple[str, ...]] = [
            (
                dotted(words, [one.name, fine if one.is_fine else ""]),
                carried if one.is_carried else "",
                str(one.load),
            )
            for one in self.view.items
        ]
        name = words.pgettext("blades paper", "Items")
        return name, columns, [("", "", "")] * _OPEN_ITEMS if self.is_form else rows

    def contacts(self) -> _Table:
        """Return whom somebody knows."""
        words = self.words
        columns = (
            Column(title=words.pgettext("blades paper", "Contact"), share=0.64),
            Column(title=words.pgettext("blades paper", "Bond"), share=0.36),
        )
        rows: list[tuple[str, ...]] = [
            (one.name, enum_text(words, one.bond)) for one in self.view.contacts
        ]
        name = words.pgettext("blades paper", "Contacts")
        return name, columns, [("", "")] * _OPEN_ROWS if self.is_form else rows

    def _attribute(self, view: AttributeView) -> list[Line]:
        actions: list[Line] = [
            DotsLine(
                text=enum_text(self.words, one.action),
                rating=0 if self.is_form else one.rating,
                size=one.size,
                is_form=self.is_form,
            )
            for one in view.actions
        ]
        return [*actions, self._boxes(self.words.pgettext("blades", "xp"), view.xp)]

    def _harm(self, row: HarmRowView) -> FieldLine:
        text = self.words.pgettext("blades paper", "Harm, level %(level)d") % {"level": row.level}
        return FieldLine(
            text=text, value=self._said(names(self.words, [one.text for one in row.wounds]))
        )

    def _boxes(self, text: str, track: TrackView, says: str = "") -> BoxesLine:
        held = self.words.gettext("%(filled)d of %(size)d")
        over, full = max(0, track.filled - track.size), min(track.filled, track.size)
        numbers = held % {"filled": full, "size": track.size}
        if over:
            more = self.words.pgettext("blades paper", "%(over)d more marked")
            numbers = dotted(self.words, [numbers, more % {"over": over}])
        return BoxesLine(
            text=text,
            says=self._said(dotted(self.words, [says, numbers])),
            filled=0 if self.is_form else full,
            size=track.size,
        )

    def _said(self, text: str) -> str:
        return "" if self.is_form else text
