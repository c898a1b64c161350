"""Everything of Blades in the Dark that can stand in a campaign file, drawn at random."""

from hypothesis import strategies as st

from duskboard.core.blades.ability import Ability, AbilityId, CrewAbilityId
from duskboard.core.blades.activity import ActivityPay, DowntimeActivity
from duskboard.core.blades.claim import grid
from duskboard.core.blades.cohort import Cohort
from duskboard.core.blades.consequence import Complication, Heat, Wounding
from duskboard.core.blades.crew import Crew, CrewContact
from duskboard.core.blades.crew_creation import CrewType, Deal
from duskboard.core.blades.crew_making import CrewMaking, StruckDeal
from duskboard.core.blades.design import Design, DesignKind, Drawback
from duskboard.core.blades.downtime import (
    Bought,
    Downtime,
    DowntimeStep,
    Figure,
    FigureLine,
    KeptTrigger,
    KeptTrouble,
    Plan,
    StepDone,
)
from duskboard.core.blades.entanglement import EntanglementId
from duskboard.core.blades.faction import Faction
from duskboard.core.blades.harm import HARM_BOXES, Harm, Wound
from duskboard.core.blades.hold import Hold
from duskboard.core.blades.magnitude import Magnitude, Measure, Ritual
from duskboard.core.blades.playbook import Playbook
from duskboard.core.blades.scoundrel import (
    ArmourKind,
    Bond,
    Contact,
    Experience,
    Fate,
    Item,
    Jail,
    Load,
    Profile,
    Ratings,
    Scoundrel,
    Tracks,
)
from duskboard.core.blades.trait import ActionId, TraumaId, XpTrack
from duskboard.core.blades.upgrade import UpgradeId, upgrade
from duskboard.core.clocks.effect import Outcome
from duskboard.core.dice import Rating
from duskboard.core.identity import AssetId, EntityId
from duskboard.table.entity import Entity, Value, Visibility

names = st.text(st.characters(codec="utf-8"), min_size=1, max_size=12).filter(str.strip)
texts = st.text(st.characters(codec="utf-8"), max_size=20)
ids = st.text(min_size=1, max_size=8).map(EntityId)
xp = st.integers(0, 99)
lengths = st.none() | st.integers(1, 24)
ratings = st.builds(Ratings, **{action.value: st.integers(0, 4) for action in ActionId})


def rows(strategy: st.SearchStrategy[object], most: int = 3) -> st.SearchStrategy[object]:
    return st.lists(strategy, max_size=most).map(tuple)


def once(strategy: st.SearchStrategy[object], most: int = 4) -> st.SearchStrategy[object]:
    return st.lists(strategy, max_size=most, unique=True).map(tuple)


@st.composite
def harms(draw: st.DrawFn) -> Harm:
    wounds = [
        Wound(level=level, text=draw(names), is_supernatural=draw(st.booleans()))
        for level, boxes in HARM_BOXES.items()
        for _ in range(draw(st.integers(0, boxes)))
    ]
    return Harm(wounds=tuple(draw(st.permutations(wounds))), healing=draw(st.integers(0, 8)))


def abilities(kind: type[AbilityId | CrewAbilityId]) -> st.SearchStrategy[object]:
    known = st.builds(Ability, key=st.sampled_from(kind), choice=texts)
    return rows(known | st.builds(Ability, name=names, text=texts))


