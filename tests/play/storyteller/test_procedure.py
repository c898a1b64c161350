from dataclasses import replace

import pytest
from tests.play.storyteller.hands import (
    DEX,
    GREGOR,
    ILSE,
    after,
    faces,
    gregor,
    ilse,
    sheet,
    shoots,
    table,
)

from duskboard.core.dice import ReportedNet
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.action import Contest, Winner
from duskboard.core.storyteller.calendar import (
    Chronicle,
    DueKind,
    Reminder,
    Span,
    SpanUnit,
    TimeUnit,
    day_of,
)
from duskboard.core.storyteller.difficulty import Difficulty, DifficultyError
from duskboard.core.storyteller.extended import Ending, ExtendedAction, ExtendedContest
from duskboard.core.storyteller.health import Health
from duskboard.core.storyteller.pool import Modifier, Terms
from duskboard.core.storyteller.roll import PoolLimitError
from duskboard.core.storyteller.sheet import Sheet
from duskboard.play.change import NothingToChangeError, NotOnTableError
from duskboard.play.fallen import several_of
from duskboard.play.storyteller.chronicle import (
    DateWritten,
    DueDismissed,
    DueDone,
    EveryDueDone,
    ReminderMade,
    ReminderRemoved,
    TimeAdvanced,
    TimeMoved,
    advance,
    dismiss_due,
    do_due,
    do_every_due,
    make_reminder,
    move_time,
    reminders,
    remove_reminder,
    write_date,
)
from duskboard.play.storyteller.contest import (
    ContestMode,
    ContestRolled,
    SeveralShown,
    TeamRolled,
    contest_difficulty,
    held,
    roll_contest,
    roll_team,
    show_several,
    side_of,
)
from duskboard.play.storyteller.decision import LoosePool, PoolDecision
from duskboard.play.storyteller.extended import (
    ExtendedBegun,
    ExtendedLeft,
    ExtendedRolled,
    MatchBegun,
    MatchRolled,
    ProcedureRemoved,
    begin_extended,
    begin_match,
    give_up,
    remove_procedure,
    roll_extended,
    roll_match,
)
from duskboard.play.storyteller.scene import chronicle_of
from duskboard.play.storyteller.spending import WillpowerTwiceError
from duskboard.table.chronicle_view import FIRST_NIGHT
from duskboard.table.public_view import public_view
from duskboard.table.several_roll import RolledFor
from duskboard.table.several_view import SeveralRollView

RUNS = PoolDecision(who=GREGOR, terms=Terms(traits=(DEX,), modifiers=(Modifier(dice=5),)))
SEARCH, MATCH = EntityId("search"), EntityId("match")
NIGHT = Span(count=1, unit=SpanUnit.NIGHT)


def net(number: int) -> ReportedNet:
    return ReportedNet(net=number)


@pytest.mark.rule("storyteller 8.4")
def test_the_difficulty_against_somebody_is_their_pool_or_the_game_masters() -> None:
    for extra, offered in ((5, (7, 7)), (10, (12, 10)), (-1, (1, 2))):
        against = replace(RUNS, terms=replace(RUNS.terms, modifiers=(Modifier(dice=extra),)))
        raw, used = offered
        assert contest_difficulty(table(), against) == Difficulty(raw=raw, used=used)
        published = contest_difficulty(table(published=True), against)
        assert published == Difficulty(raw=6, used=6)


@pytest.mark.rule("storyteller 8.1")
@pytest.mark.rule("storyteller 8.2")
def test_two_pools_against_each_other() -> None:
    laid = table()
    step = roll_contest(laid, (shoots(), net(4)), (RUNS, net(2)), ContestMode.OPPOSE)
    assert isinstance(step.report, ContestRolled)
    assert step.report.result == Contest(winner=Winner.FIRST, margin=2)
    assert step.report.left == 4
    assert after(laid, step).value(ILSE, Sheet) == laid.value(ILSE, Sheet)
    hinder = roll_contest(laid, (shoots(), net(5)), (RUNS, net(3)), ContestMode.HINDER)
    assert isinstance(hinder.report, ContestRolled)
    assert hinder.report.left == 2
    paid = roll_contest(
        laid,
        (shoots(willpower=True), faces(1, 1, 2, 2, 2)),
        (RUNS, net(1)),
        ContestMode.OPPOSE,
    )
    assert isinstance(paid.report, ContestRolled)
    assert paid.report.result.winner is Winner.NOBODY
    assert sheet(after(laid, paid)).willpower_left == 4


