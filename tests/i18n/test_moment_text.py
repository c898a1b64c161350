import time
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta, timezone

import pytest

from duskboard.i18n.moment_text import (
    ago_text,
    date_text,
    day_text,
    duration_text,
    moment_text,
    span_text,
    time_text,
    weekday_text,
)
from duskboard.i18n.words import Language, Words
from duskboard.table.entity import Moment

TAIPEI = timezone(timedelta(hours=8))
NOW = Moment(int(datetime(2025, 11, 22, 13, 20, tzinfo=UTC).timestamp()))  # 21:20 in Taipei


def moment(day: int, hour: int, minute: int, *, month: int = 11, year: int = 2025) -> Moment:
    return Moment(int(datetime(year, month, day, hour, minute, tzinfo=TAIPEI).timestamp()))


def test_the_time_of_day_is_that_of_the_zone(words: Words) -> None:
    assert time_text(words, NOW, TAIPEI) == "21:20"
    assert time_text(words, NOW, UTC) == "13:20"
    assert time_text(words, moment(22, 9, 5), TAIPEI) == "09:05"


@pytest.mark.parametrize(
    ("at", "in_english", "in_chinese"),
    [
        (moment(22, 21, 16), "today 21:16", "今天 21:16"),
        (moment(22, 0, 0), "today 00:00", "今天 00:00"),
        (moment(21, 23, 59), "yesterday 23:59", "昨天 23:59"),
        (moment(20, 21, 16), "Thursday", "星期四"),
        (moment(16, 21, 16), "Sunday", "星期日"),
        (moment(15, 21, 16), "15 Nov", "11月15日"),
        (moment(2, 12, 0, month=8), "2 Aug", "8月2日"),
        (moment(18, 12, 0, year=2024), "18 Nov 2024", "2024年11月18日"),
        (moment(23, 0, 0), "23 Nov", "11月23日"),
    ],
)
def test_a_moment_is_told_as_closely_as_it_is_near(
    spoken: Mapping[Language, Words], at: Moment, in_english: str, in_chinese: str
) -> None:
    assert [moment_text(words, at, NOW, TAIPEI) for words in spoken.values()] == [
        in_english,
        in_chinese,
        in_chinese,
    ]


def test_the_day_alone(english: Words) -> None:
    assert day_text(english, moment(22, 21, 16), NOW, TAIPEI) == "today"
    assert day_text(english, moment(21, 21, 16), NOW, TAIPEI) == "yesterday"


@pytest.mark.parametrize(
    ("passed", "in_english", "in_taiwan"),
    [
        (-59, "now", "剛才"),
        (0, "now", "剛才"),
        (59, "now", "剛才"),
        (60, "1 min", "1 分"),
        (59 * 60 + 59, "59 min", "59 分"),
        (3600, "20:20", "20:20"),
        (-3600, "22:20", "22:20"),
        (24 * 3600, "yesterday", "昨天"),
        (9 * 24 * 3600, "13 Nov", "11月13日"),
    ],
)
def test_the_log_counts_minutes_then_tells_the_time(
    english: Words, taiwan: Words, *, passed: int, in_english: str, in_taiwan: str
) -> None:
    at = Moment(NOW - passed)
    assert ago_text(english, at, NOW, TAIPEI) == in_english
    assert ago_text(taiwan, at, NOW, TAIPEI) == in_taiwan


def test_dates_in_full(english: Words, mainland: Words) -> None:
    assert date_text(english, moment(8, 12, 0), NOW, TAIPEI) == "8 November"
    assert date_text(english, moment(8, 12, 0, year=2024), NOW, TAIPEI) == "8 November 2024"
    assert date_text(mainland, moment(8, 12, 0), NOW, TAIPEI) == "11月8日"
    assert date_text(mainland, moment(8, 12, 0, year=2024), NOW, TAIPEI) == "2024年11月8日"


