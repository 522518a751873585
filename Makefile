PY := .venv/bin/python

.PHONY: setup run test lint types unit fuzz hashes compiled-test compiled bench lock clean

setup: .venv/.ready

.venv/.ready: pyproject.toml requirements/dev.txt tools/setup.sh
	@echo "Preparing .venv ..."
	@tools/setup.sh requirements/dev.txt
	@touch $@

run: setup
	@.venv/bin/regnum play

test: lint types unit

lint: setup
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .

types: setup
	.venv/bin/mypy

unit: setup
	.venv/bin/pytest
