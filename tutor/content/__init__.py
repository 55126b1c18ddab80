"""Lessons and packs: read strictly from YAML, checked step by step, and indexed.

Nothing is imported here, so that ``tutor.content.index`` can be read without YAML or msgspec.
"""
