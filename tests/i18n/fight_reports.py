"""Reports of fights and of chases made up: the row (title, detail, figure) and the step."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from duskboard.core.chase.calling import Caller
from duskboard.core.chase.check import CheckSource, Difficulty, Verdict
from duskboard.core.chase.conflict import Answer, Goal, Upper
from duskboard.core.chase.improvising import Surroundings
from duskboard.core.chase.vehicle import Condition
from duskboard.core.dice import Expression, Handful, Percentile
from duskboard.core.identity import EntityId
from duskboard.play.chase.attack import AttackKind
from duskboard.play.chase.breaking import BarrierBattered
from duskboard.play.chase.calling import SuddenCalled
from duskboard.play.chase.exchange import Thrown
from duskboard.play.chase.hiding import TrailKind, TrailTried
from duskboard.play.chase.improvising import PlaceLine, PlacesImprovised, PoolFixed
from duskboard.play.chase.making import HazardMade
from duskboard.play.chase.striking import AttackMade, Mastered
from duskboard.play.chase.wound import Wound
from duskboard.table.entity import Roll
from duskboard.table.transaction import Report

EDDA, FINN, CAR = EntityId("edda"), EntityId("finn"), EntityId("car")
DICE = Expression(handfuls=(Handful(count=1, sides=4),), modifier=1)


def d100(total: int, who: str) -> Roll:
    return Roll(what=Percentile(), faces=((total // 10,), (total % 10,)), total=total, who=who)


OWN = Thrown(
    name="Finn",
    skill="fighting",
    value=50,
    source=CheckSource.D100,
    verdict=Verdict.HARD,
    passed=True,
    roll=d100(20, "Finn"),
)
REPLY = Thrown(
    name="Edda",
    skill="dodge",
    value=30,
    source=CheckSource.D100,
    verdict=Verdict.FAILURE,
    passed=False,
    roll=d100(60, "Edda"),
)
BLOW = AttackMade(
    who=FINN,
    name="Finn",
    target=EDDA,
    target_name="Edda",
    kind=AttackKind.BLOW,
    weapon="Knife",
    price=1,
    own=OWN,
    reply=REPLY,
    answer=Answer.DODGE,
    difficulty=Difficulty.REGULAR,
    upper=Upper.ATTACKER,
    damage=Roll(what=DICE, faces=((3,),), total=4, who="Finn"),
    wounds=(
        Wound(who=EDDA, name="Edda", damage=3, armour=1, hit_points_before=11, hit_points_after=8),
    ),
)
DODGED = replace(BLOW, upper=Upper.TARGET, damage=None, wounds=(), weapon="")
DRIVES = replace(OWN, skill="drive")
RAMMED = replace(
    BLOW,
    kind=AttackKind.RAM,
    weapon="",
    own=DRIVES,
    reply=replace(REPLY, skill="drive"),
    answer=Answer.FIGHT_BACK,
    damage=Roll(
        what=Expression(handfuls=(Handful(count=7, sides=10),)), faces=(), total=40, who="Finn",
        told=True,
    ),
    wounds=(
        Wound(
            who=CAR, name="Car", damage=40, build_lost=2, condition=Condition.DESTROYED,
            aboard=(EDDA,), names=("Edda",),
        ),
        Wound(
            who=FINN, name="Lorry", damage=20, build_lost=0.5, condition=Condition.SOUND,
            is_capped=True,
        ),
    ),
)  # fmt: skip
SHOT = replace(
    BLOW,
    kind=AttackKind.SHOT,
    weapon="Revolver",
    price=0,
    own=replace(OWN, skill="firearms"),
    reply=None,
    answer=Answer.NOTHING,
    difficulty=Difficulty.HARD,
    damage=None,
    wounds=(
        Wound(who=CAR, name="Car", damage=5, build_lost=1, condition=Condition.IMPAIRED, tyres=1),
    ),
)
PUSHED = replace(
    BLOW,
    kind=AttackKind.MANEUVER,
    weapon="",
    damage=None,
    wounds=(),
    mastered=Mastered(who=EDDA, name="Edda", goal=Goal.SHOVE, lost=2, owed=1, place="Chapel yard"),
    ruling="chase.maneuver_target_may_roll",
)
SAVED = replace(PUSHED, mastered=Mastered(who=EDDA, name="Edda", goal=Goal.CONTROL, control=OWN))
WORDS = replace(
    PUSHED, mastered=Mastered(who=EDDA, name="Edda", goal=Goal.OTHER, words="take the bag")
)
THROWN_BACK = replace(
    PUSHED,
    upper=Upper.TARGET,
    answer=Answer.MANEUVER,
    mastered=Mastered(who=FINN, name="Finn", goal=Goal.CONTROL, lost=1),
)
NOTHING = replace(DODGED, upper=Upper.NOBODY, own=replace(OWN, roll=None, source=CheckSource.SAID))
BATTERED = BarrierBattered(
    who=EDDA,
    name="Edda",
    barrier="Fence",
    edge=EntityId("way"),
    weapon="Axe",
    roll=Roll(what=DICE, faces=((2,),), total=3, who="Edda"),
    before=5,
    after=2,
    full=5,
    price=1,
)
THROUGH = replace(
    BATTERED,
    weapon="",
    after=0,
    place="Chapel yard",
    is_slow=True,
    wound=Wound(who=CAR, name="Car", damage=2, condition=Condition.SOUND),
)
CALLED = SuddenCalled(
    caller=Caller.PLAYERS,
    placed_by=Caller.PLAYERS,
    name="Tom",
    luck=35,
    difficulty=Difficulty.REGULAR,
    verdict=Verdict.REGULAR,
    passed=True,
    roll=d100(35, "Tom"),
    secret=False,
)
UNLUCKY = replace(
    CALLED,
    caller=Caller.KEEPER,
    placed_by=Caller.KEEPER,
    name="",
    verdict=Verdict.FAILURE,
    passed=False,
    roll=None,
)
HIDDEN = TrailTried(
    who=EDDA,
    name="Edda",
    kind=TrailKind.HIDE,
    own=replace(OWN, name="Edda", skill="stealth", value=60),
    difficulty=Difficulty.HARD,
    passed=True,
    driving=40,
    driven_with="drive",
    secret=False,
)
FOUND = replace(HIDDEN, passed=False, driving=None)
TRAIL = replace(HIDDEN, kind=TrailKind.FOLLOW, driving=None, difficulty=Difficulty.REGULAR)
LOST = replace(TRAIL, passed=False)
MADE = HazardMade(
    who=EDDA,
    name="Edda",
    deed="Tip a fruit stall",
    obstacle="Fruit everywhere",
    start="Net lane",
    end="Rope walk",
    price=1,
    own=None,
    difficulty=Difficulty.REGULAR,
    passed=True,
    secret=False,
)
BACKFIRED = replace(MADE, own=replace(REPLY, skill="luck"), passed=False)
MADE_UP = PlacesImprovised(
    lines=(
        PlaceLine(place="Yard", total=7),
        PlaceLine(place="Roof", total=90, obstacle="Gap", difficulty=Difficulty.HARD),
    ),
    surroundings=Surroundings.USUAL,
    seed=1234,
    told=True,
)
FIGHT_REPORTS: Mapping[Report, tuple[str, str, str, str]] = MappingProxyType(
    {
        BLOW: (
            "Finn",
            (
                "attacks Edda: Knife · Fighting 50: 20, Hard success · "
                "Edda: Dodges, Dodge 30: 60, Failure · a hit · d4+1: 4 · "
                "Edda: HP 11 → 8, armour takes 1 · 1 action"
            ),
            "20",
            "Finn attacks Edda",
        ),
        DODGED: (
            "Finn",
            (
                "attacks Edda · Fighting 50: 20, Hard success · "
                "Edda: Dodges, Dodge 30: 60, Failure · dodged · 1 action"
            ),
            "20",
            "Finn attacks Edda",
        ),
        RAMMED: (
            "Finn",
            (
                "rams Edda · Drive Auto 50: 20, Hard success · "
                "Edda: Fights back, Drive Auto 30: 60, Failure · a hit · 7d10: 40 · "
                "Car: −2 Build, Destroyed · "
                "Lorry: −½ Build, no more than the other one has · 1 action"
            ),
            "20",
            "Finn rams Edda",
        ),
        SHOT: (
            "Finn",
            (
                "shoots at Edda: Revolver · Firearms 50: 20, Hard success, Hard needed · "
                "a hit · Car: a tyre bursts, −1 Build, Impaired"
            ),
            "20",
            "Finn shoots at Edda",
        ),
        PUSHED: (
            "Finn",
            (
                "maneuver against Edda · Fighting 50: 20, Hard success · "
                "Edda: Dodges, Dodge 30: 60, Failure · it comes off · "
                "Edda loses 2 actions, owes 1, to Chapel yard · 1 action"
            ),
            "20",
            "Finn attacks Edda",
        ),
        SAVED: (
            "Finn",
            (
                "maneuver against Edda · Fighting 50: 20, Hard success · "
                "Edda: Dodges, Dodge 30: 60, Failure · it comes off · Edda keeps control · "
                "1 action"
            ),
            "20",
            "Finn attacks Edda",
        ),
        WORDS: (
            "Finn",
            (
                "maneuver against Edda · Fighting 50: 20, Hard success · "
                "Edda: Dodges, Dodge 30: 60, Failure · it comes off · take the bag · 1 action"
            ),
            "20",
            "Finn attacks Edda",
        ),
        THROWN_BACK: (
            "Finn",
            (
                "maneuver against Edda · Fighting 50: 20, Hard success · "
                "Edda: Answers with a maneuver, Dodge 30: 60, Failure · "
                "Edda has the better of it · Finn loses 1 action · 1 action"
            ),
            "20",
            "Finn attacks Edda",
        ),
        NOTHING: (
            "Finn",
            (
                "attacks Edda · The GM says, Hard success · "
                "Edda: Dodges, Dodge 30: 60, Failure · nothing happens · 1 action"
            ),
            "Hard success",
            "Finn attacks Edda",
        ),
        BATTERED: (
            "Edda",
            "against “Fence” · Axe · d4+1 · 2 / 5 HP · 1 action",
            "−3",
            "Edda breaks “Fence”",
        ),
        THROUGH: (
            "Edda",
            (
                "against “Fence” · d4+1 · broken · through to Chapel yard · slowly · "
                "Car: no Build lost · 1 action"
            ),
            "−3",
            "Edda breaks “Fence”",
        ),
        CALLED: (
            "Sudden hazard",
            (
                "called by: The players · group Luck 35 (Tom) · Regular success · "
                "the players say where it is"
            ),
            "35",
            "Sudden hazard called: The players",
        ),
        UNLUCKY: (
            "Sudden hazard",
            "called by: The Keeper · group Luck 35 · Failure · the Keeper says where it is",
            "Failure",
            "Sudden hazard called: The Keeper",
        ),
        HIDDEN: (
            "Edda",
            (
                "hides · Stealth 60: 20, Hard success, Hard needed · "
                "and Drive Auto 40 with the same roll · not seen"
            ),
            "20",
            "Edda hides",
        ),
        FOUND: (
            "Edda",
            "hides · Stealth 60: 20, Hard success, Hard needed · found",
            "20",
            "Edda hides",
        ),
        TRAIL: (
            "Edda",
            "looks for the trail · Stealth 60: 20, Hard success · on the trail",
            "20",
            "Edda looks for the trail",
        ),
        LOST: (
            "Edda",
            "looks for the trail · Stealth 60: 20, Hard success · the trail is lost",
            "20",
            "Edda looks for the trail",
        ),
        MADE: (
            "Edda",
            "Tip a fruit stall · “Fruit everywhere” from Net lane to Rope walk · 1 action",
            "",
            "Edda: Tip a fruit stall",
        ),
        BACKFIRED: (
            "Edda",
            "Tip a fruit stall · Luck 30: 60, Failure · nothing comes of it · 1 action",
            "",
            "Edda: Tip a fruit stall",
        ),
        MADE_UP: (
            "The next places",
            "Yard 07, clear · Roof 90, Gap, Hard · number 1234 · told",
            "",
            "2 places made up",
        ),
        PoolFixed(actions=1): (
            "Actions",
            "1 for everybody, from the next round on",
            "",
            "Actions a round fixed",
        ),
        PoolFixed(actions=None): (
            "Actions",
            "by MOV again, from the next round on",
            "",
            "Actions a round fixed",
        ),
    }
)
