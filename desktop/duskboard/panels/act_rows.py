"""What can be done now in a chase, as rows: read from the same values as board and action bar."""

from collections.abc import Iterator, Sequence

from duskboard.board.aim import Plan
from duskboard.board.board_words import called, march_name, place_name, plan_text, price_text
from duskboard.core.chase.check import CheckSource, Difficulty, Verdict
from duskboard.core.chase.participant import Side, Turn
from duskboard.i18n.chase_check_text import check_name, check_value, guess_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.panels.act_row import ActRow
from duskboard.panels.action_offer import ActionOffer, CautionOffer, OfferKind
from duskboard.panels.march_offer import MarchOffer
from duskboard.panels.offer_text import offer_text
from duskboard.panels.price_choice import percent
from duskboard.table.board_view import BoardView

_PREPARED = (1, 2)
_AHEAD = 3
"""How many places on the way are offered in each direction, refused ones counted."""


def act_rows(  # noqa: PLR0913 - all that is in hand, and all that may be
    words: Words,
    view: BoardView | None,
    offer: ActionOffer | None,
    march: MarchOffer | None,
    plans: Sequence[Plan],
    *,
    is_kept: bool = False,
) -> tuple[ActRow, ...]:
    """Return what can be done, the likeliest first; what is in hand comes before all else.

    The identifiers are "add", "go", "cancel", "more", "less", "delay", "end-turn", "end-round",
    "far", "start", "place", "set-up", "guide", "luck", "lose:2", "skill:climb", "worth:30",
    "level:hard", "source:said", "say:failure", "prepare:1", "to:PLACE", "call:PERSON",
    "march:SIDE".

    Args:
        words: The words.
        view: The chase, or None.
        offer: The crossing in hand, or None.
        march: The side in hand, or None.
        plans: What each place would come to for whoever is in turn.
        is_kept: Whether a set-up step by step is kept for later.
    """
    if offer is not None:
        kinds = {OfferKind.LOSS: _lost, OfferKind.SAY: _said}
        return tuple(kinds.get(offer.kind, _armed)(words, offer))
    if march is not None:
        return tuple(_marching(words, march))
    if view is None or view.round == 0:
        return tuple(_set_up(words, view, is_kept=is_kept))
    return tuple(_free(words, view, plans))


def acts_subtitle(words: Words, view: BoardView | None) -> str:
    """Return whose acts these are: "Edda, 2 actions"; "" for nobody's."""
    active = view.token(view.active) if view is not None else None
    if active is None or active.left is None:
        return ""
    count = words.npgettext("chase", "%(count)d action", "%(count)d actions", active.left)
    return clauses(words, [called(words, active), count % {"count": active.left}])


def chance_text(words: Words, choice: CautionOffer | None) -> str:
    """Return how likely a crossing comes off: "70%"; "" where nothing is rolled."""
    if choice is None or choice.dice is None:
        return ""
    return words.pgettext("chance", "%(percent)d%%") % {"percent": percent(choice.chance)}


def _armed(words: Words, offer: ActionOffer) -> Iterator[ActRow]:
    text, choice = offer_text(words, offer), offer.choice
    price = price_text(words, offer.price)
    verb = text.title
    if offer.caution:
        verb = clauses(words, [verb, words.pgettext("chase", "cautious")])
    chance = chance_text(words, choice)
    yield ActRow(
        act_id="go", verb=verb, price=clauses(words, [chance, price]), key="Enter", is_now=True
    )
    yield _dice(words, offer, offer.caution + 1, "more", "B")
    if offer.caution:
        yield _dice(words, offer, offer.caution - 1, "less", "Shift B")
    for skill in offer.skills:
        if skill.name != offer.skill:
            texts = {
                "skill": check_name(words, skill.name, offer.source),
                "value": check_value(words, offer.source, skill.value),
            }
            roll = words.pgettext("chase", "Roll %(skill)s %(value)s instead") % texts
            yield ActRow(act_id=f"skill:{skill.name}", verb=roll)
    for guess in offer.guesses:
        if guess.basis is not offer.basis:
            yield ActRow(act_id=f"worth:{guess.value}", verb=guess_text(words, guess))
    yield ActRow(act_id="cancel", verb=words.gettext("Cancel"), key="Esc")
    for difficulty in Difficulty:
        if difficulty is not offer.difficulty:
            texts = {"level": enum_text(words, difficulty)}
            ask = words.pgettext("chase", "Difficulty: %(level)s") % texts
            yield ActRow(act_id=f"level:{difficulty.value}", verb=ask)
    yield from _sources(words, offer)
    for count in _PREPARED if offer.can_prepare else ():
        dice = words.npgettext(
            "chase", "Prepare: +%(count)d die", "Prepare: +%(count)d dice", count
        )
        yield ActRow(act_id=f"prepare:{count}", verb=dice % {"count": count})


