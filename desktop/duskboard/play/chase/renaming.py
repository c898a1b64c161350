"""Names that the program gave, said in another language."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from duskboard.core.chase.rounds import Course
from duskboard.core.chase.track import Edge, Location
from duskboard.core.identity import EntityId
from duskboard.play.change import NothingToChangeError, put_values
from duskboard.table.entity import COURSE_ID, Value
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class NamesSaidAnew(Report):
    """Places and what lies on the ways have the names of another language: those of now."""

    names: tuple[str, ...]


def say_anew(table: Table, said: Callable[[str], str]) -> Transaction:
    """Return the step that gives places, obstacles and the chase the names that `said` returns.

    Raises:
        NothingToChangeError: All are called so.
    """
    values: dict[EntityId, Value] = {}
    names: list[str] = []
    for key, place in table.values(Location).items():
        if said(place.name) != place.name:
            values[key] = replace(place, name=said(place.name))
            names.append(said(place.name))
    for key, edge in table.values(Edge).items():
        if any(said(name) != name for name in edge.names):
            called = _said(edge, said)
            values[key] = called
            names.extend(called.names)
    course = table.value(COURSE_ID, Course)
    if course is not None and said(course.name) != course.name:
        values[COURSE_ID] = replace(course, name=said(course.name))
        names.append(said(course.name))
    if not values:
        raise NothingToChangeError
    report = NamesSaidAnew(names=tuple(dict.fromkeys(names)))
    return Transaction(report=report, changes=put_values(table, values))


def _said(edge: Edge, said: Callable[[str], str]) -> Edge:
    hazard, barrier = edge.hazard, edge.barrier
    return replace(
        edge,
        hazard=replace(hazard, name=said(hazard.name)) if hazard else None,
        barrier=replace(barrier, name=said(barrier.name)) if barrier else None,
    )
