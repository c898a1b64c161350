"""Body and dice of somebody in a fight who has no sheet, to be written at the table."""

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from duskboard.core.storyteller.fighter import Fighter
from duskboard.core.storyteller.trait import Creature
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.panels.entry_field import EntryField
from duskboard.panels.flow import Flow
from duskboard.theme.look import Look
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.stepper import Stepper

_FIELD = 150.0
MOST = 30
"""The most of anything that is written here."""


class ExtraNumber(StrEnum):
    """A number of somebody without a sheet."""

    RATING = "rating"
    DICE = "dice"
    STRENGTH = "strength"
    STAMINA = "stamina"
    SOAK = "soak"


@dataclass(frozen=True, slots=True, kw_only=True)
class ExtraFace:
    """Somebody without a sheet, to be written.

    Attributes:
        name: The name.
        creature: What kind of body.
        numbers: Every number that is theirs.
    """

    name: str
    creature: Creature
    numbers: tuple[tuple[ExtraNumber, int], ...]


def extra_face(fighter: Fighter) -> ExtraFace | None:
    """Return what can be written of a fighter, or None for one with a sheet."""
    extra = fighter.extra
    if extra is None:
        return None
    figures = (fighter.rating, extra.dice, extra.strength, extra.stamina, extra.soak)
    return ExtraFace(
        name=fighter.name,
        creature=extra.creature,
        numbers=tuple(zip(ExtraNumber, figures, strict=True)),
    )


class ExtraForm(QWidget):
    """Shows name, numbers and kind of body.

    Signals:
        wished(str): Something of it shall be so: "name:Guard", "more:dice", "be:animal".
    """

    wished = Signal(str)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._face: ExtraFace | None = None
        self.name = EntryField()
        self.name.keep_width(look, _FIELD)
        self.numbers = {one: Stepper(look) for one in ExtraNumber}
        self.bodies = {one: GlyphButton(look, "", role="quiet", small=True) for one in Creature}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        gap = round(look.px(6))
        column.setSpacing(gap)
        for parts in ((self.name, *self.bodies.values()), self.numbers.values()):
            flow = Flow(round(look.px(10)))
            column.addLayout(flow)
            for part in parts:
                flow.addWidget(part)
        self.name.editingFinished.connect(self._on_name_finished)
        self.name.entered.connect(lambda _text: self._on_name_finished())
        for number, stepper in self.numbers.items():
            stepper.stepped.connect(lambda by, number=number: self._on_stepped(number, by))
        for creature, button in self.bodies.items():
            button.setCheckable(True)
            button.clicked.connect(lambda _checked=False, one=creature: self._on_body_clicked(one))
        self.hide()

    @property
    def way(self) -> tuple[QWidget, ...]:
        """What Tab goes through, in order."""
        steps = (part for one in self.numbers.values() for part in (one.less, one.more))
        return (self.name, *self.bodies.values(), *steps)

    def mirror(self, face: ExtraFace) -> None:
        """Show somebody."""
        is_other = self._face is None or self._face.name != face.name
        self._face = face
        words = self._words
        self.name.mirror(face.name, is_other=is_other)
        self.name.setAccessibleName(words.pgettext("vampire fight", "Name"))
        for number, figure in face.numbers:
            label = _number_text(words, number)
            stepper = self.numbers[number]
            less = words.pgettext("vampire fight", "One less of %(what)s") % {"what": label}
            more = words.pgettext("vampire fight", "One more of %(what)s") % {"what": label}
            stepper.mirror(label, str(figure), less=less, more=more)
            stepper.limit(can_less=figure > 0, can_more=figure < MOST)
        for creature, button in self.bodies.items():
            text = enum_text(words, creature)
            button.setText(text)
            button.setChecked(creature is face.creature)
            button.set_role("outline" if creature is face.creature else "quiet")
            button.setAccessibleName(clauses(words, [text, face.name]))

    def _on_name_finished(self) -> None:
        text = self.name.text().strip()
        if self._face is not None and text and text != self._face.name:
            self.wished.emit(f"name:{text}")

    def _on_stepped(self, number: ExtraNumber, by: int) -> None:
        self.wished.emit(f"{'more' if by > 0 else 'less'}:{number}")

    def _on_body_clicked(self, creature: Creature) -> None:
        if self._face is not None:
            self.mirror(self._face)  # what it is, the table says
        self.wished.emit(f"be:{creature}")


def _number_text(words: Words, number: ExtraNumber) -> str:
    texts = {
        ExtraNumber.RATING: words.pgettext("vampire fight", "Dexterity + Wits"),
        ExtraNumber.DICE: words.pgettext("vampire fight", "Dice"),
        ExtraNumber.STRENGTH: words.pgettext("vampire attribute", "Strength"),
        ExtraNumber.STAMINA: words.pgettext("vampire attribute", "Stamina"),
        ExtraNumber.SOAK: words.pgettext("vampire roll", "Soak"),
    }
    return texts[number]
