"""Every report of Vampire with its row: title, detail and figure in English."""

from collections.abc import Mapping
from dataclasses import replace

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.action import Contest, Teamwork, Winner
from duskboard.core.storyteller.calendar import DueKind, TimeUnit, day_of
from duskboard.core.storyteller.extended import (
    Ending,
    ExtendedAction,
    ExtendedContest,
)
from duskboard.core.storyteller.health import Beyond, Damage
from duskboard.core.storyteller.pool import PoolPart, SpecialtyUse
from duskboard.core.storyteller.roll import (
    DecidingRuling,
    PoolCheck,
    PoolResult,
    PoolVerdict,
)
from duskboard.core.storyteller.sheet import Trait
from duskboard.core.storyteller.soak import SoakBy, Soaks
from duskboard.core.storyteller.trait import (
    AbilityId,
    AttributeId,
    ClanId,
    Creature,
    ability,
    attribute,
)
from duskboard.play.storyteller.beginning import BLOOD_DIE, BloodBegun, VirtuesCounted
from duskboard.play.storyteller.body import (
    BodyLine,
    Healed,
    HealMeans,
    Hurt,
    Marked,
    Woken,
)
from duskboard.play.storyteller.chronicle import (
    DateWritten,
    DueDismissed,
    DueDone,
    EveryDueDone,
    ReminderMade,
    ReminderRemoved,
    TimeAdvanced,
    TimeMoved,
)
from duskboard.play.storyteller.contest import (
    ContestMode,
    ContestRolled,
    SeveralShown,
    TeamRolled,
)
from duskboard.play.storyteller.decision import PoolRolled, PoolShown, PoolWaived
from duskboard.play.storyteller.edit import (
    CreatureWritten,
    NumberWritten,
    RestWritten,
    RowsWritten,
    SoaksWritten,
    TextWritten,
    TraitWritten,
)
from duskboard.play.storyteller.extended import (
    ExtendedBegun,
    ExtendedLeft,
    ExtendedRolled,
    MatchBegun,
    MatchRolled,
    ProcedureRemoved,
)
from duskboard.play.storyteller.field import NumberField, RowField, TextField
from duskboard.play.storyteller.growth import ExperienceEarned, TraitRaised
from duskboard.play.storyteller.hunger import Starved
from duskboard.play.storyteller.naming import TraitRenamed
from duskboard.play.storyteller.sheet import SheetRemoved, SheetsAdded
from duskboard.play.storyteller.soak import ArmourRuined, Soaked
from duskboard.play.storyteller.spending import (
    BloodChanged,
    SpentOn,
    WillpowerChanged,
)
from duskboard.play.storyteller.using import PowerUsed
from duskboard.table.entity import Roll
from duskboard.table.pool_roll import PoolRoll
from duskboard.table.several_roll import RolledFor, SeveralRoll
from duskboard.table.transaction import Report

ILSE, ID = EntityId("ilse"), EntityId("x")
DEX, FIREARMS = attribute(AttributeId.DEXTERITY), ability(AbilityId.FIREARMS)
HELD = PoolResult(
    faces=(10, 7, 3, 1),
    added=((1,),),
    successes=2,
    ones=1,
    ignored_ones=1,
    willpower=0,
    net=1,
    verdict=PoolVerdict.SUCCESS,
    decided_by=DecidingRuling.SPECIALTY,
)
SHOT = PoolRoll(
    check=PoolCheck(dice=4, difficulty=6, specialty=True),
    result=HELD,
    who="Ilse",
    why="the lamp",
    parts=(PoolPart(key=DEX, rating=3), PoolPart(key=FIREARMS, rating=2)),
    wounds=-1,
    raw_difficulty=6,
    specialty=SpecialtyUse.COUNTS,
    choice="chained-ones-ignored",
)
BOTCHED = replace(
    SHOT,
    result=replace(HELD, successes=0, ones=2, net=-2, verdict=PoolVerdict.BOTCH),
    who="Gregor",
    raw_difficulty=12,
    check=PoolCheck(dice=4, difficulty=10),
)
BODY = BodyLine(name="Ilse", before=1, after=3, level="injured", penalty=-1, beyond=Beyond.NONE)
BOOK = ExtendedAction(name="The book", target=15, total=7, rolls=2, deadline=6)
ARMS = ExtendedContest(
    name="Arms", target=7, first="Ilse", second="Gregor", first_total=7, second_total=6
)
NIGHT = day_of(1998, 10, 31)

