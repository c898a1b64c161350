"""Rams and barriers that are broken (rules/chase.md 6.6-6.8, 7.6-7.8, 9.5)."""

import pytest

from duskboard.core.chase.impact import (
    after_armour,
    break_through,
    build_lost,
    collide,
    ram_dice,
    roll_ram,
    run_down,
)
from duskboard.core.chase.track import Barrier
from duskboard.core.dice import (
    Expression,
    Handful,
    ReportedTotal,
    ScriptedDice,
    TotalError,
)


def barrier(points: int, full: int | None = None) -> Barrier:
    return Barrier(name="Rail", skills=(), hit_points=points, full_hit_points=full or points)


@pytest.mark.rule("chase 6.6")
@pytest.mark.rule("chase 7.6")
def test_a_vehicle_rams_with_a_d10_for_each_build() -> None:
    assert ram_dice(5) == Expression(handfuls=(Handful(count=5, sides=10),))
    assert ram_dice(0) is None
    assert roll_ram(3, ScriptedDice([4, 5, 6])).total == 15
    assert roll_ram(0, ScriptedDice([])).total == 0
    assert roll_ram(2, ReportedTotal(total=20)).total == 20
    with pytest.raises(TotalError):
        roll_ram(2, ReportedTotal(total=21))


@pytest.mark.rule("chase 7.6")
def test_a_bicycle_rams_with_half_a_die_rounded_down() -> None:
    fallen = roll_ram(0.5, ScriptedDice([7]))
    assert (fallen.faces, fallen.total) == (((7,),), 3)
    assert roll_ram(0.5, ReportedTotal(total=5)).total == 5
    assert roll_ram(0.5, ReportedTotal(total=0)).total == 0
    for told in (-1, 6):
        with pytest.raises(TotalError):
            roll_ram(0.5, ReportedTotal(total=told))


@pytest.mark.rule("chase 7.6")
@pytest.mark.parametrize(
    ("damage", "lost"), [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (50, 5), (-3, 0)]
)
def test_each_full_ten_is_a_build(damage: int, lost: int) -> None:
    assert build_lost(damage) == lost


@pytest.mark.rule("chase 7.7")
@pytest.mark.parametrize(
    ("damage", "target", "lost", "own", "is_capped"),
    [
        (50, 1, 1, 1, True),  # V13: half of 50 is 25, so 2, and no more than the 1 there is
        (50, 5, 5, 2, False),
        (50, 2, 2, 2, False),
        (19, 5, 1, 0, False),
        (20, 5, 2, 1, False),
        (39, 6, 3, 1, False),
        (50, 0.5, 1, 0, True),
        (9, 0.5, 0, 0, False),
    ],
)
def test_v13_who_rams_takes_half_and_never_more_than_the_target_has(
    damage: int, target: float, lost: int, own: int, *, is_capped: bool
) -> None:
    found = collide(damage, target)
    assert (found.damage, found.target_lost, found.own_lost) == (damage, lost, own)
    assert (found.hit_points, found.is_capped) == (0, is_capped)


@pytest.mark.rule("chase 7.8")
@pytest.mark.parametrize(
    ("damage", "build", "own", "is_capped"),
    [(27, 0, 0, True), (19, 1, 0, False), (20, 1, 1, False), (50, 1, 1, True), (50, -1, 0, True)],
)
def test_a_person_loses_hit_points_and_costs_a_vehicle_little(
    damage: int, build: int, own: int, *, is_capped: bool
) -> None:
    found = run_down(damage, build)
    assert (found.hit_points, found.target_lost, found.own_lost) == (damage, 0, own)
    assert found.is_capped is is_capped


@pytest.mark.rule("chase 6.8")
@pytest.mark.parametrize(
    ("points", "rebound", "own"),
    [(5, 2, 0), (10, 5, 0), (15, 7, 0), (25, 12, 1), (50, 25, 2), (100, 50, 5)],
)
def test_v14_what_breaks_throws_back_half_of_what_it_had(
    points: int, rebound: int, own: int
) -> None:
    found = break_through(barrier(points), points)
    assert (found.rebound, found.own_lost) == (rebound, own)
    assert (found.is_through, found.is_wrecked, found.barrier.hit_points) == (True, False, 0)


@pytest.mark.rule("chase 6.8")
def test_the_rebound_is_of_what_was_left_and_not_of_the_whole() -> None:
    assert break_through(barrier(24, 100), 40).rebound == 12


@pytest.mark.rule("chase 6.7")
@pytest.mark.rule("chase 6.11")
def test_a_barrier_that_stands_wrecks_the_vehicle_and_keeps_the_damage() -> None:
    found = break_through(barrier(25), 24)
    assert (found.barrier.hit_points, found.is_through, found.is_wrecked) == (1, False, True)
    assert (found.rebound, found.own_lost, found.damage) == (0, 0, 24)


@pytest.mark.rule("chase 6.7")
def test_who_comes_slowly_takes_nothing_either_way() -> None:
    stood = break_through(barrier(25), 20, is_slow=True)
    assert (stood.barrier.hit_points, stood.is_wrecked, stood.own_lost) == (5, False, 0)
    broke = break_through(barrier(25), 30, is_slow=True)
    assert (broke.is_through, broke.rebound, broke.own_lost) == (True, 0, 0)


@pytest.mark.rule("chase 9.5")
def test_v16_armour_takes_its_part_of_a_shot() -> None:
    assert after_armour(10, 2) == 8
    assert after_armour(1, 2) == 0


@pytest.mark.rule("chase 6.6")
def test_damage_below_nothing_and_the_last_point_of_a_barrier() -> None:
    missed = break_through(barrier(5), -3)
    assert (missed.barrier.hit_points, missed.is_through, missed.is_wrecked) == (5, False, True)
    assert break_through(barrier(5), 4).barrier.hit_points == 1
    assert roll_ram(1, ReportedTotal(total=10)).total == 10
