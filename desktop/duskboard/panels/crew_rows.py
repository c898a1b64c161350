"""Cohorts with their harm, and upgrades with their boxes (rules/blades.md 88-95)."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from duskboard.core.blades.cohort import Cohort, CohortEdge, CohortFlaw, CohortKind, GangType
from duskboard.core.blades.crew_creation import CrewType
from duskboard.core.blades.upgrade import COMMON, MOST_BOXES, Upgrade, UpgradeId, upgrade
from duskboard.i18n.blades_crew_report_text import key_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.panels.cohort_card import CohortCard
from duskboard.panels.crew_wish import MarkUpgrade, WriteCrewRows
from duskboard.panels.over_field import OverField
from duskboard.play.blades.crew import CrewList
from duskboard.table.crew_view import CrewView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.box_track import BoxTrack, TrackFace
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.text_label import TextLabel

KindOf = Callable[[str], CrewType | None]
"""Returns the crew type of a name, or None for one that nobody knows."""


class CrewCohorts(QWidget):
    """Shows cohorts, each as a card with its harm.

    Signals:
        wished(CrewWish): They shall be others.
    """

    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._cohorts: tuple[Cohort, ...] = ()
        self._title = TextLabel(look, "", TextStyle.TITLE)
        self._says = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2)
        self.add = GlyphButton(look, "", glyph="plus", role="outline", small=True)
        self.cards: list[CohortCard] = []
        self.field = OverField(self)
        self._column = QVBoxLayout()
        self._column.setSpacing(round(look.px(10)))
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(round(look.px(8)))
        outer.addWidget(self._title)
        outer.addLayout(self._column)
        foot = QHBoxLayout()
        foot.setSpacing(round(look.px(8)))
        foot.addWidget(self.add)
        foot.addWidget(self._says, 1)
        outer.addLayout(foot)
        self.add.clicked.connect(self._on_add_clicked)
        self.field.entered.connect(self._on_field_entered)

    def mirror(self, view: CrewView) -> None:
        """Show the cohorts of a crew."""
        words, self._cohorts = self._words, view.crew.cohorts
        self._title.setText(words.pgettext("blades crew", "Cohorts"))
        self.add.setText(words.pgettext("blades crew", "Cohort"))
        self._says.setText(
            words.pgettext("blades crew", "two upgrades; heals 1 level each downtime")
        )
        while len(self.cards) > len(self._cohorts):
            card = self.cards.pop()
            self._column.removeWidget(card)
            card.hide()
            card.deleteLater()
        while len(self.cards) < len(self._cohorts):
            self._add_card()
        for card, cohort in zip(self.cards, self._cohorts, strict=True):
            card.mirror(cohort, view.crew)

    def _add_card(self) -> None:
        at = len(self.cards)
        card = CohortCard(self._look, self._words)
        card.offers_requested.connect(partial(self._offer, at))
        card.harm_requested.connect(
            lambda harm: self._put(at, replace(self._cohorts[at], harm=harm))
        )
        self._column.addWidget(card)
        self.cards.append(card)

    def _on_add_clicked(self) -> None:
        words, menu = self._words, QMenu(self)
        for kind in GangType:
            new = Cohort(name=enum_text(words, kind), types=(kind.value,))
            menu.addAction(new.name, partial(self._put, len(self._cohorts), new))
        expert = Cohort(name=enum_text(words, CohortKind.EXPERT), kind=CohortKind.EXPERT)
        menu.addAction(expert.name, partial(self._put, len(self._cohorts), expert))
        self._pop_up(menu, self.add)

    def _offer(self, place: int) -> None:
        """Offer what can become of a cohort."""
        words, menu, cohort = self._words, QMenu(self), self._cohorts[place]
        other = words.pgettext("blades", "Call them otherwise…")
        menu.addAction(other, partial(self._write, place))
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
        self._pop_up(menu, self.cards[place].row)

    def _write(self, place: int) -> None:
        name = self._words.pgettext("blades cohort", "Name of the cohort")
        self.field.say(name, name)
        self.field.lie_over(self.cards[place].row, self._cohorts[place].name)

    def _on_field_entered(self, text: str) -> None:
        anchor = self.field.anchor
        self.field.finish()
        place = next((at for at, card in enumerate(self.cards) if card.row is anchor), None)
        if place is not None and text.strip():
            self._put(place, replace(self._cohorts[place], name=text.strip()))

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

    def _put(self, place: int, cohort: Cohort | None) -> None:
        rows = list(self._cohorts)
        rows[place : place + 1] = [cohort] if cohort is not None else []
        if tuple(rows) != self._cohorts:
            self.wished.emit(WriteCrewRows(field=CrewList.COHORTS, rows=tuple(rows)))

    def _pop_up(self, menu: QMenu, below: QWidget) -> None:
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(below.mapToGlobal(below.rect().bottomLeft()))


class CrewUpgrades(QWidget):
    """Shows every upgrade that a crew of this type can have, with its boxes.

    Signals:
        wished(CrewWish): Boxes shall be marked.
    """

    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._upgrades: tuple[Upgrade, ...] = ()
        self.kind_of: KindOf = lambda _name: None
        self._title = TextLabel(look, "", TextStyle.TITLE)
        self._says = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2)
        self.add = GlyphButton(look, "", glyph="plus", role="tool", small=True)
        self.rows: list[tuple[TextLabel, TextLabel, BoxTrack]] = []
        self.field = OverField(self)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(round(look.px(8)))
        self._grid.setVerticalSpacing(round(look.px(6)))
        self._grid.setColumnStretch(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(look.px(8)))
        head = QHBoxLayout()
        head.setSpacing(round(look.px(8)))
        head.addWidget(self._title)
        head.addWidget(self._says, 1)
        head.addWidget(self.add)
        column.addLayout(head)
        column.addLayout(self._grid)
        self.add.clicked.connect(self._on_add_clicked)
        self.field.entered.connect(self._on_field_entered)

    def mirror(self, view: CrewView) -> None:
        """Show the upgrades of a crew; those that it has are bold."""
        words = self._words
        self._upgrades = listed(view.crew.upgrades, self.kind_of(view.crew.profile.kind))
        self._title.setText(words.pgettext("blades crew", "Upgrades"))
        text = words.npgettext("blades crew", "%(count)d box", "%(count)d boxes", view.boxes)
        self._says.setText(text % {"count": view.boxes})
        said = words.pgettext("blades crew", "Add an upgrade of your own")
        self.add.setAccessibleName(said)
        self.add.setToolTip(said)
        self._match(len(self._upgrades))
        of = words.pgettext("blades", "%(count)d of %(most)d")
        for (name, says, boxes), one in zip(self.rows, self._upgrades, strict=True):
            title = one.name or key_text(words, UpgradeId, one.key)
            name.setText(title)
            name.set_weight(600 if one.marked else 400)
            says.setText(one.choice)
            count = of % {"count": one.marked, "most": one.boxes}
            boxes.mirror(TrackFace(filled=one.marked, size=one.boxes, text=title, says=count))
            boxes.setToolTip(count)

    def _match(self, count: int) -> None:
        """Have as many rows as there are upgrades."""
        while len(self.rows) > count:
            for part in self.rows.pop():
                self._grid.removeWidget(part)
                part.hide()
                part.deleteLater()
        while len(self.rows) < count:
            at, look = len(self.rows), self._look
            name = TextLabel(look, "", TextStyle.BODY)
            says = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2)
            boxes = BoxTrack(look, width=14.0, height=14.0, gap=3.0, columns=None)
            boxes.points_requested.connect(partial(self._on_boxes_points_requested, at))
            self._grid.addWidget(name, at, 0)
            self._grid.addWidget(says, at, 1)
            self._grid.addWidget(boxes, at, 2, Qt.AlignmentFlag.AlignRight)
            self.rows.append((name, says, boxes))

    def _on_boxes_points_requested(self, place: int, points: int) -> None:
        self.wished.emit(MarkUpgrade(upgrade=self._upgrades[place], marked=points))

    def _on_add_clicked(self) -> None:
        """Offer the upgrades of other types, and one of the table's own."""
        had, menu, words = {one.key for one in self._upgrades}, QMenu(self), self._words
        for key in UpgradeId:
            if key.value not in had:
                wish = MarkUpgrade(upgrade=upgrade(key, 0), marked=1)
                menu.addAction(enum_text(words, key), partial(self.wished.emit, wish))
        menu.addSeparator()
        own = words.pgettext("blades crew", "An upgrade of your own…")
        menu.addAction(own, self._write)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.add.mapToGlobal(self.add.rect().bottomLeft()))

    def _write(self) -> None:
        hint = self._words.pgettext("blades crew", "Name of the upgrade, and its boxes")
        self.field.say(hint, hint)
        self.field.lie_over(self._title, "")

    def _on_field_entered(self, text: str) -> None:
        self.field.finish()
        name, _, count = text.strip().rpartition(" ")
        boxes = int(count) if name and count.isdecimal() and 1 <= int(count) <= MOST_BOXES else 1
        title = name if boxes > 1 else text.strip()
        if title:
            own = Upgrade(name=title, marked=0, boxes=boxes)
            self.wished.emit(MarkUpgrade(upgrade=own, marked=1))


def listed(upgrades: tuple[Upgrade, ...], kind: CrewType | None) -> tuple[Upgrade, ...]:
    """Return every upgrade of a sheet: those of all crews, of the type, and what else it has."""
    had = {(one.key, one.name): one for one in upgrades}
    usual = (*(upgrade(key, 0) for key in COMMON), *(() if kind is None else kind.special))
    rows = [had.pop((one.key, one.name), replace(one, marked=0)) for one in usual]
    return (*rows, *had.values())
