"""What menus offer of forks and vehicles."""

from collections.abc import Sequence

from PySide6.QtWidgets import QMenu, QWidget
from typing_extensions import override

from duskboard.core.chase.collision import Collision
from duskboard.core.chase.driving import HELPING_SKILLS, DriverHurt, pedal_penalty
from duskboard.core.chase.participant import Fate
from duskboard.core.chase.seat import LEAST_REACH, MOST_REACH
from duskboard.core.chase.vehicle import Vehicle
from duskboard.core.identity import EntityId
from duskboard.i18n.chase_enum_text import skill_text
from duskboard.i18n.chase_vehicle_text import build_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import dotted
from duskboard.i18n.words import Words
from duskboard.panels.chase_menu import ChaseMenu
from duskboard.panels.chase_wish import ChaseVerb, ChaseWish
from duskboard.table.board_view import BoardView, PlaceView, TokenView, WayView
from duskboard.table.vehicle_view import VehicleView

VehicleKinds = Sequence[tuple[str, Sequence[Vehicle]]]
"""The vehicles that may be put on the table, by what their kind is called."""
_MOST_BUILD = 12
"""Up to so much Build every number is offered."""


def add_forks(menu: ChaseMenu, words: Words, view: BoardView, place: PlaceView) -> None:
    """Offer another way from a place, a way on to another place, and its plate put back."""

    def wish(verb: ChaseVerb, other: EntityId | None = None) -> ChaseWish:
        return ChaseWish(verb=verb, thing=place.place_id, other=other)

    fork = words.pgettext("chase", "Another way from here")
    menu.add(fork, wish(ChaseVerb.FORK), key="F")
    ends = {way.end_id for way in view.ways if way.start_id == place.place_id}
    further = [one for one in view.places if one.column > place.column and one.place_id not in ends]
    if further:
        on = menu.addMenu(words.pgettext("chase", "A way on to"))
        for one in further:
            text = words.pgettext("chase", "%(number)s %(name)s")
            named = text % {"number": one.label, "name": one.name or "?"}
            menu.add(named, wish(ChaseVerb.WAY_ON, one.place_id), menu=on)
    if view.is_forked:
        back = words.pgettext("chase", "Put its plate back")
        menu.add(back, wish(ChaseVerb.PLATE))


def add_cut(menu: ChaseMenu, words: Words, view: BoardView, way: WayView) -> None:
    """Offer to take a way away, where another one leads to its end."""
    others = [one for one in view.ways if one.end_id == way.end_id]
    if len(others) > 1:
        text = words.pgettext("chase", "Take this way away")
        wish = ChaseWish(verb=ChaseVerb.CUT, thing=way.edge_id)
        menu.add(text, wish, key="" if way.hazard or way.barrier else "Del")


def add_rides(
    menu: ChaseMenu,
    words: Words,
    view: BoardView,
    token: TokenView,
    kinds: VehicleKinds,
) -> None:
    """Offer somebody what there is to ride: getting in and out, driving, a new vehicle."""
    within = menu.addMenu(words.pgettext("chase vehicle", "Vehicle"))
    vehicle = view.vehicle_of(token.person_id)
    if vehicle is None:
        _add_entries(menu, within, words, view, token)
    else:
        _add_seat(menu, within, words, view, (token, vehicle))
    new = within.addMenu(words.pgettext("chase vehicle", "New vehicle"))
    add_kinds(menu, new, token.person_id, kinds)


def add_kinds(menu: ChaseMenu, within: QMenu, thing: EntityId, kinds: VehicleKinds) -> None:
    """Offer the vehicles that may be put on the table, each kind in a menu of its own."""
    for name, vehicles in kinds:
        some = within.addMenu(name)
        for vehicle in vehicles:
            wish = ChaseWish(verb=ChaseVerb.VEHICLE, thing=thing, value=vehicle)
            menu.add(vehicle.name, wish, menu=some)


def add_speeds(
    menu: ChaseMenu, within: QMenu, words: Words, vehicle: VehicleView, who: EntityId
) -> None:
    """Offer runs at full speed, with the penalty dice of each (9.3)."""
    for reach in range(LEAST_REACH, MOST_REACH + 1):
        penalty = pedal_penalty(reach, is_helped=vehicle.is_helped)
        places = words.npgettext("chase", "%(count)d place", "%(count)d places", reach)
        dice = words.npgettext("chase", "%(count)d penalty die", "%(count)d penalty dice", penalty)
        parts = [places % {"count": reach}]
        parts += [dice % {"count": penalty}] if penalty else []
        wish = ChaseWish(verb=ChaseVerb.FULL_SPEED, thing=who, value=reach)
        action = menu.add(dotted(words, parts), wish, menu=within)
        action.setText(action.text().replace(str(reach), f"&{reach}", 1))


class VehicleMenu(ChaseMenu):
    """Everything that can be done with a vehicle."""

    def __init__(
        self, words: Words, view: BoardView, vehicle: VehicleView, parent: QWidget | None = None
    ) -> None:
        super().__init__(words, view, parent)
        self._vehicle = vehicle

    @override
    def fill(self) -> None:
        """Offer everything."""
        words, vehicle, view = self._words, self._vehicle, self._view
        for token in view.tokens:
            is_here = token.place_id == vehicle.place_id and token.fate is Fate.RUNNING
            if is_here and view.vehicle_of(token.person_id) is None:
                text = words.pgettext("chase vehicle", "%(who)s takes the wheel")
                wish = _get_in(token.person_id, vehicle, drives=True)
                self.add(text % {"who": token.name or "?"}, wish)
        _add_state(self, self, words, vehicle)


