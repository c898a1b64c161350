from types import MappingProxyType

import pytest

from duskboard.core.clocks.clock import Clock, ClockKind
from duskboard.core.dice import Expression, Handful
from duskboard.core.identity import AssetId, EntityId
from duskboard.core.rulings import Rulings
from duskboard.table.clock_view import ClockView, RaceView, clock_views
from duskboard.table.entity import (
    CAMPAIGN_ID,
    PUBLIC_ROLL_ID,
    RULINGS_ID,
    Campaign,
    Entity,
    Moment,
    Note,
    Roll,
    Session,
    Value,
    Visibility,
)
from duskboard.table.name import name_of, value_name
from duskboard.table.table import Table
from duskboard.table.view import (
    GmView,
    NoteView,
    RollView,
    SessionView,
    TitleView,
    gm_view,
    note_views,
)

GATE, YARD, HUNT, NOTE = (EntityId(name) for name in ("gate", "yard", "hunt", "note"))
TWO_D6 = Expression(handfuls=(Handful(count=2, sides=6),))
ROLL = Roll(what=TWO_D6, faces=((3, 4),), total=7, who="Nyx", why="to hide")


def entity(
    name: str, value: Value, rank: float = 0.0, visibility: Visibility = Visibility.HIDDEN
) -> Entity:
    return Entity(entity_id=EntityId(name), value=value, rank=rank, visibility=visibility)


def lay(*entities: Entity) -> Table:
    return Table(entities=MappingProxyType({one.entity_id: one for one in entities}))


def clock(
    filled: int = 0,
    size: int = 4,
    kind: ClockKind = ClockKind.PROGRESS,
    rival: EntityId | None = None,
) -> Clock:
    return Clock(name="A clock", kind=kind, size=size, filled=filled, rival=rival)


def test_an_empty_table_has_nothing_to_draw() -> None:
    assert gm_view(Table()) == GmView(
        title=TitleView(name="", welcome="", picture=None, session=None),
        clocks=(),
        notes=(),
        roll=None,
    )


def test_the_game_master_sees_everything() -> None:
    gate = Clock(
        name="The gate", kind=ClockKind.PROJECT, size=8, filled=3, opens=(EntityId("gone"), YARD)
    )
    yard = Clock(name="The yard", kind=ClockKind.PROGRESS, size=4, locked=True)
    table = lay(
        entity(CAMPAIGN_ID, Campaign(name="Dusk", welcome="At seven", picture=AssetId("f" * 64))),
        entity("yard", yard, 2.0, Visibility.SHOWN),
        entity("gate", gate, 1.0),
        entity("n2", Note(title="", text="On nothing", session=7), 2.0),
        entity("n1", Note(title="Guard", text="Sleeps", about=GATE), 1.0, Visibility.SHOWN),
        entity("n3", Note(title="Old", text="", about=EntityId("gone")), 3.0),
        entity("session-6", Session(number=6, started=Moment(10), ended=Moment(20))),
        entity("session-7", Session(number=7, started=Moment(30), title="The heist")),
        entity(PUBLIC_ROLL_ID, ROLL),
        entity(RULINGS_ID, Rulings()),
    )
    assert gm_view(table) == GmView(
        title=TitleView(
            name="Dusk",
            welcome="At seven",
            picture=AssetId("f" * 64),
            session=SessionView(number=7, title="The heist", started=Moment(30), ended=None),
        ),
        clocks=(
            ClockView(
                clock_id=GATE,
                name="The gate",
                kind=ClockKind.PROJECT,
                size=8,
                filled=3,
                visibility=Visibility.HIDDEN,
                locked=False,
                opens=(YARD,),
                race=None,
                notes=1,
            ),
            ClockView(
                clock_id=YARD,
                name="The yard",
                kind=ClockKind.PROGRESS,
                size=4,
                filled=0,
                visibility=Visibility.SHOWN,
                locked=True,
                opens=(),
                race=None,
                notes=0,
            ),
        ),
        notes=(
            NoteView(
                note_id=EntityId("n1"),
                title="Guard",
                text="Sleeps",
                about_id=GATE,
                about="The gate",
                session=0,
                visibility=Visibility.SHOWN,
            ),
            NoteView(
                note_id=EntityId("n2"),
                title="",
                text="On nothing",
                about_id=None,
                about="",
                session=7,
                visibility=Visibility.HIDDEN,
            ),
            NoteView(
                note_id=EntityId("n3"),
                title="Old",
                text="",
                about_id=EntityId("gone"),
                about="",
                session=0,
                visibility=Visibility.HIDDEN,
            ),
        ),
        roll=RollView(what=TWO_D6, faces=((3, 4),), total=7, who="Nyx", why="to hide", told=False),
    )


