# Needs Python 3.11+, make and a package index. Everything else is set up here.
SHELL := /bin/bash
BIN := .venv/bin

.PHONY: setup run test lint types unit fuzz compiled compiled-test bench lock clean help

help:
	@echo "make run            set up and play"
	@echo "make test           set up and run every check"
	@echo "make bench          measure speed beside a yardstick (installs catanatron)"
	@echo "make compiled       build build/compiled, the package compiled with mypyc"
	@echo "make lock           renew the locked requirements"

setup: .venv/.ready

.venv/.ready: pyproject.toml requirements/dev.txt tools/setup.sh
	@echo "Preparing .venv (once) ..."
	@tools/setup.sh requirements/dev.txt
	@touch $@

run: setup
	@$(BIN)/regnum play

test: lint types unit fuzz compiled-test
	@echo "All checks passed."

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup
	$(BIN)/mypy

unit: setup
	$(BIN)/pytest
	$(BIN)/regnum conformance principato --json > /dev/null

fuzz: setup
	$(BIN)/regnum fuzz principato --games 300

compiled: setup
	$(BIN)/python tools/compile.py

# The compiled package plays the same games to the same states as the pure one.
compiled-test: compiled
	$(BIN)/python tools/same_games.py

bench: setup
	@tools/setup.sh requirements/bench.txt
	$(BIN)/regnum bench

lock: setup
	@tools/lock.sh

clean:
	rm -rf .venv .uv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
