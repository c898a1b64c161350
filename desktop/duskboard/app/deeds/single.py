"""Deeds of one roll or none: breaking a barrier, hiding, following, helping, other acts."""

from dataclasses import dataclass, replace
from fractions import Fraction

from typing_extensions import override

from duskboard.app.deeds.deed import (
    Deed,
    check_menu,
    check_text,
    rolled_after,
    token_of,
    verdict_choices,
    why_not,
)
from duskboard.board.board_words import price_text
from duskboard.core.chase.check import CheckSource, Difficulty, Verdict
from duskboard.core.chase.source import Check, WrongReportError, check_dice
from duskboard.core.chase.track import Barrier, Leg
from duskboard.core.dice import Percentile, Reported, ReportedTotal
from duskboard.core.identity import EntityId
from duskboard.i18n.chase_check_text import check_name
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.roll_text import roll_name
from duskboard.i18n.words import Words
from duskboard.odds.any_check import pass_chance
from duskboard.odds.conflict import sum_odds
from duskboard.panels.deed_offer import DeedChoice, DeedOffer
from duskboard.play.chase.attack import Rolled, driven
from duskboard.play.chase.breaking import Breaking, batter, breaking_dice
from duskboard.play.chase.exchange import Throws, ThrowWantedError, Wanted
from duskboard.play.chase.hiding import Trail, TrailKind, trail_check, try_trail
from duskboard.play.chase.moving import do_otherwise
from duskboard.play.chase.scene import Scene, scene
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction

VEHICLE = "vehicle"
"""The value that stands for the vehicle one drives, among what breaks a barrier."""
SLOW = "slow"
"""The same, driven slowly."""


@dataclass(frozen=True, kw_only=True)
class BreakDeed(Deed):
    """A barrier about to be broken (6.5-6.8)."""

    breaking: Breaking

    @property
    @override
    def deed_id(self) -> str:
        return f"break:{self.breaking.who}"

    @override
    def offer(
        self, table: Table, words: Words, waiting: ThrowWantedError | None
    ) -> DeedOffer | None:
        token, chase = token_of(table, self.breaking.who), scene(table)
        barrier = _barrier(chase, self.breaking.leg)
        if token is None or barrier is None or not token.is_active:
            return None
        breaking = self.breaking
        dice = breaking_dice(table, breaking)
        left = {"obstacle": barrier.name, "points": barrier.hit_points}
        refusal = "" if token.left else words.pgettext("chase", "No actions are left.")
        sentence = words.pgettext("chase", "At 0 hit points the way is free.")
        if breaking.weapon is None:
            sentence = words.pgettext("chase", "If it holds, the vehicle is wrecked.")
        return DeedOffer(
            deed_id=self.deed_id,
            token=token,
            title=words.gettext("%(name)s breaks “%(obstacle)s”")
            % {"name": chase.name(breaking.who), "obstacle": barrier.name},
            subject=words.pgettext("chase", "%(points)d hit points are left") % left,
            row_id="weapon",
            row=tuple(self._row(table, words, chase, barrier)),
            sentence=sentence,
            go=words.pgettext("chase", "Roll %(skill)s") % {"skill": roll_name(words, dice)},
            price=1,
            dice=None if refusal else dice,
            refusal=refusal,
        )

    @override
    def choose(self, table: Table, menu_id: str, value: str) -> "BreakDeed":
        breaking = replace(self.breaking, weapon=None, is_slow=value == SLOW)
        if value not in {VEHICLE, SLOW}:
            arms = scene(table).person(breaking.who).physique.arms
            breaking = replace(breaking, weapon=arms[int(value)])
        return replace(self, breaking=breaking)

    @override
    def act(self, table: Table, throws: Throws, *, secret: bool) -> Transaction:
        dice = throws.attack
        if dice is None:
            raise ThrowWantedError(scene(table).name(self.breaking.who), Wanted.ATTACK)
        if isinstance(dice, Reported) and not isinstance(dice, ReportedTotal):
            raise WrongReportError
        return batter(table, self.breaking, dice)

    def _row(self, table: Table, words: Words, chase: Scene, barrier: Barrier) -> list[DeedChoice]:
        """Return what it may be broken with, and how likely that breaks it at once."""
        breaking = self.breaking
        found = []
        for at, weapon in enumerate(chase.person(breaking.who).physique.arms[:3]):
            one = replace(breaking, weapon=weapon, is_slow=False)
            name = weapon.name or words.pgettext("chase", "Bare hands")
            chance = _breaks(table, one, barrier)
            on = one == breaking
            found.append(DeedChoice(value=str(at), text=name, chance=chance, is_on=on))
        vehicle = driven(chase, breaking.who)
        if vehicle is not None and not vehicle.is_wreck:
            for value in (VEHICLE, SLOW):
                one = replace(breaking, weapon=None, is_slow=value == SLOW)
                text = words.pgettext("chase", "%(vehicle)s, slowly") % {"vehicle": vehicle.name}
                found.append(
                    DeedChoice(
                        value=value,
                        text=text if value == SLOW else vehicle.name,
                        chance=_breaks(table, one, barrier),
                        is_on=one == breaking,
                    )
                )
        return found


