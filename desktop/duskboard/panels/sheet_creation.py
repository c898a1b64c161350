"""Making a character: what is still to be given, and what freebies pay. It warns, never blocks."""

import unicodedata

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.storyteller.creation import BlockTotal, CreationTotals
from duskboard.core.storyteller.trait import HUMANITY, WILLPOWER, Creature, TraitKind
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, dotted
from duskboard.i18n.storyteller_trait_text import trait_text
from duskboard.i18n.words import Words
from duskboard.panels.enter_key import press_button
from duskboard.panels.entry_field import EntryField
from duskboard.panels.sheet_wish import BeginBlood, CountVirtues
from duskboard.table.sheet_view import SheetView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.text_label import TextLabel

_SIDES = 10
_FIELD = 92.0


class SheetCreation(QWidget):
    """The running totals in a strip that stays in sight while dots are given.

    Signals:
        wished(SheetWish): Humanity and Willpower shall be what the Virtues make, or the blood to
            begin with be rolled.
    """

    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        ground = Role.BG2
        self.missing = TextLabel(
            look, "", TextStyle.CAPTION, role=Role.TEXT2, ground=ground, lines=2
        )
        self.freebies = TextLabel(look, "", TextStyle.LABEL, ground=ground)
        self.virtues = GlyphButton(look, "", small=True)
        self.blood = GlyphButton(look, "", glyph="die", small=True)
        self.face = EntryField()
        self._held = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2, ground=ground)
        self._wrong = TextLabel(look, "", TextStyle.CAPTION, role=Role.BAD, ground=ground)
        self._wrong.hide()
        self._lay_out()
        self.virtues.clicked.connect(lambda: self.wished.emit(CountVirtues()))
        self.blood.clicked.connect(self._on_blood_clicked)
        self.face.entered.connect(self._on_face_entered)
        self.face.left.connect(self._clear)
        self.face.textEdited.connect(lambda: self._tell(""))

    def mirror(self, view: SheetView | None, *, is_editing: bool) -> None:
        """Show the totals of a sheet that is being made: written on, and without experience."""
        totals = view.creation if view is not None and not view.earned else None
        self.setVisible(totals is not None and is_editing)
        if view is None or totals is None or not is_editing:
            return
        words = self._words
        self.missing.setText(missing_text(words, totals))
        self.missing.setToolTip(bought_text(words, totals))
        self.freebies.setText(freebies_text(words, totals))
        self.freebies.set_role(Role.BAD if totals.left < 0 else Role.TEXT)
        self.freebies.setToolTip(self.missing.toolTip())
        self._say_begin(view, totals)

    def _say_begin(self, view: SheetView, totals: CreationTotals) -> None:
        """Say what the Virtues make, and how the blood to begin with is rolled (28.6, X1.3)."""
        words = self._words
        text = words.pgettext("vampire power", "%(discipline)s %(dots)d")
        made = {HUMANITY: totals.humanity, WILLPOWER: totals.willpower}
        names = [
            text % {"discipline": trait_text(words, key, view.profile.path), "dots": dots}
            for key, dots in made.items()
        ]
        self.virtues.setText(
            words.pgettext("vampire creation", "By Virtues: %(traits)s")
            % {"traits": dotted(words, names)}
        )
        self.virtues.setToolTip(
            words.pgettext("vampire creation", "What the Virtues make, all Willpower unspent")
        )
        is_so = {one.key: one.rating for one in view.long} == made
        self.virtues.setEnabled(not is_so or view.pools.willpower_left != totals.willpower)
        self.blood.setText(words.pgettext("vampire creation", "Blood 1d10"))
        self.blood.setToolTip(words.pgettext("vampire creation", "Roll the blood to begin with"))
        held = words.pgettext("vampire", "%(count)d of %(most)d")
        self._held.setText(held % {"count": view.pools.blood, "most": view.pools.blood_limit})
        self.face.setPlaceholderText(words.pgettext("vampire creation", "or its face"))
        self.face.setAccessibleName(
            words.pgettext("vampire creation", "What a real die shows for the blood")
        )
        has_blood = view.creature is not Creature.MORTAL
        for part in (self.blood, self.face, self._held):
            part.setVisible(has_blood)

    def _lay_out(self) -> None:
        px = self._look.px
        pad = round(px(14))
        self.face.keep_width(self._look, _FIELD)
        upper, lower = QHBoxLayout(), QHBoxLayout()
        upper.addWidget(self.missing, 1)
        upper.addWidget(self.freebies)
        lower.setSpacing(round(px(8)))
        lower.addWidget(self.virtues)
        lower.addStretch(1)
        for part in (self._held, self.blood, self.face):
            lower.addWidget(part)
        column = QVBoxLayout(self)
        column.setContentsMargins(pad, round(px(6)), pad, round(px(6)))
        column.setSpacing(round(px(6)))
        column.addLayout(upper)
        column.addLayout(lower)
        column.addWidget(self._wrong)

    def _on_blood_clicked(self) -> None:
        self._clear()
        self.wished.emit(BeginBlood())

    def _on_face_entered(self, text: str) -> None:
        plain = unicodedata.normalize("NFKC", text).strip()
        face = int(plain) if plain.isdecimal() else -1
        if not 0 <= face <= _SIDES:
            self._tell(
                self._words.pgettext("vampire creation", "A face of the die is wanted, 1 to 10.")
            )
            return
        self._clear()
        # A ten stands as 0 on many dice.
        self.wished.emit(BeginBlood(face=face or _SIDES))

    def _clear(self) -> None:
        self.face.clear()
        self._tell("")

    def _tell(self, error: str) -> None:
        self.face.mark_error(wrong=bool(error))
        self.face.setToolTip(error)
        self.face.setAccessibleDescription(error)
        self._wrong.setText(error)
        self._wrong.setVisible(bool(error))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_button(self, event):
            event.ignore()

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
