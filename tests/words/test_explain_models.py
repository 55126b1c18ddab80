"""The models of tone, order and length: what is said to the wrong answers that beginners give first.

Each text is pinned as a person reads it; a change of a word is a change here.
"""

from __future__ import annotations

import pytest

from tutor.puzzles.kinds import KINDS
from tutor.puzzles.puzzle import Puzzle, authored
from tutor.rules.cards import Seat
from tutor.rules.games import GAMES
from tutor.words.catalog import catalog
from tutor.words.explain import verdict_text
from tutor.words.voice import Voice

# name: kind, game, position, answer given
ASKED: dict[str, tuple[str, str, dict[str, str], str]] = {
    "off-suit ace": ("winner", "norwegian", {"plays": "S: DK D7 CA D2"}, "N"),
    "must follow suit": ("legal", "classic", {"hand": "S7 H2", "plays": "S9", "trump": "H"}, "H2"),
    "trumped too soon": ("legal", "classic", {"hand": "S7 H2", "plays": "S9", "trump": "H"}, "S7 H2"),
    "trump beats ace": ("winner", "classic", {"plays": "N: SA C3 S2 S5", "trump": "C"}, "N"),
    "joker in no trump": ("winner", "bid", {"plays": "S: H4 HT BJ H2"}, "N"),
    "low order": ("winner", "bid", {"plays": "S: C4 C9 C2 SK", "order": "low"}, "W"),
    "wrong leader": ("leader", "classic", {"plays": "E: S8 S9 S7 S5", "trump": "C"}, "E"),
    "right": ("winner", "classic", {"plays": "N: SA C3 S2 S5", "trump": "C"}, "E"),
    "not known": ("winner", "classic", {"plays": "N: SA C3 S2 S5", "trump": "C"}, ""),
}

