"""The verbs of the chase and the deed in hand: shown, adjusted, done."""

import random
from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QMenu, QWidget

from duskboard.app.chase_hand import ChaseHand
from duskboard.app.chase_march import MarchHand
from duskboard.app.chase_verbs import obstacle_ahead, step_back_leg, verb_of, verbs
from duskboard.app.clerk import new_id
from duskboard.app.deed_hand import DeedHand
from duskboard.app.deeds.attacking import begin_attack
from duskboard.app.deeds.deed import Deed
from duskboard.app.deeds.laying import (
    CallDeed,
    Deal,
    MakeDeed,
    Stock,
    rolled_for,
    ways_near,
)
from duskboard.app.deeds.looking import SightDeed
from duskboard.app.deeds.making_up import MOST_SEED, MakeUpDeed
from duskboard.app.deeds.riding import HelpDeed, PedalDeed, SeatDeed, seats_of
from duskboard.app.deeds.single import BreakDeed, OtherDeed, TrailDeed, barriers_before
from duskboard.app.desk import Desk
from duskboard.content.fault import ContentError
from duskboard.content.preset import WHOLE_ROUND, Travel
from duskboard.core.chase.drifting import drifting
from duskboard.core.chase.improvising import NEXT_PLACES, Surroundings
from duskboard.core.chase.movement import other_price
from duskboard.core.chase.participant import Participant
from duskboard.core.chase.rounds import Course
from duskboard.core.chase.seat import LEAST_REACH
from duskboard.core.chase.skill import SkillId
from duskboard.core.chase.track import Hazard, Location
from duskboard.core.identity import EntityId
from duskboard.i18n.error_text import error_text
from duskboard.i18n.made_name import next_places
from duskboard.panels.deed_offer import DeedMenu, DeedOffer
from duskboard.play.chase.attack import AttackKind
from duskboard.play.chase.breaking import Breaking
from duskboard.play.chase.calling import call_of, callers
from duskboard.play.chase.crossing import prepare_crossing
from duskboard.play.chase.drifting import move_hazard
from duskboard.play.chase.hiding import TrailKind, trail_of
from duskboard.play.chase.laying import NewLocation
from duskboard.play.chase.scene import scene
from duskboard.table.board_view import BoardView
from duskboard.table.entity import COURSE_ID, Visibility
from duskboard.table.table import Table


def wire_deeds(desk: Desk, deeds: DeedHand, hand: ChaseHand, march: MarchHand) -> "Verbs":
    """Connect the row of verbs and the bar of the deed in hand; return who begins them."""
    begins = Verbs(desk, deeds)
    board, bar = desk.chase_board, desk.chase_board.deed

    def on_deeds_changed(offer: DeedOffer | None) -> None:
        if offer is not None:  # one thing in hand at a time
            desk.holder.drop()
            hand.drop()
            march.drop()
        board.mirror_deed(offer)
        desk.track_list.has_deed = offer is not None
        begins.mirror()

    def on_other_changed(other: object) -> None:
        if other is not None:
            deeds.drop()

    def on_deeds_refused(error: Exception) -> None:
        bar.show_error(error_text(desk.room.words, error))

    def on_board_changed(_view: BoardView | None) -> None:
        deeds.say()
        begins.mirror()

    def on_menu_requested(menu: DeedMenu, under: QWidget) -> None:
        open_deed_menu(menu, under, deeds.choose)

    deeds.changed.connect(on_deeds_changed)
    deeds.refused.connect(on_deeds_refused)
    for other in (desk.holder.changed, hand.changed, march.changed):
        other.connect(on_other_changed)
    desk.board_model.board_changed.connect(on_board_changed)
    desk.act_list.said_anew.connect(begins.mirror)
    bar.go_requested.connect(deeds.go)
    bar.cancel_requested.connect(deeds.drop)
    bar.chosen.connect(deeds.choose)
    bar.quick_chosen.connect(deeds.answer)
    bar.told.connect(deeds.tell)
    bar.worded.connect(deeds.word)
    bar.menu_requested.connect(on_menu_requested)
    board.verbs.verb_requested.connect(begins.begin)
    for source in (board.track, desk.track_list):
        source.go_requested.connect(begins.on_go_requested)
        source.cancel_requested.connect(deeds.drop)
        source.caution_requested.connect(deeds.choose_next)
    begins.mirror()
    return begins


