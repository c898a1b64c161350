from collections.abc import Iterable
from dataclasses import replace
from types import MappingProxyType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from duskboard.core.clocks.clock import Clock, ClockKind
from duskboard.core.dice import Expression, Handful
from duskboard.core.identity import AssetId, EntityId
from duskboard.core.rulings import Preset, preset
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
from duskboard.table.public_view import PublicView, public_view
from duskboard.table.table import Table
from duskboard.table.view import ClockView, RaceView, RollView, SessionView, TitleView

HIDDEN, MASKED, SHOWN = Visibility.HIDDEN, Visibility.MASKED, Visibility.SHOWN
GATE, HUNT, CULT, YARD, PLOT = (EntityId(name) for name in ("gate", "hunt", "cult", "yard", "plot"))
TWO_D6 = Expression(handfuls=(Handful(count=2, sides=6),))
ROLL = Roll(what=TWO_D6, faces=(), total=7, who="Nyx", why="to hide", told=True)
BLANK = TitleView(name="", welcome="", picture=None, session=None)


def entity(name: str, value: Value, visibility: Visibility, rank: float = 0.0) -> Entity:
    return Entity(entity_id=EntityId(name), value=value, visibility=visibility, rank=rank)


def lay(entities: Iterable[Entity]) -> Table:
    return Table(entities=MappingProxyType({one.entity_id: one for one in entities}))


def clock(name: str, *, opens: tuple[EntityId, ...] = (), rival: EntityId | None = None) -> Clock:
    return Clock(name=name, kind=ClockKind.FACTION, size=8, filled=3, opens=opens, rival=rival)


def shown(name: str, of: Clock, *, opens: tuple[EntityId, ...] = ()) -> ClockView:
    return ClockView(
        clock_id=EntityId(name),
        name=of.name,
        kind=of.kind,
        size=of.size,
        filled=of.filled,
        opens=opens,
    )


def name_only(name: str, of: Clock) -> ClockView:
    return ClockView(
        clock_id=EntityId(name),
        name=of.name,
        kind=None,
        size=None,
        filled=None,
        visibility=MASKED,
        locked=False,
        opens=(),
        race=None,
        notes=0,
    )


def test_players_see_the_title_what_is_shown_and_the_last_open_roll() -> None:
    gate = clock("The gate", opens=(PLOT, HUNT, CULT, YARD), rival=CULT)
    hunt, cult, plot = clock("The hunt"), clock("The cult", rival=GATE), clock("The plot")
    yard = replace(clock("The yard"), locked=True)
    table = lay(
        [
            entity(CAMPAIGN_ID, Campaign(name="Dusk", welcome="At seven"), SHOWN),
            entity("session-7", Session(number=7, started=Moment(30), title="Heist"), HIDDEN),
            entity("hunt", hunt, SHOWN, 4.0),
            entity("cult", cult, MASKED, 3.0),
            entity("gate", gate, SHOWN, 2.0),
            entity("plot", plot, HIDDEN, 1.0),
            entity("yard", yard, SHOWN, 0.0),
            entity("note", Note(title="Guard", text="Sleeps", about=GATE), SHOWN),
            entity(PUBLIC_ROLL_ID, ROLL, SHOWN),
        ]
    )
    assert public_view(table) == PublicView(
        title=TitleView(
            name="Dusk",
            welcome="At seven",
            picture=None,
            session=SessionView(number=7, title="Heist", started=Moment(30), ended=None),
        ),
        clocks=(shown("gate", gate, opens=(HUNT,)), name_only("cult", cult), shown("hunt", hunt)),
        roll=RollView(what=TWO_D6, faces=(), total=7, who="Nyx", why="to hide", told=True),
    )


@pytest.mark.parametrize("visibility", [HIDDEN, MASKED])
def test_a_roll_that_is_not_shown_is_no_roll(visibility: Visibility) -> None:
    assert public_view(lay([entity(PUBLIC_ROLL_ID, ROLL, visibility)])) == PublicView(
        title=BLANK, clocks=(), roll=None
    )


@pytest.mark.rule("blades 47")
@pytest.mark.parametrize("visibility", list(Visibility))
def test_a_clock_that_waits_for_another_is_absent(visibility: Visibility) -> None:
    yard = entity("yard", replace(clock("The yard"), locked=True), visibility)
    assert public_view(lay([yard])).clocks == ()


@pytest.mark.rule("blades 47")
def test_a_race_is_told_only_when_both_rivals_are_shown() -> None:
    gate = entity("gate", clock("The gate", rival=HUNT), SHOWN)
    hunt = entity("hunt", replace(clock("The hunt", rival=GATE), filled=1), SHOWN, 1.0)
    races = [view.race for view in public_view(lay([gate, hunt])).clocks]
    assert races == [
        RaceView(rival_id=HUNT, lead=2, is_second=False),
        RaceView(rival_id=GATE, lead=-2, is_second=True),
    ]
    unknown = [
        replace(hunt, visibility=MASKED),
        replace(hunt, visibility=HIDDEN),
        replace(hunt, value=replace(clock("The hunt", rival=GATE), locked=True)),
    ]
    for rival in unknown:
        assert [view.race for view in public_view(lay([gate, rival])).clocks][:1] == [None]


