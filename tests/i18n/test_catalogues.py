"""What the source says and what the catalogues hold. Whether they are whole is `dev.py check`'s."""

import ast
import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po
from fontTools.ttLib import TTFont

import words as tool

RESOURCES = tool.FOLDER.parent
CALLS: Mapping[str, tuple[bool, int]] = {  # whether a context comes first; how many texts follow
    "gettext": (False, 1),
    "pgettext": (True, 1),
    "ngettext": (False, 2),
    "npgettext": (True, 2),
}
PLACEHOLDER = re.compile(r"%\((\w+)\)([0-9]*[ds])")
PERCENT_SIGN = "%%"
# Simplified forms in a Taiwanese text and the other way round, of characters that the UI uses.
ONLY_SIMPLIFIED = set("进钟险务赛连环长项标题笔记录对隐显关闭显击选择档开动盘编辑视图说帮")
ONLY_TRADITIONAL = set("進鐘險務賽連環長項標題筆記錄對隱顯關閉擊選擇檔開動盤編輯視圖說幫")
MAINLAND_WORDS = ("文件夹", "撤销", "保存", "打开", "窗口", "项目")
TAIWAN_WORDS = ("資料夾", "復原", "儲存", "開啟", "視窗", "專案")


class Call(NamedTuple):
    """A call that says something."""

    place: str
    context: str
    texts: tuple[str | None, ...]


