"""Bodies: what stands in the file for an entity or a report.

A body is zlib-compressed JSON with sorted keys and no spaces. An entity's is
`{"id", "kind", "rank", "schema", "value", "visibility"}`, a report's `{"kind", "schema", "value"}`.
An entity's body names the entity again, although columns of the file do too: compressed data carry
a checksum, columns do not.
"""

import json
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import NoReturn, cast

from cattrs import transform_error
from cattrs.errors import BaseValidationError, ForbiddenExtraKeysError

from duskboard.core.identity import EntityId
from duskboard.storage.kind import KINDS, Kinds
from duskboard.storage.structure import REFUSALS, strict_converter
from duskboard.storage.upgrade import upgraded
from duskboard.table.entity import Entity, Value, Visibility
from duskboard.table.transaction import Report

MAX_BODY = 4 * 2**20
"""The most bytes of the JSON of one body."""

_MAX_WORDS = 300
"""The most characters of what an error says: content may be long."""

_SMALL, _SMALL_WINDOW, _SMALL_MEMORY = 1024, 10, 4
"""Up to so many bytes zlib works in little memory, which it need not clear: half the time."""
_KIND = "kind"
_ENTITY_KEYS = frozenset({"id", "kind", "rank", "schema", "value", "visibility"})
_REPORT_KEYS = frozenset({"kind", "schema", "value"})

_ENCODER = json.JSONEncoder(
    sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False
)


class CodecError(Exception):
    """A body cannot be read or written. Args: the place in it, what is wrong there."""

    def __init__(self, place: str, what: str) -> None:
        """Remember where and what, in English for a report."""
        super().__init__(place, what[:_MAX_WORDS])
        self.place = place
        self.what = what[:_MAX_WORDS]


class NewerBodyError(CodecError):
    """A newer program wrote the body: its kind or its schema is not known. Args: as above."""


class Codec:
    """Turns entities and reports into bodies and back."""

    def __init__(self, kinds: Kinds = KINDS) -> None:
        """Write and read what `kinds` lists."""
        self._kinds = kinds
        self._names: dict[type, str] = {
            **{kind: name for name, kind in kinds.values.items()},
            **{kind: name for name, kind in kinds.reports.items()},
        }
        self._converter = strict_converter({**kinds.parts, **kinds.values})

    def kind_of(self, thing: Value | Report) -> str:
        """Return the name of the kind of a value or report.

        Raises:
            CodecError: Its class is in no table.
        """
        name = self._names.get(type(thing))
        if name is None:
            raise CodecError(_KIND, f"{type(thing).__name__} is in no table of kinds")
        return name

    def schema(self, kind: str) -> int:
        """Return the schema in which a kind is written now, 1 or more."""
        return self._kinds.schema(kind)

    def encode_entity(self, entity: Entity) -> bytes:
        """Return the body of an entity.

        Raises:
            CodecError: It would not come back as it is.
        """
        kind = self.kind_of(entity.value)
        with _refusing():
            entity.entity_id.encode()  # a column holds it, which takes no half characters
            return self._body(
                entity.value,
                {
                    "id": entity.entity_id,
                    "kind": kind,
                    "rank": float(entity.rank),
                    "schema": self.schema(kind),
                    "visibility": Visibility(entity.visibility),
                },
            )

    def decode_entity(self, body: object) -> Entity:
        """Return the entity of a body of this or an earlier version.

        Raises:
            NewerBodyError: A newer program wrote it.
            CodecError: It cannot be read.
        """
        with _refusing():
            plain = _read(_unpacked(body), _ENTITY_KEYS)
            value = self._value(plain, self._kinds.values)
            return Entity(
                entity_id=EntityId(self._converter.structure(plain["id"], str)),
                value=cast("Value", value),
                visibility=self._converter.structure(plain["visibility"], Visibility),
                rank=self._converter.structure(plain["rank"], float),
            )

    def encode_report(self, report: Report) -> bytes:
        """Return the body of a report.

        Raises:
            CodecError: It would not come back as it is.
        """
        kind = self.kind_of(report)
        with _refusing():
            return self._body(report, {"kind": kind, "schema": self.schema(kind)})

    def decode_report(self, body: object) -> Report:
        """Return the report of a body of this or an earlier version.

        Raises:
            NewerBodyError: A newer program wrote it.
            CodecError: It cannot be read.
        """
        with _refusing():
            plain = _read(_unpacked(body), _REPORT_KEYS)
            return cast("Report", self._value(plain, self._kinds.reports))

    def _body(self, value: Value | Report, plain: dict[str, object]) -> bytes:
        """Return a body whose value is proved to come back: when it is read it is too late."""
        text = _ENCODER.encode({**plain, "value": self._converter.unstructure(value)})
        if self._converter.structure(json.loads(text)["value"], type(value)) != value:
            _refuse(f"{type(value).__name__} would not come back as it is")
        return _packed(text)

    def _value(self, plain: Mapping[str, object], kinds: Mapping[str, type]) -> object:
        kind = self._converter.structure(plain[_KIND], str)
        schema = self._converter.structure(plain["schema"], int)
        if kind not in kinds or schema > self.schema(kind):
            raise NewerBodyError(_KIND, f"{kind} {schema}")
        if schema < 1 or not isinstance(plain["value"], dict):
            _refuse("not a body of this kind")
        value = upgraded(self._kinds.steps, kind, schema, plain["value"])
        return self._converter.structure(value, kinds[kind])


