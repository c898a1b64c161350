"""The menu of somebody in a chase."""

from PySide6.QtWidgets import QWidget
from typing_extensions import override

from duskboard.board.board_words import joining_text, leaving_text, person_name, place_name
from duskboard.core.chase.check import CheckSource
from duskboard.core.chase.improvising import kilometres_an_hour, miles_an_hour
from duskboard.core.chase.participant import Fate, Turn
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.panels.chase_menu import ChaseMenu
from duskboard.panels.chase_wish import ChaseVerb, ChaseWish
from duskboard.panels.road_menu import VehicleKinds, add_rides
from duskboard.table.board_view import BoardView, TokenView
from duskboard.theme.name_key import NAME_KEY

MOST_LEAVING = 20
"""How many at the most are offered to leave a group at once."""


class PersonMenu(ChaseMenu):
    """Everything that can be done with somebody.

    Attributes:
        kinds: The vehicles that may be put on the table.
    """

    def __init__(
        self, words: Words, view: BoardView, token: TokenView, parent: QWidget | None = None
    ) -> None:
        super().__init__(words, view, parent)
        self._token = token
        self.kinds: VehicleKinds = ()

    @override
    def fill(self) -> None:
        """Offer everything."""
        words, token = self._words, self._token
        self._add_turn()
        self._add_places()
        self.addSeparator()
        self._add_group()
        self._add_equals()
        add_rides(self, words, self._view, token, self.kinds)
        self.addSeparator()
        self.add(words.pgettext("chase", "Quick sheet"), self._wish(ChaseVerb.SHEET), key="S")
        self.add(words.gettext("Rename"), self._wish(ChaseVerb.RENAME), key=NAME_KEY)
        self.add(words.pgettext("chase", "Change the numbers…"), self._wish(ChaseVerb.CHANGE))
        self._add_sources()
        self.add(words.pgettext("chase", "Damage…"), self._wish(ChaseVerb.DAMAGE), key="H")
        self.add_visibilities(token.person_id, token.visibility)
        self._add_parting()
        menu = self.addMenu(words.pgettext("chase", "What became of them"))
        for fate in Fate:
            if fate is Fate.APART:
                continue  # who leaves may come back: it is offered by itself
            wish = self._wish(ChaseVerb.FATE, fate)
            self.add(enum_text(words, fate), wish, menu=menu, checked=fate is token.fate)
        self.addSeparator()
        self._add_speed()
        self.add(words.gettext("Remove"), self._wish(ChaseVerb.REMOVE), key="Del")

    def fill_for_split(self) -> None:
        """Offer how many leave a group; a digit chooses."""
        for taken in range(1, min(self._token.count, MOST_LEAVING + 1)):
            text = self._leaving(taken)
            action = self.add(text, self._wish(ChaseVerb.SPLIT, taken))
            if taken < 10:  # a single digit can be a key of the menu
                action.setText(text.replace(str(taken), f"&{taken}", 1))

    def fill_for_join(self) -> None:
        """Offer whom that one may join."""
        for other in self.mates():
            self.add(self._joining(other), self._wish(ChaseVerb.JOIN, other=other))

    def mates(self) -> list[TokenView]:
        """Return who stands at the same place on the same side, and so can be one token."""
        own = self._token
        return [
            one
            for one in self._view.tokens
            if one.person_id != own.person_id
            and (one.side, one.place_id, one.fate) == (own.side, own.place_id, own.fate)
            and self._view.vehicle_of(one.person_id) is self._view.vehicle_of(own.person_id)
        ]

    def _wish(
        self, verb: ChaseVerb, value: object = None, *, other: TokenView | None = None
    ) -> ChaseWish:
        return ChaseWish(
            verb=verb,
            thing=self._token.person_id,
            other=other.person_id if other is not None else None,
            value=value,
        )

    def _add_turn(self) -> None:
        words, token = self._words, self._token
        if not self._view.round or token.fate is not Fate.RUNNING or token.place_id is None:
            return
        if token.is_active:
            can_delay = not token.has_begun
            self.add(
                words.pgettext("chase", "Delay"), self._wish(ChaseVerb.DELAY), key="D",
                enabled=can_delay,
            )  # fmt: skip
            end = words.pgettext("chase", "End turn")
            self.add(end, self._wish(ChaseVerb.END_TURN), key="E")
        elif token.turn is Turn.WAITING:
            self.add(words.pgettext("chase", "Acts now"), self._wish(ChaseVerb.TAKE_TURN))
        else:
            give = words.pgettext("chase", "Give the turn all the same")
            self.add(give, self._wish(ChaseVerb.GIVE_TURN))
        gun = words.pgettext("chase", "Shoots this round: DEX 50 higher")
        has_acted = token.turn is Turn.ACTED
        wish = self._wish(ChaseVerb.GUN, not token.has_gun_ready)
        self.add(gun, wish, checked=token.has_gun_ready, enabled=not has_acted)
        self.add(words.pgettext("chase", "Loses 1D3 actions"), self._wish(ChaseVerb.LOSE))
        self._add_actions()

    def _add_actions(self) -> None:
        """Offer what clicks on the pips do."""
        words, token = self._words, self._token
        menu = self.addMenu(words.pgettext("chase", "Actions"))
        for text, verb, by, key, enabled in (
            (words.pgettext("chase", "One less"), ChaseVerb.ACTIONS, -1, "[", bool(token.left)),
            (words.pgettext("chase", "One more"), ChaseVerb.ACTIONS, 1, "]", True),
            (words.pgettext("chase", "Owe one more"), ChaseVerb.DEBT, 1, "Shift+[", True),
            (
                words.pgettext("chase", "Owe one less"),
                ChaseVerb.DEBT,
                -1,
                "Shift+]",
                bool(token.owed),
            ),
        ):
            self.add(text, self._wish(verb, by), menu=menu, key=key, enabled=enabled)

    def _add_places(self) -> None:
        words, token, view = self._words, self._token, self._view
        others = [place for place in view.places if place.place_id != token.place_id]
        if not view.round:
            menu = self.addMenu(words.pgettext("chase", "Place at"))
            verb = ChaseVerb.MOVE
        else:
            menu = self.addMenu(words.pgettext("chase", "Move anyway to"))
            verb = ChaseVerb.PUT_AT
        menu.setEnabled(bool(others))
        for place in others:
            wish = ChaseWish(verb=verb, thing=token.person_id, other=place.place_id)
            self.add(place_name(words, place), wish, menu=menu)

    def _add_group(self) -> None:
        words, token = self._words, self._token
        if token.count == 2:
            self.add(self._leaving(1), self._wish(ChaseVerb.SPLIT, 1), key="G")
        elif token.count > 2:
            menu = self.addMenu(words.pgettext("chase", "Leave the group"))
            for taken in range(1, min(token.count, MOST_LEAVING + 1)):
                self.add(self._leaving(taken), self._wish(ChaseVerb.SPLIT, taken), menu=menu)
        mates = self.mates()
        if len(mates) == 1:
            self.add(self._joining(mates[0]), self._wish(ChaseVerb.JOIN, other=mates[0]), key="J")
        elif mates:
            menu = self.addMenu(words.pgettext("chase", "Join"))
            for other in mates:
                wish = self._wish(ChaseVerb.JOIN, other=other)
                self.add(person_name(words, other), wish, menu=menu)

    def _add_speed(self) -> None:
        """Say how fast a MOV is (rules/chase.md 9.14)."""
        mov = self._token.mov
        miles = miles_an_hour(mov) if mov is not None else None
        if mov is None or miles is None:
            return
        texts = {"mov": mov, "miles": miles, "kilometres": kilometres_an_hour(mov)}
        text = self._words.pgettext(
            "chase", "MOV %(mov)d: about %(kilometres)d km/h, %(miles)d mph"
        )
        self.addAction(text % texts).setEnabled(False)

    def _add_sources(self) -> None:
        """Offer the game whose dice decide the checks, or the word of the GM (14.1)."""
        words, now = self._words, self._token.source
        menu = self.addMenu(words.pgettext("chase", "What decides their checks"))
        for source in CheckSource:
            wish = self._wish(ChaseVerb.SOURCE, source)
            self.add(enum_text(words, source), wish, menu=menu, checked=source is now)

    def _add_parting(self) -> None:
        """Offer a chase of one's own, or the way back from it (rules/chase.md 2.8, 9.10)."""
        words, fate = self._words, self._token.fate
        if fate is Fate.RUNNING and self._view.round:
            text = words.pgettext("chase", "Run another way: a chase of their own")
            self.add(text, self._wish(ChaseVerb.PART, value=False))
        elif fate is Fate.APART:
            self.add(words.pgettext("chase", "Join again"), self._wish(ChaseVerb.PART, value=True))

    def _add_equals(self) -> None:
        words, token = self._words, self._token
        for key in self._view.order:
            other = self._view.token(key)
            if other is not None and key != token.person_id and other.dex == token.dex:
                text = words.pgettext("chase", "Act before %(who)s, of equal DEX")
                texts = {"who": person_name(words, other)}
                self.add(text % texts, self._wish(ChaseVerb.ACT_BEFORE, other=other))

    def _leaving(self, taken: int) -> str:
        return leaving_text(self._words, taken)

    def _joining(self, other: TokenView) -> str:
        return joining_text(self._words, other)
