"""The rolls of a score: an action, a group, fortune, a question; and what comes of an action."""

from enum import StrEnum

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from duskboard.core.blades.trait import AttributeId
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.panels.action_roll_form import ActionRollForm
from duskboard.panels.action_roll_offer import ActionRollOffer
from duskboard.panels.enter_key import press_button
from duskboard.panels.entry_field import EntryField
from duskboard.panels.fortune_form import FortuneForm
from duskboard.panels.fortune_offer import FortuneOffer
from duskboard.panels.fortune_text import fortune_foot
from duskboard.panels.outcome_offer import OutcomeOffer
from duskboard.panels.outcome_page import OutcomePage
from duskboard.panels.outcome_text import left_text
from duskboard.panels.roll_foot import FootFace, RollFoot
from duskboard.panels.roll_foot_text import action_foot, team_foot
from duskboard.panels.roll_keys import RollKey, after_key, is_roll_key, roll_key
from duskboard.panels.roll_page import OddsPage
from duskboard.panels.team_form import TeamForm
from duskboard.panels.team_offer import TeamOffer
from duskboard.theme.look import Look
from duskboard.widgets.empty_state import EmptyState
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.segmented import Option, SegmentedControl

_WHY = 148.0


class RollKind(StrEnum):
    """What can be rolled."""

    ACTION = "action"
    GROUP = "group"
    GATHER = "gather"
    FORTUNE = "fortune"


RollOffer = ActionRollOffer | FortuneOffer | TeamOffer
"""A roll in hand."""


