"""What can be wrong in a file of presets: values; `panels.content_fault_text` has the sentences."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from typing_extensions import override


class FaultKind(StrEnum):
    """What is wrong at a place."""

    UNREADABLE = "unreadable"
    NO_TOML = "no-toml"
    STRANGE_TABLE = "strange-table"
    WANTED_ROWS = "wanted-rows"
    NO_ROWS = "no-rows"
    MISSING = "missing"
    STRANGE = "strange"
    WANTED_TEXT = "wanted-text"
    WANTED_LIST = "wanted-list"
    WANTED_TABLE = "wanted-table"
    WANTED_NUMBER = "wanted-number"
    WANTED_FLAG = "wanted-flag"
    NONE_OF = "none-of"
    NO_WORDS = "no-words"
    BLANK = "blank"
    TOO_FEW = "too-few"
    TOO_MANY = "too-many"
    OUT_OF_RANGE = "out-of-range"
    TOO_LOW = "too-low"
    TWICE = "twice"
    SECOND = "second"
    UNKNOWN_ABILITY = "unknown-ability"
    HALF_ABILITY = "half-ability"
    UNKNOWN_UPGRADE = "unknown-upgrade"
    HALF_UPGRADE = "half-upgrade"
    UNKNOWN_CLAIM = "unknown-claim"
    NO_NEIGHBOURS = "no-neighbours"
    NO_PATH = "no-path"
    UNSOUND = "unsound"


@dataclass(frozen=True, slots=True, kw_only=True)
class Fault:
    """One thing that is wrong.

    Attributes:
        kind: What.
        preset: The key of the preset, or "".
        field: The way to the field in it, such as "items[0].load", or "".
        value: What stands there, or "".
        least: The least that may stand there; the column of what is no TOML, 0 for its end.
        most: The most that may stand there.
        wanted: What may stand there, or the table that belongs there.
    """

    kind: FaultKind
    preset: str = ""
    field: str = ""
    value: str = ""
    least: int = 0
    most: int = 0
    wanted: tuple[str, ...] = ()


class PresetError(ValueError):
    """A preset cannot be so.

    Attributes:
        fault: What is wrong with it, with the field counted from the preset itself.
    """

    def __init__(self, fault: Fault) -> None:
        """Remember what is wrong."""
        super().__init__(f"{fault.field}: {fault.kind.value} {fault.value}".strip())
        self.fault = fault


class ContentError(Exception):
    """A file of presets cannot be used.

    Attributes:
        path: The file.
        line: The line, from 1.
        fault: What is wrong there.
    """

    def __init__(self, path: Path, line: int, fault: Fault) -> None:
        """Remember where it is and what is wrong there."""
        super().__init__(path, line, fault)
        self.path, self.line, self.fault = path, line, fault

    @override
    def __str__(self) -> str:
        fault = self.fault
        what = (fault.preset, fault.field, fault.kind.value, fault.value, *fault.wanted)
        return f"{self.path.name}:{self.line}: {', '.join(part for part in what if part)}"


class ContentFaultsError(Exception):
    """A file of a table's own cannot be used. Its text is a line for each fault."""

    def __init__(self, faults: Sequence[ContentError]) -> None:
        """Remember every fault, in the order of the lines."""
        self.faults = tuple(sorted(faults, key=lambda fault: fault.line))
        super().__init__("\n".join(str(fault) for fault in self.faults))
