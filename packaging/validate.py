"""Show a file of the packages to the tool that knows its kind: python packaging/validate.py WHAT.

Some of these tools say what is wrong and exit 0 all the same, so what they say counts too.
"""

import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

import bundle

ROOT = Path(__file__).resolve().parents[1]
LINUX = ROOT / "packaging" / "linux"
_KIND = "application/x-duskboard"


def workflows(folder: Path = ROOT / ".github" / "workflows") -> Iterator[str]:
    """Yield what is wrong with the workflows, by the schema that check-jsonschema brings."""
    paths = sorted(folder.glob("*.yml"))
    if not paths:
        yield f"no workflow in {folder}"
        return
    command = [sys.executable, "-m", "check_jsonschema"]
    yield from _faults([*command, "--builtin-schema", "vendor.github-workflows", *map(str, paths)])


def desktop_entry(path: Path = LINUX / "duskboard.desktop") -> Iterator[str]:
    """Yield what is wrong with the desktop entry."""
    yield from _faults(["desktop-file-validate", str(path)], silent=True)


def app_stream(path: Path = LINUX / f"{bundle.IDENTIFIER}.metainfo.xml") -> Iterator[str]:
    """Yield what is wrong with what software centres show."""
    yield from _faults(["appstreamcli", "validate", "--no-net", "--no-color", str(path)])


def mime_type(path: Path = LINUX / "duskboard.xml") -> Iterator[str]:
    """Yield what keeps a desktop from learning the file type."""
    with tempfile.TemporaryDirectory() as name:
        packages = Path(name) / "packages"
        packages.mkdir()
        (packages / path.name).write_bytes(path.read_bytes())
        done = _run(["update-mime-database", name])
        if not (Path(name) / f"{_KIND}.xml").is_file() or "rror" in done.stderr:
            yield f"{path.name} does not make {_KIND} known: {done.stderr}"


def info_plist(path: Path = ROOT / "packaging" / "macos" / "Info.plist") -> Iterator[str]:
    """Yield what keeps the property list from being read."""
    mac = sys.platform == "darwin"
    command = ["plutil", "-lint", path] if mac else ["plistutil", "-i", path, "-o", "/dev/null"]
    yield from _faults([str(word) for word in command], silent=not mac)


CHECKS: Mapping[str, Callable[[], Iterator[str]]] = {
    "workflows": workflows,
    "desktop entry": desktop_entry,
    "AppStream": app_stream,
    "MIME type": mime_type,
    "Info.plist": info_plist,
}


def main(names: Sequence[str]) -> int:
    """Print what is wrong; returns 1 if there is anything."""
    faults = [fault for name in names or CHECKS for fault in CHECKS[name]()]
    print("\n".join(faults))
    return 1 if faults else 0


def _faults(command: Sequence[str], *, silent: bool = False) -> Iterator[str]:
    """Yield what a tool said, if it failed; one that is `silent` says nothing of a good file."""
    done = _run(command)
    said = (done.stdout + done.stderr).strip()
    if done.returncode != 0 or (silent and said):
        yield said or f"{command[0]} failed"


def _run(command: Sequence[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(list(command), check=False, capture_output=True, text=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
