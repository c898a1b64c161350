"""Records read straight from the pages of a broken SQLite file, without SQLite.

SQLite reads a table from its root downwards, so that one broken page hides all that hangs below
it. Here every page that looks like a leaf is read by itself: <https://www.sqlite.org/fileformat.html>.
Nothing in the file is believed: a page, a cell or a record that does not add up is left out.
"""

import struct
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from typing import BinaryIO

from duskboard.storage.schema import APPLICATION_ID, PAGE_SIZE

Cell = int | float | str | bytes | None
"""What a column of a record holds."""

MAX_RECORD = 20 * 2**20
"""The most bytes of a record that is believed."""

_TABLE_LEAF, _TABLE_INTERIOR, _INDEX_LEAF, _INDEX_INTERIOR = 13, 5, 10, 2
_INTERIORS = (_TABLE_INTERIOR, _INDEX_INTERIOR)
_LAYOUT_COLUMNS = 5
_PAGE_COUNT = slice(28, 32)
_FILE_HEADER = 100
_APPLICATION_ID = slice(68, 72)
_MAX_COLUMNS = 16
_MAX_CLAIMS = 4
"""How many records may say that a page continues them: one is right, the others are stale."""
_TABLE_LOCAL = PAGE_SIZE - 35
_INDEX_LOCAL = (PAGE_SIZE - 12) * 64 // 255 - 23
_LEAST_LOCAL = (PAGE_SIZE - 12) * 32 // 255 - 23
_INTEGER_BYTES = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """One record.

    Attributes:
        rowid: The row of a table; None for an entry of an index.
        cells: Its columns, in order.
    """

    rowid: int | None
    cells: tuple[Cell, ...]


class _BrokenError(Exception):
    """Something does not add up."""


def has_our_head(file: BinaryIO) -> bool:
    """Whether a file begins as a campaign does."""
    return _page(file, 1)[_APPLICATION_ID] == APPLICATION_ID.to_bytes(4, "big")


def records(file: BinaryIO) -> Iterator[Record]:
    """Return every record that can be read from the leaves of a file, and what indexes hold.

    A record may come more than once where the file holds an old copy of a page. However the file
    is made, the work is bounded by its size.
    """
    claims: Counter[int] = Counter()
    for number in count(1):
        page = _page(file, number)
        if not page:
            return
        yield from _page_records(file, page, _FILE_HEADER if number == 1 else 0, claims)


def lacks_pages(file: BinaryIO) -> bool:
    """Whether pages that belong to a file are cut off or no longer what they were.

    What stood on them cannot be known in full: nothing else counts the last steps of a journal.
    """
    first = _page(file, 1)
    if len(first) < PAGE_SIZE or not has_our_head(file):
        return True
    pages = int.from_bytes(first[_PAGE_COUNT], "big")
    heads = [each.cells for each in _page_records(file, first, _FILE_HEADER, Counter())]
    named: set[Cell] = {cells[3] for cells in heads if len(cells) == _LAYOUT_COLUMNS}
    kinds: dict[int, int] = {}
    for number in range(2, pages + 1):
        page = _page(file, number)
        if len(page) < PAGE_SIZE:
            return True
        kinds[number] = page[0]
        if page[0] in _INTERIORS:
            named.update(_children(page))
    trees = (*_INTERIORS, _TABLE_LEAF, _INDEX_LEAF)
    return any(kinds.get(number) not in trees for number in named if isinstance(number, int))


def _children(page: bytes) -> Iterator[int]:
    """Return the pages below an interior page."""
    yield int.from_bytes(page[8:12], "big")
    cells = int.from_bytes(page[3:5], "big")
    for place in range(12, min(12 + 2 * cells, PAGE_SIZE - 1), 2):
        offset = int.from_bytes(page[place : place + 2], "big")
        yield int.from_bytes(page[offset : offset + 4], "big")


def _page(file: BinaryIO, number: int) -> bytes:
    file.seek((number - 1) * PAGE_SIZE)
    return file.read(PAGE_SIZE)


