"""Deeds that put something on the track: sudden hazards, made ones, the next places made up."""

from dataclasses import dataclass, replace

from typing_extensions import override

from duskboard.app.deeds.attack_text import where_text
from duskboard.app.deeds.deed import Deed, check_menu, rolled_after, token_of
from duskboard.app.deeds.single import check_chance, single_roll
from duskboard.board.board_words import price_text
from duskboard.core.chase.calling import Caller
from duskboard.core.chase.check import CheckSource, Difficulty
from duskboard.core.chase.participant import Participant, Side
from duskboard.core.chase.skill import SkillId
from duskboard.core.chase.track import Barrier, Hazard
from duskboard.core.chase.worth import worth
from duskboard.core.identity import EntityId
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.panels.deed_offer import DeedChoice, DeedMenu, DeedOffer
from duskboard.play.chase.attack import Rolled
from duskboard.play.chase.calling import Call, SuddenCalled, call_check, call_hazard, callers
from duskboard.play.chase.exchange import Throws, ThrowWantedError, Wanted
from duskboard.play.chase.making import Making, make_hazard, making_check
from duskboard.play.chase.obstacle import put_obstacle
from duskboard.play.chase.scene import Scene, scene
from duskboard.table.entity import Visibility
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction

MOST_WAYS = 4
"""Ways that are offered to put something on."""
MOST_SEED = 9999
"""The largest number that the next places are made up from."""


@dataclass(frozen=True, kw_only=True)
class Deal:
    """A hazard that somebody may make for others, in the language of now (9.9).

    Attributes:
        key: Its name among presets.
        name: What is done.
        what: What lies there then.
        price: Actions that it takes; None for the whole round.
        skill: What is rolled for it, or None for nothing.
    """

    key: str
    name: str
    what: Hazard | Barrier
    price: int | None
    skill: str | None


@dataclass(frozen=True, kw_only=True)
class Stock:
    """What there is to put on a track, in the language of now.

    Attributes:
        hazards: Hazards that come of a sudden, or by chance.
        barriers: Barriers that chance draws.
        deals: What may be made for others.
        places: Names of places by the name of what they are of.
    """

    hazards: tuple[Hazard, ...]
    barriers: tuple[Barrier, ...]
    deals: tuple[Deal, ...]
    places: tuple[tuple[str, tuple[str, ...]], ...]


@dataclass(frozen=True, kw_only=True)
class CallDeed(Deed):
    """A call for a sudden hazard (9.15)."""

    call: Call
    stock: Stock

    @property
    @override
    def deed_id(self) -> str:
        return "sudden"

    @override
    def offer(
        self, table: Table, words: Words, waiting: ThrowWantedError | None
    ) -> DeedOffer | None:
        call, open_ = self.call, callers(table)
        check = call_check(call)
        rolled = Rolled(skill=SkillId.LUCK, value=call.luck, source=call.source, extra=call.extra)
        row = tuple(
            DeedChoice(
                value=one.value,
                text=enum_text(words, one),
                refusal="" if one in open_ else words.pgettext("chase", "called last"),
                is_on=one is call.caller,
            )
            for one in Caller
        )
        person = table.value(call.who, Participant) if call.who is not None else None
        nobody = Participant(name="-", side=Side.QUARRY, mov=8, dex=50)
        menu = check_menu(
            words,
            ("own", words.pgettext("chase", "Group Luck")),
            person or nobody,
            rolled,
            check,
            level=call.difficulty,
        )
        name = person.name if person is not None else ""
        subject = words.pgettext("chase", "lowest Luck: %(name)s") % {"name": name}
        offer = DeedOffer(
            deed_id=self.deed_id,
            token=token_of(table, call.who) if call.who is not None else None,
            title=words.pgettext("chase", "Sudden hazard: who calls?"),
            subject=subject if name else words.pgettext("chase", "nobody’s Luck is known"),
            menus=(menu,),
            row_id="caller",
            row=row,
            sentence=words.pgettext(
                "chase", "Success: the players say where. Failure: against them."
            ),
            go="",
            refusal="" if call.caller in open_ else words.pgettext("chase", "Not their call"),
        )
        return single_roll(words, offer, rolled, check)

    @override
    def choose(self, table: Table, menu_id: str, value: str) -> "CallDeed":
        call = self.call
        if menu_id == "caller":
            return replace(self, call=replace(call, caller=Caller(value)))
        what, _, more = value.partition(":")
        if what == "level":
            return replace(self, call=replace(call, difficulty=Difficulty(more)))
        if what == "extra":
            return replace(self, call=replace(call, extra=int(more)))
        if what == "source":
            return replace(self, call=replace(call, source=CheckSource(more)))
        return self

    @override
    def act(self, table: Table, throws: Throws, *, secret: bool) -> Transaction:
        if throws.attack is None:
            raise ThrowWantedError(scene(table).name(self.call.who), Wanted.ATTACK)
        call = replace(self.call, secret=self.call.secret or secret)
        return call_hazard(table, call, throws.attack)

    @override
    def then(self, table: Table, report: Report) -> Deed | None:
        ways = ways_near(scene(table))
        if not isinstance(report, SuddenCalled) or not ways:
            return None
        return SuddenDeed(by=report.placed_by, way=ways[0], kind=0, stock=self.stock)


