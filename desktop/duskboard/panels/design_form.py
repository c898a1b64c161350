"""An invention: its questions, its lowest quality, its drawbacks, who has learnt it (130, 166)."""

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from duskboard.core.blades.design import MOST_DESIGN_QUALITY, Design, DesignKind, Drawback
from duskboard.core.blades.magnitude import MAX_MAGNITUDE, Measure
from duskboard.core.identity import EntityId
from duskboard.i18n.blades_magnitude_text import level_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.panels.entry_field import EntryField
from duskboard.panels.flow import Flow
from duskboard.panels.known_row import KnownRow
from duskboard.panels.making_offer import MakingOffer
from duskboard.panels.making_wish import Study, Teach, ThrowAway, Write
from duskboard.panels.roll_page import RollPage
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.icon_button import IconButton
from duskboard.widgets.segmented import Option, SegmentedControl
from duskboard.widgets.stepper import Stepper
from duskboard.widgets.text_label import TextLabel
from duskboard.widgets.weigh_chip import WeighChip, WeighFace

_FIELDS = ("name", "does", "side")


class DesignForm(RollPage):
    """Shows a design.

    Attributes:
        fields: Its name and the answers in words, by the field of `Design`.
        kinds: Its kind.
        quality: Its lowest quality.
        drawbacks: What is wrong with it.
        common: Everybody can craft it.
        known: Who has learnt it.
        craft, remove: Does so.

    Signals:
        wished(MakingWish): This was clicked or typed.
        craft_requested(EntityId): It shall be crafted.
    """

    wished = Signal(object)
    craft_requested = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._words = words
        self._offer: MakingOffer | None = None
        self._key = EntityId("")
        self.fields = {name: EntryField() for name in _FIELDS}
        self._labels = {
            name: TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2) for name in _FIELDS
        }
        self.kinds = SegmentedControl(look)
        self.quality = Stepper(look)
        self._says = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2)
        self._wrong = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2)
        self.drawbacks = {one: WeighChip(look) for one in Drawback}
        self.common = WeighChip(look)
        self.known = KnownRow(look, words)
        self.craft = GlyphButton(look, "", small=True)
        self.remove = IconButton(look, "trash", "")
        self._lay_out()
        self._connect()

    @property
    def design(self) -> Design | None:
        """What is shown."""
        return None if self._offer is None else self._offer.designs.get(self._key)

    def mirror(self, key: EntityId, offer: MakingOffer) -> None:
        """Show a design."""
        is_other, self._key, self._offer = key != self._key, key, offer
        design, words = self.design, self._words
        if design is None:
            return
        self._say_fields(design, is_other=is_other)
        options = [Option(value=kind, text=enum_text(words, kind)) for kind in DesignKind]
        self.kinds.mirror(options, design.kind)
        self._say_quality(design)
        self._wrong.setText(words.pgettext("blades design", "Drawbacks, if any"))
        for one, chip in self.drawbacks.items():
            text = enum_text(words, one)
            says = clauses(words, [text, drawback_says(words, one)])
            chip.mirror(WeighFace(text=text, is_on=one in design.drawbacks, says=says))
        common = words.pgettext("blades design", "Common: everybody can craft it")
        self.common.mirror(WeighFace(text=common, is_on=design.is_common, says=common))
        self.known.mirror(offer.people, design.known_to)
        self.known.setVisible(not design.is_common)
        self.craft.setText(words.pgettext("blades design", "Craft it…"))
        self.remove.setToolTip(words.pgettext("blades design", "Throw this design away"))
        self.remove.setAccessibleName(self.remove.toolTip())

    def _say_fields(self, design: Design, *, is_other: bool) -> None:
        words = self._words
        asked = {
            "name": words.pgettext("blades design", "Name"),
            "does": words.pgettext("blades design", "What does it do?"),
            "side": words.pgettext(
                "blades design", "What rare, odd or bad side has kept it out of use?"
            ),
        }
        for name, field in self.fields.items():
            self._labels[name].setText(asked[name])
            field.setAccessibleName(asked[name])
            field.mirror(str(getattr(design, name)), is_other=is_other)

    def _say_quality(self, design: Design) -> None:
        words = self._words
        self.quality.mirror(
            words.pgettext("blades design", "Lowest quality, by magnitude"),
            str(design.quality),
            less=words.pgettext("blades", "One less"),
            more=words.pgettext("blades", "One more"),
        )
        self.quality.limit(
            can_less=design.quality > 0, can_more=design.quality < MOST_DESIGN_QUALITY
        )
        level = min(MAX_MAGNITUDE, design.quality)
        self._says.setText(level_text(words, Measure.QUALITY, level))

    def _lay_out(self) -> None:
        px = self._look.px
        gap = round(px(8))
        column = QVBoxLayout(self)
        column.setContentsMargins(round(px(16)), round(px(8)), round(px(16)), round(px(12)))
        column.setSpacing(gap)
        grid = QGridLayout()
        grid.setSpacing(round(px(4)))
        top = QHBoxLayout()
        top.addWidget(self.fields["name"], 1)
        top.addWidget(self.remove)
        grid.addWidget(self._labels["name"], 0, 0, 1, 2)
        grid.addLayout(top, 1, 0, 1, 2)
        for side, name in enumerate(_FIELDS[1:]):
            grid.addWidget(self._labels[name], 2, side)
            grid.addWidget(self.fields[name], 3, side)
        column.addLayout(grid)
        column.addWidget(self.kinds, 0, Qt.AlignmentFlag.AlignLeft)
        quality = QHBoxLayout()
        quality.addWidget(self.quality)
        quality.addWidget(self._says, 1)
        column.addLayout(quality)
        column.addWidget(self._wrong)
        column.addWidget(self._flowing([*self.drawbacks.values()]))
        column.addWidget(self._flowing([self.common]))
        column.addWidget(self.known)
        column.addWidget(self._flowing([self.craft]))
        column.addStretch(1)

    def _flowing(self, parts: list[QWidget]) -> QWidget:
        box = QWidget(self)
        flow = Flow(round(self._look.px(6)), box)
        for part in parts:
            flow.addWidget(part)
        return box

    def _connect(self) -> None:
        for field in self.fields.values():
            field.editingFinished.connect(self._on_field_finished)
            field.entered.connect(self._on_field_finished)
        self.kinds.chosen.connect(self._on_kinds_chosen)
        self.quality.stepped.connect(self._on_quality_stepped)
        for chip in self.drawbacks.values():
            chip.clicked.connect(self._on_drawback_clicked)
        self.common.clicked.connect(self._on_common_clicked)
        self.known.taught.connect(self._on_known_taught)
        self.known.study_requested.connect(self._on_known_study_requested)
        self.craft.clicked.connect(lambda: self.craft_requested.emit(self._key))
        self.remove.clicked.connect(lambda: self.wished.emit(ThrowAway(key=self._key)))

    def _write(self, **changes: object) -> None:
        design = self.design
        if design is not None:
            after = replace(design, **changes)  # type: ignore[arg-type] # fields of a design
            self.wished.emit(Write(key=self._key, what=after))

    def _on_field_finished(self) -> None:
        for name, field in self.fields.items():
            design, text = self.design, field.text().strip()
            if design is None or text == getattr(design, name):
                continue
            if name == "name" and not text:
                field.setText(design.name)
                continue
            field.setModified(False)
            self._write(**{name: text})

    def _on_kinds_chosen(self, kind: object) -> None:
        """Take another kind; everything alchemical is used up by use (rules/blades.md 131)."""
        design = self.design
        if design is None:
            return
        drawbacks = set(design.drawbacks)
        if kind is DesignKind.ALCHEMICAL:
            drawbacks.add(Drawback.CONSUMABLE)
        ordered = tuple(one for one in Drawback if one in drawbacks)
        self._write(kind=kind, drawbacks=ordered)

    def _on_quality_stepped(self, by: int) -> None:
        if self.design is not None:
            quality = max(0, min(MOST_DESIGN_QUALITY, self.design.quality + by))
            self._write(quality=quality)

    def _on_drawback_clicked(self) -> None:
        design = self.design
        pressed = next(one for one, chip in self.drawbacks.items() if chip is self.sender())
        if design is not None:
            drawbacks = set(design.drawbacks) ^ {pressed}
            self._write(drawbacks=tuple(one for one in Drawback if one in drawbacks))

    def _on_common_clicked(self) -> None:
        if self.design is not None:
            self._write(is_common=not self.design.is_common)

    def _on_known_taught(self, who: EntityId, knows: bool) -> None:  # noqa: FBT001 - a signal
        self.wished.emit(Teach(key=self._key, who=who, knows=knows))

    def _on_known_study_requested(self, who: EntityId, has: bool) -> None:  # noqa: FBT001
        self.wished.emit(Study(key=self._key, who=who, has_access=has))


def drawback_says(words: Words, drawback: Drawback) -> str:
    """Return what a drawback means (rules/blades.md 131)."""
    return {
        Drawback.COMPLEX: words.pgettext("blades design", "made in several stages"),
        Drawback.CONSPICUOUS: words.pgettext("blades design", "+1 heat when it is used"),
        Drawback.CONSUMABLE: words.pgettext("blades design", "used up by use"),
        Drawback.RARE: words.pgettext("blades design", "takes something rare"),
        Drawback.UNRELIABLE: words.pgettext("blades design", "fortune by its quality tells"),
        Drawback.VOLATILE: words.pgettext("blades design", "a side effect, to be resisted"),
    }[drawback]
