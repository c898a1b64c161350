"""The next places made up, with what chance puts before them (rules/chase.md 9.2, 9.12)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from duskboard.core.chase.check import Difficulty
from duskboard.core.chase.improvising import Surroundings, random_dice, random_level
from duskboard.core.chase.track import Barrier, Hazard
from duskboard.core.dice import Dice, ReportedTotal, roll_percentile
from duskboard.play.change import NothingToChangeError, PlayError, difference
from duskboard.play.chase.laying import NewLocation
from duskboard.play.chase.obstacle import put_obstacle
from duskboard.play.chase.places import lengthen_track
from duskboard.play.chase.scene import changes, scene
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class Improvised:
    """Places about to be made up.

    Attributes:
        places: The places, in order; each may lie behind an obstacle.
        obstacles: What may lie before them; one that is drawn takes the level that was rolled.
        surroundings: How dangerous it is there.
        seed: The number that the dice came from, or None where they did not come from one.
    """

    places: tuple[NewLocation, ...]
    obstacles: tuple[Hazard | Barrier, ...]
    surroundings: Surroundings = Surroundings.USUAL
    seed: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceLine:
    """A place that was made up.

    Attributes:
        place: Its name.
        total: What the d100 came to.
        obstacle: What lies before it, or "".
        difficulty: How hard that is, or None for a clear way.
    """

    place: str
    total: int
    obstacle: str = ""
    difficulty: Difficulty | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PlacesImprovised(Report):
    """Places were made up.

    Attributes:
        lines: The places.
        surroundings: How dangerous it is there.
        seed: The number that the dice came from, or None.
        told: Whether the totals were said by the table.
    """

    lines: tuple[PlaceLine, ...]
    surroundings: Surroundings
    seed: int | None
    told: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolFixed(Report):
    """Everybody has so many actions a round, whatever their MOV; None for by MOV again."""

    actions: int | None


class FixedPoolError(PlayError):
    """Nobody has so few or so many actions a round. Args: the number, the most."""


MOST_FIXED = 20
"""The most actions a round that the game master fixes."""


def improvise(
    table: Table, wish: Improvised, dice: Dice, told: Sequence[ReportedTotal] = ()
) -> Transaction:
    """Return the one step that makes up the next places of the track (9.2).

    A d100 for each says whether something lies before it, and how hard that is; the dice draw
    what. Players see nothing of it until it is shown.

    Args:
        table: The table.
        wish: The places, and what may lie before them.
        dice: Where the d100s come from, and what is drawn.
        told: The d100s where the table rolled them, in order.

    Raises:
        NotOnTableError: There is no chase.
        NothingToChangeError: There are no places.
        AlreadyOnTableError: An identifier is taken.
        DiceError: A total told cannot be.
    """
    if not wish.places:
        raise NothingToChangeError
    after = table.applied(lengthen_track(table, wish.places).changes)
    lines: list[PlaceLine] = []
    said = iter(told)
    for place in wish.places:
        total = roll_percentile(random_dice(wish.surroundings), next(said, dice)).total
        level = random_level(total)
        line = PlaceLine(place=place.name.strip(), total=total)
        if level is not None and wish.obstacles:
            drawn = wish.obstacles[dice.roll(1, len(wish.obstacles))[0] - 1]
            laid = replace(drawn, difficulty=level)
            after = after.applied(put_obstacle(after, place.edge_id, laid).changes)
            line = replace(line, obstacle=laid.name, difficulty=level)
        lines.append(line)
    report = PlacesImprovised(
        lines=tuple(lines),
        surroundings=wish.surroundings,
        seed=wish.seed,
        told=bool(told),
    )
    return Transaction(report=report, changes=difference(table, after))


def fix_pool(table: Table, actions: int | None) -> Transaction:
    """Return the step in which everybody has so many actions a round, or by MOV again (9.12).

    It holds from the next round on.

    Raises:
        NotOnTableError: There is no chase.
        FixedPoolError: It is not within 1 to 20.
        NothingToChangeError: It is so already.
    """
    course = scene(table).course
    if actions is not None and not 1 <= actions <= MOST_FIXED:
        raise FixedPoolError(actions, MOST_FIXED)
    if course.fixed_pool == actions:
        raise NothingToChangeError
    found = changes(table, people={}, course=replace(course, fixed_pool=actions))
    return Transaction(report=PoolFixed(actions=actions), changes=found)