class RollPanel(QWidget):
    """Shows the roll in hand; without one what came of the last action.

    Attributes:
        kinds: Which kind is rolled; it stands in the title of the dock.
        why: What it is rolled for; it stands there too.
        action: An action roll.
        group: A group action.
        fortune: A fortune roll, or a question.
        outcome: What came of the last action.
        foot: What is about to be rolled.
        back: Shows what came of the last action, while another roll is in hand.

    Signals:
        kind_chosen(RollKind): Such a roll is wished.
        key_wished(RollKey): A key that does something to the roll in hand.
        put_down(): The roll in hand shall be put down.
        note_wished(AbilityId, str): What comes of an ability shall be noted, beginning so.
    """

    kind_chosen = Signal(object)
    key_wished = Signal(object)
    put_down = Signal()
    note_wished = Signal(object, str)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._offer: RollOffer | None = None
        self._outcome: OutcomeOffer | None = None
        self.kinds = SegmentedControl(look)
        self.why = EntryField()
        self.why.setMaximumWidth(round(look.px(_WHY)))  # less where tabs stand beside it
        self.action = ActionRollForm(look, words)
        self.group = TeamForm(look, words)
        self.fortune = FortuneForm(look, words)
        self.outcome = OutcomePage(look, words)
        self.foot = RollFoot(look, words)
        self.back = GlyphButton(look, "", glyph="warning", small=True)
        self._none = EmptyState(look, "")
        self._pages = QStackedWidget()
        self._areas: dict[QWidget, QScrollArea] = {}
        self._pin = QWidget()
        self._lay_out()
        self.kinds.chosen.connect(self.kind_chosen)
        self.why.entered.connect(self._on_why_entered)
        self.action.dice.price_written.connect(self.take_keyboard)
        self.why.left.connect(self.take_keyboard)
        self.back.clicked.connect(self.put_down)
        # What was wrong with real dice is put right by typing others.
        self.group.told.connect(lambda _who, _text: self.foot.show_error(""))
        for form in (self.action, self.fortune, self.outcome):
            form.reminders.note_wished.connect(self.note_wished)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.say()

    @property
    def offer(self) -> RollOffer | None:
        """The roll in hand, or None."""
        return self._offer

    @property
    def kind(self) -> RollKind:
        """Which kind of roll is shown."""
        match self._offer:
            case FortuneOffer(question=None):
                return RollKind.FORTUNE
            case FortuneOffer():
                return RollKind.GATHER
            case TeamOffer():
                return RollKind.GROUP
            case _:
                return RollKind.ACTION

    @property
    def is_idle(self) -> bool:
        """Whether neither a roll nor what came of one is shown."""
        return self._offer is None and self._outcome is None

    def mirror(self, offer: RollOffer | None, outcome: OutcomeOffer | None) -> None:
        """Show the roll in hand, or else what came of the last action."""
        was_there, typing = self._offer is not None, QApplication.focusWidget()
        self._offer, self._outcome = offer, outcome
        self.say()
        if typing is not None and self.isAncestorOf(typing):
            self._keep_keyboard(typing)
        if was_there and offer is None and outcome is not None:
            self._areas[self.outcome].verticalScrollBar().setValue(0)

    def resist(self, who: EntityId, attribute: AttributeId) -> bool:
        """Have somebody's first open consequence be resisted with an attribute, if there is one."""
        return self._offer is None and self.outcome.resist(who, attribute)

    def show_part(self, part: QWidget) -> None:
        """Scroll until a part of what is shown is in sight."""
        for form, area in self._areas.items():
            if form.isAncestorOf(part):
                area.ensureWidgetVisible(part)

    def take_keyboard(self) -> None:
        """Give the keyboard to what is rolled with Enter."""
        if self._offer is not None:
            self.foot.go.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_why_entered(self) -> None:
        """Roll: Enter does so from everywhere in the panel. What is refused stays where it is."""
        self.take_keyboard()
        if self._offer is not None and self.foot.go.isEnabled():
            self.foot.do()

    def _keep_keyboard(self, before: QWidget) -> None:
        """Keep the keyboard here when what had it goes: it would fall to what is near by chance."""
        is_there = before.isVisibleTo(self) and before.isEnabled()
        if is_there or not self.isVisible():
            return
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.take_keyboard()

    def say(self) -> None:
        """Say everything anew, in the words of now."""
        words, offer, outcome = self._words, self._offer, self._outcome
        names = {
            RollKind.ACTION: words.pgettext("blades roll", "Action"),
            RollKind.GROUP: words.pgettext("blades roll", "Group"),
            RollKind.GATHER: words.pgettext("blades roll", "Gather"),
            RollKind.FORTUNE: words.pgettext("blades roll", "Fortune"),
        }
        self.kinds.mirror(
            [Option(value=kind, text=text) for kind, text in names.items()], self.kind
        )
        self._none.tell(words.pgettext("blades", "Click an action on a sheet to take it in hand."))
        self._say_why(offer)
        left = left_text(words, outcome) if outcome is not None else ""
        self.back.setText(left)
        self.back.setToolTip(words.pgettext("blades", "Back to it; another roll keeps it"))
        self.back.setVisible(bool(left) and offer is not None)
        if outcome is not None:
            self.outcome.mirror(outcome)
        foot = self._show(offer)
        self.foot.setVisible(foot is not None)
        if foot is not None:
            self.foot.mirror(foot)
        elif outcome is None:
            self._pages.setCurrentWidget(self._none)
        else:
            self._turn_to(self.outcome)
        self._keep_odds_in_sight()

    @override
    def event(self, event: QEvent) -> bool:
        is_first_say = event.type() == QEvent.Type.ShortcutOverride
        if is_first_say and isinstance(event, QKeyEvent) and self.knows_key(event):
            event.accept()
            return True
        return super().event(event)

    def knows_key(self, event: QKeyEvent) -> bool:
        """Return whether a key belongs to what is shown, whatever else it is a shortcut of."""
        if self._offer is not None:
            return is_roll_key(event)
        return self._outcome is not None and after_key(event) is not None

    def take_key(self, event: QKeyEvent) -> bool:
        """Do what a key does to what is shown; return whether it does anything."""
        key, after = roll_key(event), after_key(event)
        if self._offer is None and self._outcome is not None and after is not None:
            self.outcome.take_key(after)
        elif key is RollKey.DROP and self._offer is None and self._outcome is not None:
            self.put_down.emit()
        elif key is None or self._offer is None:
            return False
        elif key is RollKey.TYPE:
            self.foot.type("=")
        elif key in {RollKey.GO, RollKey.GO_ANYWAY} and self.foot.has_dice:
            self.foot.do(anyway=key is RollKey.GO_ANYWAY)
        else:
            self.key_wished.emit(key)
        return True

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_pressed = roll_key(event) is RollKey.GO and press_button(self, event)
        if not is_pressed and not self.take_key(event):
            event.ignore()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()

    def _show(self, offer: RollOffer | None) -> FootFace | None:
        """Show a roll in its form; return its foot, or None without one."""
        match offer:
            case ActionRollOffer():
                self.action.mirror(offer)
                self._turn_to(self.action)
                return action_foot(self._words, offer)
            case TeamOffer():
                self.group.mirror(offer)
                self._turn_to(self.group)
                return team_foot(self._words, offer)
            case FortuneOffer():
                self.fortune.mirror(offer)
                self._turn_to(self.fortune)
                return fortune_foot(self._words, offer)
            case None:
                return None

    @property
    def _form(self) -> OddsPage | None:
        """The form of the roll in hand, or None."""
        page = self._pages.currentWidget()
        shown = (form for form, area in self._areas.items() if area is page)
        form = next(shown, None) if self._offer is not None else None
        return form if isinstance(form, OddsPage) else None

    def _keep_odds_in_sight(self) -> None:
        """Have the odds stand above the foot where the form has to be scrolled."""
        form = self._form
        below = self.foot.heightForWidth(self.width()) if self.foot.hasHeightForWidth() else 0
        room = self.height() - max(below, self.foot.minimumSizeHint().height())
        is_tight = form is not None and form.whole_height > room
        for one in (self.action, self.group, self.fortune):
            if one is form and is_tight:
                one.lend_strip(self._pinned)
            else:
                one.take_strip_back()
        self._pin.setVisible(is_tight)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._keep_odds_in_sight()

    def _say_why(self, offer: RollOffer | None) -> None:
        """Show what the roll in hand is for."""
        why = offer.leader.why if isinstance(offer, TeamOffer) else offer.why if offer else ""
        self.why.setVisible(offer is not None)
        self.why.setPlaceholderText(self._words.pgettext("blades roll", "What for?"))
        self.why.setAccessibleName(self._words.pgettext("blades roll", "What it is rolled for"))
        if self.why.text() != why:
            self.why.setText(why)

    def _turn_to(self, form: QWidget) -> None:
        self._pages.setCurrentWidget(self._areas[form])

    def _lay_out(self) -> None:
        for form in (self.action, self.group, self.fortune, self.outcome):
            area = QScrollArea()
            area.setFrameShape(QFrame.Shape.NoFrame)
            area.setWidgetResizable(True)
            area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            area.setWidget(form)
            self._areas[form] = area
            self._pages.addWidget(area)
        self._pages.addWidget(self._none)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.back)
        column.addWidget(self._pages, 1)
        edge, gap = round(self._look.px(16)), round(self._look.px(6))
        self._pinned = QVBoxLayout(self._pin)
        self._pinned.setContentsMargins(edge, gap, edge, gap)
        self._pin.hide()
        column.addWidget(self._pin)
        column.addWidget(self.foot)
