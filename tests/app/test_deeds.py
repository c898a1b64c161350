"""Deeds in hand: what the bar says of an attack before dice fall."""

import pytest
from tests.play.chase.fights import CAR, LORRY, aboard, edited, met
from tests.play.chase.roads import roads
from tests.play.chase.scenes import EDDA, FINN, PLACES, TOM, done
from tests.play.chase.test_boarding import turn_of

from duskboard.app.chase_verbs import verbs
from duskboard.app.deeds.attacking import begin_attack
from duskboard.app.deeds.looking import SightDeed
from duskboard.core.dice import ReportedTotal, ScriptedDice
from duskboard.i18n.words import Words
from duskboard.play.chase.attack import AttackKind
from duskboard.play.chase.driving import SightRolled
from duskboard.play.chase.exchange import Throws, ThrowWantedError
from duskboard.play.chase.running import start_chase
from duskboard.table.table import Table


def rammers() -> Table:
    """Finn in a lorry beside Edda and Tom in a car that has lost half its Build."""
    table = aboard(met(), LORRY, [FINN], build=7)
    table = edited(table, TOM, place=PLACES[4])
    return aboard(table, CAR, [EDDA, TOM], build=2, full=5)


@pytest.mark.rule("chase 7.4")
@pytest.mark.rule("chase 7.7")
def test_a_ram_shows_its_odds_with_each_answer_and_what_is_lost(words: Words) -> None:
    table = rammers()
    deed = begin_attack(table, FINN, AttackKind.RAM)
    assert deed is not None
    offer = deed.offer(table, words, None)
    assert offer is not None
    shown = [(one.text, one.refusal, one.is_on) for one in offer.row]
    assert shown == [
        ("Dodges", "", True),
        ("Fights back", "", False),
        ("Answers with a maneuver", "too big", False),
        ("Lets it come", "", False),
    ]
    chances = [None if one.chance is None else round(float(one.chance), 4) for one in offer.row]
    assert chances == [0.4268, 0.4823, None, 0.5]
    assert offer.row[0].tip == "Equal levels go to the target."
    assert offer.sentence == (
        "A hit deals 7d10, each full 10 a Build. Own loss is half of it, 2 Build at most. "
        "Build the target loses: 0 1%, 1 1%, 2 99%. Own Build lost: 0 1%, 1 55%, 2 45%."
    )
    assert offer.losses == ((CAR, 2), (LORRY, 1))
    back = deed.choose(table, "answer", "fight-back").offer(table, words, None)
    assert back is not None
    assert [one.is_on for one in back.row] == [False, True, False, False]


@pytest.mark.rule("chase 3.10")
@pytest.mark.rule("chase 7.2")
def test_verbs_say_what_they_take_and_why_not(words: Words) -> None:
    found = {one.verb_id: (one.price, one.refusal) for one in verbs(met(), words, "")}
    assert found["attack"] == ("1 AP", "")
    assert found["ram"] == ("1 AP", "on foot")
    assert found["shoot"] == ("0–1 AP", "")
    assert found["break"] == ("1 AP", "no barrier here")
    assert found["follow"] == ("", "")
    tired = {one.verb_id: one.refusal for one in verbs(edited(met(), FINN, left=0), words, "")}
    assert (tired["attack"], tired["make"], tired["hide"]) == ("no AP left", "no AP left", "")


@pytest.mark.rule("chase 9.4")
def test_a_passenger_has_no_verb_that_moves(words: Words) -> None:
    table = turn_of(done(roads(), start_chase(roads(), ScriptedDice([]))), TOM)
    found = {one.verb_id: one.refusal for one in verbs(table, words, "")}
    assert {found[one] for one in ("ram", "prepare", "back")} == {"rides along"}
    assert (found["help"], found["seat"]) == ("", "")
    assert not {"pedal", "sight"} & found.keys()


@pytest.mark.rule("chase 9.3")
def test_how_far_one_sees_is_rolled_here_or_told(words: Words) -> None:
    deed = SightDeed().choose(rammers(), "sight", "suburb")
    offer = deed.offer(rammers(), words, None)
    assert offer is not None
    shown = [(one.text, one.price, one.is_on) for one in offer.row]
    assert shown == [
        ("In town", "d3", False),
        ("In a suburb", "d6", True),
        ("On the open road", "d10", False),
    ]
    assert offer.go == "Roll d6"
    for dice, places in ((ScriptedDice([5]), 5), (ReportedTotal(total=2), 2)):
        report = deed.act(rammers(), Throws(attack=dice), secret=False).report
        assert isinstance(report, SightRolled)
        assert report.places == places
    with pytest.raises(ThrowWantedError):
        deed.act(rammers(), Throws(), secret=False)
