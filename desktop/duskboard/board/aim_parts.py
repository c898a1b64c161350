"""What shows while a token is in hand: badges over places, the arc to its goal."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF

from duskboard.board.aim import Aim, Plan
from duskboard.board.board_words import joining_text, leaving_text, plan_text
from duskboard.board.lane_painting import BadgeFace, arc_points, badge_size
from duskboard.board.overlay_drawing import ArcDrawing, BadgeDrawing
from duskboard.board.part import ORIGIN, Part, PartKind
from duskboard.board.token_parts import goal_at, standing
from duskboard.board.token_setting import TokenSetting
from duskboard.core.identity import EntityId
from duskboard.i18n.listing import dotted
from duskboard.table.board_view import BoardView, TokenView

_BADGES = 2
"""How many places out of reach say why."""


def aim_parts(setting: TokenSetting) -> Iterator[Part]:
    """Yield the badges over goals and over what is refused, and the arcs to the goals.

    A badge that would lie on another one stays away: the one of the goal is read whole.
    """
    taken: list[QRectF] = []
    for part in _parts(setting):
        if isinstance(part.drawing, BadgeDrawing):
            if any(box.intersects(part.drawing.box) for box in taken):
                continue
            taken.append(part.drawing.box)
        yield part


def _parts(setting: TokenSetting) -> Iterator[Part]:
    yield from _march_parts(setting)
    aim, view = setting.hand.aim, setting.view
    token = view.token(aim.person_id) if aim is not None else None
    if aim is None or token is None or not aim.plan.places:
        return
    badged: list[tuple[Plan, bool]] = [(aim.plan, True)]
    ahead = sorted(
        (plan for goal, plan in aim.others.items() if goal != aim.plan.goal),
        key=lambda plan: _column(view, plan.goal),
    )
    badged += [(plan, False) for plan in ahead[:_BADGES]]
    for plan, is_aimed in badged:
        yield from _badge(setting, plan, is_aimed=is_aimed)
    yield from _arc(setting, token, aim)


def _badge(setting: TokenSetting, plan: Plan, *, is_aimed: bool) -> Iterator[Part]:
    measures = setting.measures
    place = setting.view.place(plan.goal)
    if place is None:
        return
    text = plan_text(setting.words, plan)
    if is_aimed and setting.hand.aim is not None:
        text = _aim_text(setting, setting.hand.aim, text)
    if measures.is_small and place.number is not None:
        texts = {"number": place.label, "text": text}
        text = setting.words.pgettext("chase", "%(number)s: %(text)s") % texts
    size = badge_size(setting.look, text, measures.type)
    if not is_aimed:
        size.setWidth(min(size.width(), measures.pitch - 6 * measures.type))
    box = QRectF(ORIGIN, size)
    box.moveCenter(QPointF(measures.column_x(place.x), 0))
    top = measures.plate(place.x, place.row).top()
    box.moveBottom(top - 7 * measures.type * min(1.0, measures.shape))
    face = BadgeFace(text=text, is_legal=plan.is_legal, is_aimed=is_aimed)
    drawing = BadgeDrawing(box=box, face=face)
    yield Part(key=(PartKind.BADGE, str(plan.goal)), drawing=drawing, at=ORIGIN)


def _aim_text(setting: TokenSetting, aim: Aim, text: str) -> str:
    """Return what the badge of the goal says: the plan, and who leaves a group or joins another."""
    words, view = setting.words, setting.view
    token, other = view.token(aim.person_id), view.token(aim.joins)
    if other is not None:
        return joining_text(words, other)
    if not aim.taken or token is None:
        return text
    leaves = leaving_text(words, aim.taken)
    return leaves if aim.plan.goal == token.place_id else dotted(words, [leaves, text])


def _march_parts(setting: TokenSetting) -> Iterator[Part]:
    """Yield an arc for each of a side on the way, and a badge over each place that it is about."""
    told: set[EntityId] = set()
    for aim in setting.hand.marches:
        token = setting.view.token(aim.person_id)
        if token is None:
            continue
        if aim.plan.places:
            yield from _arc(setting, token, aim)
        if aim.plan.goal not in told:
            told.add(aim.plan.goal)
            yield from _badge(setting, aim.plan, is_aimed=aim.plan.is_legal)


def _arc(setting: TokenSetting, token: TokenView, aim: Aim) -> Iterator[Part]:
    place = standing(setting, token.person_id)
    if place is None or not aim.plan.is_legal:
        return
    measures = setting.measures
    goal = goal_at(setting, aim, token.side)
    away = 1 if goal.x() >= place.at.x() else -1
    reach = QPointF(away * (measures.token / 2 + 8 * measures.shape), -4 * measures.shape)
    start = place.at + reach
    end = goal + QPointF(-reach.x(), reach.y())
    points = arc_points(start, end, measures.shape)
    if (end.x() - start.x()) * away > 0 and points:
        drawing = ArcDrawing(points=tuple(points), size=measures.shape)
        yield Part(key=(PartKind.ARC, str(token.person_id)), drawing=drawing, at=ORIGIN)


def question(view: BoardView, token: TokenView, plans: Sequence[Plan]) -> dict[EntityId, Plan]:
    """Return the plans that are worth a badge while a token is in hand: those ahead, refused.

    Which way is ahead goes by the side that it runs to: both run to the right.
    """
    here = view.place(token.place_id)
    first = here.column if here is not None else -1
    return {
        plan.goal: plan for plan in plans if not plan.is_legal and _column(view, plan.goal) > first
    }


def _column(view: BoardView, place_id: EntityId) -> int:
    place = view.place(place_id)
    return place.column if place is not None else 0
