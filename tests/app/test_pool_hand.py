"""The pool in hand of a sheet, apart from its screen."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.models.conftest import Desk
from tests.play.storyteller.hands import DEX, FIREARMS, GREGOR, ILSE, STAMINA, gregor, ilse

from duskboard.app.clerk import Clerk
from duskboard.app.pool_hand import PoolHand
from duskboard.core.chase.check import Verdict
from duskboard.core.dice import ScriptedDice
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.calendar import TimeUnit
from duskboard.core.storyteller.difficulty import DifficultyError
from duskboard.core.storyteller.extended import Ending, ExtendedAction, HeldPool
from duskboard.core.storyteller.limit import Limit
from duskboard.core.storyteller.pool import Terms
from duskboard.core.storyteller.roll import NoDiceError, PoolVerdict, ReportedNetError
from duskboard.panels.dice_entry import FacesTyped, TotalTold, VerdictTold
from duskboard.panels.pool_offer import PoolOffer
from duskboard.play.storyteller.chronicle import advance
from duskboard.play.storyteller.decision import PoolRolled
from duskboard.play.storyteller.extended import begin_extended
from duskboard.play.storyteller.sheet import add_sheet, remove_sheet
from duskboard.play.storyteller.spending import WillpowerTwiceError


class Hands:
    """A pool hand at a table with Ilse; remembers what it said."""

    def __init__(self, desk: Desk, dice: ScriptedDice) -> None:
        self.document = desk.document
        self.clerk = Clerk(desk.document)
        self.clerk.do(lambda table: add_sheet(table, ILSE, ilse()))
        self.pool = PoolHand(self.clerk, dice)
        self.offers: list[PoolOffer | None] = []
        self.errors: list[Exception] = []
        self.pool.changed.connect(self.offers.append)
        self.pool.refused.connect(self.errors.append)

    @property
    def rolled(self) -> PoolRolled:
        report = self.document.report(self.document.rows[-1].seq)
        assert isinstance(report, PoolRolled)
        return report


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = Desk(tmp_path / "kelder.duskboard")
    yield made
    made.document.close()


@pytest.fixture
def dice() -> ScriptedDice:
    return ScriptedDice([6, 7, 8, 2, 3])


@pytest.fixture
def hands(desk: Desk, dice: ScriptedDice) -> Hands:
    return Hands(desk, dice)


def test_a_third_label_begins_another_pool(hands: Hands) -> None:
    pool = hands.pool
    for key in (DEX, FIREARMS, STAMINA):
        pool.pick(ILSE, key)
    picked = [offer.terms.traits for offer in hands.offers if offer is not None]
    assert picked == [(DEX,), (DEX, FIREARMS), (STAMINA,)]
    pool.pick(ILSE, STAMINA)
    assert (hands.offers[-1], pool.decision) == (None, None)


@pytest.mark.rule("storyteller 2.1")
def test_adjusted_and_rolled_by_the_machine(hands: Hands, dice: ScriptedDice) -> None:
    pool = hands.pool
    pool.pick(ILSE, DEX)
    pool.pick(ILSE, FIREARMS)
    pool.set_difficulty(7)
    pool.toggle_secret()
    offer = pool.offer()
    assert offer is not None
    assert offer.odds is not None
    assert (offer.pool.dice, offer.pool.difficulty.used) == (5, 7)
    assert round(100 * offer.odds.success) == 76
    pool.go()
    assert dice.left == 0
    assert (hands.rolled.roll.result.net, hands.rolled.is_secret) == (2, True)
    assert pool.decision is None


@pytest.mark.parametrize(
    ("said", "net", "verdict"),
    [
        (FacesTyped(faces=(6, 6, 1, 0, 2)), 2, PoolVerdict.SUCCESS),
        (TotalTold(total=3), 3, PoolVerdict.SUCCESS),
        (VerdictTold(verdict=Verdict.REGULAR), 1, PoolVerdict.SUCCESS),
        (VerdictTold(verdict=Verdict.EXTREME), 5, PoolVerdict.SUCCESS),
        (VerdictTold(verdict=Verdict.FAILURE), 0, PoolVerdict.FAILURE),
        (VerdictTold(verdict=Verdict.FUMBLE), 0, PoolVerdict.BOTCH),
    ],
)
def test_what_real_dice_show(
    hands: Hands,
    said: FacesTyped | TotalTold | VerdictTold,
    net: int,
    verdict: PoolVerdict,
) -> None:
    hands.pool.pick(ILSE, DEX)
    hands.pool.pick(ILSE, FIREARMS)
    hands.pool.tell(said)
    result = hands.rolled.roll.result
    assert (result.net, result.verdict) == (net, verdict)
    assert result.is_told is not isinstance(said, FacesTyped)


def test_what_cannot_be_is_said_and_the_pool_stays_in_hand(hands: Hands) -> None:
    pool = hands.pool
    pool.pick(ILSE, DEX)
    pool.tell(TotalTold(total=-1))
    assert isinstance(hands.errors.pop(), ReportedNetError)
    pool.add_dice(-3)
    offer = pool.offer()
    assert offer is not None
    assert isinstance(offer.refusal, NoDiceError)
    pool.go()
    assert isinstance(hands.errors.pop(), NoDiceError)
    assert pool.decision is not None
    pool.add_dice(3)
    pool.toggle_willpower()
    pool.tell(TotalTold(total=1))
    assert (hands.rolled.willpower, hands.errors) == (1, [])


@pytest.mark.rule("storyteller 10.1")
def test_what_forbids_a_roll_is_said_at_once_and_overruled(
    hands: Hands, dice: ScriptedDice
) -> None:
    pool = hands.pool
    pool.pick(ILSE, DEX)
    pool.pick(ILSE, FIREARMS)
    pool.set_difficulty(12)
    offer = pool.offer()
    assert offer is not None
    assert isinstance(offer.refusal, DifficultyError)
    assert (offer.odds, offer.can_overrule) == (None, True)
    pool.go()
    assert isinstance(hands.errors.pop(), DifficultyError)
    pool.toggle_overrule()
    offer = pool.offer()
    assert offer is not None
    assert (offer.refusal, offer.overruled) == (None, (Limit.DIFFICULTY,))
    pool.toggle_overrule()
    pool.go_anyway()
    assert hands.rolled.roll.overruled == (Limit.DIFFICULTY,)
    assert (dice.left, pool.decision) == (0, None)


@pytest.mark.rule("storyteller 5.2")
def test_a_second_point_of_willpower_is_refused_before_the_dice_fall(hands: Hands) -> None:
    pool = hands.pool
    for _ in range(2):
        pool.pick(ILSE, DEX)
        pool.toggle_willpower()
        pool.tell(TotalTold(total=1))
    assert isinstance(hands.errors.pop(), WillpowerTwiceError)
    offer = pool.offer()
    assert offer is not None
    assert isinstance(offer.refusal, WillpowerTwiceError)
    assert offer.odds is not None


@pytest.mark.rule("storyteller 4.1")
@pytest.mark.rule("storyteller 4.3")
def test_declared_actions_go_on_in_the_turn(hands: Hands) -> None:
    pool = hands.pool
    pool.pick(ILSE, DEX)
    pool.add_dice(4)
    for _ in range(2):
        pool.step_actions(1)
    seen = []
    for _ in range(3):
        offer = pool.offer()
        assert offer is not None
        seen.append((offer.terms.number, offer.pool.multiple, offer.pool.dice))
        pool.tell(TotalTold(total=1))
        pool.pick(ILSE, DEX)
        pool.add_dice(3)
    assert seen == [(1, -3, 4), (2, -4, 2), (3, -5, 1)]
    offer = pool.offer()
    assert offer is not None
    assert (offer.terms.actions, offer.pool.multiple) == (1, 0)
    pool.step_actions(2)
    pool.tell(TotalTold(total=1))
    hands.clerk.do(lambda table: advance(table, TimeUnit.TURN))
    pool.pick(ILSE, DEX)
    offer = pool.offer()
    assert offer is not None
    assert offer.terms.actions == 1


@pytest.mark.rule("storyteller 6.1")
def test_another_try_is_one_harder(hands: Hands) -> None:
    pool = hands.pool
    pool.pick(ILSE, DEX)
    found = []
    for _ in range(6):
        offer = pool.offer()
        assert offer is not None
        found.append((offer.pool.difficulty.raw, offer.pool.difficulty.used))
        pool.step_tries(1)
    assert found == [(6, 6), (7, 7), (8, 8), (9, 9), (10, 10), (11, 10)]


@pytest.mark.rule("storyteller 7.1")
@pytest.mark.rule("storyteller 7.2")
def test_an_extended_action_is_rolled_with_the_pool_that_is_kept_with_it(hands: Hands) -> None:
    pool, key = hands.pool, EntityId("book")
    terms = Terms(traits=(DEX, FIREARMS), difficulty=8)
    action = ExtendedAction(
        name="The book",
        target=15,
        deadline=6,
        pool=HeldPool(name="Ilse", who=ILSE, terms=terms),
    )
    hands.clerk.do(lambda table: begin_extended(table, key, action))
    for said in (3, 0, 4, VerdictTold(verdict=Verdict.FUMBLE), 5, 4):
        pool.take_up(key)
        offer = pool.offer()
        assert offer is not None
        assert (offer.task, offer.terms) == ("The book", terms)
        pool.tell(TotalTold(total=said) if isinstance(said, int) else said)
        assert (pool.decision, pool.task) == (None, None)
    done = hands.clerk.table.value(key, ExtendedAction)
    assert done is not None
    assert [step.total for step in done.steps] == [3, 3, 7, 0, 5, 9]
    assert [step.is_botch for step in done.steps] == [False, False, False, True, False, False]
    assert done.ending is Ending.TIME_UP


def test_another_sheet_is_rolled_for_itself(hands: Hands) -> None:
    pool, key = hands.pool, EntityId("book")
    hands.clerk.do(lambda table: add_sheet(table, GREGOR, gregor()))
    hands.clerk.do(
        lambda table: begin_extended(table, key, ExtendedAction(name="The book", target=3))
    )
    pool.take_up(key)
    assert pool.decision is None
    pool.pick(ILSE, DEX)
    pool.take_up(key)
    assert pool.task == key
    pool.pick(ILSE, FIREARMS)
    assert pool.task == key
    pool.pick(GREGOR, DEX)
    assert pool.task is None
    pool.tell(TotalTold(total=2))
    assert hands.rolled.who == GREGOR


def test_a_sheet_that_goes_takes_its_pool_along(hands: Hands) -> None:
    hands.pool.pick(ILSE, DEX)
    hands.clerk.do(lambda table: remove_sheet(table, ILSE))
    hands.pool.say()
    assert hands.offers[-1] is None
