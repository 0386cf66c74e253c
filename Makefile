# Citadels. `make help` lists what can be made.

PYTHON ?= python3
ARGS ?=
GAMES ?= 20000
KILLS ?= 2000
PURE_GAMES ?= 300
WORKERS ?= 2
UV_VERSION ?= 0.13.7
TORCH_VERSION ?= 2.13.0

VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*.egg-info/*' -not -path 'src/citadels/server/page/*' 2>/dev/null)
# What the page is built from: its own sources, the words, and what the engine's schema is made of.
PAGE := src/citadels/server/page/index.html
PAGE_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/src/generated/*' 2>/dev/null) \
	$(filter src/citadels/lang/% src/citadels/cards/% src/citadels/rules/% src/citadels/notation/% src/citadels/book/% src/citadels/scenarios/% src/citadels/protocol/% src/citadels/tables/%,$(SOURCES))
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play terminal test pure lint format smoke soak mutate study docs statistics insight picture offline dist try-dist site lock lock-page clean FORCE

help: ## show this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 16

# The page is built while the engine is being compiled.
setup: ## build everything into .venv (starts nothing)
	@$(MAKE) --no-print-directory --jobs=2 $(VENV)/.installed

# The locked packages. A changed lock starts from an empty environment, so that nothing old stays behind.
# uv installs them in a tenth of the time; where it cannot, pip does.
$(VENV)/.locked: requirements.lock | requirements-uv.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Citadels needs Python 3.11 or newer; try: make setup PYTHON=python3.12" >&2; exit 1; }
	@echo "Installing Python packages: about a quarter of a minute."
	@$(PYTHON) -m venv --clear $(VENV)
	@{ $(PIP) --require-hashes -r requirements-uv.lock && \
		$(BIN)/uv pip install --quiet --compile-bytecode --python $(BIN)/python --require-hashes -r requirements.lock; } || \
		{ echo "Without uv: about a minute."; $(PIP) --require-hashes -r requirements.lock; }
	@touch $@

# The names of all source files: changes only when a file comes or goes, so that a deleted one is noticed too.
$(VENV)/.sources: $(VENV)/.locked FORCE
	@printf '%s\n' $(sort $(SOURCES)) | cmp -s - $@ || printf '%s\n' $(sort $(SOURCES)) > $@

web/node_modules/.installed: $(VENV)/.locked web/package.json web/package-lock.json
	@echo "Installing the packages of the page, then building it: about a quarter of a minute."
	@$(NPM) ci --prefer-offline --no-audit --no-fund --loglevel=error
	@touch $@

$(PAGE): $(VENV)/.locked web/node_modules/.installed $(PAGE_SOURCES)
	@mkdir -p web/src/generated
	@PYTHONPATH=src CITADELS_PURE=1 $(BIN)/python -m citadels schema --json > web/src/generated/schema.json
	@$(NPM) run --silent build -- --logLevel error
	@touch $@

# The compiled engine, in build/engine, where the next step finds it. It says so itself if there is much to do;
# what mypyc remarks is in build/compiling.txt.
$(VENV)/.compiled: $(VENV)/.locked setup.py $(filter %.py,$(SOURCES))
	@mkdir -p build
	@$(BIN)/python setup.py --quiet build_ext --build-lib build/lib-engine > build/compiling.txt
	@touch $@

# The package itself: a copy, not a link to src. Leftovers of an earlier build would bring old modules back.
# What stays is build/engine, the compiled modules by the state of their sources: compiling takes a minute on two cores.
$(VENV)/.installed: $(VENV)/.locked $(VENV)/.sources $(PAGE) $(VENV)/.compiled setup.py pyproject.toml README.md LICENSE NOTICE $(SOURCES)
	@rm -rf build/lib* build/bdist* src/*.egg-info
	@$(PIP) --no-build-isolation --no-deps --force-reinstall .
	@rm -rf build/lib* build/bdist* src/*.egg-info
	@cat build/engine.txt
	@touch $@

# After `make offline`, the page can be played without this server, too.
play: export CITADELS_OFFLINE := $(if $(wildcard dist/engine/engine.json),dist)
# One plain command without a shell in between, so that a signal to make reaches the server.
play: setup ## serve the game (HOST=127.0.0.1 PORT=8000 DATABASE_URL=sqlite:///citadels.sqlite3)
	@$(BIN)/citadels serve $(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT)) $(ARGS)

terminal: setup ## play in the terminal against bots (ARGS="--players 5 ...")
	@$(BIN)/citadels play $(ARGS)

# pytest comes last: its summary closes the output. Everything runs on the compiled engine where there is one.
test: lint smoke pure ## run every check, and every test but those of `make study`
	$(BIN)/python -m pytest -n $(WORKERS) --ignore=tests/study $(ARGS)

# Ray and PyTorch are ten times as large as everything else together, and only these tests need them: a folder of
# their own keeps `make setup` quick. PyTorch comes by pip, which finds the wheels that a machine keeps for it: one for
# processors alone is a fraction of the one with everything for graphics cards.
STUDY := build/study
$(STUDY)/.installed: requirements-study.lock $(VENV)/.locked
	@echo "Installing Ray and PyTorch: about half a minute."
	@rm -rf $(STUDY)
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --target $(STUDY) --no-deps --require-hashes -r requirements-study.lock
	@$(PIP) --target $(STUDY) torch==$(TORCH_VERSION)
	@touch $@

study: setup $(STUDY)/.installed ## the tests of clusters and examples, which need Ray and PyTorch
	PYTHONPATH=$(CURDIR)/$(STUDY) $(BIN)/python -m pytest -q --reruns 1 tests/study

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

soak: setup ## random games and killed servers, as many as told (GAMES=20000 KILLS=2000)
	CITADELS_SOAK_GAMES=$(GAMES) CITADELS_SOAK_KILLS=$(KILLS) \
		$(BIN)/python -m pytest -n $(WORKERS) tests/properties tests/server/test_crashes.py $(ARGS)

mutate: setup ## break the rules on purpose and see who notices
	$(BIN)/python -m tools.mutate $(ARGS)

docs: setup ## write the generated documents anew
	$(BIN)/python -m tools.generate_docs

statistics: setup ## play many games and write docs/statistics.md anew: half an hour, goes on where it was cut off
	$(BIN)/python -m tools.statistics_doc --jobs $(WORKERS)

insight: setup ## measure reviews and "who is who", and write docs/insight.md anew: some minutes
	$(BIN)/python -m tools.insight_doc --jobs $(WORKERS)

picture: setup ## take the pictures of the README and of invitations anew
	$(BIN)/python -m tools.table_picture
	$(BIN)/python -m tools.app_icons
	$(BIN)/python -m tools.invitation_picture

# Beside the packages of `make dist`, which are the files whose names begin with citadels-.
offline: setup ## build the game without a server into dist: static files for any web host
	$(BIN)/python -m tools.offline dist

# What only releases need is kept apart, so that `make setup` stays quick.
RELEASE := build/release
$(RELEASE)/.installed: requirements-release.lock $(VENV)/.locked
	@$(BIN)/uv venv --quiet --clear --python $(BIN)/python $(RELEASE)
	@$(BIN)/uv pip install --quiet --python $(RELEASE)/bin/python --require-hashes -r requirements-release.lock
	@touch $@

# The pure wheel is made from the source distribution, which shows that nothing is missing there.
# The compiled one takes what `make setup` has compiled.
BUILD := $(BIN)/uv build --quiet --no-build-isolation --no-create-gitignore --python $(BIN)/python --out-dir dist
dist: setup $(RELEASE)/.installed ## build a source distribution and two wheels into dist, and check them
	@rm -rf dist/citadels-* build/lib* build/bdist* src/*.egg-info
	$(BUILD) --sdist
	CITADELS_PURE=1 $(BUILD) --wheel dist/citadels-*.tar.gz
	$(BUILD) --wheel
	@rm -rf build/lib* build/bdist* src/*.egg-info
	$(BIN)/python -m tools.check_dist
	$(RELEASE)/bin/twine check --strict dist/citadels-*

try-dist: ## install what is in dist into empty environments, play and serve
	$(BIN)/python -m tools.try_dist

site: setup $(RELEASE)/.installed ## build the documentation site, with the game to play, into build/site
	$(BIN)/python -m tools.site_pages build/pages
	NO_MKDOCS_2_WARNING=1 $(RELEASE)/bin/mkdocs build --strict
	$(BIN)/python -m tools.offline build/site/play
	$(BIN)/python -m tools.check_site build/site

lock: ## choose versions anew and write the four requirements*.lock
	rm -rf .lock-venv
	$(PYTHON) -m venv .lock-venv
	.lock-venv/bin/python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
	.lock-venv/bin/uv pip compile pyproject.toml requirements.in --extra dev --universal --python-version 3.11 \
		--generate-hashes --no-header --no-annotate --upgrade --quiet -o requirements.lock
	echo uv==$(UV_VERSION) | .lock-venv/bin/uv pip compile - --universal --python-version 3.11 \
		--generate-hashes --no-header --no-annotate --quiet -o requirements-uv.lock
	.lock-venv/bin/uv pip compile requirements-release.in --universal --python-version 3.11 \
		--generate-hashes --no-header --no-annotate --upgrade --quiet -o requirements-release.lock
	echo "torch; python_version < '3'" > .lock-venv/without-torch.txt
	.lock-venv/bin/uv pip compile requirements-study.in -c requirements.lock --override .lock-venv/without-torch.txt \
		--universal --python-version 3.11 --generate-hashes --no-header --no-annotate --upgrade --quiet -o requirements-study.lock
	rm -rf .lock-venv

lock-page: setup ## write web/package-lock.json anew from web/package.json
	rm -f web/package-lock.json
	$(NPM) install --package-lock-only --no-audit --no-fund --loglevel=error
	PATH="$(CURDIR)/$(BIN):$$PATH" node web/build/lock.mjs

clean: ## remove everything that was made
	rm -rf $(VENV) .lock-venv build dist web/node_modules web/src/generated src/citadels/server/page src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
