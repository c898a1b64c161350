"""What can go with an action roll, in words: options with their price, and chips."""

from duskboard.core.blades.action import Push, SetUp
from duskboard.core.blades.factor import Factor, Standing
from duskboard.core.blades.harm import HarmLevel, Wound
from duskboard.core.blades.position import Position, raised
from duskboard.core.blades.use import USES, AbilityUse
from duskboard.i18n.blades_ability_text import ability_name
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, dotted
from duskboard.i18n.words import Words
from duskboard.panels.action_roll_offer import ActionRollOffer
from duskboard.widgets.option_row import OptionFace
from duskboard.widgets.weigh_chip import WeighFace

_SIGNS = {None: "", Standing.EVEN: "=", Standing.ADVANTAGE: "+", Standing.DISADVANTAGE: "−"}


def factor_face(words: Words, offer: ActionRollOffer, factor: Factor) -> WeighFace:
    """Return the chip of a factor."""
    standing = offer.terms.factors.of(factor)
    left_out = words.pgettext("blades factor", "left out")
    return WeighFace(
        text=enum_text(words, factor),
        sign=_SIGNS[standing],
        is_on=standing is not None,
        says=clauses(words, [_factor_about(words, factor), _standing(words, standing, left_out)]),
    )


def set_up_face(words: Words, offer: ActionRollOffer) -> WeighFace:
    """Return the chip of a setup."""
    set_up = offer.terms.set_up
    none = words.pgettext("blades setup", "Setup")
    says = words.pgettext(
        "blades setup", "A teammate prepared this: one more effect, or one better position"
    )
    is_on = set_up is not SetUp.NONE
    return WeighFace(text=enum_text(words, set_up) if is_on else none, is_on=is_on, says=says)


def opening_text(words: Words, position: Position) -> str:
    """Return the chip of the opening position: "Opening: Desperate"."""
    text = words.pgettext("blades score", "Opening: %(position)s")
    return text % {"position": enum_text(words, position)}


def opening_face(words: Words, offer: ActionRollOffer) -> WeighFace:
    """Return the chip of the position that the score opens in (rules/blades.md 154)."""
    if offer.opening is None:
        return WeighFace(text="")
    says = words.pgettext(
        "blades score", "It holds for everybody’s first action, then it goes out."
    )
    is_on = offer.terms.position is offer.opening
    return WeighFace(text=opening_text(words, offer.opening), is_on=is_on, says=says)


def wound_face(words: Words, offer: ActionRollOffer, wound: Wound) -> WeighFace:
    """Return the chip of a harm: ticked where it fits the situation."""
    takes = {
        HarmLevel.LESSER: words.pgettext("blades harm", "less effect"),
        HarmLevel.MODERATE: words.pgettext("blades harm", "−1d"),
    }
    helpless = words.pgettext("blades harm", "needs help, or a push to act")
    says = words.pgettext("blades harm", "level %(level)d: %(takes)s") % {
        "level": wound.level,
        "takes": takes.get(HarmLevel(wound.level), helpless),
    }
    return WeighFace(text=wound.text, is_on=wound in offer.terms.wounds, says=says)


def use_face(words: Words, offer: ActionRollOffer, use: AbilityUse) -> WeighFace:
    """Return the chip of an ability."""
    rule = USES[use]
    brings = [
        f"{rule.dice:+d}d".replace("-", "−") if rule.dice else "",
        words.pgettext("blades use", "%(steps)s effect") % {"steps": f"{rule.effect:+d}"}
        if rule.effect
        else "",
        stress_price(words, rule.stress) if rule.stress else "",
        words.pgettext("blades use", "with a push") if rule.is_feat else "",
    ]
    return WeighFace(
        text=enum_text(words, use),
        is_on=use in offer.terms.uses,
        says=dotted(words, [ability_name(words, rule.owner), clauses(words, brings)]),
    )


def armour_face(words: Words, offer: ActionRollOffer) -> WeighFace:
    """Return the chip of special armour that pays for a push."""
    return WeighFace(
        text=words.pgettext("blades push", "Special armour pays"),
        is_on=offer.terms.armoured_push is not None,
        says=words.pgettext("blades push", "Marks the box of special armour; the push is free"),
    )


