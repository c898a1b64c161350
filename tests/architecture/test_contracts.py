"""Every contract of import-linter is broken once by a module written for it, and says so."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

LAYERS = "Layers, top to bottom"
RULES = "Rule systems do not know each other"
NO_QT = "The lower house knows no Qt"
PURE = "core, table and play: no I/O, no clock, no chance"
SQLITE = "Only storage speaks SQLite"
CODEC = "Only storage and content speak the codec"
EYES = "What players see is fed views, and reaches no document, no file and no settings"
VIEWS = "Painters know views, not the table"
CYCLES = "No cycles between siblings"

# Layers that are planned: written here so that their contracts are tried before they come.
PLANNED = ("share",)
UNDECLARED = ("wizard", "core.wizard")  # in no list: the contracts with `exhaustive` refuse them

# (contract, the offending module, what it must not import)
OFFENCES = (
    *(
        (LAYERS, f"duskboard.{low}.offender", f"duskboard.{high}")
        for high, low in (
            ("app", "windows"),
            ("windows", "panels"),
            ("panels", "models"),
            ("models", "projector"),
            ("share", "models"),
            ("models", "share"),
            ("projector", "paper"),
            ("paper", "projector"),
            ("paper", "board"),
            ("projector", "board"),
            ("projector", "widgets"),
            ("board", "widgets"),
            ("widgets", "board"),
            ("widgets", "theme"),
            ("theme", "i18n"),
            ("i18n", "storage"),
            ("storage", "settings"),
            ("settings", "content"),
            ("content", "storage"),
            ("paths", "odds"),
            ("odds", "play"),
            ("play", "table"),
            ("table", "core.blades"),
        )
    ),
    (RULES, "duskboard.core.blades.offender", "duskboard.core.chase"),
    (RULES, "duskboard.core.chase.offender", "duskboard.core.storyteller"),
    (RULES, "duskboard.core.storyteller.offender", "duskboard.core.blades"),
    (RULES, "duskboard.core.clocks.offender", "duskboard.core.chase"),
    *(
        (NO_QT, f"duskboard.{layer}.offender", package)
        for layer in ("core.blades", "table", "play", "odds", "content", "storage", "i18n")
        for package in ("PySide6", "shiboken6", "pyqtgraph", "qasync")
    ),
    *(
        (PURE, f"duskboard.{layer}.offender", module)
        for layer in ("core.clocks", "table", "play")
        for module in (
            "os",
            "random",
            "time",
            "sqlite3",
            "sys",
            "io",
            "pathlib",
            "numpy",
            "logging",
        )
    ),
    (NO_QT, "duskboard.paths", "PySide6"),
    (SQLITE, "duskboard.models.offender", "sqlite3"),
    (SQLITE, "duskboard.app.offender", "sqlite3"),
    (CODEC, "duskboard.models.offender", "cattrs"),
    (CODEC, "duskboard.settings.offender", "cattrs"),
    *(
        (EYES, f"duskboard.{layer}.offender", f"duskboard.{target}")
        for layer in ("projector", "board", "widgets")
        for target in ("models", "storage", "settings")
    ),
    *(
        (VIEWS, f"duskboard.{layer}.offender", f"duskboard.{target}")
        for layer in ("projector", "board", "widgets")
        for target in (
            "table.table",
            "table.transaction",
            "play",
            "odds",
            "content",
        )
    ),
    (CYCLES, "duskboard.panels.offender_a", "duskboard.panels.offender_b"),
    (CYCLES, "duskboard.panels.offender_b", "duskboard.panels.offender_a"),
)


@pytest.fixture(scope="module")
def sections(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, str]:
    """What import-linter said of a copy of the program with all offences, by contract."""
    folder = tmp_path_factory.mktemp("offended")
    shutil.copytree(ROOT / "desktop", folder / "desktop")
    shutil.copy(ROOT / "pyproject.toml", folder)
    for layer in (*PLANNED, *UNDECLARED):
        init = _file(folder, f"{layer}.__init__")
        init.parent.mkdir(parents=True, exist_ok=True)
        init.touch()
    imports: defaultdict[str, list[str]] = defaultdict(list)
    for _contract, module, imported in OFFENCES:
        imports[module].append(f"import {imported}\n")
    for module, lines in imports.items():
        with _file(folder, module.removeprefix("duskboard.")).open("a", encoding="utf-8") as file:
            file.writelines(lines)
    done = subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-cache"],
        check=False,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder / "desktop"), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
    )
    assert done.returncode == 1, done.stderr
    _, _, broken = done.stdout.partition("Broken contracts\n")
    parts = re.split(r"\n\n(.+)\n-{3,}\n", broken)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def test_every_contract_has_an_offence() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    contracts = [contract["name"] for contract in project["tool"]["importlinter"]["contracts"]]
    assert set(contracts) == {contract for contract, _module, _imported in OFFENCES}


@pytest.mark.parametrize(
    "contract", dict.fromkeys(contract for contract, _module, _imported in OFFENCES)
)
def test_an_offending_module_is_refused_by_name(contract: str, sections: Mapping[str, str]) -> None:
    missed = [
        f"{module} -> {imported}"
        for offended, module, imported in OFFENCES
        if offended == contract and not _refused(sections[contract], module, imported)
    ]
    assert missed == []


def test_a_layer_in_no_list_is_refused(sections: Mapping[str, str]) -> None:
    assert "- duskboard.wizard" in sections[LAYERS]
    assert "- duskboard.core.wizard" in sections[RULES]


def test_a_layer_that_has_come_is_named_plainly() -> None:
    # Parentheses and patterns are for what is planned; a pattern does not see __init__.py.
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    contracts = text[text.index("[tool.importlinter]") : text.index("# ---- ruff")]
    come = {path.stem for path in (ROOT / "desktop" / "duskboard").glob("*")}
    come |= {path.stem for path in (ROOT / "desktop" / "duskboard" / "core").glob("*")}
    planned = re.findall(r'\((\w+)\)(?=["| ])|"duskboard\.(\w+)\.\*\*"', contracts)
    names = {a or b for a, b in planned}
    assert names
    assert names & come == set()


def _refused(section: str, module: str, imported: str) -> bool:
    if "offender_" in module:
        return f"No cycles are allowed in {module.rpartition('.')[0]}." in section
    return re.search(rf"- +{re.escape(f'{module} -> {imported}')} \(l\.\d+", section) is not None


def _file(folder: Path, module: str) -> Path:
    return (folder / "desktop" / "duskboard").joinpath(*module.split(".")).with_suffix(".py")
