"""A chase that is being set up, in words: each mover, each step, what is next."""

from duskboard.board.board_words import lane_name
from duskboard.core.chase.check import CheckSource, Verdict
from duskboard.core.chase.participant import Side
from duskboard.core.chase.setup import Choice, Part, SetupStep
from duskboard.core.chase.skill import SkillId
from duskboard.i18n.chase_check_text import check_name, check_value
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, names
from duskboard.i18n.words import Words
from duskboard.table.setup_view import MoverView, PoolRow, SetupView
from duskboard.theme.token import Role

_AHEAD = 3
"""So many places before the foremost of the quarry are laid with those that lack."""
_MOST_FACES = 8
"""More faces than that have no room in a row: what they come to is told."""
VERDICT_GLYPH = {
    Verdict.EXTREME: "burst",
    Verdict.HARD: "disc-tick",
    Verdict.REGULAR: "disc-tick",
    Verdict.FAILURE: "ring-cross",
    Verdict.FUMBLE: "octagon",
}
"""The mark of each verdict."""


def mover_name(words: Words, mover: MoverView) -> str:
    """Return the name, with how many a group is: "Ghoul ×3"."""
    if mover.count == 1:
        return mover.name
    texts = {"name": mover.name, "count": mover.count}
    return words.pgettext("chase", "%(name)s ×%(count)d") % texts


def rolled_text(words: Words, mover: MoverView) -> str:
    """Return what is rolled for speed: "CON 55", "Stamina + Athletics 4d", "The GM says"."""
    if mover.source is CheckSource.SAID:
        return enum_text(words, mover.source)
    name = check_name(words, SkillId.CON, mover.source)
    if mover.value is None:
        return words.pgettext("chase", "%(skill)s, the usual") % {"skill": name}
    texts = {"skill": name, "value": check_value(words, mover.source, mover.value)}
    return words.pgettext("check", "%(skill)s %(value)s") % texts


def roll_figure(words: Words, mover: MoverView) -> str:
    """Return what fell: "38", the faces of a pool, or how it went in a word; "" before it."""
    speed = mover.speed
    if speed is None:
        return ""
    if speed.total is None:
        return enum_text(words, speed.verdict)
    if len(speed.faces) > _MOST_FACES:
        return words.pgettext("pool", "%(net)d net") % {"net": speed.total}
    if speed.faces:
        return " ".join(str(face) for face in speed.faces)
    return f"{speed.total:02d}" if speed.source is CheckSource.D100 else str(speed.total)


def shift_text(mover: MoverView) -> str:
    """Return what the roll made of MOV: "−1", "±0", "+1"; "" before it."""
    if mover.speed is None:
        return ""
    return {-1: "−1", 0: "±0", 1: "+1"}[mover.speed.shift]


def shift_role(mover: MoverView) -> Role:
    """Return the colour of that."""
    shift = mover.speed.shift if mover.speed is not None else 0
    return {-1: Role.BAD, 0: Role.TEXT2, 1: Role.GOOD}[shift]


def part_text(words: Words, mover: MoverView) -> str:
    """Return what becomes of somebody at the start."""
    if mover.part is Part.RUNS:
        if mover.side is Side.QUARRY:
            return words.npgettext("chase set-up", "Runs", "Run", mover.count)
        return words.npgettext("chase set-up", "Pursues", "Pursue", mover.count)
    return enum_text(words, mover.part)


def part_role(mover: MoverView) -> Role:
    """Return the colour of that."""
    return {Part.AWAY: Role.QUARRY, Part.BEHIND: Role.PURSUER}.get(mover.part, Role.TEXT)


def reason_text(words: Words, view: SetupView, mover: MoverView) -> str:
    """Return why: the actions a round, or what is too fast or too slow."""
    if mover.part is Part.AWAY:
        texts = {"mov": mover.mov, "fastest": view.fastest or 0}
        return words.pgettext("chase set-up", "%(mov)d beats the fastest, %(fastest)d") % texts
    if mover.part is Part.BEHIND:
        span = view.spans[Side.QUARRY]
        texts = {"mov": mover.mov, "slowest": span[0] if span else 0}
        return words.pgettext("chase set-up", "%(mov)d under the slowest, %(slowest)d") % texts
    if mover.part is Part.OUT:
        return words.pgettext("chase set-up", "your choice")
    count = mover.actions or 0
    text = words.ngettext("%(count)d action", "%(count)d actions", count) % {"count": count}
    if mover.is_slowest:
        return words.pgettext("chase set-up", "slowest: %(actions)s") % {"actions": text}
    if mover.choice is Choice.IN:
        return clauses(words, [text, words.pgettext("chase set-up", "your choice")])
    return text


def span_text(words: Words, view: SetupView, side: Side) -> str:
    """Return the slowest and the fastest of a side, or what is missing."""
    span = view.spans[side]
    if span is None:
        return words.pgettext("chase set-up", "nobody yet")
    texts = {"slowest": span[0], "fastest": span[1]}
    return words.pgettext("chase set-up", "slowest %(slowest)d, fastest %(fastest)d") % texts


def side_title(words: Words, side: Side) -> str:
    """Return the head of a side's table."""
    if side is Side.QUARRY:
        return words.pgettext("chase set-up", "Flee")
    return words.pgettext("chase set-up", "Pursue")