def _said(words: Words, offer: ActionOffer) -> Iterator[ActRow]:
    """Yield how a check without dice may have gone, what the large button says first."""
    texts = {"move": offer_text(words, offer).title, "verdict": enum_text(words, Verdict.REGULAR)}
    yield ActRow(
        act_id="go",
        verb=words.pgettext("chase", "%(move)s: %(verdict)s") % texts,
        price=price_text(words, offer.price),
        key="Enter",
        is_now=True,
    )
    for verdict in Verdict:
        if verdict is not Verdict.REGULAR:
            yield ActRow(act_id=f"say:{verdict.value}", verb=enum_text(words, verdict))
    yield from _sources(words, offer)
    yield ActRow(act_id="cancel", verb=words.gettext("Cancel"), key="Esc")


def _sources(words: Words, offer: ActionOffer) -> Iterator[ActRow]:
    """Yield what else may decide the check: the dice of who acts, or the game master."""
    for source in dict.fromkeys((offer.own_source, CheckSource.SAID)):
        if source is not offer.source:
            yield ActRow(act_id=f"source:{source.value}", verb=enum_text(words, source))


def _dice(words: Words, offer: ActionOffer, caution: int, act_id: str, key: str) -> ActRow:
    """Return the row of a bonus die more or less: what it makes of price and chance."""
    verbs = {
        "more": words.pgettext("chase", "Another bonus die"),
        "less": words.pgettext("chase", "No bonus die")
        if caution == 0
        else words.pgettext("chase", "A bonus die less"),
    }
    choice = next((one for one in offer.choices if one.caution == caution), None)
    if choice is None:
        most = words.pgettext("chase", "two are the most")
        return ActRow(act_id=act_id, verb=verbs[act_id], key=key, refusal=most)
    price = price_text(words, choice.price)
    if choice.can_be_chosen:
        text = clauses(words, [chance_text(words, choice), price])
        return ActRow(act_id=act_id, verb=verbs[act_id], key=key, price=text)
    needs = words.pgettext("chase", "needs %(price)s") % {"price": price}
    useless = words.pgettext("chase", "would not count")
    refusal = needs if choice.short else useless
    return ActRow(act_id=act_id, verb=verbs[act_id], key=key, refusal=refusal)


def _lost(words: Words, offer: ActionOffer) -> Iterator[ActRow]:
    roll = words.pgettext("chase", "Roll 1D3 for the actions lost")
    if offer.is_barrier:
        roll = words.pgettext("chase", "It fails")
    yield ActRow(act_id="go", verb=roll, key="Enter", is_now=True)
    if offer.luck is not None:
        luck = words.ngettext("Spend %(count)d Luck", "Spend %(count)d Luck", offer.luck)
        yield ActRow(act_id="luck", verb=luck % {"count": offer.luck})
    if not offer.is_barrier:
        yield from _losses(words)
    yield ActRow(act_id="cancel", verb=words.gettext("Cancel"), key="Esc")


def _losses(words: Words) -> Iterator[ActRow]:
    for lost in (1, 2, 3):
        text = words.npgettext("chase", "Lose %(count)d action", "Lose %(count)d actions", lost)
        yield ActRow(act_id=f"lose:{lost}", verb=text % {"count": lost})
    yield ActRow(act_id="lose:0", verb=words.pgettext("chase", "Lose none"))


