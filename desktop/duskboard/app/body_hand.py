"""The body of the open sheet: the blow in hand, soaked here or by real dice, and healing."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from duskboard.app.clerk import Clerk
from duskboard.core.chase.check import Verdict
from duskboard.core.dice import Dice, DiceError, ReportedNet
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.difficulty import STANDARD
from duskboard.core.storyteller.error import StorytellerError
from duskboard.core.storyteller.gear import Armour
from duskboard.core.storyteller.healing import mortal_time
from duskboard.core.storyteller.health import Damage, Health, hurt
from duskboard.core.storyteller.roll import MAX_POOL, RollKind, pool_check, typed_pool
from duskboard.core.storyteller.sheet import Sheet
from duskboard.core.storyteller.soak import HarmSource, is_armour_offered
from duskboard.core.storyteller.torpor import sleeps_until
from duskboard.core.storyteller.trait import Creature
from duskboard.odds.storyteller import NO_DICE, pool_odds
from duskboard.odds.storyteller_harm import taken_odds
from duskboard.panels.body_offer import BodyOffer, Chance, HealOffer
from duskboard.panels.dice_entry import FacesTyped, TotalTold, VerdictTold
from duskboard.play.change import PlayError
from duskboard.play.storyteller.body import (
    Healing,
    HealMeans,
    LevelsError,
    heal_sheet,
    healing_price,
    hurt_sheet,
    set_beyond,
)
from duskboard.play.storyteller.edit import write_rest
from duskboard.play.storyteller.hunger import is_starving, starve
from duskboard.play.storyteller.scene import chronicle_of
from duskboard.play.storyteller.soak import (
    Blow,
    SoakPlan,
    counted_armour,
    ruin_armour,
    soak,
    soak_plan,
)
from duskboard.table.sheet_view import health_view

_MOST_ADDED = 20
_BLEEDS = frozenset({Creature.KINDRED, Creature.GHOUL})


class BodyHand(QObject):
    """Holds the blow at the open sheet.

    Signals:
        changed(BodyOffer | None): Another body is open, or the blow was changed.
        lit(): The game master is about a blow now.
        refused(Exception): What was told or typed does not fit.
        heal_refused(Exception): What healing takes is not there.
    """

    changed = Signal(object)
    lit = Signal()
    refused = Signal(object)
    heal_refused = Signal(object)

    def __init__(self, clerk: Clerk, dice: Dice, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clerk, self._dice = clerk, dice
        self._blow: Blow | None = None
        self._heals, self._levels = Damage.BASHING, 1
        self._is_lit = False
        self._struck: _Struck | None = None

    def open(self, who: EntityId | None) -> None:
        """Turn to another body, or to what it is now."""
        if who is None:
            self._blow = None
        elif self._blow is None or self._blow.who != who:
            self._blow, self._levels = Blow(who=who, damage=Damage.BASHING, levels=0), 1
            self._is_lit, self._struck = False, None
        self.say()

    def say(self) -> None:
        """Say what is so now."""
        self.changed.emit(self.offer())

    def dim(self) -> None:
        """Leave the lamp to something else; the blow stays as it is."""
        if self._is_lit:
            self._is_lit = False
            self.say()

    def set_damage(self, damage: Damage) -> None:
        """Have the blow be of another kind; whether armour counts is as usual again."""
        self._change(damage=damage, counts_armour=None)

    def set_source(self, source: HarmSource) -> None:
        """Have it come from elsewhere; whether armour counts is as usual again."""
        self._change(source=source, counts_armour=None)

    def set_levels(self, levels: int) -> None:
        """Have it do so many levels before soak."""
        self._change(levels=levels)

    def toggle_armour(self) -> None:
        """Count armour, or not (X3.2, X3.5)."""
        if self._blow is not None:
            self._change(counts_armour=not _counts_armour(self._blow))

    def toggle_secret(self) -> None:
        """Keep the soak roll from the players' screen, or not."""
        if self._blow is not None:
            self._change(is_secret=not self._blow.is_secret)

    def add_dice(self, by: int) -> None:
        """Soak with dice more, or less."""
        if self._blow is not None:
            self._change(added=max(-_MOST_ADDED, min(_MOST_ADDED, self._blow.added + by)))

    def go(self) -> None:
        """Soak with the machine's dice."""
        self._soak(self._dice)

    def tell(self, said: FacesTyped | TotalTold | VerdictTold) -> None:
        """Take what real dice show, or how many levels they soaked."""
        match said:
            case FacesTyped(faces=faces):
                self._type(faces)
            case TotalTold(total=total):
                self._soak(ReportedNet(net=total))
            case VerdictTold(verdict=verdict):
                bad = {Verdict.FAILURE, Verdict.FUMBLE}
                self._soak(ReportedNet(net=0 if verdict in bad else 1))

    def take(self) -> None:
        """Take the blow unsoaked."""
        blow = self._blow
        if blow is None:
            return
        struck = self._strikes(blow)
        if self._clerk.do(lambda table: hurt_sheet(table, blow.who, blow.damage, blow.levels)):
            self._settle(struck)

    def choose_heal(self, damage: Damage) -> None:
        """Have levels of another kind heal."""
        self._heals, self._levels = damage, 1
        self.say()

    def step_heal(self, by: int) -> None:
        """Have a level more heal, or one less."""
        self._levels += by
        self.say()

    def heal(self, means: HealMeans) -> None:
        """Have them go; what they take is refused where it is not there, or overruled."""
        offer, blow = self.offer(), self._blow
        if offer is None or blow is None or offer.heal is None:
            return
        wish = Healing(
            who=blow.who, damage=offer.heal.damage, levels=offer.heal.levels, means=means
        )
        loose = replace(wish, is_overruled=True)
        try:
            heal_sheet(self._clerk.table, wish)
            refusal = None
        except (PlayError, StorytellerError) as error:
            refusal = error
        if self._clerk.do(
            lambda table: heal_sheet(table, wish), lambda table: heal_sheet(table, loose)
        ):
            self._levels = 1
        self.say()
        if refusal is not None:
            self.heal_refused.emit(refusal)

    def heal_anyway(self) -> None:
        """Have them go though it was refused (rules/storyteller.md 10.1)."""
        self._clerk.overrule()
        self._levels = 1
        self.say()

    def set_beyond(self, beyond: object) -> None:
        """Have the game master say what lies past the last box."""
        blow = self._blow
        if blow is not None:
            self._clerk.do(lambda table: set_beyond(table, blow.who, beyond))  # type: ignore[arg-type] # a Beyond

    def ruin(self, armour: Armour) -> None:
        """Have armour be destroyed (X3.4)."""
        blow = self._blow
        if blow is not None:
            self._clerk.do(lambda table: ruin_armour(table, blow.who, armour))

    def starve(self) -> None:
        """Have hunger take a level (26.1)."""
        blow = self._blow
        if blow is not None:
            self._clerk.do(lambda table: starve(table, blow.who))

    def rest(self, is_resting: bool) -> None:  # noqa: FBT001 - as the signal says
        """Have somebody go into voluntary torpor, or come out of it (26.3)."""
        blow = self._blow
        if blow is not None:
            self._clerk.do(lambda table: write_rest(table, blow.who, is_resting=is_resting))

    def offer(self) -> BodyOffer | None:
        """Return what the panel shows, or None where no sheet is open."""
        blow, table = self._blow, self._clerk.table
        sheet = table.value(blow.who, Sheet) if blow is not None else None
        if blow is None or sheet is None:
            return None
        plan = soak_plan(table, blow)
        refusal, until = None, sleeps_until(sheet)
        if blow.levels > MAX_POOL:
            refusal = LevelsError(blow.levels, MAX_POOL)
        return BodyOffer(
            name=sheet.name,
            creature=sheet.creature,
            body=sheet.health,
            health=health_view(sheet.health, table.rulings.storyteller),
            blow=blow,
            plan=plan,
            counts_armour=_counts_armour(blow),
            has_armour=bool(sheet.worn(blow.damage)),
            chances=() if refusal is not None else self._chances(sheet, blow, plan),
            refusal=refusal,
            heal=self._heal_offer(sheet),
            is_lit=self._is_lit,
            ruinable=self._ruinable(sheet, blow),
            is_starving=is_starving(sheet),
            is_resting=sheet.is_resting,
            asleep_until=until,
            may_wake=until is not None and until <= chronicle_of(table).day,
        )

    def _chances(self, sheet: Sheet, blow: Blow, plan: SoakPlan) -> tuple[Chance, ...]:
        if not blow.levels or sheet.health.is_gone:
            return ()
        rulings, odds = self._clerk.table.rulings.storyteller, NO_DICE
        if plan.dice:
            check = pool_check(min(plan.dice, MAX_POOL), STANDARD, kind=RollKind.SOAK)
            odds = pool_odds(check, rulings)
        shares = taken_odds(odds, blow.damage, blow.levels, sheet.creature, rulings)
        found = []
        for levels, share in enumerate(shares):
            after = hurt(sheet.health, blow.damage, levels, sheet.creature)
            level = after.box.name if after.box else ""
            found.append(Chance(levels=levels, share=share, level=level, beyond=after.beyond))
        return tuple(found)

    def _heal_offer(self, sheet: Sheet) -> HealOffer | None:
        health, table = sheet.health, self._clerk.table
        there = [one for one in Damage if health.count(one)]
        if not there or health.is_gone:
            return None
        damage = self._heals if self._heals in there else there[0]
        most = health.count(damage)
        levels = max(1, min(most, self._levels))
        self._levels = levels
        bleeds = sheet.creature in _BLEEDS
        return HealOffer(
            damage=damage,
            levels=levels,
            most=most,
            price=healing_price(table, sheet, damage, levels) if bleeds else None,
            time=None if sheet.creature is Creature.KINDRED else mortal_time(health, damage),
        )

    def _change(self, **changed: object) -> None:
        if self._blow is None:
            return
        self._blow = replace(self._blow, **changed)  # type: ignore[arg-type] # fields of Blow
        self._is_lit = self._blow.levels > 0
        if self._is_lit:
            self.lit.emit()
        self.say()

    def _type(self, faces: tuple[int, ...]) -> None:
        blow, table = self._blow, self._clerk.table
        if blow is None:
            return
        try:
            check = pool_check(soak_plan(table, blow).dice, STANDARD, kind=RollKind.SOAK)
            dice = typed_pool(check, faces, table.rulings.storyteller)
        except (DiceError, StorytellerError) as error:
            self.refused.emit(error)
            return
        self._soak(dice)

    def _soak(self, dice: Dice | ReportedNet) -> None:
        blow = self._blow
        if blow is None or not blow.levels:
            return
        try:
            made = soak(self._clerk.table, blow, dice)
        except (DiceError, PlayError, StorytellerError) as error:
            self.refused.emit(error)
            return
        struck = self._strikes(blow)
        if self._clerk.do(lambda _table: made) is not None:
            self._settle(struck)

    def _strikes(self, blow: Blow) -> tuple[Armour, ...]:
        """Return the armour that a blow is offered to destroy (X3.4)."""
        table = self._clerk.table
        sheet = table.value(blow.who, Sheet)
        if sheet is None or not soak_plan(table, blow).is_ruin_offered:
            return ()
        return counted_armour(sheet, blow)

    def _settle(self, struck: tuple[Armour, ...]) -> None:
        """Have the blow be over; what it may have destroyed waits for the game master."""
        blow = self._blow
        sheet = self._clerk.table.value(blow.who, Sheet) if blow is not None else None
        self._change(levels=0)
        if sheet is not None:
            self._struck = _Struck(armour=struck, body=sheet.health)
            self.say()

    def _ruinable(self, sheet: Sheet, blow: Blow) -> tuple[Armour, ...]:
        """Return what may still be destroyed: until another blow comes, or this one is undone."""
        struck = self._struck
        if struck is None or blow.levels or struck.body != sheet.health:
            return ()
        return tuple(one for one in struck.armour if one in sheet.armour)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Struck:
    """Armour that a blow may have destroyed, and the body after it."""

    armour: tuple[Armour, ...]
    body: Health


def _counts_armour(blow: Blow) -> bool:
    usual = is_armour_offered(blow.damage, blow.source)
    return usual if blow.counts_armour is None else blow.counts_armour
