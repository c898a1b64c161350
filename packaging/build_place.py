"""Where a build stands: its version, the folder that is packed, and where packages go."""

import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path


class BuildError(Exception):
    """Something cannot be made here; the message is a sentence that says why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """One build.

    Attributes:
        version: The version of the program.
        dist: Where everything that is made goes.
        work: What is only needed meanwhile.
        folder: The frozen program.
    """

    version: str
    dist: Path
    work: Path
    folder: Path

    def emptied(self, name: str) -> Path:
        """An empty folder to work in."""
        path = self.work / name
        shutil.rmtree(path, ignore_errors=True)
        path.mkdir(parents=True)
        return path


def place_at(dist: Path, version: str) -> Place:
    """The build that goes to a folder."""
    return Place(version=version, dist=dist, work=dist / "work", folder=dist / "duskboard")


def run(command: Sequence[str | Path], *, cwd: Path, more: Mapping[str, str] | None = None) -> None:
    """Run a tool.

    Raises:
        BuildError: There is no such tool.
        CalledProcessError: It failed.
    """
    words = [str(word) for word in command]
    if shutil.which(words[0]) is None:
        what = f"{words[0]} is not installed, and nothing else makes this"
        raise BuildError(what)
    subprocess.run(words, check=True, cwd=cwd, env={**os.environ, **(more or {})})
