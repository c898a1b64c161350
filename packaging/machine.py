"""What the project's tools need from the machine: Python, a .venv with the lock, Qt's libraries.

Standard library only, and it must import on Python 3.8: dev.py imports it before it can refuse an
old Python. Nothing here knows what the tools do afterwards.
"""

from __future__ import annotations

import ctypes
import gettext
import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
RUN_LOCK = ROOT / "packaging" / "requirements.txt"
DEV_LOCK = ROOT / "packaging" / "requirements-dev.txt"
OLDEST = (3, 11)

_APT = ("apt-get", "install", "--yes", "--no-install-recommends")
_STAMP = "duskboard-lock"

_OLD_PYTHON = (
    "Duskboard needs Python 3.11 or newer, and this is Python {found}: start dev.py again with a "
    "newer one, for example `python3.11 packaging/dev.py run`."
)
# What the program itself would say, so that it is said in the user's language: its catalogues are
# read with the standard library, and nothing has to be installed first.
_NO_DISPLAY = (
    "There is no display here: neither DISPLAY nor WAYLAND_DISPLAY is set. "
    "Duskboard needs a desktop to open its window on."
)
_WITHOUT_DISPLAY = (
    "`python3 packaging/dev.py shots` draws every window into pictures instead, and "
    "`python3 packaging/dev.py run --smoke` plays a short round without one."
)
_NOT_DEBIAN = (
    "Some parts of the system that Python or Qt need are missing. Debian has them in {packages}: "
    "install what your system calls them, and start again."
)
_NOT_ROOT = (
    "Some parts of the system that Python or Qt need are missing. This line installs them; start "
    "again after it:\n  sudo apt-get update && sudo {line}"
)
_APT_FAILED = (
    "The system packages could not be installed; apt-get says why above. The line was:\n  {line}"
)
_VENV_FAILED = "Python could not make {venv}; it says why above."
_PIP_FAILED = (
    "The packages could not be installed; pip says why above. Starting again goes on from there."
)


class Library(NamedTuple):
    """A shared library by the name the loader knows, and the Debian package that brings it."""

    soname: str
    package: str


class Tool(NamedTuple):
    """A program that other systems may not have, and the Debian package that brings it."""

    command: str
    package: str


def _libraries(*uses: str) -> tuple[Library, ...]:
    """The libraries that the program itself asks for, in its own list."""
    rows = json.loads((ROOT / "resources" / "libraries.json").read_text("utf-8"))
    return tuple(Library(row["soname"], row["debian"]) for row in rows if row["use"] in uses)


# What Qt's libraries and the offscreen platform are linked against (readelf -d on the wheel). The
# packages of newer releases, such as libglib2.0-0t64, answer to these names too.
OFFSCREEN_LIBRARIES = _libraries("qt")
# The same for the xcb and wayland platforms: needed where a window is to be seen.
SCREEN_LIBRARIES = _libraries("wayland", "x11")
# What `build` packs with, and what `check` looks at the files of the desktops with.
BUILD_TOOLS = (Tool("objdump", "binutils"), Tool("rpmbuild", "rpm"), Tool("xz", "xz-utils"))
CHECK_TOOLS = (
    Tool("appstreamcli", "appstream"),
    Tool("desktop-file-validate", "desktop-file-utils"),
    Tool("plistutil", "libplist-utils"),
    Tool("update-mime-database", "shared-mime-info"),
)


class NotReadyError(Exception):
    """The machine lacks something; the message is a sentence for the person at the keyboard."""


def old_python(version: Sequence[int]) -> str | None:
    """The sentence that refuses a Python older than 3.11, or None for one that will do."""
    if tuple(version[:2]) >= OLDEST:
        return None
    found = ".".join(str(part) for part in version[:3])
    return _OLD_PYTHON.format(found=found)


def venv_python(venv: Path = VENV) -> Path:
    """The interpreter of the project's own environment."""
    return script("python", venv)


def script(name: str, venv: Path = VENV) -> Path:
    """A program of the project's own environment, such as lint-imports."""
    return venv / "Scripts" / f"{name}.exe" if os.name == "nt" else venv / "bin" / name


def prepare(lock: Path, libraries: Sequence[Library], tools: Sequence[Tool] = ()) -> None:
    """Make the environment that `lock` describes and see to the shared libraries and tools.

    Does nothing, and takes a few milliseconds, where all is there already.

    Raises:
        NotReadyError: Something is missing that only the user can bring.
    """
    packages = python_packages() if not _works(VENV) else []
    packages += missing_packages(libraries)
    packages += missing_tools(tools)
    provide(packages, root=_is_root(), debian=is_debian_like(), call=subprocess.call)
    if not _works(VENV):
        _make_venv()
    if not is_installed(lock, VENV):
        _install(lock)


