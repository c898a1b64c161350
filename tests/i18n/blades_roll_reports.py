"""Every report of rolls and consequences with its row: title, detail and figure in English."""

from collections.abc import Mapping

from duskboard.core.blades.action import ActionTerms, Push, count_action
from duskboard.core.blades.consequence import Complication, Heat, LostOpportunity, Wounding
from duskboard.core.blades.fortune import FortuneTerms
from duskboard.core.blades.gather import Answering, Detail
from duskboard.core.blades.harm import Wound
from duskboard.core.blades.limit import ActionLimit
from duskboard.core.blades.position import Position
from duskboard.core.blades.resistance import ResistanceTerms, count_resistance
from duskboard.core.blades.roll import judge_rating
from duskboard.core.blades.scoundrel import ArmourKind, Ratings, Scoundrel
from duskboard.core.blades.team import TeamResult
from duskboard.core.blades.trait import ActionId, AttributeId, XpTrack
from duskboard.core.blades_rulings import BladesRulings
from duskboard.core.clocks.effect import Outcome
from duskboard.core.clocks.tick import ClockEvent
from duskboard.core.dice import Rating
from duskboard.core.identity import EntityId
from duskboard.play.blades.applying import (
    ApproachOpened,
    ConsequenceApplied,
    EffectTicked,
    HeatLine,
)
from duskboard.play.blades.decision import ActionRolled, StressLine
from duskboard.play.blades.finishing import ActionFinished, ActionTakenUp
from duskboard.play.blades.fortune import (
    FortuneRolled,
    FortunesRolled,
    QuestionAnswered,
    QuestionReopened,
)
from duskboard.play.blades.showing import BladesRollShown
from duskboard.play.blades.team import TeamActed
from duskboard.play.blades.threat import Armoured, Dismissed, Inflicted, Protected, Resisted
from duskboard.play.clock import EventLine, TickLine
from duskboard.table.action_roll import (
    ActionRoll,
    CohortRoll,
    FortunePair,
    FortuneRoll,
    ResistanceRoll,
    TeamActionRoll,
)
from duskboard.table.transaction import Report

NELL, VAULT = EntityId("nell"), EntityId("vault")
SHEET = Scoundrel(name="Nell", ratings=Ratings(prowl=2, skirmish=1))
COUNTED = count_action(SHEET, None, ActionTerms(action=ActionId.PROWL, pushes=(Push.DIE,)))
ROLL = ActionRoll(
    who="Nell",
    why="Over the roof",
    counted=COUNTED,
    check=Rating(count=3),
    result=judge_rating(Rating(count=3), (2, 5, 1)),
    overruled=(ActionLimit.PUSH_TWICE,),
)
TEAM = TeamActionRoll(
    who="Nell",
    why="",
    rolls=(ROLL,),
    counted=COUNTED,
    result=TeamResult(
        outcome=Outcome.CRITICAL,
        best=0,
        failed=2,
        stress=1,
        is_synchronized=True,
        is_capped=True,
    ),
    cohorts=(
        CohortRoll(
            who="The Rafters",
            check=Rating(count=0),
            result=judge_rating(Rating(count=0), (6, 6)),
        ),
    ),
)
RESISTANCE = ResistanceRoll(
    who="Nell",
    counted=count_resistance(
        SHEET, None, ResistanceTerms(attribute=AttributeId.PROWESS), BladesRulings()
    ),
    result=judge_rating(Rating(count=2), (3, 2)),
)
LUCK = FortuneRoll(
    who="",
    why="The fog",
    terms=FortuneTerms(advantages=1),
    result=judge_rating(Rating(count=2), (6, 6)),
)
GANG = FortuneRoll(
    who="The Rafters",
    why="",
    terms=FortuneTerms(trait="quality", rating=2),
    result=judge_rating(Rating(count=2), (3, 2)),
)
LUNG, ALERT = Wounding(level=3, text="punctured lung"), Complication(text="Alert", ticks=2)
LESS = Wounding(level=2, text="chest wound")
PAID = StressLine(who=NELL, name="Nell", before=7, after=9, is_trauma_due=True)
TICKED = TickLine(clock_id=VAULT, name="Vault", size=4, before=2, after=4)
FULL = EventLine(clock_id=VAULT, name="Vault", event=ClockEvent.FILLED)
_PROWL = "Prowl, risky, standard"