@pytest.mark.parametrize(
    ("month", "short", "full"),
    [
        (1, "8 Jan 2024", "8 January"),
        (2, "8 Feb 2024", "8 February"),
        (3, "8 Mar 2024", "8 March"),
        (4, "8 Apr 2024", "8 April"),
        (5, "8 May 2024", "8 May"),
        (6, "8 Jun 2024", "8 June"),
        (7, "8 Jul 2024", "8 July"),
        (8, "8 Aug 2024", "8 August"),
        (9, "8 Sep 2024", "8 September"),
        (10, "8 Oct 2024", "8 October"),
        (11, "8 Nov 2024", "8 November"),
        (12, "8 Dec 2024", "8 December"),
    ],
)
def test_every_month_has_its_name(
    english: Words, taiwan: Words, month: int, short: str, full: str
) -> None:
    long_ago, at = moment(8, 12, 0, month=month, year=2024), moment(8, 12, 0, month=month)
    assert day_text(english, long_ago, NOW, TAIPEI) == short
    assert date_text(english, at, NOW, TAIPEI) == full
    assert day_text(taiwan, at, Moment(NOW + 40 * 24 * 3600), TAIPEI) == f"2025年{month}月8日"
    assert date_text(taiwan, at, NOW, TAIPEI) == f"{month}月8日"


def test_every_day_has_its_name(english: Words, taiwan: Words) -> None:
    days = [moment(day, 12, 0) for day in range(17, 24)]
    assert [weekday_text(english, day, TAIPEI) for day in days] == [
        "Monday",
        "Tuesday",
        "Wednesday",
        "Thursday",
        "Friday",
        "Saturday",
        "Sunday",
    ]
    assert weekday_text(taiwan, days[6], TAIPEI) == "星期日"


def test_a_session_lasts_from_when_to_when(english: Words, taiwan: Words) -> None:
    started, ended = moment(22, 19, 4), moment(22, 22, 31)
    assert span_text(english, started, ended, TAIPEI) == "19:04 to 22:31"
    assert span_text(taiwan, started, ended, TAIPEI) == "19:04 至 22:31"
    assert span_text(english, started, None, TAIPEI) == "since 19:04"
    assert span_text(taiwan, started, None, TAIPEI) == "19:04 起"


def test_what_lasts_a_day_or_longer_has_dates(english: Words) -> None:
    started = moment(18, 19, 4)
    over_night, next_day = moment(19, 19, 3), moment(19, 19, 4)
    assert span_text(english, started, over_night, TAIPEI) == "19:04 to 19:03"
    assert span_text(english, started, next_day, TAIPEI) == "18 Nov to 19 Nov"
    assert span_text(english, started, None, TAIPEI, now=over_night) == "since 19:04"
    assert span_text(english, started, None, TAIPEI, now=next_day) == "since 18 Nov"


@pytest.mark.parametrize(
    ("seconds", "in_english", "in_taiwan"),
    [
        (-5, "0 min", "0 分"),
        (59, "0 min", "0 分"),
        (27 * 60, "27 min", "27 分"),
        (3600, "1 h 0 min", "1 小時 0 分"),
        (3 * 3600 + 27 * 60 + 30, "3 h 27 min", "3 小時 27 分"),
    ],
)
def test_how_long(
    english: Words, taiwan: Words, *, seconds: int, in_english: str, in_taiwan: str
) -> None:
    assert duration_text(english, seconds) == in_english
    assert duration_text(taiwan, seconds) == in_taiwan


@pytest.mark.parametrize("at", [-(10**15), -1, 0, 10**15])
def test_a_moment_that_cannot_be_still_has_a_date(english: Words, at: int) -> None:
    assert moment_text(english, Moment(at), NOW, UTC)


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="Windows has one zone for all programs")
def test_without_a_zone_the_time_is_that_of_the_computer(
    english: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TZ", "Asia/Taipei")
    time.tzset()
    try:
        assert time_text(english, NOW) == "21:20"
    finally:
        monkeypatch.undo()
        time.tzset()
