import importlib
import inspect
import json
import pkgutil
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import NewType

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.storage import strategies

import duskboard.play
from duskboard.core.clocks.clock import Clock, ClockKind
from duskboard.core.dice import Expression, Handful, Percentile
from duskboard.core.identity import EntityId
from duskboard.play.campaign import CampaignBegun
from duskboard.storage.codec import MAX_BODY, Codec, CodecError, NewerBodyError
from duskboard.storage.kind import KINDS, Kinds
from duskboard.storage.reports import REPORTS
from duskboard.storage.structure import require_storable
from duskboard.table.entity import Entity, Note, Roll, Value, Visibility
from duskboard.table.transaction import Report

CODEC = Codec()
ALARM = Entity(
    entity_id=EntityId("alarm"),
    value=Clock(
        name="Alarm 警報", kind=ClockKind.DANGER, size=6, filled=2, opens=(EntityId("tide"),)
    ),
    rank=1,
)
DICE = Entity(
    entity_id=EntityId("roll"),
    value=Roll(what=Expression(handfuls=(Handful(count=2, sides=6),)), faces=((1, 2),), total=3),
)


def plain(entity: Entity) -> dict[str, object]:
    read: dict[str, object] = json.loads(zlib.decompress(CODEC.encode_entity(entity)))
    return read


def read(document: object) -> Entity:
    return CODEC.decode_entity(zlib.compress(json.dumps(document).encode()))


@given(strategies.entities)
def test_every_entity_comes_back_as_it_was(entity: Entity) -> None:
    body = CODEC.encode_entity(entity)
    assert CODEC.decode_entity(body) == entity
    assert CODEC.encode_entity(entity) == body


@given(strategies.reports())
def test_every_report_comes_back_as_it_was(report: Report) -> None:
    assert CODEC.decode_report(CODEC.encode_report(report)) == report


def test_a_body_is_json_with_sorted_keys_and_no_spaces() -> None:
    assert zlib.decompress(CODEC.encode_entity(DICE)).decode() == (
        '{"id":"roll","kind":"roll","rank":0.0,"schema":1,"value":{"faces":[[1,2]],"needed":null,"passed":null,"skill":"","told":false,'
        '"total":3,"what":{"kind":"expression","value":{"handfuls":[{"count":2,"negative":false,'
        '"sides":6}],"modifier":0}},"who":"","why":""},"visibility":"hidden"}'
    )


def test_a_whole_number_is_taken_where_a_number_belongs() -> None:
    document = plain(ALARM)
    document["rank"] = 3
    assert read(document).rank == 3.0
    assert isinstance(read(document).rank, float)


def test_a_field_that_is_missing_has_its_default() -> None:
    document = plain(ALARM)
    value = document["value"]
    assert isinstance(value, dict)
    del value["locked"], value["opens"]
    clock = read(document).value
    assert isinstance(clock, Clock)
    assert (clock.locked, clock.opens) == (False, ())


@pytest.mark.parametrize(
    ("field", "value", "place"),
    [
        ("size", "6", "value.size"),
        ("size", 6.0, "value.size"),
        ("size", True, "value.size"),
        ("size", None, "value.size"),
        ("size", 25, "value"),
        ("size", 10**400, "value"),
        ("locked", 0, "value.locked"),
        ("locked", "true", "value.locked"),
        ("name", 3, "value.name"),
        ("name", " ", "value"),
        ("kind", "Danger", "value.kind"),
        ("kind", ["danger"], "value.kind"),
        ("opens", "tide", "value.opens"),
        ("opens", {"tide": 1}, "value.opens"),
        ("opens", ["tide", 3], "value.opens[1]"),
        ("rival", 4, "value.rival"),
        ("rival", ["tide"], "value.rival"),
        ("colour", "red", "value"),
    ],
)
def test_a_value_that_does_not_fit_is_refused_with_its_place(
    field: str, value: object, place: str
) -> None:
    document = plain(ALARM)
    inner = document["value"]
    assert isinstance(inner, dict)
    inner[field] = value
    with pytest.raises(CodecError) as raised:
        read(document)
    assert raised.value.place == place
    assert not isinstance(raised.value, NewerBodyError)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("rank", "1"),
        ("rank", True),
        ("rank", 10**400),
        ("visibility", "seen"),
        ("visibility", None),
        ("id", ""),
        ("id", 7),
        ("schema", 0),
        ("schema", "1"),
        ("schema", True),
        ("kind", 1),
        ("value", []),
        ("value", None),
        ("note", "more"),
    ],
)
def test_an_envelope_that_does_not_fit_is_refused(field: str, value: object) -> None:
    with pytest.raises(CodecError) as raised:
        read({**plain(ALARM), field: value})
    assert not isinstance(raised.value, NewerBodyError)


