"""Making a character: what is still to be given, and what freebies pay. It warns, never blocks."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.storyteller.creation import BlockTotal, CreationTotals
from duskboard.core.storyteller.trait import TraitKind
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, dotted
from duskboard.i18n.words import Words
from duskboard.table.sheet_view import SheetView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.text_label import TextLabel


class SheetCreation(QWidget):
    """The running totals in a strip that stays in sight while dots are given."""

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        ground = Role.BG2
        self.missing = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2, ground=ground)
        self.freebies = TextLabel(look, "", TextStyle.LABEL, ground=ground)
        row = QHBoxLayout(self)
        pad = round(look.px(14))
        row.setContentsMargins(pad, round(look.px(6)), pad, round(look.px(6)))
        row.addWidget(self.missing, 1)
        row.addWidget(self.freebies)

    def mirror(self, view: SheetView | None, *, is_editing: bool) -> None:
        """Show the totals of a sheet that is being made: written on, and without experience."""
        totals = view.creation if view is not None and not view.earned else None
        self.setVisible(totals is not None and is_editing)
        if totals is None:
            return
        words = self._words
        self.missing.setText(missing_text(words, totals))
        self.missing.setToolTip(bought_text(words, totals))
        self.freebies.setText(freebies_text(words, totals))
        self.freebies.set_role(Role.BAD if totals.left < 0 else Role.TEXT)
        self.freebies.setToolTip(self.missing.toolTip())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._look.color(Role.BG2))
            line = QRectF(0, 0, self.width(), 1)
            painter.fillRect(line, self._look.color(Role.LINE))


def missing_text(words: Words, totals: CreationTotals) -> str:
    """Return what is still to be given: "To give: Attributes 12 · Virtues 7"."""
    text = words.pgettext("vampire creation", "%(block)s %(count)d")
    parts = [
        text % {"block": enum_text(words, one.block), "count": one.missing}
        for one in totals.blocks
        if one.missing
    ]
    if not parts:
        return words.pgettext("vampire creation", "Every dot is given.")
    said = words.pgettext("vampire creation", "To give: %(blocks)s")
    return said % {"blocks": dotted(words, parts)}


def freebies_text(words: Words, totals: CreationTotals) -> str:
    """Return what freebies are left, or how many too many were spent."""
    if totals.left < 0:
        text = words.npgettext(
            "vampire creation",
            "%(count)d freebie too many",
            "%(count)d freebies too many",
            -totals.left,
        )
        return text % {"count": -totals.left}
    text = words.pgettext("vampire creation", "Freebies %(left)d of %(count)d")
    return text % {"left": totals.left, "count": totals.allowed}


def bought_text(words: Words, totals: CreationTotals) -> str:
    """Return what freebies pay for, a line for each part: "Abilities: 2 dots, 4 freebies"."""
    return "\n".join(_bought(words, one) for one in totals.blocks if one.freebies)


def group_text(words: Words, view: SheetView, kind: TraitKind) -> str:
    """Return what a group has of what it may have: "5 of 7"; "" for one without a sum."""
    if view.creation is None or view.earned:
        return ""
    groups = (group for block in view.creation.blocks for group in block.groups)
    found = next((group for group in groups if group.kind is kind), None)
    if found is None:
        return ""
    text = words.pgettext("vampire", "%(count)d of %(most)d")
    return text % {"count": found.dots, "most": found.allowed}


def _bought(words: Words, one: BlockTotal) -> str:
    dots = words.npgettext("vampire", "%(count)d dot", "%(count)d dots", one.bought)
    price = words.npgettext(
        "vampire creation", "%(count)d freebie", "%(count)d freebies", one.freebies
    )
    text = words.pgettext("vampire creation", "%(block)s: %(price)s")
    said = clauses(words, [dots % {"count": one.bought}, price % {"count": one.freebies}])
    return text % {"block": enum_text(words, one.block), "price": said}
