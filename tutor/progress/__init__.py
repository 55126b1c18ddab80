"""What the learner has done: attempts and lessons in one SQLite file, the settings in a small text file.

Nothing is imported here, so that settings never cost the price of a database. Start from
`tutor.progress.opening.open_store`.
"""
