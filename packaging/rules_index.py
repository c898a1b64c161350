"""Make resources/rules-index.toml: python packaging/rules_index.py FOLDER, where the specs are.

The index holds the ids of the rules and nothing of their text: the specs are working papers and
no part of the project. `dev.py rules` holds it against the tests.
"""

import re
import sys
from collections.abc import Sequence
from pathlib import Path

INDEX = Path(__file__).resolve().parent.parent / "resources" / "rules-index.toml"
# How each spec numbers its rules at the start of a line.
SPECS = {
    "blades": r"(?:(\d+)\. |\| (E\d+)\b)",  # E: worked examples
    "blades-abilities": r"(?:- |\| )([AGKUV]\d+)\b",
    "chase": r"(\d+\.\d+) ",
    "storyteller": r"(\d+\.\d+) ",
    "vampire-extra": r"- (X\d+\.\d+) ",
}

_HEADER = (
    "# The ids of the rules, made by packaging/rules_index.py. A test of one is marked\n"
    '# @pytest.mark.rule("SPEC ID"); `dev.py rules` lists those without a test.\n'
)
_PER_LINE = 12


class DoubleIdError(Exception):
    """A spec gives one id to two rules."""


def ids(spec: str, text: str) -> tuple[str, ...]:
    """The ids of the rules in a spec's text, in the order of their numbers.

    Raises:
        DoubleIdError: One id stands twice.
    """
    matches = re.finditer(f"^{SPECS[spec]}", text, re.MULTILINE)
    found = [match[match.lastindex or 0] for match in matches]
    if len(set(found)) < len(found):
        raise DoubleIdError(spec, sorted({name for name in found if found.count(name) > 1}))
    return tuple(sorted(found, key=_order))


def index(folder: Path) -> str:
    """The text of the index of all specs in `folder`."""
    tables = [_table(spec, ids(spec, _text(folder, spec))) for spec in SPECS]
    return "\n".join((_HEADER, *tables))


def main(arguments: Sequence[str]) -> int:
    """Write the index; returns the exit code."""
    if len(arguments) != 1:
        print("usage: rules_index.py FOLDER")
        return 2
    INDEX.write_text(index(Path(arguments[0])), "utf-8", newline="\n")
    return 0


def _text(folder: Path, spec: str) -> str:
    return (folder / f"{spec}.md").read_text("utf-8")


def _table(spec: str, names: tuple[str, ...]) -> str:
    quoted = [f'"{name}"' for name in names]
    lines = [quoted[start : start + _PER_LINE] for start in range(0, len(quoted), _PER_LINE)]
    return "\n".join((f"[{spec}]", "ids = [", *(f"  {', '.join(line)}," for line in lines), "]\n"))


def _order(name: str) -> tuple[str, tuple[int, ...]]:
    """Letters by the alphabet, numbers by their size: 2 before 10."""
    return name.rstrip("0123456789."), tuple(map(int, re.findall(r"\d+", name)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