def _constant(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


@pytest.fixture(scope="module")
def calls() -> tuple[Call, ...]:
    """Every call in the source that says something."""
    return tuple(_calls())


@pytest.fixture(scope="module")
def drawn() -> frozenset[str]:
    """Every character that can be drawn: by Duskboard Sans, else by Duskboard CJK."""
    files = ("DuskboardSans-Regular.ttf", "DuskboardCJK-Regular.otf")
    codes: set[int] = set()
    for file in files:
        with TTFont(RESOURCES / "fonts" / file, lazy=True) as font:
            codes.update(font.getBestCmap())
    return frozenset(map(chr, codes))


def _calls() -> Iterator[Call]:
    for file in sorted(tool.SOURCE.rglob("*.py")):
        if file.name == "words.py" and file.parent.name == "i18n":
            continue  # hands on what it is given
        source = file.read_text("utf-8")
        if "gettext" not in source:
            continue
        for node in ast.walk(ast.parse(source)):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            if node.func.attr in CALLS:
                has_context, count = CALLS[node.func.attr]
                said = [_constant(argument) for argument in node.args]
                context = said.pop(0) if has_context else ""
                place = f"{file.relative_to(tool.SOURCE)}:{node.lineno}"
                yield Call(place, context or "", tuple(said[:count]))


def _catalogue(file: Path) -> Catalog:
    with file.open("rb") as opened:
        return read_po(opened)


def _messages(language: str) -> list[Message]:
    file = tool.FOLDER / language / "LC_MESSAGES" / "duskboard.po"
    return [message for message in _catalogue(file) if message.id]


def _texts(message: Message) -> tuple[str, ...]:
    return (message.string,) if isinstance(message.string, str) else tuple(message.string or ())


def _ids(message: Message) -> tuple[str, ...]:
    return (message.id,) if isinstance(message.id, str) else tuple(message.id)


def test_every_text_stands_in_its_call_as_it_is(calls: tuple[Call, ...]) -> None:
    assert [call.place for call in calls if not call.texts or None in call.texts] == []


def test_the_template_has_every_text(calls: tuple[Call, ...]) -> None:
    """Babel passes over calls within f-strings: such a text would never be translated.

    That the template is what Babel finds now is `dev.py check`'s to say.
    """
    template = _catalogue(tool.FOLDER / "duskboard.pot")
    known = {(message.context or "", _ids(message)[0]) for message in template if message.id}
    assert [call.place for call in calls if (call.context, call.texts[0]) not in known] == []


@pytest.mark.slow  # what `dev.py check` extracts, twice more
def test_two_extractions_are_the_same_bytes() -> None:
    template = tool.template_bytes(tool.SOURCE)
    assert tool.template_bytes(tool.SOURCE) == template
    assert str(tool.ROOT).encode() not in template


def test_placeholders_have_names(calls: tuple[Call, ...]) -> None:
    bare = [
        call.place
        for call in calls
        for text in call.texts
        if text and {"%", "{"} & set(PLACEHOLDER.sub("", text.replace(PERCENT_SIGN, "")))
    ]
    assert bare == []


@pytest.mark.slow  # as `dev.py check` says
def test_the_catalogues_are_whole_and_up_to_date() -> None:
    assert list(tool.problems(tool.SOURCE, tool.FOLDER)) == []


@pytest.mark.parametrize("language", tool.LANGUAGES)
def test_placeholders_are_formatted_alike(language: str) -> None:
    for message in _messages(language):
        wanted = set(PLACEHOLDER.findall(_ids(message)[-1]))
        for text in filter(None, _texts(message)):
            assert set(PLACEHOLDER.findall(text)) == wanted, message.id


@pytest.mark.parametrize("language", tool.LANGUAGES)
def test_chinese_has_one_plural_form(language: str) -> None:
    file = tool.FOLDER / language / "LC_MESSAGES" / "duskboard.po"
    assert _catalogue(file).num_plurals == 1
    assert [message.id for message in _messages(language) if len(_texts(message)) != 1] == []


@pytest.mark.parametrize(
    ("language", "foreign", "words"),
    [
        ("zh_TW", ONLY_SIMPLIFIED - ONLY_TRADITIONAL, MAINLAND_WORDS),
        ("zh_CN", ONLY_TRADITIONAL - ONLY_SIMPLIFIED, TAIWAN_WORDS),
    ],
)
def test_each_chinese_is_written_its_own_way(
    language: str, foreign: set[str], words: tuple[str, ...]
) -> None:
    for message in _messages(language):
        for text in _texts(message):
            if text == "繁體中文":
                continue
            assert foreign.isdisjoint(text), text
            assert [word for word in words if word in text] == []


@pytest.mark.parametrize("language", tool.LANGUAGES)
def test_chinese_has_chinese_stops(language: str) -> None:
    """No comma, colon, question mark or stop of ASCII beside a Chinese character."""
    wrong = re.compile(r"[\u4e00-\u9fff][,:;?!.]|[,;?!][\u4e00-\u9fff]|[\u4e00-\u9fff][()]")
    quotes = "“”" if language == "zh_TW" else "「」"
    for message in _messages(language):
        for text in _texts(message):
            assert not wrong.search(text), text
            assert set(quotes).isdisjoint(text), text


def test_every_character_of_english_is_in_the_fonts(
    calls: tuple[Call, ...], drawn: frozenset[str]
) -> None:
    said = {text for call in calls for text in call.texts if text}
    assert set("".join(said)) - drawn == set()


@pytest.mark.parametrize("language", tool.LANGUAGES)
def test_every_character_is_in_the_fonts(language: str, drawn: frozenset[str]) -> None:
    said = {text for message in _messages(language) for text in _texts(message)}
    assert set("".join(said)) - drawn == set()


def test_terms_are_used_as_they_are_listed() -> None:
    """A word of terms.toml is what the catalogues say for it, where it is a text of its own."""
    terms = tomllib.loads((tool.FOLDER / "terms.toml").read_text("utf-8"))["term"]
    assert len({(term["english"], term["game"]) for term in terms}) == len(terms)
    assert [
        term for term in terms if set(term) != {"english", "zh_TW", "zh_CN", "game", "why"}
    ] == []
    for language in tool.LANGUAGES:
        said = "\n".join(text for message in _messages(language) for text in _texts(message))
        assert [term[language] for term in terms if term[language] not in said] == []