def _add_entries(
    menu: ChaseMenu, within: QMenu, words: Words, view: BoardView, token: TokenView
) -> None:
    for vehicle in view.vehicles:
        riding = [view.token(who) for who in vehicle.aboard]
        is_ours = all(one is None or one.side is token.side for one in riding)
        taken = sum(one.count for one in riding if one is not None)
        if vehicle.place_id not in {token.place_id, None} or not is_ours:
            continue
        name = {"vehicle": vehicle.name or "?"}
        drive = words.pgettext("chase vehicle", "Drive “%(vehicle)s”") % name
        has_room = taken + token.count <= vehicle.seats
        can_drive = has_room and token.count == 1
        menu.add(
            drive, _get_in(token.person_id, vehicle, drives=True), menu=within, enabled=can_drive
        )
        if vehicle.aboard:
            ride = words.pgettext("chase vehicle", "Get into “%(vehicle)s”") % name
            wish = _get_in(token.person_id, vehicle, drives=False)
            menu.add(ride, wish, menu=within, enabled=has_room)


def _add_seat(
    menu: ChaseMenu,
    within: QMenu,
    words: Words,
    view: BoardView,
    seated: tuple[TokenView, VehicleView],
) -> None:
    token, vehicle = seated
    who = token.person_id
    out = words.pgettext("chase vehicle", "Get out")
    menu.add(out, ChaseWish(verb=ChaseVerb.GET_OUT, thing=who), menu=within)
    for other in vehicle.aboard:
        one = view.token(other)
        if one is not None and other != vehicle.driver:
            text = words.pgettext("chase vehicle", "%(who)s takes the wheel")
            wish = _get_in(other, vehicle, drives=True)
            menu.add(text % {"who": one.name or "?"}, wish, menu=within)
    _add_others_out(menu, within, words, view, seated)
    if who == vehicle.driver:
        speeds = within.addMenu(words.pgettext("chase vehicle", "Full speed"))
        speeds.setEnabled(token.is_active)
        add_speeds(menu, speeds, words, vehicle, who)
        hurt = within.addMenu(words.pgettext("chase vehicle", "The driver is hurt"))
        for how in DriverHurt:
            wish = ChaseWish(verb=ChaseVerb.DRIVER_HURT, thing=who, value=how)
            menu.add(enum_text(words, how), wish, menu=hurt)
    _add_help(menu, within, words, view, seated)
    within.addSeparator()
    _add_state(menu, within, words, vehicle)


def _add_others_out(
    menu: ChaseMenu,
    within: QMenu,
    words: Words,
    view: BoardView,
    seated: tuple[TokenView, VehicleView],
) -> None:
    for other in seated[1].aboard:
        one = view.token(other)
        if one is not None and other != seated[0].person_id:
            text = words.pgettext("chase vehicle", "%(who)s gets out") % {"who": one.name or "?"}
            menu.add(text, ChaseWish(verb=ChaseVerb.GET_OUT, thing=other), menu=within)


def _add_help(
    menu: ChaseMenu,
    within: QMenu,
    words: Words,
    view: BoardView,
    seated: tuple[TokenView, VehicleView],
) -> None:
    """Offer the passenger whose turn it is to help the driver (9.4)."""
    vehicle = seated[1]
    active = view.token(view.active)
    if active is None or active.person_id not in vehicle.aboard or not vehicle.has_driver:
        return
    if active.person_id == vehicle.driver:
        return
    text = words.pgettext("chase vehicle", "%(who)s helps the driver")
    helps = within.addMenu(text % {"who": active.name or "?"})
    for skill in HELPING_SKILLS:
        wish = ChaseWish(verb=ChaseVerb.HELP, thing=active.person_id, value=str(skill))
        menu.add(skill_text(words, skill), wish, menu=helps)


def _add_state(menu: ChaseMenu, within: QMenu, words: Words, vehicle: VehicleView) -> None:
    """Offer what happens to a vehicle: collisions, Build by hand, what players see, removal."""
    key = vehicle.vehicle_id
    numbers = words.pgettext("chase vehicle", "Numbers and seats")
    menu.add(numbers, ChaseWish(verb=ChaseVerb.SHEET, thing=key), menu=within)
    crash = within.addMenu(words.pgettext("chase vehicle", "Collision"))
    for collision in Collision:
        wish = ChaseWish(verb=ChaseVerb.COLLIDE, thing=key, value=collision)
        menu.add(enum_text(words, collision), wish, menu=crash)
    if vehicle.build is not None:
        build = within.addMenu(words.pgettext("chase vehicle", "Build"))
        for number in _builds(vehicle.full_build):
            wish = ChaseWish(verb=ChaseVerb.BUILD, thing=key, value=number)
            is_on = number == vehicle.build
            menu.add(build_text(number), wish, menu=build, checked=is_on)
    menu.add_visibilities(key, vehicle.visibility, within=within)
    remove = words.pgettext("chase vehicle", "Take the vehicle away")
    menu.add(remove, ChaseWish(verb=ChaseVerb.REMOVE, thing=key), menu=within)


def _builds(full: float) -> list[float]:
    """Return the numbers of Build that are offered: all of a small one, tenths of a large one."""
    if full < 1:
        return [full, 0.0]
    step = max(1, int(full) // _MOST_BUILD)
    return [float(number) for number in (*range(int(full), 0, -step), 0)]


def _get_in(who: EntityId, vehicle: VehicleView, *, drives: bool) -> ChaseWish:
    return ChaseWish(verb=ChaseVerb.GET_IN, thing=who, other=vehicle.vehicle_id, value=drives)
