"""What can be done in the chase now, as a list: the same values as board and action bar."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject

from duskboard.app.chase_hand import ChaseHand
from duskboard.app.chase_march import MarchHand
from duskboard.app.deed_hand import DeedHand
from duskboard.app.desk import Desk
from duskboard.app.wiring.setup import ChasePlace
from duskboard.board.aim import Plan
from duskboard.core.chase.check import CheckSource, Difficulty, Verdict
from duskboard.core.chase.participant import Side
from duskboard.core.identity import EntityId
from duskboard.i18n.enum_text import enum_text
from duskboard.panels.act_rows import act_rows, acts_subtitle
from duskboard.panels.action_offer import ActionOffer
from duskboard.panels.deed_rows import deed_rows, with_verbs
from duskboard.panels.dice_entry import VerdictTold
from duskboard.panels.guide_rows import guide_rows
from duskboard.panels.march_offer import MarchOffer
from duskboard.table.board_view import BoardView


def wire_acts(
    desk: Desk,
    hand: ChaseHand,
    march: MarchHand,
    place: ChasePlace,
    set_subtitle: Callable[[str], None],
) -> "Acts":
    """Connect the list; `set_subtitle` says whose acts these are. Return who fills it."""
    acts = Acts(desk, hand, march, place, set_subtitle)
    place.changed.connect(acts.mirror)
    desk.act_list.act_requested.connect(acts.do)
    desk.act_list.refused.connect(desk.chase_board.refuse)
    desk.act_list.said_anew.connect(acts.mirror)
    hand.changed.connect(acts.on_hand_changed)
    march.changed.connect(acts.on_march_changed)
    desk.board_model.board_changed.connect(acts.on_board_changed)
    acts.mirror()
    return acts


class Acts(QObject):
    """Fills the list and does what is chosen in it."""

    def __init__(
        self,
        desk: Desk,
        hand: ChaseHand,
        march: MarchHand,
        place: ChasePlace,
        set_subtitle: Callable[[str], None],
    ) -> None:
        super().__init__(desk.act_list)
        self._desk, self._hand, self._march = desk, hand, march
        self._place = place
        self._set_subtitle = set_subtitle
        self._offer: ActionOffer | None = None
        self._marching: MarchOffer | None = None
        self._deeds: DeedHand | None = None
        self._begin: Callable[[str], None] | None = None
        board, turn = desk.chase_board, desk.chase_board.track
        self._plain: Mapping[str, Callable[[], None]] = {
            "cancel": self._cancel,
            "more": lambda: hand.change_caution(1),
            "less": lambda: hand.change_caution(-1),
            "delay": board.delay_requested.emit,
            "end-turn": board.end_turn_requested.emit,
            "add": board.add_people,
            "end-round": board.end_round_requested.emit,
            "far": lambda: march.set_far(not (self._marching and self._marching.is_far)),
            "start": board.start_requested.emit,
            "place": board.setup.place_requested.emit,
            "set-up": board.setup.setup_requested.emit,
            "go": turn.go_requested.emit,
            "luck": hand.spend_luck,
            "guide": board.setup.guide_requested.emit,
            "next": desk.setup_panel.foot.go.click,
            "back": desk.setup_panel.foot.back.click,
            "roll-all": desk.setup_panel.foot.roll_all.click,
            "places": desk.setup_panel.foot.more.click,
            "keep": desk.setup_panel.foot.keep_requested.emit,
        }

    def on_hand_changed(self, offer: ActionOffer | None) -> None:
        """Take what is in hand now."""
        self._offer = offer
        self.mirror()

    def on_march_changed(self, offer: MarchOffer | None) -> None:
        """Take the side that is in hand now."""
        self._marching = offer
        self.mirror()

    def on_board_changed(self, _view: BoardView | None) -> None:
        """Follow the chase."""
        self.mirror()

    def take_deeds(self, deeds: DeedHand, begin: Callable[[str], None]) -> None:
        """List the verbs and the deed in hand too; `begin` begins a verb."""
        self._deeds, self._begin = deeds, begin
        deeds.changed.connect(self.mirror)
        self.mirror()

    def mirror(self, _offer: object = None) -> None:
        """Show what can be done."""
        words, view = self._desk.room.words, self._desk.board_model.board
        guide = self._place.guide
        if guide is not None:
            self._desk.act_list.mirror(guide_rows(words, guide))
            self._set_subtitle(enum_text(words, guide.step))
            return
        is_kept = self._desk.setup_panel.view is not None
        deed = self._deeds.offer if self._deeds is not None else None
        if deed is not None:
            self._desk.act_list.mirror(deed_rows(words, deed))
            self._set_subtitle(acts_subtitle(words, view))
            return
        rows = act_rows(
            words, view, self._offer, self._marching, self._plans(view), is_kept=is_kept
        )
        if self._offer is None and self._marching is None:
            rows = with_verbs(rows, self._desk.chase_board.verbs.verbs)
        self._desk.act_list.mirror(rows)
        self._set_subtitle(acts_subtitle(words, view))

    def do(self, act_id: str) -> None:
        """Do what a row stands for."""
        name, _, value = act_id.partition(":")
        view = self._desk.board_model.board
        if name == "verb" and self._begin is not None:
            self._begin(value)
        elif name == "deed" and self._deeds is not None:
            menu, _, choice = value.partition("=")
            (self._deeds.choose(menu, choice) if choice else self._deeds.answer(menu))
        elif not value:
            self._plain[name]()
        elif name == "to" and view is not None and view.active is not None:
            track = self._desk.chase_board.track
            track.move_requested.emit(view.active, EntityId(value), False)  # noqa: FBT003 - a signal's payload
        elif name == "call":
            self._desk.chase_board.strip.take_turn_requested.emit(EntityId(value))
        elif name == "march":
            self._march.arm(Side(value))
        else:
            self._about_hand(name, value)

    def _about_hand(self, name: str, value: str) -> None:
        """Do what a row stands for that is about the crossing in hand."""
        hand = self._hand
        match name:
            case "skill":
                hand.set_skill(value)
            case "worth":
                hand.set_value(int(value))
            case "lose":
                hand.tell_loss(int(value))
            case "level":
                hand.set_difficulty(Difficulty(value))
            case "source":
                hand.set_source(CheckSource(value))
            case "say":
                hand.tell(VerdictTold(verdict=Verdict(value)))
            case "prepare":
                hand.prepare(int(value))
            case _:
                pass

    def _cancel(self) -> None:
        if self._deeds is not None:
            self._deeds.drop()
        self._march.drop()
        self._hand.drop()

    def _plans(self, view: BoardView | None) -> list[Plan]:
        active = view.token(view.active) if view is not None else None
        if view is None or active is None or self._offer is not None:
            return []
        planner = self._desk.planner
        return [
            planner.plan(active.person_id, place.place_id)
            for place in view.places
            if place.place_id != active.place_id
        ]
