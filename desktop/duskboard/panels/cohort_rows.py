"""Cohorts that roll in a group action: name, dice and real dice of each (rules/blades.md 94)."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from duskboard.i18n.words import Words
from duskboard.panels.entry_field import EntryField
from duskboard.panels.team_offer import CohortOffer
from duskboard.panels.team_wish import AddCohort, DropCohort, SetCohort, TellCohort
from duskboard.panels.told_rating import told_hint
from duskboard.theme.look import Look
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.stepper import Stepper

MOST_QUALITY = 12
"""The most dice of a cohort."""
_FIELD = 84.0


class CohortRows(QWidget):
    """Shows the cohorts, and lets one more come.

    Attributes:
        rows: A row for each.
        add: Brings one more.

    Signals:
        wished(TeamWish): This was clicked or typed.
    """

    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self.rows: list[CohortRow] = []
        self.add = GlyphButton(look, "", glyph="plus", small=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(look.px(6)))
        self._rows = QVBoxLayout()
        self._rows.setSpacing(round(look.px(6)))
        column.addLayout(self._rows)
        column.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)
        self._is_adding = False
        self.add.clicked.connect(self._on_add_clicked)

    def mirror(self, offers: Sequence[CohortOffer]) -> None:
        """Show the cohorts."""
        while len(self.rows) < len(offers):
            row = CohortRow(self._look, self._words)
            row.wished.connect(self.wished)
            self._rows.addWidget(row)
            self.rows.append(row)
        for place, row in enumerate(self.rows):
            row.setVisible(place < len(offers))
            if place < len(offers):
                row.mirror(offers[place])
        if self._is_adding and offers:
            self._is_adding = False
            self.rows[len(offers) - 1].begin()
        self.add.setText(self._words.pgettext("blades team", "Cohort"))
        tip = self._words.pgettext(
            "blades team", "A gang or an expert rolls too; its 1–3 costs the leader nothing"
        )
        self.add.setToolTip(tip)

    def _on_add_clicked(self) -> None:
        self._is_adding = True
        self.wished.emit(AddCohort())


class CohortRow(QWidget):
    """A cohort.

    Signals:
        wished(TeamWish): This was clicked or typed.
    """

    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._offer: CohortOffer | None = None
        self.name = EntryField()
        self.dice = Stepper(look)
        self.field = EntryField()
        self.field.keep_width(look, _FIELD)
        self.drop = GlyphButton(look, "", glyph="trash", role="tool", small=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(round(look.px(6)))
        row.addWidget(self.name, 1)
        for part in (self.dice, self.field, self.drop):
            row.addWidget(part)
        self.name.editingFinished.connect(self._on_name_left)
        self.name.entered.connect(lambda _text: self.field.setFocus())
        self.dice.stepped.connect(self._on_dice_stepped)
        self.field.textEdited.connect(self._on_field_text_edited)
        self.drop.clicked.connect(self._on_drop_clicked)

    def mirror(self, offer: CohortOffer) -> None:
        """Show a cohort."""
        is_other = self._offer is None or self._offer.key != offer.key
        self._offer = offer
        words = self._words
        self.name.mirror(offer.name, is_other=is_other)
        self.name.setAccessibleName(words.pgettext("blades team", "The name of the cohort"))
        self.dice.mirror(
            "",
            f"{offer.dice}d",
            less=words.pgettext("blades", "A die less"),
            more=words.pgettext("blades", "A die more"),
        )
        self.dice.limit(can_less=offer.dice > 0, can_more=offer.dice < MOST_QUALITY)
        if is_other or not offer.told:
            self.field.setText(offer.told)
        self.field.setPlaceholderText(words.pgettext("real dice", "or faces"))
        self.field.setToolTip(told_hint(words))
        faces = words.pgettext("blades team", "Real dice of %(name)s") % {"name": offer.name}
        self.field.setAccessibleName(faces)
        gone = words.pgettext("blades team", "%(name)s does not roll") % {"name": offer.name}
        self.drop.setToolTip(gone)
        self.drop.setAccessibleName(gone)

    def begin(self) -> None:
        """Have its name be typed."""
        self.name.setFocus(Qt.FocusReason.OtherFocusReason)
        self.name.selectAll()

    def _on_name_left(self) -> None:
        offer, name = self._offer, self.name.text().strip()
        if offer is not None and name and name != offer.name:
            self.wished.emit(SetCohort(key=offer.key, name=name, dice=offer.dice))

    def _on_dice_stepped(self, by: int) -> None:
        if self._offer is not None:
            dice = max(0, min(MOST_QUALITY, self._offer.dice + by))
            self.wished.emit(SetCohort(key=self._offer.key, name=self._offer.name, dice=dice))

    def _on_field_text_edited(self, text: str) -> None:
        if self._offer is not None:
            self.wished.emit(TellCohort(key=self._offer.key, text=text))

    def _on_drop_clicked(self) -> None:
        if self._offer is not None:
            self.wished.emit(DropCohort(key=self._offer.key))
