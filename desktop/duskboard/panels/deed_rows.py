"""Verbs, and the deed in hand, as rows of the list of what can be done."""

from collections.abc import Iterator, Sequence

from duskboard.board.board_words import price_text
from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.panels.act_row import ActRow
from duskboard.panels.deed_offer import DeedChoice, DeedMenu, DeedOffer
from duskboard.panels.price_choice import percent
from duskboard.panels.verb_view import VerbView

_LAST = frozenset({"delay", "end-turn", "add", "end-round"})


def with_verbs(rows: Sequence[ActRow], verbs: Sequence[VerbView]) -> tuple[ActRow, ...]:
    """Return the rows of a chase with its verbs before what ends the turn."""
    found = [
        ActRow(
            act_id=f"verb:{one.verb_id}",
            verb=one.text,
            price=one.price,
            key=one.key,
            refusal=one.refusal,
        )
        for one in verbs
    ]
    at = next((place for place, row in enumerate(rows) if row.act_id in _LAST), len(rows))
    return (*rows[:at], *found, *rows[at:])


def deed_rows(words: Words, offer: DeedOffer) -> tuple[ActRow, ...]:
    """Return what can be done with the deed in hand: do it, choose of it, put it down."""
    return tuple(_rows(words, offer))


def _rows(words: Words, offer: DeedOffer) -> Iterator[ActRow]:
    price = price_text(words, offer.price) if offer.price and not offer.is_begun else ""
    on = next((one for one in offer.row if one.is_on), None)
    yield ActRow(
        act_id="go",
        verb=clauses(words, [offer.title, offer.go]),
        price=clauses(words, [_chance(words, on), price]),
        key="Enter",
        refusal=offer.refusal,
        is_now=True,
    )
    for one in offer.quick:
        yield ActRow(act_id=f"deed:{one.value}", verb=one.text)
    for one in offer.row:
        if not one.is_on:
            yield ActRow(
                act_id=f"deed:{offer.row_id}={one.value}",
                verb=one.text,
                price=clauses(words, [_chance(words, one), one.price]),
                refusal=one.refusal,
            )
    for menu in offer.menus:
        yield from _menu(words, menu)
    yield ActRow(act_id="cancel", verb=words.gettext("Cancel"), key="Esc")


def _menu(words: Words, menu: DeedMenu) -> Iterator[ActRow]:
    text = words.pgettext("chase", "%(name)s: %(what)s")
    for one in menu.choices:
        if not one.is_on:
            yield ActRow(
                act_id=f"deed:{menu.menu_id}={one.value}",
                verb=text % {"name": menu.name, "what": one.text},
                refusal=one.refusal,
            )


def _chance(words: Words, choice: DeedChoice | None) -> str:
    if choice is None or choice.chance is None:
        return ""
    return words.pgettext("chance", "%(percent)d%%") % {"percent": percent(choice.chance)}
