"""What a card of a procedure shows: its steps, what can be chosen, what can be done next."""

from dataclasses import dataclass
from enum import StrEnum

from duskboard.core.dice import Pool
from duskboard.core.identity import EntityId
from duskboard.widgets.die import DieFace
from duskboard.widgets.level_bars import LevelBar


class LineState(StrEnum):
    """How a step stands."""

    DONE = "done"
    NOW = "now"
    LATER = "later"


@dataclass(frozen=True, slots=True, kw_only=True)
class StepLine:
    """A step: what it is, and what came of it or will be rolled.

    Attributes:
        text: What it is.
        detail: What came of it or will be rolled, in one line.
        state: How it stands.
        pool: Side by side with others: the dice and difficulty, or "".
        dice: The dice that fell.
        figure: What came of it, or "".
        unit: What the figure counts, or "".
        notes: What it is made of.
    """

    text: str
    detail: str = ""
    state: LineState = LineState.LATER
    pool: str = ""
    dice: tuple[DieFace, ...] = ()
    figure: str = ""
    unit: str = ""
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class StepAct:
    """Something that can be done now; `is_main` is what comes next."""

    act: str
    label: str
    is_main: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class StepChip:
    """Something that can be chosen, and whether it is."""

    act: str
    text: str
    is_on: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class StepCell:
    """A fact of a procedure: what it is about, what it is, and what is said of that."""

    value: str
    label: str = ""
    note: str = ""
    is_on: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class StepCells:
    """Facts side by side; `is_small` is for many short ones, each over its note."""

    heading: str
    cells: tuple[StepCell, ...]
    is_small: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class StepFace:
    """A procedure to show.

    Attributes:
        key: Which.
        title: Who does what.
        tag: A fact about it, or "".
        lines: Its steps in order.
        chips: What can be chosen.
        acts: What can be done.
        filled: Successes or boxes that are full.
        boxes: How many there are, or 0 for none to show.
        cells: Facts in rows.
        bars: What may come of the next roll.
        says: What there is to say below, or "".
        dice: The pool whose faces can be typed now, or None.
        is_lit: Whether it waits for a roll that is next.
        is_strip: Whether its steps stand side by side where there is room.
    """

    key: EntityId
    title: str
    tag: str = ""
    lines: tuple[StepLine, ...] = ()
    chips: tuple[StepChip, ...] = ()
    acts: tuple[StepAct, ...] = ()
    filled: int = 0
    boxes: int = 0
    cells: tuple[StepCells, ...] = ()
    bars: tuple[LevelBar, ...] = ()
    says: str = ""
    dice: Pool | None = None
    is_lit: bool = False
    is_strip: bool = False
