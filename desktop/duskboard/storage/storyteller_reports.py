"""The names of reports of fights and nights in the file; see `reports`."""

from collections.abc import Mapping
from types import MappingProxyType

from duskboard.play.storyteller.attacking import (
    AttackAimed,
    AttackBegun,
    AttackDropped,
    AttackRolled,
)
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
from duskboard.table.transaction import Report

NIGHT_REPORTS: Mapping[str, type[Report]] = MappingProxyType(
    {
        "storyteller-ambush-rolled": AmbushRolled,
        "storyteller-attack-aimed": AttackAimed,
        "storyteller-attack-begun": AttackBegun,
        "storyteller-attack-dropped": AttackDropped,
        "storyteller-attack-rolled": AttackRolled,
        "storyteller-attack-struck": AttackStruck,
        "storyteller-blood-drained": BloodDrained,
        "storyteller-bond-drunk": BondDrunk,
        "storyteller-bond-removed": BondRemoved,
        "storyteller-bond-resisted": BondResisted,
        "storyteller-bond-stepped": BondStepped,
        "storyteller-bonds-ended": BondsEnded,
        "storyteller-deed-done": DeedDone,
        "storyteller-deed-lost": DeedLost,
        "storyteller-deeds-declared": DeedsDeclared,
        "storyteller-diablerie-begun": DiablerieBegun,
        "storyteller-diablerie-frenzied": DiablerieFrenzied,
        "storyteller-diablerie-removed": DiablerieRemoved,
        "storyteller-embraced": Embraced,
        "storyteller-emergency-tried": EmergencyTried,
        "storyteller-fed-awake": FedAwake,
        "storyteller-fell-down": FellDown,
        "storyteller-fight-begun": FightBegun,
        "storyteller-fight-ended": FightEnded,
        "storyteller-fight-turn-begun": FightTurnBegun,
        "storyteller-fighter-held": FighterHeld,
        "storyteller-fighter-left": FighterLeft,
        "storyteller-fighter-marked": FighterMarked,
        "storyteller-fighter-written": FighterWritten,
        "storyteller-fighters-joined": FightersJoined,
        "storyteller-frenzy-begun": FrenzyBegun,
        "storyteller-frenzy-changed": FrenzyChanged,
        "storyteller-frenzy-ended": FrenzyEnded,
        "storyteller-frenzy-held": FrenzyHeld,
        "storyteller-frenzy-removed": FrenzyRemoved,
        "storyteller-frenzy-rolled": FrenzyRolled,
        "storyteller-initiative-rolled": InitiativeRolled,
        "storyteller-seduction-begun": SeductionBegun,
        "storyteller-seduction-removed": SeductionRemoved,
        "storyteller-seduction-rolled": SeductionRolled,
        "storyteller-seduction-settled": SeductionSettled,
        "storyteller-soul-torn": SoulTorn,
        "storyteller-spoils-taken": SpoilsTaken,
        "storyteller-waking-begun": WakingBegun,
        "storyteller-waking-removed": WakingRemoved,
        "storyteller-waking-rolled": WakingRolled,
    }
)
"""The classes of reports, by name."""
