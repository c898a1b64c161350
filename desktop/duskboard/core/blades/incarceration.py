"""Doing time: the roll, the sentence, what is smuggled in (rules/blades.md 84, 108-110, 156)."""

from dataclasses import replace

from duskboard.core.blades.coin import spent
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.error import BladesError
from duskboard.core.blades.load import PrisonLoadError, carried, carried_limit
from duskboard.core.blades.prison import PrisonClaimId, Sentence, prison_reach, sentence
from duskboard.core.blades.scoundrel import Fate, Jail, Scoundrel
from duskboard.core.blades.upgrade import UpgradeId


class NotJailedError(BladesError):
    """Somebody is not in prison. Args: the name."""


class BeatingError(BladesError):
    """Only the lightest sentence is taken as a beating. Args: the name."""


def prison_tier(crew: Crew) -> int:
    """Return the Tier that counts in prison (rules/blades-abilities.md U2)."""
    return crew.tier + int(crew.has_upgrade(UpgradeId.PRISON_CONTACTS))


def incarceration_dice(crew: Crew | None) -> int:
    """Return the dice of the incarceration roll: Tier, and guards who are paid (109, 110; U2)."""
    if crew is None:
        return 0
    return prison_tier(crew) + crew.holds(PrisonClaimId.GUARD_PAYOFF)


def crew_sentence(crew: Crew | None) -> Sentence:
    """Return how long whoever goes to prison now will stay there (rules/blades.md 108, 110)."""
    if crew is None:
        return Sentence.WEEKS
    return sentence(crew.wanted, has_parole=crew.holds(PrisonClaimId.PAROLE) > 0)


def claims_in_reach(crew: Crew | None) -> tuple[int, ...]:
    """Return the places of the prison that may be won now (rules/blades.md 69, 110)."""
    return () if crew is None else prison_reach(crew.prison)


def refuse_beating(scoundrel: Scoundrel, crew: Crew | None) -> None:
    """Refuse to take a longer sentence as a beating (rules/blades.md 108).

    Raises:
        BeatingError: The sentence is longer than a few weeks.
    """
    if crew_sentence(crew) is not Sentence.WEEKS:
        raise BeatingError(scoundrel.name)


def smuggled(
    scoundrel: Scoundrel, coin: int, crew: Crew | None, *, is_overruled: bool = False
) -> Scoundrel:
    """Return a sheet of which so much of the load in prison is coin (rules/blades.md 156).

    The coin is taken from what is carried outside, and goes back there.

    Raises:
        NotJailedError: They are not in prison.
        NoCoinError: There is not so much; the game master may overrule that.
        PrisonLoadError: It is more than prison lets in; the game master may overrule that.
    """
    if scoundrel.fate is not Fate.JAILED:
        raise NotJailedError(scoundrel.name)
    jail = scoundrel.jail or Jail()
    more = coin - jail.coin
    if more > 0:
        paid = spent(scoundrel, more, is_overruled=is_overruled)
    else:
        paid = replace(scoundrel, coin=scoundrel.coin - more)
    after = replace(paid, jail=replace(jail, coin=coin))
    limit = carried_limit(after, crew)
    if more > 0 and limit is not None and carried(after) > limit and not is_overruled:
        raise PrisonLoadError(scoundrel.name, carried(after), limit)
    return after
