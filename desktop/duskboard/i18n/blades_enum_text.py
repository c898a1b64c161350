"""Choices of Blades in the Dark -> words, by the glossary of its rules."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType

from duskboard.i18n.blades_ability_text import BLADES_ABILITY_TABLES
from duskboard.i18n.blades_action_text import ACTION_TABLES
from duskboard.i18n.blades_aftermath_text import AFTERMATH_TABLES
from duskboard.i18n.blades_choice_text import BLADES_CHOICE_TABLES
from duskboard.i18n.blades_claim_text import CLAIM_TABLES
from duskboard.i18n.blades_crew_text import CREW_TABLES
from duskboard.i18n.blades_downtime_text import DOWNTIME_TABLES
from duskboard.i18n.blades_field_text import BLADES_FIELD_TABLES
from duskboard.i18n.blades_life_text import BLADES_LIFE_TABLES
from duskboard.i18n.blades_outcome_text import OUTCOME_TABLES
from duskboard.i18n.blades_score_text import SCORE_TABLES
from duskboard.i18n.blades_trait_text import BLADES_TRAIT_TABLES
from duskboard.i18n.blades_trouble_text import TROUBLE_TABLES
from duskboard.i18n.words import Words

BLADES_TABLES: Mapping[type[StrEnum], Callable[[Words], Mapping[StrEnum, str]]] = MappingProxyType(
    {
        **ACTION_TABLES,
        **AFTERMATH_TABLES,
        **BLADES_ABILITY_TABLES,
        **BLADES_CHOICE_TABLES,
        **BLADES_FIELD_TABLES,
        **BLADES_LIFE_TABLES,
        **BLADES_TRAIT_TABLES,
        **CLAIM_TABLES,
        **CREW_TABLES,
        **DOWNTIME_TABLES,
        **OUTCOME_TABLES,
        **SCORE_TABLES,
        **TROUBLE_TABLES,
    }
)
"""The texts of every choice, by its class."""
