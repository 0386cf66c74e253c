# Citadels. `make help` lists what can be made.

PYTHON ?= python3
ARGS ?=
GAMES ?= 20000
KILLS ?= 500
PURE_GAMES ?= 300
WORKERS ?= 2
UV_VERSION ?= 0.13.7

VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*.egg-info/*' -not -path 'src/citadels/server/page/*' 2>/dev/null)
# What the page is built from: its own sources, the words, and what the engine's schema is made of.
PAGE := src/citadels/server/page/index.html
PAGE_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/src/generated/*' 2>/dev/null) \
	$(filter src/citadels/lang/% src/citadels/cards/% src/citadels/rules/% src/citadels/notation/% src/citadels/book/% src/citadels/protocol/% src/citadels/tables/%,$(SOURCES))
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play terminal test pure lint format smoke soak mutate docs picture lock lock-page clean FORCE

help: ## show this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 16

setup: $(VENV)/.installed ## build everything into .venv (starts nothing)

# The locked packages. A changed lock starts from an empty environment, so that nothing old stays behind.
$(VENV)/.locked: requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Citadels needs Python 3.11 or newer; try: make setup PYTHON=python3.12" >&2; exit 1; }
	$(PYTHON) -m venv --clear $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $@

# The names of all source files: changes only when a file comes or goes, so that a deleted one is noticed too.
$(VENV)/.sources: $(VENV)/.locked FORCE
	@printf '%s\n' $(sort $(SOURCES)) | cmp -s - $@ || printf '%s\n' $(sort $(SOURCES)) > $@

web/node_modules/.installed: $(VENV)/.locked web/package.json web/package-lock.json
	$(NPM) ci --prefer-offline --no-audit --no-fund --loglevel=error
	@touch $@

$(PAGE): $(VENV)/.locked web/node_modules/.installed $(PAGE_SOURCES)
	@mkdir -p web/src/generated
	PYTHONPATH=src CITADELS_PURE=1 $(BIN)/python -m citadels schema --json > web/src/generated/schema.json
	$(NPM) run --silent build -- --logLevel warn
	@touch $@

# The package itself: a copy, not a link to src. Leftovers of an earlier build would bring old modules back.
# What stays is build/engine, the compiled modules by the state of their sources: compiling takes a minute or two.
$(VENV)/.installed: $(VENV)/.locked $(VENV)/.sources $(PAGE) setup.py pyproject.toml README.md LICENSE NOTICE $(SOURCES)
	@rm -rf build/lib* build/bdist* src/*.egg-info
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --force-reinstall .
	@rm -rf build/lib* build/bdist* src/*.egg-info
	@cat build/engine.txt
	@touch $@

# One plain command without a shell in between, so that a signal to make reaches the server.
play: setup ## serve the game (HOST=127.0.0.1 PORT=8000 DATABASE_URL=sqlite:///citadels.sqlite3)
	@$(BIN)/citadels serve $(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT)) $(ARGS)

terminal: setup ## play in the terminal against bots (ARGS="--players 5 ...")
	@$(BIN)/citadels play --plain $(ARGS)

# pytest comes last: its summary closes the output. Everything runs on the compiled engine where there is one.
test: lint smoke pure ## run every check and every test
	$(BIN)/python -m pytest -n $(WORKERS) $(ARGS)

# What depends on the engine, once more on its pure sources.
PURE_TESTS := tests/builds tests/cards tests/scenarios tests/playthroughs tests/perft tests/properties
pure: setup ## the engine's tests on the pure sources (where nothing is compiled, `make test` does that)
	@if $(BIN)/python -c 'import citadels, sys; sys.exit(not citadels.COMPILED)'; then \
		set -x; CITADELS_PURE=1 CITADELS_SOAK_GAMES=$(PURE_GAMES) $(BIN)/python -m pytest -q -n $(WORKERS) $(PURE_TESTS); \
	fi

lint: setup ## style, types, direction of imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/python -m mypy
	$(BIN)/lint-imports
	$(NPM) run --silent check

smoke: setup ## one game on every newer Python found; all must agree
	$(BIN)/python tools/smoke_newer_pythons.py

format: setup ## put the sources into shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(NPM) run --silent format

soak: setup ## random games and killed servers, as many as told (GAMES=20000 KILLS=500)
	CITADELS_SOAK_GAMES=$(GAMES) CITADELS_SOAK_KILLS=$(KILLS) \
		$(BIN)/python -m pytest -n $(WORKERS) tests/properties tests/server/test_crashes.py $(ARGS)

mutate: setup ## break the rules on purpose and see who notices
	$(BIN)/python tools/mutate.py $(ARGS)

docs: setup ## write the generated documents anew
	$(BIN)/python -m tools.generate_docs

picture: setup ## take the README's picture of the table anew
	$(BIN)/python -m tools.table_picture

lock: ## choose versions anew and write requirements.lock
	rm -rf .lock-venv
	$(PYTHON) -m venv .lock-venv
	.lock-venv/bin/python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
	.lock-venv/bin/uv pip compile pyproject.toml requirements.in --extra dev --universal --python-version 3.11 \
		--generate-hashes --no-header --no-annotate --upgrade --quiet -o requirements.lock
	rm -rf .lock-venv

lock-page: setup ## write web/package-lock.json anew from web/package.json
	rm -f web/package-lock.json
	$(NPM) install --package-lock-only --no-audit --no-fund --loglevel=error
	PATH="$(CURDIR)/$(BIN):$$PATH" node web/build/lock.mjs

clean: ## remove everything that was made
	rm -rf $(VENV) .lock-venv build dist web/node_modules web/src/generated src/citadels/server/page src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
