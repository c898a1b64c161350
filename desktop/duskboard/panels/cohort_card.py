"""A cohort: what it is good for, how it is, what speaks for and against it (91-95, 151)."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from duskboard.core.blades.cohort import (
    Cohort,
    CohortEdge,
    CohortFlaw,
    CohortHarm,
    CohortKind,
    GangType,
    cohort_scale,
)
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.crew_growth import cohort_quality
from duskboard.i18n.blades_crew_report_text import key_text
from duskboard.i18n.blades_standing_text import harm_text, harm_tip, people_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, dotted
from duskboard.i18n.words import Words
from duskboard.panels.flow import Flow
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.box_track import BoxTrack, TrackFace
from duskboard.widgets.chip import Chip
from duskboard.widgets.entry_row import EntryFace, EntryRow
from duskboard.widgets.text_label import TextLabel


class CohortCard(QWidget):
    """Shows a cohort. A click on its name or on a trait offers what can become of it.

    Signals:
        offers_requested(): That shall be offered.
        harm_requested(int): Its harm shall be so.
    """

    offers_requested = Signal()
    harm_requested = Signal(int)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self.row = EntryRow(look)
        self.harm = BoxTrack(
            look, fill=Role.PURSUER, width=15.0, height=15.0, gap=4.0, columns=None
        )
        self.says = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2)
        self._name = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2)
        self.chips: list[Chip] = []
        chips = QWidget()
        chips.setContentsMargins(round(look.px(6)), 0, 0, 0)
        self._flow = Flow(round(look.px(6)), chips)
        px = look.px
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(px(5)))
        column.addWidget(self.row)
        line = QHBoxLayout()
        line.setContentsMargins(round(px(6)), 0, 0, 0)
        line.setSpacing(round(px(9)))
        for part in (self._name, self.harm):
            line.addWidget(part)
        line.addWidget(self.says, 1)
        column.addLayout(line)
        column.addWidget(chips)
        self.row.clicked.connect(self.offers_requested)
        self.row.write_requested.connect(self.offers_requested)
        self.harm.points_requested.connect(self.harm_requested)

    def mirror(self, cohort: Cohort, crew: Crew) -> None:
        """Show a cohort of a crew."""
        words = self._words
        kinds = [key_text(words, GangType, kind) for kind in cohort.types]
        text = words.pgettext("blades cohort", "quality %(quality)d, scale %(scale)d")
        size = {
            "quality": cohort_quality(cohort, crew),
            "scale": cohort_scale(cohort, crew.tier),
        }
        what = dotted(words, [enum_text(words, cohort.kind), *kinds])
        self.row.mirror(
            EntryFace(
                text=cohort.name,
                detail=what,
                figure=text % size,
                is_bold=True,
                says=cohort.notes,
            )
        )
        harm = harm_text(words, cohort.harm)
        self._name.setText(words.pgettext("blades cohort", "Harm"))
        tip = dotted(words, [harm, harm_tip(words, cohort.harm)])
        self.harm.mirror(
            TrackFace(filled=cohort.harm, size=CohortHarm.DEAD, text=cohort.name, says=tip)
        )
        self.harm.setToolTip(tip)
        people = people_text(words, size["scale"]) if cohort.kind is CohortKind.GANG else ""
        self.says.setText(clauses(words, [one for one in (harm, people) if one]))
        self._show_traits(cohort)

    def _show_traits(self, cohort: Cohort) -> None:
        words = self._words
        edges = [(key_text(words, CohortEdge, one), False) for one in cohort.edges]
        flaws = [(key_text(words, CohortFlaw, one), True) for one in cohort.flaws]
        traits = [*edges, *flaws]
        while len(self.chips) > len(traits):
            chip = self.chips.pop()
            self._flow.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        while len(self.chips) < len(traits):
            chip = Chip(self._look)
            chip.clicked.connect(self.offers_requested)
            self._flow.addWidget(chip)
            chip.show()
            self.chips.append(chip)
        edge = words.pgettext("blades cohort", "Edges")
        flaw = words.pgettext("blades cohort", "Flaws")
        for chip, (text, is_flaw) in zip(self.chips, traits, strict=True):
            chip.tell(text, flaw if is_flaw else edge)
            chip.set_offered(is_so=is_flaw)
