"""Reports of a downtime of the crew, with what they say in English."""

from collections.abc import Mapping

from duskboard.core.blades.activity import ActivityPay, DowntimeActivity
from duskboard.core.blades.downtime import DowntimeStep, Figure, FigureLine, KeptTrigger
from duskboard.core.blades.entanglement import EntanglementId
from duskboard.core.clocks.effect import Outcome
from duskboard.core.clocks.tick import ClockEvent
from duskboard.core.dice import Rating
from duskboard.core.identity import EntityId
from duskboard.play.blades.aftermath import DuesSettled, ScoreEchoed
from duskboard.play.blades.downtime import (
    DowntimeEnded,
    DowntimeOpened,
    StepPassed,
    TroublesNamed,
)
from duskboard.play.blades.hands import HandsLent
from duskboard.play.blades.keeping import TroubleDropped, TroubleKept
from duskboard.play.blades.planning import (
    ActivityBought,
    ActivityDone,
    ActivityPlanned,
    ActivityRaised,
    PlanDropped,
)
from duskboard.play.blades.project import ProjectWorked
from duskboard.play.blades.rising import CoinShare
from duskboard.play.clock import EventLine
from duskboard.table.entity import Roll
from duskboard.table.transaction import Report

_ARDA = EntityId("arda")

REPORTS: Mapping[Report, tuple[str, str, str]] = {
    HandsLent(
        name="Gulls",
        cohort="The Rafters",
        activity=DowntimeActivity.REDUCE_HEAT,
        roll=Roll(what=Rating(count=1), faces=((4,),), total=4, who="The Rafters"),
        outcome=Outcome.PARTIAL,
        before=3,
        after=1,
    ): ("Gulls", "The Rafters · Reduce heat · 4/5 · 3 → 1", ""),
    HandsLent(
        name="Gulls",
        cohort="The Rafters",
        activity=DowntimeActivity.ACQUIRE,
        roll=Roll(what=Rating(count=1), faces=((6,),), total=6, who="The Rafters"),
        outcome=Outcome.FULL,
        what="Skiff",
        after=2,
    ): ("Gulls", "The Rafters · Acquire asset · 6 · Skiff · quality 2", ""),
    TroublesNamed(name="Gulls", names=(EntanglementId.ARREST,)): (
        "Gulls",
        "named by the GM · Arrest",
        "",
    ),
    TroubleKept(
        name="Gulls",
        trouble=EntanglementId.INTERROGATION,
        trigger=KeptTrigger.VICE,
        note="at the den",
    ): ("Gulls", "Interrogation · kept · When a scoundrel indulges a vice · at the den", ""),
    TroubleDropped(name="Gulls", trouble=EntanglementId.RIVALS): (
        "Gulls",
        "Rivals · given up",
        "",
    ),
    DowntimeOpened(name="Gulls", number=3, score="the bridge house"): (
        "Gulls",
        "downtime 3 begins · the bridge house",
        "",
    ),
    StepPassed(name="Gulls", step=DowntimeStep.TITHE): ("Gulls", "Tithe · over", ""),
    DowntimeEnded(
        name="Gulls",
        number=3,
        lines=(FigureLine(figure=Figure.STRESS, before=3, after=5, name="Arda"),),
        traumas=("Bren",),
    ): ("Gulls", "downtime 3 is over · Arda: stress 3 → 5 · trauma due: Bren", ""),
    DuesSettled(
        name="Gulls",
        tithe=2,
        shares=(CoinShare(name="Arda", coin=3),),
        lines=(FigureLine(figure=Figure.COIN, before=9, after=4),),
    ): ("Gulls", "tithe of 2 coin · shared out: Arda 3 · Coin 9 → 4", ""),
    DuesSettled(
        name="Gulls",
        is_owed=True,
        lines=(FigureLine(figure=Figure.CLOCK, before=1, after=2, name="Patience", size=4),),
    ): ("Gulls", "tithe owed · “Patience” 1 → 2 of 4", ""),
    ScoreEchoed(
        name="Gulls",
        lines=(
            FigureLine(figure=Figure.CLOCK, before=8, after=6, name="Arm the bridge", size=10),
            FigureLine(figure=Figure.STATUS, before=-1, after=-2, name="Watch"),
        ),
    ): ("Gulls", "“Arm the bridge” 8 → 6 of 10 · Watch: status −1 → −2", ""),
    ActivityPlanned(who=_ARDA, name="Arda", activity=DowntimeActivity.VICE): (
        "Arda",
        "plans: Indulge vice",
        "",
    ),
    PlanDropped(who=_ARDA, name="Arda", activity=DowntimeActivity.TRAIN): (
        "Arda",
        "gives up: Train",
        "",
    ),
    ActivityDone(who=_ARDA, name="Arda", activity=DowntimeActivity.RITUAL): (
        "Arda",
        "has done: Ritual",
        "",
    ),
    ActivityBought(who=_ARDA, name="Arda", pay=ActivityPay.REP, before=7, after=6): (
        "Arda",
        "an activity more · 1 rep · 7 → 6",
        "",
    ),
    ActivityBought(who=_ARDA, name="Arda", pay=ActivityPay.FREE): (
        "Arda",
        "an activity more · given by a calculating mind",
        "",
    ),
    ActivityRaised(
        who=_ARDA,
        name="Arda",
        activity=DowntimeActivity.REDUCE_HEAT,
        before=Outcome.BAD,
        after=Outcome.PARTIAL,
        coin=1,
        lines=(
            FigureLine(figure=Figure.HEAT, before=5, after=4),
            FigureLine(figure=Figure.COIN, before=2, after=1, name="Arda"),
        ),
    ): ("Arda", "Reduce heat · 1–3 → 4/5 for 1 coin · Heat 5 → 4", ""),
    ProjectWorked(
        who=_ARDA,
        name="Arda",
        clock="Bone key",
        roll=Roll(what=Rating(count=1), faces=((6,),), total=6),
        outcome=Outcome.FULL,
        coin=0,
        before=5,
        after=8,
        size=8,
        events=(EventLine(clock_id=EntityId("key"), name="Bone key", event=ClockEvent.FILLED),),
    ): ("Arda", "Bone key · 6 · 5 → 8 of 8 · “Bone key” is full", ""),
}