SAID = {
    ("off-suit ace", "nb"): """
        Ikke helt. Du tar stikket med ruter konge. Ruter ble lagt først, så bare ruter kan vinne.
        Du valgte kløver ess, som bare er høyest i kløver. Med ruter ess hadde makkeren din tatt det.""",
    ("off-suit ace", "sv"): """
        Inte riktigt. Du tar sticket med ruter kung. Ruter lades först, så bara ruter kan vinna.
        Du valde klöver ess, som bara är högst i klöver. Med ruter ess hade din partner tagit det.""",
    ("off-suit ace", "en"): """
        Not quite. You take the trick with the king of diamonds. Diamonds were led, so only diamonds can win.
        You chose the ace of clubs, highest only in clubs.
        With the ace of diamonds your partner would have taken it.""",
    ("must follow suit", "nb"): """
        Ikke helt. Spilleren til høyre spilte ut spar, og du har spar. Du må legge spar 7.
        Har du fargen, må du følge den. Du trumfet for tidlig: Fargen går foran. Uten spar 7 hadde du hatt rett.""",
    ("must follow suit", "sv"): """
        Inte riktigt. Spelaren till höger spelade ut spader, och du har spader. Du måste lägga spader 7.
        Har du färgen måste du följa den. Du trumfade för tidigt: färgen går före. Utan spader 7 hade du haft rätt.""",
    ("must follow suit", "en"): """
        Not quite. The player on your right led spades, and you have spades. You must play the 7 of spades.
        If you have the suit, you must follow it. You counted the trumps in too soon: the suit comes first.
        Without the 7 of spades you would have been right.""",
    ("trumped too soon", "nb"): """
        Ikke helt. Spilleren til høyre spilte ut spar, og du har spar. Du må legge spar 7.
        Har du fargen, må du følge den. Du trumfet for tidlig: Fargen går foran.
        Hadde ruter 2 blitt spilt ut, hadde du hatt rett.""",
    ("trumped too soon", "sv"): """
        Inte riktigt. Spelaren till höger spelade ut spader, och du har spader. Du måste lägga spader 7.
        Har du färgen måste du följa den. Du trumfade för tidigt: färgen går före.
        Hade ruter 2 spelats ut hade du haft rätt.""",
    ("trumped too soon", "en"): """
        Not quite. The player on your right led spades, and you have spades. You must play the 7 of spades.
        If you have the suit, you must follow it. You counted the trumps in too soon: the suit comes first.
        Had the 2 of diamonds been led, you would have been right.""",
    ("trump beats ace", "nb"): """
        Ikke helt. Spilleren til høyre tar stikket med kløver 3. Kløver er trumf, og trumf slår alle andre farger.
        Du valgte spar ess, som bare er høyest i spar. Mot hjerter 3 hadde det vunnet.""",
    ("trump beats ace", "sv"): """
        Inte riktigt. Spelaren till höger tar sticket med klöver 3. Klöver är trumf, och trumf slår alla andra färger.
        Du valde spader ess, som bara är högst i spader. Mot hjärter 3 hade det vunnit.""",
    ("trump beats ace", "en"): """
        Not quite. The player on your right takes the trick with the 3 of clubs.
        Clubs are trumps, and a trump beats every other suit. You chose the ace of spades, highest only in spades.
        Against the 3 of hearts it would have won.""",
    ("joker in no trump", "nb"): """
        Ikke helt. Spilleren til venstre tar stikket med hjerter 10. Uten trumf kan jokeren aldri vinne.
        Det ble spilt ut hjerter, så bare hjerter kan vinne. Du valgte store joker, som ikke er verdt noe her.
        Med spar som trumf hadde du hatt rett.""",
    ("joker in no trump", "sv"): """
        Inte riktigt. Spelaren till vänster tar sticket med hjärter 10. I sang kan jokern aldrig vinna.
        Det spelades ut hjärter, så bara hjärter kan vinna. Du valde stora jokern, som inte är värd något här.
        Med spader som trumf hade du haft rätt.""",
    ("joker in no trump", "en"): """
        Not quite. The player on your left takes the trick with the 10 of hearts.
        In no trump a joker never wins, and hearts were led: only hearts can win.
        You chose the big joker, which is worth nothing here. With spades as trumps you would have been right.""",
    ("low order", "nb"): """
        Ikke helt. Makkeren din tar stikket med kløver 2. Kløver ble lagt først, så bare kløver kan vinne.
        Lave kort vinner her: Esset er best, så toeren, treeren og oppover.
        Du valgte kløver 9, som om høye kort vant. Med kløver ess hadde spilleren til venstre tatt det.""",
    ("low order", "sv"): """
        Inte riktigt. Din partner tar sticket med klöver 2. Klöver lades först, så bara klöver kan vinna.
        Låga kort vinner här: esset är bäst, sedan tvåan, trean och uppåt.
        Du valde klöver 9, som om höga kort vann. Med klöver ess hade spelaren till vänster tagit det.""",
    ("low order", "en"): """
        Not quite. Your partner takes the trick with the 2 of clubs. Clubs were led, so only clubs can win.
        Low cards win here: the ace is best, then the 2, the 3 and so on.
        You chose the 9 of clubs, as if high cards won.
        With the ace of clubs the player on your left would have taken it.""",
    ("wrong leader", "nb"): """
        Ikke helt. Du tok stikket med spar 9, så du begynner. Den som tar et stikk, begynner det neste.
        Du valgte den som spilte ut forrige gang, men utspillet går til den som tok stikket.
        Med spar 10 hadde spilleren til høyre tatt det.""",
    ("wrong leader", "sv"): """
        Inte riktigt. Du tog sticket med spader 9, så du börjar. Den som tar ett stick börjar nästa.
        Du valde den som spelade ut förra gången, men utspelet går till den som tog sticket.
        Med spader 10 hade spelaren till höger tagit det.""",
    ("wrong leader", "en"): """
        Not quite. You took the trick with the 9 of spades, so you lead. Whoever takes a trick leads to the next.
        You chose the one who led last time, but the lead goes to the winner.
        With the 10 of spades the player on your right would have taken it.""",
    ("right", "nb"): "Riktig. Kløver er trumf, og trumf slår alle andre farger.",
    ("right", "sv"): "Rätt. Klöver är trumf, och trumf slår alla andra färger.",
    ("right", "en"): "That's right. Clubs are trumps, and a trump beats every other suit.",
    ("not known", "nb"): """
        Her er svaret. Spilleren til høyre tar stikket med kløver 3.
        Kløver er trumf, og trumf slår alle andre farger.""",
    ("not known", "sv"): """
        Här är svaret. Spelaren till höger tar sticket med klöver 3.
        Klöver är trumf, och trumf slår alla andra färger.""",
    ("not known", "en"): """
        Here is the answer. The player on your right takes the trick with the 3 of clubs.
        Clubs are trumps, and a trump beats every other suit.""",
}


def asked(name: str) -> Puzzle[object]:
    kind, game, fields, _ = ASKED[name]
    house = GAMES[game].house()
    return authored(KINDS[kind], house, KINDS[kind].parse(fields, house))


@pytest.mark.parametrize(("name", "lang"), list(SAID))
def test_what_is_said(name: str, lang: str) -> None:
    puzzle = asked(name)
    verdict = puzzle.check(tuple(ASKED[name][3].split()))
    text = verdict_text(Voice(catalog(lang), Seat.S), puzzle, verdict)
    assert text == " ".join(SAID[name, lang].split())


def test_every_model_is_told_in_every_language() -> None:
    assert set(SAID) == {(name, lang) for name in ASKED for lang in ("nb", "sv", "en")}
