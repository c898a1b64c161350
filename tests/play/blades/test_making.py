from dataclasses import replace

import pytest
from tests.core.blades.crews import GULLS, bearing
from tests.play.blades.hands import ARDA, BREN, after, arda, bren, scoundrel, table

from duskboard.core.blades.ability import Ability, AbilityId
from duskboard.core.blades.activity import TooPoorQualityError
from duskboard.core.blades.coin import NoCoinError
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.design import CraftError, Design, DesignKind, Modification
from duskboard.core.blades.magnitude import Magnitude, NotRitualistError, Ritual
from duskboard.core.blades.scoundrel import Item
from duskboard.core.blades.upgrade import UpgradeId
from duskboard.core.clocks.clock import Clock, ClockKind
from duskboard.core.clocks.effect import Outcome
from duskboard.core.clocks.tick import ClockLockedError
from duskboard.core.dice import Rating, ReportedBest, ScriptedDice, TypedDice
from duskboard.core.identity import EntityId
from duskboard.play.blades.craft import (
    CraftKept,
    CraftRolled,
    CraftTerms,
    DesignRemoved,
    DesignWritten,
    KeepTerms,
    StudyBegun,
    Taught,
    begin_study,
    craft,
    keep_craft,
    remove_design,
    teach,
    write_design,
)
from duskboard.play.blades.ritual import (
    PerformTerms,
    PrimedError,
    RitualDiceError,
    RitualPerformed,
    RitualRemoved,
    RitualWritten,
    perform,
    remove_ritual,
    ritual_at,
    write_ritual,
)
from duskboard.play.change import NothingToChangeError, NotOnTableError
from duskboard.play.clock import fill_clock, tick_clocks
from duskboard.table.entity import Roll
from duskboard.table.table import Table

WARD, OIL, STUDY = EntityId("ward"), EntityId("oil"), EntityId("study")
ACCESS = EntityId("access")
RITUAL = Ritual(name="Ward", magnitude=Magnitude(quality=3), is_uncertain=True, known_to=(ARDA,))
DESIGN = Design(name="Fire oil", kind=DesignKind.ALCHEMICAL, quality=2, known_to=(BREN,))


def hall(ritual: Ritual = RITUAL, crew: Crew = GULLS) -> Table:
    gifted = replace(arda(), abilities=(Ability(key=AbilityId.RITUAL),), coin=2)
    maker = replace(bren(), abilities=(Ability(key=AbilityId.ALCHEMIST),), coin=2)
    laid = table(crew=crew, arda=gifted, bren=maker)
    laid = after(laid, write_ritual(laid, WARD, ritual))
    return after(laid, write_design(laid, OIL, DESIGN))


@pytest.mark.rule("blades 164")
def test_a_ritual_is_written_anew_and_thrown_away() -> None:
    laid = table()
    step = write_ritual(laid, WARD, RITUAL)
    assert step.report == RitualWritten(name="Ward", is_new=True, stress=3)
    laid = after(laid, step)
    told = replace(RITUAL, does="keeps the dead out", strange="it hums", fear="the dead listen")
    step = write_ritual(laid, WARD, told)
    assert step.report == RitualWritten(name="Ward", is_new=False, stress=3)
    laid = after(laid, step)
    assert ritual_at(laid, WARD) == told
    with pytest.raises(NothingToChangeError):
        write_ritual(laid, WARD, told)
    step = remove_ritual(laid, WARD)
    assert step.report == RitualRemoved(name="Ward")
    with pytest.raises(NotOnTableError):
        ritual_at(after(laid, step), WARD)


