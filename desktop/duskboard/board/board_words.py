"""What a board says in words: under its parts, on its badges, and to screen readers."""

from duskboard.board.aim import Plan
from duskboard.core.chase.check import Difficulty
from duskboard.core.chase.participant import Fate, Side, Turn
from duskboard.core.chase.person_name import short_name
from duskboard.core.chase.track import Direction, Drift
from duskboard.i18n.chase_enum_text import met_text, skill_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses
from duskboard.i18n.points_text import points_text
from duskboard.i18n.words import Words
from duskboard.table.board_view import (
    BoardView,
    PlaceView,
    TokenView,
    WayView,
)
from duskboard.table.entity import Visibility
from duskboard.table.obstacle_view import BarrierView, HazardView


def person_name(words: Words, token: TokenView) -> str:
    """Return what somebody is called: "Ghoul ×3" for a group, "Stranger" without a name."""
    if token.name is None:
        return words.pgettext("chase", "Stranger")
    if token.count > 1:
        texts = {"name": token.name, "count": token.count}
        return words.pgettext("chase", "%(name)s ×%(count)d") % texts
    return token.name


def called(words: Words, token: TokenView) -> str:
    """Return what somebody is called for short, told apart from others of the chase."""
    if token.name is None:
        return person_name(words, token)
    return token.short or short_name(token.name)


def place_name(words: Words, place: PlaceView | None) -> str:
    """Return the name of a place, or "?"."""
    if place is None:
        return words.pgettext("chase", "off the track")
    return place.name if place.name is not None else words.pgettext("chase place", "?")


def side_name(words: Words, side: Side | None) -> str:
    """Return "quarry" or "pursuer"; "" where it is not known."""
    match side:
        case Side.QUARRY:
            return words.pgettext("chase", "quarry")
        case Side.PURSUER:
            return words.pgettext("chase", "pursuer")
        case None:
            return ""


def lane_name(words: Words, side: Side) -> str:
    """Return the caption of a lane."""
    if side is Side.QUARRY:
        return words.pgettext("chase lane", "Quarry")
    return words.pgettext("chase lane", "Pursuers")


def march_name(words: Words, side: Side) -> str:
    """Return what moves all of a side."""
    if side is Side.QUARRY:
        return words.pgettext("chase", "Move all quarry")
    return words.pgettext("chase", "Move all pursuers")


def difficulty_name(words: Words, difficulty: Difficulty) -> str:
    """Return the level that a roll must reach, within a line: "hard"."""
    return enum_text(words, difficulty).lower()


def check_text(words: Words, skills: tuple[str, ...] | None, difficulty: Difficulty | None) -> str:
    """Return what has to be rolled: "Climb", "Jump, hard", "Jump or Climb"; "" if not known."""
    if not skills:
        return ""
    text = skill_text(words, skills[0])
    for skill in skills[1:]:
        texts = {"first": text, "second": skill_text(words, skill)}
        text = words.pgettext("skills", "%(first)s or %(second)s") % texts
    if difficulty is None or difficulty is Difficulty.REGULAR:
        return text
    return clauses(words, [text, difficulty_name(words, difficulty)])


def hit_points_text(words: Words, barrier: BarrierView) -> str:
    """Return "9 / 15 HP", "15 HP" while whole, "broken", "open"; "" where it is not known."""
    if barrier.share <= 0:
        return words.pgettext("chase barrier", "broken")
    if barrier.is_open:
        return words.pgettext("chase barrier", "open")
    if barrier.hit_points is None or barrier.full_hit_points is None:
        return ""
    if barrier.hit_points == barrier.full_hit_points:
        return words.pgettext("chase barrier", "%(left)d HP") % {"left": barrier.hit_points}
    texts = {"left": barrier.hit_points, "full": barrier.full_hit_points}
    return words.pgettext("chase barrier", "%(left)d / %(full)d HP") % texts


def way_lines(words: Words, way: WayView) -> tuple[str, str]:
    """Return the two lines under a way: what lies there, and how to get past it."""
    if way.barrier is not None:
        barrier = way.barrier
        check = check_text(words, barrier.skills, barrier.difficulty)
        return barrier.name, hit_points_text(words, barrier) or check
    if way.hazard is not None:
        return way.hazard.name, check_text(words, way.hazard.skills, way.hazard.difficulty)
    return "", ""


