"""The rules in words, one module a chapter: `TEXTS` gives each rule id its title and its statement."""
