from collections.abc import Mapping
from pathlib import Path

import pytest
from tests.architecture.source import Nodes, nodes_of

DESKTOP = Path(__file__).resolve().parents[2] / "desktop"


@pytest.fixture(scope="session")
def modules() -> Mapping[str, Nodes]:
    """Every module of the program, parsed and walked once, by its path below desktop/duskboard."""
    package = DESKTOP / "duskboard"
    files = sorted(package.rglob("*.py"))
    return {
        file.relative_to(package).as_posix(): nodes_of(file.read_text("utf-8")) for file in files
    }
