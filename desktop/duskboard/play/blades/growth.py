"""Experience at the table: marks, sessions, advances (rules/blades.md 20, 73-76, 148)."""

from collections.abc import Mapping
from dataclasses import dataclass

from duskboard.core.blades.ability import Ability
from duskboard.core.blades.growth import (
    Trigger,
    is_full,
    session_xp,
    split,
    trained,
    training_xp,
    triggers,
    with_ability_earned,
    with_dot_earned,
    with_marks,
)
from duskboard.core.blades.scoundrel import MOST_XP, Scoundrel
from duskboard.core.blades.trait import ActionId, XpTrack
from duskboard.core.identity import EntityId
from duskboard.play.blades.edit import NumberRangeError, step
from duskboard.play.blades.scene import by_rule_or_word, crew_of, scoundrel_of
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class XpLine:
    """Marks that came to a track."""

    track: XpTrack
    marks: int


@dataclass(frozen=True, slots=True, kw_only=True)
class XpMarked(Report):
    """Experience was marked: the track as it was, as it is, whether an advance is due."""

    who: EntityId
    name: str
    track: XpTrack
    before: int
    after: int
    is_full: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class TriggerLine:
    """What a trigger brought: 0, 1 or 2."""

    trigger: Trigger
    xp: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionMarked(Report):
    """The end of a session: what each trigger brought, where it went, which tracks are full."""

    who: EntityId
    name: str
    answers: tuple[TriggerLine, ...]
    lines: tuple[XpLine, ...]
    full: tuple[XpTrack, ...]

    @property
    def earned(self) -> int:
        """All that was earned."""
        return sum(line.xp for line in self.answers)


@dataclass(frozen=True, slots=True, kw_only=True)
class Trained(Report):
    """A track was trained in a downtime: as it was, as it is, whether an advance is due."""

    who: EntityId
    name: str
    track: XpTrack
    before: int
    after: int
    is_full: bool
    is_overruled: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class DotEarned(Report):
    """A full track became a dot: the action, as it was, as it is, marks that are left.

    `origin` is a line on where it came from, or "" (rules/blades.md 148).
    """

    who: EntityId
    name: str
    action: ActionId
    before: int
    after: int
    left: int
    origin: str = ""
    is_overruled: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class AbilityEarned(Report):
    """A full track became an ability, by key or by name; marks that are left; see `DotEarned`."""

    who: EntityId
    name: str
    ability: str
    left: int
    origin: str = ""
    is_overruled: bool = False


def mark_xp(table: Table, who: EntityId, track: XpTrack, marks: int = 1) -> Transaction:
    """Return the step that marks experience on a track (rules/blades.md 20).

    Raises:
        NotOnTableError: There is no such sheet.
        NumberRangeError: The marks are not within 1 to 99.
        NothingToChangeError: The track holds no more.
    """
    if not 1 <= marks <= MOST_XP:
        raise NumberRangeError(marks, 1, MOST_XP)
    scoundrel = scoundrel_of(table, who)
    after = with_marks(scoundrel, {track: marks})
    report = XpMarked(
        who=who,
        name=scoundrel.name,
        track=track,
        before=scoundrel.xp.of(track),
        after=after.xp.of(track),
        is_full=is_full(after, track),
    )
    return step(table, who, after, report)


def end_session(
    table: Table,
    who: EntityId,
    answers: Mapping[Trigger, int],
    marks: Mapping[XpTrack, int],
) -> Transaction:
    """Return the step that ends a session for somebody (rules/blades.md 73, 74; A13).

    Args:
        table: The table.
        who: Whose session it was.
        answers: How often each trigger was met; more than twice counts twice, and one that the
            sheet does not have counts for nothing.
        marks: Where the marks go, as many as were earned.

    Raises:
        NotOnTableError: There is no such sheet.
        SplitError: The marks are not as many as were earned.
        NumberRangeError: Marks are below 0.
        NothingToChangeError: Nothing was earned.
    """
    scoundrel = scoundrel_of(table, who)
    for number in marks.values():
        if number < 0:
            raise NumberRangeError(number, 0, MOST_XP)
    lines = tuple(
        TriggerLine(trigger=one, xp=session_xp({one: answers.get(one, 0)}))
        for one in triggers(scoundrel)
    )
    after = split(scoundrel, sum(line.xp for line in lines), marks)
    report = SessionMarked(
        who=who,
        name=scoundrel.name,
        answers=lines,
        lines=tuple(
            XpLine(track=track, marks=marks[track]) for track in XpTrack if marks.get(track)
        ),
        full=_full(after),
    )
    return step(table, who, after, report)


