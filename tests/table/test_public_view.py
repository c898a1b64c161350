from collections.abc import Iterable
from dataclasses import replace
from itertools import permutations
from types import MappingProxyType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from duskboard.core.clocks.clock import Clock, ClockKind
from duskboard.core.dice import Expression, Handful
from duskboard.core.identity import AssetId, EntityId
from duskboard.core.rulings import Preset, preset
from duskboard.table.clock_view import ClockView, RaceView
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
from duskboard.table.view import RollView, SessionView, TitleView

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
            entity("note", Note(title="Guard", text="Sleeps", about=GATE), HIDDEN),
            entity(PUBLIC_ROLL_ID, ROLL, SHOWN),
        ]
    )
    assert public_view(table) == PublicView(
        title=TitleView(
            name="Dusk",
            welcome="At seven",
            picture=None,
            session=SessionView(number=7, title="Heist", started=None, ended=None),
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
unknown_ids = [*secret_ids, *masked_ids]
all_ids = [*shown_ids, *unknown_ids]
visibilities = st.sampled_from(Visibility)
# Whole values to choose from, not parts to put together: one draw is dear and there are many.
faces = st.sampled_from(
    [
        Clock(name=name, kind=kind, size=size, filled=filled)
        for name in ("Dusk", "Dawn")
        for kind in ClockKind
        for size, filled in ((4, 0), (4, 4), (6, 1), (8, 5))
    ]
)


def some(names: list[EntityId], most: int = 2) -> st.SearchStrategy[tuple[EntityId, ...]]:
    """Up to `most` of the names, in any order."""
    return st.sampled_from([few for count in range(most + 1) for few in permutations(names, count)])


def clocks(related: list[EntityId]) -> st.SearchStrategy[Clock]:
    """Any clock that waits for no other, with links and a rival among `related`."""
    return st.builds(replace, faces, opens=some(related), rival=st.sampled_from([None, *related]))


# Made once: a strategy made anew for each draw takes most of the time.
among_shown, among_all = clocks(shown_ids), clocks(all_ids)
some_shown, some_masked, some_secret = (
    some(names, most=3) for names in (shown_ids, masked_ids, secret_ids)
)
some_unknown = some(unknown_ids)
some_notes = some([EntityId("note1"), EntityId("note2")])
perhaps_unknown = st.sampled_from([None, *unknown_ids])
any_rulings = st.sampled_from([preset(one) for one in Preset])
unseen = st.sampled_from([HIDDEN, MASKED])
flags = st.booleans()
small = st.integers(0, 2)


@st.composite
def public_things(draw: st.DrawFn) -> list[Entity]:
    """What players see, in any order on the wall."""
    shown_ones = [entity(one, draw(among_shown), SHOWN, draw(small)) for one in draw(some_shown)]
    masked_ones = [entity(one, draw(among_all), MASKED, draw(small)) for one in draw(some_masked)]
    roll = [entity(PUBLIC_ROLL_ID, ROLL, SHOWN)] if draw(flags) else []
    return [*shown_ones, *masked_ones, *roll]


@st.composite
def secrets(draw: st.DrawFn) -> list[Entity]:
    """Anything that players do not see at all."""
    found = [entity(RULINGS_ID, draw(any_rulings), HIDDEN)]
    for name in draw(some_secret):
        waits = draw(flags)
        clock = replace(draw(among_all), locked=waits)
        found.append(entity(name, clock, draw(visibilities) if waits else HIDDEN, draw(small)))
    for name in draw(some_notes):
        note = Note(title="Secret", text="", about=shown_ids[draw(small)])
        found.append(entity(name, note, draw(st.sampled_from((HIDDEN, MASKED)))))
    return found


@st.composite
def pairs(draw: st.DrawFn) -> tuple[Table, Table]:
    """Two tables with the same public things and any secrets, on them and beside them."""
    public = draw(public_things())
    return _with_secrets(draw, public), _with_secrets(draw, public)


def _with_secrets(draw: st.DrawFn, public: list[Entity]) -> Table:
    found = [
        entity(CAMPAIGN_ID, Campaign(name="Dusk", picture=AssetId("a" * 64)), SHOWN),
        entity("session-1", Session(number=1, started=Moment(5)), HIDDEN),
        *draw(secrets()),
    ]
    for one in public:
        value = one.value
        if isinstance(value, Clock) and one.visibility is MASKED:
            value = replace(draw(among_all), name=value.name)
        elif isinstance(value, Clock):
            place = draw(small)
            opens = (*value.opens[:place], *draw(some_unknown), *value.opens[place:])
            value = replace(value, opens=opens, rival=value.rival or draw(perhaps_unknown))
        found.append(replace(one, value=value))
    if all(one.entity_id != PUBLIC_ROLL_ID for one in public) and draw(flags):
        found.append(entity(PUBLIC_ROLL_ID, ROLL, draw(unseen)))
    return lay(reversed(found) if draw(flags) else found)


@given(pairs())
def test_nothing_secret_makes_a_difference_to_what_players_see(pair: tuple[Table, Table]) -> None:
    one, other = pair
    assert public_view(one) == public_view(other)


@settings(max_examples=25)
@given(pairs())
def test_players_see_no_name_kind_or_count_of_what_is_hidden(pair: tuple[Table, Table]) -> None:
    table = pair[0]
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
