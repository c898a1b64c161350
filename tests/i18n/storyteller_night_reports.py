"""Every report of fights and nights with its row: title, detail and figure in English."""

from collections.abc import Mapping
from dataclasses import replace

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.attack import AmbushEnd, FallEnd
from duskboard.core.storyteller.embrace import EmbraceEnd, Subject
from duskboard.core.storyteller.fighter import Deed, DeedKind
from duskboard.core.storyteller.frenzy import Drive, Frenzy, FrenzyEnd, FrenzyState
from duskboard.core.storyteller.health import Beyond
from duskboard.core.storyteller.roll import PoolCheck, PoolResult, PoolVerdict
from duskboard.core.storyteller.seduction import SeductionEnd, SeductionStep
from duskboard.core.storyteller.waking import TorporCause
from duskboard.play.storyteller.attacking import (
    AttackAimed,
    AttackBegun,
    AttackDropped,
    AttackRolled,
)
from duskboard.play.storyteller.body import BodyLine
from duskboard.play.storyteller.bond import (
    BondDrunk,
    BondRemoved,
    BondResisted,
    BondsEnded,
    BondStepped,
)
from duskboard.play.storyteller.diablerie import (
    BloodDrained,
    DiablerieBegun,
    DiablerieFrenzied,
    DiablerieRemoved,
    SoulTorn,
    SpoilsTaken,
)
from duskboard.play.storyteller.embrace import Embraced
from duskboard.play.storyteller.fighting import (
    DeedDone,
    DeedsDeclared,
    FightBegun,
    FightEnded,
    FighterHeld,
    FighterLeft,
    FightersJoined,
    FighterWritten,
    FightTurnBegun,
    InitiativeLine,
    InitiativeRolled,
)
from duskboard.play.storyteller.frenzy import (
    FrenzyBegun,
    FrenzyChanged,
    FrenzyEnded,
    FrenzyHeld,
    FrenzyRemoved,
    FrenzyRolled,
)
from duskboard.play.storyteller.manoeuvre import (
    AmbushRolled,
    DeedLost,
    EmergencyTried,
    FellDown,
    FighterMark,
    FighterMarked,
)
from duskboard.play.storyteller.seduction import (
    SeductionBegun,
    SeductionRemoved,
    SeductionRolled,
    SeductionSettled,
)
from duskboard.play.storyteller.striking import AttackStruck
from duskboard.play.storyteller.waking import (
    FedAwake,
    WakingBegun,
    WakingRemoved,
    WakingRolled,
)
from duskboard.table.pool_roll import PoolRoll
from duskboard.table.running_attack import AttackOffer, AttackStep
from duskboard.table.transaction import Report

RESULT = PoolResult(
    faces=(6, 7),
    added=(),
    successes=2,
    ones=0,
    ignored_ones=0,
    willpower=0,
    net=2,
    verdict=PoolVerdict.SUCCESS,
)
WON = PoolRoll(check=PoolCheck(dice=2, difficulty=6), result=RESULT, who="Ilse", raw_difficulty=6)
LOST = replace(WON, who="Gregor", result=replace(RESULT, net=0, verdict=PoolVerdict.FAILURE))
BODY = BodyLine(name="Gregor", before=0, after=3, level="injured", penalty=-1, beyond=Beyond.NONE)
PUNCH = Deed(kind=DeedKind.ATTACK, text="Punch him")
CALLED = Frenzy(who=EntityId("ilse"), name="Ilse", drive=Drive.RAGE, difficulty=4, total=2)
VERSUS, BOND = "Ilse against Gregor", "Tobias to Ilse"


def rolled(step: AttackStep, left: int, roll: PoolRoll | None) -> AttackRolled:
    return AttackRolled(
        step=step, attacker="Ilse", target="Gregor", left=left, roll=roll, is_secret=False
    )


