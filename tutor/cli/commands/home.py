"""`whist` alone: home."""

from __future__ import annotations

import click


def run() -> None:
    """Show what there is."""
    click.echo(click.get_current_context().get_help())
