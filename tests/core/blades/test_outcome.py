"""Rules that hold under both presets."""

import pytest

from duskboard.core.blades.consequence import ConsequenceKind
from duskboard.core.blades.outcome import Offer, Offered, Verdict, effect_of, offer_of
from duskboard.core.blades.position import Position
from duskboard.core.clocks.effect import Effect, Outcome

HARM, TROUBLE = ConsequenceKind.HARM, ConsequenceKind.COMPLICATION
REDUCED, WORSE, LOST = (
    ConsequenceKind.REDUCED_EFFECT,
    ConsequenceKind.WORSE_POSITION,
    ConsequenceKind.LOST_OPPORTUNITY,
)


def offered(*rows: tuple[ConsequenceKind, int]) -> tuple[Offered, ...]:
    return tuple(Offered(kind=kind, degree=degree) for kind, degree in rows)


@pytest.mark.rule("blades 17")
@pytest.mark.parametrize("position", list(Position))
def test_six_and_critical_are_done_without_a_price(position: Position) -> None:
    assert offer_of(position, Outcome.FULL) == Offer(verdict=Verdict.DONE, is_done=True)
    assert offer_of(position, Outcome.CRITICAL) == Offer(verdict=Verdict.BETTER, is_done=True)


@pytest.mark.rule("blades 17")
@pytest.mark.rule("blades 18")
@pytest.mark.rule("blades 27")
@pytest.mark.parametrize(
    ("position", "outcome", "offer"),
    [
        (
            Position.CONTROLLED,
            Outcome.PARTIAL,
            Offer(
                verdict=Verdict.HESITATES,
                is_done=True,
                consequences=offered((HARM, 1), (TROUBLE, 1), (REDUCED, 0), (WORSE, 0)),
                may_withdraw=True,
                heat=1,
            ),
        ),
        (
            Position.CONTROLLED,
            Outcome.BAD,
            Offer(
                verdict=Verdict.FALTERS,
                is_done=False,
                consequences=offered((WORSE, 0)),
                may_withdraw=True,
            ),
        ),
        (
            Position.RISKY,
            Outcome.PARTIAL,
            Offer(
                verdict=Verdict.AT_A_PRICE,
                is_done=True,
                consequences=offered((HARM, 2), (TROUBLE, 2), (REDUCED, 0), (WORSE, 0)),
                heat=1,
            ),
        ),
        (
            Position.RISKY,
            Outcome.BAD,
            Offer(
                verdict=Verdict.BADLY,
                is_done=False,
                consequences=offered((HARM, 2), (TROUBLE, 2), (WORSE, 0), (LOST, 0)),
                heat=1,
            ),
        ),
        (
            Position.DESPERATE,
            Outcome.PARTIAL,
            Offer(
                verdict=Verdict.AT_A_PRICE,
                is_done=True,
                consequences=offered((HARM, 3), (TROUBLE, 3), (REDUCED, 0)),
                heat=2,
            ),
        ),
        (
            Position.DESPERATE,
            Outcome.BAD,
            Offer(
                verdict=Verdict.WORST,
                is_done=False,
                consequences=offered((HARM, 3), (TROUBLE, 3), (LOST, 0)),
                heat=2,
            ),
        ),
    ],
)
def test_the_table_of_outcomes(position: Position, outcome: Outcome, offer: Offer) -> None:
    assert offer_of(position, outcome) == offer


@pytest.mark.rule("blades 23")
def test_a_critical_raises_the_effect_and_a_failure_usually_has_none() -> None:
    assert effect_of(Effect.STANDARD, Outcome.CRITICAL) is Effect.GREAT
    assert effect_of(Effect.GREAT, Outcome.CRITICAL) is Effect.EXTREME
    assert effect_of(Effect.LIMITED, Outcome.FULL) is Effect.LIMITED
    assert effect_of(Effect.GREAT, Outcome.PARTIAL) is Effect.GREAT
    assert effect_of(Effect.GREAT, Outcome.BAD) is Effect.ZERO
