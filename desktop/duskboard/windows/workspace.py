"""Workspaces: which docks stand where, as values."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum

from duskboard.i18n.words import Words

NARROW_BELOW = 1600
"""Logical pixels of width below which docks begin to share places."""
SMALL_BELOW = 1280
"""Logical pixels of width below which the right column is one stack of tabs."""
TIGHT_BELOW = (1200, 576)
"""Logical pixels of width and of height below which one dock is seen at a time."""

_WHOLE_CHASE = 506
"""Logical pixels of height in which nothing of the track is cut off."""


_WHOLE_ROLL = 446
"""Logical pixels of height in which a roll in hand is seen as far as its odds."""


class DockName(StrEnum):
    """The docks of the program by their object names, which saved layouts hold."""

    CLOCKS = "clocks"
    NOTES = "notes"
    TRAY = "tray"
    LOG = "log"
    UNDO = "undo"
    CHASE = "chase"
    TRACK = "track"
    RULES = "rules"
    SHELF = "shelf"
    ACTS = "acts"
    SPOKEN = "spoken"
    SHEETS = "sheets"
    SHEET = "sheet"
    VEHICLE = "vehicle"
    BODY = "body"
    TIME = "time"
    SEVERAL = "several"
    PROCEDURES = "procedures"
    FIGHT = "fight"
    NIGHT = "night"
    SCOUNDREL = "scoundrel"
    CREW = "crew"
    CLAIMS = "claims"
    HOLDINGS = "holdings"
    PRISON = "prison"
    ROLL = "roll"
    FORECAST = "forecast"
    ODDS = "odds"
    FACTIONS = "factions"
    DOWNTIME = "downtime"
    KEPT = "kept"
    SCORE = "score"
    MAKING = "making"


class WidthClass(StrEnum):
    """How much room a window has; layouts are kept apart for each."""

    WIDE = "wide"
    NARROW = "narrow"
    SMALL = "small"
    TIGHT = "tight"


@dataclass(frozen=True, slots=True, kw_only=True)
class Stack:
    """Docks in one place, behind each other as tabs; the first is in front.

    Attributes:
        docks: Object names.
        height: Logical pixels, or 0 to take the rest.
        least: Logical pixels that it keeps before what takes the rest where there is little room.
        beside: Docks in a stack of their own at the right, in the same row; where the window is
            not wide they are tabs of this stack.
        folds_into: Name of a dock of the column whose stack takes these docks in as tabs where
            the window is narrow, or "".
    """

    docks: tuple[str, ...]
    height: int = 0
    least: int = 0
    folds_into: str = ""
    beside: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Column:
    """Stacks above each other.

    Attributes:
        stacks: From the top.
        width: Logical pixels, or 0 to take the rest.
        narrow: Logical pixels where the window is narrow, or 0 for the same.
    """

    stacks: tuple[Stack, ...]
    width: int = 0
    narrow: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Workspace:
    """A way to lay out the docks.

    Attributes:
        workspace_id: Stable name.
        label: Says it in the words given.
        columns: The layout it begins with and is reset to, from the left.
        key: Portable text of its key, or "".
        is_own: Whether the user made it, so that it can be renamed and removed.
        is_aside: Whether one only looks in: its tab is there while it is open, and no evening
            begins in it.
    """

    workspace_id: str
    label: Callable[[Words], str]
    columns: tuple[Column, ...]
    key: str = ""
    is_own: bool = False
    is_aside: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnWorkspace:
    """What is remembered of a workspace that the user made.

    Attributes:
        workspace_id: Stable name.
        name: What the user called it.
        origin: Id of the workspace that it is reset to.
    """

    workspace_id: str
    name: str
    origin: str


def table_workspace() -> Workspace:
    """Return the workspace for any game: the wall of clocks, notes, tray and log."""
    return Workspace(
        workspace_id="table",
        label=lambda words: words.pgettext("workspace", "Table"),
        key="F4",
        columns=(
            Column(width=900, narrow=520, stacks=(Stack(docks=(DockName.CLOCKS,)),)),
            Column(stacks=(Stack(docks=(DockName.NOTES, DockName.UNDO)),)),
            Column(
                width=404,
                narrow=280,
                stacks=(
                    Stack(docks=(DockName.TRAY,), height=192, folds_into=DockName.LOG),
                    Stack(docks=(DockName.LOG,)),
                ),
            ),
        ),
    )


def chase_workspace() -> Workspace:
    """Return the workspace of a chase: clocks, the track, dice and log."""
    return Workspace(
        workspace_id="chase",
        label=lambda words: words.pgettext("workspace", "Chase"),
        key="F1",
        columns=(
            Column(width=300, narrow=240, stacks=(Stack(docks=(DockName.CLOCKS, DockName.SHELF)),)),
            Column(
                stacks=(
                    Stack(docks=(DockName.CHASE,), height=700, least=_WHOLE_CHASE),
                    Stack(
                        docks=(DockName.TRACK, DockName.NOTES, DockName.UNDO),
                        beside=(
                            DockName.ODDS,
                            DockName.FORECAST,
                            DockName.ACTS,
                            DockName.SPOKEN,
                        ),
                    ),
                )
            ),
            Column(
                width=404,
                narrow=280,
                stacks=(
                    Stack(docks=(DockName.SHEET, DockName.VEHICLE), height=440),
                    Stack(docks=(DockName.TRAY,), height=192, folds_into=DockName.LOG),
                    Stack(docks=(DockName.LOG,)),
                ),
            ),
        ),
    )


def score_workspace() -> Workspace:
    """Return the workspace of a score: a scoundrel, the clocks, dice and log."""
    return Workspace(
        workspace_id="score",
        label=lambda words: words.pgettext("workspace", "Score"),
        key="F2",
        columns=(
            Column(
                width=384,
                narrow=340,
                stacks=(Stack(docks=(DockName.SCOUNDREL, DockName.CREW, DockName.KEPT)),),
            ),
            Column(
                stacks=(
                    Stack(
                        docks=(
                            DockName.ROLL,
                            DockName.SCORE,
                            DockName.DOWNTIME,
                            DockName.CLAIMS,
                            DockName.MAKING,
                        ),
                        height=574,
                        least=_WHOLE_ROLL,
                    ),
                    Stack(
                        docks=(
                            DockName.CLOCKS,
                            DockName.ODDS,
                            DockName.PRISON,
                            DockName.NOTES,
                            DockName.UNDO,
                        )
                    ),
                )
            ),
            Column(
                width=404,
                narrow=280,
                stacks=(
                    Stack(docks=(DockName.TRAY,), height=192, folds_into=DockName.LOG),
                    Stack(docks=(DockName.LOG, DockName.FACTIONS, DockName.HOLDINGS)),
                ),
            ),
        ),
    )


def night_workspace() -> Workspace:
    """Return the workspace of a vampire's night: sheets, clocks and notes, dice and log."""
    return Workspace(
        workspace_id="night",
        label=lambda words: words.pgettext("workspace", "Night"),
        key="F3",
        columns=(
            Column(width=772, narrow=600, stacks=(Stack(docks=(DockName.SHEETS,)),)),
            Column(
                stacks=(
                    Stack(docks=(DockName.BODY, DockName.FIGHT), height=600),
                    Stack(
                        docks=(
                            DockName.SEVERAL,
                            DockName.NIGHT,
                            DockName.PROCEDURES,
                            DockName.ODDS,
                            DockName.CLOCKS,
                            DockName.NOTES,
                            DockName.UNDO,
                        )
                    ),
                )
            ),
            Column(
                width=424,
                narrow=280,
                stacks=(
                    Stack(docks=(DockName.TIME,), height=420, folds_into=DockName.LOG),
                    Stack(docks=(DockName.TRAY,), height=192, folds_into=DockName.LOG),
                    Stack(docks=(DockName.LOG,)),
                ),
            ),
        ),
    )


