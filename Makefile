# Needs Python 3.11+, make and a package index. Everything else is set up here.
SHELL := /bin/bash
BIN := .venv/bin
unexport PYTHONDONTWRITEBYTECODE # with it every process would compile all sources anew
GAMES := principato boze_igrzysko pax_renaissance europa_universalis

WEB := src/regnum/server/static/index.html
WEB_SOURCES := $(shell find web/src web/public web/index.html web/fonts.js web/bill.ts web/vite.config.ts web/package-lock.json requirements/run.txt src/regnum/__init__.py -type f 2>/dev/null)

COMPILED := build/compiled/.ready
SOURCES := $(shell find src/regnum -type f -not -path '*/static/*' -not -name '*.pyc')

.PHONY: setup run test test-long lint types unit tools e2e server server-rest rest web web-test tests-long fuzz fuzz-long stress compiled compiled-test wheel bench chaos smooth pictures lock clean help

help:
	@echo "make run            set up and open the table in the browser"
	@echo "make test           set up and run every check"
	@echo "make test-long      what may run at night: the tests all ways, ten times the fuzzing, stress and chaos (two hours)"
	@echo "make bench          measure speed beside a yardstick (installs catanatron)"
	@echo "make chaos          break a server in every way we know and count what is lost (ten minutes)"
	@echo "make compiled       build build/compiled, the package compiled with mypyc"
	@echo "make wheel          dist/*.whl for this platform, with the compiled modules in it"
	@echo "make smooth         frames a second of the map of Europe, and what each costs on every thread"
	@echo "make pictures       take the pictures of the boards anew that the start page shows"
	@echo "make lock           renew the locked requirements"

setup: .venv/.ready

.venv/.ready: pyproject.toml requirements/dev.txt tools/setup.sh
	@echo "Preparing .venv (once) ..."
	@tools/setup.sh requirements/dev.txt
	@touch $@

run: setup web
	@$(BIN)/regnum serve

# The browser client, built into the package.
web: $(WEB)

$(WEB): $(WEB_SOURCES) tools/web.sh .venv/.ready
	@echo "Building the browser client ..."
	@tools/web.sh build
	@touch $@

web-test: web
	tools/web.sh check test

# One more at a time than most machines have cores: tests of the server and of the browser wait half of their time.
# What one of them says is printed when it is done.
THREE := $(MAKE) --no-print-directory -k -j3 --output-sync=target

