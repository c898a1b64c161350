"""What players may see: a whitelist, made from the table by pure functions.

Nothing is taken away from the game master's view here: each field is put in because players may
know it. A table that differs only in what is hidden gives an equal value.
"""

from dataclasses import dataclass
from enum import StrEnum

from duskboard.core.clocks.clock import Clock
from duskboard.core.identity import EntityId
from duskboard.table.board_view import BoardView
from duskboard.table.entity import PUBLIC_ROLL_ID, Entity, Visibility
from duskboard.table.public_board import public_board, reveals_board
from duskboard.table.sheet_face import (
    PoolRollView,
    SheetFace,
    public_pool_roll,
    public_sheets,
    reveals_sheets,
)
from duskboard.table.table import Table
from duskboard.table.view import (
    ClockView,
    RollView,
    TitleView,
    race_view,
    roll_view,
    title_view,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicView:
    """Everything that players may know.

    Attributes:
        title: The title card.
        clocks: Clocks shown, or known by name only, by rank.
        roll: The last roll made in the open, or None.
        board: The chase, or None where there is none that players know of.
        pool_roll: The last pool rolled in the open, or None; never beside `roll`.
        sheets: What players may see of sheets, by rank.
    """

    title: TitleView
    clocks: tuple[ClockView, ...]
    roll: RollView | None
    board: BoardView | None = None
    pool_roll: PoolRollView | None = None
    sheets: tuple[SheetFace, ...] = ()


class PublicPage(StrEnum):
    """What the players' screen is turned to."""

    TITLE = "title"
    CLOCKS = "clocks"
    CHASE = "chase"


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicFrame:
    """One picture of the players' screen: all that it needs to draw itself.

    Attributes:
        page: What the screen is turned to.
        view: What players may know.
        blank: Whether the screen is kept dark, whatever the page.
        page_number: Which part of a page too long for the screen, 0 for the first.
    """

    page: PublicPage
    view: PublicView
    blank: bool = False
    page_number: int = 0

    def __post_init__(self) -> None:
        """Refuse a part before the first.

        Raises:
            ValueError: `page_number` is below 0.
        """
        if self.page_number < 0:
            msg = f"PublicFrame.page_number is below 0: {self.page_number}"
            raise ValueError(msg)


def public_view(table: Table) -> PublicView:
    """Return what players may know of a table."""
    seen = [entity for entity in table.of(Clock) if _is_known(entity)]
    shown = [entity for entity in seen if entity.visibility is Visibility.SHOWN]
    order = {entity.entity_id: place for place, entity in enumerate(shown)}
    roll = table.get(PUBLIC_ROLL_ID)
    return PublicView(
        title=title_view(table),
        clocks=tuple(_public_clock(table, entity, order) for entity in seen),
        roll=roll_view(table) if roll and roll.visibility is Visibility.SHOWN else None,
        board=public_board(table),
        pool_roll=public_pool_roll(table),
        sheets=public_sheets(table),
    )


def reveals(before: PublicView, after: PublicView) -> bool:
    """Return whether `after` tells players something that `before` did not show.

    That is: a clock not known before, one known by name only and now in full, a roll where there
    was none, a part of the chase or of a sheet not known before, or another picture. Segments
    filled or emptied on a clock that was shown already are no secret, and neither is an earlier
    roll: only rolls made in the open ever stand there.
    """
    picture = after.title.picture
    return (
        any(_is_news(before, clock) for clock in after.clocks)
        or (_has_roll(after) and not _has_roll(before))
        or reveals_sheets(before.sheets, after.sheets)
        or reveals_board(before.board, after.board)
        or (picture is not None and picture != before.title.picture)
    )


def _is_news(before: PublicView, clock: ClockView) -> bool:
    known = next((one for one in before.clocks if one.clock_id == clock.clock_id), None)
    if known is None:
        return True
    return known.visibility is Visibility.MASKED and clock.visibility is Visibility.SHOWN


def _has_roll(view: PublicView) -> bool:
    return view.roll is not None or view.pool_roll is not None


def _is_known(entity: Entity) -> bool:
    """A clock is known when it is not hidden and does not wait for another one."""
    clock = entity.value
    return (
        isinstance(clock, Clock) and entity.visibility is not Visibility.HIDDEN and not clock.locked
    )


def _public_clock(table: Table, entity: Entity, order: dict[EntityId, int]) -> ClockView:
    clock = entity.value
    if not isinstance(clock, Clock):
        msg = f"not a clock: {entity.entity_id}"
        raise TypeError(msg)
    if entity.visibility is not Visibility.SHOWN:
        return ClockView(
            clock_id=entity.entity_id,
            name=clock.name,
            kind=None,
            size=None,
            filled=None,
            visibility=Visibility.MASKED,
        )
    return ClockView(
        clock_id=entity.entity_id,
        name=clock.name,
        kind=clock.kind,
        size=clock.size,
        filled=clock.filled,
        visibility=Visibility.SHOWN,
        opens=tuple(other for other in clock.opens if other in order),
        race=race_view(table, entity, order),
    )
