"""What the program needs of the machine, and plain words for what is missing.

The standard library only: this has to work where Qt itself cannot even be loaded.
"""

import ctypes
import json
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby
from pathlib import Path

from duskboard import __version__
from duskboard.app.display import display_answers
from duskboard.i18n.words import Language, Words
from duskboard.paths import ResourcesMissingError, user_folder
from duskboard.paths import resources as resources_folder

Loader = Callable[[str], object]
Asker = Callable[[str, str], bool]

_LANGUAGE_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
_TRADITIONAL = ("zh_tw", "zh_hk", "zh_mo", "zh_hant")
# What can show a sentence on a desktop where Qt cannot: the first that is there.
_BOXES = (
    ("zenity", "--error", "--no-markup", "--title=Duskboard", "--text={text}"),
    ("kdialog", "--title", "Duskboard", "--error", "{text}"),
    ("xmessage", "-center", "{text}"),
    ("notify-send", "--urgency=critical", "Duskboard", "{text}"),
)
_DISPLAYS = ("WAYLAND_DISPLAY", "DISPLAY")
"""What names a display, in the order Qt tries them."""
_OLDEST_WINDOWS = 17763
"""The build of Windows 10 that Qt wants at least, 1809."""
_OLDEST_MACOS = (13,)


class Use(StrEnum):
    """What a library is for."""

    QT = "qt"
    WAYLAND = "wayland"
    X11 = "x11"


@dataclass(frozen=True, slots=True, kw_only=True)
class Library:
    """A shared library of Linux that the program does not bring itself everywhere.

    Attributes:
        soname: By which the loader finds it.
        use: What it is for.
        debian: The package of Debian that brings it.
        fedora: The package of Fedora that brings it.
    """

    soname: str
    use: Use
    debian: str
    fedora: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """One thing that was looked at.

    Attributes:
        label: What it is, in words.
        holds: Whether it is as it should be.
        detail: What was found, or what to do.
    """

    label: str
    holds: bool
    detail: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Machine:
    """Who is asked about the machine.

    Attributes:
        load: The loader of shared libraries.
        answers: Whether the display answers that a variable names.
    """

    load: Loader = ctypes.CDLL
    answers: Asker = display_answers


def libraries(resources: Path) -> tuple[Library, ...]:
    """Return the libraries that are needed on Linux.

    Raises:
        OSError: The program's own list is missing.
    """
    rows = json.loads((resources / "libraries.json").read_text("utf-8"))
    return tuple(Library(**{**row, "use": Use(row["use"])}) for row in rows)


def missing(wanted: Iterable[Library], load: Loader = ctypes.CDLL) -> tuple[Library, ...]:
    """Return those libraries that the loader does not find."""
    return tuple(library for library in wanted if not _loads(library.soname, load))


def system_language(environment: Mapping[str, str]) -> Language:
    """Return the language of the environment, for words that are said before there is Qt."""
    spoken = next(filter(None, map(environment.get, _LANGUAGE_VARIABLES)), "").lower()
    if not spoken.startswith("zh"):
        return Language.ENGLISH
    if spoken.replace("-", "_").startswith(_TRADITIONAL):
        return Language.TRADITIONAL_CHINESE
    return Language.SIMPLIFIED_CHINESE


def no_window_text(
    words: Words,
    resources: Path,
    environment: Mapping[str, str],
    load: Loader = ctypes.CDLL,
    reason: str = "",
) -> str:
    """Return why no window can open here, and what to do about it.

    Args:
        words: The words.
        resources: The program's own files.
        environment: What says which screens there are.
        load: The loader of shared libraries.
        reason: What was said when Qt itself could not be loaded, or "".
    """
    ways = _ways(environment)
    if not ways and not reason:
        return words.gettext(
            "There is no display here: neither DISPLAY nor WAYLAND_DISPLAY is set. "
            "Duskboard needs a desktop to open its window on."
        )
    uses = {Use.QT, *ways[-1:]}
    lacking = missing((each for each in libraries(resources) if each.use in uses), load)
    if sys.platform.startswith("linux") and lacking:
        return missing_text(words, lacking)
    text = words.gettext(
        "Qt, which draws the windows of Duskboard, cannot be loaded on this machine. %(reason)s"
    )
    return (text % {"reason": reason}).strip()