@pytest.mark.rule("storyteller 9.1")
@pytest.mark.rule("storyteller 9.2")
def test_a_team_adds_up() -> None:
    laid = table()
    step = roll_team(
        laid,
        [(shoots(), net(2)), (RUNS, net(1)), (RUNS, ReportedNet(net=0, is_botch=True))],
        "the vault",
    )
    assert isinstance(step.report, TeamRolled)
    assert (step.report.result.total, step.report.result.has_botch) == (3, True)
    with pytest.raises(NothingToChangeError):
        roll_team(laid, [])
    with pytest.raises(WillpowerTwiceError):
        roll_team(laid, [(shoots(willpower=True), net(1)), (shoots(willpower=True), net(1))])


@pytest.mark.rule("storyteller 8.1")
@pytest.mark.rule("storyteller 9.1")
def test_rolls_of_several_are_seen_by_players_unless_one_is_secret() -> None:
    laid, guard = table(), LoosePool(who="Guard", dice=3, difficulty=7)
    sides = ((shoots(), net(4)), (guard, net(2)))
    seen = public_view(after(laid, roll_contest(laid, *sides, ContestMode.OPPOSE))).roll
    assert isinstance(seen, SeveralRollView)
    # Nobody knows Ilse, whose sheet is hidden; the guard is a word of the game master's.
    assert [(line.who, line.net, line.target) for line in seen.lines] == [
        ("", 4, None),
        ("Guard", 2, None),
    ]
    assert (seen.purpose, seen.leader, seen.margin) == (RolledFor.OPPOSE, 0, 2)
    hinder = public_view(after(laid, roll_contest(laid, *sides, ContestMode.HINDER)), numbers=True)
    assert isinstance(hinder.roll, SeveralRollView)
    assert (hinder.roll.total, hinder.roll.lines[1].target is not None) == (2, True)
    team = public_view(after(laid, roll_team(laid, sides, "the vault"))).roll
    assert isinstance(team, SeveralRollView)
    assert (team.total, team.leader, team.why, team.has_botch) == (6, None, "the vault", False)
    hushed = ((shoots(is_secret=True), net(4)), (guard, net(2)))
    for step in (
        roll_contest(laid, *sides, ContestMode.OPPOSE, is_secret=True),
        roll_contest(laid, *hushed, ContestMode.OPPOSE),
        roll_team(laid, sides, is_secret=True),
        roll_team(laid, hushed),
    ):
        assert isinstance(step.report, ContestRolled | TeamRolled)
        assert step.report.is_secret
        assert public_view(after(laid, step)) == public_view(laid)
        several = several_of(step.report)
        assert several is not None
        shown = show_several(laid, several)
        assert shown.report == SeveralShown(several=several)
        assert isinstance(public_view(after(laid, shown)).roll, SeveralRollView)
        with pytest.raises(NothingToChangeError):
            show_several(after(laid, shown), several)


@pytest.mark.rule("storyteller 8.3")
def test_a_round_in_the_open_tells_how_both_stand_and_the_goal_with_the_numbers() -> None:
    match = ExtendedContest(name="Arms", target=5, first="Ilse", second="Gregor", first_total=2)
    running = after(table(), begin_match(table(), MATCH, match))
    sides = ((shoots(), net(1)), (RUNS, net(2)))
    step = roll_match(running, MATCH, *sides)
    seen = public_view(after(running, step)).roll
    assert isinstance(seen, SeveralRollView)
    assert (seen.totals, seen.target, seen.leader, seen.is_over) == ((3, 2), 0, None, False)
    told = public_view(after(running, step), numbers=True).roll
    assert isinstance(told, SeveralRollView)
    assert (told.target, told.why) == (5, "")
    hidden = roll_match(running, MATCH, *sides, is_secret=True)
    assert public_view(after(running, hidden)) == public_view(running)


