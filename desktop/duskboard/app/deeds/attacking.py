"""An attack in hand: a blow, a shot, a ram or a maneuver (rules/chase.md 7, 9.5)."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

from typing_extensions import override

from duskboard.app.deeds.attack_choice import arms_of, chosen, targets_of
from duskboard.app.deeds.attack_text import (
    aim_menu,
    attack_sentence,
    attack_title,
    goal_choices,
    goal_text,
    likely_losses,
    weapon_text,
)
from duskboard.app.deeds.deed import (
    Deed,
    asked,
    check_menu,
    token_of,
    verdict_choices,
    why_not,
)
from duskboard.board.board_words import price_text
from duskboard.core.chase.check import CheckSource, Verdict
from duskboard.core.chase.conflict import Answer, TooBigError, Upper
from duskboard.core.chase.participant import Participant
from duskboard.core.chase.source import Check, check_dice
from duskboard.core.dice import What
from duskboard.core.identity import EntityId
from duskboard.i18n.chase_check_text import check_name
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.odds.conflict import attack_odds, one_roll_odds
from duskboard.panels.deed_offer import DeedChoice, DeedMenu, DeedOffer
from duskboard.play.chase.attack import (
    Attack,
    AttackKind,
    Rolled,
    answered,
    attack_of,
    attack_price,
    only_check,
    own_check,
    refuse,
    reply_check,
    rolls_for_both,
)
from duskboard.play.chase.exchange import Throws, ThrowWantedError, Wanted
from duskboard.play.chase.scene import Scene, scene
from duskboard.play.chase.striking import strike
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction


@dataclass(frozen=True, kw_only=True)
class AttackDeed(Deed):
    """An attack, with all that may be chosen of it."""

    attack: Attack

    @property
    @override
    def deed_id(self) -> str:
        return f"{self.attack.kind.value}:{self.attack.who}"

    @override
    def offer(
        self, table: Table, words: Words, waiting: ThrowWantedError | None
    ) -> DeedOffer | None:
        attack, token = self.attack, token_of(table, self.attack.who)
        target = table.value(attack.target, Participant)
        if token is None or target is None or not token.is_active:
            return None
        chase = scene(table)
        price = attack_price(attack)
        plain = DeedOffer(
            deed_id=self.deed_id,
            token=token,
            title=attack_title(words, chase, attack),
            subject=price_text(words, price) if price else words.pgettext("chase", "no action"),
            go="",
            price=price,
        )
        if waiting is not None:
            return asked(words, plain, waiting, self._asked_of(waiting))
        refusal = why_not(words, lambda: refuse(table, attack))
        rolled = attack.reply if attack.target_rolls else attack.own
        is_said = rolled.source is CheckSource.SAID
        go = words.pgettext("chase", "Roll %(skill)s") % {
            "skill": check_name(words, rolled.skill, rolled.source)
        }
        return replace(
            plain,
            menus=tuple(self._menus(table, words, chase)),
            row_id="stance" if attack.kind is AttackKind.SHOT else "answer",
            row=tuple(self._row(table, words)),
            quick=verdict_choices(words) if is_said and not refusal else (),
            sentence=attack_sentence(words, table, attack),
            losses=likely_losses(chase, attack) if attack.kind is AttackKind.RAM else (),
            go=enum_text(words, Verdict.REGULAR) if is_said else go,
            dice=None if is_said or refusal else _dice(table, attack),
            refusal=refusal,
        )

    @override
    def choose(self, table: Table, menu_id: str, value: str) -> "AttackDeed":
        return replace(self, attack=chosen(table, self.attack, menu_id, value))

    @override
    def act(self, table: Table, throws: Throws, *, secret: bool) -> Transaction:
        attack = replace(self.attack, secret=self.attack.secret or secret)
        return strike(table, attack, throws)

    def _asked_of(self, waiting: ThrowWantedError) -> Rolled | None:
        match waiting.wanted:
            case Wanted.REPLY:
                return self.attack.reply
            case Wanted.CONTROL:
                return self.attack.control
            case Wanted.ATTACK:
                return self.attack.own
            case _:
                return None

    def _menus(self, table: Table, words: Words, chase: Scene) -> Iterator[DeedMenu]:
        attack = self.attack
        targets = targets_of(chase, attack.who, attack.kind)
        if len(targets) > 1:
            choices = tuple(
                DeedChoice(value=one, text=chase.name(one), is_on=one == attack.target)
                for one in targets
            )
            yield DeedMenu(
                menu_id="target",
                text=chase.name(attack.target),
                name=words.pgettext("chase", "Target"),
                sections=(choices,),
            )
        if attack.kind in {AttackKind.BLOW, AttackKind.SHOT}:
            yield from self._weapons(words, chase)
        if attack.kind is AttackKind.MANEUVER:
            yield DeedMenu(
                menu_id="goal",
                text=goal_text(words, chase, attack.aimed),
                name=words.pgettext("chase", "What the maneuver is for"),
                sections=goal_choices(words, chase, attack.target, attack.aimed, attack.control),
            )
        if attack.kind is AttackKind.SHOT:
            yield aim_menu(words, attack)
        yield check_menu(
            words,
            ("own", words.pgettext("chase", "The attack")),
            chase.person(attack.who),
            attack.own,
            _safe(lambda: own_check(table, attack)),
        )
        if attack.answer is not Answer.NOTHING:
            yield self._reply_menu(table, words, chase)

    def _reply_menu(self, table: Table, words: Words, chase: Scene) -> DeedMenu:
        attack = self.attack
        menu = check_menu(
            words,
            ("reply", words.pgettext("chase", "The answer")),
            chase.person(attack.target),
            attack.reply,
            _safe(lambda: reply_check(table, attack)),
        )
        if attack.answer is not Answer.MANEUVER:
            return menu
        goals = goal_choices(words, chase, attack.who, attack.aimed_back, None)
        return replace(menu, sections=(*goals[:2], *menu.sections))

    def _weapons(self, words: Words, chase: Scene) -> Iterator[DeedMenu]:
        attack = self.attack
        arms = arms_of(chase.person(attack.who), attack.kind)
        choices = tuple(
            DeedChoice(value=str(at), text=weapon_text(words, one), is_on=one == attack.weapon)
            for at, one in enumerate(arms)
        )
        vehicle = chase.vehicle_of(attack.target)
        hits: tuple[DeedChoice, ...] = ()
        if vehicle is not None and attack.kind is AttackKind.BLOW:
            hits = (
                DeedChoice(value="at:vehicle", text=vehicle.name, is_on=attack.at_vehicle),
                DeedChoice(
                    value="at:person",
                    text=chase.name(attack.target),
                    is_on=not attack.at_vehicle,
                ),
            )
        if len(choices) + len(hits) > 1:
            yield DeedMenu(
                menu_id="weapon",
                text=weapon_text(words, attack.weapon),
                name=words.pgettext("chase", "Weapon"),
                sections=tuple(one for one in (choices, hits) if one),
            )

    def _row(self, table: Table, words: Words) -> Iterator[DeedChoice]:
        """Yield each answer of the target with its odds; of a shot, how it is taken."""
        attack = self.attack
        if attack.kind is AttackKind.SHOT:
            for stands in (True, False):
                one = replace(attack, aim=replace(attack.aim, stands=stands))
                text = words.pgettext("chase", "On the move")
                if stands:
                    text = words.pgettext("chase", "Standing still")
                yield DeedChoice(
                    value="stands" if stands else "moves",
                    text=text,
                    chance=_chance(table, one),
                    price=price_text(words, attack_price(one)),
                    refusal=_brief(words, table, one),
                    is_on=attack.aim.stands is stands,
                )
            return
        for answer in Answer:
            one = attack if answer is attack.answer else answered(table, attack, answer)
            yield DeedChoice(
                value=answer.value,
                text=enum_text(words, answer),
                chance=_chance(table, one),
                refusal=_too_big(words, table, one),
                is_on=answer is attack.answer,
                tip=_ties(words, answer),
            )


def begin_attack(table: Table, who: EntityId, kind: AttackKind) -> AttackDeed | None:
    """Return an attack on whoever is likeliest meant, or None where nobody can be attacked."""
    targets = targets_of(scene(table), who, kind)
    if not targets:
        return None
    return AttackDeed(attack=attack_of(table, who, targets[0], kind))


def _dice(table: Table, attack: Attack) -> What | None:
    check = only_check(table, attack) if rolls_for_both(attack) else own_check(table, attack)
    return check_dice(check)


def _chance(table: Table, attack: Attack) -> Fraction | None:
    """Return how likely the attack has the better of it, or None where nobody can tell."""
    try:
        if rolls_for_both(attack):
            odds = one_roll_odds(only_check(table, attack), is_attackers=not attack.target_rolls)
            return odds[Upper.ATTACKER]
        found = attack_odds(own_check(table, attack), reply_check(table, attack), attack.answer)
    except TooBigError:
        return None
    return None if found is None else found[Upper.ATTACKER]


def _too_big(words: Words, table: Table, attack: Attack) -> str:
    if attack.answer is not Answer.MANEUVER:
        return ""
    try:
        reply_check(table, attack)
    except TooBigError:
        return words.pgettext("chase", "too big")
    return ""


def _brief(words: Words, table: Table, attack: Attack) -> str:
    """Return in a word why a shot cannot be taken so, where another way of it could."""
    if not attack.aim.stands:
        return ""
    other = replace(attack, aim=replace(attack.aim, stands=False))
    is_open = not why_not(words, lambda: refuse(table, other))
    if is_open and why_not(words, lambda: refuse(table, attack)):
        return words.pgettext("chase", "not now")
    return ""


def _ties(words: Words, answer: Answer) -> str:
    if answer is Answer.NOTHING:
        return ""
    if answer.wins_ties:
        return words.pgettext("chase", "Equal levels go to the target.")
    return words.pgettext("chase", "Equal levels go to the attacker.")


def _safe(check: Callable[[], Check | None]) -> Check | None:
    try:
        return check()
    except TooBigError:
        return None
