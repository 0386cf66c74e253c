"""From ids and arguments to words: the languages, as Fluent files, and what formats them.

A folder a language; ``docs/translating.md`` says how to add one.
"""

from citadels.lang.language import LANGUAGES, Language, find_language, preferred_language
from citadels.lang.speaker import Speaker

__all__ = ["LANGUAGES", "Language", "Speaker", "find_language", "preferred_language"]