def barriers_before(chase: Scene, who: EntityId) -> list[Leg]:
    """Return the ways from where somebody stands that a barrier bars, those ahead first."""
    here = chase.person(who).place
    legs = chase.track.leaving(here) if here is not None else ()
    return [leg for leg in legs if _barrier(chase, leg) is not None]


@dataclass(frozen=True, kw_only=True)
class TrailDeed(Deed):
    """Hiding, or looking for a trail that was lost (9.7)."""

    trail: Trail

    @property
    @override
    def deed_id(self) -> str:
        return f"{self.trail.kind.value}:{self.trail.who}"

    @override
    def offer(
        self, table: Table, words: Words, waiting: ThrowWantedError | None
    ) -> DeedOffer | None:
        trail, token, chase = self.trail, token_of(table, self.trail.who), scene(table)
        if token is None:
            return None
        check = trail_check(trail)
        name = {"name": chase.name(trail.who)}
        title = words.gettext("%(name)s looks for the trail") % name
        subject = ""
        if trail.kind is TrailKind.HIDE:
            title = words.gettext("%(name)s hides") % name
            against = words.pgettext("chase", "against Spot Hidden %(value)d")
            subject = against % {"value": trail.spot}
        if trail.driving is not None:
            subject = words.pgettext("chase", "one roll for this too: %(check)s") % {
                "check": check_text(words, trail.driving, None)
            }
        menu = check_menu(
            words,
            ("own", enum_text(words, trail.kind)),
            chase.person(trail.who),
            trail.own,
            check,
            level=trail.difficulty,
        )
        return single_roll(
            words,
            DeedOffer(
                deed_id=self.deed_id,
                token=token,
                title=title,
                subject=subject,
                menus=(menu,),
                row_id="level",
                row=tuple(self._row(words)),
                sentence=words.pgettext("chase", "What comes of it, you say. It takes no action."),
                go="",
            ),
            trail.own,
            check,
        )

    @override
    def choose(self, table: Table, menu_id: str, value: str) -> "TrailDeed":
        if menu_id == "level":
            return replace(self, trail=replace(self.trail, difficulty=Difficulty(value)))
        if value.startswith("level:"):
            level = Difficulty(value.partition(":")[2])
            return replace(self, trail=replace(self.trail, difficulty=level))
        own = rolled_after(self.trail.own, value)
        return replace(self, trail=replace(self.trail, own=own))

    @override
    def act(self, table: Table, throws: Throws, *, secret: bool) -> Transaction:
        if throws.attack is None:
            raise ThrowWantedError(scene(table).name(self.trail.who), Wanted.ATTACK)
        trail = replace(self.trail, secret=self.trail.secret or secret)
        return try_trail(table, trail, throws.attack)

    def _row(self, words: Words) -> list[DeedChoice]:
        trail = self.trail
        return [
            DeedChoice(
                value=level.value,
                text=enum_text(words, level),
                chance=_trail_chance(replace(trail, difficulty=level)),
                is_on=level is trail.difficulty,
            )
            for level in Difficulty
        ]


