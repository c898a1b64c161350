"""Two evenings that differ in nothing but what players do not know, played side by side."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from types import MappingProxyType

from duskboard.core.chase.participant import Side, Skill
from duskboard.core.chase.rounds import ChaseError, Course
from duskboard.core.chase.track import Hazard
from duskboard.core.clocks.clock import ClockKind
from duskboard.core.clocks.tick import ClockRuleError
from duskboard.core.dice import Percentile, ReportedTotal, ScriptedDice
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.error import StorytellerError
from duskboard.core.storyteller.pool import Modifier, Terms
from duskboard.core.storyteller.sheet import Trait, new_sheet, with_trait
from duskboard.core.storyteller.trait import AttributeId, TraitKind, attribute
from duskboard.models.document import TableDocument
from duskboard.models.projection import Projection
from duskboard.play.campaign import begin_campaign
from duskboard.play.change import PlayError
from duskboard.play.chase.laying import NewLocation, lay_track, rename_location
from duskboard.play.chase.obstacle import put_obstacle
from duskboard.play.chase.overruling import overrule_actions, overrule_move
from duskboard.play.chase.person import EditPerson, NewPerson, add_people, edit_person
from duskboard.play.chase.running import end_this_turn, start_chase
from duskboard.play.clock import EditClock, NewClock, edit_clock, fill_clock, make_clock
from duskboard.play.hand_out import WriteHandOut, write_hand_out
from duskboard.play.note import WriteNote, write_note
from duskboard.play.roll import Decision, resolve
from duskboard.play.storyteller.contest import (
    ContestMode,
    Throw,
    roll_contest,
    roll_team,
)
from duskboard.play.storyteller.decision import PoolDecision, counted, roll_decision
from duskboard.play.storyteller.edit import rate_trait, write_text
from duskboard.play.storyteller.field import TextField
from duskboard.play.storyteller.sheet import add_sheet
from duskboard.play.visibility import set_visibility
from duskboard.storage.campaign_file import CampaignFile
from duskboard.storage.journal import Seq
from duskboard.table.entity import COURSE_ID, Moment, Visibility
from duskboard.table.public_frame import PublicPage
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction

HIDDEN, MASKED, SHOWN = Visibility.HIDDEN, Visibility.MASKED, Visibility.SHOWN
CLOCKS = tuple(EntityId(f"clock{number}") for number in range(3))
MASK = EntityId("mask")
SECRETS = tuple(EntityId(f"secret{number}") for number in range(4))
PLACES = tuple(EntityId(f"place{number}") for number in range(4))
UNKNOWN = tuple(EntityId(f"unseen{number}") for number in range(4))
EDDA, HOB, TOM = (EntityId(name) for name in ("edda", "hob", "tom"))
GHOST = EntityId("ghost")
LURKERS = tuple(EntityId(f"lurker{number}") for number in range(3))
LETTER = EntityId("letter")
LEAF = EntityId("leaf")
ILSE, PRINCE = EntityId("ilse"), EntityId("prince")
THRALLS = tuple(EntityId(f"thrall{number}") for number in range(3))
DEXTERITY = attribute(AttributeId.DEXTERITY)

Act = Callable[[Table], Transaction]


@dataclass(frozen=True)
class Secret:
    """What one evening hides: numbers that every hidden thing is made of."""

    clocks: int
    lurkers: int
    between: int
    beyond: int
    seed: int

    def name(self, what: str) -> str:
        return f"Secret {what} {self.seed}"


@dataclass
class Evening:
    """One evening: its table, what its players see, and how many steps each act took."""

    secret: Secret
    document: TableDocument
    projection: Projection = field(init=False)
    done: list[int] = field(default_factory=list)
    undone: list[int] = field(default_factory=list)
    marks: list[Seq] = field(default_factory=list)
    names: Iterator[int] = field(default_factory=count)

    def __post_init__(self) -> None:
        self.projection = Projection(self.document)
        self.projection.set_open()

    def steps(self, acts: list[Act]) -> None:
        before = len(self.document.rows)
        for act in acts:
            self.document.submit(act(self.document.table))
        while self._lurks():
            self.document.submit(end_this_turn(self.document.table))
        self.done.append(len(self.document.rows) - before)
        self.undone.clear()
        self.marks.append(self.document.rows[-1].seq)

    def can(self, way: str, mark: int) -> bool:
        """Whether there is a step to take back or forth, or to go back to."""
        match way:
            case "undo":
                return bool(self.done)
            case "redo":
                return bool(self.undone)
            case _:
                earlier = self.marks[mark % len(self.marks)]
                return self.document.file.table_at(earlier) != self.document.table

    def travel(self, way: str, mark: int) -> None:
        """Take what was done last back or forth, or go back."""
        match way:
            case "undo":
                for _ in range(self.done[-1]):
                    self.document.undo()
                self.undone.append(self.done.pop())
            case "redo":
                for _ in range(self.undone[-1]):
                    self.document.redo()
                self.done.append(self.undone.pop())
            case _:
                self.document.go_back(self.marks[mark % len(self.marks)])
                self.done.append(1)
                self.undone.clear()
                self.marks.append(self.document.rows[-1].seq)

    def allows(self, acts: list[Act]) -> bool:
        """Whether the acts can be done one after the other, as the table lies."""
        table = self.document.table
        try:
            for act in acts:
                table = table.applied(act(table).changes)
        except (PlayError, ChaseError, ClockRuleError, StorytellerError):
            return False
        return True

    def _lurks(self) -> bool:
        course = self.document.table.value(COURSE_ID, Course)
        return course is not None and course.active in LURKERS


def begin(path: Path, secret: Secret) -> Evening:
    """Return an evening with its public things laid out, and its secrets."""
    clock = count(1_762_600_000)
    document = TableDocument(CampaignFile.create(path), lambda: Moment(next(clock)))
    evening = Evening(secret=secret, document=document)
    evening.steps([lambda table: begin_campaign(table, "Kelder Quay")])
    evening.steps([_track(secret)])
    evening.steps([_people(secret)])
    evening.steps([lambda table: start_chase(table, ScriptedDice(()))])
    evening.steps([*_clocks(secret), *_papers(secret), *_sheets(secret)])
    evening.done, evening.marks = [], evening.marks[-1:]
    return evening


def _track(secret: Secret) -> Act:
    hidden = iter(UNKNOWN)
    names: list[tuple[EntityId, str, Visibility]] = []
    for place in PLACES:
        shown = MASKED if place == PLACES[2] else SHOWN
        said = secret.name("place") if shown is MASKED else place.capitalize()
        names.append((place, said, shown))
        run = {PLACES[0]: secret.between, PLACES[-1]: secret.beyond}.get(place, 0)
        names += [(next(hidden), secret.name(f"alley {at}"), HIDDEN) for at in range(run)]
    wishes = [
        NewLocation(
            location_id=place,
            edge_id=EntityId(f"to-{place}"),
            name=name,
            visibility=visibility,
        )
        for place, name, visibility in names
    ]
    return lambda table: lay_track(table, "To the tram", wishes, visibility=SHOWN)


def _people(secret: Secret) -> Act:
    def person(  # noqa: PLR0913, PLR0917 - a person has that many sides
        key: EntityId, name: str, side: Side, dex: int, at: EntityId, visibility: Visibility
    ) -> NewPerson:
        is_public = key in {EDDA, HOB, TOM}
        return NewPerson(
            person_id=key,
            name=name,
            side=side,
            mov={EDDA: 9, HOB: 7, TOM: 8}.get(key, 7 + secret.seed % 3),
            dex=dex,
            skills=(Skill(name="climb", value=30 + secret.seed),),
            place=at,
            count=1 if is_public else 1 + secret.seed % 3,
            visibility=visibility,
        )

    ghost = list(Side)[secret.seed % 2]
    wishes = [
        person(EDDA, "Edda Marsh", Side.QUARRY, 70, PLACES[1], SHOWN),
        person(TOM, "Tom Reyes", Side.QUARRY, 60, PLACES[1], SHOWN),
        person(GHOST, secret.name("ghost"), ghost, 51 + secret.seed % 8, PLACES[0], MASKED),
        person(HOB, "Hob", Side.PURSUER, 50, PLACES[0], SHOWN),
    ]
    wishes += [
        person(key, secret.name(key), Side.PURSUER, dex, PLACES[(dex + secret.seed) % 4], HIDDEN)
        for key, dex in zip(LURKERS[: secret.lurkers], (95, 65, 20), strict=False)
    ]
    return lambda table: add_people(table, wishes)


def _clocks(secret: Secret) -> list[Act]:
    def clock(key: EntityId, name: str, size: int, visibility: Visibility) -> Act:
        kind = list(ClockKind)[(size + secret.seed) % len(ClockKind)]
        wish = NewClock(
            clock_id=key,
            name=name,
            kind=ClockKind.DANGER if key in CLOCKS else kind,
            size=size,
            visibility=visibility,
        )
        return lambda table: make_clock(table, wish)

    known = [clock(key, f"Clock {key[-1]}", 6, SHOWN) for key in CLOCKS]
    mask = clock(MASK, "Something stirs", 4 + secret.seed % 5, MASKED)
    secrets = [
        clock(key, secret.name(key), 4 + secret.seed % 7, HIDDEN)
        for key in SECRETS[: secret.clocks]
    ]
    at = secret.seed % 3
    made = [known[0], mask, *known[1:]]
    return [*secrets[:1], *made[:at], *secrets[1:], *made[at:]]


def _papers(secret: Secret) -> list[Act]:
    letter = WriteHandOut(hand_out_id=LETTER, title="A notice", text="Bring the whole fare.")
    forged = WriteHandOut(
        hand_out_id=EntityId("forged"), title=secret.name("paper"), text=secret.name("text")
    )
    note = WriteNote(note_id=EntityId("note"), title=secret.name("note"), text="", about=EDDA)
    about = SECRETS[secret.seed % secret.clocks] if secret.clocks else None
    leaf = WriteNote(note_id=LEAF, title="A torn leaf", text="Nine o'clock.", about=about)
    return [
        lambda table: write_hand_out(table, forged),
        lambda table: write_hand_out(table, letter),
        lambda table: set_visibility(table, LETTER, SHOWN),
        lambda table: write_note(table, note),
        lambda table: write_note(table, leaf),
        lambda table: set_visibility(table, LEAF, SHOWN),
    ]


def _sheets(secret: Secret) -> list[Act]:
    """Return one sheet that is shown, one that is masked, and some that are hidden."""

    def sheet(key: EntityId, name: str, visibility: Visibility, dots: int) -> Act:
        dexterity = Trait(kind=TraitKind.PHYSICAL, name=AttributeId.DEXTERITY, rating=dots)
        made = with_trait(new_sheet(name), dexterity)
        return lambda table: add_sheet(table, key, made, visibility)

    count = secret.seed % len(THRALLS)
    thralls = [sheet(key, secret.name(key), HIDDEN, 1 + secret.seed % 5) for key in THRALLS[:count]]
    prince = sheet(PRINCE, secret.name("prince"), MASKED, 1 + secret.seed % 5)
    return [*thralls, sheet(ILSE, "Ilse", SHOWN, 3), prince]


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


def public_acts(kind: int, a: int, b: int) -> list[Act]:
    """Return what the game master does in the open, the same in both evenings."""
    clock, person = CLOCKS[a % 3], (EDDA, HOB, TOM)[a % 3]
    thing = (*CLOCKS, EDDA, HOB, TOM, PLACES[1], LETTER, LEAF, ILSE)[a % 10]
    seen = list(Visibility)[b % 3]
    wall = Hazard(name="Low wall", skills=("climb",))
    choices: tuple[Act, ...] = (
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
    trap = Hazard(name=name, skills=("swim",))
    way = EntityId(f"to-{PLACES[3]}")
    choices: tuple[Act, ...] = (
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