@pytest.mark.rule("storyteller 7.1")
@pytest.mark.rule("storyteller 7.3")
def test_an_extended_action_lies_on_the_table() -> None:
    laid = table()
    action = ExtendedAction(name="Find the book", target=5, deadline=2, interval=10)
    begun = begin_extended(laid, SEARCH, action)
    assert begun.report == ExtendedBegun(action_id=SEARCH, name="Find the book", target=5)
    running = after(laid, begun)
    first = roll_extended(running, SEARCH, shoots(willpower=True), net(3))
    assert isinstance(first.report, ExtendedRolled)
    assert (first.report.before, first.report.action.total) == (0, 3)
    later = after(running, first)
    assert sheet(later).willpower_left == 4
    second = roll_extended(later, SEARCH, shoots(), net(1))
    assert isinstance(second.report, ExtendedRolled)
    assert second.report.action.ending is Ending.TIME_UP
    left = give_up(later, SEARCH)
    assert left.report == ExtendedLeft(action_id=SEARCH, name="Find the book", total=3, target=5)
    gone = remove_procedure(later, SEARCH)
    assert gone.report == ProcedureRemoved(name="Find the book")
    assert after(later, gone).get(SEARCH) is None
    with pytest.raises(NotOnTableError):
        roll_extended(laid, SEARCH, shoots(), net(1))
    with pytest.raises(NotOnTableError):
        remove_procedure(laid, SEARCH)


@pytest.mark.rule("storyteller 8.1")
@pytest.mark.rule("storyteller 9.1")
def test_somebody_without_a_sheet_takes_part() -> None:
    laid, guard = table(), LoosePool(who="Guard", dice=3, difficulty=7)
    assert contest_difficulty(laid, guard) == Difficulty(raw=3, used=3)
    step = roll_contest(laid, (shoots(), net(1)), (guard, faces(7, 6, 10)), ContestMode.OPPOSE)
    assert isinstance(step.report, ContestRolled)
    assert (step.report.second.who, step.report.second.result.net) == ("Guard", 2)
    assert step.report.result == Contest(winner=Winner.SECOND, margin=1)
    team = roll_team(laid, [(guard, net(2)), (shoots(willpower=True), net(1))])
    assert isinstance(team.report, TeamRolled)
    assert team.report.result.total == 3
    assert sheet(after(laid, team)).willpower_left == 4
    for wrong, error in (
        (replace(guard, difficulty=11), DifficultyError),
        (replace(guard, dice=31), PoolLimitError),
    ):
        with pytest.raises(error):
            roll_contest(laid, (wrong, net(1)), (guard, net(1)), ContestMode.OPPOSE)


@pytest.mark.rule("storyteller 7.3")
@pytest.mark.rule("storyteller 8.3")
def test_what_is_rolled_again_is_kept_with_it() -> None:
    laid = table()
    for side in (shoots(), LoosePool(who="Guard", dice=3, difficulty=7)):
        assert side_of(held(laid, side)) == side
    assert held(laid, shoots()).name == "Ilse"
    priced = shoots(willpower=True, blood=1, is_secret=True)
    assert side_of(held(laid, priced)) == shoots()


@pytest.mark.rule("storyteller 8.3")
def test_an_extended_contest_lies_on_the_table() -> None:
    laid = table()
    match = ExtendedContest(name="Arms", target=5, first="Ilse", second="Gregor")
    begun = begin_match(laid, MATCH, match)
    assert begun.report == MatchBegun(
        match_id=MATCH, name="Arms", first="Ilse", second="Gregor", target=5
    )
    running = after(laid, begun)
    step = roll_match(running, MATCH, (shoots(), net(2)), (RUNS, net(5)))
    assert isinstance(step.report, MatchRolled)
    assert step.report.match.winner is Winner.SECOND
    assert after(running, step).value(MATCH, ExtendedContest) == step.report.match
    guard = LoosePool(who="Guard", dice=3, difficulty=7)
    alone = roll_match(running, MATCH, (shoots(willpower=True), net(2)), (guard, net(1)))
    assert sheet(after(running, alone)).willpower_left == 4
    with pytest.raises(NotOnTableError):
        roll_match(laid, MATCH, (shoots(), net(2)), (RUNS, net(5)))


