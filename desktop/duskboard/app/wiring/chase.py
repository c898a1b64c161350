"""The chase: what is wished on the track, in the list and in the bars becomes acts at the table."""

from collections.abc import Callable
from dataclasses import replace

from duskboard.app.chase_acts import new_place_name, turned, with_actions, with_debt
from duskboard.app.chase_hand import ChaseHand
from duskboard.app.chase_march import MarchHand
from duskboard.app.chase_removing import removed
from duskboard.app.clerk import Clerk, new_id
from duskboard.app.desk import Desk
from duskboard.app.wiring.chase_menus import wire_menus
from duskboard.app.wiring.roads import wire_roads
from duskboard.board.track_view import TrackView
from duskboard.core.chase.movement import step_price
from duskboard.core.chase.participant import Participant, Side
from duskboard.core.chase.rounds import Course
from duskboard.core.chase.track import Barrier, Edge, Hazard, Location, ObstacleKind
from duskboard.core.identity import EntityId
from duskboard.i18n.error_text import error_text
from duskboard.i18n.made_name import next_places
from duskboard.i18n.quick_people import PersonDraft
from duskboard.panels.act_rows import chance_text
from duskboard.panels.action_offer import ActionOffer
from duskboard.panels.chase_board import ChaseBoard
from duskboard.panels.march_offer import MarchOffer
from duskboard.panels.offer_text import armed_aim
from duskboard.panels.track_list import TrackList
from duskboard.play.chase.laying import (
    NewLocation,
    add_location,
    lay_track,
    move_location,
    rename_location,
)
from duskboard.play.chase.moving import move
from duskboard.play.chase.obstacle import (
    lay_obstacle,
    move_obstacle,
    rename_obstacle,
)
from duskboard.play.chase.overruling import overrule_move
from duskboard.play.chase.person import (
    EditPerson,
    NewPerson,
    add_people,
    edit_person,
    place_at_start,
    place_person,
)
from duskboard.play.chase.running import (
    delay_turn,
    end_round,
    end_this_turn,
    start_chase,
    take_turn,
)
from duskboard.play.visibility import set_visibility
from duskboard.table.board_view import BoardView
from duskboard.table.entity import COURSE_ID, Visibility
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction

_PLACES = 5
"""Places of a new track."""
_NEXT = {
    Visibility.HIDDEN: Visibility.SHOWN,
    Visibility.SHOWN: Visibility.MASKED,
    Visibility.MASKED: Visibility.HIDDEN,
}
"""What one press of the eye makes of a place, a way or somebody."""
_STANDARD_HIT_POINTS = 10
"""Of a barrier that is put without saying (rules/chase.md 6.10: an ordinary door)."""


def wire_chase(desk: Desk, hand: ChaseHand, march: MarchHand) -> None:
    """Connect board, list and bars of the chase."""
    board, tracks = desk.chase_board, desk.track_list
    _wire_hand(desk, hand, march)
    _wire_march(desk, hand, march)
    _wire_moves(desk, hand)
    wire_menus(desk, march)
    wire_roads(desk)
    _wire_actions(desk)
    _wire_turns(desk.clerk, board, tracks)
    for source in (board.track, desk.setup_panel.track, tracks):
        _wire_things(desk, source)
        _wire_obstacles(desk, source)
    _wire_setup(desk, board)
    for track in (board.track, desk.setup_panel.track):
        track.obstacle_move_requested.connect(_two(desk.clerk, move_obstacle))
        track.place_move_requested.connect(_two(desk.clerk, move_location))
        track.selected.connect(tracks.select)
        tracks.selected.connect(track.select)


def _wire_hand(desk: Desk, hand: ChaseHand, march: MarchHand) -> None:
    board, tracks = desk.chase_board, desk.track_list

    def on_hand_changed(offer: ActionOffer | None) -> None:
        board.mirror_offer(offer)
        chance = chance_text(desk.room.words, offer.choice) if offer is not None else ""
        tracks.mirror_aim(armed_aim(desk.room.words, offer) if offer else None, chance)
        if offer is not None:
            desk.holder.drop()  # one roll in hand at a time
            march.drop()

    def on_hand_refused(error: Exception) -> None:
        board.refuse_typed(error_text(desk.room.words, error))

    def on_holder_changed(decision: object) -> None:
        if decision is not None:
            hand.drop()
            march.drop()

    def on_board_changed(view: BoardView | None) -> None:
        board.mirror(view)
        tracks.mirror(view)
        if hand.is_armed:
            hand.say()
        march.say()

    hand.changed.connect(on_hand_changed)
    hand.refused.connect(on_hand_refused)
    desk.holder.changed.connect(on_holder_changed)
    desk.board_model.board_changed.connect(on_board_changed)
    on_board_changed(desk.board_model.board)
    action = board.action
    action.go_requested.connect(hand.go)
    action.cancel_requested.connect(hand.drop)
    action.caution_chosen.connect(hand.set_caution)
    action.skill_chosen.connect(hand.set_skill)
    action.difficulty_chosen.connect(hand.set_difficulty)
    action.told.connect(hand.tell)
    action.loss_told.connect(hand.tell_loss)
    action.luck_requested.connect(hand.spend_luck)
    action.menu.value_chosen.connect(hand.set_value)
    action.menu.target_chosen.connect(hand.set_target)
    action.menu.source_chosen.connect(hand.set_source)
    action.menu.opening_chosen.connect(hand.set_opens)
    action.menu.prepare_requested.connect(hand.prepare)
    acts = desk.act_list
    tracks.typed.connect(lambda text: board.type(text, tracks))
    acts.typed.connect(lambda text: board.type(text, acts))
    tracks.verb_requested.connect(board.verbs.take)
    board.go_with(tracks, acts)
    for source in (board.track, tracks):
        source.caution_requested.connect(hand.change_caution)


