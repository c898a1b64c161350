"""Experience earned and spent (rules/storyteller.md 28.8)."""

from collections.abc import Sequence
from dataclasses import dataclass

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.growth import earned, price, raised
from duskboard.core.storyteller.trait import TraitKey
from duskboard.play.change import NothingToChangeError, put_values
from duskboard.play.storyteller.edit import NumberRangeError
from duskboard.play.storyteller.scene import sheet_changes, sheet_of
from duskboard.table.entity import Value
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction

MOST_EARNED = 100
"""The most experience that is given at once."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ExperienceEarned(Report):
    """Characters earned experience."""

    names: tuple[str, ...]
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TraitRaised(Report):
    """A trait was raised with experience: as it was, as it is, what it took, what is left."""

    who: EntityId
    name: str
    key: TraitKey
    before: int
    after: int
    price: int
    left: int


def earn(table: Table, people: Sequence[EntityId], points: int) -> Transaction:
    """Return the step in which characters earn experience, each so much.

    Raises:
        NotOnTableError: One of them has no sheet.
        NumberRangeError: The points are not within 1 to 100.
        NothingToChangeError: It is nobody.
    """
    if not 1 <= points <= MOST_EARNED:
        raise NumberRangeError(points, 1, MOST_EARNED)
    sheets = {who: sheet_of(table, who) for who in people}
    if not sheets:
        raise NothingToChangeError
    after: dict[EntityId, Value] = {who: earned(sheet, points) for who, sheet in sheets.items()}
    report = ExperienceEarned(names=tuple(one.name for one in sheets.values()), points=points)
    return Transaction(report=report, changes=put_values(table, after))


def raise_trait(
    table: Table, who: EntityId, key: TraitKey, *, is_overruled: bool = False
) -> Transaction:
    """Return the step in which a trait is raised by one dot.

    Raises:
        NotOnTableError: There is no such sheet.
        NotForExperienceError: Experience does not buy it.
        AboveLimitError: It is at its highest rating; the game master may overrule that up to 10.
        ExperienceError: Not enough is left; the game master may overrule that.
    """
    sheet = sheet_of(table, who)
    after = raised(sheet, key, is_overruled=is_overruled)
    report = TraitRaised(
        who=who,
        name=sheet.name,
        key=key,
        before=sheet.rating(key),
        after=after.rating(key),
        price=price(sheet, key),
        left=after.unspent,
    )
    return Transaction(report=report, changes=sheet_changes(table, who, after))