def downtime_workspace() -> Workspace:
    """Return the workspace of a downtime of Blades: the crew, the steps, the factions."""
    return Workspace(
        workspace_id="downtime",
        label=lambda words: words.pgettext("workspace", "Downtime"),
        is_aside=True,
        columns=(
            Column(
                width=384,
                narrow=340,
                stacks=(
                    Stack(docks=(DockName.CREW,)),
                    Stack(docks=(DockName.KEPT,), height=400, folds_into=DockName.CREW),
                ),
            ),
            Column(stacks=(Stack(docks=(DockName.DOWNTIME,), least=_WHOLE_ROLL),)),
            Column(
                width=404,
                narrow=280,
                stacks=(
                    Stack(docks=(DockName.FACTIONS,)),
                    Stack(
                        docks=(DockName.LOG, DockName.TRAY),
                        height=320,
                        folds_into=DockName.FACTIONS,
                    ),
                ),
            ),
        ),
    )


def rules_workspace() -> Workspace:
    """Return the workspace of the house rules, which take all the room there is."""
    return Workspace(
        workspace_id="rules",
        label=lambda words: words.pgettext("workspace", "House rules"),
        is_aside=True,
        columns=(Column(stacks=(Stack(docks=(DockName.RULES,)),)),),
    )


def workspaces() -> tuple[Workspace, ...]:
    """Return every workspace that the program brings, the first to be open first."""
    return (
        table_workspace(),
        chase_workspace(),
        score_workspace(),
        night_workspace(),
        downtime_workspace(),
        rules_workspace(),
    )


