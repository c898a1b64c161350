"""A fight as it is played: order, attacks, manoeuvres."""

from dataclasses import replace

import pytest
from tests.play.storyteller.fight_hands import (
    BACK,
    BLOW,
    DEFEND,
    DODGE,
    HUNTER,
    OPEN,
    PISTOL,
    STRIKE,
    A,
    B,
    C,
    attacked,
    blow,
    fought,
    moment,
    order_phase,
    quick,
    said,
    turn,
)
from tests.play.storyteller.hands import (
    DEX,
    FIREARMS,
    GREGOR,
    ILSE,
    after,
    faces,
    gregor,
    hurt,
    ilse,
    sheet,
    table,
)

from duskboard.core.dice import ReportedNet, ReportedTotal
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.attack import AmbushEnd, Defence, FallEnd, NoDefenceError
from duskboard.core.storyteller.fight import (
    NotTheirMomentError,
    to_declare,
)
from duskboard.core.storyteller.fighter import DeedKind, DeedState, Fighter
from duskboard.core.storyteller.frenzy import Drive, FrenzyState
from duskboard.core.storyteller.gear import ARMOURS, WEAPONS, ArmourId, WeaponId
from duskboard.core.storyteller.sheet import rated
from duskboard.core.storyteller.trait import (
    AbilityId,
    ability,
)
from duskboard.core.storyteller_rulings import OnOff
from duskboard.play.change import AlreadyOnTableError, NothingToChangeError, NotOnTableError
from duskboard.play.storyteller.attack_pool import How, attack_side, new_attack
from duskboard.play.storyteller.attacking import (
    AttackRolled,
    NotAnnouncedError,
    begin_attack,
    drop_attack,
    roll_attack,
    roll_damage,
    roll_defence,
    roll_soak,
)
from duskboard.play.storyteller.contest import dice_of
from duskboard.play.storyteller.fighting import (
    DeedsDeclared,
    FightBegun,
    FightEnded,
    FighterHeld,
    FighterLeft,
    FightersJoined,
    InitiativeError,
    InitiativeLine,
    InitiativeRolled,
    act,
    begin_fight,
    begin_turn,
    declare,
    end_fight,
    fight_of,
    fighter_of,
    hold,
    join_fight,
    leave_fight,
    roll_initiative,
    write_fighter,
)
from duskboard.play.storyteller.frenzy import begin_frenzy, new_frenzy
from duskboard.play.storyteller.manoeuvre import (
    AmbushRolled,
    EmergencyTried,
    FellDown,
    FighterMark,
    LeftOutError,
    ambush_sides,
    fall_down,
    give_up_deed,
    lose_deed,
    mark_fighter,
    roll_ambush,
)
from duskboard.play.storyteller.scene import chronicle_of
from duskboard.play.storyteller.spending import spend_willpower
from duskboard.play.storyteller.striking import strike
from duskboard.table.entity import RULINGS_ID, Visibility
from duskboard.table.running_attack import AttackStep
from duskboard.table.table import Table


@pytest.mark.rule("storyteller 19.3")
@pytest.mark.rule("storyteller 19.5")
def test_a_fall_costs_initiative_or_a_deed() -> None:
    laid = fought()
    up = fall_down(laid, A, ReportedNet(net=1))
    assert isinstance(up.report, FellDown)
    assert up.report.end is FallEnd.UP
    risen = after(laid, up)
    risen = after(risen, begin_turn(risen))
    rolled = after(risen, roll_initiative(risen, {A: faces(5)}))
    assert fighter_of(rolled, A).initiative == 9
    down = after(laid, fall_down(laid, A, ReportedNet(net=0)))
    assert fighter_of(down, A).is_down
    botch = fall_down(laid, A, ReportedNet(net=0, is_botch=True))
    assert isinstance(botch.report, FellDown)
    assert botch.report.end is FallEnd.HURT
    stood = after(down, mark_fighter(down, A, FighterMark.UP))
    assert not fighter_of(stood, A).is_down
    assert fighter_of(after(stood, mark_fighter(stood, A, FighterMark.DOWN)), A).is_down