def python_packages(
    *, has_ensurepip: bool | None = None, executable: str = sys.executable
) -> list[str]:
    """The Debian package that lets this Python make environments; empty where it can already."""
    if has_ensurepip is None:
        # Asked of a child: a find_spec here would not notice a package installed meanwhile.
        has_ensurepip = _succeeds(executable, "-c", "import ensurepip, venv")
    if has_ensurepip:
        return []
    default = Path("/usr/bin/python3")
    if default.exists() and default.resolve() == Path(executable).resolve():
        return ["python3-venv"]
    return [f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"]


def missing_packages(
    libraries: Sequence[Library], load: Callable[[str], object] = ctypes.CDLL
) -> list[str]:
    """The Debian packages of those libraries that the loader does not find; Linux only."""
    if not sys.platform.startswith("linux"):
        return []
    packages = []
    for library in libraries:
        try:
            load(library.soname)
        except OSError:
            packages.append(library.package)
    return packages


def missing_tools(
    tools: Sequence[Tool], which: Callable[[str], object] = shutil.which
) -> list[str]:
    """The Debian packages of those tools that are not on the path; Linux only."""
    if not sys.platform.startswith("linux"):
        return []
    return [tool.package for tool in tools if which(tool.command) is None]


def offer(tools: Sequence[Tool]) -> None:
    """Install tools that are good to have where that takes no question; else do without them."""
    packages = missing_tools(tools)
    if packages and _is_root() and is_debian_like():
        try:
            provide(packages, root=True, debian=True, call=subprocess.call)
        except NotReadyError as error:
            print(error, file=sys.stderr)


def provide(
    packages: Sequence[str], *, root: bool, debian: bool, call: Callable[[Sequence[str]], int]
) -> None:
    """Install system packages as root on a Debian-like system, else say which line does it.

    Raises:
        NotReadyError: They are missing and were not installed.
    """
    if not packages:
        return
    line = " ".join((*_APT, *packages))
    if not debian:
        raise NotReadyError(_NOT_DEBIAN.format(packages=", ".join(packages)))
    if not root:
        raise NotReadyError(_NOT_ROOT.format(line=line))
    print(f"Installing {len(packages)} system packages: {line}", flush=True)
    os.environ.setdefault("DEBIAN_FRONTEND", "noninteractive")
    call(("apt-get", "update", "--quiet"))  # an old list may still do: the install decides
    if call((*_APT, *packages)) != 0:
        raise NotReadyError(_APT_FAILED.format(line=line))


def is_debian_like() -> bool:
    """Whether apt-get is how this system gets its packages."""
    return sys.platform.startswith("linux") and shutil.which("apt-get") is not None


def no_display(environment: Mapping[str, str], platform: str = sys.platform) -> str | None:
    """The sentence that says a window cannot be shown here, or None where it can."""
    if not platform.startswith("linux"):
        return None
    # QT_QPA_PLATFORM is somebody's own decision: offscreen, vnc, a screen without X.
    if any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")):
        return None
    catalogues = str(ROOT / "resources" / "translations")
    # Without languages gettext takes those of the environment.
    said = gettext.translation("duskboard", catalogues, fallback=True).gettext(_NO_DISPLAY)
    return f"{said}\n{_WITHOUT_DISPLAY}"


def memory_folder(folder: Path = Path("/dev/shm"), least: int = 1 << 30) -> Path | None:  # noqa: S108 - where Linux has it
    """Return where files are kept in memory, or None where there is no room of `least` bytes.

    Each change at the table waits for the disk, as it must; a test need not.
    """
    if not (folder.is_dir() and os.access(folder, os.W_OK | os.X_OK)):
        return None
    return folder if shutil.disk_usage(folder).free >= least else None


def is_installed(lock: Path, venv: Path) -> bool:
    """Whether what `lock` lists now is what was installed last."""
    stamp = venv / _STAMP
    return stamp.is_file() and _digest(lock) in stamp.read_text("utf-8").split()


def remember(lock: Path, venv: Path) -> None:
    """Note that `lock` was installed; with the developers' lock, the program's own is in it."""
    locks = (RUN_LOCK, DEV_LOCK) if lock == DEV_LOCK else (lock,)
    (venv / _STAMP).write_text("\n".join(map(_digest, locks)), "utf-8")


def install_command(lock: Path, python: Path) -> list[str]:
    """Pip, told to take the listed files and no others: no resolving, no building."""
    command = [str(python), "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
    command += ["--require-hashes", "--no-deps", "--only-binary", ":all:", "-r", str(lock)]
    return command if sys.stdout.isatty() else [*command, "--quiet"]


def _make_venv() -> None:
    what = "Making .venv again: it does not work" if VENV.exists() else "Making .venv"
    print(what, flush=True)
    # --clear: what an attempt without ensurepip left behind has a python and no pip.
    if subprocess.call([sys.executable, "-m", "venv", "--clear", str(VENV)]) != 0:
        raise NotReadyError(_VENV_FAILED.format(venv=VENV))


def _install(lock: Path) -> None:
    print(f"Installing what packaging/{lock.name} lists (once for every change)", flush=True)
    # From here on the environment is neither the old list nor the new one.
    (VENV / _STAMP).unlink(missing_ok=True)
    if subprocess.call(install_command(lock, venv_python())) != 0:
        raise NotReadyError(_PIP_FAILED)
    remember(lock, VENV)


def _works(venv: Path) -> bool:
    wanted = f"import pip, sys; sys.exit(sys.version_info < {OLDEST})"
    return _succeeds(str(venv_python(venv)), "-c", wanted)


def _succeeds(*command: str) -> bool:
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def _digest(lock: Path) -> str:
    # Git may have changed the line ends on Windows: that is not a change of the list.
    return hashlib.sha256(lock.read_bytes().replace(b"\r\n", b"\n")).hexdigest()


def _is_root() -> bool:
    if sys.platform == "win32":  # spelt so for mypy, which has no geteuid there
        return False
    return os.geteuid() == 0


if __name__ == "__main__":  # the packages that a build on Debian or Ubuntu wants, for a workflow
    print(" ".join(library.package for library in (*OFFSCREEN_LIBRARIES, *SCREEN_LIBRARIES)))
