"""The order of a fight and the cards of procedures, apart from their screen."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from tests.models.conftest import Desk
from tests.play.storyteller.hands import GREGOR, ILSE, gregor, ilse

from duskboard.app.clerk import Clerk
from duskboard.app.fight_hand import FightHand
from duskboard.app.step_hand import StepHand
from duskboard.core.chase.check import Verdict
from duskboard.core.dice import FaceCountError, ScriptedDice
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.aim import AimedPart, Bearing
from duskboard.core.storyteller.attack import Defence
from duskboard.core.storyteller.bond import Bond, SameNightError
from duskboard.core.storyteller.diablerie import Diablerie, DiablerieStep
from duskboard.core.storyteller.fighter import DeedKind, DeedState, Extra, Fight, Fighter
from duskboard.core.storyteller.frenzy import Drive, Frenzy, FrenzyState
from duskboard.core.storyteller.gear import ARMOURS, WEAPONS, ArmourId, WeaponId
from duskboard.core.storyteller.health import Damage, Health
from duskboard.core.storyteller.seduction import Seduction, SeductionEnd
from duskboard.core.storyteller.sheet import Sheet, rated
from duskboard.core.storyteller.trait import HUMANITY, Creature, TraitKey, TraitKind, VirtueId
from duskboard.core.storyteller.waking import Waking
from duskboard.panels.dice_entry import FacesTyped, TotalTold, VerdictTold
from duskboard.play.storyteller.attack_pool import PLAIN
from duskboard.play.storyteller.bond import drink, new_bond
from duskboard.play.storyteller.diablerie import Spoils, begin_diablerie
from duskboard.play.storyteller.fighting import InitiativeError
from duskboard.play.storyteller.frenzy import begin_frenzy, new_frenzy
from duskboard.play.storyteller.seduction import begin_seduction
from duskboard.play.storyteller.sheet import add_sheet
from duskboard.play.storyteller.waking import begin_waking
from duskboard.table.entity import FIGHT_ID, Visibility
from duskboard.table.running_attack import AttackOffer, AttackStep, RunningAttack

KEY = EntityId("procedure")
PISTOL, STAKE = WEAPONS[WeaponId.PISTOL], WEAPONS[WeaponId.STAKE]
SELF_CONTROL = TraitKey(kind=TraitKind.VIRTUE, name=VirtueId.SELF_CONTROL)


class Pier:
    """Ilse and Gregor before the hands."""

    def __init__(self, desk: Desk, *faces: int, health: Health | None = None) -> None:
        self.clerk = Clerk(desk.document)
        one = replace(rated(rated(ilse(), SELF_CONTROL, 3), HUMANITY, 6), health=health or Health())
        self.clerk.do(lambda table: add_sheet(table, ILSE, one))
        self.clerk.do(lambda table: add_sheet(table, GREGOR, gregor()))
        dice = ScriptedDice(faces)
        self.fight, self.steps = FightHand(self.clerk, dice), StepHand(self.clerk, dice)
        self.errors: list[Exception] = []
        self.clerk.refused.connect(self.errors.append)
        self.steps.refused.connect(lambda _key, error: self.errors.append(error))

    def fought(self) -> tuple[EntityId, EntityId]:
        self.fight.begin("The pier")
        self.fight.join(ILSE, "Ilse")
        self.fight.join(GREGOR, "Gregor")
        first, second = self.clerk.table.values(Fighter)
        return first, second

    def fighter(self, key: EntityId) -> Fighter:
        return self.clerk.table.values(Fighter)[key]

    def attack(self) -> tuple[EntityId, RunningAttack]:
        ((key, found),) = self.clerk.table.values(RunningAttack).items()
        return key, found

    def sheet(self, who: EntityId = ILSE) -> Sheet:
        return self.clerk.table.values(Sheet)[who]


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = Desk(tmp_path / "kelder.duskboard")
    yield made
    made.document.close()


def test_a_turn_is_typed_rolled_and_pressed(desk: Desk) -> None:
    pier = Pier(desk, 7, 4)
    first, second = pier.fought()
    pier.fight.join_extra("Sable")
    extra = list(pier.clerk.table.values(Fighter))[2]
    assert pier.fighter(extra).extra is not None
    pier.fight.typed(first, "= 15")
    pier.fight.typed(second, "0")
    pier.fight.typed(second, "what")
    pier.fight.whole("roll")
    assert [pier.fighter(key).initiative for key in (first, second, extra)] == [15, 13, 12]
    pier.fight.typed(second, "=61")
    assert isinstance(pier.errors.pop(), InitiativeError)
    pier.fight.typed(first, "punch; dodge; wp; 2 blood")
    one = pier.fighter(first)
    assert [(deed.kind, deed.text) for deed in one.deeds] == [
        (DeedKind.ATTACK, "punch"),
        (DeedKind.DEFENCE, "dodge"),
    ]
    assert (one.willpower, one.blood, one.deeds[1].pool) == (True, 2, 3)
    for key in (second, extra):
        pier.fight.typed(key, "閃避；起身" if key == second else "-")
    assert [deed.kind for deed in pier.fighter(second).deeds] == [
        DeedKind.DEFENCE,
        DeedKind.STAND,
    ]
    pier.fight.act(first, "hold")
    assert pier.errors == []
    pier.fight.act(first, "act:0")
    assert pier.fighter(first).deeds[0].state is DeedState.DONE
    pier.fight.act(second, "will:1")
    pier.fight.act(first, "mark:down")
    pier.fight.act(second, "fall")
    assert pier.fighter(first).is_down
    pier.fight.act(first, "see:shown")
    pier.fight.whole("show")
    entity = pier.clerk.table.get(FIGHT_ID)
    assert entity is not None
    assert entity.visibility is Visibility.SHOWN
    pier.fight.whole("hide")
    pier.fight.whole("turn")
    pier.fight.act(extra, "leave")
    pier.fight.whole("end")
    assert pier.clerk.table.values(Fight) == {}
    pier.fight.typed(first, "=3")


def test_an_attack_by_its_card_with_real_dice(desk: Desk) -> None:
    pier = Pier(desk)
    first, second = pier.fought()
    pier.fight.typed(first, "=15")
    pier.fight.typed(second, "=9")
    pier.fight.typed(second, "dodge")
    pier.fight.typed(first, "stab")
    assert pier.fight.weapons(first)[0] == WEAPONS[WeaponId.PUNCH]
    pier.fight.attack(first, second, STAKE)
    key, attack = pier.attack()
    assert attack.deed == 0
    for wish in ("part:heart", "bearing:rear", "switch:is_blind", "figure:cover", "figure:metres"):
        pier.steps.act(key, wish)
    _, attack = pier.attack()
    assert (attack.aim.part, attack.aim.bearing) == (AimedPart.HEART, Bearing.REAR)
    assert (attack.aim.is_blind, attack.aim.cover, attack.aim.metres) == (True, 1, 1)
    for wish in ("part:heart", "bearing:rear", "switch:is_blind", "damage:bashing"):
        pier.steps.act(key, wish)
    for _ in range(4):
        pier.steps.act(key, "figure:cover")
    _, attack = pier.attack()
    assert (attack.aim.part, attack.aim.bearing, attack.aim.cover) == (None, Bearing.FRONT, 0)
    assert attack.damage is Damage.BASHING
    pier.steps.tell(key, FacesTyped(faces=(6,)))
    assert isinstance(pier.errors.pop(), FaceCountError)
    pier.steps.tell(key, TotalTold(total=3))
    pier.steps.act(key, "defence:block")
    assert pier.steps.chosen(key).defence is Defence.BLOCK
    pier.steps.act(key, "defence:dodge")
    pier.steps.tell(key, VerdictTold(verdict=Verdict.FUMBLE))
    assert pier.attack()[1].step is AttackStep.DAMAGE
    pier.steps.tell(key, TotalTold(total=5))
    pier.steps.tell(key, VerdictTold(verdict=Verdict.FAILURE))
    pier.steps.act(key, "wound")
    _, attack = pier.attack()
    assert (attack.taken, attack.offers) == (5, (AttackOffer.STUN,))
    assert pier.sheet(GREGOR).health == Health(bashing=5)
    pier.steps.act(key, "offer:stun")
    assert pier.fighter(second).next_stunned
    assert pier.steps.is_current(key)
    pier.steps.act(key, "remove")
    assert pier.clerk.table.values(RunningAttack) == {}
    assert pier.errors == []


def test_how_the_next_roll_of_an_attack_is_made(desk: Desk) -> None:
    pier = Pier(desk, health=Health(lethal=3))
    first, second = pier.fought()
    pier.fight.attack(first, second, PISTOL)
    key, _ = pier.attack()

    def pool() -> tuple[int, int]:
        waits = pier.steps.waits(key)
        assert waits is not None
        assert waits.check is not None
        return waits.check.dice, waits.check.difficulty

    assert pool() == (4, 6)
    pools = []
    for wish in ("wounds", "more", "more", "less", "harder", "easier", "easier"):
        pier.steps.act(key, f"how:{wish}")
        pools.append(pool())
    assert pools == [(5, 6), (6, 6), (7, 6), (6, 6), (6, 7), (6, 6), (6, 5)]
    pier.steps.act(key, "how:willpower")
    pier.steps.act(key, "how:specialty")
    assert pier.steps.chosen(key).how.specialty
    pier.fight.typed(first, "=9")
    pier.fight.typed(second, "=3")
    pier.fight.typed(second, "")
    pier.fight.typed(first, "shoot; wp")
    pier.steps.tell(key, FacesTyped(faces=(9, 9, 2, 3, 4, 4)))
    roll = pier.attack()[1].attack_roll
    assert roll is not None
    assert (roll.result.net, roll.wounds, pier.sheet().willpower_left) == (3, 0, 4)
    assert pier.steps.chosen(key).how == PLAIN  # the next roll begins as usual
    assert pier.errors == []


def test_the_numbers_of_somebody_without_a_sheet_are_written(desk: Desk) -> None:
    pier = Pier(desk)
    pier.fight.begin("The pier")
    pier.fight.join_extra("Extra 1")
    (key,) = pier.clerk.table.values(Fighter)
    for wish in (
        "name:Sable",
        "be:animal",
        "more:dice",
        "more:rating",
        "less:soak",
        "more:stamina",
    ):
        pier.fight.act(key, wish)
    for _ in range(3):
        pier.fight.act(key, "less:strength")
    sable = pier.fighter(key)
    assert (sable.name, sable.rating) == ("Sable", 6)
    assert sable.extra == Extra(dice=5, strength=0, stamina=3, soak=1, creature=Creature.ANIMAL)
    assert pier.errors == []  # none is one less of none


def test_armour_that_a_blow_may_ruin_goes_with_a_click(desk: Desk) -> None:
    pier = Pier(desk)
    vest = replace(gregor(), name="Marek", armour=(ARMOURS[ArmourId.CLOTHING],))
    marek = EntityId("marek")
    pier.clerk.do(lambda table: add_sheet(table, marek, vest))
    pier.fight.attack(ILSE, marek, PISTOL)
    key, _ = pier.attack()
    pier.steps.tell(key, TotalTold(total=2))
    pier.steps.act(key, "open")
    for total in (4, 0):
        pier.steps.tell(key, TotalTold(total=total))
    pier.steps.act(key, "wound")
    assert pier.attack()[1].offers == (AttackOffer.STUN, AttackOffer.RUIN)
    pier.steps.act(key, "offer:stun")
    pier.steps.act(key, "offer:ruin")
    assert pier.sheet(marek).armour == ()
    pier.steps.act(key, "offer:ruin")
    assert pier.errors == []


def test_what_meets_nothing_and_an_ambush(desk: Desk) -> None:
    pier = Pier(desk, *([7] * 5), 10, 10, 10, 1)
    first, second = pier.fought()
    pier.fight.attack(first, second, PISTOL)
    key, _ = pier.attack()
    pier.steps.act(key, "roll")
    pier.steps.act(key, "open")
    assert pier.attack()[1].step is AttackStep.DAMAGE
    pier.fight.act(first, f"ambush:{second}")
    assert (pier.fighter(first).ambush, pier.fighter(second).is_surprised) == (3, True)
    assert pier.errors == []


def test_the_cards_of_the_night(desk: Desk) -> None:
    pier = Pier(desk, *([9] * 3), *([2] * 5))
    do, act = pier.clerk.do, pier.steps.act
    do(lambda table: begin_frenzy(table, KEY, new_frenzy(table, ILSE, Drive.RAGE, 4)))
    for wish in ("drive:fear", "difficulty:11", "hold", "roll"):
        act(KEY, wish)
    frenzy = pier.clerk.table.value(KEY, Frenzy)
    assert frenzy is not None
    assert (frenzy.drive, frenzy.difficulty, frenzy.total) == (Drive.FEAR, 10, 0)
    assert frenzy.state is FrenzyState.RAGING
    act(KEY, "end:word")
    act(KEY, "remove")
    assert pier.clerk.table.values(Frenzy) == {}
    do(lambda table: drink(table, KEY, new_bond(table, GREGOR, ILSE)))
    for wish in ("drink", "resist", "break", "remove"):
        act(KEY, wish)
    assert pier.clerk.table.values(Bond) == {}
    do(lambda table: begin_diablerie(table, KEY, ILSE, GREGOR))
    act(KEY, "drain")
    run = pier.clerk.table.value(KEY, Diablerie)
    assert run is not None
    assert run.step is DiablerieStep.STRENGTH
    pier.steps.tell(KEY, TotalTold(total=7))
    act(KEY, "beast-one")
    for wish in ("generation:9", "humanity:2"):
        act(KEY, wish)
    assert pier.steps.spoils(KEY) == Spoils(generation=9, humanity_lost=2)
    (call,) = pier.clerk.table.values(Frenzy)
    pier.steps.tell(call, TotalTold(total=5))
    act(KEY, "spoils")
    assert (pier.sheet().generation, pier.sheet().rating(HUMANITY)) == (9, 4)
    act(KEY, "remove")
    assert pier.clerk.table.values(Diablerie) == {}
    do(lambda table: begin_seduction(table, KEY, ILSE, "The porter"))
    pier.steps.tell(KEY, TotalTold(total=0))
    woo = pier.clerk.table.value(KEY, Seduction)
    assert woo is not None
    assert woo.ends == (SeductionEnd.FAILED,)
    act(KEY, "remove")
    assert [type(error) for error in pier.errors] == [SameNightError]  # the second drink


def test_a_sleeper_is_fed_or_left(desk: Desk) -> None:
    pier = Pier(desk)
    asleep = replace(pier.sheet(), name="Konrad", is_resting=True, asleep_since=1)
    konrad = EntityId("konrad")
    pier.clerk.do(lambda table: add_sheet(table, konrad, asleep))
    pier.clerk.do(lambda table: begin_waking(table, KEY, konrad))
    pier.steps.act(KEY, "feed:3")
    assert len(pier.errors) == 1
    pier.steps.tell(KEY, VerdictTold(verdict=Verdict.REGULAR))
    assert not pier.sheet(konrad).is_resting
    pier.steps.act(KEY, "remove")
    assert pier.clerk.table.values(Waking) == {}
    pier.steps.act(KEY, "roll")
    pier.steps.tell(KEY, TotalTold(total=1))
