"""Several rolls: the line-up, and what takes several rolls, become acts at the table."""

from collections.abc import Callable

from PySide6.QtCore import Qt

from duskboard.app.clerk import new_id
from duskboard.app.desk import Desk
from duskboard.app.line_up import LineUp
from duskboard.app.pool_hand import PoolHand
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.difficulty import STANDARD
from duskboard.core.storyteller.error import StorytellerError
from duskboard.core.storyteller.extended import ExtendedAction, ExtendedContest, HeldPool
from duskboard.core.storyteller.sheet import Sheet
from duskboard.i18n.error_text import error_text
from duskboard.i18n.listing import clauses, dotted
from duskboard.i18n.quick_pool import pool_text
from duskboard.i18n.storyteller_roll_text import difficulty_text
from duskboard.i18n.words import Words
from duskboard.odds.storyteller import MOST_NET, extended_odds, pool_odds
from duskboard.panels.procedure_card import CardFace, Outlook
from duskboard.play.change import PlayError
from duskboard.play.storyteller.contest import held, side_of
from duskboard.play.storyteller.decision import LoosePool, checked, loose_check
from duskboard.play.storyteller.extended import begin_extended, give_up, remove_procedure
from duskboard.table.procedure_view import ActionView, ProcedureView, procedure_views
from duskboard.table.table import Table


def wire_line_up(desk: Desk, line_up: LineUp, pool: PoolHand, show: Callable[[], None]) -> None:
    """Connect the line-up; `show` brings its dock before us."""
    panel, words = desk.line_panel, desk.room.words

    def on_set_aside() -> None:
        decision = pool.decision
        if decision is not None:
            pool.drop()
            said = decision.terms.difficulty
            # What is not the standard somebody chose, and a chosen one holds (8.4).
            line_up.add(decision, None if said == STANDARD else said)
            show()

    def on_refused(error: Exception) -> None:
        panel.show_error(error_text(words, error))

    line_up.changed.connect(panel.mirror)
    line_up.refused.connect(on_refused)
    panel.mode_chosen.connect(line_up.choose)
    panel.target_typed.connect(line_up.set_target)
    panel.loose_typed.connect(line_up.add)
    panel.difficulty_typed.connect(line_up.set_difficulty)
    panel.told.connect(line_up.tell)
    panel.remove_requested.connect(line_up.remove)
    panel.overrule_toggled.connect(line_up.toggle_overrule)
    panel.go_requested.connect(line_up.go)
    panel.clear_requested.connect(line_up.clear)
    panel.secret_toggled.connect(line_up.toggle_secret)
    panel.begin_requested.connect(line_up.begin)
    desk.sheet_panel.bar.set_aside_requested.connect(on_set_aside)
    desk.sheet_model.changed.connect(line_up.say)
    desk.document.changed.connect(line_up.forget)
    line_up.say()


def wire_procedures(
    desk: Desk, line_up: LineUp, pool: PoolHand, show: Callable[[], None]
) -> Callable[[], None]:
    """Connect extended actions and contests; return what says their pools anew.

    `show` brings the line-up before us.
    """
    clerk, panel, words = desk.clerk, desk.procedure_panel, desk.room.words

    def refresh() -> None:
        views = procedure_views(clerk.table)
        panel.mirror([_face(words, clerk.table, view, pool.task) for view in views])

    def take_up(key: EntityId) -> None:
        pool.take_up(key)
        desk.sheet_panel.bar.go.setFocus(Qt.FocusReason.OtherFocusReason)

    def on_new_requested() -> None:
        decision = pool.decision
        panel.begin("" if decision is None else pool_text(words, decision.terms.traits))

    def on_written(name: str, goal: int, each: int, rolls: int) -> None:
        decision, key = pool.decision, new_id()
        action = ExtendedAction(
            name=name,
            target=goal,
            interval=each,
            deadline=rolls or None,
            pool=None if decision is None else held(clerk.table, decision),
        )
        if clerk.do(lambda table: begin_extended(table, key, action)) is not None:
            take_up(key)

    def on_roll_requested(key: EntityId) -> None:
        if clerk.table.value(key, ExtendedContest) is not None:
            line_up.play(key)
            show()
        else:
            take_up(key)

    def on_give_up_requested(key: EntityId) -> None:
        clerk.do(lambda table: give_up(table, key))

    def on_remove_requested(key: EntityId) -> None:
        clerk.do(lambda table: remove_procedure(table, key))

    desk.sheet_model.changed.connect(refresh)
    pool.changed.connect(lambda _offer: refresh())
    panel.new_requested.connect(on_new_requested)
    panel.written.connect(on_written)
    panel.roll_requested.connect(on_roll_requested)
    panel.give_up_requested.connect(on_give_up_requested)
    panel.remove_requested.connect(on_remove_requested)
    refresh()
    return refresh


def _face(words: Words, table: Table, view: ProcedureView, task: EntityId | None) -> CardFace:
    if isinstance(view, ActionView):
        value = view.action
        return CardFace(
            key=view.key,
            value=value,
            pool=_pool(words, value.pool) if value.pool is not None else "",
            outlook=_outlook(table, value),
            is_lit=task == view.key,
        )
    match = view.match
    pools = [_pool(words, one) for one in (match.first_pool, match.second_pool) if one is not None]
    return CardFace(
        key=view.key, value=match, pool=dotted(words, pools), outlook=None, is_lit=False
    )


def _pool(words: Words, pool: HeldPool) -> str:
    if pool.terms is None:
        return clauses(words, [pool.name, f"{pool.dice}d10"])
    hard = pool.terms.difficulty
    return clauses(
        words,
        [pool.name, pool_text(words, pool.terms.traits), difficulty_text(words, hard, hard)],
    )


def _outlook(table: Table, action: ExtendedAction) -> Outlook | None:
    """Return the chances of an extended action as its pool is now."""
    if action.pool is None or action.ending is not None:
        return None
    side = side_of(action.pool)
    try:
        if isinstance(side, LoosePool):
            check = loose_check(side)
        elif table.value(side.who, Sheet) is None:
            return None
        else:
            check = checked(table, side)
    except (StorytellerError, PlayError):
        return None
    odds = pool_odds(check, table.rulings.storyteller)
    wanted = action.target - action.total
    left = action.left
    return Outlook(
        in_time=None if left is None else extended_odds(odds, action.target, left, action.total),
        next_roll=odds.at_least(min(wanted, MOST_NET)),
        botch=odds.botch,
    )
