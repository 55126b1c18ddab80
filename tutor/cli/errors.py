"""What a command raises when it cannot use what it was given."""

from __future__ import annotations


class UnusableInput(Exception):
    """Exit 2: `message` is whole, in the reader's language, and says what is accepted."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message
