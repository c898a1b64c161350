"""What the project's tools need from the machine: Python, a .venv with the lock, Qt's libraries.

Standard library only, and it must import on Python 3.8: dev.py imports it before it can refuse an
old Python. Nothing here knows what the tools do afterwards.
"""

from __future__ import annotations

import ctypes
import hashlib
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
_NO_DISPLAY = (
    "There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set), so no window can open. "
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


# What Qt's libraries and the offscreen platform are linked against (readelf -d on the wheel). The
# packages of newer releases, such as libglib2.0-0t64, answer to these names too.
OFFSCREEN_LIBRARIES = (
    Library("libEGL.so.1", "libegl1"),
    Library("libGL.so.1", "libgl1"),
    Library("libX11.so.6", "libx11-6"),
    Library("libdbus-1.so.3", "libdbus-1-3"),
    Library("libfontconfig.so.1", "libfontconfig1"),
    Library("libfreetype.so.6", "libfreetype6"),
    Library("libglib-2.0.so.0", "libglib2.0-0"),
    Library("libxkbcommon.so.0", "libxkbcommon0"),
    Library("libzstd.so.1", "libzstd1"),
)
# The same for the xcb and wayland platforms: needed where a window is to be seen.
SCREEN_LIBRARIES = (
    Library("libX11-xcb.so.1", "libx11-xcb1"),
    Library("libwayland-client.so.0", "libwayland-client0"),
    Library("libwayland-cursor.so.0", "libwayland-cursor0"),
    Library("libwayland-egl.so.1", "libwayland-egl1"),
    Library("libxcb-cursor.so.0", "libxcb-cursor0"),
    Library("libxcb-icccm.so.4", "libxcb-icccm4"),
    Library("libxcb-image.so.0", "libxcb-image0"),
    Library("libxcb-keysyms.so.1", "libxcb-keysyms1"),
    Library("libxcb-randr.so.0", "libxcb-randr0"),
    Library("libxcb-render.so.0", "libxcb-render0"),
    Library("libxcb-render-util.so.0", "libxcb-render-util0"),
    Library("libxcb-shape.so.0", "libxcb-shape0"),
    Library("libxcb-shm.so.0", "libxcb-shm0"),
    Library("libxcb-sync.so.1", "libxcb-sync1"),
    Library("libxcb-util.so.1", "libxcb-util1"),
    Library("libxcb-xfixes.so.0", "libxcb-xfixes0"),
    Library("libxcb-xkb.so.1", "libxcb-xkb1"),
    Library("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
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


def prepare(lock: Path, libraries: Sequence[Library]) -> None:
    """Make the environment that `lock` describes and see to the shared libraries.

    Does nothing, and takes a few milliseconds, where all is there already.

    Raises:
        NotReadyError: Something is missing that only the user can bring.
    """
    packages = python_packages() if not _works(VENV) else []
    packages += missing_packages(libraries)
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
    return _NO_DISPLAY


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