FIGHT: Mapping[Report, tuple[str, str, str]] = {
    FightBegun(name="The pier"): ("The pier", "fight begun", ""),
    FightersJoined(names=("Ilse", "Gregor"), is_next_turn=False): (
        "Ilse and Gregor",
        "joined the fight",
        "",
    ),
    FightersJoined(names=("Sable",), is_next_turn=True): (
        "Sable",
        "joined from the next turn on",
        "",
    ),
    FighterLeft(name="Sable"): ("Sable", "left the fight", ""),
    FighterWritten(name="Sable"): ("Sable", "changed by the GM", ""),
    InitiativeRolled(lines=(InitiativeLine(name="Ilse", total=12, die=5),)): (
        "Ilse",
        "Initiative · die 5",
        "12",
    ),
    InitiativeRolled(lines=(InitiativeLine(name="Ilse", total=12),)): (
        "Ilse",
        "Initiative · told by the player",
        "12",
    ),
    InitiativeRolled(
        lines=(InitiativeLine(name="Ilse", total=12), InitiativeLine(name="Gregor", total=9))
    ): ("Initiative", "Ilse 12, Gregor 9", ""),
    DeedsDeclared(name="Ilse", deeds=(PUNCH, Deed(weapon="pistol")), willpower=True, blood=1): (
        "Ilse",
        "Punch him, Pistol · Willpower announced · 1 blood announced",
        "",
    ),
    DeedsDeclared(name="Ilse", deeds=(), willpower=False, blood=0): ("Ilse", "does nothing", ""),
    DeedDone(name="Ilse", deed=Deed(kind=DeedKind.STAND)): ("Ilse", "Stand up · acts", ""),
    FighterHeld(name="Ilse"): ("Ilse", "waits for a later moment", ""),
    FightTurnBegun(name="The pier", turn=2, stunned=("Gregor",)): (
        "The pier",
        "turn 2 · cannot act: Gregor",
        "2",
    ),
    FightTurnBegun(name="The pier", turn=3, stunned=()): ("The pier", "turn 3", "3"),
    FightEnded(name="The pier", turns=4): ("The pier", "fight over", "4"),
    DeedLost(name="Ilse"): ("Ilse", "action lost", ""),
    AttackBegun(attacker="Ilse", target="Gregor", weapon="pistol"): (
        VERSUS,
        "Pistol · attack begun",
        "",
    ),
    AttackAimed(attacker="Ilse", target="Gregor"): (VERSUS, "attack changed", ""),
    AttackDropped(attacker="Ilse", target="Gregor"): (VERSUS, "taken off", ""),
    rolled(AttackStep.ATTACK, 2, WON): (
        VERSUS,
        "Attack · 2 successes · 2 successes left",
        "2",
    ),
    rolled(AttackStep.DEFENCE, 1, None): (
        VERSUS,
        "Defence · nothing meets it · 1 success left",
        "1",
    ),
    rolled(AttackStep.DAMAGE, 6, WON): (VERSUS, "Damage · 2 successes · 6 levels", "6"),
    rolled(AttackStep.SOAK, 1, None): (VERSUS, "Soak · nothing soaks it · 1 level", "1"),
    AttackStruck(attacker="Ilse", body=BODY, levels=3, offers=(AttackOffer.STUN,)): (
        "Gregor",
        "3 levels · Injured −1 die · Stun",
        "0 → 3",
    ),
    EmergencyTried(name="Ilse", roll=None, is_done=True): (
        "Ilse",
        "1 Willpower · defends in its place",
        "",
    ),
    EmergencyTried(name="Ilse", roll=LOST, is_done=False): (
        "Ilse",
        "Failure · keeps the action",
        "",
    ),
    FighterMarked(name="Ilse", mark=FighterMark.STAKED): ("Ilse", "staked, paralysed", ""),
    FellDown(name="Ilse", end=FallEnd.UP, roll=WON): ("Ilse", "2 successes · up at once", ""),
    AmbushRolled(first=WON, second=LOST, end=AmbushEnd.WON, bonus=2): (
        VERSUS,
        "Ambush · surprised · +2 on the attack",
        "2 : 0",
    ),
    AmbushRolled(first=LOST, second=WON, end=AmbushEnd.NOTICED, bonus=0): (
        "Gregor against Ilse",
        "Ambush · noticed",
        "0 : 2",
    ),
}
NIGHT: Mapping[Report, tuple[str, str, str]] = {
    FrenzyBegun(name="Ilse", drive=Drive.HUNGER, difficulty=5): (
        "Ilse",
        "the Beast calls · Hunger · difficulty 5",
        "",
    ),
    FrenzyChanged(name="Ilse", drive=Drive.FEAR, difficulty=4): (
        "Ilse",
        "Fear · difficulty 4",
        "",
    ),
    FrenzyRolled(frenzy=CALLED, roll=WON, is_secret=False): (
        "Ilse",
        "2 successes · resisting",
        "2/5",
    ),
    FrenzyRolled(
        frenzy=replace(CALLED, total=0, state=FrenzyState.RAGING, has_derangement=True),
        roll=None,
        is_secret=False,
    ): ("Ilse", "no dice of Self-Control · in frenzy · a derangement", "0/5"),
    FrenzyHeld(name="Ilse"): ("Ilse", "held with 1 Willpower", ""),
    FrenzyEnded(name="Ilse", end=FrenzyEnd.CAUSE_GONE): (
        "Ilse",
        "frenzy over · The cause is gone",
        "",
    ),
    FrenzyRemoved(name="Ilse"): ("Ilse", "taken off", ""),
    BondDrunk(thrall="Tobias", regnant="Ilse", before=1, after=2): (BOND, "drank", "1 → 2"),
    BondStepped(thrall="Tobias", regnant="Ilse", before=3, after=1): (
        BOND,
        "step set by the GM",
        "3 → 1",
    ),
    BondResisted(thrall="Tobias", regnant="Ilse", points=1, total=4): (
        BOND,
        "1 Willpower against the bond",
        "4",
    ),
    BondsEnded(regnant="Ilse", thralls=("Tobias", "Marek"), is_by_death=True): (
        "Tobias and Marek",
        "no longer bound to Ilse · the regnant is dead",
        "",
    ),
    BondsEnded(regnant="Ilse", thralls=("Tobias",), is_by_death=False): (
        "Tobias",
        "no longer bound to Ilse",
        "",
    ),
    BondRemoved(thrall="Tobias", regnant="Ilse"): (BOND, "struck off", ""),
    DiablerieBegun(drinker="Ilse", victim="Aurel"): (
        "Ilse drinks Aurel",
        "diablerie begun",
        "",
    ),
    BloodDrained(drinker="Ilse", victim="Aurel", blood=6, kept=2): (
        "Ilse drinks Aurel",
        "6 blood drained, 2 kept",
        "",
    ),
    SoulTorn(drinker="Ilse", body=BODY, levels=2, roll=WON, is_secret=False): (
        "Gregor",
        "2 successes · 2 levels · Injured −1 die",
        "0 → 3",
    ),
    DiablerieFrenzied(drinker="Ilse", difficulty=3, needed=5): (
        "Ilse",
        "the Beast calls · difficulty 3",
        "0/5",
    ),
    SpoilsTaken(
        drinker="Ilse",
        generation_before=13,
        generation_after=12,
        humanity_before=7,
        humanity_after=6,
        years=4,
        months=1,
    ): (
        "Ilse",
        "generation 13 → 12 · Humanity 7 → 6 · a stain for 4 years, an air for 1 month",
        "",
    ),
    SpoilsTaken(
        drinker="Ilse",
        generation_before=10,
        generation_after=10,
        humanity_before=7,
        humanity_after=6,
        years=1,
        months=0,
    ): ("Ilse", "generation 10 → 10 · Humanity 7 → 6 · a stain for 1 year", ""),
    DiablerieRemoved(drinker="Ilse", victim="Aurel"): ("Ilse drinks Aurel", "taken off", ""),
    Embraced(
        sire="Ilse",
        name="Gregor",
        subject=Subject.MORTAL,
        end=EmbraceEnd.VAMPIRE,
        generation=12,
        is_bound=True,
    ): (
        "Gregor",
        "embraced by Ilse · Mortal · becomes a vampire · generation 12 · first step of a bond",
        "",
    ),
    Embraced(
        sire="Ilse",
        name="Gregor",
        subject=Subject.ANIMAL,
        end=EmbraceEnd.DIES,
        generation=0,
        is_bound=False,
    ): ("Gregor", "embraced by Ilse · Animal · dies", ""),
    SeductionBegun(name="Ilse", target="Gregor"): (
        "Ilse courts Gregor",
        "seduction begun",
        "",
    ),
    SeductionRolled(
        name="Ilse",
        target="Gregor",
        step=SeductionStep.APPROACH,
        end=SeductionEnd.WON,
        first=WON,
        second=LOST,
        is_secret=False,
    ): ("Ilse courts Gregor", "Approach · won", "2 : 0"),
    SeductionRolled(
        name="Ilse",
        target="Gregor",
        step=SeductionStep.TALK,
        end=SeductionEnd.FAILED,
        first=LOST,
        second=None,
        is_secret=True,
    ): ("Ilse courts Gregor", "Talk · failed", "0"),
    SeductionSettled(name="Ilse", target="Gregor", is_won=True): (
        "Ilse courts Gregor",
        "tie decided: won",
        "",
    ),
    SeductionSettled(name="Ilse", target="Gregor", is_won=False): (
        "Ilse courts Gregor",
        "tie decided: failed",
        "",
    ),
    SeductionRemoved(name="Ilse", target="Gregor"): ("Ilse courts Gregor", "taken off", ""),
    WakingBegun(name="Konrad", cause=TorporCause.WOUNDS): (
        "Konrad",
        "torpor watched over · Wounds",
        "",
    ),
    WakingRolled(name="Konrad", roll=WON, blood=1, has_woken=True, is_secret=False): (
        "Konrad",
        "2 successes · wakes · 1 blood",
        "",
    ),
    WakingRolled(name="Konrad", roll=LOST, blood=0, has_woken=False, is_secret=False): (
        "Konrad",
        "Failure · sleeps on",
        "",
    ),
    FedAwake(name="Konrad", blood=4): ("Konrad", "blood wakes them · 4 blood", ""),
    WakingRemoved(name="Konrad"): ("Konrad", "taken off", ""),
}
NIGHT_REPORTS: Mapping[Report, tuple[str, str, str]] = {**FIGHT, **NIGHT}
