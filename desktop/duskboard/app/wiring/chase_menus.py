"""The menus of the chase: on the board, in the list and in the strip of turns."""

from functools import partial

from PySide6.QtCore import QPoint

from duskboard.app.chase_acts import split_to, wished
from duskboard.app.chase_march import MarchHand
from duskboard.app.clerk import new_id
from duskboard.app.desk import Desk
from duskboard.board.track_view import TrackView
from duskboard.core.chase.participant import Participant, Side, Skill
from duskboard.core.chase.skill import SkillId
from duskboard.core.identity import EntityId
from duskboard.i18n.error_text import error_text
from duskboard.i18n.person_line import change_line
from duskboard.i18n.quick_people import PersonDraft, QuickPersonError, parse_people
from duskboard.panels.chase_menu import ChaseMenu
from duskboard.panels.chase_wish import ChaseVerb, ChaseWish
from duskboard.panels.person_menu import PersonMenu
from duskboard.panels.road_menu import VehicleMenu
from duskboard.panels.track_list import TrackList
from duskboard.panels.way_menu import PlaceMenu, WayMenu
from duskboard.play.chase.group import join_group
from duskboard.play.chase.person import EditPerson, edit_person
from duskboard.table.board_view import BoardView

Source = TrackView | TrackList
"""Where things of the chase are shown and edited."""


def wire_menus(desk: Desk, march: MarchHand) -> None:
    """Connect the menus and what they wish."""
    board = desk.chase_board
    for source in (board.track, desk.setup_panel.track, desk.track_list):
        _wire_menu(desk, source, march)
        _wire_line(desk, source)
    _wire_groups(desk)
    show = partial(_show, desk, board.track, march)
    board.strip.menu_requested.connect(show)


def _wire_menu(desk: Desk, source: Source, march: MarchHand) -> None:
    def on_menu_requested(thing: EntityId | None, at: QPoint) -> None:
        _show(desk, source, march, thing, at)

    def on_split_menu_requested(who: EntityId) -> None:
        menu = _person_menu(desk, source, march, who)
        view = _shown(desk)
        token = view.token(who) if view is not None else None
        if menu is None or token is None or token.count < 2:
            return
        if token.count == 2:
            menu.deleteLater()
            do_wish(desk, source, march, ChaseWish(verb=ChaseVerb.SPLIT, thing=who, value=1))
            return
        menu.fill_for_split()
        menu.popup(source.point_of(who))

    def on_join_menu_requested(who: EntityId) -> None:
        menu = _person_menu(desk, source, march, who)
        mates = menu.mates() if menu is not None else []
        if menu is None or not mates:
            return
        if len(mates) == 1:
            menu.deleteLater()
            other = mates[0].person_id
            do_wish(desk, source, march, ChaseWish(verb=ChaseVerb.JOIN, thing=who, other=other))
            return
        menu.fill_for_join()
        menu.popup(source.point_of(who))

    source.menu_requested.connect(on_menu_requested)
    source.split_menu_requested.connect(on_split_menu_requested)
    source.join_menu_requested.connect(on_join_menu_requested)


def _wire_line(desk: Desk, source: Source) -> None:
    words, clerk = desk.room.words, desk.clerk

    def on_line_typed(who: EntityId, line: str) -> None:
        person = clerk.table.value(who, Participant)
        if person is None:
            return
        try:
            draft = parse_people(words, line, person.side)[0]
        except QuickPersonError as error:
            desk.chase_board.refuse(error_text(words, error))
            return
        request = _edited(person, draft)
        clerk.do(lambda table: edit_person(table, who, request))

    source.line_typed.connect(on_line_typed)


def _wire_groups(desk: Desk) -> None:
    """Connect tokens dragged out of a group and onto others."""
    track, clerk = desk.chase_board.track, desk.clerk

    def on_split_requested(who: EntityId, goal: EntityId, taken: int, overrule: bool) -> None:  # noqa: FBT001 - as the signal says
        one = new_id()
        done = clerk.do(
            lambda table: split_to(table, who, goal, taken=taken, person_id=one, overrules=overrule)
        )
        person = clerk.table.value(one, Participant)
        if done is not None and person is not None and person.place != goal:
            track.move_requested.emit(one, goal, False)  # noqa: FBT003 - a signal's payload

    def on_join_requested(who: EntityId, other: EntityId) -> None:
        clerk.do(lambda table: join_group(table, who, other))

    track.split_requested.connect(on_split_requested)
    track.join_requested.connect(on_join_requested)


