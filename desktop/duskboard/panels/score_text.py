"""A score in words: its plan, its target, what its engagement roll may come to."""

from duskboard.core.blades.claim import PlanKind
from duskboard.core.blades.plan import LinkedPlan, LinkKind, LinkState, Score
from duskboard.core.blades.position import Position
from duskboard.core.blades.score import FLASHBACK_STRESS, FlashbackKind, engagement_die, opened
from duskboard.core.blades.upgrade import UpgradeId
from duskboard.i18n.blades_standing_text import tier_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, dotted
from duskboard.i18n.words import Words
from duskboard.panels.action_roll_text import dice_name
from duskboard.panels.odds_strip import OddsFace
from duskboard.panels.outcome_text import OUTCOME_TONE, odds_face, odds_title, range_text
from duskboard.panels.roll_foot import FootFace
from duskboard.panels.score_offer import ScoreOffer
from duskboard.widgets.option_row import OptionFace
from duskboard.widgets.outcome_cards import OutcomeFace


def detail_text(words: Words, plan: PlanKind) -> str:
    """Return what a plan takes to begin (rules/blades.md 96)."""
    return {
        PlanKind.ASSAULT: words.pgettext("blades plan", "Point of attack"),
        PlanKind.DECEPTION: words.pgettext("blades plan", "Method"),
        PlanKind.STEALTH: words.pgettext("blades plan", "Entry point"),
        PlanKind.OCCULT: words.pgettext("blades plan", "Arcane method"),
        PlanKind.SOCIAL: words.pgettext("blades plan", "Social connection"),
        PlanKind.TRANSPORT: words.pgettext("blades plan", "Route and means"),
    }[plan]


def plan_tip(words: Words, plan: PlanKind) -> str:
    """Return what is said of a plan where the pointer rests."""
    text = words.pgettext("blades plan", "%(plan)s; its detail: %(detail)s")
    return text % {"plan": enum_text(words, plan), "detail": detail_text(words, plan)}


def target_text(words: Words, offer: ScoreOffer) -> str:
    """Return whom a score is against: "The Tollmen, Tier III"."""
    tier = words.pgettext("blades crew", "Target of Tier %(tier)s") % {
        "tier": tier_text(offer.tier)
    }
    if not offer.target:
        return tier
    own = words.pgettext("blades faction", "Tier %(tier)s") % {"tier": tier_text(offer.tier)}
    return clauses(words, [offer.target, own])


def score_text(words: Words, score: Score) -> str:
    """Return a score in a line: what it is about, how it is gone about, the detail."""
    return dotted(words, [one for one in _parts(words, score) if one])


def die_faces(words: Words, offer: ScoreOffer) -> tuple[OptionFace, ...]:
    """Return what can count for the engagement roll, a die each (rules/blades.md 97)."""
    score = offer.score
    more, less = words.pgettext("blades", "+1d"), words.pgettext("blades harm", "−1d")
    return tuple(
        OptionFace(
            title=enum_text(words, die),
            worth=more if engagement_die(die) > 0 else less,
            is_on=score is not None and die in score.dice,
        )
        for die in offer.dice
    )


def engagement_odds(words: Words, offer: ScoreOffer) -> OddsFace | None:
    """Return the odds of the engagement roll, before it falls."""
    if offer.odds is None:
        return None
    return OddsFace(title=odds_title(words, offer.check.count), odds=odds_face(words, offer.odds))


def engagement_cards(words: Words, offer: ScoreOffer) -> tuple[OutcomeFace, ...]:
    """Return how the score opens by each outcome (rules/blades.md 97)."""
    if offer.odds is None:
        return ()
    faces = []
    for outcome, chance in offer.odds.chances().items():
        if not chance:  # of no dice nothing is a critical (rules/blades.md 3)
            continue
        opening = opened(outcome)
        past = words.pgettext("blades score", "past the first obstacle")
        body = past if opening.is_past_first else ""
        if opening.position is Position.DESPERATE:
            body = words.pgettext("blades score", "a flashback answers it well")
        faces.append(
            OutcomeFace(
                tone=OUTCOME_TONE[outcome],
                range=range_text(words, outcome),
                word=enum_text(words, opening.position),
                body=body,
            )
        )
    return tuple(faces)


def engagement_foot(words: Words, offer: ScoreOffer) -> FootFace | None:
    """Return the foot of the engagement roll, or None where no score is planned."""
    score = offer.score
    if score is None or score.is_running:
        return None
    title = words.pgettext("blades engagement", "Engagement")
    line = dotted(words, [one for one in (target_text(words, offer), score.detail) if one])
    go = words.pgettext("blades", "Roll %(dice)s") % {"dice": dice_name(offer.check.count)}
    return FootFace(
        title=clauses(words, [title, enum_text(words, score.plan)]),
        line=line,
        go=go,
        check=offer.check,
    )


def linked_text(words: Words, linked: LinkedPlan) -> str:
    """Return a linked plan: "Set-up: Social, a guest list · worked: better position"."""
    text = words.pgettext("blades score", "%(kind)s: %(plan)s")
    plan = clauses(words, [one for one in (enum_text(words, linked.plan), linked.detail) if one])
    said = [text % {"kind": enum_text(words, linked.kind), "plan": plan}]
    if linked.kind is LinkKind.SET_UP and linked.state is not LinkState.OPEN:
        said.append(enum_text(words, linked.state))
    if linked.kind is LinkKind.SET_UP and linked.state is LinkState.WORKED:
        said.append(enum_text(words, linked.gain))
    return dotted(words, said)


def reminder_text(words: Words, upgrades: tuple[UpgradeId, ...]) -> str:
    """Return what upgrades of the crew remind of in a score (rules/blades-abilities.md U6, U7)."""
    says = {
        UpgradeId.UNDERGROUND_MAPS: words.pgettext(
            "blades upgrade", "canals, tunnels and cellars are an easy way through the city"
        ),
        UpgradeId.CAMOUFLAGE: words.pgettext(
            "blades upgrade", "vehicles at rest are not noticed, or pass for any citizen’s"
        ),
    }
    text = words.pgettext("blades upgrade", "%(upgrade)s: %(says)s.")
    return "\n".join(
        text % {"upgrade": enum_text(words, one), "says": says[one]} for one in upgrades
    )


def price_text(words: Words, kind: FlashbackKind) -> str:
    """Return how far-fetched a flashback is, with what that costs: "Elaborate, 2+ stress"."""
    stress = FLASHBACK_STRESS[kind]
    more = "+" if kind is FlashbackKind.ELABORATE else ""
    text = words.npgettext("blades flashback", "%(count)s stress", "%(count)s stress", stress) % {
        "count": f"{stress}{more}"
    }
    return clauses(words, [enum_text(words, kind), text])


def _parts(words: Words, score: Score) -> tuple[str, str, str]:
    return (score.name, enum_text(words, score.plan), score.detail)
