"""One module a command; see tutor/cli/app.py for what such a module holds."""
