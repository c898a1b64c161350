"""The claim that is chosen on the map, in fields below it."""

from dataclasses import replace
from enum import StrEnum

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout
from typing_extensions import override

from duskboard.core.blades.claim import Claim, ClaimId, ClaimState
from duskboard.i18n.blades_claim_gives_text import gives_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.panels.claim_node import claim_name
from duskboard.panels.field_form import FieldForm
from duskboard.play.blades.claim import ClaimField
from duskboard.theme.look import Look
from duskboard.widgets.segmented import Option, SegmentedControl
from duskboard.widgets.switch import CheckBox


class ClaimForm(FieldForm):
    """Writes name, owner and benefit of a claim, whether it is turf, and whose it is.

    Signals:
        written(Claim): It shall be so.
        state_requested(ClaimState): It shall be held, open or lost.
    """

    written = Signal(object)
    state_requested = Signal(object)

    def __init__(self, look: Look, words: Words) -> None:
        super().__init__(look, words, ClaimField, {}, ())
        self._claim = Claim(key="-", kind=ClaimId.TURF)
        self.turf = CheckBox(look, "")
        self.state = SegmentedControl(look)
        px = look.px
        grid = QGridLayout(self)
        grid.setContentsMargins(*(round(px(side)) for side in (12, 6, 12, 8)))
        grid.setHorizontalSpacing(round(px(8)))
        grid.setVerticalSpacing(round(px(2)))
        for column, field in enumerate(self.fields):
            grid.addWidget(self.labels[field], 0, column)
            grid.addWidget(self.fields[field], 1, column)
            grid.setColumnStretch(column, 2 if field is ClaimField.GIVES else 1)
        grid.addWidget(self.turf, 1, 3)
        grid.addWidget(self.state, 1, 4, Qt.AlignmentFlag.AlignRight)
        self.text_written.connect(self._on_text_written)
        self.turf.clicked.connect(self._on_turf_clicked)
        self.state.chosen.connect(self.state_requested)
        self.say()

    def mirror(self, claim: Claim) -> None:
        """Show a claim."""
        is_other = claim.key != self._claim.key
        self._claim = claim
        self.mirror_fields(is_other=is_other)
        gives = gives_text(self._words, replace(claim, gives=""))
        self.fields[ClaimField.NAME].setPlaceholderText(claim_name(self._words, claim))
        self.fields[ClaimField.GIVES].setPlaceholderText(gives)
        self.turf.setChecked(claim.is_turf)
        self._say_state()

    @override
    def say(self) -> None:
        super().say()
        self.turf.setText(enum_text(self._words, ClaimId.TURF))
        self._say_state()

    @override
    def text_of(self, field: StrEnum) -> str:
        said: str = getattr(self._claim, field.value)
        return said

    def _say_state(self) -> None:
        states = (ClaimState.HELD, ClaimState.OPEN, ClaimState.LOST)
        options = [Option(value=one, text=enum_text(self._words, one)) for one in states]
        self.state.mirror(options, self._claim.state)

    def _on_text_written(self, field: ClaimField, text: str) -> None:
        claim, words = self._claim, text.strip()
        if field is ClaimField.NAME:
            # A claim of no kind has no name to fall back on.
            if words or claim.kind:
                self.written.emit(replace(claim, name=words))
        elif field is ClaimField.OWNER:
            self.written.emit(replace(claim, owner=words))
        else:
            self.written.emit(replace(claim, gives=words))

    def _on_turf_clicked(self) -> None:
        self.written.emit(turned(self._claim, claim_name(self._words, self._claim)))


def turned(claim: Claim, name: str) -> Claim:
    """Return a claim that is turf where it was none, or the other way round."""
    if claim.is_turf:
        return replace(claim, kind="", name=name)
    return replace(claim, kind=ClaimId.TURF, name=claim.name)
