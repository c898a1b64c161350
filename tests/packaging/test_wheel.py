"""The wheel carries what the program reads beside its code; pip asks the index for its builder."""

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

import machine

RESOURCES = machine.ROOT / "resources"


@pytest.mark.slow
def test_a_wheel_holds_all_code_and_all_files_of_the_program(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "uv", "build", "--wheel", "--quiet", "--out-dir"]
    subprocess.run([*command, str(tmp_path), str(machine.ROOT)], check=True, timeout=300)
    (wheel,) = tmp_path.glob("*.whl")
    with ZipFile(wheel) as opened:
        names = set(opened.namelist())
        about = opened.read(next(name for name in names if name.endswith("entry_points.txt")))
    code = {
        path.relative_to(machine.ROOT / "desktop").as_posix()
        for path in (machine.ROOT / "desktop" / "duskboard").rglob("*.py")
    }
    files = {
        f"duskboard/resources/{path.relative_to(RESOURCES).as_posix()}"
        for path in RESOURCES.rglob("*")
        if path.is_file()
    }
    assert len(code) > 400
    assert "duskboard/resources/tokens.json" in files
    assert code | files == {name for name in names if name.startswith("duskboard/")}
    assert b"duskboard = duskboard.__main__:main" in about
