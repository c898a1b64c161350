"""The pool in hand of a sheet, apart from its screen."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.models.conftest import Desk
from tests.play.storyteller.hands import DEX, FIREARMS, ILSE, STAMINA, ilse

from duskboard.app.clerk import Clerk
from duskboard.app.pool_hand import PoolHand
from duskboard.core.chase.check import Verdict
from duskboard.core.dice import ScriptedDice
from duskboard.core.storyteller.roll import NoDiceError, PoolVerdict, ReportedNetError
from duskboard.panels.dice_entry import FacesTyped, TotalTold, VerdictTold
from duskboard.panels.pool_offer import PoolOffer
from duskboard.play.storyteller.decision import PoolRolled
from duskboard.play.storyteller.sheet import add_sheet, remove_sheet


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
    pool.set_difficulty(11)
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


def test_a_sheet_that_goes_takes_its_pool_along(hands: Hands) -> None:
    hands.pool.pick(ILSE, DEX)
    hands.clerk.do(lambda table: remove_sheet(table, ILSE))
    hands.pool.say()
    assert hands.offers[-1] is None