@pytest.mark.parametrize("field", ["id", "kind", "rank", "schema", "value", "visibility"])
def test_an_envelope_that_lacks_something_is_refused(field: str) -> None:
    document = plain(ALARM)
    del document[field]
    with pytest.raises(CodecError):
        read(document)


@pytest.mark.parametrize(
    "what",
    [
        {"handfuls": [{"count": 2, "sides": 6}]},
        {"kind": "expression"},
        {"kind": "dice", "value": {}},
        {"kind": ["expression"], "value": {}},
        {"kind": "expression", "value": {"extra": 1}},
        {"kind": "percentile", "value": {}, "more": 1},
        {"kind": "roll", "value": {}},
        "percentile",
        None,
    ],
)
def test_one_of_several_classes_must_be_named(what: object) -> None:
    document = plain(DICE)
    inner = document["value"]
    assert isinstance(inner, dict)
    inner["what"] = what
    with pytest.raises(CodecError):
        read(document)


@pytest.mark.parametrize(("kind", "schema"), [("dirigible", 1), ("clock", 2), ("clock", 99)])
def test_what_a_newer_program_wrote_is_told_from_damage(kind: str, schema: int) -> None:
    with pytest.raises(NewerBodyError):
        read({**plain(ALARM), "kind": kind, "schema": schema})


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"no zlib",
        None,
        "text",
        3,
        zlib.compress(b""),
        zlib.compress(b"[]"),
        zlib.compress(b"nul"),
        zlib.compress(b"NaN"),
        zlib.compress(b"\xff"),
        zlib.compress(b'{"a":1,"a":2}'),
        zlib.compress(b"9" * 5000),
        zlib.compress(b"[" * 100_000),
        zlib.compress(b'{"a":' * 100_000),
        zlib.compress(b" " * (MAX_BODY + 1)),
        zlib.compress(b"{}")[:-1],
        zlib.compress(b"{}") + b"more",
    ],
    ids=range(17),
)
def test_bytes_that_are_no_body_are_refused(body: object) -> None:
    for decode in (CODEC.decode_entity, CODEC.decode_report):
        with pytest.raises(CodecError):
            decode(body)


def test_a_key_that_stands_twice_is_refused() -> None:
    text = zlib.decompress(CODEC.encode_entity(ALARM)).replace(b'"id"', b'"id":"a","id"')
    with pytest.raises(CodecError):
        CODEC.decode_entity(zlib.compress(text))


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)


@st.composite
def bent(draw: st.DrawFn) -> object:
    """Draw a body of which one place holds something else."""

    def bend(plain: object) -> object:
        if not plain or not isinstance(plain, dict | list) or draw(st.booleans()):
            return draw(json_values)
        if isinstance(plain, dict):
            key = draw(st.sampled_from(sorted(plain)))
            return {**plain, key: bend(plain[key])}
        place = draw(st.sampled_from(range(len(plain))))
        return [*plain[:place], bend(plain[place]), *plain[place + 1 :]]

    return bend(plain(draw(strategies.entities)))


@given(bent())
def test_whatever_json_says_it_is_a_value_or_one_error(document: object) -> None:
    try:
        entity = CODEC.decode_entity(zlib.compress(json.dumps(document).encode()))
    except CodecError:
        return
    assert CODEC.decode_entity(CODEC.encode_entity(entity)) == entity