def _page_records(
    file: BinaryIO, page: bytes, start: int, claims: Counter[int]
) -> Iterator[Record]:
    kind = page[start] if len(page) > start + 12 else 0
    if kind not in (_TABLE_LEAF, _INDEX_LEAF, _INDEX_INTERIOR):
        return
    first = start + (12 if kind == _INDEX_INTERIOR else 8)
    cells = int.from_bytes(page[start + 3 : start + 5], "big")
    room = PAGE_SIZE
    for place in range(first, min(first + 2 * cells, len(page) - 1), 2):
        offset = int.from_bytes(page[place : place + 2], "big")
        try:
            size, rowid, offset = _cell_head(page, offset, kind)
            most = _TABLE_LOCAL if kind == _TABLE_LEAF else _INDEX_LOCAL
            local = _local(size, most)
            room -= local
            if room < 0:  # cells do not overlap in a page that is whole
                return
            payload = _exactly(page[offset : offset + local], local)
            payload += _overflow(file, page[offset + local :][:4], size - local, claims)
            yield Record(rowid=rowid, cells=_cells(payload))
        except (_BrokenError, IndexError, UnicodeDecodeError):
            continue


def _cell_head(page: bytes, offset: int, kind: int) -> tuple[int, int | None, int]:
    """Return the bytes of a record, its row, and where it begins."""
    if kind == _INDEX_INTERIOR:
        offset += 4  # the page to its left
    size, offset = _varint(page, offset)
    if not 0 < size <= MAX_RECORD:
        raise _BrokenError
    if kind != _TABLE_LEAF:
        return size, None, offset
    rowid, offset = _varint(page, offset)
    return size, rowid, offset


def _local(size: int, most: int) -> int:
    """Return how many bytes of a record stand in its own page."""
    if size <= most:
        return size
    local = _LEAST_LOCAL + (size - _LEAST_LOCAL) % (PAGE_SIZE - 4)
    return local if local <= most else _LEAST_LOCAL


def _overflow(file: BinaryIO, pointer: bytes, missing: int, claims: Counter[int]) -> bytes:
    """Return the bytes of a record that stand in other pages."""
    parts: list[bytes] = []
    while missing > 0:
        number = int.from_bytes(pointer, "big")
        claims[number] += 1
        if number == 0 or claims[number] > _MAX_CLAIMS:
            raise _BrokenError
        page = _page(file, number)
        pointer, taken = page[:4], min(missing, PAGE_SIZE - 4)
        parts.append(_exactly(page[4 : 4 + taken], taken))
        missing -= taken
    return b"".join(parts)


def _exactly(data: bytes, size: int) -> bytes:
    if len(data) != size:
        raise _BrokenError
    return data


def _cells(payload: bytes) -> tuple[Cell, ...]:
    header, place = _varint(payload, 0)
    types: list[int] = []
    while place < header:
        if len(types) == _MAX_COLUMNS:
            raise _BrokenError
        serial, place = _varint(payload, place)
        types.append(serial)
    cells: list[Cell] = []
    for serial in types:
        size = _size(serial)
        cells.append(_value(serial, _exactly(payload[place : place + size], size)))
        place += size
    return tuple(cells)


def _size(serial: int) -> int:
    if serial >= 12:
        return (serial - 12) // 2
    return 8 if serial == 7 else _INTEGER_BYTES.get(serial, 0)


def _value(serial: int, data: bytes) -> Cell:
    if serial >= 12:
        return data.decode() if serial % 2 else data
    if serial == 7:
        (number,) = struct.unpack(">d", data)
        return float(number)
    if serial in _INTEGER_BYTES:
        return int.from_bytes(data, "big", signed=True)
    if serial in (8, 9):
        return serial - 8
    if serial == 0:
        return None
    raise _BrokenError


def _varint(data: bytes, offset: int) -> tuple[int, int]:
    """Return a number of one to nine bytes, and where it ends."""
    number = data[offset]
    if number < 0x80:  # most of them
        return number, offset + 1
    number = 0
    for _ in range(8):
        byte = data[offset]
        offset += 1
        number = number << 7 | byte & 0x7F
        if byte < 0x80:
            return number, offset
    return number << 8 | data[offset], offset + 1
