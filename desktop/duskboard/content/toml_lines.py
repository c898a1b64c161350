"""Where the keys of a TOML text stand: `tomllib` says what a text holds, not on which lines."""

import re
from bisect import bisect_left
from collections.abc import Mapping

Place = tuple[str | int, ...]
"""The way to a value: names of tables and keys, and places in lists from 0."""

_SPACE = re.compile(r"[ \t]*")
_GAP = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_LONG_STRINGS = (
    re.compile(r'"""(?:\\.|[^\\])*?"{3,5}(?!")', re.DOTALL),
    re.compile(r"'''.*?'{3,5}(?!')", re.DOTALL),
)
_SHORT_STRINGS = (re.compile(r'"((?:\\.|[^"\\\n])*)"'), re.compile(r"'([^'\n]*)'"))
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_PLAIN = re.compile(r"[^,\]}\n#]*")


def key_lines(text: str) -> Mapping[Place, int]:
    """Return the line, from 1, on which each table, key and row of a list begins.

    Args:
        text: TOML that `tomllib` reads; of any other the places up to the fault are found.
    """
    return _Scan(text).lines


class _Scan:
    """Goes through a text once."""

    def __init__(self, text: str) -> None:
        self.lines: dict[Place, int] = {}
        self._text, self._at = text, 0
        self._newlines = [found.start() for found in re.finditer("\n", text)]
        self._rows: dict[Place, int] = {}
        self._table: Place = ()
        self._pass(_GAP)
        while self._at < len(text):
            before = self._at
            self._statement()
            self._pass(_GAP)
            if self._at == before:
                break  # no TOML

    def _statement(self) -> None:
        if self._text.startswith("[[", self._at):
            self._head(2)
        elif self._next() == "[":
            self._head(1)
        else:
            self._pair(self._table)

    def _head(self, brackets: int) -> None:
        line = self._line()
        self._at += brackets
        *above, name = self._key() or ("",)
        self._at += brackets
        table: Place = ()
        for part in above:
            table = self._in_row((*table, part))
        table = (*table, name)
        if brackets > 1:
            self._rows[table] = self._rows.get(table, -1) + 1
        self._table = self._in_row(table)
        for place in (table, self._table):
            self.lines.setdefault(place, line)

    def _in_row(self, table: Place) -> Place:
        """Return a table, or the last row where it is a list of tables."""
        return (*table, self._rows[table]) if table in self._rows else table

    def _pair(self, table: Place) -> None:
        line = self._line()
        place = table
        for part in self._key():
            place = (*place, part)
            self.lines.setdefault(place, line)
        self._pass(_SPACE)
        if self._next() == "=":
            self._at += 1
            self._pass(_SPACE)
            self._value(place)

    def _key(self) -> tuple[str, ...]:
        parts: list[str] = []
        while True:
            self._pass(_SPACE)
            quoted = next((found for one in _SHORT_STRINGS if (found := self._find(one))), None)
            found = quoted or self._find(_BARE_KEY)
            if found is None:
                return tuple(parts)
            parts.append(found[1] if quoted else found[0])
            self._at = found.end()
            self._pass(_SPACE)
            if self._next() != ".":
                return tuple(parts)
            self._at += 1

    def _value(self, place: Place) -> None:
        if self._next() == "[":
            self._list(place)
        elif self._next() == "{":
            self._inline(place)
        elif not any(self._pass(one) for one in (*_LONG_STRINGS, *_SHORT_STRINGS)):
            self._pass(_PLAIN)

    def _list(self, place: Place) -> None:
        self._at += 1
        number = 0
        while self._goes_on("]"):
            self.lines.setdefault((*place, number), self._line())
            self._value((*place, number))
            number += 1

    def _inline(self, place: Place) -> None:
        self._at += 1
        while self._goes_on("}"):
            self._pair(place)

    def _goes_on(self, end: str) -> bool:
        """Return whether another value follows; what closes the list is passed."""
        self._pass(_GAP)
        if self._next() == ",":
            self._at += 1
            self._pass(_GAP)
        if self._next() in {end, "", ",", "="}:
            self._at += self._next() == end
            return False
        return True

    def _line(self) -> int:
        return bisect_left(self._newlines, self._at) + 1

    def _next(self) -> str:
        return self._text[self._at : self._at + 1]

    def _find(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        return pattern.match(self._text, self._at)

    def _pass(self, pattern: re.Pattern[str]) -> bool:
        found = self._find(pattern)
        if found is None or found.end() == self._at:
            return False
        self._at = found.end()
        return True