@dataclass(frozen=True, kw_only=True)
class OtherDeed(Deed):
    """A spell, a lock, another act that takes time, with its price (3.10, 3.13)."""

    who: EntityId
    what: str
    price: int

    @property
    @override
    def deed_id(self) -> str:
        return f"other:{self.who}"

    @override
    def offer(
        self, table: Table, words: Words, waiting: ThrowWantedError | None
    ) -> DeedOffer | None:
        token = token_of(table, self.who)
        if token is None or not token.is_active:
            return None
        most = max(3, token.granted or 0)
        row = [
            DeedChoice(
                value=str(price),
                text=price_text(words, price) if price else words.pgettext("chase", "no action"),
                refusal="" if price <= (token.left or 0) else words.pgettext("chase", "too few"),
                is_on=price == self.price,
            )
            for price in dict.fromkeys((0, 1, 2, most))
        ]
        texts = {"name": scene(table).name(self.who), "what": self.what}
        text = words.pgettext("chase", "%(name)s: another act")
        if self.what:
            text = words.pgettext("chase", "%(name)s: %(what)s")
        return DeedOffer(
            deed_id=self.deed_id,
            token=token,
            title=text % texts,
            subject=price_text(words, self.price)
            if self.price
            else words.pgettext("chase", "no action"),
            row_id="price",
            row=tuple(row),
            go=words.pgettext("chase", "Do it"),
            price=self.price,
            wants_words=True,
            hint=words.pgettext("chase", "what it is"),
            refusal=why_not(words, lambda: self.act(table, Throws(), secret=False)),
        )

    @override
    def choose(self, table: Table, menu_id: str, value: str) -> "OtherDeed":
        return replace(self, price=int(value))

    @override
    def act(self, table: Table, throws: Throws, *, secret: bool) -> Transaction:
        return do_otherwise(table, self.who, self.what, self.price)

    @override
    def worded(self, _text: str) -> "OtherDeed":
        return replace(self, what=_text.strip())


def single_roll(words: Words, plain: DeedOffer, rolled: Rolled, check: Check) -> DeedOffer:
    """Return the offer of a deed that one check decides, with what is rolled for it."""
    is_said = rolled.source is CheckSource.SAID
    skill = check_name(words, rolled.skill, rolled.source)
    return replace(
        plain,
        quick=verdict_choices(words) if is_said else (),
        go=enum_text(words, Verdict.REGULAR)
        if is_said
        else words.pgettext("chase", "Roll %(skill)s") % {"skill": skill},
        dice=check_dice(check),
    )


def check_chance(check: Check) -> Fraction | None:
    """Return how likely a check passes, or None where somebody says so."""
    dice = check_dice(check)
    return None if dice is None else pass_chance(dice, check.value, check.difficulty)


def _trail_chance(trail: Trail) -> Fraction | None:
    """Return how likely one roll passes all that it must: the smaller value decides (8.9)."""
    check = trail_check(trail)
    if trail.driving is not None and isinstance(check_dice(check), Percentile):
        check = replace(check, value=min(check.value, trail.driving.value))
    return check_chance(check)


def _breaks(table: Table, breaking: Breaking, barrier: Barrier) -> Fraction:
    odds = sum_odds(breaking_dice(table, breaking))
    left = barrier.hit_points
    return sum((share for total, share in odds.items() if total >= left), Fraction(0))


def _barrier(chase: Scene, leg: Leg) -> Barrier | None:
    edge = chase.track.edges.get(leg.edge)
    met = edge.met(leg.direction) if edge is not None else None
    return met if isinstance(met, Barrier) else None
