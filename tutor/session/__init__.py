"""What comes next, what was answered, and what became of it: a lesson, or practice. Knows no terminal."""
