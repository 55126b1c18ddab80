"""Problems whose results are known, as test data: positions and facts only, each with the page it was taken from."""

from __future__ import annotations

from typing import NamedTuple

from tutor.rules.cards import Seat, Suit, card, mask_of
from tutor.rules.position import Position, first_lead
from tutor.rules.trick import TrickLaw


class Problem(NamedTuple):
    """Hands N E S W as spades, hearts, diamonds, clubs divided by points."""

    name: str
    trump: str
    leader: str
    hands: str
    worth: dict[str, int]
    """By lead: the tricks of the leader's team. Equal leads are given together, as ``"S4 S6"``."""
    others_at_most: int | None
    """What no other lead is worth more than; None: nothing is claimed."""
    source: str

    def position(self) -> Position:
        hands = [
            mask_of(
                card(suit + rank)
                for suit, ranks in zip("SHDC", hand.split("."), strict=True)
                for rank in ranks
            )
            for hand in self.hands.split()
        ]
        return first_lead(
            hands, Seat[self.leader], TrickLaw(None if self.trump == "none" else Suit[self.trump])
        )


PROBLEMS = (
    Problem(
        "Whitfeld Six, 1885 (reconstruction)", "H", "S", ".T9.J8.A6 J8..T76.K 65..AK9.T Q7..Q2.J5",
        {"DA DK": 6}, 5, "britannica.com, The Whitfeld six: the line of play; spot cards chosen to fit it",
    ),
    Problem(
        "Duke of Cumberland (Proctor 1885)", "C", "W",
        "..T98765432.AQT8 JT9876.T9876.QJ. 5432.5432..65432 AKQ.AKQJ.AK.KJ97",
        {"C7 C9 CJ CK": 0, "SA SK SQ": 6, "HA HK HQ HJ": 6}, 1, "haroldschogger.com/dukecum.htm",
    ),
    Problem(
        "F. H. Lewis, ending of problem 64", "S", "S", "Q.KJ74.7. K9.Q63.T. .A8.J54.Q T.T952..6",
        {"CQ": 4}, 3, "doubledummy.net CompetitionProblem0064",
    ),
    Problem(
        "Avoidance", "none", "S", "A987..A. Q5.987.. 64.K2.2. K2.AQ3..",
        {"S4 S6": 3}, 2, "github.com/thomasoa/andrews-deal, ex/dds-trick.tcl",
    ),
    Problem(
        "Positional clash squeeze", "none", "S", "..J8.T3 ..75.76 6.T.3.8 .J.T9.9",
        {"S6": 4}, 3, "wikimili.com Clash_squeeze",
    ),
    Problem(
        "Secondary clash squeeze", "none", "S", "K4..T2.96 98..65.T4 A32.J.8.3 765..9.87",
        {"HJ": 5, "S2 S3": 5}, 4, "wikimili.com Clash_squeeze",
    ),
    Problem(
        "Knockout squeeze", "S", "N", "T.7.T4.6 8..KQ.J8 J9..7.75 4.J.852.",
        {"H7": 3}, 2, "wikimili.com Knockout_squeeze",
    ),
    Problem(
        "Darwen, ending of 118b", "S", "S", "Q..J4.432 4.K8..JT9 98...AQ65 ..T98.K87",
        {"S8 S9": 5}, 4, "doubledummy.net CompetitionProblem0118b",
    ),
    Problem(
        "Pottage, ending of 99b", "C", "S", ".873..72 76.96.J. .AQ4..64 .KJT5.T.",
        {"C4 C6": 4}, 3, "doubledummy.net CompetitionProblem0099b",
    ),
    Problem(
        "Marechal no. 11", "D", "W", "5432.T2.A432.AK2 T9876.K5.J.JT987 A.Q43.QT965.Q543 KQJ.AJ9876.K87.6",
        {"C6": 2, "H6 H7 H8 H9 HJ": 3}, None, "doubledummy.net CompetitionProblem0011",
    ),
    Problem(
        "Darwen no. 36", "S", "W", "T98.432.AQ5.QJ32 KJ6.AQ6.JT986.K6 AQ7.KJ5.432.AT54 5432.T987.K7.987",
        {"S2 S3 S4 S5": 3, "C7 C8 C9": 3}, 4, "doubledummy.net CompetitionProblem0036",
    ),
    Problem(
        "Hackett", "H", "W", "AK64.754.64.AKJT T92..JT9872.Q543 87.AKQJT2..98762 QJ53.9863.AKQ53.",
        {"DA DK DQ": 1}, None, "eurobridge.org, Prague 2004, bulletin 9",
    ),
)  # fmt: skip
LONG = (
    Problem(
        "Seven hearts with all hands open", "H", "W",
        "5.85.AK7.AK85432 86432.Q762.J62.6 AQJ9.AKJT43.954. KT7.9.QT83.QJT97",
        {"C7 C9 CT CJ CQ": 0, "D3 D8 DT DQ": 1, "H9": 1, "S7 ST": 1}, None, "net.rec.bridge, August 1983",
    ),
    Problem(
        "R. W. Wilson, 1965", "none", "W",
        "A764.Q43.AKT4.AT .KJT765.J9872.J9 QJT532.A92.53.Q8 K98.8.Q6.K765432",
        {"D6": 2}, 1, "bridgeworld.com reading room puza001",
    ),
    Problem(
        "Paprotny no. 7", "none", "W",
        "AKJ4.2.A942.T654 87.KQT95.3.KQJ83 652.AJ43.QT86.A2 QT93.876.KJ75.97",
        {"H8": 4, "C9": 5}, None, "doubledummy.net CompetitionProblem0007",
    ),
)  # fmt: skip
"""Up to 40 seconds each."""
