"""Cohorts with their harm, and upgrades with their boxes (rules/blades.md 88-95)."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from duskboard.core.blades.cohort import (
    Cohort,
    CohortEdge,
    CohortFlaw,
    CohortHarm,
    CohortKind,
    GangType,
    cohort_scale,
)
from duskboard.core.blades.crew_growth import cohort_quality
from duskboard.core.blades.upgrade import Upgrade, UpgradeId, upgrade
from duskboard.i18n.blades_crew_report_text import key_text
from duskboard.i18n.blades_standing_text import harm_text, harm_tip
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import dotted
from duskboard.i18n.words import Words
from duskboard.panels.chip_list import ChipFace, ChipList
from duskboard.panels.crew_wish import MarkUpgrade, WriteCrewRows
from duskboard.play.blades.crew import CrewList
from duskboard.table.crew_view import CrewView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.box_track import BoxTrack, TrackFace
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.text_label import TextLabel


class TrackGrid(QWidget):
    """Names with boxes at their right, as many as there are.

    Signals:
        points_requested(int, int): So many boxes of a row shall be marked.
    """

    points_requested = Signal(int, int)

    def __init__(self, look: Look, fill: Role, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._fill = look, fill
        self.rows: list[tuple[TextLabel, TextLabel, BoxTrack]] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(round(look.px(8)))
        self._grid.setVerticalSpacing(round(look.px(5)))
        self._grid.setColumnStretch(1, 1)

    def mirror(self, faces: list[tuple[TrackFace, str]]) -> None:
        """Show rows: their boxes, and what is said beside the name."""
        while len(self.rows) > len(faces):
            for part in self.rows.pop():
                self._grid.removeWidget(part)
                part.hide()
                part.deleteLater()
        while len(self.rows) < len(faces):
            self._add()
        for (name, says, boxes), (face, said) in zip(self.rows, faces, strict=True):
            name.setText(face.text)
            says.setText(said)
            boxes.mirror(face)
            boxes.setToolTip(face.says)

    def _add(self) -> None:
        at, look = len(self.rows), self._look
        name = TextLabel(look, "", TextStyle.BODY)
        says = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2)
        boxes = BoxTrack(look, fill=self._fill, width=14.0, height=14.0, gap=3.0, columns=None)
        boxes.points_requested.connect(lambda points: self.points_requested.emit(at, points))
        self._grid.addWidget(name, at, 0)
        self._grid.addWidget(says, at, 1)
        self._grid.addWidget(boxes, at, 2, Qt.AlignmentFlag.AlignRight)
        self.rows.append((name, says, boxes))


class CrewCohorts(QWidget):
    """Shows cohorts: a chip for each, and its harm in boxes.

    Signals:
        wished(CrewWish): They shall be others.
    """

    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._cohorts: tuple[Cohort, ...] = ()
        self.chips = ChipList(look)
        self.grid = TrackGrid(look, Role.PURSUER)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(look.px(6)))
        column.addWidget(self.chips)
        column.addWidget(self.grid)
        self.chips.pressed.connect(self._on_chips_pressed)
        self.chips.add_pressed.connect(self._on_chips_add_pressed)
        self.chips.written.connect(self._on_chips_written)
        self.grid.points_requested.connect(self._on_grid_points_requested)

    def mirror(self, view: CrewView) -> None:
        """Show the cohorts of a crew."""
        words, crew = self._words, view.crew
        self._cohorts = crew.cohorts
        faces, tracks = [], []
        for one in crew.cohorts:
            kinds = [key_text(words, GangType, kind) for kind in one.types]
            text = words.pgettext("blades cohort", "quality %(quality)d, scale %(scale)d")
            size = {
                "quality": cohort_quality(one, crew),
                "scale": cohort_scale(one, crew.tier),
            }
            traits = [
                *(key_text(words, CohortEdge, edge) for edge in one.edges),
                *(key_text(words, CohortFlaw, flaw) for flaw in one.flaws),
            ]
            says = dotted(words, [enum_text(words, one.kind), *kinds, text % size, *traits])
            faces.append(ChipFace(text=one.name, says=says))
            harm = harm_text(words, one.harm)
            tip = dotted(words, [harm, harm_tip(words, one.harm)])
            track = TrackFace(filled=one.harm, size=CohortHarm.DEAD, text=one.name, says=tip)
            tracks.append((track, dotted(words, [text % size, harm])))
        title = words.pgettext("blades crew", "Cohorts")
        self.chips.mirror(title, faces, words.pgettext("blades crew", "Cohort"))
        self.grid.mirror(tracks)

    def _on_grid_points_requested(self, place: int, points: int) -> None:
        self._put(place, replace(self._cohorts[place], harm=min(points, CohortHarm.DEAD)))

    def _on_chips_add_pressed(self) -> None:
        words, menu = self._words, QMenu(self)
        for kind in GangType:
            new = Cohort(name=enum_text(words, kind), types=(kind.value,))
            menu.addAction(new.name, partial(self._put, len(self._cohorts), new))
        expert = Cohort(name=enum_text(words, CohortKind.EXPERT), kind=CohortKind.EXPERT)
        menu.addAction(expert.name, partial(self._put, len(self._cohorts), expert))
        self._pop_up(menu, self.chips.add)

    def _on_chips_pressed(self, place: int) -> None:
        words, menu, cohort = self._words, QMenu(self), self._cohorts[place]
        name = words.pgettext("blades cohort", "Name of the cohort")
        menu.addAction(
            words.pgettext("blades", "Call them otherwise…"),
            lambda: self.chips.write(place, cohort.name, name),
        )
        edges = menu.addMenu(words.pgettext("blades cohort", "Edges"))
        for edge in CohortEdge:
            self._tick(edges, enum_text(words, edge), place, ("edges", edge.value))
        flaws = menu.addMenu(words.pgettext("blades cohort", "Flaws"))
        for flaw in CohortFlaw:
            self._tick(flaws, enum_text(words, flaw), place, ("flaws", flaw.value))
        if cohort.kind is CohortKind.GANG:
            types = menu.addMenu(words.pgettext("blades cohort", "Types"))
            for kind in GangType:
                self._tick(types, enum_text(words, kind), place, ("types", kind.value))
        menu.addAction(words.gettext("Remove"), partial(self._put, place, None))
        self._pop_up(menu, self.chips.chips[place])

    def _tick(self, menu: QMenu, text: str, place: int, what: tuple[str, str]) -> None:
        field, key = what
        cohort = self._cohorts[place]
        had: tuple[str, ...] = getattr(cohort, field)
        act = menu.addAction(text)
        act.setCheckable(True)
        act.setChecked(key in had)
        kept = tuple(one for one in had if one != key)
        after = kept if key in had else (*had, key)[-2:]
        changed: dict[str, tuple[str, ...]] = {field: after}
        act.triggered.connect(lambda _on: self._put(place, replace(cohort, **changed)))  # type: ignore[arg-type] # fields of tuples

    def _on_chips_written(self, place: int, text: str) -> None:
        self._put(place, replace(self._cohorts[place], name=text))

    def _put(self, place: int, cohort: Cohort | None) -> None:
        rows = list(self._cohorts)
        rows[place : place + 1] = [cohort] if cohort is not None else []
        if tuple(rows) != self._cohorts:
            self.wished.emit(WriteCrewRows(field=CrewList.COHORTS, rows=tuple(rows)))

    def _pop_up(self, menu: QMenu, below: QWidget) -> None:
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(below.mapToGlobal(below.rect().bottomLeft()))


class CrewUpgrades(QWidget):
    """Shows upgrades that have marks; a menu holds the others.

    Signals:
        wished(CrewWish): Boxes shall be marked.
    """

    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._upgrades: tuple[Upgrade, ...] = ()
        self._title = TextLabel(look, "", TextStyle.LABEL)
        self._says = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2)
        self.add = GlyphButton(look, "", glyph="plus", role="tool", small=True)
        self.grid = TrackGrid(look, Role.TEXT2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(look.px(6)))
        head = QHBoxLayout()
        head.setSpacing(round(look.px(8)))
        head.addWidget(self._title)
        head.addWidget(self._says, 1)
        head.addWidget(self.add)
        column.addLayout(head)
        column.addWidget(self.grid)
        self.add.clicked.connect(self._on_add_clicked)
        self.grid.points_requested.connect(self._on_grid_points_requested)

    def mirror(self, view: CrewView) -> None:
        """Show the upgrades of a crew."""
        words = self._words
        self._upgrades = view.crew.upgrades
        self._title.setText(words.pgettext("blades crew", "Upgrades"))
        text = words.npgettext("blades crew", "%(count)d box", "%(count)d boxes", view.boxes)
        self._says.setText(text % {"count": view.boxes})
        said = words.pgettext("blades crew", "Add an upgrade")
        self.add.setAccessibleName(said)
        self.add.setToolTip(said)
        of = words.pgettext("blades", "%(count)d of %(most)d")
        faces = []
        for one in self._upgrades:
            name = one.name or key_text(words, UpgradeId, one.key)
            says = of % {"count": one.marked, "most": one.boxes}
            face = TrackFace(filled=one.marked, size=one.boxes, text=name, says=says)
            faces.append((face, one.choice))
        self.grid.mirror(faces)

    def _on_grid_points_requested(self, place: int, points: int) -> None:
        self.wished.emit(MarkUpgrade(upgrade=self._upgrades[place], marked=points))

    def _on_add_clicked(self) -> None:
        had = {one.key for one in self._upgrades}
        menu = QMenu(self)
        for key in UpgradeId:
            if key.value not in had:
                wish = MarkUpgrade(upgrade=upgrade(key, 0), marked=1)
                menu.addAction(enum_text(self._words, key), partial(self.wished.emit, wish))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.add.mapToGlobal(self.add.rect().bottomLeft()))