def test_a_table_may_play_without_falls() -> None:
    laid = fought()
    entity = laid.get(RULINGS_ID)
    off = replace(laid.rulings.storyteller, optional_knockdown=OnOff.OFF)
    assert entity is not None
    value = replace(laid.rulings, storyteller=off)
    plain = Table(entities={**laid.entities, RULINGS_ID: replace(entity, value=value)})
    with pytest.raises(LeftOutError):
        fall_down(plain, A, ReportedNet(net=0))


@pytest.mark.rule("storyteller 11.1")
def test_initiative_counts_the_sheet_as_it_is_now() -> None:
    slow = replace(ilse(), health=hurt(2), armour=(ARMOURS[ArmourId.FLAK_JACKET],))
    laid = fought(table(ilse=quick(slow), gregor=quick(gregor())), c=HUNTER)
    step = roll_initiative(laid, {A: faces(5), B: ReportedTotal(total=11), C: faces(4)})
    assert step.report == InitiativeRolled(
        lines=(
            InitiativeLine(name="Ilse", total=8, die=5),
            InitiativeLine(name="Gregor", total=11),
            InitiativeLine(name="Sable", total=10, die=4),
        )
    )
    with pytest.raises(InitiativeError):
        roll_initiative(laid, {A: ReportedTotal(total=61)})
    with pytest.raises(NothingToChangeError):
        roll_initiative(laid, {})
    with pytest.raises(NotOnTableError):
        roll_initiative(laid, {EntityId("nobody"): faces(1)})


@pytest.mark.rule("storyteller 24.6")
def test_in_frenzy_wounds_take_nothing() -> None:
    laid = fought(table(ilse=quick(replace(ilse(), health=hurt(5))), gregor=gregor()))
    assert fighter_of(laid, A).penalty == -2
    laid = attacked(laid, first=A, second=B)
    assert dice_of(laid, attack_side(laid, blow(laid))) == 3
    key = EntityId("frenzy")
    raging = replace(new_frenzy(laid, ILSE, Drive.RAGE, 4), state=FrenzyState.RAGING)
    laid = after(laid, begin_frenzy(laid, key, raging))
    assert dice_of(laid, attack_side(laid, blow(laid))) == 5
    rolled = after(laid, roll_initiative(laid, {A: faces(5)}))
    assert fighter_of(rolled, A).initiative == 11


@pytest.mark.rule("storyteller 20.1")
@pytest.mark.rule("storyteller 20.2")
@pytest.mark.rule("storyteller 11.2")
@pytest.mark.rule("storyteller 11.3")
def test_a_turn_from_initiative_to_its_end() -> None:
    laid = turn(fought(c=HUNTER), a=15, b=12, c=9)
    assert to_declare(laid.values(Fighter)) == (C,)
    laid = said(laid, C, STRIKE)
    laid = said(laid, B, STRIKE)
    step = declare(laid, A, (STRIKE,), willpower=True, blood=1)
    assert step.report == DeedsDeclared(name="Ilse", deeds=(STRIKE,), willpower=True, blood=1)
    laid = after(laid, step)
    assert moment(laid) == ["a"]
    waits = hold(laid, A)
    assert waits.report == FighterHeld(name="Ilse")
    laid = after(laid, waits)
    assert moment(laid) == ["b"]
    with pytest.raises(NotTheirMomentError):
        act(laid, C)
    laid = after(laid, act(laid, B))
    laid = after(laid, act(laid, A))
    assert moment(laid) == ["c"]
    laid = after(laid, act(laid, C))
    assert order_phase(laid) == "over"
    turns = chronicle_of(laid).turns
    laid = after(laid, begin_turn(laid))
    assert (fight_of(laid).turn, chronicle_of(laid).turns) == (2, turns + 1)
    assert {one.has_declared for one in laid.values(Fighter).values()} == {False}
    ended = end_fight(laid)
    assert ended.report == FightEnded(name="The pier", turns=2)
    assert after(laid, ended).values(Fighter) == {}


