# Heatcloak: `make demo` and `make test` are all that a fresh machine needs, with Python >= 3.11.
# ARGS="..." reaches the command behind demo, test, bench, figures, scan and lock; PYTHON=... names the Python to use.

BIN := .venv/bin

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help demo test test-all test-slow test-stack test-alone check docs soak bench figures sbom scan lock clean up down \
	backup restore trusted token run-venv dev-venv compose
# Without it every process compiles all that it imports.
unexport PYTHONDONTWRITEBYTECODE

# Files of tests in several processes; what fixtures start for a file is started once.
PARALLEL := --dist loadfile --no-loadscope-reorder --numprocesses

help: ## show this list
	@echo 'Usage: make TARGET [ARGS="..."] [PYTHON=python3.12]'
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  %-7s %s\n", $$1, $$2 }' Makefile

demo: run-venv ## the whole system on this machine; leaves picture and summary in demo-out/
	@$(BIN)/heatcloak demo --out demo-out $(ARGS)

test: dev-venv ## the quick tests, which need Python packages only (below five minutes)
	@$(BIN)/pytest -m "not slow and not alone and not stack" $(PARALLEL) logical $(ARGS)

test-all: test test-slow test-stack test-alone ## every test (about half an hour; CONTRIBUTING.md says what they need)

test-slow: dev-venv
	@$(BIN)/pytest -m slow $(PARALLEL) 3 $(ARGS)

test-stack: dev-venv
	@$(BIN)/pytest -m stack $(ARGS)

test-alone: dev-venv
	@$(BIN)/pytest -m alone $(ARGS)

check: dev-venv ## linters, formatting, types
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@tools/check_tree.sh

docs: dev-venv ## the documentation as a static site in site/; broken links and missing API names fail
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict $(ARGS)

soak: dev-venv ## the long forms: a thousand kills, two hundred audits, a day cut off, storms, containers (above an hour)
	@$(BIN)/pytest -s tests/system/test_kill_storm.py tests/lab/audit/test_false_alarms.py \
		tests/system/test_cut_off.py tests/system/storm tests/system/stack/test_loses_nothing.py \
		tests/aggregator/recovery/test_agreement.py tests/aggregator/domains/graph/test_wide_weights.py \
		--timeout 0 --kills 1000 --audits 200 --hours 24 --storms 20 --fuzz 100000 --draws 200 --graphs 2000 \
		--stack-minutes 5 $(ARGS)

bench: dev-venv ## the benchmarks, ours beside the peers (ARGS=recovery for one of them)
	@$(BIN)/heatcloak bench $(ARGS)

figures: run-venv ## every figure of the papers, and one page of them, in figures-out/ (about seven minutes)
	@$(BIN)/heatcloak experiment run all --out figures-out $(ARGS)

up: compose ## the whole system as containers, built and healthy (ARGS="--profile postgres" is for docker compose)
	@compose/up.sh $(ARGS)

down: compose ## stop the containers; ARGS=--volumes deletes keys, passwords and readings too
	@docker compose --profile postgres down --remove-orphans $(ARGS)

backup: compose ## an archive of keys, passwords and readings, while the containers run (ARGS=FILE)
	@compose/backup.sh save $(ARGS)

restore: compose ## fill new volumes from an archive of make backup (ARGS=FILE)
	@compose/backup.sh restore $(ARGS)

trusted: compose ## what the trusted party sees, and a search that shows that no other container can (three minutes)
	@echo "starts the stack, shows twenty rounds, and searches all containers for keys: about three minutes"
	@compose/up.sh
	@echo "1 of 2: twenty rounds, as published and without their noise (about a minute)"
	@docker compose run --rm trusted --rounds 20 $(ARGS)
	@echo "2 of 2: every other container is searched for keys (about two minutes)"
	@compose/prove.sh

token: compose ## the token of the containers' HTTP interface
	@docker compose exec -T aggregator cat /heatcloak/store/http.token

sbom: dev-venv ## what the two images hold of Python, in sbom/, as CycloneDX
	@SOURCE_DATE_EPOCH=$${SOURCE_DATE_EPOCH:-$$(git log -1 --format=%ct)} PYTHONPATH=tools \
		$(BIN)/python -m supply.sbom sbom

scan: ## known holes in what is locked (asks a service on the internet; ARGS="--vulnerability-service osv")
	@tools/scan.sh $(ARGS)

lock: ## renew requirements/ and docs/reference/licences.md; ARGS=--upgrade for the newest versions
	@tools/lock.sh $(ARGS)

clean: ## remove .venv, caches and what demo and builds left
	@rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist */build */dist demo-out figures-out sbom site
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

compose:
	@docker compose version >/dev/null 2>&1 || \
		{ echo "heatcloak: needs Docker with Compose 2.20 or later, which docker.com/get-started brings" >&2; exit 1; }

run-venv:
	@tools/venv.sh run

dev-venv:
	@tools/venv.sh dev
