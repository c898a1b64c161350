"""What the bar of deeds shows: an attack, a barrier broken, and what may be chosen of it."""

from dataclasses import dataclass
from fractions import Fraction

from duskboard.core.dice import What
from duskboard.core.identity import EntityId
from duskboard.table.board_view import TokenView


@dataclass(frozen=True, slots=True, kw_only=True)
class DeedChoice:
    """Something that may be chosen.

    Attributes:
        value: What it stands for; given back when it is chosen.
        text: What it says.
        chance: How likely it comes off with it, 0 to 1, or None where that is not counted.
        price: What stands beside the chance, or "".
        refusal: Why it cannot be chosen, or "".
        is_on: Whether it holds now.
        tip: More about it, or "".
    """

    value: str
    text: str
    chance: Fraction | None = None
    price: str = ""
    refusal: str = ""
    is_on: bool = False
    tip: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class DeedMenu:
    """A button with a menu.

    Attributes:
        menu_id: What it is about.
        text: What the button says: what holds now.
        name: What screen readers call it.
        sections: Choices, parted by lines.
    """

    menu_id: str
    text: str
    name: str
    sections: tuple[tuple[DeedChoice, ...], ...]

    @property
    def choices(self) -> tuple[DeedChoice, ...]:
        """All that may be chosen in it."""
        return tuple(one for section in self.sections for one in section)


@dataclass(frozen=True, slots=True, kw_only=True)
class DeedOffer:
    """A deed in hand.

    Attributes:
        deed_id: What it is.
        token: Who does it, or None.
        title: What is done: "Finn attacks Edda".
        subject: What is rolled, or asked.
        menus: Buttons with menus.
        row_id: What the row of choices is about, or "".
        row: Choices side by side with their odds; one holds.
        quick: Answers to what is asked, such as how many actions are lost.
        sentence: What follows of it, or "".
        go: What the large button says.
        price: Actions that it takes.
        dice: What is rolled next, or None where nothing can be typed.
        wants_words: Whether words may be typed rather than dice.
        hint: What the field says while it is empty, or "".
        refusal: Why it cannot be done, or "".
        is_begun: Whether dice have fallen already.
        losses: The Build that vehicles likeliest lose by it.
    """

    deed_id: str
    token: TokenView | None
    title: str
    subject: str
    go: str
    menus: tuple[DeedMenu, ...] = ()
    row_id: str = ""
    row: tuple[DeedChoice, ...] = ()
    quick: tuple[DeedChoice, ...] = ()
    sentence: str = ""
    price: int = 0
    dice: What | None = None
    wants_words: bool = False
    hint: str = ""
    refusal: str = ""
    is_begun: bool = False
    losses: tuple[tuple[EntityId, int], ...] = ()
