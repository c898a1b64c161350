"""What a screen reader is told of whatever has the keyboard on a board."""

from duskboard.board.aim import Aim
from duskboard.board.board_words import (
    called,
    place_name,
    place_text,
    plan_text,
    price_text,
    token_text,
    way_lines,
    way_text,
)
from duskboard.board.pip_painting import Pip
from duskboard.core.identity import EntityId
from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.table.board_view import BoardView, PlaceView


def thing_text(words: Words, view: BoardView | None, entity_id: EntityId | None) -> str:
    """Return a token, a place or a way in words; "" where there is none."""
    if view is None or entity_id is None:
        return ""
    token, place = view.token(entity_id), view.place(entity_id)
    if token is not None:
        return token_text(words, view, token)
    if place is not None:
        return clauses(words, [place_text(words, place), _relation(words, view, place)])
    way = next((way for way in view.ways if way.edge_id == entity_id), None)
    return way_text(words, way) if way is not None else ""


def pip_text(words: Words, pip: Pip) -> str:
    """Return what a click on a pip does, and with Shift."""
    match pip:
        case Pip.LEFT:
            return words.gettext("Click to spend an action, Shift-click to owe one more")
        case Pip.SPENT:
            return words.gettext("Click to give an action back, Shift-click to owe one more")
        case Pip.OWED:
            return words.gettext("Click to owe an action less, Shift-click to owe one more")


def aim_text(words: Words, view: BoardView | None, aim: Aim | None) -> str:
    """Return what somebody aims at: "Edda to Chapel yard: 1 AP + Climb, Low wall in the way"."""
    token = view.token(aim.person_id) if view is not None and aim is not None else None
    if view is None or aim is None or token is None or not aim.plan.places:
        return ""
    texts = {
        "who": called(words, token),
        "place": place_name(words, view.place(aim.plan.goal)),
        "price": price_text(words, aim.price)
        if aim.price is not None
        else plan_text(words, aim.plan),
    }
    text = words.pgettext("chase", "%(who)s to %(place)s: %(price)s") % texts
    way = next((way for way in view.ways if way.edge_id == aim.plan.obstacle), None)
    if way is None:
        return text
    name, _detail = way_lines(words, way)
    met = words.pgettext("chase", "%(obstacle)s in the way") % {"obstacle": name}
    return clauses(words, [text, met])


def distance_clause(words: Words, columns: int) -> str:
    """Return how far a place is from the active token: "2 behind", "here", "1 ahead"."""
    if columns == 0:
        return words.pgettext("chase", "here")
    if columns > 0:
        return words.pgettext("chase", "%(count)d ahead") % {"count": columns}
    return words.pgettext("chase", "%(count)d behind") % {"count": -columns}


def _relation(words: Words, view: BoardView, place: PlaceView) -> str:
    """Return how far a place is from the active token, and who meets there."""
    away = view.distance(place)
    parts = [distance_clause(words, away)] if away is not None else []
    if place.is_fork:
        parts.append(words.pgettext("chase", "fork"))
    if place.is_exit:
        parts.append(words.pgettext("chase", "exit"))
    if place.place_id in view.contacts:
        parts.append(words.pgettext("chase", "contact"))
    return clauses(words, parts)
