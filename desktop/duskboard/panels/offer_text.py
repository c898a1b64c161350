"""What the action bar says of an offer."""

from dataclasses import dataclass, replace

from duskboard.board.aim import Aim, Phase
from duskboard.board.board_words import called, check_text, price_text
from duskboard.core.chase.check import CheckSource, Verdict, needed
from duskboard.i18n.chase_check_text import check_name
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses
from duskboard.i18n.roll_text import roll_name
from duskboard.i18n.words import Words
from duskboard.panels.action_offer import ActionOffer, OfferKind


@dataclass(frozen=True, slots=True, kw_only=True)
class OfferText:
    """An offer in words.

    Attributes:
        title: Who, and where to: "Edda to Chapel yard".
        subject: What lies between, or what is asked.
        check: What is rolled: "Climb 45"; "" for no roll.
        sentence: What a failure does, or "".
        go: What the button says.
    """

    title: str
    subject: str
    check: str
    sentence: str
    go: str


def offer_text(words: Words, offer: ActionOffer) -> OfferText:
    """Return an offer in words."""
    match offer.kind:
        case OfferKind.MOVE:
            return _move(words, offer)
        case OfferKind.CROSS:
            return _cross(words, offer)
        case OfferKind.SAY:
            return _say(words, offer)
        case OfferKind.LOSS:
            return _loss(words, offer)


def armed_aim(words: Words, offer: ActionOffer) -> Aim:
    """Return what the board shows of an offer: its whole price, and what is rolled now."""
    roll = "" if offer.source is CheckSource.SAID else _skill(words, offer)
    plan = replace(offer.plan, price=offer.price, roll=roll)
    return Aim(person_id=offer.token.person_id, plan=plan, phase=Phase.ARMED)


def _title(words: Words, offer: ActionOffer) -> str:
    texts = {"who": called(words, offer.token), "place": offer.place}
    if offer.is_meeting:
        return words.pgettext("chase", "%(who)s meets it at %(place)s") % texts
    return words.pgettext("chase", "%(who)s to %(place)s") % texts


def _move(words: Words, offer: ActionOffer) -> OfferText:
    price = price_text(words, offer.price)
    return OfferText(
        title=_title(words, offer),
        subject=clauses(words, [price, words.pgettext("chase", "the way is open")]),
        check="",
        sentence="",
        go=words.pgettext("chase", "Move"),
    )


def _cross(words: Words, offer: ActionOffer) -> OfferText:
    texts = {"who": called(words, offer.token), "place": offer.place}
    if offer.is_meeting:
        sentence = words.pgettext("chase", "On a failure %(who)s loses 1D3 AP and may be hurt.")
    elif offer.is_barrier:
        sentence = words.pgettext("chase", "On a failure %(who)s stays and the actions are spent.")
    else:
        sentence = words.pgettext(
            "chase", "On a failure %(who)s still reaches %(place)s, loses 1D3 AP and may be hurt."
        )
    return OfferText(
        title=_title(words, offer),
        subject=words.pgettext("chase", "%(obstacle)s:") % {"obstacle": offer.obstacle},
        check=_check(words, offer),
        sentence=sentence % texts,
        go=words.pgettext("chase", "Roll %(skill)s") % {"skill": _rolled(words, offer)},
    )


def _check(words: Words, offer: ActionOffer) -> str:
    """Return what is rolled, and what for: "Climb 45", "Dexterity + Athletics 5d @8"."""
    if offer.source is CheckSource.SAID:
        return enum_text(words, offer.source)
    if offer.source is not CheckSource.D100:
        dice = offer.choice.dice if offer.choice is not None else None
        texts = {"skill": _skill(words, offer), "value": roll_name(words, dice) if dice else ""}
        return _guessed(words, offer, words.pgettext("check", "%(skill)s %(value)s") % texts)
    check = {
        "check": check_text(words, (offer.skill,), offer.difficulty),
        "value": needed(offer.value, offer.difficulty),
    }
    return _guessed(words, offer, words.pgettext("chase", "%(check)s %(value)d") % check)


def _guessed(words: Words, offer: ActionOffer, check: str) -> str:
    """Return a check with what its value was taken from, where nobody said it."""
    if offer.basis is None:
        return check
    texts = {"check": check, "basis": enum_text(words, offer.basis)}
    return words.pgettext("chase", "%(check)s (%(basis)s)") % texts


def _skill(words: Words, offer: ActionOffer) -> str:
    return check_name(words, offer.skill, offer.source)


def _rolled(words: Words, offer: ActionOffer) -> str:
    """Return what the button rolls: the skill; the dice of another game, where names are long."""
    dice = offer.choice.dice if offer.choice is not None else None
    if offer.source is CheckSource.D100 or dice is None:
        return _skill(words, offer)
    return roll_name(words, dice)


def _say(words: Words, offer: ActionOffer) -> OfferText:
    crossing = _cross(words, offer)
    return replace(crossing, go=enum_text(words, Verdict.REGULAR))


def _loss(words: Words, offer: ActionOffer) -> OfferText:
    who = called(words, offer.token)
    title = words.pgettext("chase", "%(who)s failed: %(rolled)d") % {
        "who": who,
        "rolled": offer.rolled or 0,
    }
    if offer.is_barrier:
        return OfferText(
            title=title,
            subject=words.pgettext("chase", "Does Luck help?"),
            check="",
            sentence="",
            go=words.pgettext("chase", "It fails"),
        )
    return OfferText(
        title=title,
        subject=words.pgettext("chase", "How many actions are lost?"),
        check="",
        sentence="",
        go=words.pgettext("chase", "Roll 1D3"),
    )
