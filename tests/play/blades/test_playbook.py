from dataclasses import replace

import pytest
from tests.play.blades.hands import ARDA, after, arda, scoundrel, table

from duskboard.core.blades.ability import Ability, AbilityId
from duskboard.core.blades.playbook import Playbook
from duskboard.core.blades.scoundrel import Bond, Contact, Item, Profile, Ratings
from duskboard.core.blades.trait import ActionId
from duskboard.core.identity import EntityId
from duskboard.play.blades.playbook import (
    PlaybookChosen,
    PlaybookRemoved,
    PlaybooksAdded,
    add_playbooks,
    choose_playbook,
    remove_playbook,
)
from duskboard.play.change import AlreadyOnTableError, NothingToChangeError, NotOnTableError
from duskboard.table.name import name_of

FERRY = EntityId("ferryman")
FERRYMAN = Playbook(
    name="Ferryman",
    trigger="You crossed water.",
    printed=Ratings(prowl=2, survey=1),
    abilities=(Ability(key=AbilityId.MULE), Ability(name="Tide sense", text="Ask.")),
    items=(Item(name="Pole", load=2), Item(name="Rope")),
    contacts=("a lock-keeper", "Tove"),
)


@pytest.mark.rule("blades 79")
@pytest.mark.rule("blades 80")
@pytest.mark.rule("blades 81")
def test_a_playbook_adds_and_takes_nothing_away() -> None:
    tove = Contact(name="Tove", bond=Bond.FRIEND)
    laid = table(arda=replace(arda(), items=(Item(name="Rope", load=3),), contacts=(tove,)))
    step = choose_playbook(laid, ARDA, FERRYMAN)
    assert step.report == PlaybookChosen(who=ARDA, name="Arda", before="", after="Ferryman")
    laid = after(laid, step)
    assert scoundrel(laid) == replace(
        arda(),
        profile=Profile(playbook="Ferryman", trigger="You crossed water."),
        ratings=replace(arda().ratings, prowl=2, survey=1),
        abilities=(Ability(key=AbilityId.MULE),),
        items=(Item(name="Rope", load=3), Item(name="Pole", load=2)),
        contacts=(tove, Contact(name="a lock-keeper")),
    )
    with pytest.raises(NothingToChangeError):
        choose_playbook(laid, ARDA, FERRYMAN)
    other = replace(FERRYMAN, name="Bargee", abilities=(Ability(key=AbilityId.SCOUT),))
    laid = after(laid, choose_playbook(laid, ARDA, other))
    assert scoundrel(laid).abilities == (Ability(key=AbilityId.MULE),)


def test_playbooks_of_the_tables_own_come_are_replaced_and_go() -> None:
    laid = table()
    step = add_playbooks(laid, {FERRY: FERRYMAN})
    assert step.report == PlaybooksAdded(names=("Ferryman",))
    laid = after(laid, step)
    assert name_of(laid, FERRY) == "Ferryman"
    better = replace(FERRYMAN, about="Knows every canal.")
    bargee = replace(FERRYMAN, name="Bargee")
    both = {EntityId("again"): better, EntityId("bargee"): bargee}
    step = add_playbooks(laid, both)
    assert step.report == PlaybooksAdded(names=("Ferryman", "Bargee"), replaced=("Ferryman",))
    laid = after(laid, step)
    assert laid.values(Playbook) == {FERRY: better, EntityId("bargee"): bargee}
    with pytest.raises(NothingToChangeError):
        add_playbooks(laid, both)
    with pytest.raises(AlreadyOnTableError):
        add_playbooks(laid, {ARDA: replace(FERRYMAN, name="Poler")})
    step = remove_playbook(laid, FERRY)
    assert step.report == PlaybookRemoved(name="Ferryman")
    assert list(after(laid, step).values(Playbook)) == ["bargee"]
    with pytest.raises(NotOnTableError):
        remove_playbook(laid, ARDA)


@pytest.mark.rule("blades 80")
def test_unusual_dots_are_told() -> None:
    assert FERRYMAN.has_usual_dots
    assert FERRYMAN.oddities == ()
    strong = replace(FERRYMAN, printed=Ratings(wreck=3, hunt=1))
    assert (strong.has_usual_dots, strong.oddities) == (False, (ActionId.WRECK,))
    with pytest.raises(ValueError, match="blank"):
        Playbook(name=" ")
    with pytest.raises(ValueError, match="more than 60"):
        Playbook(name="Long", contacts=("x",) * 61)
