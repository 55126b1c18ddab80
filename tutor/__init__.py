"""A tutor for whist: rules that give their reasons, and a trainer around them."""

__version__ = "0.1.0"