def width_class(width: float, height: float, scale: float) -> WidthClass:
    """Return how much room a size in pixels is at a scale of text."""
    room = width / scale
    if room < TIGHT_BELOW[0] or height / scale < TIGHT_BELOW[1]:
        return WidthClass.TIGHT
    if room < SMALL_BELOW:
        return WidthClass.SMALL
    return WidthClass.NARROW if room < NARROW_BELOW else WidthClass.WIDE


def columns_for(columns: tuple[Column, ...], room: WidthClass) -> tuple[Column, ...]:
    """Return a layout as it is for a window with that much room."""
    if room is WidthClass.WIDE or not columns:
        return columns
    folded = tuple(_folded(column) for column in columns)
    if room is WidthClass.NARROW:
        return folded
    if room is WidthClass.TIGHT:
        return (_all_in_one_stack(folded),)
    return (*folded[:-1], _in_one_stack(folded[-1]))


def _folded(column: Column) -> Column:
    names = {name for stack in column.stacks for name in stack.docks}
    staying = [stack for stack in column.stacks if stack.folds_into not in names]
    for folding in column.stacks:
        staying = [
            replace(stack, docks=(*stack.docks, *folding.docks))
            if folding.folds_into in stack.docks
            else stack
            for stack in staying
        ]
    staying = [
        replace(stack, docks=(*stack.docks[:1], *stack.beside, *stack.docks[1:]), beside=())
        for stack in staying
    ]
    width = column.narrow or column.width
    return Column(stacks=tuple(staying), width=width)


def _in_one_stack(column: Column) -> Column:
    # What takes the rest of the height is what the column is for: it stays in front.
    ordered = sorted(column.stacks, key=lambda stack: stack.height > 0)
    docks = tuple(name for stack in ordered for name in stack.docks)
    return replace(column, stacks=(Stack(docks=docks),))


def _all_in_one_stack(columns: tuple[Column, ...]) -> Column:
    # What keeps the most room where there is little is what the workspace is for.
    first = max(columns, key=lambda column: max(stack.least for stack in column.stacks))
    others = (column for column in columns if column is not first)
    ordered = (first, *(_in_one_stack(column) for column in others))
    docks = tuple(name for column in ordered for stack in column.stacks for name in stack.docks)
    return Column(stacks=(Stack(docks=docks),))