@given(st.binary())
def test_whatever_bytes_say_it_is_one_error(body: bytes) -> None:
    with pytest.raises(CodecError):
        CODEC.decode_entity(body)


@pytest.mark.parametrize(
    "value",
    [
        Clock(name="Alarm", kind=ClockKind.DANGER, size=6.0),  # type: ignore[arg-type] # refused
        Clock(name="Alarm", kind=ClockKind.DANGER, size=6, locked=1),  # type: ignore[arg-type] # refused
        Clock(name="A", kind=ClockKind.DANGER, size=6, opens=["b"]),  # type: ignore[arg-type] # list
        Note(title="Long", text="x" * MAX_BODY),
    ],
    ids=["float", "flag", "list", "long"],
)
def test_what_would_not_come_back_is_not_written(value: Value) -> None:
    with pytest.raises(CodecError):
        CODEC.encode_entity(Entity(entity_id=EntityId("x"), value=value))


def test_a_name_that_no_column_takes_is_not_written() -> None:
    note = Note(title="t", text="")
    with pytest.raises(CodecError):
        CODEC.encode_entity(Entity(entity_id=EntityId("\ud800"), value=note))


def test_a_class_in_no_table_is_not_written() -> None:
    with pytest.raises(CodecError):
        CODEC.encode_report(Report())


def test_every_report_of_play_has_a_name() -> None:
    found: set[type] = set()
    for module in pkgutil.walk_packages(duskboard.play.__path__, "duskboard.play."):
        for _, kind in inspect.getmembers(importlib.import_module(module.name), inspect.isclass):
            if issubclass(kind, Report) and kind is not Report:
                found.add(kind)
    assert found == set(REPORTS.values())


def test_every_value_has_a_name() -> None:
    assert set(KINDS.values.values()) == set(Value.__args__)


def test_no_name_is_used_twice() -> None:
    names = [*KINDS.values, *KINDS.reports, *KINDS.parts]
    assert len(names) == len(set(names))


def test_every_kind_can_be_stored() -> None:
    for kind in (*KINDS.values.values(), *KINDS.reports.values()):
        require_storable(kind)  # says which it is


# Classes that the program does not have yet: what may stand in a value or report, and what not.

PartId = NewType("PartId", str)


class Shade(StrEnum):
    RED = "red"
    GREEN = "green"


@dataclass(frozen=True, slots=True, kw_only=True)
class Everything(Report):
    what: Expression | Percentile | None
    word: int | str | None
    number: float
    pair: tuple[int, Shade]
    shades: frozenset[Shade]
    marks: Mapping[PartId, tuple[Percentile, ...]]
    part: PartId | None = None


ODD = Codec(
    Kinds(values=KINDS.values, parts=KINDS.parts, reports={"everything": Everything}, steps={})
)
FULL = Everything(
    what=Percentile(extra=1),
    word="3",
    number=2.5,
    pair=(3, Shade.RED),
    shades=frozenset({Shade.RED, Shade.GREEN}),
    marks=MappingProxyType({PartId("a"): (Percentile(),), PartId("b"): ()}),
)


def everything(**fields: object) -> Report:
    document = json.loads(zlib.decompress(ODD.encode_report(FULL)))
    document["value"].update(fields)
    return ODD.decode_report(zlib.compress(json.dumps(document).encode()))


def test_all_that_may_stand_in_a_report_comes_back() -> None:
    assert ODD.decode_report(ODD.encode_report(FULL)) == FULL
    assert zlib.decompress(ODD.encode_report(FULL)).decode() == (
        '{"kind":"everything","schema":1,"value":{"marks":{"a":[{"extra":0}],"b":[]},"number":2.5,'
        '"pair":[3,"red"],"part":null,"shades":["green","red"],"what":{"kind":"percentile",'
        '"value":{"extra":1}},"word":"3"}}'
    )


