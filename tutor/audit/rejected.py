"""Words that nobody says at a card table in that language, and what is said instead (glossary, sections 0, 9 and 10).

Many come from machine translation, some from older books. What stands in quotation marks or parentheses is named, not
used, and is left alone; so are the words that people may type.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

_NORWEGIAN: Final = {
    r"sort(?:en|ene)?": "farge / slag / svart",
    r"kulør(?:en|er|ene)?": "farge",
    r"bekjenne[rs]?|bekjente": "følge farge",
    r"spader(?:en)?|spaderne": "spar",
    r"klubber|klubbene": "kløver",
    r"diamant(?:en|er|ene)?": "ruter",
    r"dronning(?:en|er|ene)?": "dame",
    r"jack": "knekt",
    r"es": "ess",
    r"syver(?:en|e|ne)?": "sjuer",
    r"trikk(?:et|ene)?": "stikk",
    r"dealer(?:en|e|ne)?": "giver",
    r"lagkamerat(?:en|er|ene)?": "makker",
    r"bud|budet|budene|budrunde[nr]?": "melding",
    r"(?:neste|hver|denne|hele) utdeling(?:en)?": "omgang",
    r"oppsnudd[et]?|oppsnudde": "det åpne kortet",
    r"kittyen": "byttekortene",
    r"(?:høy|lav) rekkefølge": "høye kort vinner / lave kort vinner",
    r"tom i (?:spar|hjerter|ruter|kløver)": "tom for / har ingen",
    r"vunnet kontrakt": "klarte meldingen",
    r"høyeste gjenværende": "det høyeste som er igjen",
    r"utspilte farge[n]?": "fargen som ble spilt ut",
    r"poenggrense[nr]?": "spille til 5",
    r"regnskap(?:et)?": "poenglisten",
    r"fremdrift(?:en)?": "slik går det",
    r"hint(?:et|ene)?": "tips",
    r"deres": "laget ditt / motstandernes",
    r"Feil[.!]": "Ikke helt.",
    r"kort(?:spill)?dekk(?:et)?": "kortstokk",
}
_SWEDISH: Final = {
    r"dräkt(?:en|er|erna)?": "färg",
    r"sort(?:s färg)": "färg",
    r"klubbor(?:na)?|klubba": "klöver",
    r"hjärtan?|hjärtana": "hjärter",
    r"diamant(?:en|er|erna)?": "ruter",
    r"rutan|rutor(?:na)?": "ruter",
    r"skämtare[n]?": "joker",
    r"spargris(?:en)?": "kitty",
    r"talong(?:en)?": "kitty",
    r"domkraft(?:en)?|jack": "knekt",
    r"drottning(?:en|ar|arna)?": "dam",
    r"trilling(?:en|ar|arna)?": "trea",
    r"däck(?:et|en)?": "kortlek",
    r"återförsäljare[n]?|dealer(?:n|s)?": "givare",
    r"mut(?:a|an|or|orna)|knep(?:et|en)?": "stick",
    r"(?:leda|leder|ledde|lett)(?= (?:med )?(?:spader|hjärter|ruter|klöver|färgen?|trumf|ett kort|kortet))": "spela ut",
    r"lead": "utspel",
    r"satsa[rd]?e?|insats(?:en|er|erna)?": "bjuda / bud",
    r"missa ett drag": "passa",
    r"(?:topp|botten)order": "höga kort vinner / låga kort vinner",
    r"(?:hög|låg) ordning": "höga kort vinner / låga kort vinner",
    r"utspelade färgen": "färgen som spelades ut",
    r"budgivarlaget|spelförande laget": "laget som bjöd",
    r"hemspelat": "klarade budet",
    r"högsta kvarvarande": "det högsta som är kvar",
    r"poänggräns(?:en)?": "spela till 5",
    r"sakning(?:en)?": "det kastade kortet",
    r"svit(?:en|er)?": "färg / i rad",
    r"äss(?:et|en)?": "ess",
    r"renege": "att inte följa färg",
    r"Fel[.!]": "Inte riktigt.",
}
_ENGLISH: Final = {
    r"Wrong[.!]": "Not quite.",
    r"lagkamerat\w*|makker\w*": "partner",
}
_ALL: Final[Mapping[str, Mapping[str, str]]] = {"nb": _NORWEGIAN, "sv": _SWEDISH, "en": _ENGLISH}


def _compiled(words: Mapping[str, str]) -> tuple[re.Pattern[str], tuple[str, ...]]:
    """One pattern for all, as nearly every text has none of them; a word that begins a sentence keeps its case."""
    parts = (f"({word})" if word[0].isupper() else f"((?i:{word}))" for word in words)
    return re.compile(rf"(?<![\w-])(?:{'|'.join(parts)})(?![\w-])"), tuple(words.values())


_PATTERNS: Final = {language: _compiled(words) for language, words in _ALL.items()}


def rejected(language: str, text: str) -> Iterator[tuple[int, str, str]]:
    """Each rejected word of a text: where it stands, the word, and what is said instead."""
    if language not in _PATTERNS:
        return
    pattern, better = _PATTERNS[language]
    for match in pattern.finditer(text):
        assert match.lastindex is not None
        yield match.start(), match.group().rstrip(".!"), better[match.lastindex - 1]
