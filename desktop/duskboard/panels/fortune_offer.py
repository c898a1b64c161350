"""What the panel of rolls shows of a fortune roll in hand, or of a question that it answers."""

from dataclasses import dataclass

from duskboard.core.blades.ability import AbilityId
from duskboard.core.blades.fortune import FortuneTerms
from duskboard.core.blades.gather import Subject
from duskboard.core.blades.trait import ActionId
from duskboard.core.blades.use import AbilityUse
from duskboard.core.dice import Rating
from duskboard.core.identity import EntityId
from duskboard.odds.blades import RatingOdds
from duskboard.panels.action_roll_offer import StressOffer
from duskboard.table.enquiry import Question


@dataclass(frozen=True, slots=True, kw_only=True)
class TraitOffer:
    """A trait that fortune may be asked with.

    Attributes:
        key: What it is told from others by.
        name: What it is called.
        rating: Its dice.
    """

    key: str
    name: str
    rating: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AskerOffer:
    """Somebody who can ask: which sheet, who that is, and the dots of their actions."""

    who: EntityId
    name: str
    dots: tuple[tuple[ActionId, int], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class FortuneOffer:
    """The fortune roll in hand.

    Attributes:
        terms: What is rolled, as it was set.
        check: The dice of it, with what harm takes by the house rules (D10).
        odds: What it may come to.
        trait: The trait that is rolled, "" for sheer luck.
        traits: Traits that can be rolled.
        against: Dice of the other side, or None without one.
        hurts: Harm that can take a die, where it fits (rules/blades.md 29, D10).
        is_hurt: Whether it takes one.
        is_hurt_ruled: Whether a house rule says so, unasked.
        stress: What a push costs whoever rolls, or None where nobody's sheet does.
        why: What for.
        is_secret: Whether only the game master will see it.
        question: The question that it answers, or None where it answers none.
        asker: Who asks, or None.
        askers: Who can ask.
        action: The action that is rolled to ask.
        subject: What the question is about.
        uses: Abilities that fit a question.
        asked: Questions that were asked.
        is_overruled: Whether a question may be asked once more.
        reminders: Abilities of whoever asks to remind of.
    """

    terms: FortuneTerms
    check: Rating
    odds: RatingOdds
    trait: str = ""
    traits: tuple[TraitOffer, ...] = ()
    against: int | None = None
    hurts: tuple[str, ...] = ()
    is_hurt: bool = False
    is_hurt_ruled: bool = False
    stress: StressOffer | None = None
    why: str = ""
    is_secret: bool = False
    question: str | None = None
    asker: EntityId | None = None
    askers: tuple[AskerOffer, ...] = ()
    action: ActionId = ActionId.SURVEY
    subject: Subject = Subject.SITUATION
    uses: tuple[AbilityUse, ...] = ()
    asked: tuple[Question, ...] = ()
    is_overruled: bool = False
    reminders: tuple[AbilityId, ...] = ()

    @property
    def is_asked(self) -> bool:
        """Whether the question was asked before (rules/blades.md 141)."""
        return any(one.text == (self.question or "").strip() for one in self.asked)
