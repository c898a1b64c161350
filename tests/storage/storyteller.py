"""Everything of Vampire that can stand in a campaign file, drawn at random."""

from hypothesis import strategies as st

from duskboard.core.identity import AssetId, EntityId
from duskboard.core.storyteller.action import Winner
from duskboard.core.storyteller.aim import Aim, AimedPart
from duskboard.core.storyteller.bond import Bond
from duskboard.core.storyteller.calendar import Chronicle, Offer, Reminder, Span
from duskboard.core.storyteller.diablerie import Diablerie
from duskboard.core.storyteller.extended import (
    ExtendedAction,
    ExtendedContest,
    ExtendedStep,
    HeldPool,
)
from duskboard.core.storyteller.fighter import Deed, Extra, Fight, Fighter
from duskboard.core.storyteller.frenzy import Frenzy, FrenzyTry
from duskboard.core.storyteller.gear import Armour, Weapon
from duskboard.core.storyteller.health import Beyond, Box, Damage, Health
from duskboard.core.storyteller.ledger import LedgerLine
from duskboard.core.storyteller.pool import Terms
from duskboard.core.storyteller.power import Merit, Power, Ritual
from duskboard.core.storyteller.roll import PoolCheck
from duskboard.core.storyteller.seduction import Seduction, SeductionEnd
from duskboard.core.storyteller.sheet import Profile, Sheet, Spent, Trait
from duskboard.core.storyteller.soak import Soaks
from duskboard.core.storyteller.trait import Creature, TraitKey
from duskboard.core.storyteller.waking import Waking, WakingTry
from duskboard.table.entity import Entity, Value, Visibility
from duskboard.table.pool_roll import PoolRoll
from duskboard.table.running_attack import AttackOffer, RunningAttack
from duskboard.table.several_roll import RolledFor, SeveralRoll

names = st.text(st.characters(codec="utf-8"), min_size=1, max_size=12).filter(str.strip)
texts = st.text(st.characters(codec="utf-8"), max_size=20)
ids = st.text(min_size=1, max_size=8).map(EntityId)
few = st.integers(0, 10)
counts = st.integers(0, 200)
keys = st.builds(TraitKey, name=names)
pools = st.lists(keys, max_size=2).map(tuple)
difficulties = st.integers(2, 10)
traits = st.builds(
    Trait,
    name=names,
    rating=few,
    specialties=st.lists(names, max_size=2).map(tuple),
    of=texts,
)
powers = st.builds(
    Power,
    discipline=names,
    dot=st.integers(1, 10),
    name=names,
    path=texts,
    pool=pools,
    difficulty=st.none() | difficulties,
    blood=few,
    willpower=few,
    note=texts,
)
rituals = st.builds(
    Ritual,
    discipline=names,
    level=st.integers(1, 10),
    name=names,
    pool=pools,
    difficulty=st.none() | difficulties,
    blood=few,
    willpower=few,
    note=texts,
)
merits = st.builds(Merit, name=names, points=st.integers(-7, 7), note=texts)
weapons = st.builds(Weapon, name=names, pool=pools, dice=few, difficulty=difficulties, note=texts)
armour = st.builds(
    Armour,
    name=names,
    rating=few,
    penalty=st.integers(-5, 0),
    stops=st.frozensets(st.sampled_from(Damage)),
)
lines = st.builds(LedgerLine, points=st.integers(-99, 99), key=st.none() | keys, rating=few)
checks = st.builds(PoolCheck, dice=st.integers(1, 30), difficulty=difficulties)


@st.composite
def healths(draw: st.DrawFn) -> Health:
    penalties = sorted(draw(st.integers(-9, 0)) for _ in range(draw(st.integers(1, 9))))[::-1]
    boxes = tuple(Box(name=draw(names), penalty=each) for each in penalties)
    aggravated = draw(st.integers(0, len(boxes)))
    lethal = draw(st.integers(0, len(boxes) - aggravated))
    is_full = aggravated + lethal == len(boxes)
    beyond = draw(st.sampled_from(Beyond)) if is_full else Beyond.NONE
    return Health(boxes=boxes, lethal=lethal, aggravated=aggravated, beyond=beyond)


def rows(strategy: st.SearchStrategy[object]) -> st.SearchStrategy[tuple[object, ...]]:
    return st.lists(strategy, max_size=2).map(tuple)


