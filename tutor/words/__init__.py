"""Sentences in three languages, the glossary, and the reading of answers."""
