"""One picture of the players' screen: what it is turned to, and what players may know."""

from dataclasses import dataclass
from enum import StrEnum

from duskboard.core.identity import EntityId
from duskboard.table.public_view import PublicView


class PublicPage(StrEnum):
    """What the players' screen is turned to."""

    TITLE = "title"
    CLOCKS = "clocks"
    CHASE = "chase"
    ORDER = "order"
    ROLL = "roll"
    HAND_OUT = "hand-out"
    FACE = "face"


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicFrame:
    """One picture of the players' screen: all that it needs to draw itself.

    Attributes:
        page: What the screen is turned to.
        view: What players may know.
        blank: Whether the screen is kept dark, whatever the page.
        page_number: Which part of a page too long for the screen, 0 for the first.
        beside: What stands in the right half, or None where one page has the whole screen.
        hand_out: Which hand-out; None for the last one shown.
        face: Whose face; None for the first.
        held: Which part of a chase or an order is held: its first column, or its page. None where
            the picture follows whoever is in turn.
    """

    page: PublicPage
    view: PublicView
    blank: bool = False
    page_number: int = 0
    beside: PublicPage | None = None
    hand_out: EntityId | None = None
    face: EntityId | None = None
    held: int | None = None

    def __post_init__(self) -> None:
        """Refuse a part before the first.

        Raises:
            ValueError: `page_number` or `held` is below 0.
        """
        for name, number in (("page_number", self.page_number), ("held", self.held or 0)):
            if number < 0:
                msg = f"PublicFrame.{name} is below 0: {number}"
                raise ValueError(msg)


def has_something(view: PublicView, page: PublicPage) -> bool:
    """Return whether a page has anything of its own to show."""
    found = {
        PublicPage.TITLE: True,
        PublicPage.CLOCKS: bool(view.clocks),
        PublicPage.CHASE: view.board is not None,
        PublicPage.ORDER: view.order is not None,
        PublicPage.ROLL: view.roll is not None,
        PublicPage.HAND_OUT: bool(view.hand_outs),
        PublicPage.FACE: bool(view.faces),
    }
    return found[page]
