"""Setting up a chase, step by step: what is wished in the panel becomes acts at the table."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtWidgets import QStackedWidget
from typing_extensions import override

from duskboard.app.chase_hand import told_total
from duskboard.app.clerk import new_id
from duskboard.app.desk import Desk
from duskboard.app.wiring.chase import newcomer
from duskboard.core.chase.participant import Participant, Side
from duskboard.core.chase.setup import Choice, SetupStep
from duskboard.core.chase.source import ReportedVerdict, check_dice
from duskboard.core.chase.track import Location
from duskboard.core.dice import Dice, DiceError, Reported
from duskboard.core.identity import EntityId
from duskboard.core.real_dice import typed
from duskboard.i18n.made_name import MadeNames, next_places
from duskboard.i18n.quick_people import PersonDraft
from duskboard.panels.dice_entry import FacesTyped, TotalTold, VerdictTold
from duskboard.panels.setup_panel import SetupPanel
from duskboard.play.change import NothingToChangeError
from duskboard.play.chase.laying import NewLocation
from duskboard.play.chase.person import add_people
from duskboard.play.chase.places import lengthen_track
from duskboard.play.chase.renaming import say_anew
from duskboard.play.chase.scene import Scene, scene
from duskboard.play.chase.setting_up import (
    begin_setup,
    choose_part,
    choose_side,
    go_to_step,
    let_away,
    set_gap,
    set_start_place,
    start_from_setup,
)
from duskboard.play.chase.speeding import clear_speed, roll_speed, roll_speeds, speed_check
from duskboard.table.entity import SETUP_ID, Visibility
from duskboard.table.setup_view import SetupView, setup_view
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction

_PLACES = 8
"""Places of a track that is laid with a set-up."""


class ChasePlace(QStackedWidget):
    """The board, or the set-up that takes its place while it is not kept for later.

    Signals:
        changed(): There is another set-up, or it is open now, or kept.
    """

    changed = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._is_kept = False
        self._told: tuple[SetupView | None, bool] = (None, False)
        self._spoken = desk.room.words.language
        self.addWidget(desk.chase_board)
        self.addWidget(desk.setup_panel)
        desk.document.changed.connect(self._on_document_changed)
        self.refresh()

    @property
    def guide(self) -> SetupView | None:
        """The set-up that is open, or None where the board is."""
        panel = self._desk.setup_panel
        return panel.view if self.currentWidget() is panel else None

    @override
    def minimumSizeHint(self) -> QSize:
        # What is not shown takes no room: a small window has not enough for the set-up.
        shown = self.currentWidget()
        return super().minimumSizeHint() if shown is None else shown.minimumSizeHint()

    def open(self) -> None:
        """Show the set-up that is on the table, or begin one."""
        self._is_kept = False
        desk = self._desk
        if desk.document.table.get(SETUP_ID) is None:
            words = desk.room.words
            name = words.pgettext("chase", "Chase")
            desk.clerk.do(lambda table: begin_setup(table, name, _places(desk)))
        self.refresh()
        desk.setup_panel.take_keyboard()

    def keep(self) -> None:
        """Leave the set-up for later; the board comes back."""
        self._is_kept = True
        self.refresh()
        self._desk.chase_board.track.setFocus()

    def refresh(self) -> None:
        """Show what is so now."""
        desk = self._desk
        view = setup_view(desk.document.table)
        is_open = view is not None and not self._is_kept
        if view is None:
            self._is_kept = False
        was_open = self.currentWidget() is desk.setup_panel
        self.setCurrentWidget(desk.setup_panel if is_open else desk.chase_board)
        if was_open is not is_open:
            self.updateGeometry()
        desk.setup_panel.mirror(view)
        desk.chase_board.setup.set_guided(is_guided=view is not None)
        # The list shows what the picture shows: everybody where they will start.
        desk.board_model.preview(view.board if is_open and view is not None else None)
        if was_open and not is_open:
            desk.chase_board.track.setFocus()
        told = (view, is_open)
        if told != self._told:  # while a chase runs there is nothing to say of a set-up
            self._told = told
            self.changed.emit()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say_names()

    def _say_names(self) -> None:
        """Have what nobody gave a name be called so in the words of now; one step of undo.

        Only where somebody changes the language: a campaign that is opened stays as it is. And not
        while there is something to redo: a step would put an end to that.
        """
        desk = self._desk
        before, self._spoken = self._spoken, desk.room.words.language
        if before is self._spoken or desk.document.next_redo is not None:
            return
        words, made = desk.room.words, MadeNames(desk.room.resources / "translations")

        def act(table: Table) -> Transaction:
            return say_anew(table, lambda name: made.said(words, name))

        try:
            act(desk.document.table)
        except NothingToChangeError:
            return
        desk.clerk.do(act)

    def _on_document_changed(self) -> None:
        self.refresh()


def wire_setup(desk: Desk, place: ChasePlace) -> None:
    """Connect the panel that sets a chase up."""
    clerk, panel, dice = desk.clerk, desk.setup_panel, desk.room.dice
    _wire_sides(desk, panel)
    foot = panel.foot

    def do(act: Callable[[Table], Transaction]) -> None:
        clerk.do(act)

    def on_step_requested(step: SetupStep) -> None:
        do(lambda table: go_to_step(table, step))

    def on_gap_requested(gap: int) -> None:
        do(lambda table: set_gap(table, gap))

    def on_start_place_requested(who: EntityId, goal: EntityId) -> None:
        do(lambda table: set_start_place(table, who, goal))

    def on_roll_all_requested() -> None:
        view = panel.view
        some = [one.person_id for one in view.present] if view is not None else []
        do(lambda table: roll_speeds(table, some, dice))

    def on_start_requested() -> None:
        do(lambda table: start_from_setup(table, dice))

    def on_places_requested(count: int) -> None:
        do(lambda table: lengthen_track(table, _places(desk, count)))

    def on_away_requested(trail: str) -> None:
        do(lambda table: let_away(table, trail))

    panel.step_requested.connect(on_step_requested)
    panel.start_place_requested.connect(on_start_place_requested)
    foot.gap_requested.connect(on_gap_requested)
    foot.roll_all_requested.connect(on_roll_all_requested)
    foot.start_requested.connect(on_start_requested)
    foot.places_requested.connect(on_places_requested)
    foot.away_requested.connect(on_away_requested)
    foot.keep_requested.connect(place.keep)
    desk.chase_board.refused.connect(panel.refuse)
    desk.chase_board.setup.guide_requested.connect(place.open)


def _wire_sides(desk: Desk, panel: SetupPanel) -> None:
    clerk, dice = desk.clerk, desk.room.dice

    def on_people_typed(drafts: tuple[PersonDraft, ...]) -> None:
        wishes = [newcomer(draft) for draft in drafts]
        clerk.do(lambda table: add_people(table, wishes))

    def on_roll_requested(who: EntityId) -> None:
        clerk.do(lambda table: roll_speed(table, who, dice))

    def on_told(who: EntityId, said: FacesTyped | TotalTold | VerdictTold) -> None:
        if clerk.table.value(who, Participant) is None:
            return
        try:
            source = _told(scene(clerk.table), who, said)
        except DiceError as error:
            clerk.refuse(error)
            return
        clerk.do(lambda table: roll_speed(table, who, source))

    def on_clear_requested(who: EntityId) -> None:
        clerk.do(lambda table: clear_speed(table, who))

    def on_choice_requested(who: EntityId, choice: Choice | None) -> None:
        clerk.do(lambda table: choose_part(table, who, choice))

    def on_side_requested(who: EntityId, side: Side) -> None:
        clerk.do(lambda table: choose_side(table, who, side))

    for table in panel.tables.values():
        table.people_typed.connect(on_people_typed)
        table.roll_requested.connect(on_roll_requested)
        table.told.connect(on_told)
        table.clear_requested.connect(on_clear_requested)
        table.choice_requested.connect(on_choice_requested)
        table.side_requested.connect(on_side_requested)
    panel.pools.choice_requested.connect(on_choice_requested)
    panel.aside.side_requested.connect(on_side_requested)


def _told(
    chase: Scene, who: EntityId, said: FacesTyped | TotalTold | VerdictTold
) -> Dice | Reported:
    """Return the dice of a speed roll that was typed.

    Raises:
        DiceError: They do not fit.
    """
    if isinstance(said, VerdictTold):
        return ReportedVerdict(verdict=said.verdict)
    what = check_dice(speed_check(chase, who))
    if isinstance(said, TotalTold) or what is None:
        return told_total(what, said.total if isinstance(said, TotalTold) else 0)
    return typed(what, said.faces)


def _places(desk: Desk, count: int = _PLACES) -> list[NewLocation]:
    known = [one.name for one in desk.document.table.values(Location).values()]
    names = next_places(desk.room.words, known, count)
    return [
        NewLocation(
            location_id=new_id(),
            edge_id=new_id(),
            name=name,
            is_exit=name == names[-1],
            visibility=Visibility.SHOWN,
        )
        for name in names
    ]