def step_count(words: Words, view: SetupView, step: SetupStep) -> str:
    """Return how much of a step is done: "4", "7 of 7"; "" for the last."""
    present = view.present
    counted = {
        SetupStep.SPEED: sum(one.speed is not None for one in present),
        SetupStep.TAKE_PART: sum(one.part is Part.RUNS for one in present),
    }
    if step in counted:
        texts = {"done": counted[step], "all": len(present)}
        return words.pgettext("count", "%(done)d of %(all)d") % texts
    sides = {SetupStep.FLEE: Side.QUARRY, SetupStep.PURSUE: Side.PURSUER}
    return str(len(view.of_side(sides[step]))) if step in sides else ""


def is_done(view: SetupView, step: SetupStep) -> bool:
    """Return whether nothing of a step is missing any more."""
    match step:
        case SetupStep.FLEE:
            return bool(view.of_side(Side.QUARRY))
        case SetupStep.PURSUE:
            return bool(view.of_side(Side.PURSUER))
        case SetupStep.SPEED:
            return bool(view.present) and all(one.speed is not None for one in view.present)
        case SetupStep.TAKE_PART:
            return view.is_on
        case SetupStep.START:
            return False


def pool_text(words: Words, view: SetupView, row: PoolRow) -> str:
    """Return what a row of actions stands for: "Without Old Pell", "With Old Pell, MOV 4"."""
    mover = view.mover(row.who)
    if mover is None:
        return words.pgettext("chase set-up", "As they are")
    texts = {"name": mover.name, "mov": mover.mov}
    if row.takes_part:
        return words.pgettext("chase set-up", "With %(name)s, MOV %(mov)d") % texts
    return words.pgettext("chase set-up", "Without %(name)s") % texts


def next_title(words: Words, view: SetupView) -> str:
    """Return who takes part and in which order, or that there is no chase."""
    running = [one for one in view.movers if one.part is Part.RUNS]
    if not view.is_on:
        away = [one.name for one in view.movers if one.part is Part.AWAY]
        if away and not any(one.side is Side.QUARRY for one in running):
            text = words.pgettext("chase set-up", "%(names)s: away at once, no chase")
            return text % {"names": names(words, away)}
        return words.pgettext("chase set-up", "Somebody has to flee, and somebody to pursue")
    acting = [mover.short for key in view.order if (mover := view.mover(key)) is not None]
    count = words.ngettext("%(count)d takes part", "%(count)d take part", len(running))
    order = words.pgettext("chase set-up", "order %(names)s") % {"names": names(words, acting)}
    return clauses(words, [count % {"count": len(running)}, order if acting else ""])


def next_detail(words: Words, view: SetupView) -> str:
    """Return what the last step says below that: places, ties, or what is missing."""
    if view.gap is None:
        return words.gettext("Say how many places ahead the quarry start.")
    if view.wanted:
        text = words.ngettext(
            "The track is %(count)d place too short for everybody.",
            "The track is %(count)d places too short for everybody.",
            view.wanted,
        )
        return text % {"count": view.wanted}
    starter = view.mover(view.at_exit)
    if starter is not None:
        text = words.pgettext("chase set-up", "%(name)s would start at the exit.")
        return text % {"name": starter.short}
    text = words.ngettext(
        "Quarry start %(count)d place ahead; drag a token to place it otherwise.",
        "Quarry start %(count)d places ahead; drag a token to place it otherwise.",
        view.gap,
    )
    return text % {"count": view.gap}


def are_away(view: SetupView) -> bool:
    """Return whether all of the quarry get away at once (rules/chase.md 1.4)."""
    quarry = [one.part for one in view.of_side(Side.QUARRY)]
    return Part.AWAY in quarry and Part.RUNS not in quarry


def ends_early(view: SetupView) -> bool:
    """Return whether what is next is that all get away: no chase."""
    return are_away(view) and view.step in {SetupStep.TAKE_PART, SetupStep.START}


def rolls_left(view: SetupView) -> bool:
    """Return whether somebody has dice to roll for speed still."""
    return any(one.speed is None and one.source is not CheckSource.SAID for one in view.present)


def go_text(words: Words, view: SetupView) -> str:
    """Return what is next, as the large button says it: "Next: Speed rolls"."""
    if ends_early(view):
        return words.pgettext("chase set-up", "They are away")
    if view.step is SetupStep.START and view.is_on and view.wanted:
        return more_text(words, view)
    if view.step is SetupStep.START:
        return words.pgettext("chase", "Start the chase")
    following = list(SetupStep)[list(SetupStep).index(view.step) + 1]
    texts = {"step": enum_text(words, following)}
    return words.pgettext("chase set-up", "Next: %(step)s") % texts


def places_more(view: SetupView) -> int:
    """Return how many places there should be more: all have one, and the quarry some ahead."""
    is_short = view.is_on and (view.wanted > 0 or view.at_exit is not None)
    return view.wanted + _AHEAD if is_short else 0


def more_text(words: Words, view: SetupView) -> str:
    """Return what lays them."""
    count = places_more(view)
    text = words.ngettext("Lay %(count)d place more", "Lay %(count)d places more", count)
    return text % {"count": count}


def not_ready(words: Words, view: SetupView) -> str:
    """Return why it does not go on to the first round; "" where it does, or more is laid first."""
    if view.can_start or (view.is_on and view.wanted):
        return ""
    return next_detail(words, view) if view.is_on else next_title(words, view)


def lane_caption(words: Words, side: Side) -> str:
    """Return what a side is called as a lane."""
    return lane_name(words, side)
