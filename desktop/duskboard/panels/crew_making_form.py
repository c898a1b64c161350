"""Making a crew: every choice in its order, what it is now, and what is still open (85-87)."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from duskboard.core.blades.crew_creation import DEALS
from duskboard.core.blades.crew_making import (
    CHOSEN_BOXES,
    GROUPS,
    CrewMaking,
    CrewStep,
    StruckDeal,
    chosen_boxes,
    crew_lines,
)
from duskboard.i18n.blades_ability_text import ability_name
from duskboard.i18n.blades_making_text import terms_text
from duskboard.i18n.blades_reputation_text import reputation_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import dotted, names
from duskboard.i18n.words import Words
from duskboard.panels.framed import Framed
from duskboard.panels.over_field import OverField
from duskboard.table.crew_view import CrewView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.entry_row import EntryFace, EntryRow
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.text_label import TextLabel

_FIELDS = {
    CrewStep.TYPE: "kind",
    CrewStep.LAIR: "lair",
    CrewStep.GROUNDS: "grounds",
    CrewStep.PREFERRED: "preferred",
}


class CrewMakingForm(Framed):
    """Shows the choices as rows; the next that is open is lit. Nothing has to be chosen.

    Signals:
        choice_requested(CrewStep, QWidget): What there is to choose shall be offered by a row.
        written(CrewStep, str): A choice was written.
        done(): The crew is made.
    """

    choice_requested = Signal(object, object)
    written = Signal(object, str)
    done = Signal()

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._words = words
        self._title = TextLabel(look, "", TextStyle.LABEL, ground=Role.BG2)
        self._says = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2, ground=Role.BG2)
        self.rows = {step: self._row(step) for step in CrewStep}
        self.end = GlyphButton(look, "", small=True)
        self.field = OverField(self)
        px = look.px
        column = QVBoxLayout(self)
        column.setContentsMargins(*(round(px(side)) for side in (10, 8, 10, 10)))
        column.setSpacing(0)
        head = QHBoxLayout()
        head.setSpacing(round(px(8)))
        head.addWidget(self._title)
        head.addWidget(self._says, 1)
        column.addLayout(head)
        column.addSpacing(round(px(4)))
        for row in self.rows.values():
            column.addWidget(row)
        column.addSpacing(round(px(6)))
        column.addWidget(self.end, 0, Qt.AlignmentFlag.AlignLeft)
        self.end.clicked.connect(self.done)
        self.field.entered.connect(self._on_field_entered)

    def mirror(self, view: CrewView) -> None:
        """Show how far a crew is made; hidden when it is."""
        making, words = view.making, self._words
        self.setVisible(making is not None)
        if making is None:
            return
        lines = crew_lines(view.crew, making)
        ready = sum(line.is_done for line in lines)
        self._title.setText(words.pgettext("blades crew making", "Making the crew"))
        coin = words.npgettext("blades crew", "%(count)d coin", "%(count)d coin", view.crew.coin)
        of = words.pgettext("blades crew making", "%(count)d of %(most)d chosen")
        parts = [of % {"count": ready, "most": len(lines)}, coin % {"count": view.crew.coin}]
        self._says.setText(dotted(words, parts))
        following = next((line.step for line in lines if not line.is_done), None)
        for line in lines:
            said = self._value(view, making, line.step)
            name = enum_text(words, line.step)
            self.rows[line.step].mirror(
                EntryFace(
                    text=name,
                    figure=said or words.pgettext("blades crew making", "choose…"),
                    is_lit=line.step is following,
                    is_faded=not line.is_done and line.step is not following,
                    says=said,
                )
            )
        made = words.pgettext("blades crew making", "The crew is made")
        early = words.pgettext("blades crew making", "Leave it at that")
        self.end.setText(early if following else made)

    def begin(self, view: CrewView) -> None:
        """Give the keyboard to the next choice that is open."""
        if view.making is None:
            return
        lines = crew_lines(view.crew, view.making)
        step = next((line.step for line in lines if not line.is_done), CrewStep.TYPE)
        self.rows[step].setFocus(Qt.FocusReason.OtherFocusReason)

    def write(self, step: CrewStep, text: str) -> None:
        """Have a choice written in the place of its row."""
        name = enum_text(self._words, step)
        self.field.say(name, name)
        self.field.lie_over(self.rows[step], text)

    def _value(self, view: CrewView, making: CrewMaking, step: CrewStep) -> str:
        """Return what is chosen, or ""."""
        words, crew = self._words, view.crew
        if step in GROUPS:
            return self._deal(view, making.deal(step))
        if step is CrewStep.REPUTATION:
            return reputation_text(words, crew.profile.reputation)
        if step in _FIELDS:
            return str(getattr(crew.profile, _FIELDS[step]))
        if step is CrewStep.UPGRADES:
            of = words.pgettext("blades", "%(count)d of %(most)d")
            return of % {"count": chosen_boxes(crew, making), "most": CHOSEN_BOXES}
        if step is CrewStep.ABILITY:
            known = [one.name or ability_name(words, one.key) for one in crew.abilities]
            return names(words, known)
        return names(words, [one.name for one in crew.contacts if one.is_favourite])

    def _deal(self, view: CrewView, struck: StruckDeal | None) -> str:
        if struck is None:
            return ""
        factions = {one.faction_id: one.name for one in view.factions}
        faction = factions.get(struck.faction_id, "–")
        return dotted(self._words, [faction, terms_text(self._words, DEALS[struck.deal])])

    def _row(self, step: CrewStep) -> EntryRow:
        row = EntryRow(self._look)
        row.clicked.connect(lambda: self.choice_requested.emit(step, row))
        row.write_requested.connect(lambda: self.choice_requested.emit(step, row))
        return row

    def _on_field_entered(self, text: str) -> None:
        anchor = self.field.anchor
        self.field.finish()
        step = next((step for step, row in self.rows.items() if row is anchor), None)
        if step is not None and text.strip():
            self.written.emit(step, text.strip())
