"""The turn of a faction: what moves, what it did, the dice (rules/blades.md 126, 163)."""

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from duskboard.core.blades.faction_turn import MOST_AT_ONCE, MOST_CIRCUMSTANCES, Maneuver
from duskboard.core.identity import EntityId
from duskboard.i18n.blades_crew_report_text import signed
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.panels.choice_menu import ChoiceMenu, Told
from duskboard.panels.entry_field import EntryField
from duskboard.panels.faction_wish import PlayTurn
from duskboard.panels.flow import Flow
from duskboard.panels.menu_under import open_menu
from duskboard.table.faction_view import FactionView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.stepper import Stepper
from duskboard.widgets.text_label import TextLabel
from duskboard.widgets.weigh_chip import WeighChip, WeighFace

_MOST_TICKS = 12


class FactionTurnForm(QWidget):
    """Asks what a faction does.

    Signals:
        played(PlayTurn): Its turn shall be played.
        left(): Not now.
    """

    played = Signal(object)
    left = Signal()

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._view: FactionView | None = None
        self._goal: EntityId | None = None
        self._circumstances, self._downtimes = 0, 1
        self._maneuvers: list[Maneuver] = []
        self.title = TextLabel(look, "", TextStyle.LABEL)
        self._sum = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2, lines=2)
        self.goal = GlyphButton(look, "", glyph="chevron-down", small=True)
        self.downtimes, self.circumstances = Stepper(look), Stepper(look)
        self.moves = {one: WeighChip(look) for one in Maneuver}
        self.line = EntryField()
        self.roll = GlyphButton(look, "", glyph="die", small=True)
        self.ticks = GlyphButton(look, "", glyph="clock", role="quiet", small=True)
        self.only = GlyphButton(look, "", role="quiet", small=True)
        self.shut = GlyphButton(look, "", glyph="close", role="tool", small=True)
        self._lay_out()
        self._connect()

    @property
    def faction_id(self) -> EntityId | None:
        """Whose turn is asked about, or None."""
        return None if self._view is None else self._view.faction_id

    def begin(self, view: FactionView) -> None:
        """Ask about the turn of a faction, anew."""
        self._view = view
        self._goal = view.goals[0].clock_id if view.goals else None
        self._circumstances, self._downtimes, self._maneuvers = 0, view.turns, []
        self.line.clear()
        self.say()
        self.show()
        first = self.goal if view.goals else self.line
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def follow(self, view: FactionView | None) -> None:
        """Take up what changed about the faction; None where it is gone."""
        if view is None:
            self.left.emit()
            return
        self._view = view
        if all(one.clock_id != self._goal for one in view.goals):
            self._goal = view.goals[0].clock_id if view.goals else None
        self.say()

    def say(self) -> None:
        """Say everything anew, in the words of now."""
        words, view = self._words, self._view
        if view is None:
            return
        self.title.setText(
            words.pgettext("blades faction", "Turn of %(name)s") % {"name": view.name}
        )
        goal = next((one for one in view.goals if one.clock_id == self._goal), None)
        none = words.pgettext("blades faction", "No clock")
        self.goal.setText(none if goal is None else goal.name)
        self.goal.setAccessibleName(words.pgettext("blades faction", "The clock that moves"))
        self.goal.setAccessibleDescription(self.goal.text())
        less, more = words.pgettext("blades", "One less"), words.pgettext("blades", "One more")
        self.downtimes.mirror(
            words.pgettext("blades faction", "Downtimes"),
            str(self._downtimes),
            less=less,
            more=more,
        )
        self.circumstances.mirror(
            words.pgettext("blades faction", "Circumstances"),
            f"{signed(self._circumstances)}d",
            less=words.pgettext("blades", "A die less"),
            more=words.pgettext("blades", "A die more"),
        )
        for move, chip in self.moves.items():
            chip.mirror(WeighFace(text=enum_text(words, move), is_on=move in self._maneuvers))
        hint = words.pgettext("blades faction", "What they did, in a line to publish")
        self.line.setPlaceholderText(hint)
        self.line.setAccessibleName(hint)
        self.roll.setText(words.pgettext("blades", "Roll %(dice)dd") % {"dice": self._dice})
        self.roll.setVisible(goal is not None)
        self.ticks.setText(words.pgettext("blades faction", "Tick without a roll"))
        self.ticks.setVisible(goal is not None)
        self.only.setText(words.pgettext("blades faction", "Only what they did"))
        close = words.pgettext("blades faction", "Not now")
        self.shut.setToolTip(close)
        self.shut.setAccessibleName(close)
        self._sum.setText(
            words.pgettext("blades faction", "Tier %(tier)d: %(dice)dd, ticks 1 · 2 · 3 · 5")
            % {"tier": view.tier, "dice": self._dice}
        )

    @property
    def _dice(self) -> int:
        tier = 0 if self._view is None else self._view.tier
        return max(0, tier + self._circumstances)

    def _wish(self, *, ticks: int | None = None, told: Told | None = None) -> PlayTurn | None:
        if self._view is None:
            return None
        return PlayTurn(
            faction_id=self._view.faction_id,
            goal=self._goal,
            circumstances=self._circumstances,
            downtimes=self._downtimes,
            maneuvers=tuple(self._maneuvers),
            line=self.line.text(),
            ticks=ticks,
            told=told,
        )

    def _lay_out(self) -> None:
        px = self._look.px
        column = QVBoxLayout(self)
        column.setContentsMargins(0, round(px(6)), 0, round(px(6)))
        column.setSpacing(round(px(6)))
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.shut)
        column.addLayout(head)
        column.addWidget(self._sum)
        column.addWidget(self.goal, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._flowing((self.downtimes, self.circumstances)))
        column.addWidget(self._flowing(self.moves.values()))
        column.addWidget(self.line)
        column.addWidget(self._flowing((self.roll, self.ticks, self.only)))

    def _flowing(self, parts: Iterable[QWidget]) -> QWidget:
        """Return parts one after the other, in as many lines as they take."""
        box = QWidget(self)
        flow = Flow(round(self._look.px(6)), box)
        for part in parts:
            flow.addWidget(part)
        return box

    def _connect(self) -> None:
        self.goal.clicked.connect(self._on_goal_clicked)
        self.downtimes.stepped.connect(self._on_downtimes_stepped)
        self.circumstances.stepped.connect(self._on_circumstances_stepped)
        for chip in self.moves.values():
            chip.clicked.connect(self._on_move_clicked)
        self.roll.clicked.connect(self._on_roll_clicked)
        self.ticks.clicked.connect(self._on_ticks_clicked)
        self.only.clicked.connect(self._on_only_clicked)
        self.line.entered.connect(self._on_line_entered)
        self.line.left.connect(self.left)
        self.shut.clicked.connect(self.left)

    def _on_goal_clicked(self) -> None:
        if self._view is None:
            return
        rows: list[tuple[str, object]] = [(one.name, one.clock_id) for one in self._view.goals]
        rows.append((self._words.pgettext("blades faction", "No clock"), ""))
        open_menu(self.goal, rows, self._take_goal, chosen=self._goal or "")

    def _take_goal(self, goal: object) -> None:
        self._goal = EntityId(str(goal)) if goal else None
        self.say()

    def _on_downtimes_stepped(self, by: int) -> None:
        self._downtimes = max(1, min(MOST_AT_ONCE, self._downtimes + by))
        self.say()

    def _on_circumstances_stepped(self, by: int) -> None:
        most = MOST_CIRCUMSTANCES
        self._circumstances = max(-most, min(most, self._circumstances + by))
        self.say()

    def _on_move_clicked(self) -> None:
        move = next(key for key, chip in self.moves.items() if chip is self.sender())
        if move in self._maneuvers:
            self._maneuvers.remove(move)
        else:
            self._maneuvers.append(move)
        self.say()

    def _on_roll_clicked(self) -> None:
        """Offer the dice: those of the machine, or the word of a player where it is one roll."""
        if self._downtimes > 1:
            self.played.emit(self._wish())
            return
        menu = ChoiceMenu(self._look, self._words, self)
        text = self._words.pgettext("blades faction", "Its Tier")
        menu.offer_dice(text, self._dice, lambda told: self.played.emit(self._wish(told=told)))
        menu.open_below(self.roll)

    def _on_ticks_clicked(self) -> None:
        words = self._words
        rows: list[tuple[str, object]] = [
            (words.pgettext("blades faction", "Tick %(count)d") % {"count": count}, count)
            for count in (1, 2, 3, 5, -1, -2)
        ]
        open_menu(self.ticks, rows, self._tick)

    def _tick(self, count: object) -> None:
        if isinstance(count, int):
            self.played.emit(self._wish(ticks=count))

    def _on_only_clicked(self) -> None:
        self.played.emit(self._wish(ticks=0))

    def _on_line_entered(self, _text: str) -> None:
        self._on_only_clicked()
