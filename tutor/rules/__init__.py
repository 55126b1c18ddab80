"""Cards, games and law: pure values and functions, standard library only.

Knows nothing of wording, languages, terminals, files or puzzles.
"""
