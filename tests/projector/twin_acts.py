"""What can happen in the evenings of `tests.projector.twins`, in the open and in hiding."""

from collections.abc import Callable
from dataclasses import replace
from types import MappingProxyType

from tests.projector.twin_rolls import acted, acted_together, threatened
from tests.projector.twins import (
    CLOCKS,
    DEXTERITY,
    EDDA,
    GHOST,
    HIDDEN,
    HOB,
    ILSE,
    LEAF,
    LETTER,
    LURKERS,
    MASK,
    NELL,
    PLACES,
    PRINCE,
    SECRETS,
    SHADE,
    SHOWN,
    TOM,
    UNKNOWN,
    Act,
    Evening,
    Secret,
)

from duskboard.core.chase.participant import Participant, Side, Vitals
from duskboard.core.chase.track import Hazard
from duskboard.core.clocks.clock import ClockKind
from duskboard.core.dice import Percentile, ReportedTotal, ScriptedDice
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.pool import Modifier, Terms
from duskboard.play.campaign import EditCampaign, edit_campaign
from duskboard.play.chase.laying import rename_location
from duskboard.play.chase.obstacle import put_obstacle
from duskboard.play.chase.overruling import overrule_actions, overrule_move
from duskboard.play.chase.person import EditPerson, NewPerson, add_people, edit_person
from duskboard.play.chase.running import end_this_turn
from duskboard.play.clock import EditClock, edit_clock, fill_clock
from duskboard.play.hand_out import WriteHandOut, write_hand_out
from duskboard.play.note import WriteNote, write_note
from duskboard.play.roll import Decision, resolve, show_roll, withdraw_roll
from duskboard.play.storyteller.contest import (
    ContestMode,
    Throw,
    roll_contest,
    roll_team,
)
from duskboard.play.storyteller.decision import PoolDecision, counted, roll_decision
from duskboard.play.storyteller.edit import rate_trait, write_text
from duskboard.play.storyteller.field import TextField
from duskboard.play.visibility import set_visibility
from duskboard.table.entity import Roll, Visibility
from duskboard.table.public_frame import PublicPage
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction

LATE = tuple(EntityId(f"late{number}") for number in range(4))
NAMES = ("Edda Marsh", "Hob", "Ghoul", "Ghoul 2")
"""What people in the open and in hiding are called alike."""


def _late(number: int) -> NewPerson:
    """Return somebody who joins in the open, before the slowest."""
    return NewPerson(
        person_id=LATE[number % len(LATE)],
        name="",
        side=Side.PURSUER,
        mov=8,
        dex=40,
        skills=(),
        place=PLACES[number % len(PLACES)],
        visibility=SHOWN,
    )


def _pool(who: EntityId, faces: tuple[int, ...], difficulty: int, *, secret: bool = False) -> Act:
    """Return a roll of Dexterity for which dice fall so; modifiers make it as many dice."""

    def act(table: Table) -> Transaction:
        traits = Terms(traits=(DEXTERITY,), difficulty=difficulty)
        hand = PoolDecision(who=who, terms=traits, is_secret=secret)
        more = len(faces) - counted(table, hand).dice
        terms = replace(traits, modifiers=(Modifier(dice=more),))
        return roll_decision(table, replace(hand, terms=terms), ScriptedDice(faces))

    return act


def _several(faces: tuple[int, ...], *, secret: bool = False, is_team: bool = False) -> Act:
    """Return a contest of Ilse and the prince, or their roll for one task; dice fall so."""

    def act(table: Table) -> Transaction:
        half = len(faces) // 2
        sides: list[tuple[PoolDecision, Throw]] = []
        for who, shown in ((ILSE, faces[:half]), (PRINCE, faces[half:])):
            hand = PoolDecision(who=who, terms=Terms(traits=(DEXTERITY,)))
            more = len(shown) - counted(table, hand).dice
            terms = replace(hand.terms, modifiers=(Modifier(dice=more),))
            sides.append((replace(hand, terms=terms), ScriptedDice(shown)))
        if is_team:
            return roll_team(table, sides, is_secret=secret)
        return roll_contest(table, sides[0], sides[1], ContestMode.OPPOSE, is_secret=secret)

    return act


# What can happen. Each takes the evening's own secret, and the numbers drawn for both evenings.


def _roll_of(person: EntityId, total: int) -> Act:
    """Return a roll of the log that is brought to the players, of somebody by the name of now."""

    def act(table: Table) -> Transaction:
        who = table.value(person, Participant)
        what = Percentile()
        roll = Roll(what=what, faces=(), total=total, who=who.name if who else "", told=True)
        return show_roll(table, roll)

    return act


