"""The entanglement of a downtime: by whom, the ways out, or to keep it (111, 112, 157)."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QVBoxLayout, QWidget

from duskboard.core.blades.crew import HEAT_BOXES
from duskboard.core.blades.downtime import (
    DowntimeStep,
    Figure,
    FigureLine,
    KeptTrigger,
    usual_trigger,
)
from duskboard.core.blades.entanglement import EntanglementId, Out, Price, candidate
from duskboard.core.identity import EntityId
from duskboard.i18n.blades_crew_report_text import signed
from duskboard.i18n.blades_figure_text import figures_text
from duskboard.i18n.blades_out_text import out_about
from duskboard.i18n.blades_standing_text import tier_text
from duskboard.i18n.blades_trouble_price_text import price_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import dotted
from duskboard.i18n.words import Words
from duskboard.panels.choice_card import ChoiceCard
from duskboard.panels.downtime_foot import StepFoot
from duskboard.panels.downtime_wish import KeepTrouble, NameTrouble, PassStep, SettleTrouble
from duskboard.panels.flow import Flow
from duskboard.panels.menu_under import open_menu
from duskboard.table.downtime_view import DowntimeView, TroubleView
from duskboard.table.faction_view import FactionView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.segmented import Option, SegmentedControl
from duskboard.widgets.text_label import TextLabel

_COLUMNS = 2
_FEW = 4
"""Factions up to which each has a place of its own beside the others."""


class TroubleForm(QWidget):
    """Asks what comes of a score, and how the crew gets out of it.

    Signals:
        roll_requested(): The entanglement shall be rolled.
        wished(object): See `downtime_wish`.
    """

    roll_requested = Signal()
    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._view = DowntimeView()
        self._trouble: EntanglementId | None = None
        self._faction: EntityId | None = None
        self._place = 0
        self._trigger: KeptTrigger | None = None
        self.roll = GlyphButton(look, "", glyph="die", small=True)
        self.name_it = GlyphButton(look, "", role="quiet", small=True)
        self.names = SegmentedControl(look, ground=Role.BG2)
        self._by = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2, ground=Role.BG2)
        self.factions = SegmentedControl(look, ground=Role.BG2)
        self.faction = GlyphButton(look, "", glyph="chevron-down", small=True)
        self.cards: list[ChoiceCard] = []
        self.when = GlyphButton(look, "", glyph="chevron-down", small=True)
        self.foot = StepFoot(look)
        self._group = QButtonGroup(self)
        self._grid = QGridLayout()
        self._lay_out()
        self._connect()

    def begin(self) -> None:
        """Begin with the first way out."""
        self._trouble, self._faction, self._place, self._trigger = None, None, 0, None

    def mirror(self, view: DowntimeView) -> None:
        """Show what it can be, and the ways out."""
        self._view = view
        words, crew = self._words, view.crew
        if crew is None or view.downtime is None:
            return
        possible = {one.trouble: one for one in view.troubles}
        names = [one for one in view.downtime.names if one in possible]
        if self._trouble not in names:
            self._trouble, self._place = (names[0] if names else None), 0
        self.roll.setText(words.pgettext("blades", "Roll %(dice)dd") % {"dice": crew.crew.wanted})
        self.name_it.setText(words.pgettext("blades downtime", "Name it…"))
        for widget in (self.roll, self.name_it):
            widget.setVisible(not names)
        self.names.setVisible(bool(names))
        self.names.mirror(
            [Option(value=one, text=enum_text(words, one)) for one in names], self._trouble
        )
        self._mirror_factions()
        self._mirror_cards()
        self._mirror_foot()

    def choose(self, place: int) -> bool:
        """Choose a way out by its place from 0; return whether there is one."""
        if not 0 <= place < len(self._outs) + bool(self._trouble):
            return False
        self._place = place
        self.mirror(self._view)
        return True

    def choose_keeping(self) -> bool:
        """Choose to keep it for later; return whether there is anything to keep."""
        return self._trouble is not None and self.choose(len(self._outs))

    def act(self) -> None:
        """Do what is chosen, or roll where nothing is yet."""
        if self._trouble is None:
            self.roll_requested.emit()
        elif self._is_keeping:
            trigger = self._trigger or usual_trigger(self._trouble)
            self.wished.emit(
                KeepTrouble(trouble=self._trouble, trigger=trigger, faction=self._faction)
            )
        elif self._out is not None:
            self.wished.emit(
                SettleTrouble(trouble=self._trouble, out=self._out.out, faction=self._faction)
            )

    @property
    def _one(self) -> TroubleView | None:
        return next((one for one in self._view.troubles if one.trouble is self._trouble), None)

    @property
    def _outs(self) -> tuple[Out, ...]:
        return () if self._one is None else self._one.outs_by(self._faction)

    @property
    def _is_keeping(self) -> bool:
        return self._trouble is not None and self._place >= len(self._outs)

    @property
    def _out(self) -> Out | None:
        return self._outs[self._place] if self._place < len(self._outs) else None

    def _mirror_factions(self) -> None:
        words, one = self._words, self._one
        fitting = () if one is None else one.factions
        if all(each.faction_id != self._faction for each in fitting):
            self._faction = fitting[0].faction_id if fitting else None
        self._by.setText("" if one is None else enum_text(words, candidate(one.trouble)))
        self._by.setVisible(one is not None)
        self.factions.setVisible(bool(fitting) and len(fitting) <= _FEW)
        self.faction.setVisible(len(fitting) > _FEW)
        self.factions.mirror(
            [Option(value=each.faction_id, text=self._said(each)) for each in fitting[:_FEW]],
            self._faction,
        )
        chosen = next((each for each in fitting if each.faction_id == self._faction), None)
        self.faction.setText("" if chosen is None else self._said(chosen))

    def _said(self, faction: FactionView) -> str:
        text = self._words.pgettext("blades downtime", "%(name)s  %(tier)s, %(status)s")
        return text % {
            "name": faction.name,
            "tier": tier_text(faction.tier),
            "status": signed(faction.status),
        }

    def _mirror_cards(self) -> None:
        words, outs = self._words, self._outs
        count = len(outs) + 1 if self._trouble is not None else 0
        while len(self.cards) > count:
            card = self.cards.pop()
            self._group.removeButton(card)
            self._grid.removeWidget(card)
            card.hide()
            card.deleteLater()
        while len(self.cards) < count:
            place = len(self.cards)
            card = ChoiceCard(self._look)
            self._group.addButton(card, place)
            self._grid.addWidget(card, place // _COLUMNS, place % _COLUMNS)
            card.show()
            self.cards.append(card)
        if not count or self._view.crew is None:
            self.when.hide()
            return
        wanted = self._view.crew.crew.wanted
        for card, out in zip(self.cards, outs, strict=False):
            price = price_text(words, out.price)
            card.mirror(enum_text(words, out.out), price, out_about(words, out.out, wanted))
        later = words.pgettext("blades downtime", "Keep it for later")
        nothing = words.pgettext("blades downtime", "nothing now")
        plays = words.pgettext("blades downtime", "It is played when its moment comes.")
        self.cards[-1].mirror(later, nothing, plays)
        self.cards[min(self._place, count - 1)].setChecked(True)
        trigger = self._trigger or usual_trigger(self._trouble or EntanglementId.ARREST)
        self.when.setText(enum_text(words, trigger))
        self.when.setVisible(self._is_keeping)

    def _mirror_foot(self) -> None:
        words, crew = self._words, self._view.crew
        over = words.pgettext("blades downtime", "No entanglement")
        if self._trouble is None or crew is None:
            self.foot.mirror("", over, self.roll.text())
            return
        if self._is_keeping or self._out is None:
            self.foot.mirror("", over, words.pgettext("blades downtime", "Keep it for later"))
            return
        price = self._out.price
        go = enum_text(words, self._out.out)
        if price.coin or price.rep:
            text = words.pgettext("blades downtime", "Pay %(price)s")
            go = text % {"price": price_text(words, Price(coin=price.coin, rep=price.rep))}
        self.foot.mirror(dotted(words, [self._cost(price)]), over, go)

    def _cost(self, price: Price) -> str:
        """Return what a price makes of the crew's tracks."""
        crew = self._view.crew
        if crew is None:
            return ""
        one, heat = crew.crew, crew.crew.heat
        after = 0 if price.clears_heat else (heat + price.heat) % HEAT_BOXES
        moved = (
            (Figure.REP, one.rep, one.rep - price.rep, crew.rep.size),
            (Figure.COIN, one.coin, one.coin - price.coin, crew.vault.size),
            (Figure.HEAT, heat, after, HEAT_BOXES),
        )
        lines = [
            FigureLine(figure=figure, before=before, after=now, size=size)
            for figure, before, now, size in moved
            if before != now
        ]
        return figures_text(self._words, lines)

    def _on_names_chosen(self, value: object) -> None:
        if isinstance(value, EntanglementId):
            self._trouble, self._place, self._trigger = value, 0, None
            self.mirror(self._view)

    def _take_faction(self, value: object) -> None:
        self._faction = EntityId(str(value))
        self.mirror(self._view)

    def _on_faction_clicked(self) -> None:
        one = self._one
        rows: list[tuple[str, object]] = [
            (self._said(each), each.faction_id) for each in (() if one is None else one.factions)
        ]
        open_menu(self.faction, rows, self._take_faction, chosen=self._faction)

    def _on_name_it_clicked(self) -> None:
        rows: list[tuple[str, object]] = [
            (enum_text(self._words, one.trouble), one.trouble)
            for one in self._view.troubles
            if one.is_possible
        ]
        open_menu(self.name_it, rows, self._name)

    def _name(self, trouble: object) -> None:
        if isinstance(trouble, EntanglementId):
            self.wished.emit(NameTrouble(trouble=trouble))

    def _on_when_clicked(self) -> None:
        rows: list[tuple[str, object]] = [(enum_text(self._words, one), one) for one in KeptTrigger]
        open_menu(self.when, rows, self._take_trigger)

    def _take_trigger(self, trigger: object) -> None:
        if isinstance(trigger, KeptTrigger):
            self._trigger = trigger
            self.mirror(self._view)

    def _on_foot_passed(self) -> None:
        self.wished.emit(PassStep(step=DowntimeStep.TROUBLE))

    def _connect(self) -> None:
        self.roll.clicked.connect(self.roll_requested)
        self.name_it.clicked.connect(self._on_name_it_clicked)
        self.names.chosen.connect(self._on_names_chosen)
        self.factions.chosen.connect(self._take_faction)
        self.faction.clicked.connect(self._on_faction_clicked)
        self._group.idClicked.connect(self.choose)
        self.when.clicked.connect(self._on_when_clicked)
        self.foot.passed.connect(self._on_foot_passed)
        self.foot.done.connect(self.act)

    def _lay_out(self) -> None:
        gap = round(self._look.px(8))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(gap)
        top = QWidget(self)
        flow = Flow(gap, top)
        for widget in (
            self.roll,
            self.name_it,
            self.names,
            self._by,
            self.factions,
            self.faction,
        ):
            flow.addWidget(widget)
        column.addWidget(top)
        self._grid.setSpacing(gap)
        column.addLayout(self._grid)
        column.addWidget(self.when)
        column.addWidget(self.foot)
