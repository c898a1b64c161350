"""What an action roll may not be, unless the game master overrules it (rules/blades.md 14-16)."""

from enum import StrEnum

from duskboard.core.blades.action import (
    ActionTerms,
    CountedAction,
    Push,
    SetUp,
    count_action,
    unowned,
)
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.error import BladesError
from duskboard.core.blades.position import is_possible
from duskboard.core.blades.scoundrel import Fate, Scoundrel
from duskboard.core.blades.stress import is_trauma_due
from duskboard.core.blades.use import USES, is_special_ready
from duskboard.core.dice import Rating

MAX_POOL = 12
"""The largest pool that is rolled unasked."""
OVERRULED_POOL = 30
"""The largest pool that is rolled when the game master overrules that."""
BONUS_DICE = 2
"""The bonus dice of a roll: an assist, a push or a bargain, and what the table adds (14)."""


class ActionLimit(StrEnum):
    """What an action roll goes past, in the order in which it is told."""

    FATE = "fate"
    TRAUMA = "trauma"
    HELPLESS = "helpless"
    BONUS_DICE = "bonus-dice"
    PUSH_AND_BARGAIN = "push-and-bargain"
    NO_PRICE = "no-price"
    PUSH_TWICE = "push-twice"
    FEAT = "feat"
    SPECIAL_ARMOUR = "special-armour"
    ABILITY = "ability"
    HELPER_FATE = "helper-fate"
    CUT_OFF = "cut-off"
    TRADE = "trade"
    POOL = "pool"


class ActionLimitError(BladesError):
    """An action roll that the rules refuse; the game master may overrule it.

    Args: the limit, the name of whoever acts.
    """


def check_of(
    scoundrel: Scoundrel,
    crew: Crew | None,
    terms: ActionTerms,
    helper: Scoundrel | None = None,
    *,
    is_overruled: bool = False,
) -> Rating:
    """Return what is rolled for an action; a pool of 0 or less is 0 dice (rules/blades.md 3).

    Raises:
        ActionLimitError: It goes past a limit and nobody overrules that.
    """
    past = limits(scoundrel, crew, terms, helper)
    if past and not is_overruled:
        raise ActionLimitError(past[0], scoundrel.name)
    dice = count_action(scoundrel, crew, terms, helper).dice
    return Rating(count=min(max(dice, 0), OVERRULED_POOL))


def limits(
    scoundrel: Scoundrel,
    crew: Crew | None,
    terms: ActionTerms,
    helper: Scoundrel | None = None,
) -> tuple[ActionLimit, ...]:
    """Return every limit that an action roll goes past."""
    counted = count_action(scoundrel, crew, terms, helper)
    bonus = terms.pushes.count(Push.DIE) + (terms.bargain is not None) + (terms.helper is not None)
    bonus += sum(max(0, one.dice) for one in terms.others)
    past = {
        ActionLimit.FATE: scoundrel.fate is not Fate.ACTIVE,
        ActionLimit.TRAUMA: is_trauma_due(scoundrel, crew),
        ActionLimit.HELPLESS: _is_helpless(terms, counted),
        ActionLimit.BONUS_DICE: bonus > BONUS_DICE,
        ActionLimit.PUSH_AND_BARGAIN: Push.DIE in terms.pushes and terms.bargain is not None,
        ActionLimit.NO_PRICE: terms.bargain is not None and not terms.bargain.strip(),
        ActionLimit.PUSH_TWICE: len(set(terms.pushes)) < len(terms.pushes),
        ActionLimit.FEAT: sum(USES[use].is_feat for use in terms.uses) > len(terms.pushes),
        ActionLimit.SPECIAL_ARMOUR: terms.armoured_push is not None
        and not (counted.marks_special and is_special_ready(scoundrel)),
        ActionLimit.ABILITY: bool(unowned(scoundrel, crew, terms)),
        ActionLimit.HELPER_FATE: helper is not None and not _is_in_play(helper, crew),
        ActionLimit.CUT_OFF: terms.is_cut_off and _is_team(terms),
        ActionLimit.TRADE: not is_possible(*counted.untraded, terms.trade),
        ActionLimit.POOL: counted.dice > MAX_POOL,
    }
    return tuple(limit for limit in ActionLimit if past[limit])


def _is_helpless(terms: ActionTerms, counted: CountedAction) -> bool:
    """Return whether harm forbids to act: without help, and without a push for it (29)."""
    return counted.is_helpless and terms.helper is None and Push.ACT not in terms.pushes


def _is_in_play(helper: Scoundrel, crew: Crew | None) -> bool:
    return helper.fate is Fate.ACTIVE and not is_trauma_due(helper, crew)


def _is_team(terms: ActionTerms) -> bool:
    """Return whether somebody else has a part in a roll (rules/blades.md 153)."""
    return terms.helper is not None or terms.set_up is not SetUp.NONE
