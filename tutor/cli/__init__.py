"""The terminal: commands, views and prompts."""
