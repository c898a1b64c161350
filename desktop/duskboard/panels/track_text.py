"""What the list of a chase says: states of places and ways, and rows for screen readers."""

from duskboard.board.aim import Aim, Phase
from duskboard.board.board_speech import distance_clause
from duskboard.board.board_words import (
    check_text,
    hit_points_text,
    person_facts,
    person_name,
    place_text,
    price_text,
    visibility_text,
    way_more,
    way_text,
)
from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.models.board_model import BoardRow
from duskboard.table.board_view import WayView


def row_text(words: Words, row: BoardRow) -> str:
    """Return a row in words, as screen readers say it."""
    if row.token is not None:
        return clauses(words, [person_name(words, row.token), person_facts(words, row.token)])
    if row.way is not None:
        return way_text(words, row.way)
    if row.place is not None:
        return clauses(words, [place_text(words, row.place), place_state(words, row, None)])
    return ""


def place_state(words: Words, row: BoardRow, aim: Aim | None) -> str:
    """Return what stands at the right of a place: "contact, 1 behind", "target, 1 ahead"."""
    place = row.place
    if place is None:
        return ""
    parts: list[str] = []
    if aim is not None and aim.plan.places and aim.plan.goal == place.place_id:
        parts.append(words.pgettext("chase", "target"))
    if place.is_exit:
        parts.append(words.pgettext("chase", "exit"))
    if row.is_contact:
        parts.append(words.pgettext("chase", "contact"))
    if row.distance is not None:
        parts.append(distance_clause(words, row.distance))
    elif row.is_empty:
        parts.append(words.pgettext("chase", "empty"))
    parts.append(visibility_text(words, place.visibility))
    return clauses(words, parts)


def way_name(words: Words, way: WayView) -> str:
    """Return what lies on a way, and how to get past it: "Low wall, Climb", "open way"."""
    if way.barrier is not None:
        state = hit_points_text(words, way.barrier) if way.barrier.is_in_the_way else ""
        return clauses(words, [way.barrier.name, state, way_more(words, way)])
    if way.hazard is not None:
        check = check_text(words, way.hazard.skills, way.hazard.difficulty)
        return clauses(words, [way.hazard.name, check, way_more(words, way)])
    return words.pgettext("chase", "open way")


def way_state(words: Words, way: WayView, aim: Aim | None, chance: str) -> str:
    """Return what stands at the right of a way: "hazard", "armed: 2 AP, 70%"."""
    if way.barrier is None and way.hazard is None:
        return ""
    if is_met(way, aim) and aim is not None:
        return _armed(words, aim, chance)
    if way.barrier is not None and way.barrier.share <= 0:
        return words.pgettext("chase", "broken, open")
    if way.barrier is not None and way.barrier.is_open:
        return words.pgettext("chase", "open for all")
    if way.is_passed:
        return words.pgettext("chase", "passed")
    barrier, hazard = words.pgettext("chase", "barrier"), words.pgettext("chase", "hazard")
    return visibility_text(words, way.visibility) or (barrier if way.barrier else hazard)


def _armed(words: Words, aim: Aim, chance: str) -> str:
    price = clauses(words, [price_text(words, aim.planned), chance])
    if aim.phase is Phase.ARMED:
        return words.pgettext("chase", "armed: %(price)s") % {"price": price}
    return price


def is_met(way: WayView, aim: Aim | None) -> bool:
    """Whether what lies on a way has to be rolled for by the one in hand."""
    return aim is not None and aim.plan.is_legal and aim.plan.obstacle == way.edge_id
