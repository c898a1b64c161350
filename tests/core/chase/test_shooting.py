"""Shots in a chase (rules/chase.md 9.5)."""

from dataclasses import replace

import pytest
from tests.core.chase.test_conflict import CLAWS, GUN, one

from duskboard.core.chase.check import Difficulty
from duskboard.core.chase.movement import StandsError, on_the_move, refuse_standing
from duskboard.core.chase.physique import Stance
from duskboard.core.chase.shooting import (
    Aim,
    HasMovedError,
    Reach,
    WeaponError,
    aim_at,
    bursts_tyre,
    refuse_shot,
    shot_check,
    shot_price,
    stood,
)

STILL = Aim(stands=True)


@pytest.mark.rule("chase 9.5")
def test_standing_still_costs_an_action_and_on_the_move_a_penalty_die() -> None:
    assert (shot_price(STILL), shot_check(STILL)) == (1, (Difficulty.REGULAR, 0))
    assert (shot_price(Aim()), shot_check(Aim())) == (0, (Difficulty.REGULAR, -1))


@pytest.mark.rule("chase 9.5")
@pytest.mark.parametrize(
    ("reach", "level"),
    [
        (Reach.BASE, Difficulty.REGULAR),
        (Reach.LONG, Difficulty.HARD),
        (Reach.EXTREME, Difficulty.EXTREME),
    ],
)
def test_the_further_the_harder(reach: Reach, level: Difficulty) -> None:
    assert shot_check(replace(STILL, reach=reach)) == (level, 0)


@pytest.mark.rule("chase 9.5")
@pytest.mark.parametrize(
    ("aim", "extra"),
    [
        (replace(STILL, is_fast=True), -1),
        (replace(STILL, is_big=True), 1),
        (replace(STILL, is_fast=True, is_big=True), 0),
        (replace(STILL, is_covered=True), -1),
        (replace(STILL, at_tyre=True), -1),
        (replace(STILL, shots=2), -1),
        (replace(STILL, shots=3), -1),
        (Aim(is_fast=True, is_covered=True), -2),
        (Aim(is_fast=True, is_covered=True, at_tyre=True, is_big=True), -2),
    ],
)
def test_each_circumstance_is_a_die(aim: Aim, extra: int) -> None:
    assert shot_check(aim) == (Difficulty.REGULAR, extra)


@pytest.mark.rule("chase 8.7")
def test_in_a_burst_a_third_penalty_die_is_a_harder_level() -> None:
    wild = Aim(is_fast=True, is_covered=True, is_burst=True)
    assert shot_check(wild) == (Difficulty.HARD, -2)
    assert shot_check(replace(wild, is_covered=False)) == (Difficulty.REGULAR, -2)
    assert shot_check(replace(wild, reach=Reach.LONG)) == (Difficulty.EXTREME, -2)
    assert shot_check(replace(wild, is_burst=False)) == (Difficulty.REGULAR, -2)


@pytest.mark.rule("chase 9.5")
def test_what_a_target_is_says_how_it_is_shot_at() -> None:
    assert aim_at(8, 3) == Aim(is_fast=True)
    assert aim_at(7, 4) == Aim(is_big=True)


@pytest.mark.rule("chase 9.5")
def test_who_moved_does_not_stand_and_who_stood_does_not_move() -> None:
    hob = one("Hob")
    runs = on_the_move(hob)
    with pytest.raises(HasMovedError) as refused:
        refuse_shot(runs, GUN, STILL)
    assert refused.value.args == ("Hob",)
    refuse_shot(runs, GUN, Aim())
    refuse_shot(hob, GUN, STILL)
    assert stood(hob, STILL).deeds.stance is Stance.STOOD
    assert stood(hob, Aim()) == hob
    refuse_standing(runs)
    with pytest.raises(StandsError) as kept:
        refuse_standing(stood(hob, STILL))
    assert kept.value.args == ("Hob",)


@pytest.mark.rule("chase 9.5")
def test_a_tyre_takes_a_weapon_that_impales_and_five_points() -> None:
    tyre = Aim(at_tyre=True)
    refuse_shot(one("Hob"), GUN, tyre)
    with pytest.raises(WeaponError) as refused:
        refuse_shot(one("Hob"), replace(GUN, impales=False), tyre)
    assert refused.value.args == ("Revolver",)
    with pytest.raises(WeaponError):
        refuse_shot(one("Hob"), CLAWS, Aim())
    assert [damage for damage in range(8) if bursts_tyre(damage)] == [5, 6, 7]


def test_nobody_shoots_a_dozen_times_in_an_attack() -> None:
    for shots in (0, 4):
        with pytest.raises(ValueError, match=r"Aim\.shots"):
            Aim(shots=shots)