sheets = st.builds(
    Sheet,
    name=names,
    creature=st.sampled_from(Creature),
    profile=st.builds(Profile, player=texts, clan=texts, path=texts),
    generation=st.integers(3, 16),
    traits=st.lists(traits, max_size=3, unique_by=lambda trait: trait.key).map(tuple),
    powers=rows(powers),
    rituals=rows(rituals),
    merits=rows(merits),
    weapons=rows(weapons),
    armour=rows(armour),
    health=healths(),
    willpower_left=few,
    blood=counts,
    blood_limit=st.none() | counts,
    blood_turn_limit=st.none() | counts,
    soaks=st.none() | st.builds(Soaks),
    drinks=counts,
    last_drink=st.none() | counts,
    hurt_on=st.none() | counts,
    asleep_since=st.none() | counts,
    earned=counts,
    paid=counts,
    ledger=rows(
        st.builds(LedgerLine, points=st.integers(-99, 99), key=st.none() | keys, rating=few)
    ),
    spent=st.builds(Spent, turn=counts, willpower=counts, blood=counts),
    notes=texts,
    portrait=st.none() | texts.map(AssetId),
)
chronicles = st.builds(
    Chronicle,
    day=st.integers(1, 3 * 10**6),
    night=st.integers(1, 10**6),
    story=st.integers(1, 9),
    chapter=st.integers(1, 9),
    scene=st.integers(1, 9),
    turn=st.integers(1, 9),
    turns=st.integers(1, 10**6),
    offers=st.lists(st.builds(Offer), max_size=2).map(tuple),
)
held_pools = st.builds(
    HeldPool,
    name=names,
    who=st.none() | ids,
    terms=st.none() | st.builds(Terms, traits=pools, difficulty=difficulties),
    dice=few,
    difficulty=difficulties,
)
steps = st.builds(ExtendedStep, net=few, total=counts, is_botch=st.booleans())
actions = st.builds(
    ExtendedAction,
    pool=st.none() | held_pools,
    steps=st.lists(steps, max_size=2).map(tuple),
    name=names,
    target=st.integers(1, 99),
    total=counts,
    rolls=counts,
    deadline=st.none() | st.integers(1, 99),
)
matches = st.builds(
    ExtendedContest,
    first_pool=st.none() | held_pools,
    second_pool=st.none() | held_pools,
    name=names,
    target=st.integers(1, 99),
    first=names,
    second=names,
    first_total=counts,
    second_total=counts,
    rounds=counts,
)
pool_rolls = st.builds(PoolRoll, check=checks)
pairs = st.lists(pool_rolls, min_size=2, max_size=2).map(tuple)
several = st.one_of(
    st.builds(
        SeveralRoll,
        rolls=st.lists(pool_rolls, min_size=1, max_size=3).map(tuple),
        purpose=st.just(RolledFor.TEAM),
        why=texts,
    ),
    st.builds(
        SeveralRoll, rolls=pairs, purpose=st.sampled_from((RolledFor.OPPOSE, RolledFor.HINDER))
    ),
    st.builds(
        SeveralRoll,
        rolls=pairs,
        purpose=st.just(RolledFor.MATCH),
        totals=st.tuples(counts, counts),
        target=counts,
        winner=st.none() | st.sampled_from(Winner),
    ),
)
extras = st.builds(Extra, dice=few, strength=few, stamina=few, soak=few, health=healths())
deeds = st.builds(Deed, text=texts, weapon=texts, target=st.none() | ids, pool=st.none() | few)
fighters = st.builds(
    Fighter,
    name=names,
    rating=few,
    who=st.none() | ids,
    extra=st.none() | extras,
    penalty=st.integers(-9, 0),
    die=st.none() | st.integers(1, 10),
    said=st.none() | counts,
    deeds=st.lists(deeds, max_size=2).map(tuple),
    blood=few,
    as_was=st.none() | healths(),
)
attacks = st.builds(
    RunningAttack,
    attacker=ids,
    target=ids,
    attacker_name=names,
    target_name=names,
    weapon=weapons,
    aim=st.builds(Aim, part=st.none() | st.sampled_from(AimedPart), metres=few),
    attack_roll=st.none() | pool_rolls,
    soak_roll=st.none() | pool_rolls,
    taken=st.none() | few,
    offers=st.lists(st.sampled_from(AttackOffer), max_size=2).map(tuple),
)
frenzies = st.builds(
    Frenzy,
    who=ids,
    name=names,
    needed=st.integers(1, 5),
    total=few,
    tries=st.lists(st.builds(FrenzyTry), max_size=2).map(tuple),
)
bonds = st.builds(
    Bond, thrall=names, regnant=names, step=st.integers(0, 3), night=st.none() | few, resisted=few
)
deeds_done = st.builds(
    Diablerie,
    drinker=ids.map(lambda one: EntityId(f"{one}-drinker")),
    victim=ids,
    drinker_name=names,
    victim_name=names,
    rolls=few,
    levels=few,
)
wooing = st.builds(
    Seduction,
    who=ids,
    name=names,
    target_name=names,
    ends=st.lists(st.sampled_from(SeductionEnd), max_size=3).map(tuple),
)
sleeps = st.builds(
    Waking, who=ids, name=names, tries=st.lists(st.builds(WakingTry), max_size=2).map(tuple)
)
night = st.one_of(
    st.builds(Fight, name=names, turn=st.integers(1, 99)),
    fighters,
    attacks,
    frenzies,
    bonds,
    deeds_done,
    wooing,
    sleeps,
)
values: st.SearchStrategy[Value] = st.one_of(
    sheets, chronicles, actions, matches, st.builds(Reminder), pool_rolls, several, night
)
entities = st.builds(Entity, entity_id=ids, value=values, visibility=st.sampled_from(Visibility))


def registered() -> None:
    """Tell hypothesis what our classes hold, wherever one stands in a report."""
    st.register_type_strategy(Trait, traits)
    st.register_type_strategy(TraitKey, keys)
    st.register_type_strategy(PoolCheck, checks)
    st.register_type_strategy(ExtendedAction, actions)
    st.register_type_strategy(SeveralRoll, several)
    st.register_type_strategy(ExtendedContest, matches)
    st.register_type_strategy(Frenzy, frenzies)
    st.register_type_strategy(Deed, deeds)
    st.register_type_strategy(Span, st.builds(Span, count=st.integers(1, 99)))