# The longest first, so that all cores are busy to the end. What may not leave it: docs/architecture.md, "Checks".
test: setup web tools
	@rm -rf build/took
	@start=$$SECONDS; $(THREE) $(addprefix timed-,lint e2e compiled-test server rest server-rest fuzz types web-test); done=$$?; \
	echo "How long each part took, three at a time:"; cat build/took/*; \
	[ $$done = 0 ] && echo "All checks passed in $$((SECONDS - start)) s."

# One after the other: what they measure wants the machine for itself.
test-long: setup web tools
	@rm -rf build/took
	@$(MAKE) --no-print-directory -k timed-tests-long timed-fuzz-long timed-stress timed-chaos; done=$$?; cat build/took/*; exit $$done

timed-fuzz: timed-compiled-test # both want the compiled package, and only one may build it

timed-%:
	@mkdir -p build/took; start=$$SECONDS; $(MAKE) --no-print-directory $*; done=$$?; \
	printf '  %-14s %5d s%s\n' $* $$((SECONDS - start)) "$$([ $$done = 0 ] || echo '  FAILED')" > build/took/$*; exit $$done

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup
	$(BIN)/mypy

unit:
	@$(THREE) e2e rest server server-rest

tools:
	@tools/debian.sh chromium postgresql

# Browsers and servers wait for each other: what fails there is tried once more by itself at the end, and that is said.
ONCE_MORE = $(BIN)/pytest -o cache_dir=build/cache-$@ $(1) || { [ $$? = 1 ] && echo "Once more, by themselves: those that failed." && \
	$(BIN)/pytest -o cache_dir=build/cache-$@ --last-failed --last-failed-no-failures none $(1); }

e2e: setup web tools
	$(call ONCE_MORE,tests/e2e)

# In two halves, by name, each with a server and a database of its own.
SERVER := $(wildcard tests/server/test_[a-l]*.py)

server: setup web tools
	$(call ONCE_MORE,$(SERVER))

server-rest: setup web tools
	$(call ONCE_MORE,tests/server tests/terminal $(addprefix --ignore=,$(SERVER)))

rest: setup web tools
	@mkdir -p build
	$(BIN)/pytest --ignore=tests/e2e --ignore=tests/server --ignore=tests/terminal --junit-xml=build/report.xml
	@for game in $(GAMES); do $(BIN)/regnum conformance $$game --report build/report.xml --gaps || exit 1; done

# On the compiled package, which is built for its own test anyway; short pure runs are in tests/test_fuzz.py. So many that
# twice as many meet no further number of seats, option or way to win (what is not met, the command says).
fuzz: compiled
	$(BIN)/regnum fuzz principato --games 40
	$(BIN)/regnum fuzz boze_igrzysko --games 80
	$(BIN)/regnum fuzz pax_renaissance --games 200
	$(BIN)/regnum fuzz europa_universalis --games 40 --option ages=first
	$(BIN)/regnum fuzz europa_universalis --games 4

# What `make test` tries once, all ways: both databases for every test of the server, both themes at every size.
tests-long: setup web tools
	@tools/setup.sh requirements/cluster.txt
	REGNUM_TESTS=long $(BIN)/pytest --ignore=tests/e2e
	REGNUM_TESTS=long $(BIN)/pytest tests/e2e

# Other games every time; a failure names its seed, and SEED=... plays the same ones again.
SEED := $(or $(SEED),$(shell date +%s))

fuzz-long: setup
	$(BIN)/regnum fuzz principato --games 3000 --seed $(SEED)
	$(BIN)/regnum fuzz boze_igrzysko --games 6000 --seed $(SEED)
	$(BIN)/regnum fuzz pax_renaissance --games 9000 --seed $(SEED)
	$(BIN)/regnum fuzz europa_universalis --games 400 --option ages=first --seed $(SEED)
	$(BIN)/regnum fuzz europa_universalis --games 64 --seed $(SEED)

stress: setup tools
	$(BIN)/python bench/load.py
	$(BIN)/python bench/load.py --db postgres --kill --idle 0

compiled: $(COMPILED)

$(COMPILED): $(SOURCES) $(addprefix tools/,compile.py constants.py native_mix.py written_records.py) .venv/.ready
	$(BIN)/python tools/compile.py
	@touch $@

# The compiled package plays the same games to the same states as the pure one, and can be stopped like it.
compiled-test: compiled
	$(BIN)/python tools/same_games.py
	$(BIN)/python tools/stopping.py

# For this platform and this Python, with the compiled modules in it; `uv build` makes one for every platform.
wheel: compiled web
	REGNUM_COMPILED=$(CURDIR)/build/compiled tools/wheel.sh

bench: setup
	@tools/setup.sh requirements/bench.txt
	$(BIN)/regnum bench

# Not part of the tests: ten minutes, and its figures want a quiet machine. A short form is tests/server/test_chaos.py.
chaos: setup
	@tools/debian.sh postgresql
	$(BIN)/python bench/chaos.py

# How smoothly the map of Europe moves, from far, near and close: wants a quiet machine.
smooth: setup web
	@tools/debian.sh chromium
	REGNUM_SMOOTH=1 $(BIN)/pytest -q -s tests/e2e/test_europa_map.py -k only_moves_it

# The pictures of the boards on the start page and on the pages about the games, taken anew (web/public/pictures).
pictures: setup web
	@tools/debian.sh chromium
	$(BIN)/python tools/covers.py
	$(BIN)/python tools/pictures.py

lock: setup
	@tools/lock.sh

clean:
	rm -rf .venv .uv .node web/node_modules src/regnum/server/static build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
