"""The catalogues of words: python packaging/words.py [extract|update|compile|check].

extract writes the template from the calls in the source, update brings the languages up to it,
compile makes what the program reads; without a word all three are done. check changes nothing: it
names what is out of date, untranslated or inconsistent, and exits 1 if there is anything.
"""

import io
import re
import sys
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "desktop"
FOLDER = ROOT / "resources" / "translations"
DOMAIN = "duskboard"
LANGUAGES = ("zh_TW", "zh_CN")
KEYWORDS = {
    "gettext": None,
    "ngettext": (1, 2),
    "pgettext": ((1, "c"), 2),
    "npgettext": ((1, "c"), 2, 3),
}
# A template must differ by its words alone, not by the day somebody extracted them.
MADE = datetime(2026, 1, 1, tzinfo=UTC)

_PLACEHOLDER = re.compile(r"%\((\w+)\)")
_USAGE = "usage: words.py [extract|update|compile|check]"


def extract(source: Path, folder: Path) -> None:
    """Write the template of all words in `source`."""
    folder.mkdir(parents=True, exist_ok=True)
    _template_file(folder).write_bytes(template_bytes(source))


def update(folder: Path, languages: Sequence[str] = LANGUAGES) -> None:
    """Give every language the entries of the template, and take away those that left it."""
    template = _read(_template_file(folder))
    for language in languages:
        file = _po_file(folder, language)
        catalog = _read(file, language) if file.is_file() else _new(language)
        # A guess by likeness would be a fuzzy entry, which check refuses: better none.
        catalog.update(template, no_fuzzy_matching=True, update_creation_date=False)
        catalog.obsolete.clear()
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(_po_bytes(catalog))


def compile_all(folder: Path, languages: Sequence[str] = LANGUAGES) -> None:
    """Write the file that the program reads for every language."""
    for language in languages:
        file = _po_file(folder, language)
        file.with_suffix(".mo").write_bytes(_mo_bytes(_read(file, language)))


def problems(source: Path, folder: Path, languages: Sequence[str] = LANGUAGES) -> Iterator[str]:
    """Sentences about everything that is out of date, untranslated or inconsistent."""
    template = template_bytes(source)
    if not _template_file(folder).is_file():
        yield f"{DOMAIN}.pot is missing"
    elif _template_file(folder).read_bytes() != template:
        yield f"{DOMAIN}.pot is not what the source says: run dev.py words"
    wanted = {_key(message) for message in read_po(io.BytesIO(template)) if message.id}
    for language in languages:
        file = _po_file(folder, language)
        if not file.is_file():
            yield f"{language} has no catalogue"
            continue
        catalog = _read(file, language)
        found = {_key(message): message for message in catalog if message.id}
        for context, words in sorted(wanted - found.keys()):
            yield f"{language} lacks {words!r} ({context})"
        for context, words in sorted(found.keys() - wanted):
            yield f"{language} has {words!r} ({context}), which nobody says"
        for message in found.values():
            yield from (f"{language}: {problem}" for problem in _message_problems(message))
        compiled = file.with_suffix(".mo")
        if not compiled.is_file() or compiled.read_bytes() != _mo_bytes(catalog):
            yield f"{language}: the .mo is not what the .po gives: run dev.py words compile"


def template_bytes(source: Path) -> bytes:
    """The template as a file: entries in the order of the source, without line numbers."""
    template = _new(None)
    found = extract_from_dir(source, [("**.py", "python")], keywords=KEYWORDS)
    for file, _line, words, comments, context in sorted(found, key=lambda entry: entry[:2]):
        # Line 0 for all: moving code about is no change of words.
        template.add(words, None, [(Path(file).as_posix(), 0)], (), comments, context=context)
    return _po_bytes(template)


def main(arguments: Sequence[str]) -> int:
    """Do what the arguments say; returns the exit code."""
    match list(arguments):
        case []:
            extract(SOURCE, FOLDER)
            update(FOLDER)
            compile_all(FOLDER)
        case ["extract"]:
            extract(SOURCE, FOLDER)
        case ["update"]:
            update(FOLDER)
        case ["compile"]:
            compile_all(FOLDER)
        case ["check"]:
            found = list(problems(SOURCE, FOLDER))
            print(*found, sep="\n", end="\n" if found else "")
            return 1 if found else 0
        case _:
            print(_USAGE)
            return 2
    return 0


def _message_problems(message: Message) -> Iterator[str]:
    source = message.id if isinstance(message.id, str) else message.id[-1]
    texts = (message.string,) if isinstance(message.string, str) else tuple(message.string or ())
    if message.fuzzy:
        yield f"{source!r} is marked fuzzy"
    if not texts or not all(texts):
        yield f"{source!r} is not translated"
        return
    names = set(_PLACEHOLDER.findall(source))
    for text in texts:
        if set(_PLACEHOLDER.findall(text)) != names:
            yield f"{text!r} does not have the placeholders of {source!r}"


def _key(message: Message) -> tuple[str, str]:
    return message.context or "", message.id if isinstance(message.id, str) else message.id[0]


def _new(language: str | None) -> Catalog:
    authors = "The Duskboard authors"
    return Catalog(
        language,
        header_comment=f"# The words of Duskboard: {language or 'template'}.",
        project="Duskboard",
        version="1",
        last_translator=authors,
        language_team=authors,
        msgid_bugs_address=authors,
        creation_date=MADE,
        revision_date=MADE,
        charset="utf-8",
        fuzzy=False,
    )


def _read(file: Path, language: str | None = None) -> Catalog:
    return read_po(io.BytesIO(file.read_bytes()), locale=language, domain=DOMAIN)


def _po_bytes(catalog: Catalog) -> bytes:
    # No wrapping: Chinese has no spaces to wrap at, and a changed line is then one changed text.
    buffer = io.BytesIO()
    write_po(buffer, catalog, width=0, include_lineno=False)
    return buffer.getvalue()


def _mo_bytes(catalog: Catalog) -> bytes:
    buffer = io.BytesIO()
    write_mo(buffer, catalog)
    return buffer.getvalue()


def _template_file(folder: Path) -> Path:
    return folder / f"{DOMAIN}.pot"


def _po_file(folder: Path, language: str) -> Path:
    return folder / language / "LC_MESSAGES" / f"{DOMAIN}.po"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
