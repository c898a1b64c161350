"""The action roll in hand: what it begins with."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.models.conftest import Desk

from duskboard.app.action_hand import ActionHand
from duskboard.app.clerk import Clerk
from duskboard.core.blades.harm import Harm, Wound
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.blades.trait import ActionId
from duskboard.core.dice import ScriptedDice
from duskboard.core.identity import EntityId
from duskboard.play.blades.sheet import add_scoundrel

NELL = EntityId("nell")
KNEE, ARM = Wound(level=3, text="shattered knee"), Wound(level=2, text="gashed arm")


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = Desk(tmp_path / "kelder.duskboard")
    yield made
    made.document.close()


@pytest.mark.rule("blades 29")
def test_severe_harm_counts_from_the_start_and_lighter_harm_when_it_fits(desk: Desk) -> None:
    nell = Scoundrel(name="Nell", harm=Harm(wounds=(ARM, KNEE)))
    desk.document.submit(add_scoundrel(desk.document.table, NELL, nell))
    hand = ActionHand(Clerk(desk.document), ScriptedDice(()))
    hand.arm(NELL, ActionId.PROWL)
    assert hand.decision is not None
    assert hand.decision.terms.wounds == (KNEE,)
