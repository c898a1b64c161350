from duskboard.storage.kind import KINDS
from duskboard.storage.upgrade import upgraded


def test_a_crew_of_the_first_schema_keeps_what_it_had_bought() -> None:
    before = {
        "name": "Gulls",
        "tier": 1,
        "has_mastery": True,
        "composed": 1,
        "hardened": 0,
        "smuggling": 2,
        "training": ["prowess", "playbook"],
    }
    assert upgraded(KINDS.steps, "blades-crew", 1, before) == {
        "name": "Gulls",
        "tier": 1,
        "upgrades": [
            {"key": "mastery", "marked": 4, "boxes": 4},
            {"key": "composed", "marked": 3, "boxes": 3},
            {"key": "prowess-training", "marked": 1, "boxes": 1},
            {"key": "playbook-training", "marked": 1, "boxes": 1},
        ],
        "prison": [1, 9],
    }


def test_a_crew_that_had_nothing_has_nothing() -> None:
    found = upgraded(KINDS.steps, "blades-crew", 1, {"name": "Gulls"})
    assert found == {"name": "Gulls", "upgrades": [], "prison": []}