def test_a_mapping_comes_back_as_one_that_cannot_be_changed() -> None:
    report = everything()
    assert isinstance(report, Everything)
    assert isinstance(report.marks, MappingProxyType)


@pytest.mark.parametrize(
    "fields",
    [
        {"word": 3},
        {"word": None},
        {"what": None},
        {"number": 2},
        {"part": "p"},
        {"shades": []},
        {"marks": {}},
    ],
)
def test_a_union_takes_each_of_its_members(fields: dict[str, object]) -> None:
    report = everything(**fields)
    (name, value), *_ = fields.items()
    found = getattr(report, name)
    assert (type(found)(value) if isinstance(value, list) else value) == found


@pytest.mark.parametrize(
    ("fields", "place"),
    [
        ({"word": 3.0}, "value.word"),
        ({"word": True}, "value.word"),
        ({"word": {}}, "value.word"),
        ({"number": None}, "value.number"),
        ({"pair": [3]}, "value.pair"),
        ({"pair": [3, "red", 1]}, "value.pair"),
        ({"pair": ["3", "red"]}, "value.pair"),
        ({"shades": "red"}, "value.shades"),
        ({"shades": ["blue"]}, "value.shades[0]"),
        ({"marks": []}, "value.marks"),
        ({"marks": {"a": [{}, {"extra": 3}]}}, "value.marks[0][1]"),
        ({"part": 3}, "value.part"),
    ],
)
def test_a_collection_that_does_not_fit_is_refused(fields: dict[str, object], place: str) -> None:
    with pytest.raises(CodecError) as raised:
        everything(**fields)
    assert raised.value.place == place


@pytest.mark.parametrize(
    "kind",
    [
        bytes,
        object,
        list[int],
        dict[str, int],
        set[int],
        Mapping[int, str],
        frozenset[Percentile],
        tuple[bytes, ...],
        Percentile | bytes,
        Callable[[], int],
    ],
)
def test_a_field_that_would_not_come_back_is_refused_at_once(kind: object) -> None:
    with pytest.raises(TypeError, match="not storable"):
        require_storable(kind)


def test_a_body_of_an_earlier_schema_is_brought_up_step_by_step() -> None:
    """The first files called the name "title", the second ones had no size."""

    def named(value: Mapping[str, object]) -> Mapping[str, object]:
        return {
            **{key: each for key, each in value.items() if key != "title"},
            "name": value["title"],
        }

    def sized(value: Mapping[str, object]) -> Mapping[str, object]:
        return {**value, "size": 4}

    codec = Codec(
        Kinds(
            values=KINDS.values,
            parts=KINDS.parts,
            reports=KINDS.reports,
            steps={("clock", 1): named, ("clock", 2): sized},
        )
    )
    assert codec.schema("clock") == 3
    assert codec.schema("note") == 1
    clock = Clock(name="Tide", kind=ClockKind.PROGRESS, size=4)
    wanted = Entity(entity_id=EntityId("tide"), value=clock, visibility=Visibility.SHOWN)
    envelope = {"id": "tide", "kind": "clock", "rank": 0, "visibility": "shown"}
    bodies: list[tuple[int, dict[str, object]]] = [
        (1, {"title": "Tide", "kind": "progress"}),
        (2, {"name": "Tide", "kind": "progress"}),
        (3, {"name": "Tide", "kind": "progress", "size": 4}),
    ]
    for schema, value in bodies:
        text = json.dumps({**envelope, "schema": schema, "value": value})
        assert codec.decode_entity(zlib.compress(text.encode())) == wanted
    assert b'"schema":3' in zlib.decompress(codec.encode_entity(wanted))
    with pytest.raises(CodecError):  # the step meets a body that was never right
        codec.decode_entity(
            zlib.compress(json.dumps({**envelope, "schema": 1, "value": {}}).encode())
        )


def test_a_report_names_its_kind() -> None:
    body = CODEC.encode_report(CampaignBegun(name="Kelder Quay"))
    assert zlib.decompress(body) == (
        b'{"kind":"campaign-begun","schema":1,"value":{"name":"Kelder Quay"}}'
    )