def test_a_note_on_a_session_knows_its_number() -> None:
    table = lay(
        entity("session-7", Session(number=7, started=Moment(30), title="The heist")),
        entity("gate", clock()),
        entity("n1", Note(title="A", text="", about=EntityId("session-7")), 1.0),
        entity("n2", Note(title="B", text="", about=GATE), 2.0),
        entity("n3", Note(title="C", text="", about=EntityId("session-8")), 3.0),
        entity("n4", Note(title="D", text=""), 4.0),
    )
    assert [(view.about, view.about_session) for view in note_views(table)] == [
        ("The heist", 7),
        ("A clock", None),
        ("", None),
        ("", None),
    ]


def test_notes_on_a_clock_are_counted() -> None:
    notes = [Note(title="A", text="", about=about) for about in (GATE, YARD, GATE, None)]
    table = lay(
        entity("gate", clock()),
        entity("yard", clock()),
        entity("hunt", clock()),
        *(entity(f"note{number}", note) for number, note in enumerate(notes)),
    )
    assert {view.clock_id: view.notes for view in clock_views(table)} == {
        "gate": 2,
        "hunt": 0,
        "yard": 1,
    }


@pytest.mark.rule("blades 47")
@pytest.mark.parametrize(
    ("gate", "hunt", "gate_race", "hunt_race"),
    [
        pytest.param(
            clock(1, 4, rival=HUNT),
            clock(1, 6, rival=GATE),
            RaceView(rival_id=HUNT, lead=2, is_second=False),
            RaceView(rival_id=GATE, lead=-2, is_second=True),
            id="alike: the earlier is first",
        ),
        pytest.param(
            clock(4, 4, ClockKind.DANGER, HUNT),
            clock(0, 8, rival=GATE),
            RaceView(rival_id=HUNT, lead=8, is_second=True),
            RaceView(rival_id=GATE, lead=-8, is_second=False),
            id="the danger is second wherever it stands",
        ),
        pytest.param(
            clock(2, 4, rival=HUNT),
            clock(2, 4, ClockKind.DANGER, GATE),
            RaceView(rival_id=HUNT, lead=0, is_second=False),
            RaceView(rival_id=GATE, lead=0, is_second=True),
            id="level",
        ),
        pytest.param(
            clock(2, 4, ClockKind.DANGER, HUNT),
            clock(2, 5, ClockKind.DANGER, GATE),
            RaceView(rival_id=HUNT, lead=1, is_second=False),
            RaceView(rival_id=GATE, lead=-1, is_second=True),
            id="two dangers",
        ),
        pytest.param(clock(rival=HUNT), Note(title="Not a clock", text=""), None, None, id="gone"),
    ],
)
def test_a_race_says_who_leads_and_who_stands_first(
    gate: Clock, hunt: Clock | Note, gate_race: RaceView | None, hunt_race: RaceView | None
) -> None:
    views = clock_views(lay(entity("gate", gate, 1.0), entity("hunt", hunt, 2.0)))
    races = {view.clock_id: view.race for view in views}
    assert races.get(GATE) == gate_race
    assert races.get(HUNT) == hunt_race


@pytest.mark.parametrize(
    ("value", "name"),
    [
        (Campaign(name="Dusk"), "Dusk"),
        (clock(), "A clock"),
        (Note(title="Guard", text="Sleeps"), "Guard"),
        (Session(number=3, started=Moment(0), title="The heist"), "The heist"),
        (Session(number=3, started=Moment(0)), ""),
        (ROLL, ""),
        (Rulings(), ""),
    ],
)
def test_values_bear_names(value: Value, name: str) -> None:
    table = lay(entity("it", value))
    assert value_name(value) == name
    assert name_of(table, EntityId("it")) == name
    assert name_of(table, EntityId("gone")) == ""
    assert name_of(table, None) == ""


@pytest.mark.parametrize(
    ("size", "filled", "left", "is_full"),
    [(4, 1, 3, False), (4, 4, 0, True), (None, None, None, False), (4, None, None, False)],
)
def test_a_clock_known_by_name_only_is_never_full(
    size: int | None,
    filled: int | None,
    left: int | None,
    is_full: bool,  # noqa: FBT001  # a table of cases
) -> None:
    view = ClockView(clock_id=GATE, name="The gate", kind=None, size=size, filled=filled)
    assert (view.left, view.is_full) == (left, is_full)


@pytest.mark.rule("blades 47")
@pytest.mark.parametrize(("gate", "hunt", "is_begun"), [(0, 0, False), (0, 1, True), (2, 0, True)])
def test_nobody_leads_before_either_has_a_segment(gate: int, hunt: int, *, is_begun: bool) -> None:
    rivals = clock(gate, 6, rival=HUNT), clock(hunt, 8, rival=GATE)
    table = lay(entity("gate", rivals[0], 1.0), entity("hunt", rivals[1], 2.0))
    views = {view.clock_id: view for view in clock_views(table)}
    assert [one.race.is_begun for one in views.values() if one.race] == [is_begun, is_begun]
