"""Everything that can stand in a campaign file, drawn at random."""

from hypothesis import strategies as st
from tests.storage import blades
from tests.storage.storyteller import registered

from duskboard.core.blades_rulings import BladesRulings, ExtremeEffect, ProjectCritical
from duskboard.core.chase.participant import Vitals
from duskboard.core.clocks.clock import Beat, Clock, ClockHue, ClockKind
from duskboard.core.dice import Expression, Handful, Percentile, Pool, Rating
from duskboard.core.identity import AssetId, EntityId
from duskboard.core.rulings import Rulings
from duskboard.storage.reports import REPORTS
from duskboard.table.entity import (
    Campaign,
    Entity,
    HandOut,
    Moment,
    Note,
    Roll,
    Session,
    Value,
    Visibility,
)
from duskboard.table.transaction import Report

words = st.text(st.characters(), max_size=40)  # with halves of surrogate pairs
names = words.filter(lambda text: bool(text.strip()))
ids = st.text(min_size=1, max_size=20).map(EntityId)
moments = st.integers(0, 2**40).map(Moment)
numbers = st.integers(-(10**30), 10**30)


@st.composite
def clocks(draw: st.DrawFn) -> Clock:
    size = draw(st.integers(2, 24))
    return Clock(
        name=draw(names),
        kind=draw(st.sampled_from(ClockKind)),
        size=size,
        filled=draw(st.integers(0, size)),
        locked=draw(st.booleans()),
        opens=tuple(draw(st.lists(ids, max_size=3))),
        rival=draw(st.none() | ids),
        happens=draw(words),
        happens_empty=draw(words),
        has_happened=draw(st.booleans()),
        surplus=draw(st.integers(0, 10**6)),
        beat=draw(st.none() | st.sampled_from(Beat)),
        owner=draw(st.none() | ids),
        group=draw(words),
        hue=draw(st.none() | st.sampled_from(ClockHue)),
        only_rises=draw(st.booleans()),
        is_archived=draw(st.booleans()),
    )


handfuls = st.builds(
    Handful, count=st.integers(1, 20), sides=st.integers(2, 1000), negative=st.booleans()
)
expressions = st.builds(
    Expression,
    handfuls=st.lists(handfuls, min_size=1, max_size=5).map(tuple),
    modifier=st.integers(-(10**6), 10**6),
)
percentiles = st.builds(Percentile, extra=st.integers(-2, 2))
pools = st.builds(Pool, count=st.integers(0, 100), target=st.integers(2, 10))
ratings = st.builds(Rating, count=st.integers(0, 100))
points = st.none() | st.integers(0, 10**6)
vitals = st.builds(
    Vitals,
    hit_points=points,
    full_hit_points=points,
    sanity=points,
    full_sanity=points,
    magic=points,
    full_magic=points,
)
rolls = st.builds(
    Roll,
    what=expressions | percentiles | pools | ratings,
    faces=st.lists(st.lists(st.integers(0, 1000), max_size=5).map(tuple), max_size=3).map(tuple),
    total=numbers,
    who=words,
    why=words,
    told=st.booleans(),
    passed=st.none() | st.booleans(),
    needed=st.none() | numbers,
)
hand_outs = st.builds(
    HandOut, title=names, about=words, text=words, picture=st.none() | words.map(AssetId)
)
campaigns = st.builds(Campaign, name=names, welcome=words, picture=st.none() | words.map(AssetId))
notes = st.builds(
    Note, title=names, text=words, about=st.none() | ids, session=st.integers(0, 1000)
)
rulings = st.builds(
    Rulings,
    blades=st.builds(
        BladesRulings,
        long_term_project_critical=st.sampled_from(ProjectCritical),
        extreme_effect_ticks=st.sampled_from(ExtremeEffect),
    ),
)
sessions = st.builds(
    Session,
    number=st.integers(1, 10**6),
    started=moments,
    ended=st.none() | st.integers(2**40, 2**41).map(Moment),
    title=words,
)

values: st.SearchStrategy[Value] = st.one_of(
    campaigns, clocks(), hand_outs, notes, rolls, rulings, sessions
)
entities = st.builds(
    Entity,
    entity_id=ids,
    value=values,
    visibility=st.sampled_from(Visibility),
    rank=st.floats(allow_nan=False, allow_infinity=False),
)


def reports() -> st.SearchStrategy[Report]:
    """Draw any report that is registered, with values that can be in its fields."""
    registered()
    blades.registered()
    st.register_type_strategy(Clock, clocks())
    st.register_type_strategy(Handful, handfuls)
    st.register_type_strategy(Expression, expressions)
    st.register_type_strategy(Percentile, percentiles)
    st.register_type_strategy(Pool, pools)
    st.register_type_strategy(Rating, ratings)
    st.register_type_strategy(Vitals, vitals)
    return st.sampled_from(sorted(REPORTS)).flatmap(lambda kind: st.from_type(REPORTS[kind]))
