"""Who knows a ritual or a design: a chip each, and a project to learn it."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.panels.flow import Flow
from duskboard.panels.menu_under import open_menu
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.text_label import TextLabel
from duskboard.widgets.weigh_chip import WeighChip, WeighFace


class KnownRow(QWidget):
    """Shows who knows something.

    Attributes:
        chips: Who can know it.
        study: Begins a project.

    Signals:
        taught(EntityId, bool): Somebody has learnt it, or knows it no more.
        study_requested(EntityId, bool): Somebody shall begin a project about it; whether the means
            are there, or access is a project of its own first (rules/blades.md 118).
    """

    taught = Signal(object, bool)
    study_requested = Signal(object, bool)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._people: dict[EntityId, Scoundrel] = {}
        self._known: tuple[EntityId, ...] = ()
        self._label = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2)
        self.chips: list[WeighChip] = []
        self.study = GlyphButton(look, "", glyph="project", role="quiet", small=True)
        self._flow = Flow(round(look.px(6)), self)
        self._flow.addWidget(self._label)
        self._flow.addWidget(self.study)
        self.study.clicked.connect(self._on_study_clicked)

    def mirror(self, people: Mapping[EntityId, Scoundrel], known: tuple[EntityId, ...]) -> None:
        """Show who knows it."""
        self._people, self._known, words = dict(people), known, self._words
        self._label.setText(words.pgettext("blades craft", "Known to"))
        self.study.setText(words.pgettext("blades craft", "Project, clock of 8…"))
        self.study.setEnabled(bool(people))
        while len(self.chips) < len(people):
            chip, place = WeighChip(self._look, self), len(self.chips)
            chip.clicked.connect(self._teaches(place))
            self._flow.insert(place + 1, chip)
            chip.show()
            self.chips.append(chip)
        for chip, key in zip(self.chips, people, strict=False):
            chip.setVisible(True)
            name = people[key].name
            chip.mirror(WeighFace(text=name, is_on=key in known, says=name))
        for chip in self.chips[len(people) :]:
            chip.hide()

    def _teaches(self, place: int) -> Callable[[], None]:
        def on_clicked() -> None:
            if place < len(self._people):
                who = tuple(self._people)[place]
                self.taught.emit(who, who not in self._known)

        return on_clicked

    def _on_study_clicked(self) -> None:
        later = self._words.pgettext("blades craft", "%(name)s, first a project for access")
        rows: list[tuple[str, object]] = []
        for who, one in self._people.items():
            name = one.name.replace("&", "&&")
            rows += [(name, (who, True)), (later % {"name": name}, (who, False))]
        open_menu(self.study, rows, self._take_study)

    def _take_study(self, begun: object) -> None:
        if isinstance(begun, tuple):
            self.study_requested.emit(*begun)
