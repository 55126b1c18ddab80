"""What a command raises when it cannot use what it was given, and why a file could not be used."""

from __future__ import annotations


class UnusableInput(Exception):
    """Exit 2: `message` is whole, in the reader's language, and says what is accepted."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


def why(fault: OSError) -> str:
    """What stood in the way, in the reader's words where it is something common."""
    import errno

    from tutor.cli.context import phrase

    if fault.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return phrase("there is no room on the disk")
    if fault.errno == errno.ENOENT:
        return phrase("there is no such file or folder")
    if fault.errno == errno.EISDIR:
        return phrase("it is a folder")
    if fault.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return phrase("it is not allowed")
    return phrase("something is wrong with the disk or the folder")
