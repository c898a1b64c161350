"""The game master's hand on a board: what is pointed at, chosen and wished, without a widget."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from duskboard.board.aim import Aim, Plan, Planner
from duskboard.board.aim_parts import question
from duskboard.board.navigation import (
    across,
    along,
    first_focus,
    neighbour,
    next_token,
    other_way,
)
from duskboard.board.scene import BoardScene, Hit
from duskboard.core.identity import EntityId
from duskboard.table.board_view import BoardView, TokenView


class Desk(QObject):
    """Keeps what is in hand, shows it on the scene, and says what is wished.

    Signals:
        move_requested(EntityId, EntityId, bool): Somebody shall go to a place; whether against
            the rules.
        refused(EntityId, Plan): Somebody was dropped where the rules do not allow it.
        aimed(EntityId | None, Plan | None): Somebody is on the way to a place, or nobody any more.
        go_requested(): What is armed shall be done.
        cancel_requested(): What is armed shall be dropped.
        selected(EntityId | None): Something else has the keyboard.
        obstacle_move_requested(EntityId, EntityId): What lies on a way shall lie on another.
        place_move_requested(EntityId, EntityId | None): A place shall stand after another, or
            first.
        split_requested(EntityId, EntityId, int, bool): So many of a group shall leave it and go
            to a place, which may be where they are; whether against the rules.
        join_requested(EntityId, EntityId): Somebody shall be one token with another.
        plate_move_requested(EntityId, int, int): A plate shall stand so many half steps further
            along the board and across it.
    """

    move_requested = Signal(object, object, bool)
    refused = Signal(object, object)
    aimed = Signal(object, object)
    go_requested = Signal()
    cancel_requested = Signal()
    selected = Signal(object)
    obstacle_move_requested = Signal(object, object)
    place_move_requested = Signal(object, object)
    split_requested = Signal(object, object, int, bool)
    join_requested = Signal(object, object)
    plate_move_requested = Signal(object, int, int)

    def __init__(self, scene: BoardScene, planner: Planner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene, self._planner = scene, planner
        self._focus: EntityId | None = None
        self._is_framed = False
        self._armed: Aim | None = None
        self._chosen: Aim | None = None
        self._plans: dict[tuple[EntityId, EntityId], Plan] = {}
        self._asked: tuple[object, ...] | None = None
        self.has_deed = False
        """Whether something else is in hand, which Enter does and Esc drops."""

    @property
    def _is_in_hand(self) -> bool:
        return self._armed is not None or bool(self._scene.hand.marches) or self.has_deed

    @property
    def scene(self) -> BoardScene:
        """The board."""
        return self._scene

    @property
    def view(self) -> BoardView | None:
        """The chase shown, or None."""
        return self._scene.view

    @property
    def focus(self) -> EntityId | None:
        """What has the keyboard."""
        return self._focus

    @property
    def armed(self) -> Aim | None:
        """What waits to be rolled or done, or None."""
        return self._armed

    @property
    def chosen(self) -> Aim | None:
        """What the keys or the mouse aim at now, or None."""
        return self._chosen

    @property
    def is_editable(self) -> bool:
        """Whether the track can be changed by what is on it."""
        return self._scene.hand.is_editable

    def is_barrier(self, entity_id: EntityId | None) -> bool:
        """Whether a thing is a barrier that can be changed."""
        ways = self.view.ways if self.view is not None else ()
        found = any(way.edge_id == entity_id and way.barrier is not None for way in ways)
        return found and self.is_editable

    def set_editable(self, *, is_editable: bool) -> None:
        """Let things be added to open ways, or not."""
        self._scene.hold(replace(self._scene.hand, is_editable=is_editable))

    def mirror(self, view: BoardView | None) -> None:
        """Show a chase. What is chosen is dropped where it does not hold any more.

        The keyboard goes on to the next in turn where the one before had it.
        """
        before = self.view.active if self.view is not None else None
        self._plans.clear()
        self._asked = None
        self._scene.mirror(view)
        turn = view.active if view is not None else None
        if self._focus is not None and not self._knows(self._focus):
            self.focus_on(turn if self._focus == before else None)
        elif self._focus is not None and self._focus == before and turn not in {None, before}:
            self.focus_on(turn)
        if self._chosen is not None and not self._knows(self._chosen.person_id):
            self.choose(None)

    def arm(self, aim: Aim | None) -> None:
        """Show what waits to be rolled or done, or that nothing does."""
        self._armed = aim
        if aim is not None:
            self._chosen = None
        self._show()

    def show_marches(self, marches: Sequence[Aim]) -> None:
        """Show all of a side on the way, before it is done; none for nobody."""
        self._scene.hold(replace(self._scene.hand, marches=tuple(marches)))

    def focus_on(self, entity_id: EntityId | None, *, is_framed: bool | None = None) -> None:
        """Give something the keyboard; framed where the keys or another list led there."""
        changed = entity_id != self._focus
        self._focus = entity_id
        if is_framed is not None:
            self._is_framed = is_framed
        if changed and self._chosen is not None:
            self.choose(None)
        self._show()
        if changed:
            self.selected.emit(entity_id)

    def frame(self, *, is_framed: bool) -> None:
        """Show or hide the frame round what has the keyboard."""
        self._is_framed = is_framed
        self._show()

    def hover(self, hit: Hit | None) -> None:
        """Show what the pointer is over."""
        hand = self._scene.hand
        over = hit.entity_id if hit is not None else None
        chip, pip = (hit.chip, hit.pip) if hit is not None else (None, None)
        self._scene.hold(replace(hand, hover=over, chip=chip, pip=pip))

    def plan(self, person_id: EntityId, goal: EntityId) -> Plan:
        """Return what going there would come to; asked once for each view."""
        key = (person_id, goal)
        if key not in self._plans:
            self._plans[key] = self._planner(person_id, goal)
        return self._plans[key]

    def choose(
        self,
        aim: tuple[EntityId, EntityId] | None,
        *,
        is_dragging: bool = False,
        overrules: bool = False,
        taken: int = 0,
        joins: EntityId | None = None,
    ) -> Plan | None:
        """Aim somebody at a place, or nobody; return the plan shown.

        Args:
            aim: Who, and where to.
            is_dragging: Whether the token hangs on the pointer.
            overrules: Whether it is done against the rules too.
            taken: How many leave a group for it; 0 for all.
            joins: Whom that one becomes one with, at the same place.
        """
        asked = (aim, is_dragging, overrules, taken, joins)
        if self._chosen is not None and asked == self._asked:
            return self._chosen.plan  # a drag asks again with every step of the pointer
        self._asked = asked
        token = self._token(aim[0]) if aim is not None else None
        if aim is None or token is None:
            self._chosen = None
            self._show()
            self.aimed.emit(None, None)
            return None
        person_id, goal = aim
        if goal == token.place_id:
            stays = bool(taken) or joins is not None
            plan = Plan(goal=goal, is_legal=stays, places=(goal,) if stays else ())
        else:
            plan = self.plan(person_id, goal)
            plan = plan.overruled() if overrules and not plan.is_legal else plan
            plan = plan if plan.places else replace(plan, places=(goal,))
        others = self._others(token)
        chosen = Aim(person_id=person_id, plan=plan, others=others, taken=taken, joins=joins)
        news = chosen != self._chosen
        self._chosen = chosen
        self._show(is_dragging=is_dragging)
        if news:
            self.aimed.emit(person_id, plan if plan.places else None)
        return plan

    def aim_by(self, step: int) -> bool:
        """Aim the focused or active token a place further or back; whether there was one."""
        token = self._token(self._focus) or self._active()
        if token is None or self.view is None:
            return False
        goal = self._chosen.plan.goal if self._chosen is not None else None
        if goal is None and self._armed is not None and self._armed.person_id == token.person_id:
            goal = self._armed.plan.goal
        found = neighbour(self.view, token, goal, step)
        if found is None:
            return False
        if found == token.place_id:
            self.choose(None)
        else:
            self.choose((token.person_id, found))
        return True

    def confirm(self, *, overrules: bool = False) -> bool:
        """Wish what is chosen, or that what is armed be done; whether there was something."""
        if self._chosen is not None and self._chosen.plan.places:
            person_id, goal = self._chosen.person_id, self._chosen.plan.goal
            self.choose(None)
            self.wish_move(person_id, goal, overrules=overrules)
            return True
        if self._is_in_hand:
            self.go_requested.emit()
            return True
        active = self._active()
        place = self.view.place(self._focus) if self.view is not None else None
        if active is None or place is None or active.place_id == place.place_id:
            return False
        self.wish_move(active.person_id, place.place_id, overrules=overrules)
        return True

    def wish_move(self, person_id: EntityId, goal: EntityId, *, overrules: bool = False) -> None:
        """Wish somebody somewhere if the rules allow it or are overruled; say it was refused."""
        plan = self.plan(person_id, goal)
        if plan.is_legal:
            self.move_requested.emit(person_id, goal, False)  # noqa: FBT003 - a signal's payload
        elif overrules:
            self.move_requested.emit(person_id, goal, True)  # noqa: FBT003 - a signal's payload
        else:
            self.refused.emit(person_id, plan)

    def wish_split(
        self, person_id: EntityId, goal: EntityId, taken: int, *, overrules: bool = False
    ) -> None:
        """Wish some of a group apart and to a place, if the rules allow it or are overruled."""
        token = self._token(person_id)
        plan = self.plan(person_id, goal)
        is_here = token is not None and token.place_id == goal
        if not (plan.is_legal or is_here or overrules):
            self.refused.emit(person_id, plan)
            return
        breaks = not (plan.is_legal or is_here)
        self.split_requested.emit(person_id, goal, taken, breaks)

    def escape(self) -> bool:
        """Drop what is chosen or armed, or else go back to who is in turn; whether it could."""
        if self._chosen is not None:
            self.choose(None)
            return True
        if self._is_in_hand:
            self.cancel_requested.emit()
            return True
        active = self._active()
        if active is None or self._focus in {None, active.person_id}:
            return False
        self.focus_on(active.person_id, is_framed=True)
        return True

    def step_token(self, step: int) -> bool:
        """Give the next token the keyboard; False past the last."""
        if self.view is None:
            return False
        found = next_token(self.view, self._focus, step)
        if found is None:
            return False
        self.focus_on(found, is_framed=True)
        return True

    def step(self, step: int) -> bool:
        """Go along the track, or aim where a token has the keyboard."""
        if self._walks():
            return self._go(lambda view, focus: along(view, focus, step))
        return self.aim_by(step)

    def step_across(self, step: int) -> bool:
        """Go to the lane above or below; who is on the way to a place goes by the other way."""
        goal = self._chosen.plan.goal if self._chosen is not None else None
        if self._chosen is not None and self.view is not None:
            found = other_way(self.view, goal, step)
            if found is not None:
                self.choose((self._chosen.person_id, found))
            return True
        return self._go(lambda view, focus: across(view, focus, step))

    def begin(self) -> None:
        """Give the keyboard to something where nothing has it."""
        if self._focus is None and self.view is not None:
            self.focus_on(first_focus(self.view), is_framed=True)
        else:
            self.frame(is_framed=True)

    def _go(self, way: Callable[[BoardView, EntityId], EntityId]) -> bool:
        if self.view is None or self._focus is None:
            return False
        self.focus_on(way(self.view, self._focus), is_framed=True)
        return True

    def _walks(self) -> bool:
        return self._focus is not None and self._token(self._focus) is None

    def _knows(self, entity_id: EntityId) -> bool:
        view = self.view
        if view is None:
            return False
        is_way = any(way.edge_id == entity_id for way in view.ways)
        return is_way or bool(view.token(entity_id)) or bool(view.place(entity_id))

    def _token(self, person_id: EntityId | None) -> TokenView | None:
        return self.view.token(person_id) if self.view is not None else None

    def _active(self) -> TokenView | None:
        return self._token(self.view.active) if self.view is not None else None

    def _others(self, token: TokenView) -> dict[EntityId, Plan]:
        view = self.view
        if view is None or view.round == 0:
            return {}
        plans = [self.plan(token.person_id, place.place_id) for place in view.places]
        return question(view, token, plans)

    def _show(self, *, is_dragging: bool = False) -> None:
        hand = self._scene.hand
        self._scene.hold(
            replace(
                hand,
                aim=self._chosen or self._armed,
                is_dragging=is_dragging,
                focus=self._focus if self._is_framed else None,
            )
        )
