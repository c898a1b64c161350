"""What the action bar shows: somebody about to move, what it takes, and how likely it comes off."""

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from duskboard.board.aim import Plan
from duskboard.core.chase.check import CheckSource, Difficulty
from duskboard.core.chase.participant import Skill
from duskboard.core.chase.worth import Basis, Guess
from duskboard.core.dice import Percentile, Pool, Rating
from duskboard.table.board_view import TokenView


class OfferKind(StrEnum):
    """What is asked for."""

    MOVE = "move"
    """A move over open ways: no roll."""
    CROSS = "cross"
    """A roll at a hazard or a barrier."""
    LOSS = "loss"
    """A check failed: how many actions does that cost at a hazard, 1D3? Or is Luck spent?"""
    SAY = "say"
    """A check without dice: how did it go?"""


@dataclass(frozen=True, slots=True, kw_only=True)
class CautionOffer:
    """A crossing with so many bonus dice bought.

    Attributes:
        caution: Bonus dice bought, 0 to 2.
        price: Actions for the crossing and for these.
        chance: How likely it comes off, 0 to 1.
        dice: What is rolled; None where the game master says how it went.
        short: Actions missing for it.
        is_useful: Whether all dice that are paid for count.
    """

    caution: int
    price: int
    chance: Fraction | float
    dice: Percentile | Pool | Rating | None
    short: int = 0
    is_useful: bool = True

    @property
    def can_be_chosen(self) -> bool:
        """Whether there are the actions for it, and every die counts."""
        return self.short == 0 and self.is_useful


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionOffer:
    """What is armed.

    Attributes:
        kind: What is asked for.
        token: Who acts.
        plan: Where to, and over what.
        place: The name of the goal; of the place beyond the obstacle where there is one.
        obstacle: The name of what has to be got past, or "".
        is_barrier: Whether it stops who fails.
        skill: What is rolled: a `SkillId` or a word of the table's own.
        value: Its value.
        skills: All that may be rolled.
        difficulty: The level to reach.
        choices: The crossing with each amount of caution.
        caution: The amount chosen.
        rolled: What the dice came to, where the loss is asked for.
        is_secret: Whether only the game master sees the roll.
        source: What decides the check.
        own_source: What decides the checks of who acts, unless another is chosen for this one.
        target: The difficulty of a pool, or None.
        opens: Whether success at a barrier opens it for all.
        luck: Points of Luck that would make a failed roll pass, or None where none would.
        can_prepare: Whether bonus dice may be bought for a later round.
        is_meeting: Whether the hazard comes along: nobody moves, and no action is paid.
        guesses: What the skill may be worth where it is not known, the likeliest first.
    """

    kind: OfferKind
    token: TokenView
    plan: Plan
    place: str
    obstacle: str = ""
    is_barrier: bool = False
    skill: str = ""
    value: int = 0
    skills: tuple[Skill, ...] = ()
    difficulty: Difficulty = Difficulty.REGULAR
    choices: tuple[CautionOffer, ...] = ()
    caution: int = 0
    rolled: int | None = None
    is_secret: bool = False
    source: CheckSource = CheckSource.D100
    own_source: CheckSource = CheckSource.D100
    target: int | None = None
    opens: bool = False
    luck: int | None = None
    can_prepare: bool = False
    is_meeting: bool = False
    guesses: tuple[Guess, ...] = ()

    @property
    def basis(self) -> Basis | None:
        """What the value was taken from where the skill is not known; None for a known one."""
        return next((one.basis for one in self.guesses if one.value == self.value), None)

    @property
    def choice(self) -> CautionOffer | None:
        """The choice in force, or None where there is nothing to choose."""
        return next((one for one in self.choices if one.caution == self.caution), None)

    @property
    def price(self) -> int:
        """Actions that it takes with everything bought for it."""
        if self.is_meeting:
            return 0
        return self.choice.price if self.choice is not None else self.plan.price