secret_ids = [EntityId(f"secret{number}") for number in range(3)]
shown_ids = [EntityId(f"shown{number}") for number in range(3)]
masked_ids = [EntityId(f"masked{number}") for number in range(2)]
known_ids = st.sampled_from(shown_ids)
unknown_ids = st.sampled_from([*secret_ids, *masked_ids])
ranks = st.integers(-3, 3).map(float)
visibilities = st.sampled_from(Visibility)


def some(names: list[EntityId]) -> st.SearchStrategy[list[EntityId]]:
    return st.lists(st.sampled_from(names), unique=True)


def clocks(related: st.SearchStrategy[EntityId]) -> st.SearchStrategy[Clock]:
    """Any clock that waits for no other, with links and a rival among `related`."""
    return st.builds(
        Clock,
        name=st.sampled_from(["Dusk", "Dawn"]),
        kind=st.sampled_from(ClockKind),
        size=st.integers(4, 24),
        filled=st.integers(0, 4),
        opens=st.lists(related, max_size=2, unique=True).map(tuple),
        rival=st.none() | related,
    )


def placed(
    names: list[EntityId], visibility: Visibility, of: st.SearchStrategy[Clock]
) -> st.SearchStrategy[list[Entity]]:
    """Some clocks with these names, in any order on the wall."""
    found = st.dictionaries(st.sampled_from(names), st.tuples(of, ranks))
    return found.map(
        lambda some: [entity(name, of, visibility, rank) for name, (of, rank) in some.items()]
    )


public_things = st.tuples(
    placed(shown_ids, SHOWN, clocks(known_ids)),
    placed(masked_ids, MASKED, clocks(known_ids | unknown_ids)),
    st.sampled_from([[], [entity(PUBLIC_ROLL_ID, ROLL, SHOWN)]]),
).map(lambda parts: [one for part in parts for one in part])

secret_clocks = placed(secret_ids, HIDDEN, clocks(known_ids | unknown_ids))


@st.composite
def secrets(draw: st.DrawFn) -> list[Entity]:
    """Anything that players do not see at all."""
    waiting = [
        replace(one, value=replace(one.value, locked=True), visibility=draw(visibilities))
        if isinstance(one.value, Clock) and draw(st.booleans())
        else one
        for one in draw(secret_clocks)
    ]
    rulings = draw(st.sampled_from([preset(one) for one in Preset]))
    notes = [
        entity(name, Note(title="Secret", text="", about=draw(known_ids)), draw(visibilities))
        for name in draw(some([EntityId("note1"), EntityId("note2")]))
    ]
    return [entity(RULINGS_ID, rulings, HIDDEN), *waiting, *notes]


@st.composite
def with_secrets(draw: st.DrawFn, public: list[Entity]) -> Table:
    """A table with these public things and any secrets, on them and beside them."""
    found = [
        entity(CAMPAIGN_ID, Campaign(name="Dusk", picture=AssetId("a" * 64)), SHOWN),
        entity("session-1", Session(number=1, started=Moment(5)), HIDDEN),
        *draw(secrets()),
    ]
    for one in public:
        value = one.value
        if isinstance(value, Clock) and one.visibility is MASKED:
            value = replace(draw(clocks(known_ids | unknown_ids)), name=value.name)
        elif isinstance(value, Clock):
            more = draw(st.lists(unknown_ids, max_size=2, unique=True))
            place = draw(st.integers(0, len(value.opens)))
            opens = (*value.opens[:place], *more, *value.opens[place:])
            rival = value.rival or draw(st.none() | unknown_ids)
            value = replace(value, opens=opens, rival=rival)
        found.append(replace(one, value=value))
    if all(one.entity_id != PUBLIC_ROLL_ID for one in public) and draw(st.booleans()):
        found.append(entity(PUBLIC_ROLL_ID, ROLL, draw(st.sampled_from([HIDDEN, MASKED]))))
    return lay(reversed(found) if draw(st.booleans()) else found)


@given(public_things.flatmap(lambda public: st.tuples(with_secrets(public), with_secrets(public))))
def test_nothing_secret_makes_a_difference_to_what_players_see(pair: tuple[Table, Table]) -> None:
    one, other = pair
    assert public_view(one) == public_view(other)


@settings(max_examples=50)
@given(public_things.flatmap(with_secrets))
def test_players_see_no_name_kind_or_count_of_what_is_hidden(table: Table) -> None:
    for view in public_view(table).clocks:
        value = table.value(view.clock_id, Clock)
        known = table.get(view.clock_id)
        assert value is not None
        assert known is not None
        assert not value.locked
        assert known.visibility is view.visibility
        assert view.visibility in {MASKED, SHOWN}
        assert (view.notes, view.locked) == (0, False)
        assert view.visibility is SHOWN or view == name_only(view.clock_id, value)
        assert set(view.opens) <= set(shown_ids)
        assert view.race is None or view.race.rival_id in shown_ids
    assert "secret" not in repr(public_view(table)).lower()
