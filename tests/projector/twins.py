"""Two evenings that differ in nothing but what players do not know, played side by side."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

from duskboard.core.blades.error import BladesError
from duskboard.core.blades.scoundrel import Ratings, Scoundrel
from duskboard.core.chase.participant import Side, Skill
from duskboard.core.chase.rounds import ChaseError, Course
from duskboard.core.clocks.clock import ClockKind
from duskboard.core.clocks.tick import ClockRuleError
from duskboard.core.dice import ScriptedDice
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.error import StorytellerError
from duskboard.core.storyteller.sheet import Trait, new_sheet, with_trait
from duskboard.core.storyteller.trait import AttributeId, TraitKind, attribute
from duskboard.models.document import TableDocument
from duskboard.models.projection import Projection
from duskboard.models.screen_memory import remember, remembered
from duskboard.play.blades.sheet import add_scoundrel
from duskboard.play.campaign import begin_campaign
from duskboard.play.change import PlayError
from duskboard.play.chase.laying import NewLocation, lay_track
from duskboard.play.chase.person import NewPerson, add_people
from duskboard.play.chase.running import end_this_turn, start_chase
from duskboard.play.clock import NewClock, make_clock
from duskboard.play.hand_out import WriteHandOut, write_hand_out
from duskboard.play.note import WriteNote, write_note
from duskboard.play.storyteller.sheet import add_sheet
from duskboard.play.visibility import set_visibility
from duskboard.storage.campaign_file import CampaignFile
from duskboard.storage.journal import Seq
from duskboard.table.entity import COURSE_ID, Moment, Visibility
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
NELL, SHADE = EntityId("nell"), EntityId("shade")
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

    def reopen(self) -> None:
        """Close the campaign and open it again, as the next evening does."""
        remember(self.document.file, self.projection.memory)
        path, now = self.document.file.path, self.document._now
        self.document.close()
        self.document = TableDocument(CampaignFile.open(path), now)
        self.projection = Projection(self.document)
        self.projection.recall(remembered(self.document.file))

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
        except (PlayError, BladesError, ChaseError, ClockRuleError, StorytellerError):
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
    evening.steps([*_clocks(secret), *_papers(secret), *_sheets(secret), *_scoundrels(secret)])
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


def _scoundrels(secret: Secret) -> list[Act]:
    """Return one that is shown and one that is masked."""
    shade = Scoundrel(name=secret.name("shade"), ratings=Ratings(prowl=secret.seed % 4))
    nell = Scoundrel(name="Nell", ratings=Ratings(prowl=2))
    return [
        lambda table: add_scoundrel(table, NELL, nell, SHOWN),
        lambda table: add_scoundrel(table, SHADE, shade, MASKED),
    ]
