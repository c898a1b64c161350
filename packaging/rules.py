"""List the rules without a test: the index against the marks in tests/, by spec."""

import ast
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
_WIDTH = 96


def read_index(file: Path) -> dict[str, tuple[str, ...]]:
    """The ids of each spec, in order."""
    tables = tomllib.loads(file.read_text("utf-8"))
    return {spec: tuple(table["ids"]) for spec, table in tables.items()}


def marked(folder: Path) -> frozenset[str]:
    """What the marks `pytest.mark.rule("blades 33")` in the tests of `folder` say."""
    files = sorted(folder.rglob("*.py"))
    return frozenset(name for file in files for name in _marks(file.read_text("utf-8")))


def report(index: Mapping[str, Iterable[str]], names: frozenset[str]) -> Iterator[str]:
    """Lines: for each spec how many rules have a test and which have none; at the end the sum."""
    known = {spec: tuple(ids) for spec, ids in index.items()}
    for spec, ids in known.items():
        missing = [name for name in ids if f"{spec} {name}" not in names]
        yield f"{spec}: {len(ids) - len(missing)} of {len(ids)} have a test"
        yield from _wrap(missing)
    everything = {f"{spec} {name}" for spec, ids in known.items() for name in ids}
    if names - everything:
        yield "marks that name no rule of the index:"
        yield from (f"  {name}" for name in sorted(names - everything))
    yield f"in all: {len(names & everything)} of {len(everything)}"


def _marks(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(
                func=ast.Attribute(attr="rule", value=ast.Attribute(attr="mark")),
                args=[ast.Constant(value=str(name))],
            ):
                yield name
            case _:
                pass


def _wrap(names: Iterable[str]) -> Iterator[str]:
    line = " "
    for name in names:
        if len(line) + len(name) + 1 > _WIDTH:
            yield line
            line = " "
        line = f"{line} {name}"
    if line.strip():
        yield line


if __name__ == "__main__":
    index_file = ROOT / "resources" / "rules-index.toml"
    print(*report(read_index(index_file), marked(ROOT / "tests")), sep="\n")
    sys.exit(0)