@pytest.mark.rule("blades 129")
@pytest.mark.rule("blades E32")
def test_a_ward_is_prepared_for_three_stress_and_tested_later_with_three_dice() -> None:
    laid = hall()
    step = perform(laid, PerformTerms(who=ARDA, ritual=WARD, primes=True))
    assert step.report == RitualPerformed(
        who=ARDA,
        name="Arda",
        ritual="Ward",
        magnitude=3,
        saved=0,
        stress_before=0,
        stress_after=3,
        is_primed=True,
    )
    waits = after(laid, step)
    assert ritual_at(waits, WARD).is_primed
    with pytest.raises(PrimedError):
        perform(waits, PerformTerms(who=ARDA, ritual=WARD, primes=True))
    step = perform(waits, PerformTerms(who=ARDA, ritual=WARD, coin=1), ScriptedDice((2, 5, 4)))
    assert step.report == RitualPerformed(
        who=ARDA,
        name="Arda",
        ritual="Ward",
        magnitude=3,
        saved=0,
        stress_before=3,
        stress_after=3,
        roll=Roll(what=Rating(count=3), faces=((2, 5, 4),), total=5, who="Arda", why="Ward"),
        outcome=Outcome.FULL,
        coin=1,
        was_primed=True,
    )
    released = after(waits, step)
    assert (ritual_at(released, WARD).is_primed, scoundrel(released).coin) == (False, 1)


@pytest.mark.rule("blades 128")
@pytest.mark.rule("blades 165")
def test_casting_and_abilities_spare_stress() -> None:
    storm = replace(
        RITUAL, magnitude=Magnitude(force=6, range=5), casting=3, less=1, is_uncertain=False
    )
    report = perform(hall(storm), PerformTerms(who=ARDA, ritual=WARD)).report
    assert isinstance(report, RitualPerformed)
    assert (report.magnitude, report.saved, report.stress_after, report.roll) == (11, 4, 7, None)


@pytest.mark.rule("blades 165")
@pytest.mark.rule("blades-abilities A40")
def test_a_ritual_is_refused_to_the_untaught() -> None:
    laid = hall()
    with pytest.raises(RitualDiceError):
        perform(laid, PerformTerms(who=ARDA, ritual=WARD))
    with pytest.raises(NotRitualistError):
        perform(laid, PerformTerms(who=BREN, ritual=WARD), ScriptedDice((1, 1, 1)))
    with pytest.raises(NoCoinError):
        perform(laid, PerformTerms(who=ARDA, ritual=WARD, coin=3), ScriptedDice((1, 1, 1)))
    over = PerformTerms(who=BREN, ritual=WARD, is_overruled=True)
    report = perform(laid, over, ReportedBest(best=3)).report
    assert isinstance(report, RitualPerformed)
    assert (report.is_overruled, report.stress_after) == (True, 3)


@pytest.mark.rule("blades 130")
@pytest.mark.rule("blades 118")
def test_without_the_means_a_project_for_access_comes_first() -> None:
    laid = hall()
    step = begin_study(laid, OIL, ARDA, STUDY, (ACCESS, "A laboratory"))
    assert step.report == StudyBegun(
        who=ARDA, name="Arda", what="Fire oil", size=8, has_access=False
    )
    laid = after(laid, step)
    access, study = laid.value(ACCESS, Clock), laid.value(STUDY, Clock)
    assert access is not None
    assert study is not None
    assert (access.name, access.size, access.owner) == ("A laboratory", 8, ARDA)
    assert (study.name, study.locked) == ("Fire oil", True)
    with pytest.raises(ClockLockedError):
        tick_clocks(laid, {STUDY: 1})
    laid = after(laid, fill_clock(laid, ACCESS, 8))
    laid = after(laid, tick_clocks(laid, {STUDY: 2}))
    study = laid.value(STUDY, Clock)
    assert study is not None
    assert (study.filled, study.locked) == (2, False)


@pytest.mark.rule("blades 158")
def test_what_an_activity_hangs_on_is_resolved_first() -> None:
    laid = hall()
    terms = CraftTerms(who=ARDA, design=OIL)
    with pytest.raises(CraftError):
        craft(laid, terms, TypedDice((4, 2)))
    laid = after(laid, teach(laid, OIL, ARDA, knows=True))
    assert isinstance(craft(laid, terms, TypedDice((4, 2))).report, CraftRolled)