@pytest.mark.rule("storyteller 11.2")
def test_a_true_tie_happens_at_once_whoever_is_hurt_first() -> None:
    strong = rated(quick(ilse()), FIREARMS, 4)
    laid = fought(table(ilse=strong, gregor=rated(quick(gregor()), DEX, 3)))
    laid = said(said(turn(laid, a=12, b=12), A, STRIKE), B, STRIKE)
    assert moment(laid) == ["a", "b"]
    mine = replace(new_attack(laid, A, B, PISTOL, 0), is_undefended=True)
    laid = after(laid, begin_attack(laid, BLOW, mine))
    laid = after(laid, roll_attack(laid, BLOW, ReportedNet(net=3)))
    laid = after(laid, roll_damage(laid, BLOW, ReportedNet(net=7)))
    laid = after(laid, roll_soak(laid, BLOW, faces()))
    laid = after(laid, strike(laid, BLOW))
    assert not sheet(laid, GREGOR).health.can_act
    assert moment(laid) == ["b"]
    back = replace(new_attack(laid, B, A, PISTOL, 0), is_undefended=True)
    laid = after(laid, begin_attack(laid, BACK, back))
    step = roll_attack(laid, BACK, faces(7, 8, 9))
    assert isinstance(step.report, AttackRolled)
    assert step.report.left == 3
    laid = after(laid, step)
    assert fighter_of(laid, B).as_was is None


def test_who_joins_late_waits_and_who_leaves_is_gone() -> None:
    laid = fought()
    with pytest.raises(AlreadyOnTableError):
        join_fight(laid, {C: Fighter(name="z", who=ILSE)})
    with pytest.raises(AlreadyOnTableError):
        begin_fight(laid, "Another")
    with pytest.raises(NothingToChangeError):
        join_fight(laid, {})
    laid = turn(laid, a=9, b=8)
    step = join_fight(laid, {C: HUNTER}, is_next_turn=True)
    assert step.report == FightersJoined(names=("Sable",), is_next_turn=True)
    laid = after(laid, step)
    assert order_phase(laid) == "declare"
    laid = after(laid, begin_turn(laid))
    assert order_phase(laid) == "initiative"
    assert not fighter_of(laid, C).joins_next
    gone = leave_fight(laid, B)
    assert gone.report == FighterLeft(name="Gregor")
    laid = after(laid, gone)
    with pytest.raises(NotOnTableError):
        fighter_of(laid, B)
    wrote = after(laid, write_fighter(laid, C, replace(HUNTER, rating=9)))
    assert fighter_of(wrote, C).rating == 9
    bare = table()
    assert begin_fight(bare, "The pier").report == FightBegun(name="The pier")
    with pytest.raises(NotOnTableError):
        join_fight(bare, {C: HUNTER})
    entity = laid.get(A)
    assert entity is not None
    assert entity.visibility is Visibility.HIDDEN


@pytest.mark.rule("storyteller 4.3")
@pytest.mark.rule("storyteller 12.4")
@pytest.mark.rule("storyteller 14.4")
def test_three_deeds_are_rolled_with_four_two_and_one_die() -> None:
    brawl = ability(AbilityId.BRAWL)
    one = rated(rated(quick(ilse()), brawl, 4), DODGE, 3)
    laid = turn(fought(table(ilse=one, gregor=quick(gregor()))), a=9, b=12)
    punch, dodge = replace(STRIKE, pool=7), replace(DEFEND, pool=6)
    laid = said(said(laid, B, STRIKE), A, punch, dodge, dodge)
    for dice in (2, 1):
        laid = attacked(laid, first=B, second=A, weapon=WEAPONS[WeaponId.PUNCH])
        laid = after(laid, roll_attack(laid, BLOW, ReportedNet(net=1)))
        step = roll_defence(laid, BLOW, Defence.DODGE, faces(*(5 for _ in range(dice))))
        assert isinstance(step.report, AttackRolled)
        assert step.report.roll is not None
        assert step.report.roll.check.dice == dice
        laid = after(laid, step)
        laid = after(laid, drop_attack(laid, BLOW))
    laid = attacked(laid, first=B, second=A, weapon=WEAPONS[WeaponId.PUNCH])
    laid = after(laid, roll_attack(laid, BLOW, ReportedNet(net=1)))
    with pytest.raises(NoDefenceError):
        roll_defence(laid, BLOW, Defence.DODGE, ReportedNet(net=1))
    mine = new_attack(laid, A, B, WEAPONS[WeaponId.PUNCH], 0)
    assert dice_of(laid, attack_side(laid, mine)) == 4


