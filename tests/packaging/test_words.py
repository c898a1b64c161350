import gettext
from pathlib import Path

import pytest

import words

SOURCE = """
def say(words, count):
    words.gettext("New clock")
    words.pgettext("clock kind", "Danger")
    words.ngettext("%(count)d left", "%(count)d are left", count)
    words.gettext(
        "Saved to"
        " “%(file)s”"
    )
"""
TRANSLATED = {
    'msgid "New clock"\nmsgstr ""': 'msgid "New clock"\nmsgstr "新時鐘"',
    'msgid "Danger"\nmsgstr ""': 'msgid "Danger"\nmsgstr "危險"',
    'left"\nmsgstr[0] ""': 'left"\nmsgstr[0] "還剩 %(count)d 個"',
    '”"\nmsgstr ""': '”"\nmsgstr "已存到 “%(file)s”"',
}


class Project:
    """A source with four texts and one language, translated and compiled."""

    def __init__(self, folder: Path) -> None:
        self.source = folder / "source"
        self.folder = folder / "translations"
        self.module = self.source / "panel.py"
        self.po = self.folder / "zh_TW" / "LC_MESSAGES" / "duskboard.po"
        self.source.mkdir()
        self.module.write_text(SOURCE, "utf-8")
        words.extract(self.source, self.folder)
        words.update(self.folder, ["zh_TW"])
        for old, new in TRANSLATED.items():
            self.edit(old, new)
        words.compile_all(self.folder, ["zh_TW"])

    def edit(self, old: str, new: str) -> None:
        text = self.po.read_text("utf-8")
        assert text.count(old) == 1, old
        self.po.write_text(text.replace(old, new), "utf-8", newline="\n")

    def problems(self) -> list[str]:
        return list(words.problems(self.source, self.folder, ["zh_TW"]))


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def test_the_program_reads_what_was_compiled(project: Project) -> None:
    assert project.problems() == []
    said = gettext.translation("duskboard", project.folder, ["zh_TW"])
    assert said.gettext("New clock") == "新時鐘"
    assert said.pgettext("clock kind", "Danger") == "危險"
    assert said.ngettext("%(count)d left", "%(count)d are left", 1) == "還剩 %(count)d 個"
    assert said.gettext("Saved to “%(file)s”") == "已存到 “%(file)s”"


def test_extracting_again_changes_nothing(project: Project) -> None:
    before = {file: file.read_bytes() for file in project.folder.rglob("*") if file.is_file()}
    words.extract(project.source, project.folder)
    words.update(project.folder, ["zh_TW"])
    words.compile_all(project.folder, ["zh_TW"])
    assert {file: file.read_bytes() for file in before} == before
    assert len(before) == 3


def test_moving_a_text_within_its_module_is_no_change(project: Project) -> None:
    project.module.write_text(f"import os\n\n{SOURCE}", "utf-8")
    assert project.problems() == []


def test_a_new_text_is_missed_in_template_and_language(project: Project) -> None:
    project.module.write_text(f'{SOURCE}    words.gettext("Undo")\n', "utf-8")
    assert project.problems() == [
        "duskboard.pot is not what the source says: run dev.py words",
        "zh_TW lacks 'Undo' ()",
    ]
    words.extract(project.source, project.folder)
    words.update(project.folder, ["zh_TW"])
    assert project.problems() == ["zh_TW: 'Undo' is not translated"]


def test_a_text_that_nobody_says_any_more_leaves_the_catalogue(project: Project) -> None:
    project.module.write_text(SOURCE.replace('    words.gettext("New clock")\n', ""), "utf-8")
    assert project.problems() == [
        "duskboard.pot is not what the source says: run dev.py words",
        "zh_TW has 'New clock' (), which nobody says",
    ]
    words.extract(project.source, project.folder)
    words.update(project.folder, ["zh_TW"])
    assert "New clock" not in project.po.read_text("utf-8")


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('"新時鐘"', '""', "zh_TW: 'New clock' is not translated"),
        ('"還剩 %(count)d 個"', '""', "zh_TW: '%(count)d are left' is not translated"),
        (
            '"已存到 “%(file)s”"',
            '"已存到 “%(name)s”"',
            "zh_TW: '已存到 “%(name)s”' does not have the placeholders of 'Saved to “%(file)s”'",
        ),
        (
            'msgid "New clock"',
            '#, fuzzy\nmsgid "New clock"',
            "zh_TW: 'New clock' is marked fuzzy",
        ),
    ],
)
def test_a_text_without_a_good_translation_is_named(
    project: Project, old: str, new: str, problem: str
) -> None:
    project.edit(old, new)
    words.compile_all(project.folder, ["zh_TW"])
    assert project.problems() == [problem]


def test_an_edited_catalogue_must_be_compiled(project: Project) -> None:
    project.edit("新時鐘", "新進度鐘")
    assert project.problems() == [
        "zh_TW: the .mo is not what the .po gives: run dev.py words compile"
    ]


def test_missing_files_are_named(project: Project) -> None:
    (project.folder / "duskboard.pot").unlink()
    project.po.unlink()
    assert project.problems() == ["duskboard.pot is missing", "zh_TW has no catalogue"]
