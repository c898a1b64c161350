"""What the panel of the score shows: its plan, its engagement roll, who can flash back."""

from dataclasses import dataclass, field

from duskboard.core.blades.plan import Score
from duskboard.core.blades.score import EngagementDie
from duskboard.core.blades.upgrade import UpgradeId
from duskboard.core.dice import Rating
from duskboard.core.identity import EntityId
from duskboard.odds.blades import RatingOdds
from duskboard.panels.action_roll_offer import StressOffer


@dataclass(frozen=True, slots=True, kw_only=True)
class TargetOffer:
    """A faction that a score can be against."""

    faction: EntityId
    name: str
    tier: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreOffer:
    """The score, or that none is planned.

    Attributes:
        has_crew: Whether there is a crew that could go about one.
        score: The score, or None.
        crew_tier: The Tier of the crew.
        target: The name of the faction that it is against, or "".
        tier: The Tier of the target.
        targets: The factions that it can be against.
        dice: What can count for the engagement roll by its plan, in order.
        check: The dice of the engagement roll.
        odds: What it may come to.
        people: Who is in play, each with the stress of a flashback at no price.
        has_rep: Whether the crew has rep to pay with.
        reminders: Upgrades of the crew that are only reminded of (U6, U7).
    """

    has_crew: bool
    score: Score | None = None
    crew_tier: int = 0
    target: str = ""
    tier: int = 0
    targets: tuple[TargetOffer, ...] = ()
    dice: tuple[EngagementDie, ...] = ()
    check: Rating = field(default_factory=lambda: Rating(count=1))
    odds: RatingOdds | None = None
    people: tuple[StressOffer, ...] = ()
    has_rep: bool = False
    reminders: tuple[UpgradeId, ...] = ()