def way_more(words: Words, way: WayView) -> str:
    """Return the third line under a way: in which direction it is met, and where it moves.

    Where a barrier is a hazard to those who come the other way, that one is named (6.3).
    """
    barrier, hazard = way.barrier, way.hazard
    if barrier is not None and hazard is not None:
        return hazard_beside(words, hazard)
    laid = barrier or hazard
    only = met_text(words, laid.ways) if laid is not None else ""
    return clauses(words, [only, drift_text(words, hazard.drift) if hazard is not None else ""])


def hazard_beside(words: Words, hazard: HazardView) -> str:
    """Return a hazard that shares its way with a barrier: "back: Drop, Jump"."""
    check = check_text(words, hazard.skills, hazard.difficulty)
    texts = {
        "way": enum_text(words, next(iter(hazard.ways))),
        "hazard": clauses(words, [hazard.name, check]),
    }
    return words.pgettext("chase", "%(way)s: %(hazard)s") % texts


def drift_text(words: Words, drift: Drift | None) -> str:
    """Return where a hazard moves: "moves 1 back a round"; "" for one that stays (5.10)."""
    if drift is None:
        return ""
    text = words.pgettext("chase", "moves %(pace)d on a round")
    if drift.direction is Direction.BACKWARD:
        text = words.pgettext("chase", "moves %(pace)d back a round")
    return text % {"pace": drift.pace}


def price_text(words: Words, actions: int) -> str:
    """Return a price in actions: "1 AP"."""
    return words.npgettext("chase", "%(count)d AP", "%(count)d AP", actions) % {"count": actions}


def plan_text(words: Words, plan: Plan) -> str:
    """Return what the badge over a place says: "1 AP + Climb", or why it is not allowed."""
    if plan.is_overruled:
        return words.pgettext("chase", "Move anyway")
    if not plan.is_legal:
        return plan.refusal or words.pgettext("chase", "Out of reach")
    price = price_text(words, plan.price)
    if plan.roll:
        texts = {"price": price, "roll": plan.roll}
        return words.pgettext("chase", "%(price)s + %(roll)s") % texts
    if plan.price == 0 and plan.obstacle is None:
        return words.pgettext("chase", "Place here")
    return price


def leaving_text(words: Words, taken: int) -> str:
    """Return how many leave a group: "1 leaves the group"."""
    text = words.npgettext(
        "chase", "%(count)d leaves the group", "%(count)d leave the group", taken
    )
    return text % {"count": taken}


def joining_text(words: Words, other: TokenView) -> str:
    """Return whom somebody becomes one with: "Join Ghoul ×2"."""
    return words.pgettext("chase", "Join %(who)s") % {"who": person_name(words, other)}


def distance_text(words: Words, columns: int) -> str:
    """Return how far a place is from the active token, on the ruler: "−2", "+1"."""
    sign = "+" if columns > 0 else "−"
    return words.pgettext("chase ruler", "%(sign)s%(columns)d") % {
        "sign": sign,
        "columns": abs(columns),
    }


def actions_text(words: Words, token: TokenView) -> str:
    """Return somebody's actions: "2 actions", "no actions, owes 1"; "" if unknown, or out of it."""
    if token.left is None or token.fate is not Fate.RUNNING:
        return ""
    owed = ""
    if token.owed:
        owed = words.pgettext("chase", "owes %(count)d") % {"count": token.owed}
    if token.turn is Turn.ACTED and not owed:
        if token.granted == 0:
            return words.pgettext("chase", "no turn this round")
        return words.pgettext("chase", "has acted")
    if token.left == 0:
        return clauses(words, [words.pgettext("chase", "no actions"), owed])
    count = words.npgettext("chase", "%(count)d action", "%(count)d actions", token.left)
    return clauses(words, [count % {"count": token.left}, owed])


def person_points(words: Words, token: TokenView) -> str:
    """Return somebody's hit points: "9 / 11 HP"; "" where they are not known."""
    if token.hit_points is None:
        return ""
    return points_text(words, token.hit_points, token.full_hit_points)