def _wire_march(desk: Desk, hand: ChaseHand, march: MarchHand) -> None:
    board, tracks, words = desk.chase_board, desk.track_list, desk.room.words

    def on_march_changed(offer: MarchOffer | None) -> None:
        if offer is not None:
            desk.holder.drop()
            hand.drop()
        board.mirror_march(offer)
        tracks.mirror_march(offer.aims if offer is not None else ())

    def on_march_refused(error: Exception) -> None:
        board.refuse(error_text(words, error))

    def on_go_requested() -> None:
        (march.go if march.is_armed else board.action.do)()

    def on_cancel_requested() -> None:
        march.drop()
        hand.drop()

    march.changed.connect(on_march_changed)
    march.refused.connect(on_march_refused)
    board.turn.march_requested.connect(march.arm)
    bar = board.march
    bar.go_requested.connect(march.go)
    bar.cancel_requested.connect(march.drop)
    bar.far_chosen.connect(march.set_far)
    for source in (board.track, tracks):
        source.go_requested.connect(on_go_requested)
        source.cancel_requested.connect(on_cancel_requested)


def _wire_moves(desk: Desk, hand: ChaseHand) -> None:
    clerk, board, planner = desk.clerk, desk.chase_board, desk.planner

    def on_move_requested(who: EntityId, goal: EntityId, overrule: bool) -> None:  # noqa: FBT001 - as the signal says
        if overrule:
            clerk.do(lambda table: overrule_move(table, who, goal))
            return
        if planner.is_placing(who):
            clerk.do(lambda table: place_person(table, who, goal))
            return
        plan = planner.plan(who, goal)
        path = planner.path(who, goal)
        if not plan.is_legal or path is None:
            board.refuse(plan.refusal)
        elif path.obstacle is None:
            clerk.do(lambda table: move(table, who, goal))
        else:
            if path.place is not None:
                stop = path.place
                clerk.do(lambda table: move(table, who, stop))
            # What lies behind is paid: the crossing alone is in hand now.
            person = clerk.table.value(who, Participant)
            price = step_price(person) if person is not None else plan.price
            hand.arm(who, path.obstacle, replace(plan, price=price, places=(goal,)))

    board.track.move_requested.connect(on_move_requested)
    desk.track_list.move_requested.connect(on_move_requested)


def _wire_actions(desk: Desk) -> None:
    """Connect actions that are spent, given back or owed by a click on one, or by a key."""
    clerk, board = desk.clerk, desk.chase_board

    def on_actions_requested(who: EntityId, by: int) -> None:
        clerk.do(lambda table: with_actions(table, who, by))

    def on_debt_requested(who: EntityId, by: int) -> None:
        clerk.do(lambda table: with_debt(table, who, by))

    for source in (board.track, board.strip, desk.track_list):
        source.actions_requested.connect(on_actions_requested)
        source.debt_requested.connect(on_debt_requested)


def _wire_turns(clerk: Clerk, board: ChaseBoard, tracks: TrackList) -> None:
    def on_take_turn_requested(who: EntityId) -> None:
        clerk.do(lambda table: take_turn(table, who))

    def act(what: Callable[[Table], Transaction]) -> Callable[[], None]:
        def on_requested() -> None:
            clerk.do(what)

        return on_requested

    board.end_turn_requested.connect(act(end_this_turn))
    board.end_round_requested.connect(act(end_round))
    board.delay_requested.connect(act(delay_turn))
    tracks.end_turn_requested.connect(act(end_this_turn))
    tracks.delay_requested.connect(act(delay_turn))
    for source in (board.strip, board.turn, tracks):
        source.take_turn_requested.connect(on_take_turn_requested)


