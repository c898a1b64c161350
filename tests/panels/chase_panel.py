"""What the tests of the chase panel share: an offer, and ears for signals."""

from collections.abc import Callable
from fractions import Fraction

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from tests.board.chase import (
    chase,
    place_id,
    way_id,
)

from duskboard.board.aim import Plan
from duskboard.core.chase.participant import Skill
from duskboard.core.dice import Percentile
from duskboard.panels.action_offer import ActionOffer, CautionOffer, OfferKind

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key
Stage = Callable[[QWidget, int, int], None]
CLIMB = Plan(
    goal=place_id(6), is_legal=True, price=1, places=(place_id(6),), obstacle=way_id(5),
    roll="Climb",
)  # fmt: skip


def offer(
    kind: OfferKind = OfferKind.CROSS, *, caution: int = 1, is_barrier: bool = False
) -> ActionOffer:
    odds = (Fraction(45, 100), Fraction(6975, 10000), Fraction(83, 100))
    return ActionOffer(
        kind=kind,
        token=chase().tokens[1],
        plan=CLIMB,
        place="Chapel yard",
        obstacle="Low wall",
        is_barrier=is_barrier,
        skill="climb",
        value=45,
        skills=(Skill(name="climb", value=45), Skill(name="jump", value=40)),
        choices=tuple(
            CautionOffer(
                caution=dice,
                price=dice + 1,
                chance=odds[dice],
                dice=Percentile(extra=dice),
                short=max(0, dice - 1),
            )
            for dice in range(3)
        ),
        caution=caution,
        rolled=88 if kind is OfferKind.LOSS else None,
    )


def hear(signal: object) -> list[tuple[object, ...]]:
    heard: list[tuple[object, ...]] = []
    signal.connect(lambda *values: heard.append(values))  # type: ignore[attr-defined]
    return heard