scoundrels = st.builds(
    Scoundrel,
    name=names,
    profile=st.builds(Profile, alias=texts, playbook=texts, vice=texts, trigger=texts),
    ratings=ratings,
    stress=st.integers(0, 24),
    traumas=once(st.sampled_from(TraumaId).map(str) | names),
    harm=harms(),
    armour_used=once(st.sampled_from(ArmourKind)),
    load=st.none() | st.sampled_from(Load),
    items=rows(st.builds(Item, name=names, load=st.integers(0, 9), is_fine=st.booleans())),
    coin=xp,
    stash=st.integers(0, 40),
    xp=st.builds(Experience, playbook=xp, insight=xp, prowess=xp, resolve=xp),
    tracks=st.builds(Tracks, stress=lengths, trauma=lengths, playbook=lengths, attribute=lengths),
    abilities=abilities(AbilityId),
    contacts=rows(st.builds(Contact, name=names, bond=st.sampled_from(Bond))),
    fate=st.sampled_from(Fate),
    jail=st.none() | st.builds(Jail, sentence=st.integers(0, 4), coin=st.integers(0, 9)),
    stands_in_for=st.none() | ids,
    is_healer=st.booleans(),
    is_vice_satisfied=st.booleans(),
    assists_given=st.integers(0, 24),
    trained=once(st.sampled_from(XpTrack)),
    notes=texts,
    portrait=st.none() | texts.map(AssetId),
)
crews = st.builds(
    Crew,
    name=names,
    tier=st.integers(0, 6),
    heat=st.integers(0, 8),
    wanted=st.integers(0, 4),
    abilities=abilities(CrewAbilityId),
    hold=st.sampled_from(Hold),
    rep=st.integers(0, 12),
    coin=st.integers(0, 999),
    xp=st.integers(0, 99),
    upgrades=once(st.sampled_from([upgrade(one) for one in UpgradeId])),
    claims=st.just(grid((("lair", "turf"), ("tavern", "envoy")))),
    prison=once(st.sampled_from((0, 1, 4, 9))),
    cohorts=rows(st.builds(Cohort, name=names, harm=st.integers(0, 4))),
    contacts=rows(st.builds(CrewContact, name=names, is_favourite=st.booleans())),
)
factions = st.builds(
    Faction,
    name=names,
    tier=st.integers(0, 6),
    hold=st.sampled_from(Hold),
    status=st.integers(-3, 3),
    is_fighting=st.booleans(),
    notes=texts,
)
rituals = st.builds(
    Ritual,
    name=names,
    does=texts,
    fear=texts,
    magnitude=st.builds(Magnitude, **{one.value: st.integers(0, 6) for one in Measure}),
    casting=st.integers(0, 6),
    less=st.integers(0, 9),
    activities=st.integers(1, 9),
    is_uncertain=st.booleans(),
    known_to=rows(ids),
)
designs = st.builds(
    Design,
    name=names,
    kind=st.sampled_from(DesignKind),
    quality=st.integers(0, 12),
    drawbacks=once(st.sampled_from(Drawback)),
    known_to=rows(ids),
    is_common=st.booleans(),
)
playbooks = st.builds(
    Playbook,
    name=names,
    about=texts,
    trigger=texts,
    printed=ratings,
    abilities=abilities(AbilityId),
    items=rows(st.builds(Item, name=names, load=st.integers(0, 9))),
    contacts=rows(names),
)
crew_types = st.builds(
    CrewType,
    key=names,
    name=names,
    about=texts,
    trigger=texts,
    abilities=abilities(CrewAbilityId),
    upgrades=st.sampled_from([(), (upgrade(UpgradeId.VAULT, 1),)]),
    special=st.sampled_from([(), (upgrade(UpgradeId.RIGGING, 0),)]),
    cohorts=rows(st.builds(Cohort, name=names)),
    operations=rows(names),
    contacts=rows(names),
    claims=st.sampled_from([grid([]), grid([["lair", "turf"], ["fixer"]])]),
)
makings = st.builds(
    CrewMaking,
    given=st.integers(0, 4),
    deals=st.lists(
        st.builds(
            StruckDeal,
            deal=st.sampled_from(Deal),
            faction_id=ids,
            moved=st.integers(-2, 2),
            coin=st.integers(0, 2),
        ),
        max_size=3,
        unique_by=lambda one: one.step,
    ).map(tuple),
)
plans = st.builds(
    Plan,
    number=st.integers(1, 99),
    who=ids,
    activity=st.sampled_from(DowntimeActivity),
    target=st.none() | ids,
    track=st.none() | st.sampled_from(XpTrack),
    outcome=st.none() | st.sampled_from(Outcome),
    asset=texts,
    is_done=st.booleans(),
)
lines = st.builds(
    FigureLine,
    figure=st.sampled_from(Figure),
    before=st.integers(-3, 99),
    after=st.integers(-3, 99),
    name=texts,
)
downtimes = st.builds(
    Downtime,
    number=st.integers(1, 99),
    score=texts,
    is_open=st.booleans(),
    done=st.lists(
        st.builds(StepDone, step=st.sampled_from(DowntimeStep), lines=rows(lines)),
        unique_by=lambda one: one.step,
        max_size=3,
    ).map(tuple),
    rolled=st.integers(0, 6),
    names=once(st.sampled_from(EntanglementId)),
    plans=st.lists(plans, unique_by=lambda one: one.number, max_size=3).map(tuple),
    bought=rows(st.builds(Bought, who=ids, pay=st.sampled_from(ActivityPay))),
    played=rows(ids),
    boss=st.none() | ids,
)
kept = st.builds(
    KeptTrouble,
    trouble=st.sampled_from(EntanglementId),
    trigger=st.sampled_from(KeptTrigger),
    faction=st.none() | ids,
    note=texts,
)
wounds = st.builds(Wound, level=st.integers(1, 4), text=names, is_supernatural=st.booleans())


def registered() -> None:
    """Tell hypothesis how the parts of reports and rolls are made that it could not guess."""
    st.register_type_strategy(Rating, st.builds(Rating, count=st.integers(0, 30)))
    st.register_type_strategy(Wound, wounds)
    st.register_type_strategy(Wounding, st.builds(Wounding, level=st.integers(1, 4), text=names))
    st.register_type_strategy(
        Complication, st.builds(Complication, text=names, ticks=st.integers(0, 24))
    )
    st.register_type_strategy(Heat, st.builds(Heat, amount=st.integers(1, 9)))


values: st.SearchStrategy[Value] = (
    scoundrels
    | crews
    | crew_types
    | makings
    | factions
    | playbooks
    | rituals
    | designs
    | downtimes
    | kept
)
entities = st.builds(Entity, entity_id=ids, value=values, visibility=st.sampled_from(Visibility))
