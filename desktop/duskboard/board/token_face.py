"""How somebody looks as a token, and with which actions."""

from duskboard.board.label import initials
from duskboard.board.pip_painting import Pip, PipsFace
from duskboard.board.token_painting import Pose, TokenFace
from duskboard.core.chase.participant import Fate, Turn
from duskboard.i18n.words import Words
from duskboard.table.board_view import TokenView
from duskboard.table.entity import Visibility


def token_face(
    words: Words, token: TokenView, pose: Pose | None = None, *, is_plain: bool = False
) -> TokenFace:
    """Return the face of somebody, in the pose that the turn asks for unless another is given.

    Args:
        words: The words.
        token: Who.
        pose: Another pose.
        is_plain: Whether order, number of people and what players see are told elsewhere.
    """
    label = initials(token.name) if token.name is not None else words.pgettext("chase", "?")
    return TokenFace(
        side=token.side,
        label=label,
        pose=_pose(token) if pose is None else pose,
        order=None if is_plain else token.order,
        count=1 if is_plain else token.count,
        visibility=Visibility.SHOWN if is_plain else token.visibility,
    )


def pips_face(token: TokenView, planned: int = 0, hovered: Pip | None = None) -> PipsFace | None:
    """Return somebody's actions, or None where they are not known."""
    if token.left is None or token.granted is None:
        return None
    return PipsFace(
        left=token.left,
        granted=token.granted,
        owed=token.owed or 0,
        planned=min(planned, token.left),
        is_active=token.is_active,
        hovered=hovered,
        is_act=bool(token.rides) and not token.drives,
    )


def _pose(token: TokenView) -> Pose:
    if token.fate is not Fate.RUNNING:
        return Pose.ORIGIN
    if token.is_active:
        return Pose.ACTIVE
    return Pose.SPENT if token.turn is Turn.ACTED else Pose.REST
