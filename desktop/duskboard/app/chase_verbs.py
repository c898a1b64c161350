"""The verbs of the chase: what the one in turn may do, why not, and what each begins."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from duskboard.app.deeds.attack_choice import targets_of
from duskboard.app.deeds.single import barriers_before
from duskboard.board.board_words import price_text
from duskboard.core.chase.calling import Caller
from duskboard.core.chase.conflict import attacks_left
from duskboard.core.chase.drifting import drifting
from duskboard.core.chase.movement import lying
from duskboard.core.chase.participant import Participant, Side
from duskboard.core.chase.track import Direction, Leg
from duskboard.core.identity import EntityId
from duskboard.core.rulings import Caution, StepBack
from duskboard.i18n.words import Words
from duskboard.panels.verb_view import VerbView
from duskboard.play.chase.attack import AttackKind, driven
from duskboard.play.chase.calling import callers
from duskboard.play.chase.scene import Scene, scene
from duskboard.table.table import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class _Turn:
    """Who is in turn, and where."""

    table: Table
    words: Words
    chase: Scene
    who: EntityId
    person: Participant


def verbs(table: Table, words: Words, in_hand: str) -> tuple[VerbView, ...]:
    """Return what may be done in a chase that runs, what can be done now first.

    Args:
        table: The table.
        words: The words.
        in_hand: The verb that is in hand, or "".
    """
    chase = scene(table)
    who = chase.course.active
    found: list[VerbView] = []
    if who is not None and who in chase.people:
        turn = _Turn(table=table, words=words, chase=chase, who=who, person=chase.people[who])
        found.extend(_fights(turn))
        found.extend(_moves(turn))
        found.extend(_rides(turn))
        found.extend(_acts(turn))
    found.extend(_of_all(table, words, chase))
    marked = [replace(one, is_on=one.verb_id == in_hand) for one in found]
    return tuple(sorted(marked, key=lambda one: bool(one.refusal)))


def verb_of(deed_id: str) -> str:
    """Return the verb that a deed in hand came from."""
    name = deed_id.partition(":")[0]
    return {
        AttackKind.BLOW.value: "attack",
        AttackKind.SHOT.value: "shoot",
        "sudden-place": "sudden",
    }.get(name, name)


def step_back_leg(chase: Scene, who: EntityId) -> Leg | None:
    """Return the way back from where somebody stands, or None at the beginning."""
    here = chase.person(who).place
    legs = chase.track.leaving(here) if here is not None else ()
    return next((leg for leg in legs if leg.direction is Direction.BACKWARD), None)


def obstacle_ahead(chase: Scene, who: EntityId) -> Leg | None:
    """Return the way on from where somebody stands on which something lies, or None."""
    person = chase.person(who)
    legs = chase.track.leaving(person.place) if person.place is not None else ()
    for leg in legs:
        edge = chase.track.edges[leg.edge]
        met = lying(edge, leg.direction, who, flies=person.physique.flies)
        if leg.direction is Direction.FORWARD and met is not None:
            return leg
    return None


def _fights(turn: _Turn) -> Iterator[VerbView]:
    words, person = turn.words, turn.person
    one = price_text(words, 1)
    weapons = [weapon for weapon in person.physique.arms if weapon.is_ranged]
    is_driving = driven(turn.chase, turn.who) is not None
    alone = words.pgettext("chase verb", "nobody here")
    yield VerbView(
        verb_id="attack",
        text=words.pgettext("chase verb", "Attack"),
        price=_attacks(turn, one),
        key="A",
        refusal=_spent(turn) or ("" if _targets(turn, AttackKind.BLOW) else alone),
    )
    yield VerbView(
        verb_id="ram",
        text=words.pgettext("chase verb", "Ram"),
        price=one,
        key="R",
        refusal=_ram_refusal(turn, is_driving=is_driving, alone=alone),
    )
    yield VerbView(
        verb_id="maneuver",
        text=words.pgettext("chase verb", "Maneuver"),
        price=one,
        key="N",
        refusal=_spent(turn) or ("" if _targets(turn, AttackKind.MANEUVER) else alone),
    )
    gun = "" if weapons else words.pgettext("chase verb", "no gun")
    used = "" if attacks_left(person) else words.pgettext("chase verb", "attacks used")
    yield VerbView(
        verb_id="shoot",
        text=words.pgettext("chase verb", "Shoot"),
        price=words.pgettext("chase verb", "0–1 AP"),
        key="F",
        refusal=gun or used,
    )
    bars = barriers_before(turn.chase, turn.who)
    nothing = "" if bars else words.pgettext("chase verb", "no barrier here")
    yield VerbView(
        verb_id="break",
        text=words.pgettext("chase verb", "Break through"),
        price=one,
        key="K",
        refusal=nothing or _tired(turn),
    )


def _moves(turn: _Turn) -> Iterator[VerbView]:
    words, rulings = turn.words, turn.table.rulings.chase
    one = price_text(words, 1)
    ahead = obstacle_ahead(turn.chase, turn.who)
    nothing = "" if ahead is not None else words.pgettext("chase verb", "nothing ahead")
    if rulings.caution is Caution.IN_HAND:
        nothing = words.pgettext("chase verb", "house rule")
    if turn.person.is_passenger:
        nothing = words.pgettext("chase verb", "rides along")
    yield VerbView(
        verb_id="prepare",
        text=words.pgettext("chase verb", "Prepare"),
        price=one,
        key="P",
        refusal=nothing or _tired(turn),
    )
    first = words.pgettext("chase verb", "at the start")
    refusal = "" if step_back_leg(turn.chase, turn.who) is not None else first
    if rulings.step_back is StepBack.REFUSED:
        refusal = words.pgettext("chase verb", "house rule")
    if turn.person.is_passenger:
        refusal = words.pgettext("chase verb", "rides along")
    yield VerbView(
        verb_id="back",
        text=words.pgettext("chase verb", "Step back"),
        price=one,
        key="U",
        refusal=refusal or _tired(turn),
    )


def _rides(turn: _Turn) -> Iterator[VerbView]:
    words = turn.words
    if not turn.chase.vehicles:
        return
    aboard = turn.chase.vehicle_of(turn.who) is not None
    here = any(one.place == turn.person.place for one in turn.chase.vehicles.values())
    nothing = words.pgettext("chase verb", "no vehicle here")
    yield VerbView(
        verb_id="seat",
        text=words.pgettext("chase verb", "Change vehicle"),
        key="Z",
        refusal="" if aboard or here else nothing,
    )
    if turn.person.is_passenger:
        yield VerbView(
            verb_id="help",
            text=words.pgettext("chase verb", "Help the driver"),
            price=price_text(words, 1),
            key="Q",
            refusal=_tired(turn),
        )
    vehicle = driven(turn.chase, turn.who)
    if vehicle is not None:
        yield VerbView(
            verb_id="pedal",
            text=words.pgettext("chase verb", "Full speed"),
            price=words.pgettext("chase verb", "2–5 stops, 1 AP"),
            key="Q",
            refusal=_tired(turn),
        )
        yield VerbView(verb_id="sight", text=words.pgettext("chase verb", "Places in sight"))


def _acts(turn: _Turn) -> Iterator[VerbView]:
    words = turn.words
    yield VerbView(
        verb_id="other",
        text=words.pgettext("chase verb", "Another act"),
        key="O",
    )
    yield VerbView(verb_id="spell", text=words.pgettext("chase verb", "Cast a spell"))
    yield VerbView(
        verb_id="make",
        text=words.pgettext("chase verb", "Make a hazard"),
        key="W",
        refusal=_tired(turn),
    )
    yield VerbView(
        verb_id="hide",
        text=words.pgettext("chase verb", "Hide"),
        key="L",
    )
    is_pursuer = turn.person.side is Side.PURSUER
    yield VerbView(
        verb_id="follow",
        text=words.pgettext("chase verb", "Find the trail"),
        key="Y",
        refusal="" if is_pursuer else words.pgettext("chase verb", "pursuers do"),
    )


def _of_all(table: Table, words: Words, chase: Scene) -> Iterator[VerbView]:
    may = callers(table)
    whose = {
        Caller.KEEPER: words.pgettext("chase verb", "the Keeper’s call"),
        Caller.PLAYERS: words.pgettext("chase verb", "the players’ call"),
    }
    price = whose[may[0]] if len(may) == 1 else ""
    yield VerbView(
        verb_id="sudden",
        text=words.pgettext("chase verb", "Sudden hazard"),
        price=price,
        key="X",
    )
    if drifting(chase.track):
        yield VerbView(verb_id="drift", text=words.pgettext("chase verb", "Move the hazard on"))
    yield VerbView(
        verb_id="make-up", text=words.pgettext("chase verb", "Next three places"), key="I"
    )


def _targets(turn: _Turn, kind: AttackKind) -> list[EntityId]:
    return targets_of(turn.chase, turn.who, kind)


def _attacks(turn: _Turn, one: str) -> str:
    """Return what an attack takes, and of a monster how many are left."""
    most = turn.person.physique.attacks * turn.person.count
    if most < 2:
        return one
    texts = {"price": one, "left": attacks_left(turn.person), "most": most}
    return turn.words.pgettext("chase verb", "%(price)s, %(left)d of %(most)d left") % texts


def _ram_refusal(turn: _Turn, *, is_driving: bool, alone: str) -> str:
    if turn.person.is_passenger:
        return turn.words.pgettext("chase verb", "rides along")
    if not is_driving:
        return turn.words.pgettext("chase verb", "on foot")
    return _spent(turn) or ("" if _targets(turn, AttackKind.RAM) else alone)


def _spent(turn: _Turn) -> str:
    if not attacks_left(turn.person):
        return turn.words.pgettext("chase verb", "attacks used")
    return _tired(turn)


def _tired(turn: _Turn) -> str:
    return "" if turn.person.left else turn.words.pgettext("chase verb", "no AP left")
