# Everything here sets up .venv by itself: Python 3.11 or later and make are all that is needed.
# An environment that lives elsewhere may be named: make test VENV=/tmp/env
PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV ?= .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
TOOLED := $(VENV)/.tooled
BENCHED := $(VENV)/.benched
PROJECT := pyproject.toml constraints.txt hatch_build.py
CATALOGUES := $(wildcard locales/*/LC_MESSAGES/*.po)
WORKERS ?= auto

.PHONY: run test test-full check format messages docs compile bench build clean

run: $(READY) compile ## start the tutor
	@$(BIN)/whist $(ARGS)

test: $(TOOLED) compile ## the whole suite
	$(BIN)/python -m pytest -n $(WORKERS) -m "not full" $(ARGS)

test-full: $(TOOLED) compile ## the suite with its long oracles and fuzzing
	$(BIN)/python -m pytest -n $(WORKERS) $(ARGS)

check: $(TOOLED) compile ## lint, format, types and floors
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(TOOLED) ## mend what ruff can mend
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

messages: $(TOOLED) ## extract the messages and update every catalogue
	$(BIN)/python tools/messages.py

docs: $(TOOLED) compile ## put the program's own words into the documents
	$(BIN)/python tools/docs.py

compile: $(READY) ## write the .mo files and the lesson index of this tree
	@$(BIN)/python hatch_build.py > /dev/null

bench: $(BENCHED) compile ## measure, as JSON
	$(BIN)/python -m benchmarks

build: $(TOOLED) ## wheel and sdist in dist/
	rm -rf dist
	$(BIN)/python -m build --outdir dist .

clean:
	rm -rf $(VENV) dist build

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

# hatchling, Babel, PyYAML and msgspec are in the venv too: `make compile` runs the build hook on its own.
$(READY): $(VENV)/bin/python $(PROJECT)
	@echo "Setting up $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt hatchling Babel -e .
	@touch $@

$(TOOLED): $(READY)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[test,check]'
	@touch $@

$(BENCHED): $(TOOLED)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[bench]'
	@touch $@