@dataclass(frozen=True, kw_only=True)
class SuddenDeed(Deed):
    """A sudden hazard that was called, about to be placed (9.15)."""

    by: Caller
    way: EntityId
    kind: int
    stock: Stock

    @property
    @override
    def deed_id(self) -> str:
        return "sudden-place"

    @override
    def offer(
        self, table: Table, words: Words, waiting: ThrowWantedError | None
    ) -> DeedOffer | None:
        chase = scene(table)
        ways = ways_near(chase)
        if self.way not in chase.track.edges or not ways:
            return None
        what = self.stock.hazards[self.kind]
        kinds = tuple(
            DeedChoice(value=str(at), text=one.name, is_on=at == self.kind)
            for at, one in enumerate(self.stock.hazards)
        )
        title = words.pgettext("chase", "The Keeper places the sudden hazard")
        if self.by is Caller.PLAYERS:
            title = words.pgettext("chase", "The players place the sudden hazard")
        return DeedOffer(
            deed_id=self.deed_id,
            token=None,
            title=title,
            subject="",
            menus=(
                DeedMenu(
                    menu_id="kind",
                    text=what.name,
                    name=words.pgettext("chase", "What it is"),
                    sections=(kinds,),
                ),
            ),
            row_id="way",
            row=way_choices(words, chase, ways, self.way),
            go=words.pgettext("chase", "Put it there"),
        )

    @override
    def choose(self, table: Table, menu_id: str, value: str) -> "SuddenDeed":
        if menu_id == "kind":
            return replace(self, kind=int(value))
        return replace(self, way=EntityId(value))

    @override
    def act(self, table: Table, throws: Throws, *, secret: bool) -> Transaction:
        what = self.stock.hazards[self.kind]
        return put_obstacle(table, self.way, what, visibility=Visibility.SHOWN)