def _shown(desk: Desk) -> BoardView | None:
    """Return the chase as it is shown: in an open set-up everybody where they will start."""
    guide = desk.setup_panel
    return guide.view.board if guide.view and guide.is_open else desk.chase_board.view


def _show(desk: Desk, source: Source, march: MarchHand, thing: EntityId | None, at: QPoint) -> None:
    view = _shown(desk)
    if view is None:
        return
    menu = _menu_of(desk, source, view, thing)
    menu.chosen.connect(partial(do_wish, desk, source, march))
    menu.fill()
    menu.popup(at)


def _menu_of(desk: Desk, source: Source, view: BoardView, thing: EntityId | None) -> ChaseMenu:
    words = desk.room.words
    token, place = view.token(thing), view.place(thing)
    if token is not None:
        menu = PersonMenu(words, view, token, source)
        menu.kinds = desk.vehicle_kinds()
        return menu
    if place is not None:
        there = PlaceMenu(words, view, place, source)
        there.kinds = desk.vehicle_kinds()
        return there
    vehicle = view.vehicle(thing)
    if vehicle is not None:
        return VehicleMenu(words, view, vehicle, source)
    way = next((one for one in view.ways if one.edge_id == thing), None)
    if way is not None:
        return WayMenu(words, view, way, source)
    return ChaseMenu(words, view, source)


def _person_menu(desk: Desk, source: Source, march: MarchHand, who: EntityId) -> PersonMenu | None:
    view = _shown(desk)
    token = view.token(who) if view is not None else None
    if view is None or token is None:
        return None
    menu = PersonMenu(desk.room.words, view, token, source)
    menu.chosen.connect(partial(do_wish, desk, source, march))
    return menu


def do_wish(desk: Desk, source: Source, march: MarchHand, wish: ChaseWish) -> None:
    """Do what was wished: edit in place, show first what a march comes to, or act at the table."""
    thing = wish.thing
    match wish.verb:
        case ChaseVerb.MARCH if isinstance(wish.value, Side):
            march.arm(wish.value)
        case ChaseVerb.RENAME if thing is not None:
            source.begin_rename(thing, wish.kind)
        case ChaseVerb.SHEET | ChaseVerb.HAZARD | ChaseVerb.BARRIER if thing is not None:
            requested = {
                ChaseVerb.SHEET: source.sheet_requested,
                ChaseVerb.HAZARD: source.hazard_requested,
                ChaseVerb.BARRIER: source.barrier_requested,
            }
            requested[wish.verb].emit(thing)
        case ChaseVerb.CHANGE if thing is not None:
            _begin_line(desk, source, thing)
        case ChaseVerb.MOVE if thing is not None and desk.setup_panel.is_open:
            desk.setup_panel.start_place_requested.emit(thing, wish.other)
        case ChaseVerb.REMOVE if thing is not None and wish.kind is None:
            source.remove_requested.emit(thing)
        case ChaseVerb.SHELF if thing is not None:
            for track in (desk.chase_board.track, desk.setup_panel.track):
                track.select(thing)
            desk.chase_board.shelf_requested.emit()
        case ChaseVerb.DAMAGE if thing is not None:
            source.damage_requested.emit(thing, "")
        case _:
            room = desk.room
            desk.clerk.do(lambda table: wished(table, wish, room.words, room.dice))


def _edited(person: Participant, draft: PersonDraft) -> EditPerson:
    """Return what a line changes of somebody; skills keep their order."""
    values = {one.name: one.value for one in draft.skills}
    if any(one.name == SkillId.DEX for one in person.skills):
        values[SkillId.DEX] = draft.dex  # DEX of everybody is known; here it stands twice
    known = [one.name for one in person.skills if one.name in values]
    names = dict.fromkeys([*known, *values])
    return EditPerson(
        name=draft.name,
        side=draft.side,
        mov=draft.mov,
        dex=draft.dex,
        skills=tuple(Skill(name=name, value=values[name]) for name in names),
        count=draft.count,
        source=draft.source,
        vitals=draft.vitals,
        build=draft.build,
        physique=draft.physique,
    )


def _begin_line(desk: Desk, source: Source, who: EntityId) -> None:
    person = desk.clerk.table.value(who, Participant)
    if person is None:
        return
    draft = PersonDraft(
        name=person.name,
        side=person.side,
        mov=person.mov,
        dex=person.dex,
        skills=person.skills,
        count=person.count,
        source=person.source,
        vitals=person.vitals,
        build=person.build,
        physique=person.physique,
    )
    source.begin_line(who, change_line(desk.room.words, draft))