def missing_text(words: Words, lacking: Sequence[Library]) -> str:
    """Return the sentences that say what is missing, and the lines that bring it."""
    text = words.gettext("Duskboard cannot open its window: this machine lacks %(libraries)s.")
    debian = " ".join(dict.fromkeys(library.debian for library in lacking))
    fedora = " ".join(dict.fromkeys(library.fedora for library in lacking))
    lines = (
        text % {"libraries": ", ".join(library.soname for library in lacking)},
        "",
        words.gettext("On Debian, Ubuntu and Mint this line brings it:"),
        f"  sudo apt-get install {debian}",
        words.gettext("On Fedora this one:"),
        f"  sudo dnf install {fedora}",
    )
    return "\n".join(lines)


def findings(
    words: Words,
    resources: Path,
    home: Path,
    environment: Mapping[str, str],
    asked: Machine | None = None,
) -> tuple[Finding, ...]:
    """Return all that was looked at, in the order it is said.

    Args:
        words: The words.
        resources: The program's own files.
        home: The user's folder.
        environment: What says which screens there are.
        asked: Who answers for the machine; None for the machine itself.
    """
    machine = asked or Machine()
    found = [_system(words)]
    if sys.platform.startswith("linux"):
        found += _library_findings(words, resources, environment, machine.load)
        found.append(_display(words, environment, machine.answers))
    found.append(_folder(words, home))
    return tuple(found)


def check_text(words: Words, found: Sequence[Finding]) -> str:
    """Return the findings as lines, with what they come to at the end."""
    good, bad = words.pgettext("check", "ok"), words.pgettext("check", "MISSING")
    lines = [f"Duskboard {__version__}, Python {platform.python_version()}"]
    for finding in found:
        mark = good if finding.holds else bad
        detail = f": {finding.detail}" if finding.detail else ""
        lines.append(f"[{mark}] {finding.label}{detail}")
    lacking = sum(not finding.holds for finding in found)
    if lacking:
        text = words.ngettext("%(n)d thing is missing.", "%(n)d things are missing.", lacking)
        lines.append(text % {"n": lacking})
    else:
        lines.append(words.gettext("Nothing is missing on this machine."))
    return "\n".join(lines)


def no_answer_text(words: Words, environment: Mapping[str, str]) -> str:
    """Return that the display which is named does not answer, and what to do about it."""
    asked_for = environment.get("QT_QPA_PLATFORM")
    if asked_for:
        text = words.gettext(
            "Duskboard cannot open its window: QT_QPA_PLATFORM asks for “%(name)s”, and Qt has no "
            "such way to a screen, or it does not work here."
        )
        return text % {"name": asked_for}
    text = words.gettext(
        "Duskboard cannot open its window: the display does not answer (%(named)s). Start it on "
        "the desktop itself, as the user who is logged in there; “duskboard --check” says more."
    )
    return text % {"named": ", ".join(_named(environment))}


def own_words() -> Words:
    """Return words in the language of the environment; in English where the others are missing."""
    try:
        return Words(resources_folder() / "translations", system_language(os.environ))
    except (OSError, ResourcesMissingError):
        return Words(Path())


def check() -> int:
    """Print what was found on this machine; return 0 where nothing is missing, else 1."""
    words = own_words()
    found = findings(words, resources_folder(), user_folder(), os.environ)
    print(check_text(words, found))
    return 0 if all(finding.holds for finding in found) else 1


def tell_no_window(error: ImportError | None = None) -> int:
    """Say why no window can open, and return the exit code.

    Args:
        error: What was raised when Qt could not be loaded, if that is the trouble.
    """
    reason = "" if error is None else str(error)
    tell(no_window_text(own_words(), resources_folder(), os.environ, reason=reason))
    return 1


def tell_no_answer() -> int:
    """Say that the display does not answer, and return the exit code."""
    _say(no_answer_text(own_words(), os.environ))  # a box could not open there either
    return 1