@dataclass(frozen=True, kw_only=True)
class MakeDeed(Deed):
    """A hazard that somebody makes for others (9.9)."""

    who: EntityId
    deal: Deal
    way: EntityId
    stock: Stock
    own: Rolled | None
    difficulty: Difficulty = Difficulty.REGULAR

    @property
    @override
    def deed_id(self) -> str:
        return f"make:{self.who}"

    @override
    def offer(
        self, table: Table, words: Words, waiting: ThrowWantedError | None
    ) -> DeedOffer | None:
        token, chase = token_of(table, self.who), scene(table)
        ways = ways_near(chase, self.who)
        if token is None or not token.is_active or not ways:
            return None
        deals = tuple(
            DeedChoice(value=one.key, text=one.name, is_on=one == self.deal)
            for one in self.stock.deals
        )
        menus = [
            DeedMenu(
                menu_id="deal",
                text=self.deal.name,
                name=words.pgettext("chase", "What is done"),
                sections=(deals,),
            )
        ]
        making = self._making()
        check = making_check(making)
        price = max(1, token.granted or 0) if self.deal.price is None else self.deal.price
        short = price > (token.left or 0)
        offer = DeedOffer(
            deed_id=self.deed_id,
            token=token,
            title=words.pgettext("chase", "%(name)s makes a hazard")
            % {"name": chase.name(self.who)},
            subject=price_text(words, price),
            row_id="way",
            row=way_choices(words, chase, ways, self.way),
            sentence=words.pgettext("chase", "“%(obstacle)s” will lie there for others.")
            % {"obstacle": self.deal.what.name},
            go=words.pgettext("chase", "Do it"),
            price=price,
            refusal=words.pgettext("chase", "No actions are left for it.") if short else "",
        )
        if check is None or self.own is None:
            return replace(offer, menus=tuple(menus))
        person = chase.person(self.who)
        own = check_menu(
            words,
            ("own", words.pgettext("chase", "What is rolled")),
            person,
            self.own,
            check,
            level=self.difficulty,
        )
        chance = check_chance(check)
        rolled = single_roll(words, offer, self.own, check)
        row = tuple(replace(one, chance=chance if one.is_on else None) for one in rolled.row)
        return replace(rolled, menus=(*menus, own), row=row)

    @override
    def choose(self, table: Table, menu_id: str, value: str) -> "MakeDeed":
        if menu_id == "deal":
            deal = next(one for one in self.stock.deals if one.key == value)
            return replace(self, deal=deal, own=rolled_for(table, self.who, deal))
        if menu_id == "way":
            return replace(self, way=EntityId(value))
        if value.startswith("level:"):
            return replace(self, difficulty=Difficulty(value.partition(":")[2]))
        return self if self.own is None else replace(self, own=rolled_after(self.own, value))

    @override
    def act(self, table: Table, throws: Throws, *, secret: bool) -> Transaction:
        making = self._making()
        if making.own is not None and throws.attack is None:
            raise ThrowWantedError(scene(table).name(self.who), Wanted.ATTACK)
        return make_hazard(table, replace(making, secret=secret), throws.attack)

    def _making(self) -> Making:
        return Making(
            who=self.who,
            name=self.deal.name,
            edge=self.way,
            what=self.deal.what,
            price=self.deal.price,
            own=self.own,
            difficulty=self.difficulty,
        )


def ways_near(chase: Scene, who: EntityId | None = None) -> list[EntityId]:
    """Return ways to put something on: those round whoever is in turn, the nearest first."""
    one = chase.people.get(who or chase.course.active or EntityId(""))
    here = one.place if one is not None else None
    ranks = chase.track.ranks()
    at = ranks.get(here, 0) if here is not None else 0
    ways = sorted(
        chase.track.ways().items(), key=lambda way: (abs(ranks[way[1].start] - at), way[0])
    )
    return [key for key, _ in ways[:MOST_WAYS]]


def way_choices(
    words: Words, chase: Scene, ways: list[EntityId], now: EntityId
) -> tuple[DeedChoice, ...]:
    """Return ways as choices, by their places."""
    ranks = chase.track.ranks()
    shown = [now, *ways] if now not in ways else ways
    edges = [(key, chase.way(key)) for key in shown[:MOST_WAYS]]
    edges.sort(key=lambda each: ranks[each[1].start])
    return tuple(
        DeedChoice(value=key, text=where_text(words, chase, one.start, one.end), is_on=key == now)
        for key, one in edges
    )


def rolled_for(table: Table, who: EntityId, deal: Deal) -> Rolled | None:
    """Return what somebody rolls for a hazard that is made, or None for nothing."""
    person = table.value(who, Participant)
    if deal.skill is None or person is None:
        return None
    return Rolled(skill=deal.skill, value=worth(person, deal.skill), source=person.source)
