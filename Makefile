# One command each for playing, testing and measuring. Everything made lies in .venv, in src (extensions, static), in
# web/node_modules and in caches. What must be made anew is decided by contents, in ready.py (packages), web/build.py (the
# page) and hatch_build.py (machine code); nothing here looks at times.

BIN := .venv/bin
ARGS ?=
# Whoever has nothing left takes over from whoever has most.
PYTEST_ARGS ?= -n auto --dist worksteal
# Tests that a busy machine can fail get a second try.
TESTS := $(BIN)/python -P tests/second_try.py
# Browsers are hungry: two at a time. Tests are handed out one by one, the longest first (tests/browser/conftest.py).
BROWSER_ARGS ?= -n 2 --maxschedchunk 1
# What can differ between the two forms; everything above it is the same Python in both.
ENGINE_TESTS := $(addprefix tests/,bots core games golden/test_played.py lab/test_match.py minds naive notation properties \
	rules secrecy tables views test_native.py)
# How many times as many games by chance `make test-long` plays, and from which seed: another one every time.
LONG ?= 10
SEED := $(or $(SEED),$(shell date +%s))
LONG_TESTS := $(addprefix tests/,core games minds naive notation properties secrecy tables text views server/test_fuzz.py)
# The first Python that is new enough.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && echo $$p && break; done)
SAY := $(BIN)/python -c "from undermine import native; print('undermine is', native.describe())"
HAS_COMPILER := $(BIN)/python -c "import hatch_build as h; raise SystemExit(not h.compiler())"
# Processes start by the hundred in the tests, and none of them should have to read the sources anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play ready build test test-long lint lint-python lint-web lint-size read browser native interpreted bench \
	lock clean

help:
	@echo "make play         set everything up, open a hall of tables and a browser; options in ARGS='...'"
	@echo "make test         lint, then all tests on the compiled and on the interpreted form, and in a browser"
	@echo "make test-long    what chance plays, ten times over (LONG=10) and from fresh seeds (SEED=...), by night"
	@echo "make lint         ruff, mypy --strict, the law of imports; the checks and tests of the browser client"
	@echo "make browser      only the tests in a browser"
	@echo "make build        what the tests need: all packages, the page, machine code if there is a C compiler"
	@echo "make native       compile now, and fail if that is not possible; PROFILE=1: for speed, in twice the time"
	@echo "make interpreted  remove the machine code (make native brings it back)"
	@echo "make bench        measure the speed of both forms"
	@echo "make lock         choose new versions of all dependencies"
	@echo "make clean        remove everything that make made"

# The compiler starts when the hall is about to open, and goes on by itself if the hall is closed before it is done.
play:
	@$(or $(PYTHON),$(error Undermine needs Python 3.11 or newer; set PYTHON=/path/to/python3)) ready.py play
	@$(BIN)/python hatch_build.py meanwhile & exec $(BIN)/undermine serve --open $(ARGS)

ready:
	@$(or $(PYTHON),$(error Undermine needs Python 3.11 or newer; set PYTHON=/path/to/python3)) ready.py test

build: ready
	@$(BIN)/python hatch_build.py
	@$(SAY)

# PROFILE=1: compiled for what whole games use most, in twice the time.
native: ready
	@UNDERMINE_NATIVE=require UNDERMINE_PROFILE=$(PROFILE) $(BIN)/python hatch_build.py
	@$(SAY)

interpreted: ready
	@UNDERMINE_NATIVE=skip $(BIN)/python hatch_build.py
	@$(SAY)

bench: build
	@$(BIN)/undermine bench $(ARGS)

lint: lint-python lint-web lint-size

lint-python: ready
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-cache

lint-web: ready
	@test "$(UNDERMINE_WEB)" = skip && echo "UNDERMINE_WEB=skip: the browser client is not checked" \
		|| $(BIN)/python web/build.py check test

lint-size: ready
	@test "$(UNDERMINE_WEB)" = skip || $(BIN)/python web/build.py size

# All tests are read once while the compiler has the other core, so that none of the workers has to.
read: ready
	@PYTHONPATH=src UNDERMINE_INTERPRETED=1 $(BIN)/pytest --collect-only >/dev/null || true

# With a compiler at hand the compiled form is not optional: a build that quietly fell back must fail the tests.
test: ready
	@$(MAKE) --no-print-directory -j2 build lint-python lint-web lint-size read
	@if $(HAS_COMPILER); then $(MAKE) --no-print-directory native && echo "== tests, compiled"; \
	else echo "== tests, interpreted: there is no C compiler"; fi
	@$(TESTS) -m "not browser" $(PYTEST_ARGS)
	@$(MAKE) --no-print-directory browser
	@if $(HAS_COMPILER); then echo "== tests, interpreted: what is compiled, and what stands directly on it"; \
		UNDERMINE_INTERPRETED=1 $(BIN)/pytest -m "not strength" $(PYTEST_ARGS) $(ENGINE_TESTS); fi

# Fresh examples on whatever form the package has now; the seed plays the same ones again.
test-long: build
	@echo "== tests, long: make test-long SEED=$(SEED) LONG=$(LONG)"
	@UNDERMINE_LONG=$(LONG) UNDERMINE_SEED=$(SEED) $(BIN)/pytest -m "not browser and not strength" \
		--hypothesis-seed=$(SEED) $(PYTEST_ARGS) $(LONG_TESTS)

# Once, on whatever form the package has now.
browser: ready
	@echo "== tests, in a browser"
	@$(TESTS) -m browser $(BROWSER_ARGS) tests/browser

LOCK := $(BIN)/uv pip compile --quiet --upgrade --universal --generate-hashes --no-header --no-annotate
lock:
	$(LOCK) --all-extras --group dev pyproject.toml --output-file requirements.lock
	$(LOCK) --extra server --group build --constraint requirements.lock pyproject.toml --output-file requirements-play.lock
	$(LOCK) --group node --output-file requirements-node.lock

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	rm -rf web/node_modules src/undermine/static
	rm -f src/undermine/_native.json
	find src tests -name '*.so' -delete
	find src tests web -name __pycache__ -prune -exec rm -rf {} +
