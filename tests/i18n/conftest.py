import importlib
import inspect
import pkgutil
from collections.abc import Callable, Iterator, Mapping

import pytest

from duskboard import paths
from duskboard.i18n.words import Language, Words

ClassesOf = Callable[[str, type], frozenset[type]]


@pytest.fixture(scope="session")
def spoken() -> Mapping[Language, Words]:
    """The words of every language."""
    folder = paths.resources() / "translations"
    return {language: Words(folder, language) for language in Language}


@pytest.fixture(params=list(Language))
def words(request: pytest.FixtureRequest, spoken: Mapping[Language, Words]) -> Words:
    """Each language in turn."""
    language: Language = request.param
    return spoken[language]


@pytest.fixture
def english(spoken: Mapping[Language, Words]) -> Words:
    return spoken[Language.ENGLISH]


@pytest.fixture
def taiwan(spoken: Mapping[Language, Words]) -> Words:
    return spoken[Language.TRADITIONAL_CHINESE]


@pytest.fixture
def mainland(spoken: Mapping[Language, Words]) -> Words:
    return spoken[Language.SIMPLIFIED_CHINESE]


@pytest.fixture(scope="session")
def classes_of() -> ClassesOf:
    """Every public class below another one that the modules of a package define."""
    return lambda package, base: frozenset(_classes(package, base))


def _classes(package: str, base: type) -> Iterator[type]:
    root = importlib.import_module(package)
    for info in pkgutil.walk_packages(root.__path__, f"{package}."):
        module = importlib.import_module(info.name)
        for name, kind in inspect.getmembers(module, inspect.isclass):
            is_own = kind.__module__ == info.name and not name.startswith("_")
            if is_own and issubclass(kind, base):
                yield kind