@pytest.mark.rule("blades 160")
@pytest.mark.rule("blades 167")
def test_another_s_design_is_learnt_by_a_project_of_eight() -> None:
    laid = hall()
    step = begin_study(laid, OIL, ARDA, STUDY)
    assert step.report == StudyBegun(who=ARDA, name="Arda", what="Fire oil", size=8)
    clock = after(laid, step).value(STUDY, Clock)
    assert clock == Clock(name="Fire oil", kind=ClockKind.PROJECT, size=8, owner=ARDA)
    step = teach(laid, OIL, ARDA, knows=True)
    assert step.report == Taught(who=ARDA, name="Arda", what="Fire oil", knows=True)
    taught = after(laid, step)
    assert taught.value(OIL, Design) == replace(DESIGN, known_to=(BREN, ARDA))
    with pytest.raises(NothingToChangeError):
        teach(taught, OIL, ARDA, knows=True)
    assert after(taught, teach(taught, OIL, ARDA, knows=False)).value(OIL, Design) == DESIGN
    with pytest.raises(NotOnTableError):
        teach(laid, STUDY, ARDA, knows=True)


@pytest.mark.rule("blades 166")
def test_a_design_is_written_and_thrown_away() -> None:
    laid = hall()
    step = write_design(laid, OIL, replace(DESIGN, quality=4))
    assert step.report == DesignWritten(name="Fire oil", is_new=False, quality=4)
    with pytest.raises(NothingToChangeError):
        write_design(laid, OIL, DESIGN)
    step = remove_design(laid, OIL)
    assert step.report == DesignRemoved(name="Fire oil")
    assert after(laid, step).value(OIL, Design) is None


@pytest.mark.rule("blades 130")
@pytest.mark.rule("blades 168")
@pytest.mark.rule("blades-abilities A14")
def test_a_craft_is_rolled_and_kept_with_coin() -> None:
    laid = hall(crew=replace(bearing(UpgradeId.WORKSHOP), tier=0))
    step = craft(laid, CraftTerms(who=BREN, design=OIL), ScriptedDice((3, 1)))
    assert step.report == CraftRolled(
        who=BREN,
        name="Bren",
        what="Fire oil",
        roll=Roll(what=Rating(count=2), faces=((3, 1),), total=3, who="Bren", why="Fire oil"),
        outcome=Outcome.BAD,
        tier=0,
        ability=1,
        workshop=1,
        quality=1,
        least=2,
    )
    terms = KeepTerms(who=BREN, name="Fire oil", quality=1, least=2)
    with pytest.raises(TooPoorQualityError):
        keep_craft(laid, terms)
    over = keep_craft(laid, replace(terms, is_overruled=True))
    assert isinstance(over.report, CraftKept)
    assert (over.report.quality, over.report.is_overruled) == (1, True)
    step = keep_craft(laid, replace(terms, coin=1))
    assert step.report == CraftKept(who=BREN, name="Bren", what="Fire oil", quality=2, coin=1)
    kept = scoundrel(after(laid, step), BREN)
    assert (kept.coin, kept.items) == (1, (Item(name="Fire oil (2)", is_fine=True),))
    with pytest.raises(NoCoinError):
        keep_craft(laid, replace(terms, coin=3))


@pytest.mark.rule("blades 167")
@pytest.mark.rule("blades 168")
def test_a_change_needs_no_design_and_a_design_must_be_learnt() -> None:
    laid = hall(crew=replace(GULLS, tier=1))
    with pytest.raises(CraftError):
        craft(laid, CraftTerms(who=ARDA, design=OIL), ReportedBest(best=4))
    over = CraftTerms(who=ARDA, design=OIL, is_overruled=True)
    assert isinstance(craft(laid, over, ReportedBest(best=4)).report, CraftRolled)
    change = CraftTerms(who=BREN, name="Lantern", change=Modification.SIGNIFICANT, is_helped=True)
    report = craft(laid, change, ScriptedDice((6, 2, 3))).report
    assert isinstance(report, CraftRolled)
    assert (report.what, report.quality, report.least) == ("Lantern", 2, 3)
    asked = craft(laid, replace(change, least=5), ScriptedDice((6, 6, 3))).report
    assert isinstance(asked, CraftRolled)
    assert (asked.quality, asked.least) == (3, 5)
