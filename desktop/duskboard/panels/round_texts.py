"""What stands at the head of the chase: round and turn, and the actions about to be spent."""

from duskboard.core.chase.participant import Fate
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.panels.action_offer import ActionOffer
from duskboard.panels.deed_offer import DeedOffer
from duskboard.panels.entry_field import EntryField
from duskboard.panels.march_offer import MarchOffer
from duskboard.table.board_view import BoardView


def planned(
    offer: ActionOffer | None, marching: MarchOffer | None, deed: DeedOffer | None
) -> dict[EntityId, int]:
    """Return the actions that are about to be spent by what is in hand."""
    found: dict[EntityId, int] = {}
    if offer is not None:
        found[offer.token.person_id] = offer.price
    if marching is not None:
        found |= {line.token.person_id: line.price for line in marching.lines}
    if deed is not None and deed.token is not None:
        found[deed.token.person_id] = deed.price
    return found


def round_texts(words: Words, view: BoardView | None) -> tuple[str, str]:
    """Return the round, and the turn within it."""
    if view is None:
        return words.pgettext("chase", "Chase"), words.pgettext("chase", "none yet")
    if view.round == 0:
        count = len(view.tokens)
        text = words.npgettext("chase", "%(count)d token", "%(count)d tokens", count)
        return words.pgettext("chase", "Set-up"), text % {"count": count}
    title = words.pgettext("chase", "Round %(number)d") % {"number": view.round}
    if view.active not in view.order:
        return title, words.pgettext("chase", "between turns")
    texts = {"turn": view.order.index(view.active) + 1, "count": len(view.order)}
    return title, words.pgettext("chase", "Turn %(turn)d of %(count)d") % texts


def has_come(view: BoardView | None, field: EntryField) -> bool:
    """Return whether all who came late are on the track, and nobody else is being typed."""
    if view is None or field.hasFocus() or field.text():
        return False
    return not any(one.fate is Fate.RUNNING and one.place_id is None for one in view.tokens)
