"""Deeds of who rides: helping the driver, full speed, getting in and out (9.3, 9.4, 1.6)."""

from dataclasses import dataclass, replace

from typing_extensions import override

from duskboard.app.deeds.deed import Deed, check_text, extra_text, token_of, why_not
from duskboard.app.deeds.single import check_chance, single_roll
from duskboard.board.board_words import price_text
from duskboard.core.chase.driving import HELPING_SKILLS, pedal_penalty
from duskboard.core.chase.seat import LEAST_REACH, MOST_REACH
from duskboard.core.identity import EntityId
from duskboard.i18n.chase_check_text import check_name
from duskboard.i18n.words import Words
from duskboard.panels.deed_offer import DeedChoice, DeedOffer
from duskboard.play.chase.attack import Rolled
from duskboard.play.chase.boarding import get_in, get_out
from duskboard.play.chase.driving import declare, help_check, help_driver
from duskboard.play.chase.exchange import Throws, ThrowWantedError, Wanted
from duskboard.play.chase.scene import Scene, scene
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction

OUT = "out"
"""The value that stands for getting out."""


@dataclass(frozen=True, kw_only=True)
class HelpDeed(Deed):
    """A passenger about to help the driver (9.4)."""

    who: EntityId
    skill: str

    @property
    @override
    def deed_id(self) -> str:
        return f"help:{self.who}"

    @override
    def offer(
        self, table: Table, words: Words, waiting: ThrowWantedError | None
    ) -> DeedOffer | None:
        token, chase = token_of(table, self.who), scene(table)
        if token is None or not token.is_active:
            return None
        check = help_check(table, self.who, self.skill)
        row = []
        for skill in HELPING_SKILLS:
            one = help_check(table, self.who, skill)
            row.append(
                DeedChoice(
                    value=skill,
                    text=check_name(words, skill, one.source),
                    chance=check_chance(one),
                    is_on=skill == self.skill,
                )
            )
        rolled = Rolled(skill=self.skill, value=check.value, source=check.source)
        name = {"name": chase.name(self.who)}
        return single_roll(
            words,
            DeedOffer(
                deed_id=self.deed_id,
                token=token,
                title=words.pgettext("chase", "%(name)s helps the driver") % name,
                subject=check_text(words, rolled, check),
                row_id="skill",
                row=tuple(row),
                sentence=words.pgettext(
                    "chase", "Success takes a penalty die off the next run at full speed."
                ),
                go="",
                price=1,
            ),
            rolled,
            check,
        )

    @override
    def choose(self, table: Table, menu_id: str, value: str) -> "HelpDeed":
        return replace(self, skill=value)

    @override
    def act(self, table: Table, throws: Throws, *, secret: bool) -> Transaction:
        if throws.attack is None:
            raise ThrowWantedError(scene(table).name(self.who), Wanted.ATTACK)
        return help_driver(table, self.who, self.skill, throws.attack)


@dataclass(frozen=True, kw_only=True)
class PedalDeed(Deed):
    """A run at full speed about to be declared (9.3)."""

    who: EntityId
    reach: int

    @property
    @override
    def deed_id(self) -> str:
        return f"pedal:{self.who}"

    @override
    def offer(
        self, table: Table, words: Words, waiting: ThrowWantedError | None
    ) -> DeedOffer | None:
        token, chase = token_of(table, self.who), scene(table)
        vehicle = chase.vehicle_of(self.who)
        if token is None or not token.is_active or vehicle is None:
            return None
        row = tuple(
            DeedChoice(
                value=str(reach),
                text=words.npgettext("chase", "%(count)d place", "%(count)d places", reach)
                % {"count": reach},
                price=extra_text(words, -pedal_penalty(reach, is_helped=vehicle.is_helped)),
                is_on=reach == self.reach,
            )
            for reach in range(LEAST_REACH, MOST_REACH + 1)
        )
        name = {"name": chase.name(self.who)}
        return DeedOffer(
            deed_id=self.deed_id,
            token=token,
            title=words.pgettext("chase", "%(name)s at full speed") % name,
            subject=price_text(words, 1),
            row_id="reach",
            row=row,
            sentence=words.pgettext(
                "chase", "Penalty dice hold at every hazard; it stops at the first failure."
            ),
            go=words.pgettext("chase", "Full speed"),
            price=1,
            refusal=why_not(words, lambda: declare(table, self.who, self.reach)),
        )

    @override
    def choose(self, table: Table, menu_id: str, value: str) -> "PedalDeed":
        return replace(self, reach=int(value))

    @override
    def act(self, table: Table, throws: Throws, *, secret: bool) -> Transaction:
        return declare(table, self.who, self.reach)


@dataclass(frozen=True, kw_only=True)
class SeatDeed(Deed):
    """Getting in, out, or to another seat (1.6)."""

    who: EntityId
    seat: str

    @property
    @override
    def deed_id(self) -> str:
        return f"seat:{self.who}"

    @override
    def offer(
        self, table: Table, words: Words, waiting: ThrowWantedError | None
    ) -> DeedOffer | None:
        token, chase = token_of(table, self.who), scene(table)
        if token is None or not token.is_active:
            return None
        row = tuple(
            DeedChoice(
                value=value,
                text=_seat_text(words, chase, value),
                is_on=value == self.seat,
            )
            for value in seats_of(chase, self.who)
        )
        name = {"name": chase.name(self.who)}
        return DeedOffer(
            deed_id=self.deed_id,
            token=token,
            title=words.pgettext("chase", "%(name)s changes vehicle") % name,
            subject="",
            row_id="seat",
            row=row,
            sentence=words.pgettext("chase", "Who drives or walks now rolls for speed anew."),
            go=words.pgettext("chase", "Do it"),
            refusal=why_not(words, lambda: self.act(table, Throws(), secret=False)),
        )

    @override
    def choose(self, table: Table, menu_id: str, value: str) -> "SeatDeed":
        return replace(self, seat=value)

    @override
    def act(self, table: Table, throws: Throws, *, secret: bool) -> Transaction:
        if self.seat == OUT:
            return get_out(table, self.who)
        kind, _, vehicle = self.seat.partition(":")
        return get_in(table, self.who, EntityId(vehicle), drives=kind == "drive")


def seats_of(chase: Scene, who: EntityId) -> list[str]:
    """Return the seats that somebody may change to: out, at a wheel, riding along."""
    person = chase.person(who)
    seat = person.seat
    found = [OUT] if seat is not None else []
    for key, vehicle in chase.vehicles.items():
        if vehicle.place != person.place:
            continue
        for kind, drives in (("drive", True), ("ride", False)):
            if seat is None or (seat.vehicle, seat.drives) != (key, drives):
                found.append(f"{kind}:{key}")
    return found


def _seat_text(words: Words, chase: Scene, value: str) -> str:
    kind, _, vehicle = value.partition(":")
    if kind == OUT:
        return words.pgettext("chase", "Get out")
    texts = {"vehicle": chase.vehicle(EntityId(vehicle)).name}
    if kind == "drive":
        return words.pgettext("chase", "Drive %(vehicle)s") % texts
    return words.pgettext("chase", "Ride in %(vehicle)s") % texts