def _marching(words: Words, march: MarchOffer) -> Iterator[ActRow]:
    nobody = "" if march.price else words.pgettext("chase", "nobody can")
    yield ActRow(
        act_id="go",
        verb=march_name(words, march.side),
        price=price_text(words, march.price),
        key="Enter",
        refusal=nobody,
        is_now=True,
    )
    one_step = words.pgettext("chase", "One step only")
    far = words.pgettext("chase", "As far as the actions last")
    key = "M" if march.side is Side.PURSUER else "Shift M"
    yield ActRow(act_id="far", verb=one_step if march.is_far else far, key=key)
    yield ActRow(act_id="cancel", verb=words.gettext("Cancel"), key="Esc")


def _set_up(words: Words, view: BoardView | None, *, is_kept: bool) -> Iterator[ActRow]:
    if is_kept:
        go_on = words.pgettext("chase set-up", "Go on setting up")
        yield ActRow(act_id="guide", verb=go_on, is_now=True)
    if view is None or not view.places:
        yield ActRow(act_id="set-up", verb=words.pgettext("chase", "Set up a chase"))
    else:
        people = "" if view.tokens else words.pgettext("chase", "nobody is there yet")
        place = words.pgettext("chase", "Place everybody")
        yield ActRow(act_id="place", verb=place, refusal=people)
        few = "" if len(view.order) > 1 else words.pgettext("chase", "two must be on the track")
        yield ActRow(act_id="start", verb=words.pgettext("chase", "Start the chase"), refusal=few)
    if not is_kept:
        yield ActRow(act_id="guide", verb=words.pgettext("chase set-up", "Step by step"))


def _free(words: Words, view: BoardView, plans: Sequence[Plan]) -> Iterator[ActRow]:
    active = view.token(view.active)
    if active is not None:
        yield from _goals(words, view, plans)
    keys = {Side.PURSUER: "M", Side.QUARRY: "Shift M"}
    for side, key in keys.items():
        if active is not None and active.side is not side:
            continue  # in its turn a side moves
        yield ActRow(act_id=f"march:{side.value}", verb=march_name(words, side), key=key)
    for token in view.tokens:
        if token.turn is Turn.WAITING:
            text = words.pgettext("chase", "%(who)s acts now") % {"who": called(words, token)}
            yield ActRow(act_id=f"call:{token.person_id}", verb=text)
    add = ActRow(act_id="add", verb=words.pgettext("chase", "Add people…"))
    if active is None:
        yield ActRow(act_id="end-round", verb=words.pgettext("chase", "End round"), is_now=True)
        yield add
        return
    begun = words.pgettext("chase", "the turn has begun") if active.has_begun else ""
    yield ActRow(act_id="delay", verb=words.pgettext("chase", "Delay"), key="D", refusal=begun)
    left = active.left or 0
    text = words.npgettext("chase", "loses %(count)d action", "loses %(count)d actions", left)
    price = text % {"count": left} if left else ""
    end = words.pgettext("chase", "End turn")
    yield ActRow(act_id="end-turn", verb=end, price=price, key="E", is_now=not left)
    yield add


def _goals(words: Words, view: BoardView, plans: Sequence[Plan]) -> Iterator[ActRow]:
    """Yield the next places on the way, and the one behind, with what each would come to."""
    by_goal = {plan.goal: plan for plan in plans}
    away = {place.place_id: view.distance(place) or 0 for place in view.places}
    ahead = [place for place in view.places if away[place.place_id] > 0]
    ahead = sorted(ahead, key=lambda place: away[place.place_id])[:_AHEAD]
    behind = [place for place in view.places if away[place.place_id] == -1]
    for place in (*ahead, *behind):
        plan = by_goal.get(place.place_id)
        if plan is None:
            continue
        text = words.pgettext("chase", "Go to %(place)s")
        if place in behind:
            text = words.pgettext("chase", "Back to %(place)s")
        told = plan_text(words, plan)
        yield ActRow(
            act_id=f"to:{place.place_id}",
            verb=text % {"place": place_name(words, place)},
            price=told if plan.is_legal else "",
            refusal="" if plan.is_legal else told,
        )