def public_acts(kind: int, a: int, b: int) -> list[Act]:
    """Return what the game master does in the open, the same in both evenings."""
    clock, person = CLOCKS[a % 3], (EDDA, HOB, TOM)[a % 3]
    thing = (*CLOCKS, EDDA, HOB, TOM, PLACES[1], LETTER, LEAF, ILSE)[a % 10]
    seen = list(Visibility)[b % 3]
    wall = Hazard(name="Low wall", skills=("climb",))
    named = EditPerson(name=NAMES[b % len(NAMES)])
    late = replace(_late(b), name=NAMES[a % len(NAMES)])
    card = EditCampaign(name=f"Quay {b % 3}", welcome=f"Welcome {a % 3}")
    choices: tuple[Act, ...] = (
        lambda table: edit_person(table, person, named),
        lambda table: add_people(table, [late]),
        _roll_of(person, 1 + b % 99),
        withdraw_roll,
        lambda table: edit_campaign(table, card),
        lambda table: fill_clock(table, clock, b % 7),
        lambda table: edit_clock(table, EditClock(clock_id=clock, name=f"Clock {b % 5}")),
        lambda table: set_visibility(table, thing, seen),
        lambda table: overrule_move(table, person, PLACES[b % 4]),
        end_this_turn,
        lambda table: overrule_actions(table, person, left=b % 4, debt=0),
        lambda table: resolve(table, Decision(check=Percentile()), ReportedTotal(total=1 + b % 99)),
        lambda table: put_obstacle(table, EntityId(f"to-{PLACES[2]}"), wall, visibility=SHOWN),
        _pool(ILSE, (1 + a % 10, 1 + b % 10, 9), 6),
        _pool(PRINCE, (1 + a % 10, 1 + b % 10, 1), 6),
        _several((1 + a % 10, 9, 1 + b % 10, 7)),
        _several((1 + a % 10, 9, 1 + b % 10, 1), is_team=True),
        acted(NELL, (1 + a % 6, 1 + b % 6)),
        acted(SHADE, (1 + b % 6, 1 + a % 6, 4)),
        acted_together((1 + a % 6, 1 + b % 6, 6)),
    )
    return [choices[kind % len(choices)]]


def secret_acts(secret: Secret, kind: int, a: int, b: int) -> list[Act]:
    """Return what nobody but the game master may notice, another in each evening."""
    seed = secret.seed + a * 7 + b
    name = f"{secret.name('name')} {seed}"
    hidden = SECRETS[a % max(1, secret.clocks)]
    note = WriteNote(note_id=EntityId(f"note{a % 4}"), title=name, text=name)
    paper = WriteHandOut(hand_out_id=EntityId("forged"), title=name, text=name)
    ghost = EditPerson(name=name, mov=7 + seed % 3, dex=51 + seed % 8)
    # As somebody in the open may be called: in one evening only.
    taken = EditPerson(name=NAMES[(secret.seed + a) % len(NAMES)])
    lurker = LURKERS[a % max(1, secret.lurkers)]
    hurt = EditPerson(vitals=Vitals(hit_points=seed % 9, sanity=seed % 60))
    trap = Hazard(name=name, skills=("swim",))
    way = EntityId(f"to-{PLACES[3]}")
    choices: tuple[Act, ...] = (
        lambda table: edit_person(table, GHOST, taken),
        lambda table: edit_person(table, lurker, taken),
        lambda table: edit_person(table, EDDA, hurt),
        lambda table: edit_clock(table, EditClock(clock_id=hidden, name=name)),
        lambda table: fill_clock(table, hidden, 1 + seed % 4),
        lambda table: write_note(table, note),
        lambda table: write_hand_out(table, paper),
        lambda table: edit_person(table, GHOST, ghost),
        lambda table: rename_location(table, PLACES[2], name),
        lambda table: edit_clock(
            table, EditClock(clock_id=MASK, kind=list(ClockKind)[seed % len(ClockKind)])
        ),
        lambda table: resolve(
            table, Decision(check=Percentile(), secret=True), ReportedTotal(total=1 + seed % 99)
        ),
        lambda table: put_obstacle(table, way, trap, visibility=HIDDEN),
        lambda table: rename_location(table, UNKNOWN[0], name),
        lambda table: write_text(table, PRINCE, TextField.NAME, name),
        lambda table: rate_trait(table, PRINCE, DEXTERITY, 1 + seed % 5),
        lambda table: write_text(table, ILSE, TextField.NATURE, name),
        _pool(ILSE, (1 + seed % 10, 7, 9), 6, secret=True),
        _several((1 + seed % 10, 7, 9, 2), secret=True),
        _several((1 + seed % 10, 7, 9, 2), secret=True, is_team=True),
        acted(NELL, (1 + seed % 6, 4), secret=True),
        acted_together((1 + seed % 6, 5, 2), secret=True, gang=name),
        threatened(name, 1 + seed % 4),
    )
    return [choices[kind % len(choices)]]


def steer(evening: Evening, kind: int, a: int) -> None:
    """Do something with the players' screen itself."""
    projection, pages = evening.projection, list(PublicPage)
    acts: MappingProxyType[int, Callable[[], None]] = MappingProxyType(
        {
            0: lambda: projection.choose(pages[a % len(pages)]),
            1: lambda: projection.choose_beside(pages[a % len(pages)]),
            2: lambda: projection.set_frozen(bool(a % 2)),
            3: lambda: projection.set_blank(a % 5 == 0),
            4: lambda: projection.turn(a % 3 - 1),
            5: lambda: projection.hold(None if a % 2 else a % 4),
            6: lambda: projection.set_numbers(bool(a % 2)),
        }
    )
    acts[kind % len(acts)]()