@pytest.mark.rule("storyteller 1.6")
def test_time_moves_and_what_falls_due_is_offered_and_not_done() -> None:
    laid = table()
    dated = after(laid, write_date(laid, day_of(1998, 10, 31)))
    step = move_time(dated, Span(count=2, unit=SpanUnit.NIGHT))
    assert step.report == TimeMoved(
        before=day_of(1998, 10, 31), after=day_of(1998, 11, 2), night=3, due=1
    )
    moved = after(dated, step)
    assert sheet(moved).blood == 8
    (offer,) = chronicle_of(moved).offers
    assert (offer.kind, offer.who, offer.amount) == (DueKind.NIGHTLY_BLOOD, ILSE, 2)
    done = do_due(moved, offer)
    assert done.report == DueDone(kind=DueKind.NIGHTLY_BLOOD, name="Ilse", amount=2, note="")
    assert sheet(after(moved, done)).blood == 6
    assert chronicle_of(after(moved, done)).offers == ()
    aside = dismiss_due(moved, offer)
    assert isinstance(aside.report, DueDismissed)
    assert sheet(after(moved, aside)).blood == 8
    with pytest.raises(NotOnTableError):
        do_due(after(moved, aside), offer)


@pytest.mark.rule("storyteller 1.6")
@pytest.mark.rule("storyteller 28.13")
def test_hunger_and_healing_are_done_when_the_game_master_says_so() -> None:
    starved = table(
        ilse=replace(ilse(), blood=0),
        gregor=replace(gregor(), health=Health(bashing=2, lethal=1), hurt_on=FIRST_NIGHT),
    )
    moved = after(starved, move_time(starved, NIGHT))
    done = moved
    for offer in chronicle_of(moved).offers:
        done = after(done, do_due(done, offer))
    assert sheet(done).health == Health(lethal=1)
    assert sheet(done, GREGOR).health == Health()
    assert sheet(done, GREGOR).hurt_on is None


@pytest.mark.rule("storyteller 1.6")
def test_everything_that_fell_due_is_done_in_one_step() -> None:
    laid = table(gregor=replace(gregor(), health=Health(bashing=2), hurt_on=FIRST_NIGHT))
    key = EntityId("r")
    reminder = Reminder(kind=DueKind.REMINDER, day=FIRST_NIGHT + 1, note="the prince calls")
    laid = after(laid, make_reminder(laid, key, reminder))
    moved = after(laid, move_time(laid, NIGHT))
    step = do_every_due(moved)
    assert step.report == EveryDueDone(count=3, names=("Ilse", "Gregor"))
    done = after(moved, step)
    assert (sheet(done).blood, sheet(done, GREGOR).health) == (7, Health())
    assert (chronicle_of(done).offers, done.get(key)) == ((), None)
    with pytest.raises(NothingToChangeError):
        do_every_due(done)


@pytest.mark.rule("storyteller 1.6")
def test_a_reminder_falls_due_and_is_gone_with_it() -> None:
    laid, key = table(), EntityId("r")
    reminder = Reminder(
        kind=DueKind.REMINDER, day=FIRST_NIGHT + 3, who=ILSE, note="the prince calls"
    )
    step = make_reminder(laid, key, reminder)
    assert isinstance(step.report, ReminderMade)
    kept = after(laid, step)
    assert list(reminders(kept)) == [key]
    moved = after(kept, move_time(kept, Span(count=1, unit=SpanUnit.WEEK)))
    offer = next(one for one in chronicle_of(moved).offers if one.source == key)
    assert after(moved, dismiss_due(moved, offer)).get(key) is None
    gone = remove_reminder(kept, key)
    assert isinstance(gone.report, ReminderRemoved)
    assert after(kept, gone).get(key) is None
    with pytest.raises(NotOnTableError):
        remove_reminder(laid, key)


@pytest.mark.rule("storyteller 1.1")
def test_turns_and_scenes_are_counted_on() -> None:
    laid = table()
    step = advance(laid, TimeUnit.TURN)
    assert step.report == TimeAdvanced(unit=TimeUnit.TURN, number=2)
    scene = advance(after(laid, step), TimeUnit.SCENE)
    assert scene.report == TimeAdvanced(unit=TimeUnit.SCENE, number=2)
    assert chronicle_of(after(after(laid, step), scene)) == Chronicle(
        day=FIRST_NIGHT, scene=2, turns=3
    )
    dated = write_date(laid, FIRST_NIGHT + 5)
    assert dated.report == DateWritten(before=FIRST_NIGHT, after=FIRST_NIGHT + 5)
    with pytest.raises(NothingToChangeError):
        write_date(after(laid, dated), FIRST_NIGHT + 5)