def _wire_things(desk: Desk, source: TrackList | TrackView) -> None:
    """Connect what can be wished of places, ways and people, on the board or in the list."""
    clerk, words = desk.clerk, desk.room.words

    def on_renamed(key: EntityId, name: str, kind: ObstacleKind | None) -> None:
        if name.strip():
            clerk.do(lambda table: _renamed(table, key, name.strip(), kind))

    def on_visibility_requested(key: EntityId) -> None:
        entity = clerk.table.get(key)
        if entity is not None:
            wanted = _NEXT[entity.visibility]
            clerk.do(lambda table: set_visibility(table, key, wanted))

    def on_remove_requested(key: EntityId) -> None:
        clerk.do(lambda table: removed(table, key))

    def on_insert_requested(key: EntityId) -> None:
        edge = clerk.table.value(key, Edge)
        wish = NewLocation(
            location_id=new_id(),
            edge_id=new_id(),
            name=new_place_name(clerk.table, words),
            after=edge.start if edge is not None else key,
            way=key if edge is not None else None,
        )
        clerk.do(lambda table: add_location(table, wish))

    source.renamed.connect(on_renamed)
    source.visibility_requested.connect(on_visibility_requested)
    source.remove_requested.connect(on_remove_requested)
    source.insert_requested.connect(on_insert_requested)


def _wire_obstacles(desk: Desk, source: TrackList | TrackView) -> None:
    """Connect what is put on open ways by a key or a chip."""
    clerk, words = desk.clerk, desk.room.words

    def is_free(way: EntityId, kind: ObstacleKind) -> bool:
        """Whether there is room on a way; what lies there is named, and not replaced unasked."""
        edge = clerk.table.value(way, Edge)
        if edge is None or not edge.names:
            return True
        same = edge.hazard if kind is ObstacleKind.HAZARD else edge.barrier
        if same is None and edge.free:
            return True
        text = words.pgettext("chase", "“%(obstacle)s” lies there. Delete takes it away first.")
        desk.chase_board.refuse(text % {"obstacle": edge.names[0]})
        return False

    def on_hazard_requested(way: EntityId) -> None:
        if not is_free(way, ObstacleKind.HAZARD):
            return
        hazard = Hazard(name=words.pgettext("chase", "Hazard"), skills=("climb", "dodge", "jump"))
        clerk.do(lambda table: lay_obstacle(table, way, hazard))

    def on_barrier_requested(way: EntityId) -> None:
        if not is_free(way, ObstacleKind.BARRIER):
            return
        barrier = Barrier(
            name=words.pgettext("chase", "Barrier"),
            skills=("climb", "str", "jump"),
            hit_points=_STANDARD_HIT_POINTS,
            full_hit_points=_STANDARD_HIT_POINTS,
        )
        clerk.do(lambda table: lay_obstacle(table, way, barrier))

    def on_turn_requested(way: EntityId) -> None:
        clerk.do(lambda table: turned(table, way))

    source.hazard_requested.connect(on_hazard_requested)
    source.barrier_requested.connect(on_barrier_requested)
    source.turn_requested.connect(on_turn_requested)


def _wire_setup(desk: Desk, board: ChaseBoard) -> None:
    clerk, words = desk.clerk, desk.room.words

    def on_setup_requested() -> None:
        places = [
            NewLocation(
                location_id=new_id(),
                edge_id=new_id(),
                name=name,
                visibility=Visibility.SHOWN,
            )
            for name in next_places(words, (), _PLACES)
        ]
        clerk.do(lambda table: lay_track(table, words.pgettext("chase", "Chase"), places))

    def on_people_typed(drafts: tuple[PersonDraft, ...]) -> None:
        if clerk.table.value(COURSE_ID, Course) is None:
            on_setup_requested()  # people come to a chase: the first of them begin one
        wishes = [newcomer(draft) for draft in drafts]
        if clerk.do(lambda table: add_people(table, wishes)) is not None:
            board.setup.take()

    def on_place_requested() -> None:
        clerk.do(place_at_start)

    def on_start_requested() -> None:
        clerk.do(lambda table: start_chase(table, desk.room.dice))

    board.setup.setup_requested.connect(on_setup_requested)
    board.setup.people_typed.connect(on_people_typed)
    board.setup.place_requested.connect(on_place_requested)
    board.start_requested.connect(on_start_requested)


def newcomer(draft: PersonDraft) -> NewPerson:
    """Return the wish for somebody who was typed; the quarry are shown to players."""
    return NewPerson(
        person_id=new_id(),
        name=draft.name,
        side=draft.side,
        mov=draft.mov,
        dex=draft.dex,
        skills=draft.skills,
        count=draft.count,
        source=draft.source,
        vitals=draft.vitals,
        build=draft.build,
        physique=draft.physique,
        visibility=Visibility.SHOWN if draft.side is Side.QUARRY else Visibility.HIDDEN,
    )


def _renamed(table: Table, key: EntityId, name: str, kind: ObstacleKind | None) -> Transaction:
    if table.value(key, Location) is not None:
        return rename_location(table, key, name)
    if table.value(key, Edge) is not None:
        return rename_obstacle(table, key, name, kind)
    return edit_person(table, key, EditPerson(name=name))


def _two(
    clerk: Clerk, act: Callable[[Table, EntityId, EntityId], Transaction]
) -> Callable[[EntityId, EntityId], None]:
    def on_requested(first: EntityId, second: EntityId) -> None:
        clerk.do(lambda table: act(table, first, second))

    return on_requested
