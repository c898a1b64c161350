"""Where somebody stands in the story (rules/blades.md 39, 42, 44, 108, 124, 162; U4)."""

from dataclasses import replace

from duskboard.core.blades.crew import Crew
from duskboard.core.blades.error import BladesError
from duskboard.core.blades.harm import Harm
from duskboard.core.blades.scoundrel import Fate, Jail, Scoundrel
from duskboard.core.blades.stress import is_career_over


class CareerOverError(BladesError):
    """Every box of trauma is marked: retire, or go to prison. Args: the name."""


class GoneError(BladesError):
    """Somebody who is dead or retired does not come back. Args: the name."""


class InPlayError(BladesError):
    """Somebody is in play already. Args: the name."""


def returned(
    scoundrel: Scoundrel, crew: Crew | None = None, *, is_overruled: bool = False
) -> Scoundrel:
    """Return a sheet of somebody who is back in play.

    After trauma stress is 0 (rules/blades.md 42); whoever was lost in vice has no harm any more
    (124). Somebody retired comes back where the crew's upgrade left a box of trauma free (U4).
    Coin that was smuggled into prison comes out with them (156).

    Raises:
        InPlayError: They never left.
        GoneError: They are dead, or retired; the game master may overrule that.
        CareerOverError: Every box of trauma is marked; the game master may overrule that.
    """
    if scoundrel.fate is Fate.ACTIVE:
        raise InPlayError(scoundrel.name)
    is_over = is_career_over(scoundrel, crew)
    has_box = bool(scoundrel.traumas) and crew is not None and crew.hardened > 0
    is_gone = scoundrel.fate is Fate.RETIRED and not (is_over or has_box)
    if (scoundrel.fate is Fate.DEAD or is_gone) and not is_overruled:
        raise GoneError(scoundrel.name)
    if is_over and not is_overruled:
        raise CareerOverError(scoundrel.name)
    inside = 0 if scoundrel.jail is None else scoundrel.jail.coin
    after = replace(scoundrel, fate=Fate.ACTIVE, jail=None, coin=scoundrel.coin + inside)
    match scoundrel.fate:
        case Fate.OUT:
            return replace(after, stress=0)
        case Fate.LOST:
            return replace(after, harm=Harm())
        case _:
            return after


def ended(scoundrel: Scoundrel, fate: Fate, sentence: int = 0) -> Scoundrel:
    """Return a sheet of somebody who died, retired, went to prison or was lost in vice.

    Whoever is lost indulges off stage: the vice is satisfied (rules/blades.md 162). Nothing that
    was carried comes along to prison (84).

    Args:
        scoundrel: The sheet.
        fate: Which it was.
        sentence: How long prison keeps them, 0 to 4 (rules/blades.md 108).

    Raises:
        ValueError: It is none of these.
    """
    if fate in {Fate.ACTIVE, Fate.OUT}:
        msg = f"nobody ends as {fate}"
        raise ValueError(msg)
    jail = None
    if fate is Fate.JAILED:
        jail = Jail(sentence=sentence)
        items = tuple(replace(item, is_carried=False) for item in scoundrel.items)
        scoundrel = replace(scoundrel, items=items, load=None)
    is_satisfied = scoundrel.is_vice_satisfied or fate is Fate.LOST
    return replace(scoundrel, fate=fate, jail=jail, is_vice_satisfied=is_satisfied)