def tell(text: str) -> None:
    """Say something on the console and, on a desktop that can, in a box: Qt cannot."""
    _say(text)
    if not os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
        return
    for box in _BOXES:
        if shutil.which(box[0]) is not None:
            command = [word.format(text=text) for word in box]
            # A program of the system is to find the system's libraries, not those of a build.
            clean = {key: value for key, value in os.environ.items() if key != "LD_LIBRARY_PATH"}
            subprocess.Popen(command, env=clean, start_new_session=True)  # noqa: S603 - named above
            return


def _say(text: str) -> None:
    if sys.stderr is not None:  # a program of Windows without a console has none
        sys.stderr.write(f"{text}\n")


def _ways(environment: Mapping[str, str]) -> tuple[Use, ...]:
    """Return the ways to a screen in the order Qt tries them."""
    ways = []
    if environment.get("WAYLAND_DISPLAY"):
        ways.append(Use.WAYLAND)
    if environment.get("DISPLAY"):
        ways.append(Use.X11)
    return tuple(ways)


def _loads(name: str, load: Loader) -> bool:
    try:
        load(name)
    except OSError:
        return False
    return True


def _system(words: Words) -> Finding:
    label = words.gettext("System")
    said = platform.platform()
    if sys.platform == "win32":
        holds = sys.getwindowsversion().build >= _OLDEST_WINDOWS
        return Finding(label=label, holds=holds, detail=f"{said}; Windows 10 (1809)")
    if sys.platform == "darwin":
        release = tuple(map(int, platform.mac_ver()[0].split(".")[:1]))
        return Finding(label=label, holds=release >= _OLDEST_MACOS, detail=f"{said}; macOS 13")
    return Finding(label=label, holds=True, detail=said)


def _library_findings(
    words: Words, resources: Path, environment: Mapping[str, str], load: Loader
) -> Iterator[Finding]:
    labels = {
        Use.QT: words.gettext("Libraries that Qt needs"),
        Use.WAYLAND: words.gettext("Libraries for a Wayland desktop"),
        Use.X11: words.gettext("Libraries for an X11 desktop"),
    }
    # What another way to a screen would need is no lack; QT_QPA_PLATFORM goes before all displays.
    ways = () if environment.get("QT_QPA_PLATFORM") else _ways(environment)[:1] or (Use.X11,)
    wanted = {Use.QT, *ways}
    for use, group in groupby(libraries(resources), lambda library: library.use):
        rows = tuple(group)
        lacking = missing(rows, load)
        if not lacking:
            yield Finding(label=labels[use], holds=True, detail=str(len(rows)))
        elif use in wanted:
            names = (f"{each.soname} (Debian {each.debian}, Fedora {each.fedora})"
                     for each in lacking)  # fmt: skip
            yield Finding(label=labels[use], holds=False, detail="; ".join(names))


def _display(words: Words, environment: Mapping[str, str], ask: Asker) -> Finding:
    there = _named(environment)
    detail = ", ".join(there) or words.gettext("neither DISPLAY nor WAYLAND_DISPLAY is set")
    # QT_QPA_PLATFORM is somebody's own decision: there is nobody to ask.
    holds = bool(environment.get("QT_QPA_PLATFORM")) or any(
        ask(name, environment[name]) for name in _DISPLAYS if environment.get(name)
    )
    if there and not holds:
        detail = words.gettext("%(named)s does not answer") % {"named": detail}
    return Finding(label=words.gettext("Display"), holds=holds, detail=detail)


def _named(environment: Mapping[str, str]) -> list[str]:
    """Return the variables that name a way to a screen, with what they name."""
    names = (*_DISPLAYS, "QT_QPA_PLATFORM")
    return [f"{name}={environment[name]}" for name in names if environment.get(name)]


def _folder(words: Words, home: Path) -> Finding:
    there = next(path for path in (home, *home.parents) if path.exists())
    holds = there.is_dir() and os.access(there, os.W_OK | os.X_OK)
    return Finding(
        label=words.gettext("Folder for campaigns can be written"), holds=holds, detail=str(home)
    )
