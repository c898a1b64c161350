"""An action roll in hand in words: its grid, its dice, and what it costs."""

from collections.abc import Sequence

from duskboard.core.blades.position import Position, Trade, is_possible, traded
from duskboard.core.clocks.effect import Effect
from duskboard.i18n.blades_reminder_text import pair_example
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, dotted
from duskboard.i18n.words import Words
from duskboard.panels.action_roll_offer import ActionRollOffer, StressOffer
from duskboard.panels.outcome_text import pair_tip, ticks_text
from duskboard.widgets.die import DieFace, DieState
from duskboard.widgets.position_grid import GridCell, GridFace

_MARKS = {
    Effect.ZERO: 0,
    Effect.LIMITED: 1,
    Effect.STANDARD: 2,
    Effect.GREAT: 3,
    Effect.EXTREME: 4,
}


def dice_name(dice: int) -> str:
    """Return so many six-sided dice: "4d"."""
    return f"{max(0, dice)}d"


def pair_text(words: Words, position: Position, effect: Effect) -> str:
    """Return a pair: "Risky, standard"."""
    return clauses(words, [enum_text(words, position), enum_text(words, effect).lower()])


def task_text(words: Words, offer: ActionRollOffer) -> str:
    """Return what is rolled: "Prowl, risky, standard"."""
    counted = offer.counted
    parts = [counted.action, counted.position, counted.effect]
    first, *others = (enum_text(words, one) for one in parts)
    return clauses(words, [first, *(one.lower() for one in others)])


def grid_face(words: Words, offer: ActionRollOffer) -> GridFace:
    """Return the grid: what is set, what counts, and what can be traded."""
    terms, counted = offer.terms, offer.counted
    effects = [Effect.LIMITED, Effect.STANDARD, Effect.GREAT]
    seen = {terms.effect, counted.effect}
    if Effect.ZERO in seen:
        effects.insert(0, Effect.ZERO)
    if Effect.EXTREME in seen:
        effects.append(Effect.EXTREME)
    trades = _trades(words, offer)
    rows = tuple(
        tuple(
            GridCell(
                value=(position, effect),
                marks=_MARKS[effect],
                says=_cell_says(words, position, effect, trades.get((position, effect), "")),
                is_set=(position, effect) == (terms.position, terms.effect),
                is_lit=(position, effect) == (counted.position, counted.effect),
                trade=trades.get((position, effect), ""),
                short=words.pgettext("blades trade", "trade"),
                tip="\n".join(
                    (
                        pair_example(words, position, effect),
                        pair_tip(words, offer, position, effect),
                    )
                ),
            )
            for effect in effects
        )
        for position in Position
    )
    return GridFace(
        columns=tuple(enum_text(words, one) for one in effects),
        rows=tuple(enum_text(words, one) for one in Position),
        cells=rows,
    )


def trade_to(offer: ActionRollOffer, pair: object) -> Trade:
    """Return the trade that leads to a pair."""
    position = pair[0] if isinstance(pair, tuple) else offer.counted.position
    wanted = Position(position)
    is_worse = tuple(Position).index(wanted) > tuple(Position).index(offer.counted.untraded[0])
    return Trade.EFFECT if is_worse else Trade.POSITION


def dice_faces(offer: ActionRollOffer) -> tuple[DieFace, ...]:
    """Return the dice: those of the rating, those that were added, those that are taken."""
    if not offer.dice:
        return (DieFace(sides=6, text="?", state=DieState.TO_ROLL),) * 2
    others = [part.dice for part in offer.counted.parts[1:]]
    added = sum(one for one in others if one > 0)
    taken = -sum(one for one in others if one < 0)
    plain = max(0, offer.rating - taken)
    return (
        *(DieFace(sides=6, text="?"),) * plain,
        *(DieFace(sides=6, text="+", state=DieState.BONUS),) * (offer.dice - plain),
        *(DieFace(sides=6, text="−", state=DieState.DROPPED),) * min(taken, offer.rating + added),
    )


def sum_text(offer: ActionRollOffer) -> str:
    """Return what the dice are made of: "2 + 1 + 1"."""
    first, *others = (part.dice for part in offer.counted.parts)
    signed = [f"{'−' if one < 0 else '+'} {abs(one)}" for one in others]
    return " ".join([str(first), *signed])