@pytest.mark.rule("storyteller 12.1")
@pytest.mark.rule("storyteller 15.1")
def test_willpower_is_announced_but_for_a_defence_in_an_emergency() -> None:
    laid = turn(fought(), a=12, b=9)
    laid = said(said(laid, B, STRIKE), A, STRIKE)
    shot = new_attack(laid, A, B, PISTOL, 0)
    aimed = after(laid, begin_attack(laid, BLOW, shot))
    with pytest.raises(NotAnnouncedError):
        roll_attack(aimed, BLOW, ReportedNet(net=1), How(willpower=True))
    paid = after(aimed, roll_attack(aimed, BLOW, ReportedNet(net=1), replace(OPEN, willpower=True)))
    assert sheet(paid).willpower_left == 4
    step = give_up_deed(laid, A, 0)
    assert step.report == EmergencyTried(name="Ilse", roll=None, is_done=True)
    turned = after(laid, step)
    assert sheet(turned).willpower_left == 4
    assert fighter_of(turned, A).deeds[0].kind is DeedKind.DEFENCE
    failed = give_up_deed(laid, A, 0, faces(2, 3, 4, 5, 5))
    assert isinstance(failed.report, EmergencyTried)
    assert not failed.report.is_done
    kept = after(laid, failed)
    assert fighter_of(kept, A).deeds == (STRIKE,)
    gone = after(kept, lose_deed(kept, A, 0))
    assert fighter_of(gone, A).deeds[0].state is DeedState.LOST
    held = after(laid, give_up_deed(laid, A, 0, faces(6, 2, 3, 4, 5)))
    assert fighter_of(held, A).deeds[0].is_emergency
    assert after(laid, spend_willpower(laid, ILSE)) != laid


@pytest.mark.rule("storyteller 15.2")
def test_an_ambush_gives_a_free_turn_its_margin_or_the_first_strike() -> None:
    laid = fought()
    first, second = ambush_sides(laid, A, B)

    def lay(mine: int, theirs: int) -> Table:
        step = roll_ambush(
            laid,
            (A, first, ReportedNet(net=mine)),
            (B, second, ReportedNet(net=theirs)),
        )
        assert isinstance(step.report, AmbushRolled)
        assert step.report.end is ends[mine, theirs]
        return after(laid, step)

    ends = {
        (4, 1): AmbushEnd.WON,
        (2, 2): AmbushEnd.TIED,
        (1, 2): AmbushEnd.NOTICED,
    }
    won = said(turn(lay(4, 1), a=5, b=15), A, STRIKE)
    assert moment(won) == ["a"]
    won = attacked(won, first=A, second=B)
    assert (blow(won).bonus, blow(won).is_undefended) == (3, True)
    won = after(won, roll_attack(won, BLOW, ReportedNet(net=2)))
    assert (blow(won).net, blow(won).step) == (5, AttackStep.DAMAGE)
    later = after(won, begin_turn(won))
    assert fighter_of(later, B).can_act
    assert fighter_of(later, A).ambush == 0
    tied = said(said(turn(lay(2, 2), a=5, b=15), A, STRIKE), B, STRIKE)
    assert moment(tied) == ["a"]
    noticed = said(said(turn(lay(1, 2), a=5, b=15), A, STRIKE), B, STRIKE)
    assert moment(noticed) == ["b"]
    nothing = after(won, drop_attack(won, BLOW))
    nothing = attacked(nothing, first=A, second=B)
    nothing = after(nothing, roll_attack(nothing, BLOW, ReportedNet(net=0)))
    assert blow(nothing).step is AttackStep.OVER