def train(
    table: Table, who: EntityId, track: XpTrack, *, is_overruled: bool = False
) -> Transaction:
    """Return the step in which somebody trains, each track once a downtime (rules/blades.md 76).

    Raises:
        NotOnTableError: There is no such sheet.
        TrainedTwiceError: It was trained already; the game master may overrule that.
    """
    scoundrel, crew = scoundrel_of(table, who), crew_of(table)
    after, took_word = by_rule_or_word(
        lambda over: trained(scoundrel, track, crew, is_overruled=over), is_overruled=is_overruled
    )
    report = Trained(
        who=who,
        name=scoundrel.name,
        track=track,
        before=scoundrel.xp.of(track),
        after=after.xp.of(track),
        is_full=is_full(after, track),
        is_overruled=took_word,
    )
    return step(table, who, after, report)


def earn_dot(
    table: Table, who: EntityId, action: ActionId, origin: str = "", *, is_overruled: bool = False
) -> Transaction:
    """Return the step in which a full track becomes a dot (rules/blades.md 74, 148).

    Raises:
        NotOnTableError: There is no such sheet.
        TrackNotFullError: It is not full; the game master may overrule that.
        DotLimitError: The action has all its dots; the game master may overrule that up to 4.
    """
    scoundrel, crew = scoundrel_of(table, who), crew_of(table)
    after, took_word = by_rule_or_word(
        lambda over: with_dot_earned(scoundrel, action, table.rulings, crew, is_overruled=over),
        is_overruled=is_overruled,
    )
    report = DotEarned(
        who=who,
        name=scoundrel.name,
        action=action,
        before=scoundrel.ratings.of(action),
        after=after.ratings.of(action),
        left=sum(after.xp.of(track) for track in _changed(scoundrel, after)),
        origin=origin.strip(),
        is_overruled=took_word,
    )
    return step(table, who, after, report)


def earn_ability(
    table: Table, who: EntityId, ability: Ability, origin: str = "", *, is_overruled: bool = False
) -> Transaction:
    """Return the step in which a full track becomes an ability (rules/blades.md 74, 148).

    Raises:
        NotOnTableError: There is no such sheet.
        TrackNotFullError: It is not full; the game master may overrule that.
        AbilityTwiceError: It stands on the sheet; the game master may overrule that.
    """
    scoundrel = scoundrel_of(table, who)
    after, took_word = by_rule_or_word(
        lambda over: with_ability_earned(scoundrel, ability, table.rulings, is_overruled=over),
        is_overruled=is_overruled,
    )
    report = AbilityEarned(
        who=who,
        name=scoundrel.name,
        ability=ability.name or ability.key,
        left=after.xp.playbook,
        origin=origin.strip(),
        is_overruled=took_word,
    )
    return step(table, who, after, report)


def training_of(table: Table, track: XpTrack) -> int:
    """Return what training a track brings at this table (rules/blades.md 76)."""
    return training_xp(track, crew_of(table))


def _full(scoundrel: Scoundrel) -> tuple[XpTrack, ...]:
    return tuple(track for track in XpTrack if is_full(scoundrel, track))


def _changed(before: Scoundrel, after: Scoundrel) -> tuple[XpTrack, ...]:
    return tuple(track for track in XpTrack if before.xp.of(track) != after.xp.of(track))