def sum_says(words: Words, offer: ActionRollOffer) -> str:
    """Return what the dice are made of, each with its name: "Prowl 2, Assist +1"."""
    counted = offer.counted
    said = [rating_text(words, offer)]
    for part in counted.parts[1:]:
        name = part.label or enum_text(words, part.use or part.source)
        said.append(f"{name} {part.dice:+d}".replace("-", "−"))
    return clauses(words, said)


def rating_text(words: Words, offer: ActionRollOffer) -> str:
    """Return the action with its dots: "Prowl 2"; by Rook's Gambit "Prowl as Hunt 3"."""
    counted = offer.counted
    name = enum_text(words, counted.rated)
    if counted.rated is not counted.action:
        as_other = words.pgettext("blades", "%(action)s as %(other)s")
        name = as_other % {"action": enum_text(words, counted.action), "other": name}
    return f"{name} {offer.rating}"


def dice_hint(words: Words, offer: ActionRollOffer) -> str:
    """Return what to know of the dice: how many more there may be, or that none is left."""
    if not offer.dice:
        return words.pgettext("blades", "two dice, the lower one counts")
    return words.pgettext("blades", "two bonus dice at most")


def price_text(words: Words, offer: ActionRollOffer) -> str:
    """Return what is paid, and what a success brings: "Nell to 7 of 9 stress. Ansel to 4."."""
    said: list[str] = []
    for paid, is_first in ((offer.stress, True), (offer.helper, False)):
        if paid is not None and paid.after != paid.before:
            said.append(_paid(words, paid, is_first=is_first or not said))
    if offer.counted.is_help_free and offer.helper is not None:
        free = words.pgettext("blades", "%(name)s assists for nothing (Foresight).")
        said.append(free % {"name": offer.helper.name})
    target = offer.target
    if target is not None:
        text = words.pgettext("blades", "Success ticks %(count)s on “%(clock)s”.")
        ticks = "?" if offer.ticks is None else str(offer.ticks)
        said.append(text % {"count": ticks, "clock": target.name})
    return sentences(words, said) or words.pgettext("blades", "Costs nothing.")


def warning_text(words: Words, paying: Sequence[StressOffer | None]) -> str:
    """Return whose last box of stress the roll would mark, before it is rolled (42, D6)."""
    said = [_warning(words, one) for one in paying if one is not None and one.is_full]
    return sentences(words, said)


def _warning(words: Words, paid: StressOffer) -> str:
    free = paid.boxes - paid.before
    if paid.owed <= free:
        text = words.pgettext("blades", "The last box of %(name)s: trauma follows.")
        return text % {"name": paid.name}
    text = words.pgettext(
        "blades", "%(name)s owes %(owed)d stress with %(free)d free: trauma follows."
    )
    return text % {"name": paid.name, "owed": paid.owed, "free": free}


def sentences(words: Words, parts: Sequence[str]) -> str:
    """Return sentences one after the other, as each language parts them."""
    text = ""
    for part in parts:
        pair = {"first": text, "second": part}
        text = words.pgettext("sentences", "%(first)s %(second)s") % pair if text else part
    return text


def _trades(words: Words, offer: ActionRollOffer) -> dict[tuple[Position, Effect], str]:
    """Return the pairs that a trade would lead to, with what it is called."""
    untraded = offer.counted.untraded
    if offer.terms.trade is not Trade.NONE:
        return {}
    said = {
        Trade.EFFECT: words.pgettext("blades trade", "trade up"),
        Trade.POSITION: words.pgettext("blades trade", "trade down"),
    }
    return {
        traded(*untraded, trade): text
        for trade, text in said.items()
        if is_possible(*untraded, trade)
    }


def _cell_tip(words: Words, offer: ActionRollOffer, position: Position, effect: Effect) -> str:
    """Return what the pair may look like, and what the dice in hand may come to there."""
    chances = pair_tip(words, offer, position, effect)
    return "\n".join((pair_example(words, position, effect), chances))


def _cell_says(words: Words, position: Position, effect: Effect, trade: str) -> str:
    ticks = ticks_text(words, _MARKS[effect])
    return dotted(words, [pair_text(words, position, effect), ticks, trade])


def _paid(words: Words, paid: StressOffer, *, is_first: bool) -> str:
    if is_first:
        text = words.pgettext("blades", "%(name)s to %(after)d of %(boxes)d stress.")
        return text % {"name": paid.name, "after": paid.after, "boxes": paid.boxes}
    return words.pgettext("blades", "%(name)s to %(after)d.") % {
        "name": paid.name,
        "after": paid.after,
    }