# One of each class, and some twice: the row in English.
ROLLED: Mapping[Report, tuple[str, str, str]] = {
    ActionRolled(who=NELL, roll=ROLL, is_secret=False, stress=(PAID,), xp=XpTrack.PROWESS): (
        "Nell",
        (
            f"Over the roof · {_PROWL} · 4/5 · Done, at a price · Nell 7 → 9 stress, trauma due · "
            "1 xp in Prowess · overruled: the same push twice"
        ),
        "5",
    ),
    TeamActed(who=NELL, roll=TEAM, is_secret=False, xp=("Nell", "Dov")): (
        "Nell",
        f"group action · {_PROWL} · Critical · 1 xp each: Nell and Dov",
        "6 6",
    ),
    BladesRollShown(roll=LUCK): ("The fog", "roll shown to players", "6 6"),
    FortuneRolled(who=None, roll=LUCK): (
        "The fog",
        "Sheer luck 2d · Exceptional, or great",
        "6 6",
    ),
    FortuneRolled(
        who=NELL, roll=GANG, stress=PAID, question="What do they plan?", detail=Detail.NOTHING
    ): (
        "The Rafters",
        (
            "What do they plan? · quality 2d · Bad, or little · Next to nothing · "
            "Nell 7 → 9 stress, trauma due"
        ),
        "3",
    ),
    FortunesRolled(pair=FortunePair(first=GANG, second=LUCK)): (
        "The Rafters against The fog",
        "Bad, or little against Exceptional, or great",
        "3 : 6 6",
    ),
    QuestionAnswered(question="What do they plan?", answering=Answering.TOLD, detail=Detail.GOOD): (
        "What do they plan?",
        "Everybody knows: just answered · Good, with questions to follow",
        "",
    ),
    QuestionReopened(question="What do they plan?"): (
        "What do they plan?",
        "may be asked again",
        "",
    ),
    Inflicted(who=NELL, name="Nell", number=1, consequence=LUNG): (
        "Nell",
        "threatened: Level 3 harm: punctured lung",
        "",
    ),
    Resisted(who=NELL, before=LUNG, left=LESS, roll=RESISTANCE, stress=PAID): (
        "Nell",
        (
            "resists with Prowess · Level 3 harm: punctured lung → Level 2 harm: chest wound · "
            "Nell 7 → 9 stress, trauma due"
        ),
        "3",
    ),
    Resisted(who=NELL, before=ALERT, left=None, roll=RESISTANCE, stress=None): (
        "Nell",
        "resists with Prowess · Alert, 2 segments → nothing left of it · 0 stress",
        "3",
    ),
    Armoured(who=NELL, name="Nell", armour=ArmourKind.HEAVY, before=LUNG, left=LESS): (
        "Nell",
        "Heavy armour: Level 3 harm: punctured lung → Level 2 harm: chest wound",
        "",
    ),
    Protected(who=NELL, name="Nell", other="Dov", consequence=Heat(amount=2)): (
        "Nell",
        "protects Dov: +2 heat",
        "",
    ),
    Dismissed(name="Nell", consequence=LostOpportunity(approach="the roof")): (
        "Nell",
        "taken back: Lost opportunity: the roof",
        "",
    ),
    ConsequenceApplied(
        who=NELL,
        name="Nell",
        consequence=LESS,
        wound=Wound(level=4, text="chest wound"),
        is_catastrophic=True,
    ): (
        "Nell",
        "Level 2 harm: chest wound · written at level 4 · lasting: the GM says whether it is death",
        "",
    ),
    ConsequenceApplied(
        who=NELL,
        name="Nell",
        consequence=Heat(amount=2),
        heat=HeatLine(
            name="The Low Bells",
            heat_before=8,
            heat_after=1,
            wanted_before=3,
            wanted_after=4,
            is_past_wanted=True,
        ),
    ): (
        "Nell",
        "+2 heat · heat 8 → 1 · wanted 3 → 4 · heat cleared at wanted level 4",
        "",
    ),
    ConsequenceApplied(
        who=NELL,
        name="Nell",
        consequence=ALERT,
        lines=(TICKED,),
        events=(FULL,),
        position=Position.DESPERATE,
    ): (
        "Nell",
        "Alert, 2 segments · next try desperate · Vault 2 → 4 · Vault, full",
        "",
    ),
    EffectTicked(lines=(TICKED,), events=(FULL,)): (
        "Vault",
        "ticked by the effect · 2 → 4 · Vault, full",
        "",
    ),
    ApproachOpened(approach="the roof"): ("the roof", "open again", ""),
    ActionFinished(name="Nell"): ("Nell", "done with the action", ""),
    ActionTakenUp(name="Nell", action=ActionId.PROWL, outcome=Outcome.BAD): (
        "Nell",
        "taken up again · Prowl, 1–3",
        "",
    ),
    ActionFinished(name="Nell", waiting=2): (
        "Nell",
        "done with the action · 2 consequences let go",
        "",
    ),
}