def open_deed_menu(menu: DeedMenu, under: QWidget, choose: Callable[[str, str], None]) -> QMenu:
    """Open a menu of the bar under its button."""
    shown = QMenu(under)
    for place, section in enumerate(menu.sections):
        if place:
            shown.addSeparator()
        for one in section:
            action = shown.addAction(one.text.replace("&", "&&"))
            action.setData(one.value)
            action.setCheckable(True)
            action.setChecked(one.is_on)
            action.setEnabled(not one.refusal)
    shown.triggered.connect(lambda action: choose(menu.menu_id, str(action.data())))
    shown.aboutToHide.connect(shown.deleteLater)
    shown.popup(under.mapToGlobal(QPoint(0, under.height())))
    return shown


class Verbs(QObject):
    """Shows what the one in turn may do, and begins it."""

    def __init__(self, desk: Desk, deeds: DeedHand) -> None:
        super().__init__(deeds)
        self._desk, self._deeds = desk, deeds
        self._at_once: Mapping[str, Callable[[EntityId], None]] = {
            "prepare": self._prepare,
            "back": self._step_back,
        }
        self._begins: Mapping[str, Callable[[Table, EntityId], Deed | None]] = {
            "attack": lambda table, who: begin_attack(table, who, AttackKind.BLOW),
            "ram": lambda table, who: begin_attack(table, who, AttackKind.RAM),
            "maneuver": lambda table, who: begin_attack(table, who, AttackKind.MANEUVER),
            "shoot": lambda table, who: begin_attack(table, who, AttackKind.SHOT),
            "break": self._break,
            "hide": lambda table, who: TrailDeed(trail=trail_of(table, who, TrailKind.HIDE)),
            "follow": lambda table, who: TrailDeed(trail=trail_of(table, who, TrailKind.FOLLOW)),
            "other": lambda table, who: self._other(table, who, ""),
            "spell": self._spell,
            "make": self._make,
            "help": lambda _table, who: HelpDeed(who=who, skill=SkillId.SPOT),
            "pedal": lambda _table, who: PedalDeed(who=who, reach=LEAST_REACH),
            "seat": self._seat,
            "sight": lambda _table, _who: SightDeed(),
        }

    def mirror(self) -> None:
        """Show what may be done now."""
        table, offer = self._desk.clerk.table, self._deeds.offer
        course = table.value(COURSE_ID, Course)
        row = self._desk.chase_board.verbs
        if course is None or not course.round:
            row.mirror(())
            return
        in_hand = verb_of(offer.deed_id) if offer is not None else ""
        row.mirror(verbs(table, self._desk.room.words, in_hand))

    def begin(self, verb: str) -> None:
        """Begin what a verb stands for; one that is in hand already is put down."""
        table, offer = self._desk.clerk.table, self._deeds.offer
        if offer is not None and verb_of(offer.deed_id) == verb:
            self._deeds.drop()
            return
        if verb in {"sudden", "make-up", "drift"}:
            self._begin_of_all(table, verb)
            return
        who = scene(table).course.active
        if who is None:
            return
        if verb in self._at_once:
            self._at_once[verb](who)
            return
        deed = self._begins[verb](table, who) if verb in self._begins else None
        if deed is not None:
            self._deeds.arm(deed)

    def on_go_requested(self) -> None:
        """Do the deed in hand, with what is typed for it."""
        if self._deeds.is_armed:
            self._desk.chase_board.deed.do()

    def _begin_of_all(self, table: Table, verb: str) -> None:
        if verb == "drift":
            way = next(iter(drifting(scene(table).track)), None)
            if way is not None:
                self._desk.clerk.do(lambda now: move_hazard(now, way))
        elif verb == "sudden":
            caller = callers(table)[0]
            self._deeds.arm(CallDeed(call=call_of(table, caller), stock=self._stock(table)))
        else:
            seed = random.randint(1, MOST_SEED)  # noqa: S311 - chance, not a secret
            self._deeds.arm(
                MakeUpDeed(
                    seed=seed,
                    surroundings=Surroundings.USUAL,
                    places=-1,
                    stock=self._stock(table),
                    new_places=self._new_places,
                )
            )

    def _prepare(self, who: EntityId) -> None:
        leg = obstacle_ahead(scene(self._desk.clerk.table), who)
        if leg is not None:
            self._desk.clerk.do(lambda table: prepare_crossing(table, who, leg, 1))

    def _step_back(self, who: EntityId) -> None:
        leg = step_back_leg(scene(self._desk.clerk.table), who)
        if leg is not None:
            track = self._desk.chase_board.track
            track.move_requested.emit(who, leg.place, False)  # noqa: FBT003 - a signal's payload

    def _break(self, table: Table, who: EntityId) -> Deed | None:
        chase = scene(table)
        legs = barriers_before(chase, who)
        if not legs:
            return None
        vehicle = chase.vehicle_of(who)
        drives = vehicle is not None and chase.person(who).drives and not vehicle.is_wreck
        weapon = None if drives else chase.person(who).physique.arms[0]
        return BreakDeed(breaking=Breaking(who=who, leg=legs[-1], weapon=weapon))

    def _other(self, table: Table, who: EntityId, what: str) -> Deed | None:
        person = table.value(who, Participant)
        if person is None:
            return None
        price = other_price(person, table.rulings)
        return OtherDeed(who=who, what=what, price=1 if price is None else price)

    def _spell(self, table: Table, who: EntityId) -> Deed | None:
        spell = self._desk.room.words.pgettext("chase", "casts a spell")
        return self._other(table, who, spell)

    def _make(self, table: Table, who: EntityId) -> Deed | None:
        stock, ways = self._stock(table), ways_near(scene(table), who)
        if not stock.deals or not ways:
            return None
        deal = stock.deals[0]
        own = rolled_for(table, who, deal)
        return MakeDeed(who=who, deal=deal, way=ways[0], stock=stock, own=own)

    def _seat(self, table: Table, who: EntityId) -> Deed | None:
        seats = seats_of(scene(table), who)
        return SeatDeed(who=who, seat=seats[0]) if seats else None

    def _stock(self, table: Table) -> Stock:
        """Return what there is to put on the track: for the road where somebody drives."""
        words = self._desk.room.words
        tag = words.language.value
        try:
            presets = self._desk.presets()
        except ContentError:
            plain = Hazard(name=words.pgettext("chase", "Hazard"), skills=("dodge", "dex"))
            return Stock(hazards=(plain,), barriers=(), deals=(), places=())
        way = Travel.ROAD if scene(table).vehicles else Travel.FOOT
        deals = tuple(
            Deal(
                key=one.key,
                name=one.name.said(tag),
                what=one.made(tag),
                price=None if one.price == WHOLE_ROUND else one.price,
                skill=one.roll,
            )
            for one in presets.deals
        )
        places = tuple(
            (one.name.said(tag), tuple(place.said(tag) for place in one.places))
            for one in presets.places
        )
        return Stock(
            hazards=tuple(one.made(tag) for one in presets.hazards if one.travel is way),
            barriers=tuple(one.made(tag) for one in presets.barriers if one.travel is way),
            deals=deals,
            places=places,
        )

    def _new_places(self, table: Table, names: tuple[str, ...]) -> tuple[NewLocation, ...]:
        """Return wishes for the next places, named as chosen or numbered on."""
        there = [one.name for one in table.values(Location).values()]
        fresh = [name for name in names if name not in there][:NEXT_PLACES]
        rest = next_places(self._desk.room.words, [*there, *fresh], NEXT_PLACES - len(fresh))
        return tuple(
            NewLocation(
                location_id=new_id(), edge_id=new_id(), name=name, visibility=Visibility.HIDDEN
            )
            for name in (*fresh, *rest)
        )
