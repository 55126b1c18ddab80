"""`whist check`: one line a fault, exit 1; as JSON; in every language."""

from __future__ import annotations

import json

import pytest

from tutor.__main__ import main

HEAD = "schema: 1\nid: a\ngame: classic\n"
TITLE = "title: {en: a, no: b, sv: c}\n"
BROKEN = HEAD + TITLE + "steps:\n\t- say: x\n"
FAULTY = HEAD + "teaches: [folow-suit]\n" + TITLE + "steps:\n  - drill: {kind: legal}\n"


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            [
                "a.yaml:4:11: There is no rule “folow-suit”. Is it follow-suit?",
                "a.yaml:5:16: The language key “no” is written nb here.",
                "Checked: one lesson. 2 things to mend.",
            ],
        ),
        (
            "nb",
            [
                "a.yaml:4:11: Det finnes ingen regel «folow-suit». Er det follow-suit?",
                "a.yaml:5:16: Språknøkkelen «no» skrives nb her.",
                "Sjekket: én leksjon. 2 ting å rette.",
            ],
        ),
        (
            "sv",
            [
                "a.yaml:4:11: Det finns ingen regel ”folow-suit”. Är det follow-suit?",
                "a.yaml:5:16: Språknyckeln ”no” skrivs nb här.",
                "Kontrollerat: en lektion. 2 saker att rätta.",
            ],
        ),
    ],
)
def test_faults_have_a_line_each(whist, tmp_path, lang, lines):
    (tmp_path / "a.yaml").write_text(FAULTY, encoding="utf-8")
    done = whist("check", "a.yaml", "--lang", lang)
    assert (done.returncode, done.stdout.splitlines(), done.stderr) == (1, lines, "")


def test_json(whist, tmp_path):
    (tmp_path / "a.yaml").write_text(BROKEN, encoding="utf-8")
    done = whist("check", "--json", "a.yaml")
    assert done.returncode == 1
    assert json.loads(done.stdout) == {
        "findings": [
            {
                "file": "a.yaml",
                "line": 6,
                "column": 1,
                "code": "tab",
                "text": "There is a tab here. Indent with spaces.",
            }
        ],
        "spelled": True,
        "lessons": 1,
        "packs": 0,
        "translations": 0,
        "coverage": None,
        "sentences": None,
    }


def test_nothing_there(whist):
    done = whist("check", "nowhere")
    assert (done.returncode, done.stdout, done.stderr) == (2, "", "There is no file or folder “nowhere”.\n")


def test_coverage(capsys, monkeypatch):
    # In this process: what each kind asks is worked out once for all that want to know.
    assert main(["check", "--coverage", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    rows = found["coverage"]
    assert set(found["sentences"]) == {"en", "nb", "sv"}
    assert all(0 < each["words"] < each["longest"] <= 40 for each in found["sentences"].values())
    assert {"rule", "kind", "games", "taught_in", "asked_in", "asked_by"} == set(rows[0])
    assert [row["rule"] for row in rows if not row["taught_in"]] == []
    monkeypatch.setenv("COLUMNS", "20")
    assert main(["check", "--coverage", "--lang", "nb"]) == 0
    shown = capsys.readouterr().out.splitlines()
    assert shown[0] == rows[0]["rule"]
    assert any(line.startswith("«nb»: ") for line in shown)
