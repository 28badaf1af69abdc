# One command each for playing, testing and measuring. Everything made lies in .venv, in src (extensions, static), in
# web/node_modules and in caches; a fresh machine needs Python >= 3.11 and, for speed, a C compiler. The browser client
# is built with Node.js >= 20.19; where there is none, one comes from PyPI.

VENV := .venv
BIN := $(VENV)/bin
# The compiled rooms, as in src/undermine/native.py.
ROOMS := src/undermine/core src/undermine/modules src/undermine/views
SOURCES := $(ROOMS) $(wildcard $(addsuffix /*.py,$(ROOMS)))
BUILD := $(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --reinstall --editable .
# What the browser client is made of. Folders are in the list because a removed file is seen only there.
WEB := $(shell find web src/undermine/locales \( -name node_modules -o -name __pycache__ \) -prune -o -print)
NODE := test "$(UNDERMINE_WEB)" = skip || $(BIN)/python web/build.py node \
	|| $(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r requirements-node.lock \
	|| echo "no Node.js 20.19, 22.12 or newer, and none to be had from PyPI"
# Processes start by the hundred in the tests, and none of them should have to read the sources anew.
unexport PYTHONDONTWRITEBYTECODE
SAY := $(BIN)/python -c "from undermine import native; print('undermine is', native.describe())"
HAS_COMPILER := $(BIN)/python -c "import hatch_build as h; raise SystemExit(not h.compiler())"
ARGS ?=
# Whoever has nothing left takes over from whoever has most.
PYTEST_ARGS ?= -n auto --dist worksteal
# What can differ between the two forms; everything above it is the same Python in both.
ENGINE_TESTS := $(addprefix tests/,bots core games golden/test_played.py lab/test_match.py naive notation properties \
	rules secrecy tables views test_native.py)
# How many times as many games by chance `make test-long` plays, and from which seed: another one every time.
LONG ?= 10
SEED := $(or $(SEED),$(shell date +%s))
LONG_TESTS := $(addprefix tests/,core games naive notation properties secrecy tables text views server/test_fuzz.py)
# Browsers are hungry: two at a time. Tests are handed out one by one, the longest first (tests/browser/conftest.py).
BROWSER_ARGS ?= -n 2 --maxschedchunk 1

# The first Python that is new enough; empty if there is none.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && echo $$p && break; done)

.DEFAULT_GOAL := help
.PHONY: help play test test-long lint lint-python lint-web lint-size browser native interpreted bench clean lock anew node read

help:
	@echo "make play         set everything up, open a hall of tables and a browser; options in ARGS='...'"
	@echo "make test         lint, then all tests on the compiled and on the interpreted form, and in a browser"
	@echo "make test-long    what chance plays, ten times over (LONG=10) and from fresh seeds (SEED=...), by night"
	@echo "make lint         ruff, mypy --strict, the law of imports; the checks and tests of the browser client"
	@echo "make browser      only the tests in a browser"
	@echo "make native       compile now, and fail if that is not possible"
	@echo "make interpreted  remove the machine code (make native brings it back)"
	@echo "make bench        measure the speed of both forms"
	@echo "make lock         choose new versions of all dependencies"
	@echo "make clean        remove everything that make made"

$(VENV)/.ready: requirements.lock
	@test -n "$(PYTHON)" || { echo "Undermine needs Python 3.11 or newer; set PYTHON=/path/to/python3"; exit 1; }
	@echo "setting up $(VENV) with $$($(PYTHON) --version)"
	@test -x $(BIN)/uv || { $(PYTHON) -m venv $(VENV) && $(BIN)/python -m pip install --quiet uv; }
	@$(BIN)/uv pip sync --quiet --compile-bytecode --python $(BIN)/python --require-hashes requirements.lock \
		|| { echo "uv could not; trying pip"; $(BIN)/python -m pip install --quiet --require-hashes -r requirements.lock; }
	@rm -f $(VENV)/.built
	@touch $@

# Another compiler, or none, asks for another build; so does another wish for the browser client.
CHOICE := $(UNDERMINE_NATIVE) $(CC) $(UNDERMINE_WEB)
ifneq ($(shell cat $(VENV)/.built 2>/dev/null),$(strip $(CHOICE)))
$(VENV)/.built: anew
endif

# Node.js and its packages, for the build and for the checks, which run beside each other. What is missing is told there.
node: $(VENV)/.ready
	@$(NODE)
	@test "$(UNDERMINE_WEB)" = skip || $(BIN)/python web/build.py >/dev/null 2>&1 || true

# The build itself compares contents, so a source that is only newer costs a second, not a compile. The folders are
# listed because a removed file is seen only there.
$(VENV)/.built: $(VENV)/.ready pyproject.toml hatch_build.py src/undermine/native.py $(SOURCES) $(WEB) | node
	@echo "building undermine"
	@$(BUILD)
	@$(SAY)
	@echo "$(strip $(CHOICE))" >$@

play: $(VENV)/.built
	@$(BIN)/undermine serve --open $(ARGS)

bench: $(VENV)/.built
	@$(BIN)/undermine bench $(ARGS)

native: $(VENV)/.ready node
	@UNDERMINE_NATIVE=require $(BUILD)
	@$(SAY)
	@echo "$(strip $(CHOICE))" >$(VENV)/.built

interpreted: $(VENV)/.ready node
	@UNDERMINE_NATIVE=skip $(BUILD)
	@$(SAY)
	@echo "$(strip $(CHOICE))" >$(VENV)/.built

lint: lint-python lint-web lint-size

# Needs nothing built, so that it can run beside a build.
lint-python: $(VENV)/.ready
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-cache

# So does this one.
lint-web: $(VENV)/.ready node
	@test "$(UNDERMINE_WEB)" = skip && echo "UNDERMINE_WEB=skip: the browser client is not checked" \
		|| $(BIN)/python web/build.py check test

# The size is that of what was built.
lint-size: $(VENV)/.built
	@test "$(UNDERMINE_WEB)" = skip || $(BIN)/python web/build.py size

# All tests are read once while the compiler has the other core, so that none of the workers has to.
read: $(VENV)/.ready
	@PYTHONPATH=src UNDERMINE_INTERPRETED=1 $(BIN)/pytest --collect-only >/dev/null || true

# With a compiler at hand the compiled form is not optional: a build that quietly fell back must fail the tests.
test: $(VENV)/.ready
	@$(MAKE) --no-print-directory -j2 $(VENV)/.built lint-python lint-web read
	@$(MAKE) --no-print-directory lint-size
	@if $(HAS_COMPILER); then $(MAKE) --no-print-directory native && echo "== tests, compiled"; \
	else echo "== tests, interpreted: there is no C compiler"; fi
	@$(BIN)/pytest -m "not browser" $(PYTEST_ARGS)
	@$(MAKE) --no-print-directory browser
	@if $(HAS_COMPILER); then echo "== tests, interpreted: what is compiled, and what stands directly on it"; \
		UNDERMINE_INTERPRETED=1 $(BIN)/pytest -m "not strength" $(PYTEST_ARGS) $(ENGINE_TESTS); fi

# Fresh examples on whatever form the package has now; the seed plays the same ones again.
test-long: $(VENV)/.built
	@echo "== tests, long: make test-long SEED=$(SEED) LONG=$(LONG)"
	@UNDERMINE_LONG=$(LONG) UNDERMINE_SEED=$(SEED) $(BIN)/pytest -m "not browser and not strength" \
		--hypothesis-seed=$(SEED) $(PYTEST_ARGS) $(LONG_TESTS)

# Once, on whatever form the package has now.
browser: $(VENV)/.built
	@echo "== tests, in a browser"
	@$(BIN)/pytest -m browser $(BROWSER_ARGS) tests/browser

lock:
	$(BIN)/uv pip compile --quiet --upgrade --universal --generate-hashes --no-header --no-annotate --group dev \
		pyproject.toml --output-file requirements.lock
	$(BIN)/uv pip compile --quiet --upgrade --universal --generate-hashes --no-header --no-annotate --group node \
		--output-file requirements-node.lock

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	rm -rf web/node_modules src/undermine/static
	rm -f src/undermine/_native.json
	find src tests -name '*.so' -delete
	find src tests web -name __pycache__ -prune -exec rm -rf {} +
