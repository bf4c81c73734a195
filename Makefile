# Motherlode. `make` alone lists what can be made. Needs Python 3.11 or newer; everything else goes into .venv.

PYTHON ?= python3
# Processes of tests, for two cores: browsers, servers and clusters often wait.
JOBS ?= 6
ARGS ?=
# Where make page-site writes.
FOLDER ?= build/page

BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input -qq
FILLED := .venv/.filled
READY := .venv/.ready
TOOLS := .venv/.tools
PAGE_TOOLS := tools/page/node_modules/.package-lock.json

# A .venv whose Python is gone, or that was copied here from another folder and still points there, is filled anew.
ifneq ($(shell $(BIN)/python -c '' 2>/dev/null && cat $(FILLED) 2>/dev/null),$(CURDIR))
.PHONY: $(FILLED)
endif

BEGUN := $(shell date +%s)

.NOTPARALLEL:
.DEFAULT_GOAL := help
.PHONY: help play page-site terminal test test-all check tools lint types page rooms compile modules pytest nearest audit docs bench soak wheel release format lock clean

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' $(firstword $(MAKEFILE_LIST)) | awk -F'|' '{printf "%-14s %s\n", $$1, $$2}'

play: $(READY) ## open the game server and say its address (ARGS="--help" shows how else)
	@$(BIN)/motherlode serve $(ARGS)

page-site: $(TOOLS) ## the page as a site of files in build/page, to be played without a server (FOLDER=…)
	@$(BIN)/motherlode page build $(FOLDER)

terminal: $(READY) ## play Quartz here in the terminal (ARGS="--help" shows how else)
	@$(BIN)/motherlode play quartz $(ARGS)

test: $(READY) ## everything a change must pass, and how long each part took
	@$(BIN)/python tools/parts.py test --begun $(BEGUN) JOBS=$(JOBS) $(if $(ARGS),"ARGS=$(ARGS)")

test-all: $(READY) ## the same with everything that takes long: CONTRIBUTING.md has the table
	@$(BIN)/python tools/parts.py test --begun $(BEGUN) JOBS=$(JOBS) "ARGS=--thorough -o faulthandler_timeout=1800 $(ARGS)"

check: $(TOOLS) ## lint, types, rooms, and the tests nearest to what changed: in a minute
	@$(BIN)/python tools/parts.py check --begun $(BEGUN)

tools: $(TOOLS) $(PAGE_TOOLS) # what the checks need

lint: $(TOOLS) ## ruff: rules of the code and its layout
	@echo "Lint: ruff check, ruff format"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check . || { echo "Some files are not in the house layout: make format"; exit 1; }

types: $(TOOLS) ## mypy, strict
	@echo "Types: mypy"
	@$(BIN)/mypy --no-error-summary

page: $(PAGE_TOOLS) ## tsc on the JSDoc types of the page
	@echo "Page: tsc"
	@cd tools/page && node_modules/.bin/tsc -p .

rooms: $(TOOLS) ## import-linter: which room may import which
	@echo "Rooms: import-linter"
	@$(BIN)/lint-imports --no-logo

compile: $(READY) # the rules that most tests need, once, before several processes want them at the same time
	@echo "Rules: Numba"
	@$(BIN)/python tools/compile.py rules

modules: $(TOOLS) # the same rules for pages, which need a linker
	@echo "Modules of the page: Numba, zig"
	@$(BIN)/python tools/compile.py modules

# Who hangs ends the run (pyproject.toml says when), and no other process takes its place.
pytest: $(TOOLS) ## the tests alone (ARGS="tests/match -x", JOBS=0 for one process)
	@echo "Tests: pytest"
	@tools/system-packages
	@rm -f .pytest_cache/v/cache/lastfailed
	@$(BIN)/pytest -q -n $(JOBS) --max-worker-restart=0 --durations=15 --durations-min=5 $(ARGS) || { \
	code=$$?; [ $$code = 1 ] || exit $$code; $(BIN)/python tools/unsteady.py; }

nearest: $(TOOLS) # the tests nearest to what changed since the branch began
	@echo "Tests: nearest to what changed"
	@$(BIN)/python -m tools.nearest

audit: $(TOOLS) ## pip-audit: known vulnerabilities of the versions in the two .lock files
	@echo "Audit: pip-audit"
	@$(BIN)/python tools/audit.py

docs: $(TOOLS) ## build the documentation site in build/site, and follow every link of it
	@$(BIN)/python -m tools.site $(ARGS)

release: $(TOOLS) ## sdist and wheel, tried out in an empty environment, with notes from the changelog; publishes nothing
	@$(BIN)/python -m tools.release $(ARGS)

bench: $(TOOLS) ## measure the speed on this machine
	@$(BIN)/python -m bench $(ARGS)

soak: $(TOOLS) ## play on a server for long, and watch that nothing grows or gets lost
	@$(BIN)/python -m bench.soak $(ARGS)

wheel: $(TOOLS) ## the package as a wheel in dist/
	@$(BIN)/python -m hatchling build -t wheel -d dist

format: $(TOOLS) ## bring the code into the house layout
	@$(BIN)/ruff check --quiet --fix-only .
	@$(BIN)/ruff format .

lock: ## pin the newest versions that pyproject.toml allows
	@folder=$$(mktemp -d) && trap 'rm -rf "$$folder"' EXIT && $(PYTHON) -m venv "$$folder" \
	&& pip="$$folder/bin/pip --disable-pip-version-check -qq" && $$pip install hatchling -e . \
	&& $$pip freeze --exclude motherlode > "$$folder/play" && $$pip install -e '.[dev]' \
	&& $$pip freeze --exclude motherlode > "$$folder/all" \
	&& { sed -n '/^#/p' requirements.lock; cat "$$folder/play"; } > "$$folder/lock" \
	&& { sed -n '/^#/p' requirements-dev.lock; grep -vxFf "$$folder/play" "$$folder/all"; } > "$$folder/dev" \
	&& cp "$$folder/lock" requirements.lock && cp "$$folder/dev" requirements-dev.lock

clean: ## remove .venv and everything else that was made here
	rm -rf .venv tools/page/node_modules build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests bench harness tools -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# Nothing is compiled to bytecode on the way: Python does that for what is imported, and most of it never is.
# The marks are written last: a .venv that was left half filled is thrown away and filled again.
$(FILLED): requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	echo "Motherlode needs Python 3.11 or newer, and '$(PYTHON)' is $$($(PYTHON) --version 2>/dev/null || echo not there)."; \
	echo "Name another one like this: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@echo "Setting up .venv (once, about half a minute)"
	@$(PYTHON) -m venv --clear .venv
	@$(PIP) install --no-compile --no-deps -r requirements.lock
	@printf '%s\n' '$(CURDIR)' > $@

$(READY): $(FILLED) pyproject.toml
	@$(PIP) install --no-deps --no-build-isolation -e .
	@$(PIP) check
	@touch $@

# What only those who change the program need is much larger than the program.
$(TOOLS): $(READY) requirements-dev.lock
	@echo "Adding the tools for development (once, about a minute)"
	@$(PIP) install --no-compile --no-deps -r requirements-dev.lock
	@$(PIP) check
	@touch $@

# Of Node's world only the checker of types, and what the vendored modules were made from: the page is served as it is.
$(PAGE_TOOLS): tools/page/package-lock.json
	@tools/system-packages
	@cd tools/page && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@