def is_intact(body: object) -> bool:
    """Whether a body is as it was written, by its checksum; what it says is not looked at."""
    try:
        with _refusing():
            _unpacked(body)
    except CodecError:
        return False
    return True


def _packed(text: str) -> bytes:
    # Half of a surrogate pair is legal in Python's text and must come back as it is.
    data = text.encode("utf-8", "surrogatepass")
    if len(data) > MAX_BODY:
        _refuse(f"longer than {MAX_BODY} bytes")
    if len(data) > _SMALL:
        return zlib.compress(data)
    packer = zlib.compressobj(wbits=_SMALL_WINDOW, memLevel=_SMALL_MEMORY)
    return packer.compress(data) + packer.flush()


def _unpacked(body: object) -> bytes:
    if not isinstance(body, bytes):
        _refuse("not bytes")
    unpacker = zlib.decompressobj()
    data = unpacker.decompress(body, MAX_BODY + 1)
    if len(data) > MAX_BODY or not unpacker.eof or unpacker.unused_data:
        _refuse(f"not one whole packet of at most {MAX_BODY} bytes")
    return data


def _read(text: bytes, keys: frozenset[str]) -> dict[str, object]:
    plain = json.loads(
        text.decode("utf-8", "surrogatepass"), object_pairs_hook=_object, parse_constant=_refuse
    )
    if not isinstance(plain, dict) or plain.keys() != keys:
        _refuse("not the keys of a body")
    return plain


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    plain = dict(pairs)
    if len(plain) != len(pairs):
        _refuse("a key stands twice")
    return plain


def _refuse(what: str) -> NoReturn:
    raise ValueError(what)


@contextmanager
def _refusing() -> Iterator[None]:
    """Turn whatever unfit data raise into one error that names the place."""
    try:
        yield
    except CodecError:
        raise
    except (*REFUSALS, zlib.error, MemoryError) as error:
        place = "value" if isinstance(error, BaseValidationError) else ""
        what, _, where = transform_error(error, place, _said)[0].rpartition(" @ ")
        raise CodecError(where, what) from error


def _said(error: BaseException, _kind: type | None) -> str:
    if isinstance(error, KeyError):
        return f"missing: {error}"
    if isinstance(error, ForbiddenExtraKeysError):
        return f"not known: {', '.join(sorted(error.extra_fields))}"
    return f"{type(error).__name__}: {error}"


@cache  # learning to read and write a kind takes longer than doing it
def shared_codec() -> Codec:
    """Return the codec of what this program keeps."""
    return Codec()
