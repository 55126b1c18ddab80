"""Examples in plain words, a module a chapter, for what no position can show; beside a position they add a word."""