def fate_text(words: Words, fate: Fate) -> str:
    """Return what has become of somebody; "" while that one runs."""
    names = {
        Fate.RUNNING: "",
        Fate.ESCAPED: words.pgettext("chase fate", "away"),
        Fate.CAUGHT: words.pgettext("chase fate", "caught"),
        Fate.APART: words.pgettext("chase fate", "apart"),
        Fate.OUT: words.pgettext("chase fate", "out"),
    }
    return names[fate]


def turn_text(words: Words, token: TokenView) -> str:
    """Return where somebody stands in the round: "in turn", "waits", "turn 3"."""
    if token.is_active:
        return words.pgettext("chase", "in turn")
    if token.fate is not Fate.RUNNING:
        return fate_text(words, token.fate)
    if token.turn is Turn.WAITING:
        return words.pgettext("chase", "waits")
    if token.turn is Turn.TO_ACT and token.order is not None:
        return words.pgettext("chase", "turn %(order)d") % {"order": token.order}
    return ""


def visibility_text(words: Words, visibility: Visibility) -> str:
    """Return what players do not see, as a clause; "" for what they do."""
    names = {
        Visibility.HIDDEN: words.pgettext("chase", "hidden"),
        Visibility.MASKED: words.pgettext("chase", "masked"),
        Visibility.SHOWN: "",
    }
    return names[visibility]


def person_facts(words: Words, token: TokenView) -> str:
    """Return what stands beside a name: "quarry, 2 actions, in turn"."""
    return clauses(
        words,
        [
            side_name(words, token.side),
            actions_text(words, token),
            person_points(words, token),
            turn_text(words, token),
            ride_text(words, token),
            visibility_text(words, token.visibility),
        ],
    )


def ride_text(words: Words, token: TokenView) -> str:
    """Return what somebody sits in: "drives Saloon"; "" for who is on foot."""
    if not token.rides:
        return ""
    text = words.pgettext("chase vehicle", "rides in %(vehicle)s")
    if token.drives:
        text = words.pgettext("chase vehicle", "drives %(vehicle)s")
    return text % {"vehicle": token.rides}


def token_text(words: Words, view: BoardView, token: TokenView) -> str:
    """Return a token for screen readers: "Edda Marsh, quarry, location 5 Rope walk, …"."""
    place = view.place(token.place_id)
    where = place_text(words, place) if place is not None else place_name(words, None)
    return clauses(
        words,
        [
            person_name(words, token),
            side_name(words, token.side),
            where,
            actions_text(words, token),
            person_points(words, token),
            turn_text(words, token),
            ride_text(words, token),
            visibility_text(words, token.visibility),
        ],
    )


def place_text(words: Words, place: PlaceView) -> str:
    """Return a place for screen readers: "location 5 Rope walk"."""
    name = place_name(words, place)
    if place.number is None:
        return words.pgettext("chase", "location %(name)s") % {"name": name}
    texts = {"number": place.label, "name": name}
    return words.pgettext("chase", "location %(number)s %(name)s") % texts


def way_text(words: Words, way: WayView) -> str:
    """Return a way for screen readers: "Low wall, Climb, hazard", "open way"."""
    if way.barrier is not None:
        check = check_text(words, way.barrier.skills, way.barrier.difficulty)
        parts = [way.barrier.name, hit_points_text(words, way.barrier)]
        if way.barrier.is_in_the_way:
            parts += [check, words.pgettext("chase", "barrier")]
        parts.append(way_more(words, way))
    elif way.hazard is not None:
        check = check_text(words, way.hazard.skills, way.hazard.difficulty)
        kind = words.pgettext("chase", "hazard")
        parts = [way.hazard.name, check, way_more(words, way), kind]
    elif way.visibility is Visibility.MASKED:
        return words.pgettext("chase", "something unknown")
    else:
        return words.pgettext("chase", "open way")
    if way.is_passed:
        parts.append(words.pgettext("chase", "passed"))
    return clauses(words, [*parts, visibility_text(words, way.visibility)])
