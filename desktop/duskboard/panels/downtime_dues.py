"""The boss and the shares of a score (rules/blades.md 104, 105, 143)."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QVBoxLayout, QWidget

from duskboard.core.blades.downtime import DowntimeStep, Figure, FigureLine
from duskboard.core.blades.vault import tithe
from duskboard.core.identity import EntityId
from duskboard.i18n.blades_figure_text import figures_text
from duskboard.i18n.words import Words
from duskboard.panels.choice_card import ChoiceCard
from duskboard.panels.downtime_foot import StepFoot
from duskboard.panels.downtime_wish import PassStep, PayDues
from duskboard.panels.flow import Flow
from duskboard.panels.menu_under import open_menu
from duskboard.table.downtime_view import DowntimeView, PersonView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.stepper import Stepper
from duskboard.widgets.text_label import TextLabel

_PAY, _OWE, _NONE = range(3)


class DuesForm(QWidget):
    """Asks what becomes of the coin.

    Signals:
        wished(object): See `downtime_wish`.
    """

    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._view = DowntimeView()
        self._choice = _PAY
        self._boss: EntityId | None = None
        self._given: dict[EntityId, int] = {}
        self.cards = [ChoiceCard(look) for _ in range(3)]
        self.boss = GlyphButton(look, "", glyph="chevron-down", small=True)
        self._share = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2, ground=Role.BG2)
        self.shares: dict[EntityId, Stepper] = {}
        self.foot = StepFoot(look)
        self._people = QWidget(self)
        self._flow = Flow(round(look.px(10)), self._people)
        self._lay_out()
        self.boss.clicked.connect(self._on_boss_clicked)
        self.foot.passed.connect(self._on_foot_passed)
        self.foot.done.connect(self.act)

    def begin(self, view: DowntimeView) -> None:
        """Begin with the boss of the last time, and nothing shared out."""
        self._boss = None if view.downtime is None else view.downtime.boss
        self._choice = _NONE if self._boss is None else _PAY
        self._given = {}

    def mirror(self, view: DowntimeView) -> None:
        """Show what there is to pay and to share."""
        self._view = view
        words, crew = self._words, view.crew
        if crew is None:
            return
        due = tithe(crew.crew)
        wears = words.pgettext("blades downtime", "Patience wears: a tick; full, status −1.")
        if view.patience is not None:
            said = words.pgettext("blades downtime", "“%(clock)s” %(filled)d of %(size)d")
            text = {"clock": view.patience.name, "filled": view.patience.filled}
            wears += " " + said % {**text, "size": view.patience.size}
        coin = words.pgettext("blades price", "%(count)d coin") % {"count": due}
        free = words.pgettext("blades price", "free")
        faces = (
            (
                words.pgettext("blades downtime", "Pay the boss"),
                coin,
                words.pgettext("blades downtime", "Tier and 1: what a boss wants of a score."),
            ),
            (words.pgettext("blades downtime", "Owe it"), free, wears),
            (
                words.pgettext("blades downtime", "Nobody to pay"),
                free,
                words.pgettext("blades downtime", "This crew has no boss."),
            ),
        )
        for place, (card, face) in enumerate(zip(self.cards, faces, strict=True)):
            card.mirror(*face)
            card.setChecked(place == self._choice)
        names = {one.faction_id: one.name for one in view.factions}
        nobody = words.pgettext("blades downtime", "Boss: nobody named")
        boss = words.pgettext("blades downtime", "Boss: %(name)s")
        name = names.get(self._boss) if self._boss is not None else None
        self.boss.setText(nobody if name is None else boss % {"name": name})
        self._share.setText(words.pgettext("blades downtime", "Share out"))
        self._mirror_shares()
        self._mirror_foot(due)

    def act(self) -> None:
        """Do it."""
        if not self.foot.go.isEnabled():
            return
        if self._choice == _NONE and not any(self._given.values()):
            self.wished.emit(PassStep(step=DowntimeStep.TITHE))
            return
        self.wished.emit(
            PayDues(
                is_paid=self._choice == _PAY,
                is_owed=self._choice == _OWE,
                boss=self._boss,
                shares=dict(self._given),
            )
        )

    @property
    def _left(self) -> int:
        """The coin that is left in the vault."""
        crew = self._view.crew
        if crew is None:
            return 0
        due = tithe(crew.crew) if self._choice == _PAY else 0
        return crew.crew.coin - due - sum(self._given.values())

    def _mirror_shares(self) -> None:
        words, people = self._words, self._view.people
        for who in [one for one in self.shares if all(one != each.who for each in people)]:
            stepper = self.shares.pop(who)
            self._given.pop(who, None)
            stepper.hide()
            stepper.deleteLater()
        for one in people:
            self._mirror_share(one, words)

    def _mirror_share(self, one: PersonView, words: Words) -> None:
        stepper = self.shares.get(one.who)
        if stepper is None:
            stepper = self.shares[one.who] = Stepper(self._look, ground=Role.BG2)
            self._flow.addWidget(stepper)
            stepper.show()
            stepper.stepped.connect(self._on_share_stepped)
        given = self._given.get(one.who, 0)
        stepper.mirror(
            one.name,
            str(given),
            less=words.pgettext("blades", "One less"),
            more=words.pgettext("blades", "One more"),
        )
        stepper.limit(can_less=given > 0, can_more=self._left > 0)

    def _mirror_foot(self, due: int) -> None:
        words, crew = self._words, self._view.crew
        if crew is None:
            return
        shared = sum(self._given.values())
        line = FigureLine(
            figure=Figure.COIN, before=crew.crew.coin, after=self._left, size=crew.vault.size
        )
        texts = {"tithe": due, "shared": shared}
        match self._choice, bool(shared):
            case 0, True:
                text = words.pgettext("blades downtime", "Pay %(tithe)d, share out %(shared)d")
            case 0, False:
                text = words.pgettext("blades downtime", "Pay %(tithe)d coin")
            case _, True:
                text = words.pgettext("blades downtime", "Share out %(shared)d")
            case 1, _:
                text = words.pgettext("blades downtime", "Owe it")
            case _:
                text = words.pgettext("blades downtime", "Go on")
        self.foot.mirror(figures_text(words, [line]), "", text % texts, can_go=self._left >= 0)

    def _on_card_clicked(self, place: int) -> None:
        self._choice = place
        self.mirror(self._view)

    def _on_share_stepped(self, by: int) -> None:
        who = next((key for key, one in self.shares.items() if one is self.sender()), None)
        if who is not None:
            self._given[who] = max(0, self._given.get(who, 0) + by)
            self.mirror(self._view)

    def _on_boss_clicked(self) -> None:
        rows: list[tuple[str, object]] = [(one.name, one.faction_id) for one in self._view.factions]
        rows.append((self._words.pgettext("blades downtime", "Nobody named"), ""))
        open_menu(self.boss, rows, self._take_boss, chosen=self._boss or "")

    def _take_boss(self, boss: object) -> None:
        self._boss = EntityId(str(boss)) if boss else None
        if self._boss is not None and self._choice == _NONE:
            self._choice = _PAY
        self.mirror(self._view)

    def _on_foot_passed(self) -> None:
        self.wished.emit(PassStep(step=DowntimeStep.TITHE))

    def _lay_out(self) -> None:
        gap = round(self._look.px(8))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(gap)
        group = QButtonGroup(self)
        cards = QHBoxLayout()
        cards.setSpacing(gap)
        for place, card in enumerate(self.cards):
            group.addButton(card, place)
            cards.addWidget(card, 1)
        group.idClicked.connect(self._on_card_clicked)
        column.addLayout(cards)
        row = QHBoxLayout()
        row.setSpacing(gap)
        row.addWidget(self.boss)
        row.addSpacing(gap)
        row.addWidget(self._share)
        row.addWidget(self._people, 1)
        column.addLayout(row)
        column.addWidget(self.foot)