def assist_face(words: Words, offer: ActionRollOffer) -> OptionFace:
    """Return the option of an assist."""
    helper, terms = offer.helper, offer.terms
    detail = stress_price(words, 1)
    if helper is not None:
        paid = helper.after - helper.before
        price = stress_price(words, paid) if paid else words.pgettext("blades", "for nothing")
        detail = clauses(words, [helper.name, price])
    elif terms.is_cut_off:
        detail = words.pgettext("blades", "cut off")
    elif not offer.helpers:
        detail = words.pgettext("blades", "nobody is there to help")
    return OptionFace(
        title=words.pgettext("blades die", "Assist"),
        detail=detail,
        worth=_die(words),
        is_on=terms.helper is not None,
        is_refused=terms.helper is None and (terms.is_cut_off or not offer.helpers),
        has_menu=bool(offer.helpers),
        tip=words.pgettext("blades", "One helper a roll; whoever helps shares what comes of it"),
    )


def push_face(words: Words, offer: ActionRollOffer, push: Push) -> OptionFace:
    """Return the option of a push."""
    terms = offer.terms
    is_on = push in terms.pushes
    is_free = terms.armoured_push is push
    detail = words.pgettext("blades push", "special armour") if is_free else stress_price(words, 2)
    is_refused = push is Push.DIE and terms.bargain is not None
    if is_refused and not is_on:
        detail = words.pgettext("blades push", "instead of the bargain")
    return OptionFace(
        title=enum_text(words, push),
        detail=detail,
        worth=_push_worth(words, offer, push),
        is_on=is_on,
        is_refused=is_refused,
        tip=_both_text(words) if is_refused else "",
    )


def bargain_face(words: Words, offer: ActionRollOffer) -> OptionFace:
    """Return the option of a Devil's Bargain."""
    terms = offer.terms
    is_on = terms.bargain is not None
    detail = terms.bargain or ""
    if not is_on:
        detail = words.pgettext("blades bargain", "a price, whatever the dice say")
        if Push.DIE in terms.pushes:
            detail = words.pgettext("blades bargain", "instead of the push")
    return OptionFace(
        title=words.pgettext("blades die", "Devil’s Bargain"),
        detail=detail,
        worth=_die(words),
        is_on=is_on,
        is_refused=not is_on and Push.DIE in terms.pushes,
        has_menu=is_on,
        tip=_both_text(words) if not is_on and Push.DIE in terms.pushes else "",
    )


def usual_prices(words: Words) -> tuple[str, ...]:
    """Return what a Devil's Bargain usually costs (rules/blades.md 15)."""
    return (
        words.pgettext("blades bargain", "collateral damage"),
        words.pgettext("blades bargain", "coin, or an item"),
        words.pgettext("blades bargain", "somebody close is betrayed"),
        words.pgettext("blades bargain", "a faction is angered"),
        words.pgettext("blades bargain", "a bad clock begins, or ticks"),
        words.pgettext("blades bargain", "heat"),
        words.pgettext("blades bargain", "harm"),
    )


def _factor_about(words: Words, factor: Factor) -> str:
    """Return what is weighed by a factor (rules/blades.md 135)."""
    said = {
        Factor.POTENCY: words.pgettext(
            "blades factor", "a weak point, extra time or risk, arcane power"
        ),
        Factor.QUALITY: words.pgettext(
            "blades factor", "Tier, fine items and upgrades against theirs"
        ),
        Factor.SCALE: words.pgettext(
            "blades factor", "numbers, area or reach, for whomever it helps"
        ),
    }
    return said[factor]


def _standing(words: Words, standing: Standing | None, left_out: str) -> str:
    return left_out if standing is None else enum_text(words, standing)


def stress_price(words: Words, stress: int) -> str:
    """Return so much stress: "2 stress"."""
    return words.npgettext("blades", "%(count)d stress", "%(count)d stress", stress) % {
        "count": stress
    }


def _both_text(words: Words) -> str:
    """Return how the game master has both of what put each other off (rules/blades.md 14)."""
    return words.pgettext("blades die", "Alt+click takes both; the GM may overrule that")


def _die(words: Words) -> str:
    return words.pgettext("blades", "+1d")


def _push_worth(words: Words, offer: ActionRollOffer, push: Push) -> str:
    match push:
        case Push.DIE:
            return _die(words)
        case Push.EFFECT:
            counted, is_on = offer.counted, Push.EFFECT in offer.terms.pushes
            return enum_text(words, raised(counted.effect, 0 if is_on else 1))
        case Push.ACT:
            return words.pgettext("blades push", "acts")
