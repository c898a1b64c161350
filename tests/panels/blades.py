"""Rolls of a score in hand, for tests of the panel that shows them."""

from dataclasses import replace

from duskboard.core.blades.action import ActionTerms, count_action
from duskboard.core.blades.harm import Harm, Wound
from duskboard.core.blades.scoundrel import Ratings, Scoundrel
from duskboard.core.blades.trait import ActionId
from duskboard.core.blades.use import AbilityUse
from duskboard.core.dice import Rating
from duskboard.core.identity import EntityId
from duskboard.odds.blades import rating_odds
from duskboard.panels.action_roll_offer import ActionRollOffer, ClockOffer, StressOffer

NELL, ANSEL, DOV = EntityId("nell"), EntityId("ansel"), EntityId("dov")
CUT, RATTLED, SHOT = (
    Wound(level=2, text="Cut forearm"),
    Wound(level=1, text="Rattled"),
    Wound(level=3, text="Shot lung"),
)
PROWL = ActionTerms(action=ActionId.PROWL)
VAULT = ClockOffer(clock=EntityId("vault"), name="Reach the vault")


def paid(name: str, before: int, after: int) -> StressOffer:
    return StressOffer(who=EntityId(name.lower()), name=name, before=before, after=after, boxes=9)


def offer(terms: ActionTerms = PROWL, **more: object) -> ActionRollOffer:
    """Prowl 2 in hand, stress 5, with Ansel and Dov who could help."""
    sheet = Scoundrel(
        name="Nell", ratings=Ratings(prowl=2), harm=Harm(wounds=(CUT, RATTLED)), stress=5
    )
    counted = count_action(sheet, None, terms)
    odds = rating_odds(Rating(count=max(0, counted.dice)))
    helper = None if terms.helper is None else paid("Ansel", 3, 3 + counted.helper_stress)
    made = ActionRollOffer(
        who=NELL,
        name="Nell",
        rating=2,
        terms=terms,
        counted=counted,
        odds=odds,
        plain_odds=odds,
        stress=paid("Nell", 5, 5 + counted.stress),
        helper=helper,
        helpers=(paid("Ansel", 3, 4), paid("Dov", 8, 9)),
        uses=(AbilityUse.PAST_SECURITY,),
        wounds=(CUT, RATTLED),
        clocks=(VAULT,),
    )
    return replace(made, **more)  # type: ignore[arg-type] # fields of the offer
