import ast
from collections.abc import Mapping
from pathlib import Path

import pytest

DESKTOP = Path(__file__).resolve().parents[2] / "desktop"


@pytest.fixture(scope="session")
def modules() -> Mapping[str, ast.Module]:
    """Every module of the program, parsed, by its path below desktop/duskboard."""
    package = DESKTOP / "duskboard"
    files = sorted(package.rglob("*.py"))
    return {
        file.relative_to(package).as_posix(): ast.parse(file.read_text("utf-8")) for file in files
    }
