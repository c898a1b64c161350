"""The blow in hand and healing, apart from their screen."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from tests.models.conftest import Desk
from tests.play.storyteller.hands import GREGOR, ILSE, gregor, ilse

from duskboard.app.body_hand import BodyHand
from duskboard.app.clerk import Clerk
from duskboard.core.chase.check import Verdict
from duskboard.core.dice import FaceCountError, ScriptedDice
from duskboard.core.storyteller.calendar import Span, SpanUnit
from duskboard.core.storyteller.gear import Armour
from duskboard.core.storyteller.health import Beyond, Damage, Health
from duskboard.core.storyteller.sheet import Sheet
from duskboard.core.storyteller.soak import HarmSource, SoakBy
from duskboard.panels.body_offer import BodyOffer
from duskboard.panels.dice_entry import FacesTyped, TotalTold, VerdictTold
from duskboard.play.storyteller.body import HealMeans
from duskboard.play.storyteller.chronicle import move_time
from duskboard.play.storyteller.edit import write_number
from duskboard.play.storyteller.field import NumberField
from duskboard.play.storyteller.hunger import FedError
from duskboard.play.storyteller.scene import chronicle_of
from duskboard.play.storyteller.sheet import add_sheet
from duskboard.play.storyteller.spending import BloodTurnError
from duskboard.table.chronicle_view import FIRST_NIGHT

VEST = Armour(name="vest", rating=3, penalty=-1, is_worn=True)


class Body:
    """Ilse in a vest, and Gregor, before a body hand."""

    def __init__(self, desk: Desk, dice: ScriptedDice) -> None:
        self.document = desk.document
        self.clerk = Clerk(desk.document)
        self.clerk.do(lambda table: add_sheet(table, ILSE, replace(ilse(), armour=(VEST,))))
        self.clerk.do(lambda table: add_sheet(table, GREGOR, gregor()))
        self.hand = BodyHand(self.clerk, dice)
        self.errors: list[Exception] = []
        self.hand.refused.connect(self.errors.append)
        self.clerk.refused.connect(self.errors.append)
        self.hand.open(ILSE)

    @property
    def offer(self) -> BodyOffer:
        offer = self.hand.offer()
        assert offer is not None
        return offer

    def ruinable(self) -> list[str]:
        return [one.name for one in self.offer.ruinable]

    def sheet(self) -> Sheet:
        sheet = self.clerk.table.value(ILSE, Sheet)
        assert sheet is not None
        return sheet


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = Desk(tmp_path / "kelder.duskboard")
    yield made
    made.document.close()


@pytest.fixture
def dice() -> ScriptedDice:
    return ScriptedDice([6, 7, 8, 2, 3, 1])


@pytest.fixture
def body(desk: Desk, dice: ScriptedDice) -> Body:
    return Body(desk, dice)


@pytest.mark.rule("storyteller 17.1")
@pytest.mark.rule("storyteller 18.1")
def test_a_blow_is_soaked_and_marked(body: Body, dice: ScriptedDice) -> None:
    hand = body.hand
    assert (body.offer.chances, body.offer.is_lit) == ((), False)
    hand.set_damage(Damage.LETHAL)
    hand.set_levels(5)
    assert (body.offer.plan.dice, body.offer.plan.armour, body.offer.is_lit) == (6, 3, True)
    assert [one.level for one in body.offer.chances] == [
        "",
        "bruised",
        "hurt",
        "injured",
        "wounded",
        "mauled",
    ]
    hand.go()
    assert dice.left == 0
    assert body.sheet().health == Health(lethal=2)
    assert (body.offer.blow.levels, body.offer.is_lit) == (0, False)


@pytest.mark.rule("storyteller 17.5")
def test_what_soaks_follows_kind_source_and_armour(body: Body) -> None:
    hand = body.hand
    hand.set_damage(Damage.AGGRAVATED)
    assert (body.offer.plan.by, body.offer.plan.dice) == (SoakBy.FORTITUDE, 3)
    hand.set_source(HarmSource.FIRE)
    assert (body.offer.plan.dice, body.offer.counts_armour) == (0, False)
    hand.toggle_armour()
    assert body.offer.plan.dice == 3
    hand.set_damage(Damage.BASHING)
    hand.add_dice(-2)
    assert (body.offer.plan.dice, body.offer.counts_armour) == (4, True)
    hand.open(GREGOR)
    assert (body.offer.name, body.offer.blow.damage, body.offer.plan.dice) == (
        "Gregor",
        Damage.BASHING,
        3,
    )


@pytest.mark.parametrize(
    ("said", "lethal"),
    [
        (FacesTyped(faces=(6, 0, 2, 2, 1, 1)), 3),
        (TotalTold(total=4), 1),
        (VerdictTold(verdict=Verdict.REGULAR), 4),
        (VerdictTold(verdict=Verdict.FAILURE), 5),
    ],
)
def test_real_dice_soak(
    body: Body, said: FacesTyped | TotalTold | VerdictTold, lethal: int
) -> None:
    body.hand.set_damage(Damage.LETHAL)
    body.hand.set_levels(5)
    body.hand.tell(said)
    assert body.sheet().health == Health(lethal=lethal)


def test_faces_that_do_not_fit_leave_the_blow_in_hand(body: Body) -> None:
    body.hand.set_levels(2)
    body.hand.tell(FacesTyped(faces=(6, 6)))
    assert isinstance(body.errors.pop(), FaceCountError)
    assert (body.offer.blow.levels, body.sheet().health) == (2, Health())
    body.hand.set_levels(31)
    assert (body.offer.refusal is not None, body.offer.chances) == (True, ())


@pytest.mark.rule("storyteller 28.15")
@pytest.mark.rule("storyteller 26.4")
def test_unsoaked_past_the_last_box_is_torpor_and_then_the_end(body: Body) -> None:
    hand = body.hand
    hand.set_damage(Damage.LETHAL)
    hand.set_levels(8)
    assert body.offer.chances[8].beyond is Beyond.TORPOR
    hand.take()
    assert body.sheet().health == Health(lethal=7, beyond=Beyond.TORPOR)
    hand.set_levels(1)
    assert [one.beyond for one in body.offer.chances] == [Beyond.TORPOR, Beyond.FINAL_DEATH]
    hand.take()
    assert body.sheet().health.beyond is Beyond.FINAL_DEATH
    assert body.offer.heal is None
    hand.set_beyond(Beyond.NONE)
    assert body.sheet().health == Health(lethal=7)


@pytest.mark.rule("storyteller 28.9")
def test_levels_heal_by_blood_once_a_turn_unless_overruled(body: Body) -> None:
    hand = body.hand
    hand.set_levels(3)
    hand.take()
    heal = body.offer.heal
    assert heal is not None
    assert (heal.damage, heal.levels, heal.most, heal.time) == (Damage.BASHING, 1, 3, None)
    hand.heal(HealMeans.BLOOD)
    assert (body.sheet().health, body.sheet().blood) == (Health(bashing=2), 7)
    hand.heal(HealMeans.BLOOD)
    assert isinstance(body.errors.pop(), BloodTurnError)
    body.clerk.overrule()
    assert (body.sheet().health, body.sheet().blood) == (Health(bashing=1), 6)
    hand.step_heal(5)
    heal = body.offer.heal
    assert heal is not None
    assert heal.levels == 1


@pytest.mark.rule("storyteller 28.13")
def test_a_mortal_heals_by_time_and_not_by_blood(body: Body) -> None:
    body.hand.open(GREGOR)
    body.hand.set_damage(Damage.LETHAL)
    body.hand.set_levels(3)
    body.hand.take()
    heal = body.offer.heal
    assert heal is not None
    assert heal.price is None
    assert heal.time is not None
    assert (heal.time.count, heal.time.unit.value) == (1, "week")
    body.hand.step_heal(1)
    body.hand.heal(HealMeans.TIME)
    found = body.clerk.table.value(GREGOR, Sheet)
    assert found is not None
    assert found.health == Health(lethal=1)


@pytest.mark.rule("vampire-extra X3.4")
def test_a_strong_blow_is_offered_to_destroy_what_was_worn_against_it(body: Body) -> None:
    hand = body.hand
    hand.set_levels(5)
    hand.take()
    assert body.ruinable() == []
    hand.set_levels(6)
    hand.take()
    assert body.ruinable() == ["vest"]
    body.clerk.undo()
    assert body.ruinable() == []
    body.clerk.redo()
    assert body.ruinable() == ["vest"]
    hand.set_levels(1)
    assert body.ruinable() == []
    hand.set_levels(0)
    hand.ruin(VEST)
    assert (body.sheet().armour, body.ruinable()) == ((), [])


@pytest.mark.rule("storyteller 26.1")
@pytest.mark.rule("storyteller 1.6")
def test_hunger_by_hand_and_a_sleep_that_was_chosen(body: Body) -> None:
    hand = body.hand
    hand.starve()
    assert isinstance(body.errors.pop(), FedError)
    body.clerk.do(lambda table: write_number(table, ILSE, NumberField.BLOOD, 0))
    assert body.offer.is_starving
    hand.starve()
    assert body.sheet().health == Health(lethal=1)
    hand.rest(True)  # noqa: FBT003 - as the signal says
    assert (body.offer.is_resting, body.offer.is_starving) == (True, False)
    assert body.offer.asleep_until == FIRST_NIGHT + 18262
    body.clerk.do(lambda table: move_time(table, Span(count=2, unit=SpanUnit.NIGHT)))
    assert chronicle_of(body.clerk.table).offers == ()