# One of each class, and some twice: the row in English and the step.
VAMPIRE_REPORTS: Mapping[Report, tuple[str, str, str]] = {
    PoolRolled(roll=SHOT, is_secret=False, who=ILSE): (
        "Ilse",
        "the lamp · Dexterity + Firearms, difficulty 6 · 1 success",
        "1",
    ),
    PoolRolled(roll=BOTCHED, is_secret=False): (
        "Gregor",
        "the lamp · Dexterity + Firearms, difficulty 10 (by the sum 12) · Botch",
        "Botch",
    ),
    PoolShown(roll=SHOT): ("Ilse", "roll shown to players", "1"),
    PoolWaived(who=ILSE, name="Ilse", why="the lock"): (
        "Ilse",
        "the lock · roll waived, one success",
        "1",
    ),
    ContestRolled(
        first=SHOT,
        second=BOTCHED,
        mode=ContestMode.OPPOSE,
        result=Contest(winner=Winner.FIRST, margin=1),
        left=1,
    ): ("Ilse against Gregor", "Ilse wins by 1", "1 : 0"),
    ContestRolled(
        first=SHOT,
        second=BOTCHED,
        mode=ContestMode.HINDER,
        result=Contest(winner=Winner.NOBODY, margin=0),
        left=1,
    ): ("Ilse against Gregor", "Ilse keeps 1 success", "1 : 0"),
    TeamRolled(rolls=(SHOT, BOTCHED), result=Teamwork(total=1, has_botch=True), why="the vault"): (
        "Ilse and Gregor",
        "the vault, together, 1 success, a botch among them",
        "1",
    ),
    SeveralShown(several=SeveralRoll(rolls=(SHOT, BOTCHED), purpose=RolledFor.OPPOSE)): (
        "Ilse and Gregor",
        "roll shown to players",
        "",
    ),
    ExtendedBegun(action_id=ID, name="The book", target=15): (
        "The book",
        "extended action begun",
        "0/15",
    ),
    ExtendedRolled(action_id=ID, before=6, action=BOOK, roll=SHOT, is_secret=False): (
        "The book",
        "Ilse · 1 success · 4 rolls left",
        "7/15",
    ),
    ExtendedRolled(
        action_id=ID,
        before=6,
        action=replace(BOOK, ending=Ending.REACHED),
        roll=SHOT,
        is_secret=False,
    ): ("The book", "Ilse · 1 success · Reached", "7/15"),
    ExtendedLeft(action_id=ID, name="The book", total=7, target=15): (
        "The book",
        "given up",
        "7/15",
    ),
    MatchBegun(match_id=ID, name="Arms", first="Ilse", second="Gregor", target=7): (
        "Arms",
        "Ilse against Gregor",
        "0/7",
    ),
    MatchRolled(
        match_id=ID, match=replace(ARMS, winner=Winner.FIRST), first=SHOT, second=BOTCHED
    ): ("Arms", "Ilse · Gregor · Ilse wins", "7 : 6"),
    ProcedureRemoved(name="Arms"): ("Arms", "taken off", ""),
    Hurt(who=ILSE, body=BODY, damage=Damage.LETHAL, levels=2): (
        "Ilse",
        "Lethal · 2 levels · Injured −1 die",
        "1 → 3",
    ),
    Soaked(
        who=ILSE,
        body=BODY,
        damage=Damage.LETHAL,
        levels=6,
        taken=2,
        roll=SHOT,
        is_secret=False,
        is_ruin_offered=False,
    ): ("Ilse", "Lethal · 4 of 6 soaked · Injured −1 die", "1 → 3"),
    Healed(
        who=ILSE,
        body=replace(BODY, after=0, level="", penalty=0),
        damage=Damage.AGGRAVATED,
        levels=1,
        means=HealMeans.BLOOD,
        blood=5,
        willpower=1,
    ): ("Ilse", "Aggravated · 1 level healed, 5 blood, 1 Willpower · Unhurt", "1 → 0"),
    Marked(who=ILSE, body=BODY, damage=Damage.BASHING, count_before=1, count_after=3): (
        "Ilse",
        "Bashing · 1 → 3 boxes · Injured −1 die",
        "1 → 3",
    ),
    Woken(who=ILSE, name="Ilse", before=Beyond.TORPOR, after=Beyond.NONE): (
        "Ilse",
        "Torpor → Awake",
        "",
    ),
    WillpowerChanged(who=ILSE, name="Ilse", before=5, after=4, why=SpentOn.ROLL): (
        "Ilse",
        "Willpower · for a roll",
        "5 → 4",
    ),
    BloodChanged(who=ILSE, name="Ilse", before=8, after=10, why=SpentOn.FED): (
        "Ilse",
        "Blood · fed",
        "8 → 10",
    ),
    BloodBegun(
        who=ILSE,
        name="Ilse",
        roll=Roll(what=BLOOD_DIE, faces=((9,),), total=9, who="Ilse"),
        before=0,
        after=9,
    ): ("Ilse", "blood to begin with · 0 → 9", "9"),
    VirtuesCounted(
        who=ILSE, name="Ilse", humanity_before=2, humanity=7, willpower_before=1, willpower=4
    ): ("Ilse", "Humanity 2 → 7 · Willpower 1 → 4", ""),
    ArmourRuined(who=ILSE, name="Ilse", armour="ballistic-vest"): (
        "Ilse",
        "Ballistic vest · armour destroyed",
        "",
    ),
    Starved(
        who=ILSE,
        body=BodyLine(
            name="Ilse", before=0, after=1, level="bruised", penalty=0, beyond=Beyond.NONE
        ),
        damage=Damage.LETHAL,
    ): ("Ilse", "Lethal · hunger · Bruised", "0 → 1"),
    SheetsAdded(names=("Ilse",)): ("Ilse", "new sheet", ""),
    SheetsAdded(names=("Constable 1", "Constable 2")): (
        "Constable 1 and Constable 2",
        "2 new sheets",
        "",
    ),
    SheetRemoved(name="Ilse"): ("Ilse", "sheet taken off", ""),
    ExperienceEarned(names=("Ilse", "Marek"), points=3): ("Ilse and Marek", "experience", "+3"),
    TraitRaised(who=ILSE, name="Ilse", key=DEX, before=3, after=4, price=12, left=0): (
        "Ilse",
        "Dexterity raised for 12 experience",
        "3 → 4",
    ),
    TraitRenamed(who=ILSE, name="Ilse", key=DEX, after="Grace"): ("Ilse", "Dexterity → Grace", ""),
    PowerUsed(who=ILSE, name="Ilse", power="Salt skin", blood=2, willpower=1): (
        "Ilse",
        "Salt skin · 2 blood · 1 Willpower",
        "",
    ),
    TextWritten(who=ILSE, name="Ilse", field=TextField.CLAN, before="", after=ClanId.SETITE): (
        "Ilse",
        "Clan · – → Followers of Set",
        "",
    ),
    TextWritten(
        who=ILSE,
        name="Tobias",
        field=TextField.SIRE,
        before="",
        after="Ilse",
        creature=Creature.GHOUL,
    ): ("Tobias", "Master · – → Ilse", ""),
    TextWritten(who=ILSE, name="Ilse", field=TextField.SIRE, before="Aurel", after=""): (
        "Ilse",
        "Sire · Aurel → –",
        "",
    ),
    TextWritten(who=ILSE, name="Ilse", field=TextField.NOTES, before="", after="long"): (
        "Ilse",
        "Notes · changed",
        "",
    ),
    NumberWritten(who=ILSE, name="Ilse", field=NumberField.BLOOD_LIMIT, before=None, after=8): (
        "Ilse",
        "Most blood · as usual → 8",
        "",
    ),
    TraitWritten(
        who=ILSE,
        name="Ilse",
        key=DEX,
        before=Trait(kind=DEX.kind, name=DEX.name, rating=3),
        after=Trait(kind=DEX.kind, name=DEX.name, rating=4, specialties=("quick",)),
    ): ("Ilse", "Dexterity · 3 → 4, specialties: quick", ""),
    RowsWritten(
        who=ILSE, name="Ilse", field=RowField.WEAPONS, before=(), after=("knife", "Lamp")
    ): ("Ilse", "Weapons · Knife and Lamp", ""),
    CreatureWritten(who=ILSE, name="Ilse", before=Creature.MORTAL, after=Creature.GHOUL): (
        "Ilse",
        "Mortal → Ghoul",
        "",
    ),
    SoaksWritten(
        who=ILSE,
        name="Ilse",
        before=None,
        after=Soaks(bashing=SoakBy.BODY, lethal=SoakBy.ARMOUR, aggravated=SoakBy.NOTHING),
    ): (
        "Ilse",
        "What it soaks · Stamina, armour and Fortitude · Armour only · Nothing",
        "",
    ),
    RestWritten(who=ILSE, name="Ilse", is_resting=True): ("Ilse", "in voluntary torpor", ""),
    TimeMoved(before=NIGHT, after=NIGHT + 1, night=5, due=2): (
        "Night 5",
        "1998-11-01 · 2 things fell due",
        "",
    ),
    DateWritten(before=NIGHT, after=NIGHT + 1): ("Date", "1998-10-31 → 1998-11-01", ""),
    TimeAdvanced(unit=TimeUnit.SCENE, number=3): ("Time", "Scene 3", ""),
    DueDone(kind=DueKind.HUNGER, name="Ilse", amount=2, note=""): (
        "Ilse",
        "Hunger · done",
        "2",
    ),
    EveryDueDone(count=3, names=("Ilse", "Gregor")): (
        "What fell due",
        "3 things done · Ilse and Gregor",
        "",
    ),
    DueDismissed(kind=DueKind.REMINDER, name="", amount=0, note="the prince calls"): (
        "the prince calls",
        "Reminder · put aside",
        "",
    ),
    ReminderMade(kind=DueKind.STAIN_ENDS, name="Ilse", day=NIGHT, note="seen"): (
        "Ilse",
        "The stain fades · seen · 1998-10-31",
        "",
    ),
    ReminderRemoved(kind=DueKind.REMINDER, name="", note=""): ("Reminder", "taken away", ""),
}
